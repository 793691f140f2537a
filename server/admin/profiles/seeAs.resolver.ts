import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import { Errors } from "../../../schema/errorsDirective";
import { BeginSeeAsInput, EndSeeAsInput, SeeAs } from "../../../schema/seeAs";
import type { Context } from "../../auth/context";
import { Needs } from "../../auth/permissions/functionalities";
import { endSeeAs } from "../../auth/session/seeAs";
import { beginSeeAs } from "./seeAs.actions";

@Resolver()
export class SeeAsResolver {
  @Needs("admin.specificProfiles")
  @Errors("FORBIDDEN", "NOT_FOUND")
  @Mutation(() => SeeAs, {
    description:
      "Lets the session look through a specific profile: read-only, and never more than the viewer itself sees. Its sockets follow within a second. Errors: FORBIDDEN, also for an API key; NOT_FOUND, also for a profile that the viewer does not manage; SEEING_AS while it looks through one already.",
  })
  beginSeeAs(@Ctx() ctx: Context, @Arg("input", () => BeginSeeAsInput) input: BeginSeeAsInput): Promise<SeeAs> {
    return beginSeeAs(ctx, input);
  }

  @Errors("FORBIDDEN", "NOT_FOUND")
  @Mutation(() => SeeAs, {
    description:
      "Ends the view; answers it as it was. Errors: FORBIDDEN for an API key; NOT_FOUND when the session looks through no such profile.",
  })
  endSeeAs(@Ctx() ctx: Context, @Arg("input", () => EndSeeAsInput) input: EndSeeAsInput): Promise<SeeAs> {
    return endSeeAs(ctx, input.profileId);
  }
}
