// Writes the files of due reports, with the recipient's rights at that time.
import { and, eq, isNull } from "drizzle-orm";
import type { Locale } from "../../../schema/rules/language/locales";
import { canDo } from "../../auth/permissions/functionalities";
import { viewerOfUser } from "../../auth/session/viewers";
import type { Reader } from "../../db/connect";
import { reportFiles, reportSendings, reportSubscriptions } from "../../db/tables/reports";
import { transaction } from "../../db/transaction";
import type { ExportDeps, ExportWork } from "../../exports/fileWriter";
import { accessOf } from "../../exports/exports.queries";
import { withOwnPool } from "../../exports/writeExport";
import { AppError } from "../../platform/errors";
import type { Viewer } from "../../platform/viewer";
import { fileNameOf } from "../../exports/exports.actions";
import { reportFigures } from "../reportFigures.queries";
import { writeFigures } from "../writeReport";
import { refuseSending } from "./subscriptions.actions";
import type { SendingRow } from "./subscriptions.queries";

/** Refuses recipients without permission. Errors are logged and retried. */
export const makeMailedReport = (deps: ExportDeps, id: string): Promise<void> =>
  withOwnPool(deps, async (work) => {
    try {
      await make(work, id);
    } catch (err) {
      work.log.error({ event: "report.failed", err, sending: id }, "Producing a due report failed; retrying when its lease expires");
    }
  });

/** The recipient with current rights; `null` if it may not receive reports. */
export async function receiverOf(db: Reader, userId: string): Promise<Viewer | null> {
  const viewer = await viewerOfUser(db, userId);
  return viewer && canDo(viewer, "dashboard.subscribe") ? viewer : null;
}

async function make(work: ExportWork, id: string): Promise<void> {
  const { db, clock } = work;
  const isUnmade = and(eq(reportSendings.id, id), eq(reportSendings.state, "PREPARING"), isNull(reportSendings.access));
  const [sending] = await db.select().from(reportSendings).where(isUnmade);
  if (!sending) return;
  const [subscription] = await db.select().from(reportSubscriptions).where(eq(reportSubscriptions.id, sending.subscriptionId));
  const receiver = await receiverOf(db, sending.userId);
  const figures = receiver && subscription && (await figuresFor(work, receiver, sending));
  if (!figures) {
    await transaction(work, async (tx, now) => {
      const [row] = await tx.select().from(reportSendings).where(isUnmade).for("update");
      if (row) await refuseSending(tx, now, row);
    });
    return;
  }
  const locale: Locale = receiver.locale;
  const files = await Promise.all(
    subscription.formats.map(async (format) => {
      const parts: Buffer[] = [];
      await writeFigures(figures, format, locale, (bytes) => Promise.resolve(void parts.push(Buffer.from(bytes))));
      return { sendingId: id, format, fileName: fileNameOf("dashboard", format, new Date(clock.now())), bytes: Buffer.concat(parts) };
    }),
  );
  await transaction(work, async (tx) => {
    const updatedRows = await tx
      .update(reportSendings)
      .set({ access: accessOf(receiver) })
      .where(isUnmade)
      .returning({ id: reportSendings.id });
    if (updatedRows.length) await tx.insert(reportFiles).values(files);
  });
}

/** `null` if the instance is out of the recipient's scope. */
async function figuresFor({ db, clock }: ExportWork, viewer: Viewer, { instanceId, firstDay, lastDay }: SendingRow) {
  try {
    return await reportFigures(db, viewer, { instanceId, period: { name: "CUSTOM", firstDay, lastDay } }, clock.now());
  } catch (error) {
    if (error instanceof AppError && error.code === "NOT_FOUND") return null;
    throw error;
  }
}
