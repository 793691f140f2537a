// Threat 21, too: what one sends beyond the limits ends with its own socket.
import { randomBytes } from "node:crypto";
import { connect, type Socket } from "node:net";
import { afterEach, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { RawSocket } from "../../fixtures/requests";

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));

const plain: Socket[] = [];
afterEach(() => {
  for (const socket of plain.splice(0)) socket.destroy();
});

test("excessive messages, subscriptions and sockets are rejected for their sender only", async () => {
  const one = await app.key("read");
  const flooding = await RawSocket.known(app, one);
  const innocent = await RawSocket.known(app, await app.signIn("supervisor"));
  innocent.send({ type: "subscribe", id: "1", payload: { query: "subscription { heartbeat { at } }" } });
  for (let i = 0; i < 10_000; i++)
    if (flooding.socket.readyState === flooding.socket.OPEN)
      flooding.send({ type: "subscribe", id: `s${i}`, payload: { query: "subscription { heartbeat { at } }" } });
  expect((await flooding.closed).code).toBe(4429);
  const beats = innocent.messages.length;
  await expect.poll(() => innocent.messages.length, { timeout: 8_000 }).toBeGreaterThan(beats);
  innocent.end();
});

test("silent sockets are closed", async () => {
  const silent = await Promise.all(Array.from({ length: 100 }, () => RawSocket.open(app)));
  const codes = await Promise.all(silent.map(async ({ closed }) => (await closed).code));
  expect(new Set(codes)).toEqual(new Set([4408]));
});

test("invalid bytes on the port end nothing", async () => {
  const { hostname, port } = new URL(app.url);
  for (let i = 0; i < 100; i++) {
    const socket = connect({ port: Number(port), host: hostname });
    socket.on("error", () => undefined);
    plain.push(socket);
    socket.write(i % 2 ? randomBytes(2_000) : `GET / HTTP/1.1\r\n${"x-header: 1\r\n".repeat(2_000)}\r\n`);
  }
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
});
