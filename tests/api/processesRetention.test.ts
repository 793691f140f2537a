import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { giveRoundBack, takeRound } from "../../server/clock/retentionRound";
import { Browser } from "../given/accounts";
import { password } from "../given/app";
import { both, eventually, givenProcesses } from "../given/processes";

let given: Awaited<ReturnType<typeof givenProcesses>>;
beforeAll(async () => {
  given = await givenProcesses();
});
const day = 24 * 60;
const move = (days: number): void => void (given.app.clock.offset += days * day * 60_000);
/** Everybody was there then, so many days from now. */
const allSeen = (days: number) =>
  given.app.db.execute(sql`update users set disabled_at = null, last_seen_at = ${given.fromNow(days * day)}::timestamptz`);
const count = async (query: ReturnType<typeof sql>): Promise<number> =>
  Number((await given.app.db.execute<{ n: string }>(sql`select count(*) as n from ${query}`))[0]!.n);
const disabled = async (): Promise<string[]> =>
  [...(await given.app.db.execute<{ user: string }>(sql`select "user" from users where disabled_at is not null order by 1`))].map(
    ({ user }) => user,
  );
const seenAt = async (user: string): Promise<number> =>
  Number(
    (await given.app.db.execute<{ at: string }>(sql`select extract(epoch from last_seen_at) as at from users where "user" = ${user}`))[0]!
      .at,
  );

describe("logs", () => {
  test("older than KPI 7 days are removed, by days and in batches; what an open claim has had done is kept", async () => {
    const [finished, open] = [await given.lateClaim(60), await given.lateClaim(60)];
    for (const id of [finished, open]) await expect.poll(() => given.calls(id, "addContact"), eventually).toEqual(["DONE", "DONE"]);
    await given.update(finished, { cdestadoserv: "FIN" });
    await expect.poll(() => given.calls(finished, "removeContact"), eventually).toEqual(["DONE", "DONE"]);
    await given.app.db.execute(sql`
      insert into api_errors (id, at, port, operation, path, code) select gen_random_uuid(), now(), 'ASSISTANCE', 'confirmArrival', '/', 'DOWN' from generate_series(1, 2500)`);
    await given.app.db.execute(sql`insert into webhook_messages (id, at, type, outcome) values ('old', now(), 'arrival', 'taken')`);
    await given.app.db.execute(sql`
      insert into outbox (id, key, port, operation, body, state, due_at, created_at)
      values (gen_random_uuid(), 'waiting', 'MAIL', 'notifyDelay', '{}', 'WAITING', now(), now())`);

    await allSeen(95);
    move(95);
    await expect.poll(() => count(sql`audit where action = 'logs.remove' and at > now() + interval '94 days'`), eventually).toBe(1);
    const oldest = sql`${given.fromNow(-90 * day)}::timestamptz`;
    for (const table of ["audit", "status_log", "api_errors", "webhook_messages", "stand_in_calls"])
      expect([table, await count(sql`${sql.identifier(table)} where at < ${oldest}`)]).toEqual([table, 0]);
    expect(await count(sql`outbox where created_at < ${oldest}`)).toBe(1);
    expect(await count(sql`contact_list_entries where removed_at < ${oldest}`)).toBe(0);
    expect(await count(sql`process_runs where claim_id = ${finished}`)).toBe(0);
    expect(await count(sql`process_runs where claim_id = ${open} and at < ${oldest}`)).toBe(2);
    await given.move(0);
    expect(await given.states(open)).toEqual(both("ARRIVAL", "STARTED"));
    const [told] = await given.app.db.execute<{ actor_name: string; after: { removed: Record<string, unknown> } }>(
      sql`select actor_name, after from audit where action = 'logs.remove' and at > now() + interval '94 days'`,
    );
    expect(told).toMatchObject({ actor_name: "system", after: { removed: { api_errors: 2500, webhook_messages: 1, process_runs: 2 } } });
  });

  test("are looked through once a day, whichever of the nodes comes first", async () => {
    const { db, clock } = given.app;
    const rounds = () =>
      Promise.all(
        Array.from({ length: 5 }, () =>
          takeRound({ db, clock: Object.assign(Object.create(clock), { offset: clock.offset + 3 * day * 60_000 }) }),
        ),
      );
    expect((await rounds()).filter(Boolean)).toHaveLength(1);
    expect((await rounds()).filter(Boolean)).toHaveLength(0);
    await giveRoundBack(db);
    expect((await rounds()).filter(Boolean)).toHaveLength(1);
    await giveRoundBack(db);
  });
});

describe("users", () => {
  beforeEach(async () => {
    await allSeen(0);
  });

  test("not seen for KPI 6 days are disabled, by the system; the last administrator stays", async () => {
    move(80);
    await given.app.signIn("operator");
    await expect.poll(() => count(sql`audit where action = 'logs.remove' and at > ${given.fromNow(-60)}::timestamptz`), eventually).toBe(1);
    expect(await disabled()).toEqual([]);
    move(11);
    await expect.poll(disabled, eventually).toEqual(["client", "provider", "supervisor"]);
    const rows = await given.app.db.execute<{ actor_name: string; after: object }>(
      sql`select actor_name, after from audit where action = 'user.disable' and at > ${given.fromNow(-60)}::timestamptz`,
    );
    expect([...rows]).toHaveLength(3);
    expect(rows[0]).toMatchObject({ actor_name: "system", after: { inactiveDays: 90 } });
    const answer = await given.app.graphql(`mutation { login(input: { user: "supervisor", password: "${password}" }) { jwt } }`);
    expect(answer.errors?.[0]!.extensions.code).toBe("LOGIN_FAILED");
    expect(await given.app.signIn("admin")).toBeTruthy();
  });

  test("include an administrator when another one is active", async () => {
    await given.app.db.execute(sql`
      insert into users (id, "user", name, language, profile_type, all_instances, last_seen_at, created_at)
      select gen_random_uuid(), 'second', 'Second', 'es', 'LOCALADMIN', true, ${given.fromNow(91 * day)}::timestamptz, created_at from users where "user" = 'admin'`);
    move(91);
    await expect.poll(disabled, eventually).toContain("admin");
    expect(await disabled()).not.toContain("second");
  });

  test("are seen whenever they use their session, noted once an hour at most", async () => {
    const browser = new Browser(given.app);
    await browser.graphql(`mutation { login(input: { user: "operator", password: "${password}", persistent: true }) { jwt } }`);
    const use = async (): Promise<number> => {
      expect(await browser.graphql("{ userInfo { name } }")).toMatchObject({ data: { userInfo: { name: "Operator" } } });
      return seenAt("operator");
    };
    const begun = await use();
    move(59 / day);
    expect(await use()).toBe(begun);
    move(2 / day);
    expect(await use()).toBeGreaterThan(begun + 3600);
  });
});
