import { and, asc, type SQL, sql } from "drizzle-orm";
import type { InstantRange } from "../../../schema/ranges";
import { claimsInScope } from "../../auth/permissions/scopeConditions";
import type { Reader } from "../../db/connect";
import { inList } from "../../db/inList";
import { inRange } from "../../db/instantRange";
import { claims } from "../../db/tables/claims";
import { positionHistory } from "../../db/tables/positions";
import type { Scope } from "../../platform/viewer";
import type { DataColumn, DataType } from "./columns";

const column = (name: string, type: DataType, description: string): DataColumn => ({
  name,
  type,
  description,
  valueOf: (row) => row[name],
});

export const trackColumns: DataColumn[] = [
  column("supplierId", "text", "Supplier.id of the mobile resource."),
  column("at", "instant", "Time of the measurement."),
  column("receivedAt", "instant", "Time at which the position was received."),
  column("lon", "number", "Longitude, in degrees (WGS 84)."),
  column("lat", "number", "Latitude, in degrees (WGS 84)."),
  column("speedMetresPerSecond", "number", "Speed, in metres per second."),
  column("courseDegrees", "number", "Course, in degrees clockwise from north."),
  column("accuracyMetres", "number", "Accuracy, in metres."),
];

export async function trackRecords(
  db: Reader,
  scope: Scope,
  supplierIds: readonly string[],
  period: InstantRange | undefined,
): Promise<unknown[][]> {
  const { supplierId, fixAt, receivedAt, lon, lat, speed, course, accuracy } = positionHistory;
  const rows = await db
    .select({ supplierId, fixAt, receivedAt, lon, lat, speed, course, accuracy })
    .from(positionHistory)
    .where(and(inList(supplierId, supplierIds), inRange(fixAt, period), whileServing(scope)))
    .orderBy(asc(supplierId), asc(fixAt));
  return rows.map((row) => [
    ...[row.supplierId, row.fixAt.toISOString(), row.receivedAt.toISOString(), row.lon, row.lat],
    ...[row.speed, row.course, row.accuracy],
  ]);
}

/** A viewer who sees suppliers while they serve a claim sees their positions since they were assigned to it. */
const whileServing = (scope: Scope): SQL | undefined =>
  scope.suppliers === "serving"
    ? sql`exists (select from ${claims} where ${claims.supplierId} = ${positionHistory.supplierId} and ${claims.proposed} is not true
        and ${claims.status} <> 'FINISHED' and ${claims.assignedAt} <= ${positionHistory.fixAt} and ${claimsInScope(scope) ?? sql`true`})`
    : undefined;
