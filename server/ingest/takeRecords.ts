import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { SECOND_MS } from "../../schema/rules/durations";
import type { Work } from "../db/transaction";
import type { RequestSlots } from "../platform/requestSlots";
import type { Log } from "../platform/log";
import type { RecordErrors, RecordOutcome, WordedError } from "../platform/recordOutcome";
import type { IngestAnswer, Rejection } from "./answer";
import { AdaptiveBatches, type BatchTaker } from "./batches";
import { recordErrorText } from "./records/errorTexts";
import { isNdjson, readBody, type RecordsBody } from "./body/readBody";
import type { Line } from "./body/lines";
import type { ReadResult } from "./records/recordReader";

export interface IngestWork extends Work {
  log: Log;
  batchSlots: Pick<RequestSlots, "run">;
  /** Aborted when the node stops; an NDJSON stream then ends between two lines. */
  stopping?: AbortSignal;
}

/** Reader and storage of a record type. `codes` maps field names in errors of `take` to source codes. */
export interface RecordKind<R> extends Omit<BatchTaker<R>, "runInSlot"> {
  read: (value: unknown) => ReadResult<R> | { errors: WordedError<string>[] };
  codes: Readonly<Record<string, string>>;
}

/** Pause of the sender, in milliseconds, after which received records are stored. */
const IDLE_FLUSH_MS = 250;
/** Maximum duration of an NDJSON stream after the node began to stop, in milliseconds. It ends earlier when the sender pauses. */
const LAST_LINES_MS = 2 * SECOND_MS;
const TIME_BUDGET_MS = 8;

/**
 * Stores records as they arrive, in short transactions, in order per ID. Invalid records are rejected individually. After an error,
 * stored records stay; the body can be repeated.
 */
export async function takeRecords<R>(work: IngestWork, kind: RecordKind<R>, body: RecordsBody): Promise<IngestAnswer> {
  const builder = new AnswerBuilder();
  const batches = new AdaptiveBatches<R>(
    { ...kind, runInSlot: (transaction) => work.batchSlots.run("records", transaction) },
    work.log,
    (line, outcome) => builder.count(line, inSourceCodes(outcome, kind.codes)),
  );
  const lines = readBody(body)[Symbol.asyncIterator]();
  let isCut = false;
  try {
    isCut = await readAll(kind, lines, builder, batches, isNdjson(body.contentType) ? work.stopping : undefined);
    await batches.settle();
  } finally {
    // Running transactions finish before the response, even if the body could not be read.
    await batches.ended();
    // Not awaited: a silent sender would delay the error.
    void lines.return?.()?.catch(() => undefined);
  }
  return isCut ? { ...builder.answer(), cut: true } : builder.answer();
}

async function readAll<R>(
  kind: RecordKind<R>,
  lines: AsyncIterator<Line[]>,
  builder: AnswerBuilder,
  batches: AdaptiveBatches<R>,
  stopping: AbortSignal | undefined,
): Promise<boolean> {
  let next = lines.next();
  let endByMs: number | undefined;
  for (;;) {
    const isEnding = stopping?.aborted === true;
    if (isEnding) endByMs ??= performance.now() + LAST_LINES_MS;
    const result = await orPaused(next, batches.waiting || isEnding, stopping);
    if (result === "paused") {
      await batches.settle();
      if (isEnding) return true;
      continue;
    }
    if (result.done) return false;
    if (endByMs !== undefined && performance.now() > endByMs) return true;
    let startedAt = performance.now();
    for (const line of result.value) {
      readLine(kind, line, builder, batches);
      if (batches.full) await batches.flush();
      else if (performance.now() - startedAt < TIME_BUDGET_MS) continue;
      else await yieldToEventLoop();
      startedAt = performance.now();
    }
    // Also stores in time if the sender's pauses are shorter than IDLE_FLUSH_MS.
    if (batches.isOverdue(IDLE_FLUSH_MS)) await batches.flush();
    next = lines.next();
  }
}

/**
 * Returns the next value, or "paused" after IDLE_FLUSH_MS or when the node stops. Uses a plain timer: creating abort errors took a
 * quarter of the time for a stream of positions.
 */
const orPaused = <T>(next: Promise<T>, isTimed: boolean, stopping: AbortSignal | undefined): Promise<T | "paused"> => {
  if (!isTimed && !stopping) return next;
  return new Promise((done, fail) => {
    const pause = (): void => done("paused");
    const timer = isTimed ? setTimeout(pause, IDLE_FLUSH_MS) : undefined;
    if (!isTimed) stopping?.addEventListener("abort", pause);
    next.then(done, fail).finally(() => {
      clearTimeout(timer);
      stopping?.removeEventListener("abort", pause);
    });
  });
};

function inSourceCodes(outcome: RecordOutcome<string>, codes: Readonly<Record<string, string>>): RecordOutcome<string> {
  if (typeof outcome === "string") return outcome;
  const renamed = (errors: RecordErrors<string>) => errors.map((error) => ({ ...error, field: codes[error.field] ?? error.field }));
  return Array.isArray(outcome) ? renamed(outcome) : { ...outcome, warnings: renamed(outcome.warnings) };
}

function readLine<R>(kind: RecordKind<R>, line: Line, builder: AnswerBuilder, batches: AdaptiveBatches<R>): void {
  if ("error" in line) return builder.count(line.line, [{ field: "", code: line.error, values: line.values }]);
  const reading = kind.read(line.value);
  if ("errors" in reading) builder.count(line.line, reading.errors);
  else batches.add(line.line, reading.record);
}

/** Maximum number of rejections, and of warnings, listed in a response. Further ones are only counted. */
const MAX_LISTED_REJECTIONS = 100_000;

class AnswerBuilder {
  private accepted = 0;
  private unchanged = 0;
  private unlisted = 0;
  private readonly refused: Rejection[] = [];
  private readonly warnings: Rejection[] = [];

  count(line: number, outcome: RecordOutcome<string>): void {
    if (Array.isArray(outcome)) return this.list(this.refused, line, outcome);
    if (typeof outcome === "object") this.list(this.warnings, line, outcome.warnings);
    if ((typeof outcome === "object" ? outcome.outcome : outcome) === "accepted") this.accepted++;
    else this.unchanged++;
  }

  answer(): IngestAnswer & { unlisted?: number } {
    const { accepted, unchanged, unlisted } = this;
    const [refused, warnings] = [this.refused, this.warnings].map((list) => list.sort((a, b) => a.line - b.line)) as [
      Rejection[],
      Rejection[],
    ];
    return { accepted, unchanged, refused, ...(warnings.length && { warnings }), ...(unlisted && { unlisted }) };
  }

  private list(list: Rejection[], line: number, errors: RecordErrors<string>): void {
    for (const error of errors) {
      const { field, code } = error;
      const message = "message" in error ? error.message : recordErrorText(error.code, error.values);
      if (list.length < MAX_LISTED_REJECTIONS) list.push({ line, field, code, message });
      else this.unlisted++;
    }
  }
}
