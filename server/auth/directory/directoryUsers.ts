import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { defaultLocale, type Locale } from "../../../schema/rules/language/locales";
import type { RoleKept } from "../../../schema/rules/access/profiles";
import { record } from "../../audit/record";
import { inList } from "../../db/inList";
import type { Tx } from "../../db/connect";
import { emailColumns, isNamed, userNameColumns } from "../../db/text/foldedNames";
import { instances } from "../../db/tables/instances";
import { specificProfiles } from "../../db/tables/profiles";
import { userInstances, users } from "../../db/tables/users";
import type { DirectoryIdentity, DirectoryPerson } from "../../integrations/directory/adapter";
import { systemActor } from "../../platform/actor";
import type { RoleRule } from "../../platform/directoryRoles";
import { monotonicNow } from "../../platform/monotonicNow";
import { activeAdministrators, leavesEnoughAdministrators } from "../users/administratorsLeft";
import { hasObjectId, lockObjectId, normalizedObjectId } from "./objectIds";
import { permissionsChanged } from "../permissions/permissionsVersion";
import type { User } from "../users/users.queries";

interface AssignedRole {
  profileType: User["profileType"];
  specificProfileId: string | undefined;
  /** `null` for all instances. */
  instanceIds: string[] | null | undefined;
}

/**
 * Finds a user, also a disabled one, by issuer, tenant and object, locked against concurrent creation. Users created before their tenant
 * was known match by issuer and object.
 */
export async function directoryUser(tx: Tx, { issuer, tenant, object }: DirectoryIdentity): Promise<User | undefined> {
  await lockObjectId(tx, issuer, object);
  const same = and(eq(users.directoryIssuer, issuer), sql`coalesce(${users.directoryTenant}, '') in (${tenant}, '')`, hasObjectId(object));
  const matches = await tx.select().from(users).where(same).orderBy(asc(users.createdAt), asc(users.id)).for("update");
  return matches.find((row) => (row.directoryTenant ?? "") === tenant) ?? matches.find((row) => row.lastSeenAt === null);
}

/** `undefined` if the rule names an unknown profile or instance; the sign-in is then rejected instead of granting too much. */
export async function assignedRoleOf(tx: Tx, rule: RoleRule): Promise<AssignedRole | undefined> {
  const { profile: profileType, specificProfile: name, instances: instanceRule } = rule;
  const namedProfile = name === undefined ? undefined : await profileByName(tx, name);
  if (name !== undefined && namedProfile?.profileType !== profileType) return undefined;
  const instanceIds = instanceRule === "all" ? null : instanceRule && [...new Set(instanceRule)].sort();
  if (instanceIds) {
    const existingInstances = await tx.select({ id: instances.id }).from(instances).where(inList(instances.id, instanceIds));
    if (existingInstances.length < instanceIds.length) return undefined;
  }
  return { profileType, specificProfileId: namedProfile?.id, instanceIds };
}

const profileByName = async (tx: Tx, name: string) =>
  (await tx.select().from(specificProfiles).where(isNamed("specific_profiles", name)))[0];

const parentOf = async (tx: Tx, profileId: string): Promise<AssignedRole["profileType"] | undefined> =>
  (await tx.select({ profileType: specificProfiles.profileType }).from(specificProfiles).where(eq(specificProfiles.id, profileId)))[0]
    ?.profileType;

/** New directory users belong to the first administrator. */
export async function createDirectoryUser(
  tx: Tx,
  now: Date,
  person: DirectoryPerson,
  place: AssignedRole,
  language: Locale,
): Promise<User> {
  const id = uuidv7();
  const { issuer, tenant, object, email } = person;
  const row = {
    ...{ id, ...emailColumns(email), language: language ?? defaultLocale, internal: true, createdAt: now, updatedAt: now },
    ...{ directoryIssuer: issuer, directoryTenant: tenant, directoryObject: normalizedObjectId(object) },
    ...{ profileType: place.profileType, specificProfileId: place.specificProfileId, allInstances: place.instanceIds === null },
    name: person.name ?? person.userName ?? object,
    ownerId: await firstAdministrator(tx),
  };
  // The name may belong to another user; it grants no access to that user.
  for (const user of [person.userName ?? object, `${object} ${tenant}`.trim(), id])
    if (
      (
        await tx
          .insert(users)
          .values({ ...row, ...userNameColumns(user) })
          .onConflictDoNothing()
          .returning({ id: users.id })
      ).length
    )
      break;
  const newUser = await directoryUser(tx, person);
  if (place.instanceIds) await tx.insert(userInstances).values(place.instanceIds.map((instanceId) => ({ userId: id, instanceId })));
  const after = { user: newUser!.user, internal: true, ...place };
  await record(tx, now, systemActor, { action: "user.create", model: "user", entityId: id, after });
  return newUser!;
}

