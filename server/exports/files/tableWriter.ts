import type { Cell } from "./cells";

/** Takes the bytes of a file in their order; answers when there is room for more. */
export type Sink = (bytes: Buffer) => Promise<void>;

/** Writes a table to a file, some rows at a time, and keeps none of them. */
export interface TableWriter {
  begin(headings: readonly string[]): Promise<void>;
  rows(rows: readonly Cell[][]): Promise<void>;
  end(): Promise<void>;
}
