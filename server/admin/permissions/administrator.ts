import { and, asc, eq, isNull, or } from "drizzle-orm";
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

export type Administrator = Viewer & { userId: string };

/** Requires a user with one of the functionalities. Throws FORBIDDEN, also for API keys, whose users and keys would outlive them. */
export function requireAdministrator(ctx: Context, ...oneOf: Functionality[]): Administrator {
  return administratorOf(requireViewer(ctx), oneOf);
}

function administratorOf(viewer: Viewer, oneOf: Functionality[]): Administrator {
  const userId = idIf("USER", viewer.actor);
  if (userId === null || (oneOf.length && !oneOf.some((functionality) => canDo(viewer, functionality)))) throw new AppError("FORBIDDEN");
  return { ...viewer, userId };
}

interface LockOptions {
  /** Checked again after the locks. */
  needs: Functionality;
  ids?: string[];
  /** Locks all local administrators, so that two of them cannot be removed concurrently. */
  lockAllAdministrators?: boolean;
  lockFirst?: (tx: Tx) => Promise<void>;
}

/**
 * Transaction of an administrator. Locks the viewer and the affected users in order of id to avoid deadlocks, then re-reads the viewer's
 * rights.
 */
export function administratorTransaction<T>(
  ctx: Context,
  { needs, ids = [], lockAllAdministrators: mayGo = false, lockFirst: first }: LockOptions,
  work: (tx: Tx, now: Date, viewer: Administrator) => Promise<T>,
): Promise<T> {
  const administrator = requireAdministrator(ctx, needs);
  return transaction(ctx, async (tx, now) => {
    await first?.(tx);
    const administrators = and(eq(users.profileType, "LOCALADMIN"), isNull(users.disabledAt));
    await tx
      .select({ id: users.id })
      .from(users)
      .where(or(inList(users.id, [administrator.userId, ...ids]), mayGo ? administrators : undefined))
      .orderBy(asc(users.id))
      .for("update");
    const viewer = await reloadViewer(tx, now.getTime(), administrator);
    if (!viewer) throw new AppError("UNAUTHENTICATED");
    return work(tx, now, administratorOf(viewer, [needs]));
  });
}
