import { sql, TransactionRollbackError } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { eraseAudit } from "../../../server/audit/erase";
import { removeAuditBefore } from "../../../server/audit/removeOldDays";
import { sealNew } from "../../../server/audit/seal";
import { verifyAudit, type Finding } from "../../../server/audit/verify";
import { roles } from "../../../server/db/connect";
import { sqlState } from "../../../server/db/transaction";
import { systemActor } from "../../../server/platform/actor";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { claimRecord } from "../../fixtures/claims/intake";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
const verdict = () => verifyAudit(app.db);
const kinds = async (): Promise<Finding["kind"][]> => (await verdict()).findings.map(({ kind }) => kind);
/** Waits until all that is committed is sealed. */
const sealed = () =>
  expect
    .poll(async () => {
      await sealNew(app);
      return (await verdict()).unsealed;
    })
    .toBe(0);
/** With full access to the machine and without triggers. */
const tamper = (...statements: ReturnType<typeof sql>[]): Promise<void> =>
  app.owner.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const statement of statements) await tx.execute(statement);
  });
const rejectionCode = async (forbidden: Promise<unknown>): Promise<string | undefined> =>
  forbidden.then(
    () => "done",
    (error: unknown) => sqlState(error),
  );

describe("threat 16: the audit is append-only", () => {
  const tables = ["audit", "audit_default", "audit_seals"];
  const forbiddenStatements = ["update % set id = id", "delete from %", "truncate %", "drop table %", "alter table % disable trigger all"];

  test.each(tables.flatMap((table) => forbiddenStatements.map((forbidden) => forbidden.replace("%", table))))(
    "the application may not %s",
    async (statement) => {
      await app.signIn();
      await sealed();
      expect(await rejectionCode(app.db.execute(sql.raw(statement)))).toBe("42501");
    },
  );

  test.each(["none", "postgres", roles.keeper])("on its own PostgreSQL the application cannot become %s", async (role) => {
    const [row] = await app.db.execute<{ user: string }>(sql`select session_user as user`);
    // With a database URL, the user of that URL connects; triggers and the chain remain as protection.
    if (row!.user !== roles.app) return;
    const becoming = app.db.transaction(async (tx) => {
      await tx.execute(sql.raw(`set local role ${role}`));
      await tx.execute(sql`set local atalaya.keeper = 'on'`);
      await tx.execute(sql`delete from audit`);
    });
    expect(await rejectionCode(becoming)).toBe("42501");
  });

  test.each([
    "update audit set action = 'x'",
    "delete from audit",
    "truncate audit",
    "truncate audit_default",
    "update audit_seals set rows = 0",
  ])("not even the database's owner may %s", async (forbidden) => {
    await app.signIn();
    await sealed();
    expect(await rejectionCode(app.owner.execute(sql.raw(forbidden)))).toBe("42501");
    const [partition] = await app.owner.execute<{ name: string }>(
      sql`select tableoid::regclass::text as name from audit where tableoid <> 'audit_default'::regclass limit 1`,
    );
    expect(await rejectionCode(app.owner.execute(sql.raw(forbidden.replace(/audit(_default)?( |$)/, `${partition!.name} `))))).toBe(
      "42501",
    );
  });

  test("its keeper may erase payloads, and change nothing else", async () => {
    const asOwner = (forbidden: string) =>
      app.ownerDb.transaction(async (tx) => {
        await tx.execute(sql`set local atalaya.keeper = 'on'`);
        await tx.execute(sql.raw(forbidden));
      });
    for (const forbidden of ["update audit set before = null, after = null, salt = null, action = 'x'", "update audit set after = '{}'"])
      expect(await rejectionCode(asOwner(forbidden))).toBe("42501");
    for (const forbidden of ["update audit_seals set rows = 0", "delete from audit_seals", "truncate audit_seals", "truncate audit"])
      expect(await rejectionCode(asOwner(forbidden))).toBe("42501");
  });
});

