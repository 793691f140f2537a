import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { both, eventually, givenProcesses, insuredList, suppliersList } from "../given/processes";
import { supplierRecord } from "../given/records";
import { statements } from "../given/statements";

let given: Awaited<ReturnType<typeof givenProcesses>>;
beforeAll(async () => {
  given = await givenProcesses();
});
/** Whether the worker has looked at the claim and waits for the clock, or for nothing. */
const looked = async (id: string): Promise<boolean> =>
  (
    await given.app.db.execute(
      sql`select from claims where id = ${id} and (process_due_at is null or process_due_at > ${given.fromNow(0)}::timestamptz)`,
    )
  ).length === 1;

describe("a late arrival", () => {
  test("has the supplier called and the insured put on the list, once each, and says why", async () => {
    const id = await given.lateClaim(60);
    await expect.poll(() => given.states(id), eventually).toEqual(both("ARRIVAL", "STARTED"));
    await expect
      .poll(() => given.contactsOf(id, suppliersList), eventually)
      .toEqual([{ phone: "+34910000001", callable: true, off: false }]);
    await expect.poll(() => given.contactsOf(id, insuredList), eventually).toEqual([{ phone: "+34600000001", callable: true, off: false }]);
    expect((await given.runsOf(id)).map(({ evidence }) => evidence)).toMatchObject([
      { setting: 8, limit: 15, minutes: 60, finding: null, listId: "suppliers" },
      { setting: 10, limit: 20, minutes: 60, finding: null, listId: "insured-es" },
    ]);
  });

  test("is told to whoever has the claim open: its version grows with what was begun and with what was taken back", async () => {
    const id = await given.lateClaim(14);
    await expect.poll(() => looked(id), eventually).toBe(true);
    const heard: { version: number; processes: { state: string }[] }[] = [];
    const changes = given.app.socket(given.token()).iterate<{ claimChanged: (typeof heard)[number] }>({
      query: "subscription($ids: [ID!]) { claimChanged(filter: { ids: $ids }) { version processes { state } } }",
      variables: { ids: [id] },
    });
    void (async () => {
      for await (const { data } of changes) if (data) heard.push(data.claimChanged);
    })();
    await given.move(2);
    await expect.poll(() => heard.at(-1)?.processes.map(({ state }) => state), eventually).toEqual(["STARTED"]);
    const { version } = heard.at(-1)!;
    await given.update(id, { milestones: [{ code: "C", at: given.fromNow(-1) }] });
    await expect.poll(() => heard.at(-1)?.processes.map(({ state }) => state), eventually).toEqual(["TAKEN_BACK"]);
    expect(heard.at(-1)!.version).toBeGreaterThan(version);
  });

  test("has each of them at its own limit, as the clock goes on", async () => {
    const id = await given.lateClaim(12, { cdprovee: "M-1" });
    await expect.poll(() => looked(id), eventually).toBe(true);
    expect(await given.states(id)).toEqual([]);
    await given.move(3);
    await expect.poll(() => given.states(id), eventually).toEqual(["ARRIVAL_CONTACT_CENTRE STARTED"]);
    await given.move(5);
    await expect.poll(() => given.states(id), eventually).toEqual(both("ARRIVAL", "STARTED"));
  });

  test("calls once, however often the claim is told of and judged", async () => {
    const id = await given.lateClaim(60);
    await expect.poll(() => given.states(id), eventually).toEqual(both("ARRIVAL", "STARTED"));
    for (let n = 0; n < 5; n++) await given.update(id, { txobserva: `note ${n}` });
    await expect.poll(() => looked(id), eventually).toBe(true);
    expect(await given.states(id)).toEqual(both("ARRIVAL", "STARTED"));
    expect(await given.calls(id, "addContact")).toHaveLength(2);
  });

  test("without a phone, or without a configured list, has nothing to do and says so", async () => {
    await given.app.db.execute(sql`delete from contact_lists where instance_id = 'PT'`);
    const mute = await given.lateClaim(60, { cdprovee: "B-mute" });
    const portuguese = supplierRecord("B-pt", { cdama: "PT", txtelefono: "+351210000001" });
    await given.app.ingest("suppliers", [portuguese], await given.app.key("ingest"));
    const unlisted = await given.lateClaim(60, { cdama: "PT", cdprovee: "B-pt" });
    await expect
      .poll(() => given.states(mute), eventually)
      .toEqual(["ARRIVAL_CONTACT_CENTRE NOTHING_TO_DO", "ARRIVAL_CONTACT_LIST STARTED"]);
    await expect
      .poll(() => given.states(unlisted), eventually)
      .toEqual(["ARRIVAL_CONTACT_CENTRE STARTED", "ARRIVAL_CONTACT_LIST NOTHING_TO_DO"]);
    expect((await given.runsOf(mute))[0]!.evidence).toMatchObject({ finding: "NO_PHONE", listId: null });
    expect((await given.runsOf(unlisted))[1]!.evidence).toMatchObject({ finding: "NO_LIST", listId: null });
  });

  test("of a claim that happened more than a day before it came in calls nobody", async () => {
    const old = await given.lateClaim(60, { fhocurrencia: given.fromNow(-25 * 60) });
    const fresh = await given.lateClaim(60);
    await expect.poll(() => given.states(fresh), eventually).toHaveLength(2);
    expect(await looked(old)).toBe(true);
    expect(await given.states(old)).toEqual([]);
  });
});

