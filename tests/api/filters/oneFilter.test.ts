// The list, the map, its counts, the worklist, the export and change queries find the same claims for one filter as a plain reading of
// the rows, for each profile; suppliers too.
import fc from "fast-check";
import { beforeAll, expect, test, vi } from "vitest";
import { defaultFunctionalities } from "../../../schema/rules/access/functionalities";
import { openClaimStatuses } from "../../../schema/rules/lists/claims";
import { narrowedColumns } from "../../../schema/rules/fields/columnFilters";
import { claimFields } from "../../../schema/rules/fields/claimFields";
import { supplierFields } from "../../../schema/rules/fields/supplierFields";
import { pageLimits } from "../../../schema/rules/limits/paging";
import { permissionsChanged } from "../../../server/auth/permissions/permissionsVersion";
import { specificProfiles } from "../../../server/db/tables/profiles";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { setFunctionalities } from "../../fixtures/auth/profiles";
import { exportFile, startExport } from "../../fixtures/exports/exportFile";
import { readCsv, readXlsx } from "../../fixtures/exports/readFiles";
import { columnCases, columnSelection, type Row, ungrouped } from "./columnReading";
import { type Filter, filters, loadClaims, plainReading, plainSuppliers, supplierFilters } from "./filterClaims";

const users = ["admin", "supervisor", "operator", "client", "provider"] as const;
type User = (typeof users)[number];
const HIDDEN = "insuredName";
const narrowed: readonly User[] = ["client", "provider"];
let app: TestApp;
const tokens = new Map<string, string>();
let startedAt: number;
let changeClaims: (version: number) => Promise<void>;
/** Columns of which these are answered nothing: economics, and figures of claims that they do not see. */
const unseenBy: Partial<Record<User, string[]>> = {
  client: ["invoiceReference", "allocationCount", "oldestActualMinutes"],
  operator: ["invoiceReference"],
  provider: ["invoiceReference"],
};
/** On a second version of PostgreSQL a third of them: what differs between versions differs in each. */
const runs = (count: number): number => (process.env.TEST_DATABASE_URL ? Math.ceil(count / 3) : count);

beforeAll(async () => {
  app = await startTestApp({ EXPORTS_AT_ONCE: String(users.length) });
  startedAt = Date.now();
  changeClaims = await loadClaims(app);
  for (const profileType of ["OPERADOR", "CLIENTE", "PROVEEDOR"] as const)
    await setFunctionalities(app, profileType, [...defaultFunctionalities[profileType], "registers.export"]);
  await app.db.transaction(async (tx) => {
    await tx.update(specificProfiles).set({ hiddenFields: { INCIDENTS: [HIDDEN] } });
    await permissionsChanged(tx);
  });
  for (const user of users) tokens.set(user, await app.signIn(user));
  // The board has followed.
  const open = (await plainReading(app, "admin", {})).length;
  const onBoard = async () => (await found("admin", {})).kpis.claims.reduce((sum, { count }) => sum + count, 0);
  await vi.waitFor(async () => expect(await onBoard()).toBe(open), { timeout: 20_000, interval: 100 });
}, 120_000);

const around = { west: -5, south: 39, east: 0, north: 42 };
interface Found {
  claims: { totalCount: number; nodes: { id: string }[] };
  mapFrame: { features: { id: string }[]; clusters: { count: number }[] };
  kpis: { claims: { count: number }[] };
  worklist: { entries: { claimId: string }[] };
}
const query = `query($list: ClaimFilter, $map: MapFilterInput, $view: MapViewInput!) {
  claims(first: ${pageLimits.max}, sort: ID, filter: $list) { totalCount nodes { id } }
  mapFrame(view: $view) { features { id } clusters { count } }
  kpis(filter: $map) { claims { count } }
  worklist(filter: $map) { entries { claimId } }
}`;

/** The clock is stopped, so that no minute ends between two requests. */
const stopClock = (): void => void (app.clock.offset = startedAt - Date.now());

