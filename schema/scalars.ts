import { GraphQLError, GraphQLScalarType, Kind } from "graphql";

/** Output only; serialized as JSON. */
export const PackedFrame = new GraphQLScalarType({
  name: "PackedFrame",
  description:
    "A map frame as columns of integers with a header that contains version, columns and dictionary. A JSON object; the typed decoders are schema/rules/map/frames.ts (version 1) and schema/rules/map/compactFrame.ts (version 2). Output only.",
  serialize: (value) => value,
});

export const Attributes = new GraphQLScalarType({
  name: "Attributes",
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
  description:
    "Facts that the rule of a claim's status read: `claim`, the facts of the claim, and `resource`, the position and trip of its resource. A JSON object with instants in milliseconds since 1970. No personal data. Output only.",
  serialize: (value) => value,
});
