// A keystroke in a search of a million claims compared with a read by primary key, alternately on one connection.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { and, eq, isNotNull, ne, type SQL, sql } from "drizzle-orm";
import { claimSearchKinds, searchStarts } from "../../schema/rules/search/searchKinds";
import { claimsInScope } from "../../server/auth/permissions/scopeConditions";
import type { Db } from "../../server/db/connect";
import { openDatabase } from "../../server/db/open";
import { insertRows } from "../../server/db/bulk/rows";
import { claims } from "../../server/db/tables/claims";
import { services } from "../../server/db/tables/instances";
import { suppliers } from "../../server/db/tables/suppliers";
import { transaction } from "../../server/db/transaction";
import { readEnv } from "../../server/platform/env";
import { createLog } from "../../server/platform/log";
import { Clock } from "../../server/platform/time";
import { contractKey, systemSender, unrestrictedScope, type Scope, type Viewer } from "../../server/platform/viewer";
import { claimCandidates, findClaims } from "../../server/search/claimSearch.queries";
import { writeMissingKeys } from "../../server/search/searchKeyWorker";
import { findSuppliers, supplierCandidates, supplierStarts } from "../../server/search/supplierSearch.queries";
import { settingsInForce } from "../../server/settings/settings.queries";
import { claimRows, supplierRows } from "./settingsRows";
import { quantile } from "./timings";

export interface SearchFigures {
  viewer: string;
  text: string;
  found: number;
  /** Pages that PostgreSQL looks at, of indexes and tables. */
  pages: number;
  /** Milliseconds, medians. */
  search: number;
  primaryKey: number;
  ratio: number;
}

const OPEN_CLAIMS = 20_000;
const CHUNK_ROWS = 5_000;
const ROUNDS = 100;
const ANSWERS = 8;
const instances = ["ES", "PT", "IT", "FR", "GR", "TR", "BR"];
const surnames = ["García", "Vidal", "Roca", "Núñez", "Silva", "Παππάς", "Yılmaz", "Rossi", "Martin", "Costa"];
const CONTRACTS = 2_000;
/** The contract that every other open claim has. */
const LARGEST = "LARGEST";
const idOf = (n: number): string => `C-${String(n).padStart(6, "0")}`;

/** A text as it grows under the fingers, by each way of finding. */
const texts = [
  "c-",
  "c-04",
  "c-0421",
  "4217",
  "garcia",
  "ga",
  "e v",
  "vid el",
  "elena zz",
  "4217 k",
  "600 04",
  "+34 600 042 1",
  "2026/0042",
  "su",
  "nobody at all",
];

const instanceOf = (n: number): string => (n < OPEN_CLAIMS ? "ES" : instances[n % instances.length]!);
const searchedOf = (n: number) => ({
  id: idOf(n),
  file: `2026/${String(n).padStart(7, "0")}`,
  other_file: n % 20 ? null : `AJ-${n}`,
  plate: `${String(n % 10_000).padStart(4, "0")} K${n % 97}`,
  insured_phone: `+34 600 ${String(n).padStart(6, "0")}`,
  insured_name: `Elena ${surnames[n % 10]} ${surnames[(n >> 3) % 10]}`,
  instance_id: instanceOf(n),
  client_id: "AUR",
  contract_id: n < OPEN_CLAIMS && n % 2 ? LARGEST : `T${n % CONTRACTS}`,
  supplier_id: n % 2 ? `M${n % 2_000}` : null,
});

/** Open claims, and of each many finished ones: copies with what they are searched for by; then their keys, as the product makes them. */
async function seed(db: Db, count: number): Promise<void> {
  const work = { db, clock: new Clock() };
  await db.execute(sql`insert into clients (instance_id, id, name) select id, 'AUR', 'Aurora' from instances`);
  await db.execute(
    sql`insert into contracts (instance_id, client_id, id, name) select i.id, 'AUR', 'T' || n, 'T' || n from instances i, generate_series(0, ${CONTRACTS - 1}) n`,
  );
  await db.execute(sql`insert into contracts (instance_id, client_id, id, name) select id, 'AUR', ${LARGEST}, ${LARGEST} from instances`);
  await transaction(work, async (tx, now) => {
    await insertRows(tx, services, [{ id: "GRU", name: "Tow" }]);
    await insertRows(tx, suppliers, supplierRows(now));
    // A few at a time: PostgreSQL ends a transaction that sends nothing for too long.
    let some: (typeof claims.$inferSelect)[] = [];
    for (const row of claimRows(OPEN_CLAIMS, now, await settingsInForce(tx, now)))
      if (some.push(row) === 1_000) {
        await insertRows(tx, claims, some);
        some = [];
      }
  });
  for (let from = 0; from < count; from += CHUNK_ROWS) {
    const chunk = Array.from({ length: Math.min(CHUNK_ROWS, count - from) }, (_, i) => searchedOf(from + i));
    const written = sql`(select value from jsonb_array_elements(${JSON.stringify(chunk)}::text::jsonb)) as one`;
    if (from < OPEN_CLAIMS)
      await db.execute(sql`update claims as c set file = n.file, other_file = n.other_file, plate = n.plate, insured_phone = n.insured_phone,
        insured_name = n.insured_name, client_id = n.client_id, contract_id = n.contract_id
        from ${written}, jsonb_populate_record(null::claims, one.value) as n where c.id = n.id`);
    else
      await db.execute(sql`insert into claims select n.* from claims as c, ${written}, jsonb_populate_record(c, one.value
        || '{"status": "FINISHED", "finished_at": "2026-01-01T10:00:00Z"}'::jsonb) as n where c.id = ${idOf(0)}`);
  }
  while ((await writeMissingKeys(work, 1_000))!.at);
}

