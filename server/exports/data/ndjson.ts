import type { Sink } from "../files/tableWriter";
import type { DataColumn } from "./columns";

export interface DataWriter {
  rows(records: readonly (readonly unknown[])[]): Promise<void>;
  end(): Promise<void>;
}

export class NdjsonWriter implements DataWriter {
  constructor(
    private readonly sink: Sink,
    private readonly columns: readonly DataColumn[],
  ) {}

  rows(records: readonly (readonly unknown[])[]): Promise<void> {
    const lines = records.map((values) => JSON.stringify(Object.fromEntries(this.columns.map(({ name }, i) => [name, values[i] ?? null]))));
    return this.sink(Buffer.from(lines.map((line) => `${line}\n`).join("")));
  }

  end(): Promise<void> {
    return Promise.resolve();
  }
}
