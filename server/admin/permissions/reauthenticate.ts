import { verifyOwnPassword, requireOwnAccount } from "../../auth/account/account.actions";
import { requireConfirmedPassword } from "../../auth/account/confirmPassword";
import type { Context } from "../../auth/context";

/**
 * Protects sensitive changes from stolen sessions by the password, or a recent directory sign-in. Throws PASSWORD_WRONG,
 * TOO_MANY_ATTEMPTS; SIGN_IN_AGAIN for directory users.
 */
export async function reauthenticate(ctx: Context, password: string): Promise<void> {
  if ((await requireOwnAccount(ctx)).internal) await requireConfirmedPassword(ctx);
  else await verifyOwnPassword(ctx, password);
}
