import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { Errors } from "../../../schema/errorsDirective";
import { SecondFactorSetup } from "../../../schema/account";
import {
  Acknowledgement,
  ChoosePasswordInput,
  ConfirmSecondFactorInput,
  LoginInfo,
  LoginInput,
  RequestPasswordResetInput,
  ResetPasswordInput,
  SetUpSecondFactorInput,
} from "../../../schema/auth";
import * as actions from "./login.actions";
import type { Context } from "../context";
import * as reset from "../passwords/reset.actions";
import * as steps from "./steps.actions";

@Resolver()
export class AuthResolver {
  @Errors("USER_NAME_REQUIRED", "LOGIN_FAILED", "TOO_MANY_ATTEMPTS")
  @Mutation(() => LoginInfo, {
    description:
      "Signs an external user in, or answers the `step` that is missing. Errors: USER_NAME_REQUIRED; LOGIN_FAILED, the same for an unknown user and a wrong password; TOO_MANY_ATTEMPTS with the `seconds` to wait.",
  })
  login(@Ctx() ctx: Context, @Arg("input", () => LoginInput) input: LoginInput): Promise<LoginInfo> {
    return actions.login(ctx, input);
  }

  @Errors("CODE_WRONG", "CHALLENGE_OVER", "TOO_MANY_ATTEMPTS", "LOGIN_FAILED")
  @Mutation(() => LoginInfo, {
    description:
      "Goes on with a sign-in by the code of the second factor, also to confirm one that was just set up. A code is good once. Errors: CODE_WRONG; CHALLENGE_OVER: sign in again; TOO_MANY_ATTEMPTS.",
  })
  confirmSecondFactor(
    @Ctx() ctx: Context,
    @Arg("input", () => ConfirmSecondFactorInput) input: ConfirmSecondFactorInput,
  ): Promise<LoginInfo> {
    return steps.confirmSecondFactor(ctx, input);
  }

  @Errors("CHALLENGE_OVER", "SECOND_FACTOR_SHOWN")
  @Mutation(() => SecondFactorSetup, {
    description: "A new secret for the authenticator, where `step` is ENROL; asked again, another one.",
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
    description: "Goes on with a sign-in by a new password, where `step` is NEW_PASSWORD.",
  })
  choosePassword(@Ctx() ctx: Context, @Arg("input", () => ChoosePasswordInput) input: ChoosePasswordInput): Promise<LoginInfo> {
    return steps.choosePassword(ctx, input);
  }

  @Errors("USER_NAME_REQUIRED", "TOO_MANY_ATTEMPTS")
  @Mutation(() => Acknowledgement, {
    description:
      "Mails a link to choose a new password to the user's own address, when there is such a user; the answer is the same when there is none.",
  })
  requestPasswordReset(
    @Ctx() ctx: Context,
    @Arg("input", () => RequestPasswordResetInput) input: RequestPasswordResetInput,
  ): Promise<Acknowledgement> {
    return reset.requestPasswordReset(ctx, input);
  }

  @Errors("RESET_LINK_INVALID", "TOO_MANY_ATTEMPTS", "PASSWORDS_DIFFER", "PASSWORD_RULES", "PASSWORD_COMMON", "PASSWORD_CONTEXT")
  @Mutation(() => Acknowledgement, {
    description:
      "Takes a new password by the link of the mail; nobody is signed in by it, and the user's sessions end. Errors: RESET_LINK_INVALID, the same for a wrong, a used and an old link; TOO_MANY_ATTEMPTS; PASSWORDS_DIFFER, PASSWORD_RULES, PASSWORD_COMMON, PASSWORD_CONTEXT.",
  })
  resetPassword(@Ctx() ctx: Context, @Arg("input", () => ResetPasswordInput) input: ResetPasswordInput): Promise<Acknowledgement> {
    return reset.resetPassword(ctx, input);
  }

  @Mutation(() => Boolean, {
    description:
      "Ends the session; its sockets are closed. Takes nothing; answers true, also where nobody is signed in: there is nothing left to show.",
  })
  logout(@Ctx() ctx: Context): Promise<boolean> {
    return actions.logout(ctx);
  }

  @Errors("FORBIDDEN")
  @Query(() => LoginInfo, { description: "Who is signed in, with a fresh access token." })
  userInfo(@Ctx() ctx: Context): Promise<LoginInfo> {
    return actions.currentLoginInfo(ctx);
  }
}
