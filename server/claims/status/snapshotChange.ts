import type { ClaimSnapshot, ExistingClaimSnapshot } from "./claimSnapshot";
import type { ClaimChange } from "./evaluation";

export interface SnapshotChange extends ClaimChange {
  details: { before: ClaimSnapshot; after: ExistingClaimSnapshot };
}

export const changeOf = (before: ClaimSnapshot, after: ExistingClaimSnapshot): SnapshotChange => ({
  before: before.row,
  after: after.row,
  details: { before, after },
});
