// Writes one export from its first row to its last: read in one read-only transaction, at the database's speed, into parts that the database
// keeps. Whoever fetches the file, however slowly, reads these parts.
import { getTableColumns, sql } from "drizzle-orm";
import type { GraphQLSchema } from "graphql";
import { MINUTE_MS } from "../../schema/rules/durations";
import { fieldLists } from "../../schema/rules/fields/lists";
import { reloadViewer } from "../auth/session/viewers";
import { connect, type Db, type Tx } from "../db/connect";
import type { DatabasePlace } from "../db/open";
import { idsInOrder, type Selection } from "../db/page";
import type { Work } from "../db/transaction";
import { actorOf } from "../platform/actor";
import { AppError } from "../platform/errors";
import type { Log } from "../platform/log";
import { text } from "../platform/texts";
import type { Clock } from "../platform/time";
import { unrestrictedScope, type Viewer } from "../platform/viewer";
import { exportColumns } from "./columns/columns";
import { endExport, failExport } from "./exports.actions";
import { accessOf, exportById, type ExportRow } from "./exports.queries";
import { CsvWriter } from "./files/csv";
import { PartStore } from "./partStore";
import { ExportOver, Progress } from "./progress";
import { RowAnswers } from "./rowAnswers";
import { type ExportedRow, type ExportedTable, rowsOf, selectionOf } from "./selections";
import { UsedColumns } from "./usedColumns";
import { XlsxWriter } from "./files/xlsx";

/** Rows that are read and written together: so few that what they leave behind is gone before it is kept with what lasts. */
const BATCH_ROWS = 250;

/** Sorting many rows takes a while before the first one is there. */
const STATEMENT_TIMEOUT_MS = 10 * MINUTE_MS;

export interface ExportDeps {
  place: DatabasePlace;
  clock: Clock;
  log: Log;
  schema: GraphQLSchema;
}
/** The pool is its own: one connection for the rows, one for the parts, beside the pools of those who wait for answers. */
type ExportWork = Omit<ExportDeps, "place"> & Work;

/** Writes it and says how it ended; what fails is logged. */
export async function writeExport({ place, ...deps }: ExportDeps, id: string): Promise<void> {
  const { log } = deps;
  const db = connect(place.address, log, 2, place.role, STATEMENT_TIMEOUT_MS);
  const work: ExportWork = { ...deps, db };
  const progress = new Progress(work, id);
  try {
    const row = await exportById(db, id);
    if (!row) return;
    await write(work, row, await viewerOfExport(work, row), progress);
    await endExport(work, id, "DONE");
  } catch (err) {
    if (!(err instanceof ExportOver)) log.error({ err, export: id }, "an export could not be written");
    await failExport(work, id);
  } finally {
    progress.stop();
    await db.$client.end({ timeout: 5 });
  }
}

/** Whoever asked for it, with the rights that it has by now. Throws EXPORT_RIGHTS where these are others. */
async function viewerOfExport({ db, clock }: ExportWork, row: ExportRow): Promise<Viewer> {
  const { sessionId, locale } = row;
  const known = { actor: actorOf(row), sessionId, locale, profileType: "CLIENTE", scope: unrestrictedScope } as const;
  const viewer = await reloadViewer(db, clock.now(), { ...known, functionalities: new Set(), canAct: false });
  if (!viewer || accessOf(viewer) !== row.access) throw new AppError("EXPORT_RIGHTS");
  return viewer;
}

async function write(work: ExportWork, row: ExportRow, viewer: Viewer, progress: Progress): Promise<void> {
  const { db, clock, log, schema } = work;
  const { id, list, columns: names, locale, format } = row;
  const { columns, selects } = exportColumns(list, names, locale);
  const parts = new PartStore(db, id);
  const title = text(locale, `layer.${fieldLists[list].layer}`);
  const file = format === "CSV" ? new CsvWriter(parts.add) : new XlsxWriter(parts.add, title);
  const selection = selectionOf(viewer, row, row.createdAt.getTime());
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
  await parts.flush();
  progress.note({ bytes: parts.bytes });
  await progress.say();
}

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
