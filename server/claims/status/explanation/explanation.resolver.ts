import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { Claim } from "../../../../schema/claims/claims";
import { StatusChange, StatusReason, WhatToSay } from "../../../../schema/claims/claimStatus";
import { requireViewer, type Context } from "../../../auth/context";
import { AnsweredFrom } from "../../../graphql/askedColumns";
import { canDo } from "../../../auth/permissions/functionalities";
import type { ClaimRow } from "../../../changes/claimState";
import { currentReason, statusChanges, whatToSayOf } from "./explanation";

@Resolver(() => Claim)
export class ClaimReasonResolver {
  @FieldResolver(() => StatusReason, {
    nullable: true,
    description: "Reason for the status, with its current figures. null if the viewer's profile hides one of the figures.",
  })
  statusReason(@Ctx() ctx: Context, @Root() claim: ClaimRow): Promise<StatusReason> {
    return currentReason(ctx, claim);
  }

  @FieldResolver(() => WhatToSay, {
    nullable: true,
    description:
      "Text for the conversation with the insured, in the language of the AMA instance. null if the viewer's profile hides a figure of the status reason.",
  })
  whatToSay(@Ctx() ctx: Context, @Root() claim: ClaimRow): Promise<WhatToSay> {
    return whatToSayOf(ctx, claim);
  }

  @AnsweredFrom("id", "timeZone")
  @FieldResolver(() => [StatusChange], {
    description: "Changes of the status, newest first, at most 100. Empty if the viewer may not open claims.",
  })
  statusHistory(@Ctx() ctx: Context, @Root() claim: ClaimRow): StatusChange[] | Promise<StatusChange[]> {
    return canDo(requireViewer(ctx), "claim.detail") ? statusChanges(ctx, claim) : [];
  }
}
