import { and, desc, eq, exists, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import type { UserSession } from "../../../schema/users/account";
import type { Page } from "../../../schema/paging";
import { pageLimits } from "../../../schema/rules/limits/paging";
import type { UserFilter, UserSort } from "../../../schema/users/users";
import { isActiveSession, toUserSession } from "../../auth/session/sessions";
import { containsText } from "../../db/text/containsText";
import { hasIdIfSet, inList, inListIfSet } from "../../db/inList";
import { inRange } from "../../db/instantRange";
import type { Reader } from "../../db/connect";
import { columnKey, selectPage, type Order, type PageArgs } from "../../db/page";
import { sessions } from "../../db/tables/sessions";
import { userInstances, users } from "../../db/tables/users";
import { AppError } from "../../platform/errors";
import { isVisibleTo } from "../../auth/permissions/ownership";
import { parseUuid } from "../../platform/uuid";
import type { Administrator } from "../permissions/administrator";

export type UserRow = typeof users.$inferSelect;

const byId = columnKey(users.id, (row: UserRow) => row.id);
const instantOf = (at: Date | null): string => (at ?? new Date(0)).toISOString();
const orders: Record<keyof typeof UserSort, Order<UserRow>> = {
  NAME: { name: "userName", direction: "asc", keys: [columnKey(users.name, (row) => row.name), byId] },
  USER: { name: "user", direction: "asc", keys: [columnKey(users.foldedUser, (row) => row.foldedUser), byId] },
  CREATED: {
    name: "userCreated",
    direction: "desc",
    keys: [columnKey(users.createdAt, (row) => instantOf(row.createdAt)), byId],
  },
  LAST_SEEN: {
    name: "userSeen",
    direction: "desc",
    keys: [
      { column: sql`coalesce(${users.lastSeenAt}, to_timestamp(0))`, type: "instant", readValue: (row) => instantOf(row.lastSeenAt) },
      byId,
    ],
  },
};

export async function usersPage(
  db: Reader,
  viewer: Administrator,
  filter: UserFilter,
  sort: keyof typeof UserSort,
  args: PageArgs,
  extraCondition?: SQL,
): Promise<Page<UserRow>> {
  const order = orders[sort];
  const condition = and(isVisibleTo(viewer), extraCondition, ...conditions(db, filter));
  return selectPage(db, { from: users, where: condition, order, usual: pageLimits.claims }, args);
}

function conditions(db: Reader, filter: UserFilter): (SQL | undefined)[] {
  const { profileTypes, disabled, internal, instanceIds, ownerId, specificProfileId } = filter;
  const canSeeOne = (ids: string[]): SQL | undefined =>
    ids.length
      ? or(
          users.allInstances,
          exists(
            db
              .select({ one: sql`1` })
              .from(userInstances)
              .where(and(eq(userInstances.userId, users.id), inList(userInstances.instanceId, ids))),
          ),
        )
      : sql`false`;
  return [
    containsText(filter.text, sql`${users.name}`, sql`${users.user}`, sql`${users.email}`),
    inListIfSet(users.profileType, profileTypes),
    disabled == null ? undefined : disabled ? isNotNull(users.disabledAt) : isNull(users.disabledAt),
    internal == null ? undefined : eq(users.internal, internal),
    instanceIds == null ? undefined : canSeeOne(instanceIds),
    hasIdIfSet(users.ownerId, ownerId),
    hasIdIfSet(users.specificProfileId, specificProfileId),
    inRange(users.updatedAt, filter.updatedAt),
  ];
}

export async function managedUser(db: Reader, viewer: Administrator, id: string): Promise<UserRow> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, parseUuid(id)), isVisibleTo(viewer)));
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

export async function userSessions(db: Reader, now: number, viewer: Administrator, id: string): Promise<UserSession[]> {
  const user = await managedUser(db, viewer, id);
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, user.id), isActiveSession(now)))
    .orderBy(desc(sql`coalesce(${sessions.lastSeenAt}, ${sessions.createdAt})`), desc(sessions.id))
    .limit(pageLimits.max);
  return rows.map((row) => toUserSession(row, viewer.sessionId));
}

/** AMA instances of users that the viewer already received. */
export const instancesOfUsers = (db: Reader, ids: readonly string[]) =>
  db
    .select()
    .from(userInstances)
    .where(inList(userInstances.userId, [...ids]))
    .orderBy(userInstances.instanceId);

export const namesOfUsers = (db: Reader, viewer: Administrator, ids: readonly string[]) =>
  db
    .select({ id: users.id, user: users.user, name: users.name })
    .from(users)
    .where(
      and(
        inList(users.id, [...ids]),
        or(isVisibleTo(viewer), sql`${users.id} = (select me.owner_id from users me where me.id = ${viewer.userId})`),
      ),
    );

// Raw names: drizzle omits table names in single-table statements, so a subselect would refer to its own column.
const owned = (table: string) => sql<number>`(select count(*)::int from ${sql.raw(table)} o where o.owner_id = users.id)`;

export const ownedCounts = (db: Reader, ids: readonly string[]) =>
  db
    .select({
      id: users.id,
      users: owned("users"),
      profiles: owned("specific_profiles"),
      keys: owned("(select owner_id from api_keys where revoked_at is null)"),
    })
    .from(users)
    .where(inList(users.id, [...ids]));
