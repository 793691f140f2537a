import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connect } from "../../server/db/connect";
import { createLog } from "../../server/platform/log";
import { workerCluster } from "../fixtures/db/cluster";
import { RawSocket, send } from "../fixtures/requests";
import { claimRecord } from "../fixtures/records";
import { startProductOnRemoteDatabase, type RemoteDatabaseProduct } from "./remoteDatabase";
import { tally, tallyFigures } from "./tally";

let remote: RemoteDatabaseProduct;
let bearer: string;
let key: string;
beforeAll(async () => {
  remote = await startProductOnRemoteDatabase();
  [bearer, key] = [await remote.product.signIn(), await remote.product.key("ingest")];
});
afterAll(() => remote.stop());

const sendClaims = (...records: object[]) =>
  send(remote.product, records, { path: "/ingest/claims", headers: { authorization: `Bearer ${key}` } });
const ask = (query: string) => send(remote.product, { query }, { headers: { authorization: `Bearer ${bearer}` } });
const changes = (extensions: object) => ({
  type: "subscribe",
  id: "changes",
  payload: { query: `subscription { claimChanged(filter: { ids: ["C-1"] }) { id version } }`, extensions },
});
/** Versions of claims as they came over a socket. */
const heard = ({ messages }: RawSocket): number[] =>
  messages.flatMap(
    ({ payload }) => (payload as { data?: { claimChanged: { version: number } } } | undefined)?.data?.claimChanged.version ?? [],
  );
const QUICKLY = { timeout: 15_000, interval: 100 };

test("an unavailable database: UNAVAILABLE with a retry time over HTTP and on sockets until it returns", async () => {
  const follower = await RawSocket.known(remote.product, bearer);
  follower.send(changes({ firstCursor: true }));
  const { payload } = await follower.until(({ type }) => type === "next");
  expect((await sendClaims(claimRecord("C-1"))).status).toBe(200);
  await expect.poll(() => heard(follower), QUICKLY).toEqual([1]);

  const other = await RawSocket.known(remote.product, bearer);
  remote.network.refuse();
  for (const answer of await Promise.all([ask("{ claims { totalCount } }"), sendClaims(claimRecord("C-2"))])) {
    expect([answer.status, answer.codes, answer.headers.get("retry-after")]).toEqual([503, ["UNAVAILABLE"], "1"]);
  }
  const passing = { code: 1013, reason: "UNAVAILABLE" };
  const newcomer = await RawSocket.open(remote.product);
  newcomer.send({ type: "connection_init", payload: { authorization: `Bearer ${bearer}` } });
  other.send(changes({ after: (payload as { extensions: { cursor: string } }).extensions.cursor }));
  expect(await Promise.all([newcomer.closed, other.closed])).toEqual([passing, passing]);
  await expect.poll(remote.readiness, QUICKLY).toMatchObject({ http: 503, database: false, databaseTrouble: "UNREACHABLE" });

  const healedAt = performance.now();
  remote.network.heal();
  await expect.poll(async () => (await sendClaims(claimRecord("C-1", { version: 2 }))).status, QUICKLY).toBe(200);
  await expect.poll(() => heard(follower).length, QUICKLY).toBe(2);
  const backMs = Math.round(performance.now() - healedAt);
  await expect.poll(remote.readiness, QUICKLY).toMatchObject({ http: 200, status: "ready", databaseTrouble: null });
  tallyFigures(`after an outage the next change is heard on the same socket ${backMs} ms after the database is back`);
  tally(
    {
      lost: [1, 2].filter((version) => !heard(follower).includes(version)),
      doubled: heard(follower).length - new Set(heard(follower)).size,
      ghosts: heard(follower).filter((version) => version > 2),
      reordered: heard(follower).filter((version, i, all) => i > 0 && version < all[i - 1]!),
    },
    { acknowledged: 2, outageMs: backMs },
  );
  expect(backMs).toBeLessThan(5_000);
});

