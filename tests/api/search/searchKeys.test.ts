// The keys that claims and suppliers are searched by: where they are made later than their rows, how they are removed, and that they are looked
// up in an index alone.
import { type SQL, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { SEARCH_KEYS_VERSION, claimSearchKinds, searchStarts } from "../../../schema/rules/search/searchKinds";
import { unrestrictedScope, contractKey, type Scope } from "../../../server/platform/viewer";
import { claimCandidates } from "../../../server/search/claimSearch.queries";
import { writeMissingKeys } from "../../../server/search/searchKeyWorker";
import { supplierCandidates, supplierStarts } from "../../../server/search/supplierSearch.queries";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { statements } from "../../fixtures/db/statements";
import { claimRecord, ofDemoClient, supplierRecord } from "../../fixtures/records";

let app: TestApp;
let key: string;
beforeAll(async () => {
  app = await startTestApp();
  key = await app.key("ingest");
  await app.ingest(
    "suppliers",
    Array.from({ length: 5 }, (_, n) => supplierRecord(`K-S${n}`)),
    key,
  );
  const records = Array.from({ length: 7 }, (_, n) => claimRecord(`K-C${n}`, { nbtitular: "Elena Vidal", ...ofDemoClient }));
  await app.ingest("claims", records, key);
});

const keysOf = async (table: "claim" | "supplier") => app.owner.execute(sql.raw(`select * from ${table}_search_keys order by 1, 2`));

describe("keys", () => {
  test("of what was stored before there were any are made in batches, once", async () => {
    const progress = async () =>
      (await app.owner.execute<{ value: string }>(sql`select value from installation where key = 'searchKeys'`))[0];
    // The product's own worker comes first; then the same work again, from the beginning.
    await vi.waitFor(async () => expect(JSON.parse((await progress())!.value)).toEqual({ version: SEARCH_KEYS_VERSION, at: null }), 10_000);
    const before = [await keysOf("claim"), await keysOf("supplier")];
    expect(before.map(({ length }) => length)).toEqual([7 * 4, 5 * 4]);
    await app.owner.execute(sql`delete from installation where key = 'searchKeys'`);
    await app.owner.execute(sql`delete from claim_search_keys`);
    await app.owner.execute(sql`update supplier_search_keys set key = 'iwrong' where supplier_id = 'K-S1' and key like 'isup%'`);
    const steps: unknown[] = [];
    for (let at: unknown = ""; at !== null;) steps.push((at = (await writeMissingKeys(app, 4))!.at));
    expect(steps).toHaveLength(3 + 3);
    expect([await keysOf("claim"), await keysOf("supplier")]).toEqual(before);
    expect(await writeMissingKeys(app, 4)).toEqual({ version: SEARCH_KEYS_VERSION, at: null });
  });

  test("are removed with the row that they are of", async () => {
    await app.owner.execute(sql`delete from claims where id = 'K-C6'`);
    await app.owner.execute(sql`delete from suppliers where id = 'K-S4'`);
    expect((await keysOf("claim")).filter((row) => row["claim_id"] === "K-C6")).toEqual([]);
    expect((await keysOf("supplier")).filter((row) => row["supplier_id"] === "K-S4")).toEqual([]);
  });
});

describe("of a claim that is written again", () => {
  /** Its keys, each with the transaction that wrote it. */
  const written = async (): Promise<Map<string, string>> => {
    const rows = await app.owner.execute<{ key: string; xmin: string }>(
      sql`select key, xmin::text from claim_search_keys where claim_id = 'K-W'`,
    );
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

  test("no key is written for a note or a time", async () => {
    expect((await difference(claim)).written.length).toBeGreaterThan(3);
    expect(await difference({ ...claim, txobserva: "Waits at the gate" })).toEqual({ written: [], gone: 0 });
  });

  test("only the keys that are others are written for another plate", async () => {
    expect(await difference({ ...claim, txmat: "8888 ZZZ" })).toEqual({ written: ["p8888zzz"], gone: 1 });
  });

  test("every key is written when another client's people find it", async () => {
    const { written: all, gone } = await difference({ ...claim, txmat: "8888 ZZZ", ...ofDemoClient });
    expect([all.length, gone]).toEqual([(await written()).size, 0]);
  });

  test("none is looked for to be removed when it is new", async () => {
    const { count } = await statements(app.db, () => app.ingest("claims", [claimRecord("K-NEW")], key), /delete from "claim_search_keys"/);
    expect(count).toBe(0);
    const again = () => app.ingest("claims", [claimRecord("K-NEW", { version: 2, txmat: "1212 QQQ" })], key);
    expect((await statements(app.db, again, /delete from "claim_search_keys"/)).count).toBe(1);
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
const starts = searchStarts(claimSearchKinds, "8199", () => false).map(({ start }) => start);
const scopes: [string, Scope, string, string][] = [
  ["everything", unrestrictedScope, "claim_search_instance", "supplier_search_instance"],
  ["two AMA instances", { ...unrestrictedScope, instances: new Set(["ES", "PT"]) }, "claim_search_instance", "supplier_search_instance"],
  [
    "contracts",
    { ...unrestrictedScope, suppliers: "serving", contracts: new Set([contractKey("ES", "AUR", "AUTO-PLUS-3")]) },
    "claim_search_contract",
    "claim_search_contract",
  ],
  ["suppliers", { ...unrestrictedScope, suppliers: new Set(["K-S1"]) }, "claim_search_supplier", "supplier_search_supplier"],
];
test.each(scopes)(
  "a viewer of %s finds claims by a range of an index, and suppliers by an index",
  async (_, scope, ofClaims, ofSuppliers) => {
    expect(await planOf(claimCandidates(scope, starts, 8))).toEqual({ indexes: [`${ofClaims} by range`], isScanned: false });
    const plan = await planOf(supplierCandidates(scope, supplierStarts(scope, "elena"), 8));
    expect(plan.indexes.some((one) => one.startsWith(ofSuppliers))).toBe(true);
  },
);
