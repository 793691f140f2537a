// Columns of an exported list: selected fields and cell contents. Texts are as on the page; numbers and times stay typed.
import type { Field, FieldType } from "../../../schema/rules/fields/field";
import { type FieldListName, fieldLists } from "../../../schema/rules/fields/lists";
import type { Locale } from "../../../schema/rules/language/locales";
import { hasText, text } from "../../platform/texts";
import { type Cell, LocalTimes } from "../files/cells";
import { ownClaimColumns } from "./claimColumns";
import type { CellContext, OwnColumn, Row } from "./ownColumn";
import { ownSupplierColumns } from "./supplierColumns";

export interface ExportColumn {
  heading: string;
  selects: string;
  cell(row: Row): Cell;
}

const columnsByList: Record<FieldListName, Readonly<Record<string, OwnColumn>>> = {
  claims: ownClaimColumns,
  mobileSuppliers: ownSupplierColumns,
  bases: ownSupplierColumns,
  collaborators: ownSupplierColumns,
};
const zones = {
  claims: { selects: "timeZone", of: (row: Row) => row.timeZone as string },
  suppliers: { selects: "instance { timeZone }", of: (row: Row) => (row.instance as { timeZone: string }).timeZone },
};

export function exportColumns(list: FieldListName, names: readonly string[], locale: Locale): { columns: ExportColumn[]; selects: string } {
  const zone = list === "claims" ? zones.claims : zones.suppliers;
  const context = cellContext(locale, zone.of);
  const columns = names.map((name): ExportColumn => {
    const field = (fieldLists[list].fields as Record<string, Field>)[name]!;
    const { heading = `field.${name}`, selects, cell } = columnsByList[list][name] ?? {};
    return {
      // The register shows the unit with each value.
      heading: field.type === "metres" ? `${context.say(heading)} (m)` : context.say(heading),
      selects: selects ?? (field.group === undefined ? name : `${field.group} { ${name} }`),
      cell: cell ? (row) => cell(row, context) ?? null : (row) => plainCell(field.type, valueOf(row, name, field), row, context),
    };
  });
  return { columns, selects: [zone.selects, ...columns.map((column) => column.selects)].join(" ") };
}

export function logColumns(ownColumns: readonly Required<OwnColumn>[], locale: Locale): { columns: ExportColumn[]; selects: string } {
  const context = cellContext(locale, () => "UTC");
  const columns = ownColumns.map(({ heading, selects, cell }): ExportColumn => {
    return { heading: context.say(heading), selects, cell: (row) => cell(row, context) ?? null };
  });
  return { columns, selects: columns.map((column) => column.selects).join(" ") };
}

function cellContext(locale: Locale, zoneOf: (row: Row) => string): CellContext {
  const textByKey = new Map<string, string>();
  const times = new LocalTimes();
  const say = (id: string): string => {
    let words = textByKey.get(id);
    if (words === undefined) textByKey.set(id, (words = text(locale, id)));
    return words;
  };
  return {
    say,
    sayIfKnown: (id) => (hasText(id) ? say(id) : null),
    sayWith: (id, values) => text(locale, id, values),
    local: (at, row) => times.of(new Date(at), zoneOf(row)),
  };
}

const valueOf = (row: Row, name: string, { group }: Field): unknown =>
  group === undefined ? row[name] : (row[group] as Row | null | undefined)?.[name];

function plainCell(type: FieldType | undefined, value: unknown, row: Row, { say, local }: CellContext): Cell {
  if (value === null || value === undefined || value === "") return null;
  if ((type === "instant" || type === "localTime") && typeof value === "string") return local(value, row);
  if (type === "attributes")
    return Object.entries(value)
      .map(([key, item]) => `${key}: ${String(item)}`)
      .join("; ");
  if (typeof value === "boolean") return say(value ? "entity.yes" : "entity.no");
  if (Array.isArray(value)) return value.filter((item) => typeof item === "string").join(", ");
  return typeof value === "number" || typeof value === "string" ? value : null;
}
