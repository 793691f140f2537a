import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver } from "type-graphql";
import { Errors } from "../../../schema/errorsDirective";
import {
  ChangeMyDefaultCentreInput,
  ChangeMyLanguageInput,
  ChangeMyPreferencesInput,
  ChangePasswordInput,
  ConfirmEnrolmentInput,
  EndSessionInput,
  EnrolSecondFactorInput,
  MyAccount,
  RemoveSecondFactorInput,
  SecondFactorSetup,
  UserSession,
} from "../../../schema/account";
import { ListLayout, SaveListLayoutInput } from "../../../schema/listLayouts";
import * as actions from "./account.actions";
import { mySessions } from "./account.queries";
import { ownListLayouts, saveListLayout } from "./listLayouts";
import type { Context } from "../context";
import * as secondFactor from "../secondFactor/secondFactor.actions";
import { requireUser } from "../users/users.queries";

/** What a user sees and changes of its own. Every signed-in user may; a program has nothing of the kind and gets FORBIDDEN. */
@Resolver(() => MyAccount)
export class AccountResolver {
  @Errors("FORBIDDEN")
  @Query(() => MyAccount, { description: "The user who asks. Errors: UNAUTHENTICATED; FORBIDDEN for an API key." })
  myAccount(@Ctx() ctx: Context): Promise<MyAccount> {
    return actions.myAccount(ctx);
  }

  @Errors("FORBIDDEN")
  @Query(() => [UserSession], {
    description: "Where the user is signed in, the latest used first; at most 100.",
  })
  mySessions(@Ctx() ctx: Context): Promise<UserSession[]> {
    return mySessions(ctx.db, ctx.clock.now(), requireUser(ctx));
  }

  @Errors("NOT_FOUND", "FORBIDDEN")
  @Mutation(() => UserSession, {
    description:
      "Ends one of the user's own sessions; its sockets close. Answers it. Errors: UNAUTHENTICATED; NOT_FOUND, also for somebody else's.",
  })
  endSession(@Ctx() ctx: Context, @Arg("input", () => EndSessionInput) input: EndSessionInput): Promise<UserSession> {
    return actions.endMySession(ctx, input);
  }

  @Errors("FORBIDDEN")
  @Mutation(() => [UserSession], {
    description: "Ends all of the user's sessions but the one that asks; answers those that ended. Takes nothing.",
  })
  endOtherSessions(@Ctx() ctx: Context): Promise<UserSession[]> {
    return actions.endOtherSessions(ctx);
  }

  @Errors(
    "PASSWORD_WRONG",
    "PASSWORDS_DIFFER",
    "PASSWORD_RULES",
    "PASSWORD_COMMON",
    "PASSWORD_CONTEXT",
    "PASSWORD_UNCHANGED",
    "TOO_MANY_ATTEMPTS",
    "FORBIDDEN",
  )
  @Mutation(() => MyAccount, {
    description:
      "Changes the user's password; its other sessions end. Errors: PASSWORD_WRONG, PASSWORDS_DIFFER, PASSWORD_RULES, PASSWORD_COMMON, PASSWORD_CONTEXT, PASSWORD_UNCHANGED, TOO_MANY_ATTEMPTS; FORBIDDEN for who signs in through the directory.",
  })
  changePassword(@Ctx() ctx: Context, @Arg("input", () => ChangePasswordInput) input: ChangePasswordInput): Promise<MyAccount> {
    return actions.changePassword(ctx, input);
  }

  @Errors("PASSWORD_WRONG", "TOO_MANY_ATTEMPTS", "SECOND_FACTOR_ON", "FORBIDDEN")
  @Mutation(() => SecondFactorSetup, {
    description:
      "Begins to set up a second factor; `confirmEnrolment` puts it in force. Errors: PASSWORD_WRONG, TOO_MANY_ATTEMPTS; SECOND_FACTOR_ON when one is in force; FORBIDDEN for who signs in through the directory.",
  })
  enrolSecondFactor(
    @Ctx() ctx: Context,
    @Arg("input", () => EnrolSecondFactorInput) input: EnrolSecondFactorInput,
  ): Promise<SecondFactorSetup> {
    return secondFactor.enrolSecondFactor(ctx, input);
  }

