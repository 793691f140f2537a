import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import { Errors } from "../../../schema/errorsDirective";
import * as input from "../../../schema/claims/claimActions";
import { Claim } from "../../../schema/claims/claims";
import { holdSecondsOf, isHeldAction } from "../../../schema/rules/claims/actions";
import { requireViewer, type Context } from "../../auth/context";
import { AnsweredFrom } from "../../graphql/askedColumns";
import { canDo, Needs } from "../../auth/permissions/functionalities";
import type { ClaimRow } from "../../changes/claimState";
import { actorOf } from "../../platform/actor";
import { claimsOnFile, actionsByClaim, fileKey, visitsByClaim } from "./claimActions.loaders";
import type { ClaimActionRow } from "./claimActions.queries";
import { registerVisit } from "./visits.actions";

@Resolver(() => Claim)
export class ClaimActionsResolver {
  @Needs("claim.detail")
  @Errors("VISIT_NOT_REGISTERED", "NOT_FOUND", "FORBIDDEN")
  @Mutation(() => Claim, { description: "Records that the viewer opened the claim." })
  registerVisit(@Ctx() ctx: Context, @Arg("input", () => input.RegisterVisitInput) visit: input.RegisterVisitInput) {
    return registerVisit(ctx, visit);
  }

  @AnsweredFrom("pendingAction", "pendingSince")
  @FieldResolver(() => input.PendingAction, {
    nullable: true,
    description: "Action that the assistance system has not answered yet. null if no action is pending.",
  })
  pendingAction(@Root() claim: ClaimRow): input.PendingAction | null {
    return claim.pendingAction && { name: claim.pendingAction, since: claim.pendingSince! };
  }

  @AnsweredFrom("id")
  @FieldResolver(() => [input.ClaimAction], {
    description: "Actions performed on the claim, newest first, at most 20. Empty if the viewer may not open claims.",
  })
  async actions(@Ctx() ctx: Context, @Root() claim: ClaimRow): Promise<input.ClaimAction[]> {
    const viewer = requireViewer(ctx);
    if (!canDo(viewer, "claim.detail")) return [];
    const canSeeActors = canDo(viewer, "claim.viewers");
    return (await actionsByClaim(ctx).load(claim.id)).map((action) => toClaimAction(action, canSeeActors));
  }

  @AnsweredFrom("id")
  @FieldResolver(() => [input.Visit], {
    nullable: true,
    description: "Visits of users to the claim, newest first, at most 50. null if the viewer may not see who viewed a claim.",
  })
  visits(@Ctx() ctx: Context, @Root() claim: ClaimRow) {
    return canDo(requireViewer(ctx), "claim.viewers") ? visitsByClaim(ctx).load(claim.id) : null;
  }

  @AnsweredFrom("id", "instanceId", "file")
  @FieldResolver(() => [Claim], { description: "Other services on the same file that the viewer may see, oldest first, at most 100." })
  async otherServices(@Ctx() ctx: Context, @Root() claim: ClaimRow): Promise<ClaimRow[]> {
    if (claim.file === null || !canDo(requireViewer(ctx), "claim.detail")) return [];
    return (await claimsOnFile(ctx).load(fileKey(claim.instanceId, claim.file))).filter(({ id }) => id !== claim.id);
  }
}

function toClaimAction({ input: request, ...action }: ClaimActionRow, showsActor: boolean): input.ClaimAction {
  const holdSeconds = action.state === "HELD" && isHeldAction(action.name) ? holdSecondsOf(action.name) : null;
  return {
    ...action,
    actor: showsActor ? actorOf(action) : null,
    minutes: typeof request.minutes === "number" ? request.minutes : null,
    reason: typeof request.reason === "string" ? request.reason : null,
    undoUntil: holdSeconds === null ? null : new Date(action.at.getTime() + holdSeconds * 1_000),
  };
}
