// Rows of a list as a file: read in one read-only transaction, at the database's speed.
import { getTableColumns, sql } from "drizzle-orm";
import { type FieldListName, fieldLists } from "../../schema/rules/fields/lists";
import type { Db, Tx } from "../db/connect";
import { idsInOrder, type Selection } from "../db/page";
import { text } from "../platform/texts";
import { exportColumns } from "./columns/columns";
import { CsvWriter } from "./files/csv";
import { XlsxWriter } from "./files/xlsx";
import { RowAnswers } from "./rowAnswers";
import { type ExportedRow, type ExportedTable, rowsOf, selectionOf } from "./selections";
import { UsedColumns } from "./usedColumns";
import type { FileWriter } from "./fileWriter";

/** Rows that are read and written together: so few that what they leave behind is gone before it is kept with what lasts. */
const BATCH_ROWS = 250;

export const writeRows: FileWriter = async ({ db, clock, log, schema }, row, viewer, { parts, progress }) => {
  const { columns: names, locale, format } = row;
  const list = row.list as FieldListName;
  const { columns, selects } = exportColumns(list, names, locale);
  const title = text(locale, `layer.${fieldLists[list].layer}`);
  const file = format === "CSV" ? new CsvWriter(parts.add) : new XlsxWriter(parts.add, title);
  const selection = selectionOf(viewer, list, row, row.createdAt.getTime());
  const used = new UsedColumns<ExportedRow>(Object.keys(getTableColumns(selection.from)));
  await file.begin(columns.map(({ heading }) => heading));
  await db.transaction(
    async (tx) => {
      await tx.execute(sql`set local idle_in_transaction_session_timeout = '60s'`);
      const context = { db: tx as unknown as Db, clock, viewer, locale, log };
      const answers = new RowAnswers(schema, list === "claims" ? "Claim" : "Supplier", selects, context);
      const total = await tx.$count(selection.from, selection.where);
      let written = 0;
      progress.note({ rows: 0, total });
      await progress.say();
      for await (const ids of batchesOf(tx, selection)) {
        const rows = await used.answer(
          (names) => rowsOf(tx, selection.from, names, ids),
          (some) => answers.of(some),
        );
        await file.rows(rows.map((one) => columns.map(({ cell }) => cell(one))));
        progress.note({ rows: (written += ids.length), bytes: parts.bytes });
      }
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
  await file.end();
};

/** The ids of the rows, some at a time: a cursor of one snapshot. */
async function* batchesOf(tx: Tx, selection: Selection<ExportedTable>): AsyncGenerator<string[]> {
  // All rows will be read, not the first ones.
  await tx.execute(sql`set local cursor_tuple_fraction = 1`);
  await tx.execute(sql`declare exported no scroll cursor for ${idsInOrder(selection)}`);
  for (;;) {
    const ids = await tx.execute<{ id: string }>(sql.raw(`fetch ${BATCH_ROWS} from exported`));
    if (ids.length === 0) return;
    yield ids.map(({ id }) => id);
  }
}
