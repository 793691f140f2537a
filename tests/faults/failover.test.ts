// Promotes a standby that has every transaction, and one that lacks the last ones, under two nodes of the built product.
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { connect, type Db } from "../../server/db/connect";
import { createLog } from "../../server/platform/log";
import { type FailoverPair, startFailoverPair } from "../fixtures/db/failoverPair";
import { dataOf } from "../fixtures/graphqlClient";
import { type Product, startBuiltProduct } from "../fixtures/product";
import { claimRecord } from "../fixtures/records";
import { createClient } from "graphql-ws";
import { WebSocket } from "ws";
import { compare, keepWriting } from "./ledger";
import { tally } from "./tally";

let pair: FailoverPair;
let nodes: Product[];
let key: string;
let operator: string;
/** The database that is or becomes the primary: the standby. */
let survivor: Db;

beforeEach(async () => {
  pair = await startFailoverPair();
  const node = (url: string) => startBuiltProduct({ DATABASE_URL: url, LOG_LEVEL: "info" });
  nodes = [await node(pair.url()), await node(pair.url({ standbyFirst: true }))];
  key = await nodes[0]!.key("ingest");
  operator = await nodes[0]!.signIn("operator");
});
afterEach(async () => {
  for (const node of nodes) await node.stop();
  await survivor.$client.end({ timeout: 1 });
  await pair.stop();
});

async function sendClaim(id: string, node = nodes[0]!): Promise<boolean> {
  const response = await fetch(`${node.url}/ingest/claims`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify([claimRecord(id)]),
    signal: AbortSignal.timeout(10_000),
  });
  const { accepted, unchanged } = (await response.json()) as { accepted?: number; unchanged?: number };
  return accepted === 1 || unchanged === 1;
}

type Figures = { kpis: { claims: { count: number }[] }; claims: { totalCount: number } };
/** How many claims the board of a node has, and how many the database has. */
async function counts(node: Product): Promise<{ board: number; database: number }> {
  const { kpis, claims } = dataOf(
    await node.graphql<Figures>("{ kpis { claims { count } } claims(first: 1) { totalCount } }", {}, operator),
  );
  return { board: kpis.claims.reduce((sum, { count }) => sum + count, 0), database: claims.totalCount };
}
const readiness = async ({ url }: Product): Promise<number> =>
  fetch(`${url}/readyz`).then(
    ({ status }) => status,
    () => 0,
  );
const allReady = (): Promise<void> =>
  expect.poll(async () => Promise.all(nodes.map(readiness)), { timeout: 30_000, interval: 50 }).toEqual([200, 200]) as Promise<void>;

async function failOver(): Promise<void> {
  await pair.killPrimary();
  await pair.promote();
  // The product reaches it under the names of DATABASE_URL, this pool by its socket.
  const [address] = await pair.standby.execute<{ folder: string }>("select current_setting('unix_socket_directories') as folder");
  survivor = connect({ socket: address!.folder, database: "atalaya" }, createLog("silent"), 1);
}
const storedIds = async (): Promise<string[]> => (await survivor.execute<{ id: string }>(sql`select id from claims`)).map(({ id }) => id);

/** Claims of the board that the database does not have, and the other way round, once both have had the time to agree. */
async function differences(): Promise<{ ghosts: number; unseen: number }> {
  let [ghosts, unseen] = [0, 0];
  for (const node of nodes) {
    let figures = await counts(node);
    for (let waited = 0; figures.board !== figures.database && waited < 5_000; waited += 250) {
      await sleep(250);
      figures = await counts(node);
    }
    ghosts += Math.max(0, figures.board - figures.database);
    unseen += Math.max(0, figures.database - figures.board);
  }
  return { ghosts, unseen };
}

