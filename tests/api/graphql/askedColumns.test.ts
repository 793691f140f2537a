import { getNamedType, isLeafType, isObjectType, type GraphQLObjectType, type GraphQLSchema } from "graphql";
import { beforeAll, describe, expect, test } from "vitest";
import { createSchema } from "../../../server/schema";
import { type TestApp, startTestApp } from "../../fixtures/app";
import { statements } from "../../fixtures/db/statements";
import { heldClock } from "../../fixtures/heldClock";
import { claimRecord, minutes, ofDemoClient, ofDemoProvider, supplierRecord } from "../../fixtures/records";

let app: TestApp;
let schema: GraphQLSchema;
let bearers: string[];
beforeAll(async () => {
  [app, schema] = await Promise.all([startTestApp(), createSchema()]);
  const key = await app.key("ingest");
  await app.ingest("suppliers", [supplierRecord("B-1", { tpaccprovee: "M" }), supplierRecord(ofDemoProvider.cdprovee)], key);
  const assigned = { cdprovee: "B-1", fhasignacion: minutes(-60), eta: 30, nuexpediente: "2026/1" };
  await app.ingest(
    "claims",
    [claimRecord("SIN-1", assigned), claimRecord("SIN-2", { ...assigned, ...ofDemoClient, ...ofDemoProvider })],
    key,
  );
  bearers = [await app.signIn("operator"), await app.signIn("provider"), await app.signIn("client")];
});

/** Fields of a type without arguments, with their nested selections. */
function selectionOf(type: GraphQLObjectType, depth: number): string[] {
  return Object.values(type.getFields()).flatMap((field) => {
    const of = getNamedType(field.type);
    if (field.args.some(({ type: argument }) => String(argument).endsWith("!"))) return [];
    if (isLeafType(of)) return [field.name];
    const below = isObjectType(of) && depth > 0 ? selectionOf(of, depth - 1) : [];
    return below.length ? [`${field.name} { ${below.join(" ")} }`] : [];
  });
}

interface Answer {
  data?: Record<string, unknown> | null;
  errors?: unknown;
}
/** Figures of this moment differ from one to the next. */
const MOMENTARY = /^(statusReason|whatToSay|upcomingProcesses|trip|routes|supplier) /;

test.each([
  ["Claim", "claims", "claim", "ID"],
  ["Supplier", "suppliers", "supplier", "NAME"],
])("returns each field of a %s identically in a list and in a single query for each profile", async (type, lists, one, sort) => {
  const fields = selectionOf(schema.getType(type) as GraphQLObjectType, 1);
  expect(fields.length).toBeGreaterThan(30);
  for (const bearer of bearers) {
    const rows = async (field: string): Promise<Record<string, unknown>[]> => {
      const query = `{ ${lists}(first: 5, sort: ${sort}) { nodes { ${field} } pageInfo { endCursor } } }`;
      const { data, errors }: Answer = await app.graphql(query, {}, bearer);
      expect([field, errors]).toEqual([field, undefined]);
      return (data![lists] as { nodes: Record<string, unknown>[] }).nodes;
    };
    const ids = await rows("id");
    expect(ids.length).toBeGreaterThan(0);
    for (const field of fields) {
      const listed = await rows(field);
      if (MOMENTARY.test(field)) continue;
      for (const [at, { id }] of ids.entries()) {
        const alone: Answer = await app.graphql(`{ ${one}(id: "${String(id)}") { ${field} } }`, {}, bearer);
        if (alone.data?.[one]) expect(listed[at]).toEqual(alone.data[one]);
      }
    }
  }
});

describe("a list", () => {
  /** The columns of claims that were read for it. */
  const columnsOf = async (query: string): Promise<number> => {
    let columns = 0;
    const options = app.requests.$client.options as { debug?: unknown };
    options.debug = (_: number, text: string) => {
      const read = /^select (.*?) from "claims"/.exec(text)?.[1];
      if (read) columns = read.split(",").length;
    };
    const { errors } = await app.graphql(query, {}, bearers[0]!);
    delete options.debug;
    expect(errors).toBeUndefined();
    return columns;
  };

  test("reads the selected columns, also from fragments, repeated selections and cursors", async () => {
    expect(await columnsOf("{ claims(sort: ID) { nodes { plate } } }")).toBe(2);
    expect(
      await columnsOf(
        "{ claims(sort: ID) { nodes { ...of } edges { cursor node { ... on Claim { status } } } } } fragment of on Claim { client { name } }",
      ),
    ).toBe(4);
    expect(
      await columnsOf("{ claims(sort: ID) { nodes { plate } } ... { claims(sort: ID) { nodes { status } pageInfo { endCursor } } } }"),
    ).toBe(3);
  });

  test("has valid cursors by urgency, by a column and by a derived value", async () => {
    for (const order of [
      "sort: URGENCY",
      "sort: NEWEST",
      "orderBy: [{ field: PLATE, direction: DESC }]",
      "orderBy: [{ field: CLIENT, direction: ASC }]",
    ]) {
      const page = async (after: string): Promise<{ id: string; cursor: string }> => {
        const { data } = await app.graphql<{ claims: { edges: { cursor: string; node: { id: string } }[] } }>(
          `{ claims(first: 1, ${order}${after}) { edges { cursor node { id } } } }`,
          {},
          bearers[0]!,
        );
        const [{ cursor, node }] = data!.claims.edges as [{ cursor: string; node: { id: string } }];
        return { cursor, ...node };
      };
      const first = await page("");
      expect([order, (await page(`, after: "${first.cursor}"`)).id]).not.toEqual([order, first.id]);
    }
  });

  test("reads complete rows for a field without declared columns", async () => {
    expect(await columnsOf("{ claims(sort: ID) { nodes { statusReason { sentence } } } }")).toBeGreaterThan(80);
  });

  test("executes the same number of statements for few columns", async () => {
    const read = () => app.graphql("{ claims { nodes { plate } } }", {}, bearers[0]!);
    await heldClock(app.clock, async () => {
      await read();
      expect((await statements(app.requests, read)).count).toBe(1);
    });
  });
});
