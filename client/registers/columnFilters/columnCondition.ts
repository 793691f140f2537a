// Column filters of a register in the address: `column.plate=~12`, `column.promisedMinutes=30..60`, `column.file=-`.
import { canBeEmpty, columnFilterLimits, columnKindOf } from "../../../schema/rules/fields/columnFilters";
import type { ColumnKind, Field, Fields } from "../../../schema/rules/fields/field";
import { readInstant } from "../../../schema/rules/language/instants";
import { listLimits, textLimits } from "../../../schema/rules/requests/inputLimits";
import { typedText } from "../../../schema/rules/search/searchText";

export interface ColumnCondition {
  contains?: string;
  oneOf?: string[];
  is?: boolean;
  atLeast?: number;
  atMost?: number;
  from?: string;
  before?: string;
  empty?: boolean;
}

export interface NarrowedColumn {
  kind: ColumnKind;
  values: readonly string[];
  canBeEmpty: boolean;
}
export function narrowedColumn(fields: Fields, name: string, values: readonly string[] = []): NarrowedColumn | null {
  const field: Field = fields[name]!;
  const kind = columnKindOf(field);
  return kind === undefined ? null : { kind, values, canBeEmpty: canBeEmpty(field) };
}

const [EMPTY, NOT_EMPTY] = ["-", "*"];

function endsOf(text: string): [string, string] | null {
  const match = /^(.*?)\.\.(.*)$/.exec(text);
  return match && text !== ".." ? [match[1]!, match[2]!] : null;
}
const rangeText = (from: string | number | undefined, to: string | number | undefined): string => `${from ?? ""}..${to ?? ""}`;

function numbers(text: string): ColumnCondition | null {
  const ends = endsOf(text);
  if (!ends?.every((end) => /^(-?\d{1,12}(\.\d{1,6})?)?$/.test(end))) return null;
  const [atLeast, atMost] = ends.map((end) => (end === "" ? undefined : Number(end)));
  if (atLeast !== undefined && atMost !== undefined && atLeast > atMost) return null;
  return { ...(atLeast !== undefined && { atLeast }), ...(atMost !== undefined && { atMost }) };
}

/** Precision of one minute, in UTC, so that the address means the same in every zone. */
function instants(text: string): ColumnCondition | null {
  const ends = endsOf(text);
  if (!ends?.every((end) => end === "" || (/^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/.test(end) && typeof readInstant(end) === "number"))) return null;
  const [from, before] = ends.map((end) => (end === "" ? undefined : new Date(end).toISOString()));
  if (from !== undefined && before !== undefined && from >= before) return null;
  return { ...(from !== undefined && { from }), ...(before !== undefined && { before }) };
}
const minuteText = (instant: string | undefined): string | undefined => instant && `${instant.slice(0, 16)}Z`;

const readers: Record<ColumnKind, (text: string, values: readonly string[]) => ColumnCondition | null> = {
  text(text) {
    const contains = text.startsWith("~") ? typedText(typedText(text.slice(1)).slice(0, textLimits.search)) : "";
    return contains ? { contains } : null;
  },
  choice(text, values) {
    const words = text.split(",");
    const oneOf = values.filter((value) => words.includes(value)).slice(0, listLimits.filter);
    return oneOf.length ? { oneOf } : null;
  },
  flag: (text) => (text === "yes" || text === "no" ? { is: text === "yes" } : null),
  number: numbers,
  instant: instants,
};

/** Parses a condition; `null` if absent or invalid. */
export function readCondition({ kind, values, canBeEmpty: canLack }: NarrowedColumn, text: string | null): ColumnCondition | null {
  if (text === null) return null;
  if (text === EMPTY || text === NOT_EMPTY) return canLack ? { empty: text === EMPTY } : null;
  return readers[kind](text, values);
}

export function conditionText({ contains, oneOf, is, atLeast, atMost, from, before, empty }: ColumnCondition): string {
  if (empty !== undefined) return empty ? EMPTY! : NOT_EMPTY!;
  if (contains !== undefined) return `~${contains}`;
  if (oneOf) return oneOf.join(",");
  if (is !== undefined) return is ? "yes" : "no";
  return rangeText(atLeast ?? minuteText(from), atMost ?? minuteText(before));
}

export const columnParam = (name: string): string => `column.${name}`;

export function readColumnConditions(params: URLSearchParams, columns: ReadonlyMap<string, NarrowedColumn>): Map<string, ColumnCondition> {
  const conditions = [...columns].flatMap(([name, column]) => {
    const condition = readCondition(column, params.get(columnParam(name)));
    return condition ? [[name, condition] as const] : [];
  });
  return new Map(conditions.slice(0, columnFilterLimits.columns));
}
