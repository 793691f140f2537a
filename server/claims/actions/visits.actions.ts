import { uuidv7 } from "uuidv7";
import type { RegisterVisitInput } from "../../../schema/claimActions";
import { record } from "../../audit/record";
import { requireViewer, type Context } from "../../auth/context";
import type { ClaimRow } from "../../changes/claimState";
import { visits } from "../../db/tables/visits";
import { transaction } from "../../db/transaction";
import { actorRow } from "../../platform/actor";
import { AppError } from "../../platform/errors";
import { claimById } from "../queries/claims.queries";
import { withFailureCode } from "./failure";

/** Notes who opened the claim. Throws NOT_FOUND when there is none or the viewer may not see it, FORBIDDEN to an API key: it is nobody. */
export async function registerVisit(ctx: Context, { claimId }: RegisterVisitInput): Promise<ClaimRow> {
  const viewer = requireViewer(ctx);
  if (viewer.actor.kind !== "USER") throw new AppError("FORBIDDEN");
  return withFailureCode(ctx, "VISIT_NOT_REGISTERED", () =>
    transaction(ctx, async (tx, now) => {
      const found = await claimById(tx, viewer, claimId);
      if (!found) throw new AppError("NOT_FOUND");
      await tx.insert(visits).values({ id: uuidv7(), claimId, ...actorRow(viewer.actor), at: now });
      await record(tx, now, viewer.actor, { action: "claim.visit", model: "claim", entityId: claimId });
      return found;
    }),
  );
}
