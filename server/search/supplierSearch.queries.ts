import { and, type SQL, sql } from "drizzle-orm";
import { isHidden } from "../../schema/rules/fields/hiddenFields";
import { layerOfAccess } from "../../schema/rules/map/map";
import { type SearchMatch, searchStarts, supplierSearchKinds } from "../../schema/rules/search/searchKinds";
import { SupplierAccess } from "../../schema/rules/suppliers/suppliers";
import { suppliersInScope } from "../auth/permissions/scopeConditions";
import type { Reader } from "../db/connect";
import { inList, textArray } from "../db/inList";
import { suppliers } from "../db/tables/suppliers";
import type { Scope, Viewer } from "../platform/viewer";
import type { SupplierRow } from "../suppliers/queries/suppliers.queries";
import { bestCandidates, type Candidate, inOrderOf, keyBegins } from "./candidates";
import { claimScopeParts, instanceParts } from "./scopeParts";

/** Suppliers in scope that are found by a text, the best first, at most `first`. By a hidden field nothing is found. */
export async function findSuppliers(
  db: Reader,
  { scope }: Viewer,
  text: string,
  first: number,
): Promise<{ supplier: SupplierRow; matched: SearchMatch }[]> {
  const starts = supplierStarts(scope, text);
  if (!starts.length) return [];
  const best = bestCandidates(await db.execute<Candidate>(supplierCandidates(scope, starts, first)), starts, first);
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

/** What keys begin with among the suppliers that are reached in one way: a profile hides other fields of each layer. */
interface SupplierStart {
  access: SupplierAccess;
  start: string;
  match: SearchMatch;
}

export function supplierStarts({ layers, hiddenFields }: Scope, text: string): SupplierStart[] {
  const accesses = (Object.keys(SupplierAccess) as SupplierAccess[]).filter((access) => layers.includes(layerOfAccess[access]));
  return supplierSearchKinds.flatMap((kind) =>
    accesses.flatMap((access) =>
      searchStarts([kind], text, (field) => isHidden(hiddenFields, layerOfAccess[access], field)).map((start) => ({ access, ...start })),
    ),
  );
}

/** As of claims: each look into an index ends after as many keys as can be answered. Of a scope of a few suppliers all their keys are read. */
export function supplierCandidates(scope: Scope, starts: readonly SupplierStart[], first: number): SQL {
  const typed = sql`unnest(${textArray(starts.map(({ start }) => start))}, ${textArray(starts.map(({ access }) => access))})
    with ordinality as typed(start, access, place)`;
  const { from, on } = instanceParts(scope.instances);
  const own = ownSuppliers(scope);
  const [allKeys, parts, keysOfPart] = own
    ? [
        sql`with own as materialized (select k.* from supplier_search_keys as k join ${from} on ${on} where supplier_id in (${own}))`,
        sql``,
        sql`own`,
      ]
    : [sql``, sql`cross join ${from}`, sql`supplier_search_keys`];
  return sql`
    ${allKeys}
    select found.supplier_id as id, found.key, true as open, (typed.place - 1)::int as place
    from ${typed} ${parts}
    cross join lateral (
      select supplier_id, key from ${keysOfPart} as k
      where ${and(own ? undefined : on, sql`k.access = typed.access::supplier_access`, keyBegins(sql`typed.start`))}
      order by key using ~<~ limit ${first}) as found`;
}

/** The suppliers of a scope that names them, or that sees who serves its open claims, of which each has one key that is its whole number. */
function ownSuppliers(scope: Scope): SQL | undefined {
  const { suppliers: own } = scope;
  if (own === "all") return undefined;
  if (own !== "serving") return sql`select unnest(${textArray([...own])})`;
  const { parts, others } = claimScopeParts(scope);
  // Offset 0: an index is looked into for each part, however few claims PostgreSQL believes that there are.
  return sql`select serving.supplier_id from ${parts.from} cross join lateral (
    select supplier_id from claim_search_keys as k
    where ${and(parts.on, ...others)} and k.open and ${keyBegins(sql`'n'`)} offset 0) as serving`;
}
