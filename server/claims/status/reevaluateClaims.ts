import { yieldToEventLoop } from "../../platform/timeSlices";
import type { Tx } from "../../db/connect";
import { commitClaimChanges, type CommitOptions } from "./commitClaimChanges";
import type { EvaluatedClaim } from "./evaluatedClaim";

/**
 * Gives many claims the status that is right now, of which only the clock or the settings may give another one: reads and writes no more of
 * a claim than that takes. They are stored, and under lock.
 */
export async function reevaluateClaims(tx: Tx, claims: readonly EvaluatedClaim[], options: CommitOptions): Promise<void> {
  // Hundreds of rows were unpacked in one go: other requests are answered before they are evaluated.
  if (claims.length) await yieldToEventLoop();
  const changes = claims.map(({ row, usedSettings, access, lastFixAt }) => ({
    before: row,
    after: row,
    supplier: { access, lastFixAt },
    usedSettings,
  }));
  await commitClaimChanges(tx, changes, options);
}
