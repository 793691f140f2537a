import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver } from "type-graphql";
import { Errors, NO_API_KEYS } from "../../../schema/errorsDirective";
import {
  ChangeMyDefaultCentreInput,
  ChangeMyLanguageInput,
  ChangeMyPreferencesInput,
  ChangePasswordInput,
  ConfirmEnrolmentInput,
  ConfirmPasswordInput,
  EndSessionInput,
  EnrolSecondFactorInput,
  MyAccount,
  PasswordConfirmation,
  RemoveSecondFactorInput,
  SecondFactorSetup,
  UserSession,
} from "../../../schema/users/account";
import { ListLayout, SaveListLayoutInput } from "../../../schema/lists/listLayouts";
import { PASSWORD_CONFIRMED_MINUTES } from "../../../schema/rules/access/passwords";
import * as actions from "./account.actions";
import { mySessions } from "./account.queries";
import { confirmPassword } from "./confirmPassword";
import { ownListLayouts, saveListLayout } from "./listLayouts";
import type { Context } from "../context";
import * as secondFactor from "../secondFactor/secondFactor.actions";
import { requireUser } from "../users/users.queries";

@Resolver(() => MyAccount)
export class AccountResolver {
  @Errors(NO_API_KEYS)
  @Query(() => MyAccount, {
    description: "Returns the account of the current user.",
  })
  myAccount(@Ctx() ctx: Context): Promise<MyAccount> {
    return actions.myAccount(ctx);
  }

  @Errors("FORBIDDEN")
  @Query(() => [UserSession], {
    description: "Returns the active sessions of the current user, most recently used first, at most 100.",
  })
  mySessions(@Ctx() ctx: Context): Promise<UserSession[]> {
    return mySessions(ctx.db, ctx.clock.now(), requireUser(ctx));
  }

  @Errors("FORBIDDEN", { NOT_FOUND: "also if the session belongs to another user" })
  @Mutation(() => UserSession, {
    description: "Ends a session of the current user, closes its sockets and returns it.",
  })
  endSession(@Ctx() ctx: Context, @Arg("input", () => EndSessionInput) input: EndSessionInput): Promise<UserSession> {
    return actions.endMySession(ctx, input);
  }

  @Errors("FORBIDDEN")
  @Mutation(() => [UserSession], {
    description: "Ends all sessions of the current user except the current one, and returns the ended sessions. Takes no arguments.",
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
    { FORBIDDEN: "if the user signs in through the directory" },
  )
  @Mutation(() => MyAccount, {
    description: "Changes the password of the current user and ends its other sessions.",
  })
  changePassword(@Ctx() ctx: Context, @Arg("input", () => ChangePasswordInput) input: ChangePasswordInput): Promise<MyAccount> {
    return actions.changePassword(ctx, input);
  }

  @Errors("PASSWORD_WRONG", "TOO_MANY_ATTEMPTS", {
    SECOND_FACTOR_ON: "if a second factor is active",
    FORBIDDEN: "if the user signs in through the directory",
  })
  @Mutation(() => SecondFactorSetup, {
    description: "Starts the setup of a second factor, which `confirmEnrolment` completes.",
  })
  enrolSecondFactor(
    @Ctx() ctx: Context,
    @Arg("input", () => EnrolSecondFactorInput) input: EnrolSecondFactorInput,
  ): Promise<SecondFactorSetup> {
    return secondFactor.enrolSecondFactor(ctx, input);
  }

  @Errors("PASSWORD_WRONG", "TOO_MANY_ATTEMPTS", {
    FORBIDDEN: "if the caller is an API key or a user of the directory, who signs in again instead",
  })
  @Mutation(() => PasswordConfirmation, {
    description: `Confirms the password of the current user for ${PASSWORD_CONFIRMED_MINUTES} minutes of this session. Changing a user's e-mail, creating an API key and exporting personal data require it.`,
  })
  async confirmPassword(
    @Ctx() ctx: Context,
    @Arg("input", () => ConfirmPasswordInput) input: ConfirmPasswordInput,
  ): Promise<PasswordConfirmation> {
    return { until: await confirmPassword(ctx, input) };
  }

  @Errors("CODE_WRONG", "TOO_MANY_ATTEMPTS", "FORBIDDEN", "SECOND_FACTOR_ON", { SECOND_FACTOR_OFF: "if no setup is in progress" })
  @Mutation(() => MyAccount, {
    description: "Activates the second factor with its first code.",
  })
  confirmEnrolment(@Ctx() ctx: Context, @Arg("input", () => ConfirmEnrolmentInput) input: ConfirmEnrolmentInput): Promise<MyAccount> {
    return secondFactor.confirmEnrolment(ctx, input);
  }

  @Errors("PASSWORD_WRONG", "CODE_WRONG", "TOO_MANY_ATTEMPTS", "SECOND_FACTOR_OFF", "FORBIDDEN", {
    SECOND_FACTOR_REQUIRED: "if a profile requires a second factor",
  })
  @Mutation(() => MyAccount, {
    description: "Removes the second factor of the current user.",
  })
  removeSecondFactor(@Ctx() ctx: Context, @Arg("input", () => RemoveSecondFactorInput) input: RemoveSecondFactorInput): Promise<MyAccount> {
    return secondFactor.removeSecondFactor(ctx, input);
  }

  @Errors("FORBIDDEN")
  @Mutation(() => MyAccount, { description: "Changes the language of the current user." })
  changeMyLanguage(@Ctx() ctx: Context, @Arg("input", () => ChangeMyLanguageInput) input: ChangeMyLanguageInput): Promise<MyAccount> {
    return actions.changeMyLanguage(ctx, input);
  }

  @Errors("FORBIDDEN", { NOT_FOUND: "if the centre does not belong to the user's AMA instances" })
  @Mutation(() => MyAccount, {
    description: "Changes the default centre of the current user.",
  })
  changeMyDefaultCentre(
    @Ctx() ctx: Context,
    @Arg("input", () => ChangeMyDefaultCentreInput) input: ChangeMyDefaultCentreInput,
  ): Promise<MyAccount> {
    return actions.changeMyDefaultCentre(ctx, input);
  }

  @Errors("FORBIDDEN")
  @Mutation(() => MyAccount, {
    description: "Changes the display preferences of the current user.",
  })
  changeMyPreferences(
    @Ctx() ctx: Context,
    @Arg("input", () => ChangeMyPreferencesInput) input: ChangeMyPreferencesInput,
  ): Promise<MyAccount> {
    return actions.changeMyPreferences(ctx, input);
  }

  @FieldResolver(() => [ListLayout], { description: "Lists whose columns the user has arranged. All other lists have the default layout." })
  listLayouts(@Ctx() ctx: Context): Promise<ListLayout[]> {
    return ownListLayouts(ctx);
  }

  @Errors("FORBIDDEN", { BAD_USER_INPUT: "if the list does not have a column" })
  @Mutation(() => MyAccount, {
    description: "Saves the column layout of a list for the current user.",
  })
  async saveListLayout(@Ctx() ctx: Context, @Arg("input", () => SaveListLayoutInput) input: SaveListLayoutInput): Promise<MyAccount> {
    await saveListLayout(ctx, input);
    return actions.myAccount(ctx);
  }
}
