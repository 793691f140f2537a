// Error codes and their HTTP status outside GraphQL. Texts are in schema/messages.
export const errorStatus = {
  UNAUTHENTICATED: 401,
  /** The bearer is no API key and no access token of this installation. */
  CREDENTIAL_INVALID: 401,
  /** The API key was revoked, or is suspended after a restore. */
  CREDENTIAL_REVOKED: 401,
  CREDENTIAL_EXPIRED: 401,
  /** The API key is valid, but none of its scopes covers GraphQL. */
  CREDENTIAL_INSUFFICIENT: 403,
  FORBIDDEN: 403,
  /** Wrong user or password; does not reveal whether the user exists. */
  LOGIN_FAILED: 401,
  USER_NAME_REQUIRED: 400,
  /** Too many attempts for the account or from the address in 15 minutes; `seconds` and `minutes` until the next one is accepted. */
  TOO_MANY_ATTEMPTS: 429,
  CODE_WRONG: 400,
  /** The sign-in expired, failed too often or is at another step. The user must start again. */
  CHALLENGE_OVER: 401,
  PASSWORD_WRONG: 400,
  /** The session must confirm its password with `confirmPassword` first. */
  PASSWORD_NEEDED: 403,
  /** `rules`: the violated rules of schema/rules/access/passwords.ts, comma-separated. */
  PASSWORD_RULES: 400,
  PASSWORD_COMMON: 400,
  PASSWORD_CONTEXT: 400,
  PASSWORD_UNCHANGED: 400,
  PASSWORDS_DIFFER: 400,
  /** Wrong, used or expired link; the code does not tell which. */
  RESET_LINK_INVALID: 400,
  SECOND_FACTOR_ON: 409,
  SECOND_FACTOR_OFF: 409,
  SECOND_FACTOR_REQUIRED: 409,
  SECOND_FACTOR_SHOWN: 409,
  DIRECTORY_ABSENT: 404,
  DIRECTORY_UNAVAILABLE: 503,
  DIRECTORY_CANCELLED: 401,
  /** Forged, repeated or expired directory sign-in, or one of another browser. The user must start again. */
  DIRECTORY_REFUSED: 401,
  /** The directory knows the user, but this installation does not: unknown, disabled, or without a role. */
  DIRECTORY_NO_ACCESS: 403,
  /** Used, expired or unknown invitation; the code does not tell which. */
  DIRECTORY_INVITATION: 403,
  /** The directory account of an invited user already belongs to another user. */
  DIRECTORY_ACCOUNT_TAKEN: 409,
  INVITATION_NOT_NEEDED: 409,
  /** The entity does not exist or is not visible to the viewer; the code does not tell which. */
  NOT_FOUND: 404,
  BAD_USER_INPUT: 400,
  /** A filter or order uses a field that the viewer's profile hides. */
  FIELD_UNKNOWN: 400,
  CLAIM_FINISHED: 409,
  ACTION_PENDING: 409,
  CLAIM_WITHOUT_PLACE: 409,
  CLAIM_STATUS: 409,
  NO_SUPPLIER_TO_CANCEL: 409,
  SUPPLIER_ARRIVED: 409,
  REQUEST_REUSED: 409,
  /** The assistance system is already being notified, or a later delay was managed. */
  UNDO_TOO_LATE: 409,
  /** Specification section 8, arrival notification, error 1. */
  ARRIVAL_SERVICE_UNKNOWN: 409,
  ARRIVAL_NOT_MANUAL: 409,
  ARRIVAL_ALREADY_NOTIFIED: 409,
  ARRIVAL_AFTER_COMPLETION: 409,
  /**
   * Arrival error 5: earlier than the planning date, when the supplier was sent. `moment` is that instant, ours or the assistance
   * system's, as text.
   */
  ARRIVAL_BEFORE_ASSIGNMENT: 409,
  ARRIVAL_SERVICE_CANCELLED: 409,
  ARRIVAL_IN_FUTURE: 409,
  COMPLETION_REQUEST_MISMATCH: 409,
  COMPLETION_STATUS_INVALID: 409,
  COMPLETION_BEFORE_ARRIVAL: 409,
  COMPLETION_IN_FUTURE: 409,
  /** The assistance system rejected the request for a reason without a number in the catalogue. */
  INTEGRATION_REJECTED: 409,
  /** Section 8, messages: error managing a delay. */
  DELAY_NOT_MANAGED: 500,
  /** Section 8, messages: delay-notification error. The delay stays managed, but the assistance system was not notified. */
  DELAY_NOTIFICATION_FAILED: 502,
  /** Section 8, messages: arrival-notification error. No response before the deadline; nothing was changed. */
  ARRIVAL_NOTIFICATION_FAILED: 502,
  /** Section 8, messages: finish notification failed. */
  COMPLETION_NOTIFICATION_FAILED: 502,
  SERVICE_CANCELLATION_FAILED: 502,
  PROVIDER_CANCELLATION_FAILED: 502,
  /** Section 8, messages: error registering the incident visit. */
  VISIT_NOT_REGISTERED: 500,
  /** Colleague `name` handles the alarm and would have to pass it on. */
  ALARM_TAKEN: 409,
  /** The recipient of a passed alarm is not signed in, or may not see the alarm. */
  ALARM_COLLEAGUE: 409,
  PICTURE_UNAVAILABLE: 502,
  PICTURE_INVALID: 502,
  SETTING_TYPE: 400,
  SETTING_LIMITS: 400,
  /** For some AMA instance, now or after a scheduled change, the critical limit would not be greater than the delayed limit. */
  SETTING_ORDER: 409,
  /** The setting applies to the complete installation, not to an instance. */
  SETTING_OF_INSTALLATION: 400,
  /** `min` and `max`: limits of the indicator's threshold. */
  INDICATOR_THRESHOLD: 400,
  /** The warning level must be below the critical level, or above it for indicators where small values are bad. */
  INDICATOR_LEVELS: 400,
  EFFECTIVE_IN_PAST: 400,
  CONTACT_LIST_EXISTS: 409,
  CONTACT_LIST_CENTRE: 400,
  CONTACT_LIST_CLIENT: 400,
  CONTACT_LIST_CONTRACT: 400,
  /** Specification section 5: a public holiday requires a date. */
  HOLIDAY_DAY_EMPTY: 400,
  HOLIDAY_DAY_EXISTS: 409,
  HOLIDAY_LIST_EXISTS: 409,
  HOLIDAY_LISTS_FULL: 409,
  /** Only letters, digits and spaces are allowed: schema/rules/access/people.ts. */
  NAME_INVALID: 400,
  USER_NAME_INVALID: 400,
  EMAIL_INVALID: 400,
  EMAILS_DIFFER: 400,
  MAP_CONFIGURATION_EXISTS: 409,
  MAP_CONFIGURATIONS_FULL: 409,
  /** The user name is taken; compared without case. */
  USER_EXISTS: 409,
  USER_DISABLED: 409,
  INTERNAL_USER: 409,
  /** Users cannot change their own rights; another administrator must. */
  NOT_ONESELF: 409,
  /** A user, key or profile would have more rights than its creator. */
  BEYOND_OWN_RIGHTS: 403,
  CHANGED_MEANWHILE: 409,
  /** `reason`: URL_INVALID, HTTPS_REQUIRED or PRIVATE_ADDRESS. */
  WEBHOOK_URL: 400,
  /** `detail`: the message of the first error of the selection. */
  WEBHOOK_SELECTION: 400,
  /** The key is revoked, expired or suspended, or has neither the scope `read` nor `act`. */
  WEBHOOK_KEY: 409,
  WEBHOOK_ENDPOINT_EXISTS: 409,
  WEBHOOK_ENDPOINTS_FULL: 409,
  WEBHOOK_DISABLED: 409,
  /** `name` is missing but required by `others`; `functionality` and `neededBy` are their ids. */
  FUNCTIONALITY_NEEDED: 409,
  /** Without these functionalities no administrator could assign any. */
  FUNCTIONALITY_KEPT: 409,
  PROFILE_PARENT: 400,
  PROFILE_EXISTS: 409,
  PROFILE_IN_USE: 409,
  PROFILE_ALL_CONTRACTS: 409,
  NO_REPLACEMENT: 409,
  /** The replacement lacks an AMA instance of the administrator it would replace. */
  REPLACEMENT_TOO_NARROW: 409,
  LAST_ADMINISTRATOR: 409,
  /** The administrator owns users, profiles or keys that would lose their owner. */
  ADMINISTRATOR_OWNS: 409,
  API_KEY_EXISTS: 409,
  KEY_EXPIRY: 400,
  /** The directory session is too old for this change; the user must sign in again. */
  SIGN_IN_AGAIN: 403,
  PAGE_TOO_LARGE: 400,
  PAGE_TOO_SMALL: 400,
  /** An argument is longer than `most` (schema/rules/requests/inputLimits.ts). `field` and `limit` name it; `given` is its length. */
  /** An argument that takes codes of reference data contains the `id` of an object. */
  ID_NOT_CODE: 400,
  TEXT_TOO_LONG: 400,
  LIST_TOO_LONG: 400,
  TOO_MANY_TO_ORDER: 400,
  EXPORT_UNDER_WAY: 409,
  /** The storage for exports is full; retry in some minutes. */
  EXPORTS_FULL: 503,
  EXPORT_NOT_READY: 409,
  REPORT_SUBSCRIPTION_EXISTS: 409,
  REPORT_SUBSCRIPTIONS_FULL: 409,
  INDICATOR_ALERTS_FULL: 409,
  EMAIL_MISSING: 409,
  /** The viewer's rights changed after the export began. */
  EXPORT_RIGHTS: 403,
  CURSOR_INVALID: 400,
  /** The position to resume from has expired; the client must start again. */
  RESUME_TOO_OLD: 409,
  /** The subscriber is too slow; it must resume from its last cursor. */
  SLOW_READER: 429,
  /** Standard GraphQL errors: the document is invalid, does not match the schema, or lacks the named operation. */
  GRAPHQL_PARSE_FAILED: 400,
  GRAPHQL_VALIDATION_FAILED: 400,
  OPERATION_RESOLUTION_FAILURE: 400,
  /** Not a GraphQL-over-HTTP request: no document, a batch, or a missing CSRF header. */
  BAD_REQUEST: 400,
  QUERY_TOO_LARGE: 400,
  /** Subscriptions require a WebSocket; queries and mutations require HTTP. */
  WRONG_TRANSPORT: 400,
  TOO_MANY_SUBSCRIPTIONS: 429,
  /** The viewer, key or address already runs `most` requests, and its queue is full. Retry shortly. */
  TOO_MANY_REQUESTS: 429,
  ORIGIN_FORBIDDEN: 403,
  /** The Host header is not in PUBLIC_URL or ALLOWED_HOSTS. */
  HOST_UNKNOWN: 421,
  /** Mutations are not allowed while the viewer uses "See as" (`beginSeeAs`). */
  SEEING_AS: 403,
  IMPORT_VALUE_UNKNOWN: 400,
  CALL_ENDED: 409,
  CALL_UNDER_WAY: 409,
  /** The call has not failed, or cannot be repeated: repeat the action on the claim instead. */
  CALL_NOT_RESENDABLE: 409,
  METHOD_NOT_ALLOWED: 405,
  TOO_SLOW: 503,
  BODY_UNREADABLE: 400,
  BODY_TYPE: 415,
  /** Unsupported compression of the body; the response's `Accept-Encoding` lists the supported ones. */
  BODY_ENCODING: 415,
  BODY_TOO_LARGE: 413,
  /** The database is temporarily unavailable; nothing was stored. */
  UNAVAILABLE: 503,
  INTERNAL_SERVER_ERROR: 500,
} as const;
export type ErrorCode = keyof typeof errorStatus;

