import { eq } from "drizzle-orm";
import type { LoginInput } from "../../schema/auth";
import { record } from "../audit/record";
import { users } from "../db/tables/users";
import { transaction } from "../db/transaction";
import { AppError } from "../platform/errors";
import type { Viewer } from "../platform/viewer";
import { passwordMatches } from "./passwords";
import type { Context } from "./context";
import { beginSession, endSession, type Session } from "./sessions";
import { scopeOf, userByName, type User } from "./users.queries";
import type { Locale } from "../../schema/rules/locales";

/** Signs an external user in. Throws USER_NAME_REQUIRED, or LOGIN_FAILED: the same for an unknown user and a wrong password. */
export async function login(ctx: Context, input: LoginInput): Promise<{ user: User; session: Session; viewer: Viewer }> {
  if (!input.user.trim()) throw new AppError("USER_NAME_REQUIRED");
  const user = await userByName(ctx.db, input.user.trim());
  const matches = await passwordMatches(user?.internal ? null : user?.passwordHash, input.password);
  if (!user || !matches) throw new AppError("LOGIN_FAILED");
  const keepAlive = Boolean(input.persistent || input.keepSessionAlive);
  const scope = await scopeOf(ctx.db, user);
  const { session, secret, viewer } = await transaction(ctx, async (tx, now) => {
    const begun = await beginSession(tx, now, user.id, keepAlive);
    const viewer: Viewer = {
      userId: user.id,
      sessionId: begun.session.id,
      name: user.user,
      profileType: user.profileType,
      acts: true,
      locale: user.language as Locale,
      scope,
    };
    await tx.update(users).set({ lastSeenAt: now }).where(eq(users.id, user.id));
    await record(tx, now, viewer, { action: "session.begin", model: "session", entityId: begun.session.id });
    return { ...begun, viewer };
  });
  ctx.setSessionCookie?.(secret, keepAlive);
  return { user, session, viewer };
}

/** Ends the viewer's session; without one it does nothing. */
export async function logout(ctx: Context): Promise<boolean> {
  const { viewer } = ctx;
  if (viewer?.sessionId) {
    await transaction(ctx, async (tx, now) => {
      await endSession(tx, now, viewer.sessionId!);
      await record(tx, now, viewer, { action: "session.end", model: "session", entityId: viewer.sessionId! });
    });
  }
  ctx.setSessionCookie?.(null, false);
  return true;
}
