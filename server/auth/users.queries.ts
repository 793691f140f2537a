import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Reader } from "../db/connect";
import { centres } from "../db/tables/instances";
import { userInstances, users } from "../db/tables/users";
import type { Scope } from "../platform/viewer";

export type User = typeof users.$inferSelect;

/** By what the user signs in with, whatever the case; not a disabled one. */
export async function userByName(db: Reader, name: string): Promise<User | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(sql`lower(${users.user}) = lower(${name})`, isNull(users.disabledAt)));
  return row;
}

export async function userById(db: Reader, id: string): Promise<User | undefined> {
  return (
    await db
      .select()
      .from(users)
      .where(and(eq(users.id, id), isNull(users.disabledAt)))
  )[0];
}

/** What the user may see: its AMA instances, every layer. Contracts, suppliers, layers and fields narrow it with the profiles. */
export async function scopeOf(db: Reader, user: User): Promise<Scope> {
  const layers = ["MOBILE", "BASE", "INCIDENTS", "COLLABORATING"] as const;
  if (user.allInstances) return { version: "all", instances: "all", layers };
  const rows = await db
    .select({ id: userInstances.instanceId })
    .from(userInstances)
    .where(eq(userInstances.userId, user.id))
    .orderBy(asc(userInstances.instanceId));
  const ids = rows.map((row) => row.id);
  return { version: ids.join(","), instances: new Set(ids), layers };
}

/** The processing centres of the instances in scope. */
export async function centresInScope(db: Reader, scope: Scope): Promise<(typeof centres.$inferSelect)[]> {
  const all = db.select().from(centres);
  const within = scope.instances === "all" ? all : all.where(inArray(centres.instanceId, [...scope.instances, ""]));
  return within.orderBy(asc(centres.instanceId), asc(centres.id));
}
