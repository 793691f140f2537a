import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { EraseClaimsInput, Erasure } from "../../schema/erasures";
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
    description: "What was erased for the law, the newest first, at most 100; none for who does not manage everybody.",
  })
  erasures(@Ctx() ctx: Context) {
    return erasuresFor(ctx.db, requireAdministrator(ctx));
  }

  @Needs("admin.users")
  @Errors("FORBIDDEN")
  @Mutation(() => Erasure, {
    description:
      "Has a claim, or the claims of a person, erased for good: from the database, the audit and the archives, within seconds. Records of an erased claim are refused from then on. Repeating it while it is under way changes nothing. Errors: FORBIDDEN, also for an API key and for who does not manage everybody; BAD_USER_INPUT unless it says either a claim or a person, and why.",
  })
  eraseClaims(@Ctx() ctx: Context, @Arg("input", () => EraseClaimsInput) input: EraseClaimsInput) {
    return eraseClaims(ctx, input);
  }
}
