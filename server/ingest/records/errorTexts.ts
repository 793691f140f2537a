import type { RecordError } from "../../../schema/rules/errors";

const errorTexts: Record<RecordError, string> = {
  JSON_INVALID: "not JSON",
  ENCODING_INVALID: "not UTF-8",
  RECORD_TOO_LARGE: "larger than {most} bytes",
  OBJECT_EXPECTED: "must be an object",
  FIELD_UNKNOWN: "no such field: it was ignored",
  LIST_EXPECTED: "must be a list",
  TOO_MANY: "more than {most} entries",
  REQUIRED: "required",
  TEXT_EXPECTED: "must be a text",
  TEXT_TOO_LONG: "longer than {most} characters",
  TEXT_CHARACTERS: "has a NUL, a right-to-left override (U+202E) or half a character (a lone surrogate)",
  NUMBER_EXPECTED: "must be a number",
  DECIMAL_COMMA: "write decimals with a point, not with a comma",
  NUMBER_RANGE: "must be a number from {least} to {most}",
  NUMBER_INEXACT: "a whole number this large is not exact in JSON: send it as text",
  FLAG_EXPECTED: "must be true, false, 1, 0, S or N",
  DATE_EXPECTED: "must be a date and time in ISO 8601 with offset, such as 2026-03-29T01:30:00+01:00",
  DATE_WITHOUT_OFFSET: "has no offset: end it with Z or with one such as +01:00",
  DATE_IMPLAUSIBLE: "must be between the years {first} and {last}",
  CODE_UNKNOWN: "must be one of {known}",
  INSTANCE_UNKNOWN: "no AMA instance of this key has this code",
  POSITION_EXPECTED: "must be a GeoJSON Point [longitude, latitude], or both x (longitude) and y (latitude)",
  POSITION_RANGE: "longitude must be within 180 degrees, latitude within 90",
  ADDRESS_NOT_HTTPS: "must be an address that begins with https://",
  END_BEFORE_START: "ends before it starts",
  CONTRACT_WITHOUT_CLIENT: "a contract needs its client",
  DEVICE_TAKEN: "supplier {supplier} has this device",
  POSITION_WITHOUT_DEVICE: "the position was ignored: a mobile supplier needs its device code in mobile",
  POSITION_WITHOUT_TIME: "the position was ignored: send when it was measured in fhposiciongmt, or as local time in fhposicion",
  ERASED: "was erased for good, for the law: do not send it again",
  NOT_STORABLE: "could not be stored; the server's log says why",
};

export const recordErrorText = (code: RecordError, values: Record<string, string | number> = {}): string =>
  (values.at === undefined ? "" : `${values.at}: `) +
  errorTexts[code].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
