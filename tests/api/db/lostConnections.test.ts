import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { connect, type Db, ENDLESS, JOBS, PoolGroup } from "../../../server/db/connect";
import { createLog } from "../../../server/platform/log";
import { rejectionOf, useLosableDatabase } from "../../fixtures/db/losableDatabase";

const database = useLosableDatabase();

const pidOn = async (db: Pick<Db, "execute">): Promise<number> =>
  (await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`))[0]!.pid;
const kill = (pid: number) => database.direct.execute(sql`select pg_terminate_backend(${pid})`);

/** Runs a transaction whose statement is under way when `lose` is called, and answers how it ended. */
async function loseDuringStatement(lose: (pid: number) => unknown): Promise<unknown> {
  let begun!: (pid: number) => void;
  const pid = new Promise<number>((resolve) => (begun = resolve));
  const ended = database.single
    .transaction(async (tx) => {
      begun(await pidOn(tx));
      await tx.execute(sql`select pg_sleep(20)`);
    })
    .then(
      () => "committed",
      (error: unknown) => (error as { cause?: unknown }).cause ?? error,
    );
  await lose(await pid);
  return ended;
}

test("a connection reset in a transaction is usable again", async () => {
  await expect(loseDuringStatement(database.network.reset)).resolves.toMatchObject({
    code: expect.stringMatching(/ECONNRESET|CONNECTION_CLOSED/) as string,
  });
  await database.expectGoodConnection();
});

test("a connection whose backend was terminated in a transaction is usable again", async () => {
  await expect(loseDuringStatement(kill)).resolves.toMatchObject({ code: expect.stringMatching(/57P01|CONNECTION_CLOSED/) as string });
  await database.expectGoodConnection();
});

test("a query does not receive the error of the previous backend", async () => {
  const pid = await pidOn(database.single);
  const asked = database.single.execute(sql`select pg_sleep(20)`).then(
    () => "answered",
    () => "rejected",
  );
  await expect
    .poll(async () => (await database.direct.execute(sql`select 1 from pg_stat_activity where pid = ${pid} and state = 'active'`)).length)
    .toBe(1);
  await kill(pid);
  expect(await asked).toBe("rejected");
  await database.expectGoodConnection();
});

test("a silent database is abandoned in statements, transactions and connects, and the pool recovers", async () => {
  await database.limit({ answerMs: 300, connectionMs: 600 });
  for (const work of [() => database.single.execute(sql`select 1`), () => database.single.transaction((tx) => tx.execute(sql`select 1`))]) {
    await database.expectGoodConnection();
    database.network.silence();
    expect((await rejectionOf(work())).code).toBe("CONNECTION_SILENT");
    // a new connection gets no answer either
    await expect.poll(() => rejectionOf(work()).then(({ code }) => code)).toBe("CONNECTION_SILENT");
    database.network.heal();
  }
  await database.expectAnswerSoon();
  await database.expectGoodConnection();
});

test("one silent connection closes the silent ones of all pools with longer timeouts", async () => {
  await database.limit({});
  const group = new PoolGroup();
  const log = createLog("silent");
  const [jobs, vital] = [
    connect({ url: database.url }, log, 2, undefined, JOBS, { group }),
    connect({ url: database.url }, log, 1, undefined, { ...ENDLESS, answerMs: 400 }, { group }),
  ];
  try {
    for (const pool of [jobs, vital]) await pool.execute(sql`select 1`);
    database.network.deaden();
    const waiting = rejectionOf(jobs.execute(sql`select 1`));
    await new Promise((later) => setTimeout(later, 50));
    expect((await rejectionOf(vital.execute(sql`select 1`))).code).toBe("CONNECTION_SILENT");
    expect(await waiting).toMatchObject({ code: "CONNECTION_SILENT" });
    expect((await waiting).ms).toBeLessThan(8_000);
    expect(await jobs.execute(sql`select 2 as two`)).toEqual([{ two: 2 }]);
  } finally {
    await Promise.all([jobs, vital].map(({ $client }) => $client.end({ timeout: 1 })));
  }
});

test("closing a group of pools rejects queries that a silent database does not answer, and later ones", async () => {
  const group = new PoolGroup();
  const pool = connect({ url: database.url }, createLog("silent"), 1, undefined, JOBS, { group });
  await pool.execute(sql`select 1`);
  database.network.silence();
  const [sent, waiting] = [1, 2].map((number) => rejectionOf(pool.execute(sql`select ${number}::int`)));
  await new Promise((later) => setTimeout(later, 50));
  await group.close(0);
  const codes = await Promise.all([sent!, waiting!, rejectionOf(pool.execute(sql`select 3`))]);
  expect(codes.map(({ code }) => code)).toEqual(["CONNECTION_DESTROYED", "CONNECTION_DESTROYED", "CONNECTION_ENDED"]);
});

test("statements that take their time together do not count as silent", async () => {
  await database.limit({ answerMs: 600 });
  await database.single.transaction(async (tx) => {
    for (let n = 0; n < 4; n++) expect(await tx.execute(sql`select pg_sleep(0.2)`)).toHaveLength(1);
  });
  const during = rejectionOf(database.single.execute(sql`select pg_sleep(0.3)`));
  const untilMs = performance.now() + 800;
  while (performance.now() < untilMs); // an answer that arrives while the event loop is blocked is in time
  expect((await during).code).toBe("answered");
  expect((await rejectionOf(database.single.execute(sql`select pg_sleep(2)`))).code).toBe("CONNECTION_SILENT");
});

test.each([
  ["its end", 0],
  ["a statement", 1],
])("a transaction is abandoned after one time limit when %s is not answered", async (_, statementsAfter) => {
  const answerMs = 1_000;
  await database.limit({ answerMs });
  await database.single.execute(sql`select 1`);
  const { code, ms } = await rejectionOf(
    database.single.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      database.network.silence();
      for (let n = 0; n < statementsAfter; n++) await tx.execute(sql`select 1`);
    }),
  );
  expect(code).toBe("CONNECTION_SILENT");
  expect(ms).toBeLessThan(2 * answerMs);
  database.network.answerNew();
  await database.expectAnswerSoon();
});

describe("a statement that is not sent", () => {
  beforeEach(() => database.direct.execute(sql`create table never_written (n int)`));
  afterEach(() => database.direct.execute(sql`drop table never_written`));
  const writeTo = () => database.single.execute(sql`insert into never_written values (${1})`);
  const expectNothingWritten = async () => {
    await database.expectAnswerSoon();
    expect(await database.direct.execute(sql`select * from never_written`)).toEqual([]);
  };

  test("fails if it waits too long for a free connection, and is never executed", async () => {
    await database.limit({ connectionMs: 300 });
    const busy = database.single.execute(sql`select pg_sleep(1.2)`).then();
    const waiting = await rejectionOf(writeTo());
    expect(waiting.code).toBe("CONNECTION_WAIT_TIMEOUT");
    expect(waiting.ms).toBeLessThan(1_000);
    await busy;
    await expectNothingWritten();
  });

  test("fails if each connection is closed at once, and is not executed once its connections are replaced", async () => {
    const answerMs = 300;
    await database.limit({ answerMs });
    database.network.closeNew();
    expect((await rejectionOf(writeTo())).code).toBe("CONNECTION_SILENT");
    await new Promise((later) => setTimeout(later, 2 * answerMs));
    database.network.answerNew();
    await expectNothingWritten();
  });
});
