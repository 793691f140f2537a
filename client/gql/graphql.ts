/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Alarms that somebody has seen. */
export type AcknowledgeAlarmsInput = {
  /** Alarms: up to 200. All of them are changed, or none. */
  ids: Array<string | number>;
};

/** Whose doings; what is absent or null does not filter. */
export type ActorFilter = {
  /** The user or the API key of this id. */
  id?: string | number | null | undefined;
  /** Somebody of this kind. */
  kind?: ActorKind | null | undefined;
  /** Whoever has exactly this name: it may be several. */
  name?: string | null | undefined;
};

/** What kind of somebody did something. */
export type ActorKind =
  /** A program, by an API key. */
  | 'KEY'
  /** Somebody who is none of ours: the assistance system, or whoever tries to sign in. */
  | 'OUTSIDE'
  /** The product by itself. */
  | 'SYSTEM'
  /** A user. */
  | 'USER';

/** Why somebody is needed. */
export type AlarmCause =
  /** The claim's arrival is critical (`plc`). */
  | 'ARRIVAL_CRITICAL'
  /** A call to another system, about the claim or a mail to a user, had no answer until it was given up. */
  | 'CALL_GIVEN_UP'
  /** A source that usually sends claims has sent none for too long. */
  | 'CLAIM_FEED_SILENT'
  /** The work at the claim is not finished in time (`pfd`). */
  | 'COMPLETION_LATE'
  /** A source that usually sends positions has sent none for too long. */
  | 'POSITION_FEED_SILENT'
  /** The claim has been without supplier for too long (`spd`). */
  | 'UNASSIGNED_LATE';

/** What people have made of an alarm. */
export type AlarmState =
  /** `by` has seen it. */
  | 'ACKNOWLEDGED'
  /** Somebody asked the colleague `to` to take it, and says why in `note`. */
  | 'PASSED'
  /** Nothing yet: it rings. */
  | 'RAISED'
  /** `by` left it until `until`, for the reason in `note`; then it is raised again. */
  | 'SNOOZED'
  /** `by` deals with it. */
  | 'TAKEN';

/** From which level on an indicator is alerted of. */
export type AlertLevel =
  /** Critical alone. */
  | 'CRITICAL'
  /** Warning and critical. */
  | 'WARNING';

/** Which failed calls; what is absent or null does not filter. */
export type ApiErrorFilter = {
  /** Calls about this claim. */
  claimId?: string | number | null | undefined;
  /** Calls that failed with this code. */
  code?: string | null | undefined;
  /** Noted at this instant or later. */
  from?: string | null | undefined;
  /** Calls to this system. */
  integration?: Integration | null | undefined;
  /** Calls that asked for this. */
  operation?: IntegrationOperation | null | undefined;
  /** Noted before this instant. */
  to?: string | null | undefined;
};

/** How the supplier is notified. */
export type AssignmentType =
  /** The resource or the web reports by itself. */
  | 'DIGITAL'
  /** Somebody phones or writes. */
  | 'MANUAL';

/** Which rows of the audit; what is absent or null does not filter. */
export type AuditFilter = {
  /** The code of what was done, or its beginning: `claim.` is all that is done to claims. */
  action?: string | null | undefined;
  /** Done by such a one. */
  actor?: ActorFilter | null | undefined;
  /** Which one. */
  entityId?: string | number | null | undefined;
  /** Done at this instant or later. */
  from?: string | null | undefined;
  /** What kind of thing it was done to. */
  model?: string | null | undefined;
  /** True: only what people did, users and whoever tried to sign in. Imports, programs and the product's own work are left out. */
  peopleOnly?: boolean | null | undefined;
  /** Part of the actor's name, the action, the entity's id or the request's, in any case; at most 100 characters are looked at. */
  text?: string | null | undefined;
  /** Done before this instant. */
  to?: string | null | undefined;
};

/** What a layer of the basemap is. */
export type BasemapKind =
  /** A street pack: one .pmtiles file of vector tiles in the OpenMapTiles schema, drawn within its own bounds. */
  | 'PACK'
  /** Pictures: addresses of tiles, with {z}, {x} and {y} for the tile. */
  | 'RASTER'
  /** A MapLibre style that draws the whole map in place of the world; then it is the only layer. */
  | 'STYLE';

/** A rectangle of the earth, degrees WGS 84. West greater than east crosses the antimeridian. */
export type BoundsInput = {
  /** -180 to 180. */
  east: number;
  /** -90 to 90. */
  north: number;
  /** -90 to 90. */
  south: number;
  /** -180 to 180. */
  west: number;
};

/** Where a call to another system stands. */
export type CallState =
  /** Taken back before it had an answer: it was not needed any more. */
  | 'CANCELLED'
  /** Given up without an answer, also by an administrator. */
  | 'DEAD'
  /** Made and taken. */
  | 'DONE'
  /** Refused by the other system. */
  | 'REJECTED'
  /** About what was there when the database was restored: it may have been made since the backup. An administrator says whether it is made. */
  | 'REVIEW'
  /** To be made, or made again after a pause. */
  | 'WAITING';

/** The end of an export. */
export type CancelExportInput = {
  /** Export.id of one of the viewer's own. */
  id: string | number;
};

/** A supplier that is taken off a claim. */
export type CancelProviderInput = {
  /** Claim. */
  claimId: string | number;
  /** Why. 3 to 500 characters. */
  reason: string;
  /** Chosen by the caller, 8 to 100 characters: however often a request is repeated, it changes one thing. The same id with another input is refused: REQUEST_REUSED. */
  requestId: string;
};

/** A service that is called off. */
export type CancelServiceInput = {
  /** Claim. */
  claimId: string | number;
  /** Why. 3 to 500 characters. */
  reason: string;
  /** Chosen by the caller, 8 to 100 characters: however often a request is repeated, it changes one thing. The same id with another input is refused: REQUEST_REUSED. */
  requestId: string;
};

/** A processing centre. */
export type CentreKeyInput = {
  /** Centre. */
  id: string | number;
  /** AMA instance it belongs to. */
  instanceId: string | number;
};

/** A generic profile as it is to be. */
export type ChangeGenericProfileInput = {
  /** Functionality.id of all that are to be assigned. */
  functionalities: Array<string | number>;
  /** Which one. */
  profileType: ProfileType;
  /** Whether its users sign in with a second factor. */
  requiresTwoFactor: boolean;
  /** GenericProfile.updatedAt as it was read: CHANGED_MEANWHILE when it is another one by now. */
  updatedAt?: string | null | undefined;
};

/** A change of KPI settings to be made. */
export type ChangeKpiSettingsInput = {
  /** From when; null: now. Never in the past. */
  effectiveAt?: string | null | undefined;
  /** AMA instance; null: the default for all, and the settings of the installation. */
  instanceId?: string | number | null | undefined;
  /** Chosen by the sender, 8 to 100 characters: the same request changes one thing, however often it comes. */
  requestId: string;
  /** What is changed, each setting once. */
  values: Array<KpiSettingInput>;
};

/** Another e-mail for a local administrator. */
export type ChangeLocalAdminEmailInput = {
  /** The new e-mail. */
  email: string;
  /** User.id of the local administrator; one may change one's own. */
  id: string | number;
  /** Password of the user who asks; of no account for one of the directory. */
  password: string;
  /** The same again. */
  repeated: string;
};

/** What changes of the user's own preferences; what is absent stays as it is, null is as if never chosen. */
export type ChangeMyPreferencesInput = {
  /** Height of the rows of lists. */
  density?: Density | null | undefined;
  /** Whether alarms are silent. */
  soundMuted?: boolean | null | undefined;
  /** How loud alarms are, 0 to 100 per cent. */
  soundVolume?: number | null | undefined;
  /** Colours. */
  theme?: ThemeChoice | null | undefined;
  /** Times of day. */
  timeFormat?: TimeFormat | null | undefined;
  /** Whether the tour of the map is left for good. */
  tourLeft?: boolean | null | undefined;
};

/** Another password for the user who asks. */
export type ChangePasswordInput = {
  /** The password until now. */
  current: string;
  /** 8 to 32 characters with a digit, a lower-case, an upper-case and a special character. */
  password: string;
  /** The same again. */
  repeated: string;
};

/** A user as it is to be. What is not here (user, owner, internal, passwords) nobody changes. */
export type ChangeUserInput = {
  /** Sees every AMA instance, also those to come; then `instanceIds` is empty. */
  allInstances: boolean;
  /** Default centre, of one of its AMA instances. */
  defaultCentre?: CentreKeyInput | null | undefined;
  /** E-mail; needed but for users of the directory. A local administrator's is changed by `changeLocalAdminEmail`. */
  email?: string | null | undefined;
  /** User.id. */
  id: string | number;
  /** The AMA instances it sees. */
  instanceIds: Array<string | number>;
  /** en, es, ca, it, fr, el, pt, tr or bz. */
  language: string;
  /** A new password is to be chosen at the next sign-in; false for users of the directory. */
  mustChangePassword: boolean;
  /** Name: letters of any of the nine languages, digits and spaces; at most 100 characters. */
  name: string;
  /** Generic profile; a local administrator needs the functionality admin.localAdmins. */
  profileType: ProfileType;
  /** Specific profile; its parent is the generic profile. null: none. */
  specificProfileId?: string | number | null | undefined;
  /** User.updatedAt as it was read: CHANGED_MEANWHILE when it is another one by now. */
  updatedAt: string;
};

/** The new password, on the way in. */
export type ChoosePasswordInput = {
  /** `LoginInfo.challenge`. */
  challenge: string;
  /** 8 to 32 characters with a digit, a lower-case, an upper-case and a special character. */
  password: string;
  /** The same again. */
  repeated: string;
};

/** What a person can do to a claim; the mutation of that name does it. */
export type ClaimActionName =
  /** Take the supplier off; the claim waits for another. */
  | 'CANCEL_PROVIDER'
  /** Call the service off. */
  | 'CANCEL_SERVICE'
  /** Record the arrival. */
  | 'CONFIRM_ARRIVAL'
  /** Record that the work is done. */
  | 'CONFIRM_COMPLETION'
  /** Move the end of the arrival, also while somebody is still looked for, or of the completion. */
  | 'MANAGE_DELAY';

/** State of an action. */
export type ClaimActionState =
  /** Done, and the assistance system has been notified or is being notified. */
  | 'DONE'
  /** Done; the assistance system is notified at `undoUntil`, unless it is undone before. */
  | 'HELD'
  /** The outside has not answered yet; nothing is changed until it has. */
  | 'PENDING'
  /** Nothing was changed; `code` says why. */
  | 'REJECTED'
  /** Undone before the assistance system was notified. */
  | 'UNDONE';

/** Columns by which a list of Claim entities can be narrowed. */
export type ClaimColumn =
  /** `Claim.acceptedAt`. */
  | 'ACCEPTED_AT'
  /** `Claim.actualMinutes`. */
  | 'ACTUAL_MINUTES'
  /** `Claim.additionalMetres`. */
  | 'ADDITIONAL_METRES'
  /** `Claim.additionalMinutes`. */
  | 'ADDITIONAL_MINUTES'
  /** `Claim.arrivedAt`. */
  | 'ARRIVED_AT'
  /** `Claim.arrivedLate`. */
  | 'ARRIVED_LATE'
  /** `Claim.assignedAt`. */
  | 'ASSIGNED_AT'
  /** `Claim.assignedRouteMetres`. */
  | 'ASSIGNED_ROUTE_METRES'
  /** `Claim.assignedRouteMinutes`. */
  | 'ASSIGNED_ROUTE_MINUTES'
  /** `Claim.assignmentType`. */
  | 'ASSIGNMENT_TYPE'
  /** `Claim.attributes`. */
  | 'ATTRIBUTES'
  /** `Claim.cancelledAt`. */
  | 'CANCELLED_AT'
  /** `Claim.causeCode`. */
  | 'CAUSE_CODE'
  /** `Claim.centre`. */
  | 'CENTRE'
  /** `Claim.client`. */
  | 'CLIENT'
  /** `Claim.contract`. */
  | 'CONTRACT'
  /** `Claim.coverCode`. */
  | 'COVER_CODE'
  /** `Claim.creationMode`. */
  | 'CREATION_MODE'
  /** `Claim.destination`. */
  | 'DESTINATION'
  /** `Claim.destinationEtaMinutes`. */
  | 'DESTINATION_ETA_MINUTES'
  /** `Claim.destinationMetres`. */
  | 'DESTINATION_METRES'
  /** `Claim.deviationMetres`. */
  | 'DEVIATION_METRES'
  /** `Claim.faultCode`. */
  | 'FAULT_CODE'
  /** `Claim.faultName`. */
  | 'FAULT_NAME'
  /** `Claim.file`. */
  | 'FILE'
  /** `Claim.finishedAt`. */
  | 'FINISHED_AT'
  /** `Claim.id`. */
  | 'ID'
  /** `Claim.instance`. */
  | 'INSTANCE'
  /** `Claim.insuredName`. */
  | 'INSURED_NAME'
  /** `Claim.insuredPhone`. */
  | 'INSURED_PHONE'
  /** `Claim.invoiceReference`. */
  | 'INVOICE_REFERENCE'
  /** `Claim.kind`. */
  | 'KIND'
  /** `Claim.limits`. */
  | 'LIMITS'
  /** `Claim.managedUntil`. */
  | 'MANAGED_UNTIL'
  /** `Claim.measuredFrom`. */
  | 'MEASURED_FROM'
  /** `Claim.notes`. */
  | 'NOTES'
  /** `Claim.noSupplierSince`. */
  | 'NO_SUPPLIER_SINCE'
  /** `Claim.occurredAt`. */
  | 'OCCURRED_AT'
  /** `Claim.origin`. */
  | 'ORIGIN'
  /** `Claim.originMetres`. */
  | 'ORIGIN_METRES'
  /** `Claim.otherFile`. */
  | 'OTHER_FILE'
  /** `Claim.pendingArrivalSince`. */
  | 'PENDING_ARRIVAL_SINCE'
  /** `Claim.plannedEnd`. */
  | 'PLANNED_END'
  /** `Claim.plannedStart`. */
  | 'PLANNED_START'
  /** `Claim.plate`. */
  | 'PLATE'
  /** `Claim.precalculatedRouteMetres`. */
  | 'PRECALCULATED_ROUTE_METRES'
  /** `Claim.precalculatedRouteMinutes`. */
  | 'PRECALCULATED_ROUTE_MINUTES'
  /** `Claim.predictedAt`. */
  | 'PREDICTED_AT'
  /** `Claim.priorityCode`. */
  | 'PRIORITY_CODE'
  /** `Claim.priorityName`. */
  | 'PRIORITY_NAME'
  /** `Claim.productCode`. */
  | 'PRODUCT_CODE'
  /** `Claim.promisedAt`. */
  | 'PROMISED_AT'
  /** `Claim.promisedMinutes`. */
  | 'PROMISED_MINUTES'
  /** `Claim.proposed`. */
  | 'PROPOSED'
  /** `Claim.realRouteMetres`. */
  | 'REAL_ROUTE_METRES'
  /** `Claim.realRouteMinutes`. */
  | 'REAL_ROUTE_MINUTES'
  /** `Claim.remainingMetres`. */
  | 'REMAINING_METRES'
  /** `Claim.riskCode`. */
  | 'RISK_CODE'
  /** `Claim.riskName`. */
  | 'RISK_NAME'
  /** `Claim.riskType`. */
  | 'RISK_TYPE'
  /** `Claim.scheduled`. */
  | 'SCHEDULED'
  /** `Claim.service`. */
  | 'SERVICE'
  /** `Claim.serviceNumber`. */
  | 'SERVICE_NUMBER'
  /** `Claim.serviceState`. */
  | 'SERVICE_STATE'
  /** `Claim.serviceStateName`. */
  | 'SERVICE_STATE_NAME'
  /** `Claim.status`. */
  | 'STATUS'
  /** `Claim.statusAt`. */
  | 'STATUS_AT'
  /** `Claim.statusLabel`. */
  | 'STATUS_LABEL'
  /** `Claim.straightMetres`. */
  | 'STRAIGHT_METRES'
  /** `Claim.supplement`. */
  | 'SUPPLEMENT'
  /** `Claim.supplier`. */
  | 'SUPPLIER'
  /** `Claim.thresholdMetres`. */
  | 'THRESHOLD_METRES'
  /** `Claim.validatedAt`. */
  | 'VALIDATED_AT'
  /** `Claim.workAt`. */
  | 'WORK_AT'
  /** `Claim.workManagedUntil`. */
  | 'WORK_MANAGED_UNTIL';

/** What is demanded of one column: one part that fits what it holds, or both ends of a range. Another part is refused with BAD_USER_INPUT. */
export type ClaimColumnInput = {
  /** Of numbers: at least this. */
  atLeast?: number | null | undefined;
  /** Of numbers: at most this. */
  atMost?: number | null | undefined;
  /** Of instants: before this one. */
  before?: string | null | undefined;
  /** Of texts, of what has a name, of codes and of attributes: contains this text, whatever the case and the accents. A name is the source's. */
  contains?: string | null | undefined;
  /** Of every column: true: nothing is known; false: something is. */
  empty?: boolean | null | undefined;
  /** Which column. One that the viewer's profile hides is refused with FIELD_UNKNOWN. */
  field: ClaimColumn;
  /** Of instants: at or after this one. */
  from?: string | null | undefined;
  /** Of yes and no: this. What is not known is neither. */
  is?: boolean | null | undefined;
  /** Of an enum: one of these values. */
  oneOf?: Array<string> | null | undefined;
};

/** Which claims; what is absent or null does not restrict, what is given must all hold. */
export type ClaimFilter = {
  /** Claims assigned so long ago. */
  assignedMinutes?: MinutesRangeInput | null | undefined;
  /** Claims assigned in one of these ways. */
  assignmentTypes?: Array<AssignmentType> | null | undefined;
  /** Claims with this text in one of their variable attributes, in its name or its value, whatever the case. Source: attributes. */
  attributeText?: string | null | undefined;
  /** Within this rectangle. */
  bounds?: BoundsInput | null | undefined;
  /** Claims of one of these processing centres. */
  centreIds?: Array<string | number> | null | undefined;
  /** Claims of one of these clients. */
  clientIds?: Array<string | number> | null | undefined;
  /** What single columns hold, of 10 at most; all of it must hold. */
  columns?: Array<ClaimColumnInput> | null | undefined;
  /** Claims whose insured was first reached at or after this second: milestone PHONE, else fhvalida. */
  contactFrom?: string | null | undefined;
  /** Claims whose insured was first reached before this second. */
  contactTo?: string | null | undefined;
  /** Claims of one of these contracts. */
  contractIds?: Array<string | number> | null | undefined;
  /** Claims of this file. Source: nuexpediente. */
  file?: string | null | undefined;
  /** One of these claims. */
  ids?: Array<string | number> | null | undefined;
  /** The claims behind a figure of the dashboard. */
  indicator?: IndicatorFilterInput | null | undefined;
  /** One of these AMA instances; on a map of all features. */
  instanceIds?: Array<string | number> | null | undefined;
  /** Claims of one of these kinds of service. */
  kinds?: Array<ServiceKind> | null | undefined;
  /** Claims assigned to the mobile resource of this person or device; on a map that resource, too. Source: mobile. */
  mobileUser?: string | null | undefined;
  /** Occurred at or after this instant. */
  occurredFrom?: string | null | undefined;
  /** Occurred before this instant. */
  occurredTo?: string | null | undefined;
  /** True: not finished; false: finished or cancelled. */
  open?: boolean | null | undefined;
  /** Claims of this other people's file. Source: nuexpajeno. */
  otherFile?: string | null | undefined;
  /** Claims planned to begin at or after this second. */
  plannedFrom?: string | null | undefined;
  /** Claims planned to begin before this second. */
  plannedTo?: string | null | undefined;
  /** Claims of one of these priorities. Source: cdprioridad. */
  priorityCodes?: Array<string> | null | undefined;
  /** True: claims without a priority; beside `priorityCodes` these too. */
  priorityUnknown?: boolean | null | undefined;
  /** Claims scheduled or not; those that do not say are neither. */
  scheduled?: boolean | null | undefined;
  /** True: claims that do not say whether they are scheduled; beside `scheduled` these too. */
  scheduledUnknown?: boolean | null | undefined;
  /** Claims of one of these services. Source: cdservicio. */
  serviceIds?: Array<string | number> | null | undefined;
  /** Claims of one of these statuses (the KPI filter); on a map it narrows what is shown, not the counts by status and by layer. */
  statuses?: Array<ClaimStatus> | null | undefined;
  /** Claims assigned to one of these suppliers; on a map these suppliers, too. */
  supplierIds?: Array<string | number> | null | undefined;
  /** Open claims that have waited so long for a supplier and have none. */
  unassignedMinutes?: MinutesRangeInput | null | undefined;
  /** True: only what has no position, false: only what has one. On a map, true leaves the filters by status out, and only counts and lists have any of it. */
  withoutPosition?: boolean | null | undefined;
};

/** Fields by which a list of Claim entities can be ordered. */
export type ClaimOrderField =
  /** By `Claim.acceptedAt`. */
  | 'ACCEPTED_AT'
  /** By `Claim.actualMinutes`. */
  | 'ACTUAL_MINUTES'
  /** By `Claim.additionalMetres`. */
  | 'ADDITIONAL_METRES'
  /** By `Claim.additionalMinutes`. */
  | 'ADDITIONAL_MINUTES'
  /** By `Claim.arrivedAt`. */
  | 'ARRIVED_AT'
  /** By `Claim.arrivedLate`. */
  | 'ARRIVED_LATE'
  /** By `Claim.assignedAt`. */
  | 'ASSIGNED_AT'
  /** By `Claim.assignedRouteMetres`. */
  | 'ASSIGNED_ROUTE_METRES'
  /** By `Claim.assignedRouteMinutes`. */
  | 'ASSIGNED_ROUTE_MINUTES'
  /** By `Claim.assignmentType`. */
  | 'ASSIGNMENT_TYPE'
  /** By `Claim.cancelledAt`. */
  | 'CANCELLED_AT'
  /** By `Claim.causeCode`. */
  | 'CAUSE_CODE'
  /** By `Claim.centre`. */
  | 'CENTRE'
  /** By `Claim.client`. */
  | 'CLIENT'
  /** By `Claim.contract`. */
  | 'CONTRACT'
  /** By `Claim.coverCode`. */
  | 'COVER_CODE'
  /** By `Claim.creationMode`. */
  | 'CREATION_MODE'
  /** By `Claim.destination`. */
  | 'DESTINATION'
  /** By `Claim.destinationEtaMinutes`. */
  | 'DESTINATION_ETA_MINUTES'
  /** By `Claim.destinationMetres`. */
  | 'DESTINATION_METRES'
  /** By `Claim.deviationMetres`. */
  | 'DEVIATION_METRES'
  /** By `Claim.faultCode`. */
  | 'FAULT_CODE'
  /** By `Claim.faultName`. */
  | 'FAULT_NAME'
  /** By `Claim.file`. */
  | 'FILE'
  /** By `Claim.finishedAt`. */
  | 'FINISHED_AT'
  /** By `Claim.id`. */
  | 'ID'
  /** By `Claim.instance`. */
  | 'INSTANCE'
  /** By `Claim.instanceId`. */
  | 'INSTANCE_ID'
  /** By `Claim.insuredName`. */
  | 'INSURED_NAME'
  /** By `Claim.insuredPhone`. */
  | 'INSURED_PHONE'
  /** By `Claim.invoiceReference`. */
  | 'INVOICE_REFERENCE'
  /** By `Claim.kind`. */
  | 'KIND'
  /** By `Claim.managedUntil`. */
  | 'MANAGED_UNTIL'
  /** By `Claim.measuredFrom`. */
  | 'MEASURED_FROM'
  /** By `Claim.noSupplierSince`. */
  | 'NO_SUPPLIER_SINCE'
  /** By `Claim.occurredAt`. */
  | 'OCCURRED_AT'
  /** By `Claim.origin`. */
  | 'ORIGIN'
  /** By `Claim.originMetres`. */
  | 'ORIGIN_METRES'
  /** By `Claim.otherFile`. */
  | 'OTHER_FILE'
  /** By `Claim.pendingArrivalSince`. */
  | 'PENDING_ARRIVAL_SINCE'
  /** By `Claim.plannedEnd`. */
  | 'PLANNED_END'
  /** By `Claim.plannedStart`. */
  | 'PLANNED_START'
  /** By `Claim.plate`. */
  | 'PLATE'
  /** By `Claim.precalculatedRouteMetres`. */
  | 'PRECALCULATED_ROUTE_METRES'
  /** By `Claim.precalculatedRouteMinutes`. */
  | 'PRECALCULATED_ROUTE_MINUTES'
  /** By `Claim.predictedAt`. */
  | 'PREDICTED_AT'
  /** By `Claim.priorityCode`. */
  | 'PRIORITY_CODE'
  /** By `Claim.priorityName`. */
  | 'PRIORITY_NAME'
  /** By `Claim.productCode`. */
  | 'PRODUCT_CODE'
  /** By `Claim.promisedAt`. */
  | 'PROMISED_AT'
  /** By `Claim.promisedMinutes`. */
  | 'PROMISED_MINUTES'
  /** By `Claim.proposed`. */
  | 'PROPOSED'
  /** By `Claim.realRouteMetres`. */
  | 'REAL_ROUTE_METRES'
  /** By `Claim.realRouteMinutes`. */
  | 'REAL_ROUTE_MINUTES'
  /** By `Claim.remainingMetres`. */
  | 'REMAINING_METRES'
  /** By `Claim.riskCode`. */
  | 'RISK_CODE'
  /** By `Claim.riskName`. */
  | 'RISK_NAME'
  /** By `Claim.riskType`. */
  | 'RISK_TYPE'
  /** By `Claim.scheduled`. */
  | 'SCHEDULED'
  /** By `Claim.service`. */
  | 'SERVICE'
  /** By `Claim.serviceNumber`. */
  | 'SERVICE_NUMBER'
  /** By `Claim.serviceState`. */
  | 'SERVICE_STATE'
  /** By `Claim.serviceStateName`. */
  | 'SERVICE_STATE_NAME'
  /** By `Claim.status`. */
  | 'STATUS'
  /** By `Claim.statusAt`. */
  | 'STATUS_AT'
  /** By `Claim.statusLabel`. */
  | 'STATUS_LABEL'
  /** By `Claim.straightMetres`. */
  | 'STRAIGHT_METRES'
  /** By `Claim.supplement`. */
  | 'SUPPLEMENT'
  /** By `Claim.supplier`. */
  | 'SUPPLIER'
  /** By `Claim.thresholdMetres`. */
  | 'THRESHOLD_METRES'
  /** By `Claim.updatedAt`. */
  | 'UPDATED_AT'
  /** By `Claim.validatedAt`. */
  | 'VALIDATED_AT'
  /** By `Claim.workAt`. */
  | 'WORK_AT'
  /** By `Claim.workManagedUntil`. */
  | 'WORK_MANAGED_UNTIL';

/** One key of an order, of 3 at most; the id breaks ties. Texts are compared by their beginning, what has a name by its name, statuses by their urgency. */
export type ClaimOrderInput = {
  /** Which way. */
  direction?: OrderDirection;
  /** Which field. One that the viewer's profile hides is refused with FIELD_UNKNOWN. */
  field: ClaimOrderField;
};

/** Order of a list of claims; the id breaks ties. */
export type ClaimSort =
  /** By id. */
  | 'ID'
  /** Latest occurrence first. */
  | 'NEWEST'
  /** Earliest occurrence first. */
  | 'OLDEST'
  /** Most urgent status first, within it the one measured longest. */
  | 'URGENCY';

/** Status of a claim, most urgent first in the lists. */
export type ClaimStatus =
  /** Short code f. */
  | 'FINISHED'
  /** Short code man. */
  | 'MANAGED'
  /** Short code pf. */
  | 'NO_FINISHED'
  /** Short code pfit. */
  | 'NO_FINISH_ARRIVAL_INTIME'
  /** Short code pfd. */
  | 'NO_FINISH_DELAYED'
  /** Short code pfman. */
  | 'NO_FINISH_MANAGED'
  /** Short code sp. */
  | 'NO_SUPPLIER'
  /** Short code spd. */
  | 'NO_SUPPLIER_DELAYED'
  /** Short code pl. */
  | 'PENDING_ARRIVAL'
  /** Short code pla. */
  | 'PENDING_ARRIVAL_ADVANCED'
  /** Short code plc. */
  | 'PENDING_ARRIVAL_CRITICAL'
  /** Short code pld. */
  | 'PENDING_ARRIVAL_DELAYED'
  /** Short code plit. */
  | 'PENDING_ARRIVAL_INTIME'
  /** Short code ppa. */
  | 'PROG_PENDING_ACTION';

/** An arrival that is confirmed. */
export type ConfirmArrivalInput = {
  /** When it happened; now when absent. Never in the future. */
  at?: string | null | undefined;
  /** Claim. */
  claimId: string | number;
  /** Free text, at most 500 characters. */
  note?: string | null | undefined;
  /** Chosen by the caller, 8 to 100 characters: however often a request is repeated, it changes one thing. The same id with another input is refused: REQUEST_REUSED. */
  requestId: string;
};

/** Arrivals that are confirmed. */
export type ConfirmArrivalsInput = {
  /** When it happened; now when absent. Never in the future. */
  at?: string | null | undefined;
  /** Claims: up to 100. One that is named twice is meant once. */
  claimIds: Array<string | number>;
  /** Free text, at most 500 characters. */
  note?: string | null | undefined;
  /** Chosen by the caller, 8 to 100 characters: however often a request is repeated, it changes one thing. The same id with another input is refused: REQUEST_REUSED. */
  requestId: string;
};

/** A completion that is confirmed. */
export type ConfirmCompletionInput = {
  /** When it happened; now when absent. Never in the future. */
  at?: string | null | undefined;
  /** Claim. */
  claimId: string | number;
  /** Free text, at most 500 characters. */
  note?: string | null | undefined;
  /** Chosen by the caller, 8 to 100 characters: however often a request is repeated, it changes one thing. The same id with another input is refused: REQUEST_REUSED. */
  requestId: string;
};

/** Completions that are confirmed. */
export type ConfirmCompletionsInput = {
  /** When it happened; now when absent. Never in the future. */
  at?: string | null | undefined;
  /** Claims: up to 100. One that is named twice is meant once. */
  claimIds: Array<string | number>;
  /** Free text, at most 500 characters. */
  note?: string | null | undefined;
  /** Chosen by the caller, 8 to 100 characters: however often a request is repeated, it changes one thing. The same id with another input is refused: REQUEST_REUSED. */
  requestId: string;
};

/** The code of a second factor, on the way in. */
export type ConfirmSecondFactorInput = {
  /** `LoginInfo.challenge`. */
  challenge: string;
  /** Six digits, as the authenticator shows them; spaces do not matter. */
  code: string;
};

/** What a contact list can ask of a claim, in the order in which it counts. */
export type ContactListField =
  /** Processing centre. */
  | 'CENTRE_ID'
  /** Client. */
  | 'CLIENT_ID'
  /** Contract of the client. */
  | 'CONTRACT_ID'
  /** Risk by its code. */
  | 'RISK_CODE'
  /** Kind of risk. */
  | 'RISK_TYPE'
  /** Supplement. */
  | 'SUPPLEMENT';

/** Why a contact list can never count. */
export type ContactListObstacle =
  /** The instance has no such centre. */
  | 'CENTRE_UNKNOWN'
  /** The instance has no such client. */
  | 'CLIENT_UNKNOWN'
  /** The client has no such contract. */
  | 'CONTRACT_UNKNOWN'
  /** Wherever it matches, another list comes before it. */
  | 'SHADOWED';

/** A contract. */
export type ContractKeyInput = {
  /** Client. */
  clientId: string | number;
  /** Contract. */
  contractId: string | number;
  /** AMA instance. */
  instanceId: string | number;
};

/** A new API key. */
export type CreateApiKeyInput = {
  /** For every AMA instance, also those to come; then `instanceIds` is empty. */
  allInstances: boolean;
  /** Until when it is good: in the future, at most two years ahead. */
  expiresAt: string;
  /** What a key of scope `WIDGET` shows, at least one; its only scope. */
  indicators?: Array<IndicatorKey> | null | undefined;
  /** The AMA instances it is for. */
  instanceIds: Array<string | number>;
  /** Name: letters of any of the nine languages, digits and spaces; at most 100 characters; unique among the owner's keys that are not revoked. */
  name: string;
  /** Origins of the pages that may show its widgets, 1 to 20: https://intranet.example, or http of this machine. */
  origins?: Array<string> | null | undefined;
  /** Generic profile: what it may do. */
  profileType: ProfileType;
  /** What it is good for, at least one. */
  scopes: Array<KeyScope>;
  /** Specific profile; its parent is the generic profile. null: none. */
  specificProfileId?: string | number | null | undefined;
};

/** What a report is made of. */
export type CreateReportInput = {
  /** Kind of file. */
  format: ReportFormat;
  /** The AMA instance. */
  instanceId: string | number;
  /** The period. */
  period: PeriodInput;
  /** Chosen by the caller, new for each report: sent twice it is one. With another input: REQUEST_REUSED. */
  requestId: string;
};

/** A new user. An external one gets a mail with a link to choose its password. */
export type CreateUserInput = {
  /** Sees every AMA instance, also those to come; then `instanceIds` is empty. */
  allInstances: boolean;
  /** Default centre, of one of its AMA instances. */
  defaultCentre?: CentreKeyInput | null | undefined;
  /** What names the person in the corporate directory for ever (object id, else `sub`), at most 200 characters: makes an internal user, who signs in there and has no password here. null: an external one. */
  directoryObject?: string | null | undefined;
  /** Where the link goes; at most 254 characters. May be empty for a user of the directory. Personal data. */
  email: string;
  /** The AMA instances it sees. */
  instanceIds: Array<string | number>;
  /** Makes an internal user and mails it a link, good once and for three days: whoever signs in to the directory by it becomes this user for ever. Instead of `directoryObject`. null: false. */
  invite?: boolean | null | undefined;
  /** en, es, ca, it, fr, el, pt, tr or bz. */
  language: string;
  /** Name: letters of any of the nine languages, digits and spaces; at most 100 characters. */
  name: string;
  /** Generic profile; a local administrator needs the functionality admin.localAdmins. */
  profileType: ProfileType;
  /** Specific profile; its parent is the generic profile. null: none. */
  specificProfileId?: string | number | null | undefined;
  /** What it signs in with: 3 to 64 letters a to z, digits and . _ - @; unique whatever the case. */
  user: string;
};

