import { beforeAll, describe, expect, test } from "vitest";
import { upperSnake } from "../../../../schema/rules/apiEnums";
import { claimFields } from "../../../../schema/rules/fields/claimFields";
import { orderedFields } from "../../../../schema/rules/fields/orders";
import { supplierFields } from "../../../../schema/rules/fields/supplierFields";
import { startTestApp, type TestApp } from "../../../fixtures/app";
import { statements } from "../../../fixtures/db/statements";
import { insertNarrowedUser } from "../../../fixtures/auth/profiles";
import { claimRecord, minutes, supplierRecord } from "../../../fixtures/records";

const CLAIMS = 23;
let app: TestApp;
let operator: string;
beforeAll(async () => {
  app = await startTestApp();
  const key = await app.key("ingest");
  await app.ingest(
    "suppliers",
    [
      ...["B-1", "B-2"].map((id, n) => supplierRecord(id, { nbprovee: `Base ${["Zeta", "Alfa"][n]}`, valoraprov: n ? 4.25 : null })),
      supplierRecord("W-1", { tpaccprovee: "WEB", nbprovee: "Web" }),
      supplierRecord("P-1", { tpaccprovee: "MANUAL", nbprovee: "Phone" }),
      supplierRecord("M-1", { tpaccprovee: "MOBILE", mobile: "dev-1" }),
      supplierRecord("N-1", { tpaccprovee: "REDCOLABORADORA", nbprovee: "Network" }),
    ],
    key,
  );
  await app.ingest(
    "claims",
    Array.from({ length: CLAIMS }, (_, n) =>
      claimRecord(`C-${String(n).padStart(2, "0")}`, {
        txmat: n % 4 ? `PLATE ${n % 3}` : null,
        nbtitular: `Ñandú ${"x".repeat(70)} ${n}`,
        eta: n % 5 ? n * 1.5 : null,
        swprogramado: n % 3 ? n % 2 : null,
        fhvalida: n % 2 ? minutes(-n) : null,
        ...(n % 3 && { cdprovee: `B-${1 + (n % 2)}`, fhasignacion: minutes(-9) }),
        cdcliente: n % 2 ? "K" : null,
        ...(n % 2 && { nbcliente: "Client" }),
      }),
    ),
    key,
  );
  operator = await app.signIn("supervisor");
});

type Page = {
  nodes: { id: string }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string };
};
type Keys = { field: string; direction?: "ASC" | "DESC" }[];
const page = async (list: string, orderBy: Keys, rest: object = {}, bearer = operator) => {
  const type = list === "claims" ? "Claim" : "Supplier";
  const { data, errors } = await app.graphql<Record<string, Page>>(
    `query($orderBy: [${type}OrderInput!], $first: Int, $after: String, $last: Int, $before: String, $filter: ${type}Filter) {
      ${list}(orderBy: $orderBy, first: $first, after: $after, last: $last, before: $before, filter: $filter) {
        nodes { id } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`,
    { orderBy, ...rest },
    bearer,
  );
  return { page: data?.[list], code: errors?.[0]?.extensions.code };
};
const allIds = async (list: string, orderBy: Keys): Promise<string[]> => {
  const seen: string[] = [];
  for (let after: string | null = null, more = true; more;) {
    const { page: next, code } = await page(list, orderBy, { first: 12, after });
    expect([orderBy, code]).toEqual([orderBy, undefined]);
    seen.push(...next!.nodes.map(({ id }) => id));
    ({ hasNextPage: more, endCursor: after } = next!.pageInfo);
  }
  return seen;
};
const allIdsBackward = async (list: string, orderBy: Keys): Promise<string[]> => {
  const seen: string[] = [];
  for (let before: string | null = null, more = true; more;) {
    const { page: previous, code } = await page(list, orderBy, { last: 12, before });
    expect([orderBy, code, previous?.pageInfo.hasNextPage]).toEqual([orderBy, undefined, before !== null]);
    seen.unshift(...previous!.nodes.map(({ id }) => id));
    ({ hasPreviousPage: more, startCursor: before } = previous!.pageInfo);
  }
  return seen;
};

