import { GraphQLScalarType } from "graphql";

/** Carried as JSON; made by the server only. */
export const PackedFrame = new GraphQLScalarType({
  name: "PackedFrame",
  description:
    "A frame of the map as columns of integers under a header that names version, columns and dictionary. A JSON object; the typed decoder is schema/rules/frames.ts. Output only.",
  serialize: (value) => value,
});

/** Key and value pairs, both text. */
export const Attributes = new GraphQLScalarType({
  name: "Attributes",
  description: "Free key and value pairs, a JSON object whose values are text. Output only.",
  serialize: (value) => value,
});
