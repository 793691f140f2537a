// The database's clock is set wrong while the product runs: nothing is refused or evaluated by it that would be wrong for good.
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { type Answer, startTestApp, type TestApp } from "../../fixtures/app";
import { createActionFixture } from "../../fixtures/claims/actions";
import { assignedClaim, claimRecord, supplierRecord } from "../../fixtures/records";
import { send } from "../../fixtures/requests";

let app: TestApp;
let key: string;
beforeAll(async () => {
  app = await startTestApp();
  key = await app.key("ingest");
  // Functions of the same name precede those of PostgreSQL for new connections; column defaults stay correct.
  await app.owner.execute(sql`create schema shifted`);
  await app.owner.execute(sql`grant usage on schema shifted to public`);
  await app.owner.execute(sql`create table shifted.clock (by interval not null)`);
  await app.owner.execute(sql`grant select on shifted.clock to public`);
  await app.owner.execute(sql`insert into shifted.clock values ('0')`);
  for (const name of ["clock_timestamp", "now"])
    await app.owner.execute(
      sql.raw(`create function shifted.${name}() returns timestamptz language sql volatile
        as 'select pg_catalog.${name}() + (select by from shifted.clock)'`),
    );
  const [database] = await app.owner.execute<{ name: string }>(sql`select current_database() as name`);
  await app.owner.execute(sql.raw(`alter database ${database!.name} set search_path = shifted, pg_catalog, public`));
  await app.owner.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
});

const codesOf = ({ errors = [] }: Answer<unknown>): unknown[] => errors.map(({ extensions }) => extensions?.code);
const shift = (by: string) => app.owner.execute(sql`update shifted.clock set by = ${by}::interval`);
const readiness = async () => JSON.parse((await send(app, undefined, { path: "/readyz", method: "GET" })).text) as object;
const sendPosition = () => {
  const path = `/ingest/positions/osmand?id=dev-1&lat=40.4&lon=-3.7&timestamp=${Math.round(Date.now() / 1_000)}`;
  return send(app, undefined, { path, method: "GET", headers: { authorization: `Bearer ${key}` } });
};
const statusOf = async (id: string) =>
  (await app.db.execute<{ status: string }>(sql`select status from claims where id = ${id}`))[0]!.status;

test("a steady clock is trusted", async () => {
  await expect.poll(readiness).toMatchObject({ status: "ready", databaseClockErrorMs: 0 });
  await app.ingest("suppliers", [supplierRecord("M-1", { tpaccprovee: "MOBILE", mobile: "dev-1" }), supplierRecord("B-1")], key);
  expect(JSON.parse((await sendPosition()).text)).toMatchObject({ accepted: 1 });
});

test("two days behind: answers positions with a retry, sends heartbeats and reports the error", async () => {
  await shift("-2 days");
  const refused = await sendPosition();
  expect([refused.status, refused.codes, refused.headers.get("retry-after")]).toEqual([503, ["UNAVAILABLE"], "1"]);
  await expect.poll(readiness).toMatchObject({ status: "degraded", databaseClockErrorMs: expect.any(Number) });
  const beats = async () =>
    Number((await app.db.execute<{ n: string }>(sql`select count(*) as n from changes where kind = 'heartbeat'`))[0]!.n);
  const before = await beats();
  await expect.poll(beats).toBeGreaterThan(before);
  await shift("0");
  await expect.poll(readiness).toMatchObject({ status: "ready", databaseClockErrorMs: 0 });
  expect(JSON.parse((await sendPosition()).text)).toMatchObject({ accepted: 1 });
});

const futureRows = async () =>
  (
    await app.db.execute(sql`
      select at from audit where at > pg_catalog.now() + interval '1 minute'
      union all select at from status_log where at > pg_catalog.now() + interval '1 minute'`)
  ).length;

test.each(["5 minutes", "2 days", "-5 minutes"])(
  "%s off: actions, records and sign-ins return UNAVAILABLE and succeed after the correction",
  async (by) => {
    const actions = createActionFixture(app);
    const operator = await app.signIn("operator");
    const id = await actions.claimIn(operator, "PENDING_ARRIVAL_DELAYED");
    const before = await actions.claim(operator, id);
    await shift(by);
    // Without waiting until the node has read the clock again.
    const input = { requestId: `clock ${by}` };
    expect(codesOf(await actions.act(operator, "manageDelay", id, input))).toEqual(["UNAVAILABLE"]);
    await expect.poll(readiness).toMatchObject({ status: "degraded" });
    expect(codesOf(await actions.act(operator, "manageDelay", id, input))).toEqual(["UNAVAILABLE"]);
    expect((await app.ingest("claims", [claimRecord(`T-${by}`)], key)).status).toBe(503);
    await expect(app.signIn("operator")).rejects.toThrow("UNAVAILABLE");
    const { status, managedUntil, actions: done } = await actions.claim(operator, id);
    expect({ status, managedUntil, actions: done }).toEqual({
      status: before.status,
      managedUntil: before.managedUntil,
      actions: before.actions,
    });
    expect(await futureRows()).toBe(0);

    await shift("0");
    await expect.poll(readiness).toMatchObject({ status: "ready", databaseClockErrorMs: 0 });
    const after = await actions.actSuccessfully(operator, "manageDelay", id, input);
    expect(Math.abs(Date.parse(after.managedUntil!) - Date.now() - 60 * 60_000)).toBeLessThan(30_000);
    expect((await app.ingest("claims", [claimRecord(`T-${by}`)], key)).body.accepted).toBe(1);
  },
);

test("evaluates a claim from a node with a fast clock again after the correction", async () => {
  await shift("4 minutes");
  const misled = await startTestApp({}, { beside: app });
  await expect.poll(async () => (await misled.ingest("claims", [claimRecord("T-ahead")], key)).status).toBe(200);
  const evaluatedAhead = async () =>
    (await app.db.execute(sql`select id from claims where evaluated_at > pg_catalog.now() + interval '1 minute'`)).length;
  expect(await evaluatedAhead()).toBeGreaterThan(0);
  await shift("0");
  await expect.poll(evaluatedAhead, { timeout: 5_000 }).toBe(0);
  // The other node may read the clock later, and refuses writes until then.
  await expect.poll(readiness).toMatchObject({ status: "ready", databaseClockErrorMs: 0 });
});

test("an hour ahead: changes no status until a second after the correction", async () => {
  await app.ingest("claims", [assignedClaim("C-1", 20)], key);
  const before = await statusOf("C-1");
  const [due] = await app.db.execute<{ at: number }>(
    sql`select (extract(epoch from status_due_at) * 1000)::float8 as at from claims where id = 'C-1'`,
  );
  await shift("1 hour");
  await expect.poll(readiness).toMatchObject({ status: "degraded" });
  app.clock.offset = due!.at - Date.now();
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(await statusOf("C-1")).toBe(before);
  await shift("0");
  const correctedAt = performance.now();
  await expect.poll(() => statusOf("C-1"), { interval: 50 }).not.toBe(before);
  expect(performance.now() - correctedAt).toBeLessThan(2_000);
});
