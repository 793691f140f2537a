import { and, asc, eq, isNotNull, isNull, ne, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { BoundsInput } from "../../../schema/map/map";
import type { Page } from "../../../schema/paging";
import { supplierFields } from "../../../schema/rules/fields/supplierFields";
import { isHidden } from "../../../schema/rules/fields/hiddenFields";
import type { FieldOrder } from "../../../schema/rules/fields/orders";
import { layerOfAccess, type MapLayer } from "../../../schema/rules/lists/mapLayers";
import { pageLimits } from "../../../schema/rules/limits/paging";
import { resourceStatusOrder, SupplierAccess } from "../../../schema/rules/lists/suppliers";
import type { SupplierFilter, SupplierSort } from "../../../schema/suppliers/suppliers";
import { canSeeAllClaims, suppliersInScope } from "../../auth/permissions/scopeConditions";
import { startsWithText } from "../../db/text/containsText";
import { orderByFields, type OrderValue, ranked } from "../../db/fieldOrders";
import { columnConditions } from "../../db/columnFilters";
import { fieldConditions, fieldOrder } from "../../db/fieldQueries";
import { arrayLiteral, inList } from "../../db/inList";
import { builtByIds, builtFor } from "../../db/reading/builtSelection";
import type { Reader } from "../../db/connect";
import { columnKey, selectPage, type Order, type PageArgs, type Selection } from "../../db/page";
import { instances } from "../../db/tables/instances";
import { positions } from "../../db/tables/positions";
import { fleetVehicles, suppliers } from "../../db/tables/suppliers";
import { inBounds } from "../../db/inBounds";
import { AppError } from "../../platform/errors";
import type { Scope, Viewer } from "../../platform/viewer";

export type SupplierRow = typeof suppliers.$inferSelect;

const byId = columnKey(suppliers.id, (row: SupplierRow) => row.id);
const orderOf = (sort: SupplierSort, scope: Scope): Order<SupplierRow> =>
  fieldOrder(suppliers, supplierFields, sort) ?? {
    name: "name",
    direction: "asc",
    reads: ["access", "id", "name"],
    keys: [byName(accessesWithHiddenName(scope)), byId],
  };

export const accessesWithHiddenName = ({ hiddenFields }: Scope): SupplierAccess[] =>
  (Object.keys(SupplierAccess) as SupplierAccess[]).filter((access) => isHidden(hiddenFields, layerOfAccess[access], "name"));

export const shownName = (scope: Scope): SQL => nameUnless(accessesWithHiddenName(scope));
const nameUnless = (nameless: readonly SupplierAccess[]): SQL =>
  nameless.length
    ? sql`case when ${inList(suppliers.access, [...nameless])} then ${suppliers.id} else ${suppliers.name} end`
    : sql`${suppliers.name}`;
const byName = (nameless: readonly SupplierAccess[]): Order<SupplierRow>["keys"][number] => ({
  column: nameUnless(nameless),
  type: "text",
  readValue: ({ access, id, name }) => (nameless.includes(access) ? id : name),
});

const hasPosition = or(isNotNull(suppliers.lon), sql`exists (select 1 from ${positions} p where p.supplier_id = ${suppliers.id})`)!;
/** Values for sorting and filtering that differ from the column. A fixed location has no time, but counts as a position. */
const shownValues: Record<string, OrderValue & { isEmpty?: SQL }> = {
  instance: { kind: "text", value: sql`(select r.name from ${instances} r where r.id = ${suppliers.instanceId})` },
  position: {
    kind: "instant",
    value: sql`(select p.fix_at from ${positions} p where p.supplier_id = ${suppliers.id})`,
    isEmpty: sql`not ${hasPosition}`,
  },
};
/** Counters of the source that include claims out of the viewer's scope. */
const ofAllClaims = ["allocationCount", "oldestActualMinutes"];

function assertColumnsSeen(requestedFields: readonly { field: string }[], scope: Scope): void {
  const unseen = canSeeAllClaims(scope) ? undefined : requestedFields.find(({ field }) => ofAllClaims.includes(field));
  if (unseen) throw new AppError("FIELD_UNKNOWN", { field: unseen.field });
}

function orderBySupplierFields(orderBy: readonly FieldOrder[], scope: Scope): Order<SupplierRow> {
  assertColumnsSeen(orderBy, scope);
  const values = { ...shownValues, status: ranked(suppliers.status, resourceStatusOrder) };
  return orderByFields(suppliers, orderBy, { values, indexed: ["id", "name"] });
}

/** `orderBy` precedes `sort`, which is always set. */
export interface SuppliersOrder {
  sort: SupplierSort;
  orderBy?: readonly FieldOrder[] | null;
}

export const suppliersSelection = (
  { scope }: Viewer,
  filter: SupplierFilter,
  { sort, orderBy }: SuppliersOrder,
): Selection<typeof suppliers> => ({
  from: suppliers,
  where: and(suppliersInScope(scope), ...conditions(filter, scope)),
  order: orderBy?.length ? orderBySupplierFields(orderBy, scope) : orderOf(sort, scope),
  usual: pageLimits.suppliers,
});

/** One statement, plus one for the total and one for an order without an index. Reads only `columns`. */
export const suppliersPage = async (
  db: Reader,
  viewer: Viewer,
  filter: SupplierFilter,
  order: SuppliersOrder,
  args: PageArgs,
  columns: ReadonlySet<string> | null,
): Promise<Page<SupplierRow>> => selectPage(db, suppliersSelection(viewer, filter, order), args, columns);

export function ofLayer(layer: MapLayer, filter: SupplierFilter | null | undefined): SupplierFilter {
  const access = (Object.keys(layerOfAccess) as SupplierAccess[]).filter((way) => layerOfAccess[way] === layer);
  return { ...filter, access: filter?.access ? access.filter((way) => filter.access!.includes(way)) : access };
}

function conditions(filter: SupplierFilter, scope: Scope): (SQL | undefined)[] {
  assertColumnsSeen(filter.columns ?? [], scope);
  const nameless = accessesWithHiddenName(scope);
  const idStarts = startsWithText(filter.text, sql`${suppliers.id}`);
  const nameShown = nameless.length ? notInArray(suppliers.access, nameless) : undefined;
  return [
    ...fieldConditions(suppliers, supplierFields, filter),
    ...columnConditions(suppliers, supplierFields, filter.columns, { ...shownValues, name: { value: nameUnless(nameless) } }),
    idStarts && or(idStarts, and(nameShown, startsWithText(filter.text, sql`${suppliers.name}`))),
    filter.withoutPosition == null ? undefined : filter.withoutPosition ? and(isNull(suppliers.lon), sql`not ${hasPosition}`) : hasPosition,
    filter.bounds == null ? undefined : isInBounds(filter.bounds),
  ];
}

/** Mobile suppliers by last position, others by location. */
const isInBounds = (bounds: BoundsInput): SQL =>
  or(
    and(ne(suppliers.access, "MOBILE"), inBounds(suppliers.lon, suppliers.lat, bounds)),
    and(
      eq(suppliers.access, "MOBILE"),
      sql`exists (select 1 from ${positions} where ${positions.supplierId} = ${suppliers.id} and ${inBounds(positions.lon, positions.lat, bounds)})`,
    ),
  )!;

export const suppliersById = (db: Reader, viewer: Viewer, ids: readonly string[]): Promise<SupplierRow[]> =>
  inScopeById(db, viewer.scope, { ids: arrayLiteral(ids) });

const inScopeById = builtFor((db, scope: Scope) =>
  db
    .select()
    .from(suppliers)
    .where(and(inList(suppliers.id, sql.placeholder("ids")), suppliersInScope(scope))),
);

/** Suppliers that the viewer may see while they serve a claim, so it may filter claims by them. */
export async function visibleSupplierIds(db: Reader, scope: Scope, ids: readonly string[]): Promise<string[]> {
  const visible = suppliersInScope({ ...scope, suppliers: scope.suppliers === "serving" ? "all" : scope.suppliers });
  if (!visible) return [...ids];
  const rows = await db
    .select({ id: suppliers.id })
    .from(suppliers)
    .where(and(inList(suppliers.id, ids), visible));
  return rows.map(({ id }) => id);
}

/** Suppliers of a claim filter, by code and mobile code, if visible to the viewer; `undefined` if it does not filter by them. */
export async function askedSupplierIds(
  db: Reader,
  scope: Scope,
  { supplierIds, mobileUser }: { supplierIds?: readonly string[] | null; mobileUser?: string | null },
): Promise<string[] | undefined> {
  if (supplierIds == null && mobileUser == null) return undefined;
  if (mobileUser == null) return visibleSupplierIds(db, scope, supplierIds!);
  const rows = await db.select({ id: suppliers.id }).from(suppliers).where(eq(suppliers.mobile, mobileUser));
  const carriers = rows.map(({ id }) => id).filter((id) => supplierIds == null || supplierIds.includes(id));
  return visibleSupplierIds(db, scope, carriers);
}

/** Without a scope check, because the viewer already received the suppliers. */
export const positionsOf = builtByIds((db, ids) => db.select().from(positions).where(inList(positions.supplierId, ids)));

export const fleetOf = builtByIds((db, ids) =>
  db.select().from(fleetVehicles).where(inList(fleetVehicles.supplierId, ids)).orderBy(asc(fleetVehicles.code)),
);

export async function supplierById(db: Reader, viewer: Viewer, id: string): Promise<SupplierRow | undefined> {
  return (
    await db
      .select()
      .from(suppliers)
      .where(and(eq(suppliers.id, id), suppliersInScope(viewer.scope)))
  )[0];
}
