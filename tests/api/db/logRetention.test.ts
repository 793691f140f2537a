import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { releaseDailyRun, claimDailyRun } from "../../../server/admin/retention/dailyRun";
import { Browser } from "../../fixtures/auth/accounts";
import { password } from "../../fixtures/app";
import { contactRuns, EVENTUALLY, createAutomationFixture } from "../../fixtures/claims/automation";

let automationFixture: Awaited<ReturnType<typeof createAutomationFixture>>;
beforeAll(async () => {
  automationFixture = await createAutomationFixture();
});
const DAY_MINUTES = 24 * 60;
const move = (days: number): void => void (automationFixture.app.clock.offset += days * DAY_MINUTES * 60_000);
/** Everybody was there then, so many days from now. */
const allSeen = (days: number) =>
  automationFixture.app.db.execute(
    sql`update users set disabled_at = null, last_seen_at = ${automationFixture.fromNow(days * DAY_MINUTES)}::timestamptz`,
  );
const count = async (query: ReturnType<typeof sql>): Promise<number> =>
  Number((await automationFixture.app.db.execute<{ n: string }>(sql`select count(*) as n from ${query}`))[0]!.n);
const disabled = async (): Promise<string[]> =>
  [
    ...(await automationFixture.app.db.execute<{ user: string }>(sql`select "user" from users where disabled_at is not null order by 1`)),
  ].map(({ user }) => user);
const seenAt = async (user: string): Promise<number> =>
  Number(
    (
      await automationFixture.app.db.execute<{ at: string }>(
        sql`select extract(epoch from last_seen_at) as at from users where "user" = ${user}`,
      )
    )[0]!.at,
  );

describe("logs", () => {
  test("older than KPI 7 days are removed by day in batches, except actions of open claims", async () => {
    const [finished, open] = [await automationFixture.lateClaim(60), await automationFixture.lateClaim(60)];
    for (const id of [finished, open])
      await expect.poll(() => automationFixture.calls(id, "addContact"), EVENTUALLY).toEqual(["DONE", "DONE"]);
    await automationFixture.update(finished, { cdestadoserv: "FIN" });
    await expect.poll(() => automationFixture.calls(finished, "removeContact"), EVENTUALLY).toEqual(["DONE", "DONE"]);
    await automationFixture.app.db.execute(sql`
      insert into api_errors (id, at, integration, operation, path, code) select gen_random_uuid(), now(), 'ASSISTANCE', 'confirmArrival', '/', 'DOWN' from generate_series(1, 2500)`);
    await automationFixture.app.db.execute(
      sql`insert into webhook_messages (id, at, type, outcome) values ('old', now(), 'arrival', 'taken')`,
    );
    await automationFixture.app.db.execute(sql`
      insert into outbox (id, key, integration, operation, body, state, due_at, created_at)
      values (gen_random_uuid(), 'waiting', 'MAIL', 'notifyDelay', '{}', 'WAITING', now(), now())`);

    await allSeen(95);
    move(95);
    await expect.poll(() => count(sql`audit where action = 'logs.remove' and at > now() + interval '94 days'`), EVENTUALLY).toBe(1);
    const oldest = sql`${automationFixture.fromNow(-90 * DAY_MINUTES)}::timestamptz`;
    for (const table of ["audit", "status_log", "api_errors", "webhook_messages", "simulator_calls"])
      expect([table, await count(sql`${sql.identifier(table)} where at < ${oldest}`)]).toEqual([table, 0]);
    expect(await count(sql`outbox where created_at < ${oldest}`)).toBe(1);
    expect(await count(sql`contact_list_entries where removed_at < ${oldest}`)).toBe(0);
    expect(await count(sql`process_runs where claim_id = ${finished}`)).toBe(0);
    expect(await count(sql`process_runs where claim_id = ${open} and at < ${oldest}`)).toBe(2);
    await automationFixture.move(0);
    expect(await automationFixture.states(open)).toEqual(contactRuns("ARRIVAL", "STARTED"));
    const [auditRow] = await automationFixture.app.db.execute<{ actor_name: string; after: { removed: Record<string, unknown> } }>(
      sql`select actor_name, after from audit where action = 'logs.remove' and at > now() + interval '94 days'`,
    );
    expect(auditRow).toMatchObject({
      actor_name: "system",
      after: { removed: { api_errors: 2500, webhook_messages: 1, process_runs: 2 } },
    });
  });

  test("are checked once a day by one of the nodes", async () => {
    const { db, clock } = automationFixture.app;
    const rounds = () =>
      Promise.all(
        Array.from({ length: 5 }, () =>
          claimDailyRun({ db, clock: Object.assign(Object.create(clock), { offset: clock.offset + 3 * DAY_MINUTES * 60_000 }) }),
        ),
      );
    expect((await rounds()).filter(Boolean)).toHaveLength(1);
    expect((await rounds()).filter(Boolean)).toHaveLength(0);
    await releaseDailyRun(db);
    expect((await rounds()).filter(Boolean)).toHaveLength(1);
    await releaseDailyRun(db);
  });
});

