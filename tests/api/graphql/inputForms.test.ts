// Ranges of schema/ranges.ts, choices of schema/search/choices.ts and the inputs that they replace find the same.
import "reflect-metadata";
import { readFileSync } from "node:fs";
import { buildSchema, type GraphQLInputObjectType } from "graphql";
import { beforeAll, describe, expect, test } from "vitest";
import { choices } from "../../../schema/search/choices";
import { ranges } from "../../../schema/ranges";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { claimRecord } from "../../fixtures/records";

let app: TestApp;
let operator: string;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
  operator = await app.signIn("operator");
  admin = await app.signIn("admin");
  const records = ["08", "09", "10"].map((hour) =>
    claimRecord(`R-${hour}`, { fhocurrencia: `2026-11-20T${hour}:00:00Z`, fhplanificai: `2026-11-21T${hour}:00:00Z` }),
  );
  expect(await app.ingest("claims", records, await app.key("ingest"))).toMatchObject({ body: { accepted: 3 } });
});

const claimIds = async (filter: object): Promise<string[]> => {
  const query = "query($filter: ClaimFilter) { claims(filter: $filter) { nodes { id } } }";
  const { data, errors } = await app.graphql<{ claims: { nodes: { id: string }[] } }>(query, { filter }, operator);
  expect(errors).toBeUndefined();
  return data!.claims.nodes.map(({ id }) => id).sort();
};
const rejection = async (query: string, variables: object, bearer = operator) =>
  (await app.graphql(query, variables, bearer)).errors?.map(({ extensions: { code, values } }) => [code, values?.["path"]]);

const [nine, ten] = ["2026-11-20T09:00:00Z", "2026-11-20T10:00:00Z"];

describe("a range of instants", () => {
  test("contains its start and not its end, and an absent bound is open", async () => {
    expect(await claimIds({ occurredAt: { from: nine, to: ten } })).toEqual(["R-09"]);
    expect(await claimIds({ occurredAt: { from: nine } })).toEqual(["R-09", "R-10"]);
    expect(await claimIds({ occurredAt: { to: nine } })).toEqual(["R-08"]);
    expect(await claimIds({ occurredAt: null })).toHaveLength(3);
    expect(await claimIds({ plannedStart: { from: "2026-11-21T10:00:00Z" } })).toEqual(["R-10"]);
    expect(await claimIds({ columns: [{ field: "OCCURRED_AT", within: { from: nine, to: ten } }] })).toEqual(["R-09"]);
  });

  test("finds the same as the deprecated bounds, which cannot be combined with it", async () => {
    expect(await claimIds({ occurredFrom: nine, occurredTo: ten })).toEqual(["R-09"]);
    expect(await claimIds({ columns: [{ field: "OCCURRED_AT", from: nine, before: ten }] })).toEqual(["R-09"]);
    const filter = { occurredAt: { from: nine }, occurredTo: ten };
    expect(await rejection("query($filter: ClaimFilter) { claims(filter: $filter) { totalCount } }", { filter })).toEqual([
      ["BAD_USER_INPUT", "filter.occurredAt"],
    ]);
  });

  test("filters the audit", async () => {
    const query = "query($filter: AuditFilter) { auditEntries(filter: $filter) { totalCount } }";
    const count = async (at: object) => (await app.graphql(query, { filter: { at } }, admin)).data;
    expect(await count({ to: "2000-01-01T00:00:00Z" })).toEqual({ auditEntries: { totalCount: 0 } });
    expect(await count({ from: "2000-01-01T00:00:00Z" })).not.toEqual({ auditEntries: { totalCount: 0 } });
  });
});

describe("a range of days", () => {
  const query = 'query($days: DayRange) { holidays(instanceId: "ES", days: $days) { day } }';

  test("contains its first day and not its last, as the deprecated days do that include it", async () => {
    const list = await app.graphql<{ saveHolidayList: { id: string } }>(
      'mutation { saveHolidayList(input: { instanceId: "ES", name: "Ranges" }) { id } }',
      {},
      admin,
    );
    for (const day of ["2026-12-24", "2026-12-25"])
      await app.graphql(
        "mutation($input: SaveHolidayInput!) { saveHoliday(input: $input) { id } }",
        { input: { listId: list.data!.saveHolidayList.id, day, name: "Navidad" } },
        admin,
      );
    const expected = { holidays: [{ day: "2026-12-24" }] };
    expect((await app.graphql(query, { days: { from: "2026-12-24", to: "2026-12-25" } }, operator)).data).toEqual(expected);
    const deprecated = '{ holidays(instanceId: "ES", firstDay: "2026-12-24", lastDay: "2026-12-24") { day } }';
    expect((await app.graphql(deprecated, {}, operator)).data).toEqual(expected);
  });

  test("is required in one of both forms", async () => {
    expect(await rejection(query, {})).toEqual([["BAD_USER_INPUT", "days"]]);
    const { errors } = await app.graphql(query, { days: { from: "2026-02-30", to: "2026-03-01" } }, operator);
    expect(errors![0]!.extensions).toMatchObject({ code: "BAD_USER_INPUT", detail: expect.stringContaining('at "days.from"') as string });
  });
});

describe("a choice", () => {
  const query = "query($service: NeededService!) { supplierFilter(input: { service: $service }) { callId } }";
  const ask = async (service: object) => (await app.graphql(query, { service }, operator)).errors?.[0]?.extensions;

  test("reads exactly one of its fields, with the same result as the deprecated fields", async () => {
    const { data } = await app.graphql(query, { service: { claimId: "NOBODY" } }, operator);
    expect(data).toEqual({ supplierFilter: null });
    expect(await ask({ planned: { instanceId: "ES", serviceId: "TOW", place: { lon: -3.7, lat: 40.4 } } })).toBeUndefined();
    expect(await ask({})).toMatchObject({ code: "BAD_USER_INPUT", detail: expect.stringContaining("Exactly one key") as string });
    const both = { claimId: "NOBODY", planned: { instanceId: "ES", serviceId: "TOW", place: { lon: -3.7, lat: 40.4 } } };
    expect(await ask(both)).toMatchObject({ code: "BAD_USER_INPUT" });
    const deprecated = '{ supplierFilter(input: { claimId: "NOBODY" }) { callId } }';
    expect((await app.graphql(deprecated, {}, operator)).data).toEqual({ supplierFilter: null });
  });

  test("cannot be combined with the fields that it replaces", async () => {
    const mixed = '{ supplierFilter(input: { service: { claimId: "NOBODY" }, instanceId: "ES" }) { callId } }';
    expect(await rejection(mixed, {})).toEqual([["BAD_USER_INPUT", "input.service"]]);
  });
});

test("every replaced input is deprecated in favour of its successor", () => {
  const schema = buildSchema(readFileSync("schema/schema.graphql", "utf8"));
  for (const [owner, ownRanges] of Object.entries({ ...ranges, ...choices })) {
    const [type, operation] = owner.split(".");
    const fields = (schema.getType(type!) as GraphQLInputObjectType).getFields();
    const inputs = operation
      ? (fields[operation] as unknown as { args: { name: string; deprecationReason?: string }[] }).args
      : Object.values(fields);
    for (const [name, { replaces }] of Object.entries(ownRanges))
      for (const replaced of replaces)
        expect(inputs.find((input) => input.name === replaced)?.deprecationReason).toMatch(new RegExp(`^Use ${name}\\. `));
  }
});
