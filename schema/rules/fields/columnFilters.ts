// What the lists can be narrowed by, column by column, made from the catalogue: the enum of the API, the server's conditions, the heads of
// the client's columns.
import type { ColumnKind, Field, Fields, FieldType } from "./field";
import { columnFields } from "./lists";

const kinds: Partial<Record<FieldType, ColumnKind>> = {
  ...{ text100: "text", text300: "text", text1000: "text", text2000: "text", text20000: "text", phone: "text" },
  ...{ codes: "text", attributes: "text" },
  ...{ assignmentType: "choice", access: "choice", networkState: "choice", feedState: "choice" },
  ...{ flag: "flag", instant: "instant", localTime: "instant" },
  ...{ minutes: "number", metres: "number", number: "number", count: "number" },
};

/** As what a column is narrowed; undefined: it is not. */
export const columnKindOf = ({ type, narrowedAs }: Field): ColumnKind | undefined => narrowedAs ?? (type && kinds[type]);

/** The columns by which a list can be narrowed. */
export const narrowedColumns = (fields: Fields): string[] =>
  columnFields(fields).filter((name) => columnKindOf(fields[name]!) !== undefined);

/** Whether there can be rows that have nothing in a column. */
export const canBeEmpty = ({ required, alwaysVisible }: Field): boolean => required !== true && alwaysVisible === undefined;

/** What is demanded of one column, by its kind; what is absent or null demands nothing. */
export interface ColumnFilter {
  field: string;
  contains?: string | null;
  oneOf?: string[] | null;
  is?: boolean | null;
  atLeast?: number | null;
  atMost?: number | null;
  from?: Date | null;
  before?: Date | null;
  empty?: boolean | null;
}

/** The parts that a column of each kind takes, beside `empty`. */
export const columnParts = {
  text: ["contains"],
  choice: ["oneOf"],
  flag: ["is"],
  number: ["atLeast", "atMost"],
  instant: ["from", "before"],
} as const satisfies Record<ColumnKind, readonly (keyof ColumnFilter)[]>;

export const columnFilterLimits = {
  /** Columns that narrow a list at once. */
  columns: 10,
} as const;
