// The automatic processes of claims: what the clock makes due is begun, what a recovered claim needs no more is taken back.
import { eq, sql } from "drizzle-orm";
import { record as audit } from "../audit/record";
import type { Announcer } from "../changes/announcer";
import { changed } from "../changes/append";
import { claimState, type ClaimRow } from "../changes/claimState";
import type { Tx } from "../db/connect";
import { insertNewRows } from "../db/rows";
import { claims } from "../db/tables/claims";
import { processRuns } from "../db/tables/processes";
import { lockedTransaction, presently, type Instant, type Work } from "../db/transaction";
import type { ContactRemoved } from "../outside/contactCentre/contacts";
import { cancelCall, enqueue } from "../outside/outbox";
import { outboxTimes } from "../outside/outboxTimes";
import { systemActor } from "../platform/actor";
import { settingsInForce } from "../settings/settings.queries";
import { judge } from "./judge.actions";
import { confirmAutomatically } from "./processes.confirm.actions";
import { planned, type ContactStart, type ProcessPlan } from "./processes.plan";
import type { RunRow } from "./processes.queries";
import { ProcessSurroundings } from "./processes.surroundings";

export interface ProcessWork extends Work {
  announcer: Announcer;
  /** The contact centre's list of suppliers to be called. */
  supplierList: string;
}

/** Claims in one transaction: short, so that no reader of the log waits. */
export const processBatch = 25;

/**
 * One batch of claims whose processes are to be looked at; answers how many there were. The cause is checked again under the lock; the run,
 * the call it needs and its audit are written in the same transaction, so that whatever is killed when, each is done once. Nodes share
 * the work: a claim that another one looks at is passed over.
 */
export async function runProcesses(work: ProcessWork): Promise<number> {
  const lock = (tx: Tx) =>
    tx
      .select()
      .from(claims)
      .where(sql`${claims.processDueAt} <= ${presently(work)}`)
      .orderBy(claims.processDueAt)
      .limit(processBatch)
      .for("no key update", { skipLocked: true });
  const seen = await lockedTransaction(work, lock, async (tx, now, due) => {
    if (!due.length) return 0;
    const present = await judgedAnew(tx, now, due);
    const around = await ProcessSurroundings.read(tx, now, present);
    const plans = present.map((claim) => planned(claim, around, work.supplierList, now));
    const starts = plans.flatMap((plan) => plan.starts);
    const completions = plans.flatMap(({ completion: run }) => (run ? [{ run, at: now }] : []));
    await insertNewRows(
      tx,
      processRuns,
      [...starts, ...completions].map(({ run }) => run),
    );
    for (const start of starts) await begin(tx, now, start);
    for (const run of plans.flatMap((plan) => plan.takenBack)) await takeBack(tx, now, run);
    await confirmAutomatically(tx, now, "FINISHED", completions);
    await moveOn(tx, now, plans);
    return due.length;
  });
  if (seen) work.announcer.grown();
  return seen;
}

/** The claims with the status that is right now: what the clock or newer settings are about to change is changed first. */
async function judgedAnew(tx: Tx, now: Instant, due: readonly ClaimRow[]): Promise<ClaimRow[]> {
  const settings = await settingsInForce(tx, now);
  const outdated = (claim: ClaimRow): boolean => claim.settingsVersion !== settings.of(claim.instanceId).version;
  const overdue = (claim: ClaimRow): boolean => !outdated(claim) && claim.statusDueAt !== null && claim.statusDueAt <= now;
  const same = (rows: readonly ClaimRow[]) => rows.map((claim) => ({ before: claim, after: claim }));
  const judged = [
    ...(await judge({ tx, now, actor: systemActor, cause: "SETTINGS" }, same(due.filter(outdated)))),
    ...(await judge({ tx, now, actor: systemActor, cause: "CLOCK" }, same(due.filter(overdue)))),
  ];
  const anew = new Map(judged.map((claim) => [claim.id, claim]));
  return due.map((claim) => anew.get(claim.id) ?? claim);
}

const addKey = (runId: string): string => `contact.add ${runId}`;

async function begin(tx: Tx, now: Date, { run, contact }: ContactStart): Promise<void> {
  const call = { port: "CONTACT_CENTRE", operation: "addContact", claimId: run.claimId, deedId: null } as const;
  if (contact) await enqueue(tx, now, { key: addKey(run.id), ...call, body: { ...contact } });
  await told(tx, now, "process.begin", run);
}

/** A contact that was never sent is not sent; what may have arrived is taken off again, once no attempt to add it can be under way. */
async function takeBack(tx: Tx, now: Date, run: RunRow): Promise<void> {
  const cancelled = await cancelCall(tx, now, addKey(run.id));
  if (cancelled !== "UNSENT") {
    const body: ContactRemoved = { contactId: run.id, listId: run.evidence.listId!, claimId: run.claimId };
    const dueAt = new Date(now.getTime() + (cancelled === "PERHAPS_SENT" ? outboxTimes.lease : 0));
    const call = { port: "CONTACT_CENTRE", operation: "removeContact", claimId: run.claimId, deedId: null } as const;
    await enqueue(tx, now, { key: `contact.remove ${run.id}`, ...call, body: { ...body }, dueAt });
  }
  const state = { state: "TAKEN_BACK", takenBackAt: now } as const;
  await tx.update(processRuns).set(state).where(eq(processRuns.id, run.id));
  await told(tx, now, "process.takeBack", { ...run, ...state });
}

const told = (tx: Tx, now: Date, action: string, { process, state, claimId, episode, evidence }: RunRow): Promise<void> =>
  audit(tx, now, systemActor, { action, model: "claim", entityId: claimId, after: { process, state, episode, evidence } });

/** When each claim is looked at again; those about which something was done are told of, so that whoever looks at them sees it. */
async function moveOn(tx: Tx, now: Date, plans: readonly ProcessPlan[]): Promise<void> {
  // What completes a claim tells of it itself.
  const told = new Map(
    plans.filter((plan) => !plan.completion && plan.starts.length + plan.takenBack.length).map(({ claim }) => [claim.id, claim]),
  );
  const records = JSON.stringify(plans.map(({ claim, nextAt }) => ({ id: claim.id, due: nextAt, told: told.has(claim.id) })));
  await tx.execute(sql`
    update claims set process_due_at = r.due,
      version = version + r.told::int,
      updated_at = case when r.told then ${now.toISOString()}::timestamptz else updated_at end
    from jsonb_to_recordset(${records}::text::jsonb) as r(id text, due timestamptz, told boolean) where claims.id = r.id`);
  await changed(
    tx,
    [...told.values()].map((claim) => ({ kind: "claim" as const, state: claimState({ ...claim, version: claim.version + 1 }) })),
  );
}
