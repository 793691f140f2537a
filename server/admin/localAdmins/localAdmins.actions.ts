import { and, eq, ne, sql } from "drizzle-orm";
import type { DeleteLocalAdminInput, TransferLocalAdminInput } from "../../../schema/users/users";
import { record } from "../../audit/record";
import type { Context } from "../../auth/context";
import { permissionsChanged } from "../../auth/permissions/permissionsVersion";
import type { Tx } from "../../db/connect";
import { apiKeys } from "../../db/tables/keys";
import { specificProfiles } from "../../db/tables/profiles";
import { users } from "../../db/tables/users";
import { AppError } from "../../platform/errors";
import { usersBelow } from "../../auth/permissions/ownership";
import { parseUuid } from "../../platform/uuid";
import { administratorTransaction, type Administrator } from "../permissions/administrator";
import type { UserRow } from "../users/users.queries";
import { checkAdministratorsLeft } from "../users/users.lock";
import { managedInstancesOf, replacementOf, possibleReplacements, localAdmin } from "./localAdmins.queries";

const model = "user";

/** Transfers everything a local administrator owns to another one. The administrator remains, owning nothing. Returns the new owner. */
export async function transferLocalAdmin(ctx: Context, input: TransferLocalAdminInput): Promise<UserRow> {
  const { replacement } = await handoverTransaction(ctx, input, async (tx, now, viewer, leaver, heir) => {
    const transferred = await transferOwnership(tx, viewer, leaver, heir);
    if (!transferred.users && !transferred.profiles && !transferred.keys) return;
    await record(tx, now, viewer.actor, {
      action: "localAdmin.transfer",
      model,
      entityId: leaver.id,
      after: { to: heir.id, ...transferred },
    });
  });
  return replacement;
}

export async function deleteLocalAdmin(ctx: Context, input: DeleteLocalAdminInput): Promise<{ deleted: UserRow; replacement: UserRow }> {
  const { from: deleted, replacement } = await handoverTransaction(ctx, input, async (tx, now, viewer, leaver, heir) => {
    const transferred = await transferOwnership(tx, viewer, leaver, heir);
    await tx.delete(users).where(eq(users.id, leaver.id));
    await checkAdministratorsLeft(tx, [leaver]);
    const { user, name, allInstances, ownerId } = leaver;
    const before = { user, name, allInstances, ownerId };
    await record(tx, now, viewer.actor, {
      action: "localAdmin.delete",
      model,
      entityId: leaver.id,
      before,
      after: { to: heir.id, ...transferred },
    });
    await permissionsChanged(tx);
  });
  return { deleted, replacement };
}

type HandoverWork = (tx: Tx, now: Date, viewer: Administrator, gone: UserRow, heir: UserRow) => Promise<void>;

function handoverTransaction(
  ctx: Context,
  input: TransferLocalAdminInput,
  work: HandoverWork,
): Promise<{ from: UserRow; replacement: UserRow }> {
  const [id, replacementId] = [parseUuid(input.id), parseUuid(input.replacementId)];
  return administratorTransaction(
    ctx,
    { needs: "admin.localAdmins", ids: [id, replacementId], lockAllAdministrators: true },
    async (tx, now, viewer) => {
      const leaver = await localAdmin(tx, viewer, id);
      if (id === viewer.userId) throw new AppError("NOT_ONESELF");
      if (id === replacementId) throw new AppError("BAD_USER_INPUT", { field: "replacementId" });
      const heir = await replacementOf(tx, possibleReplacements(viewer, leaver.id), await managedInstancesOf(tx, leaver.id), replacementId);
      await work(tx, now, viewer, leaver, heir);
      const [replacement] = await tx.select().from(users).where(eq(users.id, replacementId));
      return { from: leaver, replacement: replacement! };
    },
  );
}

/**
 * Transfers ownership. An heir below the previous owner takes its place, so that the chain of owners has no cycle. Only the first
 * administrator has no owner.
 */
async function transferOwnership(tx: Tx, viewer: Administrator, leaver: UserRow, heir: UserRow) {
  const ownerId = heir.id;
  if (await tx.$count(users, and(eq(users.id, heir.id), sql`${users.id} in ${usersBelow(leaver.id)}`)))
    await tx
      .update(users)
      .set({ ownerId: leaver.ownerId ?? viewer.userId })
      .where(eq(users.id, heir.id));
  const transferred = {
    users: await tx
      .update(users)
      .set({ ownerId })
      .where(and(eq(users.ownerId, leaver.id), ne(users.id, heir.id)))
      .returning({ id: users.id }),
    profiles: await tx
      .update(specificProfiles)
      .set({ ownerId })
      .where(eq(specificProfiles.ownerId, leaver.id))
      .returning({ id: specificProfiles.id }),
    keys: await tx.update(apiKeys).set({ ownerId }).where(eq(apiKeys.ownerId, leaver.id)).returning({ id: apiKeys.id }),
  };
  return { users: transferred.users.length, profiles: transferred.profiles.length, keys: transferred.keys.length };
}
