// The course of a service: accepted, arrived, finished or cancelled. What is recorded is undone only by a newer record that says so.
import type { MilestoneCode } from "../../schema/rules/claims";
import { arrivalWasLate } from "../../schema/rules/claimWindow";
import { endingServiceState } from "../../schema/rules/sourceCodes";
import type { SupplierAccess } from "../../schema/rules/suppliers";
import type { ClaimRow } from "../changes/claimState";
import type { Settings } from "../../schema/rules/settings";
import type { Standing, StandingClaim } from "./claims.standing";
import type { ClaimRecord } from "./claims.records";
import { factsOf } from "./claims.status";

const instantOf = { ACCEPTANCE: "acceptedAt", ARRIVAL: "arrivedAt", FINISHED: "finishedAt" } as const satisfies Partial<
  Record<MilestoneCode, keyof ClaimRow>
>;
const hasInstant = (code: MilestoneCode): code is keyof typeof instantOf => Object.hasOwn(instantOf, code);

/** Milestones that the record names are set, or taken back by a null time; the others stay. A null list takes all back. */
export function takeMilestones({ row, milestones }: StandingClaim, record: ClaimRecord): Standing["milestones"] {
  if (record.milestones === undefined) return milestones;
  const after = new Map(milestones);
  const said = record.milestones ?? [...milestones.keys()].map((code) => ({ code, at: null, url: null }));
  for (const { code, at, url } of said) {
    if (at === null) after.delete(code);
    else after.set(code, { at, url: url === undefined ? (after.get(code)?.url ?? null) : url });
    if (hasInstant(code)) row[instantOf[code]] = at;
  }
  return after;
}

const endOf = (state: string | null | undefined): "finished" | "cancelled" | undefined => {
  const code = state?.toUpperCase() ?? "";
  return Object.hasOwn(endingServiceState, code) ? endingServiceState[code] : undefined;
};

/**
 * The source's state ends the claim, at milestone F, else `workAt`, else now. Only a record that gives the state another value opens the
 * claim again, and only what the state had ended: not a milestone F, nor an operator's deed that the source has not heard of yet. One that
 * it has said itself meanwhile it may take back as well.
 */
export function stateEnded({ row, milestones }: StandingClaim, before: ClaimRow | null, now: Date): void {
  const [was, is] = [endOf(before?.serviceState), endOf(row.serviceState)];
  if (was === "finished" && is !== was && !milestones.has("FINISHED")) row.finishedAt = null;
  if (was === "cancelled" && is !== was) row.cancelledAt = null;
  const worked = row.workAt && row.workAt >= row.occurredAt ? row.workAt : null;
  const end = milestones.get("FINISHED")?.at ?? worked ?? now;
  if (is === "finished") row.finishedAt ??= end;
  if (is === "cancelled") row.cancelledAt ??= end;
}

/** Whether the arrival was late is decided once, when it is recorded, and kept while it stands. */
export function decideArrival(row: ClaimRow, before: ClaimRow | null, access: SupplierAccess | null, settings: Settings): void {
  if (row.arrivedAt === null) row.arrivedLate = null;
  else if (before?.arrivedAt == null) row.arrivedLate = arrivalWasLate(factsOf(row, access), settings);
}
