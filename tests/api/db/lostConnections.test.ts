import { once } from "node:events";
import { type AddressInfo, connect as dial, createServer, type Socket } from "node:net";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { connect, type Db, ENDLESS, JOBS, PoolGroup, type PoolTimeouts } from "../../../server/db/connect";
import { createLog } from "../../../server/platform/log";
import { workerCluster } from "../../fixtures/db/cluster";

const cluster = workerCluster();
const near = new Set<Socket>();
/** Closes each connection immediately, like a balancer in front of a stopped database. */
let isClosing = false;
/** Passes everything on to the database, until one side resets or ends its connection. */
const proxy = createServer((socket) => {
  if (isClosing) return void socket.on("error", () => undefined).destroy();
  if (isSilent) return void near.add(socket.on("error", () => undefined).resume());
  const far =
    "url" in cluster
      ? dial(Number(new URL(cluster.url).port || 5432), new URL(cluster.url).hostname)
      : dial(`${cluster.socket}/.s.PGSQL.5432`);
  near.add(socket.on("error", () => far.destroy()).on("close", () => far.destroy()));
  socket.pipe(far.on("error", () => socket.destroy())).pipe(socket);
});

/** A pool of one connection, so that the one which was lost is the one that is asked next. */
let single: Db;
/** Another pool, past the proxy's reach in these tests: it ends the first one's backend. */
let killer: Db;

const urlThroughProxy = (): string =>
  Object.assign(new URL("url" in cluster ? cluster.url : "postgres://postgres@127.0.0.1/postgres"), {
    host: `127.0.0.1:${(proxy.address() as AddressInfo).port}`,
  }).href;

beforeEach(async () => {
  await once(proxy.listen(0, "127.0.0.1"), "listening");
  single = connect({ url: urlThroughProxy() }, createLog("silent"), 1);
  killer = connect(cluster, createLog("silent"), 1);
});
afterEach(async () => {
  await Promise.all([single, killer].map(({ $client }) => $client.end({ timeout: 1 })));
  proxy.close();
  for (const socket of near) socket.destroy();
  near.clear();
  isSilent = isClosing = false;
});

