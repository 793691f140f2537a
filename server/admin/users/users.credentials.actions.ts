import { eq } from "drizzle-orm";
import type { ResetSecondFactorInput, SendInvitationInput, SendPasswordResetInput } from "../../../schema/users/users";
import { record } from "../../audit/record";
import type { Context } from "../../auth/context";
import { users } from "../../db/tables/users";
import { mailUser } from "../../integrations/mail/mailUser";
import { AppError } from "../../platform/errors";
import { parseUuid } from "../../platform/uuid";
import { administratorTransaction } from "../permissions/administrator";
import { monotonicNow } from "../../platform/monotonicNow";
import { reauthenticate } from "../permissions/reauthenticate";
import { assertMayManageCredentials } from "./users.input";
import type { UserRow } from "./users.queries";
import { endSessionsAndChallenges } from "./users.access.actions";
import { userToChange } from "./users.lock";

export async function resetSecondFactor(ctx: Context, { id: sentId, password }: ResetSecondFactorInput): Promise<UserRow> {
  const id = parseUuid(sentId);
  await reauthenticate(ctx, password);
  return administratorTransaction(ctx, { needs: "admin.users", ids: [id] }, async (tx, now, viewer) => {
    const row = await userToChange(tx, viewer, id);
    await assertMayManageCredentials(tx, viewer, row);
    if (row.totpConfirmedAt === null) throw new AppError("SECOND_FACTOR_OFF");
    const noSecondFactor = { totpSecret: null, totpConfirmedAt: null, totpLastStep: null };
    const [changed] = await tx
      .update(users)
      .set({ ...noSecondFactor, updatedAt: monotonicNow(now, row.updatedAt) })
      .where(eq(users.id, id))
      .returning();
    const { length: sessions } = await endSessionsAndChallenges(tx, now, id);
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

/** Earlier invitations stay valid until they expire. */
export function sendInvitation(ctx: Context, input: SendInvitationInput): Promise<UserRow> {
  const id = parseUuid(input.id);
  return administratorTransaction(ctx, { needs: "admin.users", ids: [id] }, async (tx, now, viewer) => {
    const row = await userToChange(tx, viewer, id);
    if (!row.internal || row.directoryObject !== null) throw new AppError("INVITATION_NOT_NEEDED");
    if (!ctx.env.OIDC_ISSUER) throw new AppError("DIRECTORY_ABSENT");
    if (row.disabledAt) throw new AppError("USER_DISABLED");
    if (row.email === null) throw new AppError("EMAIL_INVALID");
    await assertMayManageCredentials(tx, viewer, row);
    await mailUser(tx, now, { kind: "invitation", userId: id });
    await record(tx, now, viewer.actor, { action: "user.invite", model: "user", entityId: id });
    return row;
  });
}

export function sendPasswordReset(ctx: Context, input: SendPasswordResetInput): Promise<UserRow> {
  const id = parseUuid(input.id);
  return administratorTransaction(ctx, { needs: "admin.users", ids: [id] }, async (tx, now, viewer) => {
    const row = await userToChange(tx, viewer, id);
    if (row.internal) throw new AppError("INTERNAL_USER");
    if (row.disabledAt) throw new AppError("USER_DISABLED");
    if (row.email === null) throw new AppError("EMAIL_INVALID");
    await assertMayManageCredentials(tx, viewer, row);
    await mailUser(tx, now, { kind: "passwordReset", userId: id });
    await record(tx, now, viewer.actor, { action: "password.link", model: "user", entityId: id });
    return row;
  });
}
