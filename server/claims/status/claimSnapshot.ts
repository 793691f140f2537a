import { isDeepStrictEqual } from "node:util";
import type { MilestoneCode } from "../../../schema/rules/claims/claims";
import type { ClaimRow } from "../../changes/claimState";

/** What belongs to a claim and is kept in rows of its own. */
export interface ClaimDetails {
  milestones: ReadonlyMap<MilestoneCode, { at: Date; url: string | null }>;
  /** Number → amount. */
  movements: ReadonlyMap<number, string>;
}

/** A claim with what belongs to it, as stored or as it will be. `row` is null while there is none. */
export interface ClaimSnapshot extends ClaimDetails {
  row: ClaimRow | null;
}
export type ExistingClaimSnapshot = ClaimSnapshot & { row: ClaimRow };

export const NO_CLAIM: ClaimSnapshot = { row: null, milestones: new Map(), movements: new Map() };

/** Whether anything but the source's version number differs. */
export function hasChanged(before: ClaimSnapshot, after: ExistingClaimSnapshot): boolean {
  if (before.row === null) return true;
  const sameRow = isDeepStrictEqual(before.row, { ...after.row, sourceVersion: before.row.sourceVersion });
  return !sameRow || !isDeepStrictEqual(before.milestones, after.milestones) || !isDeepStrictEqual(before.movements, after.movements);
}