/** Height of a row. */
export type Density =
  /** 24 pixels. */
  | 'COMPACT'
  /** 28 pixels. */
  | 'NORMAL'
  /** 32 pixels. */
  | 'ROOMY';

/** What to erase: one claim, or the claims of a person who is known by a phone, a plate, a name, or several of them, all of which must be so. */
export type EraseClaimsInput = {
  /** Claim.id, also of a claim that is archived by now; alone. */
  claimId?: string | number | null | undefined;
  /** Whole name of the insured person, in any order; accents and capitals do not count. */
  name?: string | null | undefined;
  /** Phone of the insured person, however it is written. */
  phone?: string | null | undefined;
  /** Plate of the vehicle, however it is written. */
  plate?: string | null | undefined;
  /** Why, for the audit; not whom it is about. */
  reason: string;
};

/** An export of `apiErrors`, the newest first, instants in UTC. */
export type ExportApiErrorsInput = {
  /** Which rows; null: all that the viewer may see. */
  filter?: ApiErrorFilter | null | undefined;
  /** Kind of file. */
  format: ExportFormat;
};

/** An export of `auditEntries`, the newest first, instants in UTC. */
export type ExportAuditInput = {
  /** Which rows; null: all that the viewer may see. */
  filter?: AuditFilter | null | undefined;
  /** Kind of file. */
  format: ExportFormat;
};

/** An export of `bases`. */
export type ExportBasesInput = {
  /** Names of the fields that are columns, in their order, each once. One that the viewer's profile hides is refused with FIELD_UNKNOWN. */
  columns: Array<string>;
  /** Which suppliers; null: all of the list. */
  filter?: SupplierFilter | null | undefined;
  /** Kind of file. */
  format: ExportFormat;
  /** Keys of the order, the first counts most; without one `sort` decides. More than 100000 matching rows are ordered by few fields only: TOO_MANY_TO_ORDER asks to narrow the filter. */
  orderBy?: Array<SupplierOrderInput> | null | undefined;
  /** Their order. */
  sort?: SupplierSort;
};

/** An export of `claims`. */
export type ExportClaimsInput = {
  /** Names of the fields that are columns, in their order, each once. One that the viewer's profile hides is refused with FIELD_UNKNOWN. */
  columns: Array<string>;
  /** Which claims; null: all. */
  filter?: ClaimFilter | null | undefined;
  /** Kind of file. */
  format: ExportFormat;
  /** Keys of the order, the first counts most; without one `sort` decides. More than 100000 matching rows are ordered by few fields only: TOO_MANY_TO_ORDER asks to narrow the filter. */
  orderBy?: Array<ClaimOrderInput> | null | undefined;
  /** Their order. */
  sort?: ClaimSort;
};

/** An export of `collaborators`. */
export type ExportCollaboratorsInput = {
  /** Names of the fields that are columns, in their order, each once. One that the viewer's profile hides is refused with FIELD_UNKNOWN. */
  columns: Array<string>;
  /** Which suppliers; null: all of the list. */
  filter?: SupplierFilter | null | undefined;
  /** Kind of file. */
  format: ExportFormat;
  /** Keys of the order, the first counts most; without one `sort` decides. More than 100000 matching rows are ordered by few fields only: TOO_MANY_TO_ORDER asks to narrow the filter. */
  orderBy?: Array<SupplierOrderInput> | null | undefined;
  /** Their order. */
  sort?: SupplierSort;
};

/** Kind of file. */
export type ExportFormat =
  /** RFC 4180 in UTF-8. A text that a spreadsheet would take for a formula has an apostrophe in front. */
  | 'CSV'
  /** Office Open XML. Every text is text, times are numbers that show their zone; after 1048575 rows there is a next sheet. */
  | 'XLSX';

/** An export of `mobileSuppliers`. */
export type ExportMobileSuppliersInput = {
  /** Names of the fields that are columns, in their order, each once. One that the viewer's profile hides is refused with FIELD_UNKNOWN. */
  columns: Array<string>;
  /** Which suppliers; null: all of the list. */
  filter?: SupplierFilter | null | undefined;
  /** Kind of file. */
  format: ExportFormat;
  /** Keys of the order, the first counts most; without one `sort` decides. More than 100000 matching rows are ordered by few fields only: TOO_MANY_TO_ORDER asks to narrow the filter. */
  orderBy?: Array<SupplierOrderInput> | null | undefined;
  /** Their order. */
  sort?: SupplierSort;
};

/** How far an export has come. */
export type ExportState =
  /** By its viewer. */
  | 'CANCELLED'
  /** It can be fetched, for 15 minutes. */
  | 'DONE'
  /** It was fetched to its end, and is not kept any more. */
  | 'DOWNLOADED'
  /** It could not be written. */
  | 'FAILED'
  /** It is being written. */
  | 'RUNNING'
  /** For its turn. */
  | 'WAITING';

/** An export of `supplierFilterCalls`, the newest first, instants in UTC. */
export type ExportSupplierFilterCallsInput = {
  /** Which rows; null: all that the viewer may see. */
  filter?: SupplierFilterCallFilter | null | undefined;
  /** Kind of file. */
  format: ExportFormat;
};

/** What the feed says of a resource. */
export type FeedState =
  /** Source D. */
  | 'DISCONNECTED'
  /** Source L. */
  | 'FREE'
  /** Source O. */
  | 'OCCUPIED';

/** What figures are grouped by. */
export type FigureGrouping =
  /** By client. */
  | 'CLIENT'
  /** By contract. */
  | 'CONTRACT'
  /** By AMA instance, each by its own clocks and limits: all in scope, whichever instance is asked for. */
  | 'INSTANCE'
  /** By service. */
  | 'SERVICE'
  /** By the supplier assigned to them. */
  | 'SUPPLIER';

/** What a filter of claims offers a choice of. */
export type FilterOptionPart =
  /** What `centreIds` of the filter takes. */
  | 'CENTRE'
  /** What `clientIds` of the filter takes. */
  | 'CLIENT'
  /** What `contractIds` of the filter takes. */
  | 'CONTRACT'
  /** What `instanceIds` of the filter takes. */
  | 'INSTANCE'
  /** What `priorityCodes` of the filter takes. */
  | 'PRIORITY'
  /** What `serviceIds` of the filter takes. */
  | 'SERVICE';

/** Fields of a layer that are not to be shown. */
export type HiddenFieldsInput = {
  /** The fields, by the names they have in the schema. */
  fields: Array<string>;
  /** The layer, each once. */
  layer: MapLayer;
};

/** Public holidays to import: those of a country or a region in some years. */
export type HolidaySourceInput = {
  /** A code of holidayCountries. */
  country: string;
  /** First year. */
  firstYear: number;
  /** Last year, included; at most 5 years. */
  lastYear: number;
  /** A code of holidayRegions; null: what the whole country has. */
  region?: string | null | undefined;
};

/** Public holidays to import into a list. */
export type ImportHolidaysInput = {
  /** Of these days only, YYYY-MM-DD; absent: all. */
  days?: Array<string> | null | undefined;
  /** List they go into. */
  listId: string | number;
  /** Which. */
  source: HolidaySourceInput;
};

/** A line of a file of users. Its values are checked on the server, and answered line by line. */
export type ImportUserRow = {
  /** Where the link to choose a password, or the invitation, goes. Personal data. */
  email: string;
  /** Its AMA instances by their codes, with blanks or commas between; * is every one. */
  instances?: string | null | undefined;
  /** Its language by its code; null or empty: es. */
  language?: string | null | undefined;
  /** Which line, as the answer names it. */
  line: number;
  /** Its name. */
  name: string;
  /** Its generic profile: OPERADOR, SUPERVISOR … */
  profile: string;
  /** PASSWORD: it is mailed a link to choose one; DIRECTORY: it is invited to come in through the directory. null or empty: PASSWORD. */
  signIn?: string | null | undefined;
  /** Its specific profile by name, of those that the viewer manages; null or empty: none. */
  specificProfile?: string | null | undefined;
  /** What it signs in with. */
  user: string;
};

/** Lines of a file of users, at most 100 at once. */
export type ImportUsersInput = {
  /** Names the import: the same line of the same import makes one user, however often it is sent. */
  requestId: string | number;
  /** The lines. */
  rows: Array<ImportUserRow>;
};

/** The claims behind a figure of the dashboard: of a count those counted, of a rate or of minutes those that they are made of, of a level those that count at its end, of a peak those in course within it. */
export type IndicatorFilterInput = {
  /** From this instant on. */
  from: string;
  /** The AMA instance. */
  instanceId: string | number;
  /** Which indicator; BAD_USER_INPUT for one of resources, FIELD_UNKNOWN for one that is hidden. */
  key: IndicatorKey;
  /** Until before this instant. */
  to: string;
};

/** The indicators of the dashboard. */
export type IndicatorKey =
  /** How many there were in a period. */
  | 'ALARMS'
  /** So many for each of those in a period, to a tenth. */
  | 'ALARMS_PER_OPERATOR'
  /** How many there were in a period. */
  | 'ARRIVAL_FAR'
  /** How many there were in a period. */
  | 'CLAIMS_PER_DAY'
  /** How many there were in a period. */
  | 'COMPLETION_FAR'
  /** The most there were at the end of any minute of a period. */
  | 'CONCURRENT_SERVICES'
  /** How many there were in a period. */
  | 'CONTACT_CENTRE_CALLS'
  /** Percent of those in a period. */
  | 'DELAYS_KEPT'
  /** How many there were in a period. */
  | 'DELAYS_MANAGED'
  /** How many there are at the end of a period, or now. */
  | 'DIGITAL_NOT_FINISHED'
  /** The median of a period, in whole minutes. */
  | 'LATE_TO_MANAGED'
  /** How many there are at the end of a period, or now. */
  | 'MANUAL_NOT_FINISHED'
  /** The median of a period, in whole minutes. */
  | 'MINUTES_TO_ARRIVAL'
  /** The median of a period, in whole minutes. */
  | 'MINUTES_TO_ASSIGNMENT'
  /** The median of a period, in whole minutes. */
  | 'MINUTES_TO_COMPLETION'
  /** Percent of those in a period. */
  | 'ON_TIME_RATE'
  /** The median of a period, in whole minutes. */
  | 'PREDICTION_ERROR'
  /** How many there are at the end of a period, or now. */
  | 'RESOURCES_OFFLINE'
  /** How many there are at the end of a period, or now. */
  | 'RESOURCES_WITHOUT_POSITION'
  /** How many there were in a period. */
  | 'ROUTE_DEVIATIONS';

/** How bad a value is, by the limits of its AMA instance. */
export type IndicatorLevel =
  /** Better than both limits. */
  | 'ACCEPTABLE'
  /** It has reached the second limit. */
  | 'CRITICAL'
  /** It has reached the first limit. */
  | 'WARNING';

/** What the value of an indicator counts. */
export type IndicatorUnit =
  /** Alarms about claims. */
  | 'ALARMS'
  /** Calls to people by the contact centre. */
  | 'CALLS'
  /** Claims. */
  | 'CLAIMS'
  /** Whole minutes. */
  | 'MINUTES'
  /** Percent, 0 to 100, to a tenth. */
  | 'PERCENT'
  /** Mobile resources. */
  | 'RESOURCES';

/** An integrated system that is notified of what happens. */
export type Integration =
  /** The assistance system: arrivals, completions, cancellations, delays. */
  | 'ASSISTANCE'
  /** The contact centre: who is to be called. */
  | 'CONTACT_CENTRE'
  /** Mail. */
  | 'MAIL';

/** What an integration is asked to do. */
export type IntegrationOperation =
  /** Have somebody called. */
  | 'ADD_CONTACT'
  /** Take a supplier off. */
  | 'CANCEL_PROVIDER'
  /** Call a service off. */
  | 'CANCEL_SERVICE'
  /** Take note of an arrival. */
  | 'CONFIRM_ARRIVAL'
  /** Take note of a completion. */
  | 'CONFIRM_COMPLETION'
  /** Take note of a managed delay. */
  | 'NOTIFY_DELAY'
  /** Have somebody called no more. */
  | 'REMOVE_CONTACT'
  /** Mail something to a user. */
  | 'SEND_MAIL';

/** What an API key is good for. */
export type KeyScope =
  /** Acting on claims through GraphQL, as far as its profile goes; reads too. */
  | 'ACT'
  /** Sending records and positions. */
  | 'INGEST'
  /** Reading through GraphQL. */
  | 'READ'
  /** Showing some indicators on named pages of others, and nothing else. */
  | 'WIDGET';

/** A new value of a KPI setting. */
export type KpiSettingInput = {
  /** Which setting. */
  key: SettingKey;
  /** Its value; null: back to the default. */
  value?: number | boolean | null | undefined;
};

/** A change of KPI settings: all of it or none. */
export type KpiSettingsInput = {
  /** From when; null: now. Never in the past. */
  effectiveAt?: string | null | undefined;
  /** AMA instance; null: the default for all, and the settings of the installation. */
  instanceId?: string | number | null | undefined;
  /** What is changed, each setting once. */
  values: Array<KpiSettingInput>;
};

/** A column to show. */
export type ListColumnInput = {
  /** Name of the field, as the schema has it. */
  field: string;
  /** CSS pixels, 40 to 800; null: as wide as it usually is. */
  width?: number | null | undefined;
};

/** Lists whose columns are chosen. */
export type ListName =
  /** `bases`. */
  | 'BASES'
  /** `claims`. */
  | 'CLAIMS'
  /** `collaborators`. */
  | 'COLLABORATORS'
  /** `mobileSuppliers`. */
  | 'MOBILE_SUPPLIERS';

/** What is asked, after the password, before somebody is signed in. */
export type LoginStep =
  /** The code of the second factor: `confirmSecondFactor`. */
  | 'CODE'
  /** A second factor is to be set up: `setUpSecondFactor`, then `confirmSecondFactor`. */
  | 'ENROL'
  /** A new password is to be chosen: `choosePassword`. */
  | 'NEW_PASSWORD';

/** A delay that is managed. */
export type ManageDelayInput = {
  /** Claim. */
  claimId: string | number;
  /** Minutes added to the end, or to now when the end is over: 1 to 720. Repeats add up. */
  minutes: number;
  /** Why. 3 to 500 characters. */
  reason: string;
  /** Chosen by the caller, 8 to 100 characters: however often a request is repeated, it changes one thing. The same id with another input is refused: REQUEST_REUSED. */
  requestId: string;
};

/** A delay that is managed on several claims. */
export type ManageDelaysInput = {
  /** Claims: up to 100. One that is named twice is meant once. */
  claimIds: Array<string | number>;
  /** Minutes added to the end, or to now when the end is over: 1 to 720. Repeats add up. */
  minutes: number;
  /** Why. 3 to 500 characters. */
  reason: string;
  /** Chosen by the caller, 8 to 100 characters: however often a request is repeated, it changes one thing. The same id with another input is refused: REQUEST_REUSED. */
  requestId: string;
};

/** Which features of the map; what is absent or null does not restrict, what is given must all hold. */
export type MapFilterInput = {
  /** Suppliers reached in one of these ways. */
  access?: Array<SupplierAccess> | null | undefined;
  /** Claims assigned so long ago. */
  assignedMinutes?: MinutesRangeInput | null | undefined;
  /** Claims assigned in one of these ways. */
  assignmentTypes?: Array<AssignmentType> | null | undefined;
  /** Claims with this text in one of their variable attributes, in its name or its value, whatever the case. Source: attributes. */
  attributeText?: string | null | undefined;
  /** Claims of one of these processing centres. */
  centreIds?: Array<string | number> | null | undefined;
  /** Claims of one of these clients. */
  clientIds?: Array<string | number> | null | undefined;
  /** Claims whose insured was first reached at or after this second: milestone PHONE, else fhvalida. */
  contactFrom?: string | null | undefined;
  /** Claims whose insured was first reached before this second. */
  contactTo?: string | null | undefined;
  /** Claims of one of these contracts. */
  contractIds?: Array<string | number> | null | undefined;
  /** Claims of this file. Source: nuexpediente. */
  file?: string | null | undefined;
  /** One of these AMA instances; on a map of all features. */
  instanceIds?: Array<string | number> | null | undefined;
  /** Claims of one of these kinds of service. */
  kinds?: Array<ServiceKind> | null | undefined;
  /** Claims assigned to the mobile resource of this person or device; on a map that resource, too. Source: mobile. */
  mobileUser?: string | null | undefined;
  /** Claims of this other people's file. Source: nuexpajeno. */
  otherFile?: string | null | undefined;
  /** Claims planned to begin at or after this second. */
  plannedFrom?: string | null | undefined;
  /** Claims planned to begin before this second. */
  plannedTo?: string | null | undefined;
  /** Claims of one of these priorities. Source: cdprioridad. */
  priorityCodes?: Array<string> | null | undefined;
  /** True: claims without a priority; beside `priorityCodes` these too. */
  priorityUnknown?: boolean | null | undefined;
  /** Mobile resources of one of these statuses; it narrows what is shown, not the counts by status and by layer. */
  resourceStatuses?: Array<ResourceStatus> | null | undefined;
  /** Claims scheduled or not; those that do not say are neither. */
  scheduled?: boolean | null | undefined;
  /** True: claims that do not say whether they are scheduled; beside `scheduled` these too. */
  scheduledUnknown?: boolean | null | undefined;
  /** Claims of one of these services. Source: cdservicio. */
  serviceIds?: Array<string | number> | null | undefined;
  /** Claims of one of these statuses (the KPI filter); on a map it narrows what is shown, not the counts by status and by layer. */
  statuses?: Array<ClaimStatus> | null | undefined;
  /** Claims assigned to one of these suppliers; on a map these suppliers, too. */
  supplierIds?: Array<string | number> | null | undefined;
  /** Open claims that have waited so long for a supplier and have none. */
  unassignedMinutes?: MinutesRangeInput | null | undefined;
  /** True: only what has no position, false: only what has one. On a map, true leaves the filters by status out, and only counts and lists have any of it. */
  withoutPosition?: boolean | null | undefined;
};

/** Layers of the map, the first drawn lowest. */
export type MapLayer =
  /** Supplier bases. */
  | 'BASE'
  /** Collaborating-network suppliers. */
  | 'COLLABORATING'
  /** Claims. */
  | 'INCIDENTS'
  /** Mobile suppliers. */
  | 'MOBILE';

/** A panel of the map screen that can be folded away. */
export type MapPanel =
  /** Layers and filters, at the left. */
  | 'CONFIGURATION'
  /** The counts by status above list and details: folded they are one line. */
  | 'COUNTS'
  /** List and details, at the right. */
  | 'TRACKING';

/** What the tracking panel of the map is about. */
export type MapTab =
  /** Claims. */
  | 'CLAIMS'
  /** Suppliers. */
  | 'PROVIDERS';

/** What one map shows. */
export type MapViewInput = {
  /** The rectangle on the screen. */
  bounds: BoundsInput;
  /** Further restrictions. */
  filter?: MapFilterInput | null | undefined;
  /** Layers that are switched on. */
  layers: Array<MapLayer>;
  /** Zoom, 1 to 19; decides the cells that cluster. */
  zoom: number;
};

/** Recorded moments of a service. */
export type MilestoneCode =
  /** Source code A. */
  | 'ACCEPTANCE'
  /** Source code C. */
  | 'ARRIVAL'
  /** Source code P. */
  | 'DAMAGE'
  /** Source code F. */
  | 'FINISHED'
  /** Source code T. */
  | 'PHONE'
  /** Source code D. */
  | 'PHOTOGRAPHS'
  /** Source code M. */
  | 'PLATE'
  /** Source code S. */
  | 'SIGNATURE'
  /** Source code E. */
  | 'SURVEY';

/** When of a service the resource's position is kept. */
export type MilestoneMoment =
  /** Arrival, milestone C. */
  | 'CONFIRMATION'
  /** End, milestone F. */
  | 'END'
  /** Acceptance, milestone A. */
  | 'START';

/** Whole minutes that have passed, both included; what is absent or null does not limit. */
export type MinutesRangeInput = {
  /** At least so many. */
  from?: number | null | undefined;
  /** At most so many. */
  to?: number | null | undefined;
};

/** Whether a supplier takes part in the network. */
export type NetworkState =
  /** Source A. */
  | 'ACTIVE'
  /** Source B. */
  | 'OFF'
  /** Source T. */
  | 'TEMPORARILY_OFF';

/** Which way a list is ordered. What is not known stands at the end, both ways. */
export type OrderDirection =
  /** From the least to the greatest. */
  | 'ASC'
  /** From the greatest to the least. */
  | 'DESC';

/** Which calls; what is absent or null does not filter. */
export type OutboxFilter = {
  /** About this claim. */
  claimId?: string | number | null | undefined;
  /** To this system. */
  integration?: Integration | null | undefined;
  /** In one of these states. */
  states?: Array<CallState> | null | undefined;
};

/** Alarms that a colleague is asked to take. */
export type PassAlarmsInput = {
  /** Alarms: up to 200. All of them are changed, or none. */
  ids: Array<string | number>;
  /** What the colleague is to know, at most 200 characters. */
  note?: string | null | undefined;
  /** User.id of the colleague, one of `alarmColleagues`. */
  userId: string | number;
};

/** A period, in whole days of the instance's zone. */
export type PeriodInput = {
  /** First day of a custom one: 2026-11-25. */
  firstDay?: string | null | undefined;
  /** Its last day. At most 731 days. */
  lastDay?: string | null | undefined;
  /** Which. */
  name: PeriodName;
};

/** The periods of the dashboard, in whole days of the instance's zone. */
export type PeriodName =
  /** From a first to a last day. */
  | 'CUSTOM'
  /** Today and the six days before. */
  | 'LAST_WEEK'
  /** Today. */
  | 'TODAY';

/** A place on the earth, degrees WGS 84. */
export type PlaceInput = {
  /** -90 to 90. */
  lat: number;
  /** -180 to 180. */
  lon: number;
};

/** A service outside that places and addresses are searched with. */
export type PlaceService =
  /** HERE Geocoding and Search. */
  | 'HERE'
  /** A Nominatim server. */
  | 'NOMINATIM'
  /** A Pelias server. */
  | 'PELIAS'
  /** A Photon server. */
  | 'PHOTON';

/** An automatic process of a claim. */
export type Process =
  /** Late arrival, KPI 8: the contact centre calls the supplier. */
  | 'ARRIVAL_CONTACT_CENTRE'
  /** Late arrival, KPI 10: the insured goes onto a contact list. */
  | 'ARRIVAL_CONTACT_LIST'
  /** The resource stayed within KPI 15 metres of the claim: arrival confirmed. */
  | 'AUTOMATIC_ARRIVAL'
  /** KPI 16 on, KPI 17 minutes since the arrival: completion confirmed. */
  | 'AUTOMATIC_COMPLETION'
  /** Late completion, KPI 9: the contact centre calls the supplier. */
  | 'COMPLETION_CONTACT_CENTRE'
  /** Late completion, KPI 11: the insured goes onto a contact list. */
  | 'COMPLETION_CONTACT_LIST';

/** Why a process that was due had nothing to do. */
export type ProcessFinding =
  /** No contact list is configured for the claim. */
  | 'NO_LIST'
  /** No phone is known. */
  | 'NO_PHONE';

/** Where a run of a process stands. */
export type ProcessState =
  /** Taken back, as the claim recovered. */
  | 'CANCELLED'
  /** Due, and without anybody to call: the finding says why. */
  | 'NOTHING_TO_DO'
  /** Begun; the assistance system has been notified or is being notified. */
  | 'STARTED';

/** Generic profile of a user. */
export type ProfileType =
  /** Client. */
  | 'CLIENTE'
  /** Local administrator. */
  | 'LOCALADMIN'
  /** Operator. */
  | 'OPERADOR'
  /** Provider. */
  | 'PROVEEDOR'
  /** Supervisor. */
  | 'SUPERVISOR';

/** Kind of file of a report. */
export type ReportFormat =
  /** Pages to read and print: tiles, charts, numbers, definitions. */
  | 'PDF'
  /** A sheet of figures, with a column for each hour, day or month, and one of definitions. Every text is text. */
  | 'XLSX';

/** How often a report is mailed. */
export type ReportFrequency =
  /** Each day, about the day before. */
  | 'DAILY'
  /** Each week, about the seven days before. */
  | 'WEEKLY';

/** What became of a report that was due. */
export type ReportSendingState =
  /** It could not be made or sent. */
  | 'FAILED'
  /** It is being made. */
  | 'PREPARING'
  /** It waits for the mail server. */
  | 'QUEUED'
  /** Its receiver may not get it any more, has no e-mail, or has unsubscribed: nothing was sent. */
  | 'REFUSED'
  /** The mail server has taken it. */
  | 'SENT';

/** Status of a mobile resource. */
export type ResourceStatus =
  /** Short code d. */
  | 'MOBILE_DISCONNECTED'
  /** Short code l. */
  | 'MOBILE_FREE'
  /** Short code nl. */
  | 'MOBILE_NO_LOCATION'
  /** Short code o. */
  | 'MOBILE_OCCUPIED';

/** What is insured. */
export type RiskType =
  /** Source automovil, CAR. */
  | 'CAR'
  /** Source hogar, HOME. */
  | 'HOME'
  /** Source otros, OTHER. */
  | 'OTHER'
  /** Source personas, PEOPLE. */
  | 'PEOPLE';

/** Why the directory's role did not become the user's. */
export type RoleKept =
  /** Nobody else would be a local administrator, or manage everybody. */
  | 'LAST_ADMINISTRATOR'
  /** The role names no specific profile, and the user's is of another generic profile: without it the user would see more. */
  | 'SPECIFIC_PROFILE';

/** Who computed a route. */
export type Router =
  /** The HERE Routing API. */
  | 'HERE'
  /** An OSRM server. */
  | 'OSRM'
  /** Our own search through the road network of the street pack. */
  | 'ROADS'
  /** A straight line, 1.3 times as long, at the usual speed: no road is known there. */
  | 'STRAIGHT';

/** A list of reasons as it is to be. */
export type SaveActionReasonsInput = {
  /** An action that asks for a reason. */
  action: ClaimActionName;
  /** AMA instance, one of the viewer's. */
  instanceId: string | number;
  /** All of its reasons, at most 9 of at most 100 characters, none of them twice; none: anything is typed. */
  reasons: Array<string>;
};

/** A contact list as it is to be configured. */
export type SaveContactListInput = {
  /** Processing centre; null: any. */
  centreId?: string | number | null | undefined;
  /** Client; null: any. */
  clientId?: string | number | null | undefined;
  /** Contract; needs its client; null: any. */
  contractId?: string | number | null | undefined;
  /** The one that is changed; absent: a new one. */
  id?: string | number | null | undefined;
  /** AMA instance, one of the viewer's. */
  instanceId: string | number;
  /** Identifier of the list in the contact centre, at most 100 characters. */
  listId: string | number;
  /** What people call it, at most 100 characters. */
  name: string;
  /** Risk by its code, in place of its kind; null: any. */
  riskCode?: string | null | undefined;
  /** Risk; null: any. */
  riskType?: RiskType | null | undefined;
  /** Supplement; null: any. */
  supplement?: string | null | undefined;
};

/** How the user who asks arranges its dashboard. */
export type SaveDashboardLayoutInput = {
  /** Order of the tiles, each once; those that are not there come after. Empty: the worst first. */
  order: Array<IndicatorKey>;
  /** Indicators to put away, each once. */
  putAway: Array<IndicatorKey>;
};

/** A public holiday as it is to be. */
export type SaveHolidayInput = {
  /** Day, YYYY-MM-DD. Empty: refused. */
  day: string;
  /** List it is in. */
  listId: string | number;
  /** What people call the day, at most 100 characters. */
  name: string;
  /** The day of the list that is changed into this one; absent: a new one. */
  replaces?: string | null | undefined;
};

/** A list of public holidays as it is to be. */
export type SaveHolidayListInput = {
  /** The one that is renamed; absent: a new one. */
  id?: string | number | null | undefined;
  /** AMA instance, one of the viewer's. A list stays in its instance. */
  instanceId: string | number;
  /** Letters, digits and spaces, at most 100. */
  name: string;
};

/** An alert of an indicator, new or with another level. */
export type SaveIndicatorAlertInput = {
  /** The AMA instance. */
  instanceId: string | number;
  /** Which indicator. */
  key: IndicatorKey;
  /** From which level on. */
  level: AlertLevel;
};

/** What an indicator is to be judged by. */
export type SaveIndicatorSettingInput = {
  /** From which value on it is critical; null: never. */
  critical?: number | null | undefined;
  /** In which AMA instance; absent or null: the default for all, by who has all instances. */
  instanceId?: string | number | null | undefined;
  /** Whether it is shown at all. */
  isOn?: boolean;
  /** Which. */
  key: IndicatorKey;
  /** The threshold; null where it has none. */
  threshold?: number | null | undefined;
  /** Back to the default, whatever the rest says. */
  useDefault?: boolean;
  /** From which value on it is a warning; null: never. */
  warning?: number | null | undefined;
};

/** How the user who asks arranges a list. */
export type SaveListLayoutInput = {
  /** What is shown, in this order, each field once. Null: as the product arranges it. */
  columns?: Array<ListColumnInput> | null | undefined;
  /** Height of its rows. */
  density?: Density;
  /** Which list. */
  list: ListName;
};

/** A new map configuration, or what becomes of one of the viewer's own. */
export type SaveMapConfigurationInput = {
  /** The part of the map's address after "?" that it holds: layers, filters, camera, list, place; nothing that is open. Empty: the product's own. At most 2000 characters. */
  address: string;
  /** Panels that are folded away. */
  foldedPanels: Array<MapPanel>;
  /** MapConfiguration.id of the one to change; null: a new one. */
  id?: string | number | null | undefined;
  /** Name: letters of any of the nine languages, digits and spaces; at most 100 characters; unique among its owner's, however it is written. */
  name: string;
  /** What the tracking panel is about. */
  tab: MapTab;
  /** Whether the traffic is shown. */
  traffic: boolean;
  /** Of one to change: MapConfiguration.updatedAt as it was read; CHANGED_MEANWHILE when it is another one by now. */
  updatedAt?: string | null | undefined;
};

/** A report by mail, new or changed. */
export type SaveReportSubscriptionInput = {
  /** As which files: one at least. */
  formats: Array<ReportFormat>;
  /** How often. */
  frequency: ReportFrequency;
  /** At which hour, 0 to 23. A local time that a change of the clocks skips is the first instant after it; one that comes twice is the first. */
  hour: number;
  /** ReportSubscription.id of one of the viewer's own; null: a new one. */
  id?: string | number | null | undefined;
  /** The AMA instance. */
  instanceId: string | number;
  /** Name: letters of any of the nine languages, digits and spaces; at most 100 characters; unique among the viewer's, however it is written. */
  name: string;
  /** On the clocks of which zone (IANA). */
  timeZone: string;
  /** ReportSubscription.updatedAt of the one that is changed; CHANGED_MEANWHILE for another one. */
  updatedAt?: string | null | undefined;
  /** Of a weekly one, the day of the week, 1 (Monday) to 7; of a daily one null. */
  weekday?: number | null | undefined;
};

/** A specific profile as it is to be; what it has that the viewer does not see stays. A copy is a new one made of another's fields. */
export type SaveSpecificProfileInput = {
  /** Contracts to view, never all of a client that has two or more. */
  contracts: Array<ContractKeyInput>;
  /** Fields that are not to be shown. */
  hiddenFields: Array<HiddenFieldsInput>;
  /** Indicators that are not to be shown. */
  hiddenIndicators: Array<string>;
  /** Layers that are not to be shown. */
  hiddenLayers: Array<MapLayer>;
  /** The one that is changed; absent: a new one. */
  id?: string | number | null | undefined;
  /** AMA instances; empty: those of the user. */
  instanceIds: Array<string | number>;
  /** Name: letters of any of the nine languages, digits and spaces; at most 100 characters. */
  name: string;
  /** Parent. It stays while users or keys have the profile. */
  profileType: ProfileType;
  /** Whether its users sign in with a second factor. */
  requiresTwoFactor: boolean;
  /** A provider's own suppliers and bases, also of those not known yet where the viewer sees all; empty for other parents. */
  supplierIds: Array<string | number>;
  /** SpecificProfile.updatedAt as it was read: CHANGED_MEANWHILE when it is another one by now. Needed with `id`. */
  updatedAt?: string | null | undefined;
};

/** What of an answer begins with the text that was searched for. */
export type SearchMatch =
  /** The supplier's code. */
  | 'CODE'
  /** The claim's file. */
  | 'FILE'
  /** The insured's name, from any of its words on. */
  | 'INSURED'
  /** The supplier's name, from any of its words on. */
  | 'NAME'
  /** The claim's number, or its last digits. */
  | 'NUMBER'
  /** Somebody else's file of the claim. */
  | 'OTHER_FILE'
  /** A phone, with or without its calling code. */
  | 'PHONE'
  /** The registration plate. */
  | 'PLATE';

/** What is served. */
export type ServiceKind =
  /** Source code AMB. */
  | 'AMBULANCE'
  /** Source code ABO. */
  | 'LAWYER'
  /** Any other source code. */
  | 'OTHER'
  /** Source code ABC. */
  | 'ROADSIDE'
  /** Source code TAX. */
  | 'TAXI'
  /** Source code GRU. */
  | 'TOW';

/** The KPI settings, by the number the specification gives them. */
export type SettingKey =
  /** KPI 15. */
  | 'AUTOMATIC_ARRIVAL_DISTANCE'
  /** KPI 16. */
  | 'AUTOMATIC_COMPLETION'
  /** KPI 17. */
  | 'AUTOMATIC_COMPLETION_AFTER'
  /** KPI 3. */
  | 'BASE_DELAY'
  /** KPI 8. */
  | 'CONTACT_CENTRE_ARRIVAL'
  /** KPI 9. */
  | 'CONTACT_CENTRE_COMPLETION'
  /** KPI 10. */
  | 'CONTACT_LIST_ARRIVAL'
  /** KPI 11. */
  | 'CONTACT_LIST_COMPLETION'
  /** KPI 14. */
  | 'CRITICAL_BASE'
  /** KPI 13. */
  | 'CRITICAL_MOBILE'
  /** KPI 6. */
  | 'INACTIVE_USER'
  /** KPI 7. */
  | 'LOG_RETENTION'
  /** KPI 2. */
  | 'MOBILE_ADVANCE'
  /** KPI 1. */
  | 'MOBILE_DELAY'
  /** KPI 5. */
  | 'OUTDATED_POSITION'
  /** KPI 4. */
  | 'UNASSIGNED_DELAY'
  /** KPI 12. */
  | 'WORK_TIME';

