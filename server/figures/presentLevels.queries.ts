import { and, eq, isNotNull, isNull, lte, ne, type SQL, sql } from "drizzle-orm";
import type { ThresholdOf } from "../../schema/rules/indicators/claimContributions";
import { MINUTE_MS } from "../../schema/rules/durations";
import { type LevelMeasure, type LevelRule, levelRules, resourceLevels } from "../../schema/rules/indicators/measures";
import { claimsInScope } from "../auth/permissions/scopeConditions";
import { levelCondition } from "../claims/queries/measureConditions.queries";
import type { Reader } from "../db/connect";
import { inListIfSet } from "../db/inList";
import { claims } from "../db/tables/claims";
import { outages } from "../db/tables/figures";
import type { Scope } from "../platform/viewer";

type Levels = Partial<Record<LevelMeasure, number>>;
const countOf = (condition: SQL): SQL<number> => sql<number>`count(*) filter (where ${condition})::int`;

/** Current levels of assigned claims. One statement, using the index of open claims. */
export async function presentClaims(
  db: Reader,
  scope: Scope,
  instanceId: string,
  levels: readonly LevelMeasure[],
  thresholdOf: ThresholdOf,
  now: number,
): Promise<Levels> {
  const at = sql`${new Date(now).toISOString()}::timestamptz`;
  const counts = levels.flatMap((measure) => {
    const rule: LevelRule = levelRules[measure];
    if ("resourceStatus" in rule) return [];
    const threshold = sql`${rule.after ? thresholdOf(measure) : 0}::float8`;
    return [[measure, countOf(levelCondition(rule, at, threshold))] as const];
  });
  const [row] = await db
    .select(Object.fromEntries(counts) as Partial<Record<LevelMeasure, SQL<number>>>)
    .from(claims)
    .where(
      and(
        eq(claims.instanceId, instanceId),
        ne(claims.status, "FINISHED"),
        isNotNull(claims.supplierId),
        sql`${claims.proposed} is not true`,
        claimsInScope(scope),
      ),
    );
  return row!;
}

export async function presentOutages(
  db: Reader,
  supplierIds: readonly string[] | null,
  instanceId: string,
  thresholdOf: ThresholdOf,
  now: number,
): Promise<Levels> {
  const counts = resourceLevels.map(({ measure, status }) => {
    const since = new Date(now - thresholdOf(measure) * MINUTE_MS);
    return [measure, countOf(and(eq(outages.status, status), lte(outages.since, since))!)] as const;
  });
  const [row] = await db
    .select(Object.fromEntries(counts) as Partial<Record<LevelMeasure, SQL<number>>>)
    .from(outages)
    .where(and(eq(outages.instanceId, instanceId), isNull(outages.until), inListIfSet(outages.supplierId, supplierIds)));
  return row!;
}
