// A transaction that waited for its rows judges them by the time at which it got them.
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { eventually, givenProcesses } from "../given/processes";
import { holdClaim, waiting } from "../given/waits";

let given: Awaited<ReturnType<typeof givenProcesses>>;
beforeAll(async () => {
  given = await givenProcesses();
});

/** The statuses of a claim, oldest first. */
async function historyOf(id: string): Promise<string[]> {
  const query = `query ($id: ID!) { claim(id: $id) { statusHistory { at to } } }`;
  type Told = { claim: { statusHistory: { at: string; to: string }[] } };
  const { data } = await given.app.graphql<Told>(query, { id }, await given.app.signIn());
  const history = data!.claim.statusHistory.reverse();
  expect(history.map(({ at }) => at)).toEqual(history.map(({ at }) => at).sort());
  return history.map(({ to }) => to);
}
const contactsMade = async (id: string): Promise<number> =>
  Number(
    (await given.app.db.execute<{ n: number }>(sql`select count(*) as n from contact_list_entries where data ->> 'claimId' = ${id}`))[0]!.n,
  );

test("a batch that waited while the clock called a claim late leaves it late, and nobody is called twice", async () => {
  const [held, late] = [await given.lateClaim(14), await given.lateClaim(14)];
  const release = await holdClaim(given.app, held);
  const records = [held, late].map((rgpresta) => ({ rgpresta, version: 1_000, txobserva: "seen" }));
  const batch = given.app.ingest("claims", records, given.key);
  await waiting(given.app);
  given.app.clock.offset += 7 * 60_000;
  await expect.poll(() => contactsMade(late), eventually).toBe(2);
  await release();
  expect((await batch).body).toMatchObject({ accepted: 2 });
  await expect.poll(() => contactsMade(held), eventually).toBe(2);
  const course = ["PENDING_ARRIVAL_INTIME", "PENDING_ARRIVAL_DELAYED"];
  expect([await historyOf(held), await historyOf(late)]).toEqual([course, course]);
  expect([await contactsMade(late), await given.calls(late, "removeContact")]).toEqual([2, []]);
});

test("a clock that was put back puts no status back: what comes then is judged at the claim's last judgement", async () => {
  const id = await given.lateClaim(14);
  given.app.clock.offset += 7 * 60_000;
  await expect.poll(() => contactsMade(id), eventually).toBe(2);
  given.app.clock.offset -= 7 * 60_000;
  await given.update(id, { txobserva: "seen" });
  expect(await historyOf(id)).toEqual(["PENDING_ARRIVAL_INTIME", "PENDING_ARRIVAL_DELAYED"]);
  await given.update(id, { milestones: [{ code: "C", at: given.fromNow(-1) }] });
  await given.update(id, { milestones: [{ code: "C", at: null }] });
  const course = ["PENDING_ARRIVAL_INTIME", "PENDING_ARRIVAL_DELAYED", "NO_FINISH_ARRIVAL_INTIME", "PENDING_ARRIVAL_DELAYED"];
  expect(await historyOf(id)).toEqual(course);
  expect([await contactsMade(id), await given.calls(id, "removeContact")]).toEqual([2, []]);
});