/**
 * Applies the current role; a former administrator keeps its property. If that would widen the scope or remove the last administrator,
 * the old profile stays and a reason is stored.
 */
export async function applyAssignedRole(tx: Tx, now: Date, user: User, place: AssignedRole): Promise<void> {
  const instanceRows = await tx
    .select()
    .from(userInstances)
    .where(eq(userInstances.userId, user.id))
    .orderBy(asc(userInstances.instanceId));
  const before: AssignedRole = {
    profileType: user.profileType,
    specificProfileId: user.specificProfileId ?? undefined,
    instanceIds: user.allInstances ? null : instanceRows.map(({ instanceId }) => instanceId).sort(),
  };
  const after = { ...before, ...Object.fromEntries(Object.entries(place).filter(([, value]) => value !== undefined)) } as AssignedRole;
  const roleKept = await roleRejectionOf(tx, user, after);
  if (roleKept !== user.roleKept) await storeRoleRejection(tx, now, user, place, roleKept);
  // A role applies completely or not at all: its instances with another profile could grant too much.
  if (roleKept || JSON.stringify(before) === JSON.stringify(after)) return;
  const { profileType, specificProfileId, instanceIds } = after;
  await tx
    .update(users)
    .set({
      profileType,
      specificProfileId: specificProfileId ?? null,
      allInstances: instanceIds === null,
      updatedAt: monotonicNow(now, user.updatedAt),
    })
    .where(eq(users.id, user.id));
  await tx.delete(userInstances).where(eq(userInstances.userId, user.id));
  if (instanceIds?.length) await tx.insert(userInstances).values(instanceIds.map((instanceId) => ({ userId: user.id, instanceId })));
  await record(tx, now, systemActor, { action: "user.role", model: "user", entityId: user.id, before, after });
  await permissionsChanged(tx);
}

async function roleRejectionOf(
  tx: Tx,
  user: User,
  { profileType, specificProfileId, instanceIds }: AssignedRole,
): Promise<RoleKept | null> {
  // The specific profile was assigned here and is not part of the role; dropping it would reveal hidden fields.
  if (specificProfileId !== undefined && (await parentOf(tx, specificProfileId)) !== profileType) return "SPECIFIC_PROFILE";
  const stays = profileType === "LOCALADMIN" && (instanceIds === null || !user.allInstances);
  if (user.profileType !== "LOCALADMIN" || stays) return null;
  const changed = { ...user, profileType, allInstances: instanceIds === null };
  const left = (await activeAdministrators(tx)).map((administrator) => (administrator.id === user.id ? changed : administrator));
  return leavesEnoughAdministrators(
    left.filter((administrator) => administrator.profileType === "LOCALADMIN"),
    [user],
  )
    ? null
    : "LAST_ADMINISTRATOR";
}

async function storeRoleRejection(tx: Tx, now: Date, user: User, place: AssignedRole, roleKept: RoleKept | null): Promise<void> {
  await tx.update(users).set({ roleKept }).where(eq(users.id, user.id));
  if (roleKept === null) return;
  const { profileType, specificProfileId } = user;
  const after = { why: roleKept, role: place.profileType, kept: { profileType, specificProfileId } };
  await record(tx, now, systemActor, { action: "user.roleKept", model: "user", entityId: user.id, after });
}

async function firstAdministrator(tx: Tx): Promise<string | null> {
  const first = and(eq(users.profileType, "LOCALADMIN"), isNull(users.ownerId));
  const [owner] = await tx.select({ id: users.id }).from(users).where(first).orderBy(asc(users.createdAt), asc(users.id)).limit(1);
  return owner?.id ?? null;
}
