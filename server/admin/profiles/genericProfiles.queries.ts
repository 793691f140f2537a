import { and, count, eq } from "drizzle-orm";
import type { Functionality, GenericProfile } from "../../../schema/users/profiles";
import {
  defaultFunctionalities,
  functionalities,
  requirementsOf,
  type Functionality as Name,
} from "../../../schema/rules/access/functionalities";
import { ProfileType } from "../../../schema/rules/access/profiles";
import type { Reader } from "../../db/connect";
import { genericProfiles as stored } from "../../db/tables/profiles";
import { users } from "../../db/tables/users";
import { isFirstAdministrator, isVisibleTo } from "../../auth/permissions/ownership";
import type { Administrator } from "../permissions/administrator";

export const allFunctionalities = (): Functionality[] =>
  functionalities.map((id) => ({
    id,
    needs: requirementsOf(id),
    neededBy: functionalities.filter((other) => requirementsOf(other).includes(id)),
  }));

/** Assigned functionalities in the order of their list; defaults if the profile was never changed. */
export const assignedOf = (profileType: ProfileType, row?: typeof stored.$inferSelect): Name[] => {
  const assigned = row ? new Set(row.functionalities) : defaultFunctionalities[profileType];
  return functionalities.filter((functionality) => assigned.has(functionality));
};

export async function genericProfiles(db: Reader, viewer: Administrator): Promise<GenericProfile[]> {
  const [rows, counts, changeable] = await Promise.all([
    db.select().from(stored),
    db.select({ profileType: users.profileType, n: count() }).from(users).where(isVisibleTo(viewer)).groupBy(users.profileType),
    db.$count(users, and(eq(users.id, viewer.userId), isFirstAdministrator(viewer))),
  ]);
  return (Object.keys(ProfileType) as ProfileType[]).map((profileType) => {
    const row = rows.find((profile) => profile.profileType === profileType);
    return {
      profileType,
      functionalities: assignedOf(profileType, row),
      requiresTwoFactor: row?.requiresTwoFactor ?? false,
      updatedAt: row?.updatedAt ?? null,
      users: counts.find((userCount) => userCount.profileType === profileType)?.n ?? 0,
      changeable: changeable > 0,
    };
  });
}
