import type { ColumnKind, Field, Fields, FieldType } from "./field";
import { columnFields } from "./lists";

const kinds: Partial<Record<FieldType, ColumnKind>> = {
  ...{ text100: "text", text300: "text", text1000: "text", text2000: "text", text20000: "text", phone: "text" },
  ...{ codes: "text", attributes: "text" },
  ...{ assignmentType: "choice", access: "choice", networkState: "choice", feedState: "choice" },
  ...{ flag: "flag", instant: "instant", localTime: "instant" },
  ...{ minutes: "number", metres: "number", number: "number", count: "number" },
};

export const columnKindOf = ({ type, narrowedAs }: Field): ColumnKind | undefined => narrowedAs ?? (type && kinds[type]);

export const narrowedColumns = (fields: Fields): string[] =>
  columnFields(fields).filter((name) => columnKindOf(fields[name]!) !== undefined);

export const canBeEmpty = ({ required, alwaysVisible }: Field): boolean => required !== true && alwaysVisible === undefined;

/** Condition on one column; the allowed parts depend on its kind. Absent or `null` parts do not filter. */
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

/** Allowed parts per kind, in addition to `empty`. */
export const columnParts = {
  text: ["contains"],
  choice: ["oneOf"],
  flag: ["is"],
  number: ["atLeast", "atMost"],
  instant: ["from", "before"],
} as const satisfies Record<ColumnKind, readonly (keyof ColumnFilter)[]>;

export const columnFilterLimits = {
  columns: 10,
} as const;
