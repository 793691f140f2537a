// Users that a deed is about: those that the viewer manages, never itself.
import { and } from "drizzle-orm";
import { activeAdministrators, areEnough } from "../../auth/administratorsLeft";
import { mayDo } from "../../auth/functionalities";
import { among } from "../../db/among";
import type { Tx } from "../../db/connect";
import { users } from "../../db/tables/users";
import { AppError } from "../../platform/errors";
import { seenBy, type Administrator } from "../administrator";
import type { UserRow } from "./users.queries";

/** The user, which must be locked. Throws NOT_ONESELF, NOT_FOUND; FORBIDDEN for a local administrator where the viewer manages none. */
export async function target(tx: Tx, viewer: Administrator, id: string): Promise<UserRow> {
  return (await targets(tx, viewer, [id]))[0]!;
}

export async function targets(tx: Tx, viewer: Administrator, ids: readonly string[]): Promise<UserRow[]> {
  if (ids.includes(viewer.userId)) throw new AppError("NOT_ONESELF");
  const rows = await tx
    .select()
    .from(users)
    .where(and(among(users.id, [...ids]), seenBy(viewer)))
    .orderBy(users.id);
  if (rows.length < new Set(ids).size) throw new AppError("NOT_FOUND");
  if (rows.some(({ profileType }) => profileType === "LOCALADMIN") && !mayDo(viewer, "admin.localAdmins")) throw new AppError("FORBIDDEN");
  return rows;
}

/**
 * After what these were has gone: throws LAST_ADMINISTRATOR when no local administrator is left, or none that has everything where one of
 * these had. All of them are locked.
 */
export async function checkAdministratorsLeft(tx: Tx, gone: readonly UserRow[]): Promise<void> {
  if (!areEnough(await activeAdministrators(tx), gone)) throw new AppError("LAST_ADMINISTRATOR");
}
