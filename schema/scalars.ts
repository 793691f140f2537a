import { GraphQLError, GraphQLScalarType, Kind } from "graphql";

/** Carried as JSON; made by the server only. */
export const PackedFrame = new GraphQLScalarType({
  name: "PackedFrame",
  description:
    "A frame of the map as columns of integers under a header that names version, columns and dictionary. A JSON object; the typed decoders are schema/rules/map/frames.ts (version 1) and schema/rules/map/compactFrame.ts (version 2). Output only.",
  serialize: (value) => value,
});

/** Key and value pairs, both text. */
export const Attributes = new GraphQLScalarType({
  name: "Attributes",
  description: "Free key and value pairs, a JSON object whose values are text. Output only.",
  serialize: (value) => value,
});

/** A switch's value is a boolean, any other's a number; whether a value fits its setting is checked with the setting. */
export const SettingValue = new GraphQLScalarType<number | boolean, number | boolean>({
  name: "SettingValue",
  description: "Value of a setting: a whole number, or true or false of a switch.",
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
    "What the rule of a claim's status read: `claim`, the facts of the claim, and `resource`, the position and drive of its resource. A JSON object; instants in ms since 1970. No personal data. Output only.",
  serialize: (value) => value,
});
