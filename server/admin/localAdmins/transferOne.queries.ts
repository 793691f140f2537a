// What somebody comes to manage who takes over one user or one specific profile, and who can.
import { and, ne, type SQL, sql } from "drizzle-orm";
import type { Reader } from "../../db/connect";
import { users } from "../../db/tables/users";
import { usersBelow } from "../../auth/permissions/ownership";
import type { Administrator } from "../permissions/administrator";
import { specificProfile } from "../profiles/specificProfiles.queries";
import { managedUser, type UserRow } from "../users/users.queries";
import { managedInstancesOf, replacementsCovering, possibleReplacements, type ManagedInstances } from "./localAdmins.queries";

/** AMA instances of a user, and of what it owns where it is a local administrator: whoever manages it manages that, too. */
export async function managedInstancesOfUser(db: Reader, id: string): Promise<ManagedInstances> {
  const owned = await managedInstancesOf(db, id);
  const [own] = await db.execute<{ all: boolean; instance_ids: string[] }>(sql`
    select all_instances as all, to_jsonb(array(select instance_id from user_instances where user_id = u.id and not u.all_instances)) as instance_ids
    from users u where u.id = ${id}`);
  return { all: owned.all || own!.all, instanceIds: [...new Set([...owned.instanceIds, ...own!.instance_ids])] };
}

/** AMA instances that a specific profile names, by itself or by a contract. */
export async function managedInstancesOfProfile(db: Reader, id: string): Promise<ManagedInstances> {
  const rows = await db.execute<{ id: string }>(sql`
    select instance_id as id from specific_profile_instances where profile_id = ${id}
    union select instance_id from specific_profile_contracts where profile_id = ${id}`);
  return { all: false, instanceIds: rows.map((row) => row.id) };
}

const exceptOwner = (ownerId: string | null): SQL | undefined => (ownerId === null ? undefined : ne(users.id, ownerId));

/** Who could manage this user from now on, by name; nobody below it, as the chain of owners would be a circle. Throws NOT_FOUND. */
export async function newOwnersOfUser(db: Reader, viewer: Administrator, sentId: string): Promise<UserRow[]> {
  const { id, ownerId } = await managedUser(db, viewer, sentId);
  const heirs = and(possibleReplacements(viewer, id), exceptOwner(ownerId), sql`${users.id} not in ${usersBelow(id)}`)!;
  return replacementsCovering(db, heirs, await managedInstancesOfUser(db, id));
}

/** Who could manage this specific profile from now on, by name. Throws NOT_FOUND. */
export async function newOwnersOfProfile(db: Reader, viewer: Administrator, sentId: string): Promise<UserRow[]> {
  const { id, ownerId } = await specificProfile(db, viewer, sentId);
  return replacementsCovering(db, and(possibleReplacements(viewer), exceptOwner(ownerId))!, await managedInstancesOfProfile(db, id));
}
