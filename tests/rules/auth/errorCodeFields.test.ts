import { buildSchema } from "graphql";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { hideFields } from "../../../server/auth/permissions/fields";

const schema = readFileSync(new URL("../../../schema/schema.graphql", import.meta.url), "utf8");

test("stops the start of a server whose schema renamed a field with a hideable code", () => {
  expect(() => hideFields(buildSchema(schema))).not.toThrow();
  const renamed = schema.replace("  rejectedWith: String", "  answeredWith: String");
  expect(() => hideFields(buildSchema(renamed))).toThrow("the schema has no field SimulatorCall.rejectedWith");
});
