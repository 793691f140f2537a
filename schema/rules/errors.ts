// Codes of everything a user can cause, and the HTTP status each has outside GraphQL. Texts: schema/messages.
export const errorStatus = {
  /** Not signed in, or the session is over. */
  UNAUTHENTICATED: 401,
  /** Signed in, but this is not among what the user may do. */
  FORBIDDEN: 403,
  /** User or password wrong; the same whether the user exists or not. */
  LOGIN_FAILED: 401,
  USER_NAME_REQUIRED: 400,
  /** Of this account, or from this address, in the last quarter of an hour: `seconds` (and `minutes`) until the next one counts. */
  TOO_MANY_ATTEMPTS: 429,
  /** The second factor's code is wrong, too old, or was used already. */
  CODE_WRONG: 400,
  /** The sign-in that this step belongs to is over: too old, failed too often, or at another step. Sign in again. */
  CHALLENGE_OVER: 401,
  /** The user's own password, asked again before a change. */
  PASSWORD_WRONG: 400,
  /** `rules`: those of schema/rules/passwords that it does not meet, by commas. */
  PASSWORD_RULES: 400,
  PASSWORD_COMMON: 400,
  /** It contains the user's name or the product's. */
  PASSWORD_CONTEXT: 400,
  PASSWORD_UNCHANGED: 400,
  PASSWORDS_DIFFER: 400,
  /** Wrong, used or too old: the same answer. */
  RESET_LINK_INVALID: 400,
  SECOND_FACTOR_ON: 409,
  SECOND_FACTOR_OFF: 409,
  /** A profile demands it. */
  SECOND_FACTOR_REQUIRED: 409,
  /** Its secret is shown once. */
  SECOND_FACTOR_SHOWN: 409,
  /** No corporate directory is configured. */
  DIRECTORY_ABSENT: 404,
  /** The directory does not answer, or not as it should. */
  DIRECTORY_UNAVAILABLE: 503,
  /** The directory says that the user gave up. */
  DIRECTORY_CANCELLED: 401,
  /** A sign-in through the directory that is not whole: forged, repeated, too late, of another browser. Begin again. */
  DIRECTORY_REFUSED: 401,
  /** The directory knows the user, but this installation does not let them in: unknown, disabled, or without a role. */
  DIRECTORY_NO_ACCESS: 403,
  /** An invitation that is used, too old or invented: the same answer. */
  DIRECTORY_INVITATION: 403,
  /** Somebody came by an invitation with an account of the directory that is another user's already. */
  DIRECTORY_ACCOUNT_TAKEN: 409,
  /** It has its account already, or needs none: there is nobody to invite. */
  INVITATION_NOT_NEEDED: 409,
  /** The entity does not exist, or the viewer may not see it: the same answer. */
  NOT_FOUND: 404,
  BAD_USER_INPUT: 400,
  /** It asks about a field that the viewer's profile hides, whatever is stored there. */
  FIELD_UNKNOWN: 400,
  /** The claim is finished or cancelled: nothing more can be done to it. */
  CLAIM_FINISHED: 409,
  /** The assistance system has not yet answered what was asked before. */
  ACTION_PENDING: 409,
  /** Nobody knows where the claim is: how far somebody is from it cannot be said. */
  CLAIM_WITHOUT_PLACE: 409,
  /** Not in the claim's present status. */
  CLAIM_STATUS: 409,
  NO_SUPPLIER_TO_CANCEL: 409,
  SUPPLIER_ARRIVED: 409,
  /** The same request id came with another input. */
  REQUEST_REUSED: 409,
  /** The assistance system is being notified already, or a later delay was managed. */
  UNDO_TOO_LATE: 409,
  /** Specification section 8, arrival notification, error 1. */
  ARRIVAL_SERVICE_UNKNOWN: 409,
  /** Arrival error 2. */
  ARRIVAL_NOT_MANUAL: 409,
  /** Arrival error 3. */
  ARRIVAL_ALREADY_NOTIFIED: 409,
  /** Arrival error 4: the arrival must be earlier than the completion. */
  ARRIVAL_AFTER_COMPLETION: 409,
  /** Arrival error 5: later than the planning date, which is when the supplier was sent; `moment`: which one, ours or the assistance system's, as text. */
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
  INTEGRATION_REJECTED: 409,
  /** Section 8, messages: error managing a delay. */
  DELAY_NOT_MANAGED: 500,
  /** Section 8, messages: delay-notification error. The managed delay stays valid, the assistance system could not be notified. */
  DELAY_NOTIFICATION_FAILED: 502,
  /** Section 8, messages: arrival notification error. No answer in time, given up: nothing was changed. */
  ARRIVAL_NOTIFICATION_FAILED: 502,
  /** Section 8, messages: finish notification failed. */
  COMPLETION_NOTIFICATION_FAILED: 502,
  SERVICE_CANCELLATION_FAILED: 502,
  PROVIDER_CANCELLATION_FAILED: 502,
  /** Section 8, messages: error registering the incident visit. */
  VISIT_NOT_REGISTERED: 500,
  /** `name`, a colleague, deals with the alarm: who has taken it passes it on. */
  ALARM_TAKEN: 409,
  /** Whom an alarm is passed to is not signed in just now, or may not see it. */
  ALARM_COLLEAGUE: 409,
  /** A milestone's picture does not come: not by https from the public internet, not in time, or not at all. */
  PICTURE_UNAVAILABLE: 502,
  /** It comes, but is larger than ten megabytes, or no JPEG, PNG or WebP. */
  PICTURE_INVALID: 502,
  /** Not what this setting takes: a whole number, or a switch. */
  SETTING_TYPE: 400,
  SETTING_LIMITS: 400,
  /** On some AMA instance, now or once a scheduled change comes, critical would come before, or with, delayed. */
  SETTING_ORDER: 409,
  /** There is one value for the whole installation, none for an instance. */
  SETTING_OF_INSTALLATION: 400,
  /** `min` and `max`: the limits of the indicator's threshold. */
  INDICATOR_THRESHOLD: 400,
  /** The warning must come before critical: below it, or above it where small values are the bad ones. */
  INDICATOR_LEVELS: 400,
  /** Settings are never changed for the past. */
  EFFECTIVE_IN_PAST: 400,
  /** A contact list for the same instance and fields is configured already. */
  CONTACT_LIST_EXISTS: 409,
  /** The AMA instance has no such centre, or none that the viewer sees. */
  CONTACT_LIST_CENTRE: 400,
  CONTACT_LIST_CLIENT: 400,
  /** The client has no such contract, or none that the viewer sees. */
  CONTACT_LIST_CONTRACT: 400,
  /** Specification section 5: a public holiday needs its day. */
  HOLIDAY_DAY_EMPTY: 400,
  /** The list has the `day` already. */
  HOLIDAY_DAY_EXISTS: 409,
  /** The AMA instance has another list of public holidays of this name. */
  HOLIDAY_LIST_EXISTS: 409,
  /** The AMA instance has `most` lists of public holidays, and can have no more. */
  HOLIDAY_LISTS_FULL: 409,
  /** Letters of the nine languages, digits and spaces: schema/rules/people. */
  NAME_INVALID: 400,
  USER_NAME_INVALID: 400,
  EMAIL_INVALID: 400,
  EMAILS_DIFFER: 400,
  /** The viewer has another map configuration of this name. */
  MAP_CONFIGURATION_EXISTS: 409,
  /** The viewer has `most` map configurations, and can have no more. */
  MAP_CONFIGURATIONS_FULL: 409,
  /** Somebody signs in with this name already, whatever the case. */
  USER_EXISTS: 409,
  USER_DISABLED: 409,
  /** The directory knows its password and its second factor, not we. */
  INTERNAL_USER: 409,
  /** One's own rights are another administrator's to change. */
  NOT_ONESELF: 409,
  /** A user, key or profile would see or do more than whoever makes it. */
  BEYOND_OWN_RIGHTS: 403,
  /** What was changed is no longer as it was when it was read. */
  CHANGED_MEANWHILE: 409,
  /** `name` is not assigned, while `others`, which are, need it; `functionality` and `neededBy` are their ids. */
  FUNCTIONALITY_NEEDED: 409,
  /** Without these nobody could assign anything any more. */
  FUNCTIONALITY_KEPT: 409,
  /** The specific profile's parent is another generic profile. */
  PROFILE_PARENT: 400,
  PROFILE_EXISTS: 409,
  /** `users` and `keys` have it. */
  PROFILE_IN_USE: 409,
  /** Of this `client`, which has two or more. */
  PROFILE_ALL_CONTRACTS: 409,
  /** No local administrator could take over. */
  NO_REPLACEMENT: 409,
  /** It lacks an AMA instance of what it would take over. */
  REPLACEMENT_TOO_NARROW: 409,
  LAST_ADMINISTRATOR: 409,
  /** It has users, profiles or keys that would be nobody's. */
  ADMINISTRATOR_OWNS: 409,
  API_KEY_EXISTS: 409,
  KEY_EXPIRY: 400,
  /** The directory's user began its session too long ago for this. */
  SIGN_IN_AGAIN: 403,
  /** More rows than a page may hold were asked for: `most`. */
  PAGE_TOO_LARGE: 400,
  /** Fewer rows than one were asked for. */
  PAGE_TOO_SMALL: 400,
  /** A text, or a list, of an argument is longer than `most` (schema/rules/inputLimits): `field` and `limit` name which, `given` is how long. */
  TEXT_TOO_LONG: 400,
  LIST_TOO_LONG: 400,
  /** No index keeps this order, and more than `most` rows match. */
  TOO_MANY_TO_ORDER: 400,
  /** The viewer has an export that is still being written. */
  EXPORT_UNDER_WAY: 409,
  /** So much is kept for downloads that no more can be, for some minutes. */
  EXPORTS_FULL: 503,
  /** The file is not written yet, or no longer kept. */
  EXPORT_NOT_READY: 409,
  /** The viewer has another report by mail of this name. */
  REPORT_SUBSCRIPTION_EXISTS: 409,
  /** The viewer has `most` of them, and can have no more. */
  REPORT_SUBSCRIPTIONS_FULL: 409,
  INDICATOR_ALERTS_FULL: 409,
  /** The viewer has no e-mail to which something could be sent. */
  EMAIL_MISSING: 409,
  /** Since the export began its viewer's rights have changed. */
  EXPORT_RIGHTS: 403,
  /** A cursor that this list did not give. */
  CURSOR_INVALID: 400,
  /** What was to be resumed is no longer kept: start afresh. */
  RESUME_TOO_OLD: 409,
  /** The reader of a subscription fell too far behind: resume by the last cursor. */
  SLOW_READER: 429,
  /** What GraphQL's own words are for: a document that cannot be read, or does not fit the schema, or lacks the operation named. */
  GRAPHQL_PARSE_FAILED: 400,
  GRAPHQL_VALIDATION_FAILED: 400,
  OPERATION_RESOLUTION_FAILURE: 400,
  /** Not a GraphQL request over HTTP: no document, several requests in one, or what is needed against forgery is missing. */
  BAD_REQUEST: 400,
  /** A document beyond one of the limits; `limit` names it, `most` is how much it is. */
  QUERY_TOO_LARGE: 400,
  /** Subscriptions go over a websocket, queries and mutations over HTTP. */
  WRONG_TRANSPORT: 400,
  TOO_MANY_SUBSCRIPTIONS: 429,
  /** `most` requests of one viewer, key or address run at once, and as many others as may wait are waiting: try again in a moment. */
  TOO_MANY_REQUESTS: 429,
  /** A page of another website asks, and it is not among those allowed. */
  ORIGIN_FORBIDDEN: 403,
  /** Sent to a name that is not this installation's: PUBLIC_URL, ALLOWED_HOSTS. */
  HOST_UNKNOWN: 421,
  /** A mutation, while the viewer looks through a profile (`beginSeeAs`). */
  SEEING_AS: 403,
  /** A line of a file of users that names a profile or a way to sign in that there is not; `field` names the column. */
  IMPORT_VALUE_UNKNOWN: 400,
  /** A call of the outbox that has its answer, or was given up or taken back. */
  CALL_ENDED: 409,
  /** A call of the outbox that is being made just now. */
  CALL_UNDER_WAY: 409,
  /** A call of the outbox that has not failed, or cannot be made again: its action is done again on the claim. */
  CALL_NOT_RESENDABLE: 409,
  METHOD_NOT_ALLOWED: 405,
  /** PostgreSQL needed longer than a request may take. */
  TOO_SLOW: 503,
  BODY_UNREADABLE: 400,
  BODY_TYPE: 415,
  BODY_TOO_LARGE: 413,
  /** The database cannot be reached just now; nothing was stored. */
  UNAVAILABLE: 503,
  INTERNAL_SERVER_ERROR: 500,
} as const;
export type ErrorCode = keyof typeof errorStatus;

/** What any question, mutation or subscription may answer, and no `@errors` repeats: who asks, the request as a whole, and the machinery behind. */
export const commonErrors = [
  "UNAUTHENTICATED",
  "BAD_USER_INPUT",
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

/** Why one record that came in was refused; the good ones beside it are stored. Texts: server/ingest/faultTexts. */
export const RecordError = {
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
  /** The claim was erased for good. */
  ERASED: "ERASED",
  /** The database refused it for a reason that we do not foresee; logged. */
  NOT_STORABLE: "NOT_STORABLE",
} as const;
export type RecordError = keyof typeof RecordError;
