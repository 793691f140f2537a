// The course of a service: accepted, arrived, finished or cancelled. What is recorded is undone only by a newer record that says so.
import type { MilestoneCode } from "../../schema/rules/claims";
import { arrivalWasLate } from "../../schema/rules/claimWindow";
import { endingServiceState } from "../../schema/rules/sourceCodes";
import type { SupplierAccess } from "../../schema/rules/suppliers";
import type { ClaimRow } from "../changes/claimState";
import type { Source } from "../db/tables/claims";
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
 * Whether the claim is over, after its milestones were taken. The feed ends it by a state or by milestone F, and reopens what it has ended
 * itself by a state that is open, unless the same record says F: a null says nothing. What anybody else has ended stays, whatever the feed
 * says later: the claim then keeps that it is contradicted, until the feed agrees. Answers the milestones that remain.
 */
export function ended(claim: StandingClaim, before: ClaimRow | null, record: ClaimRecord, from: Source, now: Date): Standing["milestones"] {
  const { row, milestones } = claim;
  const said = record.serviceState == null ? null : (endOf(record.serviceState) ?? "open");
  const finishedNow = !!record.milestones?.some(({ code, at }) => code === "FINISHED" && at !== null);
  if (before && isOver(before)) {
    if (from === "FEED" && before.closedBy !== "FEED") return staysEnded(claim, before, said, finishedNow, now);
    if (said === "open" && !finishedNow) {
      Object.assign(row, { finishedAt: null, cancelledAt: null, closedBy: null });
      return new Map([...milestones].filter(([code]) => code !== "FINISHED"));
    }
    // One state after the other: what milestone F says stays.
    if (said === "cancelled" && !milestones.has("FINISHED")) row.finishedAt = null;
    else row.finishedAt ??= before.finishedAt;
    if (said === "finished") row.cancelledAt = null;
  }
  const worked = row.workAt && row.workAt >= row.occurredAt ? row.workAt : null;
  const end = milestones.get("FINISHED")?.at ?? worked ?? now;
  if (said === "finished") row.finishedAt ??= end;
  if (said === "cancelled") row.cancelledAt ??= end;
  if (isOver(row)) row.closedBy ??= from;
  return milestones;
}

const isOver = (row: ClaimRow): boolean => row.finishedAt !== null || row.cancelledAt !== null;

/**
 * The end that was not the feed's, with what the feed says of it. A finish may be told to have been at another time; of a cancelled claim it is
 * none, and contradicts it. Where no state comes with it, the one that the feed named last is kept.
 */
function staysEnded(
  { row, milestones }: StandingClaim,
  before: ClaimRow,
  said: "open" | "finished" | "cancelled" | null,
  finishedNow: boolean,
  now: Date,
): Standing["milestones"] {
  row.cancelledAt = before.cancelledAt;
  row.finishedAt = before.finishedAt && (row.finishedAt ?? before.finishedAt);
  const finishAlone =
    said === null && finishedNow && !row.finishedAt && row.serviceState !== null && endOf(row.serviceState) !== "cancelled";
  if (said === (before.cancelledAt ? "cancelled" : "finished")) Object.assign(row, { contradictedAt: null, contradictedState: null });
  else if (said || finishAlone) Object.assign(row, { contradictedAt: before.contradictedAt ?? now, contradictedState: row.serviceState });
  if (!row.finishedAt) return new Map([...milestones].filter(([code]) => code !== "FINISHED"));
  if (milestones.has("FINISHED")) return milestones;
  return new Map([...milestones, ["FINISHED", { at: row.finishedAt, url: null }]]);
}

/** Whether the arrival was late is decided once, when it is recorded, and kept while it stands. */
export function decideArrival(row: ClaimRow, before: ClaimRow | null, access: SupplierAccess | null, settings: Settings): void {
  if (row.arrivedAt === null) row.arrivedLate = null;
  else if (before?.arrivedAt == null) row.arrivedLate = arrivalWasLate(factsOf(row, access), settings);
}
