// Columns of a register, generated from the field catalogue for every visible list field.
import type { ReactNode } from "react";
import type { IntlShape } from "react-intl";
import { useMemo } from "react";
import type { Field, FieldType } from "../../schema/rules/fields/field";
import { columnFields, type FieldListName, fieldLists } from "../../schema/rules/fields/lists";
import { orderedFields } from "../../schema/rules/fields/orders";
import { tableOfLayer } from "../../schema/rules/lists/mapLayers";
import { fieldValue } from "../entity/fieldValue";
import { Phone, PhoneCountry } from "../entity/Phone";
import { isToday } from "../entity/isToday";
import { MINUTE_MS } from "../../schema/rules/durations";
import { isForeign, ownZone } from "../i18n/Instant";
import { useNow } from "../live/connection";
import { useCanSeeField } from "../session/useCanSeeField";
import type { CellContext, ColumnDefinition } from "../ui/table/columns";

export interface OwnColumn<R> {
  cell?(row: R, context: CellContext): ReactNode;
  width?: number;
  reads?: readonly string[];
  header?: ColumnDefinition<R>["header"];
  choices?: { values: readonly string[]; name(intl: Pick<IntlShape, "formatMessage">, value: string): string };
}
export type OwnColumns<R> = Readonly<Record<string, OwnColumn<R>>>;

const widths: Partial<Record<FieldType, number>> = {
  ...{ instant: 150, localTime: 150, flag: 90, phone: 150, text300: 170 },
  ...{ text1000: 240, text2000: 240, text20000: 260, attributes: 260, codes: 160 },
};
const USUAL_WIDTH_PX = 120;
const figures: ReadonlySet<FieldType | undefined> = new Set(["minutes", "metres", "number", "count"]);

const longTexts: ReadonlySet<FieldType | undefined> = new Set(["text300", "text1000", "text2000", "text20000", "attributes"]);

const pathOf = (name: string, { group }: Field): string => (group === undefined ? name : `${group}.${name}`);

export const fieldsRead = <R,>(list: FieldListName, names: readonly string[], overrides: OwnColumns<R>): string[] =>
  names.flatMap((name) => {
    const field = (fieldLists[list].fields as Record<string, Field>)[name]!;
    return [pathOf(name, field), ...(field.type === "phone" ? ["instance"] : []), ...(overrides[name]?.reads ?? [])];
  });

export function useCatalogueColumns<R extends object>(
  list: FieldListName,
  overrides: OwnColumns<R>,
  zoneOf: (row: R) => string | undefined,
): ColumnDefinition<R>[] {
  const canSeeField = useCanSeeField();
  const { fields, layer } = fieldLists[list];
  const visibleNames = columnFields(fields)
    .filter((name) => canSeeField(`${tableOfLayer[layer]}.${name}`))
    .join(" ");
  return useMemo(() => {
    const ordered = new Set<string>(orderedFields(fields));
    return visibleNames.split(" ").map((name): ColumnDefinition<R> => {
      const field = (fields as Record<string, Field>)[name]!;
      const { cell, width, header } = overrides[name] ?? {};
      return {
        id: name,
        header: header ?? { id: `field.${name}` },
        width: width ?? (field.type && widths[field.type]) ?? USUAL_WIDTH_PX,
        ...(field.type === "text1000" && { grow: true }),
        ...(longTexts.has(field.type) && { wraps: true }),
        ...(figures.has(field.type) && { number: true }),
        ...(ordered.has(name) && { sortable: true as const }),
        cell:
          cell ??
          (field.type === "phone"
            ? (row) => phoneCell(row, valueOf(row, name, field))
            : (row, context) => plainCell(context, field, valueOf(row, name, field), zoneOf(row))),
      };
    });
  }, [fields, visibleNames, overrides, zoneOf]);
}

function valueOf(row: object, name: string, { group }: Field): unknown {
  const values = row as Readonly<Record<string, unknown>>;
  return group === undefined ? values[name] : (values[group] as Readonly<Record<string, unknown>> | null | undefined)?.[name];
}

function phoneCell(row: object, value: unknown): ReactNode {
  const { instance } = row as { instance?: { country?: string } | null };
  return typeof value === "string" ? (
    <PhoneCountry value={instance?.country ?? null}>
      <Phone number={value} />
    </PhoneCountry>
  ) : null;
}

function plainCell(context: CellContext, { type }: Field, value: unknown, zone: string | undefined): ReactNode {
  if ((type === "instant" || type === "localTime") && typeof value === "string") return <Moment at={value} zone={zone} {...context} />;
  if (type === "attributes") return value ? textOf(Object.entries(value).map(([key, text]) => `${key}: ${text}`)) : null;
  return fieldValue(context.intl as IntlShape, type, value, zone ?? "UTC");
}
const textOf = (parts: string[]): string => parts.join("; ");

/** Time in the row's zone, with the date unless it is today. If the browser's zone differs, it is named and a tooltip shows local time. */
export function Moment({ at, zone, write }: { at: string; zone: string | undefined } & Pick<CellContext, "write">) {
  const now = useNow(MINUTE_MS);
  const isElsewhere = zone !== undefined && isForeign(write, at, zone);
  const text = isToday(at, zone ?? ownZone(), now) ? write.time(at, zone) : write.dateTime(at, zone);
  return (
    <time dateTime={at} title={isElsewhere ? `${write.date(at)} ${write.time(at)} ${write.zoneName(at)}` : write.date(at, zone)}>
      {text}
      {isElsewhere && ` ${write.zoneName(at, zone)}`}
    </time>
  );
}