/** What a setting's value counts. */
export type SettingUnit =
  /** Whole days. */
  | 'DAYS'
  /** Whole metres. */
  | 'METRES'
  /** Whole minutes. */
  | 'MINUTES'
  /** True or false. */
  | 'SWITCH';

/** With whom a map configuration is to be shared: with the users of one AMA instance or of one specific profile. */
export type ShareMapConfigurationInput = {
  /** MapConfiguration.id, of one of the viewer's own. */
  id: string | number;
  /** AMA instance, one of the viewer's; null: a profile is given. */
  instanceId?: string | number | null | undefined;
  /** Specific profile, one that the viewer manages; null: an instance is given. */
  specificProfileId?: string | number | null | undefined;
};

/** By what a period is divided. */
export type SlotUnit =
  /** Its days, of periods of up to 92 days. */
  | 'DAY'
  /** Hours of the instance's zone, of periods of up to 2 days. */
  | 'HOUR'
  /** Its months. */
  | 'MONTH';

/** Alarms that are left for a while. */
export type SnoozeAlarmsInput = {
  /** Alarms: up to 200. All of them are changed, or none. */
  ids: Array<string | number>;
  /** For how long: 1 to 60. */
  minutes: number;
  /** Why. 3 to 200 characters. */
  reason: string;
};

/** Which specific profiles: those that fit everything that is given. */
export type SpecificProfileFilter = {
  /** Owned by this administrator. */
  ownerId?: string | number | null | undefined;
  /** Of one of these parents. */
  profileTypes?: Array<ProfileType> | null | undefined;
  /** Part of the name, whatever the case; at most 100 characters. */
  text?: string | null | undefined;
};

/** What made a claim's status another one. */
export type StatusCause =
  /** Somebody acted. */
  | 'ACTION'
  /** A message of the assistance system. */
  | 'ASSISTANCE'
  /** An automatic process. */
  | 'AUTOMATIC'
  /** Time passed. */
  | 'CLOCK'
  /** A record of the claims feed. */
  | 'FEED'
  /** The resource moved: another predicted arrival. */
  | 'POSITION'
  /** The KPI settings were changed. */
  | 'SETTINGS'
  /** The supplier is reached in another way than before. */
  | 'SUPPLIER';

/** How a supplier is reached. */
export type SupplierAccess =
  /** A fixed base. Source BASES. */
  | 'BASE'
  /** The collaborating network. Source R, REDCOLABORADORA. */
  | 'COLLABORATOR'
  /** By phone. Source M, MANUAL. */
  | 'MANUAL'
  /** A resource with live positions. Source S, MOBILE. */
  | 'MOBILE'
  /** Through the web. Source W, WEB. */
  | 'WEB';

/** Columns by which a list of Supplier entities can be narrowed. */
export type SupplierColumn =
  /** `Supplier.access`. */
  | 'ACCESS'
  /** `Supplier.address`. */
  | 'ADDRESS'
  /** `Supplier.allocationCount`. */
  | 'ALLOCATION_COUNT'
  /** `Supplier.attributes`. */
  | 'ATTRIBUTES'
  /** `Supplier.baseId`. */
  | 'BASE_ID'
  /** `Supplier.baseName`. */
  | 'BASE_NAME'
  /** `Supplier.basePhone`. */
  | 'BASE_PHONE'
  /** `Supplier.connected`. */
  | 'CONNECTED'
  /** `Supplier.exceedThreshold`. */
  | 'EXCEED_THRESHOLD'
  /** `Supplier.feedOutdated`. */
  | 'FEED_OUTDATED'
  /** `Supplier.feedPositionAt`. */
  | 'FEED_POSITION_AT'
  /** `Supplier.feedState`. */
  | 'FEED_STATE'
  /** `Supplier.id`. */
  | 'ID'
  /** `Supplier.instance`. */
  | 'INSTANCE'
  /** `Supplier.insuredPhone`. */
  | 'INSURED_PHONE'
  /** `Supplier.lastPositionAddress`. */
  | 'LAST_POSITION_ADDRESS'
  /** `Supplier.mobile`. */
  | 'MOBILE'
  /** `Supplier.name`. */
  | 'NAME'
  /** `Supplier.networks`. */
  | 'NETWORKS'
  /** `Supplier.networkState`. */
  | 'NETWORK_STATE'
  /** `Supplier.oldestActualMinutes`. */
  | 'OLDEST_ACTUAL_MINUTES'
  /** `Supplier.phone`. */
  | 'PHONE'
  /** `Supplier.position`. */
  | 'POSITION'
  /** `Supplier.rating`. */
  | 'RATING'
  /** `Supplier.schedule`. */
  | 'SCHEDULE'
  /** `Supplier.services`. */
  | 'SERVICES'
  /** `Supplier.smartPhone`. */
  | 'SMART_PHONE'
  /** `Supplier.status`. */
  | 'STATUS'
  /** `Supplier.supplierState`. */
  | 'SUPPLIER_STATE'
  /** `Supplier.supplierType`. */
  | 'SUPPLIER_TYPE'
  /** `Supplier.surveyCount`. */
  | 'SURVEY_COUNT';

/** What is demanded of one column: one part that fits what it holds, or both ends of a range. Another part is refused with BAD_USER_INPUT. */
export type SupplierColumnInput = {
  /** Of numbers: at least this. */
  atLeast?: number | null | undefined;
  /** Of numbers: at most this. */
  atMost?: number | null | undefined;
  /** Of instants: before this one. */
  before?: string | null | undefined;
  /** Of texts, of what has a name, of codes and of attributes: contains this text, whatever the case and the accents. A name is the source's. */
  contains?: string | null | undefined;
  /** Of every column: true: nothing is known; false: something is. */
  empty?: boolean | null | undefined;
  /** Which column. One that the viewer's profile hides is refused with FIELD_UNKNOWN. */
  field: SupplierColumn;
  /** Of instants: at or after this one. */
  from?: string | null | undefined;
  /** Of yes and no: this. What is not known is neither. */
  is?: boolean | null | undefined;
  /** Of an enum: one of these values. */
  oneOf?: Array<string> | null | undefined;
};

/** Which suppliers; what is absent or null does not restrict, what is given must all hold. */
export type SupplierFilter = {
  /** Reached in one of these ways. */
  access?: Array<SupplierAccess> | null | undefined;
  /** Within this rectangle. */
  bounds?: BoundsInput | null | undefined;
  /** What single columns hold, of 10 at most; all of it must hold. */
  columns?: Array<SupplierColumnInput> | null | undefined;
  /** One of these suppliers. */
  ids?: Array<string | number> | null | undefined;
  /** One of these AMA instances. */
  instanceIds?: Array<string | number> | null | undefined;
  /** The mobile resource of this person or device. Source: mobile. */
  mobileUser?: string | null | undefined;
  /** Of one of these network states. */
  networkStates?: Array<NetworkState> | null | undefined;
  /** Mobile resources of one of these statuses. */
  statuses?: Array<ResourceStatus> | null | undefined;
  /** Name or id begins with this text, whatever the case. */
  text?: string | null | undefined;
  /** True: without position; false: with one. */
  withoutPosition?: boolean | null | undefined;
};

/** Which questions; what is absent or null does not filter. */
export type SupplierFilterCallFilter = {
  /** Put by somebody of this kind. */
  actorKind?: ActorKind | null | undefined;
  /** Answered at this instant or later. */
  from?: string | null | undefined;
  /** Of this AMA instance. */
  instanceId?: string | number | null | undefined;
  /** The claim's id, the service's code or the question's id begins with this text. */
  text?: string | null | undefined;
  /** Answered before this instant. */
  to?: string | null | undefined;
  /** True: those that found nobody, or were refused; false: the others. */
  withoutCandidates?: boolean | null | undefined;
};

/** What a rank rests on, or why a supplier cannot take a claim. */
export type SupplierFilterCode =
  /** When it is there. Figures: `minutes`, `metres`, `estimate` (1: from the straight line). */
  | 'ARRIVAL'
  /** A mobile resource with `jobs`; free in about `wait` minutes. */
  | 'BUSY'
  /** A mobile resource that is busy with something that is not known; free in about `wait` minutes. */
  | 'BUSY_UNKNOWN'
  /** Closed then by its timetable. */
  | 'CLOSED'
  /** Closed then by its timetable, as the day is a public holiday. */
  | 'CLOSED_ON_HOLIDAY'
  /** Its usual `cost`, in the currency of its AMA instance. */
  | 'COST'
  /** Its device or office is not connected. */
  | 'DISCONNECTED'
  /** A mobile resource that is free. */
  | 'FREE'
  /** It is not known, or cannot be read, when it is open. */
  | 'HOURS_UNKNOWN'
  /** Another supplier with so many open `jobs`. */
  | 'JOBS'
  /** It has as many `jobs` as it takes at a time: `limit`. */
  | 'JOB_LIMIT'
  /** Its `load` in the band of `hour`, and the `limit` of that band. */
  | 'LOAD'
  /** Its `load` in the band of `hour` is above the `limit` of that band. */
  | 'LOAD_EXCEEDED'
  /** The source says that a band exceeds its threshold, not which. */
  | 'LOAD_FLAGGED'
  /** It is not known which networks it belongs to. */
  | 'NETWORK_UNKNOWN'
  /** Off: situation B. */
  | 'OFF'
  /** Open then by its timetable. */
  | 'OPEN'
  /** Does not belong to the network that was asked for. */
  | 'OTHER_NETWORK'
  /** Does not give the service. */
  | 'OTHER_SERVICE'
  /** Its position is `minutes` old, more than KPI 5, `limit`. */
  | 'POSITION_OUTDATED'
  /** Its `rating`. */
  | 'RATING'
  /** Assigned to this claim. */
  | 'SERVES_ALREADY'
  /** It is not known which services it gives. */
  | 'SERVICE_UNKNOWN'
  /** Was taken off this claim. */
  | 'TAKEN_OFF'
  /** Out for a while: situation T. */
  | 'TEMPORARILY_OFF';

/** Fields by which a list of Supplier entities can be ordered. */
export type SupplierOrderField =
  /** By `Supplier.access`. */
  | 'ACCESS'
  /** By `Supplier.address`. */
  | 'ADDRESS'
  /** By `Supplier.allocationCount`. */
  | 'ALLOCATION_COUNT'
  /** By `Supplier.baseId`. */
  | 'BASE_ID'
  /** By `Supplier.baseName`. */
  | 'BASE_NAME'
  /** By `Supplier.basePhone`. */
  | 'BASE_PHONE'
  /** By `Supplier.connected`. */
  | 'CONNECTED'
  /** By `Supplier.exceedThreshold`. */
  | 'EXCEED_THRESHOLD'
  /** By `Supplier.feedOutdated`. */
  | 'FEED_OUTDATED'
  /** By `Supplier.feedPositionAt`. */
  | 'FEED_POSITION_AT'
  /** By `Supplier.feedState`. */
  | 'FEED_STATE'
  /** By `Supplier.id`. */
  | 'ID'
  /** By `Supplier.instance`. */
  | 'INSTANCE'
  /** By `Supplier.instanceId`. */
  | 'INSTANCE_ID'
  /** By `Supplier.insuredPhone`. */
  | 'INSURED_PHONE'
  /** By `Supplier.lastPositionAddress`. */
  | 'LAST_POSITION_ADDRESS'
  /** By `Supplier.mobile`. */
  | 'MOBILE'
  /** By `Supplier.name`. */
  | 'NAME'
  /** By `Supplier.networkState`. */
  | 'NETWORK_STATE'
  /** By `Supplier.oldestActualMinutes`. */
  | 'OLDEST_ACTUAL_MINUTES'
  /** By `Supplier.phone`. */
  | 'PHONE'
  /** By `Supplier.position`. */
  | 'POSITION'
  /** By `Supplier.rating`. */
  | 'RATING'
  /** By `Supplier.smartPhone`. */
  | 'SMART_PHONE'
  /** By `Supplier.status`. */
  | 'STATUS'
  /** By `Supplier.supplierState`. */
  | 'SUPPLIER_STATE'
  /** By `Supplier.supplierType`. */
  | 'SUPPLIER_TYPE'
  /** By `Supplier.surveyCount`. */
  | 'SURVEY_COUNT'
  /** By `Supplier.updatedAt`. */
  | 'UPDATED_AT';

/** One key of an order, of 3 at most; the id breaks ties. Texts are compared by their beginning, what has a name by its name, statuses by their urgency. */
export type SupplierOrderInput = {
  /** Which way. */
  direction?: OrderDirection;
  /** Which field. One that the viewer's profile hides is refused with FIELD_UNKNOWN. */
  field: SupplierOrderField;
};

/** Order of a list of suppliers; the id breaks ties. */
export type SupplierSort =
  /** By id. */
  | 'ID'
  /** By name. */
  | 'NAME';

/** Alarms that somebody deals with. */
export type TakeAlarmsInput = {
  /** Alarms: up to 200. All of them are changed, or none. */
  ids: Array<string | number>;
};

/** Colours of the screens. */
export type ThemeChoice =
  /** As the system of the browser says. */
  | 'AUTO'
  /** Light on dark. */
  | 'DARK'
  /** Dark on light. */
  | 'LIGHT';

/** What the threshold of an indicator counts. */
export type ThresholdUnit =
  /** Hours. */
  | 'HOURS'
  /** Metres. */
  | 'METRES'
  /** Minutes. */
  | 'MINUTES';

/** How times of day are written. */
export type TimeFormat =
  /** 5:05 pm. */
  | 'H12'
  /** 17:05. */
  | 'H24';

/** How a claim stands against what was promised. */
export type TimingLabel =
  /** Before. */
  | 'EARLY'
  /** After. */
  | 'LATE'
  /** As promised. */
  | 'ON_TIME';

/** A managed delay that is undone. */
export type UndoManageDelayInput = {
  /** Claim. */
  claimId: string | number;
  /** The `requestId` of the managed delay; of one of several, that of its answer. */
  requestId: string;
};

/** Which users: those that fit everything that is given. */
export type UserFilter = {
  /** true: only disabled ones; false: only those that are not. */
  disabled?: boolean | null | undefined;
  /** Who see one of these AMA instances, also because they see every one. */
  instanceIds?: Array<string | number> | null | undefined;
  /** true: only those of the directory; false: only those with a password of their own. */
  internal?: boolean | null | undefined;
  /** Whom this administrator owns directly. */
  ownerId?: string | number | null | undefined;
  /** Of one of these generic profiles. */
  profileTypes?: Array<ProfileType> | null | undefined;
  /** Who have this specific profile. */
  specificProfileId?: string | number | null | undefined;
  /** Part of the name, the user or the e-mail, whatever the case; at most 100 characters. */
  text?: string | null | undefined;
};

/** Order of a list of users. */
export type UserSort =
  /** The newest first. */
  | 'CREATED'
  /** The one seen last first; never seen: last. */
  | 'LAST_SEEN'
  /** By name. */
  | 'NAME'
  /** By what they sign in with. */
  | 'USER';

/** Parts of the worklist, in its order. */
export type WorklistGroup =
  /** Work that is not finished in time. */
  | 'COMPLETION_LATE'
  /** Arrivals that are critical. */
  | 'CRITICAL'
  /** Late arrivals, and what belongs to another part within 30 minutes if nothing else changes. */
  | 'NEXT'
  /** Claims without supplier for too long. */
  | 'UNASSIGNED_LATE';

export type Account_AccountFragment = { id: string, user: string, name: string, email: string | null, language: string, internal: boolean, secondFactor: boolean, secondFactorRequired: boolean, passwordChangedAt: string | null, defaultCentre: { id: string, instanceId: string, name: string } | null } & { ' $fragmentName'?: 'Account_AccountFragment' };

export type AccountQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountQuery = { myAccount: { id: string, user: string, name: string, email: string | null, language: string, internal: boolean, secondFactor: boolean, secondFactorRequired: boolean, passwordChangedAt: string | null, defaultCentre: { id: string, instanceId: string, name: string } | null } };

export type MySessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type MySessionsQuery = { mySessions: Array<{ id: string, current: boolean, createdAt: string, lastSeenAt: string, expiresAt: string, keepAlive: boolean, address: string | null, browser: string | null }> };

export type ChangeMyLanguageMutationVariables = Exact<{
  language: string;
}>;


export type ChangeMyLanguageMutation = { changeMyLanguage: { id: string, user: string, name: string, email: string | null, language: string, internal: boolean, secondFactor: boolean, secondFactorRequired: boolean, passwordChangedAt: string | null, defaultCentre: { id: string, instanceId: string, name: string } | null } };

export type ChangeMyDefaultCentreMutationVariables = Exact<{
  centre?: CentreKeyInput | null | undefined;
}>;


export type ChangeMyDefaultCentreMutation = { changeMyDefaultCentre: { id: string, user: string, name: string, email: string | null, language: string, internal: boolean, secondFactor: boolean, secondFactorRequired: boolean, passwordChangedAt: string | null, defaultCentre: { id: string, instanceId: string, name: string } | null } };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: { id: string, user: string, name: string, email: string | null, language: string, internal: boolean, secondFactor: boolean, secondFactorRequired: boolean, passwordChangedAt: string | null, defaultCentre: { id: string, instanceId: string, name: string } | null } };

export type EnrolSecondFactorMutationVariables = Exact<{
  password: string;
}>;


export type EnrolSecondFactorMutation = { enrolSecondFactor: { secret: string, qr: string } };

export type ConfirmEnrolmentMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmEnrolmentMutation = { confirmEnrolment: { id: string, user: string, name: string, email: string | null, language: string, internal: boolean, secondFactor: boolean, secondFactorRequired: boolean, passwordChangedAt: string | null, defaultCentre: { id: string, instanceId: string, name: string } | null } };

export type RemoveSecondFactorMutationVariables = Exact<{
  password: string;
  code: string;
}>;


export type RemoveSecondFactorMutation = { removeSecondFactor: { id: string, user: string, name: string, email: string | null, language: string, internal: boolean, secondFactor: boolean, secondFactorRequired: boolean, passwordChangedAt: string | null, defaultCentre: { id: string, instanceId: string, name: string } | null } };

export type EndSessionMutationVariables = Exact<{
  id: string | number;
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


export type AuditDetailQuery = { auditEntry: { id: string, at: string, action: string, model: string, entityId: string | null, origin: string | null, requestId: string | null, erased: boolean, before: string | null, after: string | null, actor: { kind: ActorKind, id: string | null, name: string } | null } | null };

export type AuditListQueryVariables = Exact<{
  filter?: AuditFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type AuditListQuery = { auditEntries: { pageInfo: { hasNextPage: boolean, startCursor: string | null, endCursor: string | null }, nodes: Array<{ id: string, at: string, action: string, model: string, entityId: string | null, origin: string | null, actor: { kind: ActorKind, id: string | null, name: string } | null }> } };

export type ConfiguredInstancesQueryVariables = Exact<{ [key: string]: never; }>;


export type ConfiguredInstancesQuery = { instanceChoices: Array<{ id: string, name: string, timeZone: string }>, myAccount: { id: string, allInstances: boolean } };

export type ContactListListQueryVariables = Exact<{
  instanceId?: string | number | null | undefined;
  after?: string | null | undefined;
}>;


export type ContactListListQuery = { contactLists: { totalCount: number, pageInfo: { hasNextPage: boolean, startCursor: string | null, endCursor: string | null }, nodes: Array<{ id: string, instanceId: string, centreId: string | null, riskType: RiskType | null, riskCode: string | null, clientId: string | null, contractId: string | null, supplement: string | null, listId: string, name: string, createdAt: string, obstacle: ContactListObstacle | null, centre: { id: string, instanceId: string, name: string } | null, client: { id: string, name: string } | null, contract: { id: string, name: string } | null }> } };

export type ContactListForm_ListFragment = { id: string, instanceId: string, centreId: string | null, riskType: RiskType | null, riskCode: string | null, clientId: string | null, contractId: string | null, supplement: string | null, listId: string, name: string, createdAt: string, obstacle: ContactListObstacle | null, centre: { id: string, instanceId: string, name: string } | null, client: { id: string, name: string } | null, contract: { id: string, name: string } | null } & { ' $fragmentName'?: 'ContactListForm_ListFragment' };

export type ContactListFormQueryVariables = Exact<{
  id: string | number;
}>;


export type ContactListFormQuery = { contactList: { id: string, instanceId: string, centreId: string | null, riskType: RiskType | null, riskCode: string | null, clientId: string | null, contractId: string | null, supplement: string | null, listId: string, name: string, createdAt: string, obstacle: ContactListObstacle | null, centre: { id: string, instanceId: string, name: string } | null, client: { id: string, name: string } | null, contract: { id: string, name: string } | null } };

export type ContactListChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type ContactListChoicesQuery = { instanceChoices: Array<{ id: string, name: string }>, centreChoices: Array<{ id: string, instanceId: string, name: string }> };

export type SaveContactListMutationVariables = Exact<{
  input: SaveContactListInput;
}>;


export type SaveContactListMutation = { saveContactList: { id: string, instanceId: string, centreId: string | null, riskType: RiskType | null, riskCode: string | null, clientId: string | null, contractId: string | null, supplement: string | null, listId: string, name: string, createdAt: string, obstacle: ContactListObstacle | null, centre: { id: string, instanceId: string, name: string } | null, client: { id: string, name: string } | null, contract: { id: string, name: string } | null } };

export type DeleteContactListMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteContactListMutation = { deleteContactList: { id: string } };

export type ErasureList_ErasureFragment = { id: string, at: string, actorName: string, reason: string, claimId: string | null, claims: number, openClaims: number, archivedClaims: number, completedAt: string | null } & { ' $fragmentName'?: 'ErasureList_ErasureFragment' };

export type ErasuresQueryVariables = Exact<{ [key: string]: never; }>;


export type ErasuresQuery = { erasures: Array<{ id: string, at: string, actorName: string, reason: string, claimId: string | null, claims: number, openClaims: number, archivedClaims: number, completedAt: string | null }> };

export type EraseClaimsMutationVariables = Exact<{
  input: EraseClaimsInput;
}>;


export type EraseClaimsMutation = { eraseClaims: { id: string, at: string, actorName: string, reason: string, claimId: string | null, claims: number, openClaims: number, archivedClaims: number, completedAt: string | null } };

export type FilterCall_CallFragment = { id: string, at: string, instanceId: string, claimId: string | null, serviceId: string, durationMs: number, candidates: number, excluded: number, code: string | null, actor: { kind: ActorKind, id: string | null, name: string } | null } & { ' $fragmentName'?: 'FilterCall_CallFragment' };

export type FilterCallQueryVariables = Exact<{
  id: string | number;
}>;


export type FilterCallQuery = { supplierFilterCall: { input: string, output: string | null, id: string, at: string, instanceId: string, claimId: string | null, serviceId: string, durationMs: number, candidates: number, excluded: number, code: string | null, actor: { kind: ActorKind, id: string | null, name: string } | null } | null };

export type FilterCallListQueryVariables = Exact<{
  filter?: SupplierFilterCallFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type FilterCallListQuery = { supplierFilterCalls: { pageInfo: { hasNextPage: boolean, startCursor: string | null, endCursor: string | null }, nodes: Array<{ id: string, at: string, instanceId: string, claimId: string | null, serviceId: string, durationMs: number, candidates: number, excluded: number, code: string | null, actor: { kind: ActorKind, id: string | null, name: string } | null }> } };

export type GenericProfilesQueryVariables = Exact<{ [key: string]: never; }>;


export type GenericProfilesQuery = { genericProfiles: Array<{ profileType: ProfileType, functionalities: Array<string>, requiresTwoFactor: boolean, updatedAt: string | null, users: number, changeable: boolean }> };

export type GenericProfile_AllFragment = { profileType: ProfileType, functionalities: Array<string>, requiresTwoFactor: boolean, updatedAt: string | null, users: number, changeable: boolean } & { ' $fragmentName'?: 'GenericProfile_AllFragment' };

export type ChangeGenericProfileMutationVariables = Exact<{
  input: ChangeGenericProfileInput;
}>;


export type ChangeGenericProfileMutation = { changeGenericProfile: { profileType: ProfileType, functionalities: Array<string>, requiresTwoFactor: boolean, updatedAt: string | null, users: number, changeable: boolean } };

export type HolidayInstancesQueryVariables = Exact<{ [key: string]: never; }>;


export type HolidayInstancesQuery = { instanceChoices: Array<{ id: string, name: string, country: string }> };

export type HolidayLists_ListFragment = { id: string, instanceId: string, name: string, days: Array<{ day: string, name: string }> } & { ' $fragmentName'?: 'HolidayLists_ListFragment' };

export type HolidayListsQueryVariables = Exact<{
  instanceId: string | number;
  year: number;
}>;


export type HolidayListsQuery = { holidayLists: Array<{ id: string, instanceId: string, name: string, days: Array<{ day: string, name: string }> }> };

export type SaveHolidayListMutationVariables = Exact<{
  input: SaveHolidayListInput;
}>;


export type SaveHolidayListMutation = { saveHolidayList: { id: string, name: string } };

export type DeleteHolidayListMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteHolidayListMutation = { deleteHolidayList: { id: string } };

export type SaveHolidayMutationVariables = Exact<{
  input: SaveHolidayInput;
  year: number;
}>;


export type SaveHolidayMutation = { saveHoliday: { id: string, instanceId: string, name: string, days: Array<{ day: string, name: string }> } };

export type RemoveHolidayMutationVariables = Exact<{
  listId: string | number;
  day: string;
  year: number;
}>;


export type RemoveHolidayMutation = { removeHoliday: { id: string, instanceId: string, name: string, days: Array<{ day: string, name: string }> } };

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


export type ImportHolidaysMutation = { importHolidays: { list: { id: string, instanceId: string, name: string, days: Array<{ day: string, name: string }> }, added: Array<{ day: string }>, alreadyThere: Array<{ day: string }> } };

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
}>;


export type TransferLocalAdminMutation = { transferLocalAdmin: { id: string, ownedUsers: number, ownedProfiles: number, ownedKeys: number } };

export type DeleteLocalAdminMutationVariables = Exact<{
  id: string | number;
  replacement: string | number;
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
}>;


export type MoveUserMutation = { moveUser: { id: string, updatedAt: string, owner: { id: string, user: string, name: string } | null } };

export type MoveSpecificProfileMutationVariables = Exact<{
  id: string | number;
  to: string | number;
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
}>;


export type ResendOutboxCallMutation = { resendOutboxCall: { id: string, integration: Integration, operation: IntegrationOperation, claimId: string | null, state: CallState, attempts: number, createdAt: string, nextAttemptAt: string | null, endedAt: string | null, code: string | null, canResend: boolean, canStop: boolean } };

export type StopOutboxCallMutationVariables = Exact<{
  id: string | number;
}>;


export type StopOutboxCallMutation = { stopOutboxCall: { id: string, integration: Integration, operation: IntegrationOperation, claimId: string | null, state: CallState, attempts: number, createdAt: string, nextAttemptAt: string | null, endedAt: string | null, code: string | null, canResend: boolean, canStop: boolean } };

export type ConfiguredReasonsQueryVariables = Exact<{
  instanceId: string | number;
}>;


export type ConfiguredReasonsQuery = { actionReasons: Array<{ action: ClaimActionName, reasons: Array<string> }> };

export type SaveActionReasonsMutationVariables = Exact<{
  input: SaveActionReasonsInput;
}>;


export type SaveActionReasonsMutation = { saveActionReasons: { action: ClaimActionName, reasons: Array<string> } };

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


export type SpecificProfileFormQuery = { specificProfile: { id: string, name: string, profileType: ProfileType, hiddenLayers: Array<MapLayer>, hiddenIndicators: Array<string>, requiresTwoFactor: boolean, users: number, keys: number, updatedAt: string, owner: { id: string, name: string } | null, contracts: Array<{ instanceId: string, clientId: string, clientName: string, contractId: string, name: string }>, instances: Array<{ id: string, name: string }>, suppliers: Array<{ id: string, name: string | null }>, hiddenFields: Array<{ layer: MapLayer, fields: Array<string> }> } };

export type SpecificProfileForm_ProfileFragment = { id: string, name: string, profileType: ProfileType, hiddenLayers: Array<MapLayer>, hiddenIndicators: Array<string>, requiresTwoFactor: boolean, users: number, keys: number, updatedAt: string, owner: { id: string, name: string } | null, contracts: Array<{ instanceId: string, clientId: string, clientName: string, contractId: string, name: string }>, instances: Array<{ id: string, name: string }>, suppliers: Array<{ id: string, name: string | null }>, hiddenFields: Array<{ layer: MapLayer, fields: Array<string> }> } & { ' $fragmentName'?: 'SpecificProfileForm_ProfileFragment' };

export type SpecificProfileReachQueryVariables = Exact<{
  id: string | number;
}>;


export type SpecificProfileReachQuery = { specificProfileReach: { claims: number, ofClaims: number, suppliers: number, ofSuppliers: number } };

export type SpecificProfileChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type SpecificProfileChoicesQuery = { instanceChoices: Array<{ id: string, name: string }>, profileChoices: { indicators: Array<string>, fields: Array<{ layer: MapLayer, fields: Array<string> }> } };

export type ClientChoicesQueryVariables = Exact<{
  instanceId: string | number;
  text?: string | null | undefined;
}>;


export type ClientChoicesQuery = { clientChoices: Array<{ instanceId: string, id: string, name: string, mayHaveAll: boolean, contracts: Array<{ id: string, name: string }> }> };

export type SupplierChoicesQueryVariables = Exact<{
  text: string;
  after?: string | null | undefined;
}>;


export type SupplierChoicesQuery = { suppliers: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, version: number, name: string, access: SupplierAccess }> } };

export type SaveSpecificProfileMutationVariables = Exact<{
  input: SaveSpecificProfileInput;
}>;


export type SaveSpecificProfileMutation = { saveSpecificProfile: { id: string, name: string, profileType: ProfileType, hiddenLayers: Array<MapLayer>, hiddenIndicators: Array<string>, requiresTwoFactor: boolean, users: number, keys: number, updatedAt: string, owner: { id: string, name: string } | null, contracts: Array<{ instanceId: string, clientId: string, clientName: string, contractId: string, name: string }>, instances: Array<{ id: string, name: string }>, suppliers: Array<{ id: string, name: string | null }>, hiddenFields: Array<{ layer: MapLayer, fields: Array<string> }> } };

