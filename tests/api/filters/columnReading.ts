// Filters of single columns, made of what their rows answer, and which of these rows they let through, read as it is answered.
import fc from "fast-check";
import { upperSnake } from "../../../schema/rules/apiEnums";
import { canBeEmpty, columnKindOf, narrowedColumns } from "../../../schema/rules/fields/columnFilters";
import type { Field, Fields } from "../../../schema/rules/fields/field";
import { plainText } from "../../../schema/rules/search/searchText";

export type Row = { id: string } & Record<string, unknown>;
export type AskedColumn = { field: string } & Record<string, unknown>;
export interface ColumnCase {
  name: string;
  asked: AskedColumn;
  passes(row: Row): boolean;
}

const named = new Set(["instance", "service", "centre", "client", "contract", "supplier"]);
/** Selection with which every column can be read. */
export const columnSelection = (fields: Fields): string =>
  narrowedColumns(fields)
    .map((name) => {
      const { group } = fields[name]!;
      return named.has(name) ? `${name} { name }` : name === "position" ? "position { at }" : group ? `${group} { ${name} }` : name;
    })
    .join(" ");

export const ungrouped = ({ routeFigures, ...row }: Row): Row => ({ ...row, ...(routeFigures as object) });

function shown(row: Row, name: string): unknown {
  const value = row[name];
  if (named.has(name)) return (value as { name: string } | null)?.name ?? null;
  if (name === "position") return (value as { at: string | null } | null)?.at ?? null;
  // A viewer without access to the supplier gets the minute.
  return name === "predictedAt" && typeof value === "string" ? `${value.slice(0, 16)}:00.000Z` : value;
}
const textsOf = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Array.isArray(value) ? (value as string[]) : value ? Object.entries(value).flat() : [];

/** Text as typed without capitals and accents. */
const typed = (text: string, way: number): string => [text, text.toUpperCase(), plainText(text)][way % 3]!;

function caseOf(fields: Fields, rows: readonly Row[], name: string, [a, b, way]: readonly number[]): ColumnCase | null {
  const kind = columnKindOf(fields[name]! as Field)!;
  const known = rows.map((row) => shown(row, name)).filter((value) => value !== null && textsOf(value).join("") !== "");
  const field = upperSnake(name);
  const of = (part: object, passes: (value: unknown) => boolean): ColumnCase => ({
    name,
    asked: { field, ...part },
    passes: (row) => passes(shown(row, name)),
  });
  if (!known.length || way! % 5 === 0) {
    const empty = canBeEmpty(fields[name]!) && a! % 2 === 0;
    const isEmpty = (row: Row): boolean =>
      row[name] === null || (["text", "choice"].includes(kind) && textsOf(shown(row, name)).join("") === "");
    return { name, asked: { field, empty }, passes: (row) => isEmpty(row) === empty };
  }
  const [one, other] = [known[a! % known.length], known[b! % known.length]];
  if (kind === "text") {
    const texts = textsOf(one).filter((text) => text.trim());
    const text = [...texts[b! % texts.length]!];
    const begin = way! % text.length;
    const part = typed(text.slice(begin, begin + 1 + (b! % 6)).join(""), way!).trim();
    if (!plainText(part)) return null;
    return of({ contains: part }, (value) => textsOf(value).some((each) => plainText(each).includes(plainText(part))));
  }
  if (kind === "choice") return of({ oneOf: [one, other] }, (value) => value === one || value === other);
  if (kind === "flag") return of({ is: one }, (value) => value === one);
  if (kind === "number") {
    const [least, most] = [one as number, other as number].sort((x, y) => x - y) as [number, number];
    const part = [{ atLeast: least }, { atMost: most }, { atLeast: least, atMost: most }][way! % 3]!;
    return of(part, (value) => typeof value === "number" && !(value < (part.atLeast ?? -Infinity)) && !(value > (part.atMost ?? Infinity)));
  }
  const [from, before] = [one as string, other as string].sort() as [string, string];
  const part: { from?: string; before?: string } = from === before ? { from } : [{ from }, { before }, { from, before }][way! % 3]!;
  const instant = (text: string | undefined, otherwise: number): number => (text === undefined ? otherwise : Date.parse(text));
  return of(
    part,
    (value) =>
      typeof value === "string" && Date.parse(value) >= instant(part.from, -Infinity) && Date.parse(value) < instant(part.before, Infinity),
  );
}

/** One or two columns at a time, each once. `rows`: what there is without them. */
export const columnCases = (fields: Fields, rows: readonly Row[]): fc.Arbitrary<ColumnCase[]> =>
  fc
    .uniqueArray(fc.tuple(fc.constantFrom(...narrowedColumns(fields)), fc.array(fc.nat(999), { minLength: 3, maxLength: 3 })), {
      minLength: 1,
      maxLength: 2,
      selector: ([name]) => name,
    })
    .map((chosen) => chosen.flatMap(([name, numbers]) => caseOf(fields, rows, name, numbers) ?? []));
