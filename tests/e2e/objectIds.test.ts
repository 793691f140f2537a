// Walks every query of the schema on the demo: objects of different content never have the same type and id.
import { readFileSync } from "node:fs";
import { buildSchema } from "graphql";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { makeDataFolder } from "../fixtures/db/dataFolder";
import { dataOf } from "../fixtures/graphqlClient";
import { type Product, startBuiltProductAt } from "../fixtures/product";
import { conflictsIn, type Seen, walk } from "./objectIds/walk";

const DEMO = { DEMO_CLAIMS: "60", DEMO_RESOURCES: "40", DEMO_HISTORY_DAYS: "1" };
const schema = buildSchema(readFileSync("schema/schema.graphql", "utf8"));

let product: Product;
let token: string;
let seen: Seen[];

beforeAll(async () => {
  const folder = await makeDataFolder("walked");
  const demo = await startBuiltProductAt(folder, DEMO);
  const bearer = await demo.signIn("admin");
  const totals = "{ claims(first: 1) { totalCount } suppliers(first: 1) { totalCount } }";
  type Totals = Record<"claims" | "suppliers", { totalCount: number }>;
  const isFilled = async (): Promise<void> => {
    const { claims, suppliers } = dataOf(await demo.graphql<Totals>(totals, {}, bearer));
    expect(claims.totalCount).toBeGreaterThan(60);
    expect(suppliers.totalCount).toBeGreaterThan(40);
  };
  await vi.waitFor(isFilled, { timeout: 90_000, interval: 500 });
  await demo.terminate();
  // The simulation is over, so that objects do not change between two requests.
  product = await startBuiltProductAt(folder);
  await product.key("read");
  token = await product.signIn("admin");
  seen = await walk(schema, product, token);
}, 300_000);
afterAll(() => product.stop());

const nodes = () => new Map(seen.flatMap((one) => (one.globalId === undefined ? [] : [[one.globalId, one] as const])));

describe("objects of the demo", () => {
  test("include each type that administrators and the demo fill", () => {
    const types = new Set(seen.map(({ typeName }) => typeName));
    expect([...types]).toEqual(
      expect.arrayContaining(["ApiKey", "AuditEntry", "Centre", "Claim", "Client", "ClientChoice", "ContactList", "Contract", "Instance"]),
    );
    expect([...types]).toEqual(expect.arrayContaining(["Service", "SpecificProfile", "Supplier", "User", "UserSession"]));
    expect(new Set(seen.map(({ typeName, id }) => `${typeName} ${id}`)).size).toBeGreaterThan(300);
  });

  test("have different ids within their type", async () => {
    let conflicts = conflictsIn(seen);
    // A status may change with the clock between two requests; ids that are not unique conflict each time.
    for (let round = 0; round < 2 && conflicts.length; round++) {
      const again = new Set(conflictsIn(await walk(schema, product, token)));
      conflicts = conflicts.filter((conflict) => again.has(conflict));
    }
    expect(conflicts).toEqual([]);
  }, 300_000);

  test("are reported if two of them share type and id", () => {
    const { typeName, id, fields } = seen.find((one) => one.typeName === "Client")!;
    const sameId: Seen = { typeName, id, fields: { ...fields, name: "Another insurer" } };
    expect(conflictsIn([...seen, sameId])).toContain(`Client ${id}: name`);
  });

  test("have different global ids over all types", () => {
    const objectsById = new Map<string, Set<string>>();
    for (const { globalId, typeName, id } of seen)
      if (globalId !== undefined) objectsById.set(globalId, (objectsById.get(globalId) ?? new Set()).add(`${typeName} ${id}`));
    expect([...objectsById.values()].filter((objects) => objects.size > 1)).toEqual([]);
  });

  test("are returned by nodes, except reference data that no claim names", async () => {
    const references = ["Centre", "Client", "Contract", "Service"];
    const wanted = [...nodes()].map(([globalId, { typeName }]) => ({ __typename: typeName, globalId }));
    const query = "query($ids: [ID!]!) { nodes(ids: $ids) { __typename globalId } }";
    const missing: string[] = [];
    for (let from = 0; from < wanted.length; from += 100) {
      const page = wanted.slice(from, from + 100);
      const variables = { ids: page.map(({ globalId }) => globalId) };
      const { nodes: found } = dataOf(await product.graphql<{ nodes: unknown[] }>(query, variables, token));
      expect(found).toEqual(page.map((node, i) => (found[i] === null ? null : node)));
      missing.push(
        ...page.flatMap(({ __typename, globalId }, i) => (found[i] === null && !references.includes(__typename) ? globalId : [])),
      );
    }
    // An alarm may end with the clock; what a second walk finds must be a node.
    const listed = new Set(missing.length ? (await walk(schema, product, token)).map(({ globalId }) => globalId) : []);
    expect(missing.filter((globalId) => listed.has(globalId))).toEqual([]);
  }, 120_000);
});
