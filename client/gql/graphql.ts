/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Alarms to acknowledge. */
export type AcknowledgeAlarmsInput = {
  /** Alarm.id of each alarm, at most 200. All alarms are changed, or none. */
  ids: Array<string | number>;
  /** UUID of the request, new for each intended change. A repeated request within 24 hours returns the first result and changes nothing. The same UUID with another mutation or input returns REQUEST_REUSED. */
  requestId?: string | number | null | undefined;
};

/** Filters events by actor. Omitted and null fields do not filter. */
export type ActorFilter = {
  /** Id of the user or of the API key. */
  id?: string | number | null | undefined;
  /** Actors of this type. */
  kind?: ActorKind | null | undefined;
  /** Actors with exactly this name. Several actors can share a name. */
  name?: string | null | undefined;
};

/** Type of actor. */
export type ActorKind =
  /** A program that uses an API key. */
  | 'KEY'
  /** An actor outside the product: the assistance system, or a caller who failed to sign in. */
  | 'OUTSIDE'
  /** The product itself. */
  | 'SYSTEM'
  /** A person who is signed in. */
  | 'USER';

/** Cause of an alarm. */
export type AlarmCause =
  /** The claim's arrival is critical (`plc`). */
  | 'ARRIVAL_CRITICAL'
  /** A call to an integration, about the claim or for a mail to a user, was given up without an answer. */
  | 'CALL_GIVEN_UP'
  /** A source that usually sends claims has sent none for too long. */
  | 'CLAIM_FEED_SILENT'
  /** The work at the claim is late (`pfd`). */
  | 'COMPLETION_LATE'
  /** The arrival is likely late: its chance has reached KPI 21. Raised only if KPI 20 is on. */
  | 'LIKELY_LATE'
  /** A source that usually sends positions has sent none for too long. */
  | 'POSITION_FEED_SILENT'
  /** The claim has been without supplier for too long (`spd`). */
  | 'UNASSIGNED_LATE';

/** Type of handling of an alarm. */
export type AlarmState =
  /** The user `by` has seen the alarm; it no longer sounds. */
  | 'ACKNOWLEDGED'
  /** A user passed the alarm to the colleague `to` with the reason in `note`. */
  | 'PASSED'
  /** The alarm is not handled and sounds. */
  | 'RAISED'
  /** `by` snoozed the alarm until `until`, for the reason in `note`. It is raised again afterwards. */
  | 'SNOOZED'
  /** `by` took the alarm. */
  | 'TAKEN';

/** Lowest level that triggers an alert. */
export type AlertLevel =
  /** Notifies only at or beyond the second limit. */
  | 'CRITICAL'
  /** Notifies at or beyond the first limit, and again at the second. */
  | 'WARNING';

/** Filters failed calls. Omitted and null fields do not filter. */
export type ApiErrorFilter = {
  /** Calls recorded in this interval. */
  at?: InstantRange | null | undefined;
  /** Calls about this claim. */
  claimId?: string | number | null | undefined;
  /** Calls that failed with this code. */
  code?: string | null | undefined;
  /**
   * Calls recorded at or after this instant.
   * @deprecated Use at. Stays until 2027-05-31.
   */
  from?: string | null | undefined;
  /** Calls to this integration. */
  integration?: Integration | null | undefined;
  /** Calls of this operation. */
  operation?: IntegrationOperation | null | undefined;
  /**
   * Calls recorded before this instant.
   * @deprecated Use at. Stays until 2027-05-31.
   */
  to?: string | null | undefined;
};

/** Groups in which predicted arrivals are compared with the real ones. */
export type ArrivalGrouping =
  /** One group with all predictions of the period. */
  | 'ALL'
  /** Minutes of the router: the upper limit of the class. `+` for the longest. */
  | 'DISTANCE'
  /** Local hour, 0 to 23. */
  | 'HOUR'
  /** ServiceKind of the claim. */
  | 'KIND'
  /** Supplier.id of the 20 suppliers with most predictions. */
  | 'SUPPLIER'
  /** Version of the correction. 0 is the prior. */
  | 'VERSION'
  /** The Monday of the local week, such as 2026-11-23. */
  | 'WEEK';

/** Type of assignment, which defines how the supplier reports. */
export type AssignmentType =
  /** The resource or the web application reports automatically. */
  | 'DIGITAL'
  /** A person reports by phone or in writing. */
  | 'MANUAL';

/** Filters audit events. Omitted and null fields do not filter. */
export type AuditFilter = {
  /** Code of the event, or a prefix: `claim.` matches all events of claims. */
  action?: string | null | undefined;
  /** Events of matching actors. */
  actor?: ActorFilter | null | undefined;
  /** Events in this interval. */
  at?: InstantRange | null | undefined;
  /** Id of the changed entity. */
  entityId?: string | number | null | undefined;
  /**
   * Events at or after this instant.
   * @deprecated Use at. Stays until 2027-05-31.
   */
  from?: string | null | undefined;
  /** Type of the changed entity. */
  model?: AuditModel | null | undefined;
  /** True returns only events of users and of failed sign-ins, one per action: the acceptance of a request (`.done`) is omitted, a rejection is not. Events of imports, programs and the product are omitted. */
  peopleOnly?: boolean | null | undefined;
  /** Substring of the actor's name, the action, the id of the entity or the id of the request, ignoring case. Only the first 100 characters are used. */
  text?: string | null | undefined;
  /**
   * Events before this instant.
   * @deprecated Use at. Stays until 2027-05-31.
   */
  to?: string | null | undefined;
};

/** Type of an entity in the audit. */
export type AuditModel =
  /** Reasons for actions of an AMA instance. */
  | 'ACTION_REASONS'
  /** An alarm that is not about a claim. */
  | 'ALARM'
  /** An API key: creation, confirmation and revocation. */
  | 'API_KEY'
  /** An archive of removed claims. */
  | 'ARCHIVE'
  /** The audit itself, whose old days are folded and removed. */
  | 'AUDIT'
  /** A claim: records, actions, automatic processes and visits. */
  | 'CLAIM'
  /** A contact list: its name and its conditions. */
  | 'CONTACT_LIST'
  /** An export or a report: start, end and download of its file. */
  | 'EXPORT'
  /** A generic profile: its functionalities and hidden fields. */
  | 'GENERIC_PROFILE'
  /** A list of public holidays and its days. */
  | 'HOLIDAY_LIST'
  /** Settings of the indicators of an AMA instance. */
  | 'INDICATORS'
  /** An indicator alert: its threshold level and user. */
  | 'INDICATOR_ALERT'
  /** The installation as a whole, such as a restored backup. */
  | 'INSTALLATION'
  /** KPI settings of an AMA instance. */
  | 'KPI_SETTINGS'
  /** The logs, whose old rows are removed. */
  | 'LOG'
  /** A saved map configuration: filters, layers and sharing. */
  | 'MAP_CONFIGURATION'
  /** A type that this release does not know, recorded by a newer one. */
  | 'OTHER'
  /** A call to an integration, stopped or sent again by an administrator. */
  | 'OUTBOX_CALL'
  /** A report that a user receives by mail. */
  | 'REPORT_SUBSCRIPTION'
  /** A session: sign-in, failed sign-in and sign-out. */
  | 'SESSION'
  /** A specific profile, and views as one. */
  | 'SPECIFIC_PROFILE'
  /** A simulator of an integration. */
  | 'STAND_IN'
  /** Suppliers and bases received from the source system. */
  | 'SUPPLIER'
  /** A user: account, profile, password and second factor. */
  | 'USER'
  /** A webhook endpoint: its address, events and state, and messages sent again. */
  | 'WEBHOOK_ENDPOINT';

/** Type of a base map layer. */
export type BasemapKind =
  /** A street pack: one .pmtiles file of vector tiles in the OpenMapTiles schema, drawn within its own bounds. */
  | 'PACK'
  /** Raster pictures: addresses of tiles with {z}, {x} and {y}. */
  | 'RASTER'
  /** A MapLibre style that draws the complete map instead of the built-in world. It is then the only layer. */
  | 'STYLE';

/** A rectangle on the earth, in WGS 84 degrees. If west is greater than east, it crosses the antimeridian. */
export type BoundsInput = {
  /** Eastern longitude, -180 to 180. */
  east: number;
  /** Northern latitude, -90 to 90. */
  north: number;
  /** Southern latitude, -90 to 90. */
  south: number;
  /** Western longitude, -180 to 180. */
  west: number;
};

/** State of a call to an integration. */
export type CallState =
  /** Cancelled before a response, because it was no longer needed. */
  | 'CANCELLED'
  /** Given up without a response, automatically or by an administrator. */
  | 'DEAD'
  /** Made and accepted. */
  | 'DONE'
  /** The integration answered with an error code, which `code` contains. */
  | 'REJECTED'
  /** Held for review because the database was restored and the call may have been made since the backup. An administrator decides whether to make it. */
  | 'REVIEW'
  /** Waiting for the first or the next attempt. */
  | 'WAITING';

/** Export to cancel. */
export type CancelExportInput = {
  /** Export.id of an export of the viewer. */
  id: string | number;
};

/** Input for removing the supplier of a claim. */
export type CancelProviderInput = {
  /** Claim.id of the claim. */
  claimId: string | number;
  /** Reason of the cancellation. 3 to 500 characters. */
  reason: string;
  /** Id chosen by the caller, 8 to 100 characters. Repeated requests with the same id and input are performed once. The same id with a different input returns REQUEST_REUSED. */
  requestId: string;
};

/** Input for cancelling a service. */
export type CancelServiceInput = {
  /** Claim.id of the claim. */
  claimId: string | number;
  /** Reason of the cancellation. 3 to 500 characters. */
  reason: string;
  /** Id chosen by the caller, 8 to 100 characters. Repeated requests with the same id and input are performed once. The same id with a different input returns REQUEST_REUSED. */
  requestId: string;
};

/** A processing centre. */
export type CentreKeyInput = {
  /** Centre.code of the centre. Required. */
  code?: string | number | null | undefined;
  /**
   * Centre.code of the centre, if `code` is absent.
   * @deprecated Use code. Stays until 2027-05-31.
   */
  id?: string | number | null | undefined;
  /** AMA instance of the centre. */
  instanceId: string | number;
};

/** New values of a generic profile. */
export type ChangeGenericProfileInput = {
  /** Functionality.id of all functionalities to assign. */
  functionalities: Array<string | number>;
  /** Code of the profile. */
  profileType: ProfileType;
  /** True to require a second factor of its users. */
  requiresTwoFactor: boolean;
  /** GenericProfile.updatedAt as it was read. Returns CHANGED_MEANWHILE if it has changed since. */
  updatedAt?: string | null | undefined;
};

/** Input for changing KPI settings. */
export type ChangeKpiSettingsInput = {
  /** Time at which the change comes into force, never in the past. null for now. */
  effectiveAt?: string | null | undefined;
  /** AMA instance to change. null for the default of all instances and for the settings of the installation. */
  instanceId?: string | number | null | undefined;
  /** Id chosen by the sender, 8 to 100 characters. Repeated requests with the same id are performed once. */
  requestId: string;
  /** Changed values, each setting once. */
  values: Array<KpiSettingInput>;
};

/** New e-mail of a local administrator. */
export type ChangeLocalAdminEmailInput = {
  /** New e-mail. */
  email: string;
  /** User.id of the local administrator, which can be the current user. */
  id: string | number;
  /** Password of the current user. Ignored for a user of the directory. */
  password: string;
  /** Repetition of the new e-mail. */
  repeated: string;
  /** UUID of the request, new for each intended change. A repeated request within 24 hours returns the first result and changes nothing. The same UUID with another mutation or input returns REQUEST_REUSED. */
  requestId?: string | number | null | undefined;
};

/** Changes to the user's own preferences. Omitted fields are unchanged; null resets a preference to its default. */
export type ChangeMyPreferencesInput = {
  /** Row height of lists without a layout. */
  density?: Density | null | undefined;
  /** True to mute alarms. */
  soundMuted?: boolean | null | undefined;
  /** Volume of alarms, 0 to 100 per cent. */
  soundVolume?: number | null | undefined;
  /** Colour theme. */
  theme?: ThemeChoice | null | undefined;
  /** Format of times of day. */
  timeFormat?: TimeFormat | null | undefined;
  /** True to dismiss the tour of the map permanently. */
  tourLeft?: boolean | null | undefined;
};

/** New password of the current user. */
export type ChangePasswordInput = {
  /** Current password. */
  current: string;
  /** 8 to 32 characters with a digit, a lower-case, an upper-case and a special character. */
  password: string;
  /** Repetition of the new password. */
  repeated: string;
};

/** New values of a user. User name, owner, type and password cannot be changed here. */
export type ChangeUserInput = {
  /** True if the user sees all AMA instances, including future ones. `instanceIds` must then be empty. */
  allInstances: boolean;
  /** Default centre, in one of the user's AMA instances. */
  defaultCentre?: CentreKeyInput | null | undefined;
  /** E-mail. Required except for users of the directory. The e-mail of a local administrator is changed with `changeLocalAdminEmail`. */
  email?: string | null | undefined;
  /** User.id. */
  id: string | number;
  /** AMA instances that the user sees. */
  instanceIds: Array<string | number>;
  /** Language of the user's texts. */
  language: Language;
  /** True if the user must choose a new password at the next sign-in. Must be false for users of the directory. */
  mustChangePassword: boolean;
  /** Name: letters of any of the nine languages, digits and spaces; at most 100 characters. */
  name: string;
  /** Generic profile. LOCALADMIN requires the functionality `admin.localAdmins`. */
  profileType: ProfileType;
  /** Specific profile, whose parent must be the generic profile. null for none. */
  specificProfileId?: string | number | null | undefined;
  /** User.updatedAt as it was read. Returns CHANGED_MEANWHILE if it has changed since. */
  updatedAt: string;
};

/** Changes of a webhook endpoint. */
export type ChangeWebhookEndpointInput = {
  /** False disables the endpoint. True enables it, also after it was disabled automatically. */
  enabled: boolean;
  /** Types of the events to send, at least one. */
  events: Array<WebhookEventType>;
  /** Claims whose events are sent. null sends events about all claims. */
  filter?: ClaimFilter | null | undefined;
  /** WebhookEndpoint.id. */
  id: string | number;
  /** Name: letters, digits and spaces, at most 100 characters. */
  name: string;
  /** GraphQL selection on `WebhookEvent`, at most 8000 characters, such as `{ at claim { id status } }`. */
  selection: string;
  /** WebhookEndpoint.updatedAt as it was read. Returns CHANGED_MEANWHILE if it has changed since. */
  updatedAt: string;
  /** Address: https, without user and fragment, at most 2000 characters. Private networks are refused unless the setting WEBHOOK_PRIVATE_HOSTS names the host. */
  url: string;
};

/** New password during a sign-in. */
export type ChoosePasswordInput = {
  /** `LoginInfo.challenge`. */
  challenge: string;
  /** 8 to 32 characters with a digit, a lower-case, an upper-case and a special character. */
  password: string;
  /** Repetition of the new password. */
  repeated: string;
};

/** Actions of a user on a claim. The mutation of the same name performs the action. */
export type ClaimActionName =
  /** Removes the supplier; the claim then waits for another one. */
  | 'CANCEL_PROVIDER'
  /** Ends the claim before the service is done, if the assistance system accepts it. */
  | 'CANCEL_SERVICE'
  /** Records the arrival of a manually assigned supplier, if the assistance system accepts it. */
  | 'CONFIRM_ARRIVAL'
  /** Records the completion of the work, if the assistance system accepts it. The claim is then finished. */
  | 'CONFIRM_COMPLETION'
  /** Moves the end of the arrival, also before a supplier is assigned, or of the completion. */
  | 'MANAGE_DELAY';

/** State of an action. */
export type ClaimActionState =
  /** Performed, and the assistance system has been notified or is being notified. */
  | 'DONE'
  /** Performed; the assistance system is notified at `undoUntil` unless the action is undone before. */
  | 'HELD'
  /** The assistance system has not answered yet. Nothing changes before its answer. */
  | 'PENDING'
  /** Not performed; `code` contains the reason. */
  | 'REJECTED'
  /** Undone before the assistance system was notified. */
  | 'UNDONE';

/** Columns by which a list of Claim entities can be filtered. */
export type ClaimColumn =
  /** Accepted: `Claim.acceptedAt`, an instant column. Operands: `from` and `before`, or `empty`. */
  | 'ACCEPTED_AT'
  /** Actual minutes: `Claim.actualMinutes`, a number column. Operands: `atLeast` and `atMost`, or `empty`. */
  | 'ACTUAL_MINUTES'
  /** Additional distance: `Claim.additionalMetres`, a number column. Operands: `atLeast` and `atMost`, or `empty`. */
  | 'ADDITIONAL_METRES'
  /** Additional minutes: `Claim.additionalMinutes`, a number column. Operands: `atLeast` and `atMost`, or `empty`. */
  | 'ADDITIONAL_MINUTES'
  /** Arrived: `Claim.arrivedAt`, an instant column. Operands: `from` and `before`, or `empty`. */
  | 'ARRIVED_AT'
  /** Arrived late: `Claim.arrivedLate`, a boolean column. Operands: `is`, or `empty`. */
  | 'ARRIVED_LATE'
  /** Assigned: `Claim.assignedAt`, an instant column. Operands: `from` and `before`, or `empty`. */
  | 'ASSIGNED_AT'
  /** Assigned route, distance: `Claim.assignedRouteMetres`, a number column. Operands: `atLeast` and `atMost`, or `empty`. */
  | 'ASSIGNED_ROUTE_METRES'
  /** Assigned route, minutes: `Claim.assignedRouteMinutes`, a number column. Operands: `atLeast` and `atMost`, or `empty`. */
  | 'ASSIGNED_ROUTE_MINUTES'
  /** Assignment: `Claim.assignmentType`, an enum column. Operands: `oneOf`, or `empty`. */
  | 'ASSIGNMENT_TYPE'
  /** Additional attributes: `Claim.attributes`, a text column. Operands: `contains`, or `empty`. */
  | 'ATTRIBUTES'
  /** Cancelled: `Claim.cancelledAt`, an instant column. Operands: `from` and `before`, or `empty`. */
  | 'CANCELLED_AT'
  /** Cause: `Claim.causeCode`, a text column. Operands: `contains`, or `empty`. */
  | 'CAUSE_CODE'
  /** Processing centre: `Claim.centre`, a text column. Operands: `contains`, or `empty`. */
  | 'CENTRE'
  /** Client: `Claim.client`, a text column. Operands: `contains`, or `empty`. */
  | 'CLIENT'
  /** Contract: `Claim.contract`, a text column. Operands: `contains`, or `empty`. */
  | 'CONTRACT'
  /** Cover: `Claim.coverCode`, a text column. Operands: `contains`, or `empty`. */
  | 'COVER_CODE'
  /** Creation method: `Claim.creationMode`, a text column. Operands: `contains`, or `empty`. */
  | 'CREATION_MODE'
  /** Destination: `Claim.destination`, a text column. Operands: `contains`, or `empty`. */
  | 'DESTINATION'
  /** Minutes to the destination: `Claim.destinationEtaMinutes`, a number column. Operands: `atLeast` and `atMost`, or `empty`. */
  | 'DESTINATION_ETA_MINUTES'
  /** Distance to the destination: `Claim.destinationMetres`, a number column. Operands: `atLeast` and `atMost`, or `empty`. */
  | 'DESTINATION_METRES'
  /** Deviation: `Claim.deviationMetres`, a number column. Operands: `atLeast` and `atMost`, or `empty`. */
  | 'DEVIATION_METRES'
  /** Fault code: `Claim.faultCode`, a text column. Operands: `contains`, or `empty`. */
  | 'FAULT_CODE'
  /** Fault: `Claim.faultName`, a text column. Operands: `contains`, or `empty`. */
  | 'FAULT_NAME'
  /** File: `Claim.file`, a text column. Operands: `contains`, or `empty`. */
  | 'FILE'
  /** Finished: `Claim.finishedAt`, an instant column. Operands: `from` and `before`, or `empty`. */
  | 'FINISHED_AT'
  /** Code: `Claim.id`, a text column. Operands: `contains`. */
  | 'ID'
  /** AMA instance: `Claim.instance`, a text column. Operands: `contains`. */
  | 'INSTANCE'
  /** Name of the insured: `Claim.insuredName`, a text column. Operands: `contains`, or `empty`. */
  | 'INSURED_NAME'
  /** Phone for the insured: `Claim.insuredPhone`, a text column. Operands: `contains`, or `empty`. */
  | 'INSURED_PHONE'
  /** Invoice reference: `Claim.invoiceReference`, a text column. Operands: `contains`, or `empty`. */
  | 'INVOICE_REFERENCE'
  /** Service type: `Claim.kind`, an enum column. Operands: `oneOf`. */
  | 'KIND'
  /** Latest arrival (9 of 10): `Claim.latestArrivalAt`, an instant column. Operands: `from` and `before`, or `empty`. */
  | 'LATEST_ARRIVAL_AT'
  /** Chance of being late (%): `Claim.lateChance`, a number column. Operands: `atLeast` and `atMost`, or `empty`. */
  | 'LATE_CHANCE'
  /** Limits: `Claim.limits`, a text column. Operands: `contains`, or `empty`. */
  | 'LIMITS'
  /** Managed arrival end: `Claim.managedUntil`, an instant column. Operands: `from` and `before`, or `empty`. */
  | 'MANAGED_UNTIL'
  /** Due: `Claim.measuredFrom`, an instant column. Operands: `from` and `before`, or `empty`. */
  | 'MEASURED_FROM'
  /** Notes: `Claim.notes`, a text column. Operands: `contains`, or `empty`. */
  | 'NOTES'
  /** Unassigned since: `Claim.noSupplierSince`, an instant column. Operands: `from` and `before`, or `empty`. */
  | 'NO_SUPPLIER_SINCE'
  /** Occurred: `Claim.occurredAt`, an instant column. Operands: `from` and `before`. */
  | 'OCCURRED_AT'
  /** Origin: `Claim.origin`, a text column. Operands: `contains`, or `empty`. */
  | 'ORIGIN'
  /** Distance to the origin: `Claim.originMetres`, a number column. Operands: `atLeast` and `atMost`, or `empty`. */
  | 'ORIGIN_METRES'
  /** Other file: `Claim.otherFile`, a text column. Operands: `contains`, or `empty`. */
  | 'OTHER_FILE'
  /** Arrival pending since: `Claim.pendingArrivalSince`, an instant column. Operands: `from` and `before`, or `empty`. */
  | 'PENDING_ARRIVAL_SINCE'
  /** Planned end: `Claim.plannedEnd`, an instant column. Operands: `from` and `before`, or `empty`. */
  | 'PLANNED_END'
  /** Planned start: `Claim.plannedStart`, an instant column. Operands: `from` and `before`, or `empty`. */
  | 'PLANNED_START'
  /** Plate: `Claim.plate`, a text column. Operands: `contains`, or `empty`. */
  | 'PLATE'
  /** Precalculated route, distance: `Claim.precalculatedRouteMetres`, a number column. Operands: `atLeast` and `atMost`, or `empty`. */
  | 'PRECALCULATED_ROUTE_METRES'
  /** Precalculated route, minutes: `Claim.precalculatedRouteMinutes`, a number column. Operands: `atLeast` and `atMost`, or `empty`. */
  | 'PRECALCULATED_ROUTE_MINUTES'
  /** Predicted arrival: `Claim.predictedAt`, an instant column. Operands: `from` and `before`, or `empty`. */
  | 'PREDICTED_AT'
  /** Priority code: `Claim.priorityCode`, a text column. Operands: `contains`, or `empty`. */
  | 'PRIORITY_CODE'
  /** Priority: `Claim.priorityName`, a text column. Operands: `contains`, or `empty`. */
  | 'PRIORITY_NAME'
  /** Product: `Claim.productCode`, a text column. Operands: `contains`, or `empty`. */
  | 'PRODUCT_CODE'
  /** Promised for: `Claim.promisedAt`, an instant column. Operands: `from` and `before`, or `empty`. */
  | 'PROMISED_AT'
  /** Promised minutes: `Claim.promisedMinutes`, a number column. Operands: `atLeast` and `atMost`, or `empty`. */
  | 'PROMISED_MINUTES'
  /** Supplier only proposed: `Claim.proposed`, a boolean column. Operands: `is`, or `empty`. */
  | 'PROPOSED'
  /** Real route, distance: `Claim.realRouteMetres`, a number column. Operands: `atLeast` and `atMost`, or `empty`. */
  | 'REAL_ROUTE_METRES'
  /** Real route, minutes: `Claim.realRouteMinutes`, a number column. Operands: `atLeast` and `atMost`, or `empty`. */
  | 'REAL_ROUTE_MINUTES'
  /** Distance now: `Claim.remainingMetres`, a number column. Operands: `atLeast` and `atMost`, or `empty`. */
  | 'REMAINING_METRES'
  /** Risk code: `Claim.riskCode`, a text column. Operands: `contains`, or `empty`. */
  | 'RISK_CODE'
  /** Risk: `Claim.riskName`, a text column. Operands: `contains`, or `empty`. */
  | 'RISK_NAME'
  /** Risk type: `Claim.riskType`, an enum column. Operands: `oneOf`, or `empty`. */
  | 'RISK_TYPE'
  /** Scheduled: `Claim.scheduled`, a boolean column. Operands: `is`, or `empty`. */
  | 'SCHEDULED'
  /** Service: `Claim.service`, a text column. Operands: `contains`. */
  | 'SERVICE'
  /** Service number: `Claim.serviceNumber`, a text column. Operands: `contains`, or `empty`. */
  | 'SERVICE_NUMBER'
  /** State code in the source: `Claim.serviceState`, a text column. Operands: `contains`, or `empty`. */
  | 'SERVICE_STATE'
  /** State in the source: `Claim.serviceStateName`, a text column. Operands: `contains`, or `empty`. */
  | 'SERVICE_STATE_NAME'
  /** Status: `Claim.status`, an enum column. Operands: `oneOf`. */
  | 'STATUS'
  /** Status since: `Claim.statusAt`, an instant column. Operands: `from` and `before`. */
  | 'STATUS_AT'
  /** Punctuality: `Claim.statusLabel`, an enum column. Operands: `oneOf`. */
  | 'STATUS_LABEL'
  /** Straight line: `Claim.straightMetres`, a number column. Operands: `atLeast` and `atMost`, or `empty`. */
  | 'STRAIGHT_METRES'
  /** Supplement: `Claim.supplement`, a text column. Operands: `contains`, or `empty`. */
  | 'SUPPLEMENT'
  /** Supplier: `Claim.supplier`, a text column. Operands: `contains`, or `empty`. */
  | 'SUPPLIER'
  /** Allowed deviation: `Claim.thresholdMetres`, a number column. Operands: `atLeast` and `atMost`, or `empty`. */
  | 'THRESHOLD_METRES'
  /** Validated: `Claim.validatedAt`, an instant column. Operands: `from` and `before`, or `empty`. */
  | 'VALIDATED_AT'
  /** Work recorded: `Claim.workAt`, an instant column. Operands: `from` and `before`, or `empty`. */
  | 'WORK_AT'
  /** Managed completion end: `Claim.workManagedUntil`, an instant column. Operands: `from` and `before`, or `empty`. */
  | 'WORK_MANAGED_UNTIL';

/** Condition on one column: one operand that fits the type of the column, or both bounds of a range. Other operands return BAD_USER_INPUT. */
export type ClaimColumnInput = {
  /** Number columns: at least this value. */
  atLeast?: number | null | undefined;
  /** Number columns: at most this value. */
  atMost?: number | null | undefined;
  /**
   * Instant columns: before this instant.
   * @deprecated Use within. Stays until 2027-05-31.
   */
  before?: string | null | undefined;
  /** Text, named, code and attribute columns: contains this text, ignoring case and accents. Names are those of the source. */
  contains?: string | null | undefined;
  /** Any column: true matches unknown values, false matches known values. */
  empty?: boolean | null | undefined;
  /** Column to filter. A column that the viewer's profile hides returns FIELD_UNKNOWN. */
  field: ClaimColumn;
  /**
   * Instant columns: at or after this instant.
   * @deprecated Use within. Stays until 2027-05-31.
   */
  from?: string | null | undefined;
  /** Boolean columns: equals this value. Unknown values match neither. */
  is?: boolean | null | undefined;
  /** Enum columns: equals one of these values. */
  oneOf?: Array<string> | null | undefined;
  /** Instant columns: in this interval. */
  within?: InstantRange | null | undefined;
};

/** Filters claims. Omitted and null fields do not filter; all given fields must match. */
export type ClaimFilter = {
  /** Minutes since the claim was assigned. */
  assignedMinutes?: MinutesRangeInput | null | undefined;
  /** Claims with one of these types of assignment. */
  assignmentTypes?: Array<AssignmentType> | null | undefined;
  /** Claims with this text in one of their variable attributes, in its name or its value, ignoring case and accents. Source: attributes. */
  attributeText?: string | null | undefined;
  /** Claims within this rectangle. */
  bounds?: BoundsInput | null | undefined;
  /** Claims of the processing centres with these codes. */
  centreIds?: Array<string | number> | null | undefined;
  /** Claims of the clients with these codes. */
  clientIds?: Array<string | number> | null | undefined;
  /** Conditions on single columns, at most 10. All of them must match. */
  columns?: Array<ClaimColumnInput> | null | undefined;
  /**
   * Claims whose insured was first reached at or after this second: milestone PHONE, otherwise fhvalida.
   * @deprecated Use contactedAt. Stays until 2027-05-31.
   */
  contactFrom?: string | null | undefined;
  /**
   * Claims whose insured was first reached before this second.
   * @deprecated Use contactedAt. Stays until 2027-05-31.
   */
  contactTo?: string | null | undefined;
  /** Claims whose insured was first reached in this interval, to the second. */
  contactedAt?: InstantRange | null | undefined;
  /** Claims of the contracts with these codes. */
  contractIds?: Array<string | number> | null | undefined;
  /** Claims of this file. Source: nuexpediente. */
  file?: string | null | undefined;
  /** Claims with one of these ids. */
  ids?: Array<string | number> | null | undefined;
  /** Claims that a figure of the dashboard counts. */
  indicator?: IndicatorFilterInput | null | undefined;
  /** Claims of one of these AMA instances. On a map, it filters all features. */
  instanceIds?: Array<string | number> | null | undefined;
  /** Claims of one of these kinds of service. */
  kinds?: Array<ServiceKind> | null | undefined;
  /** Claims assigned to the mobile resource of this person or device. On a map, it also filters the resources. Source: mobile. */
  mobileUser?: string | null | undefined;
  /** Claims that occurred in this interval. */
  occurredAt?: InstantRange | null | undefined;
  /**
   * Claims that occurred at or after this instant.
   * @deprecated Use occurredAt. Stays until 2027-05-31.
   */
  occurredFrom?: string | null | undefined;
  /**
   * Claims that occurred before this instant.
   * @deprecated Use occurredAt. Stays until 2027-05-31.
   */
  occurredTo?: string | null | undefined;
  /** True returns open claims, false finished and cancelled claims. */
  open?: boolean | null | undefined;
  /** Claims with this file number of another company. Source: nuexpajeno. */
  otherFile?: string | null | undefined;
  /**
   * Claims whose planned start is at or after this second.
   * @deprecated Use plannedStart. Stays until 2027-05-31.
   */
  plannedFrom?: string | null | undefined;
  /** Claims whose planned start is in this interval, to the second. */
  plannedStart?: InstantRange | null | undefined;
  /**
   * Claims whose planned start is before this second.
   * @deprecated Use plannedStart. Stays until 2027-05-31.
   */
  plannedTo?: string | null | undefined;
  /** Claims of one of these priorities. Source: cdprioridad. */
  priorityCodes?: Array<string> | null | undefined;
  /** True also returns claims without a priority, in addition to those that `priorityCodes` returns. */
  priorityUnknown?: boolean | null | undefined;
  /** True returns scheduled claims, false unscheduled claims. Claims whose scheduling is unknown match neither. */
  scheduled?: boolean | null | undefined;
  /** True also returns claims whose scheduling is unknown, in addition to those that `scheduled` returns. */
  scheduledUnknown?: boolean | null | undefined;
  /** Claims of the services with these codes. Source: cdservicio. */
  serviceIds?: Array<string | number> | null | undefined;
  /** Claims with one of these statuses (the KPI filter). On a map it filters the features, not the counts by status and by layer. */
  statuses?: Array<ClaimStatus> | null | undefined;
  /** Claims assigned to one of these suppliers. On a map, it also filters the suppliers. */
  supplierIds?: Array<string | number> | null | undefined;
  /** Minutes that an open claim without supplier has waited for one. */
  unassignedMinutes?: MinutesRangeInput | null | undefined;
  /** Claims whose last change is in this period. */
  updatedAt?: InstantRange | null | undefined;
  /** True returns only claims without a position, false only claims with one. On a map, true ignores the filters by status and affects only counts and lists. */
  withoutPosition?: boolean | null | undefined;
};

/** Fields by which a list of Claim entities can be ordered. */
export type ClaimOrderField =
  /** Accepted: `Claim.acceptedAt`, sorted from the earliest instant. */
  | 'ACCEPTED_AT'
  /** Actual minutes: `Claim.actualMinutes`, sorted from the smallest value. */
  | 'ACTUAL_MINUTES'
  /** Additional distance: `Claim.additionalMetres`, sorted from the smallest value. */
  | 'ADDITIONAL_METRES'
  /** Additional minutes: `Claim.additionalMinutes`, sorted from the smallest value. */
  | 'ADDITIONAL_MINUTES'
  /** Arrived: `Claim.arrivedAt`, sorted from the earliest instant. */
  | 'ARRIVED_AT'
  /** Arrived late: `Claim.arrivedLate`, sorted false before true. */
  | 'ARRIVED_LATE'
  /** Assigned: `Claim.assignedAt`, sorted from the earliest instant. */
  | 'ASSIGNED_AT'
  /** Assigned route, distance: `Claim.assignedRouteMetres`, sorted from the smallest value. */
  | 'ASSIGNED_ROUTE_METRES'
  /** Assigned route, minutes: `Claim.assignedRouteMinutes`, sorted from the smallest value. */
  | 'ASSIGNED_ROUTE_MINUTES'
  /** Assignment: `Claim.assignmentType`, sorted by name, statuses by urgency. */
  | 'ASSIGNMENT_TYPE'
  /** Cancelled: `Claim.cancelledAt`, sorted from the earliest instant. */
  | 'CANCELLED_AT'
  /** Cause: `Claim.causeCode`, sorted alphabetically. */
  | 'CAUSE_CODE'
  /** Processing centre: `Claim.centre`, sorted alphabetically. */
  | 'CENTRE'
  /** Client: `Claim.client`, sorted alphabetically. */
  | 'CLIENT'
  /** Contract: `Claim.contract`, sorted alphabetically. */
  | 'CONTRACT'
  /** Cover: `Claim.coverCode`, sorted alphabetically. */
  | 'COVER_CODE'
  /** Creation method: `Claim.creationMode`, sorted alphabetically. */
  | 'CREATION_MODE'
  /** Destination: `Claim.destination`, sorted alphabetically. */
  | 'DESTINATION'
  /** Minutes to the destination: `Claim.destinationEtaMinutes`, sorted from the smallest value. */
  | 'DESTINATION_ETA_MINUTES'
  /** Distance to the destination: `Claim.destinationMetres`, sorted from the smallest value. */
  | 'DESTINATION_METRES'
  /** Deviation: `Claim.deviationMetres`, sorted from the smallest value. */
  | 'DEVIATION_METRES'
  /** Fault code: `Claim.faultCode`, sorted alphabetically. */
  | 'FAULT_CODE'
  /** Fault: `Claim.faultName`, sorted alphabetically. */
  | 'FAULT_NAME'
  /** File: `Claim.file`, sorted alphabetically. */
  | 'FILE'
  /** Finished: `Claim.finishedAt`, sorted from the earliest instant. */
  | 'FINISHED_AT'
  /** Code: `Claim.id`, sorted alphabetically. */
  | 'ID'
  /** AMA instance: `Claim.instance`, sorted alphabetically. */
  | 'INSTANCE'
  /** undefined: `Claim.instanceId`, sorted alphabetically. */
  | 'INSTANCE_ID'
  /** Name of the insured: `Claim.insuredName`, sorted alphabetically. */
  | 'INSURED_NAME'
  /** Phone for the insured: `Claim.insuredPhone`, sorted alphabetically. */
  | 'INSURED_PHONE'
  /** Invoice reference: `Claim.invoiceReference`, sorted alphabetically. */
  | 'INVOICE_REFERENCE'
  /** Service type: `Claim.kind`, sorted by name, statuses by urgency. */
  | 'KIND'
  /** Latest arrival (9 of 10): `Claim.latestArrivalAt`, sorted from the earliest instant. */
  | 'LATEST_ARRIVAL_AT'
  /** Chance of being late (%): `Claim.lateChance`, sorted from the smallest value. */
  | 'LATE_CHANCE'
  /** Managed arrival end: `Claim.managedUntil`, sorted from the earliest instant. */
  | 'MANAGED_UNTIL'
  /** Due: `Claim.measuredFrom`, sorted from the earliest instant. */
  | 'MEASURED_FROM'
  /** Unassigned since: `Claim.noSupplierSince`, sorted from the earliest instant. */
  | 'NO_SUPPLIER_SINCE'
  /** Occurred: `Claim.occurredAt`, sorted from the earliest instant. */
  | 'OCCURRED_AT'
  /** Origin: `Claim.origin`, sorted alphabetically. */
  | 'ORIGIN'
  /** Distance to the origin: `Claim.originMetres`, sorted from the smallest value. */
  | 'ORIGIN_METRES'
  /** Other file: `Claim.otherFile`, sorted alphabetically. */
  | 'OTHER_FILE'
  /** Arrival pending since: `Claim.pendingArrivalSince`, sorted from the earliest instant. */
  | 'PENDING_ARRIVAL_SINCE'
  /** Planned end: `Claim.plannedEnd`, sorted from the earliest instant. */
  | 'PLANNED_END'
  /** Planned start: `Claim.plannedStart`, sorted from the earliest instant. */
  | 'PLANNED_START'
  /** Plate: `Claim.plate`, sorted alphabetically. */
  | 'PLATE'
  /** Precalculated route, distance: `Claim.precalculatedRouteMetres`, sorted from the smallest value. */
  | 'PRECALCULATED_ROUTE_METRES'
  /** Precalculated route, minutes: `Claim.precalculatedRouteMinutes`, sorted from the smallest value. */
  | 'PRECALCULATED_ROUTE_MINUTES'
  /** Predicted arrival: `Claim.predictedAt`, sorted from the earliest instant. */
  | 'PREDICTED_AT'
  /** Priority code: `Claim.priorityCode`, sorted alphabetically. */
  | 'PRIORITY_CODE'
  /** Priority: `Claim.priorityName`, sorted alphabetically. */
  | 'PRIORITY_NAME'
  /** Product: `Claim.productCode`, sorted alphabetically. */
  | 'PRODUCT_CODE'
  /** Promised for: `Claim.promisedAt`, sorted from the earliest instant. */
  | 'PROMISED_AT'
  /** Promised minutes: `Claim.promisedMinutes`, sorted from the smallest value. */
  | 'PROMISED_MINUTES'
  /** Supplier only proposed: `Claim.proposed`, sorted false before true. */
  | 'PROPOSED'
  /** Real route, distance: `Claim.realRouteMetres`, sorted from the smallest value. */
  | 'REAL_ROUTE_METRES'
  /** Real route, minutes: `Claim.realRouteMinutes`, sorted from the smallest value. */
  | 'REAL_ROUTE_MINUTES'
  /** Distance now: `Claim.remainingMetres`, sorted from the smallest value. */
  | 'REMAINING_METRES'
  /** Risk code: `Claim.riskCode`, sorted alphabetically. */
  | 'RISK_CODE'
  /** Risk: `Claim.riskName`, sorted alphabetically. */
  | 'RISK_NAME'
  /** Risk type: `Claim.riskType`, sorted by name, statuses by urgency. */
  | 'RISK_TYPE'
  /** Scheduled: `Claim.scheduled`, sorted false before true. */
  | 'SCHEDULED'
  /** Service: `Claim.service`, sorted alphabetically. */
  | 'SERVICE'
  /** Service number: `Claim.serviceNumber`, sorted alphabetically. */
  | 'SERVICE_NUMBER'
  /** State code in the source: `Claim.serviceState`, sorted alphabetically. */
  | 'SERVICE_STATE'
  /** State in the source: `Claim.serviceStateName`, sorted alphabetically. */
  | 'SERVICE_STATE_NAME'
  /** Status: `Claim.status`, sorted by name, statuses by urgency. */
  | 'STATUS'
  /** Status since: `Claim.statusAt`, sorted from the earliest instant. */
  | 'STATUS_AT'
  /** Punctuality: `Claim.statusLabel`, sorted by name, statuses by urgency. */
  | 'STATUS_LABEL'
  /** Straight line: `Claim.straightMetres`, sorted from the smallest value. */
  | 'STRAIGHT_METRES'
  /** Supplement: `Claim.supplement`, sorted alphabetically. */
  | 'SUPPLEMENT'
  /** Supplier: `Claim.supplier`, sorted alphabetically. */
  | 'SUPPLIER'
  /** Allowed deviation: `Claim.thresholdMetres`, sorted from the smallest value. */
  | 'THRESHOLD_METRES'
  /** undefined: `Claim.updatedAt`, sorted from the earliest instant. */
  | 'UPDATED_AT'
  /** Validated: `Claim.validatedAt`, sorted from the earliest instant. */
  | 'VALIDATED_AT'
  /** Work recorded: `Claim.workAt`, sorted from the earliest instant. */
  | 'WORK_AT'
  /** Managed completion end: `Claim.workManagedUntil`, sorted from the earliest instant. */
  | 'WORK_MANAGED_UNTIL';

/** One key of an order, of at most 3. Ties are ordered by id. Text is compared by its beginning, named values by name, statuses by urgency. */
export type ClaimOrderInput = {
  /** Direction of the order. */
  direction?: OrderDirection;
  /** The field. A field that the viewer's profile hides returns FIELD_UNKNOWN. */
  field: ClaimOrderField;
};

/** Order of a list of claims. Ties are ordered by id. */
export type ClaimSort =
  /** By the code of the claim, ascending. */
  | 'ID'
  /** Latest occurrence first. */
  | 'NEWEST'
  /** Earliest occurrence first. */
  | 'OLDEST'
  /** Most urgent status first; within a status, the earliest `measuredFrom` first. */
  | 'URGENCY';

/** Status of a claim, most urgent first in the lists. Each open status also allows cancelService and, before the arrival of a supplier, cancelProvider. */
export type ClaimStatus =
  /** Finished or cancelled. Removed from the map. Final; no action is allowed. Short code f. */
  | 'FINISHED'
  /** A delay was managed and the additional time has not passed. Ends at the arrival, after that time, or when predicted late again. Actions: manageDelay, confirmArrival. Short code man. */
  | 'MANAGED'
  /** The supplier is on site and arrived late. Ends at the completion, or at the time limit of KPI 12. Actions: manageDelay, confirmCompletion. Short code pf. */
  | 'NO_FINISHED'
  /** The supplier is on site and arrived on time. Ends at the completion, or at the time limit of KPI 12. Actions: manageDelay, confirmCompletion. Short code pfit. */
  | 'NO_FINISH_ARRIVAL_INTIME'
  /** The work exceeds KPI 12. Ask the supplier. Ends at the completion or when the delay is managed. Actions: manageDelay, confirmCompletion. Short code pfd. */
  | 'NO_FINISH_DELAYED'
  /** Additional time for the work was granted and has not passed. Ends at the completion or after that time. Actions: manageDelay, confirmCompletion. Short code pfman. */
  | 'NO_FINISH_MANAGED'
  /** Waiting for a supplier, within the limit. Ends when a supplier is assigned, or as late at KPI 4; before a planned start by KPI 4. Short code sp. */
  | 'NO_SUPPLIER'
  /** Waiting for a supplier longer than KPI 4. Assign one. Ends when a supplier is assigned or the delay is managed. Actions: manageDelay. Short code spd. */
  | 'NO_SUPPLIER_DELAYED'
  /** Assigned, without a promised or planned time. Ends at the arrival, when a plan is known, or as late by KPI 1 or 3 after the assignment. Actions: manageDelay, confirmArrival. Short code pl. */
  | 'PENDING_ARRIVAL'
  /** The resource will arrive early by KPI 2 or more. Ends at the arrival, or when the prediction is later or its position is outdated. Actions: manageDelay, confirmArrival. Short code pla. */
  | 'PENDING_ARRIVAL_ADVANCED'
  /** Late by KPI 13 or 14. Act now. Ends at the arrival, when managed, or when predicted earlier. Actions: manageDelay, confirmArrival. Short code plc. */
  | 'PENDING_ARRIVAL_CRITICAL'
  /** Late by KPI 1 or 3. Inform the insured or manage the delay. Ends at the arrival, at KPI 13 or 14, when managed, or when predicted earlier. Actions: manageDelay, confirmArrival. Short code pld. */
  | 'PENDING_ARRIVAL_DELAYED'
  /** En route and on time. Ends at the arrival, or when it is predicted early or late. Actions: manageDelay, confirmArrival. Short code plit. */
  | 'PENDING_ARRIVAL_INTIME'
  /** Scheduled for more than an hour from now. No action needed. Ends 60 minutes before the planned start, with or without a supplier. Short code ppa. */
  | 'PROG_PENDING_ACTION';

/** Input for confirming an arrival. */
export type ConfirmArrivalInput = {
  /** Time of the milestone, never in the future. Default: now. */
  at?: string | null | undefined;
  /** Claim.id of the claim. */
  claimId: string | number;
  /** Free text, at most 500 characters. */
  note?: string | null | undefined;
  /** Id chosen by the caller, 8 to 100 characters. Repeated requests with the same id and input are performed once. The same id with a different input returns REQUEST_REUSED. */
  requestId: string;
};

/** Input for confirming several arrivals. */
export type ConfirmArrivalsInput = {
  /** Time of the milestone, never in the future. Default: now. */
  at?: string | null | undefined;
  /** Claim.id of each claim, at most 100. Duplicates are ignored. */
  claimIds: Array<string | number>;
  /** Free text, at most 500 characters. */
  note?: string | null | undefined;
  /** Id chosen by the caller, 8 to 100 characters. Repeated requests with the same id and input are performed once. The same id with a different input returns REQUEST_REUSED. */
  requestId: string;
};

/** Input for confirming a completion. */
export type ConfirmCompletionInput = {
  /** Time of the milestone, never in the future. Default: now. */
  at?: string | null | undefined;
  /** Claim.id of the claim. */
  claimId: string | number;
  /** Free text, at most 500 characters. */
  note?: string | null | undefined;
  /** Id chosen by the caller, 8 to 100 characters. Repeated requests with the same id and input are performed once. The same id with a different input returns REQUEST_REUSED. */
  requestId: string;
};

/** Input for confirming several completions. */
export type ConfirmCompletionsInput = {
  /** Time of the milestone, never in the future. Default: now. */
  at?: string | null | undefined;
  /** Claim.id of each claim, at most 100. Duplicates are ignored. */
  claimIds: Array<string | number>;
  /** Free text, at most 500 characters. */
  note?: string | null | undefined;
  /** Id chosen by the caller, 8 to 100 characters. Repeated requests with the same id and input are performed once. The same id with a different input returns REQUEST_REUSED. */
  requestId: string;
};

/** Code of the second factor during a sign-in. */
export type ConfirmSecondFactorInput = {
  /** `LoginInfo.challenge`. */
  challenge: string;
  /** Code of the authenticator, six digits. Spaces are ignored. */
  code: string;
};

/** Criteria of a contact list, from the most to the least specific. */
export type ContactListField =
  /** The processing centre of the AMA instance that handles the claim. */
  | 'CENTRE_ID'
  /** The insurer that the claim belongs to. */
  | 'CLIENT_ID'
  /** The claim's insurance contract. Most specific; requires `clientId`. */
  | 'CONTRACT_ID'
  /** The code of the insured object, more specific than its type. */
  | 'RISK_CODE'
  /** The type of insured object, instead of its code. */
  | 'RISK_TYPE'
  /** The supplement of the policy. Least specific. */
  | 'SUPPLEMENT';

/** Reason why a contact list can never be used. */
export type ContactListObstacle =
  /** The instance has no such centre. */
  | 'CENTRE_UNKNOWN'
  /** The instance has no such client. */
  | 'CLIENT_UNKNOWN'
  /** The client has no such contract. */
  | 'CONTRACT_UNKNOWN'
  /** Another list takes precedence over it on every claim that it matches. */
  | 'SHADOWED';

/** Key of a contract. */
export type ContractKeyInput = {
  /** Client.code of the client. */
  clientId: string | number;
  /** Contract.code of the contract. */
  contractId: string | number;
  /** AMA instance of the client. */
  instanceId: string | number;
};

/** Input for a new API key. */
export type CreateApiKeyInput = {
  /** True to cover all AMA instances, including future ones. `instanceIds` must then be empty. */
  allInstances: boolean;
  /** Whether a key of scope `WIDGET` may read `arrivalProof`: by supplier only if `groupings` contains SUPPLIER. */
  arrivalProof?: boolean;
  /** Device codes (`Supplier.mobile`) of a key of scope `POSITIONS`, 1 to 100. `POSITIONS` cannot be combined with other scopes and requires either `devices` or `supplierId`. */
  devices?: Array<string> | null | undefined;
  /** Expiry of the key, in the future and at most two years ahead. */
  expiresAt: string;
  /** Groupings that a key of scope `WIDGET` may use. They disclose names of clients or suppliers. null for none. */
  groupings?: Array<FigureGrouping> | null | undefined;
  /** Indicators that a key of scope `WIDGET` shows, at least one unless it shows `arrivalProof`. `WIDGET` cannot be combined with other scopes. */
  indicators?: Array<IndicatorKey> | null | undefined;
  /** AMA instances of the key. */
  instanceIds: Array<string | number>;
  /** Name: letters of any of the nine languages, digits and spaces; at most 100 characters; unique among the owner's keys that are not revoked. */
  name: string;
  /** Origins of the pages on which widgets may be shown, 1 to 20, such as https://intranet.example. http is accepted only for the local machine. */
  origins?: Array<string> | null | undefined;
  /** Generic profile, which defines the rights of the key. */
  profileType: ProfileType;
  /** UUID of the request, new for each intended change. A repeated request within 24 hours returns the first result and changes nothing. The same UUID with another mutation or input returns REQUEST_REUSED. */
  requestId?: string | number | null | undefined;
  /** Scopes of the key, at least one. */
  scopes: Array<KeyScope>;
  /** Specific profile, whose parent must be the generic profile. null for none. */
  specificProfileId?: string | number | null | undefined;
  /** Supplier of a key of scope `POSITIONS`, instead of `devices`. */
  supplierId?: string | number | null | undefined;
};

/** Input of a report. */
export type CreateReportInput = {
  /** Type of file. */
  format: ReportFormat;
  /** AMA instance of the report. */
  instanceId: string | number;
  /** Period of the report. */
  period: PeriodInput;
  /** Id chosen by the caller, new for each report. A repeated request with the same input returns the same report; a different input returns REQUEST_REUSED. */
  requestId: string;
};

/** A new user. An external user receives a mail with a link to choose a password. */
export type CreateUserInput = {
  /** True if the user sees all AMA instances, including future ones. `instanceIds` must then be empty. */
  allInstances: boolean;
  /** Default centre, in one of the user's AMA instances. */
  defaultCentre?: CentreKeyInput | null | undefined;
  /** Permanent id of the person in the corporate directory (object id, else `sub`), at most 200 characters. Creates an internal user, who signs in there. null creates an external user. */
  directoryObject?: string | null | undefined;
  /** E-mail address for the link, at most 254 characters. May be empty for a user of the directory. Personal data. */
  email: string;
  /** AMA instances that the user sees. */
  instanceIds: Array<string | number>;
  /** Creates an internal user and mails a link that is valid once, for three days. Signing in to the directory with it binds the identity. An alternative to `directoryObject`. null means false. */
  invite?: boolean | null | undefined;
  /** Language of the user's texts. */
  language: Language;
  /** Name: letters of any of the nine languages, digits and spaces; at most 100 characters. */
  name: string;
  /** Generic profile. LOCALADMIN requires the functionality `admin.localAdmins`. */
  profileType: ProfileType;
  /** UUID of the request, new for each intended change. A repeated request within 24 hours returns the first result and changes nothing. The same UUID with another mutation or input returns REQUEST_REUSED. */
  requestId?: string | number | null | undefined;
  /** Specific profile, whose parent must be the generic profile. null for none. */
  specificProfileId?: string | number | null | undefined;
  /** User name: 3 to 64 characters of a to z, digits and . _ - @; unique regardless of case. */
  user: string;
};

/** A new webhook endpoint. */
export type CreateWebhookEndpointInput = {
  /** Types of the events to send, at least one. */
  events: Array<WebhookEventType>;
  /** Claims whose events are sent. null sends events about all claims. */
  filter?: ClaimFilter | null | undefined;
  /** ApiKey.id of an active key with the scope `READ` or `ACT`, which owns the endpoint. */
  keyId: string | number;
  /** Name: letters, digits and spaces, at most 100 characters. */
  name: string;
  /** Id chosen by the caller, 8 to 100 characters. A repeated request returns the same endpoint and secret. */
  requestId: string;
  /** GraphQL selection on `WebhookEvent`, at most 8000 characters, such as `{ at claim { id status } }`. */
  selection: string;
  /** Address: https, without user and fragment, at most 2000 characters. Private networks are refused unless the setting WEBHOOK_PRIVATE_HOSTS names the host. */
  url: string;
};

/** Half-open interval of days: `from` is part of it, `to` is not. */
export type DayRange = {
  /** First day. */
  from: string;
  /** Day after the last day. */
  to: string;
};

/** Height of a row. */
export type Density =
  /** 24 pixels. */
  | 'COMPACT'
  /** 28 pixels. */
  | 'NORMAL'
  /** 32 pixels. */
  | 'ROOMY';

/** Claims to erase: one claim, or all claims of a person identified by phone, plate, name, or a combination that must match completely. */
export type EraseClaimsInput = {
  /**
   * Claim.id, also of an archived claim. Cannot be combined with the fields of a person.
   * @deprecated Use claims. Stays until 2027-05-31.
   */
  claimId?: string | number | null | undefined;
  /** Claims to erase. Required. */
  claims?: ErasedClaims | null | undefined;
  /**
   * Full name of the insured person, in any order. Accents and case are ignored.
   * @deprecated Use claims. Stays until 2027-05-31.
   */
  name?: string | null | undefined;
  /**
   * Phone of the insured person, in any notation.
   * @deprecated Use claims. Stays until 2027-05-31.
   */
  phone?: string | null | undefined;
  /**
   * Plate of the vehicle, in any notation.
   * @deprecated Use claims. Stays until 2027-05-31.
   */
  plate?: string | null | undefined;
  /** Reason for the audit. It must not identify the person. */
  reason: string;
  /** UUID of the request, new for each intended change. A repeated request within 24 hours returns the first result and changes nothing. The same UUID with another mutation or input returns REQUEST_REUSED. */
  requestId?: string | number | null | undefined;
};

/** Claims to erase: exactly one of the fields. */
export type ErasedClaims =
  {   /** Claim.id, also of an archived claim. */
  claimId: string | number; person?: never; }
  |  { claimId?: never;   /** All claims of a person. */
  person: ErasedPerson; };

/** A person. All given fields must match. */
export type ErasedPerson = {
  /** Full name of the insured person, in any order. Accents and case are ignored. */
  name?: string | null | undefined;
  /** Phone of the insured person, in any notation. */
  phone?: string | null | undefined;
  /** Plate of the vehicle, in any notation. */
  plate?: string | null | undefined;
};

/** Codes of errors, as in `errors[].extensions.code`. Each description contains the English text and the HTTP status. */
export type ErrorCode =
  /** An action on this claim is awaiting confirmation. Try again later. HTTP 409. */
  | 'ACTION_PENDING'
  /** This local administrator still manages users, profiles or API keys. Transfer them first. HTTP 409. */
  | 'ADMINISTRATOR_OWNS'
  /** This colleague is not signed in or has no access to the alarm. HTTP 409. */
  | 'ALARM_COLLEAGUE'
  /** {name} has taken this alarm. HTTP 409. */
  | 'ALARM_TAKEN'
  /** An API key with this name already exists. HTTP 409. */
  | 'API_KEY_EXISTS'
  /** The arrival must be earlier than the completion. HTTP 409. */
  | 'ARRIVAL_AFTER_COMPLETION'
  /** The arrival has already been notified. HTTP 409. */
  | 'ARRIVAL_ALREADY_NOTIFIED'
  /** The arrival must be later than the planning date. HTTP 409. */
  | 'ARRIVAL_BEFORE_ASSIGNMENT'
  /** The arrival cannot be in the future. HTTP 409. */
  | 'ARRIVAL_IN_FUTURE'
  /** The arrival could not be notified. Nothing was changed. HTTP 502. */
  | 'ARRIVAL_NOTIFICATION_FAILED'
  /** The service has no manual assignment. HTTP 409. */
  | 'ARRIVAL_NOT_MANUAL'
  /** The service is already cancelled. HTTP 409. */
  | 'ARRIVAL_SERVICE_CANCELLED'
  /** The assistance system does not know this service. HTTP 409. */
  | 'ARRIVAL_SERVICE_UNKNOWN'
  /** The request is invalid. HTTP 400. */
  | 'BAD_REQUEST'
  /** An entered value is invalid. HTTP 400. */
  | 'BAD_USER_INPUT'
  /** You cannot grant more rights than you have. HTTP 403. */
  | 'BEYOND_OWN_RIGHTS'
  /** Compressed requests are not supported. Send the body uncompressed. HTTP 415. */
  | 'BODY_ENCODING'
  /** The request is too large. HTTP 413. */
  | 'BODY_TOO_LARGE'
  /** The content type is not supported. HTTP 415. */
  | 'BODY_TYPE'
  /** The request body cannot be read. HTTP 400. */
  | 'BODY_UNREADABLE'
  /** The call is no longer waiting. HTTP 409. */
  | 'CALL_ENDED'
  /** The call cannot be sent again. Repeat the action on the claim. HTTP 409. */
  | 'CALL_NOT_RESENDABLE'
  /** The call is being sent. Try again in a moment. HTTP 409. */
  | 'CALL_UNDER_WAY'
  /** The sign-in took too long or failed too often. Sign in again. HTTP 401. */
  | 'CHALLENGE_OVER'
  /** Another user changed this in the meantime. Reload it. HTTP 409. */
  | 'CHANGED_MEANWHILE'
  /** The claim is finished. HTTP 409. */
  | 'CLAIM_FINISHED'
  /** The current status of the claim does not allow this. HTTP 409. */
  | 'CLAIM_STATUS'
  /** The claim has no position, so nearby suppliers cannot be searched. HTTP 409. */
  | 'CLAIM_WITHOUT_PLACE'
  /** The code is wrong or has already been used. HTTP 400. */
  | 'CODE_WRONG'
  /** The completion cannot be earlier than the arrival. HTTP 409. */
  | 'COMPLETION_BEFORE_ARRIVAL'
  /** The completion cannot be in the future. HTTP 409. */
  | 'COMPLETION_IN_FUTURE'
  /** The completion could not be notified. Nothing was changed. HTTP 502. */
  | 'COMPLETION_NOTIFICATION_FAILED'
  /** The request does not match the claim. HTTP 409. */
  | 'COMPLETION_REQUEST_MISMATCH'
  /** The status of the service does not allow completion. HTTP 409. */
  | 'COMPLETION_STATUS_INVALID'
  /** The centre does not exist in this AMA instance. HTTP 400. */
  | 'CONTACT_LIST_CENTRE'
  /** The client does not exist in this AMA instance. HTTP 400. */
  | 'CONTACT_LIST_CLIENT'
  /** The contract does not exist for this client. HTTP 400. */
  | 'CONTACT_LIST_CONTRACT'
  /** A contact list with the same AMA instance and fields already exists. HTTP 409. */
  | 'CONTACT_LIST_EXISTS'
  /** The API key or access token has expired. HTTP 401. */
  | 'CREDENTIAL_EXPIRED'
  /** The scopes of the API key do not include GraphQL. HTTP 403. */
  | 'CREDENTIAL_INSUFFICIENT'
  /** The API key or access token is not valid. HTTP 401. */
  | 'CREDENTIAL_INVALID'
  /** The API key was revoked. HTTP 401. */
  | 'CREDENTIAL_REVOKED'
  /** The list cannot be continued. Reload it. HTTP 400. */
  | 'CURSOR_INVALID'
  /** The delay is managed, but the assistance system could not be notified. HTTP 502. */
  | 'DELAY_NOTIFICATION_FAILED'
  /** The delay could not be managed. Nothing was changed; try again. HTTP 500. */
  | 'DELAY_NOT_MANAGED'
  /** No corporate directory is configured on this installation. HTTP 404. */
  | 'DIRECTORY_ABSENT'
  /** Your directory account already belongs to another user, so it cannot accept this invitation. Ask your administrator. HTTP 409. */
  | 'DIRECTORY_ACCOUNT_TAKEN'
  /** The directory sign-in was cancelled. HTTP 401. */
  | 'DIRECTORY_CANCELLED'
  /** This invitation is invalid, used or expired. If you accepted it before, sign in with the directory; otherwise ask your administrator for a new one. HTTP 403. */
  | 'DIRECTORY_INVITATION'
  /** Your directory account has no access to Atalaya. Ask your administrator. HTTP 403. */
  | 'DIRECTORY_NO_ACCESS'
  /** The directory sign-in could not be completed. Try again. HTTP 401. */
  | 'DIRECTORY_REFUSED'
  /** The corporate directory is unavailable. Try again in a moment. HTTP 503. */
  | 'DIRECTORY_UNAVAILABLE'
  /** Settings cannot be changed for the past. Choose a later time or now. HTTP 400. */
  | 'EFFECTIVE_IN_PAST'
  /** The e-mails do not match. HTTP 400. */
  | 'EMAILS_DIFFER'
  /** Enter a valid e-mail address. HTTP 400. */
  | 'EMAIL_INVALID'
  /** Your user has no e-mail address. Ask your administrator to add one. HTTP 409. */
  | 'EMAIL_MISSING'
  /** Too many exports are running. Try again in a few minutes. HTTP 503. */
  | 'EXPORTS_FULL'
  /** The file is not ready or has expired. Export again. HTTP 409. */
  | 'EXPORT_NOT_READY'
  /** Your rights have changed since this export started. Export again. HTTP 403. */
  | 'EXPORT_RIGHTS'
  /** You already have an export in progress. Wait for it or cancel it. HTTP 409. */
  | 'EXPORT_UNDER_WAY'
  /** The request uses a field that your profile hides. HTTP 400. */
  | 'FIELD_UNKNOWN'
  /** Your profile does not allow this action. HTTP 403. */
  | 'FORBIDDEN'
  /** {name} cannot be removed from local administrators, because it could not be restored. HTTP 409. */
  | 'FUNCTIONALITY_KEPT'
  /** {name} cannot be unassigned, because {others} require it. HTTP 409. */
  | 'FUNCTIONALITY_NEEDED'
  /** The request cannot be parsed. HTTP 400. */
  | 'GRAPHQL_PARSE_FAILED'
  /** The request does not match the schema. HTTP 400. */
  | 'GRAPHQL_VALIDATION_FAILED'
  /** The day is empty. HTTP 400. */
  | 'HOLIDAY_DAY_EMPTY'
  /** The day {day} is already included in the list. HTTP 409. */
  | 'HOLIDAY_DAY_EXISTS'
  /** This AMA instance has reached its limit of {most, plural, one {# public holiday list} other {# public holiday lists}}. HTTP 409. */
  | 'HOLIDAY_LISTS_FULL'
  /** This AMA instance already has a list of public holidays with this name. HTTP 409. */
  | 'HOLIDAY_LIST_EXISTS'
  /** This host name is not configured for the installation. HTTP 421. */
  | 'HOST_UNKNOWN'
  /** {field} takes codes. Send the field code instead of id. HTTP 400. */
  | 'ID_NOT_CODE'
  /** The value is unknown. HTTP 400. */
  | 'IMPORT_VALUE_UNKNOWN'
  /** You have reached the limit of {most} alerts. Delete one first. HTTP 409. */
  | 'INDICATOR_ALERTS_FULL'
  /** The warning limit must be reached before the critical limit. HTTP 400. */
  | 'INDICATOR_LEVELS'
  /** The threshold must be a whole number from {min} to {max}. HTTP 400. */
  | 'INDICATOR_THRESHOLD'
  /** The assistance system rejected the request. HTTP 409. */
  | 'INTEGRATION_REJECTED'
  /** Something went wrong on the server. Try again. HTTP 500. */
  | 'INTERNAL_SERVER_ERROR'
  /** This user signs in through the corporate directory. It has no password here and cannot be made external. HTTP 409. */
  | 'INTERNAL_USER'
  /** This user has an account or signs in with a password. No invitation is needed. HTTP 409. */
  | 'INVITATION_NOT_NEEDED'
  /** The expiry of an API key must be in the future, at most two years ahead. HTTP 400. */
  | 'KEY_EXPIRY'
  /** The last administrator cannot be removed. HTTP 409. */
  | 'LAST_ADMINISTRATOR'
  /** Too many values in {field}: {given}. The limit is {most}. HTTP 400. */
  | 'LIST_TOO_LONG'
  /** The user name or password is wrong. HTTP 401. */
  | 'LOGIN_FAILED'
  /** You have reached the limit of {most} map views. Delete one first. HTTP 409. */
  | 'MAP_CONFIGURATIONS_FULL'
  /** You already have a map view with this name. HTTP 409. */
  | 'MAP_CONFIGURATION_EXISTS'
  /** This address does not support the request method. HTTP 405. */
  | 'METHOD_NOT_ALLOWED'
  /** Use only letters, digits and spaces, at most 100 characters. HTTP 400. */
  | 'NAME_INVALID'
  /** This does not exist or your profile does not give access to it. HTTP 404. */
  | 'NOT_FOUND'
  /** You cannot change your own access. Ask another administrator. HTTP 409. */
  | 'NOT_ONESELF'
  /** No local administrator is available as a replacement. HTTP 409. */
  | 'NO_REPLACEMENT'
  /** The claim has no supplier to cancel. HTTP 409. */
  | 'NO_SUPPLIER_TO_CANCEL'
  /** The request does not name a single operation. HTTP 400. */
  | 'OPERATION_RESOLUTION_FAILURE'
  /** Requests from this website are not allowed. HTTP 403. */
  | 'ORIGIN_FORBIDDEN'
  /** A page can have at most {most} rows. HTTP 400. */
  | 'PAGE_TOO_LARGE'
  /** A page must have 1 to {most} rows. HTTP 400. */
  | 'PAGE_TOO_SMALL'
  /** The passwords do not match. HTTP 400. */
  | 'PASSWORDS_DIFFER'
  /** This password is easy to guess. Choose a longer one, or several words that have nothing to do with your work. HTTP 400. */
  | 'PASSWORD_COMMON'
  /** The password must not contain your user name or the product name. HTTP 400. */
  | 'PASSWORD_CONTEXT'
  /** Confirm your password to continue. HTTP 403. */
  | 'PASSWORD_NEEDED'
  /** Use 8 to 32 characters with a digit, a lower-case letter, an upper-case letter and a special character. HTTP 400. */
  | 'PASSWORD_RULES'
  /** The new password must differ from the current one. HTTP 400. */
  | 'PASSWORD_UNCHANGED'
  /** The password is wrong. HTTP 400. */
  | 'PASSWORD_WRONG'
  /** The file is not a JPEG, PNG or WebP picture of at most 10 MB. HTTP 502. */
  | 'PICTURE_INVALID'
  /** The picture could not be loaded from its source. HTTP 502. */
  | 'PICTURE_UNAVAILABLE'
  /** A profile cannot include all contracts of a client. Leave out at least one of {client}. HTTP 409. */
  | 'PROFILE_ALL_CONTRACTS'
  /** A specific profile with this name already exists. HTTP 409. */
  | 'PROFILE_EXISTS'
  /** The profile is in use by {users, plural, one {# user} other {# users}} and {keys, plural, one {# API key} other {# API keys}}. HTTP 409. */
  | 'PROFILE_IN_USE'
  /** The specific profile belongs to another generic profile. HTTP 400. */
  | 'PROFILE_PARENT'
  /** The supplier could not be cancelled. Nothing was changed. HTTP 502. */
  | 'PROVIDER_CANCELLATION_FAILED'
  /** The request asks for too much data. Narrow it. HTTP 400. */
  | 'QUERY_TOO_LARGE'
  /** The replacement must have all AMA instances of the users and profiles. HTTP 409. */
  | 'REPLACEMENT_TOO_NARROW'
  /** You have reached the limit of {most} e-mail reports. Delete one first. HTTP 409. */
  | 'REPORT_SUBSCRIPTIONS_FULL'
  /** You already have an e-mail report with this name. HTTP 409. */
  | 'REPORT_SUBSCRIPTION_EXISTS'
  /** The request ID was already used for another request. HTTP 409. */
  | 'REQUEST_REUSED'
  /** The link is invalid, used or expired. Request a new one. HTTP 400. */
  | 'RESET_LINK_INVALID'
  /** The changes after this position are no longer available. Load the data again and subscribe without a cursor. HTTP 409. */
  | 'RESUME_TOO_OLD'
  /** No second factor is set up. HTTP 409. */
  | 'SECOND_FACTOR_OFF'
  /** A second factor is already on. HTTP 409. */
  | 'SECOND_FACTOR_ON'
  /** Your profile requires a second factor. It cannot be removed. HTTP 409. */
  | 'SECOND_FACTOR_REQUIRED'
  /** The secret was already shown. Start again to get a new one. HTTP 409. */
  | 'SECOND_FACTOR_SHOWN'
  /** You are viewing as a profile. Exit this view to make changes. HTTP 403. */
  | 'SEEING_AS'
  /** The service could not be cancelled. Nothing was changed. HTTP 502. */
  | 'SERVICE_CANCELLATION_FAILED'
  /** {name} (KPI {number}) must be from {min} to {max}. HTTP 400. */
  | 'SETTING_LIMITS'
  /** {name} (KPI {number}) has one value for the whole installation. HTTP 400. */
  | 'SETTING_OF_INSTALLATION'
  /** HTTP 409. */
  | 'SETTING_ORDER'
  /** {name} (KPI {number}) must be a whole number, or on or off for a switch. HTTP 400. */
  | 'SETTING_TYPE'
  /** Sign in again first. This requires a sign-in within the last 10 minutes. HTTP 403. */
  | 'SIGN_IN_AGAIN'
  /** This page fell behind and is catching up. HTTP 429. */
  | 'SLOW_READER'
  /** The supplier has arrived and can no longer be cancelled. HTTP 409. */
  | 'SUPPLIER_ARRIVED'
  /** The text in {field} is too long: {given} characters. The limit is {most}. HTTP 400. */
  | 'TEXT_TOO_LONG'
  /** Too many attempts. Try again in {minutes, plural, one {# minute} other {# minutes}}. HTTP 429. */
  | 'TOO_MANY_ATTEMPTS'
  /** Too many requests are in progress. Try again in a moment. HTTP 429. */
  | 'TOO_MANY_REQUESTS'
  /** This connection has too many live views. HTTP 429. */
  | 'TOO_MANY_SUBSCRIPTIONS'
  /** More than {most} rows match. Narrow the list or sort by another column. HTTP 400. */
  | 'TOO_MANY_TO_ORDER'
  /** The request took too long. Narrow the filter. HTTP 503. */
  | 'TOO_SLOW'
  /** You are not signed in or your session has ended. HTTP 401. */
  | 'UNAUTHENTICATED'
  /** The database is unavailable. Nothing was saved; try again. HTTP 503. */
  | 'UNAVAILABLE'
  /** It is too late to undo this delay. HTTP 409. */
  | 'UNDO_TOO_LATE'
  /** The user is disabled. HTTP 409. */
  | 'USER_DISABLED'
  /** A user with this name already exists. HTTP 409. */
  | 'USER_EXISTS'
  /** Use 3 to 64 characters: letters a to z, digits and . _ - @. Start and end with a letter or digit. HTTP 400. */
  | 'USER_NAME_INVALID'
  /** The user name is required. HTTP 400. */
  | 'USER_NAME_REQUIRED'
  /** The visit to the claim could not be registered. HTTP 500. */
  | 'VISIT_NOT_REGISTERED'
  /** The webhook is disabled. Enable it first. HTTP 409. */
  | 'WEBHOOK_DISABLED'
  /** The limit of {most, plural, one {# webhook} other {# webhooks}} is reached. Delete one that is no longer used. HTTP 409. */
  | 'WEBHOOK_ENDPOINTS_FULL'
  /** A webhook with this name already exists. HTTP 409. */
  | 'WEBHOOK_ENDPOINT_EXISTS'
  /** The API key is not valid or may not read. Choose an active key with the scope READ or ACT. HTTP 409. */
  | 'WEBHOOK_KEY'
  /** The selection is invalid: {detail} HTTP 400. */
  | 'WEBHOOK_SELECTION'
  /** HTTP 400. */
  | 'WEBHOOK_URL'
  /** Use WebSocket for live data and HTTP for everything else. HTTP 400. */
  | 'WRONG_TRANSPORT';

/** An export of `apiErrors`, newest first, with instants in UTC. */
export type ExportApiErrorsInput = {
  /** Filters the exported rows. null exports all that the viewer may see. */
  filter?: ApiErrorFilter | null | undefined;
  /** Type of file. */
  format: ExportFormat;
  /** UUID of the request, new for each intended change. A repeated request within 24 hours returns the first result and changes nothing. The same UUID with another mutation or input returns REQUEST_REUSED. */
  requestId?: string | number | null | undefined;
};

/** An export of `auditEntries`, newest first, with instants in UTC. */
export type ExportAuditInput = {
  /** Filters the exported rows. null exports all that the viewer may see. */
  filter?: AuditFilter | null | undefined;
  /** Type of file. */
  format: ExportFormat;
  /** UUID of the request, new for each intended change. A repeated request within 24 hours returns the first result and changes nothing. The same UUID with another mutation or input returns REQUEST_REUSED. */
  requestId?: string | number | null | undefined;
};

/** An export of `bases`. */
export type ExportBasesInput = {
  /** Names of the fields to export as columns, in this order, each at most once. Open list: the fields of the schema. A field that the viewer's profile hides returns FIELD_UNKNOWN. */
  columns: Array<string>;
  /** Filters the exported suppliers. null exports all of the list. */
  filter?: SupplierFilter | null | undefined;
  /** Type of file. */
  format: ExportFormat;
  /** Keys of the order, most significant first. If absent, `sort` applies. If more than 100000 rows match, only few fields are accepted. Errors: TOO_MANY_TO_ORDER if the filter must be narrowed. */
  orderBy?: Array<SupplierOrderInput> | null | undefined;
  /** UUID of the request, new for each intended change. A repeated request within 24 hours returns the first result and changes nothing. The same UUID with another mutation or input returns REQUEST_REUSED. */
  requestId?: string | number | null | undefined;
  /** Order of the suppliers. */
  sort?: SupplierSort;
};

/** An export of `claims`. */
export type ExportClaimsInput = {
  /** Names of the fields to export as columns, in this order, each at most once. Open list: the fields of the schema. A field that the viewer's profile hides returns FIELD_UNKNOWN. */
  columns: Array<string>;
  /** Filters the exported claims. null exports all. */
  filter?: ClaimFilter | null | undefined;
  /** Type of file. */
  format: ExportFormat;
  /** Keys of the order, most significant first. If absent, `sort` applies. If more than 100000 rows match, only few fields are accepted. Errors: TOO_MANY_TO_ORDER if the filter must be narrowed. */
  orderBy?: Array<ClaimOrderInput> | null | undefined;
  /** UUID of the request, new for each intended change. A repeated request within 24 hours returns the first result and changes nothing. The same UUID with another mutation or input returns REQUEST_REUSED. */
  requestId?: string | number | null | undefined;
  /** Order of the claims. */
  sort?: ClaimSort;
};

/** An export of `collaborators`. */
export type ExportCollaboratorsInput = {
  /** Names of the fields to export as columns, in this order, each at most once. Open list: the fields of the schema. A field that the viewer's profile hides returns FIELD_UNKNOWN. */
  columns: Array<string>;
  /** Filters the exported suppliers. null exports all of the list. */
  filter?: SupplierFilter | null | undefined;
  /** Type of file. */
  format: ExportFormat;
  /** Keys of the order, most significant first. If absent, `sort` applies. If more than 100000 rows match, only few fields are accepted. Errors: TOO_MANY_TO_ORDER if the filter must be narrowed. */
  orderBy?: Array<SupplierOrderInput> | null | undefined;
  /** UUID of the request, new for each intended change. A repeated request within 24 hours returns the first result and changes nothing. The same UUID with another mutation or input returns REQUEST_REUSED. */
  requestId?: string | number | null | undefined;
  /** Order of the suppliers. */
  sort?: SupplierSort;
};

/** Type of file. */
export type ExportFormat =
  /** RFC 4180 in UTF-8. Text that a spreadsheet would read as a formula starts with an apostrophe. */
  | 'CSV'
  /** Office Open XML. Text cells are text, times are numbers with their time zone, and a new sheet starts after 1048575 rows. */
  | 'XLSX';

/** An export of `mobileSuppliers`. */
export type ExportMobileSuppliersInput = {
  /** Names of the fields to export as columns, in this order, each at most once. Open list: the fields of the schema. A field that the viewer's profile hides returns FIELD_UNKNOWN. */
  columns: Array<string>;
  /** Filters the exported suppliers. null exports all of the list. */
  filter?: SupplierFilter | null | undefined;
  /** Type of file. */
  format: ExportFormat;
  /** Keys of the order, most significant first. If absent, `sort` applies. If more than 100000 rows match, only few fields are accepted. Errors: TOO_MANY_TO_ORDER if the filter must be narrowed. */
  orderBy?: Array<SupplierOrderInput> | null | undefined;
  /** UUID of the request, new for each intended change. A repeated request within 24 hours returns the first result and changes nothing. The same UUID with another mutation or input returns REQUEST_REUSED. */
  requestId?: string | number | null | undefined;
  /** Order of the suppliers. */
  sort?: SupplierSort;
};

/** State of an export. */
export type ExportState =
  /** Cancelled by the user who requested it. */
  | 'CANCELLED'
  /** Ready for download, for 15 minutes. */
  | 'DONE'
  /** Downloaded completely and no longer kept. */
  | 'DOWNLOADED'
  /** The file could not be written and is not kept. Request the export again. */
  | 'FAILED'
  /** Rows are being written; `rows` is the number so far. */
  | 'RUNNING'
  /** Waits until other exports have ended. */
  | 'WAITING';

/** An export of `supplierFilterCalls`, newest first, with instants in UTC. */
export type ExportSupplierFilterCallsInput = {
  /** Filters the exported rows. null exports all that the viewer may see. */
  filter?: SupplierFilterCallFilter | null | undefined;
  /** Type of file. */
  format: ExportFormat;
  /** UUID of the request, new for each intended change. A repeated request within 24 hours returns the first result and changes nothing. The same UUID with another mutation or input returns REQUEST_REUSED. */
  requestId?: string | number | null | undefined;
};

/** State of a resource as reported by the source feed. */
export type FeedState =
  /** The source reports that the device is not connected. Source D. */
  | 'DISCONNECTED'
  /** The source reports that the resource accepts services. Source L. */
  | 'FREE'
  /** The source reports that the resource is busy with a service. Source O. */
  | 'OCCUPIED';

/** Dimension by which figures are grouped. */
export type FigureGrouping =
  /** One group for each insurer of the claims. */
  | 'CLIENT'
  /** One group for each insurance contract of the claims. */
  | 'CONTRACT'
  /** By reason code of managed delays. Only for DELAYS_MANAGED and LATE_TO_MANAGED. */
  | 'DELAY_REASON'
  /** By AMA instance, each with its own time zone and limits. Returns all instances in scope, regardless of the requested instance. */
  | 'INSTANCE'
  /** One group for each service of the source system, such as tow or taxi. */
  | 'SERVICE'
  /** One group for each supplier to which the claims are assigned. */
  | 'SUPPLIER';

/** Parts of a claim filter for which choices are available. */
export type FilterOptionPart =
  /** Values of `centreIds` in the filter. */
  | 'CENTRE'
  /** Values of `clientIds` in the filter. */
  | 'CLIENT'
  /** Values of `contractIds` in the filter. */
  | 'CONTRACT'
  /** Values of `instanceIds` in the filter. */
  | 'INSTANCE'
  /** Values of `priorityCodes` in the filter. */
  | 'PRIORITY'
  /** Values of `serviceIds` in the filter. */
  | 'SERVICE';

/** Parts of a map filter. Inputs that belong together, such as known and unknown values, are one part. */
export type FilterPart =
  /** Value of `access` in the filter of the map. */
  | 'ACCESS'
  /** Value of `assignedMinutes` in the filter of the map. */
  | 'ASSIGNED'
  /** Value of `assignmentTypes` in the filter of the map. */
  | 'ASSIGNMENT'
  /** Value of `attributeText` in the filter of the map. */
  | 'ATTRIBUTES'
  /** Value of `centreIds` in the filter of the map. */
  | 'CENTRE'
  /** Value of `clientIds` in the filter of the map. */
  | 'CLIENT'
  /** Value of `contactedAt` in the filter of the map. */
  | 'CONTACT'
  /** Value of `contractIds` in the filter of the map. */
  | 'CONTRACT'
  /** Value of `file` in the filter of the map. */
  | 'FILE'
  /** Value of `instanceIds` in the filter of the map. */
  | 'INSTANCE'
  /** Value of `kinds` in the filter of the map. */
  | 'KIND'
  /** Value of `mobileUser` in the filter of the map. */
  | 'MOBILE'
  /** Value of `otherFile` in the filter of the map. */
  | 'OTHER_FILE'
  /** Value of `plannedStart` in the filter of the map. */
  | 'PLANNED'
  /** Value of `priorityCodes` and `priorityUnknown` in the filter of the map. */
  | 'PRIORITY'
  /** Value of `resourceStatuses` in the filter of the map. */
  | 'RESOURCE_STATUSES'
  /** Value of `scheduled` and `scheduledUnknown` in the filter of the map. */
  | 'SCHEDULED'
  /** Value of `serviceIds` in the filter of the map. */
  | 'SERVICE'
  /** Value of `statuses` in the filter of the map. */
  | 'STATUSES'
  /** Value of `supplierIds` in the filter of the map. */
  | 'SUPPLIER'
  /** Value of `unassignedMinutes` in the filter of the map. */
  | 'UNASSIGNED'
  /** Value of `withoutPosition` in the filter of the map. */
  | 'WITHOUT_POSITION';

/** Fields of a layer to hide. */
export type HiddenFieldsInput = {
  /** Names of fields of the layer's type, `Claim` or `Supplier`. Open list: the fields of the schema. */
  fields: Array<string>;
  /** Layer of the fields. Each layer can be listed once. */
  layer: MapLayer;
};

/** Public holidays to import: country or region, and years. */
export type HolidaySourceInput = {
  /** Country code from `holidayCountries`. */
  country: string;
  /** First year. */
  firstYear: number;
  /** Last year, inclusive. At most 5 years can be imported. */
  lastYear: number;
  /** Region code from `holidayRegions`. null for the holidays of the complete country. */
  region?: string | null | undefined;
};

/** Public holidays to import into a list. */
export type ImportHolidaysInput = {
  /** Imports only these days. Omit to import all. */
  days?: Array<string> | null | undefined;
  /** HolidayList.id of the list to import into. */
  listId: string | number;
  /** UUID of the request, new for each intended change. A repeated request within 24 hours returns the first result and changes nothing. The same UUID with another mutation or input returns REQUEST_REUSED. */
  requestId?: string | number | null | undefined;
  /** Calendar to import from. */
  source: HolidaySourceInput;
};

/** A line of a file of users. The server checks its values and returns a result per line. */
export type ImportUserRow = {
  /** E-mail address for the link to choose a password, or for the invitation. Personal data. */
  email: string;
  /** Codes of the AMA instances, separated by spaces or commas. `*` for all instances. */
  instances?: string | null | undefined;
  /** Language code. Default, also if empty: es. Open list: an error is reported with its row. */
  language?: string | null | undefined;
  /** Line number, returned with the result. */
  line: number;
  /** Full name. */
  name: string;
  /** Generic profile: OPERADOR, SUPERVISOR … Open list: an error is reported with its row. */
  profile: string;
  /** PASSWORD mails a link to choose a password; DIRECTORY mails an invitation to sign in through the directory. Default, also if empty: PASSWORD. Open list: an error is reported with its row. */
  signIn?: string | null | undefined;
  /** Name of a specific profile that the viewer manages. null or empty for none. */
  specificProfile?: string | null | undefined;
  /** User name for signing in. */
  user: string;
};

/** Lines of a file of users, at most 100 per request. */
export type ImportUsersInput = {
  /** Id of the import. A repeated line of the same import creates one user. */
  requestId: string | number;
  /** Lines to import. */
  rows: Array<ImportUserRow>;
};

/** Selects the claims behind a figure of the dashboard: those that it counts or is based on. A level selects the claims at its end, and a peak the claims in progress during the interval. */
export type IndicatorFilterInput = {
  /** `Indicators.readAt` of a period that ends today, for `*`: an instance whose date differed from that of `timeZone` then counts the days before its own date. null for days of the calendar. */
  asOf?: string | null | undefined;
  /**
   * Start of the interval, inclusive.
   * @deprecated Use interval. Stays until 2027-05-31.
   */
  from?: string | null | undefined;
  /** AMA instance, or `*` for all instances of the viewer. */
  instanceId: string | number;
  /** Interval of the figure. Required, with both bounds. */
  interval?: InstantRange | null | undefined;
  /** The indicator. Indicators of resources return BAD_USER_INPUT, hidden ones FIELD_UNKNOWN. */
  key: IndicatorKey;
  /** IANA time zone of `from` and `to`. Required for `*`: each instance then counts from and to the same local times, as the total of the dashboard does. */
  timeZone?: string | null | undefined;
  /**
   * End of the interval, exclusive.
   * @deprecated Use interval. Stays until 2027-05-31.
   */
  to?: string | null | undefined;
};

/** Indicators of the dashboard. */
export type IndicatorKey =
  /** Alarms about claims. Number in the period. */
  | 'ALARMS'
  /** Alarms about claims per operator and hour of presence. Ratio in the period, rounded to a tenth. */
  | 'ALARMS_PER_OPERATOR'
  /** Arrivals with the resource more than X metres from the claim. Number in the period. */
  | 'ARRIVAL_FAR'
  /** Claims that occurred. Number in the period. */
  | 'CLAIMS_PER_DAY'
  /** Completions with the resource more than X metres from the claim. Number in the period. */
  | 'COMPLETION_FAR'
  /** Claims that are assigned and not finished. Largest number at the end of any minute of the period. */
  | 'CONCURRENT_SERVICES'
  /** Calls requested from the contact centre. Number in the period. */
  | 'CONTACT_CENTRE_CALLS'
  /** Share of arrivals after a managed delay that met the managed time. Percentage in the period. */
  | 'DELAYS_KEPT'
  /** Managed delays that were not undone. Number in the period. */
  | 'DELAYS_MANAGED'
  /** Claims with digital assignment that are not finished and were assigned at least X hours ago. Number at the end of the period, or now. */
  | 'DIGITAL_NOT_FINISHED'
  /** Time from the beginning of a delay to its management. Median of the period, in whole minutes. */
  | 'LATE_TO_MANAGED'
  /** Claims with manual assignment that are not finished and were assigned at least X hours ago. Number at the end of the period, or now. */
  | 'MANUAL_NOT_FINISHED'
  /** Time from the occurrence to the arrival for unscheduled claims. Median of the period, in whole minutes. */
  | 'MINUTES_TO_ARRIVAL'
  /** Time from the occurrence to the assignment of unscheduled claims. Median of the period, in whole minutes. */
  | 'MINUTES_TO_ASSIGNMENT'
  /** Time from the occurrence to the completion of unscheduled claims. Median of the period, in whole minutes. */
  | 'MINUTES_TO_COMPLETION'
  /** Share of arrivals that were not late. Percentage in the period. */
  | 'ON_TIME_RATE'
  /** Difference between the arrival and its prediction at the start of the trip. Median of the period, in whole minutes. */
  | 'PREDICTION_ERROR'
  /** Mobile resources that have been disconnected for at least X minutes. Number at the end of the period, or now. */
  | 'RESOURCES_OFFLINE'
  /** Mobile resources that have had no position, or an outdated one, for at least X minutes. Number at the end of the period, or now. */
  | 'RESOURCES_WITHOUT_POSITION'
  /** Arrivals whose resource deviated from its route by more than the allowed distance. Number in the period. */
  | 'ROUTE_DEVIATIONS';

/** Level of a value, by the limits of its AMA instance. */
export type IndicatorLevel =
  /** Better than both limits. */
  | 'ACCEPTABLE'
  /** At or beyond the second limit. */
  | 'CRITICAL'
  /** At or beyond the first limit. */
  | 'WARNING';

/** Unit of an indicator's value. */
export type IndicatorUnit =
  /** Alarms about claims. */
  | 'ALARMS'
  /** Calls to people by the contact centre. */
  | 'CALLS'
  /** Number of claims, without a unit of measure. */
  | 'CLAIMS'
  /** Duration, rounded to whole minutes. */
  | 'MINUTES'
  /** Percentage, 0 to 100, rounded to a tenth. */
  | 'PERCENT'
  /** Number of mobile resources. */
  | 'RESOURCES';

/** Half-open interval of instants: `from` is part of it, `to` is not. Omitted and null bounds do not filter. */
export type InstantRange = {
  /** First instant of the interval. */
  from?: string | null | undefined;
  /** First instant after the interval. */
  to?: string | null | undefined;
};

/** An integration that the product notifies. */
export type Integration =
  /** The assistance system: arrivals, completions, cancellations, delays. */
  | 'ASSISTANCE'
  /** The contact centre, which calls people. */
  | 'CONTACT_CENTRE'
  /** The mail server: links to choose a password, invitations, reports and alerts. */
  | 'MAIL';

/** Operations of integrations. */
export type IntegrationOperation =
  /** Adds the phone of the insured to a contact list, or asks for a call to the supplier. */
  | 'ADD_CONTACT'
  /** Asks the assistance system to remove the supplier from the claim. */
  | 'CANCEL_PROVIDER'
  /** Asks the assistance system to end the service before it is done. */
  | 'CANCEL_SERVICE'
  /** Asks the assistance system to record the arrival of the supplier. */
  | 'CONFIRM_ARRIVAL'
  /** Asks the assistance system to record that the work is done. */
  | 'CONFIRM_COMPLETION'
  /** Notifies the assistance system of a managed delay, after the undo period. */
  | 'NOTIFY_DELAY'
  /** Removes the phone, or withdraws the call, after the claim has recovered. */
  | 'REMOVE_CONTACT'
  /** Sends one mail to the address of a user. */
  | 'SEND_MAIL';

/** Scopes of API keys. */
export type KeyScope =
  /** Read and perform actions on claims through GraphQL, within the rights of the profile. */
  | 'ACT'
  /** Send records and positions. */
  | 'INGEST'
  /** Send positions of the devices or of the supplier that the key names. The only scope accepted in the address of a phone. */
  | 'POSITIONS'
  /** Read through GraphQL. */
  | 'READ'
  /** Show selected indicators on external pages. The key can query only `indicators`, `indicatorsChanged` and, if it names them, `indicatorGroups` by its groupings and `arrivalProof`. */
  | 'WIDGET';

/** A new value of a KPI setting. */
export type KpiSettingInput = {
  /** Key of the setting. */
  key: SettingKey;
  /** New value. null restores the default. */
  value?: number | boolean | null | undefined;
};

/** A change of KPI settings. All values are changed, or none. */
export type KpiSettingsInput = {
  /** Time at which the change comes into force, never in the past. null for now. */
  effectiveAt?: string | null | undefined;
  /** AMA instance to change. null for the default of all instances and for the settings of the installation. */
  instanceId?: string | number | null | undefined;
  /** Changed values, each setting once. */
  values: Array<KpiSettingInput>;
};

/** Languages of the product, by the codes of the sign-in. */
export type Language =
  /** Português do Brasil. BCP 47 tag pt-BR. */
  | 'bz'
  /** Català. BCP 47 tag ca-ES. */
  | 'ca'
  /** Ελληνικά. BCP 47 tag el-GR. */
  | 'el'
  /** English. BCP 47 tag en-GB. */
  | 'en'
  /** Español. BCP 47 tag es-ES. */
  | 'es'
  /** Français. BCP 47 tag fr-FR. */
  | 'fr'
  /** Italiano. BCP 47 tag it-IT. */
  | 'it'
  /** Português. BCP 47 tag pt-PT. */
  | 'pt'
  /** Türkçe. BCP 47 tag tr-TR. */
  | 'tr';

/** What decided that an arrival is likely late. */
export type LatenessReason =
  /** The remaining distance is too long for the time left. */
  | 'DISTANCE'
  /** Trips at this hour take longer than at others. */
  | 'HOUR'
  /** The resource has made no progress for some minutes, or its position is some minutes old. */
  | 'NO_PROGRESS';

/** A column to show. */
export type ListColumnInput = {
  /** Name of a field of the list's type, `Claim` or `Supplier`. Open list: the fields of the schema. */
  field: string;
  /** Width in CSS pixels, 40 to 800. null for the default width. */
  width?: number | null | undefined;
};

/** Lists whose columns the user can choose. */
export type ListName =
  /** Fixed places from which suppliers work: the query `bases`. */
  | 'BASES'
  /** Claims, open and finished: the query `claims`. */
  | 'CLAIMS'
  /** Suppliers of the collaborating network: the query `collaborators`. */
  | 'COLLABORATORS'
  /** Suppliers that move and send positions: the query `mobileSuppliers`. */
  | 'MOBILE_SUPPLIERS';

/** Step that is required after the password before the user is signed in. */
export type LoginStep =
  /** The code of the second factor is required: `confirmSecondFactor`. */
  | 'CODE'
  /** A second factor must be set up: `setUpSecondFactor`, then `confirmSecondFactor`. */
  | 'ENROL'
  /** A new password must be chosen: `choosePassword`. */
  | 'NEW_PASSWORD';

/** Input for managing the delay of a claim. */
export type ManageDelayInput = {
  /** Claim.id of the claim. */
  claimId: string | number;
  /** Minutes added to the end, or to the current time if the end has passed, 1 to 720. Repeated actions add up. */
  minutes: number;
  /** Reason of the delay. 3 to 500 characters. */
  reason: string;
  /** Id chosen by the caller, 8 to 100 characters. Repeated requests with the same id and input are performed once. The same id with a different input returns REQUEST_REUSED. */
  requestId: string;
};

/** Input for managing the delay of several claims. */
export type ManageDelaysInput = {
  /** Claim.id of each claim, at most 100. Duplicates are ignored. */
  claimIds: Array<string | number>;
  /** Minutes added to the end, or to the current time if the end has passed, 1 to 720. Repeated actions add up. */
  minutes: number;
  /** Reason of the delay. 3 to 500 characters. */
  reason: string;
  /** Id chosen by the caller, 8 to 100 characters. Repeated requests with the same id and input are performed once. The same id with a different input returns REQUEST_REUSED. */
  requestId: string;
};

/** Users with whom a map configuration is shared: exactly one of the fields. */
export type MapConfigurationAudience =
  {   /** Users of this AMA instance, which must be in the viewer's scope. */
  instanceId: string | number; specificProfileId?: never; }
  |  { instanceId?: never;   /** Users with this specific profile, which the viewer must manage. */
  specificProfileId: string | number; };

/** Filters map features. Omitted and null fields do not filter; all given fields must match. */
export type MapFilterInput = {
  /** Suppliers reached in one of these ways. */
  access?: Array<SupplierAccess> | null | undefined;
  /** Minutes since the claim was assigned. */
  assignedMinutes?: MinutesRangeInput | null | undefined;
  /** Claims with one of these types of assignment. */
  assignmentTypes?: Array<AssignmentType> | null | undefined;
  /** Claims with this text in one of their variable attributes, in its name or its value, ignoring case and accents. Source: attributes. */
  attributeText?: string | null | undefined;
  /** Claims of the processing centres with these codes. */
  centreIds?: Array<string | number> | null | undefined;
  /** Claims of the clients with these codes. */
  clientIds?: Array<string | number> | null | undefined;
  /**
   * Claims whose insured was first reached at or after this second: milestone PHONE, otherwise fhvalida.
   * @deprecated Use contactedAt. Stays until 2027-05-31.
   */
  contactFrom?: string | null | undefined;
  /**
   * Claims whose insured was first reached before this second.
   * @deprecated Use contactedAt. Stays until 2027-05-31.
   */
  contactTo?: string | null | undefined;
  /** Claims whose insured was first reached in this interval, to the second. */
  contactedAt?: InstantRange | null | undefined;
  /** Claims of the contracts with these codes. */
  contractIds?: Array<string | number> | null | undefined;
  /** Claims of this file. Source: nuexpediente. */
  file?: string | null | undefined;
  /** Claims of one of these AMA instances. On a map, it filters all features. */
  instanceIds?: Array<string | number> | null | undefined;
  /** Claims of one of these kinds of service. */
  kinds?: Array<ServiceKind> | null | undefined;
  /** Claims assigned to the mobile resource of this person or device. On a map, it also filters the resources. Source: mobile. */
  mobileUser?: string | null | undefined;
  /** Claims with this file number of another company. Source: nuexpajeno. */
  otherFile?: string | null | undefined;
  /**
   * Claims whose planned start is at or after this second.
   * @deprecated Use plannedStart. Stays until 2027-05-31.
   */
  plannedFrom?: string | null | undefined;
  /** Claims whose planned start is in this interval, to the second. */
  plannedStart?: InstantRange | null | undefined;
  /**
   * Claims whose planned start is before this second.
   * @deprecated Use plannedStart. Stays until 2027-05-31.
   */
  plannedTo?: string | null | undefined;
  /** Claims of one of these priorities. Source: cdprioridad. */
  priorityCodes?: Array<string> | null | undefined;
  /** True also returns claims without a priority, in addition to those that `priorityCodes` returns. */
  priorityUnknown?: boolean | null | undefined;
  /** Mobile resources with one of these statuses. It filters the features, not the counts by status and by layer. */
  resourceStatuses?: Array<ResourceStatus> | null | undefined;
  /** True returns scheduled claims, false unscheduled claims. Claims whose scheduling is unknown match neither. */
  scheduled?: boolean | null | undefined;
  /** True also returns claims whose scheduling is unknown, in addition to those that `scheduled` returns. */
  scheduledUnknown?: boolean | null | undefined;
  /** Claims of the services with these codes. Source: cdservicio. */
  serviceIds?: Array<string | number> | null | undefined;
  /** Claims with one of these statuses (the KPI filter). On a map it filters the features, not the counts by status and by layer. */
  statuses?: Array<ClaimStatus> | null | undefined;
  /** Claims assigned to one of these suppliers. On a map, it also filters the suppliers. */
  supplierIds?: Array<string | number> | null | undefined;
  /** Minutes that an open claim without supplier has waited for one. */
  unassignedMinutes?: MinutesRangeInput | null | undefined;
  /** True returns only claims without a position, false only claims with one. On a map, true ignores the filters by status and affects only counts and lists. */
  withoutPosition?: boolean | null | undefined;
};

/** Layers of the map, from the lowest to the highest. */
export type MapLayer =
  /** Bases and offices of suppliers. */
  | 'BASE'
  /** Suppliers in the collaborating network. */
  | 'COLLABORATING'
  /** Claims, with a marker for their status. */
  | 'INCIDENTS'
  /** Current position of resources. The arrow shows the direction of travel. */
  | 'MOBILE';

/** A panel of the map screen that can be collapsed. */
export type MapPanel =
  /** Layers and filters, on the left. */
  | 'CONFIGURATION'
  /** Counts by status, above the list and the details. Collapsed to one line. */
  | 'COUNTS'
  /** List and details, on the right. */
  | 'TRACKING';

/** Subject of the tracking panel of the map. */
export type MapTab =
  /** The panel lists the claims that the filter matches. */
  | 'CLAIMS'
  /** The panel lists the suppliers of the visible layers. */
  | 'PROVIDERS';

/** View of one map. */
export type MapViewInput = {
  /** Rectangle shown on the screen. */
  bounds: BoundsInput;
  /** Filter of the features. null does not filter. */
  filter?: MapFilterInput | null | undefined;
  /** Visible layers. */
  layers: Array<MapLayer>;
  /** Zoom level, 1 to 19. It determines the cells in which features are clustered. */
  zoom: number;
};

/** Recorded moments of a service. */
export type MilestoneCode =
  /** The supplier accepted the service. Source code A. */
  | 'ACCEPTANCE'
  /** The supplier arrived at the claim. Source code C. */
  | 'ARRIVAL'
  /** The damage was recorded. Source code P. */
  | 'DAMAGE'
  /** The service was completed. Source code F. */
  | 'FINISHED'
  /** The insured was reached by phone. Source code T. */
  | 'PHONE'
  /** Photographs were taken. Source code D. */
  | 'PHOTOGRAPHS'
  /** The plate was recorded. Source code M. */
  | 'PLATE'
  /** The insured signed. Source code S. */
  | 'SIGNATURE'
  /** The survey was answered. Source code E. */
  | 'SURVEY';

/** Milestones at which the position of the resource is stored. */
export type MilestoneMoment =
  /** Arrival, milestone C. */
  | 'CONFIRMATION'
  /** Completion, milestone F. */
  | 'END'
  /** Acceptance, milestone A. */
  | 'START';

/** Range of elapsed whole minutes, bounds included. Omitted and null bounds do not filter. */
export type MinutesRangeInput = {
  /** Lower bound. */
  from?: number | null | undefined;
  /** Upper bound. */
  to?: number | null | undefined;
};

/** Participation of a supplier in the network. */
export type NetworkState =
  /** In the network; the supplier can be assigned. Source A. */
  | 'ACTIVE'
  /** Left the network; the supplier filter excludes the supplier. Source B. */
  | 'OFF'
  /** Suspended from the network; the supplier filter excludes the supplier. Source T. */
  | 'TEMPORARILY_OFF';

/** Direction of an order. Unknown values come last in both directions. */
export type OrderDirection =
  /** Smallest, earliest or alphabetically first value first. */
  | 'ASC'
  /** Largest, latest or alphabetically last value first. */
  | 'DESC';

/** Filters calls. Omitted and null fields do not filter. */
export type OutboxFilter = {
  /** Calls about this claim. */
  claimId?: string | number | null | undefined;
  /** Calls to this integration. */
  integration?: Integration | null | undefined;
  /** Calls in one of these states. */
  states?: Array<CallState> | null | undefined;
};

/** Alarms to pass to a colleague. */
export type PassAlarmsInput = {
  /** Alarm.id of each alarm, at most 200. All alarms are changed, or none. */
  ids: Array<string | number>;
  /** Note for the colleague, at most 200 characters. */
  note?: string | null | undefined;
  /** UUID of the request, new for each intended change. A repeated request within 24 hours returns the first result and changes nothing. The same UUID with another mutation or input returns REQUEST_REUSED. */
  requestId?: string | number | null | undefined;
  /** User.id of the colleague, one of `alarmColleagues`. */
  userId: string | number;
};

/** A period, in whole days of the instance's time zone. */
export type PeriodInput = {
  /** Days of a custom period. null for other periods. */
  days?: DayRange | null | undefined;
  /**
   * First day of a custom period, such as 2026-11-25. null for other periods.
   * @deprecated Use days. Stays until 2027-05-31.
   */
  firstDay?: string | null | undefined;
  /**
   * Last day of a custom period, inclusive, at most 731 days. null for other periods.
   * @deprecated Use days. Stays until 2027-05-31.
   */
  lastDay?: string | null | undefined;
  /** Name of the period. */
  name: PeriodName;
};

/** Periods of the dashboard, in whole days of the instance's time zone. */
export type PeriodName =
  /** From a first to a last day, chosen by the caller. */
  | 'CUSTOM'
  /** Today and the six preceding days. */
  | 'LAST_WEEK'
  /** The current day, from midnight until now. */
  | 'TODAY';

/** A position on the earth, in WGS 84 degrees. */
export type PlaceInput = {
  /** Latitude, -90 to 90. */
  lat: number;
  /** Longitude, -180 to 180. */
  lon: number;
};

/** External service that searches places and addresses. */
export type PlaceService =
  /** HERE Geocoding and Search. */
  | 'HERE'
  /** A Nominatim server: OpenStreetMap places. */
  | 'NOMINATIM'
  /** A Pelias server: open address data. */
  | 'PELIAS'
  /** A Photon server: OpenStreetMap places, found while typing. */
  | 'PHOTON';

/** An automatic process of a claim. */
export type Process =
  /** Late arrival, KPI 8: the contact centre calls the supplier. */
  | 'ARRIVAL_CONTACT_CENTRE'
  /** Late arrival, KPI 10: the insured is added to a contact list. */
  | 'ARRIVAL_CONTACT_LIST'
  /** The resource stayed within the distance of KPI 15 of the claim: the arrival is confirmed. */
  | 'AUTOMATIC_ARRIVAL'
  /** If KPI 16 is on, the completion is confirmed KPI 17 minutes after the arrival. */
  | 'AUTOMATIC_COMPLETION'
  /** Late completion, KPI 9: the contact centre calls the supplier. */
  | 'COMPLETION_CONTACT_CENTRE'
  /** Late completion, KPI 11: the insured is added to a contact list. */
  | 'COMPLETION_CONTACT_LIST';

/** Reason why a due process had nothing to do. */
export type ProcessFinding =
  /** No contact list is configured for the claim. */
  | 'NO_LIST'
  /** The claim or the supplier has no phone to call. */
  | 'NO_PHONE'
  /** The known phone is not a number that can be dialled. */
  | 'PHONE_UNDIALLABLE';

/** State of a run of a process. */
export type ProcessState =
  /** Cancelled, because the claim recovered. */
  | 'CANCELLED'
  /** Due, but there is no person to call. `finding` contains the reason. */
  | 'NOTHING_TO_DO'
  /** Started; the assistance system has been notified or is being notified. */
  | 'STARTED';

/** Generic profile of a user. */
export type ProfileType =
  /** A user of an insurer, who sees the claims of its own contracts and performs no actions. */
  | 'CLIENTE'
  /** Manages the users, profiles and settings of its AMA instances and sees all their claims. */
  | 'LOCALADMIN'
  /** Sees all claims and performs all actions, without economic data and exports. */
  | 'OPERADOR'
  /** A user of a supplier, who sees and confirms the arrival and the completion of its own claims. */
  | 'PROVEEDOR'
  /** Sees all claims and their economic data, exports, and performs all actions. */
  | 'SUPERVISOR';

/** Alarms to reopen. */
export type ReopenAlarmsInput = {
  /** Alarm.id of each alarm, at most 200. All alarms are changed, or none. */
  ids: Array<string | number>;
  /** UUID of the request, new for each intended change. A repeated request within 24 hours returns the first result and changes nothing. The same UUID with another mutation or input returns REQUEST_REUSED. */
  requestId?: string | number | null | undefined;
};

/** Events to send again. */
export type ReplayWebhookEventsInput = {
  /** WebhookEndpoint.id. */
  id: string | number;
  /** UUID of the request, new for each intended change. A repeated request within 24 hours returns the first result and changes nothing. The same UUID with another mutation or input returns REQUEST_REUSED. */
  requestId?: string | number | null | undefined;
  /** Start of the replay, at most 30 days ago. */
  since: string;
};

/** Type of file of a report. */
export type ReportFormat =
  /** Pages for reading and printing: tiles, charts, figures and definitions. */
  | 'PDF'
  /** A sheet of figures with one column per hour, day or month, and a sheet of definitions. Text cells are text. */
  | 'XLSX';

/** Frequency of a report by mail. */
export type ReportFrequency =
  /** Every day, for the preceding day. */
  | 'DAILY'
  /** Every week, for the preceding seven days. */
  | 'WEEKLY';

/** Outcome of a due report. */
export type ReportSendingState =
  /** The report could not be created or sent. */
  | 'FAILED'
  /** The report is being created. */
  | 'PREPARING'
  /** The mail waits for the mail server. */
  | 'QUEUED'
  /** Nothing was sent: the user may no longer receive the report, has no e-mail, or has unsubscribed. */
  | 'REFUSED'
  /** The mail server accepted the mail. */
  | 'SENT';

/** Status of a mobile resource, the first that applies: disconnected, no location, occupied, free. */
export type ResourceStatus =
  /** The device is not connected. Short code d. */
  | 'MOBILE_DISCONNECTED'
  /** Connected, without an open service. Short code l. */
  | 'MOBILE_FREE'
  /** No position, or older than KPI 5. Listed, but never shown at an estimated place. Short code nl. */
  | 'MOBILE_NO_LOCATION'
  /** Has an open service. Short code o. */
  | 'MOBILE_OCCUPIED';

/** Type of insured object. */
export type RiskType =
  /** A car or another vehicle, usually with a tow. Source automovil, CAR. */
  | 'CAR'
  /** A building or its contents, usually with a repair. Source hogar, HOME. */
  | 'HOME'
  /** Any other insured object. Source otros, OTHER. */
  | 'OTHER'
  /** Assistance to a person, such as medical transport. Source personas, PEOPLE. */
  | 'PEOPLE';

/** Reason why the directory's role was not applied to the user. */
export type RoleKept =
  /** The last local administrator, or the last user who manages all users, cannot be removed. */
  | 'LAST_ADMINISTRATOR'
  /** The role names no specific profile, and the user's specific profile belongs to another generic profile. Without it, the user would see more. */
  | 'SPECIFIC_PROFILE';

/** A webhook endpoint whose secret is replaced. */
export type RotateWebhookSecretInput = {
  /** WebhookEndpoint.id. */
  id: string | number;
  /** Hours for which the earlier secret also signs, 0 to 168. */
  overlapHours?: number;
  /** WebhookEndpoint.updatedAt as it was read. Returns CHANGED_MEANWHILE if it has changed since. */
  updatedAt: string;
};

/** Source of a route. */
export type Router =
  /** The HERE Routing API. */
  | 'HERE'
  /** An OSRM server of the installation, on OpenStreetMap roads. */
  | 'OSRM'
  /** Route search of the product on the road network of the street pack. */
  | 'ROADS'
  /** A straight line, multiplied by 1.3, at the usual speed. Used if no road is known. */
  | 'STRAIGHT';

/** New list of reasons for an action. */
export type SaveActionReasonsInput = {
  /** Action that requires a reason. */
  action: ClaimActionName;
  /** AMA instance, which must be in the viewer's scope. */
  instanceId: string | number;
  /** Complete list of reasons, without duplicates, at most 9 with at most 100 characters each. If empty, users type the reason. */
  reasons: Array<string>;
  /** ActionReasons.updatedAt as it was read. Returns CHANGED_MEANWHILE if the reasons have changed since. */
  updatedAt?: string | null | undefined;
};

/** Input for creating or changing a contact list. */
export type SaveContactListInput = {
  /** Processing centre. null for any. */
  centreId?: string | number | null | undefined;
  /** Client. null for any. */
  clientId?: string | number | null | undefined;
  /** Contract, which requires its client. null for any. */
  contractId?: string | number | null | undefined;
  /** ContactList.id of the list to change. Omit it to create a list. */
  id?: string | number | null | undefined;
  /** AMA instance, which must be in the viewer's scope. */
  instanceId: string | number;
  /** Identifier of the list in the contact centre, at most 100 characters. */
  listId: string | number;
  /** Display name, at most 100 characters. */
  name: string;
  /** UUID of the request, new for each intended change. A repeated request within 24 hours returns the first result and changes nothing. The same UUID with another mutation or input returns REQUEST_REUSED. */
  requestId?: string | number | null | undefined;
  /** Risk code, instead of the type of insured object. null for any. */
  riskCode?: string | null | undefined;
  /** Type of insured object. null for any. */
  riskType?: RiskType | null | undefined;
  /** Supplement. null for any. */
  supplement?: string | null | undefined;
  /** ContactList.updatedAt as it was read. Omit it to create a list. Returns CHANGED_MEANWHILE if the list has changed since. */
  updatedAt?: string | null | undefined;
};

/** Dashboard layout of the current user. */
export type SaveDashboardLayoutInput = {
  /** Order of the tiles, each indicator at most once. Indicators that are not listed follow. Empty orders the worst indicators first. */
  order: Array<IndicatorKey>;
  /** Indicators to remove from the dashboard, each at most once. */
  putAway: Array<IndicatorKey>;
};

/** Input for adding or changing a public holiday. */
export type SaveHolidayInput = {
  /** Day, as a `Date`. An empty text returns HOLIDAY_DAY_EMPTY. */
  day: string;
  /** HolidayList.id of the list. */
  listId: string | number;
  /** Name of the holiday, at most 100 characters. */
  name: string;
  /** Day of the list that this day replaces. Omit it to add a day. */
  replaces?: string | null | undefined;
  /** UUID of the request, new for each intended change. A repeated request within 24 hours returns the first result and changes nothing. The same UUID with another mutation or input returns REQUEST_REUSED. */
  requestId?: string | number | null | undefined;
};

/** Input for creating or renaming a list of public holidays. */
export type SaveHolidayListInput = {
  /** HolidayList.id of the list to rename. Omit it to create a list. */
  id?: string | number | null | undefined;
  /** AMA instance, which must be in the viewer's scope. It cannot be changed later. */
  instanceId: string | number;
  /** Letters, digits and spaces, at most 100 characters. */
  name: string;
  /** UUID of the request, new for each intended change. A repeated request within 24 hours returns the first result and changes nothing. The same UUID with another mutation or input returns REQUEST_REUSED. */
  requestId?: string | number | null | undefined;
  /** HolidayList.updatedAt as it was read. Omit it to create a list. Returns CHANGED_MEANWHILE if the list was renamed since. */
  updatedAt?: string | null | undefined;
};

/** Input for creating an indicator alert or changing its level. */
export type SaveIndicatorAlertInput = {
  /** AMA instance of the indicator. */
  instanceId: string | number;
  /** Indicator of the alert. */
  key: IndicatorKey;
  /** Lowest level that triggers the alert. */
  level: AlertLevel;
  /** UUID of the request, new for each intended change. A repeated request within 24 hours returns the first result and changes nothing. The same UUID with another mutation or input returns REQUEST_REUSED. */
  requestId?: string | number | null | undefined;
};

/** Settings of an indicator to save. */
export type SaveIndicatorSettingInput = {
  /** Value at which the critical level starts. null for no critical level. */
  critical?: number | null | undefined;
  /** AMA instance. null for the default of all instances, which requires access to all instances. */
  instanceId?: string | number | null | undefined;
  /** True to show the indicator. */
  isOn?: boolean;
  /** Indicator to change. */
  key: IndicatorKey;
  /** Threshold. null if the indicator has none. */
  threshold?: number | null | undefined;
  /** IndicatorSetting.changedAt as it was read. Returns CHANGED_MEANWHILE if the settings have changed since. */
  updatedAt?: string | null | undefined;
  /** True to restore the default. All other fields are then ignored. */
  useDefault?: boolean;
  /** Value at which the warning level starts. null for no warning level. */
  warning?: number | null | undefined;
};

/** Layout of a list for the current user. */
export type SaveListLayoutInput = {
  /** Fields to show, in this order, each at most once. null restores the default layout. */
  columns?: Array<ListColumnInput> | null | undefined;
  /** Row height. */
  density?: Density;
  /** List of the layout. */
  list: ListName;
};

/** Input for creating or changing a map configuration of the viewer. */
export type SaveMapConfigurationInput = {
  /** Part of the map's address after "?": layers, filters, camera, list and place, without opened features. Empty for the built-in configuration. At most 2000 characters. */
  address: string;
  /** Collapsed panels. */
  foldedPanels: Array<MapPanel>;
  /** MapConfiguration.id of the configuration to change. null creates one. */
  id?: string | number | null | undefined;
  /** Name: letters of any of the nine languages, digits and spaces; at most 100 characters; unique among the owner's configurations, regardless of case and accents. */
  name: string;
  /** UUID of the request, new for each intended change. A repeated request within 24 hours returns the first result and changes nothing. The same UUID with another mutation or input returns REQUEST_REUSED. */
  requestId?: string | number | null | undefined;
  /** Subject of the tracking panel. */
  tab: MapTab;
  /** True to show traffic. */
  traffic: boolean;
  /** To change an existing configuration: its `updatedAt` as it was read. Returns CHANGED_MEANWHILE if it has changed since. */
  updatedAt?: string | null | undefined;
};

/** Input for creating or changing a report by mail. */
export type SaveReportSubscriptionInput = {
  /** File formats, at least one. */
  formats: Array<ReportFormat>;
  /** Frequency of the report. */
  frequency: ReportFrequency;
  /** Hour of the day, 0 to 23. If a daylight saving change skips the local time, the first instant after it applies; if the local time occurs twice, the first occurrence applies. */
  hour: number;
  /** ReportSubscription.id of a report of the viewer. null creates one. */
  id?: string | number | null | undefined;
  /** AMA instance of the report. */
  instanceId: string | number;
  /** Name: letters of any of the nine languages, digits and spaces; at most 100 characters; unique among the viewer's reports, regardless of case and accents. */
  name: string;
  /** UUID of the request, new for each intended change. A repeated request within 24 hours returns the first result and changes nothing. The same UUID with another mutation or input returns REQUEST_REUSED. */
  requestId?: string | number | null | undefined;
  /** IANA time zone of the hour. */
  timeZone: string;
  /** ReportSubscription.updatedAt as it was read. Returns CHANGED_MEANWHILE if it has changed since. */
  updatedAt?: string | null | undefined;
  /** Day of the week of a weekly report, 1 (Monday) to 7. null for a daily report. */
  weekday?: number | null | undefined;
};

/** Input for creating or changing a specific profile. Values out of the viewer's scope are kept. To copy a profile, create one with the same fields. */
export type SaveSpecificProfileInput = {
  /** Contracts to show. All contracts of a client are accepted only if the client has a single contract. */
  contracts: Array<ContractKeyInput>;
  /** Fields to hide. */
  hiddenFields: Array<HiddenFieldsInput>;
  /** Indicators to hide. */
  hiddenIndicators: Array<IndicatorKey>;
  /** Layers to hide. */
  hiddenLayers: Array<MapLayer>;
  /** SpecificProfile.id of the profile to change. Omit it to create one. */
  id?: string | number | null | undefined;
  /** AMA instances to show. If empty, the instances of the user apply. */
  instanceIds: Array<string | number>;
  /** Name: letters of any of the nine languages, digits and spaces; at most 100 characters. */
  name: string;
  /** Generic profile, which is the parent. It cannot be changed while users or keys have the profile. */
  profileType: ProfileType;
  /** UUID of the request, new for each intended change. A repeated request within 24 hours returns the first result and changes nothing. The same UUID with another mutation or input returns REQUEST_REUSED. */
  requestId?: string | number | null | undefined;
  /** True to require a second factor of its users. */
  requiresTwoFactor: boolean;
  /** Suppliers and bases of a provider. A viewer who sees all suppliers may include suppliers that are not known yet. Empty for other parents. */
  supplierIds: Array<string | number>;
  /** SpecificProfile.updatedAt as it was read. Returns CHANGED_MEANWHILE if it has changed since. Required with `id`. */
  updatedAt?: string | null | undefined;
};

/** Property whose beginning matches the searched text. */
export type SearchMatch =
  /** Town or street at which the service starts, from the beginning of any of its words. */
  | 'ADDRESS'
  /** Code under which the source system knows the supplier. */
  | 'CODE'
  /** File number, which several claims can share. */
  | 'FILE'
  /** Name of the insured, from the beginning of any of its words. */
  | 'INSURED'
  /** Name of the supplier, from the beginning of any of its words. */
  | 'NAME'
  /** Number of the claim, its last part or its last digits. */
  | 'NUMBER'
  /** File number of the claim at another company. */
  | 'OTHER_FILE'
  /** Phone, with or without its calling code. */
  | 'PHONE'
  /** Registration plate of the insured vehicle. */
  | 'PLATE';

/** Type of service. */
export type ServiceKind =
  /** Medical transport of people. Source code AMB. */
  | 'AMBULANCE'
  /** Legal assistance by a lawyer. Source code ABO. */
  | 'LAWYER'
  /** A service whose source code is none of the other values. */
  | 'OTHER'
  /** Repair of the vehicle at the roadside. Source code ABC. */
  | 'ROADSIDE'
  /** A taxi transports people. Source code TAX. */
  | 'TAXI'
  /** A tow truck transports the vehicle. Source code GRU. */
  | 'TOW';

/** KPI settings, in the order of their numbers. */
export type SettingKey =
  /** Distance from the claim within which an arrival is confirmed automatically. KPI 15. */
  | 'AUTOMATIC_ARRIVAL_DISTANCE'
  /** Switch of the automatic completion. KPI 16. */
  | 'AUTOMATIC_COMPLETION'
  /** Time after the arrival at which the service is completed automatically. KPI 17. */
  | 'AUTOMATIC_COMPLETION_AFTER'
  /** Delay of any other supplier from which its claim is late. KPI 3. */
  | 'BASE_DELAY'
  /** Delay of the arrival from which the contact centre calls the supplier. KPI 8. */
  | 'CONTACT_CENTRE_ARRIVAL'
  /** Delay of the work from which the contact centre calls the supplier. KPI 9. */
  | 'CONTACT_CENTRE_COMPLETION'
  /** Delay of the arrival from which the insured is added to a contact list. KPI 10. */
  | 'CONTACT_LIST_ARRIVAL'
  /** Delay of the work from which the insured is added to a contact list. KPI 11. */
  | 'CONTACT_LIST_COMPLETION'
  /** Delay of any other supplier from which its claim is critical. KPI 14. */
  | 'CRITICAL_BASE'
  /** Delay of a mobile resource from which its claim is critical. KPI 13. */
  | 'CRITICAL_MOBILE'
  /** Period without sign-in after which a user is disabled. KPI 6. */
  | 'INACTIVE_USER'
  /** Share of arrivals by the expected arrival that decides whether a claim is predicted late: 50, 80 or 90. KPI 18. */
  | 'LATENESS_QUANTILE'
  /** Switch of the alarm of a likely late arrival. KPI 20. */
  | 'LIKELY_LATE_ALARM'
  /** Chance of being late from which that alarm is raised. KPI 21. */
  | 'LIKELY_LATE_CHANCE'
  /** Period for which log entries are kept. KPI 7. */
  | 'LOG_RETENTION'
  /** Advance of a mobile resource from which its claim is early. KPI 2. */
  | 'MOBILE_ADVANCE'
  /** Delay of a mobile resource from which its claim is late. KPI 1. */
  | 'MOBILE_DELAY'
  /** Age from which a position is outdated. KPI 5. */
  | 'OUTDATED_POSITION'
  /** Share of arrivals by the time that operators give to the insured: 80 or 90. KPI 19. */
  | 'PROMISE_QUANTILE'
  /** Waiting time without a supplier from which a claim is late. KPI 4. */
  | 'UNASSIGNED_DELAY'
  /** Time limit of the work, from the acceptance or the planned start. KPI 12. */
  | 'WORK_TIME';

/** Unit of a setting. */
export type SettingUnit =
  /** A duration in whole days. */
  | 'DAYS'
  /** A distance in whole metres. */
  | 'METRES'
  /** A duration in whole minutes. */
  | 'MINUTES'
  /** A share in whole percent, 0 to 100. */
  | 'PERCENT'
  /** True or false. */
  | 'SWITCH';

/** Target with which a map configuration is shared: the users of one AMA instance or of one specific profile. */
export type ShareMapConfigurationInput = {
  /** Users with whom the configuration is shared. Required. */
  audience?: MapConfigurationAudience | null | undefined;
  /** MapConfiguration.id of a configuration of the viewer. */
  id: string | number;
  /**
   * AMA instance in the viewer's scope. null if a profile is given.
   * @deprecated Use audience. Stays until 2027-05-31.
   */
  instanceId?: string | number | null | undefined;
  /** UUID of the request, new for each intended change. A repeated request within 24 hours returns the first result and changes nothing. The same UUID with another mutation or input returns REQUEST_REUSED. */
  requestId?: string | number | null | undefined;
  /**
   * Specific profile that the viewer manages. null if an instance is given.
   * @deprecated Use audience. Stays until 2027-05-31.
   */
  specificProfileId?: string | number | null | undefined;
};

/** Interval that divides a period. */
export type SlotUnit =
  /** Days in the instance's time zone, for periods of up to 92 days. */
  | 'DAY'
  /** Hours in the instance's time zone, for periods of up to 2 days. */
  | 'HOUR'
  /** Months in the instance's time zone, for longer periods. */
  | 'MONTH';

/** Alarms to snooze. */
export type SnoozeAlarmsInput = {
  /** Alarm.id of each alarm, at most 200. All alarms are changed, or none. */
  ids: Array<string | number>;
  /** Duration of the snooze in minutes, 1 to 60. */
  minutes: number;
  /** Reason of the snooze, 3 to 200 characters. */
  reason: string;
  /** UUID of the request, new for each intended change. A repeated request within 24 hours returns the first result and changes nothing. The same UUID with another mutation or input returns REQUEST_REUSED. */
  requestId?: string | number | null | undefined;
};

/** Filters specific profiles. All given fields must match. */
export type SpecificProfileFilter = {
  /** Profiles owned by this administrator. */
  ownerId?: string | number | null | undefined;
  /** Profiles with one of these parents. */
  profileTypes?: Array<ProfileType> | null | undefined;
  /** Substring of the name, ignoring case and accents. Only the first 100 characters are used. */
  text?: string | null | undefined;
  /** Profiles whose last change is in this period. */
  updatedAt?: InstantRange | null | undefined;
};

/** Cause of a status change. */
export type StatusCause =
  /** A user or a process acted on the claim. */
  | 'ACTION'
  /** A message of the assistance system. */
  | 'ASSISTANCE'
  /** A process confirmed the arrival or the completion automatically. */
  | 'AUTOMATIC'
  /** Time passed, without any other event. */
  | 'CLOCK'
  /** A record of the claims feed. */
  | 'FEED'
  /** The resource moved, which changed the predicted arrival. */
  | 'POSITION'
  /** The KPI settings were changed. */
  | 'SETTINGS'
  /** The way in which the supplier is reached changed. */
  | 'SUPPLIER';

/** Rules of the status, in the order in which they apply. */
export type StatusRule =
  /** Finished or cancelled: FINISHED. */
  | 'RULE_1'
  /** The planned start is more than 60 minutes away: PROG_PENDING_ACTION. */
  | 'RULE_2'
  /** Without a supplier for KPI 4 or longer: NO_SUPPLIER_DELAYED. */
  | 'RULE_3A'
  /** Without a supplier less than KPI 4 before the planned start: NO_SUPPLIER_DELAYED. */
  | 'RULE_3B'
  /** Without a supplier, and not late: NO_SUPPLIER. */
  | 'RULE_3C'
  /** Without a supplier, and the delay of the search is managed: MANAGED. */
  | 'RULE_3D'
  /** The supplier has not arrived, and its delay is managed: MANAGED. */
  | 'RULE_4A'
  /** The supplier is late by KPI 13 or 14: PENDING_ARRIVAL_CRITICAL. */
  | 'RULE_4B'
  /** The supplier is late by KPI 1 or 3: PENDING_ARRIVAL_DELAYED. */
  | 'RULE_4C'
  /** The supplier is early by KPI 2: PENDING_ARRIVAL_ADVANCED. */
  | 'RULE_4D'
  /** The supplier is expected within the window: PENDING_ARRIVAL_INTIME. */
  | 'RULE_4E'
  /** The supplier has not arrived; there is neither a plan nor a promise: PENDING_ARRIVAL. */
  | 'RULE_4F'
  /** The supplier has arrived, and the delay of the work is managed: NO_FINISH_MANAGED. */
  | 'RULE_5A'
  /** The supplier has arrived, and the work exceeds its time limit: NO_FINISH_DELAYED. */
  | 'RULE_5B'
  /** The supplier arrived in time and works: NO_FINISH_ARRIVAL_INTIME. */
  | 'RULE_5C'
  /** The supplier arrived late and works: NO_FINISHED. */
  | 'RULE_5D';

/** Way in which a supplier is reached. */
export type SupplierAccess =
  /** A fixed place from which the supplier works. Source BASES. */
  | 'BASE'
  /** A member of the collaborating network, contacted by phone. Source R, REDCOLABORADORA. */
  | 'COLLABORATOR'
  /** Contacted by phone. Source M, MANUAL. */
  | 'MANUAL'
  /** A resource with live positions. Source S, MOBILE. */
  | 'MOBILE'
  /** Reports through the web application of suppliers. Source W, WEB. */
  | 'WEB';

/** Columns by which a list of Supplier entities can be filtered. */
export type SupplierColumn =
  /** Supplier type: `Supplier.access`, an enum column. Operands: `oneOf`. */
  | 'ACCESS'
  /** Address: `Supplier.address`, a text column. Operands: `contains`, or `empty`. */
  | 'ADDRESS'
  /** Allocation count: `Supplier.allocationCount`, a number column. Operands: `atLeast` and `atMost`, or `empty`. */
  | 'ALLOCATION_COUNT'
  /** Additional attributes: `Supplier.attributes`, a text column. Operands: `contains`, or `empty`. */
  | 'ATTRIBUTES'
  /** Base code: `Supplier.baseId`, a text column. Operands: `contains`, or `empty`. */
  | 'BASE_ID'
  /** Base: `Supplier.baseName`, a text column. Operands: `contains`, or `empty`. */
  | 'BASE_NAME'
  /** Base phone: `Supplier.basePhone`, a text column. Operands: `contains`, or `empty`. */
  | 'BASE_PHONE'
  /** Device connected: `Supplier.connected`, a boolean column. Operands: `is`, or `empty`. */
  | 'CONNECTED'
  /** Threshold exceeded: `Supplier.exceedThreshold`, a boolean column. Operands: `is`, or `empty`. */
  | 'EXCEED_THRESHOLD'
  /** Outdated according to the source: `Supplier.feedOutdated`, a boolean column. Operands: `is`, or `empty`. */
  | 'FEED_OUTDATED'
  /** Position time in the source: `Supplier.feedPositionAt`, an instant column. Operands: `from` and `before`, or `empty`. */
  | 'FEED_POSITION_AT'
  /** Reported state: `Supplier.feedState`, an enum column. Operands: `oneOf`, or `empty`. */
  | 'FEED_STATE'
  /** Code: `Supplier.id`, a text column. Operands: `contains`. */
  | 'ID'
  /** AMA instance: `Supplier.instance`, a text column. Operands: `contains`. */
  | 'INSTANCE'
  /** Phone for the insured: `Supplier.insuredPhone`, a text column. Operands: `contains`, or `empty`. */
  | 'INSURED_PHONE'
  /** Address of the last position: `Supplier.lastPositionAddress`, a text column. Operands: `contains`, or `empty`. */
  | 'LAST_POSITION_ADDRESS'
  /** Device: `Supplier.mobile`, a text column. Operands: `contains`, or `empty`. */
  | 'MOBILE'
  /** Name: `Supplier.name`, a text column. Operands: `contains`, or `empty`. */
  | 'NAME'
  /** Networks: `Supplier.networks`, a text column. Operands: `contains`, or `empty`. */
  | 'NETWORKS'
  /** In the network: `Supplier.networkState`, an enum column. Operands: `oneOf`. */
  | 'NETWORK_STATE'
  /** Minutes of oldest claim: `Supplier.oldestActualMinutes`, a number column. Operands: `atLeast` and `atMost`, or `empty`. */
  | 'OLDEST_ACTUAL_MINUTES'
  /** Phone: `Supplier.phone`, a text column. Operands: `contains`, or `empty`. */
  | 'PHONE'
  /** Position: `Supplier.position`, an instant column. Operands: `from` and `before`, or `empty`. */
  | 'POSITION'
  /** Rating: `Supplier.rating`, a number column. Operands: `atLeast` and `atMost`, or `empty`. */
  | 'RATING'
  /** Timetable: `Supplier.schedule`, a text column. Operands: `contains`, or `empty`. */
  | 'SCHEDULE'
  /** Services offered: `Supplier.services`, a text column. Operands: `contains`, or `empty`. */
  | 'SERVICES'
  /** Mobile phone: `Supplier.smartPhone`, a text column. Operands: `contains`, or `empty`. */
  | 'SMART_PHONE'
  /** Status: `Supplier.status`, an enum column. Operands: `oneOf`. */
  | 'STATUS'
  /** State in the source: `Supplier.supplierState`, a text column. Operands: `contains`, or `empty`. */
  | 'SUPPLIER_STATE'
  /** Type: `Supplier.supplierType`, a text column. Operands: `contains`, or `empty`. */
  | 'SUPPLIER_TYPE'
  /** Survey count: `Supplier.surveyCount`, a number column. Operands: `atLeast` and `atMost`, or `empty`. */
  | 'SURVEY_COUNT';

/** Condition on one column: one operand that fits the type of the column, or both bounds of a range. Other operands return BAD_USER_INPUT. */
export type SupplierColumnInput = {
  /** Number columns: at least this value. */
  atLeast?: number | null | undefined;
  /** Number columns: at most this value. */
  atMost?: number | null | undefined;
  /**
   * Instant columns: before this instant.
   * @deprecated Use within. Stays until 2027-05-31.
   */
  before?: string | null | undefined;
  /** Text, named, code and attribute columns: contains this text, ignoring case and accents. Names are those of the source. */
  contains?: string | null | undefined;
  /** Any column: true matches unknown values, false matches known values. */
  empty?: boolean | null | undefined;
  /** Column to filter. A column that the viewer's profile hides returns FIELD_UNKNOWN. */
  field: SupplierColumn;
  /**
   * Instant columns: at or after this instant.
   * @deprecated Use within. Stays until 2027-05-31.
   */
  from?: string | null | undefined;
  /** Boolean columns: equals this value. Unknown values match neither. */
  is?: boolean | null | undefined;
  /** Enum columns: equals one of these values. */
  oneOf?: Array<string> | null | undefined;
  /** Instant columns: in this interval. */
  within?: InstantRange | null | undefined;
};

/** Filters suppliers. Omitted and null fields do not filter; all given fields must match. */
export type SupplierFilter = {
  /** Suppliers that are reached in one of these ways. */
  access?: Array<SupplierAccess> | null | undefined;
  /** Suppliers within this rectangle. */
  bounds?: BoundsInput | null | undefined;
  /** Conditions on single columns, at most 10. All of them must match. */
  columns?: Array<SupplierColumnInput> | null | undefined;
  /** Suppliers with one of these ids. */
  ids?: Array<string | number> | null | undefined;
  /** Suppliers of one of these AMA instances. */
  instanceIds?: Array<string | number> | null | undefined;
  /** Mobile resource of this person or device. Source: mobile. */
  mobileUser?: string | null | undefined;
  /** Suppliers with one of these network states. */
  networkStates?: Array<NetworkState> | null | undefined;
  /** Mobile resources with one of these statuses. */
  statuses?: Array<ResourceStatus> | null | undefined;
  /** Beginning of the name or the id, ignoring case and accents. */
  text?: string | null | undefined;
  /** Suppliers whose last change is in this period. */
  updatedAt?: InstantRange | null | undefined;
  /** True returns only suppliers without a position, false only suppliers with one. */
  withoutPosition?: boolean | null | undefined;
};

/** Filters logged queries. Omitted and null fields do not filter. */
export type SupplierFilterCallFilter = {
  /** Queries of actors of this type. */
  actorKind?: ActorKind | null | undefined;
  /** Requests answered in this interval. */
  at?: InstantRange | null | undefined;
  /**
   * Requests answered at or after this instant.
   * @deprecated Use at. Stays until 2027-05-31.
   */
  from?: string | null | undefined;
  /** Queries of this AMA instance. */
  instanceId?: string | number | null | undefined;
  /** Beginning of the id of the claim, the code of the service or the id of the query, ignoring case. */
  text?: string | null | undefined;
  /**
   * Requests answered before this instant.
   * @deprecated Use at. Stays until 2027-05-31.
   */
  to?: string | null | undefined;
  /** True returns queries without a result or with an error, false the others. */
  withoutCandidates?: boolean | null | undefined;
};

/** Factor of a rank, or reason why a supplier cannot take a claim. */
export type SupplierFilterCode =
  /** Arrival time. Figures: `minutes`, `metres`, `estimate` (1 if computed along a straight line). */
  | 'ARRIVAL'
  /** A mobile resource with `jobs`, which is free in about `wait` minutes. */
  | 'BUSY'
  /** A mobile resource that is busy with unknown work and free in about `wait` minutes. */
  | 'BUSY_UNKNOWN'
  /** Closed at the needed time by its timetable. */
  | 'CLOSED'
  /** Closed at the needed time by its timetable, because the day is a public holiday. */
  | 'CLOSED_ON_HOLIDAY'
  /** Usual `cost` of the supplier, in the currency of its AMA instance. */
  | 'COST'
  /** The device or the office is not connected. */
  | 'DISCONNECTED'
  /** A mobile resource that is free. */
  | 'FREE'
  /** The opening hours are unknown or unreadable. */
  | 'HOURS_UNKNOWN'
  /** Another supplier, with `jobs` open jobs. */
  | 'JOBS'
  /** Has the maximum number of `jobs` at a time, `limit`. */
  | 'JOB_LIMIT'
  /** `load` in the band of `hour`, and the `limit` of that band. */
  | 'LOAD'
  /** `load` in the band of `hour` is above the `limit` of that band. */
  | 'LOAD_EXCEEDED'
  /** The source reports that a band exceeds its threshold, without naming the band. */
  | 'LOAD_FLAGGED'
  /** The networks of the supplier are unknown. */
  | 'NETWORK_UNKNOWN'
  /** Not in the network: situation B. */
  | 'OFF'
  /** Open at the needed time by its timetable. */
  | 'OPEN'
  /** Does not belong to the requested network. */
  | 'OTHER_NETWORK'
  /** Does not provide the service. */
  | 'OTHER_SERVICE'
  /** The position is `minutes` old, more than KPI 5, `limit`. */
  | 'POSITION_OUTDATED'
  /** The score that the source reports for the supplier, as `rating`. */
  | 'RATING'
  /** Already assigned to this claim. */
  | 'SERVES_ALREADY'
  /** The services of the supplier are unknown. */
  | 'SERVICE_UNKNOWN'
  /** Was removed from this claim. */
  | 'TAKEN_OFF'
  /** Temporarily not in the network: situation T. */
  | 'TEMPORARILY_OFF';

/** Fields by which a list of Supplier entities can be ordered. */
export type SupplierOrderField =
  /** Supplier type: `Supplier.access`, sorted by name, statuses by urgency. */
  | 'ACCESS'
  /** Address: `Supplier.address`, sorted alphabetically. */
  | 'ADDRESS'
  /** Allocation count: `Supplier.allocationCount`, sorted from the smallest value. */
  | 'ALLOCATION_COUNT'
  /** Base code: `Supplier.baseId`, sorted alphabetically. */
  | 'BASE_ID'
  /** Base: `Supplier.baseName`, sorted alphabetically. */
  | 'BASE_NAME'
  /** Base phone: `Supplier.basePhone`, sorted alphabetically. */
  | 'BASE_PHONE'
  /** Device connected: `Supplier.connected`, sorted false before true. */
  | 'CONNECTED'
  /** Threshold exceeded: `Supplier.exceedThreshold`, sorted false before true. */
  | 'EXCEED_THRESHOLD'
  /** Outdated according to the source: `Supplier.feedOutdated`, sorted false before true. */
  | 'FEED_OUTDATED'
  /** Position time in the source: `Supplier.feedPositionAt`, sorted from the earliest instant. */
  | 'FEED_POSITION_AT'
  /** Reported state: `Supplier.feedState`, sorted by name, statuses by urgency. */
  | 'FEED_STATE'
  /** Code: `Supplier.id`, sorted alphabetically. */
  | 'ID'
  /** AMA instance: `Supplier.instance`, sorted alphabetically. */
  | 'INSTANCE'
  /** undefined: `Supplier.instanceId`, sorted alphabetically. */
  | 'INSTANCE_ID'
  /** Phone for the insured: `Supplier.insuredPhone`, sorted alphabetically. */
  | 'INSURED_PHONE'
  /** Address of the last position: `Supplier.lastPositionAddress`, sorted alphabetically. */
  | 'LAST_POSITION_ADDRESS'
  /** Device: `Supplier.mobile`, sorted alphabetically. */
  | 'MOBILE'
  /** Name: `Supplier.name`, sorted alphabetically. */
  | 'NAME'
  /** In the network: `Supplier.networkState`, sorted by name, statuses by urgency. */
  | 'NETWORK_STATE'
  /** Minutes of oldest claim: `Supplier.oldestActualMinutes`, sorted from the smallest value. */
  | 'OLDEST_ACTUAL_MINUTES'
  /** Phone: `Supplier.phone`, sorted alphabetically. */
  | 'PHONE'
  /** Position: `Supplier.position`, sorted from the earliest instant. */
  | 'POSITION'
  /** Rating: `Supplier.rating`, sorted from the smallest value. */
  | 'RATING'
  /** Mobile phone: `Supplier.smartPhone`, sorted alphabetically. */
  | 'SMART_PHONE'
  /** Status: `Supplier.status`, sorted by name, statuses by urgency. */
  | 'STATUS'
  /** State in the source: `Supplier.supplierState`, sorted alphabetically. */
  | 'SUPPLIER_STATE'
  /** Type: `Supplier.supplierType`, sorted alphabetically. */
  | 'SUPPLIER_TYPE'
  /** Survey count: `Supplier.surveyCount`, sorted from the smallest value. */
  | 'SURVEY_COUNT'
  /** undefined: `Supplier.updatedAt`, sorted from the earliest instant. */
  | 'UPDATED_AT';

/** One key of an order, of at most 3. Ties are ordered by id. Text is compared by its beginning, named values by name, statuses by urgency. */
export type SupplierOrderInput = {
  /** Direction of the order. */
  direction?: OrderDirection;
  /** The field. A field that the viewer's profile hides returns FIELD_UNKNOWN. */
  field: SupplierOrderField;
};

/** Order of a list of suppliers. Ties are ordered by id. */
export type SupplierSort =
  /** By the code of the supplier, ascending. */
  | 'ID'
  /** By name, alphabetically, whatever the access type. */
  | 'NAME';

/** Alarms to take over. */
export type TakeAlarmsInput = {
  /** Alarm.id of each alarm, at most 200. All alarms are changed, or none. */
  ids: Array<string | number>;
  /** UUID of the request, new for each intended change. A repeated request within 24 hours returns the first result and changes nothing. The same UUID with another mutation or input returns REQUEST_REUSED. */
  requestId?: string | number | null | undefined;
};

/** Colours of the screens. */
export type ThemeChoice =
  /** Follows the setting of the browser's operating system. */
  | 'AUTO'
  /** Light on dark. */
  | 'DARK'
  /** Dark on light. */
  | 'LIGHT';

/** Unit of an indicator's threshold. */
export type ThresholdUnit =
  /** Age since the assignment, in hours. */
  | 'HOURS'
  /** Distance from the claim, in metres. */
  | 'METRES'
  /** Duration of the state, in minutes. */
  | 'MINUTES';

/** Format of times of day. */
export type TimeFormat =
  /** 5:05 pm. */
  | 'H12'
  /** 17:05. */
  | 'H24';

/** Timing of a claim relative to its promise. */
export type TimingLabel =
  /** The arrival is predicted before the window by KPI 2 or more. */
  | 'EARLY'
  /** The assignment, the arrival or the work is later than its KPI allows. */
  | 'LATE'
  /** The arrival is predicted within the window and its limits, or was within them. */
  | 'ON_TIME';

/** Managed delay to undo. */
export type UndoManageDelayInput = {
  /** Claim.id of the claim. */
  claimId: string | number;
  /** The `requestId` of the managed delay. For a bulk action, the `requestId` of its result. */
  requestId: string;
};

/** Filters users. All given fields must match. */
export type UserFilter = {
  /** True returns only disabled users, false only users that are not disabled. */
  disabled?: boolean | null | undefined;
  /** Users who may see one of these AMA instances, including those who may see all. */
  instanceIds?: Array<string | number> | null | undefined;
  /** True returns only users of the directory, false only users with a password. */
  internal?: boolean | null | undefined;
  /** Users owned directly by this administrator. */
  ownerId?: string | number | null | undefined;
  /** Users with one of these generic profiles. */
  profileTypes?: Array<ProfileType> | null | undefined;
  /** Users with this specific profile. */
  specificProfileId?: string | number | null | undefined;
  /** Substring of the full name, the user name or the e-mail, ignoring case and accents. Only the first 100 characters are used. */
  text?: string | null | undefined;
  /** Users whose last change is in this period. */
  updatedAt?: InstantRange | null | undefined;
};

/** Order of a list of users. */
export type UserSort =
  /** Newest first. */
  | 'CREATED'
  /** Most recently active first. Users who were never active come last. */
  | 'LAST_SEEN'
  /** By full name, alphabetically. */
  | 'NAME'
  /** By user name, alphabetically. */
  | 'USER';

/** Filters deliveries. Omitted and null fields do not filter. */
export type WebhookDeliveryFilter = {
  /** Deliveries of events about this claim. */
  claimId?: string | number | null | undefined;
  /** Deliveries to this endpoint. */
  endpointId?: string | number | null | undefined;
  /** Deliveries in one of these states. */
  states?: Array<WebhookDeliveryState> | null | undefined;
};

/** State of a delivery. */
export type WebhookDeliveryState =
  /** Given up after three days without success. */
  | 'DEAD'
  /** The endpoint answered with a status from 200 to 299. */
  | 'DELIVERED'
  /** Held because the database was restored and the message may have been sent since the backup. Replay it to send it. */
  | 'REVIEW'
  /** Not sent, because the key may no longer see the subject of the event, or because the subject no longer exists. */
  | 'SKIPPED'
  /** Waiting for the first or the next attempt. */
  | 'WAITING';

/** State of a webhook endpoint. */
export type WebhookEndpointState =
  /** Disabled by a user. New events are not sent; a replay can send them later. */
  | 'DISABLED'
  /** Events are sent. */
  | 'ENABLED'
  /** Disabled automatically, because all attempts of a day failed. The owner of the key received an e-mail. */
  | 'FAILING';

/** Type of a webhook event. */
export type WebhookEventType =
  /** An alarm was cleared. `type` of the message: `alarm.cleared`. */
  | 'ALARM_CLEARED'
  /** An alarm was raised, or raised again after a short interruption. `type` of the message: `alarm.raised`. */
  | 'ALARM_RAISED'
  /** The supplier arrived. `type` of the message: `claim.arrived`. */
  | 'ARRIVAL'
  /** The claim was cancelled. `type` of the message: `claim.cancelled`. */
  | 'CANCELLATION'
  /** A claim was created. `type` of the message: `claim.created`. */
  | 'CLAIM_CREATED'
  /** The work was completed. `type` of the message: `claim.completed`. */
  | 'COMPLETION'
  /** A delay of a claim was managed. `type` of the message: `claim.delay_managed`. */
  | 'DELAY_MANAGED'
  /** An indicator of today crossed its warning or critical level, in either direction. `type` of the message: `indicator.level_crossed`. */
  | 'INDICATOR_LEVEL'
  /** The status of a claim changed. `type` of the message: `claim.status_changed`. */
  | 'STATUS_CHANGED'
  /** A supplier was assigned to a claim, replaced or removed. `type` of the message: `claim.supplier_changed`. */
  | 'SUPPLIER_CHANGED'
  /** A supplier left the network, temporarily or for good. `type` of the message: `supplier.excluded`. */
  | 'SUPPLIER_EXCLUDED'
  /** A test that a user requested. It cannot be chosen. `type` of the message: `endpoint.test`. */
  | 'TEST';

/** Groups of the worklist. */
export type WorklistGroup =
  /** Claims whose work is late. */
  | 'COMPLETION_LATE'
  /** Claims whose arrival is critical. */
  | 'CRITICAL'
  /** Claims whose arrival is late, and claims that will enter another group within 30 minutes if nothing else changes. */
  | 'NEXT'
  /** Claims that have been without a supplier for too long. */
  | 'UNASSIGNED_LATE';

export type Account_AccountFragment = { id: string, user: string, name: string, email: string | null, language: Language, internal: boolean, secondFactor: boolean, secondFactorRequired: boolean, passwordChangedAt: string | null, defaultCentre: { id: string, code: string, instanceId: string, name: string } | null } & { ' $fragmentName'?: 'Account_AccountFragment' };

export type AccountQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountQuery = { myAccount: { id: string, user: string, name: string, email: string | null, language: Language, internal: boolean, secondFactor: boolean, secondFactorRequired: boolean, passwordChangedAt: string | null, defaultCentre: { id: string, code: string, instanceId: string, name: string } | null } };

export type MySessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type MySessionsQuery = { mySessions: Array<{ id: string, current: boolean, createdAt: string, lastSeenAt: string, expiresAt: string, keepAlive: boolean, address: string | null, browser: string | null }> };

export type ChangeMyLanguageMutationVariables = Exact<{
  language: Language;
}>;


export type ChangeMyLanguageMutation = { changeMyLanguage: { id: string, user: string, name: string, email: string | null, language: Language, internal: boolean, secondFactor: boolean, secondFactorRequired: boolean, passwordChangedAt: string | null, defaultCentre: { id: string, code: string, instanceId: string, name: string } | null } };

export type ChangeMyDefaultCentreMutationVariables = Exact<{
  centre?: CentreKeyInput | null | undefined;
}>;


export type ChangeMyDefaultCentreMutation = { changeMyDefaultCentre: { id: string, user: string, name: string, email: string | null, language: Language, internal: boolean, secondFactor: boolean, secondFactorRequired: boolean, passwordChangedAt: string | null, defaultCentre: { id: string, code: string, instanceId: string, name: string } | null } };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: { id: string, user: string, name: string, email: string | null, language: Language, internal: boolean, secondFactor: boolean, secondFactorRequired: boolean, passwordChangedAt: string | null, defaultCentre: { id: string, code: string, instanceId: string, name: string } | null } };

export type EnrolSecondFactorMutationVariables = Exact<{
  password: string;
}>;


export type EnrolSecondFactorMutation = { enrolSecondFactor: { secret: string, qr: string } };

export type ConfirmEnrolmentMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmEnrolmentMutation = { confirmEnrolment: { id: string, user: string, name: string, email: string | null, language: Language, internal: boolean, secondFactor: boolean, secondFactorRequired: boolean, passwordChangedAt: string | null, defaultCentre: { id: string, code: string, instanceId: string, name: string } | null } };

export type RemoveSecondFactorMutationVariables = Exact<{
  password: string;
  code: string;
}>;


export type RemoveSecondFactorMutation = { removeSecondFactor: { id: string, user: string, name: string, email: string | null, language: Language, internal: boolean, secondFactor: boolean, secondFactorRequired: boolean, passwordChangedAt: string | null, defaultCentre: { id: string, code: string, instanceId: string, name: string } | null } };

export type EndSessionMutationVariables = Exact<{
  id: string | number;
  requestId?: string | number | null | undefined;
}>;


export type EndSessionMutation = { endSession: { id: string } };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: Array<{ id: string }> };

export type OwnSubscriptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnSubscriptionsQuery = { reportSubscriptions: Array<{ id: string }>, indicatorAlerts: Array<{ id: string }> };

export type SpecificProfilesOfQueryVariables = Exact<{
  profileType: ProfileType;
  text?: string | null | undefined;
}>;


export type SpecificProfilesOfQuery = { specificProfiles: { totalCount: number, nodes: Array<{ id: string, name: string, profileType: ProfileType }> } };

export type ApiErrorListQueryVariables = Exact<{
  filter?: ApiErrorFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type ApiErrorListQuery = { apiErrors: { totalCount: number, pageInfo: { hasNextPage: boolean, startCursor: string | null, endCursor: string | null }, nodes: Array<{ id: string, at: string, integration: Integration, operation: IntegrationOperation, path: string, code: string, claimId: string | null, instanceId: string | null, attempt: number }> } };

export type ApiErrorDetailQueryVariables = Exact<{
  id: string | number;
}>;


export type ApiErrorDetailQuery = { apiError: { id: string, at: string, integration: Integration, operation: IntegrationOperation, path: string, code: string, claimId: string | null, instanceId: string | null, attempt: number, input: string | null, output: string | null } | null };

export type AuditDetailQueryVariables = Exact<{
  id: string | number;
}>;


export type AuditDetailQuery = { auditEntry: { id: string, at: string, action: string, model: AuditModel, entityId: string | null, origin: string | null, requestId: string | null, erased: boolean, before: string | null, after: string | null, actor: { kind: ActorKind, actorId: string | null, name: string } | null } | null };

export type AuditListQueryVariables = Exact<{
  filter?: AuditFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type AuditListQuery = { auditEntries: { pageInfo: { hasNextPage: boolean, startCursor: string | null, endCursor: string | null }, nodes: Array<{ id: string, at: string, action: string, model: AuditModel, entityId: string | null, entityName: string | null, origin: string | null, actor: { kind: ActorKind, actorId: string | null, name: string } | null }> } };

export type ConfiguredInstancesQueryVariables = Exact<{ [key: string]: never; }>;


export type ConfiguredInstancesQuery = { instanceChoices: Array<{ id: string, name: string, timeZone: string }>, myAccount: { id: string, allInstances: boolean } };

export type ContactListListQueryVariables = Exact<{
  instanceId?: string | number | null | undefined;
  after?: string | null | undefined;
}>;


export type ContactListListQuery = { contactLists: { totalCount: number, pageInfo: { hasNextPage: boolean, startCursor: string | null, endCursor: string | null }, nodes: Array<{ id: string, instanceId: string, centreId: string | null, riskType: RiskType | null, riskCode: string | null, clientId: string | null, contractId: string | null, supplement: string | null, listId: string, name: string, createdAt: string, updatedAt: string, obstacle: ContactListObstacle | null, centre: { id: string, code: string, instanceId: string, name: string } | null, client: { id: string, code: string, name: string } | null, contract: { id: string, code: string, name: string } | null }> } };

export type ContactListForm_ListFragment = { id: string, instanceId: string, centreId: string | null, riskType: RiskType | null, riskCode: string | null, clientId: string | null, contractId: string | null, supplement: string | null, listId: string, name: string, createdAt: string, updatedAt: string, obstacle: ContactListObstacle | null, centre: { id: string, code: string, instanceId: string, name: string } | null, client: { id: string, code: string, name: string } | null, contract: { id: string, code: string, name: string } | null } & { ' $fragmentName'?: 'ContactListForm_ListFragment' };

export type ContactListFormQueryVariables = Exact<{
  id: string | number;
}>;


export type ContactListFormQuery = { contactList: { id: string, instanceId: string, centreId: string | null, riskType: RiskType | null, riskCode: string | null, clientId: string | null, contractId: string | null, supplement: string | null, listId: string, name: string, createdAt: string, updatedAt: string, obstacle: ContactListObstacle | null, centre: { id: string, code: string, instanceId: string, name: string } | null, client: { id: string, code: string, name: string } | null, contract: { id: string, code: string, name: string } | null } };

export type ContactListChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type ContactListChoicesQuery = { instanceChoices: Array<{ id: string, name: string }>, centreChoices: Array<{ id: string, code: string, instanceId: string, name: string }> };

export type SaveContactListMutationVariables = Exact<{
  input: SaveContactListInput;
}>;


export type SaveContactListMutation = { saveContactList: { id: string, instanceId: string, centreId: string | null, riskType: RiskType | null, riskCode: string | null, clientId: string | null, contractId: string | null, supplement: string | null, listId: string, name: string, createdAt: string, updatedAt: string, obstacle: ContactListObstacle | null, centre: { id: string, code: string, instanceId: string, name: string } | null, client: { id: string, code: string, name: string } | null, contract: { id: string, code: string, name: string } | null } };

export type DeleteContactListMutationVariables = Exact<{
  id: string | number;
  requestId?: string | number | null | undefined;
}>;


export type DeleteContactListMutation = { deleteContactList: { id: string } };

export type ErasureList_ErasureFragment = { id: string, at: string, actorName: string, reason: string, claimId: string | null, claims: number, openClaims: number, archivedClaims: number, completedAt: string | null } & { ' $fragmentName'?: 'ErasureList_ErasureFragment' };

export type ErasuresQueryVariables = Exact<{ [key: string]: never; }>;


export type ErasuresQuery = { erasures: Array<{ id: string, at: string, actorName: string, reason: string, claimId: string | null, claims: number, openClaims: number, archivedClaims: number, completedAt: string | null }> };

export type EraseClaimsMutationVariables = Exact<{
  input: EraseClaimsInput;
}>;


export type EraseClaimsMutation = { eraseClaims: { id: string, at: string, actorName: string, reason: string, claimId: string | null, claims: number, openClaims: number, archivedClaims: number, completedAt: string | null } };

export type FilterCall_CallFragment = { id: string, at: string, instanceId: string, claimId: string | null, serviceId: string, durationMs: number, candidates: number, excluded: number, code: ErrorCode | null, actor: { kind: ActorKind, actorId: string | null, name: string } | null } & { ' $fragmentName'?: 'FilterCall_CallFragment' };

export type FilterCallQueryVariables = Exact<{
  id: string | number;
}>;


export type FilterCallQuery = { supplierFilterCall: { input: string, output: string | null, id: string, at: string, instanceId: string, claimId: string | null, serviceId: string, durationMs: number, candidates: number, excluded: number, code: ErrorCode | null, actor: { kind: ActorKind, actorId: string | null, name: string } | null } | null };

export type FilterCallListQueryVariables = Exact<{
  filter?: SupplierFilterCallFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type FilterCallListQuery = { supplierFilterCalls: { pageInfo: { hasNextPage: boolean, startCursor: string | null, endCursor: string | null }, nodes: Array<{ id: string, at: string, instanceId: string, claimId: string | null, serviceId: string, durationMs: number, candidates: number, excluded: number, code: ErrorCode | null, actor: { kind: ActorKind, actorId: string | null, name: string } | null }> } };

export type GenericProfilesQueryVariables = Exact<{ [key: string]: never; }>;


export type GenericProfilesQuery = { genericProfiles: Array<{ profileType: ProfileType, functionalities: Array<string>, requiresTwoFactor: boolean, updatedAt: string | null, users: number, changeable: boolean }> };

export type GenericProfile_AllFragment = { profileType: ProfileType, functionalities: Array<string>, requiresTwoFactor: boolean, updatedAt: string | null, users: number, changeable: boolean } & { ' $fragmentName'?: 'GenericProfile_AllFragment' };

export type ChangeGenericProfileMutationVariables = Exact<{
  input: ChangeGenericProfileInput;
}>;


export type ChangeGenericProfileMutation = { changeGenericProfile: { profileType: ProfileType, functionalities: Array<string>, requiresTwoFactor: boolean, updatedAt: string | null, users: number, changeable: boolean } };

export type HolidayInstancesQueryVariables = Exact<{ [key: string]: never; }>;


export type HolidayInstancesQuery = { instanceChoices: Array<{ id: string, name: string, country: string }> };

export type HolidayLists_ListFragment = { id: string, instanceId: string, name: string, updatedAt: string, days: Array<{ day: string, name: string }> } & { ' $fragmentName'?: 'HolidayLists_ListFragment' };

export type HolidayListsQueryVariables = Exact<{
  instanceId: string | number;
  year: number;
}>;


export type HolidayListsQuery = { holidayLists: Array<{ id: string, instanceId: string, name: string, updatedAt: string, days: Array<{ day: string, name: string }> }> };

export type SaveHolidayListMutationVariables = Exact<{
  input: SaveHolidayListInput;
}>;


export type SaveHolidayListMutation = { saveHolidayList: { id: string, name: string, updatedAt: string } };

export type DeleteHolidayListMutationVariables = Exact<{
  id: string | number;
  requestId?: string | number | null | undefined;
}>;


export type DeleteHolidayListMutation = { deleteHolidayList: { id: string } };

export type SaveHolidayMutationVariables = Exact<{
  input: SaveHolidayInput;
  year: number;
}>;


export type SaveHolidayMutation = { saveHoliday: { id: string, instanceId: string, name: string, updatedAt: string, days: Array<{ day: string, name: string }> } };

export type RemoveHolidayMutationVariables = Exact<{
  listId: string | number;
  day: string;
  year: number;
  requestId?: string | number | null | undefined;
}>;


export type RemoveHolidayMutation = { removeHoliday: { id: string, instanceId: string, name: string, updatedAt: string, days: Array<{ day: string, name: string }> } };

export type HolidayCountriesQueryVariables = Exact<{ [key: string]: never; }>;


export type HolidayCountriesQuery = { holidayCountries: Array<string> };

export type HolidayRegionsQueryVariables = Exact<{
  country: string;
}>;


export type HolidayRegionsQuery = { holidayRegions: Array<{ code: string, name: string }> };

export type HolidayProposalsQueryVariables = Exact<{
  listId: string | number;
  source: HolidaySourceInput;
}>;


export type HolidayProposalsQuery = { holidayProposals: Array<{ day: string, name: string, knownAs: string | null }> };

export type ImportHolidaysMutationVariables = Exact<{
  input: ImportHolidaysInput;
  year: number;
}>;


export type ImportHolidaysMutation = { importHolidays: { list: { id: string, instanceId: string, name: string, updatedAt: string, days: Array<{ day: string, name: string }> }, added: Array<{ day: string }>, alreadyThere: Array<{ day: string }> } };

export type IndicatorSettingsQueryVariables = Exact<{
  instanceId?: string | number | null | undefined;
}>;


export type IndicatorSettingsQuery = { indicatorSettings: Array<{ key: IndicatorKey, unit: IndicatorUnit, isOn: boolean, threshold: number | null, thresholdUnit: ThresholdUnit | null, warning: number | null, critical: number | null, isWorseBelow: boolean, own: boolean, changedAt: string | null, changedBy: { name: string } | null }>, common: Array<{ key: IndicatorKey, isOn: boolean, threshold: number | null, warning: number | null, critical: number | null }> };

export type IndicatorsTodayQueryVariables = Exact<{
  instanceId: string | number;
}>;


export type IndicatorsTodayQuery = { indicators: { indicators: Array<{ key: IndicatorKey, level: IndicatorLevel | null, period: { value: number | null } }> } };

export type IndicatorSettingsHistoryQueryVariables = Exact<{
  instanceId?: string | number | null | undefined;
}>;


export type IndicatorSettingsHistoryQuery = { indicatorSettingsHistory: Array<{ id: string, key: IndicatorKey, instanceId: string | null, isOn: boolean | null, threshold: number | null, warning: number | null, critical: number | null, createdAt: string, actor: { name: string } }> };

export type SaveIndicatorSettingMutationVariables = Exact<{
  input: SaveIndicatorSettingInput;
}>;


export type SaveIndicatorSettingMutation = { saveIndicatorSetting: { key: IndicatorKey } };

export type ApiKeysQueryVariables = Exact<{
  revoked?: boolean | null | undefined;
  after?: string | null | undefined;
}>;


export type ApiKeysQuery = { apiKeys: { totalCount: number, pageInfo: { hasNextPage: boolean, startCursor: string | null, endCursor: string | null }, nodes: Array<{ id: string, name: string, scopes: Array<KeyScope>, profileType: ProfileType, allInstances: boolean, createdAt: string, expiresAt: string | null, lastUsedAt: string | null, revokedAt: string | null, unconfirmedSince: string | null, specificProfile: { id: string, name: string } | null, instances: Array<{ id: string }>, owner: { id: string, name: string } | null }> } };

export type ApiKeyChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiKeyChoicesQuery = { instanceChoices: Array<{ id: string, name: string }> };

export type CreateApiKeyMutationVariables = Exact<{
  input: CreateApiKeyInput;
}>;


export type CreateApiKeyMutation = { createApiKey: { key: string, apiKey: { id: string, name: string } } };

export type ConfirmApiKeyMutationVariables = Exact<{
  id: string | number;
}>;


export type ConfirmApiKeyMutation = { confirmApiKey: { id: string, unconfirmedSince: string | null } };

export type RevokeApiKeyMutationVariables = Exact<{
  id: string | number;
}>;


export type RevokeApiKeyMutation = { revokeApiKey: { id: string, revokedAt: string | null } };

export type KpiSettings_SettingFragment = { key: SettingKey, number: number, value: number | boolean, own: boolean, effectiveAt: string | null, changedBy: { name: string } | null, scheduled: Array<{ value: number | boolean | null, effectiveAt: string, own: boolean, actor: { name: string } }> } & { ' $fragmentName'?: 'KpiSettings_SettingFragment' };

export type KpiSettingsQueryVariables = Exact<{
  instanceId?: string | number | null | undefined;
}>;


export type KpiSettingsQuery = { kpiSettings: Array<{ key: SettingKey, number: number, value: number | boolean, own: boolean, effectiveAt: string | null, changedBy: { name: string } | null, scheduled: Array<{ value: number | boolean | null, effectiveAt: string, own: boolean, actor: { name: string } }> }>, common: Array<{ key: SettingKey, value: number | boolean }> };

export type KpiSettingsHistoryQueryVariables = Exact<{
  instanceId?: string | number | null | undefined;
}>;


export type KpiSettingsHistoryQuery = { kpiSettingsHistory: Array<{ id: string, instanceId: string | null, key: SettingKey, value: number | boolean | null, effectiveAt: string, createdAt: string, actor: { name: string } }> };

export type KpiSettingsPreviewQueryVariables = Exact<{
  input: KpiSettingsInput;
}>;


export type KpiSettingsPreviewQuery = { kpiSettingsPreview: { openClaims: number, statusChanges: number, integrationCalls: number, changedClaims: Array<{ claimId: string, from: ClaimStatus, to: ClaimStatus }> } };

export type KpiSettingsLastDaysQueryVariables = Exact<{
  input: KpiSettingsInput;
}>;


export type KpiSettingsLastDaysQuery = { kpiSettingsPreview: { lastDays: { claims: number, replayedClaims: number, days: Array<{ day: string, alarmsBefore: number, alarmsAfter: number, callsBefore: number, callsAfter: number }> } } };

export type ChangeKpiSettingsMutationVariables = Exact<{
  input: ChangeKpiSettingsInput;
}>;


export type ChangeKpiSettingsMutation = { changeKpiSettings: Array<{ key: SettingKey }> };

export type LocalAdminReplacementsQueryVariables = Exact<{
  id: string | number;
}>;


export type LocalAdminReplacementsQuery = { localAdminReplacements: Array<{ id: string, user: string, name: string }> };

export type TransferLocalAdminMutationVariables = Exact<{
  id: string | number;
  to: string | number;
  requestId?: string | number | null | undefined;
}>;


export type TransferLocalAdminMutation = { transferLocalAdmin: { id: string, ownedUsers: number, ownedProfiles: number, ownedKeys: number } };

export type DeleteLocalAdminMutationVariables = Exact<{
  id: string | number;
  replacement: string | number;
  requestId?: string | number | null | undefined;
}>;


export type DeleteLocalAdminMutation = { deleteLocalAdmin: { replacement: { id: string, ownedUsers: number, ownedProfiles: number, ownedKeys: number } } };

export type ChangeLocalAdminEmailMutationVariables = Exact<{
  input: ChangeLocalAdminEmailInput;
}>;


export type ChangeLocalAdminEmailMutation = { changeLocalAdminEmail: { id: string, email: string | null, updatedAt: string } };

export type LocalAdminListQueryVariables = Exact<{
  text?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type LocalAdminListQuery = { localAdmins: { totalCount: number, pageInfo: { hasNextPage: boolean, startCursor: string | null, endCursor: string | null }, nodes: Array<{ id: string, user: string, name: string, email: string | null, internal: boolean, disabledAt: string | null, lastSeenAt: string | null, oneself: boolean, ownedUsers: number, ownedProfiles: number, ownedKeys: number, owner: { id: string, name: string } | null }> } };

export type NewOwnersOfUserQueryVariables = Exact<{
  id: string | number;
}>;


export type NewOwnersOfUserQuery = { newOwnersOfUser: Array<{ id: string, user: string, name: string }> };

export type NewOwnersOfSpecificProfileQueryVariables = Exact<{
  id: string | number;
}>;


export type NewOwnersOfSpecificProfileQuery = { newOwnersOfSpecificProfile: Array<{ id: string, user: string, name: string }> };

export type MoveUserMutationVariables = Exact<{
  id: string | number;
  to: string | number;
  requestId?: string | number | null | undefined;
}>;


export type MoveUserMutation = { moveUser: { id: string, updatedAt: string, owner: { id: string, user: string, name: string } | null } };

export type MoveSpecificProfileMutationVariables = Exact<{
  id: string | number;
  to: string | number;
  requestId?: string | number | null | undefined;
}>;


export type MoveSpecificProfileMutation = { moveSpecificProfile: { id: string, updatedAt: string, owner: { id: string, name: string } | null } };

export type MailsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type MailsQuery = { mails: { totalCount: number, pageInfo: { hasNextPage: boolean, startCursor: string | null, endCursor: string | null }, nodes: Array<{ id: string, at: string, to: string, subject: string, text: string }> } };

export type OutboxRow_CallFragment = { id: string, integration: Integration, operation: IntegrationOperation, claimId: string | null, state: CallState, attempts: number, createdAt: string, nextAttemptAt: string | null, endedAt: string | null, code: string | null, canResend: boolean, canStop: boolean } & { ' $fragmentName'?: 'OutboxRow_CallFragment' };

export type OutboxCallsQueryVariables = Exact<{
  filter?: OutboxFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type OutboxCallsQuery = { outboxCalls: { totalCount: number, pageInfo: { hasNextPage: boolean, startCursor: string | null, endCursor: string | null }, nodes: Array<{ id: string, integration: Integration, operation: IntegrationOperation, claimId: string | null, state: CallState, attempts: number, createdAt: string, nextAttemptAt: string | null, endedAt: string | null, code: string | null, canResend: boolean, canStop: boolean }> } };

export type ResendOutboxCallMutationVariables = Exact<{
  id: string | number;
  requestId?: string | number | null | undefined;
}>;


export type ResendOutboxCallMutation = { resendOutboxCall: { id: string, integration: Integration, operation: IntegrationOperation, claimId: string | null, state: CallState, attempts: number, createdAt: string, nextAttemptAt: string | null, endedAt: string | null, code: string | null, canResend: boolean, canStop: boolean } };

export type StopOutboxCallMutationVariables = Exact<{
  id: string | number;
}>;


export type StopOutboxCallMutation = { stopOutboxCall: { id: string, integration: Integration, operation: IntegrationOperation, claimId: string | null, state: CallState, attempts: number, createdAt: string, nextAttemptAt: string | null, endedAt: string | null, code: string | null, canResend: boolean, canStop: boolean } };

export type ConfiguredReasonsQueryVariables = Exact<{
  instanceId: string | number;
}>;


export type ConfiguredReasonsQuery = { actionReasons: Array<{ action: ClaimActionName, reasons: Array<string>, updatedAt: string | null }> };

export type SaveActionReasonsMutationVariables = Exact<{
  input: SaveActionReasonsInput;
}>;


export type SaveActionReasonsMutation = { saveActionReasons: { action: ClaimActionName, reasons: Array<string>, updatedAt: string | null } };

export type ActionReasonsHistoryQueryVariables = Exact<{
  instanceId: string | number;
}>;


export type ActionReasonsHistoryQuery = { auditEntries: { nodes: Array<{ id: string, at: string, after: string | null, actor: { name: string } | null }> } };

export type BeginSeeAsMutationVariables = Exact<{
  profileId: string | number;
}>;


export type BeginSeeAsMutation = { beginSeeAs: { profileId: string, name: string | null } };

export type SpecificProfileFormQueryVariables = Exact<{
  id: string | number;
}>;


export type SpecificProfileFormQuery = { specificProfile: { id: string, name: string, profileType: ProfileType, hiddenLayers: Array<MapLayer>, hiddenIndicators: Array<IndicatorKey>, requiresTwoFactor: boolean, users: number, keys: number, updatedAt: string, owner: { id: string, name: string } | null, contracts: Array<{ instanceId: string, clientId: string, clientName: string, contractId: string, name: string }>, instances: Array<{ id: string, name: string }>, suppliers: Array<{ id: string, name: string | null }>, hiddenFields: Array<{ layer: MapLayer, fields: Array<string> }> } };

export type SpecificProfileForm_ProfileFragment = { id: string, name: string, profileType: ProfileType, hiddenLayers: Array<MapLayer>, hiddenIndicators: Array<IndicatorKey>, requiresTwoFactor: boolean, users: number, keys: number, updatedAt: string, owner: { id: string, name: string } | null, contracts: Array<{ instanceId: string, clientId: string, clientName: string, contractId: string, name: string }>, instances: Array<{ id: string, name: string }>, suppliers: Array<{ id: string, name: string | null }>, hiddenFields: Array<{ layer: MapLayer, fields: Array<string> }> } & { ' $fragmentName'?: 'SpecificProfileForm_ProfileFragment' };

export type SpecificProfileReachQueryVariables = Exact<{
  id: string | number;
}>;


export type SpecificProfileReachQuery = { specificProfileReach: { claims: number, ofClaims: number, suppliers: number, ofSuppliers: number } };

export type SpecificProfileChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type SpecificProfileChoicesQuery = { instanceChoices: Array<{ id: string, name: string }>, profileChoices: { indicators: Array<IndicatorKey>, fields: Array<{ layer: MapLayer, fields: Array<string> }> } };

export type ClientChoicesQueryVariables = Exact<{
  instanceId: string | number;
  text?: string | null | undefined;
}>;


export type ClientChoicesQuery = { clientChoices: Array<{ instanceId: string, code: string, name: string, mayHaveAll: boolean, contracts: Array<{ code: string, name: string }> }> };

export type SupplierChoicesQueryVariables = Exact<{
  text: string;
  after?: string | null | undefined;
}>;


export type SupplierChoicesQuery = { suppliers: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, version: number, name: string, access: SupplierAccess }> } };

export type SaveSpecificProfileMutationVariables = Exact<{
  input: SaveSpecificProfileInput;
}>;


export type SaveSpecificProfileMutation = { saveSpecificProfile: { id: string, name: string, profileType: ProfileType, hiddenLayers: Array<MapLayer>, hiddenIndicators: Array<IndicatorKey>, requiresTwoFactor: boolean, users: number, keys: number, updatedAt: string, owner: { id: string, name: string } | null, contracts: Array<{ instanceId: string, clientId: string, clientName: string, contractId: string, name: string }>, instances: Array<{ id: string, name: string }>, suppliers: Array<{ id: string, name: string | null }>, hiddenFields: Array<{ layer: MapLayer, fields: Array<string> }> } };

export type SpecificProfileListQueryVariables = Exact<{
  filter?: SpecificProfileFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type SpecificProfileListQuery = { specificProfiles: { totalCount: number, pageInfo: { hasNextPage: boolean, startCursor: string | null, endCursor: string | null }, nodes: Array<{ id: string, name: string, profileType: ProfileType, hiddenLayers: Array<MapLayer>, requiresTwoFactor: boolean, users: number, keys: number, updatedAt: string, owner: { id: string, name: string } | null, instances: Array<{ id: string }>, contracts: Array<{ contractId: string }> }> } };

export type DeleteSpecificProfileMutationVariables = Exact<{
  id: string | number;
  requestId?: string | number | null | undefined;
}>;


export type DeleteSpecificProfileMutation = { deleteSpecificProfile: { id: string } };

export type SendPasswordResetMutationVariables = Exact<{
  id: string | number;
  requestId?: string | number | null | undefined;
}>;


export type SendPasswordResetMutation = { sendPasswordReset: { id: string } };

export type ResetSecondFactorMutationVariables = Exact<{
  id: string | number;
  password: string;
}>;


export type ResetSecondFactorMutation = { resetSecondFactor: { id: string, user: string, name: string, email: string | null, language: Language, profileType: ProfileType, internal: boolean, directoryObject: string | null, roleKept: RoleKept | null, allInstances: boolean, mustChangePassword: boolean, secondFactor: boolean, disabledAt: string | null, createdAt: string, lastSeenAt: string | null, updatedAt: string, oneself: boolean, specificProfile: { id: string, name: string, profileType: ProfileType } | null, instances: Array<{ id: string, name: string }>, defaultCentre: { id: string, code: string, instanceId: string, name: string } | null, owner: { id: string, user: string, name: string } | null, creator: { id: string, user: string, name: string } | null } };

export type EnableUserMutationVariables = Exact<{
  id: string | number;
  requestId?: string | number | null | undefined;
}>;


export type EnableUserMutation = { enableUsers: Array<{ id: string, user: string, name: string, email: string | null, language: Language, profileType: ProfileType, internal: boolean, directoryObject: string | null, roleKept: RoleKept | null, allInstances: boolean, mustChangePassword: boolean, secondFactor: boolean, disabledAt: string | null, createdAt: string, lastSeenAt: string | null, updatedAt: string, oneself: boolean, specificProfile: { id: string, name: string, profileType: ProfileType } | null, instances: Array<{ id: string, name: string }>, defaultCentre: { id: string, code: string, instanceId: string, name: string } | null, owner: { id: string, user: string, name: string } | null, creator: { id: string, user: string, name: string } | null }> };

export type DisableUserMutationVariables = Exact<{
  id: string | number;
  requestId?: string | number | null | undefined;
}>;


export type DisableUserMutation = { disableUsers: Array<{ id: string, user: string, name: string, email: string | null, language: Language, profileType: ProfileType, internal: boolean, directoryObject: string | null, roleKept: RoleKept | null, allInstances: boolean, mustChangePassword: boolean, secondFactor: boolean, disabledAt: string | null, createdAt: string, lastSeenAt: string | null, updatedAt: string, oneself: boolean, specificProfile: { id: string, name: string, profileType: ProfileType } | null, instances: Array<{ id: string, name: string }>, defaultCentre: { id: string, code: string, instanceId: string, name: string } | null, owner: { id: string, user: string, name: string } | null, creator: { id: string, user: string, name: string } | null }> };

export type SendInvitationMutationVariables = Exact<{
  id: string | number;
  requestId?: string | number | null | undefined;
}>;


export type SendInvitationMutation = { sendInvitation: { id: string } };

export type UserFormQueryVariables = Exact<{
  id: string | number;
}>;


export type UserFormQuery = { user: { id: string, user: string, name: string, email: string | null, language: Language, profileType: ProfileType, internal: boolean, directoryObject: string | null, roleKept: RoleKept | null, allInstances: boolean, mustChangePassword: boolean, secondFactor: boolean, disabledAt: string | null, createdAt: string, lastSeenAt: string | null, updatedAt: string, oneself: boolean, specificProfile: { id: string, name: string, profileType: ProfileType } | null, instances: Array<{ id: string, name: string }>, defaultCentre: { id: string, code: string, instanceId: string, name: string } | null, owner: { id: string, user: string, name: string } | null, creator: { id: string, user: string, name: string } | null } };

export type UserForm_UserFragment = { id: string, user: string, name: string, email: string | null, language: Language, profileType: ProfileType, internal: boolean, directoryObject: string | null, roleKept: RoleKept | null, allInstances: boolean, mustChangePassword: boolean, secondFactor: boolean, disabledAt: string | null, createdAt: string, lastSeenAt: string | null, updatedAt: string, oneself: boolean, specificProfile: { id: string, name: string, profileType: ProfileType } | null, instances: Array<{ id: string, name: string }>, defaultCentre: { id: string, code: string, instanceId: string, name: string } | null, owner: { id: string, user: string, name: string } | null, creator: { id: string, user: string, name: string } | null } & { ' $fragmentName'?: 'UserForm_UserFragment' };

export type UserFormChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type UserFormChoicesQuery = { instanceChoices: Array<{ id: string, name: string }>, centreChoices: Array<{ id: string, code: string, instanceId: string, name: string }>, genericProfiles: Array<{ profileType: ProfileType, requiresTwoFactor: boolean }> };

export type CreateUserMutationVariables = Exact<{
  input: CreateUserInput;
}>;


export type CreateUserMutation = { createUser: { id: string, user: string, name: string, email: string | null, language: Language, profileType: ProfileType, internal: boolean, directoryObject: string | null, roleKept: RoleKept | null, allInstances: boolean, mustChangePassword: boolean, secondFactor: boolean, disabledAt: string | null, createdAt: string, lastSeenAt: string | null, updatedAt: string, oneself: boolean, specificProfile: { id: string, name: string, profileType: ProfileType } | null, instances: Array<{ id: string, name: string }>, defaultCentre: { id: string, code: string, instanceId: string, name: string } | null, owner: { id: string, user: string, name: string } | null, creator: { id: string, user: string, name: string } | null } };

export type ChangeUserMutationVariables = Exact<{
  input: ChangeUserInput;
}>;


export type ChangeUserMutation = { changeUser: { id: string, user: string, name: string, email: string | null, language: Language, profileType: ProfileType, internal: boolean, directoryObject: string | null, roleKept: RoleKept | null, allInstances: boolean, mustChangePassword: boolean, secondFactor: boolean, disabledAt: string | null, createdAt: string, lastSeenAt: string | null, updatedAt: string, oneself: boolean, specificProfile: { id: string, name: string, profileType: ProfileType } | null, instances: Array<{ id: string, name: string }>, defaultCentre: { id: string, code: string, instanceId: string, name: string } | null, owner: { id: string, user: string, name: string } | null, creator: { id: string, user: string, name: string } | null } };

export type UserListQueryVariables = Exact<{
  filter?: UserFilter | null | undefined;
  sort: UserSort;
  after?: string | null | undefined;
}>;


export type UserListQuery = { users: { totalCount: number, pageInfo: { hasNextPage: boolean, startCursor: string | null, endCursor: string | null }, nodes: Array<{ id: string, user: string, name: string, email: string | null, language: Language, profileType: ProfileType, internal: boolean, allInstances: boolean, disabledAt: string | null, lastSeenAt: string | null, oneself: boolean, specificProfile: { id: string, name: string } | null, instances: Array<{ id: string }>, owner: { id: string, name: string } | null }> } };

export type EnableUsersMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
  requestId?: string | number | null | undefined;
}>;


export type EnableUsersMutation = { enableUsers: Array<{ id: string, disabledAt: string | null, updatedAt: string }> };

export type DisableUsersMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
  requestId?: string | number | null | undefined;
}>;


export type DisableUsersMutation = { disableUsers: Array<{ id: string, disabledAt: string | null, updatedAt: string }> };

export type UserSessionsQueryVariables = Exact<{
  id: string | number;
}>;


export type UserSessionsQuery = { userSessions: Array<{ id: string, createdAt: string, lastSeenAt: string, expiresAt: string, keepAlive: boolean, address: string | null, browser: string | null }> };

export type EndUserSessionsMutationVariables = Exact<{
  id: string | number;
  requestId?: string | number | null | undefined;
}>;


export type EndUserSessionsMutation = { endUserSessions: Array<{ id: string }> };

export type ImportUsersMutationVariables = Exact<{
  input: ImportUsersInput;
}>;


export type ImportUsersMutation = { importUsers: Array<{ line: number, userId: string | null, field: string | null, code: ErrorCode | null, message: string | null }> };

export type WebhooksQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type WebhooksQuery = { webhookEndpoints: { totalCount: number, pageInfo: { hasNextPage: boolean, startCursor: string | null, endCursor: string | null }, nodes: Array<{ id: string, name: string, url: string, events: Array<WebhookEventType>, filter: Record<string, unknown> | null, selection: string, state: WebhookEndpointState, failingSince: string | null, isReplaying: boolean, waiting: number, dead: number, updatedAt: string, key: { id: string, name: string } }> } };

export type WebhookKeysQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhookKeysQuery = { apiKeys: { nodes: Array<{ id: string, name: string, scopes: Array<KeyScope> }> } };

export type WebhookDeliveriesQueryVariables = Exact<{
  filter?: WebhookDeliveryFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type WebhookDeliveriesQuery = { webhookDeliveries: { totalCount: number, pageInfo: { hasNextPage: boolean, startCursor: string | null, endCursor: string | null }, nodes: Array<{ id: string, claimId: string | null, state: WebhookDeliveryState, attempts: number, nextAttemptAt: string | null, lastError: string | null, event: { id: string, type: WebhookEventType, at: string }, log: Array<{ id: string, at: string, durationMs: number, request: string | null, status: number | null, answer: string | null, error: string | null }> }> } };

export type CreateWebhookEndpointMutationVariables = Exact<{
  input: CreateWebhookEndpointInput;
}>;


export type CreateWebhookEndpointMutation = { createWebhookEndpoint: { secret: string, endpoint: { id: string, name: string, url: string, events: Array<WebhookEventType>, filter: Record<string, unknown> | null, selection: string, state: WebhookEndpointState, failingSince: string | null, isReplaying: boolean, waiting: number, dead: number, updatedAt: string, key: { id: string, name: string } } } };

export type ChangeWebhookEndpointMutationVariables = Exact<{
  input: ChangeWebhookEndpointInput;
}>;


export type ChangeWebhookEndpointMutation = { changeWebhookEndpoint: { id: string, name: string, url: string, events: Array<WebhookEventType>, filter: Record<string, unknown> | null, selection: string, state: WebhookEndpointState, failingSince: string | null, isReplaying: boolean, waiting: number, dead: number, updatedAt: string, key: { id: string, name: string } } };

export type RotateWebhookSecretMutationVariables = Exact<{
  input: RotateWebhookSecretInput;
}>;


export type RotateWebhookSecretMutation = { rotateWebhookSecret: { secret: string, endpoint: { id: string, name: string, url: string, events: Array<WebhookEventType>, filter: Record<string, unknown> | null, selection: string, state: WebhookEndpointState, failingSince: string | null, isReplaying: boolean, waiting: number, dead: number, updatedAt: string, key: { id: string, name: string } } } };

export type DeleteWebhookEndpointMutationVariables = Exact<{
  id: string | number;
  requestId?: string | number | null | undefined;
}>;


export type DeleteWebhookEndpointMutation = { deleteWebhookEndpoint: { id: string } };

export type TestWebhookEndpointMutationVariables = Exact<{
  id: string | number;
  requestId?: string | number | null | undefined;
}>;


export type TestWebhookEndpointMutation = { testWebhookEndpoint: { id: string, state: WebhookDeliveryState } };

export type ReplayWebhookEventsMutationVariables = Exact<{
  input: ReplayWebhookEventsInput;
}>;


export type ReplayWebhookEventsMutation = { replayWebhookEvents: { id: string, isReplaying: boolean } };

export type ReplayWebhookDeliveryMutationVariables = Exact<{
  id: string | number;
  requestId?: string | number | null | undefined;
}>;


export type ReplayWebhookDeliveryMutation = { replayWebhookDelivery: { id: string, state: WebhookDeliveryState, nextAttemptAt: string | null } };

export type AlarmsQueryVariables = Exact<{ [key: string]: never; }>;


export type AlarmsQuery = { alarms: { rows: Array<{ key: string, count: number, ids: Array<string>, claimIds: Array<string>, newestAt: string, instanceId: string | null, centreId: string | null, alarm: { id: string, cause: AlarmCause, claimId: string | null, feed: string | null, operation: IntegrationOperation | null, raisedAt: string, clearedAt: string | null, state: AlarmState, stateAt: string, until: string | null, note: string | null, by: { id: string, name: string } | null, to: { id: string, name: string } | null } }>, totals: Array<{ state: AlarmState, count: number, oldestAt: string | null }> } };

export type AlarmsChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type AlarmsChangedSubscription = { alarmsChanged: { rows: Array<{ key: string, count: number, ids: Array<string>, claimIds: Array<string>, newestAt: string, instanceId: string | null, centreId: string | null, alarm: { id: string, cause: AlarmCause, claimId: string | null, feed: string | null, operation: IntegrationOperation | null, raisedAt: string, clearedAt: string | null, state: AlarmState, stateAt: string, until: string | null, note: string | null, by: { id: string, name: string } | null, to: { id: string, name: string } | null } }>, totals: Array<{ state: AlarmState, count: number, oldestAt: string | null }> } };

export type Alarms_ListFragment = { rows: Array<{ key: string, count: number, ids: Array<string>, claimIds: Array<string>, newestAt: string, instanceId: string | null, centreId: string | null, alarm: { id: string, cause: AlarmCause, claimId: string | null, feed: string | null, operation: IntegrationOperation | null, raisedAt: string, clearedAt: string | null, state: AlarmState, stateAt: string, until: string | null, note: string | null, by: { id: string, name: string } | null, to: { id: string, name: string } | null } }>, totals: Array<{ state: AlarmState, count: number, oldestAt: string | null }> } & { ' $fragmentName'?: 'Alarms_ListFragment' };

export type Alarm_AlarmFragment = { id: string, cause: AlarmCause, claimId: string | null, feed: string | null, operation: IntegrationOperation | null, raisedAt: string, clearedAt: string | null, state: AlarmState, stateAt: string, until: string | null, note: string | null, by: { id: string, name: string } | null, to: { id: string, name: string } | null } & { ' $fragmentName'?: 'Alarm_AlarmFragment' };

export type AlarmRow_ClaimFragment = { id: string, version: number, status: ClaimStatus, kind: ServiceKind, origin: string | null, service: { id: string, code: string, name: string } } & { ' $fragmentName'?: 'AlarmRow_ClaimFragment' };

export type AlarmClaimsQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
  first: number;
}>;


export type AlarmClaimsQuery = { claims: { nodes: Array<{ id: string, version: number, status: ClaimStatus, kind: ServiceKind, origin: string | null, service: { id: string, code: string, name: string } }> } };

export type OwnAlarmsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnAlarmsQuery = { ownAlarmIds: Array<string> };

export type AlarmColleaguesQueryVariables = Exact<{ [key: string]: never; }>;


export type AlarmColleaguesQuery = { alarmColleagues: Array<{ id: string, name: string }> };

export type AcknowledgeAlarmsMutationVariables = Exact<{
  input: AcknowledgeAlarmsInput;
}>;


export type AcknowledgeAlarmsMutation = { acknowledgeAlarms: Array<{ id: string, cause: AlarmCause, claimId: string | null, feed: string | null, operation: IntegrationOperation | null, raisedAt: string, clearedAt: string | null, state: AlarmState, stateAt: string, until: string | null, note: string | null, by: { id: string, name: string } | null, to: { id: string, name: string } | null }> };

export type ReopenAlarmsMutationVariables = Exact<{
  input: ReopenAlarmsInput;
}>;


export type ReopenAlarmsMutation = { reopenAlarms: Array<{ id: string, cause: AlarmCause, claimId: string | null, feed: string | null, operation: IntegrationOperation | null, raisedAt: string, clearedAt: string | null, state: AlarmState, stateAt: string, until: string | null, note: string | null, by: { id: string, name: string } | null, to: { id: string, name: string } | null }> };

export type TakeAlarmsMutationVariables = Exact<{
  input: TakeAlarmsInput;
}>;


export type TakeAlarmsMutation = { takeAlarms: Array<{ id: string, cause: AlarmCause, claimId: string | null, feed: string | null, operation: IntegrationOperation | null, raisedAt: string, clearedAt: string | null, state: AlarmState, stateAt: string, until: string | null, note: string | null, by: { id: string, name: string } | null, to: { id: string, name: string } | null }> };

export type SnoozeAlarmsMutationVariables = Exact<{
  input: SnoozeAlarmsInput;
}>;


export type SnoozeAlarmsMutation = { snoozeAlarms: Array<{ id: string, cause: AlarmCause, claimId: string | null, feed: string | null, operation: IntegrationOperation | null, raisedAt: string, clearedAt: string | null, state: AlarmState, stateAt: string, until: string | null, note: string | null, by: { id: string, name: string } | null, to: { id: string, name: string } | null }> };

export type PassAlarmsMutationVariables = Exact<{
  input: PassAlarmsInput;
}>;


export type PassAlarmsMutation = { passAlarms: Array<{ id: string, cause: AlarmCause, claimId: string | null, feed: string | null, operation: IntegrationOperation | null, raisedAt: string, clearedAt: string | null, state: AlarmState, stateAt: string, until: string | null, note: string | null, by: { id: string, name: string } | null, to: { id: string, name: string } | null }> };

export type ClaimVersionFragment = { version: number } & { ' $fragmentName'?: 'ClaimVersionFragment' };

export type SupplierVersionFragment = { version: number } & { ' $fragmentName'?: 'SupplierVersionFragment' };

export type SearchQueryVariables = Exact<{
  text: string;
}>;


export type SearchQuery = { search: Array<{ matched: SearchMatch, claim: { id: string, status: ClaimStatus, file: string | null, otherFile: string | null, plate: string | null, insuredName: string | null, insuredPhone: string | null, origin: string | null, measuredFrom: string | null, scheduled: boolean | null, plannedStart: string | null, plannedEnd: string | null, promisedAt: string | null, predictedAt: string | null, assignedAt: string | null, arrivedAt: string | null, arrivedLate: boolean | null, managedUntil: string | null, service: { id: string, code: string, name: string }, supplier: { id: string, position: { at: string | null, outdatedFrom: string | null } | null } | null } | null, supplier: { id: string, name: string, access: SupplierAccess, status: ResourceStatus | null, phone: string | null, smartPhone: string | null, basePhone: string | null, insuredPhone: string | null } | null }> };

export type RecentClaimsQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type RecentClaimsQuery = { claims: { nodes: Array<{ id: string, status: ClaimStatus, file: string | null, otherFile: string | null, plate: string | null, insuredName: string | null, insuredPhone: string | null, origin: string | null, measuredFrom: string | null, scheduled: boolean | null, plannedStart: string | null, plannedEnd: string | null, promisedAt: string | null, predictedAt: string | null, assignedAt: string | null, arrivedAt: string | null, arrivedLate: boolean | null, managedUntil: string | null, service: { id: string, code: string, name: string }, supplier: { id: string, position: { at: string | null, outdatedFrom: string | null } | null } | null }> } };

export type RecentSuppliersQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type RecentSuppliersQuery = { suppliers: { nodes: Array<{ id: string, name: string, access: SupplierAccess, status: ResourceStatus | null, phone: string | null, smartPhone: string | null, basePhone: string | null, insuredPhone: string | null }> } };

export type PaletteOpenClaimQueryVariables = Exact<{
  id: string | number;
}>;


export type PaletteOpenClaimQuery = { claim: { id: string, version: number, status: ClaimStatus, assignmentType: AssignmentType | null, arrivedAt: string | null, assignedAt: string | null, measuredFrom: string | null, scheduled: boolean | null, plannedStart: string | null, plannedEnd: string | null, promisedAt: string | null, managedUntil: string | null, predictedAt: string | null, insuredPhone: string | null, proposed: boolean | null, timeZone: string, actions: Array<{ id: string, name: ClaimActionName, state: ClaimActionState, minutes: number | null, at: string, undoUntil: string | null }>, supplier: { id: string, name: string, position: { lon: number, lat: number, at: string | null, outdatedFrom: string | null } | null } | null, instance: { id: string, country: string }, pendingAction: { name: ClaimActionName, since: string } | null } | null };

export type FindPlacesQueryVariables = Exact<{
  text: string;
  near?: PlaceInput | null | undefined;
  outside: boolean;
}>;


export type FindPlacesQuery = { places: { isFromService: boolean, service: PlaceService | null, places: Array<{ name: string, area: string | null, position: { lon: number, lat: number } }> } };

export type PaletteClaim_ClaimFragment = { id: string, status: ClaimStatus, file: string | null, otherFile: string | null, plate: string | null, insuredName: string | null, insuredPhone: string | null, origin: string | null, measuredFrom: string | null, scheduled: boolean | null, plannedStart: string | null, plannedEnd: string | null, promisedAt: string | null, predictedAt: string | null, assignedAt: string | null, arrivedAt: string | null, arrivedLate: boolean | null, managedUntil: string | null, service: { id: string, code: string, name: string }, supplier: { id: string, position: { at: string | null, outdatedFrom: string | null } | null } | null } & { ' $fragmentName'?: 'PaletteClaim_ClaimFragment' };

export type PaletteSupplier_SupplierFragment = { id: string, name: string, access: SupplierAccess, status: ResourceStatus | null, phone: string | null, smartPhone: string | null, basePhone: string | null, insuredPhone: string | null } & { ' $fragmentName'?: 'PaletteSupplier_SupplierFragment' };

export type OwnPreferencesQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnPreferencesQuery = { myAccount: { id: string, preferences: { theme: ThemeChoice | null, density: Density | null, timeFormat: TimeFormat | null, soundVolume: number | null, soundMuted: boolean | null, tourLeft: boolean | null } } };

export type ChangeMyPreferencesMutationVariables = Exact<{
  input: ChangeMyPreferencesInput;
}>;


export type ChangeMyPreferencesMutation = { changeMyPreferences: { id: string, preferences: { theme: ThemeChoice | null, density: Density | null, timeFormat: TimeFormat | null, soundVolume: number | null, soundMuted: boolean | null, tourLeft: boolean | null } } };

export type ConfirmPasswordMutationVariables = Exact<{
  password: string;
}>;


export type ConfirmPasswordMutation = { confirmPassword: { until: string } };

export type EndSeeAsMutationVariables = Exact<{
  profileId: string | number;
}>;


export type EndSeeAsMutation = { endSeeAs: { profileId: string } };

export type ActionForm_ClaimFragment = { id: string, version: number, status: ClaimStatus, assignmentType: AssignmentType | null, arrivedAt: string | null, assignedAt: string | null, measuredFrom: string | null, scheduled: boolean | null, plannedStart: string | null, plannedEnd: string | null, promisedAt: string | null, managedUntil: string | null, predictedAt: string | null, insuredPhone: string | null, proposed: boolean | null, timeZone: string, supplier: { id: string, name: string, position: { lon: number, lat: number, at: string | null, outdatedFrom: string | null } | null } | null, instance: { id: string, country: string }, pendingAction: { name: ClaimActionName, since: string } | null } & { ' $fragmentName'?: 'ActionForm_ClaimFragment' };

export type ClaimActions_ClaimFragment = { id: string, version: number, status: ClaimStatus, assignmentType: AssignmentType | null, arrivedAt: string | null, assignedAt: string | null, measuredFrom: string | null, scheduled: boolean | null, plannedStart: string | null, plannedEnd: string | null, promisedAt: string | null, managedUntil: string | null, predictedAt: string | null, insuredPhone: string | null, proposed: boolean | null, timeZone: string, actions: Array<{ id: string, name: ClaimActionName, state: ClaimActionState, minutes: number | null, at: string, undoUntil: string | null }>, supplier: { id: string, name: string, position: { lon: number, lat: number, at: string | null, outdatedFrom: string | null } | null } | null, instance: { id: string, country: string }, pendingAction: { name: ClaimActionName, since: string } | null } & { ' $fragmentName'?: 'ClaimActions_ClaimFragment' };

export type ActionResult_ClaimFragment = (
  { id: string, pendingAction: { name: ClaimActionName, since: string } | null, actions: Array<{ id: string, name: ClaimActionName, state: ClaimActionState }> }
  & { ' $fragmentRefs'?: { 'ClaimChanged_ClaimFragment': ClaimChanged_ClaimFragment;'ClaimActions_ClaimFragment': ClaimActions_ClaimFragment } }
) & { ' $fragmentName'?: 'ActionResult_ClaimFragment' };

export type PendingAction_ClaimFragment = { id: string, version: number, pendingAction: { name: ClaimActionName, since: string } | null } & { ' $fragmentName'?: 'PendingAction_ClaimFragment' };

export type ClaimActionStatesQueryVariables = Exact<{
  id: string | number;
}>;


export type ClaimActionStatesQuery = { claim: { id: string, actions: Array<{ id: string, state: ClaimActionState, code: ErrorCode | null }> } | null };

export type ManageDelayMutationVariables = Exact<{
  input: ManageDelayInput;
}>;


export type ManageDelayMutation = { manageDelay: (
    { id: string, pendingAction: { name: ClaimActionName, since: string } | null, actions: Array<{ id: string, name: ClaimActionName, state: ClaimActionState }> }
    & { ' $fragmentRefs'?: { 'ClaimChanged_ClaimFragment': ClaimChanged_ClaimFragment;'ClaimActions_ClaimFragment': ClaimActions_ClaimFragment } }
  ) };

export type UndoManageDelayMutationVariables = Exact<{
  input: UndoManageDelayInput;
}>;


export type UndoManageDelayMutation = { undoManageDelay: (
    { id: string, pendingAction: { name: ClaimActionName, since: string } | null, actions: Array<{ id: string, name: ClaimActionName, state: ClaimActionState }> }
    & { ' $fragmentRefs'?: { 'ClaimChanged_ClaimFragment': ClaimChanged_ClaimFragment;'ClaimActions_ClaimFragment': ClaimActions_ClaimFragment } }
  ) };

export type ConfirmArrivalMutationVariables = Exact<{
  input: ConfirmArrivalInput;
}>;


export type ConfirmArrivalMutation = { confirmArrival: (
    { id: string, pendingAction: { name: ClaimActionName, since: string } | null, actions: Array<{ id: string, name: ClaimActionName, state: ClaimActionState }> }
    & { ' $fragmentRefs'?: { 'ClaimChanged_ClaimFragment': ClaimChanged_ClaimFragment;'ClaimActions_ClaimFragment': ClaimActions_ClaimFragment } }
  ) };

export type ConfirmCompletionMutationVariables = Exact<{
  input: ConfirmCompletionInput;
}>;


export type ConfirmCompletionMutation = { confirmCompletion: (
    { id: string, pendingAction: { name: ClaimActionName, since: string } | null, actions: Array<{ id: string, name: ClaimActionName, state: ClaimActionState }> }
    & { ' $fragmentRefs'?: { 'ClaimChanged_ClaimFragment': ClaimChanged_ClaimFragment;'ClaimActions_ClaimFragment': ClaimActions_ClaimFragment } }
  ) };

export type CancelServiceMutationVariables = Exact<{
  input: CancelServiceInput;
}>;


export type CancelServiceMutation = { cancelService: (
    { id: string, pendingAction: { name: ClaimActionName, since: string } | null, actions: Array<{ id: string, name: ClaimActionName, state: ClaimActionState }> }
    & { ' $fragmentRefs'?: { 'ClaimChanged_ClaimFragment': ClaimChanged_ClaimFragment;'ClaimActions_ClaimFragment': ClaimActions_ClaimFragment } }
  ) };

export type CancelProviderMutationVariables = Exact<{
  input: CancelProviderInput;
}>;


export type CancelProviderMutation = { cancelProvider: (
    { id: string, pendingAction: { name: ClaimActionName, since: string } | null, actions: Array<{ id: string, name: ClaimActionName, state: ClaimActionState }> }
    & { ' $fragmentRefs'?: { 'ClaimChanged_ClaimFragment': ClaimChanged_ClaimFragment;'ClaimActions_ClaimFragment': ClaimActions_ClaimFragment } }
  ) };

export type ActionReasonsQueryVariables = Exact<{
  instanceId: string | number;
}>;


export type ActionReasonsQuery = { actionReasons: Array<{ action: ClaimActionName, reasons: Array<string> }> };

export type ClaimExplanationQueryVariables = Exact<{
  id: string | number;
}>;


export type ClaimExplanationQuery = { claim: { id: string, version: number, status: ClaimStatus, statusReason: { sentence: string, statusRule: StatusRule, settings: Array<{ key: SettingKey, number: number, value: number, unit: SettingUnit }> } | null, whatToSay: { language: string, sentences: Array<string> } | null, statusHistory: Array<{ at: string, to: ClaimStatus, cause: StatusCause, actor: { kind: ActorKind, actorId: string | null, name: string } | null, reason: { sentence: string } }>, upcomingProcesses: Array<{ process: Process, at: string | null, setting: number, limit: number }>, processes: Array<{ process: Process, state: ProcessState, at: string, cancelledAt: string | null, evidence: { minutes: number | null, limit: number | null, finding: ProcessFinding | null, fixes: number | null, metres: number | null } }>, actions: Array<{ id: string, name: ClaimActionName, state: ClaimActionState, at: string, settledAt: string | null, code: ErrorCode | null, minutes: number | null, reason: string | null, actor: { kind: ActorKind, actorId: string | null, name: string } | null }> } | null };

export type ClaimBulkQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
  first: number;
}>;


export type ClaimBulkQuery = { claims: { nodes: Array<{ id: string, version: number, status: ClaimStatus, assignmentType: AssignmentType | null, arrivedAt: string | null, assignedAt: string | null, measuredFrom: string | null, scheduled: boolean | null, plannedStart: string | null, plannedEnd: string | null, promisedAt: string | null, managedUntil: string | null, predictedAt: string | null, insuredPhone: string | null, proposed: boolean | null, timeZone: string, supplier: { id: string, name: string, position: { lon: number, lat: number, at: string | null, outdatedFrom: string | null } | null } | null, instance: { id: string, country: string }, pendingAction: { name: ClaimActionName, since: string } | null }> } };

export type BulkAnswer_AnswerFragment = { claimId: string, requestId: string | null, error: { code: ErrorCode, values: Record<string, string> | null } | null, claim: { id: string, version: number, status: ClaimStatus, statusAt: string, statusLabel: TimingLabel | null, measuredFrom: string | null, managedUntil: string | null, arrivedAt: string | null, arrivedLate: boolean | null, finishedAt: string | null, pendingAction: { name: ClaimActionName, since: string } | null } | null } & { ' $fragmentName'?: 'BulkAnswer_AnswerFragment' };

export type ManageDelaysMutationVariables = Exact<{
  input: ManageDelaysInput;
}>;


export type ManageDelaysMutation = { manageDelays: Array<{ claimId: string, requestId: string | null, error: { code: ErrorCode, values: Record<string, string> | null } | null, claim: { id: string, version: number, status: ClaimStatus, statusAt: string, statusLabel: TimingLabel | null, measuredFrom: string | null, managedUntil: string | null, arrivedAt: string | null, arrivedLate: boolean | null, finishedAt: string | null, pendingAction: { name: ClaimActionName, since: string } | null } | null }> };

export type ConfirmArrivalsMutationVariables = Exact<{
  input: ConfirmArrivalsInput;
}>;


export type ConfirmArrivalsMutation = { confirmArrivals: Array<{ claimId: string, requestId: string | null, error: { code: ErrorCode, values: Record<string, string> | null } | null, claim: { id: string, version: number, status: ClaimStatus, statusAt: string, statusLabel: TimingLabel | null, measuredFrom: string | null, managedUntil: string | null, arrivedAt: string | null, arrivedLate: boolean | null, finishedAt: string | null, pendingAction: { name: ClaimActionName, since: string } | null } | null }> };

export type ConfirmCompletionsMutationVariables = Exact<{
  input: ConfirmCompletionsInput;
}>;


export type ConfirmCompletionsMutation = { confirmCompletions: Array<{ claimId: string, requestId: string | null, error: { code: ErrorCode, values: Record<string, string> | null } | null, claim: { id: string, version: number, status: ClaimStatus, statusAt: string, statusLabel: TimingLabel | null, measuredFrom: string | null, managedUntil: string | null, arrivedAt: string | null, arrivedLate: boolean | null, finishedAt: string | null, pendingAction: { name: ClaimActionName, since: string } | null } | null }> };

export type ClaimDetailQueryVariables = Exact<{
  id: string | number;
}>;


export type ClaimDetailQuery = { claim: (
    { id: string, version: number, status: ClaimStatus, timeZone: string, finishedAt: string | null, cancelledAt: string | null, instance: { id: string, country: string }, otherServices: Array<{ id: string }> }
    & { ' $fragmentRefs'?: { 'ContradictionStrip_ClaimFragment': ContradictionStrip_ClaimFragment;'ClaimHeader_ClaimFragment': ClaimHeader_ClaimFragment;'ClaimTimes_ClaimFragment': ClaimTimes_ClaimFragment;'ClaimGeneral_ClaimFragment': ClaimGeneral_ClaimFragment;'ClaimMilestones_ClaimFragment': ClaimMilestones_ClaimFragment;'ClaimEconomics_ClaimFragment': ClaimEconomics_ClaimFragment;'ClaimActions_ClaimFragment': ClaimActions_ClaimFragment;'ClaimServices_ClaimFragment': ClaimServices_ClaimFragment;'ClaimVisits_ClaimFragment': ClaimVisits_ClaimFragment } }
  ) | null };

export type ClaimDetail_ClaimFragment = (
  { id: string, version: number, status: ClaimStatus, timeZone: string, finishedAt: string | null, cancelledAt: string | null, instance: { id: string, country: string }, otherServices: Array<{ id: string }> }
  & { ' $fragmentRefs'?: { 'ContradictionStrip_ClaimFragment': ContradictionStrip_ClaimFragment;'ClaimHeader_ClaimFragment': ClaimHeader_ClaimFragment;'ClaimTimes_ClaimFragment': ClaimTimes_ClaimFragment;'ClaimGeneral_ClaimFragment': ClaimGeneral_ClaimFragment;'ClaimMilestones_ClaimFragment': ClaimMilestones_ClaimFragment;'ClaimEconomics_ClaimFragment': ClaimEconomics_ClaimFragment;'ClaimActions_ClaimFragment': ClaimActions_ClaimFragment;'ClaimServices_ClaimFragment': ClaimServices_ClaimFragment;'ClaimVisits_ClaimFragment': ClaimVisits_ClaimFragment } }
) & { ' $fragmentName'?: 'ClaimDetail_ClaimFragment' };

export type ClaimEconomics_ClaimFragment = { id: string, movements: Array<{ number: number, amount: string, currency: string }> | null } & { ' $fragmentName'?: 'ClaimEconomics_ClaimFragment' };

export type ClaimGeneral_ClaimFragment = (
  { id: string, version: number, origin: string | null, destination: string | null, occurredAt: string, plannedStart: string | null, plannedEnd: string | null, assignedAt: string | null, proposed: boolean | null, assignmentType: AssignmentType | null, statusAt: string, timeZone: string, file: string | null, otherFile: string | null, serviceNumber: string | null, insuredPhone: string | null, riskType: RiskType | null, priorityCode: string | null, priorityName: string | null, riskName: string | null, riskCode: string | null, causeCode: string | null, faultCode: string | null, coverCode: string | null, productCode: string | null, supplement: string | null, creationMode: string | null, invoiceReference: string | null, serviceState: string | null, serviceStateName: string | null, noSupplierSince: string | null, pendingArrivalSince: string | null, promisedMinutes: number | null, workAt: string | null, actualMinutes: number | null, destinationEtaMinutes: number | null, notes: string | null, limits: string | null, attributes: Record<string, string> | null, surveys: Array<{ question: string, answer: string }>, routeFigures: { originMetres: number | null, destinationMetres: number | null, straightMetres: number | null, assignedRouteMetres: number | null, assignedRouteMinutes: number | null, precalculatedRouteMetres: number | null, precalculatedRouteMinutes: number | null, realRouteMetres: number | null, realRouteMinutes: number | null, additionalMetres: number | null, additionalMinutes: number | null, thresholdMetres: number | null, deviationMetres: number | null }, position: { lon: number, lat: number } | null, instance: { id: string, name: string }, centre: { id: string, code: string, instanceId: string, name: string } | null, client: { id: string, code: string, name: string } | null, contract: { id: string, code: string, name: string } | null, supplier: { id: string, version: number, name: string, access: SupplierAccess, status: ResourceStatus | null, position: { lon: number, lat: number, at: string | null, outdatedFrom: string | null } | null } | null }
  & { ' $fragmentRefs'?: { 'MilestoneTrack_ClaimFragment': MilestoneTrack_ClaimFragment } }
) & { ' $fragmentName'?: 'ClaimGeneral_ClaimFragment' };

export type ClaimHeader_ClaimFragment = { id: string, status: ClaimStatus, kind: ServiceKind, riskType: RiskType | null, priorityCode: string | null, priorityName: string | null, plate: string | null, insuredName: string | null, faultCode: string | null, faultName: string | null, service: { id: string, code: string, name: string } } & { ' $fragmentName'?: 'ClaimHeader_ClaimFragment' };

export type ClaimServices_ClaimFragment = { id: string, file: string | null, otherServices: Array<{ id: string, version: number, status: ClaimStatus, kind: ServiceKind, measuredFrom: string | null, occurredAt: string, timeZone: string, service: { id: string, code: string, name: string } }> } & { ' $fragmentName'?: 'ClaimServices_ClaimFragment' };

export type ClaimTabQueryVariables = Exact<{
  id: string | number;
}>;


export type ClaimTabQuery = { claim: { id: string, version: number, status: ClaimStatus } | null };

export type ClaimTimes_ClaimFragment = { id: string, status: ClaimStatus, statusLabel: TimingLabel | null, scheduled: boolean | null, promisedAt: string | null, plannedStart: string | null, plannedEnd: string | null, predictedAt: string | null, measuredFrom: string | null, managedUntil: string | null, assignedAt: string | null, arrivedAt: string | null, arrivedLate: boolean | null, timeZone: string, eta: { p90: string, likelyLateAt: string, veryLikelyLateAt: string, latenessReason: LatenessReason | null, progressAt: string } | null, routeFigures: { remainingMetres: number | null }, supplier: { id: string, position: { lon: number, lat: number, at: string | null, outdatedFrom: string | null } | null } | null } & { ' $fragmentName'?: 'ClaimTimes_ClaimFragment' };

export type ClaimVisits_ClaimFragment = { id: string, timeZone: string, visits: Array<{ id: string, name: string, at: string, actor: { kind: ActorKind, actorId: string | null, name: string } }> | null } & { ' $fragmentName'?: 'ClaimVisits_ClaimFragment' };

export type RegisterVisitMutationVariables = Exact<{
  id: string | number;
  requestId?: string | number | null | undefined;
}>;


export type RegisterVisitMutation = { registerVisit: { id: string, timeZone: string, visits: Array<{ id: string, name: string, at: string, actor: { kind: ActorKind, actorId: string | null, name: string } }> | null } };

export type ContradictionStrip_ClaimFragment = { id: string, timeZone: string, cancelledAt: string | null, contradiction: { since: string, serviceState: string } | null } & { ' $fragmentName'?: 'ContradictionStrip_ClaimFragment' };

export type ClaimSupplierPositionQueryVariables = Exact<{
  id: string | number;
}>;


export type ClaimSupplierPositionQuery = { supplier: { id: string, version: number, position: { lon: number, lat: number, at: string | null, outdatedFrom: string | null } | null } | null };

export type ClaimMilestones_ClaimFragment = { id: string, timeZone: string, occurredAt: string, validatedAt: string | null, assignedAt: string | null, promisedAt: string | null, plannedStart: string | null, plannedEnd: string | null, predictedAt: string | null, arrivedAt: string | null, finishedAt: string | null, cancelledAt: string | null, managedUntil: string | null, workManagedUntil: string | null, supplier: { id: string, position: { lon: number, lat: number, at: string | null, outdatedFrom: string | null } | null } | null, milestones: Array<{ code: MilestoneCode, at: string, picture: string | null }>, milestonePositions: Array<{ moment: MilestoneMoment, at: string, ageSeconds: number, metres: number | null, position: { lon: number, lat: number, at: string | null } }> } & { ' $fragmentName'?: 'ClaimMilestones_ClaimFragment' };

export type MilestoneTrack_ClaimFragment = { id: string, status: ClaimStatus, timeZone: string, arrivedLate: boolean | null, milestones: Array<{ code: MilestoneCode, at: string }> } & { ' $fragmentName'?: 'MilestoneTrack_ClaimFragment' };

export type ComplaintPackQueryVariables = Exact<{
  id: string | number;
}>;


export type ComplaintPackQuery = { claim: (
    { id: string, version: number, timeZone: string, instance: { id: string, country: string }, position: { lon: number, lat: number } | null, supplier: { id: string, position: { lon: number, lat: number } | null } | null, routes: { precalculated: { path: string } | null, real: { path: string } | null } | null }
    & { ' $fragmentRefs'?: { 'ClaimHeader_ClaimFragment': ClaimHeader_ClaimFragment;'ClaimTimes_ClaimFragment': ClaimTimes_ClaimFragment;'ClaimGeneral_ClaimFragment': ClaimGeneral_ClaimFragment;'ClaimMilestones_ClaimFragment': ClaimMilestones_ClaimFragment } }
  ) | null };

export type ClaimSuppliersQueryVariables = Exact<{
  claimId: string | number;
}>;


export type ClaimSuppliersQuery = { supplierFilter: { at: string, predictedAt: string | null, candidates: Array<{ rank: number, minutes: number, latestMinutes: number, metres: number, isEstimate: boolean, savedMinutes: number | null, path: string, router: Router, reasons: Array<{ code: SupplierFilterCode, sentence: string }>, supplier: { id: string, version: number, name: string, phone: string | null, smartPhone: string | null, basePhone: string | null } }>, excluded: Array<{ metres: number, reasons: Array<{ code: SupplierFilterCode, sentence: string }>, supplier: { id: string, version: number, name: string } }> } };

export type RunningAlertsQueryVariables = Exact<{ [key: string]: never; }>;


export type RunningAlertsQuery = { indicatorAlerts: Array<{ id: string, instanceId: string, instanceName: string, key: IndicatorKey, episodeLevel: AlertLevel | null, lastNotifiedAt: string | null }> };

export type Dashboard_DashboardFragment = { busiestInstanceId: string | null, order: Array<IndicatorKey>, putAway: Array<IndicatorKey>, instances: Array<{ id: string, name: string, timeZone: string }> } & { ' $fragmentName'?: 'Dashboard_DashboardFragment' };

export type DashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardQuery = { dashboard: { busiestInstanceId: string | null, order: Array<IndicatorKey>, putAway: Array<IndicatorKey>, instances: Array<{ id: string, name: string, timeZone: string }> } };

export type SaveDashboardLayoutMutationVariables = Exact<{
  input: SaveDashboardLayoutInput;
}>;


export type SaveDashboardLayoutMutation = { saveDashboardLayout: { busiestInstanceId: string | null, order: Array<IndicatorKey>, putAway: Array<IndicatorKey>, instances: Array<{ id: string, name: string, timeZone: string }> } };

export type Indicators_AnswerFragment = { instanceId: string, timeZone: string, from: string, to: string, slotUnit: SlotUnit, readAt: string, slots: Array<{ from: string, to: string }>, indicators: Array<{ key: IndicatorKey, unit: IndicatorUnit, threshold: number | null, thresholdUnit: ThresholdUnit | null, warning: number | null, critical: number | null, isWorseBelow: boolean, level: IndicatorLevel | null, values: Array<number | null>, p90Values: Array<number | null>, valuesBefore: Array<number | null>, period: { value: number | null, p90: number | null, of: number }, before: { value: number | null, p90: number | null, of: number }, weekBefore: { value: number | null, p90: number | null, of: number } }> } & { ' $fragmentName'?: 'Indicators_AnswerFragment' };

export type IndicatorsQueryVariables = Exact<{
  instanceId: string | number;
  period: PeriodInput;
  keys?: Array<IndicatorKey> | IndicatorKey | null | undefined;
}>;


export type IndicatorsQuery = { indicators: { instanceId: string, timeZone: string, from: string, to: string, slotUnit: SlotUnit, readAt: string, slots: Array<{ from: string, to: string }>, indicators: Array<{ key: IndicatorKey, unit: IndicatorUnit, threshold: number | null, thresholdUnit: ThresholdUnit | null, warning: number | null, critical: number | null, isWorseBelow: boolean, level: IndicatorLevel | null, values: Array<number | null>, p90Values: Array<number | null>, valuesBefore: Array<number | null>, period: { value: number | null, p90: number | null, of: number }, before: { value: number | null, p90: number | null, of: number }, weekBefore: { value: number | null, p90: number | null, of: number } }> } };

export type IndicatorsChangedSubscriptionVariables = Exact<{
  instanceId: string | number;
  period: PeriodInput;
  keys?: Array<IndicatorKey> | IndicatorKey | null | undefined;
}>;


export type IndicatorsChangedSubscription = { indicatorsChanged: { instanceId: string, timeZone: string, from: string, to: string, slotUnit: SlotUnit, readAt: string, slots: Array<{ from: string, to: string }>, indicators: Array<{ key: IndicatorKey, unit: IndicatorUnit, threshold: number | null, thresholdUnit: ThresholdUnit | null, warning: number | null, critical: number | null, isWorseBelow: boolean, level: IndicatorLevel | null, values: Array<number | null>, p90Values: Array<number | null>, valuesBefore: Array<number | null>, period: { value: number | null, p90: number | null, of: number }, before: { value: number | null, p90: number | null, of: number }, weekBefore: { value: number | null, p90: number | null, of: number } }> } };

export type IndicatorGroupsQueryVariables = Exact<{
  instanceId: string | number;
  period: PeriodInput;
  key: IndicatorKey;
  by: FigureGrouping;
}>;


export type IndicatorGroupsQuery = { indicatorGroups: Array<{ code: string, instanceId: string | null, name: string | null, value: number | null, p90: number | null, of: number, level: IndicatorLevel | null }> };

export type ArrivalProofQueryVariables = Exact<{
  instanceId: string | number;
}>;


export type ArrivalProofQuery = { arrivalProof: { accuracy: Array<{ by: ArrivalGrouping, key: string, predictions: number, coverage50: number, coverage90: number, errorSeconds: number, routerErrorSeconds: number }>, calibration: Array<{ chance: number, lateShare: number, predictions: number }> } };

export type ArrivalFitsQueryVariables = Exact<{
  instanceId: string | number;
}>;


export type ArrivalFitsQuery = { arrivalFits: Array<{ version: number, router: Router, fittedAt: string, trips: number, isUsed: boolean, errorSeconds: number, usedErrorSeconds: number, routerErrorSeconds: number, coverage90: number }> };

export type SettingChangesQueryVariables = Exact<{
  instanceId: string | number;
}>;


export type SettingChangesQuery = { kpiSettingsHistory: Array<{ id: string, key: SettingKey, effectiveAt: string }> };

export type WallClaimsQueryVariables = Exact<{
  filter: ClaimFilter;
  first: number;
}>;


export type WallClaimsQuery = { claims: { nodes: Array<{ id: string, version: number, status: ClaimStatus, kind: ServiceKind, riskType: RiskType | null, origin: string | null, insuredName: string | null, plate: string | null, priorityCode: string | null, priorityName: string | null, scheduled: boolean | null, plannedStart: string | null, plannedEnd: string | null, promisedAt: string | null, predictedAt: string | null, measuredFrom: string | null, assignedAt: string | null, arrivedAt: string | null, arrivedLate: boolean | null, managedUntil: string | null, timeZone: string, service: { id: string, code: string, name: string }, supplier: { id: string, name: string, position: { lon: number, lat: number, at: string | null, outdatedFrom: string | null } | null } | null, eta: { p90: string, likelyLateAt: string, veryLikelyLateAt: string, latenessReason: LatenessReason | null, progressAt: string } | null }> } };

export type WallCountsQueryVariables = Exact<{
  filter: MapFilterInput;
}>;


export type WallCountsQuery = { kpis: { claims: Array<{ status: ClaimStatus, count: number }> } };

export type ClaimLines_ClaimFragment = { id: string, version: number, status: ClaimStatus, kind: ServiceKind, riskType: RiskType | null, origin: string | null, insuredName: string | null, plate: string | null, priorityCode: string | null, priorityName: string | null, scheduled: boolean | null, plannedStart: string | null, plannedEnd: string | null, promisedAt: string | null, predictedAt: string | null, measuredFrom: string | null, assignedAt: string | null, arrivedAt: string | null, arrivedLate: boolean | null, managedUntil: string | null, timeZone: string, service: { id: string, code: string, name: string }, supplier: { id: string, name: string, position: { lon: number, lat: number, at: string | null, outdatedFrom: string | null } | null } | null, eta: { p90: string, likelyLateAt: string, veryLikelyLateAt: string, latenessReason: LatenessReason | null, progressAt: string } | null } & { ' $fragmentName'?: 'ClaimLines_ClaimFragment' };

export type ClaimRow_ClaimFragment = { id: string, version: number, status: ClaimStatus, kind: ServiceKind, measuredFrom: string | null, occurredAt: string, timeZone: string, service: { id: string, code: string, name: string } } & { ' $fragmentName'?: 'ClaimRow_ClaimFragment' };

export type SupplierRow_SupplierFragment = { id: string, version: number, name: string, status: ResourceStatus | null, access: SupplierAccess } & { ' $fragmentName'?: 'SupplierRow_SupplierFragment' };

export type ClaimContactListsQueryVariables = Exact<{
  claimId: string | number;
}>;


export type ClaimContactListsQuery = { contactListMatches: { claimId: string, instanceId: string, centreId: string | null, riskType: RiskType | null, riskCode: string | null, clientId: string | null, contractId: string | null, supplement: string | null, matches: Array<{ asked: Array<ContactListField>, list: { id: string, name: string, listId: string } }> } };

export type HolidaysOfInstanceQueryVariables = Exact<{
  instanceId: string | number;
  days?: DayRange | null | undefined;
}>;


export type HolidaysOfInstanceQuery = { holidays: Array<{ day: string, name: string }> };

export type ExportState_ExportFragment = { id: string, state: ExportState, rows: number, total: number | null, fileName: string } & { ' $fragmentName'?: 'ExportState_ExportFragment' };

export type ExportProgressQueryVariables = Exact<{
  id?: string | number | null | undefined;
}>;


export type ExportProgressQuery = { export: { id: string, state: ExportState, rows: number, total: number | null, fileName: string } | null };

export type ExportClaimsMutationVariables = Exact<{
  input: ExportClaimsInput;
}>;


export type ExportClaimsMutation = { exportClaims: { id: string, state: ExportState, rows: number, total: number | null, fileName: string } };

export type ExportMobileSuppliersMutationVariables = Exact<{
  input: ExportMobileSuppliersInput;
}>;


export type ExportMobileSuppliersMutation = { exportMobileSuppliers: { id: string, state: ExportState, rows: number, total: number | null, fileName: string } };

export type ExportBasesMutationVariables = Exact<{
  input: ExportBasesInput;
}>;


export type ExportBasesMutation = { exportBases: { id: string, state: ExportState, rows: number, total: number | null, fileName: string } };

export type ExportCollaboratorsMutationVariables = Exact<{
  input: ExportCollaboratorsInput;
}>;


export type ExportCollaboratorsMutation = { exportCollaborators: { id: string, state: ExportState, rows: number, total: number | null, fileName: string } };

export type ExportAuditMutationVariables = Exact<{
  input: ExportAuditInput;
}>;


export type ExportAuditMutation = { exportAudit: { id: string, state: ExportState, rows: number, total: number | null, fileName: string } };

export type ExportApiErrorsMutationVariables = Exact<{
  input: ExportApiErrorsInput;
}>;


export type ExportApiErrorsMutation = { exportApiErrors: { id: string, state: ExportState, rows: number, total: number | null, fileName: string } };

export type ExportSupplierFilterCallsMutationVariables = Exact<{
  input: ExportSupplierFilterCallsInput;
}>;


export type ExportSupplierFilterCallsMutation = { exportSupplierFilterCalls: { id: string, state: ExportState, rows: number, total: number | null, fileName: string } };

export type CancelExportMutationVariables = Exact<{
  input: CancelExportInput;
}>;


export type CancelExportMutation = { cancelExport: { id: string, state: ExportState, rows: number, total: number | null, fileName: string } };

export type FilterEffectsQueryVariables = Exact<{
  filter: MapFilterInput;
  layers: Array<MapLayer> | MapLayer;
}>;


export type FilterEffectsQuery = { filterEffects: Array<{ filterPart: FilterPart, hides: number }> };

export type FilterNamesQueryVariables = Exact<{
  filter: MapFilterInput;
}>;


export type FilterNamesQuery = { filterNames: Array<{ filterPart: FilterPart, value: string, name: string, clientId: string | null }> };

export type FilterOptionsQueryVariables = Exact<{
  part: FilterOptionPart;
  text?: string | null | undefined;
  filter?: MapFilterInput | null | undefined;
}>;


export type FilterOptionsQuery = { filterOptions: Array<{ value: string, name: string, count: number, clientId: string | null }> };

export type HomeCountQueryVariables = Exact<{
  filter: ClaimFilter;
}>;


export type HomeCountQuery = { claims: { totalCount: number } };

export type HomeClaimsQueryVariables = Exact<{
  filter: ClaimFilter;
  sort: ClaimSort;
}>;


export type HomeClaimsQuery = { claims: { totalCount: number, nodes: Array<{ id: string, version: number, status: ClaimStatus, kind: ServiceKind, riskType: RiskType | null, origin: string | null, insuredName: string | null, plate: string | null, priorityCode: string | null, priorityName: string | null, scheduled: boolean | null, plannedStart: string | null, plannedEnd: string | null, promisedAt: string | null, predictedAt: string | null, measuredFrom: string | null, assignedAt: string | null, arrivedAt: string | null, arrivedLate: boolean | null, managedUntil: string | null, timeZone: string, service: { id: string, code: string, name: string }, supplier: { id: string, name: string, position: { lon: number, lat: number, at: string | null, outdatedFrom: string | null } | null } | null, eta: { p90: string, likelyLateAt: string, veryLikelyLateAt: string, latenessReason: LatenessReason | null, progressAt: string } | null }> } };

export type HomeSearchQueryVariables = Exact<{
  text: string;
}>;


export type HomeSearchQuery = { search: Array<{ claim: { id: string, version: number, status: ClaimStatus, kind: ServiceKind, riskType: RiskType | null, origin: string | null, insuredName: string | null, plate: string | null, priorityCode: string | null, priorityName: string | null, scheduled: boolean | null, plannedStart: string | null, plannedEnd: string | null, promisedAt: string | null, predictedAt: string | null, measuredFrom: string | null, assignedAt: string | null, arrivedAt: string | null, arrivedLate: boolean | null, managedUntil: string | null, timeZone: string, service: { id: string, code: string, name: string }, supplier: { id: string, name: string, position: { lon: number, lat: number, at: string | null, outdatedFrom: string | null } | null } | null, eta: { p90: string, likelyLateAt: string, veryLikelyLateAt: string, latenessReason: LatenessReason | null, progressAt: string } | null } | null }> };

export type JobCard_ClaimFragment = { statusLabel: TimingLabel | null, arrivedLate: boolean | null, acceptedAt: string | null, kind: ServiceKind, riskType: RiskType | null, faultCode: string | null, faultName: string | null, plate: string | null, insuredName: string | null, origin: string | null, destination: string | null, notes: string | null, id: string, version: number, status: ClaimStatus, assignmentType: AssignmentType | null, arrivedAt: string | null, assignedAt: string | null, measuredFrom: string | null, scheduled: boolean | null, plannedStart: string | null, plannedEnd: string | null, promisedAt: string | null, managedUntil: string | null, predictedAt: string | null, insuredPhone: string | null, proposed: boolean | null, timeZone: string, service: { id: string, code: string, name: string }, position: { lon: number, lat: number } | null, actions: Array<{ id: string, name: ClaimActionName, state: ClaimActionState, minutes: number | null, at: string, undoUntil: string | null }>, supplier: { id: string, name: string, position: { lon: number, lat: number, at: string | null, outdatedFrom: string | null } | null } | null, instance: { id: string, country: string }, pendingAction: { name: ClaimActionName, since: string } | null } & { ' $fragmentName'?: 'JobCard_ClaimFragment' };

export type SupplierHomeQueryVariables = Exact<{ [key: string]: never; }>;


export type SupplierHomeQuery = { claims: { totalCount: number, nodes: Array<{ statusLabel: TimingLabel | null, arrivedLate: boolean | null, acceptedAt: string | null, kind: ServiceKind, riskType: RiskType | null, faultCode: string | null, faultName: string | null, plate: string | null, insuredName: string | null, origin: string | null, destination: string | null, notes: string | null, id: string, version: number, status: ClaimStatus, assignmentType: AssignmentType | null, arrivedAt: string | null, assignedAt: string | null, measuredFrom: string | null, scheduled: boolean | null, plannedStart: string | null, plannedEnd: string | null, promisedAt: string | null, managedUntil: string | null, predictedAt: string | null, insuredPhone: string | null, proposed: boolean | null, timeZone: string, service: { id: string, code: string, name: string }, position: { lon: number, lat: number } | null, actions: Array<{ id: string, name: ClaimActionName, state: ClaimActionState, minutes: number | null, at: string, undoUntil: string | null }>, supplier: { id: string, name: string, position: { lon: number, lat: number, at: string | null, outdatedFrom: string | null } | null } | null, instance: { id: string, country: string }, pendingAction: { name: ClaimActionName, since: string } | null }> } };

export type ClaimChanged_ClaimFragment = { id: string, version: number, updatedAt: string, status: ClaimStatus, statusAt: string, statusLabel: TimingLabel | null, measuredFrom: string | null, predictedAt: string | null, promisedAt: string | null, promisedMinutes: number | null, managedUntil: string | null, arrivedLate: boolean | null, instanceId: string, timeZone: string, occurredAt: string, plannedStart: string | null, plannedEnd: string | null, scheduled: boolean | null, validatedAt: string | null, assignedAt: string | null, proposed: boolean | null, acceptedAt: string | null, arrivedAt: string | null, finishedAt: string | null, cancelledAt: string | null, workAt: string | null, noSupplierSince: string | null, pendingArrivalSince: string | null, assignmentType: AssignmentType | null, kind: ServiceKind, riskType: RiskType | null, riskCode: string | null, riskName: string | null, file: string | null, otherFile: string | null, supplement: string | null, serviceNumber: string | null, serviceState: string | null, serviceStateName: string | null, insuredName: string | null, insuredPhone: string | null, plate: string | null, priorityCode: string | null, priorityName: string | null, faultCode: string | null, faultName: string | null, causeCode: string | null, coverCode: string | null, productCode: string | null, creationMode: string | null, invoiceReference: string | null, origin: string | null, destination: string | null, notes: string | null, limits: string | null, attributes: Record<string, string> | null, workManagedUntil: string | null, actualMinutes: number | null, destinationEtaMinutes: number | null, eta: { p90: string, likelyLateAt: string, veryLikelyLateAt: string, latenessReason: LatenessReason | null, progressAt: string } | null, pendingAction: { name: ClaimActionName, since: string } | null, position: { lon: number, lat: number, at: string | null, courseDegrees: number | null, speedMetresPerSecond: number | null, accuracyMetres: number | null } | null, contradiction: { since: string, serviceState: string } | null, supplier: { id: string, name: string, access: SupplierAccess } | null, centre: { id: string, code: string, instanceId: string, name: string } | null, client: { id: string, code: string, name: string } | null, contract: { id: string, code: string, name: string } | null, service: { id: string, code: string, name: string }, milestones: Array<{ code: MilestoneCode, at: string, picture: string | null }>, surveys: Array<{ question: string, answer: string }>, movements: Array<{ number: number, amount: string, currency: string }> | null, routeFigures: { remainingMetres: number | null, originMetres: number | null, destinationMetres: number | null, straightMetres: number | null, additionalMetres: number | null, additionalMinutes: number | null, assignedRouteMetres: number | null, assignedRouteMinutes: number | null, realRouteMetres: number | null, realRouteMinutes: number | null, precalculatedRouteMetres: number | null, precalculatedRouteMinutes: number | null, thresholdMetres: number | null, deviationMetres: number | null } } & { ' $fragmentName'?: 'ClaimChanged_ClaimFragment' };

export type ClaimChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ClaimChangedSubscription = { claimChanged: { id: string, version: number, updatedAt: string, status: ClaimStatus, statusAt: string, statusLabel: TimingLabel | null, measuredFrom: string | null, predictedAt: string | null, promisedAt: string | null, promisedMinutes: number | null, managedUntil: string | null, arrivedLate: boolean | null, instanceId: string, timeZone: string, occurredAt: string, plannedStart: string | null, plannedEnd: string | null, scheduled: boolean | null, validatedAt: string | null, assignedAt: string | null, proposed: boolean | null, acceptedAt: string | null, arrivedAt: string | null, finishedAt: string | null, cancelledAt: string | null, workAt: string | null, noSupplierSince: string | null, pendingArrivalSince: string | null, assignmentType: AssignmentType | null, kind: ServiceKind, riskType: RiskType | null, riskCode: string | null, riskName: string | null, file: string | null, otherFile: string | null, supplement: string | null, serviceNumber: string | null, serviceState: string | null, serviceStateName: string | null, insuredName: string | null, insuredPhone: string | null, plate: string | null, priorityCode: string | null, priorityName: string | null, faultCode: string | null, faultName: string | null, causeCode: string | null, coverCode: string | null, productCode: string | null, creationMode: string | null, invoiceReference: string | null, origin: string | null, destination: string | null, notes: string | null, limits: string | null, attributes: Record<string, string> | null, workManagedUntil: string | null, actualMinutes: number | null, destinationEtaMinutes: number | null, eta: { p90: string, likelyLateAt: string, veryLikelyLateAt: string, latenessReason: LatenessReason | null, progressAt: string } | null, pendingAction: { name: ClaimActionName, since: string } | null, position: { lon: number, lat: number, at: string | null, courseDegrees: number | null, speedMetresPerSecond: number | null, accuracyMetres: number | null } | null, contradiction: { since: string, serviceState: string } | null, supplier: { id: string, name: string, access: SupplierAccess } | null, centre: { id: string, code: string, instanceId: string, name: string } | null, client: { id: string, code: string, name: string } | null, contract: { id: string, code: string, name: string } | null, service: { id: string, code: string, name: string }, milestones: Array<{ code: MilestoneCode, at: string, picture: string | null }>, surveys: Array<{ question: string, answer: string }>, movements: Array<{ number: number, amount: string, currency: string }> | null, routeFigures: { remainingMetres: number | null, originMetres: number | null, destinationMetres: number | null, straightMetres: number | null, additionalMetres: number | null, additionalMinutes: number | null, assignedRouteMetres: number | null, assignedRouteMinutes: number | null, realRouteMetres: number | null, realRouteMinutes: number | null, precalculatedRouteMetres: number | null, precalculatedRouteMinutes: number | null, thresholdMetres: number | null, deviationMetres: number | null } } };

export type HeartbeatSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type HeartbeatSubscription = { heartbeat: { at: string, followedAt: string } };

export type MapFramesSubscriptionVariables = Exact<{
  view: MapViewInput;
}>;


export type MapFramesSubscription = { mapFrames: { packed: import('../../schema/rules/map/compactFrame').CompactFrame } };

export type MapFrameQueryVariables = Exact<{
  view: MapViewInput;
}>;


export type MapFrameQuery = { mapFrame: { packed: import('../../schema/rules/map/compactFrame').CompactFrame } };

export type ClaimPresenceSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ClaimPresenceSubscription = { claimPresence: Array<{ claimId: string, viewers: Array<{ userId: string, name: string, action: ClaimActionName | null, since: string }> }> };

export type LookAtClaimSubscriptionVariables = Exact<{
  claimId: string | number;
  action?: ClaimActionName | null | undefined;
}>;


export type LookAtClaimSubscription = { lookAtClaim: { claimId: string } };

export type MapClaimPlaceQueryVariables = Exact<{
  id: string | number;
}>;


export type MapClaimPlaceQuery = { claim: { id: string, version: number, position: { lon: number, lat: number } | null } | null };

export type MapSupplierPlaceQueryVariables = Exact<{
  id: string | number;
}>;


export type MapSupplierPlaceQuery = { supplier: { id: string, version: number, position: { lon: number, lat: number, at: string | null, outdatedFrom: string | null } | null } | null };

export type Favourite_ConfigurationFragment = { id: string, name: string, address: string, tab: MapTab, foldedPanels: Array<MapPanel>, traffic: boolean, isDefault: boolean, isOwn: boolean, ownerName: string, updatedAt: string, sharedInstance: { id: string, name: string } | null, sharedProfile: { id: string, name: string, profileType: ProfileType } | null } & { ' $fragmentName'?: 'Favourite_ConfigurationFragment' };

export type MapConfigurationsQueryVariables = Exact<{ [key: string]: never; }>;


export type MapConfigurationsQuery = { mapConfigurations: Array<{ id: string, name: string, address: string, tab: MapTab, foldedPanels: Array<MapPanel>, traffic: boolean, isDefault: boolean, isOwn: boolean, ownerName: string, updatedAt: string, sharedInstance: { id: string, name: string } | null, sharedProfile: { id: string, name: string, profileType: ProfileType } | null }> };

export type MapConfigurationQueryVariables = Exact<{
  id: string | number;
}>;


export type MapConfigurationQuery = { mapConfiguration: { id: string, name: string, address: string, tab: MapTab, foldedPanels: Array<MapPanel>, traffic: boolean, isDefault: boolean, isOwn: boolean, ownerName: string, updatedAt: string, sharedInstance: { id: string, name: string } | null, sharedProfile: { id: string, name: string, profileType: ProfileType } | null } };

export type MapConfigurationAudiencesQueryVariables = Exact<{ [key: string]: never; }>;


export type MapConfigurationAudiencesQuery = { mapConfigurationAudiences: { instances: Array<{ id: string, name: string }>, profiles: Array<{ id: string, name: string, profileType: ProfileType }> } };

export type SaveMapConfigurationMutationVariables = Exact<{
  input: SaveMapConfigurationInput;
}>;


export type SaveMapConfigurationMutation = { saveMapConfiguration: { id: string, name: string, address: string, tab: MapTab, foldedPanels: Array<MapPanel>, traffic: boolean, isDefault: boolean, isOwn: boolean, ownerName: string, updatedAt: string, sharedInstance: { id: string, name: string } | null, sharedProfile: { id: string, name: string, profileType: ProfileType } | null } };

export type DeleteMapConfigurationMutationVariables = Exact<{
  id: string | number;
  requestId?: string | number | null | undefined;
}>;


export type DeleteMapConfigurationMutation = { deleteMapConfiguration: { id: string } };

export type MakeDefaultMapConfigurationMutationVariables = Exact<{
  id?: string | number | null | undefined;
}>;


export type MakeDefaultMapConfigurationMutation = { makeDefaultMapConfiguration: Array<{ id: string, name: string, address: string, tab: MapTab, foldedPanels: Array<MapPanel>, traffic: boolean, isDefault: boolean, isOwn: boolean, ownerName: string, updatedAt: string, sharedInstance: { id: string, name: string } | null, sharedProfile: { id: string, name: string, profileType: ProfileType } | null }> };

export type ShareMapConfigurationMutationVariables = Exact<{
  input: ShareMapConfigurationInput;
}>;


export type ShareMapConfigurationMutation = { shareMapConfiguration: { id: string, name: string, address: string, tab: MapTab, foldedPanels: Array<MapPanel>, traffic: boolean, isDefault: boolean, isOwn: boolean, ownerName: string, updatedAt: string, sharedInstance: { id: string, name: string } | null, sharedProfile: { id: string, name: string, profileType: ProfileType } | null } };

export type UnshareMapConfigurationMutationVariables = Exact<{
  id: string | number;
  requestId?: string | number | null | undefined;
}>;


export type UnshareMapConfigurationMutation = { unshareMapConfiguration: { id: string, name: string, address: string, tab: MapTab, foldedPanels: Array<MapPanel>, traffic: boolean, isDefault: boolean, isOwn: boolean, ownerName: string, updatedAt: string, sharedInstance: { id: string, name: string } | null, sharedProfile: { id: string, name: string, profileType: ProfileType } | null } };

export type HoveredClaimQueryVariables = Exact<{
  id: string | number;
}>;


export type HoveredClaimQuery = { claim: { id: string, version: number, status: ClaimStatus, statusLabel: TimingLabel | null, kind: ServiceKind, riskType: RiskType | null, insuredName: string | null, insuredPhone: string | null, faultCode: string | null, faultName: string | null, scheduled: boolean | null, plannedStart: string | null, plannedEnd: string | null, promisedAt: string | null, managedUntil: string | null, measuredFrom: string | null, predictedAt: string | null, assignedAt: string | null, arrivedAt: string | null, arrivedLate: boolean | null, timeZone: string, service: { id: string, code: string, name: string }, eta: { p90: string, likelyLateAt: string, veryLikelyLateAt: string, latenessReason: LatenessReason | null, progressAt: string } | null, supplier: { id: string, position: { lon: number, lat: number, at: string | null, outdatedFrom: string | null } | null } | null, routeFigures: { remainingMetres: number | null }, statusReason: { sentence: string } | null } | null };

export type ClaimTotalQueryVariables = Exact<{ [key: string]: never; }>;


export type ClaimTotalQuery = { kpis: { claims: Array<{ status: ClaimStatus, count: number }> } };

export type MapClaimListQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: ClaimFilter | null | undefined;
}>;


export type MapClaimListQuery = { claims: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, version: number, status: ClaimStatus, kind: ServiceKind, riskType: RiskType | null, origin: string | null, insuredName: string | null, plate: string | null, priorityCode: string | null, priorityName: string | null, scheduled: boolean | null, plannedStart: string | null, plannedEnd: string | null, promisedAt: string | null, predictedAt: string | null, measuredFrom: string | null, assignedAt: string | null, arrivedAt: string | null, arrivedLate: boolean | null, managedUntil: string | null, timeZone: string, service: { id: string, code: string, name: string }, supplier: { id: string, name: string, position: { lon: number, lat: number, at: string | null, outdatedFrom: string | null } | null } | null, eta: { p90: string, likelyLateAt: string, veryLikelyLateAt: string, latenessReason: LatenessReason | null, progressAt: string } | null }> } };

export type MapMobileListQueryVariables = Exact<{
  first: number;
  filter?: SupplierFilter | null | undefined;
}>;


export type MapMobileListQuery = { mobileSuppliers: { totalCount: number, nodes: Array<{ id: string, version: number, name: string, status: ResourceStatus | null, access: SupplierAccess }> } };

export type MapSupplierListQueryVariables = Exact<{
  first: number;
  filter?: SupplierFilter | null | undefined;
}>;


export type MapSupplierListQuery = { suppliers: { totalCount: number, nodes: Array<{ id: string, version: number, name: string, status: ResourceStatus | null, access: SupplierAccess }> } };

export type ApiList_SuppliersFragment = { totalCount: number, nodes: Array<{ id: string, version: number, name: string, status: ResourceStatus | null, access: SupplierAccess }> } & { ' $fragmentName'?: 'ApiList_SuppliersFragment' };

export type WorklistPlace_ClaimFragment = { id: string, version: number, position: { lon: number, lat: number } | null, instance: { id: string, country: string } } & { ' $fragmentName'?: 'WorklistPlace_ClaimFragment' };

export type WorklistQueryVariables = Exact<{
  filter?: MapFilterInput | null | undefined;
}>;


export type WorklistQuery = { worklist: { entries: Array<{ claimId: string, group: WorklistGroup, status: ClaimStatus, limitAt: string | null }>, totals: Array<{ group: WorklistGroup, count: number }>, coming: Array<{ until: string, count: number }> } };

export type WorklistRowsQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
  first: number;
}>;


export type WorklistRowsQuery = { claims: { nodes: Array<{ id: string, version: number, status: ClaimStatus, kind: ServiceKind, riskType: RiskType | null, origin: string | null, insuredName: string | null, plate: string | null, priorityCode: string | null, priorityName: string | null, scheduled: boolean | null, plannedStart: string | null, plannedEnd: string | null, promisedAt: string | null, predictedAt: string | null, measuredFrom: string | null, assignedAt: string | null, arrivedAt: string | null, arrivedLate: boolean | null, managedUntil: string | null, timeZone: string, service: { id: string, code: string, name: string }, supplier: { id: string, name: string, position: { lon: number, lat: number, at: string | null, outdatedFrom: string | null } | null } | null, eta: { p90: string, likelyLateAt: string, veryLikelyLateAt: string, latenessReason: LatenessReason | null, progressAt: string } | null, position: { lon: number, lat: number } | null, instance: { id: string, country: string } }> } };

export type WorklistChangedSubscriptionVariables = Exact<{
  filter?: MapFilterInput | null | undefined;
}>;


export type WorklistChangedSubscription = { worklistChanged: { entries: Array<{ claimId: string, group: WorklistGroup, status: ClaimStatus, limitAt: string | null }>, totals: Array<{ group: WorklistGroup, count: number }>, coming: Array<{ until: string, count: number }> } };

export type Worklist_ListFragment = { entries: Array<{ claimId: string, group: WorklistGroup, status: ClaimStatus, limitAt: string | null }>, totals: Array<{ group: WorklistGroup, count: number }>, coming: Array<{ until: string, count: number }> } & { ' $fragmentName'?: 'Worklist_ListFragment' };

export type ClaimRouteLinesQueryVariables = Exact<{
  id: string | number;
}>;


export type ClaimRouteLinesQuery = { claim: { id: string, routes: { router: Router | null, assignedDone: { path: string } | null, assignedPending: { path: string } | null, real: { path: string } | null } | null } | null };

export type PinnedClaimQueryVariables = Exact<{
  id: string | number;
}>;


export type PinnedClaimQuery = { claim: { id: string, version: number, status: ClaimStatus, kind: ServiceKind, riskType: RiskType | null, measuredFrom: string | null, predictedAt: string | null, position: { lon: number, lat: number } | null, supplier: { id: string } | null } | null };

export type PinnedSupplierQueryVariables = Exact<{
  id: string | number;
}>;


export type PinnedSupplierQuery = { supplier: { id: string, version: number, name: string, access: SupplierAccess, status: ResourceStatus | null, position: { lon: number, lat: number, at: string | null, outdatedFrom: string | null, courseDegrees: number | null } | null } | null };

export type PinnedClaimMatchesQueryVariables = Exact<{
  filter: ClaimFilter;
}>;


export type PinnedClaimMatchesQuery = { claims: { totalCount: number } };

export type PinnedSupplierMatchesQueryVariables = Exact<{
  filter: SupplierFilter;
}>;


export type PinnedSupplierMatchesQuery = { suppliers: { totalCount: number } };

export type ArrivalCountQueryVariables = Exact<{
  filter: ClaimFilter;
}>;


export type ArrivalCountQuery = { claims: { totalCount: number } };

export type ClaimRegisterQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: ClaimFilter | null | undefined;
  sort: ClaimSort;
  orderBy?: Array<ClaimOrderInput> | ClaimOrderInput | null | undefined;
}>;


export type ClaimRegisterQuery = { claims: { totalCount: number, pageInfo: { hasNextPage: boolean, startCursor: string | null, endCursor: string | null }, nodes: Array<{ id: string, version: number, timeZone: string, status: ClaimStatus, statusLabel: TimingLabel | null, statusAt: string, kind: ServiceKind, file: string | null, otherFile: string | null, serviceNumber: string | null, supplement: string | null, creationMode: string | null, invoiceReference: string | null, insuredName: string | null, insuredPhone: string | null, plate: string | null, riskType: RiskType | null, riskCode: string | null, riskName: string | null, faultCode: string | null, faultName: string | null, causeCode: string | null, coverCode: string | null, productCode: string | null, priorityCode: string | null, priorityName: string | null, serviceState: string | null, serviceStateName: string | null, scheduled: boolean | null, notes: string | null, limits: string | null, attributes: Record<string, string> | null, origin: string | null, destination: string | null, proposed: boolean | null, assignmentType: AssignmentType | null, occurredAt: string, plannedStart: string | null, plannedEnd: string | null, validatedAt: string | null, noSupplierSince: string | null, pendingArrivalSince: string | null, assignedAt: string | null, promisedMinutes: number | null, promisedAt: string | null, predictedAt: string | null, latestArrivalAt: string | null, lateChance: number | null, acceptedAt: string | null, arrivedAt: string | null, arrivedLate: boolean | null, workAt: string | null, finishedAt: string | null, cancelledAt: string | null, managedUntil: string | null, workManagedUntil: string | null, measuredFrom: string | null, actualMinutes: number | null, destinationEtaMinutes: number | null, instance: { id: string, country: string, name: string }, service: { id: string, code: string, name: string }, centre: { id: string, code: string, instanceId: string, name: string } | null, client: { id: string, code: string, name: string } | null, contract: { id: string, code: string, name: string } | null, supplier: { id: string, version: number, name: string, access: SupplierAccess, position: { lon: number, lat: number, at: string | null, outdatedFrom: string | null } | null } | null, routeFigures: { originMetres: number | null, destinationMetres: number | null, remainingMetres: number | null, straightMetres: number | null, assignedRouteMetres: number | null, assignedRouteMinutes: number | null, precalculatedRouteMetres: number | null, precalculatedRouteMinutes: number | null, realRouteMetres: number | null, realRouteMinutes: number | null, additionalMetres: number | null, additionalMinutes: number | null, thresholdMetres: number | null, deviationMetres: number | null } }> } };

export type ClaimRegister_ClaimFragment = { id: string, version: number, timeZone: string, status: ClaimStatus, statusLabel: TimingLabel | null, statusAt: string, kind: ServiceKind, file: string | null, otherFile: string | null, serviceNumber: string | null, supplement: string | null, creationMode: string | null, invoiceReference: string | null, insuredName: string | null, insuredPhone: string | null, plate: string | null, riskType: RiskType | null, riskCode: string | null, riskName: string | null, faultCode: string | null, faultName: string | null, causeCode: string | null, coverCode: string | null, productCode: string | null, priorityCode: string | null, priorityName: string | null, serviceState: string | null, serviceStateName: string | null, scheduled: boolean | null, notes: string | null, limits: string | null, attributes: Record<string, string> | null, origin: string | null, destination: string | null, proposed: boolean | null, assignmentType: AssignmentType | null, occurredAt: string, plannedStart: string | null, plannedEnd: string | null, validatedAt: string | null, noSupplierSince: string | null, pendingArrivalSince: string | null, assignedAt: string | null, promisedMinutes: number | null, promisedAt: string | null, predictedAt: string | null, latestArrivalAt: string | null, lateChance: number | null, acceptedAt: string | null, arrivedAt: string | null, arrivedLate: boolean | null, workAt: string | null, finishedAt: string | null, cancelledAt: string | null, managedUntil: string | null, workManagedUntil: string | null, measuredFrom: string | null, actualMinutes: number | null, destinationEtaMinutes: number | null, instance: { id: string, country: string, name: string }, service: { id: string, code: string, name: string }, centre: { id: string, code: string, instanceId: string, name: string } | null, client: { id: string, code: string, name: string } | null, contract: { id: string, code: string, name: string } | null, supplier: { id: string, version: number, name: string, access: SupplierAccess, position: { lon: number, lat: number, at: string | null, outdatedFrom: string | null } | null } | null, routeFigures: { originMetres: number | null, destinationMetres: number | null, remainingMetres: number | null, straightMetres: number | null, assignedRouteMetres: number | null, assignedRouteMinutes: number | null, precalculatedRouteMetres: number | null, precalculatedRouteMinutes: number | null, realRouteMetres: number | null, realRouteMinutes: number | null, additionalMetres: number | null, additionalMinutes: number | null, thresholdMetres: number | null, deviationMetres: number | null } } & { ' $fragmentName'?: 'ClaimRegister_ClaimFragment' };

export type ClaimSearchQueryVariables = Exact<{
  text: string;
  first: number;
}>;


export type ClaimSearchQuery = { search: Array<{ claim: { id: string } | null }> };

export type MobileSuppliersRegisterQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: SupplierFilter | null | undefined;
  sort: SupplierSort;
  orderBy?: Array<SupplierOrderInput> | SupplierOrderInput | null | undefined;
}>;


export type MobileSuppliersRegisterQuery = { mobileSuppliers: { totalCount: number, pageInfo: { hasNextPage: boolean, startCursor: string | null, endCursor: string | null }, nodes: Array<{ id: string, version: number, access: SupplierAccess, networkState: NetworkState, status: ResourceStatus | null, name: string, supplierType: string | null, supplierState: string | null, feedState: FeedState | null, connected: boolean | null, baseId: string | null, baseName: string | null, mobile: string | null, feedPositionAt: string | null, feedOutdated: boolean | null, lastPositionAddress: string | null, address: string | null, phone: string | null, smartPhone: string | null, basePhone: string | null, insuredPhone: string | null, schedule: string | null, exceedThreshold: boolean | null, rating: number | null, surveyCount: number | null, allocationCount: number | null, oldestActualMinutes: number | null, networks: Array<string> | null, services: Array<string> | null, attributes: Record<string, string> | null, instance: { id: string, country: string, name: string, timeZone: string }, position: { lon: number, lat: number, at: string | null, outdatedFrom: string | null } | null }> } };

export type BasesRegisterQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: SupplierFilter | null | undefined;
  sort: SupplierSort;
  orderBy?: Array<SupplierOrderInput> | SupplierOrderInput | null | undefined;
}>;


export type BasesRegisterQuery = { bases: { totalCount: number, pageInfo: { hasNextPage: boolean, startCursor: string | null, endCursor: string | null }, nodes: Array<{ id: string, version: number, access: SupplierAccess, networkState: NetworkState, status: ResourceStatus | null, name: string, supplierType: string | null, supplierState: string | null, feedState: FeedState | null, connected: boolean | null, baseId: string | null, baseName: string | null, mobile: string | null, feedPositionAt: string | null, feedOutdated: boolean | null, lastPositionAddress: string | null, address: string | null, phone: string | null, smartPhone: string | null, basePhone: string | null, insuredPhone: string | null, schedule: string | null, exceedThreshold: boolean | null, rating: number | null, surveyCount: number | null, allocationCount: number | null, oldestActualMinutes: number | null, networks: Array<string> | null, services: Array<string> | null, attributes: Record<string, string> | null, instance: { id: string, country: string, name: string, timeZone: string }, position: { lon: number, lat: number, at: string | null, outdatedFrom: string | null } | null }> } };

export type CollaboratorsRegisterQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: SupplierFilter | null | undefined;
  sort: SupplierSort;
  orderBy?: Array<SupplierOrderInput> | SupplierOrderInput | null | undefined;
}>;


export type CollaboratorsRegisterQuery = { collaborators: { totalCount: number, pageInfo: { hasNextPage: boolean, startCursor: string | null, endCursor: string | null }, nodes: Array<{ id: string, version: number, access: SupplierAccess, networkState: NetworkState, status: ResourceStatus | null, name: string, supplierType: string | null, supplierState: string | null, feedState: FeedState | null, connected: boolean | null, baseId: string | null, baseName: string | null, mobile: string | null, feedPositionAt: string | null, feedOutdated: boolean | null, lastPositionAddress: string | null, address: string | null, phone: string | null, smartPhone: string | null, basePhone: string | null, insuredPhone: string | null, schedule: string | null, exceedThreshold: boolean | null, rating: number | null, surveyCount: number | null, allocationCount: number | null, oldestActualMinutes: number | null, networks: Array<string> | null, services: Array<string> | null, attributes: Record<string, string> | null, instance: { id: string, country: string, name: string, timeZone: string }, position: { lon: number, lat: number, at: string | null, outdatedFrom: string | null } | null }> } };

export type SupplierRegister_SupplierFragment = { id: string, version: number, access: SupplierAccess, networkState: NetworkState, status: ResourceStatus | null, name: string, supplierType: string | null, supplierState: string | null, feedState: FeedState | null, connected: boolean | null, baseId: string | null, baseName: string | null, mobile: string | null, feedPositionAt: string | null, feedOutdated: boolean | null, lastPositionAddress: string | null, address: string | null, phone: string | null, smartPhone: string | null, basePhone: string | null, insuredPhone: string | null, schedule: string | null, exceedThreshold: boolean | null, rating: number | null, surveyCount: number | null, allocationCount: number | null, oldestActualMinutes: number | null, networks: Array<string> | null, services: Array<string> | null, attributes: Record<string, string> | null, instance: { id: string, country: string, name: string, timeZone: string }, position: { lon: number, lat: number, at: string | null, outdatedFrom: string | null } | null } & { ' $fragmentName'?: 'SupplierRegister_SupplierFragment' };

export type ReportState_ReportFragment = { id: string, state: ExportState, fileName: string } & { ' $fragmentName'?: 'ReportState_ReportFragment' };

export type ReportProgressQueryVariables = Exact<{
  id?: string | number | null | undefined;
}>;


export type ReportProgressQuery = { report: { id: string, state: ExportState, fileName: string } | null };

export type CreateReportMutationVariables = Exact<{
  input: CreateReportInput;
}>;


export type CreateReportMutation = { createReport: { id: string, state: ExportState, fileName: string } };

export type Subscription_SubscriptionFragment = { id: string, name: string, instanceId: string, instanceName: string, formats: Array<ReportFormat>, frequency: ReportFrequency, weekday: number | null, hour: number, timeZone: string, nextDueAt: string, updatedAt: string } & { ' $fragmentName'?: 'Subscription_SubscriptionFragment' };

export type Alert_AlertFragment = { id: string, instanceName: string, key: IndicatorKey, level: AlertLevel, episodeLevel: AlertLevel | null, lastNotifiedAt: string | null } & { ' $fragmentName'?: 'Alert_AlertFragment' };

export type SubscriptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SubscriptionsQuery = { reportSubscriptions: Array<{ id: string, name: string, instanceId: string, instanceName: string, formats: Array<ReportFormat>, frequency: ReportFrequency, weekday: number | null, hour: number, timeZone: string, nextDueAt: string, updatedAt: string }>, reportSendings: Array<{ id: string, name: string, dueAt: string, state: ReportSendingState, recipient: string | null, endedAt: string | null }>, indicatorAlerts: Array<{ id: string, instanceName: string, key: IndicatorKey, level: AlertLevel, episodeLevel: AlertLevel | null, lastNotifiedAt: string | null }>, dashboard: { instances: Array<{ id: string, name: string, timeZone: string }> } };

export type SaveSubscriptionMutationVariables = Exact<{
  input: SaveReportSubscriptionInput;
}>;


export type SaveSubscriptionMutation = { saveReportSubscription: { id: string, name: string, instanceId: string, instanceName: string, formats: Array<ReportFormat>, frequency: ReportFrequency, weekday: number | null, hour: number, timeZone: string, nextDueAt: string, updatedAt: string } };

export type DeleteSubscriptionMutationVariables = Exact<{
  id: string | number;
  requestId?: string | number | null | undefined;
}>;


export type DeleteSubscriptionMutation = { deleteReportSubscription: { id: string } };

export type SaveAlertMutationVariables = Exact<{
  input: SaveIndicatorAlertInput;
}>;


export type SaveAlertMutation = { saveIndicatorAlert: { id: string, instanceName: string, key: IndicatorKey, level: AlertLevel, episodeLevel: AlertLevel | null, lastNotifiedAt: string | null } };

export type DeleteAlertMutationVariables = Exact<{
  id: string | number;
  requestId?: string | number | null | undefined;
}>;


export type DeleteAlertMutation = { deleteIndicatorAlert: { id: string } };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: boolean };

export type Session_LoginInfoFragment = { jwt: string | null, use2fa: boolean, step: LoginStep | null, challenge: string | null, userId: string | null, language: Language, name: string | null, profileType: ProfileType | null, functionalities: Array<string>, managesEverybody: boolean, sendsMail: boolean, userTables: Array<string>, visibleColumns: Array<string>, hereApiKey: string | null, live: boolean, seeAs: { profileId: string, name: string | null, profileType: ProfileType | null } | null, centers: Array<{ id: string, code: string, instanceId: string, name: string }>, defaultCenter: { id: string, code: string, instanceId: string, name: string } | null, basemap: Array<{ kind: BasemapKind, urls: Array<string>, darkUrls: Array<string> | null, attribution: string | null, maxZoom: number | null, tileSize: number | null }>, traffic: { kind: BasemapKind, urls: Array<string>, darkUrls: Array<string> | null, attribution: string | null, maxZoom: number | null, tileSize: number | null } | null } & { ' $fragmentName'?: 'Session_LoginInfoFragment' };

export type ExchangeHandoffMutationVariables = Exact<{
  code: string;
}>;


export type ExchangeHandoffMutation = { exchangeHandoff: { jwt: string | null, use2fa: boolean, step: LoginStep | null, challenge: string | null, userId: string | null, language: Language, name: string | null, profileType: ProfileType | null, functionalities: Array<string>, managesEverybody: boolean, sendsMail: boolean, userTables: Array<string>, visibleColumns: Array<string>, hereApiKey: string | null, live: boolean, seeAs: { profileId: string, name: string | null, profileType: ProfileType | null } | null, centers: Array<{ id: string, code: string, instanceId: string, name: string }>, defaultCenter: { id: string, code: string, instanceId: string, name: string } | null, basemap: Array<{ kind: BasemapKind, urls: Array<string>, darkUrls: Array<string> | null, attribution: string | null, maxZoom: number | null, tileSize: number | null }>, traffic: { kind: BasemapKind, urls: Array<string>, darkUrls: Array<string> | null, attribution: string | null, maxZoom: number | null, tileSize: number | null } | null } };

export type SignInOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInOptionsQuery = { signInOptions: { directory: string | null } };

export type RequestPasswordResetMutationVariables = Exact<{
  account: string;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: { accepted: boolean } };

export type ConfirmSecondFactorMutationVariables = Exact<{
  input: ConfirmSecondFactorInput;
}>;


export type ConfirmSecondFactorMutation = { confirmSecondFactor: { jwt: string | null, use2fa: boolean, step: LoginStep | null, challenge: string | null, userId: string | null, language: Language, name: string | null, profileType: ProfileType | null, functionalities: Array<string>, managesEverybody: boolean, sendsMail: boolean, userTables: Array<string>, visibleColumns: Array<string>, hereApiKey: string | null, live: boolean, seeAs: { profileId: string, name: string | null, profileType: ProfileType | null } | null, centers: Array<{ id: string, code: string, instanceId: string, name: string }>, defaultCenter: { id: string, code: string, instanceId: string, name: string } | null, basemap: Array<{ kind: BasemapKind, urls: Array<string>, darkUrls: Array<string> | null, attribution: string | null, maxZoom: number | null, tileSize: number | null }>, traffic: { kind: BasemapKind, urls: Array<string>, darkUrls: Array<string> | null, attribution: string | null, maxZoom: number | null, tileSize: number | null } | null } };

export type SetUpSecondFactorMutationVariables = Exact<{
  challenge: string;
}>;


export type SetUpSecondFactorMutation = { setUpSecondFactor: { secret: string, qr: string } };

export type ChoosePasswordMutationVariables = Exact<{
  input: ChoosePasswordInput;
}>;


export type ChoosePasswordMutation = { choosePassword: { jwt: string | null, use2fa: boolean, step: LoginStep | null, challenge: string | null, userId: string | null, language: Language, name: string | null, profileType: ProfileType | null, functionalities: Array<string>, managesEverybody: boolean, sendsMail: boolean, userTables: Array<string>, visibleColumns: Array<string>, hereApiKey: string | null, live: boolean, seeAs: { profileId: string, name: string | null, profileType: ProfileType | null } | null, centers: Array<{ id: string, code: string, instanceId: string, name: string }>, defaultCenter: { id: string, code: string, instanceId: string, name: string } | null, basemap: Array<{ kind: BasemapKind, urls: Array<string>, darkUrls: Array<string> | null, attribution: string | null, maxZoom: number | null, tileSize: number | null }>, traffic: { kind: BasemapKind, urls: Array<string>, darkUrls: Array<string> | null, attribution: string | null, maxZoom: number | null, tileSize: number | null } | null } };

export type SupplierAllocationsQueryVariables = Exact<{
  id: string | number;
}>;


export type SupplierAllocationsQuery = { claims: { totalCount: number, nodes: Array<{ origin: string | null, insuredName: string | null, statusLabel: TimingLabel | null, scheduled: boolean | null, plannedStart: string | null, plannedEnd: string | null, promisedAt: string | null, managedUntil: string | null, predictedAt: string | null, assignedAt: string | null, arrivedAt: string | null, arrivedLate: boolean | null, id: string, version: number, status: ClaimStatus, kind: ServiceKind, measuredFrom: string | null, occurredAt: string, timeZone: string, position: { lon: number, lat: number } | null, supplier: { id: string, position: { lon: number, lat: number, at: string | null, outdatedFrom: string | null } | null } | null, routeFigures: { remainingMetres: number | null }, service: { id: string, code: string, name: string } }> } };

export type SupplierDetailQueryVariables = Exact<{
  id: string | number;
}>;


export type SupplierDetailQuery = { supplier: (
    { id: string, version: number, access: SupplierAccess, instance: { id: string, country: string, timeZone: string } }
    & { ' $fragmentRefs'?: { 'SupplierHeader_SupplierFragment': SupplierHeader_SupplierFragment;'SupplierPosition_SupplierFragment': SupplierPosition_SupplierFragment;'SupplierGeneral_SupplierFragment': SupplierGeneral_SupplierFragment;'SupplierFleet_SupplierFragment': SupplierFleet_SupplierFragment;'SupplierTimetable_SupplierFragment': SupplierTimetable_SupplierFragment;'SupplierNetworks_SupplierFragment': SupplierNetworks_SupplierFragment } }
  ) | null };

export type SupplierDetail_SupplierFragment = (
  { id: string, version: number, access: SupplierAccess, instance: { id: string, country: string, timeZone: string } }
  & { ' $fragmentRefs'?: { 'SupplierHeader_SupplierFragment': SupplierHeader_SupplierFragment;'SupplierPosition_SupplierFragment': SupplierPosition_SupplierFragment;'SupplierGeneral_SupplierFragment': SupplierGeneral_SupplierFragment;'SupplierFleet_SupplierFragment': SupplierFleet_SupplierFragment;'SupplierTimetable_SupplierFragment': SupplierTimetable_SupplierFragment;'SupplierNetworks_SupplierFragment': SupplierNetworks_SupplierFragment } }
) & { ' $fragmentName'?: 'SupplierDetail_SupplierFragment' };

export type SupplierFleet_SupplierFragment = { id: string, fleet: Array<{ code: string, name: string | null, plate: string | null }> } & { ' $fragmentName'?: 'SupplierFleet_SupplierFragment' };

export type SupplierGeneral_SupplierFragment = { id: string, access: SupplierAccess, address: string | null, baseId: string | null, baseName: string | null, phone: string | null, basePhone: string | null, smartPhone: string | null, insuredPhone: string | null, mobile: string | null, rating: number | null, surveyCount: number | null, supplierType: string | null, supplierState: string | null, allocationCount: number | null, oldestActualMinutes: number | null, feedPositionAt: string | null, feedState: FeedState | null, attributes: Record<string, string> | null, instance: { id: string, name: string, timeZone: string } } & { ' $fragmentName'?: 'SupplierGeneral_SupplierFragment' };

export type SupplierHeader_SupplierFragment = { id: string, name: string, access: SupplierAccess, status: ResourceStatus | null, networkState: NetworkState, connected: boolean | null } & { ' $fragmentName'?: 'SupplierHeader_SupplierFragment' };

export type SupplierNetworks_SupplierFragment = { id: string, access: SupplierAccess, networks: Array<string> | null, services: Array<string> | null } & { ' $fragmentName'?: 'SupplierNetworks_SupplierFragment' };

export type SupplierPosition_SupplierFragment = { id: string, access: SupplierAccess, lastPositionAddress: string | null, feedOutdated: boolean | null, address: string | null, position: { lon: number, lat: number, at: string | null, outdatedFrom: string | null, speedMetresPerSecond: number | null, accuracyMetres: number | null } | null } & { ' $fragmentName'?: 'SupplierPosition_SupplierFragment' };

export type SupplierTabQueryVariables = Exact<{
  id: string | number;
}>;


export type SupplierTabQuery = { supplier: { id: string, version: number, name: string, access: SupplierAccess } | null };

export type SupplierTimetable_SupplierFragment = { id: string, bands: Array<number> | null, schedule: string | null, bandThresholds: Array<number | null> | null, exceedThreshold: boolean | null, instance: { id: string, timeZone: string } } & { ' $fragmentName'?: 'SupplierTimetable_SupplierFragment' };

export type ListLayoutsQueryVariables = Exact<{ [key: string]: never; }>;


export type ListLayoutsQuery = { myAccount: { id: string, listLayouts: Array<{ list: ListName, density: Density, columns: Array<{ field: string, width: number | null }> }> } };

export type SaveListLayoutMutationVariables = Exact<{
  input: SaveListLayoutInput;
}>;


export type SaveListLayoutMutation = { saveListLayout: { id: string, listLayouts: Array<{ list: ListName, density: Density, columns: Array<{ field: string, width: number | null }> }> } };

export const Account_AccountFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Account_account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MyAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"internal"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactorRequired"}},{"kind":"Field","name":{"kind":"Name","value":"passwordChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"defaultCentre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<Account_AccountFragment, unknown>;
export const ContactListForm_ListFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactListForm_list"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactList"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"centreId"}},{"kind":"Field","name":{"kind":"Name","value":"riskType"}},{"kind":"Field","name":{"kind":"Name","value":"riskCode"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"supplement"}},{"kind":"Field","name":{"kind":"Name","value":"listId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"obstacle"}},{"kind":"Field","name":{"kind":"Name","value":"centre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ContactListForm_ListFragment, unknown>;
export const ErasureList_ErasureFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ErasureList_erasure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Erasure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"claims"}},{"kind":"Field","name":{"kind":"Name","value":"openClaims"}},{"kind":"Field","name":{"kind":"Name","value":"archivedClaims"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}}]}}]} as unknown as DocumentNode<ErasureList_ErasureFragment, unknown>;
export const FilterCall_CallFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FilterCall_call"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierFilterCall"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"actorId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"serviceId"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"candidates"}},{"kind":"Field","name":{"kind":"Name","value":"excluded"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]} as unknown as DocumentNode<FilterCall_CallFragment, unknown>;
export const GenericProfile_AllFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GenericProfile_all"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GenericProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profileType"}},{"kind":"Field","name":{"kind":"Name","value":"functionalities"}},{"kind":"Field","name":{"kind":"Name","value":"requiresTwoFactor"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"users"}},{"kind":"Field","name":{"kind":"Name","value":"changeable"}}]}}]} as unknown as DocumentNode<GenericProfile_AllFragment, unknown>;
export const HolidayLists_ListFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HolidayLists_list"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HolidayList"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<HolidayLists_ListFragment, unknown>;
export const KpiSettings_SettingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KpiSettings_setting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KpiSetting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"own"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveAt"}},{"kind":"Field","name":{"kind":"Name","value":"own"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<KpiSettings_SettingFragment, unknown>;
export const OutboxRow_CallFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OutboxRow_call"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OutboxCall"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"integration"}},{"kind":"Field","name":{"kind":"Name","value":"operation"}},{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"canResend"}},{"kind":"Field","name":{"kind":"Name","value":"canStop"}}]}}]} as unknown as DocumentNode<OutboxRow_CallFragment, unknown>;
export const SpecificProfileForm_ProfileFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SpecificProfileForm_profile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SpecificProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contracts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"instances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"suppliers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hiddenLayers"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenFields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"layer"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hiddenIndicators"}},{"kind":"Field","name":{"kind":"Name","value":"requiresTwoFactor"}},{"kind":"Field","name":{"kind":"Name","value":"users"}},{"kind":"Field","name":{"kind":"Name","value":"keys"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<SpecificProfileForm_ProfileFragment, unknown>;
export const UserForm_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserForm_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}},{"kind":"Field","name":{"kind":"Name","value":"specificProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"internal"}},{"kind":"Field","name":{"kind":"Name","value":"directoryObject"}},{"kind":"Field","name":{"kind":"Name","value":"roleKept"}},{"kind":"Field","name":{"kind":"Name","value":"allInstances"}},{"kind":"Field","name":{"kind":"Name","value":"instances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultCentre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"oneself"}}]}}]} as unknown as DocumentNode<UserForm_UserFragment, unknown>;
export const Alarm_AlarmFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Alarm_alarm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alarm"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"feed"}},{"kind":"Field","name":{"kind":"Name","value":"operation"}},{"kind":"Field","name":{"kind":"Name","value":"raisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"clearedAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"stateAt"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]} as unknown as DocumentNode<Alarm_AlarmFragment, unknown>;
export const Alarms_ListFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Alarms_list"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AlarmList"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"alarm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Alarm_alarm"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"ids"}},{"kind":"Field","name":{"kind":"Name","value":"claimIds"}},{"kind":"Field","name":{"kind":"Name","value":"newestAt"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"centreId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"oldestAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Alarm_alarm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alarm"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"feed"}},{"kind":"Field","name":{"kind":"Name","value":"operation"}},{"kind":"Field","name":{"kind":"Name","value":"raisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"clearedAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"stateAt"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]} as unknown as DocumentNode<Alarms_ListFragment, unknown>;
export const AlarmRow_ClaimFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AlarmRow_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"origin"}}]}}]} as unknown as DocumentNode<AlarmRow_ClaimFragment, unknown>;
export const ClaimVersionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimVersion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ClaimVersionFragment, unknown>;
export const SupplierVersionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierVersion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<SupplierVersionFragment, unknown>;
export const PaletteClaim_ClaimFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaletteClaim_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"otherFile"}},{"kind":"Field","name":{"kind":"Name","value":"plate"}},{"kind":"Field","name":{"kind":"Name","value":"insuredName"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedLate"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedFrom"}}]}}]}}]}}]} as unknown as DocumentNode<PaletteClaim_ClaimFragment, unknown>;
export const PaletteSupplier_SupplierFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaletteSupplier_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"smartPhone"}},{"kind":"Field","name":{"kind":"Name","value":"basePhone"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}}]}}]} as unknown as DocumentNode<PaletteSupplier_SupplierFragment, unknown>;
export const ClaimChanged_ClaimFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimChanged_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusAt"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"eta"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"p90"}},{"kind":"Field","name":{"kind":"Name","value":"likelyLateAt"}},{"kind":"Field","name":{"kind":"Name","value":"veryLikelyLateAt"}},{"kind":"Field","name":{"kind":"Name","value":"latenessReason"}},{"kind":"Field","name":{"kind":"Name","value":"progressAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"promisedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}},{"kind":"Field","name":{"kind":"Name","value":"arrivedLate"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"courseDegrees"}},{"kind":"Field","name":{"kind":"Name","value":"speedMetresPerSecond"}},{"kind":"Field","name":{"kind":"Name","value":"accuracyMetres"}}]}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"validatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"contradiction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"serviceState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"workAt"}},{"kind":"Field","name":{"kind":"Name","value":"noSupplierSince"}},{"kind":"Field","name":{"kind":"Name","value":"pendingArrivalSince"}},{"kind":"Field","name":{"kind":"Name","value":"assignmentType"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}},{"kind":"Field","name":{"kind":"Name","value":"centre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"riskType"}},{"kind":"Field","name":{"kind":"Name","value":"riskCode"}},{"kind":"Field","name":{"kind":"Name","value":"riskName"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"otherFile"}},{"kind":"Field","name":{"kind":"Name","value":"supplement"}},{"kind":"Field","name":{"kind":"Name","value":"serviceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"serviceState"}},{"kind":"Field","name":{"kind":"Name","value":"serviceStateName"}},{"kind":"Field","name":{"kind":"Name","value":"insuredName"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"plate"}},{"kind":"Field","name":{"kind":"Name","value":"priorityCode"}},{"kind":"Field","name":{"kind":"Name","value":"priorityName"}},{"kind":"Field","name":{"kind":"Name","value":"faultCode"}},{"kind":"Field","name":{"kind":"Name","value":"faultName"}},{"kind":"Field","name":{"kind":"Name","value":"causeCode"}},{"kind":"Field","name":{"kind":"Name","value":"coverCode"}},{"kind":"Field","name":{"kind":"Name","value":"productCode"}},{"kind":"Field","name":{"kind":"Name","value":"creationMode"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceReference"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"destination"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"limits"}},{"kind":"Field","name":{"kind":"Name","value":"attributes"}},{"kind":"Field","name":{"kind":"Name","value":"milestones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"workManagedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"surveys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"movements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actualMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"destinationEtaMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"routeFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remainingMetres"}},{"kind":"Field","name":{"kind":"Name","value":"originMetres"}},{"kind":"Field","name":{"kind":"Name","value":"destinationMetres"}},{"kind":"Field","name":{"kind":"Name","value":"straightMetres"}},{"kind":"Field","name":{"kind":"Name","value":"additionalMetres"}},{"kind":"Field","name":{"kind":"Name","value":"additionalMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"assignedRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"assignedRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"realRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"realRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"precalculatedRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"precalculatedRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"thresholdMetres"}},{"kind":"Field","name":{"kind":"Name","value":"deviationMetres"}}]}}]}}]} as unknown as DocumentNode<ClaimChanged_ClaimFragment, unknown>;
export const ActionForm_ClaimFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActionForm_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"assignmentType"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedFrom"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}}]} as unknown as DocumentNode<ActionForm_ClaimFragment, unknown>;
export const ClaimActions_ClaimFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimActions_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActionForm_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActionForm_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"assignmentType"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedFrom"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}}]} as unknown as DocumentNode<ClaimActions_ClaimFragment, unknown>;
export const ActionResult_ClaimFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActionResult_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimChanged_claim"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimActions_claim"}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActionForm_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"assignmentType"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedFrom"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimChanged_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusAt"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"eta"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"p90"}},{"kind":"Field","name":{"kind":"Name","value":"likelyLateAt"}},{"kind":"Field","name":{"kind":"Name","value":"veryLikelyLateAt"}},{"kind":"Field","name":{"kind":"Name","value":"latenessReason"}},{"kind":"Field","name":{"kind":"Name","value":"progressAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"promisedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}},{"kind":"Field","name":{"kind":"Name","value":"arrivedLate"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"courseDegrees"}},{"kind":"Field","name":{"kind":"Name","value":"speedMetresPerSecond"}},{"kind":"Field","name":{"kind":"Name","value":"accuracyMetres"}}]}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"validatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"contradiction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"serviceState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"workAt"}},{"kind":"Field","name":{"kind":"Name","value":"noSupplierSince"}},{"kind":"Field","name":{"kind":"Name","value":"pendingArrivalSince"}},{"kind":"Field","name":{"kind":"Name","value":"assignmentType"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}},{"kind":"Field","name":{"kind":"Name","value":"centre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"riskType"}},{"kind":"Field","name":{"kind":"Name","value":"riskCode"}},{"kind":"Field","name":{"kind":"Name","value":"riskName"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"otherFile"}},{"kind":"Field","name":{"kind":"Name","value":"supplement"}},{"kind":"Field","name":{"kind":"Name","value":"serviceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"serviceState"}},{"kind":"Field","name":{"kind":"Name","value":"serviceStateName"}},{"kind":"Field","name":{"kind":"Name","value":"insuredName"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"plate"}},{"kind":"Field","name":{"kind":"Name","value":"priorityCode"}},{"kind":"Field","name":{"kind":"Name","value":"priorityName"}},{"kind":"Field","name":{"kind":"Name","value":"faultCode"}},{"kind":"Field","name":{"kind":"Name","value":"faultName"}},{"kind":"Field","name":{"kind":"Name","value":"causeCode"}},{"kind":"Field","name":{"kind":"Name","value":"coverCode"}},{"kind":"Field","name":{"kind":"Name","value":"productCode"}},{"kind":"Field","name":{"kind":"Name","value":"creationMode"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceReference"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"destination"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"limits"}},{"kind":"Field","name":{"kind":"Name","value":"attributes"}},{"kind":"Field","name":{"kind":"Name","value":"milestones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"workManagedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"surveys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"movements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actualMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"destinationEtaMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"routeFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remainingMetres"}},{"kind":"Field","name":{"kind":"Name","value":"originMetres"}},{"kind":"Field","name":{"kind":"Name","value":"destinationMetres"}},{"kind":"Field","name":{"kind":"Name","value":"straightMetres"}},{"kind":"Field","name":{"kind":"Name","value":"additionalMetres"}},{"kind":"Field","name":{"kind":"Name","value":"additionalMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"assignedRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"assignedRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"realRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"realRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"precalculatedRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"precalculatedRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"thresholdMetres"}},{"kind":"Field","name":{"kind":"Name","value":"deviationMetres"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimActions_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActionForm_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}}]}}]}}]} as unknown as DocumentNode<ActionResult_ClaimFragment, unknown>;
export const PendingAction_ClaimFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingAction_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}}]} as unknown as DocumentNode<PendingAction_ClaimFragment, unknown>;
export const BulkAnswer_AnswerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkAnswer_answer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkActionAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"claim"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusAt"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedLate"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}}]}}]} as unknown as DocumentNode<BulkAnswer_AnswerFragment, unknown>;
export const ContradictionStrip_ClaimFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContradictionStrip_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"contradiction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"serviceState"}}]}}]}}]} as unknown as DocumentNode<ContradictionStrip_ClaimFragment, unknown>;
export const ClaimHeader_ClaimFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimHeader_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"riskType"}},{"kind":"Field","name":{"kind":"Name","value":"priorityCode"}},{"kind":"Field","name":{"kind":"Name","value":"priorityName"}},{"kind":"Field","name":{"kind":"Name","value":"plate"}},{"kind":"Field","name":{"kind":"Name","value":"insuredName"}},{"kind":"Field","name":{"kind":"Name","value":"faultCode"}},{"kind":"Field","name":{"kind":"Name","value":"faultName"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ClaimHeader_ClaimFragment, unknown>;
export const ClaimTimes_ClaimFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimTimes_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"eta"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"p90"}},{"kind":"Field","name":{"kind":"Name","value":"likelyLateAt"}},{"kind":"Field","name":{"kind":"Name","value":"veryLikelyLateAt"}},{"kind":"Field","name":{"kind":"Name","value":"latenessReason"}},{"kind":"Field","name":{"kind":"Name","value":"progressAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedLate"}},{"kind":"Field","name":{"kind":"Name","value":"routeFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remainingMetres"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedFrom"}}]}}]}}]}}]} as unknown as DocumentNode<ClaimTimes_ClaimFragment, unknown>;
export const MilestoneTrack_ClaimFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MilestoneTrack_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedLate"}},{"kind":"Field","name":{"kind":"Name","value":"milestones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<MilestoneTrack_ClaimFragment, unknown>;
export const ClaimGeneral_ClaimFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimGeneral_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"destination"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"assignmentType"}},{"kind":"Field","name":{"kind":"Name","value":"statusAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"otherFile"}},{"kind":"Field","name":{"kind":"Name","value":"serviceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"riskType"}},{"kind":"Field","name":{"kind":"Name","value":"priorityCode"}},{"kind":"Field","name":{"kind":"Name","value":"priorityName"}},{"kind":"Field","name":{"kind":"Name","value":"riskName"}},{"kind":"Field","name":{"kind":"Name","value":"riskCode"}},{"kind":"Field","name":{"kind":"Name","value":"causeCode"}},{"kind":"Field","name":{"kind":"Name","value":"faultCode"}},{"kind":"Field","name":{"kind":"Name","value":"coverCode"}},{"kind":"Field","name":{"kind":"Name","value":"productCode"}},{"kind":"Field","name":{"kind":"Name","value":"supplement"}},{"kind":"Field","name":{"kind":"Name","value":"creationMode"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceReference"}},{"kind":"Field","name":{"kind":"Name","value":"serviceState"}},{"kind":"Field","name":{"kind":"Name","value":"serviceStateName"}},{"kind":"Field","name":{"kind":"Name","value":"surveys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"noSupplierSince"}},{"kind":"Field","name":{"kind":"Name","value":"pendingArrivalSince"}},{"kind":"Field","name":{"kind":"Name","value":"promisedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"workAt"}},{"kind":"Field","name":{"kind":"Name","value":"actualMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"destinationEtaMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"routeFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"originMetres"}},{"kind":"Field","name":{"kind":"Name","value":"destinationMetres"}},{"kind":"Field","name":{"kind":"Name","value":"straightMetres"}},{"kind":"Field","name":{"kind":"Name","value":"assignedRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"assignedRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"precalculatedRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"precalculatedRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"realRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"realRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"additionalMetres"}},{"kind":"Field","name":{"kind":"Name","value":"additionalMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"thresholdMetres"}},{"kind":"Field","name":{"kind":"Name","value":"deviationMetres"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"limits"}},{"kind":"Field","name":{"kind":"Name","value":"attributes"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}}]}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"centre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedFrom"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MilestoneTrack_claim"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MilestoneTrack_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedLate"}},{"kind":"Field","name":{"kind":"Name","value":"milestones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<ClaimGeneral_ClaimFragment, unknown>;
export const ClaimMilestones_ClaimFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimMilestones_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"validatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"workManagedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedFrom"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"milestones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"milestonePositions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moment"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"ageSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"metres"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]}}]} as unknown as DocumentNode<ClaimMilestones_ClaimFragment, unknown>;
export const ClaimEconomics_ClaimFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimEconomics_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"movements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]} as unknown as DocumentNode<ClaimEconomics_ClaimFragment, unknown>;
export const ClaimRow_ClaimFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimRow_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ClaimRow_ClaimFragment, unknown>;
export const ClaimServices_ClaimFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimServices_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"otherServices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimRow_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimRow_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ClaimServices_ClaimFragment, unknown>;
export const ClaimVisits_ClaimFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimVisits_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"visits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"actorId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<ClaimVisits_ClaimFragment, unknown>;
export const ClaimDetail_ClaimFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimDetail_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContradictionStrip_claim"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimHeader_claim"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimTimes_claim"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimGeneral_claim"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimMilestones_claim"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimEconomics_claim"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimActions_claim"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimServices_claim"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimVisits_claim"}},{"kind":"Field","name":{"kind":"Name","value":"otherServices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MilestoneTrack_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedLate"}},{"kind":"Field","name":{"kind":"Name","value":"milestones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActionForm_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"assignmentType"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedFrom"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimRow_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContradictionStrip_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"contradiction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"serviceState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimHeader_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"riskType"}},{"kind":"Field","name":{"kind":"Name","value":"priorityCode"}},{"kind":"Field","name":{"kind":"Name","value":"priorityName"}},{"kind":"Field","name":{"kind":"Name","value":"plate"}},{"kind":"Field","name":{"kind":"Name","value":"insuredName"}},{"kind":"Field","name":{"kind":"Name","value":"faultCode"}},{"kind":"Field","name":{"kind":"Name","value":"faultName"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimTimes_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"eta"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"p90"}},{"kind":"Field","name":{"kind":"Name","value":"likelyLateAt"}},{"kind":"Field","name":{"kind":"Name","value":"veryLikelyLateAt"}},{"kind":"Field","name":{"kind":"Name","value":"latenessReason"}},{"kind":"Field","name":{"kind":"Name","value":"progressAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedLate"}},{"kind":"Field","name":{"kind":"Name","value":"routeFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remainingMetres"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedFrom"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimGeneral_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"destination"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"assignmentType"}},{"kind":"Field","name":{"kind":"Name","value":"statusAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"otherFile"}},{"kind":"Field","name":{"kind":"Name","value":"serviceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"riskType"}},{"kind":"Field","name":{"kind":"Name","value":"priorityCode"}},{"kind":"Field","name":{"kind":"Name","value":"priorityName"}},{"kind":"Field","name":{"kind":"Name","value":"riskName"}},{"kind":"Field","name":{"kind":"Name","value":"riskCode"}},{"kind":"Field","name":{"kind":"Name","value":"causeCode"}},{"kind":"Field","name":{"kind":"Name","value":"faultCode"}},{"kind":"Field","name":{"kind":"Name","value":"coverCode"}},{"kind":"Field","name":{"kind":"Name","value":"productCode"}},{"kind":"Field","name":{"kind":"Name","value":"supplement"}},{"kind":"Field","name":{"kind":"Name","value":"creationMode"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceReference"}},{"kind":"Field","name":{"kind":"Name","value":"serviceState"}},{"kind":"Field","name":{"kind":"Name","value":"serviceStateName"}},{"kind":"Field","name":{"kind":"Name","value":"surveys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"noSupplierSince"}},{"kind":"Field","name":{"kind":"Name","value":"pendingArrivalSince"}},{"kind":"Field","name":{"kind":"Name","value":"promisedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"workAt"}},{"kind":"Field","name":{"kind":"Name","value":"actualMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"destinationEtaMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"routeFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"originMetres"}},{"kind":"Field","name":{"kind":"Name","value":"destinationMetres"}},{"kind":"Field","name":{"kind":"Name","value":"straightMetres"}},{"kind":"Field","name":{"kind":"Name","value":"assignedRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"assignedRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"precalculatedRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"precalculatedRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"realRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"realRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"additionalMetres"}},{"kind":"Field","name":{"kind":"Name","value":"additionalMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"thresholdMetres"}},{"kind":"Field","name":{"kind":"Name","value":"deviationMetres"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"limits"}},{"kind":"Field","name":{"kind":"Name","value":"attributes"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}}]}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"centre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedFrom"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MilestoneTrack_claim"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimMilestones_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"validatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"workManagedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedFrom"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"milestones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"milestonePositions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moment"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"ageSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"metres"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimEconomics_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"movements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimActions_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActionForm_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimServices_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"otherServices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimRow_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimVisits_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"visits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"actorId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<ClaimDetail_ClaimFragment, unknown>;
export const Dashboard_DashboardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Dashboard_dashboard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dashboard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"busiestInstanceId"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"putAway"}}]}}]} as unknown as DocumentNode<Dashboard_DashboardFragment, unknown>;
export const Indicators_AnswerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Indicators_answer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IndicatorsAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"slotUnit"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"slots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"indicators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"threshold"}},{"kind":"Field","name":{"kind":"Name","value":"thresholdUnit"}},{"kind":"Field","name":{"kind":"Name","value":"warning"}},{"kind":"Field","name":{"kind":"Name","value":"critical"}},{"kind":"Field","name":{"kind":"Name","value":"isWorseBelow"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"period"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"p90"}},{"kind":"Field","name":{"kind":"Name","value":"of"}}]}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"p90"}},{"kind":"Field","name":{"kind":"Name","value":"of"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weekBefore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"p90"}},{"kind":"Field","name":{"kind":"Name","value":"of"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"}},{"kind":"Field","name":{"kind":"Name","value":"p90Values"}},{"kind":"Field","name":{"kind":"Name","value":"valuesBefore"}}]}}]}}]} as unknown as DocumentNode<Indicators_AnswerFragment, unknown>;
export const ClaimLines_ClaimFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimLines_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"riskType"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"insuredName"}},{"kind":"Field","name":{"kind":"Name","value":"plate"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedFrom"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"priorityCode"}},{"kind":"Field","name":{"kind":"Name","value":"priorityName"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"eta"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"p90"}},{"kind":"Field","name":{"kind":"Name","value":"likelyLateAt"}},{"kind":"Field","name":{"kind":"Name","value":"veryLikelyLateAt"}},{"kind":"Field","name":{"kind":"Name","value":"latenessReason"}},{"kind":"Field","name":{"kind":"Name","value":"progressAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedLate"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]} as unknown as DocumentNode<ClaimLines_ClaimFragment, unknown>;
export const ExportState_ExportFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportState_export"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Export"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]} as unknown as DocumentNode<ExportState_ExportFragment, unknown>;
export const JobCard_ClaimFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobCard_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimActions_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedLate"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"riskType"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"faultCode"}},{"kind":"Field","name":{"kind":"Name","value":"faultName"}},{"kind":"Field","name":{"kind":"Name","value":"plate"}},{"kind":"Field","name":{"kind":"Name","value":"insuredName"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"destination"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActionForm_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"assignmentType"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedFrom"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimActions_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActionForm_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}}]}}]}}]} as unknown as DocumentNode<JobCard_ClaimFragment, unknown>;
export const Favourite_ConfigurationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Favourite_configuration"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MapConfiguration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"tab"}},{"kind":"Field","name":{"kind":"Name","value":"foldedPanels"}},{"kind":"Field","name":{"kind":"Name","value":"traffic"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"sharedInstance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sharedProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<Favourite_ConfigurationFragment, unknown>;
export const SupplierRow_SupplierFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierRow_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}}]} as unknown as DocumentNode<SupplierRow_SupplierFragment, unknown>;
export const ApiList_SuppliersFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiList_suppliers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierRow_supplier"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierRow_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}}]} as unknown as DocumentNode<ApiList_SuppliersFragment, unknown>;
export const WorklistPlace_ClaimFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WorklistPlace_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}}]}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}}]}}]} as unknown as DocumentNode<WorklistPlace_ClaimFragment, unknown>;
export const Worklist_ListFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Worklist_list"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Worklist"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"limitAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"coming"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<Worklist_ListFragment, unknown>;
export const ClaimRegister_ClaimFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimRegister_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"statusAt"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"otherFile"}},{"kind":"Field","name":{"kind":"Name","value":"serviceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"supplement"}},{"kind":"Field","name":{"kind":"Name","value":"creationMode"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceReference"}},{"kind":"Field","name":{"kind":"Name","value":"insuredName"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"plate"}},{"kind":"Field","name":{"kind":"Name","value":"centre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"riskType"}},{"kind":"Field","name":{"kind":"Name","value":"riskCode"}},{"kind":"Field","name":{"kind":"Name","value":"riskName"}},{"kind":"Field","name":{"kind":"Name","value":"faultCode"}},{"kind":"Field","name":{"kind":"Name","value":"faultName"}},{"kind":"Field","name":{"kind":"Name","value":"causeCode"}},{"kind":"Field","name":{"kind":"Name","value":"coverCode"}},{"kind":"Field","name":{"kind":"Name","value":"productCode"}},{"kind":"Field","name":{"kind":"Name","value":"priorityCode"}},{"kind":"Field","name":{"kind":"Name","value":"priorityName"}},{"kind":"Field","name":{"kind":"Name","value":"serviceState"}},{"kind":"Field","name":{"kind":"Name","value":"serviceStateName"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"limits"}},{"kind":"Field","name":{"kind":"Name","value":"attributes"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"destination"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedFrom"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"assignmentType"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"validatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"noSupplierSince"}},{"kind":"Field","name":{"kind":"Name","value":"pendingArrivalSince"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"promisedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"latestArrivalAt"}},{"kind":"Field","name":{"kind":"Name","value":"lateChance"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedLate"}},{"kind":"Field","name":{"kind":"Name","value":"workAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"workManagedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"actualMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"destinationEtaMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"routeFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"originMetres"}},{"kind":"Field","name":{"kind":"Name","value":"destinationMetres"}},{"kind":"Field","name":{"kind":"Name","value":"remainingMetres"}},{"kind":"Field","name":{"kind":"Name","value":"straightMetres"}},{"kind":"Field","name":{"kind":"Name","value":"assignedRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"assignedRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"precalculatedRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"precalculatedRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"realRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"realRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"additionalMetres"}},{"kind":"Field","name":{"kind":"Name","value":"additionalMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"thresholdMetres"}},{"kind":"Field","name":{"kind":"Name","value":"deviationMetres"}}]}}]}}]} as unknown as DocumentNode<ClaimRegister_ClaimFragment, unknown>;
export const SupplierRegister_SupplierFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierRegister_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"networkState"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"supplierType"}},{"kind":"Field","name":{"kind":"Name","value":"supplierState"}},{"kind":"Field","name":{"kind":"Name","value":"feedState"}},{"kind":"Field","name":{"kind":"Name","value":"connected"}},{"kind":"Field","name":{"kind":"Name","value":"baseId"}},{"kind":"Field","name":{"kind":"Name","value":"baseName"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedFrom"}}]}},{"kind":"Field","name":{"kind":"Name","value":"feedPositionAt"}},{"kind":"Field","name":{"kind":"Name","value":"feedOutdated"}},{"kind":"Field","name":{"kind":"Name","value":"lastPositionAddress"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"smartPhone"}},{"kind":"Field","name":{"kind":"Name","value":"basePhone"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"schedule"}},{"kind":"Field","name":{"kind":"Name","value":"exceedThreshold"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"surveyCount"}},{"kind":"Field","name":{"kind":"Name","value":"allocationCount"}},{"kind":"Field","name":{"kind":"Name","value":"oldestActualMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"networks"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"attributes"}}]}}]} as unknown as DocumentNode<SupplierRegister_SupplierFragment, unknown>;
export const ReportState_ReportFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportState_report"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Report"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]} as unknown as DocumentNode<ReportState_ReportFragment, unknown>;
export const Subscription_SubscriptionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Subscription_subscription"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportSubscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"instanceName"}},{"kind":"Field","name":{"kind":"Name","value":"formats"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"hour"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"nextDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<Subscription_SubscriptionFragment, unknown>;
export const Alert_AlertFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Alert_alert"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IndicatorAlert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceName"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"episodeLevel"}},{"kind":"Field","name":{"kind":"Name","value":"lastNotifiedAt"}}]}}]} as unknown as DocumentNode<Alert_AlertFragment, unknown>;
export const Session_LoginInfoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Session_loginInfo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoginInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jwt"}},{"kind":"Field","name":{"kind":"Name","value":"use2fa"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"challenge"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}},{"kind":"Field","name":{"kind":"Name","value":"functionalities"}},{"kind":"Field","name":{"kind":"Name","value":"managesEverybody"}},{"kind":"Field","name":{"kind":"Name","value":"sendsMail"}},{"kind":"Field","name":{"kind":"Name","value":"seeAs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profileId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userTables"}},{"kind":"Field","name":{"kind":"Name","value":"visibleColumns"}},{"kind":"Field","name":{"kind":"Name","value":"centers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultCenter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hereApiKey"}},{"kind":"Field","name":{"kind":"Name","value":"basemap"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"urls"}},{"kind":"Field","name":{"kind":"Name","value":"darkUrls"}},{"kind":"Field","name":{"kind":"Name","value":"attribution"}},{"kind":"Field","name":{"kind":"Name","value":"maxZoom"}},{"kind":"Field","name":{"kind":"Name","value":"tileSize"}}]}},{"kind":"Field","name":{"kind":"Name","value":"traffic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"urls"}},{"kind":"Field","name":{"kind":"Name","value":"darkUrls"}},{"kind":"Field","name":{"kind":"Name","value":"attribution"}},{"kind":"Field","name":{"kind":"Name","value":"maxZoom"}},{"kind":"Field","name":{"kind":"Name","value":"tileSize"}}]}},{"kind":"Field","name":{"kind":"Name","value":"live"}}]}}]} as unknown as DocumentNode<Session_LoginInfoFragment, unknown>;
export const SupplierHeader_SupplierFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierHeader_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"networkState"}},{"kind":"Field","name":{"kind":"Name","value":"connected"}}]}}]} as unknown as DocumentNode<SupplierHeader_SupplierFragment, unknown>;
export const SupplierPosition_SupplierFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierPosition_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"lastPositionAddress"}},{"kind":"Field","name":{"kind":"Name","value":"feedOutdated"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"speedMetresPerSecond"}},{"kind":"Field","name":{"kind":"Name","value":"accuracyMetres"}}]}}]}}]} as unknown as DocumentNode<SupplierPosition_SupplierFragment, unknown>;
export const SupplierGeneral_SupplierFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierGeneral_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"baseId"}},{"kind":"Field","name":{"kind":"Name","value":"baseName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"basePhone"}},{"kind":"Field","name":{"kind":"Name","value":"smartPhone"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"surveyCount"}},{"kind":"Field","name":{"kind":"Name","value":"supplierType"}},{"kind":"Field","name":{"kind":"Name","value":"supplierState"}},{"kind":"Field","name":{"kind":"Name","value":"allocationCount"}},{"kind":"Field","name":{"kind":"Name","value":"oldestActualMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"feedPositionAt"}},{"kind":"Field","name":{"kind":"Name","value":"feedState"}},{"kind":"Field","name":{"kind":"Name","value":"attributes"}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}}]} as unknown as DocumentNode<SupplierGeneral_SupplierFragment, unknown>;
export const SupplierFleet_SupplierFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierFleet_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fleet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plate"}}]}}]}}]} as unknown as DocumentNode<SupplierFleet_SupplierFragment, unknown>;
export const SupplierTimetable_SupplierFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierTimetable_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bands"}},{"kind":"Field","name":{"kind":"Name","value":"schedule"}},{"kind":"Field","name":{"kind":"Name","value":"bandThresholds"}},{"kind":"Field","name":{"kind":"Name","value":"exceedThreshold"}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}}]} as unknown as DocumentNode<SupplierTimetable_SupplierFragment, unknown>;
export const SupplierNetworks_SupplierFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierNetworks_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"networks"}},{"kind":"Field","name":{"kind":"Name","value":"services"}}]}}]} as unknown as DocumentNode<SupplierNetworks_SupplierFragment, unknown>;
export const SupplierDetail_SupplierFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierDetail_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierHeader_supplier"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierPosition_supplier"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierGeneral_supplier"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierFleet_supplier"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierTimetable_supplier"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierNetworks_supplier"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierHeader_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"networkState"}},{"kind":"Field","name":{"kind":"Name","value":"connected"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierPosition_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"lastPositionAddress"}},{"kind":"Field","name":{"kind":"Name","value":"feedOutdated"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"speedMetresPerSecond"}},{"kind":"Field","name":{"kind":"Name","value":"accuracyMetres"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierGeneral_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"baseId"}},{"kind":"Field","name":{"kind":"Name","value":"baseName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"basePhone"}},{"kind":"Field","name":{"kind":"Name","value":"smartPhone"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"surveyCount"}},{"kind":"Field","name":{"kind":"Name","value":"supplierType"}},{"kind":"Field","name":{"kind":"Name","value":"supplierState"}},{"kind":"Field","name":{"kind":"Name","value":"allocationCount"}},{"kind":"Field","name":{"kind":"Name","value":"oldestActualMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"feedPositionAt"}},{"kind":"Field","name":{"kind":"Name","value":"feedState"}},{"kind":"Field","name":{"kind":"Name","value":"attributes"}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierFleet_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fleet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plate"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierTimetable_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bands"}},{"kind":"Field","name":{"kind":"Name","value":"schedule"}},{"kind":"Field","name":{"kind":"Name","value":"bandThresholds"}},{"kind":"Field","name":{"kind":"Name","value":"exceedThreshold"}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierNetworks_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"networks"}},{"kind":"Field","name":{"kind":"Name","value":"services"}}]}}]} as unknown as DocumentNode<SupplierDetail_SupplierFragment, unknown>;
export const AccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Account_account"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Account_account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MyAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"internal"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactorRequired"}},{"kind":"Field","name":{"kind":"Name","value":"passwordChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"defaultCentre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<AccountQuery, AccountQueryVariables>;
export const MySessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MySessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"keepAlive"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"browser"}}]}}]}}]} as unknown as DocumentNode<MySessionsQuery, MySessionsQueryVariables>;
export const ChangeMyLanguageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeMyLanguage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeMyLanguage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Account_account"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Account_account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MyAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"internal"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactorRequired"}},{"kind":"Field","name":{"kind":"Name","value":"passwordChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"defaultCentre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ChangeMyLanguageMutation, ChangeMyLanguageMutationVariables>;
export const ChangeMyDefaultCentreDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeMyDefaultCentre"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"centre"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CentreKeyInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeMyDefaultCentre"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"centre"},"value":{"kind":"Variable","name":{"kind":"Name","value":"centre"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Account_account"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Account_account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MyAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"internal"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactorRequired"}},{"kind":"Field","name":{"kind":"Name","value":"passwordChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"defaultCentre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ChangeMyDefaultCentreMutation, ChangeMyDefaultCentreMutationVariables>;
export const ChangePasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Account_account"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Account_account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MyAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"internal"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactorRequired"}},{"kind":"Field","name":{"kind":"Name","value":"passwordChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"defaultCentre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const EnrolSecondFactorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnrolSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrolSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"qr"}}]}}]}}]} as unknown as DocumentNode<EnrolSecondFactorMutation, EnrolSecondFactorMutationVariables>;
export const ConfirmEnrolmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmEnrolment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmEnrolment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Account_account"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Account_account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MyAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"internal"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactorRequired"}},{"kind":"Field","name":{"kind":"Name","value":"passwordChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"defaultCentre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ConfirmEnrolmentMutation, ConfirmEnrolmentMutationVariables>;
export const RemoveSecondFactorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Account_account"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Account_account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MyAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"internal"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactorRequired"}},{"kind":"Field","name":{"kind":"Name","value":"passwordChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"defaultCentre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<RemoveSecondFactorMutation, RemoveSecondFactorMutationVariables>;
export const EndSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"requestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<EndSessionMutation, EndSessionMutationVariables>;
export const EndOtherSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
export const OwnSubscriptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnSubscriptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportSubscriptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"indicatorAlerts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<OwnSubscriptionsQuery, OwnSubscriptionsQueryVariables>;
export const SpecificProfilesOfDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SpecificProfilesOf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"profileType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProfileType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"specificProfiles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"profileTypes"},"value":{"kind":"ListValue","values":[{"kind":"Variable","name":{"kind":"Name","value":"profileType"}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"40"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}}]}}]}}]}}]} as unknown as DocumentNode<SpecificProfilesOfQuery, SpecificProfilesOfQueryVariables>;
export const ApiErrorListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApiErrorList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ApiErrorFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiErrors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"40"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"integration"}},{"kind":"Field","name":{"kind":"Name","value":"operation"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"attempt"}}]}}]}}]}}]} as unknown as DocumentNode<ApiErrorListQuery, ApiErrorListQueryVariables>;
export const ApiErrorDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApiErrorDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiError"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"integration"}},{"kind":"Field","name":{"kind":"Name","value":"operation"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"attempt"}},{"kind":"Field","name":{"kind":"Name","value":"input"}},{"kind":"Field","name":{"kind":"Name","value":"output"}}]}}]}}]} as unknown as DocumentNode<ApiErrorDetailQuery, ApiErrorDetailQueryVariables>;
export const AuditDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"actorId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}},{"kind":"Field","name":{"kind":"Name","value":"erased"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]} as unknown as DocumentNode<AuditDetailQuery, AuditDetailQueryVariables>;
export const AuditListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"40"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"actorId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"entityName"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}}]}}]}}]}}]} as unknown as DocumentNode<AuditListQuery, AuditListQueryVariables>;
export const ConfiguredInstancesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConfiguredInstances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instanceChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"allInstances"}}]}}]}}]} as unknown as DocumentNode<ConfiguredInstancesQuery, ConfiguredInstancesQueryVariables>;
export const ContactListListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactListList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"instanceId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactLists"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"instanceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"instanceId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactListForm_list"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactListForm_list"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactList"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"centreId"}},{"kind":"Field","name":{"kind":"Name","value":"riskType"}},{"kind":"Field","name":{"kind":"Name","value":"riskCode"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"supplement"}},{"kind":"Field","name":{"kind":"Name","value":"listId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"obstacle"}},{"kind":"Field","name":{"kind":"Name","value":"centre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ContactListListQuery, ContactListListQueryVariables>;
export const ContactListFormDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactListForm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactListForm_list"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactListForm_list"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactList"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"centreId"}},{"kind":"Field","name":{"kind":"Name","value":"riskType"}},{"kind":"Field","name":{"kind":"Name","value":"riskCode"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"supplement"}},{"kind":"Field","name":{"kind":"Name","value":"listId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"obstacle"}},{"kind":"Field","name":{"kind":"Name","value":"centre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ContactListFormQuery, ContactListFormQueryVariables>;
export const ContactListChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactListChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instanceChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"centreChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ContactListChoicesQuery, ContactListChoicesQueryVariables>;
export const SaveContactListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveContactList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveContactListInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveContactList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactListForm_list"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactListForm_list"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactList"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"centreId"}},{"kind":"Field","name":{"kind":"Name","value":"riskType"}},{"kind":"Field","name":{"kind":"Name","value":"riskCode"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"supplement"}},{"kind":"Field","name":{"kind":"Name","value":"listId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"obstacle"}},{"kind":"Field","name":{"kind":"Name","value":"centre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<SaveContactListMutation, SaveContactListMutationVariables>;
export const DeleteContactListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteContactList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteContactList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"requestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteContactListMutation, DeleteContactListMutationVariables>;
export const ErasuresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Erasures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"erasures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ErasureList_erasure"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ErasureList_erasure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Erasure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"claims"}},{"kind":"Field","name":{"kind":"Name","value":"openClaims"}},{"kind":"Field","name":{"kind":"Name","value":"archivedClaims"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}}]}}]} as unknown as DocumentNode<ErasuresQuery, ErasuresQueryVariables>;
export const EraseClaimsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EraseClaims"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EraseClaimsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eraseClaims"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ErasureList_erasure"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ErasureList_erasure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Erasure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"claims"}},{"kind":"Field","name":{"kind":"Name","value":"openClaims"}},{"kind":"Field","name":{"kind":"Name","value":"archivedClaims"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}}]}}]} as unknown as DocumentNode<EraseClaimsMutation, EraseClaimsMutationVariables>;
export const FilterCallDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FilterCall"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplierFilterCall"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FilterCall_call"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"input"}},{"kind":"Field","name":{"kind":"Name","value":"output"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FilterCall_call"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierFilterCall"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"actorId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"serviceId"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"candidates"}},{"kind":"Field","name":{"kind":"Name","value":"excluded"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]} as unknown as DocumentNode<FilterCallQuery, FilterCallQueryVariables>;
export const FilterCallListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FilterCallList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierFilterCallFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplierFilterCalls"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"40"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FilterCall_call"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FilterCall_call"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierFilterCall"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"actorId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"serviceId"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"candidates"}},{"kind":"Field","name":{"kind":"Name","value":"excluded"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]} as unknown as DocumentNode<FilterCallListQuery, FilterCallListQueryVariables>;
export const GenericProfilesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GenericProfiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"genericProfiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GenericProfile_all"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GenericProfile_all"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GenericProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profileType"}},{"kind":"Field","name":{"kind":"Name","value":"functionalities"}},{"kind":"Field","name":{"kind":"Name","value":"requiresTwoFactor"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"users"}},{"kind":"Field","name":{"kind":"Name","value":"changeable"}}]}}]} as unknown as DocumentNode<GenericProfilesQuery, GenericProfilesQueryVariables>;
export const ChangeGenericProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeGenericProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeGenericProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeGenericProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GenericProfile_all"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GenericProfile_all"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GenericProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profileType"}},{"kind":"Field","name":{"kind":"Name","value":"functionalities"}},{"kind":"Field","name":{"kind":"Name","value":"requiresTwoFactor"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"users"}},{"kind":"Field","name":{"kind":"Name","value":"changeable"}}]}}]} as unknown as DocumentNode<ChangeGenericProfileMutation, ChangeGenericProfileMutationVariables>;
export const HolidayInstancesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HolidayInstances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instanceChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}}]}}]} as unknown as DocumentNode<HolidayInstancesQuery, HolidayInstancesQueryVariables>;
export const HolidayListsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HolidayLists"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"instanceId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"holidayLists"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"instanceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"instanceId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HolidayLists_list"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HolidayLists_list"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HolidayList"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<HolidayListsQuery, HolidayListsQueryVariables>;
export const SaveHolidayListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveHolidayList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveHolidayListInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveHolidayList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]} as unknown as DocumentNode<SaveHolidayListMutation, SaveHolidayListMutationVariables>;
export const DeleteHolidayListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteHolidayList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteHolidayList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"requestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteHolidayListMutation, DeleteHolidayListMutationVariables>;
export const SaveHolidayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveHoliday"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveHolidayInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveHoliday"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HolidayLists_list"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HolidayLists_list"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HolidayList"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<SaveHolidayMutation, SaveHolidayMutationVariables>;
export const RemoveHolidayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveHoliday"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"listId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"day"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeHoliday"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"listId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"listId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"day"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"requestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HolidayLists_list"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HolidayLists_list"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HolidayList"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<RemoveHolidayMutation, RemoveHolidayMutationVariables>;
export const HolidayCountriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HolidayCountries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"holidayCountries"}}]}}]} as unknown as DocumentNode<HolidayCountriesQuery, HolidayCountriesQueryVariables>;
export const HolidayRegionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HolidayRegions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"country"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"holidayRegions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"country"},"value":{"kind":"Variable","name":{"kind":"Name","value":"country"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<HolidayRegionsQuery, HolidayRegionsQueryVariables>;
export const HolidayProposalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HolidayProposals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"listId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"source"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HolidaySourceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"holidayProposals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"listId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"listId"}}},{"kind":"Argument","name":{"kind":"Name","value":"source"},"value":{"kind":"Variable","name":{"kind":"Name","value":"source"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"knownAs"}}]}}]}}]} as unknown as DocumentNode<HolidayProposalsQuery, HolidayProposalsQueryVariables>;
export const ImportHolidaysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportHolidays"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportHolidaysInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importHolidays"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HolidayLists_list"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"added"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}}]}},{"kind":"Field","name":{"kind":"Name","value":"alreadyThere"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HolidayLists_list"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HolidayList"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ImportHolidaysMutation, ImportHolidaysMutationVariables>;
export const IndicatorSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IndicatorSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"instanceId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"indicatorSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"instanceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"instanceId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"threshold"}},{"kind":"Field","name":{"kind":"Name","value":"thresholdUnit"}},{"kind":"Field","name":{"kind":"Name","value":"warning"}},{"kind":"Field","name":{"kind":"Name","value":"critical"}},{"kind":"Field","name":{"kind":"Name","value":"isWorseBelow"}},{"kind":"Field","name":{"kind":"Name","value":"own"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"common"},"name":{"kind":"Name","value":"indicatorSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"instanceId"},"value":{"kind":"NullValue"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"threshold"}},{"kind":"Field","name":{"kind":"Name","value":"warning"}},{"kind":"Field","name":{"kind":"Name","value":"critical"}}]}}]}}]} as unknown as DocumentNode<IndicatorSettingsQuery, IndicatorSettingsQueryVariables>;
export const IndicatorsTodayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IndicatorsToday"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"instanceId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"indicators"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"instanceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"instanceId"}}},{"kind":"Argument","name":{"kind":"Name","value":"period"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"EnumValue","value":"TODAY"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"indicators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"period"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]}}]} as unknown as DocumentNode<IndicatorsTodayQuery, IndicatorsTodayQueryVariables>;
export const IndicatorSettingsHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IndicatorSettingsHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"instanceId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"indicatorSettingsHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"instanceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"instanceId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"threshold"}},{"kind":"Field","name":{"kind":"Name","value":"warning"}},{"kind":"Field","name":{"kind":"Name","value":"critical"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<IndicatorSettingsHistoryQuery, IndicatorSettingsHistoryQueryVariables>;
export const SaveIndicatorSettingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveIndicatorSetting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveIndicatorSettingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveIndicatorSetting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}}]} as unknown as DocumentNode<SaveIndicatorSettingMutation, SaveIndicatorSettingMutationVariables>;
export const ApiKeysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApiKeys"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revoked"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiKeys"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"revoked"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revoked"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"40"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}},{"kind":"Field","name":{"kind":"Name","value":"specificProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allInstances"}},{"kind":"Field","name":{"kind":"Name","value":"instances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"unconfirmedSince"}}]}}]}}]}}]} as unknown as DocumentNode<ApiKeysQuery, ApiKeysQueryVariables>;
export const ApiKeyChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApiKeyChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instanceChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ApiKeyChoicesQuery, ApiKeyChoicesQueryVariables>;
export const CreateApiKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateApiKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"apiKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<CreateApiKeyMutation, CreateApiKeyMutationVariables>;
export const ConfirmApiKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unconfirmedSince"}}]}}]}}]} as unknown as DocumentNode<ConfirmApiKeyMutation, ConfirmApiKeyMutationVariables>;
export const RevokeApiKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}}]}}]}}]} as unknown as DocumentNode<RevokeApiKeyMutation, RevokeApiKeyMutationVariables>;
export const KpiSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"KpiSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"instanceId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kpiSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"instanceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"instanceId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KpiSettings_setting"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","alias":{"kind":"Name","value":"common"},"name":{"kind":"Name","value":"kpiSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"instanceId"},"value":{"kind":"NullValue"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KpiSettings_setting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KpiSetting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"own"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveAt"}},{"kind":"Field","name":{"kind":"Name","value":"own"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<KpiSettingsQuery, KpiSettingsQueryVariables>;
export const KpiSettingsHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"KpiSettingsHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"instanceId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kpiSettingsHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"instanceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"instanceId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<KpiSettingsHistoryQuery, KpiSettingsHistoryQueryVariables>;
export const KpiSettingsPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"KpiSettingsPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"KpiSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kpiSettingsPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openClaims"}},{"kind":"Field","name":{"kind":"Name","value":"statusChanges"}},{"kind":"Field","name":{"kind":"Name","value":"integrationCalls"}},{"kind":"Field","name":{"kind":"Name","value":"changedClaims"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}}]}}]} as unknown as DocumentNode<KpiSettingsPreviewQuery, KpiSettingsPreviewQueryVariables>;
export const KpiSettingsLastDaysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"KpiSettingsLastDays"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"KpiSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kpiSettingsPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lastDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claims"}},{"kind":"Field","name":{"kind":"Name","value":"replayedClaims"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"alarmsBefore"}},{"kind":"Field","name":{"kind":"Name","value":"alarmsAfter"}},{"kind":"Field","name":{"kind":"Name","value":"callsBefore"}},{"kind":"Field","name":{"kind":"Name","value":"callsAfter"}}]}}]}}]}}]}}]} as unknown as DocumentNode<KpiSettingsLastDaysQuery, KpiSettingsLastDaysQueryVariables>;
export const ChangeKpiSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeKpiSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeKpiSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeKpiSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}}]} as unknown as DocumentNode<ChangeKpiSettingsMutation, ChangeKpiSettingsMutationVariables>;
export const LocalAdminReplacementsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LocalAdminReplacements"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"localAdminReplacements"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<LocalAdminReplacementsQuery, LocalAdminReplacementsQueryVariables>;
export const TransferLocalAdminDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TransferLocalAdmin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transferLocalAdmin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"replacementId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"requestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ownedUsers"}},{"kind":"Field","name":{"kind":"Name","value":"ownedProfiles"}},{"kind":"Field","name":{"kind":"Name","value":"ownedKeys"}}]}}]}}]} as unknown as DocumentNode<TransferLocalAdminMutation, TransferLocalAdminMutationVariables>;
export const DeleteLocalAdminDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteLocalAdmin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"replacement"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteLocalAdmin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"replacementId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"replacement"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"requestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replacement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ownedUsers"}},{"kind":"Field","name":{"kind":"Name","value":"ownedProfiles"}},{"kind":"Field","name":{"kind":"Name","value":"ownedKeys"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteLocalAdminMutation, DeleteLocalAdminMutationVariables>;
export const ChangeLocalAdminEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeLocalAdminEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeLocalAdminEmailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeLocalAdminEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]} as unknown as DocumentNode<ChangeLocalAdminEmailMutation, ChangeLocalAdminEmailMutationVariables>;
export const LocalAdminListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LocalAdminList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"localAdmins"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"40"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"internal"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"oneself"}},{"kind":"Field","name":{"kind":"Name","value":"ownedUsers"}},{"kind":"Field","name":{"kind":"Name","value":"ownedProfiles"}},{"kind":"Field","name":{"kind":"Name","value":"ownedKeys"}}]}}]}}]}}]} as unknown as DocumentNode<LocalAdminListQuery, LocalAdminListQueryVariables>;
export const NewOwnersOfUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewOwnersOfUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newOwnersOfUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<NewOwnersOfUserQuery, NewOwnersOfUserQueryVariables>;
export const NewOwnersOfSpecificProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewOwnersOfSpecificProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newOwnersOfSpecificProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<NewOwnersOfSpecificProfileQuery, NewOwnersOfSpecificProfileQueryVariables>;
export const MoveUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"ownerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"requestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]} as unknown as DocumentNode<MoveUserMutation, MoveUserMutationVariables>;
export const MoveSpecificProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveSpecificProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveSpecificProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"ownerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"requestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]} as unknown as DocumentNode<MoveSpecificProfileMutation, MoveSpecificProfileMutationVariables>;
export const MailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Mails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"40"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]} as unknown as DocumentNode<MailsQuery, MailsQueryVariables>;
export const OutboxCallsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OutboxCalls"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OutboxFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outboxCalls"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"40"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OutboxRow_call"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OutboxRow_call"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OutboxCall"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"integration"}},{"kind":"Field","name":{"kind":"Name","value":"operation"}},{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"canResend"}},{"kind":"Field","name":{"kind":"Name","value":"canStop"}}]}}]} as unknown as DocumentNode<OutboxCallsQuery, OutboxCallsQueryVariables>;
export const ResendOutboxCallDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendOutboxCall"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendOutboxCall"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"requestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OutboxRow_call"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OutboxRow_call"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OutboxCall"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"integration"}},{"kind":"Field","name":{"kind":"Name","value":"operation"}},{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"canResend"}},{"kind":"Field","name":{"kind":"Name","value":"canStop"}}]}}]} as unknown as DocumentNode<ResendOutboxCallMutation, ResendOutboxCallMutationVariables>;
export const StopOutboxCallDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StopOutboxCall"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stopOutboxCall"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OutboxRow_call"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OutboxRow_call"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OutboxCall"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"integration"}},{"kind":"Field","name":{"kind":"Name","value":"operation"}},{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"canResend"}},{"kind":"Field","name":{"kind":"Name","value":"canStop"}}]}}]} as unknown as DocumentNode<StopOutboxCallMutation, StopOutboxCallMutationVariables>;
export const ConfiguredReasonsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConfiguredReasons"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"instanceId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"actionReasons"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"instanceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"instanceId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]} as unknown as DocumentNode<ConfiguredReasonsQuery, ConfiguredReasonsQueryVariables>;
export const SaveActionReasonsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveActionReasons"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveActionReasonsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveActionReasons"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]} as unknown as DocumentNode<SaveActionReasonsMutation, SaveActionReasonsMutationVariables>;
export const ActionReasonsHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ActionReasonsHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"instanceId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"model"},"value":{"kind":"EnumValue","value":"ACTION_REASONS"}},{"kind":"ObjectField","name":{"kind":"Name","value":"entityId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"instanceId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]} as unknown as DocumentNode<ActionReasonsHistoryQuery, ActionReasonsHistoryQueryVariables>;
export const BeginSeeAsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginSeeAs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"profileId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginSeeAs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"profileId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"profileId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profileId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<BeginSeeAsMutation, BeginSeeAsMutationVariables>;
export const SpecificProfileFormDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SpecificProfileForm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"specificProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SpecificProfileForm_profile"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SpecificProfileForm_profile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SpecificProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contracts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"instances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"suppliers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hiddenLayers"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenFields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"layer"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hiddenIndicators"}},{"kind":"Field","name":{"kind":"Name","value":"requiresTwoFactor"}},{"kind":"Field","name":{"kind":"Name","value":"users"}},{"kind":"Field","name":{"kind":"Name","value":"keys"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<SpecificProfileFormQuery, SpecificProfileFormQueryVariables>;
export const SpecificProfileReachDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SpecificProfileReach"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"specificProfileReach"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claims"}},{"kind":"Field","name":{"kind":"Name","value":"ofClaims"}},{"kind":"Field","name":{"kind":"Name","value":"suppliers"}},{"kind":"Field","name":{"kind":"Name","value":"ofSuppliers"}}]}}]}}]} as unknown as DocumentNode<SpecificProfileReachQuery, SpecificProfileReachQueryVariables>;
export const SpecificProfileChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SpecificProfileChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instanceChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profileChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"layer"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"indicators"}}]}}]}}]} as unknown as DocumentNode<SpecificProfileChoicesQuery, SpecificProfileChoicesQueryVariables>;
export const ClientChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClientChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"instanceId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clientChoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"instanceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"instanceId"}}},{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"contracts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayHaveAll"}}]}}]}}]} as unknown as DocumentNode<ClientChoicesQuery, ClientChoicesQueryVariables>;
export const SupplierChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SupplierChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suppliers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"40"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}}]}}]}}]} as unknown as DocumentNode<SupplierChoicesQuery, SupplierChoicesQueryVariables>;
export const SaveSpecificProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveSpecificProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveSpecificProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveSpecificProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SpecificProfileForm_profile"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SpecificProfileForm_profile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SpecificProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contracts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"instances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"suppliers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hiddenLayers"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenFields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"layer"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hiddenIndicators"}},{"kind":"Field","name":{"kind":"Name","value":"requiresTwoFactor"}},{"kind":"Field","name":{"kind":"Name","value":"users"}},{"kind":"Field","name":{"kind":"Name","value":"keys"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<SaveSpecificProfileMutation, SaveSpecificProfileMutationVariables>;
export const SpecificProfileListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SpecificProfileList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SpecificProfileFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"specificProfiles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"40"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"instances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contracts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contractId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hiddenLayers"}},{"kind":"Field","name":{"kind":"Name","value":"requiresTwoFactor"}},{"kind":"Field","name":{"kind":"Name","value":"users"}},{"kind":"Field","name":{"kind":"Name","value":"keys"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<SpecificProfileListQuery, SpecificProfileListQueryVariables>;
export const DeleteSpecificProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSpecificProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSpecificProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"requestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteSpecificProfileMutation, DeleteSpecificProfileMutationVariables>;
export const SendPasswordResetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"requestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SendPasswordResetMutation, SendPasswordResetMutationVariables>;
export const ResetSecondFactorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserForm_user"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserForm_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}},{"kind":"Field","name":{"kind":"Name","value":"specificProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"internal"}},{"kind":"Field","name":{"kind":"Name","value":"directoryObject"}},{"kind":"Field","name":{"kind":"Name","value":"roleKept"}},{"kind":"Field","name":{"kind":"Name","value":"allInstances"}},{"kind":"Field","name":{"kind":"Name","value":"instances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultCentre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"oneself"}}]}}]} as unknown as DocumentNode<ResetSecondFactorMutation, ResetSecondFactorMutationVariables>;
export const EnableUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnableUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enableUsers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"ids"},"value":{"kind":"ListValue","values":[{"kind":"Variable","name":{"kind":"Name","value":"id"}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"requestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserForm_user"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserForm_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}},{"kind":"Field","name":{"kind":"Name","value":"specificProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"internal"}},{"kind":"Field","name":{"kind":"Name","value":"directoryObject"}},{"kind":"Field","name":{"kind":"Name","value":"roleKept"}},{"kind":"Field","name":{"kind":"Name","value":"allInstances"}},{"kind":"Field","name":{"kind":"Name","value":"instances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultCentre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"oneself"}}]}}]} as unknown as DocumentNode<EnableUserMutation, EnableUserMutationVariables>;
export const DisableUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DisableUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disableUsers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"ids"},"value":{"kind":"ListValue","values":[{"kind":"Variable","name":{"kind":"Name","value":"id"}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"requestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserForm_user"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserForm_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}},{"kind":"Field","name":{"kind":"Name","value":"specificProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"internal"}},{"kind":"Field","name":{"kind":"Name","value":"directoryObject"}},{"kind":"Field","name":{"kind":"Name","value":"roleKept"}},{"kind":"Field","name":{"kind":"Name","value":"allInstances"}},{"kind":"Field","name":{"kind":"Name","value":"instances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultCentre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"oneself"}}]}}]} as unknown as DocumentNode<DisableUserMutation, DisableUserMutationVariables>;
export const SendInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"requestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SendInvitationMutation, SendInvitationMutationVariables>;
export const UserFormDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserForm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserForm_user"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserForm_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}},{"kind":"Field","name":{"kind":"Name","value":"specificProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"internal"}},{"kind":"Field","name":{"kind":"Name","value":"directoryObject"}},{"kind":"Field","name":{"kind":"Name","value":"roleKept"}},{"kind":"Field","name":{"kind":"Name","value":"allInstances"}},{"kind":"Field","name":{"kind":"Name","value":"instances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultCentre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"oneself"}}]}}]} as unknown as DocumentNode<UserFormQuery, UserFormQueryVariables>;
export const UserFormChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserFormChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instanceChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"centreChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"genericProfiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profileType"}},{"kind":"Field","name":{"kind":"Name","value":"requiresTwoFactor"}}]}}]}}]} as unknown as DocumentNode<UserFormChoicesQuery, UserFormChoicesQueryVariables>;
export const CreateUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserForm_user"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserForm_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}},{"kind":"Field","name":{"kind":"Name","value":"specificProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"internal"}},{"kind":"Field","name":{"kind":"Name","value":"directoryObject"}},{"kind":"Field","name":{"kind":"Name","value":"roleKept"}},{"kind":"Field","name":{"kind":"Name","value":"allInstances"}},{"kind":"Field","name":{"kind":"Name","value":"instances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultCentre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"oneself"}}]}}]} as unknown as DocumentNode<CreateUserMutation, CreateUserMutationVariables>;
export const ChangeUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserForm_user"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserForm_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}},{"kind":"Field","name":{"kind":"Name","value":"specificProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"internal"}},{"kind":"Field","name":{"kind":"Name","value":"directoryObject"}},{"kind":"Field","name":{"kind":"Name","value":"roleKept"}},{"kind":"Field","name":{"kind":"Name","value":"allInstances"}},{"kind":"Field","name":{"kind":"Name","value":"instances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultCentre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"oneself"}}]}}]} as unknown as DocumentNode<ChangeUserMutation, ChangeUserMutationVariables>;
export const UserListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UserFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"40"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}},{"kind":"Field","name":{"kind":"Name","value":"specificProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"internal"}},{"kind":"Field","name":{"kind":"Name","value":"allInstances"}},{"kind":"Field","name":{"kind":"Name","value":"instances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"oneself"}}]}}]}}]}}]} as unknown as DocumentNode<UserListQuery, UserListQueryVariables>;
export const EnableUsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnableUsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enableUsers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"requestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]} as unknown as DocumentNode<EnableUsersMutation, EnableUsersMutationVariables>;
export const DisableUsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DisableUsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disableUsers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"requestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]} as unknown as DocumentNode<DisableUsersMutation, DisableUsersMutationVariables>;
export const UserSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserSessions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userSessions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"keepAlive"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"browser"}}]}}]}}]} as unknown as DocumentNode<UserSessionsQuery, UserSessionsQueryVariables>;
export const EndUserSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndUserSessions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endUserSessions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"requestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<EndUserSessionsMutation, EndUserSessionsMutationVariables>;
export const ImportUsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportUsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportUsersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importUsers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ImportUsersMutation, ImportUsersMutationVariables>;
export const WebhooksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Webhooks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookEndpoints"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"40"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"filter"}},{"kind":"Field","name":{"kind":"Name","value":"selection"}},{"kind":"Field","name":{"kind":"Name","value":"key"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"isReplaying"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"dead"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<WebhooksQuery, WebhooksQueryVariables>;
export const WebhookKeysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebhookKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiKeys"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"revoked"},"value":{"kind":"BooleanValue","value":false}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}}]}}]}}]}}]} as unknown as DocumentNode<WebhookKeysQuery, WebhookKeysQueryVariables>;
export const WebhookDeliveriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebhookDeliveries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDeliveryFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookDeliveries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"40"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"log"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"request"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"error"}}]}}]}}]}}]}}]} as unknown as DocumentNode<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>;
export const CreateWebhookEndpointDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateWebhookEndpoint"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateWebhookEndpointInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createWebhookEndpoint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endpoint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"filter"}},{"kind":"Field","name":{"kind":"Name","value":"selection"}},{"kind":"Field","name":{"kind":"Name","value":"key"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"isReplaying"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"dead"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secret"}}]}}]}}]} as unknown as DocumentNode<CreateWebhookEndpointMutation, CreateWebhookEndpointMutationVariables>;
export const ChangeWebhookEndpointDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeWebhookEndpoint"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeWebhookEndpointInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeWebhookEndpoint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"filter"}},{"kind":"Field","name":{"kind":"Name","value":"selection"}},{"kind":"Field","name":{"kind":"Name","value":"key"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"isReplaying"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"dead"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]} as unknown as DocumentNode<ChangeWebhookEndpointMutation, ChangeWebhookEndpointMutationVariables>;
export const RotateWebhookSecretDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RotateWebhookSecret"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RotateWebhookSecretInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotateWebhookSecret"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endpoint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"filter"}},{"kind":"Field","name":{"kind":"Name","value":"selection"}},{"kind":"Field","name":{"kind":"Name","value":"key"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"isReplaying"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"dead"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secret"}}]}}]}}]} as unknown as DocumentNode<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>;
export const DeleteWebhookEndpointDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteWebhookEndpoint"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteWebhookEndpoint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"requestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteWebhookEndpointMutation, DeleteWebhookEndpointMutationVariables>;
export const TestWebhookEndpointDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TestWebhookEndpoint"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testWebhookEndpoint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"requestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<TestWebhookEndpointMutation, TestWebhookEndpointMutationVariables>;
export const ReplayWebhookEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplayWebhookEvents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReplayWebhookEventsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replayWebhookEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isReplaying"}}]}}]}}]} as unknown as DocumentNode<ReplayWebhookEventsMutation, ReplayWebhookEventsMutationVariables>;
export const ReplayWebhookDeliveryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplayWebhookDelivery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replayWebhookDelivery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"requestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}}]}}]}}]} as unknown as DocumentNode<ReplayWebhookDeliveryMutation, ReplayWebhookDeliveryMutationVariables>;
export const AlarmsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Alarms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alarms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Alarms_list"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Alarm_alarm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alarm"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"feed"}},{"kind":"Field","name":{"kind":"Name","value":"operation"}},{"kind":"Field","name":{"kind":"Name","value":"raisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"clearedAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"stateAt"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Alarms_list"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AlarmList"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"alarm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Alarm_alarm"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"ids"}},{"kind":"Field","name":{"kind":"Name","value":"claimIds"}},{"kind":"Field","name":{"kind":"Name","value":"newestAt"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"centreId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"oldestAt"}}]}}]}}]} as unknown as DocumentNode<AlarmsQuery, AlarmsQueryVariables>;
export const AlarmsChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"AlarmsChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alarmsChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Alarms_list"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Alarm_alarm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alarm"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"feed"}},{"kind":"Field","name":{"kind":"Name","value":"operation"}},{"kind":"Field","name":{"kind":"Name","value":"raisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"clearedAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"stateAt"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Alarms_list"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AlarmList"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"alarm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Alarm_alarm"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"ids"}},{"kind":"Field","name":{"kind":"Name","value":"claimIds"}},{"kind":"Field","name":{"kind":"Name","value":"newestAt"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"centreId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"oldestAt"}}]}}]}}]} as unknown as DocumentNode<AlarmsChangedSubscription, AlarmsChangedSubscriptionVariables>;
export const AlarmClaimsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AlarmClaims"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claims"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AlarmRow_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AlarmRow_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"origin"}}]}}]} as unknown as DocumentNode<AlarmClaimsQuery, AlarmClaimsQueryVariables>;
export const OwnAlarmsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnAlarms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownAlarmIds"}}]}}]} as unknown as DocumentNode<OwnAlarmsQuery, OwnAlarmsQueryVariables>;
export const AlarmColleaguesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AlarmColleagues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alarmColleagues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<AlarmColleaguesQuery, AlarmColleaguesQueryVariables>;
export const AcknowledgeAlarmsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcknowledgeAlarms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AcknowledgeAlarmsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acknowledgeAlarms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Alarm_alarm"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Alarm_alarm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alarm"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"feed"}},{"kind":"Field","name":{"kind":"Name","value":"operation"}},{"kind":"Field","name":{"kind":"Name","value":"raisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"clearedAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"stateAt"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]} as unknown as DocumentNode<AcknowledgeAlarmsMutation, AcknowledgeAlarmsMutationVariables>;
export const ReopenAlarmsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReopenAlarms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReopenAlarmsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reopenAlarms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Alarm_alarm"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Alarm_alarm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alarm"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"feed"}},{"kind":"Field","name":{"kind":"Name","value":"operation"}},{"kind":"Field","name":{"kind":"Name","value":"raisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"clearedAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"stateAt"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]} as unknown as DocumentNode<ReopenAlarmsMutation, ReopenAlarmsMutationVariables>;
export const TakeAlarmsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeAlarms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TakeAlarmsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takeAlarms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Alarm_alarm"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Alarm_alarm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alarm"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"feed"}},{"kind":"Field","name":{"kind":"Name","value":"operation"}},{"kind":"Field","name":{"kind":"Name","value":"raisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"clearedAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"stateAt"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]} as unknown as DocumentNode<TakeAlarmsMutation, TakeAlarmsMutationVariables>;
export const SnoozeAlarmsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SnoozeAlarms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SnoozeAlarmsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"snoozeAlarms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Alarm_alarm"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Alarm_alarm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alarm"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"feed"}},{"kind":"Field","name":{"kind":"Name","value":"operation"}},{"kind":"Field","name":{"kind":"Name","value":"raisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"clearedAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"stateAt"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]} as unknown as DocumentNode<SnoozeAlarmsMutation, SnoozeAlarmsMutationVariables>;
export const PassAlarmsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PassAlarms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PassAlarmsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passAlarms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Alarm_alarm"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Alarm_alarm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alarm"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"feed"}},{"kind":"Field","name":{"kind":"Name","value":"operation"}},{"kind":"Field","name":{"kind":"Name","value":"raisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"clearedAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"stateAt"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]} as unknown as DocumentNode<PassAlarmsMutation, PassAlarmsMutationVariables>;
export const SearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Search"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matched"}},{"kind":"Field","name":{"kind":"Name","value":"claim"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaletteClaim_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaletteSupplier_supplier"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaletteClaim_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"otherFile"}},{"kind":"Field","name":{"kind":"Name","value":"plate"}},{"kind":"Field","name":{"kind":"Name","value":"insuredName"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedLate"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedFrom"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaletteSupplier_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"smartPhone"}},{"kind":"Field","name":{"kind":"Name","value":"basePhone"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}}]}}]} as unknown as DocumentNode<SearchQuery, SearchQueryVariables>;
export const RecentClaimsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecentClaims"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claims"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"8"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaletteClaim_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaletteClaim_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"otherFile"}},{"kind":"Field","name":{"kind":"Name","value":"plate"}},{"kind":"Field","name":{"kind":"Name","value":"insuredName"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedLate"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedFrom"}}]}}]}}]}}]} as unknown as DocumentNode<RecentClaimsQuery, RecentClaimsQueryVariables>;
export const RecentSuppliersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecentSuppliers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suppliers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"8"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaletteSupplier_supplier"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaletteSupplier_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"smartPhone"}},{"kind":"Field","name":{"kind":"Name","value":"basePhone"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}}]}}]} as unknown as DocumentNode<RecentSuppliersQuery, RecentSuppliersQueryVariables>;
export const PaletteOpenClaimDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaletteOpenClaim"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claim"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimActions_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActionForm_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"assignmentType"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedFrom"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimActions_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActionForm_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}}]}}]}}]} as unknown as DocumentNode<PaletteOpenClaimQuery, PaletteOpenClaimQueryVariables>;
export const FindPlacesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindPlaces"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"near"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"outside"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"places"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"near"},"value":{"kind":"Variable","name":{"kind":"Name","value":"near"}}},{"kind":"Argument","name":{"kind":"Name","value":"outside"},"value":{"kind":"Variable","name":{"kind":"Name","value":"outside"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"places"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"isFromService"}},{"kind":"Field","name":{"kind":"Name","value":"service"}}]}}]}}]} as unknown as DocumentNode<FindPlacesQuery, FindPlacesQueryVariables>;
export const OwnPreferencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"preferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"density"}},{"kind":"Field","name":{"kind":"Name","value":"timeFormat"}},{"kind":"Field","name":{"kind":"Name","value":"soundVolume"}},{"kind":"Field","name":{"kind":"Name","value":"soundMuted"}},{"kind":"Field","name":{"kind":"Name","value":"tourLeft"}}]}}]}}]}}]} as unknown as DocumentNode<OwnPreferencesQuery, OwnPreferencesQueryVariables>;
export const ChangeMyPreferencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeMyPreferences"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeMyPreferencesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeMyPreferences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"preferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"density"}},{"kind":"Field","name":{"kind":"Name","value":"timeFormat"}},{"kind":"Field","name":{"kind":"Name","value":"soundVolume"}},{"kind":"Field","name":{"kind":"Name","value":"soundMuted"}},{"kind":"Field","name":{"kind":"Name","value":"tourLeft"}}]}}]}}]}}]} as unknown as DocumentNode<ChangeMyPreferencesMutation, ChangeMyPreferencesMutationVariables>;
export const ConfirmPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"until"}}]}}]}}]} as unknown as DocumentNode<ConfirmPasswordMutation, ConfirmPasswordMutationVariables>;
export const EndSeeAsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSeeAs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"profileId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSeeAs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"profileId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"profileId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profileId"}}]}}]}}]} as unknown as DocumentNode<EndSeeAsMutation, EndSeeAsMutationVariables>;
export const ClaimActionStatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClaimActionStates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claim"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<ClaimActionStatesQuery, ClaimActionStatesQueryVariables>;
export const ManageDelayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ManageDelay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ManageDelayInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"manageDelay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActionResult_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimChanged_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusAt"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"eta"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"p90"}},{"kind":"Field","name":{"kind":"Name","value":"likelyLateAt"}},{"kind":"Field","name":{"kind":"Name","value":"veryLikelyLateAt"}},{"kind":"Field","name":{"kind":"Name","value":"latenessReason"}},{"kind":"Field","name":{"kind":"Name","value":"progressAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"promisedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}},{"kind":"Field","name":{"kind":"Name","value":"arrivedLate"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"courseDegrees"}},{"kind":"Field","name":{"kind":"Name","value":"speedMetresPerSecond"}},{"kind":"Field","name":{"kind":"Name","value":"accuracyMetres"}}]}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"validatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"contradiction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"serviceState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"workAt"}},{"kind":"Field","name":{"kind":"Name","value":"noSupplierSince"}},{"kind":"Field","name":{"kind":"Name","value":"pendingArrivalSince"}},{"kind":"Field","name":{"kind":"Name","value":"assignmentType"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}},{"kind":"Field","name":{"kind":"Name","value":"centre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"riskType"}},{"kind":"Field","name":{"kind":"Name","value":"riskCode"}},{"kind":"Field","name":{"kind":"Name","value":"riskName"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"otherFile"}},{"kind":"Field","name":{"kind":"Name","value":"supplement"}},{"kind":"Field","name":{"kind":"Name","value":"serviceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"serviceState"}},{"kind":"Field","name":{"kind":"Name","value":"serviceStateName"}},{"kind":"Field","name":{"kind":"Name","value":"insuredName"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"plate"}},{"kind":"Field","name":{"kind":"Name","value":"priorityCode"}},{"kind":"Field","name":{"kind":"Name","value":"priorityName"}},{"kind":"Field","name":{"kind":"Name","value":"faultCode"}},{"kind":"Field","name":{"kind":"Name","value":"faultName"}},{"kind":"Field","name":{"kind":"Name","value":"causeCode"}},{"kind":"Field","name":{"kind":"Name","value":"coverCode"}},{"kind":"Field","name":{"kind":"Name","value":"productCode"}},{"kind":"Field","name":{"kind":"Name","value":"creationMode"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceReference"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"destination"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"limits"}},{"kind":"Field","name":{"kind":"Name","value":"attributes"}},{"kind":"Field","name":{"kind":"Name","value":"milestones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"workManagedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"surveys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"movements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actualMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"destinationEtaMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"routeFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remainingMetres"}},{"kind":"Field","name":{"kind":"Name","value":"originMetres"}},{"kind":"Field","name":{"kind":"Name","value":"destinationMetres"}},{"kind":"Field","name":{"kind":"Name","value":"straightMetres"}},{"kind":"Field","name":{"kind":"Name","value":"additionalMetres"}},{"kind":"Field","name":{"kind":"Name","value":"additionalMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"assignedRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"assignedRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"realRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"realRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"precalculatedRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"precalculatedRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"thresholdMetres"}},{"kind":"Field","name":{"kind":"Name","value":"deviationMetres"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActionForm_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"assignmentType"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedFrom"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimActions_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActionForm_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActionResult_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimChanged_claim"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimActions_claim"}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<ManageDelayMutation, ManageDelayMutationVariables>;
export const UndoManageDelayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoManageDelay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UndoManageDelayInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoManageDelay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActionResult_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimChanged_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusAt"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"eta"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"p90"}},{"kind":"Field","name":{"kind":"Name","value":"likelyLateAt"}},{"kind":"Field","name":{"kind":"Name","value":"veryLikelyLateAt"}},{"kind":"Field","name":{"kind":"Name","value":"latenessReason"}},{"kind":"Field","name":{"kind":"Name","value":"progressAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"promisedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}},{"kind":"Field","name":{"kind":"Name","value":"arrivedLate"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"courseDegrees"}},{"kind":"Field","name":{"kind":"Name","value":"speedMetresPerSecond"}},{"kind":"Field","name":{"kind":"Name","value":"accuracyMetres"}}]}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"validatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"contradiction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"serviceState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"workAt"}},{"kind":"Field","name":{"kind":"Name","value":"noSupplierSince"}},{"kind":"Field","name":{"kind":"Name","value":"pendingArrivalSince"}},{"kind":"Field","name":{"kind":"Name","value":"assignmentType"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}},{"kind":"Field","name":{"kind":"Name","value":"centre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"riskType"}},{"kind":"Field","name":{"kind":"Name","value":"riskCode"}},{"kind":"Field","name":{"kind":"Name","value":"riskName"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"otherFile"}},{"kind":"Field","name":{"kind":"Name","value":"supplement"}},{"kind":"Field","name":{"kind":"Name","value":"serviceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"serviceState"}},{"kind":"Field","name":{"kind":"Name","value":"serviceStateName"}},{"kind":"Field","name":{"kind":"Name","value":"insuredName"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"plate"}},{"kind":"Field","name":{"kind":"Name","value":"priorityCode"}},{"kind":"Field","name":{"kind":"Name","value":"priorityName"}},{"kind":"Field","name":{"kind":"Name","value":"faultCode"}},{"kind":"Field","name":{"kind":"Name","value":"faultName"}},{"kind":"Field","name":{"kind":"Name","value":"causeCode"}},{"kind":"Field","name":{"kind":"Name","value":"coverCode"}},{"kind":"Field","name":{"kind":"Name","value":"productCode"}},{"kind":"Field","name":{"kind":"Name","value":"creationMode"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceReference"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"destination"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"limits"}},{"kind":"Field","name":{"kind":"Name","value":"attributes"}},{"kind":"Field","name":{"kind":"Name","value":"milestones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"workManagedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"surveys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"movements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actualMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"destinationEtaMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"routeFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remainingMetres"}},{"kind":"Field","name":{"kind":"Name","value":"originMetres"}},{"kind":"Field","name":{"kind":"Name","value":"destinationMetres"}},{"kind":"Field","name":{"kind":"Name","value":"straightMetres"}},{"kind":"Field","name":{"kind":"Name","value":"additionalMetres"}},{"kind":"Field","name":{"kind":"Name","value":"additionalMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"assignedRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"assignedRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"realRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"realRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"precalculatedRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"precalculatedRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"thresholdMetres"}},{"kind":"Field","name":{"kind":"Name","value":"deviationMetres"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActionForm_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"assignmentType"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedFrom"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimActions_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActionForm_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActionResult_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimChanged_claim"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimActions_claim"}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<UndoManageDelayMutation, UndoManageDelayMutationVariables>;
export const ConfirmArrivalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmArrival"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmArrivalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmArrival"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActionResult_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimChanged_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusAt"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"eta"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"p90"}},{"kind":"Field","name":{"kind":"Name","value":"likelyLateAt"}},{"kind":"Field","name":{"kind":"Name","value":"veryLikelyLateAt"}},{"kind":"Field","name":{"kind":"Name","value":"latenessReason"}},{"kind":"Field","name":{"kind":"Name","value":"progressAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"promisedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}},{"kind":"Field","name":{"kind":"Name","value":"arrivedLate"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"courseDegrees"}},{"kind":"Field","name":{"kind":"Name","value":"speedMetresPerSecond"}},{"kind":"Field","name":{"kind":"Name","value":"accuracyMetres"}}]}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"validatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"contradiction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"serviceState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"workAt"}},{"kind":"Field","name":{"kind":"Name","value":"noSupplierSince"}},{"kind":"Field","name":{"kind":"Name","value":"pendingArrivalSince"}},{"kind":"Field","name":{"kind":"Name","value":"assignmentType"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}},{"kind":"Field","name":{"kind":"Name","value":"centre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"riskType"}},{"kind":"Field","name":{"kind":"Name","value":"riskCode"}},{"kind":"Field","name":{"kind":"Name","value":"riskName"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"otherFile"}},{"kind":"Field","name":{"kind":"Name","value":"supplement"}},{"kind":"Field","name":{"kind":"Name","value":"serviceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"serviceState"}},{"kind":"Field","name":{"kind":"Name","value":"serviceStateName"}},{"kind":"Field","name":{"kind":"Name","value":"insuredName"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"plate"}},{"kind":"Field","name":{"kind":"Name","value":"priorityCode"}},{"kind":"Field","name":{"kind":"Name","value":"priorityName"}},{"kind":"Field","name":{"kind":"Name","value":"faultCode"}},{"kind":"Field","name":{"kind":"Name","value":"faultName"}},{"kind":"Field","name":{"kind":"Name","value":"causeCode"}},{"kind":"Field","name":{"kind":"Name","value":"coverCode"}},{"kind":"Field","name":{"kind":"Name","value":"productCode"}},{"kind":"Field","name":{"kind":"Name","value":"creationMode"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceReference"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"destination"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"limits"}},{"kind":"Field","name":{"kind":"Name","value":"attributes"}},{"kind":"Field","name":{"kind":"Name","value":"milestones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"workManagedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"surveys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"movements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actualMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"destinationEtaMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"routeFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remainingMetres"}},{"kind":"Field","name":{"kind":"Name","value":"originMetres"}},{"kind":"Field","name":{"kind":"Name","value":"destinationMetres"}},{"kind":"Field","name":{"kind":"Name","value":"straightMetres"}},{"kind":"Field","name":{"kind":"Name","value":"additionalMetres"}},{"kind":"Field","name":{"kind":"Name","value":"additionalMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"assignedRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"assignedRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"realRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"realRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"precalculatedRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"precalculatedRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"thresholdMetres"}},{"kind":"Field","name":{"kind":"Name","value":"deviationMetres"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActionForm_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"assignmentType"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedFrom"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimActions_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActionForm_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActionResult_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimChanged_claim"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimActions_claim"}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<ConfirmArrivalMutation, ConfirmArrivalMutationVariables>;
export const ConfirmCompletionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmCompletion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmCompletionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmCompletion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActionResult_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimChanged_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusAt"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"eta"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"p90"}},{"kind":"Field","name":{"kind":"Name","value":"likelyLateAt"}},{"kind":"Field","name":{"kind":"Name","value":"veryLikelyLateAt"}},{"kind":"Field","name":{"kind":"Name","value":"latenessReason"}},{"kind":"Field","name":{"kind":"Name","value":"progressAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"promisedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}},{"kind":"Field","name":{"kind":"Name","value":"arrivedLate"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"courseDegrees"}},{"kind":"Field","name":{"kind":"Name","value":"speedMetresPerSecond"}},{"kind":"Field","name":{"kind":"Name","value":"accuracyMetres"}}]}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"validatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"contradiction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"serviceState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"workAt"}},{"kind":"Field","name":{"kind":"Name","value":"noSupplierSince"}},{"kind":"Field","name":{"kind":"Name","value":"pendingArrivalSince"}},{"kind":"Field","name":{"kind":"Name","value":"assignmentType"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}},{"kind":"Field","name":{"kind":"Name","value":"centre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"riskType"}},{"kind":"Field","name":{"kind":"Name","value":"riskCode"}},{"kind":"Field","name":{"kind":"Name","value":"riskName"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"otherFile"}},{"kind":"Field","name":{"kind":"Name","value":"supplement"}},{"kind":"Field","name":{"kind":"Name","value":"serviceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"serviceState"}},{"kind":"Field","name":{"kind":"Name","value":"serviceStateName"}},{"kind":"Field","name":{"kind":"Name","value":"insuredName"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"plate"}},{"kind":"Field","name":{"kind":"Name","value":"priorityCode"}},{"kind":"Field","name":{"kind":"Name","value":"priorityName"}},{"kind":"Field","name":{"kind":"Name","value":"faultCode"}},{"kind":"Field","name":{"kind":"Name","value":"faultName"}},{"kind":"Field","name":{"kind":"Name","value":"causeCode"}},{"kind":"Field","name":{"kind":"Name","value":"coverCode"}},{"kind":"Field","name":{"kind":"Name","value":"productCode"}},{"kind":"Field","name":{"kind":"Name","value":"creationMode"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceReference"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"destination"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"limits"}},{"kind":"Field","name":{"kind":"Name","value":"attributes"}},{"kind":"Field","name":{"kind":"Name","value":"milestones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"workManagedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"surveys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"movements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actualMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"destinationEtaMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"routeFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remainingMetres"}},{"kind":"Field","name":{"kind":"Name","value":"originMetres"}},{"kind":"Field","name":{"kind":"Name","value":"destinationMetres"}},{"kind":"Field","name":{"kind":"Name","value":"straightMetres"}},{"kind":"Field","name":{"kind":"Name","value":"additionalMetres"}},{"kind":"Field","name":{"kind":"Name","value":"additionalMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"assignedRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"assignedRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"realRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"realRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"precalculatedRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"precalculatedRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"thresholdMetres"}},{"kind":"Field","name":{"kind":"Name","value":"deviationMetres"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActionForm_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"assignmentType"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedFrom"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimActions_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActionForm_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActionResult_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimChanged_claim"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimActions_claim"}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<ConfirmCompletionMutation, ConfirmCompletionMutationVariables>;
export const CancelServiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelService"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelServiceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelService"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActionResult_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimChanged_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusAt"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"eta"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"p90"}},{"kind":"Field","name":{"kind":"Name","value":"likelyLateAt"}},{"kind":"Field","name":{"kind":"Name","value":"veryLikelyLateAt"}},{"kind":"Field","name":{"kind":"Name","value":"latenessReason"}},{"kind":"Field","name":{"kind":"Name","value":"progressAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"promisedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}},{"kind":"Field","name":{"kind":"Name","value":"arrivedLate"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"courseDegrees"}},{"kind":"Field","name":{"kind":"Name","value":"speedMetresPerSecond"}},{"kind":"Field","name":{"kind":"Name","value":"accuracyMetres"}}]}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"validatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"contradiction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"serviceState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"workAt"}},{"kind":"Field","name":{"kind":"Name","value":"noSupplierSince"}},{"kind":"Field","name":{"kind":"Name","value":"pendingArrivalSince"}},{"kind":"Field","name":{"kind":"Name","value":"assignmentType"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}},{"kind":"Field","name":{"kind":"Name","value":"centre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"riskType"}},{"kind":"Field","name":{"kind":"Name","value":"riskCode"}},{"kind":"Field","name":{"kind":"Name","value":"riskName"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"otherFile"}},{"kind":"Field","name":{"kind":"Name","value":"supplement"}},{"kind":"Field","name":{"kind":"Name","value":"serviceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"serviceState"}},{"kind":"Field","name":{"kind":"Name","value":"serviceStateName"}},{"kind":"Field","name":{"kind":"Name","value":"insuredName"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"plate"}},{"kind":"Field","name":{"kind":"Name","value":"priorityCode"}},{"kind":"Field","name":{"kind":"Name","value":"priorityName"}},{"kind":"Field","name":{"kind":"Name","value":"faultCode"}},{"kind":"Field","name":{"kind":"Name","value":"faultName"}},{"kind":"Field","name":{"kind":"Name","value":"causeCode"}},{"kind":"Field","name":{"kind":"Name","value":"coverCode"}},{"kind":"Field","name":{"kind":"Name","value":"productCode"}},{"kind":"Field","name":{"kind":"Name","value":"creationMode"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceReference"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"destination"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"limits"}},{"kind":"Field","name":{"kind":"Name","value":"attributes"}},{"kind":"Field","name":{"kind":"Name","value":"milestones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"workManagedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"surveys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"movements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actualMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"destinationEtaMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"routeFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remainingMetres"}},{"kind":"Field","name":{"kind":"Name","value":"originMetres"}},{"kind":"Field","name":{"kind":"Name","value":"destinationMetres"}},{"kind":"Field","name":{"kind":"Name","value":"straightMetres"}},{"kind":"Field","name":{"kind":"Name","value":"additionalMetres"}},{"kind":"Field","name":{"kind":"Name","value":"additionalMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"assignedRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"assignedRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"realRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"realRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"precalculatedRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"precalculatedRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"thresholdMetres"}},{"kind":"Field","name":{"kind":"Name","value":"deviationMetres"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActionForm_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"assignmentType"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedFrom"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimActions_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActionForm_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActionResult_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimChanged_claim"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimActions_claim"}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<CancelServiceMutation, CancelServiceMutationVariables>;
export const CancelProviderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelProvider"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelProviderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelProvider"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActionResult_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimChanged_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusAt"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"eta"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"p90"}},{"kind":"Field","name":{"kind":"Name","value":"likelyLateAt"}},{"kind":"Field","name":{"kind":"Name","value":"veryLikelyLateAt"}},{"kind":"Field","name":{"kind":"Name","value":"latenessReason"}},{"kind":"Field","name":{"kind":"Name","value":"progressAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"promisedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}},{"kind":"Field","name":{"kind":"Name","value":"arrivedLate"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"courseDegrees"}},{"kind":"Field","name":{"kind":"Name","value":"speedMetresPerSecond"}},{"kind":"Field","name":{"kind":"Name","value":"accuracyMetres"}}]}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"validatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"contradiction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"serviceState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"workAt"}},{"kind":"Field","name":{"kind":"Name","value":"noSupplierSince"}},{"kind":"Field","name":{"kind":"Name","value":"pendingArrivalSince"}},{"kind":"Field","name":{"kind":"Name","value":"assignmentType"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}},{"kind":"Field","name":{"kind":"Name","value":"centre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"riskType"}},{"kind":"Field","name":{"kind":"Name","value":"riskCode"}},{"kind":"Field","name":{"kind":"Name","value":"riskName"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"otherFile"}},{"kind":"Field","name":{"kind":"Name","value":"supplement"}},{"kind":"Field","name":{"kind":"Name","value":"serviceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"serviceState"}},{"kind":"Field","name":{"kind":"Name","value":"serviceStateName"}},{"kind":"Field","name":{"kind":"Name","value":"insuredName"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"plate"}},{"kind":"Field","name":{"kind":"Name","value":"priorityCode"}},{"kind":"Field","name":{"kind":"Name","value":"priorityName"}},{"kind":"Field","name":{"kind":"Name","value":"faultCode"}},{"kind":"Field","name":{"kind":"Name","value":"faultName"}},{"kind":"Field","name":{"kind":"Name","value":"causeCode"}},{"kind":"Field","name":{"kind":"Name","value":"coverCode"}},{"kind":"Field","name":{"kind":"Name","value":"productCode"}},{"kind":"Field","name":{"kind":"Name","value":"creationMode"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceReference"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"destination"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"limits"}},{"kind":"Field","name":{"kind":"Name","value":"attributes"}},{"kind":"Field","name":{"kind":"Name","value":"milestones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"workManagedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"surveys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"movements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actualMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"destinationEtaMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"routeFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remainingMetres"}},{"kind":"Field","name":{"kind":"Name","value":"originMetres"}},{"kind":"Field","name":{"kind":"Name","value":"destinationMetres"}},{"kind":"Field","name":{"kind":"Name","value":"straightMetres"}},{"kind":"Field","name":{"kind":"Name","value":"additionalMetres"}},{"kind":"Field","name":{"kind":"Name","value":"additionalMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"assignedRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"assignedRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"realRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"realRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"precalculatedRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"precalculatedRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"thresholdMetres"}},{"kind":"Field","name":{"kind":"Name","value":"deviationMetres"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActionForm_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"assignmentType"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedFrom"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimActions_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActionForm_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActionResult_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimChanged_claim"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimActions_claim"}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<CancelProviderMutation, CancelProviderMutationVariables>;
export const ActionReasonsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ActionReasons"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"instanceId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"actionReasons"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"instanceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"instanceId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"}}]}}]}}]} as unknown as DocumentNode<ActionReasonsQuery, ActionReasonsQueryVariables>;
export const ClaimExplanationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClaimExplanation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claim"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusReason"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentence"}},{"kind":"Field","name":{"kind":"Name","value":"statusRule"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"whatToSay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"sentences"}}]}},{"kind":"Field","name":{"kind":"Name","value":"statusHistory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"actorId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reason"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"upcomingProcesses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"process"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"setting"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"processes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"process"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"finding"}},{"kind":"Field","name":{"kind":"Name","value":"fixes"}},{"kind":"Field","name":{"kind":"Name","value":"metres"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"actorId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<ClaimExplanationQuery, ClaimExplanationQueryVariables>;
export const ClaimBulkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClaimBulk"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claims"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActionForm_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActionForm_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"assignmentType"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedFrom"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}}]} as unknown as DocumentNode<ClaimBulkQuery, ClaimBulkQueryVariables>;
export const ManageDelaysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ManageDelays"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ManageDelaysInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"manageDelays"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkAnswer_answer"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkAnswer_answer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkActionAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"claim"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusAt"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedLate"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}}]}}]} as unknown as DocumentNode<ManageDelaysMutation, ManageDelaysMutationVariables>;
export const ConfirmArrivalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmArrivals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmArrivalsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmArrivals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkAnswer_answer"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkAnswer_answer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkActionAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"claim"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusAt"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedLate"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}}]}}]} as unknown as DocumentNode<ConfirmArrivalsMutation, ConfirmArrivalsMutationVariables>;
export const ConfirmCompletionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmCompletions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmCompletionsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmCompletions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkAnswer_answer"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkAnswer_answer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkActionAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"claim"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusAt"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedLate"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}}]}}]} as unknown as DocumentNode<ConfirmCompletionsMutation, ConfirmCompletionsMutationVariables>;
export const ClaimDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClaimDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claim"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimDetail_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContradictionStrip_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"contradiction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"serviceState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimHeader_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"riskType"}},{"kind":"Field","name":{"kind":"Name","value":"priorityCode"}},{"kind":"Field","name":{"kind":"Name","value":"priorityName"}},{"kind":"Field","name":{"kind":"Name","value":"plate"}},{"kind":"Field","name":{"kind":"Name","value":"insuredName"}},{"kind":"Field","name":{"kind":"Name","value":"faultCode"}},{"kind":"Field","name":{"kind":"Name","value":"faultName"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimTimes_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"eta"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"p90"}},{"kind":"Field","name":{"kind":"Name","value":"likelyLateAt"}},{"kind":"Field","name":{"kind":"Name","value":"veryLikelyLateAt"}},{"kind":"Field","name":{"kind":"Name","value":"latenessReason"}},{"kind":"Field","name":{"kind":"Name","value":"progressAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedLate"}},{"kind":"Field","name":{"kind":"Name","value":"routeFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remainingMetres"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedFrom"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MilestoneTrack_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedLate"}},{"kind":"Field","name":{"kind":"Name","value":"milestones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimGeneral_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"destination"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"assignmentType"}},{"kind":"Field","name":{"kind":"Name","value":"statusAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"otherFile"}},{"kind":"Field","name":{"kind":"Name","value":"serviceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"riskType"}},{"kind":"Field","name":{"kind":"Name","value":"priorityCode"}},{"kind":"Field","name":{"kind":"Name","value":"priorityName"}},{"kind":"Field","name":{"kind":"Name","value":"riskName"}},{"kind":"Field","name":{"kind":"Name","value":"riskCode"}},{"kind":"Field","name":{"kind":"Name","value":"causeCode"}},{"kind":"Field","name":{"kind":"Name","value":"faultCode"}},{"kind":"Field","name":{"kind":"Name","value":"coverCode"}},{"kind":"Field","name":{"kind":"Name","value":"productCode"}},{"kind":"Field","name":{"kind":"Name","value":"supplement"}},{"kind":"Field","name":{"kind":"Name","value":"creationMode"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceReference"}},{"kind":"Field","name":{"kind":"Name","value":"serviceState"}},{"kind":"Field","name":{"kind":"Name","value":"serviceStateName"}},{"kind":"Field","name":{"kind":"Name","value":"surveys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"noSupplierSince"}},{"kind":"Field","name":{"kind":"Name","value":"pendingArrivalSince"}},{"kind":"Field","name":{"kind":"Name","value":"promisedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"workAt"}},{"kind":"Field","name":{"kind":"Name","value":"actualMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"destinationEtaMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"routeFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"originMetres"}},{"kind":"Field","name":{"kind":"Name","value":"destinationMetres"}},{"kind":"Field","name":{"kind":"Name","value":"straightMetres"}},{"kind":"Field","name":{"kind":"Name","value":"assignedRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"assignedRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"precalculatedRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"precalculatedRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"realRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"realRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"additionalMetres"}},{"kind":"Field","name":{"kind":"Name","value":"additionalMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"thresholdMetres"}},{"kind":"Field","name":{"kind":"Name","value":"deviationMetres"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"limits"}},{"kind":"Field","name":{"kind":"Name","value":"attributes"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}}]}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"centre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedFrom"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MilestoneTrack_claim"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimMilestones_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"validatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"workManagedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedFrom"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"milestones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"milestonePositions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moment"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"ageSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"metres"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimEconomics_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"movements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActionForm_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"assignmentType"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedFrom"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimActions_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActionForm_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimRow_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimServices_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"otherServices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimRow_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimVisits_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"visits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"actorId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimDetail_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContradictionStrip_claim"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimHeader_claim"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimTimes_claim"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimGeneral_claim"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimMilestones_claim"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimEconomics_claim"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimActions_claim"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimServices_claim"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimVisits_claim"}},{"kind":"Field","name":{"kind":"Name","value":"otherServices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ClaimDetailQuery, ClaimDetailQueryVariables>;
export const ClaimTabDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClaimTab"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claim"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<ClaimTabQuery, ClaimTabQueryVariables>;
export const RegisterVisitDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegisterVisit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registerVisit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"claimId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"requestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimVisits_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimVisits_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"visits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"actorId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<RegisterVisitMutation, RegisterVisitMutationVariables>;
export const ClaimSupplierPositionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClaimSupplierPosition"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedFrom"}}]}}]}}]}}]} as unknown as DocumentNode<ClaimSupplierPositionQuery, ClaimSupplierPositionQueryVariables>;
export const ComplaintPackDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ComplaintPack"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claim"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}}]}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"routes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"precalculated"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"real"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimHeader_claim"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimTimes_claim"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimGeneral_claim"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimMilestones_claim"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MilestoneTrack_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedLate"}},{"kind":"Field","name":{"kind":"Name","value":"milestones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimHeader_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"riskType"}},{"kind":"Field","name":{"kind":"Name","value":"priorityCode"}},{"kind":"Field","name":{"kind":"Name","value":"priorityName"}},{"kind":"Field","name":{"kind":"Name","value":"plate"}},{"kind":"Field","name":{"kind":"Name","value":"insuredName"}},{"kind":"Field","name":{"kind":"Name","value":"faultCode"}},{"kind":"Field","name":{"kind":"Name","value":"faultName"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimTimes_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"eta"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"p90"}},{"kind":"Field","name":{"kind":"Name","value":"likelyLateAt"}},{"kind":"Field","name":{"kind":"Name","value":"veryLikelyLateAt"}},{"kind":"Field","name":{"kind":"Name","value":"latenessReason"}},{"kind":"Field","name":{"kind":"Name","value":"progressAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedLate"}},{"kind":"Field","name":{"kind":"Name","value":"routeFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remainingMetres"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedFrom"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimGeneral_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"destination"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"assignmentType"}},{"kind":"Field","name":{"kind":"Name","value":"statusAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"otherFile"}},{"kind":"Field","name":{"kind":"Name","value":"serviceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"riskType"}},{"kind":"Field","name":{"kind":"Name","value":"priorityCode"}},{"kind":"Field","name":{"kind":"Name","value":"priorityName"}},{"kind":"Field","name":{"kind":"Name","value":"riskName"}},{"kind":"Field","name":{"kind":"Name","value":"riskCode"}},{"kind":"Field","name":{"kind":"Name","value":"causeCode"}},{"kind":"Field","name":{"kind":"Name","value":"faultCode"}},{"kind":"Field","name":{"kind":"Name","value":"coverCode"}},{"kind":"Field","name":{"kind":"Name","value":"productCode"}},{"kind":"Field","name":{"kind":"Name","value":"supplement"}},{"kind":"Field","name":{"kind":"Name","value":"creationMode"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceReference"}},{"kind":"Field","name":{"kind":"Name","value":"serviceState"}},{"kind":"Field","name":{"kind":"Name","value":"serviceStateName"}},{"kind":"Field","name":{"kind":"Name","value":"surveys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"noSupplierSince"}},{"kind":"Field","name":{"kind":"Name","value":"pendingArrivalSince"}},{"kind":"Field","name":{"kind":"Name","value":"promisedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"workAt"}},{"kind":"Field","name":{"kind":"Name","value":"actualMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"destinationEtaMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"routeFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"originMetres"}},{"kind":"Field","name":{"kind":"Name","value":"destinationMetres"}},{"kind":"Field","name":{"kind":"Name","value":"straightMetres"}},{"kind":"Field","name":{"kind":"Name","value":"assignedRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"assignedRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"precalculatedRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"precalculatedRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"realRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"realRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"additionalMetres"}},{"kind":"Field","name":{"kind":"Name","value":"additionalMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"thresholdMetres"}},{"kind":"Field","name":{"kind":"Name","value":"deviationMetres"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"limits"}},{"kind":"Field","name":{"kind":"Name","value":"attributes"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}}]}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"centre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedFrom"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MilestoneTrack_claim"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimMilestones_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"validatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"workManagedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedFrom"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"milestones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"milestonePositions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moment"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"ageSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"metres"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]}}]} as unknown as DocumentNode<ComplaintPackQuery, ComplaintPackQueryVariables>;
export const ClaimSuppliersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClaimSuppliers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"claimId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplierFilter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"service"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"claimId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"claimId"}}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"candidates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"latestMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"metres"}},{"kind":"Field","name":{"kind":"Name","value":"isEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"savedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"router"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"smartPhone"}},{"kind":"Field","name":{"kind":"Name","value":"basePhone"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"excluded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"metres"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ClaimSuppliersQuery, ClaimSuppliersQueryVariables>;
export const RunningAlertsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RunningAlerts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"indicatorAlerts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"instanceName"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"episodeLevel"}},{"kind":"Field","name":{"kind":"Name","value":"lastNotifiedAt"}}]}}]}}]} as unknown as DocumentNode<RunningAlertsQuery, RunningAlertsQueryVariables>;
export const DashboardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Dashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Dashboard_dashboard"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Dashboard_dashboard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dashboard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"busiestInstanceId"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"putAway"}}]}}]} as unknown as DocumentNode<DashboardQuery, DashboardQueryVariables>;
export const SaveDashboardLayoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveDashboardLayout"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveDashboardLayoutInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveDashboardLayout"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Dashboard_dashboard"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Dashboard_dashboard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dashboard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"busiestInstanceId"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"putAway"}}]}}]} as unknown as DocumentNode<SaveDashboardLayoutMutation, SaveDashboardLayoutMutationVariables>;
export const IndicatorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Indicators"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"instanceId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"period"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PeriodInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keys"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IndicatorKey"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"indicators"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"instanceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"instanceId"}}},{"kind":"Argument","name":{"kind":"Name","value":"period"},"value":{"kind":"Variable","name":{"kind":"Name","value":"period"}}},{"kind":"Argument","name":{"kind":"Name","value":"keys"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keys"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Indicators_answer"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Indicators_answer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IndicatorsAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"slotUnit"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"slots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"indicators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"threshold"}},{"kind":"Field","name":{"kind":"Name","value":"thresholdUnit"}},{"kind":"Field","name":{"kind":"Name","value":"warning"}},{"kind":"Field","name":{"kind":"Name","value":"critical"}},{"kind":"Field","name":{"kind":"Name","value":"isWorseBelow"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"period"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"p90"}},{"kind":"Field","name":{"kind":"Name","value":"of"}}]}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"p90"}},{"kind":"Field","name":{"kind":"Name","value":"of"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weekBefore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"p90"}},{"kind":"Field","name":{"kind":"Name","value":"of"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"}},{"kind":"Field","name":{"kind":"Name","value":"p90Values"}},{"kind":"Field","name":{"kind":"Name","value":"valuesBefore"}}]}}]}}]} as unknown as DocumentNode<IndicatorsQuery, IndicatorsQueryVariables>;
export const IndicatorsChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"IndicatorsChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"instanceId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"period"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PeriodInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keys"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IndicatorKey"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"indicatorsChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"instanceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"instanceId"}}},{"kind":"Argument","name":{"kind":"Name","value":"period"},"value":{"kind":"Variable","name":{"kind":"Name","value":"period"}}},{"kind":"Argument","name":{"kind":"Name","value":"keys"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keys"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Indicators_answer"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Indicators_answer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IndicatorsAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"slotUnit"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"slots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"indicators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"threshold"}},{"kind":"Field","name":{"kind":"Name","value":"thresholdUnit"}},{"kind":"Field","name":{"kind":"Name","value":"warning"}},{"kind":"Field","name":{"kind":"Name","value":"critical"}},{"kind":"Field","name":{"kind":"Name","value":"isWorseBelow"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"period"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"p90"}},{"kind":"Field","name":{"kind":"Name","value":"of"}}]}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"p90"}},{"kind":"Field","name":{"kind":"Name","value":"of"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weekBefore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"p90"}},{"kind":"Field","name":{"kind":"Name","value":"of"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"}},{"kind":"Field","name":{"kind":"Name","value":"p90Values"}},{"kind":"Field","name":{"kind":"Name","value":"valuesBefore"}}]}}]}}]} as unknown as DocumentNode<IndicatorsChangedSubscription, IndicatorsChangedSubscriptionVariables>;
export const IndicatorGroupsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IndicatorGroups"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"instanceId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"period"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PeriodInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IndicatorKey"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"by"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FigureGrouping"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"indicatorGroups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"instanceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"instanceId"}}},{"kind":"Argument","name":{"kind":"Name","value":"period"},"value":{"kind":"Variable","name":{"kind":"Name","value":"period"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}},{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"by"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"p90"}},{"kind":"Field","name":{"kind":"Name","value":"of"}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}}]}}]} as unknown as DocumentNode<IndicatorGroupsQuery, IndicatorGroupsQueryVariables>;
export const ArrivalProofDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ArrivalProof"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"instanceId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"arrivalProof"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"instanceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"instanceId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accuracy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"predictions"}},{"kind":"Field","name":{"kind":"Name","value":"coverage50"}},{"kind":"Field","name":{"kind":"Name","value":"coverage90"}},{"kind":"Field","name":{"kind":"Name","value":"errorSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"routerErrorSeconds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"calibration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chance"}},{"kind":"Field","name":{"kind":"Name","value":"lateShare"}},{"kind":"Field","name":{"kind":"Name","value":"predictions"}}]}}]}}]}}]} as unknown as DocumentNode<ArrivalProofQuery, ArrivalProofQueryVariables>;
export const ArrivalFitsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ArrivalFits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"instanceId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"arrivalFits"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"instanceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"instanceId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"router"}},{"kind":"Field","name":{"kind":"Name","value":"fittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"trips"}},{"kind":"Field","name":{"kind":"Name","value":"isUsed"}},{"kind":"Field","name":{"kind":"Name","value":"errorSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"usedErrorSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"routerErrorSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"coverage90"}}]}}]}}]} as unknown as DocumentNode<ArrivalFitsQuery, ArrivalFitsQueryVariables>;
export const SettingChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SettingChanges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"instanceId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kpiSettingsHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"instanceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"instanceId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveAt"}}]}}]}}]} as unknown as DocumentNode<SettingChangesQuery, SettingChangesQueryVariables>;
export const WallClaimsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WallClaims"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClaimFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claims"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"URGENCY"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimLines_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimLines_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"riskType"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"insuredName"}},{"kind":"Field","name":{"kind":"Name","value":"plate"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedFrom"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"priorityCode"}},{"kind":"Field","name":{"kind":"Name","value":"priorityName"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"eta"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"p90"}},{"kind":"Field","name":{"kind":"Name","value":"likelyLateAt"}},{"kind":"Field","name":{"kind":"Name","value":"veryLikelyLateAt"}},{"kind":"Field","name":{"kind":"Name","value":"latenessReason"}},{"kind":"Field","name":{"kind":"Name","value":"progressAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedLate"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]} as unknown as DocumentNode<WallClaimsQuery, WallClaimsQueryVariables>;
export const WallCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WallCounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MapFilterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kpis"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claims"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<WallCountsQuery, WallCountsQueryVariables>;
export const ClaimContactListsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClaimContactLists"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"claimId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactListMatches"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"claimId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"claimId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"centreId"}},{"kind":"Field","name":{"kind":"Name","value":"riskType"}},{"kind":"Field","name":{"kind":"Name","value":"riskCode"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"supplement"}},{"kind":"Field","name":{"kind":"Name","value":"matches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"listId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"asked"}}]}}]}}]}}]} as unknown as DocumentNode<ClaimContactListsQuery, ClaimContactListsQueryVariables>;
export const HolidaysOfInstanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HolidaysOfInstance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"instanceId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DayRange"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"holidays"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"instanceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"instanceId"}}},{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<HolidaysOfInstanceQuery, HolidaysOfInstanceQueryVariables>;
export const ExportProgressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExportProgress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"export"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportState_export"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportState_export"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Export"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]} as unknown as DocumentNode<ExportProgressQuery, ExportProgressQueryVariables>;
export const ExportClaimsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportClaims"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportClaimsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportClaims"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportState_export"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportState_export"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Export"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]} as unknown as DocumentNode<ExportClaimsMutation, ExportClaimsMutationVariables>;
export const ExportMobileSuppliersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportMobileSuppliers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportMobileSuppliersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportMobileSuppliers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportState_export"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportState_export"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Export"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]} as unknown as DocumentNode<ExportMobileSuppliersMutation, ExportMobileSuppliersMutationVariables>;
export const ExportBasesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportBases"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportBasesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportBases"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportState_export"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportState_export"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Export"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]} as unknown as DocumentNode<ExportBasesMutation, ExportBasesMutationVariables>;
export const ExportCollaboratorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportCollaborators"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportCollaboratorsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportCollaborators"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportState_export"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportState_export"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Export"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]} as unknown as DocumentNode<ExportCollaboratorsMutation, ExportCollaboratorsMutationVariables>;
export const ExportAuditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportAudit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportAuditInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportAudit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportState_export"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportState_export"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Export"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]} as unknown as DocumentNode<ExportAuditMutation, ExportAuditMutationVariables>;
export const ExportApiErrorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportApiErrors"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportApiErrorsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportApiErrors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportState_export"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportState_export"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Export"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]} as unknown as DocumentNode<ExportApiErrorsMutation, ExportApiErrorsMutationVariables>;
export const ExportSupplierFilterCallsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportSupplierFilterCalls"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportSupplierFilterCallsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportSupplierFilterCalls"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportState_export"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportState_export"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Export"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]} as unknown as DocumentNode<ExportSupplierFilterCallsMutation, ExportSupplierFilterCallsMutationVariables>;
export const CancelExportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelExportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportState_export"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportState_export"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Export"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]} as unknown as DocumentNode<CancelExportMutation, CancelExportMutationVariables>;
export const FilterEffectsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FilterEffects"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MapFilterInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"layers"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MapLayer"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filterEffects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"layers"},"value":{"kind":"Variable","name":{"kind":"Name","value":"layers"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filterPart"}},{"kind":"Field","name":{"kind":"Name","value":"hides"}}]}}]}}]} as unknown as DocumentNode<FilterEffectsQuery, FilterEffectsQueryVariables>;
export const FilterNamesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FilterNames"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MapFilterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filterNames"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filterPart"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}}]}}]}}]} as unknown as DocumentNode<FilterNamesQuery, FilterNamesQueryVariables>;
export const FilterOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FilterOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"part"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FilterOptionPart"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MapFilterInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filterOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"part"},"value":{"kind":"Variable","name":{"kind":"Name","value":"part"}}},{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}}]}}]}}]} as unknown as DocumentNode<FilterOptionsQuery, FilterOptionsQueryVariables>;
export const HomeCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeCount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClaimFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claims"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<HomeCountQuery, HomeCountQueryVariables>;
export const HomeClaimsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeClaims"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClaimFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClaimSort"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claims"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"40"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimLines_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimLines_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"riskType"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"insuredName"}},{"kind":"Field","name":{"kind":"Name","value":"plate"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedFrom"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"priorityCode"}},{"kind":"Field","name":{"kind":"Name","value":"priorityName"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"eta"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"p90"}},{"kind":"Field","name":{"kind":"Name","value":"likelyLateAt"}},{"kind":"Field","name":{"kind":"Name","value":"veryLikelyLateAt"}},{"kind":"Field","name":{"kind":"Name","value":"latenessReason"}},{"kind":"Field","name":{"kind":"Name","value":"progressAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedLate"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]} as unknown as DocumentNode<HomeClaimsQuery, HomeClaimsQueryVariables>;
export const HomeSearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claim"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimLines_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimLines_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"riskType"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"insuredName"}},{"kind":"Field","name":{"kind":"Name","value":"plate"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedFrom"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"priorityCode"}},{"kind":"Field","name":{"kind":"Name","value":"priorityName"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"eta"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"p90"}},{"kind":"Field","name":{"kind":"Name","value":"likelyLateAt"}},{"kind":"Field","name":{"kind":"Name","value":"veryLikelyLateAt"}},{"kind":"Field","name":{"kind":"Name","value":"latenessReason"}},{"kind":"Field","name":{"kind":"Name","value":"progressAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedLate"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]} as unknown as DocumentNode<HomeSearchQuery, HomeSearchQueryVariables>;
export const SupplierHomeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SupplierHome"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claims"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"60"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"open"},"value":{"kind":"BooleanValue","value":true}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"URGENCY"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobCard_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActionForm_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"assignmentType"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedFrom"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimActions_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActionForm_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobCard_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimActions_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedLate"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"riskType"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"faultCode"}},{"kind":"Field","name":{"kind":"Name","value":"faultName"}},{"kind":"Field","name":{"kind":"Name","value":"plate"}},{"kind":"Field","name":{"kind":"Name","value":"insuredName"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"destination"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}}]}}]}}]} as unknown as DocumentNode<SupplierHomeQuery, SupplierHomeQueryVariables>;
export const ClaimChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ClaimChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimChanged_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimChanged_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusAt"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"eta"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"p90"}},{"kind":"Field","name":{"kind":"Name","value":"likelyLateAt"}},{"kind":"Field","name":{"kind":"Name","value":"veryLikelyLateAt"}},{"kind":"Field","name":{"kind":"Name","value":"latenessReason"}},{"kind":"Field","name":{"kind":"Name","value":"progressAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"promisedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}},{"kind":"Field","name":{"kind":"Name","value":"arrivedLate"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"courseDegrees"}},{"kind":"Field","name":{"kind":"Name","value":"speedMetresPerSecond"}},{"kind":"Field","name":{"kind":"Name","value":"accuracyMetres"}}]}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"validatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"contradiction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"serviceState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"workAt"}},{"kind":"Field","name":{"kind":"Name","value":"noSupplierSince"}},{"kind":"Field","name":{"kind":"Name","value":"pendingArrivalSince"}},{"kind":"Field","name":{"kind":"Name","value":"assignmentType"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}},{"kind":"Field","name":{"kind":"Name","value":"centre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"riskType"}},{"kind":"Field","name":{"kind":"Name","value":"riskCode"}},{"kind":"Field","name":{"kind":"Name","value":"riskName"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"otherFile"}},{"kind":"Field","name":{"kind":"Name","value":"supplement"}},{"kind":"Field","name":{"kind":"Name","value":"serviceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"serviceState"}},{"kind":"Field","name":{"kind":"Name","value":"serviceStateName"}},{"kind":"Field","name":{"kind":"Name","value":"insuredName"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"plate"}},{"kind":"Field","name":{"kind":"Name","value":"priorityCode"}},{"kind":"Field","name":{"kind":"Name","value":"priorityName"}},{"kind":"Field","name":{"kind":"Name","value":"faultCode"}},{"kind":"Field","name":{"kind":"Name","value":"faultName"}},{"kind":"Field","name":{"kind":"Name","value":"causeCode"}},{"kind":"Field","name":{"kind":"Name","value":"coverCode"}},{"kind":"Field","name":{"kind":"Name","value":"productCode"}},{"kind":"Field","name":{"kind":"Name","value":"creationMode"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceReference"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"destination"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"limits"}},{"kind":"Field","name":{"kind":"Name","value":"attributes"}},{"kind":"Field","name":{"kind":"Name","value":"milestones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"workManagedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"surveys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"movements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actualMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"destinationEtaMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"routeFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remainingMetres"}},{"kind":"Field","name":{"kind":"Name","value":"originMetres"}},{"kind":"Field","name":{"kind":"Name","value":"destinationMetres"}},{"kind":"Field","name":{"kind":"Name","value":"straightMetres"}},{"kind":"Field","name":{"kind":"Name","value":"additionalMetres"}},{"kind":"Field","name":{"kind":"Name","value":"additionalMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"assignedRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"assignedRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"realRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"realRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"precalculatedRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"precalculatedRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"thresholdMetres"}},{"kind":"Field","name":{"kind":"Name","value":"deviationMetres"}}]}}]}}]} as unknown as DocumentNode<ClaimChangedSubscription, ClaimChangedSubscriptionVariables>;
export const HeartbeatDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"Heartbeat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heartbeat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"followedAt"}}]}}]}}]} as unknown as DocumentNode<HeartbeatSubscription, HeartbeatSubscriptionVariables>;
export const MapFramesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"MapFrames"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"view"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MapViewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mapFrames"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"view"},"value":{"kind":"Variable","name":{"kind":"Name","value":"view"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"IntValue","value":"2"}}]}]}}]}}]} as unknown as DocumentNode<MapFramesSubscription, MapFramesSubscriptionVariables>;
export const MapFrameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MapFrame"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"view"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MapViewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mapFrame"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"view"},"value":{"kind":"Variable","name":{"kind":"Name","value":"view"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"IntValue","value":"2"}}]}]}}]}}]} as unknown as DocumentNode<MapFrameQuery, MapFrameQueryVariables>;
export const ClaimPresenceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ClaimPresence"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimPresence"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"viewers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}}]}}]} as unknown as DocumentNode<ClaimPresenceSubscription, ClaimPresenceSubscriptionVariables>;
export const LookAtClaimDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"LookAtClaim"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"claimId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"action"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ClaimActionName"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lookAtClaim"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"claimId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"claimId"}}},{"kind":"Argument","name":{"kind":"Name","value":"action"},"value":{"kind":"Variable","name":{"kind":"Name","value":"action"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimId"}}]}}]}}]} as unknown as DocumentNode<LookAtClaimSubscription, LookAtClaimSubscriptionVariables>;
export const MapClaimPlaceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MapClaimPlace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claim"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}}]}}]}}]}}]} as unknown as DocumentNode<MapClaimPlaceQuery, MapClaimPlaceQueryVariables>;
export const MapSupplierPlaceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MapSupplierPlace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedFrom"}}]}}]}}]}}]} as unknown as DocumentNode<MapSupplierPlaceQuery, MapSupplierPlaceQueryVariables>;
export const MapConfigurationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MapConfigurations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mapConfigurations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Favourite_configuration"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Favourite_configuration"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MapConfiguration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"tab"}},{"kind":"Field","name":{"kind":"Name","value":"foldedPanels"}},{"kind":"Field","name":{"kind":"Name","value":"traffic"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"sharedInstance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sharedProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<MapConfigurationsQuery, MapConfigurationsQueryVariables>;
export const MapConfigurationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MapConfiguration"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mapConfiguration"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Favourite_configuration"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Favourite_configuration"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MapConfiguration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"tab"}},{"kind":"Field","name":{"kind":"Name","value":"foldedPanels"}},{"kind":"Field","name":{"kind":"Name","value":"traffic"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"sharedInstance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sharedProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<MapConfigurationQuery, MapConfigurationQueryVariables>;
export const MapConfigurationAudiencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MapConfigurationAudiences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mapConfigurationAudiences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}}]}}]}}]}}]} as unknown as DocumentNode<MapConfigurationAudiencesQuery, MapConfigurationAudiencesQueryVariables>;
export const SaveMapConfigurationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveMapConfiguration"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveMapConfigurationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveMapConfiguration"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Favourite_configuration"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Favourite_configuration"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MapConfiguration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"tab"}},{"kind":"Field","name":{"kind":"Name","value":"foldedPanels"}},{"kind":"Field","name":{"kind":"Name","value":"traffic"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"sharedInstance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sharedProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<SaveMapConfigurationMutation, SaveMapConfigurationMutationVariables>;
export const DeleteMapConfigurationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteMapConfiguration"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteMapConfiguration"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"requestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteMapConfigurationMutation, DeleteMapConfigurationMutationVariables>;
export const MakeDefaultMapConfigurationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MakeDefaultMapConfiguration"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"makeDefaultMapConfiguration"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Favourite_configuration"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Favourite_configuration"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MapConfiguration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"tab"}},{"kind":"Field","name":{"kind":"Name","value":"foldedPanels"}},{"kind":"Field","name":{"kind":"Name","value":"traffic"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"sharedInstance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sharedProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<MakeDefaultMapConfigurationMutation, MakeDefaultMapConfigurationMutationVariables>;
export const ShareMapConfigurationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ShareMapConfiguration"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ShareMapConfigurationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareMapConfiguration"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Favourite_configuration"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Favourite_configuration"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MapConfiguration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"tab"}},{"kind":"Field","name":{"kind":"Name","value":"foldedPanels"}},{"kind":"Field","name":{"kind":"Name","value":"traffic"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"sharedInstance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sharedProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ShareMapConfigurationMutation, ShareMapConfigurationMutationVariables>;
export const UnshareMapConfigurationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnshareMapConfiguration"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unshareMapConfiguration"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"requestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Favourite_configuration"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Favourite_configuration"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MapConfiguration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"tab"}},{"kind":"Field","name":{"kind":"Name","value":"foldedPanels"}},{"kind":"Field","name":{"kind":"Name","value":"traffic"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"sharedInstance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sharedProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<UnshareMapConfigurationMutation, UnshareMapConfigurationMutationVariables>;
export const HoveredClaimDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HoveredClaim"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claim"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"riskType"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"insuredName"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"faultCode"}},{"kind":"Field","name":{"kind":"Name","value":"faultName"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"eta"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"p90"}},{"kind":"Field","name":{"kind":"Name","value":"likelyLateAt"}},{"kind":"Field","name":{"kind":"Name","value":"veryLikelyLateAt"}},{"kind":"Field","name":{"kind":"Name","value":"latenessReason"}},{"kind":"Field","name":{"kind":"Name","value":"progressAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedLate"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedFrom"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"routeFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remainingMetres"}}]}},{"kind":"Field","name":{"kind":"Name","value":"statusReason"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}}]}}]}}]} as unknown as DocumentNode<HoveredClaimQuery, HoveredClaimQueryVariables>;
export const ClaimTotalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClaimTotal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kpis"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claims"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<ClaimTotalQuery, ClaimTotalQueryVariables>;
export const MapClaimListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MapClaimList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ClaimFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claims"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"URGENCY"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimLines_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimLines_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"riskType"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"insuredName"}},{"kind":"Field","name":{"kind":"Name","value":"plate"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedFrom"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"priorityCode"}},{"kind":"Field","name":{"kind":"Name","value":"priorityName"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"eta"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"p90"}},{"kind":"Field","name":{"kind":"Name","value":"likelyLateAt"}},{"kind":"Field","name":{"kind":"Name","value":"veryLikelyLateAt"}},{"kind":"Field","name":{"kind":"Name","value":"latenessReason"}},{"kind":"Field","name":{"kind":"Name","value":"progressAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedLate"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]} as unknown as DocumentNode<MapClaimListQuery, MapClaimListQueryVariables>;
export const MapMobileListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MapMobileList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mobileSuppliers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"NAME"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiList_suppliers"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierRow_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiList_suppliers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierRow_supplier"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]} as unknown as DocumentNode<MapMobileListQuery, MapMobileListQueryVariables>;
export const MapSupplierListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MapSupplierList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suppliers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"NAME"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiList_suppliers"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierRow_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiList_suppliers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierRow_supplier"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]} as unknown as DocumentNode<MapSupplierListQuery, MapSupplierListQueryVariables>;
export const WorklistDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Worklist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MapFilterInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"worklist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Worklist_list"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Worklist_list"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Worklist"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"limitAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"coming"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<WorklistQuery, WorklistQueryVariables>;
export const WorklistRowsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WorklistRows"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claims"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimLines_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WorklistPlace_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimLines_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"riskType"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"insuredName"}},{"kind":"Field","name":{"kind":"Name","value":"plate"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedFrom"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"priorityCode"}},{"kind":"Field","name":{"kind":"Name","value":"priorityName"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"eta"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"p90"}},{"kind":"Field","name":{"kind":"Name","value":"likelyLateAt"}},{"kind":"Field","name":{"kind":"Name","value":"veryLikelyLateAt"}},{"kind":"Field","name":{"kind":"Name","value":"latenessReason"}},{"kind":"Field","name":{"kind":"Name","value":"progressAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedLate"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WorklistPlace_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}}]}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}}]}}]} as unknown as DocumentNode<WorklistRowsQuery, WorklistRowsQueryVariables>;
export const WorklistChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"WorklistChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MapFilterInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"worklistChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Worklist_list"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Worklist_list"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Worklist"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"limitAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"coming"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<WorklistChangedSubscription, WorklistChangedSubscriptionVariables>;
export const ClaimRouteLinesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClaimRouteLines"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claim"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"routes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"router"}},{"kind":"Field","name":{"kind":"Name","value":"assignedDone"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignedPending"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"real"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ClaimRouteLinesQuery, ClaimRouteLinesQueryVariables>;
export const PinnedClaimDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PinnedClaim"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claim"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"riskType"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<PinnedClaimQuery, PinnedClaimQueryVariables>;
export const PinnedSupplierDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PinnedSupplier"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"courseDegrees"}}]}}]}}]}}]} as unknown as DocumentNode<PinnedSupplierQuery, PinnedSupplierQueryVariables>;
export const PinnedClaimMatchesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PinnedClaimMatches"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClaimFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claims"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<PinnedClaimMatchesQuery, PinnedClaimMatchesQueryVariables>;
export const PinnedSupplierMatchesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PinnedSupplierMatches"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suppliers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<PinnedSupplierMatchesQuery, PinnedSupplierMatchesQueryVariables>;
export const ArrivalCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ArrivalCount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClaimFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claims"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<ArrivalCountQuery, ArrivalCountQueryVariables>;
export const ClaimRegisterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClaimRegister"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ClaimFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClaimSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClaimOrderInput"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claims"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimRegister_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimRegister_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"statusAt"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"otherFile"}},{"kind":"Field","name":{"kind":"Name","value":"serviceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"supplement"}},{"kind":"Field","name":{"kind":"Name","value":"creationMode"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceReference"}},{"kind":"Field","name":{"kind":"Name","value":"insuredName"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"plate"}},{"kind":"Field","name":{"kind":"Name","value":"centre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"riskType"}},{"kind":"Field","name":{"kind":"Name","value":"riskCode"}},{"kind":"Field","name":{"kind":"Name","value":"riskName"}},{"kind":"Field","name":{"kind":"Name","value":"faultCode"}},{"kind":"Field","name":{"kind":"Name","value":"faultName"}},{"kind":"Field","name":{"kind":"Name","value":"causeCode"}},{"kind":"Field","name":{"kind":"Name","value":"coverCode"}},{"kind":"Field","name":{"kind":"Name","value":"productCode"}},{"kind":"Field","name":{"kind":"Name","value":"priorityCode"}},{"kind":"Field","name":{"kind":"Name","value":"priorityName"}},{"kind":"Field","name":{"kind":"Name","value":"serviceState"}},{"kind":"Field","name":{"kind":"Name","value":"serviceStateName"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"limits"}},{"kind":"Field","name":{"kind":"Name","value":"attributes"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"destination"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedFrom"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"assignmentType"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"validatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"noSupplierSince"}},{"kind":"Field","name":{"kind":"Name","value":"pendingArrivalSince"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"promisedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"latestArrivalAt"}},{"kind":"Field","name":{"kind":"Name","value":"lateChance"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedLate"}},{"kind":"Field","name":{"kind":"Name","value":"workAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"workManagedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"actualMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"destinationEtaMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"routeFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"originMetres"}},{"kind":"Field","name":{"kind":"Name","value":"destinationMetres"}},{"kind":"Field","name":{"kind":"Name","value":"remainingMetres"}},{"kind":"Field","name":{"kind":"Name","value":"straightMetres"}},{"kind":"Field","name":{"kind":"Name","value":"assignedRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"assignedRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"precalculatedRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"precalculatedRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"realRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"realRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"additionalMetres"}},{"kind":"Field","name":{"kind":"Name","value":"additionalMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"thresholdMetres"}},{"kind":"Field","name":{"kind":"Name","value":"deviationMetres"}}]}}]}}]} as unknown as DocumentNode<ClaimRegisterQuery, ClaimRegisterQueryVariables>;
export const ClaimSearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClaimSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claim"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<ClaimSearchQuery, ClaimSearchQueryVariables>;
export const MobileSuppliersRegisterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MobileSuppliersRegister"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierOrderInput"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mobileSuppliers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierRegister_supplier"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierRegister_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"networkState"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"supplierType"}},{"kind":"Field","name":{"kind":"Name","value":"supplierState"}},{"kind":"Field","name":{"kind":"Name","value":"feedState"}},{"kind":"Field","name":{"kind":"Name","value":"connected"}},{"kind":"Field","name":{"kind":"Name","value":"baseId"}},{"kind":"Field","name":{"kind":"Name","value":"baseName"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedFrom"}}]}},{"kind":"Field","name":{"kind":"Name","value":"feedPositionAt"}},{"kind":"Field","name":{"kind":"Name","value":"feedOutdated"}},{"kind":"Field","name":{"kind":"Name","value":"lastPositionAddress"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"smartPhone"}},{"kind":"Field","name":{"kind":"Name","value":"basePhone"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"schedule"}},{"kind":"Field","name":{"kind":"Name","value":"exceedThreshold"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"surveyCount"}},{"kind":"Field","name":{"kind":"Name","value":"allocationCount"}},{"kind":"Field","name":{"kind":"Name","value":"oldestActualMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"networks"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"attributes"}}]}}]} as unknown as DocumentNode<MobileSuppliersRegisterQuery, MobileSuppliersRegisterQueryVariables>;
export const BasesRegisterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BasesRegister"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierOrderInput"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bases"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierRegister_supplier"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierRegister_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"networkState"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"supplierType"}},{"kind":"Field","name":{"kind":"Name","value":"supplierState"}},{"kind":"Field","name":{"kind":"Name","value":"feedState"}},{"kind":"Field","name":{"kind":"Name","value":"connected"}},{"kind":"Field","name":{"kind":"Name","value":"baseId"}},{"kind":"Field","name":{"kind":"Name","value":"baseName"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedFrom"}}]}},{"kind":"Field","name":{"kind":"Name","value":"feedPositionAt"}},{"kind":"Field","name":{"kind":"Name","value":"feedOutdated"}},{"kind":"Field","name":{"kind":"Name","value":"lastPositionAddress"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"smartPhone"}},{"kind":"Field","name":{"kind":"Name","value":"basePhone"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"schedule"}},{"kind":"Field","name":{"kind":"Name","value":"exceedThreshold"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"surveyCount"}},{"kind":"Field","name":{"kind":"Name","value":"allocationCount"}},{"kind":"Field","name":{"kind":"Name","value":"oldestActualMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"networks"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"attributes"}}]}}]} as unknown as DocumentNode<BasesRegisterQuery, BasesRegisterQueryVariables>;
export const CollaboratorsRegisterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CollaboratorsRegister"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierOrderInput"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"collaborators"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierRegister_supplier"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierRegister_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"networkState"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"supplierType"}},{"kind":"Field","name":{"kind":"Name","value":"supplierState"}},{"kind":"Field","name":{"kind":"Name","value":"feedState"}},{"kind":"Field","name":{"kind":"Name","value":"connected"}},{"kind":"Field","name":{"kind":"Name","value":"baseId"}},{"kind":"Field","name":{"kind":"Name","value":"baseName"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedFrom"}}]}},{"kind":"Field","name":{"kind":"Name","value":"feedPositionAt"}},{"kind":"Field","name":{"kind":"Name","value":"feedOutdated"}},{"kind":"Field","name":{"kind":"Name","value":"lastPositionAddress"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"smartPhone"}},{"kind":"Field","name":{"kind":"Name","value":"basePhone"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"schedule"}},{"kind":"Field","name":{"kind":"Name","value":"exceedThreshold"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"surveyCount"}},{"kind":"Field","name":{"kind":"Name","value":"allocationCount"}},{"kind":"Field","name":{"kind":"Name","value":"oldestActualMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"networks"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"attributes"}}]}}]} as unknown as DocumentNode<CollaboratorsRegisterQuery, CollaboratorsRegisterQueryVariables>;
export const ReportProgressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReportProgress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"report"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportState_report"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportState_report"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Report"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]} as unknown as DocumentNode<ReportProgressQuery, ReportProgressQueryVariables>;
export const CreateReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateReportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportState_report"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportState_report"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Report"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]} as unknown as DocumentNode<CreateReportMutation, CreateReportMutationVariables>;
export const SubscriptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Subscriptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportSubscriptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Subscription_subscription"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"reportSendings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"indicatorAlerts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Alert_alert"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"dashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Subscription_subscription"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportSubscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"instanceName"}},{"kind":"Field","name":{"kind":"Name","value":"formats"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"hour"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"nextDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Alert_alert"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IndicatorAlert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceName"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"episodeLevel"}},{"kind":"Field","name":{"kind":"Name","value":"lastNotifiedAt"}}]}}]} as unknown as DocumentNode<SubscriptionsQuery, SubscriptionsQueryVariables>;
export const SaveSubscriptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveSubscription"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveReportSubscriptionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveReportSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Subscription_subscription"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Subscription_subscription"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportSubscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"instanceName"}},{"kind":"Field","name":{"kind":"Name","value":"formats"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"hour"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"nextDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<SaveSubscriptionMutation, SaveSubscriptionMutationVariables>;
export const DeleteSubscriptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSubscription"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteReportSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"requestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteSubscriptionMutation, DeleteSubscriptionMutationVariables>;
export const SaveAlertDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveAlert"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveIndicatorAlertInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveIndicatorAlert"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Alert_alert"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Alert_alert"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IndicatorAlert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceName"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"episodeLevel"}},{"kind":"Field","name":{"kind":"Name","value":"lastNotifiedAt"}}]}}]} as unknown as DocumentNode<SaveAlertMutation, SaveAlertMutationVariables>;
export const DeleteAlertDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAlert"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteIndicatorAlert"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"requestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteAlertMutation, DeleteAlertMutationVariables>;
export const LogoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"}}]}}]} as unknown as DocumentNode<LogoutMutation, LogoutMutationVariables>;
export const ExchangeHandoffDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExchangeHandoff"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exchangeHandoff"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Session_loginInfo"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Session_loginInfo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoginInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jwt"}},{"kind":"Field","name":{"kind":"Name","value":"use2fa"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"challenge"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}},{"kind":"Field","name":{"kind":"Name","value":"functionalities"}},{"kind":"Field","name":{"kind":"Name","value":"managesEverybody"}},{"kind":"Field","name":{"kind":"Name","value":"sendsMail"}},{"kind":"Field","name":{"kind":"Name","value":"seeAs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profileId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userTables"}},{"kind":"Field","name":{"kind":"Name","value":"visibleColumns"}},{"kind":"Field","name":{"kind":"Name","value":"centers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultCenter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hereApiKey"}},{"kind":"Field","name":{"kind":"Name","value":"basemap"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"urls"}},{"kind":"Field","name":{"kind":"Name","value":"darkUrls"}},{"kind":"Field","name":{"kind":"Name","value":"attribution"}},{"kind":"Field","name":{"kind":"Name","value":"maxZoom"}},{"kind":"Field","name":{"kind":"Name","value":"tileSize"}}]}},{"kind":"Field","name":{"kind":"Name","value":"traffic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"urls"}},{"kind":"Field","name":{"kind":"Name","value":"darkUrls"}},{"kind":"Field","name":{"kind":"Name","value":"attribution"}},{"kind":"Field","name":{"kind":"Name","value":"maxZoom"}},{"kind":"Field","name":{"kind":"Name","value":"tileSize"}}]}},{"kind":"Field","name":{"kind":"Name","value":"live"}}]}}]} as unknown as DocumentNode<ExchangeHandoffMutation, ExchangeHandoffMutationVariables>;
export const SignInOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignInOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"directory"}}]}}]}}]} as unknown as DocumentNode<SignInOptionsQuery, SignInOptionsQueryVariables>;
export const RequestPasswordResetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"account"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"account"},"value":{"kind":"Variable","name":{"kind":"Name","value":"account"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accepted"}}]}}]}}]} as unknown as DocumentNode<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const ConfirmSecondFactorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmSecondFactorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Session_loginInfo"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Session_loginInfo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoginInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jwt"}},{"kind":"Field","name":{"kind":"Name","value":"use2fa"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"challenge"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}},{"kind":"Field","name":{"kind":"Name","value":"functionalities"}},{"kind":"Field","name":{"kind":"Name","value":"managesEverybody"}},{"kind":"Field","name":{"kind":"Name","value":"sendsMail"}},{"kind":"Field","name":{"kind":"Name","value":"seeAs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profileId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userTables"}},{"kind":"Field","name":{"kind":"Name","value":"visibleColumns"}},{"kind":"Field","name":{"kind":"Name","value":"centers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultCenter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hereApiKey"}},{"kind":"Field","name":{"kind":"Name","value":"basemap"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"urls"}},{"kind":"Field","name":{"kind":"Name","value":"darkUrls"}},{"kind":"Field","name":{"kind":"Name","value":"attribution"}},{"kind":"Field","name":{"kind":"Name","value":"maxZoom"}},{"kind":"Field","name":{"kind":"Name","value":"tileSize"}}]}},{"kind":"Field","name":{"kind":"Name","value":"traffic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"urls"}},{"kind":"Field","name":{"kind":"Name","value":"darkUrls"}},{"kind":"Field","name":{"kind":"Name","value":"attribution"}},{"kind":"Field","name":{"kind":"Name","value":"maxZoom"}},{"kind":"Field","name":{"kind":"Name","value":"tileSize"}}]}},{"kind":"Field","name":{"kind":"Name","value":"live"}}]}}]} as unknown as DocumentNode<ConfirmSecondFactorMutation, ConfirmSecondFactorMutationVariables>;
export const SetUpSecondFactorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetUpSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"challenge"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setUpSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"challenge"},"value":{"kind":"Variable","name":{"kind":"Name","value":"challenge"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"qr"}}]}}]}}]} as unknown as DocumentNode<SetUpSecondFactorMutation, SetUpSecondFactorMutationVariables>;
export const ChoosePasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChoosePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChoosePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choosePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Session_loginInfo"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Session_loginInfo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoginInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jwt"}},{"kind":"Field","name":{"kind":"Name","value":"use2fa"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"challenge"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}},{"kind":"Field","name":{"kind":"Name","value":"functionalities"}},{"kind":"Field","name":{"kind":"Name","value":"managesEverybody"}},{"kind":"Field","name":{"kind":"Name","value":"sendsMail"}},{"kind":"Field","name":{"kind":"Name","value":"seeAs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profileId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userTables"}},{"kind":"Field","name":{"kind":"Name","value":"visibleColumns"}},{"kind":"Field","name":{"kind":"Name","value":"centers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultCenter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hereApiKey"}},{"kind":"Field","name":{"kind":"Name","value":"basemap"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"urls"}},{"kind":"Field","name":{"kind":"Name","value":"darkUrls"}},{"kind":"Field","name":{"kind":"Name","value":"attribution"}},{"kind":"Field","name":{"kind":"Name","value":"maxZoom"}},{"kind":"Field","name":{"kind":"Name","value":"tileSize"}}]}},{"kind":"Field","name":{"kind":"Name","value":"traffic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"urls"}},{"kind":"Field","name":{"kind":"Name","value":"darkUrls"}},{"kind":"Field","name":{"kind":"Name","value":"attribution"}},{"kind":"Field","name":{"kind":"Name","value":"maxZoom"}},{"kind":"Field","name":{"kind":"Name","value":"tileSize"}}]}},{"kind":"Field","name":{"kind":"Name","value":"live"}}]}}]} as unknown as DocumentNode<ChoosePasswordMutation, ChoosePasswordMutationVariables>;
export const SupplierAllocationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SupplierAllocations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claims"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"40"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"supplierIds"},"value":{"kind":"ListValue","values":[{"kind":"Variable","name":{"kind":"Name","value":"id"}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"open"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimRow_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}}]}},{"kind":"Field","name":{"kind":"Name","value":"insuredName"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedLate"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedFrom"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"routeFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remainingMetres"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimRow_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<SupplierAllocationsQuery, SupplierAllocationsQueryVariables>;
export const SupplierDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SupplierDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierDetail_supplier"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierHeader_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"networkState"}},{"kind":"Field","name":{"kind":"Name","value":"connected"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierPosition_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"lastPositionAddress"}},{"kind":"Field","name":{"kind":"Name","value":"feedOutdated"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"speedMetresPerSecond"}},{"kind":"Field","name":{"kind":"Name","value":"accuracyMetres"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierGeneral_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"baseId"}},{"kind":"Field","name":{"kind":"Name","value":"baseName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"basePhone"}},{"kind":"Field","name":{"kind":"Name","value":"smartPhone"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"surveyCount"}},{"kind":"Field","name":{"kind":"Name","value":"supplierType"}},{"kind":"Field","name":{"kind":"Name","value":"supplierState"}},{"kind":"Field","name":{"kind":"Name","value":"allocationCount"}},{"kind":"Field","name":{"kind":"Name","value":"oldestActualMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"feedPositionAt"}},{"kind":"Field","name":{"kind":"Name","value":"feedState"}},{"kind":"Field","name":{"kind":"Name","value":"attributes"}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierFleet_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fleet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plate"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierTimetable_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bands"}},{"kind":"Field","name":{"kind":"Name","value":"schedule"}},{"kind":"Field","name":{"kind":"Name","value":"bandThresholds"}},{"kind":"Field","name":{"kind":"Name","value":"exceedThreshold"}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierNetworks_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"networks"}},{"kind":"Field","name":{"kind":"Name","value":"services"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierDetail_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierHeader_supplier"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierPosition_supplier"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierGeneral_supplier"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierFleet_supplier"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierTimetable_supplier"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierNetworks_supplier"}}]}}]} as unknown as DocumentNode<SupplierDetailQuery, SupplierDetailQueryVariables>;
export const SupplierTabDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SupplierTab"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}}]}}]} as unknown as DocumentNode<SupplierTabQuery, SupplierTabQueryVariables>;
export const ListLayoutsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListLayouts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"listLayouts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}},{"kind":"Field","name":{"kind":"Name","value":"density"}}]}}]}}]}}]} as unknown as DocumentNode<ListLayoutsQuery, ListLayoutsQueryVariables>;
export const SaveListLayoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveListLayout"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveListLayoutInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveListLayout"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"listLayouts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}},{"kind":"Field","name":{"kind":"Name","value":"density"}}]}}]}}]}}]} as unknown as DocumentNode<SaveListLayoutMutation, SaveListLayoutMutationVariables>;