// Route figures of a claim in SQL, for orders and filters. Must match trips/progress.ts and trips/routes.resolver.ts;
// tests/api/claims/queries/routeFigureColumns.test.ts compares them.
import { and, type SQL, sql } from "drizzle-orm";
import { plannedThreshold } from "../../../schema/rules/claims/routes";
import { type RouteFigure, routeFigures, type TripFigure } from "../../../schema/rules/fields/routeFigures";
import { suppliersInScope } from "../../auth/permissions/scopeConditions";
import type { OrderValue } from "../../db/fieldOrders";
import { claims } from "../../db/tables/claims";
import { suppliers } from "../../db/tables/suppliers";
import { trips } from "../../db/tables/trips";
import type { Scope } from "../../platform/viewer";

const arrived = sql`${trips.realPath} is not null`;
const rounded = (value: SQL): SQL => sql`floor(${value} + 0.5)`;
const minutes = (seconds: SQL): SQL => sql`${rounded(sql`${seconds} / 6`)} / 10`;
const beyond = (real: SQL, ahead: SQL, planned: SQL): SQL => {
  const more = sql`${real} + case when ${arrived} then 0 else coalesce(${ahead}, 0) end - ${planned}`;
  // Not greatest(), which ignores null: an unknown value must stay unknown.
  return sql`case when ${more} < 0 then 0 else ${more} end`;
};

/** Encoded polyline: each number ends with a character below "_" and has at most six characters; a point is two numbers. */
const points = sql`length(translate(left(${trips.plannedPath}, 36), '_\`abcdefghijklmnopqrstuvwxyz{|}~', '')) / 2`;
const { metres, share, straightShare } = plannedThreshold;
const threshold = sql`case when ${trips.plannedPath} is not null and ${trips.plannedMetres} is not null
  then greatest(${metres}, ${trips.plannedMetres} * case when ${points} > 2 then ${share}::float8 else ${straightShare}::float8 end) end`;

const plannedMetres = rounded(sql`${trips.plannedMetres}`);
const plannedMinutes = minutes(sql`${trips.plannedSeconds}`);
const ofTrip: Record<TripFigure, SQL> = {
  realRouteMetres: rounded(sql`${trips.realMetres}`),
  realRouteMinutes: minutes(sql`${trips.realSeconds}`),
  assignedRouteMetres: plannedMetres,
  assignedRouteMinutes: plannedMinutes,
  straightMetres: rounded(sql`${trips.straightMetres}`),
  additionalMetres: rounded(beyond(sql`${trips.realMetres}`, sql`${trips.metres}`, sql`${trips.plannedMetres}`)),
  additionalMinutes: minutes(beyond(sql`${trips.realSeconds}`, sql`${trips.seconds}`, sql`${trips.plannedSeconds}`)),
  remainingMetres: sql`case when not ${arrived} then ${rounded(sql`${trips.metres}`)} end`,
  precalculatedRouteMetres: plannedMetres,
  precalculatedRouteMinutes: plannedMinutes,
  thresholdMetres: rounded(threshold),
  deviationMetres: rounded(sql`${trips.deviationMetres}`),
};

const isTripOfClaim = sql`${trips.claimId} = ${claims.id} and ${trips.supplierId} = ${claims.supplierId} and ${claims.proposed} is not true
  and (${arrived} or ${trips.computedAt} is not null and ${claims.etaFixAt} is not null)`;

/** Condition that the claim's supplier and the suppliers of its trips are in scope. `undefined` without restriction. */
function areSeen(scope: Scope): SQL | undefined {
  const inScope = suppliersInScope(scope);
  if (!inScope) return undefined;
  const isSeen = (id: SQL): SQL => sql`exists (select from ${suppliers} where ${and(sql`${suppliers.id} = ${id}`, inScope)})`;
  return sql`(${claims.supplierId} is null or ${isSeen(sql`${claims.supplierId}`)})
    and not exists (select from ${trips} where ${trips.claimId} = ${claims.id} and not ${isSeen(sql`${trips.supplierId}`)})`;
}

export function routeFigureValues(scope: Scope): Record<RouteFigure, OrderValue> {
  const suppliersSeen = areSeen(scope);
  const valueOf = (name: RouteFigure): SQL => {
    const tripFigure = name === "originMetres" || name === "destinationMetres" ? undefined : ofTrip[name];
    const value = tripFigure
      ? sql`coalesce(${claims[name]}, (select ${tripFigure} from ${trips} where ${isTripOfClaim}))`
      : sql`${claims[name]}`;
    return suppliersSeen ? sql`case when ${suppliersSeen} then ${value} end` : value;
  };
  return Object.fromEntries(routeFigures.map((name) => [name, { kind: "number", value: valueOf(name) }])) as Record<
    RouteFigure,
    OrderValue
  >;
}
