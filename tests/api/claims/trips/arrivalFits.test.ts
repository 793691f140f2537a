import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fitArrivalTimes } from "../../../../server/claims/trips/fits/fits.actions";
import { claimNight } from "../../../../server/claims/trips/fits/fitWorker";
import { arrivalModels } from "../../../../server/claims/trips/arrivalModels.queries";
import { startTestApp, type TestApp } from "../../../fixtures/app";
import { createLog } from "../../../../server/platform/log";
import { claimRecord, supplierRecord } from "../../../fixtures/records";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const key = await app.key("ingest");
  await app.ingest("suppliers", [supplierRecord("M-1", { tpaccprovee: "MOBILE", mobile: "dev-1" })], key);
  const at = (minutes: number): string => new Date(app.clock.now() + minutes * 60_000).toISOString();
  const records = Array.from({ length: 300 }, (_, n) =>
    claimRecord(`F-${n}`, { fhocurrencia: at(-3_000 + n), x: -3.7, y: 40.4, cdprovee: "M-1", fhasignacion: at(-3_000 + n) }),
  );
  await app.ingest("claims", records, key);
});
afterAll(() => app.stop());

/** Gives every claim a finished trip of ten minutes of the router, which took `minutes`. */
async function finishTrips(minutes: number): Promise<void> {
  await app.owner.execute(sql`
    insert into trips (claim_id, supplier_id, leased_until, started_at, planned_seconds, router)
    select id, 'M-1', now(), occurred_at, 600, 'STRAIGHT' from claims where id like 'F-%' on conflict (claim_id) do nothing`);
  await app.owner.execute(sql`
    update claims set arrived_at = occurred_at + ${minutes} * interval '1 minute' + (hashtext(id) % 60) * interval '1 second' where id like 'F-%'`);
}
const work = () => ({ db: app.db, clock: app.clock, log: createLog("silent") });
const fits = async () => [
  ...(await app.db.execute<{ trips: number; used: boolean; error: number; router: number }>(
    sql`select trips, is_used as used, error_seconds as error, router_error_seconds as router from arrival_fits order by version`,
  )),
];

test("fits finished trips, and takes over a fit that is better than the one in use", async () => {
  await finishTrips(14);
  await fitArrivalTimes(work());
  const [fit] = await fits();
  expect(fit).toMatchObject({ trips: 300, used: true, router: expect.closeTo(240, -1) });
  expect(fit!.error).toBeLessThan(60);
  expect((await arrivalModels(app.db))("ES", "STRAIGHT").version).toBe(1);
});

test("stores a worse fit without taking it over", async () => {
  await finishTrips(14);
  // The oldest trips say something else than the newest, on which the fit is compared.
  await app.owner.execute(sql`
    update claims set arrived_at = occurred_at + interval '40 minutes' where id in (select id from claims where id like 'F-%' order by occurred_at limit 200)`);
  await fitArrivalTimes(work());
  expect((await fits()).map(({ used }) => used)).toEqual([true, false]);
  expect((await arrivalModels(app.db))("ES", "STRAIGHT").version).toBe(1);
});

test("runs once a night on one node", async () => {
  const atThree = Date.parse(`${new Date(app.clock.now() + 86_400_000).toISOString().slice(0, 10)}T03:00:00Z`);
  app.clock.offset += atThree - app.clock.now();
  expect(await Promise.all([claimNight(work()), claimNight(work())]).then((claimed) => claimed.filter(Boolean))).toEqual([true]);
  expect(await claimNight(work())).toBe(false);
  app.clock.offset += 86_400_000;
  expect(await claimNight(work())).toBe(true);
});
