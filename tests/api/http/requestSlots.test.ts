// Threat 20, requests at once: one viewer's take their turns, and leave connections of the pool to others.
import { connect } from "node:net";
import { sql } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { bodyTimeout } from "../../../server/http/requestAdmission";
import { VIEWER_POOL_LIMITS } from "../../../server/db/viewerPools";
import { requestSlotLimits } from "../../../server/platform/requestSlots";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { claimRecord } from "../../fixtures/records";
import { holdTable, waitPatiently } from "../../fixtures/db/rowLocks";
import { send, type Sent } from "../../fixtures/requests";

let app: TestApp;
let [busy, other] = ["", ""];
beforeAll(async () => {
  app = await startTestApp();
  await waitPatiently(app);
  [busy, other] = [await app.signIn("admin"), await app.signIn("operator")];
});

/** Queries tables that background work does not read. */
const hold = (table: string): Promise<() => Promise<void>> => holdTable(app, table);
let release: () => Promise<void> = () => Promise.resolve();
afterEach(() => release());

/** Statements of this database that wait for the lock on a table. */
async function waiting(table: string): Promise<number> {
  const [row] = await app.owner.execute<{ n: number }>(sql`select count(*)::int as n from pg_locks
    where database = (select oid from pg_database where datname = current_database()) and relation = ${table}::regclass and not granted`);
  return row!.n;
}
const soon = { interval: 20 };

const ask = (bearer: string, query: string, more: object = {}) =>
  send(app, { query }, { headers: { authorization: `Bearer ${bearer}` }, ...more });
const innocent = () => ask(other, "{ suppliers(first: 1) { nodes { id } } }");
const errors = "{ contactLists(first: 1) { nodes { id } } }";
const aliases = `{ ${Array.from({ length: 15 }, (_, n) => `a${n}: contactLists(first: 1) { nodes { id } }`).join(" ")} }`;
const codesOf = async (answers: Promise<Sent>[]): Promise<string[]> => (await Promise.all(answers)).flatMap(({ codes }) => codes);

