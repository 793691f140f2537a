import type { ChildProcess } from "node:child_process";
import { expect, test } from "vitest";
import { Demo } from "../../../server/deploy/demo";
import { createLog } from "../../../server/platform/log";
import { readEnv } from "../../../server/platform/env";
import { startTestApp } from "../../fixtures/app";

test("a demo waits for an unavailable database and stops with the product", async () => {
  const app = await startTestApp();
  const lines: string[] = [];
  const log = createLog("warn", { write: (line: string) => void lines.push(line) });
  let isAway = true;
  const db = new Proxy(app.db, {
    get: (target, name) => {
      if (isAway) throw new Error("the database is away");
      return Reflect.get(target, name) as unknown;
    },
  });
  const begun: string[] = [];
  let killed = 0;
  const begin = (_: unknown, url: string, key: string): ChildProcess => {
    begun.push(`${url} ${key}`);
    return { kill: () => ++killed } as unknown as ChildProcess;
  };
  const demo = new Demo({ db, clock: app.clock }, readEnv({}), app.url, log, begin);
  await expect.poll(() => lines.join()).toContain("Starting the demo failed");
  expect(begun).toEqual([]);
  isAway = false;
  await expect.poll(() => begun.length).toBe(1);
  const [url, key] = begun[0]!.split(" ");
  const answer = await fetch(`${url}/ingest/suppliers`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: "[]",
  });
  expect(answer.status).toBe(200);
  await demo.stop();
  expect(killed).toBe(1);
});
