import type { Say } from "../../../schema/rules/language/sourceNames";
import type { Cell } from "../files/cells";

/** A row as the schema answers it. */
export type Row = Readonly<Record<string, unknown>>;

/** What cells are written with. */
export interface CellContext {
  say: Say;
  /** Null: there is no such text. */
  sayIfKnown(id: string): string | null;
  sayWith(id: string, values: Record<string, string>): string;
  /** A moment on the clocks of the row's zone. */
  local(at: string, row: Row): Cell;
}

/** A column that is not its field's plain value. */
export interface OwnColumn {
  /** Id of its heading; absent: the field's name. */
  heading?: string;
  /** Selection of the schema's fields; absent: the field itself. */
  selects?: string;
  cell(row: Row, context: CellContext): Cell | undefined;
}

/** A code in the reader's language. */
export const wordOf = (field: string, id: (code: string) => string): OwnColumn => ({
  cell: (row, { say }) => (row[field] === null ? null : say(id(row[field] as string))),
});