async function found(user: string, filter: Filter): Promise<Found> {
  stopClock();
  const view = { bounds: around, zoom: 13, layers: ["INCIDENTS"], filter };
  const { data, errors } = await app.graphql<Found>(query, { list: { ...filter, open: true }, map: filter, view }, tokens.get(user));
  expect(errors).toBeUndefined();
  return data!;
}
const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id).sort();

test("random filters return the same claims in lists, map, counts and worklist for each profile", async () => {
  let matches = 0;
  const asked = fc.asyncProperty(filters, fc.constantFrom(...users), async (filter, user) => {
    const { claims, mapFrame, kpis, worklist } = await found(user, filter);
    const matching = await plainReading(app, user, filter);
    matches += matching.length;
    expect(idsOf(claims.nodes)).toEqual(idsOf(matching));
    expect(claims.totalCount).toBe(matching.length);
    // Statuses filter the shown features, but not the counts by status or the worklist.
    const { statuses, ...others } = filter;
    const counted = await plainReading(app, user, others);
    const shown = filter.withoutPosition && statuses ? counted : matching;
    const placed = new Set(idsOf(shown.filter((claim) => claim.placed)));
    expect(mapFrame.features.filter(({ id }) => !placed.has(id))).toEqual([]);
    expect(mapFrame.clusters.reduce((sum, { count }) => sum + count, mapFrame.features.length)).toBe(placed.size);
    expect(kpis.claims.map(({ count }) => count)).toEqual(
      openClaimStatuses.map((status) => counted.filter((claim) => claim.status === status).length),
    );
    const passing = new Set(idsOf(counted));
    expect(worklist.entries.filter(({ claimId }) => !passing.has(claimId))).toEqual([]);
  });
  await fc.assert(asked, { numRuns: runs(110), seed: 20_261_123 });
  expect(matches).toBeGreaterThan(runs(350));
}, 300_000);

interface SuppliersFound {
  suppliers: { nodes: { id: string }[] };
  mobileSuppliers: { nodes: { id: string }[] };
  bases: { nodes: { id: string }[] };
  mapFrame: { features: { id: string }[]; clusters: { count: number }[] };
}
const suppliersQuery = `query($filter: SupplierFilter, $view: MapViewInput!) {
  suppliers(first: ${pageLimits.max}, filter: $filter) { nodes { id } }
  mobileSuppliers(first: ${pageLimits.max}, filter: $filter) { nodes { id } }
  bases(first: ${pageLimits.max}, filter: $filter) { nodes { id } }
  mapFrame(view: $view) { features { id } clusters { count } }
}`;

test("random filters return the same suppliers in lists and on the map for each profile", async () => {
  let matches = 0;
  const asked = fc.asyncProperty(supplierFilters, fc.constantFrom(...users), async (filter, user) => {
    const { ids, ...others } = filter;
    const view = { bounds: around, zoom: 13, layers: ["MOBILE", "BASE"], filter: { ...others, ...(ids && { supplierIds: ids }) } };
    const { data, errors } = await app.graphql<SuppliersFound>(suppliersQuery, { filter, view }, tokens.get(user));
    expect(errors).toBeUndefined();
    const { suppliers, mobileSuppliers, bases, mapFrame } = data!;
    const matching = await plainSuppliers(app, user, filter);
    matches += matching.length;
    expect(idsOf(suppliers.nodes)).toEqual(idsOf(matching));
    expect(idsOf([...mobileSuppliers.nodes, ...bases.nodes])).toEqual(idsOf(matching));
    const placed = matching.filter((supplier) => supplier.placed);
    expect(mapFrame.clusters.reduce((sum, { count }) => sum + count, mapFrame.features.length)).toBe(placed.length);
  });
  await fc.assert(asked, { numRuns: runs(25), seed: 20_261_126 });
  expect(matches).toBeGreaterThan(runs(25));
}, 60_000);

