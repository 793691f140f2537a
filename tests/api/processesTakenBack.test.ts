import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { both, eventually, givenProcesses, insuredList, suppliersList } from "../given/processes";

let given: Awaited<ReturnType<typeof givenProcesses>>;
beforeAll(async () => {
  given = await givenProcesses();
});
const on = (phone: string) => ({ phone, callable: true, off: false });
const off = { phone: undefined, callable: false, off: true };

describe("a claim that recovers", () => {
  test("by being managed has both taken back, with their phones; late again, both are called again", async () => {
    const id = await given.lateClaim(60);
    await expect.poll(() => given.contactsOf(id, insuredList), eventually).toHaveLength(1);
    await given.manage(id, 30);
    await expect.poll(() => given.states(id), eventually).toEqual(both("ARRIVAL", "TAKEN_BACK"));
    expect((await given.runsOf(id)).every(({ takenBackAt }) => takenBackAt !== null)).toBe(true);
    await expect.poll(() => given.contactsOf(id, insuredList), eventually).toEqual([off]);
    await expect.poll(() => given.contactsOf(id, suppliersList), eventually).toEqual([off]);

    await given.move(29); // managed still
    const other = await given.lateClaim(60);
    await expect.poll(() => given.states(other), eventually).toHaveLength(2);
    expect(await given.states(id)).toEqual(both("ARRIVAL", "TAKEN_BACK"));

    await given.move(21);
    await expect.poll(() => given.states(id), eventually).toEqual([...both("ARRIVAL", "TAKEN_BACK"), ...both("ARRIVAL", "STARTED")]);
    await expect.poll(() => given.contactsOf(id, insuredList), eventually).toEqual([on("+34600000001"), off]);
  });

  test.each([
    ["arriving", () => ({ milestones: [{ code: "C", at: given.fromNow(-1) }] })],
    ["being finished", () => ({ cdestadoserv: "FIN" })],
    ["being cancelled", () => ({ cdestadoserv: "ANU" })],
    ["losing its supplier", () => ({ cdprovee: null })],
  ])("by %s has both taken back", async (_how, fields) => {
    const id = await given.lateClaim(60);
    await expect.poll(() => given.contactsOf(id, insuredList), eventually).toHaveLength(1);
    await given.update(id, fields());
    await expect.poll(() => given.states(id), eventually).toEqual(both("ARRIVAL", "TAKEN_BACK"));
    await expect.poll(() => given.contactsOf(id, suppliersList), eventually).toEqual([off]);
  });

  test("with another supplier, though still late, has the first one's call taken back and the second one called", async () => {
    const id = await given.lateClaim(60);
    await expect.poll(() => given.contactsOf(id, suppliersList), eventually).toHaveLength(1);
    await given.update(id, { cdprovee: "B-2", fhasignacion: given.fromNow(-1) });
    await expect.poll(() => given.states(id), eventually).toEqual([...both("ARRIVAL", "TAKEN_BACK"), ...both("ARRIVAL", "STARTED")]);
    await expect.poll(() => given.contactsOf(id, suppliersList), eventually).toEqual([on("+34910000002"), off]);
  });

  test("from a late completion, managed or finished, has them taken back", async () => {
    const milestones = [
      { code: "A", at: given.fromNow(-145) },
      { code: "C", at: given.fromNow(-144) },
    ];
    const [managed, finished] = [await given.lateClaim(145, { milestones }), await given.lateClaim(145, { milestones })];
    for (const id of [managed, finished]) await expect.poll(() => given.states(id), eventually).toEqual(both("COMPLETION", "STARTED"));
    await given.manage(managed, 60);
    await given.update(finished, { milestones: [{ code: "F", at: given.fromNow(-1) }] });
    for (const id of [managed, finished]) await expect.poll(() => given.states(id), eventually).toEqual(both("COMPLETION", "TAKEN_BACK"));
  });
});

describe("while the contact centre is down", () => {
  test("a claim that recovers is never on its list to be called, and what perhaps arrived is taken off", async () => {
    await given.contactCentre({ down: true });
    const id = await given.lateClaim(60);
    const attempts = async () =>
      Number(
        (await given.app.db.execute<{ n: string }>(sql`select coalesce(min(attempts), 0) as n from outbox where claim_id = ${id}`))[0]!.n,
      );
    await expect.poll(attempts, eventually).toBeGreaterThan(0);
    await given.update(id, { cdestadoserv: "FIN" });
    await expect.poll(() => given.states(id), eventually).toEqual(both("ARRIVAL", "TAKEN_BACK"));
    await given.contactCentre({});
    await given.move(1); // no attempt can be under way any more
    await expect.poll(() => given.calls(id, "removeContact"), eventually).toEqual(["DONE", "DONE"]);
    expect(await given.calls(id, "addContact")).toEqual(["CANCELLED", "CANCELLED"]);
    const taken = await given.app.graphql<{ standIn: { down: boolean; calls: { claimId: string; operation: string }[] } }>(
      "{ standIn(port: CONTACT_CENTRE) { down calls { claimId operation } } }",
      {},
      await given.app.signIn("admin"),
    );
    const { down, calls } = taken.data!.standIn;
    expect(down).toBe(false);
    expect(calls.filter(({ claimId }) => claimId === id).map(({ operation }) => operation)).toEqual(["removeContact", "removeContact"]);
    expect([...(await given.contactsOf(id, suppliersList)), ...(await given.contactsOf(id, insuredList))]).toEqual([off, off]);
  });

  test("what was not even tried yet is not sent at all", async () => {
    const id = await given.lateClaim(60);
    await expect.poll(() => given.calls(id, "addContact"), eventually).toEqual(["DONE", "DONE"]);
    // as when the outbox is long, and nobody has come to these calls yet
    await given.app.db.execute(
      sql`update outbox set state = 'WAITING', attempts = 0, due_at = now() + interval '10 years', ended_at = null where claim_id = ${id}`,
    );
    await given.update(id, { cdestadoserv: "FIN" });
    await expect.poll(() => given.states(id), eventually).toEqual(both("ARRIVAL", "TAKEN_BACK"));
    expect(await given.calls(id, "removeContact")).toEqual([]);
    expect(await given.calls(id, "addContact")).toEqual(["CANCELLED", "CANCELLED"]);
  });
});
