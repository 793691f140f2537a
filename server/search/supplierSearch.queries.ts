import { and, type SQL, sql } from "drizzle-orm";
import { isHidden } from "../../schema/rules/fields/hiddenFields";
import { layerOfAccess } from "../../schema/rules/lists/mapLayers";
import { type SearchMatch, type SearchStart, searchStarts, supplierSearchKinds } from "../../schema/rules/search/searchKinds";
import { SupplierAccess } from "../../schema/rules/lists/suppliers";
import { suppliersInScope } from "../auth/permissions/scopeConditions";
import type { Reader } from "../db/connect";
import { inList, textArray } from "../db/inList";
import { suppliers } from "../db/tables/suppliers";
import type { Scope, Viewer } from "../platform/viewer";
import type { SupplierRow } from "../suppliers/queries/suppliers.queries";
import { bestCandidates, type Candidate, inOrderOf, keyBegins, patternOf } from "./candidates";
import { instanceParts } from "./scopeParts";

/** Best matches in scope, at most `first`. Hidden fields are not searched. `serving`: suppliers of open claims in scope. */
export async function findSuppliers(
  db: Reader,
  { scope }: Viewer,
  text: string,
  first: number,
  serving: () => Promise<readonly string[]>,
): Promise<{ supplier: SupplierRow; matched: SearchMatch }[]> {
  const starts = supplierStarts(scope, text);
  if (!starts.length) return [];
  const supplierIds = scope.suppliers === "all" ? null : scope.suppliers === "serving" ? await serving() : [...scope.suppliers];
  const best = bestCandidates(await db.execute<Candidate>(supplierCandidates(scope, supplierIds, starts, first)), starts, first);
  if (!best.length) return [];
  const isBest = inList(
    suppliers.id,
    best.map(({ id }) => id),
  );
  const rows = await db
    .select()
    .from(suppliers)
    .where(and(isBest, suppliersInScope(scope)));
  return inOrderOf(best, rows).map(({ row, place }) => ({ supplier: row, matched: starts[place]!.match }));
}

/** Key prefix per access type, because profiles hide different fields per layer. */
interface SupplierStart extends SearchStart {
  access: SupplierAccess;
}

export function supplierStarts({ layers, hiddenFields }: Scope, text: string): SupplierStart[] {
  const accesses = (Object.keys(SupplierAccess) as SupplierAccess[]).filter((access) => layers.includes(layerOfAccess[access]));
  return supplierSearchKinds.flatMap((kind) =>
    accesses.flatMap((access) =>
      searchStarts([kind], text, (field) => isHidden(hiddenFields, layerOfAccess[access], field)).map((start) => ({ access, ...start })),
    ),
  );
}

/** Up to this number of suppliers, all their keys are read; above it, index scans by prefix are used. */
const MAX_OWN_SUPPLIERS = 100;

/** Bounded index scans as for claims. `own` restricts to these suppliers; `null` for all. */
export function supplierCandidates(
  scope: Scope,
  supplierIds: readonly string[] | null,
  starts: readonly SupplierStart[],
  first: number,
): SQL {
  const typed = sql`unnest(${textArray(starts.map(({ start }) => start))}, ${textArray(starts.map(patternOf))}, ${textArray(starts.map(({ access }) => access))})
    with ordinality as typed(start, pattern, access, place)`;
  const { from, on } = instanceParts(scope.instances);
  const [allKeys, parts, keysOfPart] =
    supplierIds && supplierIds.length <= MAX_OWN_SUPPLIERS
      ? [
          sql`with own as materialized (select k.* from supplier_search_keys as k join ${from} on ${on} where supplier_id = any(${textArray(supplierIds)}))`,
          sql``,
          sql`own`,
        ]
      : [sql``, sql`cross join ${from}`, sql`supplier_search_keys`];
  const isOwn =
    supplierIds && supplierIds.length > MAX_OWN_SUPPLIERS
      ? sql`(supplier_id in (select unnest(${textArray(supplierIds)}))) is true`
      : undefined;
  return sql`
    ${allKeys}
    select found.supplier_id as id, found.key, true as open, (typed.place - 1)::int as place
    from ${typed} ${parts}
    cross join lateral (
      select supplier_id, key from ${keysOfPart} as k
      where ${and(supplierIds && !isOwn ? undefined : on, isOwn, sql`k.access = typed.access::supplier_access and key like typed.pattern`, keyBegins(sql`typed.start`))}
      order by key using ~<~ limit ${first}) as found`;
}
