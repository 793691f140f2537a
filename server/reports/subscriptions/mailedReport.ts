// The files of a report that was due: made in the thread of files, with the rights that its receiver has at that moment.
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

/** Makes and stores the files; whom its receiver's rights do not let have it, it is refused. What fails is logged, and tried again. */
export const makeMailedReport = (deps: ExportDeps, id: string): Promise<void> =>
  withOwnPool(deps, async (work) => {
    try {
      await make(work, id);
    } catch (err) {
      work.log.error({ err, sending: id }, "a report that was due could not be made");
    }
  });

/** Who gets reports by mail, as far as the user may by now; null: it may not. */
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
    const made = await tx
      .update(reportSendings)
      .set({ access: accessOf(receiver) })
      .where(isUnmade)
      .returning({ id: reportSendings.id });
    if (made.length) await tx.insert(reportFiles).values(files);
  });
}

/** Null: the instance is out of its sight. */
async function figuresFor({ db, clock }: ExportWork, { scope }: Viewer, { instanceId, firstDay, lastDay }: SendingRow) {
  try {
    return await reportFigures(db, scope, { instanceId, period: { name: "CUSTOM", firstDay, lastDay } }, clock.now());
  } catch (error) {
    if (error instanceof AppError && error.code === "NOT_FOUND") return null;
    throw error;
  }
}
