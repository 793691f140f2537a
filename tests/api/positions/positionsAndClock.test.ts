import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { transaction } from "../../../server/db/transaction";
import { Clock } from "../../../server/platform/time";
import { evaluateResources } from "../../../server/positions/resourceStatus.actions";
import { startTestApp, type TestApp } from "../../fixtures/app";

let app: TestApp;
let key: string;
beforeAll(async () => {
  app = await startTestApp();
  key = await app.key("ingest");
  await app.db.execute(sql`insert into suppliers (id, instance_id, name, access, mobile, source_version)
    values ('M-1', 'ES', 'Unit 1', 'MOBILE', 'dev-1', 1)`);
});
const MINUTE_MS = 60_000;
const send = (at: number) =>
  fetch(`${app.url}/ingest/positions/osmand?id=dev-1&lat=40.4&lon=-3.7&timestamp=${new Date(at).toISOString()}`, {
    headers: { authorization: `Bearer ${key}` },
  });
const storedState = async () =>
  (
    await app.db.execute<{ status: string; due: number }>(
      "select status, extract(epoch from status_due_at)::float8 * 1000 as due from suppliers where id = 'M-1'",
    )
  )[0]!;
const hasLockWaiter = async (): Promise<boolean> =>
  (
    await app.owner.execute<{ n: number }>(
      "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
  )[0]!.n > 0;

test("a position received during its expiry by the clock takes precedence", async () => {
  await send(Date.now());
  const { due, status } = await storedState();
  expect(status).toBe("MOBILE_FREE");
  // the same position, so long ago that it is too old in a moment
  const ago = due - Date.now() - MINUTE_MS / 3;
  await app.db.execute(sql`update positions set fix_at = fix_at - ${`${ago} ms`}::interval where supplier_id = 'M-1'`);
  await app.db.execute(sql`update suppliers set status_due_at = status_due_at - ${`${ago} ms`}::interval where id = 'M-1'`);
  let answered = false;
  let sent: Promise<unknown> = Promise.resolve();
  const later = new Clock();
  later.offset = MINUTE_MS;
  await transaction({ db: app.db, clock: later }, async (tx) => {
    await evaluateResources(tx, ["M-1"]);
    sent = send(Date.now()).finally(() => (answered = true));
    await expect.poll(async () => answered || (await hasLockWaiter())).toBe(true);
  });
  await sent;
  expect((await storedState()).status).toBe("MOBILE_FREE");
});
