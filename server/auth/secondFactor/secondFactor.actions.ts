import type {
  ConfirmEnrolmentInput,
  EnrolSecondFactorInput,
  MyAccount,
  RemoveSecondFactorInput,
  SecondFactorSetup,
} from "../../../schema/users/account";
import { record } from "../../audit/record";
import type { Tx } from "../../db/connect";
import { transaction } from "../../db/transaction";
import { mailUser } from "../../integrations/mail/mailUser";
import { AppError } from "../../platform/errors";
import { myAccount, verifyOwnPassword, requireOwnAccount } from "../account/account.actions";
import { requireViewer, type Context } from "../context";
import { codeErrorOf } from "../signIn/steps.actions";
import * as totp from "./totp";
import { type Account, needsSecondFactor } from "../users/users.queries";

/** The factor is inactive until its first code. Throws SECOND_FACTOR_ON and password errors. */
export async function enrolSecondFactor(ctx: Context, { password }: EnrolSecondFactorInput): Promise<SecondFactorSetup> {
  const user = await verifyOwnPassword(ctx, password);
  return transaction(ctx, async (tx, now) => {
    await record(tx, now, requireViewer(ctx).actor, { action: "secondFactor.show", model: "user", entityId: user.id });
    return totp.newSecondFactor(tx, ctx.installation, user);
  });
}

export async function confirmEnrolment(ctx: Context, { code }: ConfirmEnrolmentInput): Promise<MyAccount> {
  const user = await requireOwnAccount(ctx);
  if (user.totpConfirmedAt) throw new AppError("SECOND_FACTOR_ON");
  if (!user.totpSecret) throw new AppError("SECOND_FACTOR_OFF");
  await withVerifiedCode(ctx, user, code, async (tx, now) => {
    await totp.confirmSecondFactor(tx, now, user.id);
    await record(tx, now, requireViewer(ctx).actor, { action: "secondFactor.on", model: "user", entityId: user.id });
    await mailUser(tx, now, { kind: "secondFactorOn", userId: user.id });
  });
  return myAccount(ctx);
}

export async function removeSecondFactor(ctx: Context, { password, code }: RemoveSecondFactorInput): Promise<MyAccount> {
  const user = await verifyOwnPassword(ctx, password);
  if (!user.totpConfirmedAt) throw new AppError("SECOND_FACTOR_OFF");
  if (needsSecondFactor(user)) throw new AppError("SECOND_FACTOR_REQUIRED");
  await withVerifiedCode(ctx, user, code, async (tx, now) => {
    await totp.deleteSecondFactor(tx, user.id);
    await record(tx, now, requireViewer(ctx).actor, { action: "secondFactor.off", model: "user", entityId: user.id });
    await mailUser(tx, now, { kind: "secondFactorOff", userId: user.id });
  });
  return myAccount(ctx);
}

/** Runs `work` if the code is correct. The error is thrown after the commit, so that the failed attempt stays counted. */
async function withVerifiedCode(ctx: Context, user: Account, code: string, work: (tx: Tx, now: Date) => Promise<void>): Promise<void> {
  const error = await transaction(ctx, async (tx, now) => {
    const wrong = await codeErrorOf(tx, now, ctx, user, code);
    if (!wrong) await work(tx, now);
    return wrong;
  });
  if (error) throw error;
}
