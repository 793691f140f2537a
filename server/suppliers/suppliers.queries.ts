import { and, asc, count, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { BoundsInput } from "../../schema/map";
import type { Page } from "../../schema/paging";
import { mapLayers, layerOfAccess } from "../../schema/rules/map";
import { pageLimits } from "../../schema/rules/paging";
import { SupplierAccess } from "../../schema/rules/suppliers";
import type { SupplierFilter, SupplierSort } from "../../schema/suppliers";
import type { Reader } from "../db/connect";
import { afterCursor, orderBy, page, pageSize, type Order, type PageArgs } from "../db/page";
import { positions } from "../db/tables/positions";
import { fleetVehicles, suppliers } from "../db/tables/suppliers";
import { within } from "../db/within";
import type { Scope, Viewer } from "../platform/viewer";

export type SupplierRow = typeof suppliers.$inferSelect;

/** What of the suppliers the scope lets through: its instances, and the ways of access whose layer it has. */
export function suppliersInScope(scope: Scope): SQL | undefined {
  const access = (Object.keys(SupplierAccess) as SupplierAccess[]).filter((way) => scope.layers.includes(layerOfAccess[way]));
  if (!access.length || (scope.instances !== "all" && !scope.instances.size)) return sql`false`;
  return and(
    scope.instances === "all" ? undefined : inArray(suppliers.instanceId, [...scope.instances]),
    mapLayers.every((layer) => scope.layers.includes(layer)) ? undefined : inArray(suppliers.access, access),
  );
}

const byId = { column: sql`${suppliers.id}`, of: (row: SupplierRow) => row.id };
const orders: Record<SupplierSort, Order<SupplierRow>> = {
  NAME: { name: "name", direction: "asc", keys: [{ column: sql`${suppliers.name}`, of: (row) => row.name }, byId] },
  ID: { name: "id", direction: "asc", keys: [byId] },
};

/** A page of the suppliers in scope: one statement, and one more when the total is asked for. */
export async function suppliersPage(
  db: Reader,
  viewer: Viewer,
  filter: SupplierFilter,
  sort: SupplierSort,
  args: PageArgs,
): Promise<Page<SupplierRow>> {
  const order = orders[sort];
  const first = pageSize(args, pageLimits.suppliers);
  const wanted = and(suppliersInScope(viewer.scope), ...conditions(filter));
  const rows = await db
    .select()
    .from(suppliers)
    .where(and(wanted, afterCursor(order, args.after)))
    .orderBy(...orderBy(order))
    .limit(first + 1);
  return page(order, args, first, rows, async () => (await db.select({ n: count() }).from(suppliers).where(wanted))[0]!.n);
}

function conditions(filter: SupplierFilter): (SQL | undefined)[] {
  const among = <T>(column: Parameters<typeof inArray>[0], values: T[] | null | undefined): SQL | undefined =>
    values == null ? undefined : values.length ? inArray(column, values) : sql`false`;
  const prefix = filter.text?.trim() ? `${filter.text.trim().replace(/[\\%_]/g, "\\$&")}%` : null;
  const placed = or(isNotNull(suppliers.lon), sql`exists (select 1 from ${positions} p where p.supplier_id = ${suppliers.id})`)!;
  return [
    among(suppliers.id, filter.ids),
    among(suppliers.instanceId, filter.instanceIds),
    among(suppliers.access, filter.access),
    among(suppliers.status, filter.statuses),
    among(suppliers.networkState, filter.networkStates),
    prefix === null ? undefined : sql`(${suppliers.name} ilike ${prefix} or ${suppliers.id} ilike ${prefix})`,
    filter.withoutPosition == null ? undefined : filter.withoutPosition ? and(isNull(suppliers.lon), sql`not ${placed}`) : placed,
    filter.bounds == null ? undefined : isWithin(filter.bounds),
  ];
}

/** A mobile supplier is where it was last seen, any other where it has its place. */
const isWithin = (bounds: BoundsInput): SQL =>
  or(
    and(ne(suppliers.access, "MOBILE"), within(suppliers.lon, suppliers.lat, bounds)),
    and(
      eq(suppliers.access, "MOBILE"),
      sql`exists (select 1 from ${positions} where ${positions.supplierId} = ${suppliers.id} and ${within(positions.lon, positions.lat, bounds)})`,
    ),
  )!;

/** Suppliers by id within the scope. */
export const suppliersById = (db: Reader, viewer: Viewer, ids: readonly string[]) =>
  db
    .select()
    .from(suppliers)
    .where(and(inArray(suppliers.id, [...ids]), suppliersInScope(viewer.scope)));

/** Last positions of suppliers the viewer was already given. */
export const positionsOf = (db: Reader, ids: readonly string[]) =>
  db
    .select()
    .from(positions)
    .where(inArray(positions.supplierId, [...ids]));

export const fleetOf = (db: Reader, ids: readonly string[]) =>
  db
    .select()
    .from(fleetVehicles)
    .where(inArray(fleetVehicles.supplierId, [...ids]))
    .orderBy(asc(fleetVehicles.code));

/** The supplier, or undefined when there is none or the viewer may not see it. */
export async function supplierById(db: Reader, viewer: Viewer, id: string): Promise<SupplierRow | undefined> {
  return (
    await db
      .select()
      .from(suppliers)
      .where(and(eq(suppliers.id, id), suppliersInScope(viewer.scope)))
  )[0];
}