describe("threat 16: tampering with the audit is detected", () => {
  let key: string;
  beforeEach(async () => {
    key = await app.key("ingest");
    await app.ingest("claims", [claimRecord(), claimRecord()], key);
    await sealed();
    expect(await kinds()).toEqual([]);
  });
  const newestSealed = (count: 1 | 2) => sql`(select id from audit
    where (xid, seq) <= (select xid, seq from audit_seals order by id desc limit 1) order by xid desc, seq desc limit ${sql.raw(`${count}`)})`;
  const newest = newestSealed(1);
  const middle = sql`(select id from audit_seals order by id offset 1 limit 1)`;
  /** Verdict after these statements without other writers; the database is restored afterwards. */
  const found = async (...statements: ReturnType<typeof sql>[]): Promise<Finding["kind"][]> => {
    let answer: Finding["kind"][] = [];
    const undone = app.owner.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql`lock table audit, audit_seals in exclusive mode`);
      for (const statement of statements) await tx.execute(statement);
      answer = (await verifyAudit(tx)).findings.map(({ kind }) => kind);
      tx.rollback();
    });
    await expect(undone).rejects.toThrow(TransactionRollbackError);
    return answer;
  };

  test.each([
    ["who", sql`actor_name = 'somebody else'`],
    ["whose id", sql`actor_id = gen_random_uuid()`],
    ["what kind of somebody", sql`actor_kind = 'OUTSIDE'`],
    ["what kind of somebody, with the word that a key once had", sql`actor_kind = 'USER', actor_name = 'key ' || actor_name`],
    ["when", sql`at = at - interval '1 millisecond'`],
    ["what", sql`action = 'ingest.suppliers'`],
    ["of what", sql`entity_id = '1'`],
    ["from where", sql`origin = '192.0.2.1'`],
    ["after", sql`after = '{"claims":[]}'`],
    ["the salt", sql`salt = '00'`],
  ])("for a row with a changed %s", async (_, change) => {
    expect(await found(sql`update audit set ${change} where id = ${newest}`)).toEqual(["ROW_CHANGED"]);
  });

  test("for a rewritten row with matching digests", async () => {
    expect(await found(sql`update audit set digest = md5('x') where id = ${newest}`)).toEqual(["ROW_CHANGED", "ROWS_REPLACED"]);
  });

  test("for a deleted row", async () => {
    expect(await found(sql`delete from audit where id = ${newest}`)).toEqual(["ROWS_MISSING"]);
  });

  test("for an inserted row", async () => {
    const copy = sql`insert into audit (id, at, actor_kind, actor_name, action, model, xid, seq)
      select gen_random_uuid(), at, actor_kind, actor_name, action, model, xid, seq - 1000000 from audit where id = ${newest}`;
    expect(await found(copy)).toEqual(["ROWS_ADDED"]);
  });

  test("for two exchanged rows", async () => {
    const swap = sql`update audit a set seq = b.seq from audit b
      where a.id <> b.id and a.id in ${newestSealed(2)} and b.id in ${newestSealed(2)}`;
    expect((await found(swap)).length).toBeGreaterThan(0);
  });

  test("for a payload erased without a record", async () => {
    expect(await found(sql`update audit set before = null, after = null, salt = null where id = ${newest}`)).toEqual(["ROW_ERASED"]);
  });

  test("for a day removed without a record", async () => {
    expect([...new Set(await found(sql`delete from audit`))]).toEqual(["ROWS_MISSING"]);
  });

  test("for a removed seal", async () => {
    expect(await found(sql`delete from audit_seals where id = ${middle}`)).toEqual(["SEALS_MISSING"]);
  });

  test("for a changed seal", async () => {
    expect(await found(sql`update audit_seals set at = at - interval '1 hour' where id = ${middle}`)).toEqual(["SEAL_CHANGED"]);
  });

  test("for a reordered chain", async () => {
    const swap = sql`update audit_seals set id = case id when 1 then -2 else -1 end where id in (1, 2)`;
    const turn = sql`update audit_seals set id = -id where id < 0`;
    expect(await found(swap, turn)).toContain("SEAL_CHANGED");
  });

  test("for a chain rebuilt from some point on, through an externally noted seal", async () => {
    const { last } = await verdict();
    expect((await verifyAudit(app.db, last!)).findings).toEqual([]);
    await tamper(sql`delete from audit_seals`);
    await sealed();
    expect(await kinds()).toEqual([]);
    expect((await verifyAudit(app.db, last!)).findings.map(({ kind }) => kind)).toEqual(["SEAL_NOT_FOUND"]);
  });
});

describe("threat 16: the keeper's operations are no tampering", () => {
  test("keeps the digests of erased payloads and records the erasure", async () => {
    const token = await app.signIn("admin");
    const save = `mutation($input: SaveContactListInput!) { saveContactList(input: $input) { id } }`;
    const answer = await app.graphql<{ saveContactList: { id: string } }>(
      save,
      { input: { instanceId: "ES", supplement: "C", listId: "L", name: "Ana García" } },
      token,
    );
    const entityId = answer.data!.saveContactList.id;
    await sealed();
    expect(await eraseAudit(app.ownerDb, new Date(), systemActor, { model: "contactList", entityId })).toBe(1);
    await sealed();
    expect(await verdict()).toMatchObject({ findings: [], erased: 1 });
    const [left] = await app.db.execute<{ n: string }>(
      sql`select count(*) as n from audit where before::text like '%García%' or after::text like '%García%'`,
    );
    expect(left!.n).toBe("0");
    expect(await eraseAudit(app.ownerDb, new Date(), systemActor, { model: "contactList", entityId })).toBe(1);
  });

  test("keeps the seals of days removed by age", async () => {
    await sealed();
    const before = await app.db.execute<{ id: string }>(sql`select id from audit`);
    const { rows, seals, unsealed } = await verdict();
    const [day] = await app.db.execute<{ at: string }>(sql`select max(at) as at from audit`);
    const end = new Date(`${new Date(day!.at).toISOString().slice(0, 10)}T00:00:00Z`);
    end.setUTCDate(end.getUTCDate() + 1);
    const later = new Date(end.getTime() + 90 * 86_400_000);
    await removeAuditBefore(app.ownerDb, later, systemActor, end);
    await sealed();
    const after = await verdict();
    expect(after.findings).toEqual([]);
    expect(after.removed).toBeGreaterThanOrEqual(rows - unsealed);
    const left = await app.db.execute<{ id: string }>(sql`select id from audit`);
    expect(left.length).toBeGreaterThan(0); // what tells of it
    expect(left.filter(({ id }) => before.some((row) => row.id === id))).toEqual([]);
    expect(after.seals).toBeGreaterThan(seals);
  });
});

describe("threat 16: sealing the audit", () => {
  test("runs on one node at a time without blocking writers", async () => {
    const nodes = Array.from({ length: 5 }, () => sealNew(app));
    const begun = performance.now();
    await app.signIn();
    expect(performance.now() - begun).toBeLessThan(5_000);
    await Promise.all(nodes);
    await sealed();
    expect(await kinds()).toEqual([]);
  });
});
