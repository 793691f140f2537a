// What a viewer can have figures of.
import { asc } from "drizzle-orm";
import { type IndicatorKey, indicatorKeys } from "../../schema/rules/indicators/indicators";
import type { Reader } from "../db/connect";
import { instances } from "../db/tables/instances";
import type { Scope } from "../platform/viewer";
import { canSeeIndicator, isInstanceInScope } from "./figureScope";

/** The AMA instances that it has figures of, by name. */
export async function figureInstances(db: Reader, scope: Scope): Promise<(typeof instances.$inferSelect)[]> {
  const rows = await db.select().from(instances).orderBy(asc(instances.name), asc(instances.id));
  return rows.filter(({ id }) => isInstanceInScope(scope, id));
}

/** The indicators that are not hidden from it, whether they are on or off in an instance. */
export const visibleIndicators = (scope: Scope): ReadonlySet<IndicatorKey> =>
  new Set(indicatorKeys.filter((key) => canSeeIndicator(scope, key)));
