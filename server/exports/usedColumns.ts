// Reads only columns that resolvers use. Usage is observed, because a separate list could become outdated.
import { unreadColumns } from "../db/reading/unreadColumns";

export class UsedColumns<Row extends object> {
  private readonly used = new Set<string>();
  private readonly names: ReadonlySet<string>;
  /** Prototype of partial rows; access to a column that was not read throws. */
  private readonly others: object;
  private isColumnMissing = true;

  constructor(private readonly columns: readonly string[]) {
    this.names = new Set(columns);
    const stop = (): never => {
      this.isColumnMissing = true;
      throw new Error("a column that was not read");
    };
    this.others = unreadColumns(columns, stop);
  }

  /**
   * Reads full rows first and records accessed columns. If a later row needs another column, the batch is read again with all columns.
   */
  async answer<T>(read: (columns: readonly string[]) => Promise<Row[]>, answer: (rows: readonly Row[]) => Promise<T>): Promise<T> {
    if (!this.isColumnMissing) {
      const rows = await read([...this.used]);
      for (const row of rows) Object.setPrototypeOf(row, this.others);
      try {
        const answered = await answer(rows);
        if (!this.isColumnMissing) return answered;
      } catch (error) {
        if (!this.isColumnMissing) throw error;
      }
    }
    const rows = await read(this.columns);
    const answered = await answer(rows.map((row) => this.watched(row)));
    this.isColumnMissing = false;
    return answered;
  }

  private watched(row: Row): Row {
    return new Proxy(row, {
      get: (target, name) => {
        if (typeof name === "string" && this.names.has(name)) this.used.add(name);
        return Reflect.get(target, name) as unknown;
      },
    });
  }
}
