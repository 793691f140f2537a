import { getTableColumns, sql } from "drizzle-orm";
import type { ExportedList, LogName } from "../../schema/rules/exports/exports";
import { type FieldListName, fieldLists } from "../../schema/rules/fields/lists";
import type { Db, Tx } from "../db/connect";
import { idsInOrder } from "../db/page";
import { text } from "../platform/texts";
import type { Viewer } from "../platform/viewer";
import { KeptReferences } from "../settings/references.loaders";
import { type ExportColumn, exportColumns, logColumns } from "./columns/columns";
import { type ExportedLog, isLogName } from "./exportedLogs";
import type { ExportRow } from "./exports.queries";
import { CsvWriter } from "./files/csv";
import { XlsxWriter } from "./files/xlsx";
import { RowAnswers } from "./rowAnswers";
import { type ExportedRow, type ExportedSelection, rowsOf, selectionOf } from "./selections";
import { UsedColumns } from "./usedColumns";
import type { FileWriter } from "./fileWriter";

/** Rows per batch, few enough to be garbage-collected in the young generation. */
const BATCH_ROWS = 250;

export const writeRows: FileWriter = async ({ db, clock, log, schema, logs }, row, viewer, { parts, progress }) => {
  const { locale, format } = row;
  const content = row.list as ExportedList;
  const source = isLogName(content) ? sourceOfLog(content, logs[content], row, viewer) : sourceOfList(content, row, viewer);
  const { columns, selection, near, toNode } = source;
  const title = text(locale, source.title);
  const file = format === "CSV" ? new CsvWriter(parts.add, locale) : new XlsxWriter(parts.add, title);
  const used = new UsedColumns<ExportedRow>(Object.keys(getTableColumns(selection.from)));
  await file.begin(columns.map(({ heading }) => heading));
  await db.transaction(
    async (tx) => {
      await tx.execute(sql`set local idle_in_transaction_session_timeout = '60s'`);
      const context = { db: tx as unknown as Db, references: new KeptReferences(clock), clock, viewer, locale, log };
      const answers = new RowAnswers(schema, source.type, source.selects, context);
      const total = await tx.$count(selection.from, selection.where);
      let written = 0;
      progress.note({ rows: 0, total });
      await progress.say();
      for await (const ids of batchesOf(tx, selection)) {
        const rows = await used.answer(
          (names) => rowsOf(tx, selection.from, names, ids, near?.(ids)),
          (some) => answers.of(toNode ? some.map(toNode) : some),
        );
        await file.rows(rows.map((cells) => columns.map(({ cell }) => cell(cells))));
        progress.note({ rows: (written += ids.length), bytes: parts.bytes });
      }
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
  await file.end();
};

interface Source extends Pick<ExportedLog, "type" | "near"> {
  title: string;
  selection: ExportedSelection;
  columns: ExportColumn[];
  selects: string;
  toNode?(row: ExportedRow): object;
}

function sourceOfList(list: FieldListName, row: ExportRow, viewer: Viewer): Source {
  return {
    type: list === "claims" ? "Claim" : "Supplier",
    title: `layer.${fieldLists[list].layer}`,
    selection: selectionOf(viewer, list, row, row.createdAt.getTime()),
    ...exportColumns(list, row.columns, row.locale),
  };
}

function sourceOfLog(
  name: LogName,
  { type, near, toNode, ...exported }: ExportedLog,
  { filter, locale }: ExportRow,
  viewer: Viewer,
): Source {
  return {
    type,
    title: `page.${name}`,
    selection: exported.selection(viewer, filter),
    ...logColumns(exported.columns, locale),
    ...(near && { near }),
    ...(toNode && { toNode: (row: ExportedRow) => toNode(viewer, row) }),
  };
}

/** Ids of the rows in batches, through a cursor of one snapshot. */
export async function* batchesOf(tx: Tx, selection: ExportedSelection): AsyncGenerator<string[]> {
  // All rows will be read, so the planner must not optimize for the first ones.
  await tx.execute(sql`set local cursor_tuple_fraction = 1`);
  await tx.execute(sql`declare exported no scroll cursor for ${idsInOrder(selection)}`);
  for (;;) {
    const ids = await tx.execute<{ id: string }>(sql.raw(`fetch ${BATCH_ROWS} from exported`));
    if (ids.length === 0) return;
    yield ids.map(({ id }) => id);
  }
}
