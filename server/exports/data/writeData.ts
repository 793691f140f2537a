import { getTableColumns, sql } from "drizzle-orm";
import { dataSetOf } from "../../../schema/rules/exports/dataSets";
import type { Db } from "../../db/connect";
import { storedRange } from "../../db/instantRange";
import { KeptReferences } from "../../settings/references.loaders";
import type { FileWriter } from "../fileWriter";
import { RowAnswers } from "../rowAnswers";
import { type ExportedRow, rowsOf } from "../selections";
import { UsedColumns } from "../usedColumns";
import { batchesOf } from "../writeRows";
import { dataSourceOf } from "./dataSources";
import { NdjsonWriter } from "./ndjson";
import { ParquetFileWriter } from "./parquet";

export const writeData: FileWriter = async ({ db, clock, log, schema }, row, viewer, { parts, progress }) => {
  const { period, instanceIds } = row.filter as { period?: { from?: string; to?: string }; instanceIds?: string[] };
  const request = { period: storedRange(period), instanceIds, now: row.createdAt.getTime() };
  const source = dataSourceOf(schema, viewer, dataSetOf(row.list)!, request);
  const { columns, selection, recordsOf } = source;
  const Writer = row.format === "PARQUET" ? ParquetFileWriter : NdjsonWriter;
  const file = new Writer(parts.add, columns);
  const used = new UsedColumns<ExportedRow>(Object.keys(getTableColumns(selection.from)));
  await db.transaction(
    async (tx) => {
      await tx.execute(sql`set local idle_in_transaction_session_timeout = '60s'`);
      const context = { db: tx as unknown as Db, references: new KeptReferences(clock), clock, viewer, locale: row.locale, log };
      const answers = new RowAnswers(schema, source.type, source.selects, context);
      let written = 0;
      progress.note({ rows: 0, ...(!recordsOf && { total: await tx.$count(selection.from, selection.where) }) });
      await progress.say();
      for await (const ids of batchesOf(tx, selection)) {
        const rows = await used.answer(
          (names) => rowsOf(tx, selection.from, names, ids),
          (some) => answers.of(some),
        );
        const records = recordsOf ? await recordsOf(tx, rows) : rows.map((answer) => columns.map(({ valueOf }) => valueOf(answer)));
        await file.rows(records);
        progress.note({ rows: (written += records.length), bytes: parts.bytes });
      }
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
  await file.end();
};