export type SpecificProfileListQueryVariables = Exact<{
  filter?: SpecificProfileFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type SpecificProfileListQuery = { specificProfiles: { totalCount: number, pageInfo: { hasNextPage: boolean, startCursor: string | null, endCursor: string | null }, nodes: Array<{ id: string, name: string, profileType: ProfileType, hiddenLayers: Array<MapLayer>, requiresTwoFactor: boolean, users: number, keys: number, updatedAt: string, owner: { id: string, name: string } | null, instances: Array<{ id: string }>, contracts: Array<{ contractId: string }> }> } };

export type DeleteSpecificProfileMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteSpecificProfileMutation = { deleteSpecificProfile: { id: string } };

export type SendPasswordResetMutationVariables = Exact<{
  id: string | number;
}>;


export type SendPasswordResetMutation = { sendPasswordReset: { id: string } };

export type ResetSecondFactorMutationVariables = Exact<{
  id: string | number;
  password: string;
}>;


export type ResetSecondFactorMutation = { resetSecondFactor: { id: string, user: string, name: string, email: string | null, language: string, profileType: ProfileType, internal: boolean, directoryObject: string | null, roleKept: RoleKept | null, allInstances: boolean, mustChangePassword: boolean, secondFactor: boolean, disabledAt: string | null, createdAt: string, lastSeenAt: string | null, updatedAt: string, oneself: boolean, specificProfile: { id: string, name: string, profileType: ProfileType } | null, instances: Array<{ id: string, name: string }>, defaultCentre: { id: string, instanceId: string, name: string } | null, owner: { id: string, user: string, name: string } | null, creator: { id: string, user: string, name: string } | null } };

export type EnableUserMutationVariables = Exact<{
  id: string | number;
}>;


export type EnableUserMutation = { enableUsers: Array<{ id: string, user: string, name: string, email: string | null, language: string, profileType: ProfileType, internal: boolean, directoryObject: string | null, roleKept: RoleKept | null, allInstances: boolean, mustChangePassword: boolean, secondFactor: boolean, disabledAt: string | null, createdAt: string, lastSeenAt: string | null, updatedAt: string, oneself: boolean, specificProfile: { id: string, name: string, profileType: ProfileType } | null, instances: Array<{ id: string, name: string }>, defaultCentre: { id: string, instanceId: string, name: string } | null, owner: { id: string, user: string, name: string } | null, creator: { id: string, user: string, name: string } | null }> };

export type DisableUserMutationVariables = Exact<{
  id: string | number;
}>;


export type DisableUserMutation = { disableUsers: Array<{ id: string, user: string, name: string, email: string | null, language: string, profileType: ProfileType, internal: boolean, directoryObject: string | null, roleKept: RoleKept | null, allInstances: boolean, mustChangePassword: boolean, secondFactor: boolean, disabledAt: string | null, createdAt: string, lastSeenAt: string | null, updatedAt: string, oneself: boolean, specificProfile: { id: string, name: string, profileType: ProfileType } | null, instances: Array<{ id: string, name: string }>, defaultCentre: { id: string, instanceId: string, name: string } | null, owner: { id: string, user: string, name: string } | null, creator: { id: string, user: string, name: string } | null }> };

export type SendInvitationMutationVariables = Exact<{
  id: string | number;
}>;


export type SendInvitationMutation = { sendInvitation: { id: string } };

export type UserFormQueryVariables = Exact<{
  id: string | number;
}>;


export type UserFormQuery = { user: { id: string, user: string, name: string, email: string | null, language: string, profileType: ProfileType, internal: boolean, directoryObject: string | null, roleKept: RoleKept | null, allInstances: boolean, mustChangePassword: boolean, secondFactor: boolean, disabledAt: string | null, createdAt: string, lastSeenAt: string | null, updatedAt: string, oneself: boolean, specificProfile: { id: string, name: string, profileType: ProfileType } | null, instances: Array<{ id: string, name: string }>, defaultCentre: { id: string, instanceId: string, name: string } | null, owner: { id: string, user: string, name: string } | null, creator: { id: string, user: string, name: string } | null } };

export type UserForm_UserFragment = { id: string, user: string, name: string, email: string | null, language: string, profileType: ProfileType, internal: boolean, directoryObject: string | null, roleKept: RoleKept | null, allInstances: boolean, mustChangePassword: boolean, secondFactor: boolean, disabledAt: string | null, createdAt: string, lastSeenAt: string | null, updatedAt: string, oneself: boolean, specificProfile: { id: string, name: string, profileType: ProfileType } | null, instances: Array<{ id: string, name: string }>, defaultCentre: { id: string, instanceId: string, name: string } | null, owner: { id: string, user: string, name: string } | null, creator: { id: string, user: string, name: string } | null } & { ' $fragmentName'?: 'UserForm_UserFragment' };

export type UserFormChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type UserFormChoicesQuery = { instanceChoices: Array<{ id: string, name: string }>, centreChoices: Array<{ id: string, instanceId: string, name: string }>, genericProfiles: Array<{ profileType: ProfileType, requiresTwoFactor: boolean }> };

export type CreateUserMutationVariables = Exact<{
  input: CreateUserInput;
}>;


export type CreateUserMutation = { createUser: { id: string, user: string, name: string, email: string | null, language: string, profileType: ProfileType, internal: boolean, directoryObject: string | null, roleKept: RoleKept | null, allInstances: boolean, mustChangePassword: boolean, secondFactor: boolean, disabledAt: string | null, createdAt: string, lastSeenAt: string | null, updatedAt: string, oneself: boolean, specificProfile: { id: string, name: string, profileType: ProfileType } | null, instances: Array<{ id: string, name: string }>, defaultCentre: { id: string, instanceId: string, name: string } | null, owner: { id: string, user: string, name: string } | null, creator: { id: string, user: string, name: string } | null } };

export type ChangeUserMutationVariables = Exact<{
  input: ChangeUserInput;
}>;


export type ChangeUserMutation = { changeUser: { id: string, user: string, name: string, email: string | null, language: string, profileType: ProfileType, internal: boolean, directoryObject: string | null, roleKept: RoleKept | null, allInstances: boolean, mustChangePassword: boolean, secondFactor: boolean, disabledAt: string | null, createdAt: string, lastSeenAt: string | null, updatedAt: string, oneself: boolean, specificProfile: { id: string, name: string, profileType: ProfileType } | null, instances: Array<{ id: string, name: string }>, defaultCentre: { id: string, instanceId: string, name: string } | null, owner: { id: string, user: string, name: string } | null, creator: { id: string, user: string, name: string } | null } };

export type UserListQueryVariables = Exact<{
  filter?: UserFilter | null | undefined;
  sort: UserSort;
  after?: string | null | undefined;
}>;


export type UserListQuery = { users: { totalCount: number, pageInfo: { hasNextPage: boolean, startCursor: string | null, endCursor: string | null }, nodes: Array<{ id: string, user: string, name: string, email: string | null, language: string, profileType: ProfileType, internal: boolean, allInstances: boolean, disabledAt: string | null, lastSeenAt: string | null, oneself: boolean, specificProfile: { id: string, name: string } | null, instances: Array<{ id: string }>, owner: { id: string, name: string } | null }> } };

export type EnableUsersMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type EnableUsersMutation = { enableUsers: Array<{ id: string, disabledAt: string | null, updatedAt: string }> };

export type DisableUsersMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type DisableUsersMutation = { disableUsers: Array<{ id: string, disabledAt: string | null, updatedAt: string }> };

export type UserSessionsQueryVariables = Exact<{
  id: string | number;
}>;


export type UserSessionsQuery = { userSessions: Array<{ id: string, createdAt: string, lastSeenAt: string, expiresAt: string, keepAlive: boolean, address: string | null, browser: string | null }> };

export type EndUserSessionsMutationVariables = Exact<{
  id: string | number;
}>;


export type EndUserSessionsMutation = { endUserSessions: Array<{ id: string }> };

export type ImportUsersMutationVariables = Exact<{
  input: ImportUsersInput;
}>;


export type ImportUsersMutation = { importUsers: Array<{ line: number, userId: string | null, field: string | null, code: string | null, message: string | null }> };

export type AlarmsQueryVariables = Exact<{ [key: string]: never; }>;


export type AlarmsQuery = { alarms: { rows: Array<{ key: string, count: number, ids: Array<string>, newestAt: string, instanceId: string | null, centreId: string | null, alarm: { id: string, cause: AlarmCause, claimId: string | null, feed: string | null, operation: IntegrationOperation | null, raisedAt: string, clearedAt: string | null, state: AlarmState, stateAt: string, until: string | null, note: string | null, by: { id: string, name: string } | null, to: { id: string, name: string } | null } }>, totals: Array<{ state: AlarmState, count: number, oldestAt: string | null }> } };

export type AlarmsChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type AlarmsChangedSubscription = { alarmsChanged: { rows: Array<{ key: string, count: number, ids: Array<string>, newestAt: string, instanceId: string | null, centreId: string | null, alarm: { id: string, cause: AlarmCause, claimId: string | null, feed: string | null, operation: IntegrationOperation | null, raisedAt: string, clearedAt: string | null, state: AlarmState, stateAt: string, until: string | null, note: string | null, by: { id: string, name: string } | null, to: { id: string, name: string } | null } }>, totals: Array<{ state: AlarmState, count: number, oldestAt: string | null }> } };

export type Alarms_ListFragment = { rows: Array<{ key: string, count: number, ids: Array<string>, newestAt: string, instanceId: string | null, centreId: string | null, alarm: { id: string, cause: AlarmCause, claimId: string | null, feed: string | null, operation: IntegrationOperation | null, raisedAt: string, clearedAt: string | null, state: AlarmState, stateAt: string, until: string | null, note: string | null, by: { id: string, name: string } | null, to: { id: string, name: string } | null } }>, totals: Array<{ state: AlarmState, count: number, oldestAt: string | null }> } & { ' $fragmentName'?: 'Alarms_ListFragment' };

export type Alarm_AlarmFragment = { id: string, cause: AlarmCause, claimId: string | null, feed: string | null, operation: IntegrationOperation | null, raisedAt: string, clearedAt: string | null, state: AlarmState, stateAt: string, until: string | null, note: string | null, by: { id: string, name: string } | null, to: { id: string, name: string } | null } & { ' $fragmentName'?: 'Alarm_AlarmFragment' };

export type AlarmRow_ClaimFragment = { id: string, version: number, status: ClaimStatus, kind: ServiceKind, origin: string | null, service: { id: string, name: string } } & { ' $fragmentName'?: 'AlarmRow_ClaimFragment' };

export type AlarmClaimsQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
  first: number;
}>;


export type AlarmClaimsQuery = { claims: { nodes: Array<{ id: string, version: number, status: ClaimStatus, kind: ServiceKind, origin: string | null, service: { id: string, name: string } }> } };

export type OwnAlarmsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnAlarmsQuery = { ownAlarmIds: Array<string> };

export type AlarmColleaguesQueryVariables = Exact<{ [key: string]: never; }>;


export type AlarmColleaguesQuery = { alarmColleagues: Array<{ id: string, name: string }> };

export type AcknowledgeAlarmsMutationVariables = Exact<{
  input: AcknowledgeAlarmsInput;
}>;


export type AcknowledgeAlarmsMutation = { acknowledgeAlarms: Array<{ id: string, cause: AlarmCause, claimId: string | null, feed: string | null, operation: IntegrationOperation | null, raisedAt: string, clearedAt: string | null, state: AlarmState, stateAt: string, until: string | null, note: string | null, by: { id: string, name: string } | null, to: { id: string, name: string } | null }> };

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


export type SearchQuery = { search: Array<{ matched: SearchMatch, claim: { id: string, status: ClaimStatus, file: string | null, otherFile: string | null, plate: string | null, insuredName: string | null, insuredPhone: string | null, service: { id: string, name: string } } | null, supplier: { id: string, name: string, access: SupplierAccess, status: ResourceStatus | null, phone: string | null, smartPhone: string | null, basePhone: string | null, insuredPhone: string | null } | null }> };

export type RecentClaimsQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type RecentClaimsQuery = { claims: { nodes: Array<{ id: string, status: ClaimStatus, file: string | null, otherFile: string | null, plate: string | null, insuredName: string | null, insuredPhone: string | null, service: { id: string, name: string } }> } };

export type RecentSuppliersQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type RecentSuppliersQuery = { suppliers: { nodes: Array<{ id: string, name: string, access: SupplierAccess, status: ResourceStatus | null, phone: string | null, smartPhone: string | null, basePhone: string | null, insuredPhone: string | null }> } };

export type PaletteOpenClaimQueryVariables = Exact<{
  id: string | number;
}>;


export type PaletteOpenClaimQuery = { claim: { id: string, version: number, status: ClaimStatus, assignmentType: AssignmentType | null, arrivedAt: string | null, assignedAt: string | null, measuredFrom: string | null, scheduled: boolean | null, plannedStart: string | null, plannedEnd: string | null, promisedAt: string | null, managedUntil: string | null, predictedAt: string | null, insuredPhone: string | null, proposed: boolean | null, timeZone: string, actions: Array<{ id: string, name: ClaimActionName, state: ClaimActionState, minutes: number | null, at: string, undoUntil: string | null }>, supplier: { id: string, name: string } | null, instance: { id: string, country: string }, pendingAction: { name: ClaimActionName, since: string } | null } | null };

export type FindPlacesQueryVariables = Exact<{
  text: string;
  near?: PlaceInput | null | undefined;
  outside: boolean;
}>;


export type FindPlacesQuery = { places: { isFromService: boolean, service: PlaceService | null, places: Array<{ name: string, area: string | null, position: { lon: number, lat: number } }> } };

export type PaletteClaim_ClaimFragment = { id: string, status: ClaimStatus, file: string | null, otherFile: string | null, plate: string | null, insuredName: string | null, insuredPhone: string | null, service: { id: string, name: string } } & { ' $fragmentName'?: 'PaletteClaim_ClaimFragment' };

export type PaletteSupplier_SupplierFragment = { id: string, name: string, access: SupplierAccess, status: ResourceStatus | null, phone: string | null, smartPhone: string | null, basePhone: string | null, insuredPhone: string | null } & { ' $fragmentName'?: 'PaletteSupplier_SupplierFragment' };

export type OwnPreferencesQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnPreferencesQuery = { myAccount: { id: string, preferences: { theme: ThemeChoice | null, density: Density | null, timeFormat: TimeFormat | null, soundVolume: number | null, soundMuted: boolean | null, tourLeft: boolean | null } } };

export type ChangeMyPreferencesMutationVariables = Exact<{
  input: ChangeMyPreferencesInput;
}>;


export type ChangeMyPreferencesMutation = { changeMyPreferences: { id: string, preferences: { theme: ThemeChoice | null, density: Density | null, timeFormat: TimeFormat | null, soundVolume: number | null, soundMuted: boolean | null, tourLeft: boolean | null } } };

export type EndSeeAsMutationVariables = Exact<{
  profileId: string | number;
}>;


export type EndSeeAsMutation = { endSeeAs: { profileId: string } };

export type ActionForm_ClaimFragment = { id: string, version: number, status: ClaimStatus, assignmentType: AssignmentType | null, arrivedAt: string | null, assignedAt: string | null, measuredFrom: string | null, scheduled: boolean | null, plannedStart: string | null, plannedEnd: string | null, promisedAt: string | null, managedUntil: string | null, predictedAt: string | null, insuredPhone: string | null, proposed: boolean | null, timeZone: string, supplier: { id: string, name: string } | null, instance: { id: string, country: string }, pendingAction: { name: ClaimActionName, since: string } | null } & { ' $fragmentName'?: 'ActionForm_ClaimFragment' };

export type ClaimActions_ClaimFragment = { id: string, version: number, status: ClaimStatus, assignmentType: AssignmentType | null, arrivedAt: string | null, assignedAt: string | null, measuredFrom: string | null, scheduled: boolean | null, plannedStart: string | null, plannedEnd: string | null, promisedAt: string | null, managedUntil: string | null, predictedAt: string | null, insuredPhone: string | null, proposed: boolean | null, timeZone: string, actions: Array<{ id: string, name: ClaimActionName, state: ClaimActionState, minutes: number | null, at: string, undoUntil: string | null }>, supplier: { id: string, name: string } | null, instance: { id: string, country: string }, pendingAction: { name: ClaimActionName, since: string } | null } & { ' $fragmentName'?: 'ClaimActions_ClaimFragment' };

export type ActionResult_ClaimFragment = (
  { id: string, pendingAction: { name: ClaimActionName, since: string } | null, actions: Array<{ id: string, name: ClaimActionName, state: ClaimActionState }> }
  & { ' $fragmentRefs'?: { 'ClaimChanged_ClaimFragment': ClaimChanged_ClaimFragment;'ClaimActions_ClaimFragment': ClaimActions_ClaimFragment } }
) & { ' $fragmentName'?: 'ActionResult_ClaimFragment' };

export type PendingAction_ClaimFragment = { id: string, version: number, pendingAction: { name: ClaimActionName, since: string } | null } & { ' $fragmentName'?: 'PendingAction_ClaimFragment' };

export type ClaimActionStatesQueryVariables = Exact<{
  id: string | number;
}>;


export type ClaimActionStatesQuery = { claim: { id: string, actions: Array<{ id: string, state: ClaimActionState, code: string | null }> } | null };

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


export type ClaimExplanationQuery = { claim: { id: string, version: number, status: ClaimStatus, statusReason: { sentence: string, rule: string, settings: Array<{ key: SettingKey, number: number, value: number, unit: SettingUnit }> } | null, whatToSay: { language: string, sentences: Array<string> } | null, statusHistory: Array<{ at: string, to: ClaimStatus, cause: StatusCause, actor: { kind: ActorKind, id: string | null, name: string } | null, reason: { sentence: string } }>, upcomingProcesses: Array<{ process: Process, at: string | null, setting: number, limit: number }>, processes: Array<{ process: Process, state: ProcessState, at: string, cancelledAt: string | null, evidence: { minutes: number | null, limit: number | null, finding: ProcessFinding | null, fixes: number | null, metres: number | null } }>, actions: Array<{ id: string, name: ClaimActionName, state: ClaimActionState, at: string, settledAt: string | null, code: string | null, minutes: number | null, reason: string | null, actor: { kind: ActorKind, id: string | null, name: string } | null }> } | null };

export type ClaimBulkQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
  first: number;
}>;


export type ClaimBulkQuery = { claims: { nodes: Array<{ id: string, version: number, status: ClaimStatus, assignmentType: AssignmentType | null, arrivedAt: string | null, assignedAt: string | null, measuredFrom: string | null, scheduled: boolean | null, plannedStart: string | null, plannedEnd: string | null, promisedAt: string | null, managedUntil: string | null, predictedAt: string | null, insuredPhone: string | null, proposed: boolean | null, timeZone: string, supplier: { id: string, name: string } | null, instance: { id: string, country: string }, pendingAction: { name: ClaimActionName, since: string } | null }> } };

export type BulkAnswer_AnswerFragment = { claimId: string, requestId: string | null, error: { code: string, values: Record<string, string> | null } | null, claim: { id: string, version: number, status: ClaimStatus, statusAt: string, statusLabel: TimingLabel | null, measuredFrom: string | null, managedUntil: string | null, arrivedAt: string | null, arrivedLate: boolean | null, finishedAt: string | null, pendingAction: { name: ClaimActionName, since: string } | null } | null } & { ' $fragmentName'?: 'BulkAnswer_AnswerFragment' };

export type ManageDelaysMutationVariables = Exact<{
  input: ManageDelaysInput;
}>;


export type ManageDelaysMutation = { manageDelays: Array<{ claimId: string, requestId: string | null, error: { code: string, values: Record<string, string> | null } | null, claim: { id: string, version: number, status: ClaimStatus, statusAt: string, statusLabel: TimingLabel | null, measuredFrom: string | null, managedUntil: string | null, arrivedAt: string | null, arrivedLate: boolean | null, finishedAt: string | null, pendingAction: { name: ClaimActionName, since: string } | null } | null }> };

export type ConfirmArrivalsMutationVariables = Exact<{
  input: ConfirmArrivalsInput;
}>;


export type ConfirmArrivalsMutation = { confirmArrivals: Array<{ claimId: string, requestId: string | null, error: { code: string, values: Record<string, string> | null } | null, claim: { id: string, version: number, status: ClaimStatus, statusAt: string, statusLabel: TimingLabel | null, measuredFrom: string | null, managedUntil: string | null, arrivedAt: string | null, arrivedLate: boolean | null, finishedAt: string | null, pendingAction: { name: ClaimActionName, since: string } | null } | null }> };

export type ConfirmCompletionsMutationVariables = Exact<{
  input: ConfirmCompletionsInput;
}>;


export type ConfirmCompletionsMutation = { confirmCompletions: Array<{ claimId: string, requestId: string | null, error: { code: string, values: Record<string, string> | null } | null, claim: { id: string, version: number, status: ClaimStatus, statusAt: string, statusLabel: TimingLabel | null, measuredFrom: string | null, managedUntil: string | null, arrivedAt: string | null, arrivedLate: boolean | null, finishedAt: string | null, pendingAction: { name: ClaimActionName, since: string } | null } | null }> };

export type ClaimDetailQueryVariables = Exact<{
  id: string | number;
}>;


export type ClaimDetailQuery = { claim: (
    { id: string, version: number, status: ClaimStatus, timeZone: string, finishedAt: string | null, cancelledAt: string | null, predictedAt: string | null, otherServices: Array<{ id: string }> }
    & { ' $fragmentRefs'?: { 'ContradictionStrip_ClaimFragment': ContradictionStrip_ClaimFragment;'ClaimHeader_ClaimFragment': ClaimHeader_ClaimFragment;'ClaimTimes_ClaimFragment': ClaimTimes_ClaimFragment;'ClaimGeneral_ClaimFragment': ClaimGeneral_ClaimFragment;'ClaimMilestones_ClaimFragment': ClaimMilestones_ClaimFragment;'ClaimEconomics_ClaimFragment': ClaimEconomics_ClaimFragment;'ClaimActions_ClaimFragment': ClaimActions_ClaimFragment;'ClaimServices_ClaimFragment': ClaimServices_ClaimFragment;'ClaimVisits_ClaimFragment': ClaimVisits_ClaimFragment } }
  ) | null };

export type ClaimDetail_ClaimFragment = (
  { id: string, version: number, status: ClaimStatus, timeZone: string, finishedAt: string | null, cancelledAt: string | null, predictedAt: string | null, otherServices: Array<{ id: string }> }
  & { ' $fragmentRefs'?: { 'ContradictionStrip_ClaimFragment': ContradictionStrip_ClaimFragment;'ClaimHeader_ClaimFragment': ClaimHeader_ClaimFragment;'ClaimTimes_ClaimFragment': ClaimTimes_ClaimFragment;'ClaimGeneral_ClaimFragment': ClaimGeneral_ClaimFragment;'ClaimMilestones_ClaimFragment': ClaimMilestones_ClaimFragment;'ClaimEconomics_ClaimFragment': ClaimEconomics_ClaimFragment;'ClaimActions_ClaimFragment': ClaimActions_ClaimFragment;'ClaimServices_ClaimFragment': ClaimServices_ClaimFragment;'ClaimVisits_ClaimFragment': ClaimVisits_ClaimFragment } }
) & { ' $fragmentName'?: 'ClaimDetail_ClaimFragment' };

export type ClaimEconomics_ClaimFragment = { id: string, movements: Array<{ number: number, amount: string, currency: string }> | null } & { ' $fragmentName'?: 'ClaimEconomics_ClaimFragment' };

export type ClaimGeneral_ClaimFragment = (
  { id: string, version: number, origin: string | null, destination: string | null, occurredAt: string, plannedStart: string | null, plannedEnd: string | null, assignedAt: string | null, proposed: boolean | null, assignmentType: AssignmentType | null, statusAt: string, timeZone: string, file: string | null, otherFile: string | null, serviceNumber: string | null, insuredPhone: string | null, riskType: RiskType | null, priorityCode: string | null, priorityName: string | null, riskName: string | null, riskCode: string | null, causeCode: string | null, faultCode: string | null, coverCode: string | null, productCode: string | null, supplement: string | null, creationMode: string | null, invoiceReference: string | null, serviceState: string | null, serviceStateName: string | null, noSupplierSince: string | null, pendingArrivalSince: string | null, promisedMinutes: number | null, workAt: string | null, actualMinutes: number | null, destinationEtaMinutes: number | null, notes: string | null, limits: string | null, attributes: Record<string, string> | null, surveys: Array<{ question: string, answer: string }>, routeFigures: { originMetres: number | null, destinationMetres: number | null, straightMetres: number | null, assignedRouteMetres: number | null, assignedRouteMinutes: number | null, precalculatedRouteMetres: number | null, precalculatedRouteMinutes: number | null, realRouteMetres: number | null, realRouteMinutes: number | null, additionalMetres: number | null, additionalMinutes: number | null, thresholdMetres: number | null, deviationMetres: number | null }, position: { lon: number, lat: number } | null, instance: { id: string, name: string }, centre: { id: string, instanceId: string, name: string } | null, client: { id: string, name: string } | null, contract: { id: string, name: string } | null, supplier: { id: string, version: number, name: string, access: SupplierAccess, status: ResourceStatus | null, position: { lon: number, lat: number, at: string | null } | null } | null }
  & { ' $fragmentRefs'?: { 'MilestoneTrack_ClaimFragment': MilestoneTrack_ClaimFragment } }
) & { ' $fragmentName'?: 'ClaimGeneral_ClaimFragment' };

export type ClaimHeader_ClaimFragment = { id: string, status: ClaimStatus, kind: ServiceKind, riskType: RiskType | null, priorityCode: string | null, priorityName: string | null, plate: string | null, insuredName: string | null, faultCode: string | null, faultName: string | null, service: { id: string, name: string } } & { ' $fragmentName'?: 'ClaimHeader_ClaimFragment' };

export type ClaimServices_ClaimFragment = { id: string, file: string | null, otherServices: Array<{ id: string, version: number, status: ClaimStatus, kind: ServiceKind, measuredFrom: string | null, occurredAt: string, timeZone: string, service: { id: string, name: string } }> } & { ' $fragmentName'?: 'ClaimServices_ClaimFragment' };

export type ClaimTabQueryVariables = Exact<{
  id: string | number;
}>;


export type ClaimTabQuery = { claim: { id: string, version: number, status: ClaimStatus } | null };

export type ClaimTimes_ClaimFragment = { id: string, status: ClaimStatus, statusLabel: TimingLabel | null, scheduled: boolean | null, promisedAt: string | null, plannedStart: string | null, plannedEnd: string | null, predictedAt: string | null, measuredFrom: string | null, managedUntil: string | null, assignedAt: string | null, arrivedAt: string | null, arrivedLate: boolean | null, timeZone: string, routeFigures: { remainingMetres: number | null } } & { ' $fragmentName'?: 'ClaimTimes_ClaimFragment' };

export type ClaimVisits_ClaimFragment = { id: string, timeZone: string, visits: Array<{ id: string, name: string, at: string, actor: { kind: ActorKind, id: string | null, name: string } }> | null } & { ' $fragmentName'?: 'ClaimVisits_ClaimFragment' };

export type RegisterVisitMutationVariables = Exact<{
  id: string | number;
}>;


export type RegisterVisitMutation = { registerVisit: { id: string, timeZone: string, visits: Array<{ id: string, name: string, at: string, actor: { kind: ActorKind, id: string | null, name: string } }> | null } };

export type ContradictionStrip_ClaimFragment = { id: string, timeZone: string, cancelledAt: string | null, contradiction: { since: string, serviceState: string } | null } & { ' $fragmentName'?: 'ContradictionStrip_ClaimFragment' };

export type ClaimSupplierPositionQueryVariables = Exact<{
  id: string | number;
}>;


export type ClaimSupplierPositionQuery = { supplier: { id: string, version: number, position: { lon: number, lat: number, at: string | null } | null } | null };

export type ClaimMilestones_ClaimFragment = { id: string, timeZone: string, occurredAt: string, validatedAt: string | null, assignedAt: string | null, promisedAt: string | null, plannedStart: string | null, plannedEnd: string | null, predictedAt: string | null, arrivedAt: string | null, finishedAt: string | null, cancelledAt: string | null, managedUntil: string | null, workManagedUntil: string | null, milestones: Array<{ code: MilestoneCode, at: string, picture: string | null }>, milestonePositions: Array<{ moment: MilestoneMoment, at: string, ageSeconds: number, metres: number | null, position: { lon: number, lat: number, at: string | null } }> } & { ' $fragmentName'?: 'ClaimMilestones_ClaimFragment' };

export type MilestoneTrack_ClaimFragment = { id: string, status: ClaimStatus, timeZone: string, arrivedLate: boolean | null, milestones: Array<{ code: MilestoneCode, at: string }> } & { ' $fragmentName'?: 'MilestoneTrack_ClaimFragment' };

export type ClaimSuppliersQueryVariables = Exact<{
  claimId: string | number;
}>;


export type ClaimSuppliersQuery = { supplierFilter: { at: string, candidates: Array<{ rank: number, minutes: number, metres: number, isEstimate: boolean, savedMinutes: number | null, path: string, router: Router, reasons: Array<{ code: SupplierFilterCode, sentence: string }>, supplier: { id: string, version: number, name: string, phone: string | null, smartPhone: string | null, basePhone: string | null } }>, excluded: Array<{ metres: number, reasons: Array<{ code: SupplierFilterCode, sentence: string }>, supplier: { id: string, version: number, name: string } }> } };

export type RunningAlertsQueryVariables = Exact<{ [key: string]: never; }>;


export type RunningAlertsQuery = { indicatorAlerts: Array<{ id: string, instanceId: string, instanceName: string, key: IndicatorKey, episodeLevel: AlertLevel | null, lastNotifiedAt: string | null }> };

export type Dashboard_DashboardFragment = { order: Array<IndicatorKey>, putAway: Array<IndicatorKey>, instances: Array<{ id: string, name: string, timeZone: string }> } & { ' $fragmentName'?: 'Dashboard_DashboardFragment' };

export type DashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardQuery = { dashboard: { order: Array<IndicatorKey>, putAway: Array<IndicatorKey>, instances: Array<{ id: string, name: string, timeZone: string }> } };

export type SaveDashboardLayoutMutationVariables = Exact<{
  input: SaveDashboardLayoutInput;
}>;


export type SaveDashboardLayoutMutation = { saveDashboardLayout: { order: Array<IndicatorKey>, putAway: Array<IndicatorKey>, instances: Array<{ id: string, name: string, timeZone: string }> } };

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


export type IndicatorGroupsQuery = { indicatorGroups: Array<{ id: string, name: string | null, value: number | null, p90: number | null, of: number, level: IndicatorLevel | null }> };

export type ClaimRow_ClaimFragment = { id: string, version: number, status: ClaimStatus, kind: ServiceKind, measuredFrom: string | null, occurredAt: string, timeZone: string, service: { id: string, name: string } } & { ' $fragmentName'?: 'ClaimRow_ClaimFragment' };

export type SupplierRow_SupplierFragment = { id: string, version: number, name: string, status: ResourceStatus | null, access: SupplierAccess } & { ' $fragmentName'?: 'SupplierRow_SupplierFragment' };

export type ClaimContactListsQueryVariables = Exact<{
  claimId: string | number;
}>;


export type ClaimContactListsQuery = { contactListMatches: { claimId: string, instanceId: string, centreId: string | null, riskType: RiskType | null, riskCode: string | null, clientId: string | null, contractId: string | null, supplement: string | null, matches: Array<{ asked: Array<ContactListField>, list: { id: string, name: string, listId: string } }> } };

export type HolidaysOfInstanceQueryVariables = Exact<{
  instanceId: string | number;
  firstDay: string;
  lastDay: string;
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


export type FilterEffectsQuery = { filterEffects: Array<{ part: string, hides: number }> };

export type FilterNamesQueryVariables = Exact<{
  filter: MapFilterInput;
}>;


export type FilterNamesQuery = { filterNames: Array<{ part: string, id: string, name: string, clientId: string | null }> };

export type FilterOptionsQueryVariables = Exact<{
  part: FilterOptionPart;
  text?: string | null | undefined;
  filter?: MapFilterInput | null | undefined;
}>;


export type FilterOptionsQuery = { filterOptions: Array<{ id: string, name: string, count: number, clientId: string | null }> };

export type ClaimChanged_ClaimFragment = { id: string, version: number, updatedAt: string, status: ClaimStatus, statusAt: string, statusLabel: TimingLabel | null, measuredFrom: string | null, predictedAt: string | null, promisedAt: string | null, promisedMinutes: number | null, managedUntil: string | null, arrivedLate: boolean | null, instanceId: string, timeZone: string, occurredAt: string, plannedStart: string | null, plannedEnd: string | null, scheduled: boolean | null, validatedAt: string | null, assignedAt: string | null, proposed: boolean | null, acceptedAt: string | null, arrivedAt: string | null, finishedAt: string | null, cancelledAt: string | null, workAt: string | null, noSupplierSince: string | null, pendingArrivalSince: string | null, assignmentType: AssignmentType | null, kind: ServiceKind, riskType: RiskType | null, riskCode: string | null, riskName: string | null, file: string | null, otherFile: string | null, supplement: string | null, serviceNumber: string | null, serviceState: string | null, serviceStateName: string | null, insuredName: string | null, insuredPhone: string | null, plate: string | null, priorityCode: string | null, priorityName: string | null, faultCode: string | null, faultName: string | null, causeCode: string | null, coverCode: string | null, productCode: string | null, creationMode: string | null, invoiceReference: string | null, origin: string | null, destination: string | null, notes: string | null, limits: string | null, attributes: Record<string, string> | null, workManagedUntil: string | null, actualMinutes: number | null, destinationEtaMinutes: number | null, pendingAction: { name: ClaimActionName, since: string } | null, position: { lon: number, lat: number, at: string | null, courseDegrees: number | null, speedMetresPerSecond: number | null, accuracyMetres: number | null } | null, contradiction: { since: string, serviceState: string } | null, supplier: { id: string, name: string, access: SupplierAccess } | null, centre: { id: string, instanceId: string, name: string } | null, client: { id: string, name: string } | null, contract: { id: string, name: string } | null, service: { id: string, name: string }, milestones: Array<{ code: MilestoneCode, at: string, picture: string | null }>, surveys: Array<{ question: string, answer: string }>, movements: Array<{ number: number, amount: string, currency: string }> | null, routeFigures: { remainingMetres: number | null, originMetres: number | null, destinationMetres: number | null, straightMetres: number | null, additionalMetres: number | null, additionalMinutes: number | null, assignedRouteMetres: number | null, assignedRouteMinutes: number | null, realRouteMetres: number | null, realRouteMinutes: number | null, precalculatedRouteMetres: number | null, precalculatedRouteMinutes: number | null, thresholdMetres: number | null, deviationMetres: number | null } } & { ' $fragmentName'?: 'ClaimChanged_ClaimFragment' };

export type ClaimChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ClaimChangedSubscription = { claimChanged: { id: string, version: number, updatedAt: string, status: ClaimStatus, statusAt: string, statusLabel: TimingLabel | null, measuredFrom: string | null, predictedAt: string | null, promisedAt: string | null, promisedMinutes: number | null, managedUntil: string | null, arrivedLate: boolean | null, instanceId: string, timeZone: string, occurredAt: string, plannedStart: string | null, plannedEnd: string | null, scheduled: boolean | null, validatedAt: string | null, assignedAt: string | null, proposed: boolean | null, acceptedAt: string | null, arrivedAt: string | null, finishedAt: string | null, cancelledAt: string | null, workAt: string | null, noSupplierSince: string | null, pendingArrivalSince: string | null, assignmentType: AssignmentType | null, kind: ServiceKind, riskType: RiskType | null, riskCode: string | null, riskName: string | null, file: string | null, otherFile: string | null, supplement: string | null, serviceNumber: string | null, serviceState: string | null, serviceStateName: string | null, insuredName: string | null, insuredPhone: string | null, plate: string | null, priorityCode: string | null, priorityName: string | null, faultCode: string | null, faultName: string | null, causeCode: string | null, coverCode: string | null, productCode: string | null, creationMode: string | null, invoiceReference: string | null, origin: string | null, destination: string | null, notes: string | null, limits: string | null, attributes: Record<string, string> | null, workManagedUntil: string | null, actualMinutes: number | null, destinationEtaMinutes: number | null, pendingAction: { name: ClaimActionName, since: string } | null, position: { lon: number, lat: number, at: string | null, courseDegrees: number | null, speedMetresPerSecond: number | null, accuracyMetres: number | null } | null, contradiction: { since: string, serviceState: string } | null, supplier: { id: string, name: string, access: SupplierAccess } | null, centre: { id: string, instanceId: string, name: string } | null, client: { id: string, name: string } | null, contract: { id: string, name: string } | null, service: { id: string, name: string }, milestones: Array<{ code: MilestoneCode, at: string, picture: string | null }>, surveys: Array<{ question: string, answer: string }>, movements: Array<{ number: number, amount: string, currency: string }> | null, routeFigures: { remainingMetres: number | null, originMetres: number | null, destinationMetres: number | null, straightMetres: number | null, additionalMetres: number | null, additionalMinutes: number | null, assignedRouteMetres: number | null, assignedRouteMinutes: number | null, realRouteMetres: number | null, realRouteMinutes: number | null, precalculatedRouteMetres: number | null, precalculatedRouteMinutes: number | null, thresholdMetres: number | null, deviationMetres: number | null } } };

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


export type MapSupplierPlaceQuery = { supplier: { id: string, version: number, position: { lon: number, lat: number } | null } | null };

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
}>;


export type UnshareMapConfigurationMutation = { unshareMapConfiguration: { id: string, name: string, address: string, tab: MapTab, foldedPanels: Array<MapPanel>, traffic: boolean, isDefault: boolean, isOwn: boolean, ownerName: string, updatedAt: string, sharedInstance: { id: string, name: string } | null, sharedProfile: { id: string, name: string, profileType: ProfileType } | null } };

export type HoveredClaimQueryVariables = Exact<{
  id: string | number;
}>;


export type HoveredClaimQuery = { claim: { id: string, version: number, status: ClaimStatus, statusLabel: TimingLabel | null, kind: ServiceKind, riskType: RiskType | null, insuredName: string | null, insuredPhone: string | null, faultCode: string | null, faultName: string | null, scheduled: boolean | null, plannedStart: string | null, plannedEnd: string | null, promisedAt: string | null, managedUntil: string | null, measuredFrom: string | null, predictedAt: string | null, assignedAt: string | null, arrivedAt: string | null, arrivedLate: boolean | null, timeZone: string, service: { id: string, name: string }, routeFigures: { remainingMetres: number | null }, statusReason: { sentence: string } | null } | null };

