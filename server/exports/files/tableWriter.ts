import type { Cell } from "./cells";

/** Consumes bytes in order; resolves when there is room for more. */
export type Sink = (bytes: Buffer) => Promise<void>;

export interface TableWriter {
  begin(headings: readonly string[]): Promise<void>;
  rows(rows: readonly Cell[][]): Promise<void>;
  end(): Promise<void>;
}
