import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { Errors } from "../../../schema/errorsDirective";
import { SecondFactorSetup } from "../../../schema/users/account";
import {
  Acknowledgement,
  ChoosePasswordInput,
  ConfirmSecondFactorInput,
  LoginInfo,
  LoginInput,
  RequestPasswordResetInput,
  ResetPasswordInput,
  SetUpSecondFactorInput,
} from "../../../schema/users/auth";
import * as actions from "./login.actions";
import type { Context } from "../context";
import * as reset from "../passwords/reset.actions";
import * as steps from "./steps.actions";

@Resolver()
export class AuthResolver {
  @Errors("USER_NAME_REQUIRED", {
    LOGIN_FAILED: "for an unknown user and for a wrong password",
    TOO_MANY_ATTEMPTS: "with the `seconds` to wait",
  })
  @Mutation(() => LoginInfo, {
    description: "Signs an external user in, or returns the next `step` of the sign-in.",
  })
  login(@Ctx() ctx: Context, @Arg("input", () => LoginInput) input: LoginInput): Promise<LoginInfo> {
    return actions.login(ctx, input);
  }

  @Errors("CODE_WRONG", "TOO_MANY_ATTEMPTS", "LOGIN_FAILED", { CHALLENGE_OVER: "if the user must start the sign-in again" })
  @Mutation(() => LoginInfo, {
    description: "Continues a sign-in with the code of the second factor, also to confirm a new second factor. Each code is accepted once.",
  })
  confirmSecondFactor(
    @Ctx() ctx: Context,
    @Arg("input", () => ConfirmSecondFactorInput) input: ConfirmSecondFactorInput,
  ): Promise<LoginInfo> {
    return steps.confirmSecondFactor(ctx, input);
  }

  @Errors("CHALLENGE_OVER", "SECOND_FACTOR_SHOWN")
  @Mutation(() => SecondFactorSetup, {
    description: "Returns a new secret for the authenticator if `step` is ENROL. Each call returns a different secret.",
  })
  setUpSecondFactor(
    @Ctx() ctx: Context,
    @Arg("input", () => SetUpSecondFactorInput) input: SetUpSecondFactorInput,
  ): Promise<SecondFactorSetup> {
    return steps.setUpSecondFactor(ctx, input);
  }

  @Errors(
    "CHALLENGE_OVER",
    "PASSWORDS_DIFFER",
    "PASSWORD_RULES",
    "PASSWORD_COMMON",
    "PASSWORD_CONTEXT",
    "PASSWORD_UNCHANGED",
    "LOGIN_FAILED",
  )
  @Mutation(() => LoginInfo, {
    description: "Continues a sign-in with a new password if `step` is NEW_PASSWORD.",
  })
  choosePassword(@Ctx() ctx: Context, @Arg("input", () => ChoosePasswordInput) input: ChoosePasswordInput): Promise<LoginInfo> {
    return steps.choosePassword(ctx, input);
  }

  @Errors("USER_NAME_REQUIRED", "TOO_MANY_ATTEMPTS")
  @Mutation(() => Acknowledgement, {
    description:
      "Mails a link to choose a new password to the address of the user, if the user exists. The response is the same if it does not exist.",
  })
  requestPasswordReset(
    @Ctx() ctx: Context,
    @Arg("input", () => RequestPasswordResetInput) input: RequestPasswordResetInput,
  ): Promise<Acknowledgement> {
    return reset.requestPasswordReset(ctx, input);
  }

  @Errors("TOO_MANY_ATTEMPTS", "PASSWORDS_DIFFER", "PASSWORD_RULES", "PASSWORD_COMMON", "PASSWORD_CONTEXT", {
    RESET_LINK_INVALID: "for a wrong, used or expired link",
  })
  @Mutation(() => Acknowledgement, {
    description: "Sets a new password with the link from the mail and ends the sessions of the user. It does not sign the user in.",
  })
  resetPassword(@Ctx() ctx: Context, @Arg("input", () => ResetPasswordInput) input: ResetPasswordInput): Promise<Acknowledgement> {
    return reset.resetPassword(ctx, input);
  }

  @Mutation(() => Boolean, {
    description: "Ends the current session and closes its sockets. Takes no arguments. Always returns true, also if no user is signed in.",
  })
  logout(@Ctx() ctx: Context): Promise<boolean> {
    return actions.logout(ctx);
  }

  @Errors("FORBIDDEN")
  @Query(() => LoginInfo, { description: "Returns the signed-in user, with a new access token." })
  userInfo(@Ctx() ctx: Context): Promise<LoginInfo> {
    return actions.currentLoginInfo(ctx);
  }
}
