import { buildSchema } from "graphql";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { hideFields } from "../../../server/auth/permissions/fields";

const schema = readFileSync(new URL("../../../schema/schema.graphql", import.meta.url), "utf8");

test("the server does not start when a field whose code may have to be hidden was renamed in the schema only", () => {
  expect(() => hideFields(buildSchema(schema))).not.toThrow();
  const renamed = schema.replace("  rejectedWith: String", "  answeredWith: String");
  expect(() => hideFields(buildSchema(renamed))).toThrow("the schema has no field SimulatorCall.rejectedWith");
});
