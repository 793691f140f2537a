import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { SECOND_MS } from "../../schema/rules/durations";
import type { Work } from "../db/transaction";
import type { RequestSlots } from "../platform/requestSlots";
import type { Log } from "../platform/log";
import type { RecordErrors, RecordOutcome } from "../platform/recordOutcome";
import { AnswerBuilder, type IngestAnswer, type RecordSource } from "./answer";
import { AdaptiveBatches, type BatchTaker } from "./batches";
import { isNdjson, readBody, type RecordsBody } from "./body/readBody";
import type { Line } from "./body/lines";

export interface IngestWork extends Work {
  log: Log;
  batchSlots: Pick<RequestSlots, "run">;
  /** Aborted when the node stops; an NDJSON stream then ends between two lines. */
  stopping?: AbortSignal;
}

/** Reader and storage of a record type. `codes` maps field names in errors of `take` to source codes. */
export interface RecordKind<R> extends Omit<BatchTaker<R>, "runInSlot"> {
  read: (value: unknown) => { record: R; unknown?: readonly string[] } | { errors: RecordErrors<string> };
  /** Code of the record as sent, for rejections. */
  label: (value: object) => string | null;
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
  const batches = new AdaptiveBatches<R, RecordSource>(
    { ...kind, runInSlot: (transaction) => work.batchSlots.run("records", transaction) },
    work.log,
    (source, outcome) => builder.count(source, inSourceCodes(outcome, kind.codes)),
  );
  const take = (line: Line): void => readLine(kind, line, builder, batches, body.isStrict === true);
  const lines = readBody(body)[Symbol.asyncIterator]();
  let isCut = false;
  try {
    isCut = await readAll(take, lines, batches, isNdjson(body.contentType) ? work.stopping : undefined);
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
  take: (line: Line) => void,
  lines: AsyncIterator<Line[]>,
  batches: AdaptiveBatches<R, RecordSource>,
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
      take(line);
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

/** A code that is sent as text or number, cut to a length that rejections can repeat. */
export const labelOf = (code: unknown): string | null =>
  typeof code === "string" || typeof code === "number" ? String(code).slice(0, MAX_LABEL_LENGTH) : null;
const MAX_LABEL_LENGTH = 100;

function readLine<R>(
  kind: RecordKind<R>,
  line: Line,
  builder: AnswerBuilder,
  batches: AdaptiveBatches<R, RecordSource>,
  isStrict: boolean,
): void {
  if ("error" in line) return builder.count({ line: line.line, id: null }, [{ field: "", code: line.error, values: line.values }]);
  const { value } = line;
  const source: RecordSource = { line: line.line, id: typeof value === "object" && value !== null ? kind.label(value) : null };
  const reading = kind.read(value);
  if ("errors" in reading) return builder.count(source, reading.errors);
  const { record, unknown = [] } = reading;
  if (unknown.length && isStrict)
    return builder.count(
      source,
      unknown.map((field) => ({ field, code: "FIELD_UNKNOWN" })),
    );
  builder.noteUnknown(source, unknown);
  batches.add(source, record);
}
