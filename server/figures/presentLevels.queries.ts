import { and, eq, isNotNull, isNull, lte, ne, sql } from "drizzle-orm";
import { HOUR_MS, MINUTE_MS } from "../../schema/rules/durations";
import type { LevelMeasure } from "../../schema/rules/indicators/measures";
import { claimsInScope } from "../auth/permissions/scopeConditions";
import type { Reader } from "../db/connect";
import { inListIfSet } from "../db/inList";
import { claims } from "../db/tables/claims";
import { outages } from "../db/tables/figures";
import type { Scope } from "../platform/viewer";
import type { IndicatorSettings } from "../settings/indicatorSettings.queries";

/** Open claims assigned for longer than the threshold, by assignment type. One statement, using the index of open claims. */
export async function overdueClaims(
  db: Reader,
  scope: Scope,
  instanceId: string,
  settings: IndicatorSettings,
  now: number,
): Promise<Partial<Record<LevelMeasure, number>>> {
  const before = (key: "manualNotFinished" | "digitalNotFinished") =>
    new Date(now - settings.of(instanceId, key).threshold! * HOUR_MS).toISOString();
  const overdue = (type: string, key: "manualNotFinished" | "digitalNotFinished") =>
    sql<number>`count(*) filter (where ${claims.assignmentType} = ${type} and ${claims.assignedAt} <= ${before(key)}::timestamptz)::int`;
  const [row] = await db
    .select({ manualOverdue: overdue("MANUAL", "manualNotFinished"), digitalOverdue: overdue("DIGITAL", "digitalNotFinished") })
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
  settings: IndicatorSettings,
  now: number,
): Promise<Partial<Record<LevelMeasure, number>>> {
  const lasting = (status: string, key: "resourcesOffline" | "resourcesWithoutPosition") =>
    sql<number>`count(*) filter (where ${outages.status} = ${status} and ${lte(outages.since, new Date(now - settings.of(instanceId, key).threshold! * MINUTE_MS))})::int`;
  const [row] = await db
    .select({
      offline: lasting("MOBILE_DISCONNECTED", "resourcesOffline"),
      withoutPosition: lasting("MOBILE_NO_LOCATION", "resourcesWithoutPosition"),
    })
    .from(outages)
    .where(and(eq(outages.instanceId, instanceId), isNull(outages.until), inListIfSet(outages.supplierId, supplierIds)));
  return row!;
}
