import { and, asc, count, eq, isNotNull, isNull, ne, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { BoundsInput } from "../../schema/map";
import type { Page } from "../../schema/paging";
import { isHidden } from "../../schema/rules/fields";
import { layerOfAccess } from "../../schema/rules/map";
import { pageLimits } from "../../schema/rules/paging";
import { SupplierAccess } from "../../schema/rules/suppliers";
import type { SupplierFilter, SupplierSort } from "../../schema/suppliers";
import { suppliersInScope } from "../auth/inScope";
import { among, listed } from "../db/among";
import type { Reader } from "../db/connect";
import { afterCursor, orderBy, page, pageSize, type Order, type PageArgs } from "../db/page";
import { positions } from "../db/tables/positions";
import { fleetVehicles, suppliers } from "../db/tables/suppliers";
import { within } from "../db/within";
import type { Scope, Viewer } from "../platform/viewer";

export type SupplierRow = typeof suppliers.$inferSelect;

const byId = { column: sql`${suppliers.id}`, of: (row: SupplierRow) => row.id };
const orders: Record<SupplierSort, (scope: Scope) => Order<SupplierRow>> = {
  NAME: (scope) => ({ name: "name", direction: "asc", keys: [byName(namelessIn(scope)), byId] }),
  ID: () => ({ name: "id", direction: "asc", keys: [byId] }),
};

/** Those whose names are hidden, by how they are reached. */
export const namelessIn = ({ hiddenFields }: Scope): SupplierAccess[] =>
  (Object.keys(SupplierAccess) as SupplierAccess[]).filter((access) => isHidden(hiddenFields, layerOfAccess[access], "name"));

/** By the name that is shown: a supplier whose name is hidden is called by its code. */
const byName = (nameless: readonly SupplierAccess[]): Order<SupplierRow>["keys"][number] => ({
  column: nameless.length
    ? sql`case when ${among(suppliers.access, [...nameless])} then ${suppliers.id} else ${suppliers.name} end`
    : sql`${suppliers.name}`,
  of: ({ access, id, name }) => (nameless.includes(access) ? id : name),
});

/** A page of the suppliers in scope: one statement, and one more when the total is asked for. */
export async function suppliersPage(
  db: Reader,
  viewer: Viewer,
  filter: SupplierFilter,
  sort: SupplierSort,
  args: PageArgs,
): Promise<Page<SupplierRow>> {
  const order = orders[sort](viewer.scope);
  const first = pageSize(args, pageLimits.suppliers);
  const wanted = and(suppliersInScope(viewer.scope), ...conditions(filter, namelessIn(viewer.scope)));
  const rows = await db
    .select()
    .from(suppliers)
    .where(and(wanted, afterCursor(order, args.after)))
    .orderBy(...orderBy(order))
    .limit(first + 1);
  return page(order, args, first, rows, async () => (await db.select({ n: count() }).from(suppliers).where(wanted))[0]!.n);
}

function conditions(filter: SupplierFilter, nameless: SupplierAccess[]): (SQL | undefined)[] {
  const prefix = filter.text?.trim() ? `${filter.text.trim().replace(/[\\%_]/g, "\\$&")}%` : null;
  const named = nameless.length ? notInArray(suppliers.access, nameless) : undefined;
  const placed = or(isNotNull(suppliers.lon), sql`exists (select 1 from ${positions} p where p.supplier_id = ${suppliers.id})`)!;
  return [
    listed(suppliers.id, filter.ids),
    listed(suppliers.instanceId, filter.instanceIds),
    listed(suppliers.access, filter.access),
    listed(suppliers.status, filter.statuses),
    listed(suppliers.networkState, filter.networkStates),
    prefix === null ? undefined : or(sql`${suppliers.id} ilike ${prefix}`, and(named, sql`${suppliers.name} ilike ${prefix}`)),
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
    .where(and(among(suppliers.id, [...ids]), suppliersInScope(viewer.scope)));

/** Those of these suppliers that the viewer may see once they serve: it may ask for their claims by their names. */
export async function suppliersNamed(db: Reader, scope: Scope, ids: readonly string[]): Promise<string[]> {
  const seen = suppliersInScope({ ...scope, suppliers: scope.suppliers === "serving" ? "all" : scope.suppliers });
  if (!seen) return [...ids];
  const rows = await db
    .select({ id: suppliers.id })
    .from(suppliers)
    .where(and(among(suppliers.id, ids), seen));
  return rows.map(({ id }) => id);
}

/** Last positions of suppliers the viewer was already given. */
export const positionsOf = (db: Reader, ids: readonly string[]) =>
  db
    .select()
    .from(positions)
    .where(among(positions.supplierId, [...ids]));

export const fleetOf = (db: Reader, ids: readonly string[]) =>
  db
    .select()
    .from(fleetVehicles)
    .where(among(fleetVehicles.supplierId, [...ids]))
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
