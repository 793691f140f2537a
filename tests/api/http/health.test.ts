// /healthz fails if the node is stuck while the database is available, not if the database is unavailable.
import Fastify from "fastify";
import { beforeAll, expect, test, vi } from "vitest";
import { answersAnew } from "../../../server/db/health/freshConnection";
import { type HealthDeps, mountHealth } from "../../../server/http/endpoints/health";
import { createLog } from "../../../server/platform/log";
import { startTestApp, type TestApp } from "../../fixtures/app";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
const log = createLog("silent");
const stoppedServer = { address: { url: "postgres://nobody@127.0.0.1:1/none" }, role: undefined };

/** Answers of a node with such a board to two concurrent requests, and the number of database checks. */
async function healthOf(ageMs: number, place: TestApp["place"], { isStopping = false, uptimeMs = 3_600_000 } = {}) {
  const http = Fastify();
  const looks = vi.fn(() => answersAnew(place, log));
  mountHealth(http, {
    boardSync: { isReloading: false },
    db: app.vitalDb,
    boardAgeMs: () => ageMs,
    uptimeMs: () => uptimeMs,
    answersAnew: looks,
    drain: { isStopping } as HealthDeps["drain"],
    databaseTrouble: { kind: null },
    logHold: { ageMs: 0 },
    databaseClock: { errorMs: 0 },
  });
  const [{ statusCode, body }] = await Promise.all([http.inject("/healthz"), http.inject("/healthz")]);
  return { statusCode, status: (JSON.parse(body) as { status: string }).status, looks: looks.mock.calls.length };
}

test("reports a node as stuck if its board is a minute behind an available database", async () => {
  expect(await healthOf(60_001, app.place)).toEqual({ statusCode: 503, status: "stuck", looks: 1 });
});

test("does not report a node as stuck while it waits for the database, follows it or stops", async () => {
  expect(await healthOf(3_600_000, stoppedServer)).toEqual({ statusCode: 200, status: "ok", looks: 1 });
  expect(await healthOf(59_999, app.place)).toEqual({ statusCode: 200, status: "ok", looks: 0 });
  expect(await healthOf(3_600_000, app.place, { isStopping: true })).toEqual({ statusCode: 200, status: "ok", looks: 0 });
});

test("does not report a starting node as stuck before its board is first read", async () => {
  expect(await healthOf(Date.now(), app.place, { uptimeMs: 5_000 })).toEqual({ statusCode: 200, status: "ok", looks: 0 });
});

test("reports a running product as healthy", async () => {
  const answer = await fetch(`${app.url}/healthz`);
  expect([answer.status, await answer.json()]).toEqual([200, { status: "ok" }]);
});
