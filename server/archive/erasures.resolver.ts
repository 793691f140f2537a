import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { EraseClaimsInput, Erasure } from "../../schema/logs/erasures";
import { Errors } from "../../schema/errorsDirective";
import { requireAdministrator } from "../admin/permissions/administrator";
import type { Context } from "../auth/context";
import { Needs } from "../auth/permissions/functionalities";
import { eraseClaims } from "./erasures.actions";
import { erasuresFor } from "./erasures.queries";

@Resolver()
export class ErasuresResolver {
  @Needs("admin.users")
  @Errors("FORBIDDEN")
  @Query(() => [Erasure], {
    description: "Returns the data-protection erasures, newest first, at most 100. Empty if the viewer does not manage all users.",
  })
  erasures(@Ctx() ctx: Context) {
    return erasuresFor(ctx.db, requireAdministrator(ctx));
  }

  @Needs("admin.users")
  @Errors({
    FORBIDDEN: "also if the caller is an API key or does not manage all users",
    BAD_USER_INPUT: "if the input does not name exactly one of claim and person, or gives no reason",
  })
  @Mutation(() => Erasure, {
    description:
      "Erases a claim, or all claims of a person, permanently from the database, the audit and the archives, within seconds. Later records of an erased claim are rejected. While the same erasure is in progress, returns that one.",
  })
  eraseClaims(@Ctx() ctx: Context, @Arg("input", () => EraseClaimsInput) input: EraseClaimsInput) {
    return eraseClaims(ctx, input);
  }
}
