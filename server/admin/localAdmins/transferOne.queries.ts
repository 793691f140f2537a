import { and, ne, type SQL, sql } from "drizzle-orm";
import type { Reader } from "../../db/connect";
import { users } from "../../db/tables/users";
import { usersBelow } from "../../auth/permissions/ownership";
import type { Administrator } from "../permissions/administrator";
import { specificProfile } from "../profiles/specificProfiles.queries";
import { managedUser, type UserRow } from "../users/users.queries";
import { managedInstancesOf, replacementsCovering, possibleReplacements, type ManagedInstances } from "./localAdmins.queries";

/** AMA instances of a user, and of everything it owns if it is a local administrator; the new owner manages that too. */
export async function managedInstancesOfUser(db: Reader, id: string): Promise<ManagedInstances> {
  const owned = await managedInstancesOf(db, id);
  const [ownedInstances] = await db.execute<{ all: boolean; instance_ids: string[] }>(sql`
    select all_instances as all, to_jsonb(array(select instance_id from user_instances where user_id = u.id and not u.all_instances)) as instance_ids
    from users u where u.id = ${id}`);
  return { all: owned.all || ownedInstances!.all, instanceIds: [...new Set([...owned.instanceIds, ...ownedInstances!.instance_ids])] };
}

export async function managedInstancesOfProfile(db: Reader, id: string): Promise<ManagedInstances> {
  const rows = await db.execute<{ id: string }>(sql`
    select instance_id as id from specific_profile_instances where profile_id = ${id}
    union select instance_id from specific_profile_contracts where profile_id = ${id}`);
  return { all: false, instanceIds: rows.map((row) => row.id) };
}

const exceptOwner = (ownerId: string | null): SQL | undefined => (ownerId === null ? undefined : ne(users.id, ownerId));

/** Possible new owners of a user, by name. Excludes administrators below it, which would create a cycle. Throws NOT_FOUND. */
export async function newOwnersOfUser(db: Reader, viewer: Administrator, sentId: string): Promise<UserRow[]> {
  const { id, ownerId } = await managedUser(db, viewer, sentId);
  const heirs = and(possibleReplacements(viewer, id), exceptOwner(ownerId), sql`${users.id} not in ${usersBelow(id)}`)!;
  return replacementsCovering(db, heirs, await managedInstancesOfUser(db, id));
}

export async function newOwnersOfProfile(db: Reader, viewer: Administrator, sentId: string): Promise<UserRow[]> {
  const { id, ownerId } = await specificProfile(db, viewer, sentId);
  return replacementsCovering(db, and(possibleReplacements(viewer), exceptOwner(ownerId))!, await managedInstancesOfProfile(db, id));
}