test("silently dead connections: UNAVAILABLE within eight seconds, followed by automatic recovery", async () => {
  const watcher = await RawSocket.known(remote.product, bearer);
  watcher.send({ type: "subscribe", id: "beats", payload: { query: "subscription { heartbeat { at } }" } });
  await watcher.until(({ id }) => id === "beats");
  const beats = (): number => watcher.messages.filter(({ id, type }) => id === "beats" && type === "next").length;
  remote.network.deaden();
  const [deadAt, beaten] = [performance.now(), beats()];
  // more than there are connections
  const answers = await Promise.all(
    Array.from({ length: 15 }, async () => {
      const { status, codes } = await ask("{ claims { totalCount } }");
      return { status, codes, ms: performance.now() - deadAt };
    }),
  );
  for (const { status, codes, ms } of answers) {
    if (status !== 200) expect([status, codes]).toEqual([503, ["UNAVAILABLE"]]);
    expect(ms).toBeLessThan(8_500);
  }
  await expect.poll(beats, QUICKLY).toBeGreaterThan(beaten + 1);
  await expect.poll(async () => (await ask("{ claims { totalCount } }")).status, QUICKLY).toBe(200);
  tallyFigures(
    `connections that died without a word are gone, and heartbeats heard again, after ${Math.round(performance.now() - deadAt)} ms`,
  );
  await expect.poll(remote.readiness, QUICKLY).toMatchObject({ http: 200, status: "ready" });
});

test("a read-only database: reads continue, writes are answered with a retry, and health reports it", async () => {
  const setReadOnly = async (isReadOnly: boolean): Promise<void> => {
    await remote.owner.execute(`alter database ${remote.name} set default_transaction_read_only = ${isReadOnly ? "on" : "off"}`);
    remote.network.cut();
  };
  await setReadOnly(true);
  await expect.poll(remote.readiness, QUICKLY).toMatchObject({ http: 200, status: "degraded", databaseTrouble: "READ_ONLY" });
  expect((await ask("{ claims { totalCount } }")).status).toBe(200);
  const refused = await sendClaims(claimRecord("C-3"));
  expect([refused.status, refused.codes, refused.headers.get("retry-after")]).toEqual([503, ["UNAVAILABLE"], "1"]);
  expect(remote.logged().filter(({ trouble }) => trouble === "READ_ONLY")).toMatchObject([{ event: "database.trouble" }]);
  await setReadOnly(false);
  await expect.poll(remote.readiness, QUICKLY).toMatchObject({ http: 200, status: "ready" });
  expect((await sendClaims(claimRecord("C-3"))).status).toBe(200);
  expect(remote.logged().map(({ event }) => event)).toContain("database.recovered");
});

test("a foreign transaction that blocks the log: health shows its age, and only log and metrics its process", async () => {
  const other = connect(workerCluster(), createLog("silent"), 1);
  let end!: () => void;
  const over = other.transaction(async (tx) => {
    await tx.execute(sql`set local application_name = 'somebody else'`);
    await tx.execute(sql`select pg_current_xact_id()`);
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await new Promise<void>((done) => (end = done));
  });
  const follower = await RawSocket.known(remote.product, bearer);
  await expect.poll(remote.readiness, QUICKLY).toMatchObject({ http: 200, status: "degraded", logHeldMs: expect.any(Number) });
  follower.send(changes({ firstCursor: true }));
  await follower.until(({ type }) => type === "next");
  expect((await sendClaims(claimRecord("C-1", { version: 3 }))).status).toBe(200);
  const { text } = await send(remote.product, undefined, { path: "/metrics", method: "GET" });
  expect(text).toMatch(/^atalaya_log_held_ms\{pid="\d+",application="somebody else",database="\w+",prepared=""\} [1-9]\d{3,}$/m);
  const said = JSON.stringify(await remote.readiness());
  end();
  await over;
  expect(said).not.toContain("somebody else");
  await expect.poll(() => heard(follower), QUICKLY).toEqual([3]);
  await expect.poll(remote.readiness, QUICKLY).toMatchObject({ status: "ready", logHeldMs: 0 });
  const lines = remote.logged().filter(({ event }) => /^change_log\.(un)?blocked$/.test(event));
  expect(lines.slice(-2)).toMatchObject([
    { application: "somebody else", database: expect.any(String) },
    { longestMs: expect.any(Number) },
  ]);
  await other.$client.end({ timeout: 1 });
});
