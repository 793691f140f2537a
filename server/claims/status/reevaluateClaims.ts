import { yieldToEventLoop } from "../../platform/timeSlices";
import type { Tx } from "../../db/connect";
import { commitClaimChanges, type CommitOptions } from "./commitClaimChanges";
import type { EvaluatedClaim } from "./evaluatedClaim";

/** Re-evaluates stored, locked claims whose facts did not change. Reads and writes only the evaluation columns. */
export async function reevaluateClaims(tx: Tx, claims: readonly EvaluatedClaim[], options: CommitOptions): Promise<void> {
  // Decoding hundreds of rows blocked the event loop; yield before evaluating them.
  if (claims.length) await yieldToEventLoop();
  const changes = claims.map(({ row, usedSettings, access, lastFixAt }) => ({
    before: row,
    after: row,
    supplier: { access, lastFixAt },
    usedSettings,
  }));
  await commitClaimChanges(tx, changes, options);
}
