// Progress of an export, stored for its user and to show other nodes that the writer is alive.
import { and, eq } from "drizzle-orm";
import { exportLimits } from "../../schema/rules/exports/exports";
import { exports } from "../db/tables/exports";
import { transaction, type Work } from "../db/transaction";
import type { Log } from "../platform/log";
import type { ExportRow } from "./exports.queries";

/** The export was cancelled, or ended as abandoned. */
export class ExportOver extends Error {}

type Figures = Partial<Pick<ExportRow, "rows" | "total" | "bytes">>;

export class Progress {
  private figures: Figures = {};
  private isOver = false;
  private isSaying = false;
  /** Uses a timer, because sorting may delay the first rows. */
  private readonly timer = setInterval(() => void this.beat(), exportLimits.beatMs);

  constructor(
    private readonly work: Work & { log: Log },
    private readonly id: string,
  ) {}

  note(figures: Figures): void {
    if (this.isOver) throw new ExportOver();
    if ((figures.bytes ?? 0) > exportLimits.fileBytes) throw new Error("the file is too large");
    this.figures = { ...this.figures, ...figures };
  }

  async say(): Promise<void> {
    const isOwn = and(eq(exports.id, this.id), eq(exports.state, "RUNNING"));
    const answer = await transaction(this.work, (tx, changedAt) =>
      tx
        .update(exports)
        .set({ ...this.figures, changedAt })
        .where(isOwn)
        .returning({ id: exports.id }),
    );
    this.isOver = answer.length === 0;
    if (this.isOver) throw new ExportOver();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async beat(): Promise<void> {
    if (this.isSaying) return;
    this.isSaying = true;
    const failed = (err: unknown): void =>
      void (
        err instanceof ExportOver ||
        this.work.log.warn(
          { event: "export.progress_not_stored", err, export: this.id },
          "Storing the progress of an export failed; retrying with the next update",
        )
      );
    await this.say().catch(failed);
    this.isSaying = false;
  }
}
