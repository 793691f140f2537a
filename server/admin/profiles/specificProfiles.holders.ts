import { and, eq, isNull, sql } from "drizzle-orm";
import { scopeOf } from "../../auth/permissions/scope";
import type { Tx } from "../../db/connect";
import { apiKeys } from "../../db/tables/keys";
import { genericProfiles } from "../../db/tables/profiles";
import { users } from "../../db/tables/users";
import { AppError } from "../../platform/errors";
import { isOwnedByManaged, isVisibleTo } from "../../auth/permissions/ownership";
import type { Administrator } from "../permissions/administrator";
import { instancesOfUser, isScopeWithin } from "../permissions/grants";
import type { ProfileFacts } from "./specificProfiles.input";
import type { SpecificProfileRow } from "./specificProfiles.queries";

const holderConditions = (profileId: string) => ({
  user: eq(users.specificProfileId, profileId),
  key: and(eq(apiKeys.specificProfileId, profileId), isNull(apiKeys.revokedAt))!,
});

export async function holders(tx: Tx, profileId: string): Promise<{ users: number; keys: number }> {
  const { user, key } = holderConditions(profileId);
  return { users: await tx.$count(users, user), keys: await tx.$count(apiKeys, key) };
}

/**
 * Throws PROFILE_IN_USE if the parent changes or a holder is not managed by the viewer, BEYOND_OWN_RIGHTS if a holder would see more than
 * both it and the viewer see now.
 */
export async function checkHolders(
  tx: Tx,
  viewer: Administrator,
  row: SpecificProfileRow,
  before: ProfileFacts,
  after: ProfileFacts,
): Promise<void> {
  const { user, key } = holderConditions(row.id);
  const all = await holders(tx, row.id);
  const otherHolders = {
    users: await tx.$count(users, and(user, sql`${isVisibleTo(viewer)} is not true`)),
    keys: await tx.$count(apiKeys, and(key, sql`(${isOwnedByManaged(viewer, apiKeys.ownerId)}) is not true`)),
  };
  const concerned = before.profileType === after.profileType ? otherHolders : all;
  if (concerned.users + concerned.keys > 0) throw new AppError("PROFILE_IN_USE", { ...concerned });
  const [generic = null] = await tx.select().from(genericProfiles).where(eq(genericProfiles.profileType, row.profileType));
  const places = [
    ...(await tx.selectDistinct({ instanceIds: instancesOfUser }).from(users).where(user)),
    ...(await tx.selectDistinct({ instanceIds: apiKeys.instanceIds }).from(apiKeys).where(key)),
  ];
  for (const { instanceIds } of places) {
    const scopeWith = (facts: ProfileFacts) =>
      scopeOf({ profileType: row.profileType, instanceIds, generic, specific: { ...row, ...facts, lists: facts } });
    const then = scopeWith(after);
    if (!isScopeWithin(then, viewer.scope) && !isScopeWithin(then, scopeWith(before))) throw new AppError("BEYOND_OWN_RIGHTS");
  }
}
