import { and, type Column, getTableColumns, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { ClaimFilter, ClaimSort } from "../../schema/claims";
import type { ColumnFilter } from "../../schema/rules/fields/columnFilters";
import { type FieldListName, fieldLists } from "../../schema/rules/fields/lists";
import type { SupplierFilter, SupplierSort } from "../../schema/suppliers";
import { claimsSelection } from "../claims/queries/claims.queries";
import type { Reader } from "../db/connect";
import { inList } from "../db/inList";
import type { Selection } from "../db/page";
import { selectColumns } from "../db/selectColumns";
import type { Viewer } from "../platform/viewer";
import { ofLayer, suppliersSelection } from "../suppliers/queries/suppliers.queries";
import type { ExportRow } from "./exports.queries";

/** What a file can have rows of; of a row its id is always there. */
export type ExportedTable = PgTable & { id: Column };
export type ExportedRow = { id: string } & Record<string, unknown>;
export type ExportedSelection = Selection<ExportedTable>;

type Asked = Pick<ExportRow, "filter" | "sort" | "orderBy">;
type Instants = Extract<keyof ClaimFilter, `${string}From` | `${string}To`>;

/** Instants of a filter, which a stored one holds as texts. */
const instants: readonly Instants[] = ["occurredFrom", "occurredTo", "plannedFrom", "plannedTo", "contactFrom", "contactTo"];

function claimFilter(filter: Record<string, unknown>): ClaimFilter {
  const read = instants.flatMap((name) => (filter[name] === undefined ? [] : [[name, new Date(filter[name] as string)] as const]));
  return { ...filter, ...columnFilter(filter), ...Object.fromEntries(read) };
}

/** Those of a filter's columns likewise. */
const columnFilter = ({ columns }: { columns?: ColumnFilter[] }): { columns?: ColumnFilter[] } =>
  columns
    ? {
        columns: columns.map(({ from, before, ...rest }) => ({
          ...rest,
          from: from && new Date(from),
          before: before && new Date(before),
        })),
      }
    : {};

/** The rows that the list has for the viewer. Throws as the list. */
export function selectionOf(viewer: Viewer, list: FieldListName, { filter, sort, orderBy }: Asked, now: number): ExportedSelection {
  if (list === "claims") return claimsSelection(viewer, claimFilter(filter), { sort: sort as ClaimSort, orderBy }, now) as never;
  const ofList = ofLayer(fieldLists[list].layer, { ...filter, ...columnFilter(filter) } as SupplierFilter);
  return suppliersSelection(viewer, ofList, { sort: sort as SupplierSort, orderBy }) as never;
}

/** These columns of rows of the selection, in the order of the ids. */
export async function rowsOf(
  db: Reader,
  from: ExportedTable,
  columns: readonly string[],
  ids: readonly string[],
  near?: SQL,
): Promise<ExportedRow[]> {
  const rows = (await db
    .select(selectColumns(getTableColumns(from) as object as Record<string, SQL>, ["id", ...columns]))
    .from(from)
    .where(and(inList(from.id, ids), near))) as ExportedRow[];
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id)!);
}