export type ClaimTotalQueryVariables = Exact<{ [key: string]: never; }>;


export type ClaimTotalQuery = { kpis: { claims: Array<{ status: ClaimStatus, count: number }> } };

export type MapClaimListQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: ClaimFilter | null | undefined;
}>;


export type MapClaimListQuery = { claims: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, version: number, status: ClaimStatus, kind: ServiceKind, measuredFrom: string | null, occurredAt: string, timeZone: string, service: { id: string, name: string } }> } };

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

export type WorklistRow_ClaimFragment = { id: string, version: number, status: ClaimStatus, kind: ServiceKind, riskType: RiskType | null, origin: string | null, priorityCode: string | null, priorityName: string | null, promisedAt: string | null, predictedAt: string | null, measuredFrom: string | null, timeZone: string, service: { id: string, name: string }, supplier: { id: string, name: string } | null } & { ' $fragmentName'?: 'WorklistRow_ClaimFragment' };

export type WorklistQueryVariables = Exact<{
  filter?: MapFilterInput | null | undefined;
}>;


export type WorklistQuery = { worklist: { entries: Array<{ claimId: string, group: WorklistGroup, status: ClaimStatus, limitAt: string | null }>, totals: Array<{ group: WorklistGroup, count: number }> } };

export type WorklistRowsQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
  first: number;
}>;


export type WorklistRowsQuery = { claims: { nodes: Array<{ id: string, version: number, status: ClaimStatus, kind: ServiceKind, riskType: RiskType | null, origin: string | null, priorityCode: string | null, priorityName: string | null, promisedAt: string | null, predictedAt: string | null, measuredFrom: string | null, timeZone: string, service: { id: string, name: string }, supplier: { id: string, name: string } | null, position: { lon: number, lat: number } | null, instance: { id: string, country: string } }> } };

export type WorklistChangedSubscriptionVariables = Exact<{
  filter?: MapFilterInput | null | undefined;
}>;


export type WorklistChangedSubscription = { worklistChanged: { entries: Array<{ claimId: string, group: WorklistGroup, status: ClaimStatus, limitAt: string | null }>, totals: Array<{ group: WorklistGroup, count: number }> } };

export type Worklist_ListFragment = { entries: Array<{ claimId: string, group: WorklistGroup, status: ClaimStatus, limitAt: string | null }>, totals: Array<{ group: WorklistGroup, count: number }> } & { ' $fragmentName'?: 'Worklist_ListFragment' };

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


export type PinnedSupplierQuery = { supplier: { id: string, version: number, name: string, access: SupplierAccess, status: ResourceStatus | null, position: { lon: number, lat: number, at: string | null, courseDegrees: number | null } | null } | null };

export type PinnedClaimMatchesQueryVariables = Exact<{
  filter: ClaimFilter;
}>;


export type PinnedClaimMatchesQuery = { claims: { totalCount: number } };

export type PinnedSupplierMatchesQueryVariables = Exact<{
  filter: SupplierFilter;
}>;


export type PinnedSupplierMatchesQuery = { suppliers: { totalCount: number } };

export type ClaimRegisterQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: ClaimFilter | null | undefined;
  sort: ClaimSort;
  orderBy?: Array<ClaimOrderInput> | ClaimOrderInput | null | undefined;
}>;


export type ClaimRegisterQuery = { claims: { totalCount: number, pageInfo: { hasNextPage: boolean, startCursor: string | null, endCursor: string | null }, nodes: Array<{ id: string, version: number, timeZone: string, status: ClaimStatus, statusLabel: TimingLabel | null, statusAt: string, kind: ServiceKind, file: string | null, otherFile: string | null, serviceNumber: string | null, supplement: string | null, creationMode: string | null, invoiceReference: string | null, insuredName: string | null, insuredPhone: string | null, plate: string | null, riskType: RiskType | null, riskCode: string | null, riskName: string | null, faultCode: string | null, faultName: string | null, causeCode: string | null, coverCode: string | null, productCode: string | null, priorityCode: string | null, priorityName: string | null, serviceState: string | null, serviceStateName: string | null, scheduled: boolean | null, notes: string | null, limits: string | null, attributes: Record<string, string> | null, origin: string | null, destination: string | null, proposed: boolean | null, assignmentType: AssignmentType | null, occurredAt: string, plannedStart: string | null, plannedEnd: string | null, validatedAt: string | null, noSupplierSince: string | null, pendingArrivalSince: string | null, assignedAt: string | null, promisedMinutes: number | null, promisedAt: string | null, predictedAt: string | null, acceptedAt: string | null, arrivedAt: string | null, arrivedLate: boolean | null, workAt: string | null, finishedAt: string | null, cancelledAt: string | null, managedUntil: string | null, workManagedUntil: string | null, measuredFrom: string | null, actualMinutes: number | null, destinationEtaMinutes: number | null, instance: { id: string, name: string }, service: { id: string, name: string }, centre: { id: string, instanceId: string, name: string } | null, client: { id: string, name: string } | null, contract: { id: string, name: string } | null, supplier: { id: string, version: number, name: string, access: SupplierAccess } | null, routeFigures: { originMetres: number | null, destinationMetres: number | null, remainingMetres: number | null, straightMetres: number | null, assignedRouteMetres: number | null, assignedRouteMinutes: number | null, precalculatedRouteMetres: number | null, precalculatedRouteMinutes: number | null, realRouteMetres: number | null, realRouteMinutes: number | null, additionalMetres: number | null, additionalMinutes: number | null, thresholdMetres: number | null, deviationMetres: number | null } }> } };

export type ClaimRegister_ClaimFragment = { id: string, version: number, timeZone: string, status: ClaimStatus, statusLabel: TimingLabel | null, statusAt: string, kind: ServiceKind, file: string | null, otherFile: string | null, serviceNumber: string | null, supplement: string | null, creationMode: string | null, invoiceReference: string | null, insuredName: string | null, insuredPhone: string | null, plate: string | null, riskType: RiskType | null, riskCode: string | null, riskName: string | null, faultCode: string | null, faultName: string | null, causeCode: string | null, coverCode: string | null, productCode: string | null, priorityCode: string | null, priorityName: string | null, serviceState: string | null, serviceStateName: string | null, scheduled: boolean | null, notes: string | null, limits: string | null, attributes: Record<string, string> | null, origin: string | null, destination: string | null, proposed: boolean | null, assignmentType: AssignmentType | null, occurredAt: string, plannedStart: string | null, plannedEnd: string | null, validatedAt: string | null, noSupplierSince: string | null, pendingArrivalSince: string | null, assignedAt: string | null, promisedMinutes: number | null, promisedAt: string | null, predictedAt: string | null, acceptedAt: string | null, arrivedAt: string | null, arrivedLate: boolean | null, workAt: string | null, finishedAt: string | null, cancelledAt: string | null, managedUntil: string | null, workManagedUntil: string | null, measuredFrom: string | null, actualMinutes: number | null, destinationEtaMinutes: number | null, instance: { id: string, name: string }, service: { id: string, name: string }, centre: { id: string, instanceId: string, name: string } | null, client: { id: string, name: string } | null, contract: { id: string, name: string } | null, supplier: { id: string, version: number, name: string, access: SupplierAccess } | null, routeFigures: { originMetres: number | null, destinationMetres: number | null, remainingMetres: number | null, straightMetres: number | null, assignedRouteMetres: number | null, assignedRouteMinutes: number | null, precalculatedRouteMetres: number | null, precalculatedRouteMinutes: number | null, realRouteMetres: number | null, realRouteMinutes: number | null, additionalMetres: number | null, additionalMinutes: number | null, thresholdMetres: number | null, deviationMetres: number | null } } & { ' $fragmentName'?: 'ClaimRegister_ClaimFragment' };

export type MobileSuppliersRegisterQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: SupplierFilter | null | undefined;
  sort: SupplierSort;
  orderBy?: Array<SupplierOrderInput> | SupplierOrderInput | null | undefined;
}>;


export type MobileSuppliersRegisterQuery = { mobileSuppliers: { totalCount: number, pageInfo: { hasNextPage: boolean, startCursor: string | null, endCursor: string | null }, nodes: Array<{ id: string, version: number, access: SupplierAccess, networkState: NetworkState, status: ResourceStatus | null, name: string, supplierType: string | null, supplierState: string | null, feedState: FeedState | null, connected: boolean | null, baseId: string | null, baseName: string | null, mobile: string | null, feedPositionAt: string | null, feedOutdated: boolean | null, lastPositionAddress: string | null, address: string | null, phone: string | null, smartPhone: string | null, basePhone: string | null, insuredPhone: string | null, schedule: string | null, exceedThreshold: boolean | null, rating: number | null, surveyCount: number | null, allocationCount: number | null, oldestActualMinutes: number | null, networks: Array<string> | null, services: Array<string> | null, attributes: Record<string, string> | null, instance: { id: string, name: string, timeZone: string }, position: { lon: number, lat: number, at: string | null } | null }> } };

export type BasesRegisterQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: SupplierFilter | null | undefined;
  sort: SupplierSort;
  orderBy?: Array<SupplierOrderInput> | SupplierOrderInput | null | undefined;
}>;


export type BasesRegisterQuery = { bases: { totalCount: number, pageInfo: { hasNextPage: boolean, startCursor: string | null, endCursor: string | null }, nodes: Array<{ id: string, version: number, access: SupplierAccess, networkState: NetworkState, status: ResourceStatus | null, name: string, supplierType: string | null, supplierState: string | null, feedState: FeedState | null, connected: boolean | null, baseId: string | null, baseName: string | null, mobile: string | null, feedPositionAt: string | null, feedOutdated: boolean | null, lastPositionAddress: string | null, address: string | null, phone: string | null, smartPhone: string | null, basePhone: string | null, insuredPhone: string | null, schedule: string | null, exceedThreshold: boolean | null, rating: number | null, surveyCount: number | null, allocationCount: number | null, oldestActualMinutes: number | null, networks: Array<string> | null, services: Array<string> | null, attributes: Record<string, string> | null, instance: { id: string, name: string, timeZone: string }, position: { lon: number, lat: number, at: string | null } | null }> } };

export type CollaboratorsRegisterQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: SupplierFilter | null | undefined;
  sort: SupplierSort;
  orderBy?: Array<SupplierOrderInput> | SupplierOrderInput | null | undefined;
}>;


export type CollaboratorsRegisterQuery = { collaborators: { totalCount: number, pageInfo: { hasNextPage: boolean, startCursor: string | null, endCursor: string | null }, nodes: Array<{ id: string, version: number, access: SupplierAccess, networkState: NetworkState, status: ResourceStatus | null, name: string, supplierType: string | null, supplierState: string | null, feedState: FeedState | null, connected: boolean | null, baseId: string | null, baseName: string | null, mobile: string | null, feedPositionAt: string | null, feedOutdated: boolean | null, lastPositionAddress: string | null, address: string | null, phone: string | null, smartPhone: string | null, basePhone: string | null, insuredPhone: string | null, schedule: string | null, exceedThreshold: boolean | null, rating: number | null, surveyCount: number | null, allocationCount: number | null, oldestActualMinutes: number | null, networks: Array<string> | null, services: Array<string> | null, attributes: Record<string, string> | null, instance: { id: string, name: string, timeZone: string }, position: { lon: number, lat: number, at: string | null } | null }> } };

export type SupplierRegister_SupplierFragment = { id: string, version: number, access: SupplierAccess, networkState: NetworkState, status: ResourceStatus | null, name: string, supplierType: string | null, supplierState: string | null, feedState: FeedState | null, connected: boolean | null, baseId: string | null, baseName: string | null, mobile: string | null, feedPositionAt: string | null, feedOutdated: boolean | null, lastPositionAddress: string | null, address: string | null, phone: string | null, smartPhone: string | null, basePhone: string | null, insuredPhone: string | null, schedule: string | null, exceedThreshold: boolean | null, rating: number | null, surveyCount: number | null, allocationCount: number | null, oldestActualMinutes: number | null, networks: Array<string> | null, services: Array<string> | null, attributes: Record<string, string> | null, instance: { id: string, name: string, timeZone: string }, position: { lon: number, lat: number, at: string | null } | null } & { ' $fragmentName'?: 'SupplierRegister_SupplierFragment' };

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
}>;


export type DeleteSubscriptionMutation = { deleteReportSubscription: { id: string } };

export type SaveAlertMutationVariables = Exact<{
  input: SaveIndicatorAlertInput;
}>;


export type SaveAlertMutation = { saveIndicatorAlert: { id: string, instanceName: string, key: IndicatorKey, level: AlertLevel, episodeLevel: AlertLevel | null, lastNotifiedAt: string | null } };

export type DeleteAlertMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteAlertMutation = { deleteIndicatorAlert: { id: string } };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: boolean };

export type Session_LoginInfoFragment = { jwt: string | null, use2fa: boolean, step: LoginStep | null, challenge: string | null, userId: string | null, language: string, name: string | null, profileType: ProfileType | null, functionalities: Array<string>, managesEverybody: boolean, userTables: Array<string>, visibleColumns: Array<string>, hereApiKey: string | null, live: boolean, seeAs: { profileId: string, name: string | null, profileType: ProfileType | null } | null, centers: Array<{ id: string, instanceId: string, name: string }>, defaultCenter: { id: string, instanceId: string, name: string } | null, basemap: Array<{ kind: BasemapKind, urls: Array<string>, darkUrls: Array<string> | null, attribution: string | null, maxZoom: number | null, tileSize: number | null }>, traffic: { kind: BasemapKind, urls: Array<string>, darkUrls: Array<string> | null, attribution: string | null, maxZoom: number | null, tileSize: number | null } | null } & { ' $fragmentName'?: 'Session_LoginInfoFragment' };

export type ExchangeHandoffMutationVariables = Exact<{
  code: string;
}>;


export type ExchangeHandoffMutation = { exchangeHandoff: { jwt: string | null, use2fa: boolean, step: LoginStep | null, challenge: string | null, userId: string | null, language: string, name: string | null, profileType: ProfileType | null, functionalities: Array<string>, managesEverybody: boolean, userTables: Array<string>, visibleColumns: Array<string>, hereApiKey: string | null, live: boolean, seeAs: { profileId: string, name: string | null, profileType: ProfileType | null } | null, centers: Array<{ id: string, instanceId: string, name: string }>, defaultCenter: { id: string, instanceId: string, name: string } | null, basemap: Array<{ kind: BasemapKind, urls: Array<string>, darkUrls: Array<string> | null, attribution: string | null, maxZoom: number | null, tileSize: number | null }>, traffic: { kind: BasemapKind, urls: Array<string>, darkUrls: Array<string> | null, attribution: string | null, maxZoom: number | null, tileSize: number | null } | null } };

export type SignInOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInOptionsQuery = { signInOptions: { directory: string | null } };

export type RequestPasswordResetMutationVariables = Exact<{
  account: string;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: { accepted: boolean } };

export type ConfirmSecondFactorMutationVariables = Exact<{
  input: ConfirmSecondFactorInput;
}>;


export type ConfirmSecondFactorMutation = { confirmSecondFactor: { jwt: string | null, use2fa: boolean, step: LoginStep | null, challenge: string | null, userId: string | null, language: string, name: string | null, profileType: ProfileType | null, functionalities: Array<string>, managesEverybody: boolean, userTables: Array<string>, visibleColumns: Array<string>, hereApiKey: string | null, live: boolean, seeAs: { profileId: string, name: string | null, profileType: ProfileType | null } | null, centers: Array<{ id: string, instanceId: string, name: string }>, defaultCenter: { id: string, instanceId: string, name: string } | null, basemap: Array<{ kind: BasemapKind, urls: Array<string>, darkUrls: Array<string> | null, attribution: string | null, maxZoom: number | null, tileSize: number | null }>, traffic: { kind: BasemapKind, urls: Array<string>, darkUrls: Array<string> | null, attribution: string | null, maxZoom: number | null, tileSize: number | null } | null } };

export type SetUpSecondFactorMutationVariables = Exact<{
  challenge: string;
}>;


export type SetUpSecondFactorMutation = { setUpSecondFactor: { secret: string, qr: string } };

export type ChoosePasswordMutationVariables = Exact<{
  input: ChoosePasswordInput;
}>;


export type ChoosePasswordMutation = { choosePassword: { jwt: string | null, use2fa: boolean, step: LoginStep | null, challenge: string | null, userId: string | null, language: string, name: string | null, profileType: ProfileType | null, functionalities: Array<string>, managesEverybody: boolean, userTables: Array<string>, visibleColumns: Array<string>, hereApiKey: string | null, live: boolean, seeAs: { profileId: string, name: string | null, profileType: ProfileType | null } | null, centers: Array<{ id: string, instanceId: string, name: string }>, defaultCenter: { id: string, instanceId: string, name: string } | null, basemap: Array<{ kind: BasemapKind, urls: Array<string>, darkUrls: Array<string> | null, attribution: string | null, maxZoom: number | null, tileSize: number | null }>, traffic: { kind: BasemapKind, urls: Array<string>, darkUrls: Array<string> | null, attribution: string | null, maxZoom: number | null, tileSize: number | null } | null } };

export type SupplierAllocationsQueryVariables = Exact<{
  id: string | number;
}>;


export type SupplierAllocationsQuery = { claims: { totalCount: number, nodes: Array<{ origin: string | null, insuredName: string | null, statusLabel: TimingLabel | null, scheduled: boolean | null, plannedStart: string | null, plannedEnd: string | null, promisedAt: string | null, managedUntil: string | null, predictedAt: string | null, assignedAt: string | null, arrivedAt: string | null, arrivedLate: boolean | null, id: string, version: number, status: ClaimStatus, kind: ServiceKind, measuredFrom: string | null, occurredAt: string, timeZone: string, position: { lon: number, lat: number } | null, routeFigures: { remainingMetres: number | null }, service: { id: string, name: string } }> } };

export type SupplierDetailQueryVariables = Exact<{
  id: string | number;
}>;


export type SupplierDetailQuery = { supplier: (
    { id: string, version: number, access: SupplierAccess, instance: { id: string, timeZone: string } }
    & { ' $fragmentRefs'?: { 'SupplierHeader_SupplierFragment': SupplierHeader_SupplierFragment;'SupplierPosition_SupplierFragment': SupplierPosition_SupplierFragment;'SupplierGeneral_SupplierFragment': SupplierGeneral_SupplierFragment;'SupplierFleet_SupplierFragment': SupplierFleet_SupplierFragment;'SupplierTimetable_SupplierFragment': SupplierTimetable_SupplierFragment;'SupplierNetworks_SupplierFragment': SupplierNetworks_SupplierFragment } }
  ) | null };

