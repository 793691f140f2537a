// A user's own second factor, while signed in.
import type { MyAccount, SecondFactorSetup } from "../../schema/account";
import { record } from "../audit/record";
import type { Tx } from "../db/connect";
import { transaction } from "../db/transaction";
import { mailUser } from "../outside/mail/mailUser";
import { AppError } from "../platform/errors";
import { myAccount, mustKnowPassword, userOf } from "./account.actions";
import { viewerIn, type Context } from "./context";
import { codeFault } from "./steps.actions";
import * as totp from "./totp";
import { type Account, needsSecondFactor } from "./users.queries";

/** A secret for the authenticator; not in force before its first code. Throws SECOND_FACTOR_ON and what the password asks for. */
export async function enrolSecondFactor(ctx: Context, password: string): Promise<SecondFactorSetup> {
  const user = await mustKnowPassword(ctx, password);
  return transaction(ctx, async (tx, now) => {
    await record(tx, now, viewerIn(ctx).actor, { action: "secondFactor.show", model: "user", entityId: user.id });
    return totp.newSecondFactor(tx, ctx.installation, user);
  });
}

/** Throws SECOND_FACTOR_OFF when none is being set up, CODE_WRONG, TOO_MANY_ATTEMPTS. */
export async function confirmEnrolment(ctx: Context, code: string): Promise<MyAccount> {
  const user = await userOf(ctx);
  if (user.totpConfirmedAt) throw new AppError("SECOND_FACTOR_ON");
  if (!user.totpSecret) throw new AppError("SECOND_FACTOR_OFF");
  await byCode(ctx, user, code, async (tx, now) => {
    await totp.confirmSecondFactor(tx, now, user.id);
    await record(tx, now, viewerIn(ctx).actor, { action: "secondFactor.on", model: "user", entityId: user.id });
    await mailUser(tx, now, { kind: "secondFactorOn", userId: user.id });
  });
  return myAccount(ctx);
}

/** Throws SECOND_FACTOR_REQUIRED, SECOND_FACTOR_OFF, CODE_WRONG and what the password asks for. */
export async function removeSecondFactor(ctx: Context, { password, code }: { password: string; code: string }): Promise<MyAccount> {
  const user = await mustKnowPassword(ctx, password);
  if (!user.totpConfirmedAt) throw new AppError("SECOND_FACTOR_OFF");
  if (needsSecondFactor(user)) throw new AppError("SECOND_FACTOR_REQUIRED");
  await byCode(ctx, user, code, async (tx, now) => {
    await totp.dropSecondFactor(tx, user.id);
    await record(tx, now, viewerIn(ctx).actor, { action: "secondFactor.off", model: "user", entityId: user.id });
    await mailUser(tx, now, { kind: "secondFactorOff", userId: user.id });
  });
  return myAccount(ctx);
}

/** Does it if the code is right; a wrong one stays counted, so that it is thrown after the commit. */
async function byCode(ctx: Context, user: Account, code: string, deed: (tx: Tx, now: Date) => Promise<void>): Promise<void> {
  const fault = await transaction(ctx, async (tx, now) => {
    const wrong = await codeFault(tx, now, ctx, user, code);
    if (!wrong) await deed(tx, now);
    return wrong;
  });
  if (fault) throw fault;
}
