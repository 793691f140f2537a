// Who administers whom: a local administrator those it owns, and those that they own; the installation's first administrator everybody.
import { and, asc, eq, isNull, or, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Functionality } from "../../../schema/rules/access/functionalities";
import { requireViewer, type Context } from "../../auth/context";
import { canDo } from "../../auth/permissions/functionalities";
import { reloadViewer } from "../../auth/session/viewers";
import { inList } from "../../db/inList";
import type { Tx } from "../../db/connect";
import { users } from "../../db/tables/users";
import { transaction } from "../../db/transaction";
import { idIf } from "../../platform/actor";
import { AppError } from "../../platform/errors";
import type { Viewer } from "../../platform/viewer";
import { isUuid } from "../../platform/uuid";

/** A user who administers. */
export type Administrator = Viewer & { userId: string };

/**
 * Who asks, and may do one of these. Throws FORBIDDEN, also for a program: a key that makes users or keys would outlive whoever had it.
 */
export function requireAdministrator(ctx: Context, ...oneOf: Functionality[]): Administrator {
  return administratorOf(requireViewer(ctx), oneOf);
}

function administratorOf(viewer: Viewer, oneOf: Functionality[]): Administrator {
  const userId = idIf("USER", viewer.actor);
  if (userId === null || (oneOf.length && !oneOf.some((functionality) => canDo(viewer, functionality)))) throw new AppError("FORBIDDEN");
  return { ...viewer, userId };
}

interface LockOptions {
  /** What the viewer must be allowed, also by now. */
  needs: Functionality;
  /** Users that are to be changed. */
  ids?: string[];
  /** Whether a local administrator may go: all of them are locked, so that two who go at once do not each think that the other stays. */
  lockAllAdministrators?: boolean;
  /** Locks what comes before all of them. */
  lockFirst?: (tx: Tx) => Promise<void>;
}

/**
 * One transaction of an administrator. The viewer's own row and those it changes are locked first, in the order of their ids, which
 * everybody keeps; then the viewer is read again, so that nobody acts with rights, or under an owner, that were taken meanwhile.
 */
export function administratorTransaction<T>(
  ctx: Context,
  { needs, ids = [], lockAllAdministrators: mayGo = false, lockFirst: first }: LockOptions,
  work: (tx: Tx, now: Date, viewer: Administrator) => Promise<T>,
): Promise<T> {
  const asked = requireAdministrator(ctx, needs);
  return transaction(ctx, async (tx, now) => {
    await first?.(tx);
    const administrators = and(eq(users.profileType, "LOCALADMIN"), isNull(users.disabledAt));
    await tx
      .select({ id: users.id })
      .from(users)
      .where(or(inList(users.id, [asked.userId, ...ids]), mayGo ? administrators : undefined))
      .orderBy(asc(users.id))
      .for("update");
    const viewer = await reloadViewer(tx, now.getTime(), asked);
    if (!viewer) throw new AppError("UNAUTHENTICATED");
    return work(tx, now, administratorOf(viewer, [needs]));
  });
}

/** Made at the installation: it has every AMA instance and no owner. */
export const isFirstAdministrator = ({ userId }: Administrator): SQL => sql`exists (
  select 1 from users me
  where me.id = ${userId} and me.profile_type = 'LOCALADMIN' and me.owner_id is null and me.all_instances and me.disabled_at is null)`;

/**
 * Those below this user in the chain of owners who own somebody themselves, and the user: whoever has one of them for an owner is below it.
 * Few, where all below may be very many.
 */
const ownersBelow = (userId: string): SQL => sql`(
  with recursive chain as (
    select ${userId}::uuid as id
    union
    select owned.id from users owned join chain on owned.owner_id = chain.id where owned.id in (select owner_id from users)
  ) select id from chain)`;

/** Everybody below this user in the chain of owners. */
export const usersBelow = (userId: string): SQL => sql`(select b.id from users b where b.owner_id in ${ownersBelow(userId)})`;

/** Users whom the viewer may see here: itself, and those it manages. The first is asked first: it needs no chain. */
export const isVisibleTo = (viewer: Administrator): SQL =>
  sql`(${isFirstAdministrator(viewer)} or ${users.id} = ${viewer.userId} or ${users.ownerId} in ${ownersBelow(viewer.userId)})`;

/** What the viewer, or somebody it manages, owns: profiles, keys. */
export const isOwnedByManaged = (viewer: Administrator, ownerId: AnyPgColumn): SQL =>
  sql`(${isFirstAdministrator(viewer)} or ${ownerId} = ${viewer.userId} or ${ownerId} in ${usersBelow(viewer.userId)})`;

/** Ids that no row can have are not asked for: they do not exist. */
export const parseUuid = (id: string): string => {
  if (!isUuid(id)) throw new AppError("NOT_FOUND");
  return id.toLowerCase();
};
