// What is to be begun and what is to be cancelled for one claim. Pure.
import { uuidv7 } from "uuidv7";
import {
  dueProcessesOf,
  contactProcesses,
  delayOfStatus,
  isContactProcess,
  type DueProcess,
} from "../../../schema/rules/claims/automation";
import { actionOfMilestone } from "../../../schema/rules/claims/actions";
import { mostSpecificList } from "../../../schema/rules/claims/contactLists";
import type { ProcessFinding } from "../../../schema/rules/claims/processes";
import { kpiSettings } from "../../../schema/rules/settings/kpiSettings";
import type { ClaimRow } from "../../changes/claimState";
import type { ContactAdded } from "../../integrations/contactCentre/contacts";
import type { Evidence, ProcessRunRow } from "./processes.queries";
import type { ProcessContext } from "./processContext";

export interface ContactStart {
  run: ProcessRunRow;
  /** Null: nobody to call. */
  contact: ContactAdded | null;
}

export interface ProcessPlan {
  claim: ClaimRow;
  starts: ContactStart[];
  cancelledRuns: ProcessRunRow[];
  /** The work that is to be confirmed as completed. */
  completion: ProcessRunRow | null;
  /** When the claim is to be looked at again. */
  nextAt: Date | null;
}

/** While the assistance system has to answer another action, a completion waits this long, milliseconds. */
const COMPLETION_WAIT_MS = 30_000;

/** `supplierList`: the contact list of suppliers to be called. */
export function planProcesses(claim: ClaimRow, context: ProcessContext, supplierList: string, now: Date): ProcessPlan {
  const facts = context.factsOf(claim);
  const { due, nextDueAt } = dueProcessesOf(facts, now.getTime());
  const runs = context.runsOf(claim);
  const newRuns = due.map((one) => runOf(claim, one, context, now)).filter((run) => !runs.some((done) => sameRun(done, run)));
  const cancelledRuns = runs.filter(
    (run) => run.state === "STARTED" && isContactProcess(run.process) && !isCauseActive(run, claim, context),
  );
  const plan = { claim, starts: [], cancelledRuns, completion: null, nextAt: nextDueAt === null ? null : new Date(nextDueAt) };

  const completion = newRuns.find(({ process }) => process === "AUTOMATIC_COMPLETION");
  if (completion && claim.pendingAction !== null && claim.pendingAction !== actionOfMilestone("FINISHED"))
    return { ...plan, nextAt: new Date(now.getTime() + COMPLETION_WAIT_MS) };
  // Nobody is called about work that is being completed; what was begun for it is cancelled in the next round.
  if (completion) return { ...plan, completion, nextAt: now };
  return { ...plan, starts: newRuns.map((run) => withContact(run, claim, context, supplierList)) };
}

function runOf(claim: ClaimRow, { process, episode, ...seen }: DueProcess, context: ProcessContext, now: Date): ProcessRunRow {
  const setting = kpiSettings.find(({ key }) => key === seen.setting)!.number;
  return {
    id: uuidv7(),
    claimId: claim.id,
    process,
    assignment: context.assignmentOf(claim),
    episode: new Date(episode),
    state: "STARTED",
    at: now,
    cancelledAt: null,
    evidence: { setting, limit: seen.limit, minutes: seen.minutes },
  };
}

const sameRun = (a: ProcessRunRow, b: ProcessRunRow): boolean =>
  a.process === b.process && a.assignment === b.assignment && a.episode.getTime() === b.episode.getTime();

/** Whether the cause of a contact is still so: the same delay, in the same episode, of the same assignment. */
function isCauseActive(run: ProcessRunRow, claim: ClaimRow, context: ProcessContext): boolean {
  const delay = delayOfStatus[claim.status];
  return (
    delay !== undefined &&
    run.process in contactProcesses[delay] &&
    run.episode.getTime() === claim.lateSince?.getTime() &&
    run.assignment === context.assignmentOf(claim)
  );
}

function withContact(run: ProcessRunRow, claim: ClaimRow, context: ProcessContext, supplierList: string): ContactStart {
  const insured = run.process === "ARRIVAL_CONTACT_LIST" || run.process === "COMPLETION_CONTACT_LIST";
  const phone = (insured ? claim.insuredPhone : context.supplierPhone(claim))?.trim();
  const listId = insured ? mostSpecificList(context.lists, claim)?.listId : supplierList;
  const nothing = (finding: ProcessFinding): ContactStart => ({
    run: { ...run, state: "NOTHING_TO_DO", evidence: { ...run.evidence, finding } },
    contact: null,
  });
  if (!listId) return nothing("NO_LIST");
  if (!phone) return nothing("NO_PHONE");
  const evidence: Evidence = { ...run.evidence, listId };
  return { run: { ...run, evidence }, contact: { contactId: run.id, listId, claimId: claim.id, phone } };
}
