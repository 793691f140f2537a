// Queries that every node runs each second or minute read the open alarms only, regardless of the number of closed ones.
import { type SQL, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { moveAlarms } from "../../../server/alarms/claimAlarms";
import { alarmsLeftBehind } from "../../../server/alarms/returns";
import { transaction } from "../../../server/db/transaction";
import { alarmsWithFeeds, openAlarms } from "../../../server/live/alarmBook";
import { Clock } from "../../../server/platform/time";
import { startTestApp, type TestApp } from "../../fixtures/app";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.owner.execute(sql`
    insert into alarms (id, cause, claim_id, raised_at, state, state_at, changed_at, by_id)
    select gen_random_uuid(), 'ARRIVAL_CRITICAL', 'index ' || n, now(), (case when n < 5 then 'TAKEN' else 'RAISED' end)::alarm_state, now(), now(),
      case when n < 5 then gen_random_uuid() end
    from generate_series(1, 2000) n`);
  await app.owner.execute(sql`analyze alarms`);
});

/** A statement's plan where reading a whole table, or two tables side by side, costs as much as can be. */
const planOf = (statement: SQL): Promise<string> =>
  app.owner.transaction(async (tx) => {
    for (const way of ["seqscan", "bitmapscan", "hashjoin", "mergejoin", "material"])
      await tx.execute(sql.raw(`set local enable_${way} = off`));
    const rows = await tx.execute<Record<string, string>>(sql`explain (costs off) ${statement}`);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  });

test("reads open alarms through the index of open alarms", async () => {
  const plan = await planOf(alarmsWithFeeds(app.db, openAlarms).getSQL());
  expect(plan).toMatch(/Index Scan using alarms_open on alarms/);
});

test("finds abandoned alarms through their holders and sessions", async () => {
  const plan = await planOf(alarmsLeftBehind(new Date()));
  expect(plan).toMatch(/alarms_holder on alarms/);
  expect(plan).toMatch(/Index Scan using sessions_user on sessions\n\s*Index Cond: /);
});

test("plans the lookup of a claim's alarms per execution, because the number of open alarms varies", async () => {
  await transaction({ db: app.owner, clock: new Clock() }, async (tx, now) => {
    for (let n = 0; n < 8; n++) await moveAlarms(tx, now, "claimId", { ended: [`index ${n}`], raised: [] });
    const kept = await tx.execute(
      sql`select statement from pg_prepared_statements where statement like '%from "alarms"%' and statement like '%no key update%'`,
    );
    expect([...kept]).toEqual([]);
  });
  const cleared = await app.owner.execute<{ n: number }>(sql`select count(*)::int as n from alarms where cleared_at is not null`);
  expect(cleared[0]!.n).toBeGreaterThanOrEqual(7);
});
