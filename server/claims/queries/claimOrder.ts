import { and, type SQL, sql } from "drizzle-orm";
import type { ClaimSort } from "../../../schema/claims/claims";
import { knotPercents } from "../../../schema/rules/arrival/distribution";
import { claimStatusOrder } from "../../../schema/rules/lists/claims";
import { claimFields } from "../../../schema/rules/fields/claimFields";
import { isHidden } from "../../../schema/rules/fields/hiddenFields";
import type { FieldOrder } from "../../../schema/rules/fields/orders";
import { suppliersInScope } from "../../auth/permissions/scopeConditions";
import type { ClaimRow } from "../../changes/claimState";
import { orderByFields, type OrderValue, ranked } from "../../db/fieldOrders";
import { fieldOrder } from "../../db/fieldQueries";
import { columnKey, type Order, type OrderKey } from "../../db/page";
import { claims, urgency } from "../../db/tables/claims";
import { centres, clients, contracts, instances, services } from "../../db/tables/instances";
import { suppliers } from "../../db/tables/suppliers";
import { AppError } from "../../platform/errors";
import type { Scope, Viewer } from "../../platform/viewer";
import { shownName } from "../../suppliers/queries/suppliers.queries";
import { routeFigureValues } from "./routeFigureValues";

export interface ClaimsOrder {
  sort: ClaimSort;
  orderBy?: readonly FieldOrder[] | null;
}

export function claimsOrder({ sort, orderBy }: ClaimsOrder, { scope, functionalities }: Viewer): Order<ClaimRow> {
  if (!orderBy?.length) return orderOf(sort, scope);
  assertColumnsSeen(orderBy, { functionalities });
  const values = { ...shownValues(scope), status: ranked(claims.status, claimStatusOrder) };
  return orderByFields(claims, orderBy, { values, indexed: ["id", "occurredAt"] });
}

export function assertColumnsSeen(columns: readonly { field: string }[], { functionalities }: Pick<Viewer, "functionalities">): void {
  if (columns.some(({ field }) => field === "invoiceReference") && !functionalities.has("claim.economics"))
    throw new AppError("FIELD_UNKNOWN", { field: "invoiceReference" });
}

const iso = (date: Date | null): string => date?.toISOString() ?? "infinity";
const idKey = columnKey(claims.id, (row: ClaimRow) => row.id);
const urgencyKey: OrderKey<ClaimRow> = {
  column: urgency(claims).rank,
  type: "integer",
  readValue: (row) => claimStatusOrder.indexOf(row.status) + 1,
};
const ageKey: OrderKey<ClaimRow> = { column: urgency(claims).waiting, type: "instant", readValue: (row) => iso(row.measuredFrom) };

/** Never orders by a hidden field, because order and cursors would reveal its values. */
function orderOf(sort: ClaimSort, { hiddenFields }: Scope): Order<ClaimRow> {
  const hides = (field: string): boolean => isHidden(hiddenFields, "INCIDENTS", field);
  const order = fieldOrder(claims, claimFields, sort);
  if (order) return hides(order.field) ? { ...order, name: `${order.name}.id`, keys: [idKey] } : order;
  return hides("measuredFrom")
    ? { name: "urgency.status", direction: "asc", reads: ["status", "id"], keys: [urgencyKey, idKey] }
    : { name: "urgency", direction: "asc", reads: ["status", "measuredFrom", "id"], keys: [urgencyKey, ageKey, idKey] };
}

/** Columns ordered and filtered by another expression than their own column. */
export function shownValues(scope: Scope): Record<string, OrderValue> {
  const nameFrom = (from: SQL): OrderValue => ({ kind: "text", value: sql`(select r.name from ${from})` });
  const ofInstance = sql`r.instance_id = ${claims.instanceId}`;
  return {
    ...routeFigureValues(scope),
    // Rounded, because viewers who may not see the supplier get only the minute (trips/routes.resolver.ts) and cursors contain the value.
    predictedAt: { kind: "instant", value: sql`date_trunc('minute', ${claims.predictedAt})` },
    latestArrivalAt: {
      kind: "instant",
      value: sql`case when ${claims.lateChance} is not null then date_trunc('minute',
        to_timestamp((${claims.eta} ->> 'fixAt')::float8 / 1000 + (${claims.eta} -> 'seconds' ->> ${sql.raw(`${knotPercents.indexOf(90)}`)})::float8)) end`,
    },
    instance: nameFrom(sql`${instances} r where r.id = ${claims.instanceId}`),
    service: nameFrom(sql`${services} r where ${ofInstance} and r.id = ${claims.serviceId}`),
    centre: nameFrom(sql`${centres} r where ${ofInstance} and r.id = ${claims.centreId}`),
    client: nameFrom(sql`${clients} r where ${ofInstance} and r.id = ${claims.clientId}`),
    contract: nameFrom(sql`${contracts} r where ${ofInstance} and r.client_id = ${claims.clientId} and r.id = ${claims.contractId}`),
    supplier: {
      kind: "text",
      value: sql`(select ${shownName(scope)} from ${suppliers} where ${and(sql`${suppliers.id} = ${claims.supplierId}`, suppliersInScope(scope))})`,
    },
  };
}
