import { request } from "node:http";
import { connect as openSocket, type Socket } from "node:net";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { WebSocket } from "ws";
import { connect, type Db } from "../../server/db/connect";
import { runningSocket } from "../../server/db/embedded/embedded";
import { createLog } from "../../server/platform/log";
import { startBuiltProduct, type Product } from "../fixtures/product";
import { claimRecord } from "../fixtures/records";
import { tally } from "./tally";

let product: Product;
let key: string;
let db: Db;
const opened: Socket[] = [];

beforeEach(async () => {
  product = await startBuiltProduct();
  key = await product.key("ingest");
  db = connect({ socket: (await runningSocket(product.folder))! }, createLog("silent"), 2);
});
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.destroy();
  await db.$client.end({ timeout: 1 });
  await product.stop();
});

/** Sends a claim over a connection that is kept, so that it would be open when it has been answered. */
const sendClaim = (id: string): Promise<{ status: number; body: { accepted: number } }> =>
  new Promise((done, failed) => {
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json", connection: "keep-alive" };
    const sent = request(`${product.url}/ingest/claims`, { method: "POST", headers }, (response) => {
      let body = "";
      response.on("data", (text: Buffer) => (body += text.toString()));
      response.on("end", () => done({ status: response.statusCode!, body: JSON.parse(body) as never }));
    });
    sent.on("error", failed);
    sent.end(JSON.stringify([claimRecord(id)]));
  });

/** Keeps every claim from being written until `release`. */
async function hold(): Promise<{ waiting(): Promise<boolean>; release(): Promise<void> }> {
  let release!: () => void;
  const released = new Promise<void>((done) => (release = done));
  let held!: () => void;
  const holds = new Promise<void>((done) => (held = done));
  const over = db.transaction(async (tx) => {
    await tx.execute(sql`lock table claims in share mode`);
    held();
    await released;
  });
  await holds;
  return {
    waiting: async () => (await db.execute(sql`select 1 from pg_locks where not granted and relation = 'claims'::regclass`)).length > 0,
    release: async () => {
      release();
      await over;
    },
  };
}

const upgrade = `GET /graphql HTTP/1.1\r\nhost: localhost\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-protocol: graphql-transport-ws\r\nsec-websocket-key: ${Buffer.alloc(16).toString("base64")}\r\n\r\n`;
/** A raw connection: what it sends is all it ever does. */
function silentConnection(text: string): Promise<string> {
  const { hostname, port } = new URL(product.url);
  return new Promise((answered) => {
    const socket = openSocket(Number(port), hostname, () => socket.write(text));
    opened.push(socket);
    let answerText = "";
    socket.on("error", () => undefined);
    socket.on("data", (data) => answered((answerText += data.toString())));
    setTimeout(() => answered(answerText), 500);
  });
}

/** How a new request is answered: its status and code, whether to try again, and whether the connection is kept. */
async function newRequest(path: string, init?: RequestInit): Promise<object> {
  const response = await fetch(`${product.url}${path}`, init);
  const { code, status } = (await response.json()) as { code?: string; status?: string };
  const { headers } = response;
  return { http: response.status, said: code ?? status, retry: headers.get("retry-after"), connection: headers.get("connection") };
}

test("a running request is answered and stored, new ones are rejected, sockets are asked to close, and it exits with 0", async () => {
  const bearer = await product.signIn();
  const socket = new WebSocket(product.url.replace("http", "ws") + "/graphql", "graphql-transport-ws");
  const closeCode = new Promise<number>((done) => socket.on("close", done));
  await new Promise((open) => socket.on("open", open));
  socket.send(JSON.stringify({ type: "connection_init", payload: { authorization: `Bearer ${bearer}` } }));
  await new Promise((acknowledged) => socket.once("message", acknowledged));

  const held = await hold();
  const answer = sendClaim("C-1");
  await expect.poll(held.waiting, { timeout: 10_000 }).toBe(true);
  const begunAt = Date.now();
  const ended = product.terminate();
  expect(await closeCode).toBe(1001);
  expect(await newRequest("/readyz")).toMatchObject({ http: 503, said: "stopping", connection: "close" });
  const refused = { http: 503, said: "UNAVAILABLE", retry: "1", connection: "close" };
  expect(await newRequest("/ingest/claims", { method: "POST" })).toEqual(refused);
  expect(await silentConnection(upgrade)).toContain("HTTP/1.1 503");
  await held.release();
  expect(await answer).toMatchObject({ status: 200, body: { accepted: 1 } });
  await db.$client.end({ timeout: 1 });
  expect(await ended).toBe(0);

  await product.start();
  const { data } = await product.graphql('{ claim(id: "C-1") { id } }', undefined, await product.signIn());
  expect(data).toEqual({ claim: { id: "C-1" } });
  tally({ lost: data ? [] : ["C-1"] }, { acknowledged: 1, outageMs: Date.now() - begunAt });
});

test("silent clients do not delay the exit: a partial request, an open socket, an idle connection", async () => {
  const [socket, kept] = await Promise.all([
    silentConnection(upgrade),
    silentConnection("GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n"),
    silentConnection(
      `POST /ingest/claims HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${key}\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n[`,
    ),
  ]);
  expect([socket, kept].map((text) => text.slice(9, 12))).toEqual(["101", "200"]);
  await db.$client.end({ timeout: 1 });
  const begun = Date.now();
  const socketEnded = new Promise<number>((done) => opened[0]!.once("close", () => done(Date.now() - begun)));
  expect(await product.terminate()).toBe(0);
  expect(await socketEnded).toBeLessThan(2_500);
  expect(Date.now() - begun).toBeLessThan(14_000);
});

test("a stop during the start of the demo exits with 0 as well", async () => {
  await db.$client.end({ timeout: 1 });
  expect(await product.terminate()).toBe(0);
  await product.start();
  expect(await product.terminate()).toBe(0);
});
