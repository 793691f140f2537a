// Database connections that die without a reset, under ingest and during a stop.
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { claimRecord } from "../fixtures/records";
import { send } from "../fixtures/requests";
import { type RemoteDatabaseProduct, startProductOnRemoteDatabase } from "./remoteDatabase";
import { tally } from "./tally";

/** 5 s until a connection counts as silent, and the time to connect and to repeat the work. */
const BACK_MS = 8_500;
const STOP_MS = 14_000;

let remote: RemoteDatabaseProduct;
let key: string;
beforeEach(async () => {
  remote = await startProductOnRemoteDatabase();
  key = await remote.product.key("ingest");
});
afterEach(() => remote.stop());

const ingest = (records: object[]) =>
  send(remote.product, records, { path: "/ingest/claims", headers: { authorization: `Bearer ${key}` } });
/** Sends a claim until it is stored. Returns the time that took, in milliseconds. */
async function untilStored(id: string): Promise<number> {
  const beganAt = performance.now();
  for (;;) {
    const { status, codes, headers } = await ingest([claimRecord(id)]);
    if (status === 200) return performance.now() - beganAt;
    expect([status, codes, headers.get("retry-after")]).toEqual([503, ["UNAVAILABLE"], "1"]);
    await sleep(100);
  }
}
/** Makes a call due in the outbox and waits for its first attempt. Returns the time that took, in milliseconds. */
async function untilCalled(): Promise<number> {
  const beganAt = performance.now();
  await remote.owner.execute(sql`
    insert into outbox (id, key, integration, operation, body, state, due_at, created_at)
    values (gen_random_uuid(), 'silent', 'ASSISTANCE', 'notifyDelay', '{}', 'WAITING', now(), now())`);
  for (;;) {
    const [call] = await remote.owner.execute<{ attempts: number }>(sql`select attempts from outbox where key = 'silent'`);
    if (call!.attempts > 0) return performance.now() - beganAt;
    await sleep(100);
  }
}
/** Some of the workers that use the pool for background work. */
const JOB_WORKERS = ["processes", "alarmReturns", "exports"];
/** When these workers last ran without failing, in milliseconds; 0: not yet. */
async function lastSuccessesMs(): Promise<number[]> {
  const { text } = await send(remote.product, undefined, { path: "/metrics", method: "GET" });
  const successOf = (worker: string) =>
    new RegExp(`^atalaya_worker_last_success_seconds\\{worker="${worker}"\\} (\\S+)$`, "m").exec(text)?.[1];
  return JOB_WORKERS.map((worker) => Number(successOf(worker) ?? 0) * 1_000);
}
const lostOf = async (ids: string[]): Promise<string[]> => {
  const stored = await remote.owner.execute<{ id: string }>(sql`select id from claims`);
  return ids.filter((id) => !stored.some((row) => row.id === id));
};

describe("connections that die silently", () => {
  test.each([
    ["all connections", undefined],
    ["only those of ingest and the outbox", "atalaya-intake"],
  ])("delay ingest and the outbox by no more than 8.5 s, and no acknowledged claim is lost: %s", async (_, pool) => {
    const ids = Array.from({ length: 15 }, (_claim, n) => `SILENT-${n}`);
    expect((await ingest([claimRecord("BEFORE")])).status).toBe(200);
    remote.network.deaden(pool);
    const outagesMs = await Promise.all([untilCalled(), ...ids.map(untilStored)]);
    tally({ lost: await lostOf(["BEFORE", ...ids]) }, { acknowledged: ids.length + 1, outageMs: Math.max(...outagesMs) });
    expect(Math.max(...outagesMs)).toBeLessThan(BACK_MS);
  });

  test("delay each worker of the background pool by no more than 8.5 s", async () => {
    await expect.poll(async () => Math.min(...(await lastSuccessesMs())), { timeout: 10_000 }).toBeGreaterThan(0);
    remote.network.deaden("atalaya-jobs");
    const diedAtMs = Date.now() + 1;
    await expect.poll(async () => Math.min(...(await lastSuccessesMs())), { timeout: 40_000 }).toBeGreaterThan(diedAtMs);
    const outageMs = Date.now() - diedAtMs;
    tally({ lost: 0 }, { acknowledged: JOB_WORKERS.length, outageMs });
    expect(outageMs).toBeLessThan(BACK_MS);
  });

  test.each([
    ["old connections died", () => remote.network.deaden(), [200, 503]],
    ["the whole network died", () => remote.network.silence(), [503]],
  ])("let a stop answer the claim in flight and exit with 0 within 14 s: %s", async (_, die, statuses) => {
    expect((await ingest([claimRecord("BEFORE")])).status).toBe(200);
    die();
    const answer = ingest([claimRecord("IN-FLIGHT")]).then(
      ({ status }) => status,
      (error: unknown) => String(error),
    );
    await sleep(200);
    const beganAt = performance.now();
    const exitCode = await remote.product.terminate();
    const stopMs = performance.now() - beganAt;
    const status = await answer;
    expect({ exitCode, status }).toEqual({ exitCode: 0, status: expect.toBeOneOf(statuses) as number });
    const acknowledged = status === 200 ? ["BEFORE", "IN-FLIGHT"] : ["BEFORE"];
    tally({ lost: await lostOf(acknowledged) }, { acknowledged: acknowledged.length, outageMs: stopMs });
    expect(stopMs).toBeLessThan(STOP_MS);
  });
});
