// Codes of everything a user can cause, and the HTTP status each has outside GraphQL. Texts: schema/messages.
export const errorStatus = {
  /** Not signed in, or the session is over. */
  UNAUTHENTICATED: 401,
  /** Signed in, but this is not among what the user may do. */
  FORBIDDEN: 403,
  /** User or password wrong; the same whether the user exists or not. */
  LOGIN_FAILED: 401,
  USER_NAME_REQUIRED: 400,
  /** The entity does not exist, or the viewer may not see it: the same answer. */
  NOT_FOUND: 404,
  BAD_USER_INPUT: 400,
  /** The claim is finished or cancelled: nothing more can be done to it. */
  CLAIM_FINISHED: 409,
  /** The outside has not yet answered what was asked before. */
  ACTION_PENDING: 409,
  /** Not in the claim's present status. */
  CLAIM_STATUS: 409,
  NO_SUPPLIER_TO_CANCEL: 409,
  SUPPLIER_ARRIVED: 409,
  /** The same request id came with another input. */
  REQUEST_REUSED: 409,
  /** The outside is being told already, or a later delay was managed. */
  UNDO_TOO_LATE: 409,
  /** Specification section 8, arrival notification, error 1. */
  ARRIVAL_SERVICE_UNKNOWN: 409,
  /** Arrival error 2. */
  ARRIVAL_NOT_MANUAL: 409,
  /** Arrival error 3. */
  ARRIVAL_ALREADY_NOTIFIED: 409,
  /** Arrival error 4: the arrival must be earlier than the completion. */
  ARRIVAL_AFTER_COMPLETION: 409,
  /** Arrival error 5: the arrival must be later than the assignment. */
  ARRIVAL_BEFORE_ASSIGNMENT: 409,
  /** Arrival error 6. */
  ARRIVAL_SERVICE_CANCELLED: 409,
  /** Arrival error 7. */
  ARRIVAL_IN_FUTURE: 409,
  /** Completion error 1: the request identifier does not match the claim. */
  COMPLETION_REQUEST_MISMATCH: 409,
  /** Completion error 2: invalid status on the request. */
  COMPLETION_STATUS_INVALID: 409,
  COMPLETION_BEFORE_ARRIVAL: 409,
  COMPLETION_IN_FUTURE: 409,
  /** The assistance system refused, by a reason that the catalogue does not number. */
  OUTSIDE_REFUSED: 409,
  /** Section 8, messages: error managing a delay. */
  DELAY_NOT_MANAGED: 500,
  /** Section 8, messages: delay-notification error. The managed delay stands, the outside could not be told. */
  DELAY_NOTIFICATION_FAILED: 502,
  /** Section 8, messages: arrival notification error. No answer in time, given up: nothing was changed. */
  ARRIVAL_NOTIFICATION_FAILED: 502,
  /** Section 8, messages: finish notification failed. */
  COMPLETION_NOTIFICATION_FAILED: 502,
  SERVICE_CANCELLATION_FAILED: 502,
  PROVIDER_CANCELLATION_FAILED: 502,
  /** Section 8, messages: error registering the incident visit. */
  VISIT_NOT_REGISTERED: 500,
  /** Not what this setting takes: a whole number, or a switch. */
  SETTING_TYPE: 400,
  SETTING_LIMITS: 400,
  /** On some AMA instance, now or once a scheduled change comes, critical would come before, or with, delayed. */
  SETTING_ORDER: 409,
  /** There is one value for the whole installation, none for an instance. */
  SETTING_OF_INSTALLATION: 400,
  /** Settings are never changed for the past. */
  EFFECTIVE_IN_PAST: 400,
  /** A contact list for the same instance and fields is configured already. */
  CONTACT_LIST_EXISTS: 409,
  /** More than a page may hold was asked for. */
  PAGE_TOO_LARGE: 400,
  /** A cursor that this list did not give. */
  CURSOR_INVALID: 400,
  /** What was to be resumed is no longer kept: start afresh. */
  RESUME_TOO_OLD: 409,
  /** The reader of a subscription fell too far behind: resume by the last cursor. */
  SLOW_READER: 429,
  BODY_UNREADABLE: 400,
  BODY_TYPE: 415,
  BODY_TOO_LARGE: 413,
  /** The database cannot be reached just now; nothing was stored. */
  UNAVAILABLE: 503,
  INTERNAL_SERVER_ERROR: 500,
} as const;
export type ErrorCode = keyof typeof errorStatus;

/** Why one record that came in was refused; the good ones beside it are stored. Texts: server/ingest/faultTexts. */
export const RecordFault = {
  /** The line, or the element of the array, is not JSON. */
  JSON_INVALID: "JSON_INVALID",
  /** Its bytes are not UTF-8. */
  ENCODING_INVALID: "ENCODING_INVALID",
  /** It is larger than a record may be. */
  RECORD_TOO_LARGE: "RECORD_TOO_LARGE",
  OBJECT_EXPECTED: "OBJECT_EXPECTED",
  LIST_EXPECTED: "LIST_EXPECTED",
  /** More entries than a list or an object may have. */
  TOO_MANY: "TOO_MANY",
  /** Absent or empty, and the record cannot do without. */
  REQUIRED: "REQUIRED",
  TEXT_EXPECTED: "TEXT_EXPECTED",
  TEXT_TOO_LONG: "TEXT_TOO_LONG",
  /** A NUL, or half of a surrogate pair: no database can keep it. */
  TEXT_CHARACTERS: "TEXT_CHARACTERS",
  NUMBER_EXPECTED: "NUMBER_EXPECTED",
  /** A decimal comma: 1,5 may mean two things. */
  DECIMAL_COMMA: "DECIMAL_COMMA",
  NUMBER_RANGE: "NUMBER_RANGE",
  /** A whole number that JSON does not keep exactly: send it as text. */
  NUMBER_INEXACT: "NUMBER_INEXACT",
  FLAG_EXPECTED: "FLAG_EXPECTED",
  DATE_EXPECTED: "DATE_EXPECTED",
  /** A date without offset is not an instant. */
  DATE_WITHOUT_OFFSET: "DATE_WITHOUT_OFFSET",
  /** A placeholder such as 1900 or 9999. */
  DATE_IMPLAUSIBLE: "DATE_IMPLAUSIBLE",
  /** Not in the list of this field's codes. */
  CODE_UNKNOWN: "CODE_UNKNOWN",
  /** No such AMA instance, or not one of the key's. */
  INSTANCE_UNKNOWN: "INSTANCE_UNKNOWN",
  POSITION_EXPECTED: "POSITION_EXPECTED",
  POSITION_RANGE: "POSITION_RANGE",
  ADDRESS_NOT_HTTPS: "ADDRESS_NOT_HTTPS",
  END_BEFORE_START: "END_BEFORE_START",
  CONTRACT_WITHOUT_CLIENT: "CONTRACT_WITHOUT_CLIENT",
  /** Another supplier has this device. */
  DEVICE_TAKEN: "DEVICE_TAKEN",
  /** The database refused it for a reason that we do not foresee; logged. */
  NOT_STORABLE: "NOT_STORABLE",
} as const;
export type RecordFault = keyof typeof RecordFault;
