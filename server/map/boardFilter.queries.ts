import type { MapFilterInput } from "../../schema/map";
import type { BoardFilter } from "../board/boardScope";
import type { Reader } from "../db/connect";
import type { Scope } from "../platform/viewer";
import { visibleSupplierIds } from "../suppliers/queries/suppliers.queries";

/**
 * A filter as the board takes it: null and absent are the same in the API, the board knows only absent. Which claims a supplier has is
 * revealed by a filter, too: one that the viewer may not see is left out.
 */
export async function toBoardFilter(db: Reader, scope: Scope, filter: MapFilterInput): Promise<BoardFilter> {
  const { supplierIds, ...rest } = Object.fromEntries(Object.entries(filter).filter(([, value]) => value != null)) as BoardFilter;
  if (!supplierIds) return rest;
  return {
    ...rest,
    supplierIds: await visibleSupplierIds(
      db,
      scope,
      supplierIds.flatMap((id) => id ?? []),
    ),
  };
}
