import { and, type Column, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { ClaimFilter, ClaimSort } from "../../schema/claims/claims";
import type { ColumnFilter } from "../../schema/rules/fields/columnFilters";
import { type FieldListName, fieldLists } from "../../schema/rules/fields/lists";
import type { SupplierFilter, SupplierSort } from "../../schema/suppliers/suppliers";
import { claimsSelection } from "../claims/queries/claims.queries";
import type { Reader } from "../db/connect";
import { inList } from "../db/inList";
import { storedRange } from "../db/instantRange";
import type { Selection } from "../db/page";
import { selectRows } from "../db/reading/decodedRows";
import { selectColumns } from "../db/selectColumns";
import type { Viewer } from "../platform/viewer";
import { ofLayer, suppliersSelection } from "../suppliers/queries/suppliers.queries";
import type { ExportRow } from "./exports.queries";

export type ExportedTable = PgTable & { id: Column };
export type ExportedRow = { id: string } & Record<string, unknown>;
export type ExportedSelection = Selection<ExportedTable>;

type Asked = Pick<ExportRow, "filter" | "sort" | "orderBy">;
type Instants = Extract<keyof ClaimFilter, `${string}From` | `${string}To`>;

/** Fields that a stored filter contains as texts. */
const instants = Object.keys({
  ...{ occurredFrom: true, occurredTo: true, plannedFrom: true, plannedTo: true, contactFrom: true, contactTo: true },
} satisfies Record<Instants, true>) as Instants[];

function claimFilter(filter: Record<string, unknown>): ClaimFilter {
  const read = instants.flatMap((name) => (filter[name] === undefined ? [] : [[name, new Date(filter[name] as string)] as const]));
  const indicator = filter.indicator as ClaimFilter["indicator"];
  return {
    ...filter,
    ...columnFilter(filter),
    updatedAt: storedRange(filter.updatedAt as never),
    ...Object.fromEntries(read),
    ...(indicator && {
      indicator: {
        ...indicator,
        ...{ from: new Date(indicator.from), to: new Date(indicator.to), asOf: indicator.asOf && new Date(indicator.asOf) },
      },
    }),
  };
}

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

export function selectionOf(viewer: Viewer, list: FieldListName, { filter, sort, orderBy }: Asked, now: number): ExportedSelection {
  if (list === "claims") return claimsSelection(viewer, claimFilter(filter), { sort: sort as ClaimSort, orderBy }, now) as never;
  const stored = { ...filter, ...columnFilter(filter), updatedAt: storedRange(filter.updatedAt as never) };
  const ofList = ofLayer(fieldLists[list].layer, stored as SupplierFilter);
  return suppliersSelection(viewer, ofList, { sort: sort as SupplierSort, orderBy }) as never;
}

export async function rowsOf(
  db: Reader,
  from: ExportedTable,
  columns: readonly string[],
  ids: readonly string[],
  near?: SQL,
): Promise<ExportedRow[]> {
  const fields = selectColumns(getTableColumns(from) as Record<string, Column>, ["id", ...columns]);
  const rows = await selectRows<ExportedRow>(db, fields, sql`from ${from} where ${and(inList(from.id, ids), near)!}`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id)!);
}
