// kill -9 between each two steps of what people do to claims: nothing lost, doubled or half done.
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ClaimAction } from "../../schema/rules/actions";
import type { ClaimStatus } from "../../schema/rules/claims";
import { seeded } from "../../server/demo/random";
import { recordOf, usual } from "../given/deeds";
import { claimRecord, supplierRecord } from "../given/records";
import { accountOf, faultsOf, faultsOfDeed, type Account, type Asked } from "./accounts";
import { eventually, givenKillable, rounds, type Killable } from "./killable";

let given: Killable;
beforeAll(async () => {
  given = await givenKillable();
  await given.ingest("suppliers", [supplierRecord("B-1")]);
});
afterAll(() => given.stop());

/** Somebody's wish, and what became of sending it. */
interface Wish extends Asked {
  claimId: string;
  /** The claim, or the code of its refusal; undefined: no answer came. */
  answer?: { pendingAction: object | null } | string | undefined;
}
let last = 0;
async function wishes(...wanted: (readonly [ClaimAction, ClaimStatus])[]): Promise<Wish[]> {
  const all = wanted.map(([action]) => ({ action, claimId: `K-${++last}`, request: `request-${last}` }));
  const records = all.map(({ claimId }, i) => claimRecord(claimId, recordOf[wanted[i]![1]](claimId)));
  await given.ingest("claims", records);
  return all;
}
/** Each thing that can be done, and one that the outside refuses. */
async function everything(): Promise<{ asked: Wish[]; delay: Wish }> {
  const [delay, ...asked] = await wishes(
    ["manageDelay", "PENDING_ARRIVAL_DELAYED"],
    ["confirmArrival", "PENDING_ARRIVAL_INTIME"],
    ["confirmCompletion", "NO_FINISH_ARRIVAL_INTIME"],
    ["cancelService", "NO_SUPPLIER"],
    ["cancelProvider", "PENDING_ARRIVAL_INTIME"],
    ["confirmArrival", "PENDING_ARRIVAL_INTIME"],
  );
  asked.at(-1)!.refused = true;
  given.outside.refuse(asked.at(-1)!.claimId);
  return { asked, delay: delay! };
}

async function send(wish: Wish, deed: ClaimAction | "undoManageDelay" = wish.action): Promise<void> {
  const type = `${deed[0]!.toUpperCase()}${deed.slice(1)}Input`;
  const query = `mutation($input: ${type}!) { ${deed}(input: $input) { id pendingAction { action } } }`;
  const input = { claimId: wish.claimId, requestId: wish.request, ...usual[deed] };
  wish.answer = await given.product.graphql<Record<string, { pendingAction: object | null }>>(query, { input }, given.bearer()).then(
    ({ data, errors }) => data?.[deed] ?? String(errors![0]!.extensions.code),
    () => undefined,
  );
}
const account = ({ claimId }: Wish): Promise<Account> => accountOf(given.db(), claimId);
const accounts = (all: readonly Wish[]): Promise<Account[]> => Promise.all(all.map(account));
const settled = (all: readonly Wish[]) =>
  expect
    .poll(async () => (await accounts(all)).flatMap(({ calls }) => calls).filter(({ state }) => state === "WAITING"), eventually)
    .toEqual([]);
/** What of the outside concerns a claim: each key is a thing done. */
const doneOutside = ({ claimId }: Wish): string[] =>
  [...given.outside.did.values()].filter(({ body }) => body.rgpresta === claimId).map(({ key }) => key);
const heardOutside = ({ claimId }: Wish): number => given.outside.heard.filter(({ body }) => body.rgpresta === claimId).length;

/** Started again, long after: everything comes to its end, once; whoever had no answer asks again and changes nothing more. */
async function comesToItsEnd(all: readonly Wish[]): Promise<void> {
  await given.longAfter();
  await settled(all);
  for (const wish of all) {
    const before = await account(wish);
    const heard = heardOutside(wish);
    expect(faultsOf(before), wish.action).toEqual([]);
    const stored = before.deeds.length > 0;
    // What was acknowledged is there.
    if (wish.answer !== undefined) expect(stored, wish.action).toBe(true);
    await send(wish);
    expect(wish.answer, wish.action).toEqual(wish.refused ? "ARRIVAL_ALREADY_NOTIFIED" : { id: wish.claimId, pendingAction: null });
    if (stored) expect([await account(wish), heardOutside(wish)], wish.action).toEqual([before, heard]);
  }
  await given.db().execute(sql`update outbox set due_at = now() where operation = 'notifyDelay' and state = 'WAITING'`);
  await settled(all);
  for (const wish of all) {
    const after = await account(wish);
    expect([...faultsOf(after), ...faultsOfDeed(after, wish)], wish.action).toEqual([]);
    expect(doneOutside(wish), wish.action).toEqual(wish.refused ? [] : [after.deeds[0]!.id]);
  }
  expect(given.outside.changed).toEqual([]);
}

