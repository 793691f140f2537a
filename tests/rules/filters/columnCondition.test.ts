import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type ColumnCondition,
  conditionText,
  narrowedColumn,
  type NarrowedColumn,
  readColumnConditions,
  readCondition,
} from "../../../client/registers/columnFilters/columnCondition";
import { claimStatusOrder } from "../../../schema/rules/lists/claims";
import { claimFields } from "../../../schema/rules/fields/claimFields";
import { columnFilterLimits, narrowedColumns } from "../../../schema/rules/fields/columnFilters";
import type { ColumnKind } from "../../../schema/rules/fields/field";
import { columnFields } from "../../../schema/rules/fields/lists";
import { typedText } from "../../../schema/rules/search/searchText";
import { supplierFields } from "../../../schema/rules/fields/supplierFields";

const column = (kind: ColumnKind): NarrowedColumn => ({ kind, values: ["A", "B", "C_D"], canBeEmpty: true });
const minute = fc.integer({ min: 0, max: 3e7 }).map((n) => new Date(n * 60_000).toISOString());
const ends = <T>(from: T | undefined, to: T | undefined, names: [string, string]): object => ({
  ...(from !== undefined && { [names[0]]: from }),
  ...(to !== undefined && { [names[1]]: to }),
});
const range = <T>(values: fc.Arbitrary<T>, names: [string, string]): fc.Arbitrary<object> =>
  fc
    .uniqueArray(values, { minLength: 2, maxLength: 2 })
    .map((two) => two.sort((a, b) => (a < b ? -1 : 1)) as [T, T])
    .chain(([a, b]) => fc.constantFrom(ends(a, b, names), ends(a, undefined, names), ends(undefined, b, names)));
const conditions: Record<ColumnKind, fc.Arbitrary<ColumnCondition>> = {
  text: fc
    .string({ minLength: 1, maxLength: 100, unit: "grapheme" })
    .filter((text) => text.length <= 100 && typedText(text) === text && text !== "")
    .map((contains) => ({ contains })),
  choice: fc.subarray(["A", "B", "C_D"], { minLength: 1 }).map((oneOf) => ({ oneOf })),
  flag: fc.boolean().map((is) => ({ is })),
  number: range(
    fc.integer({ min: -1e6, max: 1e6 }).map((n) => n / 4),
    ["atLeast", "atMost"],
  ),
  instant: range(minute, ["from", "before"]),
};

test.each(Object.keys(conditions) as ColumnKind[])("reads a column's condition from the address as it was written: %s", (kind) => {
  const any = fc.oneof(
    conditions[kind],
    fc.boolean().map((empty) => ({ empty })),
  );
  fc.assert(
    fc.property(any, (condition) => {
      expect(readCondition(column(kind), conditionText(condition))).toEqual(condition);
    }),
  );
});

test("writes a short, readable address", () => {
  const said: [ColumnCondition, string][] = [
    [{ contains: "12" }, "~12"],
    [{ oneOf: ["A", "B"] }, "A,B"],
    [{ atLeast: 30, atMost: 60 }, "30..60"],
    [{ from: "2026-11-26T10:00:00.000Z" }, "2026-11-26T10:00Z.."],
    [{ empty: true }, "-"],
    [{ empty: false }, "*"],
  ];
  for (const [condition, text] of said) expect(conditionText(condition)).toBe(text);
});

test("ignores an unreadable condition", () => {
  const texts: Record<ColumnKind, string[]> = {
    text: ["", "12", "~", "~  "],
    choice: ["", "D", "a"],
    flag: ["", "true"],
    number: ["", "..", "5", "a..b", "2..1", "1e9..", "..1.2.3"],
    instant: ["", "..", "2026-13-01T00:00Z..", "2026-11-26..", "2026-11-26T10:00Z..2026-11-26T10:00Z"],
  };
  for (const [kind, all] of Object.entries(texts) as [ColumnKind, string[]][])
    for (const text of all) expect([kind, text, readCondition(column(kind), text)]).toEqual([kind, text, null]);
  expect(readCondition({ ...column("text"), canBeEmpty: false }, "-")).toBeNull();
});

test("applies the first conditions up to the limit, and none on a column that is not offered", () => {
  const names = Array.from({ length: columnFilterLimits.columns + 3 }, (_, n) => `c${n}`);
  const params = new URLSearchParams([...names, "hidden"].map((name) => [`column.${name}`, "~x"]));
  const read = readColumnConditions(params, new Map(names.map((name) => [name, column("text")])));
  expect([...read.keys()]).toEqual(names.slice(0, columnFilterLimits.columns));
});

test("has a filter for every column", () => {
  for (const fields of [claimFields, supplierFields]) expect(narrowedColumns(fields)).toEqual(columnFields(fields));
  expect(narrowedColumn(claimFields, "status", claimStatusOrder)).toEqual({ kind: "choice", values: claimStatusOrder, canBeEmpty: false });
  expect(narrowedColumn(claimFields, "plate")).toEqual({ kind: "text", values: [], canBeEmpty: true });
});

test.each(["", "  ", "\u200b", "\u00ad \u2060", "\u0301"])("ignores a text of blanks and invisible characters (%j)", (text) => {
  expect(readCondition(column("text"), `~${text}`)).toBeNull();
});