export const credentialErrors = [
  "UNAUTHENTICATED",
  "CREDENTIAL_INVALID",
  "CREDENTIAL_REVOKED",
  "CREDENTIAL_EXPIRED",
  "CREDENTIAL_INSUFFICIENT",
] as const satisfies readonly ErrorCode[];
export type CredentialError = (typeof credentialErrors)[number];

export const isCredentialError = (code: unknown): code is CredentialError => (credentialErrors as readonly unknown[]).includes(code);

/** Codes that any operation can return, so `@errors` does not list them: authentication, the request itself and infrastructure. */
export const commonErrors = [
  ...credentialErrors,
  "BAD_USER_INPUT",
  "ID_NOT_CODE",
  "TEXT_TOO_LONG",
  "LIST_TOO_LONG",
  "GRAPHQL_PARSE_FAILED",
  "GRAPHQL_VALIDATION_FAILED",
  "OPERATION_RESOLUTION_FAILURE",
  "BAD_REQUEST",
  "QUERY_TOO_LARGE",
  "WRONG_TRANSPORT",
  "TOO_MANY_SUBSCRIPTIONS",
  "TOO_MANY_REQUESTS",
  "ORIGIN_FORBIDDEN",
  "SEEING_AS",
  "TOO_SLOW",
  "UNAVAILABLE",
  "INTERNAL_SERVER_ERROR",
] as const satisfies readonly ErrorCode[];

