import type { ResetPasswordInput } from "../../schema/auth";
import { record } from "../audit/record";
import { transaction } from "../db/transaction";
import { takeResetToken } from "../outside/mail/letters";
import { mailUser } from "../outside/mail/mailUser";
import { AppError } from "../platform/errors";
import { systemViewer } from "../platform/viewer";
import { countAttempt, forgetAttempts, networkOf } from "./attempts";
import type { Context } from "./context";
import { checkNewPassword } from "./passwordChecks";
import { hashPassword } from "./passwords";
import { endSessionsOf } from "./sessions";
import { storePassword } from "./steps.actions";
import { userById } from "./users.queries";

/**
 * Notes that somebody wants a new password; whether there is such a user, and its link, is found out when the mail is delivered: here the same
 * is done whatever was typed. Throws USER_NAME_REQUIRED, BAD_USER_INPUT over 320 characters, TOO_MANY_ATTEMPTS from one address.
 */
export async function requestPasswordReset(ctx: Context, typed: string): Promise<boolean> {
  const account = typed.trim();
  if (!account) throw new AppError("USER_NAME_REQUIRED");
  if (account.length > 320 || account.includes("\0")) throw new AppError("BAD_USER_INPUT", { field: "account" });
  await countAttempt(ctx.db, ctx.clock.now(), "reset", networkOf(ctx.address ?? null));
  await transaction(ctx, async (tx, now) => {
    await mailUser(tx, now, { kind: "passwordReset", account });
    await record(tx, now, { ...systemViewer, name: "somebody" }, { action: "password.ask", model: "user" });
  });
  return true;
}

/**
 * Takes a new password by the link of a mail. Nobody is signed in by it, and the second factor stays; all sessions end, and what was tried
 * wrongly before is forgotten. Throws RESET_LINK_INVALID and what a password must not be; a password that is refused leaves the link good.
 */
export async function resetPassword(ctx: Context, { token, password, repeated }: ResetPasswordInput): Promise<boolean> {
  // Before the link is looked at, so that nothing is learnt of it from what a password must not be; the user's own name comes after.
  await checkNewPassword({ user: "", passwordHash: null }, password, repeated);
  const passwordHash = await hashPassword(password);
  await transaction(ctx, async (tx, now) => {
    const userId = await takeResetToken(tx, now, token);
    const user = userId && (await userById(tx, userId));
    if (!user || user.internal) throw new AppError("RESET_LINK_INVALID");
    await checkNewPassword({ user: user.user, passwordHash: null }, password, repeated);
    await storePassword(tx, now, user, passwordHash);
    await forgetAttempts(tx, "account", user.id);
    const sessions = (await endSessionsOf(tx, now, user.id)).length;
    const actor = { ...systemViewer, userId: user.id, name: user.user };
    await record(tx, now, actor, { action: "password.reset", model: "user", entityId: user.id, after: { sessionsEnded: sessions } });
  });
  return true;
}
