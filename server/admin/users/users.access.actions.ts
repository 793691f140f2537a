import { sql } from "drizzle-orm";
import type { UserSession } from "../../../schema/users/account";
import type { DisableUsersInput, EnableUsersInput, EndUserSessionsInput } from "../../../schema/users/users";
import { record } from "../../audit/record";
import type { Context } from "../../auth/context";
import { permissionsChanged } from "../../auth/permissions/permissionsVersion";
import { endSessionsOf, type SessionRow, toUserSession } from "../../auth/session/sessions";
import { inList } from "../../db/inList";
import type { Tx } from "../../db/connect";
import { challenges } from "../../db/tables/sessions";
import { userInstances, users } from "../../db/tables/users";
import { AppError } from "../../platform/errors";
import { parseUuid } from "../../platform/uuid";
import { administratorTransaction } from "../permissions/administrator";
import { assertWithinOwnRights } from "../permissions/grants";
import type { UserRow } from "./users.queries";
import { checkAdministratorsLeft, userToChange, usersToChange } from "./users.lock";

export function enableUsers(ctx: Context, input: EnableUsersInput): Promise<UserRow[]> {
  const ids = checkedIds(input.ids);
  return administratorTransaction(ctx, { needs: "admin.users", ids }, async (tx, now, viewer) => {
    const rows = await usersToChange(tx, viewer, ids);
    const disabled = rows.filter(({ disabledAt }) => disabledAt !== null);
    const instanceRows = await tx.select().from(userInstances).where(inList(userInstances.userId, ids));
    for (const { id, profileType, specificProfileId, allInstances } of disabled) {
      const instanceIds = allInstances ? null : instanceRows.filter(({ userId }) => userId === id).map(({ instanceId }) => instanceId);
      await assertWithinOwnRights(tx, viewer, { profileType, specificProfileId, instanceIds });
    }
    if (!disabled.length) return rows;
    // Marks the user as seen, or the next retention run would disable it again. For users who never signed in, the run uses the time of
    // the last change.
    const lastSeenAt = sql`case when ${users.lastSeenAt} is not null then ${now.toISOString()}::timestamptz end`;
    const changed = await tx.update(users).set({ disabledAt: null, lastSeenAt, updatedAt: now }).where(isOneOf(disabled)).returning();
    await record(tx, now, viewer.actor, { action: "user.enable", model: "user", ...auditSubject(disabled), after: { disabledAt: null } });
    await permissionsChanged(tx);
    return withChangedRows(rows, changed);
  });
}

/** All or none; ends their sessions and closes their sockets. Disabled users stay unchanged. */
export function disableUsers(ctx: Context, input: DisableUsersInput): Promise<UserRow[]> {
  const ids = checkedIds(input.ids);
  return administratorTransaction(ctx, { needs: "admin.users", ids, lockAllAdministrators: true }, async (tx, now, viewer) => {
    const rows = await usersToChange(tx, viewer, ids);
    const active = rows.filter(({ disabledAt }) => disabledAt === null);
    if (!active.length) return rows;
    const changed = await tx.update(users).set({ disabledAt: now, updatedAt: now }).where(isOneOf(active)).returning();
    if (active.some(({ profileType }) => profileType === "LOCALADMIN")) await checkAdministratorsLeft(tx, active);
    for (const { id } of active) await endSessionsAndChallenges(tx, now, id);
    await record(tx, now, viewer.actor, { action: "user.disable", model: "user", ...auditSubject(active), after: { disabledAt: now } });
    await permissionsChanged(tx);
    return withChangedRows(rows, changed);
  });
}

export function endUserSessions(ctx: Context, input: EndUserSessionsInput): Promise<UserSession[]> {
  const id = parseUuid(input.id);
  return administratorTransaction(ctx, { needs: "admin.users", ids: [id] }, async (tx, now, viewer) => {
    await userToChange(tx, viewer, id);
    const ended = await endSessionsAndChallenges(tx, now, id);
    const after = { sessions: ended.length };
    if (ended.length) await record(tx, now, viewer.actor, { action: "user.endSessions", model: "user", entityId: id, after });
    return ended.map((session) => toUserSession(session, viewer.sessionId));
  });
}

export async function endSessionsAndChallenges(tx: Tx, now: Date, userId: string): Promise<SessionRow[]> {
  await tx.delete(challenges).where(inList(challenges.userId, [userId]));
  return endSessionsOf(tx, now, userId);
}

function checkedIds(ids: readonly string[]): string[] {
  if (!ids.length) throw new AppError("BAD_USER_INPUT", { field: "ids" });
  return [...new Set(ids.map(parseUuid))];
}

const isOneOf = (rows: readonly UserRow[]) =>
  inList(
    users.id,
    rows.map(({ id }) => id),
  );

/** One audit row per mutation, also for several users. */
const auditSubject = (rows: readonly UserRow[]) => ({
  ...(rows.length === 1 && { entityId: rows[0]!.id }),
  before: { users: rows.map(({ id, user, disabledAt }) => ({ id, user, disabledAt })) },
});

const withChangedRows = (rows: readonly UserRow[], changed: readonly UserRow[]): UserRow[] =>
  rows.map((row) => changed.find(({ id }) => id === row.id) ?? row);
