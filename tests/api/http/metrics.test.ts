import { beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { send } from "../../fixtures/requests";

const token = "metrics-token-of-the-tests";
let demo: TestApp;
let guarded: TestApp;
let closed: TestApp;
beforeAll(async () => {
  demo = await startTestApp();
  guarded = await startTestApp({ DEMO: "0", METRICS_TOKEN: token }, { beside: demo });
  closed = await startTestApp({ DEMO: "0" }, { beside: demo });
});

const ask = (app: TestApp, authorization?: string) =>
  send(app, undefined, { path: "/metrics", method: "GET", headers: { ...(authorization && { authorization }) } });

test("metrics are public in the demo", async () => {
  expect((await ask(demo)).text).toContain("atalaya_board_claims");
});

test("metrics require the token outside the demo", async () => {
  const answer = await ask(guarded, `Bearer ${token}`);
  expect([answer.status, answer.text]).toEqual([200, expect.stringContaining("atalaya_board_claims")]);
  const session = await demo.signIn("admin");
  for (const bearer of [undefined, `Bearer ${token}x`, `Bearer ${token.slice(1)}`, "Bearer", `Bearer ${session}`, `Basic ${token}`]) {
    const rejected = await ask(guarded, bearer);
    expect([bearer, rejected.status, rejected.codes]).toEqual([bearer, 401, ["UNAUTHENTICATED"]]);
    expect(rejected.headers.get("www-authenticate")).toBe("Bearer");
  }
});

test("each worker has its metrics", async () => {
  const figure = async (name: string, worker: string) =>
    Number(new RegExp(`^${name}\\{worker="${worker}"\\} (.+)$`, "m").exec((await ask(demo)).text)?.[1]);
  const claims = ["statuses", "processes", "arrivals", "settingsSweep", "supplierAccess", "trips"];
  for (const worker of [...claims, "heartbeat", "partitions", "auditSeal", "retention", "outbox"]) {
    await expect.poll(() => figure("atalaya_worker_runs_total", worker)).toBeGreaterThan(0);
    expect(await figure("atalaya_worker_failures_total", worker)).toBe(0);
    expect(await figure("atalaya_worker_seconds_total", worker)).toBeGreaterThan(0);
    expect(Math.abs((await figure("atalaya_worker_last_success_seconds", worker)) - Date.now() / 1_000)).toBeLessThan(60);
  }
});

test("rejects requests without the token", async () => {
  for (const bearer of [undefined, "Bearer undefined", "Bearer "]) expect((await ask(closed, bearer)).status).toBe(401);
});
