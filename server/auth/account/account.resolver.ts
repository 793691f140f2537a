import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import { ChangePasswordInput, MyAccount, SecondFactorSetup, UserSession } from "../../../schema/account";
import * as actions from "./account.actions";
import { mySessions } from "./account.queries";
import type { Context } from "../context";
import * as secondFactor from "../secondFactor/secondFactor.actions";
import { requireUser } from "../users/users.queries";

/** What a user sees and changes of its own. Every signed-in user may; a program has nothing of the kind and gets FORBIDDEN. */
@Resolver()
export class AccountResolver {
  @Query(() => MyAccount, { description: "The user who asks. Errors: UNAUTHENTICATED; FORBIDDEN for an API key." })
  myAccount(@Ctx() ctx: Context): Promise<MyAccount> {
    return actions.myAccount(ctx);
  }

  @Query(() => [UserSession], {
    description: "Where the user is signed in, the latest used first; at most 100. Errors: UNAUTHENTICATED, FORBIDDEN.",
  })
  mySessions(@Ctx() ctx: Context): Promise<UserSession[]> {
    return mySessions(ctx.db, ctx.clock.now(), requireUser(ctx));
  }

  @Mutation(() => Boolean, {
    description: "Ends one of the user's own sessions; its sockets close. Errors: UNAUTHENTICATED; NOT_FOUND, also for somebody else's.",
  })
  endSession(@Ctx() ctx: Context, @Arg("id", () => ID, { description: "UserSession.id." }) id: string): Promise<boolean> {
    return actions.endMySession(ctx, id);
  }

  @Mutation(() => Int, { description: "Ends all of the user's sessions but the one that asks; answers how many. Errors: UNAUTHENTICATED." })
  endOtherSessions(@Ctx() ctx: Context): Promise<number> {
    return actions.endOtherSessions(ctx);
  }

  @Mutation(() => Boolean, {
    description:
      "Changes the user's password; its other sessions end. Errors: PASSWORD_WRONG, PASSWORDS_DIFFER, PASSWORD_RULES, PASSWORD_COMMON, PASSWORD_CONTEXT, PASSWORD_UNCHANGED, TOO_MANY_ATTEMPTS; FORBIDDEN for who signs in through the directory.",
  })
  changePassword(@Ctx() ctx: Context, @Arg("input", () => ChangePasswordInput) input: ChangePasswordInput): Promise<boolean> {
    return actions.changePassword(ctx, input);
  }

  @Mutation(() => SecondFactorSetup, {
    description:
      "Begins to set up a second factor; `confirmEnrolment` puts it in force. Errors: PASSWORD_WRONG, TOO_MANY_ATTEMPTS; SECOND_FACTOR_ON when one is in force; FORBIDDEN for who signs in through the directory.",
  })
  enrolSecondFactor(
    @Ctx() ctx: Context,
    @Arg("password", () => String, { description: "The user's password." }) password: string,
  ): Promise<SecondFactorSetup> {
    return secondFactor.enrolSecondFactor(ctx, password);
  }

  @Mutation(() => MyAccount, {
    description:
      "Puts the second factor in force by its first code. Errors: CODE_WRONG, TOO_MANY_ATTEMPTS; SECOND_FACTOR_OFF when none is being set up.",
  })
  confirmEnrolment(
    @Ctx() ctx: Context,
    @Arg("code", () => String, { description: "Six digits, as the authenticator shows them." }) code: string,
  ): Promise<MyAccount> {
    return secondFactor.confirmEnrolment(ctx, code);
  }

  @Mutation(() => MyAccount, {
    description:
      "Removes the user's second factor. Errors: PASSWORD_WRONG, CODE_WRONG, TOO_MANY_ATTEMPTS, SECOND_FACTOR_OFF; SECOND_FACTOR_REQUIRED when a profile demands it.",
  })
  removeSecondFactor(
    @Ctx() ctx: Context,
    @Arg("password", () => String, { description: "The user's password." }) password: string,
    @Arg("code", () => String, { description: "Six digits, as the authenticator shows them." }) code: string,
  ): Promise<MyAccount> {
    return secondFactor.removeSecondFactor(ctx, { password, code });
  }

  @Mutation(() => MyAccount, { description: "Changes the user's language. Errors: UNAUTHENTICATED, BAD_USER_INPUT." })
  changeMyLanguage(
    @Ctx() ctx: Context,
    @Arg("language", () => String, { description: "en, es, ca, it, fr, el, pt, tr or bz." }) language: string,
  ): Promise<MyAccount> {
    return actions.changeMyLanguage(ctx, language);
  }

  @Mutation(() => MyAccount, {
    description:
      "Changes the user's default centre; without one it has none. Errors: UNAUTHENTICATED; NOT_FOUND when it is not a centre of the user's AMA instances.",
  })
  changeMyDefaultCentre(
    @Ctx() ctx: Context,
    @Arg("instanceId", () => ID, { nullable: true, description: "AMA instance of the centre." }) instanceId: string | null,
    @Arg("centreId", () => ID, { nullable: true, description: "Centre." }) centreId: string | null,
  ): Promise<MyAccount> {
    return actions.changeMyDefaultCentre(ctx, instanceId, centreId);
  }
}
