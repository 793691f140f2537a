// The keys that claims and suppliers are searched by: where they are made later than their rows, how they are removed, and that they are looked
// up in an index alone.
import { type SQL, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { MINUTE_MS } from "../../../schema/rules/durations";
import { SEARCH_KEYS_VERSION, claimSearchKinds, searchStarts } from "../../../schema/rules/search/searchKinds";
import { contractKey, type Scope, systemSender, unrestrictedScope, type Viewer } from "../../../server/platform/viewer";
import { claimCandidates, findClaims } from "../../../server/search/claimSearch.queries";
import { writeMissingKeys } from "../../../server/search/searchKeyWorker";
import { supplierCandidates, supplierStarts } from "../../../server/search/supplierSearch.queries";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { statements } from "../../fixtures/db/statements";
import { claimRecord, minutes, ofDemoClient, ofDemoProvider, supplierRecord } from "../../fixtures/records";

let app: TestApp;
let key: string;
beforeAll(async () => {
  app = await startTestApp();
  // Plans are those of a table of any size: none is made for the few rows of this file, counted while a slow machine runs it.
  for (const table of ["claim_search_keys", "claim_supplier_search_keys", "supplier_search_keys"])
    await app.owner.execute(`alter table ${table} set (autovacuum_enabled = off)`);
  key = await app.key("ingest");
  await app.ingest(
    "suppliers",
    Array.from({ length: 5 }, (_, n) => supplierRecord(`K-S${n}`)),
    key,
  );
  const records = Array.from({ length: 7 }, (_, n) => claimRecord(`K-C${n}`, { nbtitular: "Elena Vidal", ...ofDemoClient }));
  await app.ingest("claims", records, key);
});

const keysOf = async (table: "claim" | "claim_supplier" | "supplier") =>
  app.owner.execute(sql.raw(`select * from ${table}_search_keys order by 1, 2`));

async function progress(): Promise<unknown> {
  const [row] = await app.owner.execute<{ value: string }>(sql`select value from installation where key = 'searchKeys'`);
  return row && JSON.parse(row.value);
}

describe("search keys", () => {
  test("of rows from before the keys are built in batches, once", async () => {
    // The product's own worker comes first; then the same work again, from the beginning.
    const done = { version: SEARCH_KEYS_VERSION, at: null };
    await vi.waitFor(async () => expect(await progress()).toMatchObject(done));
    const before = [await keysOf("claim"), await keysOf("supplier")];
    expect(before.map(({ length }) => length)).toEqual([7 * 5, 5 * 6]);
    await app.owner.execute(sql`delete from installation where key = 'searchKeys'`);
    await app.owner.execute(sql`delete from claim_search_keys`);
    await app.owner.execute(sql`update supplier_search_keys set key = 'iwrong' where supplier_id = 'K-S1' and key like 'isup%'`);
    const steps: unknown[] = [];
    for (let at: unknown = ""; at !== null;) steps.push((at = (await writeMissingKeys(app, 4))!.at));
    expect(steps).toHaveLength(3 + 3);
    expect([await keysOf("claim"), await keysOf("supplier")]).toEqual(before);
    expect(await writeMissingKeys(app, 4)).toMatchObject({ ...done, again: { since: expect.any(String) as string } });
  });

  test("of rows written by an earlier release are built again after a quarter of an hour", async () => {
    const version = 5;
    await app.ingest("claims", [claimRecord("K-C1", { version, nbtitular: "Elena Vidal", txmat: "3333 RRR", ...ofDemoClient })], key);
    await app.ingest("suppliers", [supplierRecord("K-S2", { version, nbprovee: "Written Meanwhile" })], key);
    const right = [await keysOf("claim"), await keysOf("supplier")];
    await app.owner.execute(sql`delete from claim_search_keys where claim_id = 'K-C1'`);
    await app.owner.execute(sql`update supplier_search_keys set key = 'iold' where supplier_id = 'K-S2' and key like 'iw%'`);
    await writeMissingKeys(app);
    expect(await keysOf("claim")).toHaveLength(right[0]!.length - 6);
    app.clock.offset = 15 * MINUTE_MS;
    for (let at: unknown = ""; at !== null;) at = (await writeMissingKeys(app))!.at;
    app.clock.offset = 0;
    expect([await keysOf("claim"), await keysOf("supplier")]).toEqual(right);
    expect(await progress()).toEqual({ version: SEARCH_KEYS_VERSION, at: null, again: null });
  });

  test("built by a later release are kept unchanged", async () => {
    const later = { version: SEARCH_KEYS_VERSION + 1, at: null };
    await app.owner.execute(sql`update installation set value = ${JSON.stringify(later)} where key = 'searchKeys'`);
    expect(await writeMissingKeys(app)).toMatchObject({ at: null });
    expect(await progress()).toEqual(later);
  });

  test("are deleted with their row", async () => {
    const assigned = { cdprovee: "K-S1", fhasignacion: minutes(-5), eta: 45 };
    await app.ingest("claims", [claimRecord("K-C6", { version: 2, nbtitular: "Elena Vidal", ...ofDemoClient, ...assigned })], key);
    expect((await keysOf("claim_supplier")).map((row) => row["claim_id"])).toContain("K-C6");
    await app.owner.execute(sql`delete from claims where id = 'K-C6'`);
    await app.owner.execute(sql`delete from suppliers where id = 'K-S4'`);
    for (const table of ["claim", "claim_supplier"] as const)
      expect((await keysOf(table)).filter((row) => row["claim_id"] === "K-C6")).toEqual([]);
    expect((await keysOf("supplier")).filter((row) => row["supplier_id"] === "K-S4")).toEqual([]);
  });
});

describe("updating a claim", () => {
  /** Its keys, each with the transaction that wrote it. */
  const written = async (): Promise<Map<string, string>> => {
    const rows = await app.owner.execute<{ key: string; xmin: string }>(sql`
      select key, xmin::text from claim_search_keys where claim_id = 'K-W'
      union all select supplier_id || ' ' || key, xmin::text from claim_supplier_search_keys where claim_id = 'K-W'`);
    return new Map(rows.map(({ key, xmin }) => [key, xmin]));
  };
  let version = 1;
  const send = (changes: object) => app.ingest("claims", [claimRecord("K-W", { version: version++, ...changes })], key);
  /** Runs something; answers the keys that it wrote, also those that were there before, and how many keys are gone. */
  const difference = async (change: object): Promise<{ written: string[]; gone: number }> => {
    const before = await written();
    expect((await send(change)).body).toMatchObject({ accepted: 1, refused: [] });
    const after = await written();
    return {
      written: [...after].filter(([one, xmin]) => before.get(one) !== xmin).map(([one]) => one),
      gone: [...before.keys()].filter((one) => !after.has(one)).length,
    };
  };
  const claim = { nbtitular: "Zoe Marin", txmat: "7777 ZZZ" };

  test("writes no key for a note or a time", async () => {
    expect((await difference(claim)).written.length).toBeGreaterThan(3);
    expect(await difference({ ...claim, txobserva: "Waits at the gate" })).toEqual({ written: [], gone: 0 });
  });

  test("writes only the changed keys for another plate", async () => {
    expect(await difference({ ...claim, txmat: "8888 ZZZ" })).toEqual({ written: ["p8888zzz"], gone: 1 });
  });

  test("writes every key for another client", async () => {
    const { written: all, gone } = await difference({ ...claim, txmat: "8888 ZZZ", ...ofDemoClient });
    expect([all.length, gone]).toEqual([(await written()).size, 0]);
  });

  test("writes only the supplier's keys for an assignment, reassignment or proposal", async () => {
    const seen = { ...claim, txmat: "8888 ZZZ", ...ofDemoClient };
    const to = (cdprovee: string, swpropuesta = 0) => difference({ ...seen, cdprovee, swpropuesta, fhasignacion: minutes(-5), eta: 45 });
    const all = [...(await written()).keys()];
    expect(await to("K-S1")).toEqual({ written: all.map((one) => `K-S1 ${one}`), gone: 0 });
    expect(await to(ofDemoProvider.cdprovee)).toEqual({ written: all.map((one) => `${ofDemoProvider.cdprovee} ${one}`), gone: all.length });
    expect(await to(ofDemoProvider.cdprovee, 1)).toEqual({ written: [], gone: all.length });
  });

  test("deletes no keys for a new claim", async () => {
    const { count } = await statements(
      app.intakeDb,
      () => app.ingest("claims", [claimRecord("K-NEW")], key),
      /delete from "claim_search_keys"/,
    );
    expect(count).toBe(0);
    const again = () => app.ingest("claims", [claimRecord("K-NEW", { version: 2, txmat: "1212 QQQ" })], key);
    expect((await statements(app.intakeDb, again, /delete from "claim_search_keys"/)).count).toBe(1);
  });
});

/** Index conditions of a statement's plan where reading a whole table costs as much as can be; and whether a table of keys is read whole. */
async function planOf(statement: SQL): Promise<{ indexes: string[]; isScanned: boolean }> {
  const text = await app.owner.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`set local enable_bitmapscan = off`);
    const rows = await tx.execute<Record<string, string>>(sql`explain (costs off) ${statement}`);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  });
  const conditions = [...text.matchAll(/Index (?:Only )?Scan using (\w+) on \w+_search_keys[^\n]*\n\s*Index Cond: ([^\n]*)/g)];
  return {
    indexes: conditions.map(([, name, condition]) => `${name}${condition!.includes("~>=~") ? " by range" : ""}`),
    isScanned: /Seq Scan on \w+_search_keys|Sort Key: .*key/.test(text),
  };
}
const starts = searchStarts(claimSearchKinds, "8199", () => false);
const many = Array.from({ length: 101 }, (_, n) => `K-S${n}`);
const scopes: [string, Scope, string[] | null, string, string][] = [
  ["everything", unrestrictedScope, null, "claim_search_instance", "supplier_search_instance"],
  [
    "two AMA instances",
    { ...unrestrictedScope, instances: new Set(["ES", "PT"]) },
    null,
    "claim_search_instance",
    "supplier_search_instance",
  ],
  [
    "contracts",
    { ...unrestrictedScope, suppliers: "serving", contracts: new Set([contractKey("ES", "AUR", "AUTO-PLUS-3")]) },
    ["K-S1"],
    "claim_search_contract",
    "supplier_search_supplier",
  ],
  [
    "suppliers",
    { ...unrestrictedScope, suppliers: new Set(["K-S1"]) },
    ["K-S1"],
    "claim_supplier_search_supplier",
    "supplier_search_supplier",
  ],
  [
    "many suppliers",
    { ...unrestrictedScope, suppliers: new Set(many) },
    many,
    "claim_supplier_search_supplier",
    "supplier_search_instance",
  ],
];
test.each(scopes)(
  "a viewer of %s finds claims through an index range and suppliers through an index",
  async (_, scope, own, ofClaims, ofSuppliers) => {
    expect(await planOf(claimCandidates(scope, starts, 8))).toEqual({ indexes: [`${ofClaims} by range`], isScanned: false });
    const plan = await planOf(supplierCandidates(scope, own, supplierStarts(scope, "elena"), 8));
    expect(plan.indexes.some((one) => one.startsWith(ofSuppliers))).toBe(true);
  },
);

test("a viewer of many contracts finds claims behind hundreds of others with the same prefix", async () => {
  const others = Array.from({ length: 401 }, (_, n) => claimRecord(`K-O${n}`, { nbtitular: `Common A${n}` }));
  await app.ingest("claims", [...others, claimRecord("K-OWN", { nbtitular: "Common Zola", ...ofDemoClient })], key);
  const contracts = new Set([...many, ofDemoClient.cdcontrato].map((one) => contractKey("ES", ofDemoClient.cdcliente, one)));
  const viewer = { ...systemSender, scope: { ...unrestrictedScope, suppliers: "serving", contracts } } as unknown as Viewer;
  const find = async (text: string) => (await findClaims(app.requests, viewer, text, 8)).map(({ claim }) => claim.id);
  expect([await find("common"), await find("common z"), await find("c zol"), await find("common a1")]).toEqual([
    ["K-OWN"],
    ["K-OWN"],
    ["K-OWN"],
    [],
  ]);
});
