// Writes one export from its first row to its last: read in one read-only transaction, at the database's speed, into parts that the database
// keeps. Whoever fetches the file, however slowly, reads these parts.
import { and, eq, sql } from "drizzle-orm";
import type { GraphQLSchema } from "graphql";
import { exportLimits } from "../../schema/rules/exports/exports";
import { fieldLists } from "../../schema/rules/fields/lists";
import { reloadViewer } from "../auth/session/viewers";
import type { Db, Tx } from "../db/connect";
import { idsInOrder } from "../db/page";
import { exports } from "../db/tables/exports";
import { actorOf } from "../platform/actor";
import { AppError } from "../platform/errors";
import type { Log } from "../platform/log";
import { text } from "../platform/texts";
import type { Clock } from "../platform/time";
import { unrestrictedScope, type Viewer } from "../platform/viewer";
import { exportColumns } from "./columns/columns";
import { accessOf, exportById, type ExportRow } from "./exports.queries";
import { endExport } from "./exports.actions";
import { CsvWriter } from "./files/csv";
import { PartStore } from "./partStore";
import { RowAnswers } from "./rowAnswers";
import { rowsOf, selectionOf } from "./selections";
import { XlsxWriter } from "./files/xlsx";

/** Rows that are read and written together. */
const BATCH_ROWS = 1_000;

export interface ExportWork {
  /** A pool of its own: one connection for the rows, one for the parts. */
  db: Db;
  clock: Clock;
  log: Log;
  schema: GraphQLSchema;
  /** Rows of a sheet; absent: as many as it can hold. */
  sheetRows?: number;
}

/** Whoever wanted it has cancelled it, or it is another node's by now. */
class ExportOver extends Error {}

/** Writes it and says how it ended; what fails is logged. */
export async function writeExport(work: ExportWork, id: string): Promise<void> {
  try {
    const row = await exportById(work.db, id);
    if (!row) return;
    await write(work, row, await viewerOfExport(work, row));
    await endExport(work, id, "DONE");
  } catch (err) {
    if (!(err instanceof ExportOver)) work.log.error({ err, export: id }, "an export could not be written");
    await endExport(work, id, "FAILED");
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

async function write(work: ExportWork, row: ExportRow, viewer: Viewer): Promise<void> {
  const { db, clock, log, schema, sheetRows } = work;
  const { id, list, columns: names, locale, format } = row;
  const { columns, selects } = exportColumns(list, names, locale);
  const answers = new RowAnswers(schema, list === "claims" ? "Claim" : "Supplier", selects);
  const parts = new PartStore(db, id);
  const title = text(locale, `layer.${fieldLists[list].layer}`);
  const file = format === "CSV" ? new CsvWriter(parts.add) : new XlsxWriter(parts.add, title, sheetRows);
  const progress = new Progress(work, id);
  await file.begin(columns.map(({ heading }) => heading));
  await db.transaction(
    async (tx) => {
      const context = { db: tx as unknown as Db, clock, viewer, locale, log };
      let written = 0;
      for await (const ids of batchesOf(tx, row, viewer, (total) => progress.say({ total }))) {
        const rows = await answers.of(await rowsOf(tx, row, ids), context);
        await file.rows(rows.map((one) => columns.map(({ cell }) => cell(one))));
        await progress.note((written += ids.length), parts.bytes);
      }
      await progress.say({ rows: written });
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
  await file.end();
  await parts.flush();
  await progress.say({ bytes: parts.bytes });
}

/** The ids of the rows, some at a time: a cursor of one snapshot. */
async function* batchesOf(tx: Tx, row: ExportRow, viewer: Viewer, counted: (total: number) => Promise<void>): AsyncGenerator<string[]> {
  const selection = selectionOf(viewer, row, row.createdAt.getTime());
  // All rows will be read, not the first ones.
  await tx.execute(sql`set local cursor_tuple_fraction = 1`);
  await tx.execute(sql`set local idle_in_transaction_session_timeout = '60s'`);
  await counted(await tx.$count(selection.from, selection.where));
  await tx.execute(sql`declare exported no scroll cursor for ${idsInOrder(selection)}`);
  for (;;) {
    const ids = await tx.execute<{ id: string }>(sql.raw(`fetch ${BATCH_ROWS} from exported`));
    if (ids.length === 0) return;
    yield ids.map(({ id }) => id);
  }
}

/** Says how far it has come, and finds whether it is still wanted. */
class Progress {
  private saidAtMs = performance.now();

  constructor(
    private readonly work: ExportWork,
    private readonly id: string,
  ) {}

  async note(rows: number, bytes: number): Promise<void> {
    if (bytes > exportLimits.fileBytes) throw new Error("the file is too large");
    if (performance.now() - this.saidAtMs >= exportLimits.beatMs) await this.say({ rows, bytes });
  }

  async say(progress: Partial<Pick<ExportRow, "rows" | "total" | "bytes">>): Promise<void> {
    this.saidAtMs = performance.now();
    const { db, clock } = this.work;
    const said = await db
      .update(exports)
      .set({ ...progress, changedAt: new Date(clock.now()) })
      .where(and(eq(exports.id, this.id), eq(exports.state, "RUNNING")))
      .returning({ id: exports.id });
    if (said.length === 0) throw new ExportOver();
  }
}
