// The seals of days that are long past are folded into one a day, by which the chain is proven as before.
import { sql, TransactionRollbackError } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import { removeOldRows } from "../../../server/admin/retention/oldRows";
import { foldSeals } from "../../../server/audit/foldSeals";
import { removeAuditBefore } from "../../../server/audit/removeOldDays";
import { sealNew } from "../../../server/audit/seal";
import { verifyAudit, type Finding } from "../../../server/audit/verify";
import { dayOf } from "../../../server/db/retention/partitions";
import { systemActor } from "../../../server/platform/actor";
import { startTestApp, type TestApp } from "../../fixtures/app";

const DAY_MS = 86_400_000;
let app: TestApp;
let noted: { id: number; hash: string }[];

async function writeSealed(count: number): Promise<void> {
  for (let n = 0; n < count; n++) {
    await app.signIn();
    await vi.waitFor(async () => {
      await sealNew(app);
      expect((await verifyAudit(app.db)).unsealed).toBe(0);
    });
    noted.push((await verifyAudit(app.db)).last!);
  }
}
const seals = async (): Promise<number> => (await app.db.execute(sql`select id from audit_seals`)).length;
const later = (days: number): Date => new Date(app.clock.now() + days * DAY_MS);
/** Verdict after manipulation with full access to the machine; the database is restored afterwards. */
async function found(statement: ReturnType<typeof sql>): Promise<Finding["kind"][]> {
  let kinds: Finding["kind"][] = [];
  const undone = app.owner.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(statement);
    kinds = (await verifyAudit(tx)).findings.map(({ kind }) => kind);
    tx.rollback();
  });
  await expect(undone).rejects.toThrow(TransactionRollbackError);
  return kinds;
}

beforeAll(async () => {
  app = await startTestApp();
  noted = [];
  await writeSealed(4);
  app.clock.offset += DAY_MS;
  await writeSealed(3);
  app.clock.offset += DAY_MS;
  await writeSealed(2);
}, 60_000);

test("does not fold seals over a day with changed rows", async () => {
  const rolledBack = app.owner.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`update audit set digest = md5('x') where (xid, seq) = (select xid, seq from audit_seals where id = 2)`);
    await expect(foldSeals(tx as never, later(20), systemActor)).rejects.toThrow(/Seal 2 of the audit was changed/);
    tx.rollback();
  });
  await expect(rolledBack).rejects.toThrow(TransactionRollbackError);
});

test("folds seals older than a week into one per day, and the audit stays valid", async () => {
  const before = await seals();
  expect(await foldSeals(app.ownerDb, later(5), systemActor)).toBe(0);
  const gone = await foldSeals(app.ownerDb, later(7), systemActor);
  expect(gone).toBeGreaterThanOrEqual(4);
  expect(await seals()).toBeLessThanOrEqual(before - gone + 3);
  await sealNew(app);
  const { findings, rows, seals: verified } = await verifyAudit(app.db);
  expect(findings).toEqual([]);
  expect([rows > 9, verified]).toEqual([true, await seals()]);
  const known = async (n: number): Promise<string[]> => (await verifyAudit(app.db, noted[n]!)).findings.map(({ kind }) => kind);
  expect(await known(0)).toEqual(["SEAL_FOLDED"]);
  expect(await known(noted.length - 1)).toEqual([]);
  expect((await verifyAudit(app.db, { id: noted.at(-1)!.id, hash: "0".repeat(64) })).findings).toMatchObject([{ kind: "SEAL_NOT_FOUND" }]);
});

test("allows only the keeper to fold seals, and no other change", async () => {
  const asKeeper = (statement: string) =>
    app.ownerDb.transaction(async (tx) => {
      await tx.execute(sql`set local atalaya.keeper = 'on'`);
      await tx.execute(sql.raw(statement));
    });
  for (const statement of [
    "delete from audit_seals where first_id is not null",
    "delete from audit_seals where id = (select max(id) from audit_seals)",
    "update audit_seals set hash = md5('x'), first_id = id, fold_hash = 'x'",
    "update audit_seals set fold_hash = 'x' where first_id is not null",
  ])
    await expect(asKeeper(statement), statement).rejects.toThrow();
});

test("detects a change to a sealed day", async () => {
  const folded = sql`(select min(id) from audit_seals where first_id is not null)`;
  const ofFolded = sql`(select id from audit where (xid, seq) <= (select xid, seq from audit_seals where id = ${folded}) order by xid, seq offset 1 limit 1)`;
  expect(await found(sql`update audit set actor_name = 'x' where id = ${ofFolded}`)).toEqual(["ROW_CHANGED"]);
  expect(await found(sql`update audit set digest = md5('x') where id = ${ofFolded}`)).toEqual(["ROW_CHANGED", "ROWS_REPLACED"]);
  expect(await found(sql`delete from audit where id = ${ofFolded}`)).toEqual(["ROWS_MISSING"]);
  expect(await found(sql`update audit_seals set rows = rows + 1 where id = ${folded}`)).toContain("SEAL_CHANGED");
  expect(await found(sql`update audit_seals set hash_before = 'x' where id = ${folded}`)).toContain("SEAL_CHANGED");
  expect(await found(sql`update audit_seals set hash = md5('x') where id = ${folded}`)).toContain("SEAL_CHANGED");
  expect(await found(sql`delete from audit_seals where id = ${folded}`)).toContain("SEALS_MISSING");
  expect(
    await found(sql`update audit_seals set first_id = null, hash_before = null, fold_hash = null where first_id is not null`),
  ).toContain("SEALS_MISSING");
});

test("keeps the chain valid when rows of a folded day expire", async () => {
  const end = dayOf(new Date(app.clock.now()));
  await removeAuditBefore(app.ownerDb, new Date(end.getTime() + 30 * DAY_MS), systemActor, end);
  await sealNew(app);
  const verdict = await verifyAudit(app.db);
  expect(verdict.findings).toEqual([]);
  expect(verdict.removed).toBeGreaterThan(0);
});

test("a changed seal keeps the old rows of the audit, while other logs expire", async () => {
  await app.db.execute(sql`
    insert into api_errors (id, at, integration, operation, path, code) values (gen_random_uuid(), now(), 'ASSISTANCE', 'confirmArrival', '/', 'DOWN')`);
  await app.owner.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`update audit_seals set hash = md5('x') where first_id is null`);
  });
  app.clock.offset += 120 * DAY_MS;
  const auditIds = async (): Promise<unknown[]> => (await app.db.execute(sql`select id from audit`)).map(({ id }) => id);
  const before = await auditIds();
  await expect(removeOldRows(app)).rejects.toThrow(/Seal \d+ of the audit was changed/);
  expect((await app.db.execute(sql`select id from api_errors`)).length).toBe(0);
  // workers of the product add rows at the same time
  expect(await auditIds()).toEqual(expect.arrayContaining(before));
  const said = await app.db.execute<{ removed: object }>(sql`select after->'removed' as removed from audit where action = 'logs.remove'`);
  expect(said.at(-1)!.removed).toMatchObject({ api_errors: 1 });
});