describe("paging returns every row once", () => {
  test("by each field of a claim in both directions", async () => {
    for (const field of orderedFields(claimFields).map(upperSnake))
      for (const direction of ["ASC", "DESC"] as const) {
        const ids = await allIds("claims", [{ field, direction }]);
        expect([field, direction, new Set(ids).size, ids.length]).toEqual([field, direction, CLAIMS, CLAIMS]);
        expect([field, direction, await allIdsBackward("claims", [{ field, direction }])]).toEqual([field, direction, ids]);
      }
  });

  test("by each field of a supplier", async () => {
    for (const field of orderedFields(supplierFields).map(upperSnake))
      expect([field, (await allIds("suppliers", [{ field, direction: "DESC" }])).sort()]).toEqual([
        field,
        ["B-1", "B-2", "M-1", "N-1", "P-1", "W-1"],
      ]);
  });

  test("by several fields with separate directions", async () => {
    const by = await allIds("claims", [{ field: "PLATE" }, { field: "SCHEDULED", direction: "DESC" }, { field: "PROMISED_MINUTES" }]);
    const rows = Array.from({ length: CLAIMS }, (_, n) => ({
      id: `C-${String(n).padStart(2, "0")}`,
      keys: [n % 4 ? n % 3 : 9, n % 3 ? 1 - (n % 2) : 9, n % 5 ? n * 1.5 : Infinity],
    }));
    const compare = (a: number[], b: number[]): number => a.map((value, i) => value - b[i]!).find((more) => more !== 0) ?? 0;
    expect(by).toEqual(rows.sort((a, b) => compare(a.keys, b.keys) || a.id.localeCompare(b.id)).map(({ id }) => id));
  });
});

describe("a page before a cursor", () => {
  const keys: Keys = [{ field: "PLATE" }, { field: "SCHEDULED", direction: "DESC" }];

  test("contains the items between two cursors, from either end", async () => {
    const ids = await allIds("claims", keys);
    const { page: whole } = await page("claims", keys, { first: 20 });
    const { page: middle } = await page("claims", keys, {
      first: 3,
      after: (await page("claims", keys, { first: 4 })).page!.pageInfo.endCursor,
    });
    const between = { after: middle!.pageInfo.startCursor, before: whole!.pageInfo.endCursor };
    const idsOf = async (rest: object) => (await page("claims", keys, rest)).page!.nodes.map(({ id }) => id);
    expect(await idsOf({ ...between, first: 2 })).toEqual(ids.slice(5, 7));
    expect(await idsOf({ ...between, last: 2 })).toEqual(ids.slice(17, 19));
    expect(await idsOf({ before: middle!.pageInfo.startCursor })).toEqual(ids.slice(0, 4));
  });

  test("rejects first with last, and sizes and cursors that first and after reject", async () => {
    expect((await page("claims", keys, { first: 1, last: 1 })).code).toBe("BAD_USER_INPUT");
    expect((await page("claims", keys, { last: 0 })).code).toBe("PAGE_TOO_SMALL");
    expect((await page("claims", keys, { last: 1000 })).code).toBe("PAGE_TOO_LARGE");
    expect((await page("claims", keys, { before: "nonsense" })).code).toBe("CURSOR_INVALID");
  });
});

test("sorts unknown values last in both directions", async () => {
  const known = new Set(
    Array.from({ length: CLAIMS }, (_, n) => n)
      .filter((n) => n % 4)
      .map((n) => `C-${String(n).padStart(2, "0")}`),
  );
  for (const direction of ["ASC", "DESC"] as const) {
    const ids = await allIds("claims", [{ field: "PLATE", direction }]);
    expect(new Set(ids.slice(0, known.size))).toEqual(known);
  }
  expect((await allIds("claims", [{ field: "PLATE" }]))[0]).toBe("C-03");
  expect((await allIds("claims", [{ field: "PLATE", direction: "DESC" }]))[0]).toBe("C-17");
});

test("ignores hidden suppliers and names in orders", async () => {
  const bySupplier = await page("claims", [{ field: "SUPPLIER" }], { first: 100 });
  // Zeta is B-1, which has the claims of even numbers
  expect(bySupplier.page!.nodes[0]!.id).toBe("C-01");
  const blind = await insertNarrowedUser(app, { profileType: "SUPERVISOR", hiddenLayers: ["BASE", "MOBILE", "COLLABORATING"] });
  const seen = await page("claims", [{ field: "SUPPLIER" }], { first: 100 }, await app.signIn(blind.user));
  expect(seen.page!.nodes.map(({ id }) => id)).toEqual(bySupplier.page!.nodes.map(({ id }) => id).sort());
});

