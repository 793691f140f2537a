import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { contactRuns, EVENTUALLY, createAutomationFixture, INSURED_LIST_ID, SUPPLIER_LIST_ID } from "../../../fixtures/claims/automation";
import { supplierRecord } from "../../../fixtures/records";
import { statements } from "../../../fixtures/db/statements";

let automationFixture: Awaited<ReturnType<typeof createAutomationFixture>>;
beforeAll(async () => {
  automationFixture = await createAutomationFixture();
});
/** True if the worker has processed the claim and waits for the clock or for nothing. */
const looked = async (id: string): Promise<boolean> =>
  (
    await automationFixture.app.db.execute(
      sql`select from claims where id = ${id} and (process_due_at is null or process_due_at > ${automationFixture.fromNow(0)}::timestamptz)`,
    )
  ).length === 1;

describe("a late arrival", () => {
  test("calls the supplier and adds the insured to the contact list once, with the reason", async () => {
    const id = await automationFixture.lateClaim(60);
    await expect.poll(() => automationFixture.states(id), EVENTUALLY).toEqual(contactRuns("ARRIVAL", "STARTED"));
    await expect
      .poll(() => automationFixture.contactsOf(id, SUPPLIER_LIST_ID), EVENTUALLY)
      .toEqual([{ phone: "+34910000001", callable: true, off: false }]);
    await expect
      .poll(() => automationFixture.contactsOf(id, INSURED_LIST_ID), EVENTUALLY)
      .toEqual([{ phone: "+34600000001", callable: true, off: false }]);
    expect((await automationFixture.runsOf(id)).map(({ evidence }) => evidence)).toMatchObject([
      { setting: 8, limit: 15, minutes: 60, finding: null, listId: "suppliers" },
      { setting: 10, limit: 20, minutes: 60, finding: null, listId: "insured-es" },
    ]);
  });

  test("increases the version of the claim when processes start and are cancelled", async () => {
    const id = await automationFixture.lateClaim(14);
    await expect.poll(() => looked(id), EVENTUALLY).toBe(true);
    const received: { version: number; processes: { state: string }[] }[] = [];
    const changes = automationFixture.app.socket(automationFixture.token()).iterate<{ claimChanged: (typeof received)[number] }>({
      query: "subscription($ids: [ID!]) { claimChanged(filter: { ids: $ids }) { version processes { state } } }",
      variables: { ids: [id] },
    });
    void (async () => {
      for await (const { data } of changes) if (data) received.push(data.claimChanged);
    })();
    await automationFixture.move(2);
    await expect.poll(() => received.at(-1)?.processes.map(({ state }) => state), EVENTUALLY).toEqual(["STARTED"]);
    const { version } = received.at(-1)!;
    await automationFixture.update(id, { milestones: [{ code: "C", at: automationFixture.fromNow(-1) }] });
    await expect.poll(() => received.at(-1)?.processes.map(({ state }) => state), EVENTUALLY).toEqual(["CANCELLED"]);
    expect(received.at(-1)!.version).toBeGreaterThan(version);
  });

  test("starts each process at its configured limit", async () => {
    const id = await automationFixture.lateClaim(12, { cdprovee: "M-1" });
    await expect.poll(() => looked(id), EVENTUALLY).toBe(true);
    expect(await automationFixture.states(id)).toEqual([]);
    await automationFixture.move(3);
    await expect.poll(() => automationFixture.states(id), EVENTUALLY).toEqual(["ARRIVAL_CONTACT_CENTRE STARTED"]);
    await automationFixture.move(5);
    await expect.poll(() => automationFixture.states(id), EVENTUALLY).toEqual(contactRuns("ARRIVAL", "STARTED"));
  });

  test("calls once for any number of records and evaluations", async () => {
    const id = await automationFixture.lateClaim(60);
    await expect.poll(() => automationFixture.states(id), EVENTUALLY).toEqual(contactRuns("ARRIVAL", "STARTED"));
    for (let n = 0; n < 5; n++) await automationFixture.update(id, { txobserva: `note ${n}` });
    await expect.poll(() => looked(id), EVENTUALLY).toBe(true);
    expect(await automationFixture.states(id)).toEqual(contactRuns("ARRIVAL", "STARTED"));
    expect(await automationFixture.calls(id, "addContact")).toHaveLength(2);
  });

  test.each([
    ["600112233 / 915556677", "+34600112233"],
    ["\u202a+34 600 445 566\u202c", "+34600445566"],
    ["(+34) 600 778 899", "+34600778899"],
    ["600112244 y 915556688", "+34600112244"],
    ["+44 (0)20 7946 0958", "+442079460958"],
    ["600112233 ext 12", "+34600112233"],
  ])("calls one number of %j: %s", async (phone, dialled) => {
    const id = await automationFixture.lateClaim(60, { txtelefonoaseg: phone });
    await expect.poll(() => automationFixture.contactsOf(id, INSURED_LIST_ID), EVENTUALLY).toMatchObject([{ phone: dialled }]);
  });

  test("skips a phone value that is not a number, with the reason", async () => {
    const id = await automationFixture.lateClaim(60, { txtelefonoaseg: "60011" });
    await expect
      .poll(() => automationFixture.states(id), EVENTUALLY)
      .toEqual(["ARRIVAL_CONTACT_CENTRE STARTED", "ARRIVAL_CONTACT_LIST NOTHING_TO_DO"]);
    expect((await automationFixture.runsOf(id))[1]!.evidence).toMatchObject({ finding: "PHONE_UNDIALLABLE" });
    expect(await automationFixture.contactsOf(id, INSURED_LIST_ID)).toEqual([]);
  });

  test("skips a claim without a phone or configured list, with the reason", async () => {
    await automationFixture.app.db.execute(sql`delete from contact_lists where instance_id = 'PT'`);
    const mute = await automationFixture.lateClaim(60, { cdprovee: "B-mute" });
    const portuguese = supplierRecord("B-pt", { cdama: "PT", txtelefono: "+351210000001" });
    await automationFixture.app.ingest("suppliers", [portuguese], await automationFixture.app.key("ingest"));
    const unlisted = await automationFixture.lateClaim(60, { cdama: "PT", cdprovee: "B-pt" });
    await expect
      .poll(() => automationFixture.states(mute), EVENTUALLY)
      .toEqual(["ARRIVAL_CONTACT_CENTRE NOTHING_TO_DO", "ARRIVAL_CONTACT_LIST STARTED"]);
    await expect
      .poll(() => automationFixture.states(unlisted), EVENTUALLY)
      .toEqual(["ARRIVAL_CONTACT_CENTRE STARTED", "ARRIVAL_CONTACT_LIST NOTHING_TO_DO"]);
    expect((await automationFixture.runsOf(mute))[0]!.evidence).toMatchObject({ finding: "NO_PHONE", listId: null });
    expect((await automationFixture.runsOf(unlisted))[1]!.evidence).toMatchObject({ finding: "NO_LIST", listId: null });
  });

  test("makes no calls for a claim that occurred more than a day before its import", async () => {
    const old = await automationFixture.lateClaim(60, { fhocurrencia: automationFixture.fromNow(-25 * 60) });
    const fresh = await automationFixture.lateClaim(60);
    await expect.poll(() => automationFixture.states(fresh), EVENTUALLY).toHaveLength(2);
    expect(await looked(old)).toBe(true);
    expect(await automationFixture.states(old)).toEqual([]);
  });
});