describe.each(rounds)("round %i", (round) => {
  const random = seeded(round);
  test.each([
    ["when the outside is asked and has done nothing", "asked"],
    ["when the outside has done it and not said so", "done"],
    ["as the outside answers", "answered"],
  ] as const)("killed %s: each thing that can be done is done once", async (_when, stage) => {
    const { asked, delay } = await everything();
    await send(delay);
    const reached = given.outside.hold(stage, asked.length + 1);
    // ten seconds on: the delay can be undone no more
    await given.db().execute(sql`update outbox set due_at = now() where claim_id = ${delay.claimId}`);
    const sent = asked.map((wish) => send(wish));
    await reached;
    // the answer is on its way, or read, or half settled
    if (stage === "answered") await sleep(random.next() * 30);
    await given.again();
    await Promise.all(sent);
    if (stage !== "answered") {
      expect(asked.map(({ answer }) => answer)).toEqual(asked.map(() => undefined));
      const kept = (await accounts(asked)).map(({ claim, deeds }) => [claim.pending, ...deeds.map(({ state }) => state)]);
      expect(kept).toEqual(asked.map(({ action }) => [action, "PENDING"]));
    }
    await comesToItsEnd([delay, ...asked]);
  });

  test("killed at any moment of the first 300 ms: likewise", async () => {
    const { asked, delay } = await everything();
    const sent = [delay, ...asked].map((wish) => send(wish));
    await sleep(random.next() * 300);
    await given.again();
    await Promise.all(sent);
    await comesToItsEnd([delay, ...asked]);
  });

  test("killed while managed delays can be undone: they still can, and the others are told once", async () => {
    const delayed = ["manageDelay", "PENDING_ARRIVAL_DELAYED"] as const;
    const [told, undone, perhaps] = (await wishes(delayed, delayed, delayed)) as [Wish, Wish, Wish];
    for (const wish of [told, undone, perhaps]) await send(wish);
    const undoing = send({ ...perhaps }, "undoManageDelay");
    await sleep(random.next() * 30);
    await given.again();
    await undoing;
    expect((await account(told)).deeds).toMatchObject([{ state: "HELD" }]);
    expect([told, undone, perhaps].map(heardOutside)).toEqual([0, 0, 0]);
    for (const wish of [undone, perhaps]) {
      const answer = { ...wish };
      await send(answer, "undoManageDelay");
      expect(answer.answer).toMatchObject({ id: wish.claimId });
    }
    await comesToItsEnd([told]);
    for (const wish of [undone, perhaps]) {
      const { claim, deeds, audit, ...rest } = await account(wish);
      expect(faultsOf({ claim, deeds, audit, ...rest })).toEqual([]);
      expect([claim.managed, deeds.map(({ state }) => state), heardOutside(wish)]).toEqual([null, ["UNDONE"], 0]);
      const said = audit.filter(({ request }) => request === wish.request).map(({ action }) => action);
      expect(said).toEqual(["claim.manageDelay", "claim.undoManageDelay"]);
    }
  });
});

test("the account has teeth: what is lost, doubled or half done is found out", async () => {
  const [wish] = (await wishes(["confirmCompletion", "NO_FINISH_ARRIVAL_INTIME"])) as [Wish];
  await send(wish);
  const sound = await account(wish);
  const faults = (spoilt: Partial<Account>): number => {
    const one = { ...sound, ...spoilt };
    return [...faultsOf(one), ...faultsOfDeed(one, wish)].length;
  };
  expect(faults({})).toBe(0);
  const { claim, deeds, calls, audit, statuses, told } = sound;
  const spoilt: Partial<Account>[] = [
    { deeds: [] },
    { deeds: [...deeds, ...deeds] },
    { deeds: deeds.map((deed) => ({ ...deed, state: "PENDING" })) },
    { calls: [] },
    { calls: [...calls, ...calls] },
    { calls: calls.map((call) => ({ ...call, state: "WAITING" })) },
    { audit: audit.slice(0, -1) },
    { audit: [...audit, ...audit] },
    { statuses: statuses.slice(0, -1) },
    { statuses: statuses.slice(1) },
    { statuses: [...statuses, statuses.at(-1)!] },
    { statuses: statuses.map((one, i) => (i === 0 ? one : { ...one, at: "2000-01-01T00:00:00.000Z" })) },
    { told: told.slice(0, -1) },
    { told: [...told, told.at(-1)!] },
    { milestones: [] },
    { claim: { ...claim, pending: "confirmCompletion" } },
    { claim: { ...claim, finished: null } },
    { claim: { ...claim, version: claim.version + 1 } },
  ];
  expect(spoilt.filter((one) => faults(one) === 0)).toEqual([]);
});