test("executes a bounded number of statements for any page length", async () => {
  const ask = (first: number) => statements(app.requests, () => page("claims", [{ field: "CLIENT" }], { first }), /from "c/);
  const [few, many] = [await ask(1), await ask(100)];
  expect(many.result.page!.nodes).toHaveLength(CLAIMS);
  expect(many.count).toBe(few.count);
});

/** How PostgreSQL would do the statements of this work that match, where a scan of everything is not cheap, as of so few rows it is. */
async function plansOf(work: () => Promise<unknown>, matches: (query: string) => boolean, without: string[]): Promise<string[]> {
  const asked: { query: string; values: unknown[] }[] = [];
  const options = app.requests.$client.options as { debug?: unknown };
  options.debug = (_connection: number, query: string, values: unknown[]) => asked.push({ query, values });
  try {
    await work();
  } finally {
    delete options.debug;
  }
  const plans = asked
    .filter(({ query }) => matches(query))
    .map(({ query, values }) =>
      app.db.$client.begin(async (tx) => {
        for (const way of without) await tx.unsafe(`set local enable_${way} = off`);
        return (await tx.unsafe(`explain ${query}`, values as never[])).map((row) => Object.values(row as object)[0] as string).join("\n");
      }),
    );
  return Promise.all(plans);
}

test("reads pages by urgency from an index without sorting", async () => {
  const pages = async () => {
    const ask = `query($after: String) { claims(first: 5, after: $after) { pageInfo { endCursor } } }`;
    const first = await app.graphql<{ claims: Page }>(ask, {}, operator);
    await app.graphql(ask, { after: first.data!.claims.pageInfo.endCursor }, operator);
  };
  const plans = await plansOf(pages, (query) => query.includes("array_position"), ["seqscan", "bitmapscan"]);
  expect(plans).toHaveLength(2);
  for (const plan of plans) {
    expect(plan).toContain("claims_urgency");
    expect(plan).not.toContain("Sort");
  }
});

test("finds claims in a box through an index, also across the date line", async () => {
  const ask = "query($bounds: BoundsInput!) { claims(first: 5, sort: NEWEST, filter: { bounds: $bounds }) { nodes { id } } }";
  for (const [west, east] of [
    [-3.8, -3.6],
    [179.9, -179.9],
  ]) {
    // prettier-ignore
    const box = () => app.graphql(ask, { bounds: { west, south: 40.3, east, north: 40.5 } }, operator);
    const plans = await plansOf(box, (query) => query.includes('"lat"') && query.includes("between"), ["seqscan", "indexscan"]);
    expect(plans.map((plan) => plan.includes("claims_in_box"))).toEqual([true]);
  }
});

test("rejects a cursor of another order and more than three keys", async () => {
  const { page: first } = await page("claims", [{ field: "PLATE" }], { first: 1 });
  const after = first!.pageInfo.endCursor;
  expect((await page("claims", [{ field: "PLATE", direction: "DESC" }], { after })).code).toBe("CURSOR_INVALID");
  const four = ["PLATE", "FILE", "KIND", "STATUS"].map((field) => ({ field }));
  expect((await page("claims", four)).code).toBe("LIST_TOO_LONG");
});

test("filters bases by access within their layer", async () => {
  const ids = async (list: string, filter: object = {}) =>
    (await page(list, [{ field: "ID" }], { filter })).page!.nodes.map(({ id }) => id);
  expect(await ids("bases")).toEqual(["B-1", "B-2", "P-1", "W-1"]);
  expect(await ids("bases", { access: ["WEB", "MOBILE"] })).toEqual(["W-1"]);
  expect(await ids("mobileSuppliers")).toEqual(["M-1"]);
  expect(await ids("collaborators")).toEqual(["N-1"]);
});

test("rejects sorting too many rows, except in indexed orders", async () => {
  await app.db.execute(`insert into suppliers (id, instance_id, name, access, address, source_version)
    select 'X-' || n, 'ES', 'Many ' || n, 'MANUAL', 'Street ' || n, 1 from generate_series(1, 100001) n`);
  expect((await page("bases", [{ field: "ADDRESS" }])).code).toBe("TOO_MANY_TO_ORDER");
  expect((await page("bases", [{ field: "NAME", direction: "DESC" }])).code).toBeUndefined();
  expect((await page("bases", [{ field: "ADDRESS" }], { filter: { text: "X-1" } })).code).toBeUndefined();
  // Orders without an index compare row by row. The last row is found before the timeout, also among texts with accents.
  await app.db.execute(`update suppliers set address = 'Calle Núñez ' || address where id like 'X-%' and right(id, 1) = '1'`);
  const columns = [{ field: "ADDRESS", contains: "nunez strEET 100001" }];
  const { page: found } = await page("bases", [{ field: "ADDRESS" }], { filter: { columns } });
  expect(found!.nodes.map(({ id }) => id)).toEqual(["X-100001"]);
}, 60_000);
