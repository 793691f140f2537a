import type { Acknowledgement, RequestPasswordResetInput, ResetPasswordInput } from "../../../schema/users/auth";
import { record } from "../../audit/record";
import { transaction } from "../../db/transaction";
import { takeResetToken, userOfLink } from "../../integrations/mail/mailTemplates";
import { mailUser } from "../../integrations/mail/mailUser";
import { strangerActor, userActor } from "../../platform/actor";
import { AppError } from "../../platform/errors";
import { countedAttempt, countAttempt, forgetAttempts, runOneAtATime, networkOf } from "../signIn/attempts";
import type { Context } from "../context";
import { knownDeviceOf, rememberDevice } from "../signIn/knownDevices";
import { checkNewPassword, checkPasswordText } from "./passwordRules";
import { hashPassword } from "./hashing";
import { sha256 } from "../../platform/sha256";
import { storePassword } from "../signIn/steps.actions";
import { type Account, userById } from "../users/users.queries";

/**
 * Stores the request only; the user is looked up at delivery, so the response does not reveal it. Throws USER_NAME_REQUIRED,
 * BAD_USER_INPUT over 320 characters, TOO_MANY_ATTEMPTS per address.
 */
export async function requestPasswordReset(ctx: Context, input: RequestPasswordResetInput): Promise<Acknowledgement> {
  const account = input.account.trim();
  if (!account) throw new AppError("USER_NAME_REQUIRED");
  if (account.includes("\0")) throw new AppError("BAD_USER_INPUT", { field: "account" });
  await countAttempt(ctx.db, ctx.clock.now(), "reset", networkOf(ctx.origin?.address ?? null));
  await transaction(ctx, async (tx, now) => {
    await mailUser(tx, now, { kind: "passwordReset", account });
    await record(tx, now, strangerActor, { action: "password.ask", model: "user" });
  });
  return { accepted: true };
}

/**
 * Sets a password by a mailed link and ends all sessions, without signing in; the second factor stays. Throws RESET_LINK_INVALID,
 * TOO_MANY_ATTEMPTS; a rejected password keeps the link valid.
 */
export async function resetPassword(ctx: Context, { token, password, repeated }: ResetPasswordInput): Promise<Acknowledgement> {
  // Checked before the link, so that password errors reveal nothing about it. The user's name is checked later.
  checkPasswordText({ user: "" }, password, repeated);
  // Hashing is expensive, so it happens only for valid links, one at a time.
  await runOneAtATime(`link ${sha256(token)}`, () => resetByLink(ctx, token, password));
  return { accepted: true };
}

async function resetByLink(ctx: Context, token: string, password: string): Promise<void> {
  let linked: Account | undefined;
  const isGood = async (): Promise<boolean> => {
    const userId = await userOfLink(ctx.db, new Date(ctx.clock.now()), token);
    linked = userId === undefined ? undefined : await userById(ctx.db, userId);
    return linked?.internal === false;
  };
  if (!(await countedAttempt(ctx, [["link", networkOf(ctx.origin?.address ?? null)]], isGood)) || !linked)
    throw new AppError("RESET_LINK_INVALID");
  await checkNewPassword({ user: linked.user, passwordHash: null }, password, password);
  const passwordHash = await hashPassword(password);
  await transaction(ctx, async (tx, now) => {
    const userId = await takeResetToken(tx, now, token);
    const user = userId && (await userById(tx, userId));
    if (!user || user.internal) throw new AppError("RESET_LINK_INVALID");
    const sessionsEnded = await storePassword(tx, now, user, passwordHash);
    for (const kind of ["account", "devices"] as const) await forgetAttempts(tx, kind, user.id);
    const device = knownDeviceOf(ctx, user.id);
    if (device) await forgetAttempts(tx, "device", device);
    await record(tx, now, userActor(user), { action: "password.reset", model: "user", entityId: user.id, after: { sessionsEnded } });
  });
  // Access to the mailbox proves the user, so this browser becomes a known one despite others' attempts.
  rememberDevice(ctx, linked.id);
}
