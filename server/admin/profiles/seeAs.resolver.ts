import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import { Errors, NO_API_KEYS } from "../../../schema/errorsDirective";
import { BeginSeeAsInput, EndSeeAsInput, SeeAs } from "../../../schema/users/seeAs";
import type { Context } from "../../auth/context";
import { Needs } from "../../auth/permissions/functionalities";
import { endSeeAs } from "../../auth/session/seeAs";
import { beginSeeAs } from "./seeAs.actions";

@Resolver()
export class SeeAsResolver {
  @Needs("admin.specificProfiles")
  @Errors(NO_API_KEYS, {
    NOT_FOUND: "also if the viewer does not manage the profile",
    SEEING_AS: "if the session already uses such a view",
  })
  @Mutation(() => SeeAs, {
    description:
      "Restricts the session to the view of a specific profile. The view is read-only and never shows more than the viewer sees. The session's sockets apply it within one second.",
  })
  beginSeeAs(@Ctx() ctx: Context, @Arg("input", () => BeginSeeAsInput) input: BeginSeeAsInput): Promise<SeeAs> {
    return beginSeeAs(ctx, input);
  }

  @Errors(NO_API_KEYS, { NOT_FOUND: "if the session uses no such view" })
  @Mutation(() => SeeAs, {
    description: "Ends the view through a specific profile and returns the view as it was.",
  })
  endSeeAs(@Ctx() ctx: Context, @Arg("input", () => EndSeeAsInput) input: EndSeeAsInput): Promise<SeeAs> {
    return endSeeAs(ctx, input.profileId);
  }
}
