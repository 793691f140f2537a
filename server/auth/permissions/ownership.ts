// Ownership of users: local administrators manage everything below them in the chain of owners, the first administrator everyone.
import { sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { users } from "../../db/tables/users";

/** Only local administrators own users, so all others manage none. */
type Manager = { userId: string };

/** Created at installation: all AMA instances and no owner. */
export const isFirstAdministrator = ({ userId }: Manager): SQL => sql`exists (
  select 1 from users me
  where me.id = ${userId} and me.profile_type = 'LOCALADMIN' and me.owner_id is null and me.all_instances and me.disabled_at is null)`;

export const ownsEverybody = ({
  profileType,
  ownerId,
  allInstances,
}: Pick<typeof users.$inferSelect, "profileType" | "ownerId" | "allInstances">): boolean =>
  profileType === "LOCALADMIN" && ownerId === null && allInstances;

/** Owners in the chain below the user, including the user; a small set compared with all users below. */
const ownersBelow = (userId: string): SQL => sql`(
  with recursive chain as (
    select ${userId}::uuid as id
    union
    select owned.id from users owned join chain on owned.owner_id = chain.id where owned.id in (select owner_id from users)
  ) select id from chain)`;

export const usersBelow = (userId: string): SQL => sql`(select b.id from users b where b.owner_id in ${ownersBelow(userId)})`;

/** Users visible to the viewer: itself and those it manages. The first administrator needs no recursion. */
export const isVisibleTo = (viewer: Manager): SQL =>
  sql`(${isFirstAdministrator(viewer)} or ${users.id} = ${viewer.userId} or ${users.ownerId} in ${ownersBelow(viewer.userId)})`;

export const isOwnedByManaged = (viewer: Manager, ownerId: AnyPgColumn): SQL =>
  sql`(${isFirstAdministrator(viewer)} or ${ownerId} = ${viewer.userId} or ${ownerId} in ${usersBelow(viewer.userId)})`;