describe("a late completion", () => {
  test("calls the supplier and adds the insured once", async () => {
    const milestones = [
      { code: "A", at: automationFixture.fromNow(-145) },
      { code: "C", at: automationFixture.fromNow(-144) },
    ];
    const id = await automationFixture.lateClaim(145, { milestones });
    await expect.poll(() => automationFixture.states(id), EVENTUALLY).toEqual(contactRuns("COMPLETION", "STARTED"));
    await expect.poll(() => automationFixture.contactsOf(id, INSURED_LIST_ID), EVENTUALLY).toHaveLength(1);
    expect((await automationFixture.runsOf(id)).map(({ evidence }) => [evidence.setting, evidence.minutes])).toEqual([
      [9, 25],
      [11, 25],
    ]);
  });
});

describe("access to automatic processes", () => {
  test("shows the contact centre list to administrators only", async () => {
    for (const user of ["operator", "supervisor", "client", "provider"]) {
      const token = await automationFixture.app.signIn(user);
      const answer = await automationFixture.app.graphql(`{ contactListEntries(listId: "suppliers") { totalCount } }`, {}, token);
      expect(answer.errors?.[0]!.extensions.code).toBe("FORBIDDEN");
    }
  });

  test.each(["audit", "api_errors", "process_runs", "status_log", "changes", "simulator_calls"])(
    "exposes no phone in %s",
    async (table) => {
      const rows = await automationFixture.app.db.execute(
        sql`select 1 from ${sql.identifier(table)} t where t::text ~ '3491000000|3460000000'`,
      );
      expect(rows.length).toBe(0);
    },
  );

  test("records automatic processes once in the audit log as actions of the system", async () => {
    const id = await automationFixture.lateClaim(60);
    await expect.poll(() => automationFixture.states(id), EVENTUALLY).toHaveLength(2);
    const rows = await automationFixture.app.db.execute<{ actor_name: string; actor_id: string | null; process: string }>(
      sql`select actor_name, actor_id, after->>'process' as process from audit where action = 'process.begin' and entity_id = ${id} order by id`,
    );
    expect([...rows]).toEqual(
      ["ARRIVAL_CONTACT_CENTRE", "ARRIVAL_CONTACT_LIST"].map((process) => ({ actor_name: "system", actor_id: null, process })),
    );
  });

  test("reads the processes of a page of claims in one statement", async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => automationFixture.lateClaim(60)));
    for (const id of ids) await expect.poll(async () => (await looked(id)) && automationFixture.states(id), EVENTUALLY).toHaveLength(2);
    const page = () => automationFixture.app.graphql("{ claims { nodes { id processes { state } } } }", {}, automationFixture.token());
    const { result, count } = await statements(automationFixture.app.requests, page, /from "process_runs"/);
    expect([result.errors, count]).toEqual([undefined, 1]);
  });
});
