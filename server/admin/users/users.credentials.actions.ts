import { eq } from "drizzle-orm";
import { record } from "../../audit/record";
import type { Context } from "../../auth/context";
import { users } from "../../db/tables/users";
import { mailUser } from "../../outside/mail/mailUser";
import { AppError } from "../../platform/errors";
import { administering, checkId } from "../administrator";
import { later } from "../../platform/later";
import { reauthenticate } from "../reauthenticate";
import { checkMayEnter } from "./users.fields";
import type { UserRow } from "./users.queries";
import { shutOut } from "./users.standing.actions";
import { target } from "./users.targets";

/** Takes the second factor of a user away, and ends its sessions. The viewer shows first that it is still itself. */
export async function resetSecondFactor(ctx: Context, given: string, password: string): Promise<UserRow> {
  const id = checkId(given);
  await reauthenticate(ctx, password);
  return administering(ctx, { needs: "admin.users", ids: [id] }, async (tx, now, viewer) => {
    const row = await target(tx, viewer, id);
    await checkMayEnter(tx, viewer, row);
    if (row.totpConfirmedAt === null) throw new AppError("SECOND_FACTOR_OFF");
    const gone = { totpSecret: null, totpConfirmedAt: null, totpLastStep: null };
    const [changed] = await tx
      .update(users)
      .set({ ...gone, updatedAt: later(now, row.updatedAt) })
      .where(eq(users.id, id))
      .returning();
    const sessions = await shutOut(tx, now, id);
    await mailUser(tx, now, { kind: "secondFactorOff", userId: id });
    await record(tx, now, viewer.actor, {
      action: "secondFactor.reset",
      model: "user",
      entityId: id,
      before: { secondFactor: true },
      after: { secondFactor: false, sessions },
    });
    return changed!;
  });
}

/** Mails an internal user that has not come yet another invitation; those before stay good for their time. */
export function sendInvitation(ctx: Context, given: string): Promise<UserRow> {
  const id = checkId(given);
  return administering(ctx, { needs: "admin.users", ids: [id] }, async (tx, now, viewer) => {
    const row = await target(tx, viewer, id);
    if (!row.internal || row.directoryObject !== null) throw new AppError("INVITATION_NOT_NEEDED");
    if (!ctx.env.OIDC_ISSUER) throw new AppError("DIRECTORY_ABSENT");
    if (row.disabledAt) throw new AppError("USER_DISABLED");
    if (row.email === null) throw new AppError("EMAIL_INVALID");
    await checkMayEnter(tx, viewer, row);
    await mailUser(tx, now, { kind: "invitation", userId: id });
    await record(tx, now, viewer.actor, { action: "user.invite", model: "user", entityId: id });
    return row;
  });
}

/** Mails a link to choose a new password: the administrator begins it, the user chooses. */
export function sendPasswordReset(ctx: Context, given: string): Promise<UserRow> {
  const id = checkId(given);
  return administering(ctx, { needs: "admin.users", ids: [id] }, async (tx, now, viewer) => {
    const row = await target(tx, viewer, id);
    if (row.internal) throw new AppError("INTERNAL_USER");
    if (row.disabledAt) throw new AppError("USER_DISABLED");
    if (row.email === null) throw new AppError("EMAIL_INVALID");
    await checkMayEnter(tx, viewer, row);
    await mailUser(tx, now, { kind: "passwordReset", userId: id });
    await record(tx, now, viewer.actor, { action: "password.link", model: "user", entityId: id });
    return row;
  });
}
