import { and, asc, eq, isNull } from "drizzle-orm";
import type { Tx } from "../../db/connect";
import { users } from "../../db/tables/users";
import type { User } from "./users.queries";

const hasFullControl = ({ profileType, ownerId, allInstances }: User): boolean =>
  profileType === "LOCALADMIN" && ownerId === null && allInstances;

/** Enabled local administrators, locked so that concurrent removals cannot each rely on the other. */
export const activeAdministrators = (tx: Tx): Promise<User[]> =>
  tx
    .select()
    .from(users)
    .where(and(eq(users.profileType, "LOCALADMIN"), isNull(users.disabledAt)))
    .orderBy(asc(users.id))
    .for("update");

/** At least one must remain, and an unrestricted one if `gone` contains an enabled unrestricted one. */
export const leavesEnoughAdministrators = (left: readonly User[], leavers: readonly User[]): boolean =>
  left.length > 0 && (left.some(hasFullControl) || !leavers.some((row) => hasFullControl(row) && !row.disabledAt));
