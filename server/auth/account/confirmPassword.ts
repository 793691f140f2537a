// Password confirmation before changes that a stolen session must not make: e-mails, API keys, exports with personal data.
import { and, eq, gt, or } from "drizzle-orm";
import type { ConfirmPasswordInput } from "../../../schema/users/account";
import { PASSWORD_CONFIRMED_MINUTES } from "../../../schema/rules/access/passwords";
import { MINUTE_MS } from "../../../schema/rules/durations";
import { record } from "../../audit/record";
import type { Reader } from "../../db/connect";
import { sessions } from "../../db/tables/sessions";
import { transaction } from "../../db/transaction";
import { AppError } from "../../platform/errors";
import { requireViewer, type Context } from "../context";
import { requireUser, userById } from "../users/users.queries";
import { verifyOwnPassword } from "./account.actions";

export async function confirmPassword(ctx: Context, { password }: ConfirmPasswordInput): Promise<Date> {
  const { id } = await verifyOwnPassword(ctx, password);
  const { sessionId } = requireUser(ctx);
  return transaction(ctx, async (tx, now) => {
    await tx.update(sessions).set({ passwordConfirmedAt: now }).where(eq(sessions.id, sessionId));
    await record(tx, now, requireViewer(ctx).actor, { action: "password.confirm", model: "user", entityId: id });
    return new Date(now.getTime() + PASSWORD_CONFIRMED_MINUTES * MINUTE_MS);
  });
}

/**
 * Throws PASSWORD_NEEDED without a recent confirmation. Directory users have no password here: throws SIGN_IN_AGAIN unless they signed in
 * recently.
 */
export async function requireConfirmedPassword(ctx: Context, db: Reader = ctx.db): Promise<void> {
  const { sessionId, userId } = requireUser(ctx);
  const user = await userById(db, userId);
  if (!user) throw new AppError("UNAUTHENTICATED");
  const { internal } = user;
  const since = new Date(ctx.clock.now() - PASSWORD_CONFIRMED_MINUTES * MINUTE_MS);
  const isRecent = or(gt(sessions.passwordConfirmedAt, since), internal ? gt(sessions.createdAt, since) : undefined);
  if (!(await db.$count(sessions, and(eq(sessions.id, sessionId), isRecent))))
    throw new AppError(internal ? "SIGN_IN_AGAIN" : "PASSWORD_NEEDED");
}