/** Reason why a record was rejected; valid records of the same request are stored. Texts: server/ingest/records/errorTexts.ts. */
export const RecordError = {
  JSON_INVALID: "JSON_INVALID",
  ENCODING_INVALID: "ENCODING_INVALID",
  RECORD_TOO_LARGE: "RECORD_TOO_LARGE",
  OBJECT_EXPECTED: "OBJECT_EXPECTED",
  /** Warning, or an error with `Prefer: handling=strict`: the catalogue has no field of this name. */
  FIELD_UNKNOWN: "FIELD_UNKNOWN",
  LIST_EXPECTED: "LIST_EXPECTED",
  TOO_MANY: "TOO_MANY",
  REQUIRED: "REQUIRED",
  TEXT_EXPECTED: "TEXT_EXPECTED",
  TEXT_TOO_LONG: "TEXT_TOO_LONG",
  /** The text contains NUL or a lone surrogate, which PostgreSQL cannot store. */
  TEXT_CHARACTERS: "TEXT_CHARACTERS",
  NUMBER_EXPECTED: "NUMBER_EXPECTED",
  /** A decimal comma is ambiguous: 1,5. */
  DECIMAL_COMMA: "DECIMAL_COMMA",
  NUMBER_RANGE: "NUMBER_RANGE",
  /** JSON cannot represent the integer exactly; send it as text. */
  NUMBER_INEXACT: "NUMBER_INEXACT",
  FLAG_EXPECTED: "FLAG_EXPECTED",
  DATE_EXPECTED: "DATE_EXPECTED",
  DATE_WITHOUT_OFFSET: "DATE_WITHOUT_OFFSET",
  DATE_IMPLAUSIBLE: "DATE_IMPLAUSIBLE",
  CODE_UNKNOWN: "CODE_UNKNOWN",
  INSTANCE_UNKNOWN: "INSTANCE_UNKNOWN",
  POSITION_EXPECTED: "POSITION_EXPECTED",
  POSITION_RANGE: "POSITION_RANGE",
  ADDRESS_NOT_HTTPS: "ADDRESS_NOT_HTTPS",
  END_BEFORE_START: "END_BEFORE_START",
  CONTRACT_WITHOUT_CLIENT: "CONTRACT_WITHOUT_CLIENT",
  DEVICE_TAKEN: "DEVICE_TAKEN",
  /** Warning: the position of a mobile supplier without device code (`mobile`) was ignored. */
  POSITION_WITHOUT_DEVICE: "POSITION_WITHOUT_DEVICE",
  /** Warning: a position without a valid time was ignored. */
  POSITION_WITHOUT_TIME: "POSITION_WITHOUT_TIME",
  ERASED: "ERASED",
  /** The database rejected the record for an unexpected reason, which is logged. */
  NOT_STORABLE: "NOT_STORABLE",
} as const;
export type RecordError = keyof typeof RecordError;