describe("a viewer", () => {
  test("uses three concurrent PostgreSQL statements without delaying other viewers", async () => {
    release = await hold("contact_lists");
    const answers = [ask(busy, aliases), ask(busy, aliases)];
    await vi.waitFor(async () => expect(await waiting("contact_lists")).toBe(VIEWER_POOL_LIMITS.statements), soon);
    expect((await innocent()).codes).toEqual([]);
    expect(await waiting("contact_lists")).toBe(VIEWER_POOL_LIMITS.statements);
    await release();
    expect(await codesOf(answers)).toEqual([]);
  });

  test("queues a bounded number of requests, gets an error code beyond it and frees the places at their end", async () => {
    const { running, waiting: most } = requestSlotLimits.requests;
    release = await hold("contact_lists");
    const refused: Sent[] = [];
    const answers = Array.from({ length: running + most + 5 }, async () => {
      const answer = await ask(busy, errors);
      if (answer.codes.length) refused.push(answer);
      return answer;
    });
    await vi.waitFor(() => expect(refused.length).toBe(5), soon);
    expect([refused[0]!.status, refused[0]!.codes, refused[0]!.headers.get("retry-after")]).toEqual([429, ["TOO_MANY_REQUESTS"], "1"]);
    expect(refused[0]!.headers.get("ratelimit")).toBe(`"concurrent";r=0`);
    expect((await innocent()).codes).toEqual([]);
    await release();
    expect(await codesOf(answers)).toEqual(Array(5).fill("TOO_MANY_REQUESTS"));
    expect((await ask(busy, errors)).codes).toEqual([]);
  });

  test("frees its places when it disconnects", async () => {
    const { running, waiting: most } = requestSlotLimits.requests;
    release = await hold("contact_lists");
    const gone = new AbortController();
    const headers = { "content-type": "application/json", authorization: `Bearer ${busy}` };
    const request = { method: "POST", headers, body: JSON.stringify({ query: errors }), signal: gone.signal };
    const answers = Array.from({ length: running + most }, () => fetch(`${app.url}/graphql`, request).catch(() => null));
    await vi.waitFor(async () => expect(await waiting("contact_lists")).toBe(running), soon);
    gone.abort();
    await Promise.all(answers);
    await release();
    await vi.waitFor(async () => expect((await ask(busy, errors)).codes).toEqual([]), soon);
  });

  test("frees its turns when a connection with several waiting requests closes", async () => {
    release = await hold("contact_lists");
    const { hostname, port } = new URL(app.url);
    const socket = connect({ port: Number(port), host: hostname });
    const body = JSON.stringify({ query: errors });
    const head = `POST /graphql HTTP/1.1\r\nhost: ${hostname}:${port}\r\nauthorization: Bearer ${busy}\r\ncontent-type: application/json`;
    socket.write(`${head}\r\ncontent-length: ${body.length}\r\n\r\n${body}`.repeat(2 * requestSlotLimits.requests.running));
    await vi.waitFor(async () => expect(await waiting("contact_lists")).toBe(requestSlotLimits.requests.running), soon);
    socket.destroy();
    await release();
    for (let n = 0; n < requestSlotLimits.requests.running; n++)
      await vi.waitFor(async () => expect((await ask(busy, errors)).codes).toEqual([]), soon);
  });

  test("loses its turn when it stops sending silently", async () => {
    bodyTimeout.ms = 500;
    const { hostname, port } = new URL(app.url);
    const head = `POST /graphql HTTP/1.1\r\nhost: ${hostname}:${port}\r\nauthorization: Bearer ${busy}\r\ncontent-type: application/json`;
    const { running } = requestSlotLimits.requests;
    const silent = Array.from({ length: running }, () => {
      const socket = connect({ port: Number(port), host: hostname });
      socket.on("error", () => undefined);
      socket.write(`${head}\r\ncontent-length: 100000\r\n\r\n{`);
      return socket;
    });
    await Promise.all(silent.map((socket) => new Promise((closed) => socket.resume().once("close", closed))));
    bodyTimeout.ms = 30_000;
    expect((await ask(busy, errors)).codes).toEqual([]);
  });

  test("performs several mutations concurrently without deadlock", async () => {
    const change = () => ask(busy, "mutation { changeMyLanguage(input: { language: en }) { __typename } }");
    expect(await codesOf(Array.from({ length: 9 }, change))).toEqual([]);
  });
});

describe("a signed-out sender", () => {
  test("sends a short body only", async () => {
    const query = `{ userInfo { language } } # ${"x".repeat(20_000)}`;
    expect((await send(app, { query })).codes).toEqual(["BODY_TOO_LARGE"]);
    expect((await ask("nonsense", query)).codes).toEqual(["BODY_TOO_LARGE"]);
    expect((await ask(busy, query)).codes).toEqual([]);
    const login = await send(app, { user: "x".repeat(20_000), password: "x" }, { path: "/login/doLogin" });
    expect([login.status, login.codes]).toEqual([413, ["BODY_TOO_LARGE"]]);
  });
});

describe("an ingest key", () => {
  test("processes three batches of records concurrently while others wait", async () => {
    const key = await app.key("ingest");
    release = await hold("clients");
    const batches = Array.from({ length: 8 }, (_, n) =>
      app.ingest("claims", [claimRecord(`B-${n}`, { cdcliente: `client ${n}`, nbcliente: "Somebody" })], key),
    );
    await vi.waitFor(async () => expect(await waiting("clients")).toBe(requestSlotLimits.records.running), soon);
    await new Promise((later) => setTimeout(later, 200));
    expect(await waiting("clients")).toBe(requestSlotLimits.records.running);
    await release();
    expect((await Promise.all(batches)).map(({ body }) => body.accepted)).toEqual(Array(8).fill(1));
  });
});