  @Errors("CODE_WRONG", "TOO_MANY_ATTEMPTS", "SECOND_FACTOR_OFF", "FORBIDDEN", "SECOND_FACTOR_ON")
  @Mutation(() => MyAccount, {
    description:
      "Puts the second factor in force by its first code. Errors: CODE_WRONG, TOO_MANY_ATTEMPTS; SECOND_FACTOR_OFF when none is being set up.",
  })
  confirmEnrolment(@Ctx() ctx: Context, @Arg("input", () => ConfirmEnrolmentInput) input: ConfirmEnrolmentInput): Promise<MyAccount> {
    return secondFactor.confirmEnrolment(ctx, input);
  }

  @Errors("PASSWORD_WRONG", "CODE_WRONG", "TOO_MANY_ATTEMPTS", "SECOND_FACTOR_OFF", "SECOND_FACTOR_REQUIRED", "FORBIDDEN")
  @Mutation(() => MyAccount, {
    description:
      "Removes the user's second factor. Errors: PASSWORD_WRONG, CODE_WRONG, TOO_MANY_ATTEMPTS, SECOND_FACTOR_OFF; SECOND_FACTOR_REQUIRED when a profile demands it.",
  })
  removeSecondFactor(@Ctx() ctx: Context, @Arg("input", () => RemoveSecondFactorInput) input: RemoveSecondFactorInput): Promise<MyAccount> {
    return secondFactor.removeSecondFactor(ctx, input);
  }

  @Errors("FORBIDDEN")
  @Mutation(() => MyAccount, { description: "Changes the user's language." })
  changeMyLanguage(@Ctx() ctx: Context, @Arg("input", () => ChangeMyLanguageInput) input: ChangeMyLanguageInput): Promise<MyAccount> {
    return actions.changeMyLanguage(ctx, input);
  }

  @Errors("NOT_FOUND", "FORBIDDEN")
  @Mutation(() => MyAccount, {
    description:
      "Changes the user's default centre. Errors: UNAUTHENTICATED; NOT_FOUND when it is not a centre of the user's AMA instances.",
  })
  changeMyDefaultCentre(
    @Ctx() ctx: Context,
    @Arg("input", () => ChangeMyDefaultCentreInput) input: ChangeMyDefaultCentreInput,
  ): Promise<MyAccount> {
    return actions.changeMyDefaultCentre(ctx, input);
  }

  @Errors("FORBIDDEN")
  @Mutation(() => MyAccount, { description: "Changes how the user wants its screens. Errors: UNAUTHENTICATED; BAD_USER_INPUT." })
  changeMyPreferences(
    @Ctx() ctx: Context,
    @Arg("input", () => ChangeMyPreferencesInput) input: ChangeMyPreferencesInput,
  ): Promise<MyAccount> {
    return actions.changeMyPreferences(ctx, input);
  }

  @FieldResolver(() => [ListLayout], { description: "The lists that the user has arranged; the others are as the product arranges them." })
  listLayouts(@Ctx() ctx: Context): Promise<ListLayout[]> {
    return ownListLayouts(ctx);
  }

  @Errors("FORBIDDEN")
  @Mutation(() => MyAccount, {
    description: "Arranges a list for the user who asks. Errors: UNAUTHENTICATED; BAD_USER_INPUT for a column that the list does not have.",
  })
  async saveListLayout(@Ctx() ctx: Context, @Arg("input", () => SaveListLayoutInput) input: SaveListLayoutInput): Promise<MyAccount> {
    await saveListLayout(ctx, input);
    return actions.myAccount(ctx);
  }
}