const pidOn = async (db: Pick<Db, "execute">): Promise<number> =>
  (await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`))[0]!.pid;
const kill = (pid: number) => killer.execute(sql`select pg_terminate_backend(${pid})`);
/** Silent: data is accepted and not answered, on existing and new connections. */
let isSilent = false;
const silence = (): void => {
  isSilent = true;
  for (const socket of near) socket.unpipe();
};
const reset = (): void => near.forEach((socket) => socket.resetAndDestroy());

/** Runs a transaction whose statement is under way when `lose` is called, and answers how it ended. */
async function loseDuringStatement(lose: (pid: number) => unknown): Promise<unknown> {
  let begun!: (pid: number) => void;
  const pid = new Promise<number>((resolve) => (begun = resolve));
  const ended = single
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

/** Queries and a transaction, one after the other on the one connection. */
async function expectGoodConnection(): Promise<void> {
  for (const number of [1, 2, 3]) expect(await single.execute(sql`select ${number}::int as number`)).toEqual([{ number }]);
  expect(await single.transaction((tx) => tx.execute(sql`select 4 as number`))).toEqual([{ number: 4 }]);
}

test("a connection reset in a transaction is usable again", async () => {
  await expect(loseDuringStatement(reset)).resolves.toMatchObject({
    code: expect.stringMatching(/ECONNRESET|CONNECTION_CLOSED/) as string,
  });
  await expectGoodConnection();
});

test("a connection whose backend was terminated in a transaction is usable again", async () => {
  await expect(loseDuringStatement(kill)).resolves.toMatchObject({ code: expect.stringMatching(/57P01|CONNECTION_CLOSED/) as string });
  await expectGoodConnection();
});

test("a query does not receive the error of the previous backend", async () => {
  const pid = await pidOn(single);
  const asked = single.execute(sql`select pg_sleep(20)`).then(
    () => "answered",
    () => "rejected",
  );
  await expect
    .poll(async () => (await killer.execute(sql`select 1 from pg_stat_activity where pid = ${pid} and state = 'active'`)).length)
    .toBe(1);
  await kill(pid);
  expect(await asked).toBe("rejected");
  await expectGoodConnection();
});

/** The code that a statement is rejected with, and after how long, milliseconds. */
async function rejectionOf(asked: Promise<unknown>): Promise<{ code: string; ms: number }> {
  const begun = performance.now();
  const error = await asked.then(
    () => "answered",
    (one: unknown) => (one as { cause?: unknown }).cause ?? one,
  );
  return { code: String((error as { code?: string }).code ?? error), ms: performance.now() - begun };
}

/** In place of the pool with the timeouts of jobs. */
async function impatient(timeouts: Partial<PoolTimeouts>): Promise<void> {
  await single.$client.end({ timeout: 1 });
  single = connect({ url: urlThroughProxy() }, createLog("silent"), 1, undefined, { ...ENDLESS, ...timeouts });
}

test("a silent database is abandoned in statements, transactions and connects, and the pool recovers", async () => {
  await impatient({ answerMs: 300, connectionMs: 600 });
  for (const work of [() => single.execute(sql`select 1`), () => single.transaction((tx) => tx.execute(sql`select 1`))]) {
    await expectGoodConnection();
    silence();
    expect((await rejectionOf(work())).code).toBe("CONNECTION_SILENT");
    // a new connection gets no answer either
    await expect.poll(() => rejectionOf(work()).then(({ code }) => code)).toBe("CONNECTION_WAIT_TIMEOUT");
    isSilent = false;
    for (const socket of near) socket.destroy();
    near.clear();
  }
  await expect.poll(() => rejectionOf(single.execute(sql`select 1`)).then(({ code }) => code)).toBe("answered");
  await expectGoodConnection();
});

test("one silent connection closes the silent ones of all pools with longer timeouts", async () => {
  await impatient({});
  const url = urlThroughProxy();
  const group = new PoolGroup();
  const log = createLog("silent");
  const [jobs, vital] = [
    connect({ url }, log, 2, undefined, JOBS, { group }),
    connect({ url }, log, 1, undefined, { ...ENDLESS, answerMs: 400 }, { group }),
  ];
  try {
    for (const pool of [jobs, vital]) await pool.execute(sql`select 1`);
    silence();
    isSilent = false; // new connections work
    const waiting = rejectionOf(jobs.execute(sql`select 1`));
    await new Promise((later) => setTimeout(later, 50));
    expect((await rejectionOf(vital.execute(sql`select 1`))).code).toBe("CONNECTION_SILENT");
    expect(await waiting).toMatchObject({ code: "CONNECTION_SILENT" });
    expect((await waiting).ms).toBeLessThan(2_000);
    expect(await jobs.execute(sql`select 2 as two`)).toEqual([{ two: 2 }]);
  } finally {
    await Promise.all([jobs, vital].map(({ $client }) => $client.end({ timeout: 1 })));
  }
});

test("closing a group of pools rejects queries that a silent database does not answer, and later ones", async () => {
  const url = urlThroughProxy();
  const group = new PoolGroup();
  const pool = connect({ url }, createLog("silent"), 1, undefined, JOBS, { group });
  await pool.execute(sql`select 1`);
  silence();
  const [sent, waiting] = [1, 2].map((number) => rejectionOf(pool.execute(sql`select ${number}::int`)));
  await new Promise((later) => setTimeout(later, 50));
  await group.close(0);
  const codes = await Promise.all([sent!, waiting!, rejectionOf(pool.execute(sql`select 3`))]);
  expect(codes.map(({ code }) => code)).toEqual(["CONNECTION_DESTROYED", "CONNECTION_DESTROYED", "CONNECTION_ENDED"]);
});

test("a slow statement or cursor stays open while it receives data", async () => {
  await impatient({ answerMs: 300 });
  const rows = single.execute(sql`select pg_sleep(0.1), repeat('x', 20000) from generate_series(1, 8)`);
  expect(await rows).toHaveLength(8);
  let read = 0;
  for await (const some of single.$client`select n from generate_series(1, 3) n`.cursor(1)) {
    read += some.length;
    await new Promise((later) => setTimeout(later, 400));
  }
  expect(read).toBe(3);
  expect((await rejectionOf(single.execute(sql`select pg_sleep(1)`))).code).toBe("CONNECTION_SILENT");
});

test("a request that waits too long for a connection fails and is never executed", async () => {
  await impatient({ connectionMs: 300 });
  await killer.execute(sql`create table never_written (n int)`);
  try {
    const busy = single.execute(sql`select pg_sleep(1.2)`).then();
    const waiting = await rejectionOf(single.execute(sql`insert into never_written values (${1})`));
    expect(waiting.code).toBe("CONNECTION_WAIT_TIMEOUT");
    expect(waiting.ms).toBeLessThan(1_000);
    await busy;
    isClosing = true;
    reset();
    await expect
      .poll(() => rejectionOf(single.execute(sql`insert into never_written values (${2})`)).then(({ code }) => code))
      .toBe("CONNECTION_WAIT_TIMEOUT");
    isClosing = false;
    await expect.poll(() => rejectionOf(single.execute(sql`select 1`)).then(({ code }) => code)).toBe("answered");
    expect(await killer.execute(sql`select * from never_written`)).toEqual([]);
  } finally {
    await killer.execute(sql`drop table never_written`);
  }
});
