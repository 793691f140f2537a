import type { ClaimFilter, ClaimSort } from "../../schema/claims";
import { fieldLists } from "../../schema/rules/fields/lists";
import type { SupplierFilter, SupplierSort } from "../../schema/suppliers";
import { claimsById, claimsSelection } from "../claims/queries/claims.queries";
import type { Reader } from "../db/connect";
import type { Selection } from "../db/page";
import type { claims } from "../db/tables/claims";
import type { suppliers } from "../db/tables/suppliers";
import type { Viewer } from "../platform/viewer";
import { ofLayer, suppliersOfIds, suppliersSelection } from "../suppliers/queries/suppliers.queries";
import type { ExportRow } from "./exports.queries";

type Asked = Pick<ExportRow, "list" | "filter" | "sort" | "orderBy">;
type Instants = Extract<keyof ClaimFilter, `${string}From` | `${string}To`>;

/** Instants of a filter, which a stored one holds as texts. */
const instants: readonly Instants[] = ["occurredFrom", "occurredTo", "plannedFrom", "plannedTo", "contactFrom", "contactTo"];

function claimFilter(filter: Record<string, unknown>): ClaimFilter {
  const read = instants.flatMap((name) => (filter[name] === undefined ? [] : [[name, new Date(filter[name] as string)] as const]));
  return { ...filter, ...Object.fromEntries(read) };
}

/** The rows that the list has for the viewer. Throws as the list. */
export function selectionOf(
  viewer: Viewer,
  { list, filter, sort, orderBy }: Asked,
  now: number,
): Selection<typeof claims | typeof suppliers> {
  if (list === "claims") return claimsSelection(viewer, claimFilter(filter), { sort: sort as ClaimSort, orderBy }, now) as never;
  const ofList = ofLayer(fieldLists[list].layer, filter as SupplierFilter);
  return suppliersSelection(viewer, ofList, { sort: sort as SupplierSort, orderBy }) as never;
}

/** Rows of the selection, in the order of these ids. */
export async function rowsOf(db: Reader, { list }: Pick<Asked, "list">, ids: readonly string[]): Promise<object[]> {
  const rows: { id: string }[] = list === "claims" ? await claimsById(db, ids) : await suppliersOfIds(db, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id)!);
}
