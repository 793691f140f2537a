import { and, desc, eq, isNull, ne, sql } from "drizzle-orm";
import { DAY_MS } from "../../../schema/rules/durations";
import { record } from "../../audit/record";
import { inList } from "../../db/inList";
import { sessions } from "../../db/tables/sessions";
import { users } from "../../db/tables/users";
import { transaction, type Work } from "../../db/transaction";
import { systemActor } from "../../platform/actor";
import { settingsInForce } from "../../settings/settings.queries";

/** Last presence; for users who never signed in, the last change or creation. */
const lastActiveAt = sql`coalesce(${users.lastSeenAt}, greatest(${users.createdAt}, ${users.updatedAt}))`;

/**
 * Disables users inactive for KPI 6 days, and ends their sessions. Keeps the most recently active unrestricted administrator, who can
 * re-enable the others.
 */
export const disableInactiveUsers = (work: Work): Promise<string[]> =>
  transaction(work, async (tx, now) => {
    const { inactiveUser } = (await settingsInForce(tx, now)).of("").values;
    const before = new Date(now.getTime() - inactiveUser * DAY_MS);
    // Locks all administrators, so that concurrent removals cannot each rely on the other.
    const administrators = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.profileType, "LOCALADMIN"), isNull(users.disabledAt)))
      .orderBy(desc(sql`${users.ownerId} is null and ${users.allInstances}`), desc(lastActiveAt), users.id)
      .for("update");
    const inactive = await tx
      .update(users)
      .set({ disabledAt: now })
      .where(
        and(
          isNull(users.disabledAt),
          sql`${lastActiveAt} < ${before.toISOString()}::timestamptz`,
          administrators[0] && ne(users.id, administrators[0].id),
        ),
      )
      .returning({ id: users.id, lastSeenAt: users.lastSeenAt });
    if (!inactive.length) return [];
    const ids = inactive.map(({ id }) => id);
    await tx
      .update(sessions)
      .set({ endedAt: now })
      .where(and(inList(sessions.userId, ids), isNull(sessions.endedAt)));
    for (const { id, lastSeenAt } of inactive)
      await record(tx, now, systemActor, {
        action: "user.disable",
        model: "user",
        entityId: id,
        before: { lastSeenAt },
        after: { disabledAt: now, inactiveDays: inactiveUser },
      });
    return ids;
  });