describe("users", () => {
  beforeEach(async () => {
    await allSeen(0);
  });

  test("inactive for KPI 6 days are disabled by the system, except the last administrator", async () => {
    move(80);
    await automationFixture.app.signIn("operator");
    await expect
      .poll(() => count(sql`audit where action = 'logs.remove' and at > ${automationFixture.fromNow(-60)}::timestamptz`), EVENTUALLY)
      .toBe(1);
    expect(await disabled()).toEqual([]);
    move(11);
    await expect.poll(disabled, EVENTUALLY).toEqual(["client", "provider", "supervisor"]);
    const rows = await automationFixture.app.db.execute<{ actor_name: string; after: object }>(
      sql`select actor_name, after from audit where action = 'user.disable' and at > ${automationFixture.fromNow(-60)}::timestamptz`,
    );
    expect([...rows]).toHaveLength(3);
    expect(rows[0]).toMatchObject({ actor_name: "system", after: { inactiveDays: 90 } });
    const answer = await automationFixture.app.graphql(
      `mutation { login(input: { user: "supervisor", password: "${password}" }) { jwt } }`,
    );
    expect(answer.errors?.[0]!.extensions.code).toBe("LOGIN_FAILED");
    expect(await automationFixture.app.signIn("admin")).toBeTruthy();
  });

  test("include an administrator if another one is active", async () => {
    await automationFixture.app.db.execute(sql`
      insert into users (id, "user", name, language, profile_type, all_instances, last_seen_at, created_at)
      select gen_random_uuid(), 'second', 'Second', 'es', 'LOCALADMIN', true, ${automationFixture.fromNow(91 * DAY_MINUTES)}::timestamptz, created_at from users where "user" = 'admin'`);
    move(91);
    await expect.poll(disabled, EVENTUALLY).toContain("admin");
    expect(await disabled()).not.toContain("second");
  });

  test("are recorded as seen at most once per hour of session use", async () => {
    const minute = new Date(automationFixture.app.clock.now()).getUTCMinutes();
    move((60 - minute) / DAY_MINUTES);
    const browser = new Browser(automationFixture.app);
    await browser.graphql(`mutation { login(input: { user: "operator", password: "${password}", persistent: true }) { jwt } }`);
    const use = async (): Promise<number> => {
      expect(await browser.graphql("{ userInfo { name } }")).toMatchObject({ data: { userInfo: { name: "Operator" } } });
      return seenAt("operator");
    };
    const begun = await use();
    move(58 / DAY_MINUTES);
    expect(await use()).toBe(begun);
    move(2 / DAY_MINUTES);
    expect(await use()).toBeGreaterThanOrEqual(begun + 3600);
  });
});
