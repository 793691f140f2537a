// Decides which events an endpoint receives: chosen types, the claim filter, and the scope and rights of its key.
import { and } from "drizzle-orm";
import type { GraphQLInputType, GraphQLSchema } from "graphql";
import { isHidden } from "../../schema/rules/fields/hiddenFields";
import { layerOfAccess } from "../../schema/rules/lists/mapLayers";
import { alarmsInScope } from "../alarms/alarmScope";
import { assertNothingHiddenIn } from "../auth/permissions/fields";
import { canDo } from "../auth/permissions/functionalities";
import { canSeeIndicator } from "../auth/permissions/indicators";
import { claimsInScope, suppliersInScope } from "../auth/permissions/scopeConditions";
import { claimConditions } from "../claims/queries/claimFilter.queries";
import type { Reader } from "../db/connect";
import { inList } from "../db/inList";
import { alarms } from "../db/tables/alarms";
import { claims } from "../db/tables/claims";
import { suppliers } from "../db/tables/suppliers";
import type { webhookEvents } from "../db/tables/webhooks";
import { AppError } from "../platform/errors";
import type { Viewer } from "../platform/viewer";
import type { EndpointRow } from "./endpoints.queries";
import { storedFilter } from "./filterValue";
import { hiddenTypes } from "./hiddenTypes";

export type EventRow = typeof webhookEvents.$inferSelect;

export interface MatchedEndpoint extends Pick<EndpointRow, "id" | "events" | "filter"> {
  viewer: Viewer;
}

/** Throws FIELD_UNKNOWN if the filter asks about a field that the key does not see. */
export function assertFilterShown(schema: GraphQLSchema, filter: EndpointRow["filter"], viewer: Viewer, now: number): void {
  if (!filter) return;
  assertNothingHiddenIn(schema.getType("ClaimFilter") as GraphQLInputType, filter, viewer.scope, ["INCIDENTS"]);
  claimConditions(storedFilter(filter)!, viewer, now);
}

/** Returns the events for the endpoint, in their order. At most one statement per kind of subject. */
export async function eventsFor(
  db: Reader,
  schema: GraphQLSchema,
  endpoint: MatchedEndpoint,
  events: readonly EventRow[],
  now: number,
): Promise<EventRow[]> {
  const { viewer } = endpoint;
  const hidden = hiddenTypes(viewer.scope);
  const chosen = events.filter(
    ({ type, endpointId }) => (endpointId === null ? endpoint.events.includes(type) : endpointId === endpoint.id) && !hidden.includes(type),
  );
  if (!chosen.length) return [];
  const claimIds = await matchingClaims(db, schema, endpoint, chosen, now);
  const alarmIds = await visibleAlarms(db, viewer, chosen);
  const supplierIds = await visibleSuppliers(db, viewer, chosen);
  return chosen.filter(({ type, claimId, alarmId, supplierId, facts }) => {
    if (type === "INDICATOR_LEVEL") return canDo(viewer, "dashboard") && canSeeIndicator(viewer.scope, facts.indicator!);
    if (claimId !== null && !claimIds.has(claimId)) return false;
    if (alarmId !== null) return alarmIds.has(alarmId);
    return supplierId === null || supplierIds.has(supplierId);
  });
}

const idsOf = (events: readonly EventRow[], field: "claimId" | "alarmId" | "supplierId"): string[] => [
  ...new Set(events.flatMap((event) => event[field] ?? [])),
];

async function matchingClaims(
  db: Reader,
  schema: GraphQLSchema,
  { viewer, filter }: MatchedEndpoint,
  events: readonly EventRow[],
  now: number,
): Promise<ReadonlySet<string>> {
  const ids = idsOf(events, "claimId");
  if (!ids.length || !canDo(viewer, "claim.detail")) return new Set();
  try {
    assertFilterShown(schema, filter, viewer, now);
    const conditions = claimConditions(storedFilter(filter) ?? {}, viewer, now);
    const rows = await db
      .select({ id: claims.id })
      .from(claims)
      .where(and(inList(claims.id, ids), claimsInScope(viewer.scope), ...conditions));
    return new Set(rows.map(({ id }) => id));
  } catch (error) {
    // The rights of the key were reduced below what the filter needs.
    if (error instanceof AppError) return new Set();
    throw error;
  }
}

async function visibleAlarms(db: Reader, viewer: Viewer, events: readonly EventRow[]): Promise<ReadonlySet<string>> {
  const ids = idsOf(events, "alarmId");
  if (!ids.length || !canDo(viewer, "alarms")) return new Set();
  const rows = await db
    .select({ id: alarms.id })
    .from(alarms)
    .where(and(inList(alarms.id, ids), alarmsInScope(viewer)));
  return new Set(rows.map(({ id }) => id));
}

async function visibleSuppliers(db: Reader, viewer: Viewer, events: readonly EventRow[]): Promise<ReadonlySet<string>> {
  const ids = idsOf(events, "supplierId");
  if (!ids.length || !canDo(viewer, "supplier.detail")) return new Set();
  const rows = await db
    .select({ id: suppliers.id, access: suppliers.access })
    .from(suppliers)
    .where(and(inList(suppliers.id, ids), suppliersInScope(viewer.scope)));
  const isStateShown = (access: (typeof rows)[number]["access"]): boolean =>
    !isHidden(viewer.scope.hiddenFields, layerOfAccess[access], "networkState");
  return new Set(rows.filter(({ access }) => isStateShown(access)).map(({ id }) => id));
}

/** Returns the subject of an event. Events of one subject are sent in their order. */
export const subjectOf = ({ id, claimId, alarmId, supplierId, facts }: EventRow): string =>
  claimId ?? supplierId ?? alarmId ?? (facts.indicator ? `${facts.instanceId} ${facts.indicator}` : id);
