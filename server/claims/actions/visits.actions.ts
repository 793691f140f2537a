import { uuidv7 } from "uuidv7";
import type { RegisterVisitInput } from "../../../schema/claims/claimActions";
import { record } from "../../audit/record";
import { requireViewer, type Context } from "../../auth/context";
import type { ClaimRow } from "../../changes/claimState";
import { visits } from "../../db/tables/visits";
import { transaction } from "../../db/transaction";
import { actorRow } from "../../platform/actor";
import { AppError } from "../../platform/errors";
import { claimById } from "../queries/claims.queries";
import { withFailureCode } from "./failure";

/** Records that the viewer opened the claim. Throws NOT_FOUND if it is out of scope and FORBIDDEN for API keys, which are not persons. */
export async function registerVisit(ctx: Context, { claimId }: RegisterVisitInput): Promise<ClaimRow> {
  const viewer = requireViewer(ctx);
  if (viewer.actor.kind !== "USER") throw new AppError("FORBIDDEN");
  return withFailureCode(ctx, "VISIT_NOT_REGISTERED", async () => {
    await transaction(ctx, async (tx, now) => {
      if (!(await claimById(tx, viewer, claimId))) throw new AppError("NOT_FOUND");
      await tx.insert(visits).values({ id: uuidv7(), claimId, ...actorRow(viewer.actor), at: now });
      await record(tx, now, viewer.actor, { action: "claim.visit", model: "claim", entityId: claimId });
    });
    const claim = await claimById(ctx.db, viewer, claimId);
    if (!claim) throw new AppError("NOT_FOUND");
    return claim;
  });
}
