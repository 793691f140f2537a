// Every field of the catalogue that a record brings is answered by the API as it came, under its own name.
import { beforeAll, expect, test } from "vitest";
import { claimFields } from "../../../schema/rules/fields/claimFields";
import type { Field, Fields, FieldType } from "../../../schema/rules/fields/field";
import { isRecordField } from "../../../schema/rules/fields/record";
import { supplierFields } from "../../../schema/rules/fields/supplierFields";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { claimRecord, supplierRecord } from "../../fixtures/records";

let app: TestApp;
let key: string;
let admin: string;
beforeAll(async () => {
  app = await startTestApp();
  key = await app.key("ingest");
  admin = await app.signIn("admin");
});

const AT = "2026-03-01T10:00:00.000Z";
/** Values that are returned unchanged, by type; other types have separate tests. */
const samples: Partial<Record<FieldType, (name: string) => unknown>> = {
  ...{ text100: (name) => `${name} 1`, text300: (name) => `${name} 1`, text1000: (name) => `${name} 1`, text2000: (name) => `${name} 1` },
  ...{ text20000: (name) => `${name} 1`, phone: () => "+34 600 000 000", flag: () => false, instant: () => AT },
  ...{ minutes: () => 7, metres: () => 7, number: () => 7, count: () => 7, attributes: () => ({ a: "1" }), codes: () => ["a", "b"] },
};

/** Fields that a record may leave out, each with a value. */
const sampled = (fields: Fields): [name: string, field: Field & { code: string }, value: unknown][] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (!isRecordField(field) || field.required || field.shownAs !== undefined) return [];
    const sample = samples[field.type];
    return sample ? [[name, field, sample(name)] as [string, Field & { code: string }, unknown]] : [];
  });

const selectionOf = (fields: [string, Field, unknown][]): string => {
  const groups = [...new Set(fields.flatMap(([, { group }]) => group ?? []))];
  const namesIn = (group: string | undefined): string => fields.flatMap(([name, field]) => (field.group === group ? [name] : [])).join(" ");
  return [namesIn(undefined), ...groups.map((group) => `${group} { ${namesIn(group)} }`)].join(" ");
};

const cases = [
  { kind: "claims", query: "claim", fields: claimFields, record: claimRecord },
  { kind: "suppliers", query: "supplier", fields: supplierFields, record: supplierRecord },
] as const;

test.each(cases)("each field of $kind is stored, returned and cleared by null", async ({ kind, query, fields, record }) => {
  const brought = sampled(fields);
  expect(brought.length).toBeGreaterThan(10);
  const answered = async (): Promise<Record<string, unknown>> => {
    const { data, errors } = await app.graphql(`{ ${query}(id: "EF-1") { ${selectionOf(brought)} } }`, {}, admin);
    expect(errors).toBeUndefined();
    const entity = data![query] as Record<string, unknown>;
    return Object.fromEntries(
      brought.map(([name, { group }]) => [name, group ? (entity[group] as Record<string, unknown>)[name] : entity[name]]),
    );
  };
  const recordWith = (version: number, valueOf: (value: unknown) => unknown): object =>
    record("EF-1", { version, ...Object.fromEntries(brought.map(([, { code }, value]) => [code, valueOf(value)])) });
  await app.ingest(kind, [recordWith(1, (value) => value)], key);
  expect(await answered()).toEqual(Object.fromEntries(brought.map(([name, , value]) => [name, value])));
  await app.ingest(kind, [recordWith(2, () => null)], key);
  // A supplier without a name is called by its id.
  expect(await answered()).toEqual(Object.fromEntries(brought.map(([name]) => [name, name === "name" ? "EF-1" : null])));
});
