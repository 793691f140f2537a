import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import * as input from "../../../schema/claimActions";
import { Claim } from "../../../schema/claims";
import { actionLimits } from "../../../schema/rules/claims/actions";
import { requireViewer, type Context } from "../../auth/context";
import { canDo, Needs } from "../../auth/permissions/functionalities";
import type { ClaimRow } from "../../changes/claimState";
import { actorOf } from "../../platform/actor";
import * as delay from "./manageDelay.actions";
import { claimsOnFile, actionsByClaim, fileKey, visitsByClaim } from "./claimActions.loaders";
import * as askAssistance from "./askAssistance.actions";
import type { ClaimActionRow } from "./claimActions.queries";
import { registerVisit } from "./visits.actions";

const rejections = "CLAIM_FINISHED, ACTION_PENDING, CLAIM_STATUS, NOT_FOUND, FORBIDDEN, BAD_USER_INPUT, REQUEST_REUSED";
const PENDING_NOTE = "While the assistance system has not answered, the claim comes back with `pendingAction`";

@Resolver(() => Claim)
export class ClaimActionsResolver {
  @Needs("claim.manageDelay")
  @Mutation(() => Claim, {
    description: `Moves the end of the arrival or, once arrived, of the completion. The assistance system is notified ${actionLimits.undoSeconds} seconds later. Errors: DELAY_NOT_MANAGED, ${rejections}.`,
  })
  manageDelay(@Ctx() ctx: Context, @Arg("input", () => input.ManageDelayInput) given: input.ManageDelayInput) {
    return delay.manageDelay(ctx, given);
  }

  @Needs("claim.manageDelay")
  @Mutation(() => Claim, {
    description:
      "Takes the viewer's last managed delay back before the assistance system is notified. Errors: UNDO_TOO_LATE, NOT_FOUND, FORBIDDEN.",
  })
  undoManageDelay(@Ctx() ctx: Context, @Arg("input", () => input.UndoManageDelayInput) given: input.UndoManageDelayInput) {
    return delay.undoManageDelay(ctx, given);
  }

  @Needs("claim.confirmArrival")
  @Mutation(() => Claim, {
    description: `Records the arrival, when the assistance system agrees. ${PENDING_NOTE}. Errors: ARRIVAL_*, ${rejections}.`,
  })
  confirmArrival(@Ctx() ctx: Context, @Arg("input", () => input.ConfirmArrivalInput) given: input.ConfirmArrivalInput) {
    return askAssistance.confirmArrival(ctx, given);
  }

  @Needs("claim.confirmCompletion")
  @Mutation(() => Claim, {
    description: `Records that the work is done, when the assistance system agrees. ${PENDING_NOTE}. Errors: COMPLETION_*, ${rejections}.`,
  })
  confirmCompletion(@Ctx() ctx: Context, @Arg("input", () => input.ConfirmCompletionInput) given: input.ConfirmCompletionInput) {
    return askAssistance.confirmCompletion(ctx, given);
  }

  @Needs("claim.cancelService")
  @Mutation(() => Claim, {
    description: `Calls the service off, when the assistance system agrees. ${PENDING_NOTE}. Errors: SERVICE_CANCELLATION_FAILED, INTEGRATION_REJECTED, ${rejections}.`,
  })
  cancelService(@Ctx() ctx: Context, @Arg("input", () => input.CancelServiceInput) given: input.CancelServiceInput) {
    return askAssistance.cancelService(ctx, given);
  }

  @Needs("claim.cancelProvider")
  @Mutation(() => Claim, {
    description: `Takes the supplier off, when the assistance system agrees; the promise stays, the waiting begins now. ${PENDING_NOTE}. Errors: NO_SUPPLIER_TO_CANCEL, SUPPLIER_ARRIVED, PROVIDER_CANCELLATION_FAILED, INTEGRATION_REJECTED, ${rejections}.`,
  })
  cancelProvider(@Ctx() ctx: Context, @Arg("input", () => input.CancelProviderInput) given: input.CancelProviderInput) {
    return askAssistance.cancelProvider(ctx, given);
  }

  @Needs("claim.detail")
  @Mutation(() => Claim, { description: "Notes that the viewer opened the claim. Errors: VISIT_NOT_REGISTERED, NOT_FOUND, FORBIDDEN." })
  registerVisit(@Ctx() ctx: Context, @Arg("input", () => input.RegisterVisitInput) given: input.RegisterVisitInput) {
    return registerVisit(ctx, given);
  }

  @FieldResolver(() => input.PendingAction, { nullable: true, description: "An action that the assistance system has not answered yet." })
  pendingAction(@Root() claim: ClaimRow): input.PendingAction | null {
    return claim.pendingAction && { name: claim.pendingAction, since: claim.pendingSince! };
  }

  @FieldResolver(() => [input.ClaimAction], {
    description: "What was done to it, the newest first, 20 at most; nothing to those who may not open claims.",
  })
  async actions(@Ctx() ctx: Context, @Root() claim: ClaimRow): Promise<input.ClaimAction[]> {
    const viewer = requireViewer(ctx);
    if (!canDo(viewer, "claim.detail")) return [];
    const canSeeActors = canDo(viewer, "claim.viewers");
    return (await actionsByClaim(ctx).load(claim.id)).map((action) => toClaimAction(action, canSeeActors));
  }

  @FieldResolver(() => [input.Visit], {
    nullable: true,
    description: "Who opened it and when, the newest first, 50 at most. Null for those who may not know.",
  })
  visits(@Ctx() ctx: Context, @Root() claim: ClaimRow) {
    return canDo(requireViewer(ctx), "claim.viewers") ? visitsByClaim(ctx).load(claim.id) : null;
  }

  @FieldResolver(() => [Claim], { description: "The other services on its file that the viewer may see, the oldest first, 100 at most." })
  async otherServices(@Ctx() ctx: Context, @Root() claim: ClaimRow): Promise<ClaimRow[]> {
    if (claim.file === null || !canDo(requireViewer(ctx), "claim.detail")) return [];
    return (await claimsOnFile(ctx).load(fileKey(claim.instanceId, claim.file))).filter(({ id }) => id !== claim.id);
  }
}

function toClaimAction({ input: request, ...action }: ClaimActionRow, named: boolean): input.ClaimAction {
  const undoable = action.name === "manageDelay" && action.state === "HELD";
  return {
    ...action,
    actor: named ? actorOf(action) : null,
    minutes: typeof request.minutes === "number" ? request.minutes : null,
    reason: typeof request.reason === "string" ? request.reason : null,
    undoUntil: undoable ? new Date(action.at.getTime() + actionLimits.undoSeconds * 1_000) : null,
  };
}
