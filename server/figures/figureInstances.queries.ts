import { asc } from "drizzle-orm";
import type { Reader } from "../db/connect";
import { instances } from "../db/tables/instances";
import type { Scope } from "../platform/viewer";
import { isInstanceInScope } from "./figureScope";

export async function figureInstances(db: Reader, scope: Scope): Promise<(typeof instances.$inferSelect)[]> {
  const rows = await db.select().from(instances).orderBy(asc(instances.name), asc(instances.id));
  return rows.filter(({ id }) => isInstanceInScope(scope, id));
}
