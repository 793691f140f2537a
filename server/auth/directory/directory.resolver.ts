import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { Errors } from "../../../schema/errorsDirective";
import { LoginInfo } from "../../../schema/auth";
import { ExchangeHandoffInput, SignInOptions } from "../../../schema/directory";
import { publicUrl } from "../../platform/publicUrl";
import type { Context } from "../context";
import { exchangeHandoff } from "./handoffs";

@Resolver()
export class DirectoryResolver {
  @Query(() => SignInOptions, { description: "How somebody can sign in; asked before anybody has." })
  signInOptions(@Ctx() { env }: Context): SignInOptions {
    return { directory: env.OIDC_ISSUER ? `${publicUrl(env)}/aad/login` : null };
  }

  @Errors("DIRECTORY_REFUSED")
  @Mutation(() => LoginInfo, {
    description:
      "Signs in whom the corporate directory has vouched for, by the code in the address that it led back to. Errors: DIRECTORY_REFUSED, the same for a code that is unknown, used, older than 60 seconds or of another browser.",
  })
  exchangeHandoff(@Ctx() ctx: Context, @Arg("input", () => ExchangeHandoffInput) input: ExchangeHandoffInput): Promise<LoginInfo> {
    return exchangeHandoff(ctx, input);
  }
}
