import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { Work } from "../db/transaction";
import type { RequestSlots } from "../live/requestSlots";
import type { Log } from "../platform/log";
import type { FieldError, RecordOutcome, WordedError } from "../platform/recordOutcome";
import type { IngestAnswer, Rejection } from "./answer";
import { AdaptiveBatches, type BatchTaker } from "./batches";
import { recordErrorText } from "./records/errorTexts";
import { readBody, type RecordsBody } from "./body/readBody";
import type { Line } from "./body/lines";
import type { ReadResult } from "./records/recordReader";

/** What an endpoint for records needs. */
export interface IngestWork extends Work {
  log: Log;
  /** Of the transactions with records of all senders. */
  batchSlots: Pick<RequestSlots, "run">;
}

/** A kind of record: how it is read, and what takes a batch of it. Faults of `take` name fields as `codes` knows them. */
export interface RecordKind<R> extends Omit<BatchTaker<R>, "runInSlot"> {
  read: (value: unknown) => ReadResult<R> | { errors: WordedError<string>[] };
  codes: Readonly<Record<string, string>>;
}

/** A sender that pauses this long, milliseconds, has what it sent so far stored. */
const IDLE_FLUSH_MS = 250;
/** Reads no longer than this at a stretch, milliseconds, before others have a turn. */
const TIME_BUDGET_MS = 8;

/**
 * Takes a body of records as they come, in short transactions; those of one id in the order given. Each record that cannot be taken is refused by itself.
 * Throws what `readBody` throws, and the database's errors; what was stored until then stays: repeating the body changes nothing of it.
 */
export async function takeRecords<R>(work: IngestWork, kind: RecordKind<R>, body: RecordsBody): Promise<IngestAnswer> {
  const builder = new AnswerBuilder();
  const batches = new AdaptiveBatches<R>(
    { ...kind, runInSlot: (transaction) => work.batchSlots.run("records", transaction) },
    work.log,
    (line, outcome) => builder.count(line, inSourceCodes(outcome, kind.codes)),
  );
  const lines = readBody(body)[Symbol.asyncIterator]();
  try {
    await readAll(kind, lines, builder, batches);
    await batches.settle();
  } finally {
    // What is under way ends before the answer, also of a body that could not be read to its end.
    await batches.ended();
    // Not awaited: a sender that is silent would hold back the error.
    void lines.return?.()?.catch(() => undefined);
  }
  return builder.answer();
}

async function readAll<R>(
  kind: RecordKind<R>,
  lines: AsyncIterator<Line[]>,
  builder: AnswerBuilder,
  batches: AdaptiveBatches<R>,
): Promise<void> {
  let next = lines.next();
  for (;;) {
    const result = await (batches.waiting ? orPaused(next) : next);
    if (result === "paused") {
      await batches.settle();
      continue;
    }
    if (result.done) break;
    let startedAt = performance.now();
    for (const line of result.value) {
      readLine(kind, line, builder, batches);
      if (batches.full) await batches.flush();
      else if (performance.now() - startedAt < TIME_BUDGET_MS) continue;
      else await yieldToEventLoop();
      startedAt = performance.now();
    }
    next = lines.next();
  }
}

/**
 * What comes, or "paused" when nothing has for a while. It is asked for each piece of a body: the timer is a plain one, as to abort one by a signal
 * makes an error each time, a quarter of what a stream of positions took.
 */
const orPaused = <T>(next: Promise<T>): Promise<T | "paused"> =>
  new Promise((done, fail) => {
    const timer = setTimeout(() => done("paused"), IDLE_FLUSH_MS);
    next.then(done, fail).finally(() => clearTimeout(timer));
  });

/** Faults as they were found below the endpoint, with the source's codes of their fields. */
const inSourceCodes = (outcome: RecordOutcome<string>, codes: Readonly<Record<string, string>>): RecordOutcome<string> =>
  typeof outcome === "string" ? outcome : outcome.map((error) => ({ ...error, field: codes[error.field] ?? error.field }));

function readLine<R>(kind: RecordKind<R>, line: Line, builder: AnswerBuilder, batches: AdaptiveBatches<R>): void {
  if ("error" in line) return builder.count(line.line, [{ field: "", code: line.error, values: line.values }]);
  const reading = kind.read(line.value);
  if ("errors" in reading) builder.count(line.line, reading.errors);
  else batches.add(line.line, reading.record);
}

/** Refusals listed in an answer at most; those beyond it are only counted. */
const MAX_LISTED_REJECTIONS = 100_000;

class AnswerBuilder {
  private accepted = 0;
  private unchanged = 0;
  private unlisted = 0;
  private readonly refused: Rejection[] = [];

  count(line: number, outcome: RecordOutcome<string>): void {
    if (outcome === "accepted") this.accepted++;
    else if (outcome === "unchanged") this.unchanged++;
    else for (const error of outcome) this.reject(line, error);
  }

  answer(): IngestAnswer & { unlisted?: number } {
    const { accepted, unchanged, unlisted } = this;
    const refused = this.refused.sort((a, b) => a.line - b.line);
    return { accepted, unchanged, refused, ...(unlisted ? { unlisted } : {}) };
  }

  private reject(line: number, error: FieldError<string> | WordedError<string>): void {
    const { field, code } = error;
    const message = "message" in error ? error.message : recordErrorText(error.code, error.values);
    if (this.refused.length < MAX_LISTED_REJECTIONS) this.refused.push({ line, field, code, message });
    else this.unlisted++;
  }
}
