import { GraphQLError, GraphQLScalarType, Kind } from "graphql";
import { DateTimeISOResolver } from "graphql-scalars";
import { dayNumber } from "./rules/indicators/periods";
import { isTimeZone } from "./rules/reports/dueTimes";

DateTimeISOResolver.specifiedByURL = "https://www.rfc-editor.org/rfc/rfc3339#section-5.6";

const JSON_SPECIFICATION = "https://www.rfc-editor.org/rfc/rfc8259";

/** A scalar whose values are texts; `isValid` checks inputs only. */
function textScalar(name: string, specifiedByURL: string, description: string, isValid: (text: string) => boolean) {
  const parse = (value: unknown): string => {
    if (typeof value === "string" && isValid(value)) return value;
    throw new GraphQLError(`${JSON.stringify(value)} is not a valid ${name}.`, { extensions: { code: "BAD_USER_INPUT" } });
  };
  return new GraphQLScalarType<string, string>({
    ...{ name, specifiedByURL, description },
    serialize: (value) => value as string,
    parseValue: parse,
    parseLiteral: (node) => parse(node.kind === Kind.STRING ? node.value : null),
  });
}

export const CalendarDate = textScalar(
  "Date",
  "https://www.rfc-editor.org/rfc/rfc3339#section-5.6",
  "A calendar day without time or time zone, as YYYY-MM-DD: `2026-11-25`.",
  (day) => dayNumber(day) !== null,
);

export const TimeZone = textScalar(
  "TimeZone",
  "https://www.iana.org/time-zones",
  "Name of a time zone of the IANA database: `Europe/Madrid`.",
  isTimeZone,
);

export const Decimal = textScalar(
  "Decimal",
  "https://www.w3.org/TR/xmlschema11-2/#decimal",
  "A decimal number of any precision as text, with a point: `-12.50`. Use it for amounts, which binary fractions would round.",
  (number) => /^-?\d+(\.\d+)?$/.test(number),
);

export const PackedFrame = new GraphQLScalarType({
  name: "PackedFrame",
  specifiedByURL: JSON_SPECIFICATION,
  description:
    "A map frame: columns of integers with version and dictionary, as a JSON object. Decoders: schema/rules/map/frames.ts (version 1), schema/rules/map/compactFrame.ts (version 2). Output only.",
  serialize: (value) => value,
});

export const Attributes = new GraphQLScalarType({
  name: "Attributes",
  specifiedByURL: JSON_SPECIFICATION,
  description: "Key and value pairs, as a JSON object whose values are text. Output only.",
  serialize: (value) => value,
});

/** Boolean for a switch, number for any other setting. The setting's definition validates the range. */
export const SettingValue = new GraphQLScalarType<number | boolean, number | boolean>({
  name: "SettingValue",
  description: "Value of a setting: a whole number, or a boolean for a switch.",
  serialize: (value) => value as number | boolean,
  parseValue: settingValue,
  parseLiteral: (node) =>
    settingValue(node.kind === Kind.BOOLEAN ? node.value : node.kind === Kind.INT || node.kind === Kind.FLOAT ? Number(node.value) : null),
});

function settingValue(value: unknown): number | boolean {
  if (typeof value === "number" || typeof value === "boolean") return value;
  throw new GraphQLError("A setting's value is a number, true or false.", { extensions: { code: "BAD_USER_INPUT" } });
}

export const StatusInputs = new GraphQLScalarType({
  name: "StatusInputs",
  specifiedByURL: JSON_SPECIFICATION,
  description:
    "Facts behind the status of a claim, as a JSON object: `claim`, and `resource` with its position and trip. Instants are in milliseconds since 1970. Contains no personal data. Output only.",
  serialize: (value) => value,
});

export const ClaimFilterValue = new GraphQLScalarType({
  name: "ClaimFilterValue",
  specifiedByURL: JSON_SPECIFICATION,
  description: "A stored claim filter, as a JSON object in the form of `ClaimFilter`. Output only.",
  serialize: (value) => value,
});
