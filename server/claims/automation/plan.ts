// Decides which automatic processes start and which are cancelled for a claim. Pure.
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
  contact: ContactAdded | null;
}

export interface ProcessPlan {
  claim: ClaimRow;
  starts: ContactStart[];
  cancelledRuns: ProcessRunRow[];
  completion: ProcessRunRow | null;
  nextAt: Date | null;
}

/** Delay of an automatic completion while another action waits for the assistance system, in milliseconds. */
const COMPLETION_WAIT_MS = 30_000;

/** `supplierList` is the ID of the contact list for calls to suppliers. */
export function planProcesses(claim: ClaimRow, context: ProcessContext, supplierList: string, now: Date): ProcessPlan {
  const facts = context.factsOf(claim);
  const { due, nextDueAt } = dueProcessesOf(facts, now.getTime());
  const runs = context.runsOf(claim);
  const newRuns = due.map((dueProcess) => runOf(claim, dueProcess, context, now)).filter((run) => !runs.some((done) => sameRun(done, run)));
  const cancelledRuns = runs.filter(
    (run) => run.state === "STARTED" && isContactProcess(run.process) && !isCauseActive(run, claim, context),
  );
  const plan = { claim, starts: [], cancelledRuns, completion: null, nextAt: nextDueAt === null ? null : new Date(nextDueAt) };

  const completion = newRuns.find(({ process }) => process === "AUTOMATIC_COMPLETION");
  if (completion && claim.pendingAction !== null && claim.pendingAction !== actionOfMilestone("FINISHED"))
    return { ...plan, nextAt: new Date(now.getTime() + COMPLETION_WAIT_MS) };
  // Completion replaces contacts; open contacts are cancelled in the next run.
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
  const who = run.process === "ARRIVAL_CONTACT_LIST" || run.process === "COMPLETION_CONTACT_LIST" ? "insured" : "supplier";
  const phone = context.numberOf(claim, who);
  const listId = who === "insured" ? mostSpecificList(context.lists, claim)?.listId : supplierList;
  const nothing = (finding: ProcessFinding): ContactStart => ({
    run: { ...run, state: "NOTHING_TO_DO", evidence: { ...run.evidence, finding } },
    contact: null,
  });
  if (!listId) return nothing("NO_LIST");
  if (phone === null) return nothing(context.hasPhone(claim, who) ? "PHONE_UNDIALLABLE" : "NO_PHONE");
  const evidence: Evidence = { ...run.evidence, listId };
  return { run: { ...run, evidence }, contact: { contactId: run.id, listId, claimId: claim.id, phone } };
}
