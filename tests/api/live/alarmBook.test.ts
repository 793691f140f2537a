import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { alarmListChanges } from "../../../server/alarms/alarmListChanges";
import { AlarmBook } from "../../../server/live/alarmBook";
import type { LiveContext } from "../../../server/live/context";
import { createLog } from "../../../server/platform/log";
import { Clock } from "../../../server/platform/time";
import { unrestrictedScope } from "../../../server/platform/viewer";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { statements } from "../../fixtures/db/statements";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
const log = createLog("silent");
const insertAlarm = () =>
  app.db.execute(sql`
    insert into alarms (id, cause, claim_id, raised_at, state, state_at, changed_at)
    values (gen_random_uuid(), 'ARRIVAL_CRITICAL', gen_random_uuid()::text, clock_timestamp(), 'RAISED', clock_timestamp(), clock_timestamp())`);

test("concurrent readers share two reads: the current one and the next one", async () => {
  const book = new AlarmBook({ db: app.db, clock: app.clock, log });
  const ask = async (): Promise<number> => {
    const { count } = await statements(app.db, () => Promise.all(Array.from({ length: 30 }, () => book.read())), /from "alarms"/);
    return count;
  };
  expect(await ask()).toBe(2);
  await insertAlarm();
  expect(await ask()).toBe(2);
  expect(book.byAge()).toHaveLength(1);
});

test.each([-90_000, 90_000])("is complete on a node whose clock is %i ms off", async (skew) => {
  const clock = new Clock();
  clock.now = () => Date.now() + skew;
  const book = new AlarmBook({ db: app.db, clock, log });
  await book.read();
  const before = book.byAge().length;
  await insertAlarm();
  await book.read();
  expect(book.byAge()).toHaveLength(before + 1);
});

test("a list that failed to start stops following the alarms", async () => {
  let followers = 0;
  const alarmBook = {
    follow: () => {
      followers++;
      return () => followers--;
    },
    read: () => Promise.reject(new Error("not now")),
  } as unknown as AlarmBook;
  const ctx = { alarmBook, board: app.board, clock: app.clock } as LiveContext;
  await expect(alarmListChanges(ctx, { scope: unrestrictedScope, functionalities: new Set() })).rejects.toThrow("not now");
  expect(followers).toBe(0);
});