const contracts = (count: number, each: readonly string[]): ReadonlySet<string> =>
  new Set(each.flatMap((instance) => Array.from({ length: count }, (_, n) => contractKey(instance, "AUR", `T${7 + n}`))));
const scopes: Record<string, Partial<Scope>> = {
  everything: {},
  "one AMA instance": { instances: new Set(["PT"]) },
  "two contracts": { suppliers: "serving", contracts: contracts(1, ["ES", "PT"]) },
  "forty contracts": { suppliers: "serving", contracts: contracts(20, ["ES", "PT"]) },
  "a thousand contracts": { suppliers: "serving", contracts: contracts(1_000, ["ES"]) },
  "10,000 open claims": { suppliers: "serving", contracts: new Set([contractKey("ES", "AUR", LARGEST)]) },
  "twenty suppliers": { suppliers: new Set(Array.from({ length: 20 }, (_, n) => `M${2 * n + 1}`)) },
};

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

async function pagesOf(db: Db, statement: SQL): Promise<number> {
  const [row] = await db.execute<{ "QUERY PLAN": [{ Plan: Record<string, number> }] }>(
    sql`explain (analyze, buffers, format json) ${statement}`,
  );
  const { "Shared Hit Blocks": hit = 0, "Shared Read Blocks": read = 0 } = row!["QUERY PLAN"][0].Plan;
  return hit + read;
}

const servingOf = async (db: Db, scope: Scope): Promise<string[]> =>
  (
    await db
      .selectDistinct({ id: sql<string>`${claims.supplierId}` })
      .from(claims)
      .where(and(claimsInScope(scope), ne(claims.status, "FINISHED"), isNotNull(claims.supplierId)))
  ).map(({ id }) => id);

async function measure(db: Db, name: string, viewer: Viewer, text: string, serving: string[]): Promise<SearchFigures> {
  const { scope } = viewer;
  const search = () =>
    Promise.all([findClaims(db, viewer, text, ANSWERS), findSuppliers(db, viewer, text, ANSWERS, () => Promise.resolve(serving))]);
  const times = { search: [] as number[], primaryKey: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    times.search.push(await timeOf(search));
    const id = idOf((round * 7_919) % OPEN_CLAIMS);
    times.primaryKey.push(await timeOf(() => db.select().from(claims).where(eq(claims.id, id))));
  }
  const starts = searchStarts(claimSearchKinds, text, () => false);
  const own = scope.suppliers === "all" ? null : scope.suppliers === "serving" ? serving : [...scope.suppliers];
  const pages =
    (await pagesOf(db, claimCandidates(scope, starts, ANSWERS))) +
    (await pagesOf(db, supplierCandidates(scope, own, supplierStarts(scope, text), ANSWERS)));
  const [keystroke, primaryKey] = [quantile(times.search, 0.5), quantile(times.primaryKey, 0.5)];
  const found = (await search()).flat().length;
  console.log(
    `  ${name.padEnd(20)} ${text.padEnd(14)} ${found} found, ${pages} pages, ${keystroke.toFixed(2)} ms, by key ${primaryKey.toFixed(2)} ms`,
  );
  return { viewer: name, text, found, pages, search: keystroke, primaryKey, ratio: keystroke / primaryKey };
}

export async function searching(count: number): Promise<SearchFigures[]> {
  const folder = mkdtempSync(join(tmpdir(), "atalaya-bench-"));
  const database = await openDatabase(readEnv({ DATA_DIR: folder, GAZETTEER: "0" }), createLog("error"));
  try {
    await seed(database.db, count);
    await database.ownerDb.execute(sql`vacuum analyze`);
    const figures: SearchFigures[] = [];
    for (const [name, narrowing] of Object.entries(scopes)) {
      const viewer = { ...systemSender, scope: { ...unrestrictedScope, ...narrowing } } as Viewer;
      const serving = await servingOf(database.db, viewer.scope);
      for (const text of texts) figures.push(await measure(database.requests, name, viewer, text, serving));
    }
    return figures;
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
