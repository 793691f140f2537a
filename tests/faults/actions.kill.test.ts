// kill -9 between each two steps of what people do to claims: nothing lost, doubled or half done.
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ClaimActionName } from "../../schema/rules/claims/actions";
import type { ClaimStatus } from "../../schema/rules/lists/claims";
import { seeded } from "../../server/demo/random";
import { recordFor, defaultInputs } from "../fixtures/claims/actions";
import { claimRecord, supplierRecord } from "../fixtures/records";
import { accountOf, violationsOf, actionViolations, goneBack, type ClaimAccount, type Asked } from "./claimAccounts";
import { EVENTUALLY, startKillableProduct, rounds, type Killable } from "./killableProduct";
import { tally } from "./tally";

let fixture: Killable;
beforeAll(async () => {
  fixture = await startKillableProduct();
  await fixture.ingest("suppliers", [supplierRecord("B-1")]);
});
afterAll(() => fixture.stop());

/** A requested action and the result of its request. */
interface ActionRequest extends Asked {
  claimId: string;
  /** The claim, or the code of its refusal; undefined: no answer came. */
  answer?: { pendingAction: object | null } | string | undefined;
}
let last = 0;
const asked = new Set<string>();
async function wishes(...wanted: (readonly [ClaimActionName, ClaimStatus])[]): Promise<ActionRequest[]> {
  const all = wanted.map(([action]) => ({ action, claimId: `K-${++last}`, request: `request-${last}` }));
  for (const { claimId } of all) asked.add(claimId);
  const records = all.map(({ claimId }, i) => claimRecord(claimId, recordFor[wanted[i]![1]](claimId)));
  await fixture.ingest("claims", records);
  return all;
}
/** Each thing that can be done, and one that the outside refuses. */
async function everything(): Promise<{ asked: ActionRequest[]; delay: ActionRequest }> {
  const [delay, ...asked] = await wishes(
    ["manageDelay", "PENDING_ARRIVAL_DELAYED"],
    ["confirmArrival", "PENDING_ARRIVAL_INTIME"],
    ["confirmCompletion", "NO_FINISH_ARRIVAL_INTIME"],
    ["cancelService", "NO_SUPPLIER"],
    ["cancelProvider", "PENDING_ARRIVAL_INTIME"],
    ["confirmArrival", "PENDING_ARRIVAL_INTIME"],
  );
  asked.at(-1)!.rejected = true;
  fixture.outside.refuse(asked.at(-1)!.claimId);
  return { asked, delay: delay! };
}

async function send(wish: ActionRequest, name: ClaimActionName | "undoManageDelay" = wish.action): Promise<void> {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
  const query = `mutation($input: ${type}!) { ${name}(input: $input) { id pendingAction { name } } }`;
  const input = { claimId: wish.claimId, requestId: wish.request, ...defaultInputs[name] };
  wish.answer = await fixture.product.graphql<Record<string, { pendingAction: object | null }>>(query, { input }, fixture.bearer()).then(
    ({ data, errors }) => data?.[name] ?? String(errors![0]!.extensions.code),
    () => undefined,
  );
}
const account = ({ claimId }: ActionRequest): Promise<ClaimAccount> => accountOf(fixture.db(), claimId);
const accounts = (all: readonly ActionRequest[]): Promise<ClaimAccount[]> => Promise.all(all.map(account));
const settled = (all: readonly ActionRequest[]) =>
  expect
    .poll(async () => (await accounts(all)).flatMap(({ calls }) => calls).filter(({ state }) => state === "WAITING"), EVENTUALLY)
    .toEqual([]);
/** Results in the external system about a claim, one per key. */
const performedCalls = ({ claimId }: ActionRequest): string[] =>
  [...fixture.outside.did.values()].filter(({ body }) => body.rgpresta === claimId).map(({ key }) => key);
const receivedCalls = ({ claimId }: ActionRequest): number => fixture.outside.heard.filter(({ body }) => body.rgpresta === claimId).length;

/** Restarted long afterwards: every action is completed once; a repeated request changes nothing. */
async function comesToItsEnd(all: readonly ActionRequest[]): Promise<void> {
  await fixture.longAfter();
  await settled(all);
  for (const wish of all) {
    const before = await account(wish);
    const receivedBefore = receivedCalls(wish);
    expect(violationsOf(before), wish.action).toEqual([]);
    const stored = before.claimActions.length > 0;
    if (wish.answer !== undefined) expect(stored, wish.action).toBe(true);
    await send(wish);
    expect(wish.answer, wish.action).toEqual(wish.rejected ? "ARRIVAL_ALREADY_NOTIFIED" : { id: wish.claimId, pendingAction: null });
    if (stored) expect([await account(wish), receivedCalls(wish)], wish.action).toEqual([before, receivedBefore]);
  }
  await fixture.db().execute(sql`update outbox set due_at = now() where operation = 'notifyDelay' and state = 'WAITING'`);
  await settled(all);
  for (const wish of all) {
    const after = await account(wish);
    expect([...violationsOf(after), ...actionViolations(after, wish)], wish.action).toEqual([]);
    expect(performedCalls(wish), wish.action).toEqual(wish.rejected ? [] : [after.claimActions[0]!.id]);
  }
  expect(fixture.outside.changed).toEqual([]);
  const kept = await accounts(all);
  tally(
    {
      lost: kept.filter(({ claimActions }) => claimActions.length === 0),
      doubled: kept.filter((one, i) => one.claimActions.length > 1 || performedCalls(all[i]!).length > 1),
      ghosts: [...fixture.outside.did.values()].filter(({ body }) => body.rgpresta !== undefined && !asked.has(String(body.rgpresta))),
      reordered: kept.flatMap(goneBack),
      unaudited: all.filter((wish, i) => !kept[i]!.audit.some(({ request }) => request === wish.request)),
    },
    { acknowledged: all.length, outageMs: fixture.outageMs() },
  );
}

