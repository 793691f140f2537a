import { setImmediate as breathe, setTimeout as sleep } from "node:timers/promises";
import type { Announcer } from "../changes/announcer";
import type { Work } from "../db/transaction";
import type { Log } from "../platform/log";
import type { FieldFault, Outcome } from "../platform/outcome";
import type { IngestAnswer, Refusal } from "./answer";
import { Batches } from "./batches";
import { faultText } from "./faultTexts";
import { readBody, type RecordsBody } from "./body";
import type { Line } from "./lines";
import type { Reading } from "./records";

/** What a door for records needs. */
export interface IngestWork extends Work {
  announcer: Announcer;
  log: Log;
}

/** A kind of record: how it is read, and what takes a batch of it. Faults of `take` name fields as `codes` knows them. */
export interface RecordKind<R> {
  read: (value: unknown) => Reading<R>;
  take: (records: readonly R[]) => Promise<Outcome<string>[]>;
  codes: Readonly<Record<string, string>>;
}

/** A sender that pauses this long, milliseconds, has what it sent so far stored. */
const patience = 250;
/** Reads no longer than this at a stretch, milliseconds, before others have a turn. */
const stretch = 8;

/**
 * Takes a body of records as they come, in short transactions, one after the other. Each record that cannot be taken is refused by itself.
 * Throws what `readBody` throws, and the database's errors; what was stored until then stays: repeating the body changes nothing of it.
 */
export async function takeRecords<R>(work: IngestWork, kind: RecordKind<R>, body: RecordsBody): Promise<IngestAnswer> {
  const tally = new Tally();
  const batches = new Batches<R>(kind.take, work.log, (line, outcome) => tally.count(line, inSourceCodes(outcome, kind.codes)));
  const lines = readBody(body)[Symbol.asyncIterator]();
  try {
    await readAll(kind, lines, tally, batches);
  } finally {
    // Not awaited: a sender that is silent would hold back the error.
    void lines.return?.()?.catch(() => undefined);
  }
  return tally.answer();
}

async function readAll<R>(kind: RecordKind<R>, lines: AsyncIterator<Line[]>, tally: Tally, batches: Batches<R>): Promise<void> {
  let next = lines.next();
  for (;;) {
    const idle = batches.waiting ? new AbortController() : undefined;
    const paused = idle ? sleep(patience, "paused" as const, { signal: idle.signal }).catch(() => "paused" as const) : undefined;
    const come = await (paused ? Promise.race([next, paused]) : next);
    idle?.abort();
    if (come === "paused") {
      await batches.flush();
      continue;
    }
    if (come.done) break;
    let began = performance.now();
    for (const line of come.value) {
      readLine(kind, line, tally, batches);
      if (batches.full) await batches.flush();
      else if (performance.now() - began < stretch) continue;
      else await breathe();
      began = performance.now();
    }
    next = lines.next();
  }
  await batches.flush();
}

/** Faults as they were found below the door, with the source's codes of their fields. */
const inSourceCodes = (outcome: Outcome<string>, codes: Readonly<Record<string, string>>): Outcome<string> =>
  typeof outcome === "string" ? outcome : outcome.map((fault) => ({ ...fault, field: codes[fault.field] ?? fault.field }));

function readLine<R>(kind: RecordKind<R>, line: Line, tally: Tally, batches: Batches<R>): void {
  if ("fault" in line) return tally.count(line.line, [{ field: "", code: line.fault, values: line.values }]);
  const reading = kind.read(line.value);
  if ("faults" in reading) tally.count(line.line, reading.faults);
  else batches.add(line.line, reading.record);
}

/** Refusals listed in an answer at most; those beyond it are only counted. */
const listed = 100_000;

class Tally {
  private accepted = 0;
  private unchanged = 0;
  private unlisted = 0;
  private readonly refused: Refusal[] = [];

  count(line: number, outcome: Outcome<string>): void {
    if (outcome === "accepted") this.accepted++;
    else if (outcome === "unchanged") this.unchanged++;
    else for (const fault of outcome) this.refuse(line, fault);
  }

  answer(): IngestAnswer & { unlisted?: number } {
    const { accepted, unchanged, unlisted } = this;
    const refused = this.refused.sort((a, b) => a.line - b.line);
    return { accepted, unchanged, refused, ...(unlisted ? { unlisted } : {}) };
  }

  private refuse(line: number, { field, code, values }: FieldFault<string>): void {
    if (this.refused.length < listed) this.refused.push({ line, field, code, message: faultText(code, values) });
    else this.unlisted++;
  }
}
