import { sql, type SQL } from "drizzle-orm";
import { scopeOf } from "../../auth/permissions/scope";
import { specificLists } from "../../auth/users/users.queries";
import { inList } from "../../db/inList";
import type { Reader } from "../../db/connect";
import { genericProfiles, specificProfiles } from "../../db/tables/profiles";
import { users } from "../../db/tables/users";
import type { Administrator } from "./administrator";
import { hasNoMoreFunctionalities, instancesOfUser, isScopeWithin } from "./grants";

const rightsKey = sql<string>`jsonb_build_array(${users.profileType}, ${users.specificProfileId}, ${instancesOfUser})::text`;

/** Condition for users whose rights do not exceed the viewer's. Users with equal profile and instances are checked once. */
export async function withNoMoreRights(db: Reader, viewer: Administrator, which: SQL): Promise<SQL> {
  const { profileType, specificProfileId } = users;
  const places = await db
    .selectDistinct({ place: rightsKey, profileType, specificProfileId, instanceIds: instancesOfUser })
    .from(users)
    .where(which);
  const named = [...new Set(places.flatMap((one) => one.specificProfileId ?? []))];
  const generics = await db.select().from(genericProfiles);
  const specifics = named.length
    ? await db.select({ row: specificProfiles, lists: specificLists }).from(specificProfiles).where(inList(specificProfiles.id, named))
    : [];
  const fitting = places.filter((one) => {
    const generic = generics.find((row) => row.profileType === one.profileType) ?? null;
    const own = specifics.find(({ row }) => row.id === one.specificProfileId);
    const rights = { ...one, generic, specific: own ? { ...own.row, lists: own.lists! } : null };
    return isScopeWithin(scopeOf(rights), viewer.scope) && hasNoMoreFunctionalities(rights, viewer);
  });
  return fitting.length
    ? sql`(${which} and ${inList(
        rightsKey,
        fitting.map((one) => one.place),
      )})`
    : sql`false`;
}