test("random filters send subscribers the changes of the same claims for each profile", async () => {
  stopClock();
  const asked = fc.sample(filters, { numRuns: 20, seed: 20_261_127 }).map((filter, n) => ({ filter, user: users[n % users.length]! }));
  const query = "subscription($filter: ClaimChangeFilter) { claimChanged(filter: $filter) { id status } }";
  const followed = asked.map(({ filter, user }) => {
    const heard = new Set<string>();
    const { withoutPosition: _, ...parts } = filter;
    const stop = app.socket(tokens.get(user)!).subscribe<{ claimChanged: { id: string; status: string } }>(
      { query, variables: { filter: parts } },
      {
        next: ({ data }) => void (data!.claimChanged.status !== "FINISHED" && heard.add(data!.claimChanged.id)),
        error: () => undefined,
        complete: () => undefined,
      },
    );
    return { filter: parts, user, heard, stop };
  });
  const expected = await Promise.all(followed.map(async ({ filter, user }) => idsOf(await plainReading(app, user, filter))));
  expect(expected.flat().length).toBeGreaterThan(100);
  let version = 2;
  // A subscriber gets later changes only: all claims change until each subscriber has received one.
  const heardNow = async (): Promise<string[][]> => {
    stopClock();
    await changeClaims(version++);
    return followed.map(({ heard }) => [...heard].sort());
  };
  await expect.poll(heardNow, { timeout: 20_000, interval: 300 }).toEqual(expected);
  for (const { stop } of followed) stop();
}, 60_000);

interface Register {
  claims: { nodes: { id: string; plate: string | null; insuredName: string | null; client: { name: string } | null }[] };
}
const register = `query($filter: ClaimFilter, $sort: ClaimSort!) {
  claims(first: ${pageLimits.max}, sort: $sort, filter: $filter) { nodes { id plate insuredName client { name } } }
}`;

/** The register's rows, and the file's. */
async function listedAndExported(user: User, asked: { filter: object; sort: string }, format: "CSV" | "XLSX") {
  const token = tokens.get(user)!;
  const columns = ["id", "plate", "client", ...(narrowed.includes(user) ? [] : [HIDDEN])];
  stopClock();
  const { data, errors } = await app.graphql<Register>(register, asked, token);
  expect(errors).toBeUndefined();
  stopClock();
  const file = await exportFile(app, "claims", { ...asked, columns, format }, token);
  const [heading, ...exported] = format === "CSV" ? readCsv(file) : readXlsx(file)[0]!.rows;
  expect(heading).toHaveLength(columns.length);
  const listed = data!.claims.nodes.map(({ id, plate, client, insuredName }) =>
    [id, plate, client?.name, insuredName].slice(0, columns.length).map((cell) => cell ?? ""),
  );
  return { listed, exported: exported.map((row) => row.map((cell) => cell ?? "")) };
}

test("random filters export the rows of the register in its order, without hidden columns, for each profile", async () => {
  let matches = 0;
  const sorts = fc.constantFrom("URGENCY", "NEWEST", "ID");
  const asked = fc.asyncProperty(filters, sorts, fc.constantFrom("CSV", "XLSX"), async (filter, sort, format) => {
    await Promise.all(
      users.map(async (user) => {
        const { listed, exported } = await listedAndExported(user, { filter: { ...filter, open: true }, sort }, format);
        expect(exported, user).toEqual(listed);
        const matching = await plainReading(app, user, filter);
        matches += matching.length;
        expect(exported.map(([id]) => id as string).sort(), user).toEqual(idsOf(matching));
      }),
    );
  });
  await fc.assert(asked, { numRuns: runs(17), seed: 20_261_124 });
  expect(matches).toBeGreaterThan(runs(400));
  for (const user of users) {
    const { errors } = await startExport(app, "claims", { columns: ["id", HIDDEN] }, tokens.get(user)!);
    expect(errors?.[0]?.extensions.code, user).toBe(narrowed.includes(user) ? "FIELD_UNKNOWN" : undefined);
  }
}, 300_000);

