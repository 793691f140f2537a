import { and, asc, eq, isNotNull, isNull, ne, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { BoundsInput } from "../../../schema/map";
import type { Page } from "../../../schema/paging";
import { supplierFields } from "../../../schema/rules/fields/supplierFields";
import { isHidden } from "../../../schema/rules/fields/hiddenFields";
import type { FieldOrder } from "../../../schema/rules/fields/orders";
import { layerOfAccess, type MapLayer } from "../../../schema/rules/map/map";
import { pageLimits } from "../../../schema/rules/limits/paging";
import { resourceStatusOrder, SupplierAccess } from "../../../schema/rules/suppliers/suppliers";
import type { SupplierFilter, SupplierSort } from "../../../schema/suppliers";
import { canSeeAllClaims, suppliersInScope } from "../../auth/permissions/scopeConditions";
import { escapeLike } from "../../db/text/containsText";
import { orderByFields, type OrderValue, ranked } from "../../db/fieldOrders";
import { columnConditions } from "../../db/columnFilters";
import { fieldConditions, fieldOrder } from "../../db/fieldQueries";
import { arrayLiteral, inList } from "../../db/inList";
import { builtByIds, builtFor } from "../../db/reading/builtSelection";
import type { Reader } from "../../db/connect";
import { selectPage, type Order, type PageArgs, type Selection } from "../../db/page";
import { instances } from "../../db/tables/instances";
import { positions } from "../../db/tables/positions";
import { fleetVehicles, suppliers } from "../../db/tables/suppliers";
import { inBounds } from "../../db/inBounds";
import { AppError } from "../../platform/errors";
import type { Scope, Viewer } from "../../platform/viewer";

export type SupplierRow = typeof suppliers.$inferSelect;

const byId = { column: sql`${suppliers.id}`, readValue: (row: SupplierRow) => row.id };
const orderOf = (sort: SupplierSort, scope: Scope): Order<SupplierRow> =>
  fieldOrder(suppliers, supplierFields, sort) ?? {
    name: "name",
    direction: "asc",
    reads: ["access", "id", "name"],
    keys: [byName(accessesWithHiddenName(scope)), byId],
  };

/** Those whose names are hidden, by how they are reached. */
export const accessesWithHiddenName = ({ hiddenFields }: Scope): SupplierAccess[] =>
  (Object.keys(SupplierAccess) as SupplierAccess[]).filter((access) => isHidden(hiddenFields, layerOfAccess[access], "name"));

/** The name that is shown: a supplier whose name is hidden is called by its code. */
export const shownName = (scope: Scope): SQL => nameUnless(accessesWithHiddenName(scope));
const nameUnless = (nameless: readonly SupplierAccess[]): SQL =>
  nameless.length
    ? sql`case when ${inList(suppliers.access, [...nameless])} then ${suppliers.id} else ${suppliers.name} end`
    : sql`${suppliers.name}`;
const byName = (nameless: readonly SupplierAccess[]): Order<SupplierRow>["keys"][number] => ({
  column: nameUnless(nameless),
  readValue: ({ access, id, name }) => (nameless.includes(access) ? id : name),
});

const hasPosition = or(isNotNull(suppliers.lon), sql`exists (select 1 from ${positions} p where p.supplier_id = ${suppliers.id})`)!;
/** What is ordered and filtered otherwise than by its own column. A place has no instant, and is something. */
const shownValues: Record<string, OrderValue & { isEmpty?: SQL }> = {
  instance: { kind: "text", value: sql`(select r.name from ${instances} r where r.id = ${suppliers.instanceId})` },
  position: {
    kind: "instant",
    value: sql`(select p.fix_at from ${positions} p where p.supplier_id = ${suppliers.id})`,
    isEmpty: sql`not ${hasPosition}`,
  },
};
/** Figures of the source that count claims which not everybody may see. */
const ofAllClaims = ["allocationCount", "oldestActualMinutes"];

/** Throws FIELD_UNKNOWN. */
function assertColumnsSeen(asked: readonly { field: string }[], scope: Scope): void {
  const unseen = canSeeAllClaims(scope) ? undefined : asked.find(({ field }) => ofAllClaims.includes(field));
  if (unseen) throw new AppError("FIELD_UNKNOWN", { field: unseen.field });
}

/** Throws FIELD_UNKNOWN. */
function orderBySupplierFields(orderBy: readonly FieldOrder[], scope: Scope): Order<SupplierRow> {
  assertColumnsSeen(orderBy, scope);
  const values = { ...shownValues, status: ranked(suppliers.status, resourceStatusOrder) };
  return orderByFields(suppliers, orderBy, { values, indexed: ["id", "name"] });
}

/** `orderBy` counts before `sort`, which is always there. */
export interface SuppliersOrder {
  sort: SupplierSort;
  orderBy?: readonly FieldOrder[] | null;
}

/** The suppliers in scope that a filter lets through. Throws BAD_USER_INPUT, FIELD_UNKNOWN. */
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

/** A page of the suppliers in scope: one statement, one more when the total is asked for, one more for an order that no index keeps. Of the rows only `columns`. */
export const suppliersPage = async (
  db: Reader,
  viewer: Viewer,
  filter: SupplierFilter,
  order: SuppliersOrder,
  args: PageArgs,
  columns: ReadonlySet<string> | null,
): Promise<Page<SupplierRow>> => selectPage(db, suppliersSelection(viewer, filter, order), args, columns);

/** Those of a layer of the map that a filter lets through. */
export function ofLayer(layer: MapLayer, filter: SupplierFilter | null | undefined): SupplierFilter {
  const access = (Object.keys(layerOfAccess) as SupplierAccess[]).filter((way) => layerOfAccess[way] === layer);
  return { ...filter, access: filter?.access ? access.filter((way) => filter.access!.includes(way)) : access };
}

/** Throws BAD_USER_INPUT, FIELD_UNKNOWN. */
function conditions(filter: SupplierFilter, scope: Scope): (SQL | undefined)[] {
  assertColumnsSeen(filter.columns ?? [], scope);
  const nameless = accessesWithHiddenName(scope);
  const likePattern = filter.text?.trim() ? `${escapeLike(filter.text.trim())}%` : null;
  const nameShown = nameless.length ? notInArray(suppliers.access, nameless) : undefined;
  return [
    ...fieldConditions(suppliers, supplierFields, filter),
    ...columnConditions(suppliers, supplierFields, filter.columns, { ...shownValues, name: { value: nameUnless(nameless) } }),
    likePattern === null
      ? undefined
      : or(sql`${suppliers.id} ilike ${likePattern}`, and(nameShown, sql`${suppliers.name} ilike ${likePattern}`)),
    filter.withoutPosition == null ? undefined : filter.withoutPosition ? and(isNull(suppliers.lon), sql`not ${hasPosition}`) : hasPosition,
    filter.bounds == null ? undefined : isInBounds(filter.bounds),
  ];
}

/** A mobile supplier is where it was last seen, any other where it has its place. */
const isInBounds = (bounds: BoundsInput): SQL =>
  or(
    and(ne(suppliers.access, "MOBILE"), inBounds(suppliers.lon, suppliers.lat, bounds)),
    and(
      eq(suppliers.access, "MOBILE"),
      sql`exists (select 1 from ${positions} where ${positions.supplierId} = ${suppliers.id} and ${inBounds(positions.lon, positions.lat, bounds)})`,
    ),
  )!;

/** Suppliers by id within the scope. */
export const suppliersById = (db: Reader, viewer: Viewer, ids: readonly string[]): Promise<SupplierRow[]> =>
  inScopeById(db, viewer.scope, { ids: arrayLiteral(ids) });

const inScopeById = builtFor((db, scope: Scope) =>
  db
    .select()
    .from(suppliers)
    .where(and(inList(suppliers.id, sql.placeholder("ids")), suppliersInScope(scope))),
);

/** Those of these suppliers that the viewer may see once they serve: it may ask for their claims by their names. */
export async function visibleSupplierIds(db: Reader, scope: Scope, ids: readonly string[]): Promise<string[]> {
  const visible = suppliersInScope({ ...scope, suppliers: scope.suppliers === "serving" ? "all" : scope.suppliers });
  if (!visible) return [...ids];
  const rows = await db
    .select({ id: suppliers.id })
    .from(suppliers)
    .where(and(inList(suppliers.id, ids), visible));
  return rows.map(({ id }) => id);
}

/**
 * The suppliers that a filter of claims asks for, by their codes and by a mobile code, those that the viewer may see; undefined: it asks for
 * none. Which claims a supplier has is revealed by a filter, too.
 */
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

/** Last positions of suppliers the viewer was already given. */
export const positionsOf = builtByIds((db, ids) => db.select().from(positions).where(inList(positions.supplierId, ids)));

export const fleetOf = builtByIds((db, ids) =>
  db.select().from(fleetVehicles).where(inList(fleetVehicles.supplierId, ids)).orderBy(asc(fleetVehicles.code)),
);

/** The supplier, or undefined when there is none or the viewer may not see it. */
export async function supplierById(db: Reader, viewer: Viewer, id: string): Promise<SupplierRow | undefined> {
  return (
    await db
      .select()
      .from(suppliers)
      .where(and(eq(suppliers.id, id), suppliersInScope(viewer.scope)))
  )[0];
}
