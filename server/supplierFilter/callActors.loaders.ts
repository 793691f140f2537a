// Users of the supplier filter as visible in its log: local administrators see themselves, users they manage, and their keys.
import { and } from "drizzle-orm";
import { requireViewer, type Context } from "../auth/context";
import { canDo } from "../auth/permissions/functionalities";
import { isOwnedByManaged, isVisibleTo } from "../auth/permissions/ownership";
import { inList } from "../db/inList";
import { apiKeys } from "../db/tables/keys";
import { users } from "../db/tables/users";
import { actorOf, idIf, type Actor } from "../platform/actor";
import { perRequest } from "../db/reading/loader";
import type { FilterCallRow } from "./filterCalls.queries";

const isManaged = perRequest(async (db, ids: readonly string[], ctx: Context) => {
  const userId = idIf("USER", requireViewer(ctx).actor)!;
  const ownUsers = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inList(users.id, ids), isVisibleTo({ userId })));
  const keys = await db
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .where(and(inList(apiKeys.id, ids), isOwnedByManaged({ userId }, apiKeys.ownerId)));
  const managed = new Set([...ownUsers, ...keys].map(({ id }) => id));
  return ids.map((id) => managed.has(id));
});

export async function actorIfSeen(ctx: Context, row: FilterCallRow): Promise<Actor | null> {
  const viewer = requireViewer(ctx);
  if (!canDo(viewer, "claim.viewers")) return null;
  const isAdministrator = viewer.profileType === "LOCALADMIN" && viewer.actor.kind === "USER";
  return !isAdministrator || row.actorId === null || (await isManaged(ctx).load(row.actorId)) ? actorOf(row) : null;
}
