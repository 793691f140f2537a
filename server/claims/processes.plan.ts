// What is to be begun and what is to be taken back for one claim. Pure.
import { uuidv7 } from "uuidv7";
import { automatic, contactProcesses, delayOfStatus, isContactProcess, type DueProcess } from "../../schema/rules/automatic";
import { mostSpecific } from "../../schema/rules/contactLists";
import type { ProcessFinding } from "../../schema/rules/processes";
import { kpiSettings } from "../../schema/rules/settings";
import type { ClaimRow } from "../changes/claimState";
import type { ContactAdded } from "../outside/contactCentre/contacts";
import type { Evidence, RunRow } from "./processes.queries";
import type { ProcessSurroundings } from "./processes.surroundings";

export interface ContactStart {
  run: RunRow;
  /** Null: nobody to call. */
  contact: ContactAdded | null;
}

export interface ProcessPlan {
  claim: ClaimRow;
  starts: ContactStart[];
  takenBack: RunRow[];
  /** The work that is to be confirmed as completed. */
  completion: RunRow | null;
  /** When the claim is to be looked at again. */
  nextAt: Date | null;
}

/** While the outside has to answer another action, a completion waits this long, milliseconds. */
const wait = 30_000;

/** `supplierList`: the contact list of suppliers to be called. */
export function planned(claim: ClaimRow, around: ProcessSurroundings, supplierList: string, now: Date): ProcessPlan {
  const facts = around.factsOf(claim);
  const { due, nextDueAt } = automatic(facts, now.getTime());
  const runs = around.runsOf(claim);
  const news = due.map((one) => runOf(claim, one, around, now)).filter((run) => !runs.some((done) => sameRun(done, run)));
  const takenBack = runs.filter((run) => run.state === "STARTED" && isContactProcess(run.process) && !stands(run, claim, around));
  const plan = { claim, starts: [], takenBack, completion: null, nextAt: nextDueAt === null ? null : new Date(nextDueAt) };

  const completion = news.find(({ process }) => process === "AUTOMATIC_COMPLETION");
  if (completion && claim.pendingAction !== null && claim.pendingAction !== "confirmCompletion")
    return { ...plan, nextAt: new Date(now.getTime() + wait) };
  // Nobody is called about work that is being completed; what was begun for it is taken back in the next round.
  if (completion) return { ...plan, completion, nextAt: now };
  return { ...plan, starts: news.map((run) => started(run, claim, around, supplierList)) };
}

function runOf(claim: ClaimRow, { process, episode, ...seen }: DueProcess, around: ProcessSurroundings, now: Date): RunRow {
  const setting = kpiSettings.find(({ key }) => key === seen.setting)!.number;
  return {
    id: uuidv7(),
    claimId: claim.id,
    process,
    assignment: around.assignmentOf(claim),
    episode: new Date(episode),
    state: "STARTED",
    at: now,
    takenBackAt: null,
    evidence: { setting, limit: seen.limit, minutes: seen.minutes },
  };
}

const sameRun = (a: RunRow, b: RunRow): boolean =>
  a.process === b.process && a.assignment === b.assignment && a.episode.getTime() === b.episode.getTime();

/** Whether the cause of a contact is still so: the same delay, in the same episode, of the same assignment. */
function stands(run: RunRow, claim: ClaimRow, around: ProcessSurroundings): boolean {
  const delay = delayOfStatus[claim.status];
  return (
    delay !== undefined &&
    run.process in contactProcesses[delay] &&
    run.episode.getTime() === claim.lateSince?.getTime() &&
    run.assignment === around.assignmentOf(claim)
  );
}

function started(run: RunRow, claim: ClaimRow, around: ProcessSurroundings, supplierList: string): ContactStart {
  const insured = run.process === "ARRIVAL_CONTACT_LIST" || run.process === "COMPLETION_CONTACT_LIST";
  const phone = (insured ? claim.insuredPhone : around.supplierPhone(claim))?.trim();
  const listId = insured ? mostSpecific(around.lists, claim)?.listId : supplierList;
  const nothing = (finding: ProcessFinding): ContactStart => ({
    run: { ...run, state: "NOTHING_TO_DO", evidence: { ...run.evidence, finding } },
    contact: null,
  });
  if (!listId) return nothing("NO_LIST");
  if (!phone) return nothing("NO_PHONE");
  const evidence: Evidence = { ...run.evidence, listId };
  return { run: { ...run, evidence }, contact: { contactId: run.id, listId, claimId: claim.id, phone } };
}
