import { and, asc, eq, isNull } from "drizzle-orm";
import type { Tx } from "../../db/connect";
import { users } from "../../db/tables/users";
import type { User } from "./users.queries";

/** The installation's first administrator, or one of its rank: it has everything, and no owner. */
const hasFullControl = ({ profileType, ownerId, allInstances }: User): boolean =>
  profileType === "LOCALADMIN" && ownerId === null && allInstances;

/** The local administrators who are not disabled, those of the directory among them; locked, so that two who go at once do not each count the other. */
export const activeAdministrators = (tx: Tx): Promise<User[]> =>
  tx
    .select()
    .from(users)
    .where(and(eq(users.profileType, "LOCALADMIN"), isNull(users.disabledAt)))
    .orderBy(asc(users.id))
    .for("update");

/** Whether these are enough after what those were has gone: one at least, and one that has everything where one of those had. */
export const leavesEnoughAdministrators = (left: readonly User[], gone: readonly User[]): boolean =>
  left.length > 0 && (left.some(hasFullControl) || !gone.some((row) => hasFullControl(row) && !row.disabledAt));
