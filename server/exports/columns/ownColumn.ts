import type { Say } from "../../../schema/rules/fields/sourceNames";
import type { Cell } from "../files/cells";

export type Row = Readonly<Record<string, unknown>>;

export interface CellContext {
  say: Say;
  sayIfKnown(id: string): string | null;
  sayWith(id: string, values: Record<string, string>): string;
  local(at: string, row: Row): Cell;
}

export interface OwnColumn {
  heading?: string;
  selects?: string;
  cell(row: Row, context: CellContext): Cell | undefined;
}

export const wordOf = (field: string, id: (code: string) => string): OwnColumn => ({
  cell: (row, { say }) => (row[field] === null ? null : say(id(row[field] as string))),
});
