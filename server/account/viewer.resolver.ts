import { Ctx, Query, Resolver } from "type-graphql";
import { Errors } from "../../schema/errorsDirective";
import { Viewer } from "../../schema/users/viewer";
import type { Context } from "../auth/context";
import { AppError } from "../platform/errors";
import { viewerAnswer } from "./viewer.queries";

@Resolver()
export class ViewerResolver {
  @Errors({ FORBIDDEN: "for a key of scope `WIDGET`, which every visitor of a page can read" })
  @Query(() => Viewer, {
    nullable: true,
    description: "Returns the caller: who it is, what it may do, until when, and its limits. null without credentials.",
  })
  async viewer(@Ctx() { db, viewer, credentialError = null }: Context): Promise<Viewer | null> {
    if (credentialError !== null && credentialError !== "UNAUTHENTICATED") throw new AppError(credentialError);
    if (viewer?.groupings) throw new AppError("FORBIDDEN");
    return viewer && viewerAnswer(db, viewer);
  }
}
