import type { MapLayer } from "../lists/mapLayers";
import { pageLimits } from "../limits/paging";
import { claimFields } from "./claimFields";
import { type Field, type Fields, type FieldType, namesWhere } from "./field";
import { orderedFields } from "./orders";
import { supplierFields } from "./supplierFields";

/** Types that fit in a cell although lists cannot be sorted by them. */
const cellTypes: ReadonlySet<FieldType> = new Set(["text2000", "text20000", "codes", "attributes"]);
const isOfPrograms = ({ notShown, alwaysVisible }: Field): boolean => notShown !== undefined && alwaysVisible !== undefined;

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
  pageSize: number;
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

/** Row heights in CSS pixels. */
export const densities = { COMPACT: 24, NORMAL: 28, ROOMY: 32 } as const;
export type Density = keyof typeof densities;
export const columnWidths = { min: 40, max: 800 } as const;

/** `width` is `null` for the default width. */
export interface ListColumn {
  field: string;
  width: number | null;
}
export interface ListLayout {
  columns: ListColumn[];
  density: Density;
}

export const areListColumns = (list: FieldListName, columns: readonly ListColumn[]): boolean => {
  const fieldsOfColumns = columnFields(fieldLists[list].fields);
  const names = columns.map(({ field }) => field);
  return (
    names.length > 0 &&
    new Set(names).size === names.length &&
    names.every((name) => fieldsOfColumns.includes(name)) &&
    columns.every(({ width }) => width === null || (width >= columnWidths.min && width <= columnWidths.max))
  );
};
