// When an alarm is raised, cleared, and the same one again.
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { lockAlarm, untilLockWaiter } from "../../fixtures/db/rowLocks";
import { claimRecord, minutes, supplierRecord } from "../../fixtures/records";

let app: TestApp;
let key: string;
let version = 1;
/** A tow assigned so many minutes ago, with the promise of half an hour: critical an hour after the assignment. */
const tow = (id: string, assigned: number, more: object = {}) =>
  claimRecord(id, {
    cdprovee: "M-1",
    fhasignacion: minutes(-assigned),
    eta: 30,
    fhocurrencia: minutes(-assigned - 5),
    version: version++,
    ...more,
  });
const send = (...records: object[]) => app.ingest("claims", records, key);

interface Row {
  id: string;
  cause: string;
  state: string;
  isOpen: boolean;
}
const alarmsOf = async (claimId: string): Promise<Row[]> => [
  ...(await app.db.execute<Row & Record<string, unknown>>(
    sql`select id, cause, state, cleared_at is null as "isOpen" from alarms where claim_id = ${claimId} order by id`,
  )),
];
const open = (cause: string) => [expect.objectContaining({ cause, isOpen: true, state: "RAISED" })];

beforeAll(async () => {
  app = await startTestApp();
  key = await app.key("ingest");
  await app.ingest("suppliers", [supplierRecord("M-1", { tpaccprovee: "MOBILE", mobile: "dev-1", x: null, y: null })], key);
});
beforeEach(() => {
  app.clock.offset = 0;
});

describe("an alarm of a claim", () => {
  test("is raised with each status that requires action, and with no other", async () => {
    await send(tow("critical", 65), tow("late", 45), claimRecord("unassigned", { fhocurrencia: minutes(-20) }));
    expect(await alarmsOf("critical")).toEqual(open("ARRIVAL_CRITICAL"));
    expect(await alarmsOf("unassigned")).toEqual(open("UNASSIGNED_LATE"));
    expect(await alarmsOf("late")).toEqual([]);
  });

  test("is written in the transaction that changes the status, also by the clock", async () => {
    await send(tow("same transaction", 58));
    expect(await alarmsOf("same transaction")).toEqual([]);
    app.clock.offset = 5 * 60_000;
    await expect.poll(() => alarmsOf("same transaction")).toEqual(open("ARRIVAL_CRITICAL"));
    const [row] = await app.db.execute<{ same: boolean }>(sql`
      select a.xmin = c.xmin and a.raised_at = c.status_at as same
      from alarms a join claims c on c.id = a.claim_id where c.id = 'same transaction'`);
    expect(row!.same).toBe(true);
  });

  test("ends with the status, and another status raises another alarm", async () => {
    await send(claimRecord("assigned", { fhocurrencia: minutes(-80), version: version++ }));
    await send(tow("assigned", 70));
    expect((await alarmsOf("assigned")).map(({ cause, isOpen }) => [cause, isOpen])).toEqual([
      ["UNASSIGNED_LATE", false],
      ["ARRIVAL_CRITICAL", true],
    ]);
    await send(tow("assigned", 70, { cdestadoserv: "FIN" }));
    expect((await alarmsOf("assigned")).filter(({ isOpen }) => isOpen)).toEqual([]);
  });

  const unassigned = (id: string, minutesAgo: number) => claimRecord(id, { fhocurrencia: minutes(-minutesAgo), version: version++ });

  test("is reopened with its state within thirty seconds, and is new later", async () => {
    await send(unassigned("flapping", 20));
    const [first] = await alarmsOf("flapping");
    await app.db.execute(sql`update alarms set state = 'ACKNOWLEDGED' where id = ${first!.id}`);
    await send(unassigned("flapping", 1));
    expect(await alarmsOf("flapping")).toEqual([{ ...first, state: "ACKNOWLEDGED", isOpen: false }]);
    app.clock.offset = 20_000;
    await send(unassigned("flapping", 20));
    expect(await alarmsOf("flapping")).toEqual([{ ...first, state: "ACKNOWLEDGED", isOpen: true }]);
    await send(unassigned("flapping", 1));
    app.clock.offset = 60_000;
    await send(unassigned("flapping", 20));
    expect((await alarmsOf("flapping")).map(({ state, isOpen }) => [state, isOpen])).toEqual([
      ["ACKNOWLEDGED", false],
      ["RAISED", true],
    ]);
  });

  test("keeps its snooze when its cause returns", async () => {
    await send(unassigned("snoozed", 20));
    await app.db.execute(sql`update alarms set state = 'SNOOZED', until = now() + interval '30 minutes' where claim_id = 'snoozed'`);
    await send(unassigned("snoozed", 1));
    app.clock.offset = 5 * 60_000;
    await send(unassigned("snoozed", 20));
    expect((await alarmsOf("snoozed")).map(({ state, isOpen }) => [state, isOpen])).toEqual([["SNOOZED", true]]);
  });

  test("is cleared in the order of ids, so that concurrent transactions do not deadlock", async () => {
    await send(unassigned("order b", 20));
    await send(unassigned("order a", 20));
    const [[first], [second]] = [await alarmsOf("order b"), await alarmsOf("order a")];
    await app.db.execute(sql`update alarms set state = 'ACKNOWLEDGED' where id = ${first!.id}`);
    const release = await lockAlarm(app, first!.id);
    const sent = send(unassigned("order a", 1), unassigned("order b", 1));
    await untilLockWaiter(app);
    const free = await app.owner.execute(sql`select 1 from alarms where id = ${second!.id} for no key update skip locked`);
    await release();
    await sent;
    expect(free).toHaveLength(1);
    expect([...(await alarmsOf("order a")), ...(await alarmsOf("order b"))].map(({ isOpen }) => isOpen)).toEqual([false, false]);
  });

  test("is written together with all alarms of its batch", async () => {
    const many = Array.from({ length: 60 }, (_, i) => claimRecord(`many ${i}`, { fhocurrencia: minutes(-20), version: version++ }));
    await send(...many);
    const [row] = await app.db.execute<{ open: number; transactions: number }>(
      sql`select count(*)::int as open, count(distinct xmin::text)::int as transactions from alarms where claim_id like 'many %'`,
    );
    expect(row!.open).toBe(60);
    expect(row!.transactions).toBeLessThan(10);
  });
});
