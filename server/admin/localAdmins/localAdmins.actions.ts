import { and, eq, ne, sql } from "drizzle-orm";
import { record } from "../../audit/record";
import type { Context } from "../../auth/context";
import { permissionsChanged } from "../../auth/permissions";
import type { Tx } from "../../db/connect";
import { apiKeys } from "../../db/tables/keys";
import { specificProfiles } from "../../db/tables/profiles";
import { users } from "../../db/tables/users";
import { AppError } from "../../platform/errors";
import { administering, below, checkId, type Administrator } from "../administrator";
import type { UserRow } from "../users/users.queries";
import { checkAdministratorsLeft } from "../users/users.targets";
import { estateOf, heirOf, heirsOf, localAdmin } from "./localAdmins.queries";

const model = "user";

/** Moves what a local administrator owns to another one; it stays, owning nothing. Answers who took over. */
export function transferLocalAdmin(ctx: Context, from: string, to: string): Promise<UserRow> {
  return handingOver(ctx, from, to, async (tx, now, viewer, gone, heir) => {
    const moved = await handOver(tx, viewer, gone, heir);
    if (!moved.users && !moved.profiles && !moved.keys) return;
    await record(tx, now, viewer.actor, { action: "localAdmin.transfer", model, entityId: gone.id, after: { to: heir.id, ...moved } });
  });
}

/** Deletes a local administrator, and its sessions with it; another one takes over what it owns. Answers who did. */
export function deleteLocalAdmin(ctx: Context, from: string, to: string): Promise<UserRow> {
  return handingOver(ctx, from, to, async (tx, now, viewer, gone, heir) => {
    const moved = await handOver(tx, viewer, gone, heir);
    await tx.delete(users).where(eq(users.id, gone.id));
    await checkAdministratorsLeft(tx, [gone]);
    const { user, name, allInstances, ownerId } = gone;
    const before = { user, name, allInstances, ownerId };
    await record(tx, now, viewer.actor, {
      action: "localAdmin.delete",
      model,
      entityId: gone.id,
      before,
      after: { to: heir.id, ...moved },
    });
    await permissionsChanged(tx);
  });
}

type Deed = (tx: Tx, now: Date, viewer: Administrator, gone: UserRow, heir: UserRow) => Promise<void>;

/** What both have in common: who goes, who takes over, and whether they may. Every local administrator is locked. */
function handingOver(ctx: Context, from: string, to: string, deed: Deed): Promise<UserRow> {
  const [id, heirId] = [checkId(from), checkId(to)];
  return administering(ctx, { needs: "admin.localAdmins", ids: [id, heirId], mayGo: true }, async (tx, now, viewer) => {
    const gone = await localAdmin(tx, viewer, id);
    if (id === viewer.userId) throw new AppError("NOT_ONESELF");
    if (id === heirId) throw new AppError("BAD_USER_INPUT", { field: "replacement" });
    const heir = await heirOf(tx, heirsOf(viewer, gone.id), await estateOf(tx, gone.id), heirId);
    await deed(tx, now, viewer, gone, heir);
    return (await tx.select().from(users).where(eq(users.id, heirId)))[0]!;
  });
}

/**
 * Gives the heir everything. One who was below takes the place of who goes, so that the chain of owners stays a chain; never without an
 * owner, as only the installation's first administrator has none.
 */
async function handOver(tx: Tx, viewer: Administrator, gone: UserRow, heir: UserRow) {
  const ownerId = heir.id;
  if (await tx.$count(users, and(eq(users.id, heir.id), sql`${users.id} in ${below(gone.id)}`)))
    await tx
      .update(users)
      .set({ ownerId: gone.ownerId ?? viewer.userId })
      .where(eq(users.id, heir.id));
  const moved = {
    users: await tx
      .update(users)
      .set({ ownerId })
      .where(and(eq(users.ownerId, gone.id), ne(users.id, heir.id)))
      .returning({ id: users.id }),
    profiles: await tx
      .update(specificProfiles)
      .set({ ownerId })
      .where(eq(specificProfiles.ownerId, gone.id))
      .returning({ id: specificProfiles.id }),
    keys: await tx.update(apiKeys).set({ ownerId }).where(eq(apiKeys.ownerId, gone.id)).returning({ id: apiKeys.id }),
  };
  return { users: moved.users.length, profiles: moved.profiles.length, keys: moved.keys.length };
}
