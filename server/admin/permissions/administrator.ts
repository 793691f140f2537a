// Who administers, and in which transactions; whom: auth/permissions/ownership.ts.
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
