import { isDeepStrictEqual } from "node:util";
import type { MilestoneCode } from "../../../schema/rules/lists/claims";
import type { ClaimRow } from "../../changes/claimState";

export interface ClaimDetails {
  milestones: ReadonlyMap<MilestoneCode, { at: Date; url: string | null }>;
  movements: ReadonlyMap<number, string>;
}

export interface ClaimSnapshot extends ClaimDetails {
  row: ClaimRow | null;
}
export type ExistingClaimSnapshot = ClaimSnapshot & { row: ClaimRow };

export const NO_CLAIM: ClaimSnapshot = { row: null, milestones: new Map(), movements: new Map() };

export function hasChanged(before: ClaimSnapshot, after: ExistingClaimSnapshot): boolean {
  if (before.row === null) return true;
  const sameRow = isDeepStrictEqual(before.row, { ...after.row, sourceVersion: before.row.sourceVersion });
  return !sameRow || !isDeepStrictEqual(before.milestones, after.milestones) || !isDeepStrictEqual(before.movements, after.movements);
}
