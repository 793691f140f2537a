// A dump of another PostgreSQL's database: its rows are of transactions that this one has not come to.
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { verifyAudit } from "../../../server/audit/verify";
import { catchUpTransactionIds } from "../../../server/db/restoredDatabase";
import { createLog } from "../../../server/platform/log";
import { database, startTestApp, type TestApp } from "../../fixtures/app";
import { claimRecord } from "../../fixtures/records";

/** The installation as a restore leaves it: the latest rows of its logs are this many transactions ahead of the cluster. */
async function restored(ahead: number): Promise<TestApp> {
  const before = await startTestApp();
  expect((await before.ingest("claims", [claimRecord("R-1")], await before.key("ingest"))).body.accepted).toBe(1);
  const [row] = await before.db.execute<{ name: string }>(sql`select current_database() as name`);
  await before.stop();
  await before.owner.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const table of ["changes", "audit"].map((name) => sql.identifier(name)))
      await tx.execute(sql`
        update ${table} set xid = (pg_snapshot_xmax(pg_current_snapshot())::text::numeric + ${ahead})::text::xid8
        where seq = (select max(seq) from ${table})`);
  });
  await Promise.all(
    [before.db, before.requests, before.intakeDb, before.vitalDb, before.ownerDb, before.owner].map((pool) =>
      pool.$client.end({ timeout: 2 }),
    ),
  );
  return startTestApp({}, { copyOf: row!.name });
}

describe("a restored database", () => {
  test("is read and its audit sealed after the transaction ids of the old cluster are passed", async () => {
    const app = await restored(450_000);
    await app.ingest("claims", [claimRecord("R-2")], await app.key("ingest"));
    await expect.poll(async () => (await verifyAudit(app.db)).unsealed).toBe(0);
    await expect.poll(() => app.board.claims).toBe(2);
  });

  test("too far ahead is rejected at the start with instructions", async () => {
    const { owner, drop } = await database();
    await owner.execute(sql`insert into changes (xid, kind) values ('900000000000', 'claim')`);
    await expect(catchUpTransactionIds(owner, createLog("silent"))).rejects.toThrow(/restored.*pg_resetwal/);
    await drop();
  });
});
