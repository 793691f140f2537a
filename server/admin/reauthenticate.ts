import { and, eq, gt } from "drizzle-orm";
import { mustKnowPassword, userOf } from "../auth/account.actions";
import type { Context } from "../auth/context";
import { userIn } from "../auth/users.queries";
import { sessions } from "../db/tables/sessions";
import { AppError } from "../platform/errors";

/** Who signs in through the directory has no password here: it signed in within these minutes. */
const freshMinutes = 10;

/**
 * Whether it is still the viewer who sits there, before what a stolen session must not do: by its password, or by having just signed in.
 * Throws PASSWORD_WRONG, TOO_MANY_ATTEMPTS; SIGN_IN_AGAIN for the directory's.
 */
export async function reauthenticate(ctx: Context, password: string): Promise<void> {
  const { sessionId } = userIn(ctx);
  if (!(await userOf(ctx)).internal) return void (await mustKnowPassword(ctx, password));
  const since = new Date(ctx.clock.now() - freshMinutes * 60_000);
  if (!(await ctx.db.$count(sessions, and(eq(sessions.id, sessionId), gt(sessions.createdAt, since))))) throw new AppError("SIGN_IN_AGAIN");
}
