import { isDeepStrictEqual } from "node:util";
import type { MilestoneCode } from "../../schema/rules/claims";
import type { ClaimRow } from "../changes/claimState";

/** A claim with what belongs to it, as stored or as it will be. `row` is null while there is none. */
export interface Standing {
  row: ClaimRow | null;
  milestones: ReadonlyMap<MilestoneCode, { at: Date; url: string | null }>;
  /** Number → amount. */
  movements: ReadonlyMap<number, string>;
}
export type StandingClaim = Standing & { row: ClaimRow };

export const nothing: Standing = { row: null, milestones: new Map(), movements: new Map() };

/** Whether anything but the source's version number differs. */
export function differs(before: Standing, after: StandingClaim): boolean {
  if (before.row === null) return true;
  const sameRow = isDeepStrictEqual(before.row, { ...after.row, sourceVersion: before.row.sourceVersion });
  return !sameRow || !isDeepStrictEqual(before.milestones, after.milestones) || !isDeepStrictEqual(before.movements, after.movements);
}
