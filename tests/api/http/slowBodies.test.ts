import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { slowBodyLimits } from "../../../server/http/slowBodies";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { claimRecord } from "../../fixtures/records";

const usual = { ...slowBodyLimits };
let app: TestApp;
let key: string;
beforeAll(async () => {
  Object.assign(slowBodyLimits, { windowMs: 500, minBytes: 500, idleMs: 3_000, checkIntervalMs: 50 });
  app = await startTestApp();
  key = await app.key("ingest");
});
afterAll(() => Object.assign(slowBodyLimits, usual));

/** A body that comes in pieces, one each 100 ms; answers what came back, and after how long the connection was closed. */
async function sendInPieces(type: string, pieces: readonly string[]): Promise<{ text: string; ms: number }> {
  const { port } = new URL(app.url);
  const socket: Socket = connect(Number(port), "127.0.0.1").on("error", () => undefined);
  const begunAt = performance.now();
  let text = "";
  socket.on("data", (data) => (text += data.toString()));
  const closed = new Promise<void>((done) => socket.once("close", () => done()));
  const length = pieces.join("").length;
  socket.write(
    `POST /ingest/claims HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\nauthorization: Bearer ${key}\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`,
  );
  for (const piece of pieces) {
    if (socket.destroyed || socket.readableEnded) break;
    socket.write(piece);
    await new Promise((later) => setTimeout(later, 100));
  }
  await closed;
  return { text, ms: performance.now() - begunAt };
}

const array = JSON.stringify([claimRecord("C-1")]);

test("closes a body that arrives too slowly with an error", async () => {
  const { text, ms } = await sendInPieces("application/json", [...array]);
  expect(text).toMatch(/^HTTP\/1.1 408 /);
  expect(ms).toBeLessThan(3_000);
});

test("accepts a body at normal speed and a stream with pauses between lines", async () => {
  const filled = JSON.stringify([claimRecord("C-2", { txobserva: "x".repeat(3_000) })]);
  const pieces = Array.from({ length: 10 }, (_, i) => filled.slice((i * filled.length) / 10, ((i + 1) * filled.length) / 10));
  const lines = Array.from({ length: 12 }, (_, i) => `{"a":${i}}\n`);
  const [large, stream] = await Promise.all([sendInPieces("application/json", pieces), sendInPieces("application/x-ndjson", lines)]);
  expect([large.text, stream.text].map((text) => text.slice(9, 12))).toEqual(["200", "200"]);
});
