// Reads of rows only the columns that their fields are answered from. Which these are the resolvers show as they read: there is no list of them
// beside the resolvers that could fall behind.
import { unreadColumns } from "../db/reading/unreadColumns";

export class UsedColumns<Row extends object> {
  private readonly used = new Set<string>();
  private readonly names: ReadonlySet<string>;
  /** Prototype of rows that hold some columns: whoever asks for another one is stopped. */
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
   * What `answer` makes of the rows that `read` reads. The first rows are read whole, and watched; so are later ones of which something is asked
   * that was asked of none before: these are read and answered a second time.
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
