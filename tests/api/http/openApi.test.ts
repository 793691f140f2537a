// The published format of records: public, complete, and in agreement with what the endpoints accept.
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { beforeAll, describe, expect, test } from "vitest";
import { claimFields } from "../../../schema/rules/fields/claimFields";
import { isRecordField } from "../../../schema/rules/fields/record";
import { supplierFields } from "../../../schema/rules/fields/supplierFields";
import { milestoneOfCode } from "../../../schema/rules/fields/sourceCodes";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { claimRecord, supplierRecord } from "../../fixtures/records";

interface Property {
  title?: string;
  description?: string;
}
interface OpenApi {
  openapi: string;
  paths: Record<string, { post: { requestBody: { content: Record<string, { schema: object; example?: object[] }> } } }>;
  components: { schemas: Record<string, { properties?: Record<string, Property> }> };
}

let app: TestApp;
let key: string;
let document: OpenApi;
let ajv: Ajv2020;

const validatorOf = (name: string): ValidateFunction => ajv.compile({ $ref: `openapi#/components/schemas/${name}` });

beforeAll(async () => {
  app = await startTestApp();
  key = await app.key("ingest");
  const response = await fetch(`${app.url}/openapi.json`);
  expect(response.headers.get("content-type")).toContain("application/json");
  document = (await response.json()) as OpenApi;
  ajv = new Ajv2020({ strict: true, allErrors: true, allowUnionTypes: true });
  formats.default(ajv);
  ajv.addVocabulary(["openapi", "info", "servers", "security", "paths", "components", "example"]);
  ajv.addSchema({ $id: "openapi", ...document });
});

const send = async (path: string, body: object[], headers: Record<string, string> = {}): Promise<unknown> => {
  const response = await fetch(`${app.url}${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  return response.json();
};

test("describes each field that a record may have, under its code and with its name", () => {
  expect(document.openapi).toBe("3.1.0");
  for (const [name, fields] of [
    ["ClaimRecord", claimFields],
    ["SupplierRecord", supplierFields],
  ] as const) {
    const properties = document.components.schemas[name]!.properties!;
    const expected = Object.entries(fields).flatMap(([field, entry]) =>
      isRecordField(entry) && entry.type !== "place" ? [[entry.code, field]] : [],
    );
    expect(expected.length).toBeGreaterThan(30);
    expect(Object.fromEntries(Object.entries(properties).flatMap(([code, { title }]) => (title ? [[code, title]] : [])))).toEqual(
      Object.fromEntries(expected),
    );
    const described = Object.values(properties).filter(({ description }) => description !== undefined);
    expect(described.length / Object.keys(properties).length).toBeGreaterThan(0.9);
  }
});

test.each(["/ingest/suppliers", "/ingest/claims", "/ingest/positions"])("accepts its own example for %s, also strictly", async (path) => {
  const { schema, example } = document.paths[path]!.post.requestBody.content["application/json"]!;
  const validate = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll("#/components", "openapi#/components")) as object);
  expect(validate(example), JSON.stringify(validate.errors)).toBe(true);
  const answer = await send(path, example!, { prefer: "handling=strict" });
  // Nobody has the device of the example.
  expect(answer).toMatchObject(path === "/ingest/positions" ? { accepted: 0 } : { accepted: 1, refused: [] });
  expect(validatorOf("Answer")(answer)).toBe(true);
});

describe("agrees with the endpoints about", () => {
  const at = "2026-03-29T01:30:00+01:00";
  const claims: [string, object, boolean][] = [
    ["a plain claim", {}, true],
    ["a cleared field", { txmat: null }, true],
    ["a cleared required field", { cdservicio: null }, false],
    ["a plate that is no text", { txmat: {} }, false],
    ["a text that is too long", { txmat: "A".repeat(101) }, false],
    ["a negative version", { version: -1 }, false],
    ["a milestone", { milestones: [{ code: Object.keys(milestoneOfCode)[0], at }] }, true],
    ["a withdrawn milestone", { milestones: [{ code: "A", at: null }] }, true],
    ["an unknown milestone", { milestones: [{ code: "?", at }] }, false],
    ["a milestone without time", { milestones: [{ code: "A" }] }, false],
    ["a time without offset", { fhasignacion: "2026-03-29T01:30:00" }, false],
    ["a place outside the world", { x: 181, y: 0 }, false],
    ["a GeoJSON line", { geometry: { type: "LineString", coordinates: [] } }, false],
    ["no id", { rgpresta: undefined }, false],
  ];
  test.each(claims)("%s", async (_name, more, isAccepted) => {
    const record = JSON.parse(JSON.stringify(claimRecord("OPEN-1", more))) as object;
    const validate = validatorOf("ClaimRecord");
    expect([validate(record), validate.errors]).toEqual([isAccepted, isAccepted ? null : expect.anything()]);
    const answer = await send("/ingest/claims", [record]);
    expect(answer).toMatchObject({ refused: isAccepted ? [] : [expect.anything()] });
    expect(validatorOf("Answer")(answer)).toBe(true);
  });

  test.each([
    ["a plain supplier", {}, true],
    ["an unknown access", { tpaccprovee: "BOAT" }, false],
    ["a fleet", { flota: [{ code: "V1", name: null, plate: "1234" }] }, true],
  ])("%s", async (_name, more, isAccepted) => {
    const record = supplierRecord("OPEN-S", more);
    expect(validatorOf("SupplierRecord")(record)).toBe(isAccepted);
    expect(await send("/ingest/suppliers", [record])).toMatchObject({ refused: isAccepted ? [] : [expect.anything()] });
  });

  test("an error", async () => {
    const response = await fetch(`${app.url}/ingest/claims`, { method: "POST", body: "[]" });
    expect(response.status).toBe(401);
    expect(validatorOf("Error")(await response.json())).toBe(true);
  });
});
