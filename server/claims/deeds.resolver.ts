import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import * as input from "../../schema/claimActions";
import { Claim } from "../../schema/claims";
import { actionLimits } from "../../schema/rules/actions";
import { viewerIn, type Context } from "../auth/context";
import { mayDo, Needs } from "../auth/functionalities";
import type { ClaimRow } from "../changes/claimState";
import { actorOf } from "../platform/actor";
import * as delay from "./deeds.delay.actions";
import { claimsOnFile, deeds, fileKey, visits } from "./deeds.loaders";
import * as outside from "./deeds.outside.actions";
import type { DeedRow } from "./deeds.queries";
import { registerVisit } from "./visits.actions";

const refusals = "CLAIM_FINISHED, ACTION_PENDING, CLAIM_STATUS, NOT_FOUND, FORBIDDEN, BAD_USER_INPUT, REQUEST_REUSED";
const pending = "While the assistance system has not answered, the claim comes back with `pendingAction`";

@Resolver(() => Claim)
export class DeedsResolver {
  @Needs("claim.manageDelay")
  @Mutation(() => Claim, {
    description: `Moves the end of the arrival or, once arrived, of the completion. The outside is told ${actionLimits.undoSeconds} seconds later. Errors: DELAY_NOT_MANAGED, ${refusals}.`,
  })
  manageDelay(@Ctx() ctx: Context, @Arg("input", () => input.ManageDelayInput) given: input.ManageDelayInput) {
    return delay.manageDelay(ctx, given);
  }

  @Needs("claim.manageDelay")
  @Mutation(() => Claim, {
    description: "Takes the viewer's last managed delay back before the outside is told. Errors: UNDO_TOO_LATE, NOT_FOUND, FORBIDDEN.",
  })
  undoManageDelay(@Ctx() ctx: Context, @Arg("input", () => input.UndoManageDelayInput) given: input.UndoManageDelayInput) {
    return delay.undoManageDelay(ctx, given);
  }

  @Needs("claim.confirmArrival")
  @Mutation(() => Claim, {
    description: `Records the arrival, when the assistance system agrees. ${pending}. Errors: ARRIVAL_*, ${refusals}.`,
  })
  confirmArrival(@Ctx() ctx: Context, @Arg("input", () => input.ConfirmArrivalInput) given: input.ConfirmArrivalInput) {
    return outside.confirmArrival(ctx, given);
  }

  @Needs("claim.confirmCompletion")
  @Mutation(() => Claim, {
    description: `Records that the work is done, when the assistance system agrees. ${pending}. Errors: COMPLETION_*, ${refusals}.`,
  })
  confirmCompletion(@Ctx() ctx: Context, @Arg("input", () => input.ConfirmCompletionInput) given: input.ConfirmCompletionInput) {
    return outside.confirmCompletion(ctx, given);
  }

  @Needs("claim.cancelService")
  @Mutation(() => Claim, {
    description: `Calls the service off, when the assistance system agrees. ${pending}. Errors: SERVICE_CANCELLATION_FAILED, OUTSIDE_REFUSED, ${refusals}.`,
  })
  cancelService(@Ctx() ctx: Context, @Arg("input", () => input.CancelServiceInput) given: input.CancelServiceInput) {
    return outside.cancelService(ctx, given);
  }

  @Needs("claim.cancelProvider")
  @Mutation(() => Claim, {
    description: `Takes the supplier off, when the assistance system agrees; the promise stays, the waiting begins now. ${pending}. Errors: NO_SUPPLIER_TO_CANCEL, SUPPLIER_ARRIVED, PROVIDER_CANCELLATION_FAILED, OUTSIDE_REFUSED, ${refusals}.`,
  })
  cancelProvider(@Ctx() ctx: Context, @Arg("input", () => input.CancelProviderInput) given: input.CancelProviderInput) {
    return outside.cancelProvider(ctx, given);
  }

  @Needs("claim.detail")
  @Mutation(() => Claim, { description: "Notes that the viewer opened the claim. Errors: VISIT_NOT_REGISTERED, NOT_FOUND, FORBIDDEN." })
  registerVisit(@Ctx() ctx: Context, @Arg("input", () => input.RegisterVisitInput) given: input.RegisterVisitInput) {
    return registerVisit(ctx, given);
  }

  @FieldResolver(() => input.PendingAction, { nullable: true, description: "A deed that the outside has not answered yet." })
  pendingAction(@Root() claim: ClaimRow): input.PendingAction | null {
    return claim.pendingAction && { action: claim.pendingAction, since: claim.pendingSince! };
  }

  @FieldResolver(() => [input.Deed], {
    description: "What was done to it, the newest first, 20 at most; nothing to those who may not open claims.",
  })
  async deeds(@Ctx() ctx: Context, @Root() claim: ClaimRow): Promise<input.Deed[]> {
    const viewer = viewerIn(ctx);
    if (!mayDo(viewer, "claim.detail")) return [];
    const named = mayDo(viewer, "claim.viewers");
    return (await deeds(ctx).load(claim.id)).map((deed) => deedShown(deed, named));
  }

  @FieldResolver(() => [input.Visit], {
    nullable: true,
    description: "Who opened it and when, the newest first, 50 at most. Null for those who may not know.",
  })
  visits(@Ctx() ctx: Context, @Root() claim: ClaimRow) {
    return mayDo(viewerIn(ctx), "claim.viewers") ? visits(ctx).load(claim.id) : null;
  }

  @FieldResolver(() => [Claim], { description: "The other services on its file that the viewer may see, the oldest first, 100 at most." })
  async otherServices(@Ctx() ctx: Context, @Root() claim: ClaimRow): Promise<ClaimRow[]> {
    if (claim.file === null || !mayDo(viewerIn(ctx), "claim.detail")) return [];
    return (await claimsOnFile(ctx).load(fileKey(claim.instanceId, claim.file))).filter(({ id }) => id !== claim.id);
  }
}

function deedShown({ input: asked, ...deed }: DeedRow, named: boolean): input.Deed {
  const undoable = deed.action === "manageDelay" && deed.state === "HELD";
  return {
    ...deed,
    actor: named ? actorOf(deed) : null,
    minutes: typeof asked.minutes === "number" ? asked.minutes : null,
    reason: typeof asked.reason === "string" ? asked.reason : null,
    undoUntil: undoable ? new Date(deed.at.getTime() + actionLimits.undoSeconds * 1_000) : null,
  };
}
