import type { MilestoneCode } from "../../../schema/rules/lists/claims";
import { arrivalWasLate } from "../../../schema/rules/claims/claimWindow";
import { endingServiceState } from "../../../schema/rules/fields/sourceCodes";
import type { SupplierAccess } from "../../../schema/rules/lists/suppliers";
import type { ClaimRow } from "../../changes/claimState";
import type { ClaimSource } from "../../db/tables/claims";
import type { Settings } from "../../../schema/rules/settings/kpiSettings";
import type { ClaimSnapshot, ExistingClaimSnapshot } from "../status/claimSnapshot";
import type { ClaimRecord } from "./claimRecord";
import { claimFactsOf } from "../status/storedStatus";

const instantColumnOf = { ACCEPTANCE: "acceptedAt", ARRIVAL: "arrivedAt", FINISHED: "finishedAt" } as const satisfies Partial<
  Record<MilestoneCode, keyof ClaimRow>
>;
const hasInstant = (code: MilestoneCode): code is keyof typeof instantColumnOf => Object.hasOwn(instantColumnOf, code);

/** Sets the milestones that the record names and removes those with a null time. A null list removes all. */
export function applyMilestones({ row, milestones }: ExistingClaimSnapshot, record: ClaimRecord): ClaimSnapshot["milestones"] {
  if (record.milestones === undefined) return milestones;
  const after = new Map(milestones);
  const reported = record.milestones ?? [...milestones.keys()].map((code) => ({ code, at: null, url: null }));
  for (const { code, at, url } of reported) {
    if (at === null) after.delete(code);
    else after.set(code, { at, url: url === undefined ? (after.get(code)?.url ?? null) : url });
    if (hasInstant(code)) row[instantColumnOf[code]] = at;
  }
  return after;
}

const endReportedBy = (state: string | null | undefined): "finished" | "cancelled" | undefined => {
  const code = state?.toUpperCase() ?? "";
  return Object.hasOwn(endingServiceState, code) ? endingServiceState[code] : undefined;
};

/**
 * Decides whether the claim has ended and returns its milestones. The feed can reopen only what it ended itself; other ends stay and the
 * contradiction is recorded until the feed agrees.
 */
export function applyEnd(
  claim: ExistingClaimSnapshot,
  before: ClaimRow | null,
  record: ClaimRecord,
  from: ClaimSource,
  now: Date,
): ClaimSnapshot["milestones"] {
  const { row, milestones } = claim;
  const reported = record.serviceState == null ? null : (endReportedBy(record.serviceState) ?? "open");
  const finishedNow = !!record.milestones?.some(({ code, at }) => code === "FINISHED" && at !== null);
  if (before && hasEnded(before)) {
    if (from === "FEED" && before.closedBy !== "FEED") return keepEnd(claim, before, reported, finishedNow, now);
    if (reported === "open" && !finishedNow) {
      Object.assign(row, { finishedAt: null, cancelledAt: null, closedBy: null });
      return new Map([...milestones].filter(([code]) => code !== "FINISHED"));
    }
    // A cancellation after a finish replaces it, unless milestone F was recorded.
    if (reported === "cancelled" && !milestones.has("FINISHED")) row.finishedAt = null;
    else row.finishedAt ??= before.finishedAt;
    if (reported === "finished") row.cancelledAt = null;
  }
  const workedAt = row.workAt && row.workAt >= row.occurredAt ? row.workAt : null;
  const end = milestones.get("FINISHED")?.at ?? workedAt ?? now;
  if (reported === "finished") row.finishedAt ??= end;
  if (reported === "cancelled") row.cancelledAt ??= end;
  if (hasEnded(row)) row.closedBy ??= from;
  return milestones;
}

const hasEnded = (row: ClaimRow): boolean => row.finishedAt !== null || row.cancelledAt !== null;

/**
 * Keeps an end recorded by another source and records the contradiction. The feed may correct the time of a finish. Without a state in
 * the record, its last state is kept.
 */
function keepEnd(
  { row, milestones }: ExistingClaimSnapshot,
  before: ClaimRow,
  reported: "open" | "finished" | "cancelled" | null,
  finishedNow: boolean,
  now: Date,
): ClaimSnapshot["milestones"] {
  row.cancelledAt = before.cancelledAt;
  row.finishedAt = before.finishedAt && (row.finishedAt ?? before.finishedAt);
  const finishAlone =
    reported === null && finishedNow && !row.finishedAt && row.serviceState !== null && endReportedBy(row.serviceState) !== "cancelled";
  if (reported === (before.cancelledAt ? "cancelled" : "finished")) Object.assign(row, { contradictedAt: null, contradictedState: null });
  else if (reported || finishAlone)
    Object.assign(row, { contradictedAt: before.contradictedAt ?? now, contradictedState: row.serviceState });
  if (!row.finishedAt) return new Map([...milestones].filter(([code]) => code !== "FINISHED"));
  if (milestones.has("FINISHED")) return milestones;
  return new Map([...milestones, ["FINISHED", { at: row.finishedAt, url: null }]]);
}

export function decideArrival(row: ClaimRow, before: ClaimRow | null, access: SupplierAccess | null, settings: Settings): void {
  if (row.arrivedAt === null) row.arrivedLate = null;
  else if (before?.arrivedAt == null) row.arrivedLate = arrivalWasLate(claimFactsOf(row, access), settings);
}