describe("failover", () => {
  test("to a synchronous standby under writes: nothing acknowledged is lost, and both nodes continue", async () => {
    await pair.synchronous();
    await pair.caughtUp();
    const ledger = keepWriting(4, (name, writer) => sendClaim(`S-${name}`, nodes[writer % 2]));
    await ledger.more(40);
    await failOver();
    await ledger.more(20);
    await ledger.stop();
    await allReady();
    const stored = (await storedIds()).map((id) => id.replace("S-", ""));
    const { lost, doubled } = compare(ledger.acknowledged, stored, ledger.sent);
    const { ghosts, unseen } = await differences();
    tally({ lost, doubled, ghosts, unseen }, { acknowledged: ledger.acknowledged.size, outageMs: ledger.outageMs() });
  });

  test("to a standby without the last transactions: boards and clients reload, and calls of the lost tail await review", async () => {
    for (let n = 0; n < 10; n++) await sendClaim(`K-${n}`);
    await pair.caughtUp();
    const primary = connect({ url: pair.url() }, createLog("silent"), 1);
    // Due before the failover, and as such perhaps made in the lost tail; the other one is due later.
    await primary.execute(sql`
      insert into outbox (id, key, integration, operation, body, state, due_at, attempt_until, created_at)
      values (gen_random_uuid(), 'made', 'ASSISTANCE', 'notifyDelay', '{}', 'WAITING', now() + interval '1 minute', now() + interval '1 minute', now()),
        (gen_random_uuid(), 'later', 'ASSISTANCE', 'notifyDelay', '{}', 'WAITING', now() + interval '1 hour', null, now())`);
    await primary.$client.end();
    await pair.caughtUp();
    await pair.detach();
    const feed = followChanges(nodes[1]!);
    for (let n = 0; n < 20; n++) await sendClaim(`LOST-${n}`, nodes[n % 2]);
    // The transaction ids of the new history begin far below those that the nodes have read.
    await pair.primary.execute("do $$ begin for i in 1..1500 loop perform pg_current_xact_id(); commit; end loop; end $$");
    await sendClaim("LOST-20");
    await expect.poll(async () => (await Promise.all(nodes.map(counts))).map(({ board }) => board)).toEqual([31, 31]);
    await expect.poll(feed.received).toContain("LOST-20");

    const beganAt = performance.now();
    await failOver();
    const acknowledged: string[] = [];
    for (let n = 0; n < 5; n++) {
      while (!(await sendClaim(`NEW-${n}`, nodes[n % 2]).catch(() => false))) await sleep(50);
      acknowledged.push(`NEW-${n}`);
    }
    const outageMs = performance.now() - beganAt;
    await allReady();
    const stored = await storedIds();
    expect(stored).toHaveLength(15);
    const { ghosts, unseen } = await differences();
    expect(await feed.ended()).toBe("RESUME_TOO_OLD");
    // A socket that was closed with the connection to the old server has the reason UNAVAILABLE.
    expect(new Set(feed.closings().map(({ code }) => code))).toEqual(new Set([1013]));
    const calls = await survivor.execute<{ key: string; state: string }>(
      sql`select key, state from outbox where key in ('made', 'later') order by key`,
    );
    expect(calls.map(({ key: call, state }) => [call, state])).toEqual([
      ["later", "WAITING"],
      ["made", "REVIEW"],
    ]);
    for (const node of nodes) {
      expect(node.said()).toContain('"event":"board.changes_lost"');
    }
    tally({ lost: acknowledged.filter((id) => !stored.includes(id)), ghosts, unseen }, { acknowledged: acknowledged.length, outageMs });
  });
});

interface Closing {
  code: number;
  reason: string;
}
/** A client that follows the claims of a node, and resumes by its cursor for as long as it is let. */
function followChanges(node: Product): { received: () => string[]; ended: () => Promise<string>; closings: () => Closing[] } {
  const closings: Closing[] = [];
  const ids: string[] = [];
  let cursor: string | undefined;
  const client = createClient({
    url: `${node.url.replace("http", "ws")}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${operator}`, "accept-language": "en", timezone: "UTC" },
    retryAttempts: 0,
    on: { closed: (event) => void closings.push(event as Closing) },
    onNonLazyError: () => undefined,
  });
  const subscribe = (): Promise<string> =>
    new Promise((done) => {
      const again = (): void => void sleep(100).then(subscribe).then(done);
      client.subscribe<{ claimChanged: { id: string } }, { cursor?: string }>(
        { query: "subscription { claimChanged { id } }", extensions: cursor ? { after: cursor } : { firstCursor: true } },
        {
          next: ({ data, errors, extensions }) => {
            const code = errors?.[0]?.extensions?.["code"];
            if (code === "RESUME_TOO_OLD") done(String(code));
            if (data) ids.push(data.claimChanged.id);
            cursor = extensions?.cursor ?? cursor;
          },
          error: (error) => (JSON.stringify(error).includes("RESUME_TOO_OLD") ? done("RESUME_TOO_OLD") : again()),
          complete: again,
        },
      );
    });
  const ending = subscribe();
  return { received: () => ids, closings: () => closings, ended: () => ending.finally(() => void client.dispose()) };
}
