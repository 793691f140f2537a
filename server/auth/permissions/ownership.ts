// Who manages whom: a local administrator those it owns, and those that they own; the installation's first administrator everybody.
import { sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { users } from "../../db/tables/users";

/** The user who asks. Whoever is no local administrator owns nothing, and so manages nobody. */
type Manager = { userId: string };

/** Made at the installation: it has every AMA instance and no owner. */
export const isFirstAdministrator = ({ userId }: Manager): SQL => sql`exists (
  select 1 from users me
  where me.id = ${userId} and me.profile_type = 'LOCALADMIN' and me.owner_id is null and me.all_instances and me.disabled_at is null)`;

/** The same of a user who is signed in, by its row. */
export const ownsEverybody = ({
  profileType,
  ownerId,
  allInstances,
}: Pick<typeof users.$inferSelect, "profileType" | "ownerId" | "allInstances">): boolean =>
  profileType === "LOCALADMIN" && ownerId === null && allInstances;

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
export const isVisibleTo = (viewer: Manager): SQL =>
  sql`(${isFirstAdministrator(viewer)} or ${users.id} = ${viewer.userId} or ${users.ownerId} in ${ownersBelow(viewer.userId)})`;

/** What the viewer, or somebody it manages, owns: profiles, keys. */
export const isOwnedByManaged = (viewer: Manager, ownerId: AnyPgColumn): SQL =>
  sql`(${isFirstAdministrator(viewer)} or ${ownerId} = ${viewer.userId} or ${ownerId} in ${usersBelow(viewer.userId)})`;
