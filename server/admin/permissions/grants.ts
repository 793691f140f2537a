// Prevents privilege escalation: compares granted rights with the viewer's rights.
import { and, eq, sql } from "drizzle-orm";
import { functionalitiesOf, scopeOf, type Rights } from "../../auth/permissions/scope";
import { specificLists } from "../../auth/users/users.queries";
import { inList } from "../../db/inList";
import type { Tx } from "../../db/connect";
import { instances } from "../../db/tables/instances";
import { genericProfiles, specificProfiles } from "../../db/tables/profiles";
import { users } from "../../db/tables/users";
import { AppError } from "../../platform/errors";
import type { Scope } from "../../platform/viewer";
import { isFirstAdministrator, isOwnedByManaged } from "../../auth/permissions/ownership";
import { parseUuid } from "../../platform/uuid";
import type { Administrator } from "./administrator";

export interface GrantedRights {
  profileType: Rights["profileType"];
  specificProfileId: string | null;
  /** `null` for all instances, including future ones. */
  instanceIds: string[] | null;
}

type Names = ReadonlySet<string> | string;
const isSubset = (granted: Names, available: Names): boolean =>
  available === "all" ||
  (typeof available === "string"
    ? granted === available
    : typeof granted !== "string" && [...granted].every((name) => available.has(name)));

export const isScopeWithin = (granted: Scope, available: Scope): boolean =>
  isSubset(granted.instances, available.instances) &&
  isSubset(granted.contracts, available.contracts) &&
  isSubset(granted.suppliers, available.suppliers) &&
  granted.layers.every(
    (layer) =>
      available.layers.includes(layer) && isSubset(available.hiddenFields[layer] ?? new Set(), granted.hiddenFields[layer] ?? new Set()),
  ) &&
  isSubset(available.hiddenIndicators, granted.hiddenIndicators);

/** Resolves granted rights. Locks the specific profile until the grant is written. */
export async function rightsOf(tx: Tx, { profileType, specificProfileId, instanceIds }: GrantedRights): Promise<Rights> {
  const [generic = null] = await tx.select().from(genericProfiles).where(eq(genericProfiles.profileType, profileType));
  if (specificProfileId === null) return { profileType, instanceIds, generic, specific: null };
  await tx.select({ id: specificProfiles.id }).from(specificProfiles).where(eq(specificProfiles.id, specificProfileId)).for("share");
  const [profile] = await tx
    .select({ profile: specificProfiles, lists: specificLists })
    .from(specificProfiles)
    .where(eq(specificProfiles.id, specificProfileId));
  if (!profile) throw new AppError("NOT_FOUND");
  if (profile.profile.profileType !== profileType) throw new AppError("PROFILE_PARENT");
  return { profileType, instanceIds, generic, specific: { ...profile.profile, lists: profile.lists! } };
}

/** Throws BEYOND_OWN_RIGHTS. The first administrator may grant functionalities it lacks, because it can assign them to itself. */
export async function assertWithinOwnRights(tx: Tx, viewer: Administrator, granted: GrantedRights): Promise<void> {
  const rights = await rightsOf(tx, granted);
  const isCovered = isScopeWithin(scopeOf(rights), viewer.scope);
  if (!isCovered || !(hasNoMoreFunctionalities(rights, viewer) || (await viewerIsFirstAdministrator(tx, viewer))))
    throw new AppError("BEYOND_OWN_RIGHTS");
}

export const hasNoMoreFunctionalities = (rights: Rights, viewer: Administrator): boolean =>
  [...functionalitiesOf(rights)].every((functionality) => viewer.functionalities.has(functionality));

export async function viewerIsFirstAdministrator(tx: Tx, viewer: Administrator): Promise<boolean> {
  return (await tx.$count(users, and(eq(users.id, viewer.userId), isFirstAdministrator(viewer)))) > 0;
}

export async function checkInstances(tx: Tx, { scope }: Administrator, ids: readonly string[]): Promise<string[]> {
  const sortedIds = [...new Set(ids)].sort();
  if (!sortedIds.length) return [];
  const existingCount = await tx.$count(instances, inList(instances.id, sortedIds));
  if (existingCount < sortedIds.length || !isSubset(new Set(sortedIds), scope.instances)) throw new AppError("NOT_FOUND");
  return sortedIds;
}

export async function checkProfile(tx: Tx, viewer: Administrator, id: string): Promise<string> {
  const [profile] = await tx
    .select({ id: specificProfiles.id })
    .from(specificProfiles)
    .where(and(eq(specificProfiles.id, parseUuid(id)), isOwnedByManaged(viewer, specificProfiles.ownerId)));
  if (!profile) throw new AppError("NOT_FOUND");
  return profile.id;
}

export const instancesOfUser = sql<string[] | null>`case when ${users.allInstances} then null
  else to_jsonb(array(select instance_id from user_instances where user_id = ${users.id} order by 1)) end`;
