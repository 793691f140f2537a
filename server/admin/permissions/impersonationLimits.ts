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
export async function withNoMoreRights(db: Reader, viewer: Administrator, condition: SQL): Promise<SQL> {
  const { profileType, specificProfileId } = users;
  const places = await db
    .selectDistinct({ place: rightsKey, profileType, specificProfileId, instanceIds: instancesOfUser })
    .from(users)
    .where(condition);
  const profileIds = [...new Set(places.flatMap((place) => place.specificProfileId ?? []))];
  const generics = await db.select().from(genericProfiles);
  const specifics = profileIds.length
    ? await db.select({ row: specificProfiles, lists: specificLists }).from(specificProfiles).where(inList(specificProfiles.id, profileIds))
    : [];
  const fitting = places.filter((place) => {
    const generic = generics.find((row) => row.profileType === place.profileType) ?? null;
    const specific = specifics.find(({ row }) => row.id === place.specificProfileId);
    const rights = { ...place, generic, specific: specific ? { ...specific.row, lists: specific.lists! } : null };
    return isScopeWithin(scopeOf(rights), viewer.scope) && hasNoMoreFunctionalities(rights, viewer);
  });
  return fitting.length
    ? sql`(${condition} and ${inList(
        rightsKey,
        fitting.map((entry) => entry.place),
      )})`
    : sql`false`;
}
