import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { Errors } from "../../../schema/errorsDirective";
import { LoginInfo } from "../../../schema/users/auth";
import { ExchangeHandoffInput, SignInOptions } from "../../../schema/integrations/directory";
import { publicUrl } from "../../platform/publicUrl";
import type { Context } from "../context";
import { exchangeHandoff } from "./handoffs";

@Resolver()
export class DirectoryResolver {
  @Query(() => SignInOptions, { description: "Returns the available sign-in methods. Requires no authentication." })
  signInOptions(@Ctx() { env }: Context): SignInOptions {
    return { directory: env.OIDC_ISSUER ? `${publicUrl(env)}/aad/login` : null };
  }

  @Errors({ DIRECTORY_REFUSED: "if the code is unknown, used, older than 60 seconds or issued to another browser" })
  @Mutation(() => LoginInfo, {
    description: "Completes a sign-in through the corporate directory with the one-time code in the redirect address.",
  })
  exchangeHandoff(@Ctx() ctx: Context, @Arg("input", () => ExchangeHandoffInput) input: ExchangeHandoffInput): Promise<LoginInfo> {
    return exchangeHandoff(ctx, input);
  }
}
