import type { SchemaElement } from "hyparquet";
import { ByteWriter, ParquetWriter } from "hyparquet-writer";
import type { Sink } from "../files/tableWriter";
import type { DataColumn, DataType } from "./columns";
import type { DataWriter } from "./ndjson";

/** Rows per row group, all of which are in memory. */
const GROUP_ROWS = 5_000;

const elementByType: Readonly<Record<DataType, Omit<SchemaElement, "name">>> = {
  text: { type: "BYTE_ARRAY", converted_type: "UTF8", logical_type: { type: "STRING" } },
  json: { type: "BYTE_ARRAY", converted_type: "JSON", logical_type: { type: "JSON" } },
  integer: { type: "INT32" },
  number: { type: "DOUBLE" },
  boolean: { type: "BOOLEAN" },
  instant: {
    type: "INT64",
    converted_type: "TIMESTAMP_MILLIS",
    logical_type: { type: "TIMESTAMP", isAdjustedToUTC: true, unit: "MILLIS" },
  },
};

const schemaOf = (columns: readonly DataColumn[]): SchemaElement[] => [
  { name: "row", num_children: columns.length },
  ...columns.map(({ name, type }): SchemaElement => ({ ...elementByType[type], name, repetition_type: "OPTIONAL" })),
];

function cellOf(type: DataType, value: unknown): unknown {
  if (value === null || value === undefined) return undefined;
  if (type === "instant") return new Date(value as string);
  return type === "text" ? String(value) : value;
}

/** Writes a row group as soon as it is complete, so that memory does not grow with the file. */
export class ParquetFileWriter implements DataWriter {
  private readonly bytes = new ByteWriter();
  private readonly file: ParquetWriter;
  private records: (readonly unknown[])[] = [];

  constructor(
    private readonly sink: Sink,
    private readonly columns: readonly DataColumn[],
  ) {
    const descriptions = Object.fromEntries(columns.map(({ name, description }) => [name, description]));
    this.file = new ParquetWriter({
      writer: this.bytes,
      schema: schemaOf(columns),
      kvMetadata: [{ key: "columns", value: JSON.stringify(descriptions) }],
    });
  }

  async rows(records: readonly (readonly unknown[])[]): Promise<void> {
    for (const record of records) this.records.push(record);
    while (this.records.length >= GROUP_ROWS) await this.writeGroup(this.records.splice(0, GROUP_ROWS));
  }

  async end(): Promise<void> {
    if (this.records.length) await this.writeGroup(this.records);
    await this.file.finish();
    await this.flush();
  }

  private async writeGroup(records: readonly (readonly unknown[])[]): Promise<void> {
    const columnData = this.columns.map(({ name, type }, i) => ({ name, data: records.map((values) => cellOf(type, values[i])) }));
    await this.file.write({ columnData, rowGroupSize: records.length });
    await this.flush();
  }

  private async flush(): Promise<void> {
    await this.sink(Buffer.from(this.bytes.buffer.slice(0, this.bytes.index)));
    this.bytes.index = 0;
  }
}
