import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { contactRuns, EVENTUALLY, createAutomationFixture, INSURED_LIST_ID, SUPPLIER_LIST_ID } from "../../../fixtures/claims/automation";

let automationFixture: Awaited<ReturnType<typeof createAutomationFixture>>;
beforeAll(async () => {
  automationFixture = await createAutomationFixture();
});
const on = (phone: string) => ({ phone, callable: true, off: false });
const off = { phone: undefined, callable: false, off: true };

describe("a claim that recovers", () => {
  test("through a managed delay has both calls cancelled, and both are made again after the next delay", async () => {
    const id = await automationFixture.lateClaim(60);
    await expect.poll(() => automationFixture.contactsOf(id, INSURED_LIST_ID), EVENTUALLY).toHaveLength(1);
    await automationFixture.manage(id, 30);
    await expect.poll(() => automationFixture.states(id), EVENTUALLY).toEqual(contactRuns("ARRIVAL", "CANCELLED"));
    expect((await automationFixture.runsOf(id)).every(({ cancelledAt }) => cancelledAt !== null)).toBe(true);
    await expect.poll(() => automationFixture.contactsOf(id, INSURED_LIST_ID), EVENTUALLY).toEqual([off]);
    await expect.poll(() => automationFixture.contactsOf(id, SUPPLIER_LIST_ID), EVENTUALLY).toEqual([off]);

    await automationFixture.move(29); // managed still
    const other = await automationFixture.lateClaim(60);
    await expect.poll(() => automationFixture.states(other), EVENTUALLY).toHaveLength(2);
    expect(await automationFixture.states(id)).toEqual(contactRuns("ARRIVAL", "CANCELLED"));

    await automationFixture.move(21);
    await expect
      .poll(() => automationFixture.states(id), EVENTUALLY)
      .toEqual([...contactRuns("ARRIVAL", "CANCELLED"), ...contactRuns("ARRIVAL", "STARTED")]);
    await expect.poll(() => automationFixture.contactsOf(id, INSURED_LIST_ID), EVENTUALLY).toEqual([on("+34600000001"), off]);
  });

  test.each([
    ["arriving", () => ({ milestones: [{ code: "C", at: automationFixture.fromNow(-1) }] })],
    ["being finished", () => ({ cdestadoserv: "FIN" })],
    ["being cancelled", () => ({ cdestadoserv: "ANU" })],
    ["losing its supplier", () => ({ cdprovee: null })],
  ])("through %s has both calls cancelled", async (_how, fields) => {
    const id = await automationFixture.lateClaim(60);
    await expect.poll(() => automationFixture.contactsOf(id, INSURED_LIST_ID), EVENTUALLY).toHaveLength(1);
    await automationFixture.update(id, fields());
    await expect.poll(() => automationFixture.states(id), EVENTUALLY).toEqual(contactRuns("ARRIVAL", "CANCELLED"));
    await expect.poll(() => automationFixture.contactsOf(id, SUPPLIER_LIST_ID), EVENTUALLY).toEqual([off]);
  });

  test("through another supplier has the first supplier's call cancelled and the second one called", async () => {
    const id = await automationFixture.lateClaim(60);
    await expect.poll(() => automationFixture.contactsOf(id, SUPPLIER_LIST_ID), EVENTUALLY).toHaveLength(1);
    await automationFixture.update(id, { cdprovee: "B-2", fhasignacion: automationFixture.fromNow(-1) });
    await expect
      .poll(() => automationFixture.states(id), EVENTUALLY)
      .toEqual([...contactRuns("ARRIVAL", "CANCELLED"), ...contactRuns("ARRIVAL", "STARTED")]);
    await expect.poll(() => automationFixture.contactsOf(id, SUPPLIER_LIST_ID), EVENTUALLY).toEqual([on("+34910000002"), off]);
  });

  test("from a late completion, managed or finished, has its calls cancelled", async () => {
    const milestones = [
      { code: "A", at: automationFixture.fromNow(-145) },
      { code: "C", at: automationFixture.fromNow(-144) },
    ];
    const [managed, finished] = [
      await automationFixture.lateClaim(145, { milestones }),
      await automationFixture.lateClaim(145, { milestones }),
    ];
    for (const id of [managed, finished])
      await expect.poll(() => automationFixture.states(id), EVENTUALLY).toEqual(contactRuns("COMPLETION", "STARTED"));
    await automationFixture.manage(managed, 60);
    await automationFixture.update(finished, { milestones: [{ code: "F", at: automationFixture.fromNow(-1) }] });
    for (const id of [managed, finished])
      await expect.poll(() => automationFixture.states(id), EVENTUALLY).toEqual(contactRuns("COMPLETION", "CANCELLED"));
  });
});

describe("an unavailable contact centre", () => {
  test("never gets a recovered claim to call, and uncertain entries are removed", async () => {
    await automationFixture.contactCentre({ down: true });
    const id = await automationFixture.lateClaim(60);
    const attempts = async () =>
      Number(
        (
          await automationFixture.app.db.execute<{ n: string }>(
            sql`select coalesce(min(attempts), 0) as n from outbox where claim_id = ${id}`,
          )
        )[0]!.n,
      );
    await expect.poll(attempts, EVENTUALLY).toBeGreaterThan(0);
    await automationFixture.update(id, { cdestadoserv: "FIN" });
    await expect.poll(() => automationFixture.states(id), EVENTUALLY).toEqual(contactRuns("ARRIVAL", "CANCELLED"));
    await automationFixture.contactCentre({});
    await automationFixture.move(1); // no attempt can be under way any more
    await expect.poll(() => automationFixture.calls(id, "removeContact"), EVENTUALLY).toEqual(["DONE", "DONE"]);
    expect(await automationFixture.calls(id, "addContact")).toEqual(["CANCELLED", "CANCELLED"]);
    const taken = await automationFixture.app.graphql<{ simulator: { down: boolean; calls: { claimId: string; operation: string }[] } }>(
      "{ simulator(integration: CONTACT_CENTRE) { down calls { claimId operation } } }",
      {},
      await automationFixture.app.signIn("admin"),
    );
    const { down, calls } = taken.data!.simulator;
    expect(down).toBe(false);
    expect(calls.filter(({ claimId }) => claimId === id).map(({ operation }) => operation)).toEqual(["REMOVE_CONTACT", "REMOVE_CONTACT"]);
    expect([
      ...(await automationFixture.contactsOf(id, SUPPLIER_LIST_ID)),
      ...(await automationFixture.contactsOf(id, INSURED_LIST_ID)),
    ]).toEqual([off, off]);
  });

  test("does not send a cancelled call that was not attempted yet", async () => {
    const id = await automationFixture.lateClaim(60);
    await expect.poll(() => automationFixture.calls(id, "addContact"), EVENTUALLY).toEqual(["DONE", "DONE"]);
    // as with a long outbox, when the worker has not reached these calls
    await automationFixture.app.db.execute(
      sql`update outbox set state = 'WAITING', attempts = 0, due_at = now() + interval '10 years', ended_at = null where claim_id = ${id}`,
    );
    await automationFixture.update(id, { cdestadoserv: "FIN" });
    await expect.poll(() => automationFixture.states(id), EVENTUALLY).toEqual(contactRuns("ARRIVAL", "CANCELLED"));
    expect(await automationFixture.calls(id, "removeContact")).toEqual([]);
    expect(await automationFixture.calls(id, "addContact")).toEqual(["CANCELLED", "CANCELLED"]);
  });
});