describe("a late completion", () => {
  test("has the supplier called and the insured put on the list, once each", async () => {
    const milestones = [
      { code: "A", at: given.fromNow(-145) },
      { code: "C", at: given.fromNow(-144) },
    ];
    const id = await given.lateClaim(145, { milestones });
    await expect.poll(() => given.states(id), eventually).toEqual(both("COMPLETION", "STARTED"));
    await expect.poll(() => given.contactsOf(id, insuredList), eventually).toHaveLength(1);
    expect((await given.runsOf(id)).map(({ evidence }) => [evidence.setting, evidence.minutes])).toEqual([
      [9, 25],
      [11, 25],
    ]);
  });
});

describe("who may see what", () => {
  test("the contact centre's list is the administrator's", async () => {
    for (const user of ["operator", "supervisor", "client", "provider"]) {
      const token = await given.app.signIn(user);
      const answer = await given.app.graphql(`{ contactListEntries(listId: "suppliers") { totalCount } }`, {}, token);
      expect(answer.errors?.[0]!.extensions.code).toBe("FORBIDDEN");
    }
  });

  test.each(["audit", "api_errors", "process_runs", "status_log", "changes", "stand_in_calls"])("no phone is in %s", async (table) => {
    const rows = await given.app.db.execute(sql`select 1 from ${sql.identifier(table)} t where t::text ~ '3491000000|3460000000'`);
    expect(rows.length).toBe(0);
  });

  test("what a process began is in the audit of its claim, as done by the system, once", async () => {
    const id = await given.lateClaim(60);
    await expect.poll(() => given.states(id), eventually).toHaveLength(2);
    const rows = await given.app.db.execute<{ actor_name: string; actor_id: string | null; process: string }>(
      sql`select actor_name, actor_id, after->>'process' as process from audit where action = 'process.begin' and entity_id = ${id} order by id`,
    );
    expect([...rows]).toEqual(
      ["ARRIVAL_CONTACT_CENTRE", "ARRIVAL_CONTACT_LIST"].map((process) => ({ actor_name: "system", actor_id: null, process })),
    );
  });

  test("the processes of a page of claims cost one statement", async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => given.lateClaim(60)));
    for (const id of ids) await expect.poll(async () => (await looked(id)) && given.states(id), eventually).toHaveLength(2);
    const page = () => given.app.graphql("{ claims { nodes { id processes { state } } } }", {}, given.token());
    const { result, count } = await statements(given.app.requests, page, /from "process_runs"/);
    expect([result.errors, count]).toEqual([undefined, 1]);
  });
});
