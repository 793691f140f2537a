// The lists of claims and suppliers with a column for every field of their catalogue: which fields, which columns where nobody chose others.
import type { MapLayer } from "../map/map";
import { pageLimits } from "../limits/paging";
import { claimFields } from "./claimFields";
import { type Field, type Fields, type FieldType, namesWhere } from "./field";
import { orderedFields } from "./orders";
import { supplierFields } from "./supplierFields";

/** Types that fit in a cell beside those that a list can be ordered by. */
const cellTypes: ReadonlySet<FieldType> = new Set(["text2000", "text20000", "codes", "attributes"]);
/** The id of an instance, versions: for programs. */
const isOfPrograms = ({ notShown, alwaysVisible }: Field): boolean => notShown !== undefined && alwaysVisible !== undefined;

/** The fields of a catalogue that fit in a column, in its order. */
export function columnFields(fields: Fields): string[] {
  const ordered = new Set<string>(orderedFields(fields));
  return namesWhere(
    fields,
    (field, name) =>
      !isOfPrograms(field) && field.shownAs === undefined && (ordered.has(name) || (field.type !== undefined && cellTypes.has(field.type))),
  );
}

interface FieldList {
  fields: Fields;
  layer: MapLayer;
  /** Rows of a page. */
  pageSize: number;
  /** Columns where nobody has chosen others, in the order in which they are read. */
  columns: readonly string[];
}

const ofMobile = ["name", "id", "status", "position", "lastPositionAddress", "baseName", "phone", "smartPhone", "instance", "rating"];
const ofPlaces = ["name", "id", "address", "phone", "instance", "networkState", "rating", "surveyCount"];

export const fieldLists = {
  claims: {
    fields: claimFields,
    layer: "INCIDENTS",
    pageSize: pageLimits.claims,
    columns: [
      ...["id", "status", "measuredFrom", "service", "plate", "origin", "supplier", "client", "occurredAt", "plannedStart"],
      ...["assignedAt", "predictedAt", "insuredName", "insuredPhone", "file", "centre", "instance"],
    ],
  },
  mobileSuppliers: { fields: supplierFields, layer: "MOBILE", pageSize: pageLimits.suppliers, columns: ofMobile },
  bases: {
    fields: supplierFields,
    layer: "BASE",
    pageSize: pageLimits.suppliers,
    columns: ["name", "id", "access", ...ofPlaces.slice(2)],
  },
  collaborators: { fields: supplierFields, layer: "COLLABORATING", pageSize: pageLimits.suppliers, columns: ofPlaces },
} as const satisfies Record<string, FieldList>;
export type FieldListName = keyof typeof fieldLists;

/** Heights of a row, CSS pixels. */
export const densities = { COMPACT: 24, NORMAL: 28, ROOMY: 32 } as const;
export type Density = keyof typeof densities;
export const columnWidths = { min: 40, max: 800 } as const;

/** A column that is shown. Null width: as wide as it usually is. */
export interface ListColumn {
  field: string;
  width: number | null;
}
/** How somebody has arranged a list. */
export interface ListLayout {
  columns: ListColumn[];
  density: Density;
}

/** Whether these can be the columns of a list: of its catalogue, each once, at least one, of a width that a table takes. */
export const areListColumns = (list: FieldListName, columns: readonly ListColumn[]): boolean => {
  const known = columnFields(fieldLists[list].fields);
  const names = columns.map(({ field }) => field);
  return (
    names.length > 0 &&
    new Set(names).size === names.length &&
    names.every((name) => known.includes(name)) &&
    columns.every(({ width }) => width === null || (width >= columnWidths.min && width <= columnWidths.max))
  );
};
