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
/** The statuses of a resource as boards were told of them, oldest first. */
async function statusesOf(id: string): Promise<string[]> {
  const rows = await given.app.db.execute<{ status: string }>(
    sql`select state ->> 'status' as status from changes where kind = 'supplier' and state ->> 'id' = ${id} order by seq`,
  );
  return rows.map(({ status }) => status);
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

test("a batch that waited while the clock found a resource's position too old does not find it again", async () => {
  await given.fix("dev-1", 0, 5_000, 0);
  const [first, second] = [await given.lateClaim(-20), await given.lateClaim(-20)];
  const release = await holdClaim(given.app, first);
  const records = [first, second].map((rgpresta) => ({ rgpresta, version: 1_000, cdprovee: "M-1", fhasignacion: given.fromNow(0) }));
  const batch = given.app.ingest("claims", records, given.key);
  await waiting(given.app);
  given.app.clock.offset += 11 * 60_000;
  await expect.poll(() => statusesOf("M-1").then((told) => told.at(-1)), eventually).toBe("MOBILE_NO_LOCATION");
  const before = await statusesOf("M-1");
  await release();
  expect((await batch).body).toMatchObject({ accepted: 2 });
  expect(await statusesOf("M-1")).toEqual(before);
});
