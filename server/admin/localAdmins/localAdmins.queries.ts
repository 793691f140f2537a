import { and, asc, eq, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { Page } from "../../../schema/paging";
import { pageLimits } from "../../../schema/rules/limits/paging";
import type { Reader } from "../../db/connect";
import type { PageArgs } from "../../db/page";
import { users } from "../../db/tables/users";
import { AppError } from "../../platform/errors";
import { usersBelow, isVisibleTo } from "../../auth/permissions/ownership";
import { parseUuid } from "../../platform/uuid";
import type { Administrator } from "../permissions/administrator";
import { usersPage, type UserRow } from "../users/users.queries";

/** Local administrators, and users who lost that role in the directory but still own something to transfer. */
const localAdmins = sql`(${users.profileType} = 'LOCALADMIN' or ${users.id} in (
  select owner_id from users union all select owner_id from specific_profiles union all select owner_id from api_keys))`;

export const localAdminsPage = (db: Reader, viewer: Administrator, text: string | null, args: PageArgs): Promise<Page<UserRow>> =>
  usersPage(db, viewer, { text }, "NAME", args, localAdmins);

export async function localAdmin(db: Reader, viewer: Administrator, id: string): Promise<UserRow> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, parseUuid(id)), localAdmins, isVisibleTo(viewer)));
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

/**
 * AMA instances used by the administrator's users, profiles and keys, including those of administrators below it; `all` includes future
 * instances.
 */
export interface ManagedInstances {
  all: boolean;
  instanceIds: string[];
}

export async function managedInstancesOf(db: Reader, id: string): Promise<ManagedInstances> {
  const [row] = await db.execute<{ all: boolean; instance_ids: string[] }>(sql`
    with owners as (select ${id}::uuid as id union select id from ${usersBelow(id)} as owned)
    select
      exists (select 1 from users where owner_id in (select * from owners) and all_instances)
        or exists (select 1 from api_keys where owner_id in (select * from owners) and revoked_at is null and instance_ids is null) as all,
      to_jsonb(array(
        select instance_id from user_instances i join users u on u.id = i.user_id where u.owner_id in (select * from owners) and not u.all_instances
        union
        select instance_id from specific_profile_instances i join specific_profiles p on p.id = i.profile_id where p.owner_id in (select * from owners)
        union
        select instance_id from specific_profile_contracts c join specific_profiles p on p.id = c.profile_id where p.owner_id in (select * from owners)
        union
        select unnest(instance_ids) from api_keys where owner_id in (select * from owners) and revoked_at is null
      )) as instance_ids`);
  return { all: row!.all, instanceIds: row!.instance_ids };
}

function hasInstancesOf({ all, instanceIds }: ManagedInstances): SQL {
  const neededIds = sql`(select jsonb_array_elements_text(${JSON.stringify(instanceIds)}::text::jsonb))`;
  const ofProfile = sql`select instance_id from specific_profile_instances where profile_id = ${users.specificProfileId}`;
  const unnarrowed = sql`not exists (${ofProfile})`;
  return all
    ? sql`(${users.allInstances} and ${unnarrowed})`
    : sql`((${users.allInstances} or not exists (${neededIds} except select instance_id from user_instances where user_id = ${users.id}))
        and (${unnarrowed} or not exists (${neededIds} except ${ofProfile})))`;
}

/** Enabled local administrators that the viewer can choose as new owner: itself and those it manages. */
export const possibleReplacements = (viewer: Administrator, id?: string): SQL =>
  and(eq(users.profileType, "LOCALADMIN"), isNull(users.disabledAt), id === undefined ? undefined : ne(users.id, id), isVisibleTo(viewer))!;

export async function replacementsFor(db: Reader, viewer: Administrator, sentId: string): Promise<UserRow[]> {
  const { id } = await localAdmin(db, viewer, sentId);
  return replacementsCovering(db, possibleReplacements(viewer, id), await managedInstancesOf(db, id));
}

export const replacementsCovering = (db: Reader, heirs: SQL, estate: ManagedInstances): Promise<UserRow[]> =>
  db
    .select()
    .from(users)
    .where(and(heirs, hasInstancesOf(estate)))
    .orderBy(asc(users.name), asc(users.id))
    .limit(pageLimits.max);

/** Throws NO_REPLACEMENT without candidates, NOT_FOUND for an invalid choice, REPLACEMENT_TOO_NARROW. */
export async function replacementOf(db: Reader, heirs: SQL, estate: ManagedInstances, replacementId: string): Promise<UserRow> {
  const covering = hasInstancesOf(estate);
  if (!(await db.$count(users, and(heirs, covering)))) throw new AppError("NO_REPLACEMENT");
  const [heir] = await db
    .select()
    .from(users)
    .where(and(heirs, eq(users.id, replacementId)));
  if (!heir) throw new AppError("NOT_FOUND");
  if (!(await db.$count(users, and(eq(users.id, replacementId), covering)))) throw new AppError("REPLACEMENT_TOO_NARROW");
  return heir;
}