describe.each(rounds)("round %i", (round) => {
  const random = seeded(round);
  test.each([
    ["when the outside is asked and has done nothing", "asked"],
    ["when the outside has done it and not said so", "done"],
    ["as the outside answers", "answered"],
  ] as const)("killed %s: each possible action is performed once", async (_when, stage) => {
    const { asked, delay } = await everything();
    await send(delay);
    const reached = fixture.outside.hold(stage, asked.length + 1);
    // ten seconds on: the delay can be undone no more
    await fixture.db().execute(sql`update outbox set due_at = now() where claim_id = ${delay.claimId}`);
    const sent = asked.map((wish) => send(wish));
    await reached;
    // the answer is on its way, or read, or half settled
    if (stage === "answered") await sleep(random.next() * 30);
    await fixture.again();
    await Promise.all(sent);
    if (stage !== "answered") {
      expect(asked.map(({ answer }) => answer)).toEqual(asked.map(() => undefined));
      const kept = (await accounts(asked)).map(({ claim, claimActions }) => [claim.pending, ...claimActions.map(({ state }) => state)]);
      expect(kept).toEqual(asked.map(({ action }) => [action, "PENDING"]));
    }
    await comesToItsEnd([delay, ...asked]);
  });

  test("killed at any moment of the first 300 ms: each possible action is performed once", async () => {
    const { asked, delay } = await everything();
    const sent = [delay, ...asked].map((wish) => send(wish));
    await sleep(random.next() * 300);
    await fixture.again();
    await Promise.all(sent);
    await comesToItsEnd([delay, ...asked]);
  });

  test("killed during the undo period: delays can still be undone, and the others are sent once", async () => {
    const delayed = ["manageDelay", "PENDING_ARRIVAL_DELAYED"] as const;
    const [notified, undone, perhaps] = (await wishes(delayed, delayed, delayed)) as [ActionRequest, ActionRequest, ActionRequest];
    for (const wish of [notified, undone, perhaps]) await send(wish);
    const undoing = send({ ...perhaps }, "undoManageDelay");
    await sleep(random.next() * 30);
    await fixture.again();
    await undoing;
    expect((await account(notified)).claimActions).toMatchObject([{ state: "HELD" }]);
    expect([notified, undone, perhaps].map(receivedCalls)).toEqual([0, 0, 0]);
    for (const wish of [undone, perhaps]) {
      const answer = { ...wish };
      await send(answer, "undoManageDelay");
      expect(answer.answer).toMatchObject({ id: wish.claimId });
    }
    await comesToItsEnd([notified]);
    for (const wish of [undone, perhaps]) {
      const { claim, claimActions, audit, ...rest } = await account(wish);
      expect(violationsOf({ claim, claimActions, audit, ...rest })).toEqual([]);
      expect([claim.managed, claimActions.map(({ state }) => state), receivedCalls(wish)]).toEqual([null, ["UNDONE"], 0]);
      const said = audit.filter(({ request }) => request === wish.request).map(({ action }) => action);
      expect(said).toEqual(["claim.manageDelay", "claim.undoManageDelay"]);
    }
  });
});

test("the ledger detects lost, doubled and partial actions", async () => {
  const [wish] = (await wishes(["confirmCompletion", "NO_FINISH_ARRIVAL_INTIME"])) as [ActionRequest];
  await send(wish);
  const sound = await account(wish);
  const violationCount = (spoilt: Partial<ClaimAccount>): number => {
    const one = { ...sound, ...spoilt };
    return [...violationsOf(one), ...actionViolations(one, wish)].length;
  };
  expect(violationCount({})).toBe(0);
  const { claim, claimActions, calls, audit, statuses, boardStates } = sound;
  const spoilt: Partial<ClaimAccount>[] = [
    { claimActions: [] },
    { claimActions: [...claimActions, ...claimActions] },
    { claimActions: claimActions.map((row) => ({ ...row, state: "PENDING" })) },
    { calls: [] },
    { calls: [...calls, ...calls] },
    { calls: calls.map((call) => ({ ...call, state: "WAITING" })) },
    { audit: audit.slice(0, -1) },
    { audit: [...audit, ...audit] },
    { statuses: statuses.slice(0, -1) },
    { statuses: statuses.slice(1) },
    { statuses: [...statuses, statuses.at(-1)!] },
    { statuses: statuses.map((one, i) => (i === 0 ? one : { ...one, at: "2000-01-01T00:00:00.000Z" })) },
    { boardStates: boardStates.slice(0, -1) },
    { boardStates: [...boardStates, boardStates.at(-1)!] },
    { milestones: [] },
    { claim: { ...claim, pending: "confirmCompletion" } },
    { claim: { ...claim, finished: null } },
    { claim: { ...claim, version: claim.version + 1 } },
  ];
  expect(spoilt.filter((one) => violationCount(one) === 0)).toEqual([]);
});
