// A transaction that waited for its rows evaluates them by the time at which it got them.
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { EVENTUALLY, createAutomationFixture } from "../../../fixtures/claims/automation";
import { lockClaim, untilLockWaiter } from "../../../fixtures/db/rowLocks";

let automationFixture: Awaited<ReturnType<typeof createAutomationFixture>>;
beforeAll(async () => {
  automationFixture = await createAutomationFixture();
});

/** The statuses of a claim, oldest first. */
async function historyOf(id: string): Promise<string[]> {
  const query = `query ($id: ID!) { claim(id: $id) { statusHistory { at to } } }`;
  type HistoryAnswer = { claim: { statusHistory: { at: string; to: string }[] } };
  const { data } = await automationFixture.app.graphql<HistoryAnswer>(query, { id }, await automationFixture.app.signIn());
  const history = data!.claim.statusHistory.reverse();
  expect(history.map(({ at }) => at)).toEqual(history.map(({ at }) => at).sort());
  return history.map(({ to }) => to);
}
/** The statuses of a resource as boards received them, oldest first. */
async function statusesOf(id: string): Promise<string[]> {
  const rows = await automationFixture.app.db.execute<{ status: string }>(
    sql`select state ->> 'status' as status from changes where kind = 'supplier' and state ->> 'id' = ${id} order by seq`,
  );
  return rows.map(({ status }) => status);
}
const contactsMade = async (id: string): Promise<number> =>
  Number(
    (
      await automationFixture.app.db.execute<{ n: number }>(
        sql`select count(*) as n from contact_list_entries where data ->> 'claimId' = ${id}`,
      )
    )[0]!.n,
  );

test("keeps a claim late after a concurrent batch and calls each contact once", async () => {
  const [held, late] = [await automationFixture.lateClaim(14), await automationFixture.lateClaim(14)];
  const release = await lockClaim(automationFixture.app, held);
  const records = [held, late].map((rgpresta) => ({ rgpresta, version: 1_000, txobserva: "seen" }));
  const batch = automationFixture.app.ingest("claims", records, automationFixture.key);
  await untilLockWaiter(automationFixture.app);
  automationFixture.app.clock.offset += 7 * 60_000;
  await expect.poll(() => contactsMade(late), EVENTUALLY).toBe(2);
  await release();
  expect((await batch).body).toMatchObject({ accepted: 2 });
  await expect.poll(() => contactsMade(held), EVENTUALLY).toBe(2);
  const expectedStatuses = ["PENDING_ARRIVAL_INTIME", "PENDING_ARRIVAL_DELAYED"];
  expect([await historyOf(held), await historyOf(late)]).toEqual([expectedStatuses, expectedStatuses]);
  expect([await contactsMade(late), await automationFixture.calls(late, "removeContact")]).toEqual([2, []]);
});

test("keeps statuses when the clock moves back and evaluates at the claim's last evaluation time", async () => {
  const id = await automationFixture.lateClaim(14);
  automationFixture.app.clock.offset += 7 * 60_000;
  await expect.poll(() => contactsMade(id), EVENTUALLY).toBe(2);
  automationFixture.app.clock.offset -= 7 * 60_000;
  await automationFixture.update(id, { txobserva: "seen" });
  expect(await historyOf(id)).toEqual(["PENDING_ARRIVAL_INTIME", "PENDING_ARRIVAL_DELAYED"]);
  await automationFixture.update(id, { milestones: [{ code: "C", at: automationFixture.fromNow(-1) }] });
  await automationFixture.update(id, { milestones: [{ code: "C", at: null }] });
  const expectedStatuses = ["PENDING_ARRIVAL_INTIME", "PENDING_ARRIVAL_DELAYED", "NO_FINISH_ARRIVAL_INTIME", "PENDING_ARRIVAL_DELAYED"];
  expect(await historyOf(id)).toEqual(expectedStatuses);
  expect([await contactsMade(id), await automationFixture.calls(id, "removeContact")]).toEqual([2, []]);
});

test("reports an outdated position once despite a concurrent batch", async () => {
  await automationFixture.fix("dev-1", 0, 5_000, 0);
  const [first, second] = [await automationFixture.lateClaim(-20), await automationFixture.lateClaim(-20)];
  const release = await lockClaim(automationFixture.app, first);
  const records = [first, second].map((rgpresta) => ({
    rgpresta,
    version: 1_000,
    cdprovee: "M-1",
    fhasignacion: automationFixture.fromNow(0),
  }));
  const batch = automationFixture.app.ingest("claims", records, automationFixture.key);
  await untilLockWaiter(automationFixture.app);
  automationFixture.app.clock.offset += 11 * 60_000;
  await expect.poll(() => statusesOf("M-1").then((statusList) => statusList.at(-1)), EVENTUALLY).toBe("MOBILE_NO_LOCATION");
  const before = await statusesOf("M-1");
  await release();
  expect((await batch).body).toMatchObject({ accepted: 2 });
  expect(await statusesOf("M-1")).toEqual(before);
});
