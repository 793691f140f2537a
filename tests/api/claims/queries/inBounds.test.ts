import { beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../../fixtures/app";
import { claimRecord, supplierRecord } from "../../../fixtures/records";

let app: TestApp;
let operator: string;
beforeAll(async () => {
  app = await startTestApp();
  const key = await app.key("ingest");
  await app.ingest(
    "suppliers",
    [
      supplierRecord("B-in", { x: 2.15, y: 41.4 }),
      supplierRecord("B-out", { x: 2.25, y: 41.4 }),
      supplierRecord("B-nowhere", { x: null, y: null }),
      supplierRecord("M-in", { tpaccprovee: "MOBILE", mobile: "dev-in" }),
      supplierRecord("M-out", { x: 2.15, y: 41.4 }),
    ],
    key,
  );
  await app.ingest(
    "claims",
    [
      claimRecord("C-in", { x: 2.15, y: 41.4 }),
      claimRecord("C-edge", { x: 2.2, y: 41.5 }),
      claimRecord("C-out", { x: 2.200001, y: 41.4 }),
      claimRecord("C-fiji", { x: 179.5, y: -17 }),
      claimRecord("C-samoa", { x: -172, y: -14 }),
      claimRecord("C-nowhere", { x: null, y: null }),
    ],
    key,
  );
  // It was a base there; now it is where its device says.
  await app.ingest("suppliers", [supplierRecord("M-out", { tpaccprovee: "MOBILE", mobile: "dev-out", version: 2 })], key);
  for (const [device, lon] of Object.entries({ "dev-in": 2.15, "dev-out": 3 })) {
    const headers = { authorization: `Bearer ${key}` };
    expect((await fetch(`${app.url}/ingest/positions/osmand?id=${device}&lon=${lon}&lat=41.4`, { headers })).status).toBe(200);
  }
  operator = await app.signIn();
});

const barcelona = { west: 2.1, south: 41.3, east: 2.2, north: 41.5 };
async function idsInBounds(root: "claims" | "suppliers", bounds: object, more: object = {}): Promise<string[]> {
  const input = root === "claims" ? "ClaimFilter" : "SupplierFilter";
  const { data } = await app.graphql<Record<string, { nodes: { id: string }[] }>>(
    `query($filter: ${input}) { ${root}(filter: $filter, sort: ID) { nodes { id } } }`,
    { filter: { bounds, ...more } },
    operator,
  );
  return data![root]!.nodes.map(({ id }) => id);
}

test("claims are filtered by a rectangle that includes its edges", async () => {
  expect(await idsInBounds("claims", barcelona)).toEqual(["C-edge", "C-in"]);
  expect(await idsInBounds("claims", barcelona, { ids: ["C-in", "C-out"] })).toEqual(["C-in"]);
});

test("a rectangle with west greater than east crosses the antimeridian", async () => {
  expect(await idsInBounds("claims", { west: 170, south: -20, east: -170, north: -10 })).toEqual(["C-fiji", "C-samoa"]);
});

test("suppliers are filtered by their place, or by the last position if mobile", async () => {
  expect(await idsInBounds("suppliers", barcelona)).toEqual(["B-in", "M-in"]);
});
