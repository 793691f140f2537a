// Users to be changed: those the viewer manages, never the viewer.
import { and } from "drizzle-orm";
import { activeAdministrators, leavesEnoughAdministrators } from "../../auth/users/administratorsLeft";
import { canDo } from "../../auth/permissions/functionalities";
import { inList } from "../../db/inList";
import type { Tx } from "../../db/connect";
import { users } from "../../db/tables/users";
import { AppError } from "../../platform/errors";
import { isVisibleTo } from "../../auth/permissions/ownership";
import type { Administrator } from "../permissions/administrator";
import type { UserRow } from "./users.queries";

/** Requires the row lock. Throws NOT_ONESELF, NOT_FOUND; FORBIDDEN for a local administrator if the viewer may not manage them. */
export async function userToChange(tx: Tx, viewer: Administrator, id: string): Promise<UserRow> {
  return (await usersToChange(tx, viewer, [id]))[0]!;
}

export async function usersToChange(tx: Tx, viewer: Administrator, ids: readonly string[]): Promise<UserRow[]> {
  if (ids.includes(viewer.userId)) throw new AppError("NOT_ONESELF");
  const rows = await tx
    .select()
    .from(users)
    .where(and(inList(users.id, [...ids]), isVisibleTo(viewer)))
    .orderBy(users.id);
  if (rows.length < new Set(ids).size) throw new AppError("NOT_FOUND");
  if (rows.some(({ profileType }) => profileType === "LOCALADMIN") && !canDo(viewer, "admin.localAdmins")) throw new AppError("FORBIDDEN");
  return rows;
}

/**
 * Requires locks on all local administrators. Throws LAST_ADMINISTRATOR if none would remain, or none with unrestricted access although
 * `gone` had it.
 */
export async function checkAdministratorsLeft(tx: Tx, leavers: readonly UserRow[]): Promise<void> {
  if (!leavesEnoughAdministrators(await activeAdministrators(tx), leavers)) throw new AppError("LAST_ADMINISTRATOR");
}