const columnLists = [
  ["claims", "Claim", claimFields],
  ["suppliers", "Supplier", supplierFields],
] as const;
test.each(columnLists)(
  "random column filters return the rows that contain the value for each profile: %s",
  async (list, entity, fields) => {
    const asking = (selection: string) => `query($filter: ${entity}Filter) {
    ${list}(first: ${pageLimits.max}, sort: ID, filter: $filter) { totalCount nodes { id ${selection} } } }`;
    type Answered = Record<string, { totalCount: number; nodes: Row[] }>;
    const ask = async (user: User, filter: object, selection = "") => {
      stopClock();
      return app.graphql<Answered>(asking(selection), { filter }, tokens.get(user));
    };
    const answered = new Map<User, Row[]>();
    for (const user of users) answered.set(user, (await ask(user, {}, columnSelection(fields))).data![list]!.nodes.map(ungrouped));
    const asked = fc.constantFrom(...users).chain((user) => fc.tuple(fc.constant(user), columnCases(fields, answered.get("admin")!)));
    const seen = new Set<string>();
    let matches = 0;
    const finds = fc.asyncProperty(asked, async ([user, columns]) => {
      const { data, errors } = await ask(user, { columns: columns.map((one) => one.asked) });
      const refused = narrowed.includes(user) && list === "claims" ? columns.find(({ name }) => name === HIDDEN) : undefined;
      const unanswered = columns.find(({ name }) => unseenBy[user]?.includes(name));
      if (refused || unanswered) {
        expect(errors?.[0]?.extensions.code).toBe("FIELD_UNKNOWN");
        return;
      }
      expect(errors).toBeUndefined();
      const matching = answered.get(user)!.filter((row) => columns.every((one) => one.passes(row)));
      for (const { name } of matching.length ? columns : []) seen.add(name);
      matches += matching.length;
      expect(idsOf(data![list]!.nodes)).toEqual(idsOf(matching));
      expect(data![list]!.totalCount).toBe(matching.length);
    });
    await fc.assert(finds, { numRuns: runs(200), seed: 20_261_130 });
    expect(matches).toBeGreaterThan(runs(500));
    expect(seen.size).toBeGreaterThan(narrowedColumns(fields).length * 0.8);
  },
  120_000,
);

test("rejects values that a column cannot hold and too many columns", async () => {
  const code = async (...columns: object[]) => {
    const asking = "query($f: ClaimFilter) { claims(filter: $f) { totalCount } }";
    const { data, errors } = await app.graphql<{ claims: { totalCount: number } }>(asking, { f: { columns } }, tokens.get("operator"));
    return errors?.[0]?.extensions.code ?? data!.claims.totalCount;
  };
  const at = "2026-11-21T09:00:00Z";
  const wrong = [
    {},
    { contains: " " },
    { is: true },
    { atLeast: 1 },
    { contains: "a", empty: false },
    { field: "STATUS", oneOf: ["MOBILE_FREE"] },
    { field: "PROMISED_MINUTES", atLeast: 2, atMost: 1 },
    { field: "ASSIGNED_AT", from: at, before: at },
    { field: "SCHEDULED", contains: "a" },
  ];
  for (const part of wrong) expect([part, await code({ field: "PLATE", ...part })]).toEqual([part, "BAD_USER_INPUT"]);
  expect(await code(...Array.from({ length: 11 }, () => ({ field: "PLATE", contains: "A" })))).toBe("LIST_TOO_LONG");
  expect(await code({ field: "PLATE", contains: "a".repeat(101) })).toBe("TEXT_TOO_LONG");
  for (const text of ["' or true --", "_BC", "%A%", "\\"])
    expect([text, await code({ field: "PLATE", contains: text })]).toEqual([text, 0]);
  expect(await code({ field: "NOTES", contains: "0% \\ _ grosse" })).toBeGreaterThan(0);
});

test("rejects invalid minutes", async () => {
  for (const assignedMinutes of [{ from: -1 }, { to: 525_601 }, { from: 20, to: 10 }]) {
    const list = await app.graphql(
      "query($f: ClaimFilter) { claims(filter: $f) { totalCount } }",
      { f: { assignedMinutes } },
      tokens.get("operator"),
    );
    const counts = await app.graphql(
      "query($f: MapFilterInput) { kpis(filter: $f) { claims { count } } }",
      { f: { assignedMinutes } },
      tokens.get("operator"),
    );
    for (const { errors } of [list, counts])
      expect(errors![0]!.extensions).toMatchObject({ code: "BAD_USER_INPUT", values: { field: "assignedMinutes" } });
  }
});