export type SupplierDetail_SupplierFragment = (
  { id: string, version: number, access: SupplierAccess, instance: { id: string, timeZone: string } }
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

export const Account_AccountFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Account_account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MyAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"internal"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactorRequired"}},{"kind":"Field","name":{"kind":"Name","value":"passwordChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"defaultCentre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<Account_AccountFragment, unknown>;
export const ContactListForm_ListFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactListForm_list"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactList"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"centreId"}},{"kind":"Field","name":{"kind":"Name","value":"riskType"}},{"kind":"Field","name":{"kind":"Name","value":"riskCode"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"supplement"}},{"kind":"Field","name":{"kind":"Name","value":"listId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"obstacle"}},{"kind":"Field","name":{"kind":"Name","value":"centre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ContactListForm_ListFragment, unknown>;
export const ErasureList_ErasureFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ErasureList_erasure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Erasure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"claims"}},{"kind":"Field","name":{"kind":"Name","value":"openClaims"}},{"kind":"Field","name":{"kind":"Name","value":"archivedClaims"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}}]}}]} as unknown as DocumentNode<ErasureList_ErasureFragment, unknown>;
export const FilterCall_CallFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FilterCall_call"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierFilterCall"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"serviceId"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"candidates"}},{"kind":"Field","name":{"kind":"Name","value":"excluded"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]} as unknown as DocumentNode<FilterCall_CallFragment, unknown>;
export const GenericProfile_AllFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GenericProfile_all"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GenericProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profileType"}},{"kind":"Field","name":{"kind":"Name","value":"functionalities"}},{"kind":"Field","name":{"kind":"Name","value":"requiresTwoFactor"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"users"}},{"kind":"Field","name":{"kind":"Name","value":"changeable"}}]}}]} as unknown as DocumentNode<GenericProfile_AllFragment, unknown>;
export const HolidayLists_ListFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HolidayLists_list"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HolidayList"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<HolidayLists_ListFragment, unknown>;
export const KpiSettings_SettingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KpiSettings_setting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KpiSetting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"own"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveAt"}},{"kind":"Field","name":{"kind":"Name","value":"own"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<KpiSettings_SettingFragment, unknown>;
export const OutboxRow_CallFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OutboxRow_call"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OutboxCall"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"integration"}},{"kind":"Field","name":{"kind":"Name","value":"operation"}},{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"canResend"}},{"kind":"Field","name":{"kind":"Name","value":"canStop"}}]}}]} as unknown as DocumentNode<OutboxRow_CallFragment, unknown>;
export const SpecificProfileForm_ProfileFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SpecificProfileForm_profile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SpecificProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contracts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"instances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"suppliers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hiddenLayers"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenFields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"layer"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hiddenIndicators"}},{"kind":"Field","name":{"kind":"Name","value":"requiresTwoFactor"}},{"kind":"Field","name":{"kind":"Name","value":"users"}},{"kind":"Field","name":{"kind":"Name","value":"keys"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<SpecificProfileForm_ProfileFragment, unknown>;
export const UserForm_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserForm_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}},{"kind":"Field","name":{"kind":"Name","value":"specificProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"internal"}},{"kind":"Field","name":{"kind":"Name","value":"directoryObject"}},{"kind":"Field","name":{"kind":"Name","value":"roleKept"}},{"kind":"Field","name":{"kind":"Name","value":"allInstances"}},{"kind":"Field","name":{"kind":"Name","value":"instances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultCentre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"oneself"}}]}}]} as unknown as DocumentNode<UserForm_UserFragment, unknown>;
export const Alarm_AlarmFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Alarm_alarm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alarm"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"feed"}},{"kind":"Field","name":{"kind":"Name","value":"operation"}},{"kind":"Field","name":{"kind":"Name","value":"raisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"clearedAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"stateAt"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]} as unknown as DocumentNode<Alarm_AlarmFragment, unknown>;
export const Alarms_ListFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Alarms_list"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AlarmList"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"alarm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Alarm_alarm"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"ids"}},{"kind":"Field","name":{"kind":"Name","value":"newestAt"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"centreId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"oldestAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Alarm_alarm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alarm"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"feed"}},{"kind":"Field","name":{"kind":"Name","value":"operation"}},{"kind":"Field","name":{"kind":"Name","value":"raisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"clearedAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"stateAt"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]} as unknown as DocumentNode<Alarms_ListFragment, unknown>;
export const AlarmRow_ClaimFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AlarmRow_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"origin"}}]}}]} as unknown as DocumentNode<AlarmRow_ClaimFragment, unknown>;
export const ClaimVersionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimVersion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ClaimVersionFragment, unknown>;
export const SupplierVersionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierVersion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<SupplierVersionFragment, unknown>;
export const PaletteClaim_ClaimFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaletteClaim_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"otherFile"}},{"kind":"Field","name":{"kind":"Name","value":"plate"}},{"kind":"Field","name":{"kind":"Name","value":"insuredName"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<PaletteClaim_ClaimFragment, unknown>;
export const PaletteSupplier_SupplierFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaletteSupplier_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"smartPhone"}},{"kind":"Field","name":{"kind":"Name","value":"basePhone"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}}]}}]} as unknown as DocumentNode<PaletteSupplier_SupplierFragment, unknown>;
export const ClaimChanged_ClaimFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimChanged_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusAt"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"promisedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}},{"kind":"Field","name":{"kind":"Name","value":"arrivedLate"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"courseDegrees"}},{"kind":"Field","name":{"kind":"Name","value":"speedMetresPerSecond"}},{"kind":"Field","name":{"kind":"Name","value":"accuracyMetres"}}]}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"validatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"contradiction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"serviceState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"workAt"}},{"kind":"Field","name":{"kind":"Name","value":"noSupplierSince"}},{"kind":"Field","name":{"kind":"Name","value":"pendingArrivalSince"}},{"kind":"Field","name":{"kind":"Name","value":"assignmentType"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}},{"kind":"Field","name":{"kind":"Name","value":"centre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"riskType"}},{"kind":"Field","name":{"kind":"Name","value":"riskCode"}},{"kind":"Field","name":{"kind":"Name","value":"riskName"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"otherFile"}},{"kind":"Field","name":{"kind":"Name","value":"supplement"}},{"kind":"Field","name":{"kind":"Name","value":"serviceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"serviceState"}},{"kind":"Field","name":{"kind":"Name","value":"serviceStateName"}},{"kind":"Field","name":{"kind":"Name","value":"insuredName"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"plate"}},{"kind":"Field","name":{"kind":"Name","value":"priorityCode"}},{"kind":"Field","name":{"kind":"Name","value":"priorityName"}},{"kind":"Field","name":{"kind":"Name","value":"faultCode"}},{"kind":"Field","name":{"kind":"Name","value":"faultName"}},{"kind":"Field","name":{"kind":"Name","value":"causeCode"}},{"kind":"Field","name":{"kind":"Name","value":"coverCode"}},{"kind":"Field","name":{"kind":"Name","value":"productCode"}},{"kind":"Field","name":{"kind":"Name","value":"creationMode"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceReference"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"destination"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"limits"}},{"kind":"Field","name":{"kind":"Name","value":"attributes"}},{"kind":"Field","name":{"kind":"Name","value":"milestones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"workManagedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"surveys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"movements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actualMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"destinationEtaMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"routeFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remainingMetres"}},{"kind":"Field","name":{"kind":"Name","value":"originMetres"}},{"kind":"Field","name":{"kind":"Name","value":"destinationMetres"}},{"kind":"Field","name":{"kind":"Name","value":"straightMetres"}},{"kind":"Field","name":{"kind":"Name","value":"additionalMetres"}},{"kind":"Field","name":{"kind":"Name","value":"additionalMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"assignedRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"assignedRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"realRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"realRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"precalculatedRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"precalculatedRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"thresholdMetres"}},{"kind":"Field","name":{"kind":"Name","value":"deviationMetres"}}]}}]}}]} as unknown as DocumentNode<ClaimChanged_ClaimFragment, unknown>;
export const ActionForm_ClaimFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActionForm_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"assignmentType"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}}]} as unknown as DocumentNode<ActionForm_ClaimFragment, unknown>;
export const ClaimActions_ClaimFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimActions_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActionForm_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActionForm_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"assignmentType"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}}]} as unknown as DocumentNode<ClaimActions_ClaimFragment, unknown>;
export const ActionResult_ClaimFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActionResult_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimChanged_claim"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimActions_claim"}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActionForm_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"assignmentType"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimChanged_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusAt"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"promisedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}},{"kind":"Field","name":{"kind":"Name","value":"arrivedLate"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"courseDegrees"}},{"kind":"Field","name":{"kind":"Name","value":"speedMetresPerSecond"}},{"kind":"Field","name":{"kind":"Name","value":"accuracyMetres"}}]}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"validatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"contradiction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"serviceState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"workAt"}},{"kind":"Field","name":{"kind":"Name","value":"noSupplierSince"}},{"kind":"Field","name":{"kind":"Name","value":"pendingArrivalSince"}},{"kind":"Field","name":{"kind":"Name","value":"assignmentType"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}},{"kind":"Field","name":{"kind":"Name","value":"centre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"riskType"}},{"kind":"Field","name":{"kind":"Name","value":"riskCode"}},{"kind":"Field","name":{"kind":"Name","value":"riskName"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"otherFile"}},{"kind":"Field","name":{"kind":"Name","value":"supplement"}},{"kind":"Field","name":{"kind":"Name","value":"serviceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"serviceState"}},{"kind":"Field","name":{"kind":"Name","value":"serviceStateName"}},{"kind":"Field","name":{"kind":"Name","value":"insuredName"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"plate"}},{"kind":"Field","name":{"kind":"Name","value":"priorityCode"}},{"kind":"Field","name":{"kind":"Name","value":"priorityName"}},{"kind":"Field","name":{"kind":"Name","value":"faultCode"}},{"kind":"Field","name":{"kind":"Name","value":"faultName"}},{"kind":"Field","name":{"kind":"Name","value":"causeCode"}},{"kind":"Field","name":{"kind":"Name","value":"coverCode"}},{"kind":"Field","name":{"kind":"Name","value":"productCode"}},{"kind":"Field","name":{"kind":"Name","value":"creationMode"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceReference"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"destination"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"limits"}},{"kind":"Field","name":{"kind":"Name","value":"attributes"}},{"kind":"Field","name":{"kind":"Name","value":"milestones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"workManagedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"surveys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"movements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actualMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"destinationEtaMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"routeFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remainingMetres"}},{"kind":"Field","name":{"kind":"Name","value":"originMetres"}},{"kind":"Field","name":{"kind":"Name","value":"destinationMetres"}},{"kind":"Field","name":{"kind":"Name","value":"straightMetres"}},{"kind":"Field","name":{"kind":"Name","value":"additionalMetres"}},{"kind":"Field","name":{"kind":"Name","value":"additionalMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"assignedRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"assignedRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"realRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"realRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"precalculatedRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"precalculatedRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"thresholdMetres"}},{"kind":"Field","name":{"kind":"Name","value":"deviationMetres"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimActions_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActionForm_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}}]}}]}}]} as unknown as DocumentNode<ActionResult_ClaimFragment, unknown>;
export const PendingAction_ClaimFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingAction_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}}]} as unknown as DocumentNode<PendingAction_ClaimFragment, unknown>;
export const BulkAnswer_AnswerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkAnswer_answer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkActionAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"claim"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusAt"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedLate"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}}]}}]} as unknown as DocumentNode<BulkAnswer_AnswerFragment, unknown>;
export const ContradictionStrip_ClaimFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContradictionStrip_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"contradiction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"serviceState"}}]}}]}}]} as unknown as DocumentNode<ContradictionStrip_ClaimFragment, unknown>;
export const ClaimHeader_ClaimFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimHeader_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"riskType"}},{"kind":"Field","name":{"kind":"Name","value":"priorityCode"}},{"kind":"Field","name":{"kind":"Name","value":"priorityName"}},{"kind":"Field","name":{"kind":"Name","value":"plate"}},{"kind":"Field","name":{"kind":"Name","value":"insuredName"}},{"kind":"Field","name":{"kind":"Name","value":"faultCode"}},{"kind":"Field","name":{"kind":"Name","value":"faultName"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ClaimHeader_ClaimFragment, unknown>;
export const ClaimTimes_ClaimFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimTimes_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedLate"}},{"kind":"Field","name":{"kind":"Name","value":"routeFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remainingMetres"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]} as unknown as DocumentNode<ClaimTimes_ClaimFragment, unknown>;
export const MilestoneTrack_ClaimFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MilestoneTrack_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedLate"}},{"kind":"Field","name":{"kind":"Name","value":"milestones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<MilestoneTrack_ClaimFragment, unknown>;
export const ClaimGeneral_ClaimFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimGeneral_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"destination"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"assignmentType"}},{"kind":"Field","name":{"kind":"Name","value":"statusAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"otherFile"}},{"kind":"Field","name":{"kind":"Name","value":"serviceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"riskType"}},{"kind":"Field","name":{"kind":"Name","value":"priorityCode"}},{"kind":"Field","name":{"kind":"Name","value":"priorityName"}},{"kind":"Field","name":{"kind":"Name","value":"riskName"}},{"kind":"Field","name":{"kind":"Name","value":"riskCode"}},{"kind":"Field","name":{"kind":"Name","value":"causeCode"}},{"kind":"Field","name":{"kind":"Name","value":"faultCode"}},{"kind":"Field","name":{"kind":"Name","value":"coverCode"}},{"kind":"Field","name":{"kind":"Name","value":"productCode"}},{"kind":"Field","name":{"kind":"Name","value":"supplement"}},{"kind":"Field","name":{"kind":"Name","value":"creationMode"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceReference"}},{"kind":"Field","name":{"kind":"Name","value":"serviceState"}},{"kind":"Field","name":{"kind":"Name","value":"serviceStateName"}},{"kind":"Field","name":{"kind":"Name","value":"surveys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"noSupplierSince"}},{"kind":"Field","name":{"kind":"Name","value":"pendingArrivalSince"}},{"kind":"Field","name":{"kind":"Name","value":"promisedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"workAt"}},{"kind":"Field","name":{"kind":"Name","value":"actualMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"destinationEtaMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"routeFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"originMetres"}},{"kind":"Field","name":{"kind":"Name","value":"destinationMetres"}},{"kind":"Field","name":{"kind":"Name","value":"straightMetres"}},{"kind":"Field","name":{"kind":"Name","value":"assignedRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"assignedRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"precalculatedRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"precalculatedRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"realRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"realRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"additionalMetres"}},{"kind":"Field","name":{"kind":"Name","value":"additionalMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"thresholdMetres"}},{"kind":"Field","name":{"kind":"Name","value":"deviationMetres"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"limits"}},{"kind":"Field","name":{"kind":"Name","value":"attributes"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}}]}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"centre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MilestoneTrack_claim"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MilestoneTrack_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedLate"}},{"kind":"Field","name":{"kind":"Name","value":"milestones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<ClaimGeneral_ClaimFragment, unknown>;
export const ClaimMilestones_ClaimFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimMilestones_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"validatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"workManagedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"milestones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"milestonePositions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moment"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"ageSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"metres"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]}}]} as unknown as DocumentNode<ClaimMilestones_ClaimFragment, unknown>;
export const ClaimEconomics_ClaimFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimEconomics_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"movements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]} as unknown as DocumentNode<ClaimEconomics_ClaimFragment, unknown>;
export const ClaimRow_ClaimFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimRow_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ClaimRow_ClaimFragment, unknown>;
export const ClaimServices_ClaimFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimServices_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"otherServices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimRow_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimRow_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ClaimServices_ClaimFragment, unknown>;
export const ClaimVisits_ClaimFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimVisits_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"visits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<ClaimVisits_ClaimFragment, unknown>;
export const ClaimDetail_ClaimFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimDetail_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContradictionStrip_claim"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimHeader_claim"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimTimes_claim"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimGeneral_claim"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimMilestones_claim"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimEconomics_claim"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimActions_claim"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimServices_claim"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimVisits_claim"}},{"kind":"Field","name":{"kind":"Name","value":"otherServices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MilestoneTrack_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedLate"}},{"kind":"Field","name":{"kind":"Name","value":"milestones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActionForm_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"assignmentType"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimRow_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContradictionStrip_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"contradiction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"serviceState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimHeader_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"riskType"}},{"kind":"Field","name":{"kind":"Name","value":"priorityCode"}},{"kind":"Field","name":{"kind":"Name","value":"priorityName"}},{"kind":"Field","name":{"kind":"Name","value":"plate"}},{"kind":"Field","name":{"kind":"Name","value":"insuredName"}},{"kind":"Field","name":{"kind":"Name","value":"faultCode"}},{"kind":"Field","name":{"kind":"Name","value":"faultName"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimTimes_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedLate"}},{"kind":"Field","name":{"kind":"Name","value":"routeFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remainingMetres"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimGeneral_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"destination"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"assignmentType"}},{"kind":"Field","name":{"kind":"Name","value":"statusAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"otherFile"}},{"kind":"Field","name":{"kind":"Name","value":"serviceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"riskType"}},{"kind":"Field","name":{"kind":"Name","value":"priorityCode"}},{"kind":"Field","name":{"kind":"Name","value":"priorityName"}},{"kind":"Field","name":{"kind":"Name","value":"riskName"}},{"kind":"Field","name":{"kind":"Name","value":"riskCode"}},{"kind":"Field","name":{"kind":"Name","value":"causeCode"}},{"kind":"Field","name":{"kind":"Name","value":"faultCode"}},{"kind":"Field","name":{"kind":"Name","value":"coverCode"}},{"kind":"Field","name":{"kind":"Name","value":"productCode"}},{"kind":"Field","name":{"kind":"Name","value":"supplement"}},{"kind":"Field","name":{"kind":"Name","value":"creationMode"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceReference"}},{"kind":"Field","name":{"kind":"Name","value":"serviceState"}},{"kind":"Field","name":{"kind":"Name","value":"serviceStateName"}},{"kind":"Field","name":{"kind":"Name","value":"surveys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"noSupplierSince"}},{"kind":"Field","name":{"kind":"Name","value":"pendingArrivalSince"}},{"kind":"Field","name":{"kind":"Name","value":"promisedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"workAt"}},{"kind":"Field","name":{"kind":"Name","value":"actualMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"destinationEtaMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"routeFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"originMetres"}},{"kind":"Field","name":{"kind":"Name","value":"destinationMetres"}},{"kind":"Field","name":{"kind":"Name","value":"straightMetres"}},{"kind":"Field","name":{"kind":"Name","value":"assignedRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"assignedRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"precalculatedRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"precalculatedRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"realRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"realRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"additionalMetres"}},{"kind":"Field","name":{"kind":"Name","value":"additionalMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"thresholdMetres"}},{"kind":"Field","name":{"kind":"Name","value":"deviationMetres"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"limits"}},{"kind":"Field","name":{"kind":"Name","value":"attributes"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}}]}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"centre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MilestoneTrack_claim"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimMilestones_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"validatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"workManagedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"milestones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"milestonePositions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moment"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"ageSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"metres"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimEconomics_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"movements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimActions_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActionForm_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimServices_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"otherServices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimRow_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimVisits_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"visits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<ClaimDetail_ClaimFragment, unknown>;
export const Dashboard_DashboardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Dashboard_dashboard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dashboard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"putAway"}}]}}]} as unknown as DocumentNode<Dashboard_DashboardFragment, unknown>;
export const Indicators_AnswerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Indicators_answer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IndicatorsAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"slotUnit"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"slots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"indicators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"threshold"}},{"kind":"Field","name":{"kind":"Name","value":"thresholdUnit"}},{"kind":"Field","name":{"kind":"Name","value":"warning"}},{"kind":"Field","name":{"kind":"Name","value":"critical"}},{"kind":"Field","name":{"kind":"Name","value":"isWorseBelow"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"period"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"p90"}},{"kind":"Field","name":{"kind":"Name","value":"of"}}]}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"p90"}},{"kind":"Field","name":{"kind":"Name","value":"of"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weekBefore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"p90"}},{"kind":"Field","name":{"kind":"Name","value":"of"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"}},{"kind":"Field","name":{"kind":"Name","value":"p90Values"}},{"kind":"Field","name":{"kind":"Name","value":"valuesBefore"}}]}}]}}]} as unknown as DocumentNode<Indicators_AnswerFragment, unknown>;
export const ExportState_ExportFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportState_export"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Export"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]} as unknown as DocumentNode<ExportState_ExportFragment, unknown>;
export const Favourite_ConfigurationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Favourite_configuration"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MapConfiguration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"tab"}},{"kind":"Field","name":{"kind":"Name","value":"foldedPanels"}},{"kind":"Field","name":{"kind":"Name","value":"traffic"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"sharedInstance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sharedProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<Favourite_ConfigurationFragment, unknown>;
export const SupplierRow_SupplierFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierRow_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}}]} as unknown as DocumentNode<SupplierRow_SupplierFragment, unknown>;
export const ApiList_SuppliersFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiList_suppliers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierRow_supplier"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierRow_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}}]} as unknown as DocumentNode<ApiList_SuppliersFragment, unknown>;
export const WorklistPlace_ClaimFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WorklistPlace_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}}]}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}}]}}]} as unknown as DocumentNode<WorklistPlace_ClaimFragment, unknown>;
export const WorklistRow_ClaimFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WorklistRow_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"riskType"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priorityCode"}},{"kind":"Field","name":{"kind":"Name","value":"priorityName"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]} as unknown as DocumentNode<WorklistRow_ClaimFragment, unknown>;
export const Worklist_ListFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Worklist_list"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Worklist"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"limitAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<Worklist_ListFragment, unknown>;
export const ClaimRegister_ClaimFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimRegister_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"statusAt"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"otherFile"}},{"kind":"Field","name":{"kind":"Name","value":"serviceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"supplement"}},{"kind":"Field","name":{"kind":"Name","value":"creationMode"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceReference"}},{"kind":"Field","name":{"kind":"Name","value":"insuredName"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"plate"}},{"kind":"Field","name":{"kind":"Name","value":"centre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"riskType"}},{"kind":"Field","name":{"kind":"Name","value":"riskCode"}},{"kind":"Field","name":{"kind":"Name","value":"riskName"}},{"kind":"Field","name":{"kind":"Name","value":"faultCode"}},{"kind":"Field","name":{"kind":"Name","value":"faultName"}},{"kind":"Field","name":{"kind":"Name","value":"causeCode"}},{"kind":"Field","name":{"kind":"Name","value":"coverCode"}},{"kind":"Field","name":{"kind":"Name","value":"productCode"}},{"kind":"Field","name":{"kind":"Name","value":"priorityCode"}},{"kind":"Field","name":{"kind":"Name","value":"priorityName"}},{"kind":"Field","name":{"kind":"Name","value":"serviceState"}},{"kind":"Field","name":{"kind":"Name","value":"serviceStateName"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"limits"}},{"kind":"Field","name":{"kind":"Name","value":"attributes"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"destination"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"assignmentType"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"validatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"noSupplierSince"}},{"kind":"Field","name":{"kind":"Name","value":"pendingArrivalSince"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"promisedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedLate"}},{"kind":"Field","name":{"kind":"Name","value":"workAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"workManagedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"actualMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"destinationEtaMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"routeFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"originMetres"}},{"kind":"Field","name":{"kind":"Name","value":"destinationMetres"}},{"kind":"Field","name":{"kind":"Name","value":"remainingMetres"}},{"kind":"Field","name":{"kind":"Name","value":"straightMetres"}},{"kind":"Field","name":{"kind":"Name","value":"assignedRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"assignedRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"precalculatedRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"precalculatedRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"realRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"realRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"additionalMetres"}},{"kind":"Field","name":{"kind":"Name","value":"additionalMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"thresholdMetres"}},{"kind":"Field","name":{"kind":"Name","value":"deviationMetres"}}]}}]}}]} as unknown as DocumentNode<ClaimRegister_ClaimFragment, unknown>;
export const SupplierRegister_SupplierFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierRegister_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"networkState"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"supplierType"}},{"kind":"Field","name":{"kind":"Name","value":"supplierState"}},{"kind":"Field","name":{"kind":"Name","value":"feedState"}},{"kind":"Field","name":{"kind":"Name","value":"connected"}},{"kind":"Field","name":{"kind":"Name","value":"baseId"}},{"kind":"Field","name":{"kind":"Name","value":"baseName"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"feedPositionAt"}},{"kind":"Field","name":{"kind":"Name","value":"feedOutdated"}},{"kind":"Field","name":{"kind":"Name","value":"lastPositionAddress"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"smartPhone"}},{"kind":"Field","name":{"kind":"Name","value":"basePhone"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"schedule"}},{"kind":"Field","name":{"kind":"Name","value":"exceedThreshold"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"surveyCount"}},{"kind":"Field","name":{"kind":"Name","value":"allocationCount"}},{"kind":"Field","name":{"kind":"Name","value":"oldestActualMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"networks"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"attributes"}}]}}]} as unknown as DocumentNode<SupplierRegister_SupplierFragment, unknown>;
export const ReportState_ReportFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportState_report"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Report"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]} as unknown as DocumentNode<ReportState_ReportFragment, unknown>;
export const Subscription_SubscriptionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Subscription_subscription"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportSubscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"instanceName"}},{"kind":"Field","name":{"kind":"Name","value":"formats"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"hour"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"nextDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<Subscription_SubscriptionFragment, unknown>;
export const Alert_AlertFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Alert_alert"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IndicatorAlert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceName"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"episodeLevel"}},{"kind":"Field","name":{"kind":"Name","value":"lastNotifiedAt"}}]}}]} as unknown as DocumentNode<Alert_AlertFragment, unknown>;
export const Session_LoginInfoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Session_loginInfo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoginInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jwt"}},{"kind":"Field","name":{"kind":"Name","value":"use2fa"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"challenge"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}},{"kind":"Field","name":{"kind":"Name","value":"functionalities"}},{"kind":"Field","name":{"kind":"Name","value":"managesEverybody"}},{"kind":"Field","name":{"kind":"Name","value":"seeAs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profileId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userTables"}},{"kind":"Field","name":{"kind":"Name","value":"visibleColumns"}},{"kind":"Field","name":{"kind":"Name","value":"centers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultCenter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hereApiKey"}},{"kind":"Field","name":{"kind":"Name","value":"basemap"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"urls"}},{"kind":"Field","name":{"kind":"Name","value":"darkUrls"}},{"kind":"Field","name":{"kind":"Name","value":"attribution"}},{"kind":"Field","name":{"kind":"Name","value":"maxZoom"}},{"kind":"Field","name":{"kind":"Name","value":"tileSize"}}]}},{"kind":"Field","name":{"kind":"Name","value":"traffic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"urls"}},{"kind":"Field","name":{"kind":"Name","value":"darkUrls"}},{"kind":"Field","name":{"kind":"Name","value":"attribution"}},{"kind":"Field","name":{"kind":"Name","value":"maxZoom"}},{"kind":"Field","name":{"kind":"Name","value":"tileSize"}}]}},{"kind":"Field","name":{"kind":"Name","value":"live"}}]}}]} as unknown as DocumentNode<Session_LoginInfoFragment, unknown>;
export const SupplierHeader_SupplierFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierHeader_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"networkState"}},{"kind":"Field","name":{"kind":"Name","value":"connected"}}]}}]} as unknown as DocumentNode<SupplierHeader_SupplierFragment, unknown>;
export const SupplierPosition_SupplierFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierPosition_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"lastPositionAddress"}},{"kind":"Field","name":{"kind":"Name","value":"feedOutdated"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"speedMetresPerSecond"}},{"kind":"Field","name":{"kind":"Name","value":"accuracyMetres"}}]}}]}}]} as unknown as DocumentNode<SupplierPosition_SupplierFragment, unknown>;
export const SupplierGeneral_SupplierFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierGeneral_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"baseId"}},{"kind":"Field","name":{"kind":"Name","value":"baseName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"basePhone"}},{"kind":"Field","name":{"kind":"Name","value":"smartPhone"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"surveyCount"}},{"kind":"Field","name":{"kind":"Name","value":"supplierType"}},{"kind":"Field","name":{"kind":"Name","value":"supplierState"}},{"kind":"Field","name":{"kind":"Name","value":"allocationCount"}},{"kind":"Field","name":{"kind":"Name","value":"oldestActualMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"feedPositionAt"}},{"kind":"Field","name":{"kind":"Name","value":"feedState"}},{"kind":"Field","name":{"kind":"Name","value":"attributes"}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}}]} as unknown as DocumentNode<SupplierGeneral_SupplierFragment, unknown>;
export const SupplierFleet_SupplierFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierFleet_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fleet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plate"}}]}}]}}]} as unknown as DocumentNode<SupplierFleet_SupplierFragment, unknown>;
export const SupplierTimetable_SupplierFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierTimetable_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bands"}},{"kind":"Field","name":{"kind":"Name","value":"schedule"}},{"kind":"Field","name":{"kind":"Name","value":"bandThresholds"}},{"kind":"Field","name":{"kind":"Name","value":"exceedThreshold"}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}}]} as unknown as DocumentNode<SupplierTimetable_SupplierFragment, unknown>;
export const SupplierNetworks_SupplierFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierNetworks_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"networks"}},{"kind":"Field","name":{"kind":"Name","value":"services"}}]}}]} as unknown as DocumentNode<SupplierNetworks_SupplierFragment, unknown>;
export const SupplierDetail_SupplierFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierDetail_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierHeader_supplier"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierPosition_supplier"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierGeneral_supplier"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierFleet_supplier"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierTimetable_supplier"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierNetworks_supplier"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierHeader_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"networkState"}},{"kind":"Field","name":{"kind":"Name","value":"connected"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierPosition_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"lastPositionAddress"}},{"kind":"Field","name":{"kind":"Name","value":"feedOutdated"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"speedMetresPerSecond"}},{"kind":"Field","name":{"kind":"Name","value":"accuracyMetres"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierGeneral_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"baseId"}},{"kind":"Field","name":{"kind":"Name","value":"baseName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"basePhone"}},{"kind":"Field","name":{"kind":"Name","value":"smartPhone"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"surveyCount"}},{"kind":"Field","name":{"kind":"Name","value":"supplierType"}},{"kind":"Field","name":{"kind":"Name","value":"supplierState"}},{"kind":"Field","name":{"kind":"Name","value":"allocationCount"}},{"kind":"Field","name":{"kind":"Name","value":"oldestActualMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"feedPositionAt"}},{"kind":"Field","name":{"kind":"Name","value":"feedState"}},{"kind":"Field","name":{"kind":"Name","value":"attributes"}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierFleet_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fleet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plate"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierTimetable_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bands"}},{"kind":"Field","name":{"kind":"Name","value":"schedule"}},{"kind":"Field","name":{"kind":"Name","value":"bandThresholds"}},{"kind":"Field","name":{"kind":"Name","value":"exceedThreshold"}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierNetworks_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"networks"}},{"kind":"Field","name":{"kind":"Name","value":"services"}}]}}]} as unknown as DocumentNode<SupplierDetail_SupplierFragment, unknown>;
export const AccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Account_account"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Account_account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MyAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"internal"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactorRequired"}},{"kind":"Field","name":{"kind":"Name","value":"passwordChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"defaultCentre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<AccountQuery, AccountQueryVariables>;
export const MySessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MySessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"keepAlive"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"browser"}}]}}]}}]} as unknown as DocumentNode<MySessionsQuery, MySessionsQueryVariables>;
export const ChangeMyLanguageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeMyLanguage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeMyLanguage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Account_account"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Account_account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MyAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"internal"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactorRequired"}},{"kind":"Field","name":{"kind":"Name","value":"passwordChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"defaultCentre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ChangeMyLanguageMutation, ChangeMyLanguageMutationVariables>;
export const ChangeMyDefaultCentreDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeMyDefaultCentre"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"centre"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CentreKeyInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeMyDefaultCentre"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"centre"},"value":{"kind":"Variable","name":{"kind":"Name","value":"centre"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Account_account"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Account_account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MyAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"internal"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactorRequired"}},{"kind":"Field","name":{"kind":"Name","value":"passwordChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"defaultCentre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ChangeMyDefaultCentreMutation, ChangeMyDefaultCentreMutationVariables>;
export const ChangePasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Account_account"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Account_account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MyAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"internal"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactorRequired"}},{"kind":"Field","name":{"kind":"Name","value":"passwordChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"defaultCentre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const EnrolSecondFactorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnrolSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrolSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"qr"}}]}}]}}]} as unknown as DocumentNode<EnrolSecondFactorMutation, EnrolSecondFactorMutationVariables>;
export const ConfirmEnrolmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmEnrolment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmEnrolment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Account_account"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Account_account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MyAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"internal"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactorRequired"}},{"kind":"Field","name":{"kind":"Name","value":"passwordChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"defaultCentre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ConfirmEnrolmentMutation, ConfirmEnrolmentMutationVariables>;
export const RemoveSecondFactorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Account_account"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Account_account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MyAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"internal"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactorRequired"}},{"kind":"Field","name":{"kind":"Name","value":"passwordChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"defaultCentre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<RemoveSecondFactorMutation, RemoveSecondFactorMutationVariables>;
export const EndSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<EndSessionMutation, EndSessionMutationVariables>;
export const EndOtherSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
export const OwnSubscriptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnSubscriptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportSubscriptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"indicatorAlerts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<OwnSubscriptionsQuery, OwnSubscriptionsQueryVariables>;
export const SpecificProfilesOfDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SpecificProfilesOf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"profileType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProfileType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"specificProfiles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"profileTypes"},"value":{"kind":"ListValue","values":[{"kind":"Variable","name":{"kind":"Name","value":"profileType"}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"40"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}}]}}]}}]}}]} as unknown as DocumentNode<SpecificProfilesOfQuery, SpecificProfilesOfQueryVariables>;
export const ApiErrorListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApiErrorList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ApiErrorFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiErrors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"40"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"integration"}},{"kind":"Field","name":{"kind":"Name","value":"operation"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"attempt"}}]}}]}}]}}]} as unknown as DocumentNode<ApiErrorListQuery, ApiErrorListQueryVariables>;
export const ApiErrorDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApiErrorDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiError"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"integration"}},{"kind":"Field","name":{"kind":"Name","value":"operation"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"attempt"}},{"kind":"Field","name":{"kind":"Name","value":"input"}},{"kind":"Field","name":{"kind":"Name","value":"output"}}]}}]}}]} as unknown as DocumentNode<ApiErrorDetailQuery, ApiErrorDetailQueryVariables>;
export const AuditDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}},{"kind":"Field","name":{"kind":"Name","value":"erased"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]} as unknown as DocumentNode<AuditDetailQuery, AuditDetailQueryVariables>;
export const AuditListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"40"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}}]}}]}}]}}]} as unknown as DocumentNode<AuditListQuery, AuditListQueryVariables>;
export const ConfiguredInstancesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConfiguredInstances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instanceChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"allInstances"}}]}}]}}]} as unknown as DocumentNode<ConfiguredInstancesQuery, ConfiguredInstancesQueryVariables>;
export const ContactListListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactListList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"instanceId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactLists"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"instanceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"instanceId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactListForm_list"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactListForm_list"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactList"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"centreId"}},{"kind":"Field","name":{"kind":"Name","value":"riskType"}},{"kind":"Field","name":{"kind":"Name","value":"riskCode"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"supplement"}},{"kind":"Field","name":{"kind":"Name","value":"listId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"obstacle"}},{"kind":"Field","name":{"kind":"Name","value":"centre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ContactListListQuery, ContactListListQueryVariables>;
export const ContactListFormDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactListForm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactListForm_list"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactListForm_list"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactList"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"centreId"}},{"kind":"Field","name":{"kind":"Name","value":"riskType"}},{"kind":"Field","name":{"kind":"Name","value":"riskCode"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"supplement"}},{"kind":"Field","name":{"kind":"Name","value":"listId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"obstacle"}},{"kind":"Field","name":{"kind":"Name","value":"centre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ContactListFormQuery, ContactListFormQueryVariables>;
export const ContactListChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactListChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instanceChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"centreChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ContactListChoicesQuery, ContactListChoicesQueryVariables>;
export const SaveContactListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveContactList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveContactListInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveContactList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactListForm_list"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactListForm_list"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactList"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"centreId"}},{"kind":"Field","name":{"kind":"Name","value":"riskType"}},{"kind":"Field","name":{"kind":"Name","value":"riskCode"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"supplement"}},{"kind":"Field","name":{"kind":"Name","value":"listId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"obstacle"}},{"kind":"Field","name":{"kind":"Name","value":"centre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<SaveContactListMutation, SaveContactListMutationVariables>;
export const DeleteContactListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteContactList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteContactList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteContactListMutation, DeleteContactListMutationVariables>;
export const ErasuresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Erasures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"erasures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ErasureList_erasure"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ErasureList_erasure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Erasure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"claims"}},{"kind":"Field","name":{"kind":"Name","value":"openClaims"}},{"kind":"Field","name":{"kind":"Name","value":"archivedClaims"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}}]}}]} as unknown as DocumentNode<ErasuresQuery, ErasuresQueryVariables>;
export const EraseClaimsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EraseClaims"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EraseClaimsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eraseClaims"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ErasureList_erasure"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ErasureList_erasure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Erasure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"claims"}},{"kind":"Field","name":{"kind":"Name","value":"openClaims"}},{"kind":"Field","name":{"kind":"Name","value":"archivedClaims"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}}]}}]} as unknown as DocumentNode<EraseClaimsMutation, EraseClaimsMutationVariables>;
export const FilterCallDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FilterCall"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplierFilterCall"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FilterCall_call"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"input"}},{"kind":"Field","name":{"kind":"Name","value":"output"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FilterCall_call"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierFilterCall"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"serviceId"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"candidates"}},{"kind":"Field","name":{"kind":"Name","value":"excluded"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]} as unknown as DocumentNode<FilterCallQuery, FilterCallQueryVariables>;
export const FilterCallListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FilterCallList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierFilterCallFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplierFilterCalls"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"40"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FilterCall_call"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FilterCall_call"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierFilterCall"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"serviceId"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"candidates"}},{"kind":"Field","name":{"kind":"Name","value":"excluded"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]} as unknown as DocumentNode<FilterCallListQuery, FilterCallListQueryVariables>;
export const GenericProfilesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GenericProfiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"genericProfiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GenericProfile_all"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GenericProfile_all"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GenericProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profileType"}},{"kind":"Field","name":{"kind":"Name","value":"functionalities"}},{"kind":"Field","name":{"kind":"Name","value":"requiresTwoFactor"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"users"}},{"kind":"Field","name":{"kind":"Name","value":"changeable"}}]}}]} as unknown as DocumentNode<GenericProfilesQuery, GenericProfilesQueryVariables>;
export const ChangeGenericProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeGenericProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeGenericProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeGenericProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GenericProfile_all"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GenericProfile_all"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GenericProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profileType"}},{"kind":"Field","name":{"kind":"Name","value":"functionalities"}},{"kind":"Field","name":{"kind":"Name","value":"requiresTwoFactor"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"users"}},{"kind":"Field","name":{"kind":"Name","value":"changeable"}}]}}]} as unknown as DocumentNode<ChangeGenericProfileMutation, ChangeGenericProfileMutationVariables>;
export const HolidayInstancesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HolidayInstances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instanceChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}}]}}]} as unknown as DocumentNode<HolidayInstancesQuery, HolidayInstancesQueryVariables>;
export const HolidayListsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HolidayLists"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"instanceId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"holidayLists"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"instanceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"instanceId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HolidayLists_list"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HolidayLists_list"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HolidayList"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<HolidayListsQuery, HolidayListsQueryVariables>;
export const SaveHolidayListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveHolidayList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveHolidayListInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveHolidayList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<SaveHolidayListMutation, SaveHolidayListMutationVariables>;
export const DeleteHolidayListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteHolidayList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteHolidayList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteHolidayListMutation, DeleteHolidayListMutationVariables>;
export const SaveHolidayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveHoliday"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveHolidayInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveHoliday"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HolidayLists_list"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HolidayLists_list"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HolidayList"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<SaveHolidayMutation, SaveHolidayMutationVariables>;
export const RemoveHolidayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveHoliday"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"listId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"day"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeHoliday"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"listId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"listId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"day"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HolidayLists_list"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HolidayLists_list"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HolidayList"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<RemoveHolidayMutation, RemoveHolidayMutationVariables>;
export const HolidayCountriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HolidayCountries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"holidayCountries"}}]}}]} as unknown as DocumentNode<HolidayCountriesQuery, HolidayCountriesQueryVariables>;
export const HolidayRegionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HolidayRegions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"country"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"holidayRegions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"country"},"value":{"kind":"Variable","name":{"kind":"Name","value":"country"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<HolidayRegionsQuery, HolidayRegionsQueryVariables>;
export const HolidayProposalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HolidayProposals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"listId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"source"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HolidaySourceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"holidayProposals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"listId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"listId"}}},{"kind":"Argument","name":{"kind":"Name","value":"source"},"value":{"kind":"Variable","name":{"kind":"Name","value":"source"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"knownAs"}}]}}]}}]} as unknown as DocumentNode<HolidayProposalsQuery, HolidayProposalsQueryVariables>;
export const ImportHolidaysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportHolidays"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportHolidaysInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importHolidays"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HolidayLists_list"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"added"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}}]}},{"kind":"Field","name":{"kind":"Name","value":"alreadyThere"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HolidayLists_list"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HolidayList"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ImportHolidaysMutation, ImportHolidaysMutationVariables>;
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
export const TransferLocalAdminDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TransferLocalAdmin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transferLocalAdmin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"replacementId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ownedUsers"}},{"kind":"Field","name":{"kind":"Name","value":"ownedProfiles"}},{"kind":"Field","name":{"kind":"Name","value":"ownedKeys"}}]}}]}}]} as unknown as DocumentNode<TransferLocalAdminMutation, TransferLocalAdminMutationVariables>;
export const DeleteLocalAdminDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteLocalAdmin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"replacement"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteLocalAdmin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"replacementId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"replacement"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replacement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ownedUsers"}},{"kind":"Field","name":{"kind":"Name","value":"ownedProfiles"}},{"kind":"Field","name":{"kind":"Name","value":"ownedKeys"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteLocalAdminMutation, DeleteLocalAdminMutationVariables>;
export const ChangeLocalAdminEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeLocalAdminEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeLocalAdminEmailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeLocalAdminEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]} as unknown as DocumentNode<ChangeLocalAdminEmailMutation, ChangeLocalAdminEmailMutationVariables>;
export const LocalAdminListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LocalAdminList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"localAdmins"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"40"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"internal"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"oneself"}},{"kind":"Field","name":{"kind":"Name","value":"ownedUsers"}},{"kind":"Field","name":{"kind":"Name","value":"ownedProfiles"}},{"kind":"Field","name":{"kind":"Name","value":"ownedKeys"}}]}}]}}]}}]} as unknown as DocumentNode<LocalAdminListQuery, LocalAdminListQueryVariables>;
export const NewOwnersOfUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewOwnersOfUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newOwnersOfUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<NewOwnersOfUserQuery, NewOwnersOfUserQueryVariables>;
export const NewOwnersOfSpecificProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewOwnersOfSpecificProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newOwnersOfSpecificProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<NewOwnersOfSpecificProfileQuery, NewOwnersOfSpecificProfileQueryVariables>;
export const MoveUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"ownerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]} as unknown as DocumentNode<MoveUserMutation, MoveUserMutationVariables>;
export const MoveSpecificProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveSpecificProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveSpecificProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"ownerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]} as unknown as DocumentNode<MoveSpecificProfileMutation, MoveSpecificProfileMutationVariables>;
export const MailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Mails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"40"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]} as unknown as DocumentNode<MailsQuery, MailsQueryVariables>;
export const OutboxCallsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OutboxCalls"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OutboxFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outboxCalls"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"40"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OutboxRow_call"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OutboxRow_call"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OutboxCall"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"integration"}},{"kind":"Field","name":{"kind":"Name","value":"operation"}},{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"canResend"}},{"kind":"Field","name":{"kind":"Name","value":"canStop"}}]}}]} as unknown as DocumentNode<OutboxCallsQuery, OutboxCallsQueryVariables>;
export const ResendOutboxCallDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendOutboxCall"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendOutboxCall"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OutboxRow_call"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OutboxRow_call"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OutboxCall"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"integration"}},{"kind":"Field","name":{"kind":"Name","value":"operation"}},{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"canResend"}},{"kind":"Field","name":{"kind":"Name","value":"canStop"}}]}}]} as unknown as DocumentNode<ResendOutboxCallMutation, ResendOutboxCallMutationVariables>;
export const StopOutboxCallDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StopOutboxCall"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stopOutboxCall"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OutboxRow_call"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OutboxRow_call"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OutboxCall"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"integration"}},{"kind":"Field","name":{"kind":"Name","value":"operation"}},{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"canResend"}},{"kind":"Field","name":{"kind":"Name","value":"canStop"}}]}}]} as unknown as DocumentNode<StopOutboxCallMutation, StopOutboxCallMutationVariables>;
export const ConfiguredReasonsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConfiguredReasons"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"instanceId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"actionReasons"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"instanceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"instanceId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"}}]}}]}}]} as unknown as DocumentNode<ConfiguredReasonsQuery, ConfiguredReasonsQueryVariables>;
export const SaveActionReasonsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveActionReasons"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveActionReasonsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveActionReasons"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"}}]}}]}}]} as unknown as DocumentNode<SaveActionReasonsMutation, SaveActionReasonsMutationVariables>;
export const ActionReasonsHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ActionReasonsHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"instanceId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"model"},"value":{"kind":"StringValue","value":"actionReasons","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"entityId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"instanceId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]} as unknown as DocumentNode<ActionReasonsHistoryQuery, ActionReasonsHistoryQueryVariables>;
export const BeginSeeAsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginSeeAs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"profileId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginSeeAs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"profileId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"profileId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profileId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<BeginSeeAsMutation, BeginSeeAsMutationVariables>;
export const SpecificProfileFormDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SpecificProfileForm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"specificProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SpecificProfileForm_profile"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SpecificProfileForm_profile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SpecificProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contracts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"instances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"suppliers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hiddenLayers"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenFields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"layer"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hiddenIndicators"}},{"kind":"Field","name":{"kind":"Name","value":"requiresTwoFactor"}},{"kind":"Field","name":{"kind":"Name","value":"users"}},{"kind":"Field","name":{"kind":"Name","value":"keys"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<SpecificProfileFormQuery, SpecificProfileFormQueryVariables>;
export const SpecificProfileReachDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SpecificProfileReach"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"specificProfileReach"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claims"}},{"kind":"Field","name":{"kind":"Name","value":"ofClaims"}},{"kind":"Field","name":{"kind":"Name","value":"suppliers"}},{"kind":"Field","name":{"kind":"Name","value":"ofSuppliers"}}]}}]}}]} as unknown as DocumentNode<SpecificProfileReachQuery, SpecificProfileReachQueryVariables>;
export const SpecificProfileChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SpecificProfileChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instanceChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profileChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"layer"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"indicators"}}]}}]}}]} as unknown as DocumentNode<SpecificProfileChoicesQuery, SpecificProfileChoicesQueryVariables>;
export const ClientChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClientChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"instanceId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clientChoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"instanceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"instanceId"}}},{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"contracts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayHaveAll"}}]}}]}}]} as unknown as DocumentNode<ClientChoicesQuery, ClientChoicesQueryVariables>;
export const SupplierChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SupplierChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suppliers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"40"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}}]}}]}}]} as unknown as DocumentNode<SupplierChoicesQuery, SupplierChoicesQueryVariables>;
export const SaveSpecificProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveSpecificProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveSpecificProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveSpecificProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SpecificProfileForm_profile"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SpecificProfileForm_profile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SpecificProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contracts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"instances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"suppliers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hiddenLayers"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenFields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"layer"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hiddenIndicators"}},{"kind":"Field","name":{"kind":"Name","value":"requiresTwoFactor"}},{"kind":"Field","name":{"kind":"Name","value":"users"}},{"kind":"Field","name":{"kind":"Name","value":"keys"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<SaveSpecificProfileMutation, SaveSpecificProfileMutationVariables>;
export const SpecificProfileListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SpecificProfileList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SpecificProfileFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"specificProfiles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"40"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"instances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contracts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contractId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hiddenLayers"}},{"kind":"Field","name":{"kind":"Name","value":"requiresTwoFactor"}},{"kind":"Field","name":{"kind":"Name","value":"users"}},{"kind":"Field","name":{"kind":"Name","value":"keys"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<SpecificProfileListQuery, SpecificProfileListQueryVariables>;
export const DeleteSpecificProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSpecificProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSpecificProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteSpecificProfileMutation, DeleteSpecificProfileMutationVariables>;
export const SendPasswordResetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SendPasswordResetMutation, SendPasswordResetMutationVariables>;
export const ResetSecondFactorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserForm_user"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserForm_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}},{"kind":"Field","name":{"kind":"Name","value":"specificProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"internal"}},{"kind":"Field","name":{"kind":"Name","value":"directoryObject"}},{"kind":"Field","name":{"kind":"Name","value":"roleKept"}},{"kind":"Field","name":{"kind":"Name","value":"allInstances"}},{"kind":"Field","name":{"kind":"Name","value":"instances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultCentre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"oneself"}}]}}]} as unknown as DocumentNode<ResetSecondFactorMutation, ResetSecondFactorMutationVariables>;
export const EnableUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnableUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enableUsers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"ids"},"value":{"kind":"ListValue","values":[{"kind":"Variable","name":{"kind":"Name","value":"id"}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserForm_user"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserForm_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}},{"kind":"Field","name":{"kind":"Name","value":"specificProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"internal"}},{"kind":"Field","name":{"kind":"Name","value":"directoryObject"}},{"kind":"Field","name":{"kind":"Name","value":"roleKept"}},{"kind":"Field","name":{"kind":"Name","value":"allInstances"}},{"kind":"Field","name":{"kind":"Name","value":"instances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultCentre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"oneself"}}]}}]} as unknown as DocumentNode<EnableUserMutation, EnableUserMutationVariables>;
export const DisableUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DisableUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disableUsers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"ids"},"value":{"kind":"ListValue","values":[{"kind":"Variable","name":{"kind":"Name","value":"id"}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserForm_user"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserForm_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}},{"kind":"Field","name":{"kind":"Name","value":"specificProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"internal"}},{"kind":"Field","name":{"kind":"Name","value":"directoryObject"}},{"kind":"Field","name":{"kind":"Name","value":"roleKept"}},{"kind":"Field","name":{"kind":"Name","value":"allInstances"}},{"kind":"Field","name":{"kind":"Name","value":"instances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultCentre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"oneself"}}]}}]} as unknown as DocumentNode<DisableUserMutation, DisableUserMutationVariables>;
export const SendInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SendInvitationMutation, SendInvitationMutationVariables>;
export const UserFormDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserForm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserForm_user"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserForm_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}},{"kind":"Field","name":{"kind":"Name","value":"specificProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"internal"}},{"kind":"Field","name":{"kind":"Name","value":"directoryObject"}},{"kind":"Field","name":{"kind":"Name","value":"roleKept"}},{"kind":"Field","name":{"kind":"Name","value":"allInstances"}},{"kind":"Field","name":{"kind":"Name","value":"instances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultCentre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"oneself"}}]}}]} as unknown as DocumentNode<UserFormQuery, UserFormQueryVariables>;
export const UserFormChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserFormChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instanceChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"centreChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"genericProfiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profileType"}},{"kind":"Field","name":{"kind":"Name","value":"requiresTwoFactor"}}]}}]}}]} as unknown as DocumentNode<UserFormChoicesQuery, UserFormChoicesQueryVariables>;
export const CreateUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserForm_user"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserForm_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}},{"kind":"Field","name":{"kind":"Name","value":"specificProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"internal"}},{"kind":"Field","name":{"kind":"Name","value":"directoryObject"}},{"kind":"Field","name":{"kind":"Name","value":"roleKept"}},{"kind":"Field","name":{"kind":"Name","value":"allInstances"}},{"kind":"Field","name":{"kind":"Name","value":"instances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultCentre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"oneself"}}]}}]} as unknown as DocumentNode<CreateUserMutation, CreateUserMutationVariables>;
export const ChangeUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserForm_user"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserForm_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}},{"kind":"Field","name":{"kind":"Name","value":"specificProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"internal"}},{"kind":"Field","name":{"kind":"Name","value":"directoryObject"}},{"kind":"Field","name":{"kind":"Name","value":"roleKept"}},{"kind":"Field","name":{"kind":"Name","value":"allInstances"}},{"kind":"Field","name":{"kind":"Name","value":"instances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultCentre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"oneself"}}]}}]} as unknown as DocumentNode<ChangeUserMutation, ChangeUserMutationVariables>;
export const UserListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UserFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"40"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}},{"kind":"Field","name":{"kind":"Name","value":"specificProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"internal"}},{"kind":"Field","name":{"kind":"Name","value":"allInstances"}},{"kind":"Field","name":{"kind":"Name","value":"instances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"oneself"}}]}}]}}]}}]} as unknown as DocumentNode<UserListQuery, UserListQueryVariables>;
export const EnableUsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnableUsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enableUsers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]} as unknown as DocumentNode<EnableUsersMutation, EnableUsersMutationVariables>;
export const DisableUsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DisableUsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disableUsers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]} as unknown as DocumentNode<DisableUsersMutation, DisableUsersMutationVariables>;
export const UserSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserSessions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userSessions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"keepAlive"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"browser"}}]}}]}}]} as unknown as DocumentNode<UserSessionsQuery, UserSessionsQueryVariables>;
export const EndUserSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndUserSessions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endUserSessions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<EndUserSessionsMutation, EndUserSessionsMutationVariables>;
export const ImportUsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportUsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportUsersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importUsers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ImportUsersMutation, ImportUsersMutationVariables>;
export const AlarmsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Alarms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alarms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Alarms_list"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Alarm_alarm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alarm"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"feed"}},{"kind":"Field","name":{"kind":"Name","value":"operation"}},{"kind":"Field","name":{"kind":"Name","value":"raisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"clearedAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"stateAt"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Alarms_list"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AlarmList"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"alarm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Alarm_alarm"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"ids"}},{"kind":"Field","name":{"kind":"Name","value":"newestAt"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"centreId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"oldestAt"}}]}}]}}]} as unknown as DocumentNode<AlarmsQuery, AlarmsQueryVariables>;
export const AlarmsChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"AlarmsChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alarmsChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Alarms_list"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Alarm_alarm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alarm"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"feed"}},{"kind":"Field","name":{"kind":"Name","value":"operation"}},{"kind":"Field","name":{"kind":"Name","value":"raisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"clearedAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"stateAt"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Alarms_list"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AlarmList"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"alarm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Alarm_alarm"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"ids"}},{"kind":"Field","name":{"kind":"Name","value":"newestAt"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"centreId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"oldestAt"}}]}}]}}]} as unknown as DocumentNode<AlarmsChangedSubscription, AlarmsChangedSubscriptionVariables>;
export const AlarmClaimsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AlarmClaims"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claims"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AlarmRow_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AlarmRow_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"origin"}}]}}]} as unknown as DocumentNode<AlarmClaimsQuery, AlarmClaimsQueryVariables>;
export const OwnAlarmsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnAlarms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownAlarmIds"}}]}}]} as unknown as DocumentNode<OwnAlarmsQuery, OwnAlarmsQueryVariables>;
export const AlarmColleaguesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AlarmColleagues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alarmColleagues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<AlarmColleaguesQuery, AlarmColleaguesQueryVariables>;
export const AcknowledgeAlarmsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcknowledgeAlarms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AcknowledgeAlarmsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acknowledgeAlarms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Alarm_alarm"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Alarm_alarm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alarm"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"feed"}},{"kind":"Field","name":{"kind":"Name","value":"operation"}},{"kind":"Field","name":{"kind":"Name","value":"raisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"clearedAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"stateAt"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]} as unknown as DocumentNode<AcknowledgeAlarmsMutation, AcknowledgeAlarmsMutationVariables>;
export const TakeAlarmsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeAlarms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TakeAlarmsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takeAlarms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Alarm_alarm"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Alarm_alarm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alarm"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"feed"}},{"kind":"Field","name":{"kind":"Name","value":"operation"}},{"kind":"Field","name":{"kind":"Name","value":"raisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"clearedAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"stateAt"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]} as unknown as DocumentNode<TakeAlarmsMutation, TakeAlarmsMutationVariables>;
export const SnoozeAlarmsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SnoozeAlarms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SnoozeAlarmsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"snoozeAlarms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Alarm_alarm"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Alarm_alarm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alarm"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"feed"}},{"kind":"Field","name":{"kind":"Name","value":"operation"}},{"kind":"Field","name":{"kind":"Name","value":"raisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"clearedAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"stateAt"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]} as unknown as DocumentNode<SnoozeAlarmsMutation, SnoozeAlarmsMutationVariables>;
export const PassAlarmsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PassAlarms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PassAlarmsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passAlarms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Alarm_alarm"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Alarm_alarm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alarm"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"feed"}},{"kind":"Field","name":{"kind":"Name","value":"operation"}},{"kind":"Field","name":{"kind":"Name","value":"raisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"clearedAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"stateAt"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]} as unknown as DocumentNode<PassAlarmsMutation, PassAlarmsMutationVariables>;
export const SearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Search"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matched"}},{"kind":"Field","name":{"kind":"Name","value":"claim"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaletteClaim_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaletteSupplier_supplier"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaletteClaim_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"otherFile"}},{"kind":"Field","name":{"kind":"Name","value":"plate"}},{"kind":"Field","name":{"kind":"Name","value":"insuredName"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaletteSupplier_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"smartPhone"}},{"kind":"Field","name":{"kind":"Name","value":"basePhone"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}}]}}]} as unknown as DocumentNode<SearchQuery, SearchQueryVariables>;
export const RecentClaimsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecentClaims"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claims"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"8"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaletteClaim_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaletteClaim_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"otherFile"}},{"kind":"Field","name":{"kind":"Name","value":"plate"}},{"kind":"Field","name":{"kind":"Name","value":"insuredName"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<RecentClaimsQuery, RecentClaimsQueryVariables>;
export const RecentSuppliersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecentSuppliers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suppliers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"8"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaletteSupplier_supplier"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaletteSupplier_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"smartPhone"}},{"kind":"Field","name":{"kind":"Name","value":"basePhone"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}}]}}]} as unknown as DocumentNode<RecentSuppliersQuery, RecentSuppliersQueryVariables>;
export const PaletteOpenClaimDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaletteOpenClaim"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claim"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimActions_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActionForm_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"assignmentType"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimActions_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActionForm_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}}]}}]}}]} as unknown as DocumentNode<PaletteOpenClaimQuery, PaletteOpenClaimQueryVariables>;
export const FindPlacesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindPlaces"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"near"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"outside"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"places"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"near"},"value":{"kind":"Variable","name":{"kind":"Name","value":"near"}}},{"kind":"Argument","name":{"kind":"Name","value":"outside"},"value":{"kind":"Variable","name":{"kind":"Name","value":"outside"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"places"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"isFromService"}},{"kind":"Field","name":{"kind":"Name","value":"service"}}]}}]}}]} as unknown as DocumentNode<FindPlacesQuery, FindPlacesQueryVariables>;
export const OwnPreferencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"preferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"density"}},{"kind":"Field","name":{"kind":"Name","value":"timeFormat"}},{"kind":"Field","name":{"kind":"Name","value":"soundVolume"}},{"kind":"Field","name":{"kind":"Name","value":"soundMuted"}},{"kind":"Field","name":{"kind":"Name","value":"tourLeft"}}]}}]}}]}}]} as unknown as DocumentNode<OwnPreferencesQuery, OwnPreferencesQueryVariables>;
export const ChangeMyPreferencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeMyPreferences"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeMyPreferencesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeMyPreferences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"preferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"density"}},{"kind":"Field","name":{"kind":"Name","value":"timeFormat"}},{"kind":"Field","name":{"kind":"Name","value":"soundVolume"}},{"kind":"Field","name":{"kind":"Name","value":"soundMuted"}},{"kind":"Field","name":{"kind":"Name","value":"tourLeft"}}]}}]}}]}}]} as unknown as DocumentNode<ChangeMyPreferencesMutation, ChangeMyPreferencesMutationVariables>;
export const EndSeeAsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSeeAs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"profileId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSeeAs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"profileId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"profileId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profileId"}}]}}]}}]} as unknown as DocumentNode<EndSeeAsMutation, EndSeeAsMutationVariables>;
export const ClaimActionStatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClaimActionStates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claim"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<ClaimActionStatesQuery, ClaimActionStatesQueryVariables>;
export const ManageDelayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ManageDelay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ManageDelayInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"manageDelay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActionResult_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimChanged_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusAt"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"promisedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}},{"kind":"Field","name":{"kind":"Name","value":"arrivedLate"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"courseDegrees"}},{"kind":"Field","name":{"kind":"Name","value":"speedMetresPerSecond"}},{"kind":"Field","name":{"kind":"Name","value":"accuracyMetres"}}]}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"validatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"contradiction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"serviceState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"workAt"}},{"kind":"Field","name":{"kind":"Name","value":"noSupplierSince"}},{"kind":"Field","name":{"kind":"Name","value":"pendingArrivalSince"}},{"kind":"Field","name":{"kind":"Name","value":"assignmentType"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}},{"kind":"Field","name":{"kind":"Name","value":"centre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"riskType"}},{"kind":"Field","name":{"kind":"Name","value":"riskCode"}},{"kind":"Field","name":{"kind":"Name","value":"riskName"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"otherFile"}},{"kind":"Field","name":{"kind":"Name","value":"supplement"}},{"kind":"Field","name":{"kind":"Name","value":"serviceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"serviceState"}},{"kind":"Field","name":{"kind":"Name","value":"serviceStateName"}},{"kind":"Field","name":{"kind":"Name","value":"insuredName"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"plate"}},{"kind":"Field","name":{"kind":"Name","value":"priorityCode"}},{"kind":"Field","name":{"kind":"Name","value":"priorityName"}},{"kind":"Field","name":{"kind":"Name","value":"faultCode"}},{"kind":"Field","name":{"kind":"Name","value":"faultName"}},{"kind":"Field","name":{"kind":"Name","value":"causeCode"}},{"kind":"Field","name":{"kind":"Name","value":"coverCode"}},{"kind":"Field","name":{"kind":"Name","value":"productCode"}},{"kind":"Field","name":{"kind":"Name","value":"creationMode"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceReference"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"destination"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"limits"}},{"kind":"Field","name":{"kind":"Name","value":"attributes"}},{"kind":"Field","name":{"kind":"Name","value":"milestones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"workManagedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"surveys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"movements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actualMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"destinationEtaMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"routeFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remainingMetres"}},{"kind":"Field","name":{"kind":"Name","value":"originMetres"}},{"kind":"Field","name":{"kind":"Name","value":"destinationMetres"}},{"kind":"Field","name":{"kind":"Name","value":"straightMetres"}},{"kind":"Field","name":{"kind":"Name","value":"additionalMetres"}},{"kind":"Field","name":{"kind":"Name","value":"additionalMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"assignedRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"assignedRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"realRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"realRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"precalculatedRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"precalculatedRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"thresholdMetres"}},{"kind":"Field","name":{"kind":"Name","value":"deviationMetres"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActionForm_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"assignmentType"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimActions_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActionForm_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActionResult_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimChanged_claim"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimActions_claim"}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<ManageDelayMutation, ManageDelayMutationVariables>;
export const UndoManageDelayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoManageDelay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UndoManageDelayInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoManageDelay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActionResult_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimChanged_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusAt"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"promisedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}},{"kind":"Field","name":{"kind":"Name","value":"arrivedLate"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"courseDegrees"}},{"kind":"Field","name":{"kind":"Name","value":"speedMetresPerSecond"}},{"kind":"Field","name":{"kind":"Name","value":"accuracyMetres"}}]}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"validatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"contradiction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"serviceState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"workAt"}},{"kind":"Field","name":{"kind":"Name","value":"noSupplierSince"}},{"kind":"Field","name":{"kind":"Name","value":"pendingArrivalSince"}},{"kind":"Field","name":{"kind":"Name","value":"assignmentType"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}},{"kind":"Field","name":{"kind":"Name","value":"centre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"riskType"}},{"kind":"Field","name":{"kind":"Name","value":"riskCode"}},{"kind":"Field","name":{"kind":"Name","value":"riskName"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"otherFile"}},{"kind":"Field","name":{"kind":"Name","value":"supplement"}},{"kind":"Field","name":{"kind":"Name","value":"serviceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"serviceState"}},{"kind":"Field","name":{"kind":"Name","value":"serviceStateName"}},{"kind":"Field","name":{"kind":"Name","value":"insuredName"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"plate"}},{"kind":"Field","name":{"kind":"Name","value":"priorityCode"}},{"kind":"Field","name":{"kind":"Name","value":"priorityName"}},{"kind":"Field","name":{"kind":"Name","value":"faultCode"}},{"kind":"Field","name":{"kind":"Name","value":"faultName"}},{"kind":"Field","name":{"kind":"Name","value":"causeCode"}},{"kind":"Field","name":{"kind":"Name","value":"coverCode"}},{"kind":"Field","name":{"kind":"Name","value":"productCode"}},{"kind":"Field","name":{"kind":"Name","value":"creationMode"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceReference"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"destination"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"limits"}},{"kind":"Field","name":{"kind":"Name","value":"attributes"}},{"kind":"Field","name":{"kind":"Name","value":"milestones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"workManagedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"surveys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"movements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actualMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"destinationEtaMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"routeFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remainingMetres"}},{"kind":"Field","name":{"kind":"Name","value":"originMetres"}},{"kind":"Field","name":{"kind":"Name","value":"destinationMetres"}},{"kind":"Field","name":{"kind":"Name","value":"straightMetres"}},{"kind":"Field","name":{"kind":"Name","value":"additionalMetres"}},{"kind":"Field","name":{"kind":"Name","value":"additionalMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"assignedRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"assignedRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"realRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"realRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"precalculatedRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"precalculatedRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"thresholdMetres"}},{"kind":"Field","name":{"kind":"Name","value":"deviationMetres"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActionForm_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"assignmentType"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimActions_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActionForm_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActionResult_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimChanged_claim"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimActions_claim"}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<UndoManageDelayMutation, UndoManageDelayMutationVariables>;
export const ConfirmArrivalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmArrival"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmArrivalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmArrival"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActionResult_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimChanged_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusAt"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"promisedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}},{"kind":"Field","name":{"kind":"Name","value":"arrivedLate"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"courseDegrees"}},{"kind":"Field","name":{"kind":"Name","value":"speedMetresPerSecond"}},{"kind":"Field","name":{"kind":"Name","value":"accuracyMetres"}}]}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"validatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"contradiction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"serviceState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"workAt"}},{"kind":"Field","name":{"kind":"Name","value":"noSupplierSince"}},{"kind":"Field","name":{"kind":"Name","value":"pendingArrivalSince"}},{"kind":"Field","name":{"kind":"Name","value":"assignmentType"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}},{"kind":"Field","name":{"kind":"Name","value":"centre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"riskType"}},{"kind":"Field","name":{"kind":"Name","value":"riskCode"}},{"kind":"Field","name":{"kind":"Name","value":"riskName"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"otherFile"}},{"kind":"Field","name":{"kind":"Name","value":"supplement"}},{"kind":"Field","name":{"kind":"Name","value":"serviceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"serviceState"}},{"kind":"Field","name":{"kind":"Name","value":"serviceStateName"}},{"kind":"Field","name":{"kind":"Name","value":"insuredName"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"plate"}},{"kind":"Field","name":{"kind":"Name","value":"priorityCode"}},{"kind":"Field","name":{"kind":"Name","value":"priorityName"}},{"kind":"Field","name":{"kind":"Name","value":"faultCode"}},{"kind":"Field","name":{"kind":"Name","value":"faultName"}},{"kind":"Field","name":{"kind":"Name","value":"causeCode"}},{"kind":"Field","name":{"kind":"Name","value":"coverCode"}},{"kind":"Field","name":{"kind":"Name","value":"productCode"}},{"kind":"Field","name":{"kind":"Name","value":"creationMode"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceReference"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"destination"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"limits"}},{"kind":"Field","name":{"kind":"Name","value":"attributes"}},{"kind":"Field","name":{"kind":"Name","value":"milestones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"workManagedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"surveys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"movements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actualMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"destinationEtaMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"routeFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remainingMetres"}},{"kind":"Field","name":{"kind":"Name","value":"originMetres"}},{"kind":"Field","name":{"kind":"Name","value":"destinationMetres"}},{"kind":"Field","name":{"kind":"Name","value":"straightMetres"}},{"kind":"Field","name":{"kind":"Name","value":"additionalMetres"}},{"kind":"Field","name":{"kind":"Name","value":"additionalMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"assignedRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"assignedRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"realRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"realRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"precalculatedRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"precalculatedRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"thresholdMetres"}},{"kind":"Field","name":{"kind":"Name","value":"deviationMetres"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActionForm_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"assignmentType"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimActions_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActionForm_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActionResult_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimChanged_claim"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimActions_claim"}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<ConfirmArrivalMutation, ConfirmArrivalMutationVariables>;
export const ConfirmCompletionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmCompletion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmCompletionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmCompletion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActionResult_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimChanged_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusAt"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"promisedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}},{"kind":"Field","name":{"kind":"Name","value":"arrivedLate"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"courseDegrees"}},{"kind":"Field","name":{"kind":"Name","value":"speedMetresPerSecond"}},{"kind":"Field","name":{"kind":"Name","value":"accuracyMetres"}}]}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"validatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"contradiction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"serviceState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"workAt"}},{"kind":"Field","name":{"kind":"Name","value":"noSupplierSince"}},{"kind":"Field","name":{"kind":"Name","value":"pendingArrivalSince"}},{"kind":"Field","name":{"kind":"Name","value":"assignmentType"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}},{"kind":"Field","name":{"kind":"Name","value":"centre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"riskType"}},{"kind":"Field","name":{"kind":"Name","value":"riskCode"}},{"kind":"Field","name":{"kind":"Name","value":"riskName"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"otherFile"}},{"kind":"Field","name":{"kind":"Name","value":"supplement"}},{"kind":"Field","name":{"kind":"Name","value":"serviceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"serviceState"}},{"kind":"Field","name":{"kind":"Name","value":"serviceStateName"}},{"kind":"Field","name":{"kind":"Name","value":"insuredName"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"plate"}},{"kind":"Field","name":{"kind":"Name","value":"priorityCode"}},{"kind":"Field","name":{"kind":"Name","value":"priorityName"}},{"kind":"Field","name":{"kind":"Name","value":"faultCode"}},{"kind":"Field","name":{"kind":"Name","value":"faultName"}},{"kind":"Field","name":{"kind":"Name","value":"causeCode"}},{"kind":"Field","name":{"kind":"Name","value":"coverCode"}},{"kind":"Field","name":{"kind":"Name","value":"productCode"}},{"kind":"Field","name":{"kind":"Name","value":"creationMode"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceReference"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"destination"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"limits"}},{"kind":"Field","name":{"kind":"Name","value":"attributes"}},{"kind":"Field","name":{"kind":"Name","value":"milestones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"workManagedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"surveys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"movements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actualMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"destinationEtaMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"routeFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remainingMetres"}},{"kind":"Field","name":{"kind":"Name","value":"originMetres"}},{"kind":"Field","name":{"kind":"Name","value":"destinationMetres"}},{"kind":"Field","name":{"kind":"Name","value":"straightMetres"}},{"kind":"Field","name":{"kind":"Name","value":"additionalMetres"}},{"kind":"Field","name":{"kind":"Name","value":"additionalMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"assignedRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"assignedRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"realRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"realRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"precalculatedRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"precalculatedRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"thresholdMetres"}},{"kind":"Field","name":{"kind":"Name","value":"deviationMetres"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActionForm_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"assignmentType"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimActions_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActionForm_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActionResult_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimChanged_claim"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimActions_claim"}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<ConfirmCompletionMutation, ConfirmCompletionMutationVariables>;
export const CancelServiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelService"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelServiceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelService"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActionResult_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimChanged_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusAt"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"promisedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}},{"kind":"Field","name":{"kind":"Name","value":"arrivedLate"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"courseDegrees"}},{"kind":"Field","name":{"kind":"Name","value":"speedMetresPerSecond"}},{"kind":"Field","name":{"kind":"Name","value":"accuracyMetres"}}]}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"validatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"contradiction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"serviceState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"workAt"}},{"kind":"Field","name":{"kind":"Name","value":"noSupplierSince"}},{"kind":"Field","name":{"kind":"Name","value":"pendingArrivalSince"}},{"kind":"Field","name":{"kind":"Name","value":"assignmentType"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}},{"kind":"Field","name":{"kind":"Name","value":"centre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"riskType"}},{"kind":"Field","name":{"kind":"Name","value":"riskCode"}},{"kind":"Field","name":{"kind":"Name","value":"riskName"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"otherFile"}},{"kind":"Field","name":{"kind":"Name","value":"supplement"}},{"kind":"Field","name":{"kind":"Name","value":"serviceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"serviceState"}},{"kind":"Field","name":{"kind":"Name","value":"serviceStateName"}},{"kind":"Field","name":{"kind":"Name","value":"insuredName"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"plate"}},{"kind":"Field","name":{"kind":"Name","value":"priorityCode"}},{"kind":"Field","name":{"kind":"Name","value":"priorityName"}},{"kind":"Field","name":{"kind":"Name","value":"faultCode"}},{"kind":"Field","name":{"kind":"Name","value":"faultName"}},{"kind":"Field","name":{"kind":"Name","value":"causeCode"}},{"kind":"Field","name":{"kind":"Name","value":"coverCode"}},{"kind":"Field","name":{"kind":"Name","value":"productCode"}},{"kind":"Field","name":{"kind":"Name","value":"creationMode"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceReference"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"destination"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"limits"}},{"kind":"Field","name":{"kind":"Name","value":"attributes"}},{"kind":"Field","name":{"kind":"Name","value":"milestones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"workManagedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"surveys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"movements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actualMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"destinationEtaMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"routeFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remainingMetres"}},{"kind":"Field","name":{"kind":"Name","value":"originMetres"}},{"kind":"Field","name":{"kind":"Name","value":"destinationMetres"}},{"kind":"Field","name":{"kind":"Name","value":"straightMetres"}},{"kind":"Field","name":{"kind":"Name","value":"additionalMetres"}},{"kind":"Field","name":{"kind":"Name","value":"additionalMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"assignedRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"assignedRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"realRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"realRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"precalculatedRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"precalculatedRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"thresholdMetres"}},{"kind":"Field","name":{"kind":"Name","value":"deviationMetres"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActionForm_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"assignmentType"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimActions_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActionForm_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActionResult_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimChanged_claim"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimActions_claim"}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<CancelServiceMutation, CancelServiceMutationVariables>;
export const CancelProviderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelProvider"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelProviderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelProvider"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActionResult_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimChanged_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusAt"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"promisedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}},{"kind":"Field","name":{"kind":"Name","value":"arrivedLate"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"courseDegrees"}},{"kind":"Field","name":{"kind":"Name","value":"speedMetresPerSecond"}},{"kind":"Field","name":{"kind":"Name","value":"accuracyMetres"}}]}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"validatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"contradiction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"serviceState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"workAt"}},{"kind":"Field","name":{"kind":"Name","value":"noSupplierSince"}},{"kind":"Field","name":{"kind":"Name","value":"pendingArrivalSince"}},{"kind":"Field","name":{"kind":"Name","value":"assignmentType"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}},{"kind":"Field","name":{"kind":"Name","value":"centre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"riskType"}},{"kind":"Field","name":{"kind":"Name","value":"riskCode"}},{"kind":"Field","name":{"kind":"Name","value":"riskName"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"otherFile"}},{"kind":"Field","name":{"kind":"Name","value":"supplement"}},{"kind":"Field","name":{"kind":"Name","value":"serviceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"serviceState"}},{"kind":"Field","name":{"kind":"Name","value":"serviceStateName"}},{"kind":"Field","name":{"kind":"Name","value":"insuredName"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"plate"}},{"kind":"Field","name":{"kind":"Name","value":"priorityCode"}},{"kind":"Field","name":{"kind":"Name","value":"priorityName"}},{"kind":"Field","name":{"kind":"Name","value":"faultCode"}},{"kind":"Field","name":{"kind":"Name","value":"faultName"}},{"kind":"Field","name":{"kind":"Name","value":"causeCode"}},{"kind":"Field","name":{"kind":"Name","value":"coverCode"}},{"kind":"Field","name":{"kind":"Name","value":"productCode"}},{"kind":"Field","name":{"kind":"Name","value":"creationMode"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceReference"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"destination"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"limits"}},{"kind":"Field","name":{"kind":"Name","value":"attributes"}},{"kind":"Field","name":{"kind":"Name","value":"milestones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"workManagedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"surveys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"movements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actualMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"destinationEtaMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"routeFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remainingMetres"}},{"kind":"Field","name":{"kind":"Name","value":"originMetres"}},{"kind":"Field","name":{"kind":"Name","value":"destinationMetres"}},{"kind":"Field","name":{"kind":"Name","value":"straightMetres"}},{"kind":"Field","name":{"kind":"Name","value":"additionalMetres"}},{"kind":"Field","name":{"kind":"Name","value":"additionalMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"assignedRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"assignedRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"realRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"realRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"precalculatedRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"precalculatedRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"thresholdMetres"}},{"kind":"Field","name":{"kind":"Name","value":"deviationMetres"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActionForm_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"assignmentType"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimActions_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActionForm_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActionResult_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimChanged_claim"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimActions_claim"}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<CancelProviderMutation, CancelProviderMutationVariables>;
export const ActionReasonsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ActionReasons"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"instanceId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"actionReasons"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"instanceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"instanceId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"}}]}}]}}]} as unknown as DocumentNode<ActionReasonsQuery, ActionReasonsQueryVariables>;
export const ClaimExplanationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClaimExplanation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claim"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusReason"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentence"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"whatToSay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"sentences"}}]}},{"kind":"Field","name":{"kind":"Name","value":"statusHistory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reason"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"upcomingProcesses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"process"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"setting"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"processes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"process"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"finding"}},{"kind":"Field","name":{"kind":"Name","value":"fixes"}},{"kind":"Field","name":{"kind":"Name","value":"metres"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<ClaimExplanationQuery, ClaimExplanationQueryVariables>;
export const ClaimBulkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClaimBulk"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claims"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActionForm_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActionForm_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"assignmentType"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}}]} as unknown as DocumentNode<ClaimBulkQuery, ClaimBulkQueryVariables>;
export const ManageDelaysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ManageDelays"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ManageDelaysInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"manageDelays"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkAnswer_answer"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkAnswer_answer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkActionAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"claim"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusAt"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedLate"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}}]}}]} as unknown as DocumentNode<ManageDelaysMutation, ManageDelaysMutationVariables>;
export const ConfirmArrivalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmArrivals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmArrivalsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmArrivals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkAnswer_answer"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkAnswer_answer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkActionAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"claim"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusAt"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedLate"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}}]}}]} as unknown as DocumentNode<ConfirmArrivalsMutation, ConfirmArrivalsMutationVariables>;
export const ConfirmCompletionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmCompletions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmCompletionsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmCompletions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkAnswer_answer"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkAnswer_answer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkActionAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"claim"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusAt"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedLate"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}}]}}]} as unknown as DocumentNode<ConfirmCompletionsMutation, ConfirmCompletionsMutationVariables>;
export const ClaimDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClaimDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claim"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimDetail_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContradictionStrip_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"contradiction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"serviceState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimHeader_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"riskType"}},{"kind":"Field","name":{"kind":"Name","value":"priorityCode"}},{"kind":"Field","name":{"kind":"Name","value":"priorityName"}},{"kind":"Field","name":{"kind":"Name","value":"plate"}},{"kind":"Field","name":{"kind":"Name","value":"insuredName"}},{"kind":"Field","name":{"kind":"Name","value":"faultCode"}},{"kind":"Field","name":{"kind":"Name","value":"faultName"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimTimes_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedLate"}},{"kind":"Field","name":{"kind":"Name","value":"routeFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remainingMetres"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MilestoneTrack_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedLate"}},{"kind":"Field","name":{"kind":"Name","value":"milestones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimGeneral_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"destination"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"assignmentType"}},{"kind":"Field","name":{"kind":"Name","value":"statusAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"otherFile"}},{"kind":"Field","name":{"kind":"Name","value":"serviceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"riskType"}},{"kind":"Field","name":{"kind":"Name","value":"priorityCode"}},{"kind":"Field","name":{"kind":"Name","value":"priorityName"}},{"kind":"Field","name":{"kind":"Name","value":"riskName"}},{"kind":"Field","name":{"kind":"Name","value":"riskCode"}},{"kind":"Field","name":{"kind":"Name","value":"causeCode"}},{"kind":"Field","name":{"kind":"Name","value":"faultCode"}},{"kind":"Field","name":{"kind":"Name","value":"coverCode"}},{"kind":"Field","name":{"kind":"Name","value":"productCode"}},{"kind":"Field","name":{"kind":"Name","value":"supplement"}},{"kind":"Field","name":{"kind":"Name","value":"creationMode"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceReference"}},{"kind":"Field","name":{"kind":"Name","value":"serviceState"}},{"kind":"Field","name":{"kind":"Name","value":"serviceStateName"}},{"kind":"Field","name":{"kind":"Name","value":"surveys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"noSupplierSince"}},{"kind":"Field","name":{"kind":"Name","value":"pendingArrivalSince"}},{"kind":"Field","name":{"kind":"Name","value":"promisedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"workAt"}},{"kind":"Field","name":{"kind":"Name","value":"actualMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"destinationEtaMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"routeFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"originMetres"}},{"kind":"Field","name":{"kind":"Name","value":"destinationMetres"}},{"kind":"Field","name":{"kind":"Name","value":"straightMetres"}},{"kind":"Field","name":{"kind":"Name","value":"assignedRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"assignedRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"precalculatedRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"precalculatedRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"realRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"realRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"additionalMetres"}},{"kind":"Field","name":{"kind":"Name","value":"additionalMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"thresholdMetres"}},{"kind":"Field","name":{"kind":"Name","value":"deviationMetres"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"limits"}},{"kind":"Field","name":{"kind":"Name","value":"attributes"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}}]}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"centre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MilestoneTrack_claim"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimMilestones_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"validatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"workManagedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"milestones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"milestonePositions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moment"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"ageSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"metres"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimEconomics_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"movements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActionForm_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"assignmentType"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimActions_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActionForm_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimRow_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimServices_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"otherServices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimRow_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimVisits_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"visits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimDetail_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContradictionStrip_claim"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimHeader_claim"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimTimes_claim"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimGeneral_claim"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimMilestones_claim"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimEconomics_claim"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimActions_claim"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimServices_claim"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimVisits_claim"}},{"kind":"Field","name":{"kind":"Name","value":"otherServices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ClaimDetailQuery, ClaimDetailQueryVariables>;
export const ClaimTabDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClaimTab"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claim"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<ClaimTabQuery, ClaimTabQueryVariables>;
export const RegisterVisitDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegisterVisit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registerVisit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"claimId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimVisits_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimVisits_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"visits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<RegisterVisitMutation, RegisterVisitMutationVariables>;
export const ClaimSupplierPositionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClaimSupplierPosition"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]}}]} as unknown as DocumentNode<ClaimSupplierPositionQuery, ClaimSupplierPositionQueryVariables>;
export const ClaimSuppliersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClaimSuppliers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"claimId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplierFilter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"claimId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"claimId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"candidates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"metres"}},{"kind":"Field","name":{"kind":"Name","value":"isEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"savedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"router"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"smartPhone"}},{"kind":"Field","name":{"kind":"Name","value":"basePhone"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"excluded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"metres"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ClaimSuppliersQuery, ClaimSuppliersQueryVariables>;
export const RunningAlertsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RunningAlerts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"indicatorAlerts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"instanceName"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"episodeLevel"}},{"kind":"Field","name":{"kind":"Name","value":"lastNotifiedAt"}}]}}]}}]} as unknown as DocumentNode<RunningAlertsQuery, RunningAlertsQueryVariables>;
export const DashboardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Dashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Dashboard_dashboard"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Dashboard_dashboard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dashboard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"putAway"}}]}}]} as unknown as DocumentNode<DashboardQuery, DashboardQueryVariables>;
export const SaveDashboardLayoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveDashboardLayout"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveDashboardLayoutInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveDashboardLayout"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Dashboard_dashboard"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Dashboard_dashboard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dashboard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"putAway"}}]}}]} as unknown as DocumentNode<SaveDashboardLayoutMutation, SaveDashboardLayoutMutationVariables>;
export const IndicatorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Indicators"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"instanceId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"period"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PeriodInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keys"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IndicatorKey"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"indicators"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"instanceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"instanceId"}}},{"kind":"Argument","name":{"kind":"Name","value":"period"},"value":{"kind":"Variable","name":{"kind":"Name","value":"period"}}},{"kind":"Argument","name":{"kind":"Name","value":"keys"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keys"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Indicators_answer"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Indicators_answer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IndicatorsAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"slotUnit"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"slots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"indicators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"threshold"}},{"kind":"Field","name":{"kind":"Name","value":"thresholdUnit"}},{"kind":"Field","name":{"kind":"Name","value":"warning"}},{"kind":"Field","name":{"kind":"Name","value":"critical"}},{"kind":"Field","name":{"kind":"Name","value":"isWorseBelow"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"period"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"p90"}},{"kind":"Field","name":{"kind":"Name","value":"of"}}]}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"p90"}},{"kind":"Field","name":{"kind":"Name","value":"of"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weekBefore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"p90"}},{"kind":"Field","name":{"kind":"Name","value":"of"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"}},{"kind":"Field","name":{"kind":"Name","value":"p90Values"}},{"kind":"Field","name":{"kind":"Name","value":"valuesBefore"}}]}}]}}]} as unknown as DocumentNode<IndicatorsQuery, IndicatorsQueryVariables>;
export const IndicatorsChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"IndicatorsChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"instanceId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"period"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PeriodInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keys"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IndicatorKey"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"indicatorsChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"instanceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"instanceId"}}},{"kind":"Argument","name":{"kind":"Name","value":"period"},"value":{"kind":"Variable","name":{"kind":"Name","value":"period"}}},{"kind":"Argument","name":{"kind":"Name","value":"keys"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keys"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Indicators_answer"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Indicators_answer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IndicatorsAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"slotUnit"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"slots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"indicators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"threshold"}},{"kind":"Field","name":{"kind":"Name","value":"thresholdUnit"}},{"kind":"Field","name":{"kind":"Name","value":"warning"}},{"kind":"Field","name":{"kind":"Name","value":"critical"}},{"kind":"Field","name":{"kind":"Name","value":"isWorseBelow"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"period"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"p90"}},{"kind":"Field","name":{"kind":"Name","value":"of"}}]}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"p90"}},{"kind":"Field","name":{"kind":"Name","value":"of"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weekBefore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"p90"}},{"kind":"Field","name":{"kind":"Name","value":"of"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"}},{"kind":"Field","name":{"kind":"Name","value":"p90Values"}},{"kind":"Field","name":{"kind":"Name","value":"valuesBefore"}}]}}]}}]} as unknown as DocumentNode<IndicatorsChangedSubscription, IndicatorsChangedSubscriptionVariables>;
export const IndicatorGroupsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IndicatorGroups"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"instanceId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"period"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PeriodInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IndicatorKey"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"by"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FigureGrouping"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"indicatorGroups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"instanceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"instanceId"}}},{"kind":"Argument","name":{"kind":"Name","value":"period"},"value":{"kind":"Variable","name":{"kind":"Name","value":"period"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}},{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"by"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"p90"}},{"kind":"Field","name":{"kind":"Name","value":"of"}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}}]}}]} as unknown as DocumentNode<IndicatorGroupsQuery, IndicatorGroupsQueryVariables>;
export const ClaimContactListsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClaimContactLists"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"claimId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactListMatches"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"claimId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"claimId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"centreId"}},{"kind":"Field","name":{"kind":"Name","value":"riskType"}},{"kind":"Field","name":{"kind":"Name","value":"riskCode"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"supplement"}},{"kind":"Field","name":{"kind":"Name","value":"matches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"listId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"asked"}}]}}]}}]}}]} as unknown as DocumentNode<ClaimContactListsQuery, ClaimContactListsQueryVariables>;
export const HolidaysOfInstanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HolidaysOfInstance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"instanceId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"firstDay"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lastDay"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"holidays"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"instanceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"instanceId"}}},{"kind":"Argument","name":{"kind":"Name","value":"firstDay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"firstDay"}}},{"kind":"Argument","name":{"kind":"Name","value":"lastDay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lastDay"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<HolidaysOfInstanceQuery, HolidaysOfInstanceQueryVariables>;
export const ExportProgressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExportProgress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"export"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportState_export"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportState_export"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Export"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]} as unknown as DocumentNode<ExportProgressQuery, ExportProgressQueryVariables>;
export const ExportClaimsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportClaims"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportClaimsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportClaims"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportState_export"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportState_export"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Export"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]} as unknown as DocumentNode<ExportClaimsMutation, ExportClaimsMutationVariables>;
export const ExportMobileSuppliersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportMobileSuppliers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportMobileSuppliersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportMobileSuppliers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportState_export"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportState_export"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Export"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]} as unknown as DocumentNode<ExportMobileSuppliersMutation, ExportMobileSuppliersMutationVariables>;
export const ExportBasesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportBases"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportBasesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportBases"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportState_export"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportState_export"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Export"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]} as unknown as DocumentNode<ExportBasesMutation, ExportBasesMutationVariables>;
export const ExportCollaboratorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportCollaborators"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportCollaboratorsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportCollaborators"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportState_export"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportState_export"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Export"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]} as unknown as DocumentNode<ExportCollaboratorsMutation, ExportCollaboratorsMutationVariables>;
export const ExportAuditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportAudit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportAuditInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportAudit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportState_export"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportState_export"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Export"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]} as unknown as DocumentNode<ExportAuditMutation, ExportAuditMutationVariables>;
export const ExportApiErrorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportApiErrors"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportApiErrorsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportApiErrors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportState_export"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportState_export"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Export"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]} as unknown as DocumentNode<ExportApiErrorsMutation, ExportApiErrorsMutationVariables>;
export const ExportSupplierFilterCallsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportSupplierFilterCalls"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportSupplierFilterCallsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportSupplierFilterCalls"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportState_export"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportState_export"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Export"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]} as unknown as DocumentNode<ExportSupplierFilterCallsMutation, ExportSupplierFilterCallsMutationVariables>;
export const CancelExportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelExportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportState_export"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportState_export"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Export"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]} as unknown as DocumentNode<CancelExportMutation, CancelExportMutationVariables>;
export const FilterEffectsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FilterEffects"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MapFilterInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"layers"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MapLayer"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filterEffects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"layers"},"value":{"kind":"Variable","name":{"kind":"Name","value":"layers"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"hides"}}]}}]}}]} as unknown as DocumentNode<FilterEffectsQuery, FilterEffectsQueryVariables>;
export const FilterNamesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FilterNames"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MapFilterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filterNames"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}}]}}]}}]} as unknown as DocumentNode<FilterNamesQuery, FilterNamesQueryVariables>;
export const FilterOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FilterOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"part"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FilterOptionPart"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MapFilterInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filterOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"part"},"value":{"kind":"Variable","name":{"kind":"Name","value":"part"}}},{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}}]}}]}}]} as unknown as DocumentNode<FilterOptionsQuery, FilterOptionsQueryVariables>;
export const ClaimChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ClaimChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimChanged_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimChanged_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusAt"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"promisedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pendingAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}},{"kind":"Field","name":{"kind":"Name","value":"arrivedLate"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"courseDegrees"}},{"kind":"Field","name":{"kind":"Name","value":"speedMetresPerSecond"}},{"kind":"Field","name":{"kind":"Name","value":"accuracyMetres"}}]}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"validatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"contradiction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"serviceState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"workAt"}},{"kind":"Field","name":{"kind":"Name","value":"noSupplierSince"}},{"kind":"Field","name":{"kind":"Name","value":"pendingArrivalSince"}},{"kind":"Field","name":{"kind":"Name","value":"assignmentType"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}},{"kind":"Field","name":{"kind":"Name","value":"centre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"riskType"}},{"kind":"Field","name":{"kind":"Name","value":"riskCode"}},{"kind":"Field","name":{"kind":"Name","value":"riskName"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"otherFile"}},{"kind":"Field","name":{"kind":"Name","value":"supplement"}},{"kind":"Field","name":{"kind":"Name","value":"serviceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"serviceState"}},{"kind":"Field","name":{"kind":"Name","value":"serviceStateName"}},{"kind":"Field","name":{"kind":"Name","value":"insuredName"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"plate"}},{"kind":"Field","name":{"kind":"Name","value":"priorityCode"}},{"kind":"Field","name":{"kind":"Name","value":"priorityName"}},{"kind":"Field","name":{"kind":"Name","value":"faultCode"}},{"kind":"Field","name":{"kind":"Name","value":"faultName"}},{"kind":"Field","name":{"kind":"Name","value":"causeCode"}},{"kind":"Field","name":{"kind":"Name","value":"coverCode"}},{"kind":"Field","name":{"kind":"Name","value":"productCode"}},{"kind":"Field","name":{"kind":"Name","value":"creationMode"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceReference"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"destination"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"limits"}},{"kind":"Field","name":{"kind":"Name","value":"attributes"}},{"kind":"Field","name":{"kind":"Name","value":"milestones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"workManagedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"surveys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"movements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actualMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"destinationEtaMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"routeFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remainingMetres"}},{"kind":"Field","name":{"kind":"Name","value":"originMetres"}},{"kind":"Field","name":{"kind":"Name","value":"destinationMetres"}},{"kind":"Field","name":{"kind":"Name","value":"straightMetres"}},{"kind":"Field","name":{"kind":"Name","value":"additionalMetres"}},{"kind":"Field","name":{"kind":"Name","value":"additionalMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"assignedRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"assignedRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"realRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"realRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"precalculatedRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"precalculatedRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"thresholdMetres"}},{"kind":"Field","name":{"kind":"Name","value":"deviationMetres"}}]}}]}}]} as unknown as DocumentNode<ClaimChangedSubscription, ClaimChangedSubscriptionVariables>;
export const HeartbeatDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"Heartbeat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heartbeat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"followedAt"}}]}}]}}]} as unknown as DocumentNode<HeartbeatSubscription, HeartbeatSubscriptionVariables>;
export const MapFramesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"MapFrames"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"view"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MapViewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mapFrames"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"view"},"value":{"kind":"Variable","name":{"kind":"Name","value":"view"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"IntValue","value":"2"}}]}]}}]}}]} as unknown as DocumentNode<MapFramesSubscription, MapFramesSubscriptionVariables>;
export const MapFrameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MapFrame"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"view"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MapViewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mapFrame"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"view"},"value":{"kind":"Variable","name":{"kind":"Name","value":"view"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"IntValue","value":"2"}}]}]}}]}}]} as unknown as DocumentNode<MapFrameQuery, MapFrameQueryVariables>;
export const ClaimPresenceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ClaimPresence"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimPresence"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"viewers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}}]}}]} as unknown as DocumentNode<ClaimPresenceSubscription, ClaimPresenceSubscriptionVariables>;
export const LookAtClaimDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"LookAtClaim"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"claimId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"action"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ClaimActionName"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lookAtClaim"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"claimId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"claimId"}}},{"kind":"Argument","name":{"kind":"Name","value":"action"},"value":{"kind":"Variable","name":{"kind":"Name","value":"action"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimId"}}]}}]}}]} as unknown as DocumentNode<LookAtClaimSubscription, LookAtClaimSubscriptionVariables>;
export const MapClaimPlaceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MapClaimPlace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claim"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}}]}}]}}]}}]} as unknown as DocumentNode<MapClaimPlaceQuery, MapClaimPlaceQueryVariables>;
export const MapSupplierPlaceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MapSupplierPlace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}}]}}]}}]}}]} as unknown as DocumentNode<MapSupplierPlaceQuery, MapSupplierPlaceQueryVariables>;
export const MapConfigurationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MapConfigurations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mapConfigurations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Favourite_configuration"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Favourite_configuration"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MapConfiguration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"tab"}},{"kind":"Field","name":{"kind":"Name","value":"foldedPanels"}},{"kind":"Field","name":{"kind":"Name","value":"traffic"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"sharedInstance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sharedProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<MapConfigurationsQuery, MapConfigurationsQueryVariables>;
export const MapConfigurationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MapConfiguration"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mapConfiguration"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Favourite_configuration"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Favourite_configuration"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MapConfiguration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"tab"}},{"kind":"Field","name":{"kind":"Name","value":"foldedPanels"}},{"kind":"Field","name":{"kind":"Name","value":"traffic"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"sharedInstance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sharedProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<MapConfigurationQuery, MapConfigurationQueryVariables>;
export const MapConfigurationAudiencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MapConfigurationAudiences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mapConfigurationAudiences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}}]}}]}}]}}]} as unknown as DocumentNode<MapConfigurationAudiencesQuery, MapConfigurationAudiencesQueryVariables>;
export const SaveMapConfigurationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveMapConfiguration"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveMapConfigurationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveMapConfiguration"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Favourite_configuration"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Favourite_configuration"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MapConfiguration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"tab"}},{"kind":"Field","name":{"kind":"Name","value":"foldedPanels"}},{"kind":"Field","name":{"kind":"Name","value":"traffic"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"sharedInstance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sharedProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<SaveMapConfigurationMutation, SaveMapConfigurationMutationVariables>;
export const DeleteMapConfigurationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteMapConfiguration"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteMapConfiguration"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteMapConfigurationMutation, DeleteMapConfigurationMutationVariables>;
export const MakeDefaultMapConfigurationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MakeDefaultMapConfiguration"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"makeDefaultMapConfiguration"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Favourite_configuration"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Favourite_configuration"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MapConfiguration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"tab"}},{"kind":"Field","name":{"kind":"Name","value":"foldedPanels"}},{"kind":"Field","name":{"kind":"Name","value":"traffic"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"sharedInstance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sharedProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<MakeDefaultMapConfigurationMutation, MakeDefaultMapConfigurationMutationVariables>;
export const ShareMapConfigurationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ShareMapConfiguration"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ShareMapConfigurationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareMapConfiguration"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Favourite_configuration"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Favourite_configuration"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MapConfiguration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"tab"}},{"kind":"Field","name":{"kind":"Name","value":"foldedPanels"}},{"kind":"Field","name":{"kind":"Name","value":"traffic"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"sharedInstance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sharedProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ShareMapConfigurationMutation, ShareMapConfigurationMutationVariables>;
export const UnshareMapConfigurationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnshareMapConfiguration"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unshareMapConfiguration"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Favourite_configuration"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Favourite_configuration"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MapConfiguration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"tab"}},{"kind":"Field","name":{"kind":"Name","value":"foldedPanels"}},{"kind":"Field","name":{"kind":"Name","value":"traffic"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"sharedInstance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sharedProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<UnshareMapConfigurationMutation, UnshareMapConfigurationMutationVariables>;
export const HoveredClaimDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HoveredClaim"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claim"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"riskType"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"insuredName"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"faultCode"}},{"kind":"Field","name":{"kind":"Name","value":"faultName"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedLate"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"routeFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remainingMetres"}}]}},{"kind":"Field","name":{"kind":"Name","value":"statusReason"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}}]}}]}}]} as unknown as DocumentNode<HoveredClaimQuery, HoveredClaimQueryVariables>;
export const ClaimTotalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClaimTotal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kpis"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claims"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<ClaimTotalQuery, ClaimTotalQueryVariables>;
export const MapClaimListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MapClaimList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ClaimFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claims"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"URGENCY"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimRow_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimRow_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<MapClaimListQuery, MapClaimListQueryVariables>;
export const MapMobileListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MapMobileList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mobileSuppliers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"NAME"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiList_suppliers"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierRow_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiList_suppliers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierRow_supplier"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]} as unknown as DocumentNode<MapMobileListQuery, MapMobileListQueryVariables>;
export const MapSupplierListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MapSupplierList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suppliers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"NAME"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiList_suppliers"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierRow_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiList_suppliers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierRow_supplier"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]} as unknown as DocumentNode<MapSupplierListQuery, MapSupplierListQueryVariables>;
export const WorklistDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Worklist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MapFilterInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"worklist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Worklist_list"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Worklist_list"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Worklist"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"limitAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<WorklistQuery, WorklistQueryVariables>;
export const WorklistRowsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WorklistRows"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claims"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WorklistRow_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WorklistPlace_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WorklistRow_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"riskType"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priorityCode"}},{"kind":"Field","name":{"kind":"Name","value":"priorityName"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WorklistPlace_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}}]}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}}]}}]} as unknown as DocumentNode<WorklistRowsQuery, WorklistRowsQueryVariables>;
export const WorklistChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"WorklistChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MapFilterInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"worklistChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Worklist_list"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Worklist_list"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Worklist"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimId"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"limitAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<WorklistChangedSubscription, WorklistChangedSubscriptionVariables>;
export const ClaimRouteLinesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClaimRouteLines"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claim"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"routes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"router"}},{"kind":"Field","name":{"kind":"Name","value":"assignedDone"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignedPending"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"real"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ClaimRouteLinesQuery, ClaimRouteLinesQueryVariables>;
export const PinnedClaimDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PinnedClaim"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claim"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"riskType"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<PinnedClaimQuery, PinnedClaimQueryVariables>;
export const PinnedSupplierDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PinnedSupplier"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"courseDegrees"}}]}}]}}]}}]} as unknown as DocumentNode<PinnedSupplierQuery, PinnedSupplierQueryVariables>;
export const PinnedClaimMatchesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PinnedClaimMatches"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClaimFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claims"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<PinnedClaimMatchesQuery, PinnedClaimMatchesQueryVariables>;
export const PinnedSupplierMatchesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PinnedSupplierMatches"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suppliers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<PinnedSupplierMatchesQuery, PinnedSupplierMatchesQueryVariables>;
export const ClaimRegisterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClaimRegister"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ClaimFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClaimSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClaimOrderInput"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claims"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimRegister_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimRegister_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"statusAt"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"otherFile"}},{"kind":"Field","name":{"kind":"Name","value":"serviceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"supplement"}},{"kind":"Field","name":{"kind":"Name","value":"creationMode"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceReference"}},{"kind":"Field","name":{"kind":"Name","value":"insuredName"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"plate"}},{"kind":"Field","name":{"kind":"Name","value":"centre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"riskType"}},{"kind":"Field","name":{"kind":"Name","value":"riskCode"}},{"kind":"Field","name":{"kind":"Name","value":"riskName"}},{"kind":"Field","name":{"kind":"Name","value":"faultCode"}},{"kind":"Field","name":{"kind":"Name","value":"faultName"}},{"kind":"Field","name":{"kind":"Name","value":"causeCode"}},{"kind":"Field","name":{"kind":"Name","value":"coverCode"}},{"kind":"Field","name":{"kind":"Name","value":"productCode"}},{"kind":"Field","name":{"kind":"Name","value":"priorityCode"}},{"kind":"Field","name":{"kind":"Name","value":"priorityName"}},{"kind":"Field","name":{"kind":"Name","value":"serviceState"}},{"kind":"Field","name":{"kind":"Name","value":"serviceStateName"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"limits"}},{"kind":"Field","name":{"kind":"Name","value":"attributes"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"destination"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"assignmentType"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"validatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"noSupplierSince"}},{"kind":"Field","name":{"kind":"Name","value":"pendingArrivalSince"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"promisedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedLate"}},{"kind":"Field","name":{"kind":"Name","value":"workAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"workManagedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"actualMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"destinationEtaMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"routeFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"originMetres"}},{"kind":"Field","name":{"kind":"Name","value":"destinationMetres"}},{"kind":"Field","name":{"kind":"Name","value":"remainingMetres"}},{"kind":"Field","name":{"kind":"Name","value":"straightMetres"}},{"kind":"Field","name":{"kind":"Name","value":"assignedRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"assignedRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"precalculatedRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"precalculatedRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"realRouteMetres"}},{"kind":"Field","name":{"kind":"Name","value":"realRouteMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"additionalMetres"}},{"kind":"Field","name":{"kind":"Name","value":"additionalMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"thresholdMetres"}},{"kind":"Field","name":{"kind":"Name","value":"deviationMetres"}}]}}]}}]} as unknown as DocumentNode<ClaimRegisterQuery, ClaimRegisterQueryVariables>;
export const MobileSuppliersRegisterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MobileSuppliersRegister"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierOrderInput"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mobileSuppliers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierRegister_supplier"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierRegister_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"networkState"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"supplierType"}},{"kind":"Field","name":{"kind":"Name","value":"supplierState"}},{"kind":"Field","name":{"kind":"Name","value":"feedState"}},{"kind":"Field","name":{"kind":"Name","value":"connected"}},{"kind":"Field","name":{"kind":"Name","value":"baseId"}},{"kind":"Field","name":{"kind":"Name","value":"baseName"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"feedPositionAt"}},{"kind":"Field","name":{"kind":"Name","value":"feedOutdated"}},{"kind":"Field","name":{"kind":"Name","value":"lastPositionAddress"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"smartPhone"}},{"kind":"Field","name":{"kind":"Name","value":"basePhone"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"schedule"}},{"kind":"Field","name":{"kind":"Name","value":"exceedThreshold"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"surveyCount"}},{"kind":"Field","name":{"kind":"Name","value":"allocationCount"}},{"kind":"Field","name":{"kind":"Name","value":"oldestActualMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"networks"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"attributes"}}]}}]} as unknown as DocumentNode<MobileSuppliersRegisterQuery, MobileSuppliersRegisterQueryVariables>;
export const BasesRegisterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BasesRegister"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierOrderInput"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bases"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierRegister_supplier"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierRegister_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"networkState"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"supplierType"}},{"kind":"Field","name":{"kind":"Name","value":"supplierState"}},{"kind":"Field","name":{"kind":"Name","value":"feedState"}},{"kind":"Field","name":{"kind":"Name","value":"connected"}},{"kind":"Field","name":{"kind":"Name","value":"baseId"}},{"kind":"Field","name":{"kind":"Name","value":"baseName"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"feedPositionAt"}},{"kind":"Field","name":{"kind":"Name","value":"feedOutdated"}},{"kind":"Field","name":{"kind":"Name","value":"lastPositionAddress"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"smartPhone"}},{"kind":"Field","name":{"kind":"Name","value":"basePhone"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"schedule"}},{"kind":"Field","name":{"kind":"Name","value":"exceedThreshold"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"surveyCount"}},{"kind":"Field","name":{"kind":"Name","value":"allocationCount"}},{"kind":"Field","name":{"kind":"Name","value":"oldestActualMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"networks"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"attributes"}}]}}]} as unknown as DocumentNode<BasesRegisterQuery, BasesRegisterQueryVariables>;
export const CollaboratorsRegisterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CollaboratorsRegister"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierOrderInput"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"collaborators"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierRegister_supplier"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierRegister_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"networkState"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"supplierType"}},{"kind":"Field","name":{"kind":"Name","value":"supplierState"}},{"kind":"Field","name":{"kind":"Name","value":"feedState"}},{"kind":"Field","name":{"kind":"Name","value":"connected"}},{"kind":"Field","name":{"kind":"Name","value":"baseId"}},{"kind":"Field","name":{"kind":"Name","value":"baseName"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"feedPositionAt"}},{"kind":"Field","name":{"kind":"Name","value":"feedOutdated"}},{"kind":"Field","name":{"kind":"Name","value":"lastPositionAddress"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"smartPhone"}},{"kind":"Field","name":{"kind":"Name","value":"basePhone"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"schedule"}},{"kind":"Field","name":{"kind":"Name","value":"exceedThreshold"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"surveyCount"}},{"kind":"Field","name":{"kind":"Name","value":"allocationCount"}},{"kind":"Field","name":{"kind":"Name","value":"oldestActualMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"networks"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"attributes"}}]}}]} as unknown as DocumentNode<CollaboratorsRegisterQuery, CollaboratorsRegisterQueryVariables>;
export const ReportProgressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReportProgress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"report"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportState_report"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportState_report"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Report"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]} as unknown as DocumentNode<ReportProgressQuery, ReportProgressQueryVariables>;
export const CreateReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateReportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportState_report"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportState_report"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Report"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]} as unknown as DocumentNode<CreateReportMutation, CreateReportMutationVariables>;
export const SubscriptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Subscriptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportSubscriptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Subscription_subscription"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"reportSendings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"indicatorAlerts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Alert_alert"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"dashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Subscription_subscription"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportSubscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"instanceName"}},{"kind":"Field","name":{"kind":"Name","value":"formats"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"hour"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"nextDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Alert_alert"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IndicatorAlert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceName"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"episodeLevel"}},{"kind":"Field","name":{"kind":"Name","value":"lastNotifiedAt"}}]}}]} as unknown as DocumentNode<SubscriptionsQuery, SubscriptionsQueryVariables>;
export const SaveSubscriptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveSubscription"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveReportSubscriptionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveReportSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Subscription_subscription"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Subscription_subscription"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportSubscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"instanceName"}},{"kind":"Field","name":{"kind":"Name","value":"formats"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"hour"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"nextDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<SaveSubscriptionMutation, SaveSubscriptionMutationVariables>;
export const DeleteSubscriptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSubscription"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteReportSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteSubscriptionMutation, DeleteSubscriptionMutationVariables>;
export const SaveAlertDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveAlert"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveIndicatorAlertInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveIndicatorAlert"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Alert_alert"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Alert_alert"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IndicatorAlert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceName"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"episodeLevel"}},{"kind":"Field","name":{"kind":"Name","value":"lastNotifiedAt"}}]}}]} as unknown as DocumentNode<SaveAlertMutation, SaveAlertMutationVariables>;
export const DeleteAlertDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAlert"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteIndicatorAlert"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteAlertMutation, DeleteAlertMutationVariables>;
export const LogoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"}}]}}]} as unknown as DocumentNode<LogoutMutation, LogoutMutationVariables>;
export const ExchangeHandoffDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExchangeHandoff"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exchangeHandoff"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Session_loginInfo"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Session_loginInfo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoginInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jwt"}},{"kind":"Field","name":{"kind":"Name","value":"use2fa"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"challenge"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}},{"kind":"Field","name":{"kind":"Name","value":"functionalities"}},{"kind":"Field","name":{"kind":"Name","value":"managesEverybody"}},{"kind":"Field","name":{"kind":"Name","value":"seeAs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profileId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userTables"}},{"kind":"Field","name":{"kind":"Name","value":"visibleColumns"}},{"kind":"Field","name":{"kind":"Name","value":"centers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultCenter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hereApiKey"}},{"kind":"Field","name":{"kind":"Name","value":"basemap"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"urls"}},{"kind":"Field","name":{"kind":"Name","value":"darkUrls"}},{"kind":"Field","name":{"kind":"Name","value":"attribution"}},{"kind":"Field","name":{"kind":"Name","value":"maxZoom"}},{"kind":"Field","name":{"kind":"Name","value":"tileSize"}}]}},{"kind":"Field","name":{"kind":"Name","value":"traffic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"urls"}},{"kind":"Field","name":{"kind":"Name","value":"darkUrls"}},{"kind":"Field","name":{"kind":"Name","value":"attribution"}},{"kind":"Field","name":{"kind":"Name","value":"maxZoom"}},{"kind":"Field","name":{"kind":"Name","value":"tileSize"}}]}},{"kind":"Field","name":{"kind":"Name","value":"live"}}]}}]} as unknown as DocumentNode<ExchangeHandoffMutation, ExchangeHandoffMutationVariables>;
export const SignInOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignInOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"directory"}}]}}]}}]} as unknown as DocumentNode<SignInOptionsQuery, SignInOptionsQueryVariables>;
export const RequestPasswordResetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"account"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"account"},"value":{"kind":"Variable","name":{"kind":"Name","value":"account"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accepted"}}]}}]}}]} as unknown as DocumentNode<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const ConfirmSecondFactorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmSecondFactorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Session_loginInfo"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Session_loginInfo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoginInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jwt"}},{"kind":"Field","name":{"kind":"Name","value":"use2fa"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"challenge"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}},{"kind":"Field","name":{"kind":"Name","value":"functionalities"}},{"kind":"Field","name":{"kind":"Name","value":"managesEverybody"}},{"kind":"Field","name":{"kind":"Name","value":"seeAs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profileId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userTables"}},{"kind":"Field","name":{"kind":"Name","value":"visibleColumns"}},{"kind":"Field","name":{"kind":"Name","value":"centers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultCenter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hereApiKey"}},{"kind":"Field","name":{"kind":"Name","value":"basemap"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"urls"}},{"kind":"Field","name":{"kind":"Name","value":"darkUrls"}},{"kind":"Field","name":{"kind":"Name","value":"attribution"}},{"kind":"Field","name":{"kind":"Name","value":"maxZoom"}},{"kind":"Field","name":{"kind":"Name","value":"tileSize"}}]}},{"kind":"Field","name":{"kind":"Name","value":"traffic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"urls"}},{"kind":"Field","name":{"kind":"Name","value":"darkUrls"}},{"kind":"Field","name":{"kind":"Name","value":"attribution"}},{"kind":"Field","name":{"kind":"Name","value":"maxZoom"}},{"kind":"Field","name":{"kind":"Name","value":"tileSize"}}]}},{"kind":"Field","name":{"kind":"Name","value":"live"}}]}}]} as unknown as DocumentNode<ConfirmSecondFactorMutation, ConfirmSecondFactorMutationVariables>;
export const SetUpSecondFactorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetUpSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"challenge"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setUpSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"challenge"},"value":{"kind":"Variable","name":{"kind":"Name","value":"challenge"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"qr"}}]}}]}}]} as unknown as DocumentNode<SetUpSecondFactorMutation, SetUpSecondFactorMutationVariables>;
export const ChoosePasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChoosePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChoosePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choosePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Session_loginInfo"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Session_loginInfo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoginInfo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jwt"}},{"kind":"Field","name":{"kind":"Name","value":"use2fa"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"challenge"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}},{"kind":"Field","name":{"kind":"Name","value":"functionalities"}},{"kind":"Field","name":{"kind":"Name","value":"managesEverybody"}},{"kind":"Field","name":{"kind":"Name","value":"seeAs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profileId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"profileType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userTables"}},{"kind":"Field","name":{"kind":"Name","value":"visibleColumns"}},{"kind":"Field","name":{"kind":"Name","value":"centers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultCenter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hereApiKey"}},{"kind":"Field","name":{"kind":"Name","value":"basemap"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"urls"}},{"kind":"Field","name":{"kind":"Name","value":"darkUrls"}},{"kind":"Field","name":{"kind":"Name","value":"attribution"}},{"kind":"Field","name":{"kind":"Name","value":"maxZoom"}},{"kind":"Field","name":{"kind":"Name","value":"tileSize"}}]}},{"kind":"Field","name":{"kind":"Name","value":"traffic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"urls"}},{"kind":"Field","name":{"kind":"Name","value":"darkUrls"}},{"kind":"Field","name":{"kind":"Name","value":"attribution"}},{"kind":"Field","name":{"kind":"Name","value":"maxZoom"}},{"kind":"Field","name":{"kind":"Name","value":"tileSize"}}]}},{"kind":"Field","name":{"kind":"Name","value":"live"}}]}}]} as unknown as DocumentNode<ChoosePasswordMutation, ChoosePasswordMutationVariables>;
export const SupplierAllocationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SupplierAllocations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claims"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"40"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"supplierIds"},"value":{"kind":"ListValue","values":[{"kind":"Variable","name":{"kind":"Name","value":"id"}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"open"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaimRow_claim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}}]}},{"kind":"Field","name":{"kind":"Name","value":"insuredName"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"plannedStart"}},{"kind":"Field","name":{"kind":"Name","value":"plannedEnd"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAt"}},{"kind":"Field","name":{"kind":"Name","value":"managedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"predictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"assignedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedLate"}},{"kind":"Field","name":{"kind":"Name","value":"routeFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remainingMetres"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaimRow_claim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Claim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"measuredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"service"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<SupplierAllocationsQuery, SupplierAllocationsQueryVariables>;
export const SupplierDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SupplierDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierDetail_supplier"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierHeader_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"networkState"}},{"kind":"Field","name":{"kind":"Name","value":"connected"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierPosition_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"lastPositionAddress"}},{"kind":"Field","name":{"kind":"Name","value":"feedOutdated"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"outdatedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"speedMetresPerSecond"}},{"kind":"Field","name":{"kind":"Name","value":"accuracyMetres"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierGeneral_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"baseId"}},{"kind":"Field","name":{"kind":"Name","value":"baseName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"basePhone"}},{"kind":"Field","name":{"kind":"Name","value":"smartPhone"}},{"kind":"Field","name":{"kind":"Name","value":"insuredPhone"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"surveyCount"}},{"kind":"Field","name":{"kind":"Name","value":"supplierType"}},{"kind":"Field","name":{"kind":"Name","value":"supplierState"}},{"kind":"Field","name":{"kind":"Name","value":"allocationCount"}},{"kind":"Field","name":{"kind":"Name","value":"oldestActualMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"feedPositionAt"}},{"kind":"Field","name":{"kind":"Name","value":"feedState"}},{"kind":"Field","name":{"kind":"Name","value":"attributes"}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierFleet_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fleet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plate"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierTimetable_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bands"}},{"kind":"Field","name":{"kind":"Name","value":"schedule"}},{"kind":"Field","name":{"kind":"Name","value":"bandThresholds"}},{"kind":"Field","name":{"kind":"Name","value":"exceedThreshold"}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierNetworks_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"networks"}},{"kind":"Field","name":{"kind":"Name","value":"services"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierDetail_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierHeader_supplier"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierPosition_supplier"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierGeneral_supplier"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierFleet_supplier"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierTimetable_supplier"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupplierNetworks_supplier"}}]}}]} as unknown as DocumentNode<SupplierDetailQuery, SupplierDetailQueryVariables>;
export const SupplierTabDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SupplierTab"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"access"}}]}}]}}]} as unknown as DocumentNode<SupplierTabQuery, SupplierTabQueryVariables>;
export const ListLayoutsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListLayouts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"listLayouts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}},{"kind":"Field","name":{"kind":"Name","value":"density"}}]}}]}}]}}]} as unknown as DocumentNode<ListLayoutsQuery, ListLayoutsQueryVariables>;
export const SaveListLayoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveListLayout"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveListLayoutInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveListLayout"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"listLayouts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}},{"kind":"Field","name":{"kind":"Name","value":"density"}}]}}]}}]}}]} as unknown as DocumentNode<SaveListLayoutMutation, SaveListLayoutMutationVariables>;