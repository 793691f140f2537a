import { and, eq, gt } from "drizzle-orm";
import { MINUTE_MS } from "../../../schema/rules/durations";
import { verifyOwnPassword, requireOwnAccount } from "../../auth/account/account.actions";
import type { Context } from "../../auth/context";
import { requireUser } from "../../auth/users/users.queries";
import { sessions } from "../../db/tables/sessions";
import { AppError } from "../../platform/errors";

/** Who signs in through the directory has no password here: it signed in within these minutes. */
const RECENT_SIGN_IN_MINUTES = 10;

/**
 * Whether it is still the viewer who sits there, before what a stolen session must not do: by its password, or by having just signed in.
 * Throws PASSWORD_WRONG, TOO_MANY_ATTEMPTS; SIGN_IN_AGAIN for the directory's.
 */
export async function reauthenticate(ctx: Context, password: string): Promise<void> {
  const { sessionId } = requireUser(ctx);
  if (!(await requireOwnAccount(ctx)).internal) return void (await verifyOwnPassword(ctx, password));
  const since = new Date(ctx.clock.now() - RECENT_SIGN_IN_MINUTES * MINUTE_MS);
  if (!(await ctx.db.$count(sessions, and(eq(sessions.id, sessionId), gt(sessions.createdAt, since))))) throw new AppError("SIGN_IN_AGAIN");
}
