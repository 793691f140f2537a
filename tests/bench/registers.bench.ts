// Register of 100,000 claims: page 2,000 by cursor compared with page 1, alternately, with and without an index.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getTableColumns, sql, type SQL } from "drizzle-orm";
import { pageLimits } from "../../schema/rules/limits/paging";
import type { ClaimRow } from "../../server/changes/claimState";
import { type ClaimsOrder, claimsOrder } from "../../server/claims/queries/claimOrder";
import { claimsPage } from "../../server/claims/queries/claims.queries";
import type { Db } from "../../server/db/connect";
import { openDatabase } from "../../server/db/open";
import { cursorOf } from "../../server/db/page";
import { insertRows } from "../../server/db/bulk/rows";
import { claims } from "../../server/db/tables/claims";
import { services } from "../../server/db/tables/instances";
import { suppliers } from "../../server/db/tables/suppliers";
import { transaction } from "../../server/db/transaction";
import { readEnv } from "../../server/platform/env";
import { createLog } from "../../server/platform/log";
import { Clock } from "../../server/platform/time";
import { systemSender, type Viewer } from "../../server/platform/viewer";
import { settingsInForce } from "../../server/settings/settings.queries";
import { claimRows, supplierRows } from "./settingsRows";
import { quantile, round } from "./timings";

export interface RegisterFigures {
  order: string;
  /** Milliseconds, medians. */
  firstPage: number;
  farPage: number;
  ratio: number;
}

const ROWS = 100_000;
const SEEDED_AT_ONCE = 2_000;
const FAR_PAGE = 2_000;
const ROUNDS = 21;
const everything = { ...systemSender, functionalities: new Set(["claim.economics"]) } as unknown as Viewer;

const ordered = (field: string, direction: "ASC" | "DESC" = "ASC"): ClaimsOrder => ({ sort: "URGENCY", orderBy: [{ field, direction }] });
const orders: Record<string, ClaimsOrder> = {
  urgency: { sort: "URGENCY" },
  newest: { sort: "NEWEST" },
  "plate, which no index keeps": ordered("plate"),
  "client's name, of another table": ordered("client", "DESC"),
  "status, client, plate": { sort: "URGENCY", orderBy: ["status", "client", "plate"].map((field) => ({ field, direction: "ASC" })) },
};

async function seed(db: Db): Promise<void> {
  const context = { db, clock: new Clock() };
  const settings = await transaction(context, async (tx, now) => {
    await insertRows(tx, services, [{ id: "GRU", name: "Tow" }]);
    await insertRows(tx, suppliers, supplierRows(now));
    return { inForce: await settingsInForce(tx, now), now };
  });
  const rows = [...claimRows(ROWS, settings.now, settings.inForce)];
  for (let at = 0; at < rows.length; at += SEEDED_AT_ONCE)
    await transaction(context, (tx) => insertRows(tx, claims, rows.slice(at, at + SEEDED_AT_ONCE)));
}

/** The cursor after which a page begins. */
async function cursorBefore(db: Db, order: ClaimsOrder, page: number): Promise<string> {
  const { keys, selected, direction, ...rest } = claimsOrder(order, everything);
  const [row] = await db.transaction(async (tx) => {
    // Counting so many rows is what a cursor spares: it may take longer than a request may.
    await tx.execute(sql`set local statement_timeout = 0`);
    return tx
      .select({ ...getTableColumns(claims), ...selected } as unknown as Record<string, SQL>)
      .from(claims)
      .orderBy(...keys.map((key) => sql`${key.column} ${sql.raw(key.direction ?? direction)}`))
      .offset((page - 1) * pageLimits.claims - 1)
      .limit(1);
  });
  return cursorOf({ keys, direction, ...rest }, row as unknown as ClaimRow);
}

async function compare(db: Db, name: string, order: ClaimsOrder): Promise<RegisterFigures> {
  const far = await cursorBefore(db, order, FAR_PAGE);
  const took = async (after: string | null): Promise<number> => {
    const begun = performance.now();
    const page = await claimsPage(db, everything, null, order, { first: pageLimits.claims, after }, Date.now(), null);
    if (page.nodes.length !== pageLimits.claims) throw new Error(`a page of ${page.nodes.length} rows`);
    await page.totalCount;
    return performance.now() - begun;
  };
  const times = { first: [] as number[], far: [] as number[], ratio: [] as number[] };
  for (let turn = 0; turn < ROUNDS; turn++) {
    const [one, other] = turn % 2 ? [await took(far), await took(null)] : [await took(null), await took(far)];
    const [firstPage, farPage] = turn % 2 ? [other, one] : [one, other];
    times.first.push(firstPage);
    times.far.push(farPage);
    times.ratio.push(farPage / firstPage);
  }
  const median = (of: keyof typeof times): number => round(quantile(times[of], 0.5));
  const figures = { order: name, firstPage: median("first"), farPage: median("far"), ratio: median("ratio") };
  console.log(`  ${name.padEnd(32)} page 1 ${figures.firstPage} ms, page ${FAR_PAGE} ${figures.farPage} ms: ${figures.ratio} times`);
  return figures;
}

export async function registers(): Promise<RegisterFigures[]> {
  const folder = mkdtempSync(join(tmpdir(), "atalaya-bench-"));
  const database = await openDatabase(readEnv({ DATA_DIR: folder }), createLog("error"));
  try {
    await seed(database.db);
    await database.ownerDb.execute(sql`analyze`).catch(() => undefined);
    const figures: RegisterFigures[] = [];
    for (const [name, order] of Object.entries(orders)) figures.push(await compare(database.requests, name, order));
    return figures;
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
