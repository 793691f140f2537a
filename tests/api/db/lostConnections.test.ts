// What a lost connection leaves behind in the driver (server/patches): nothing that a later query on the same connection meets.
import { once } from "node:events";
import { type AddressInfo, connect as dial, createServer, type Socket } from "node:net";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { connect, type Db } from "../../../server/db/connect";
import { createLog } from "../../../server/platform/log";
import { workerCluster } from "../../fixtures/db/cluster";

const cluster = workerCluster();
const near = new Set<Socket>();
/** Passes everything on to the database, until one side resets or ends its connection. */
const proxy = createServer((socket) => {
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

beforeEach(async () => {
  await once(proxy.listen(0, "127.0.0.1"), "listening");
  const url = new URL("url" in cluster ? cluster.url : "postgres://postgres@127.0.0.1/postgres");
  url.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  single = connect({ url: url.href }, createLog("silent"), 1);
  killer = connect(cluster, createLog("silent"), 1);
});
afterEach(async () => {
  await Promise.all([single, killer].map(({ $client }) => $client.end({ timeout: 1 })));
  proxy.close();
  near.clear();
});

const pidOn = async (db: Pick<Db, "execute">): Promise<number> =>
  (await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`))[0]!.pid;
const kill = (pid: number) => killer.execute(sql`select pg_terminate_backend(${pid})`);
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

test("a connection that is reset in a transaction is a good one again", async () => {
  await expect(loseDuringStatement(reset)).resolves.toMatchObject({
    code: expect.stringMatching(/ECONNRESET|CONNECTION_CLOSED/) as string,
  });
  await expectGoodConnection();
});

test("so is one whose backend dies in a transaction", async () => {
  await expect(loseDuringStatement(kill)).resolves.toMatchObject({ code: expect.stringMatching(/57P01|CONNECTION_CLOSED/) as string });
  await expectGoodConnection();
});

test("a query does not get the error that the backend before its own died with", async () => {
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
