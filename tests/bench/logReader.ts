// Measures how long a reader of the change log waits for commits while others write, in a separate process.
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { entriesAfter } from "../../server/changes/readEntries";
import { connect } from "../../server/db/connect";
import { createLog } from "../../server/platform/log";

export interface Waits {
  /** Milliseconds from the commit of a change until the reader had it. */
  longestMs: number;
  median: number;
  changes: number;
}

const POLL_INTERVAL_MS = 10;
const WRITE_INTERVAL_MS = 20;

/** The process (`--follow SOCKET`): commits a small change every 20 ms and reads the log; answers "tell" with the waits since the last. */
export async function follow(socket: string): Promise<void> {
  const log = createLog("silent");
  const [writer, reader] = [connect({ socket }, log, 1), connect({ socket }, log, 1)];
  const committed = new Map<number, number>();
  const read = new Map<number, number>();
  let waits: number[] = [];
  const compare = (seq: number): void => {
    const [from, to] = [committed.get(seq), read.get(seq)];
    if (from === undefined || to === undefined) return;
    waits.push(Math.max(0, to - from));
    committed.delete(seq);
    read.delete(seq);
  };
  process.on("message", () => {
    const open = [...committed.values()].map((from) => performance.now() - from);
    const all = [...waits, ...open].sort((a, b) => a - b);
    waits = [];
    process.send!({ longestMs: all.at(-1) ?? 0, median: all[Math.floor(all.length / 2)] ?? 0, changes: all.length } satisfies Waits);
  });
  const [begin] = await reader.execute<{ xmin: string }>(sql`select pg_snapshot_xmin(pg_current_snapshot())::text as xmin`);
  let cursor: Parameters<typeof entriesAfter>[1] = { xid: BigInt(begin!.xmin), seq: -1 };
  const write = async (): Promise<never> => {
    for (;;) {
      const [row] = await writer.execute<{ seq: string }>(sql`insert into changes (kind, state) values ('heartbeat', null) returning seq`);
      const seq = Number(row!.seq);
      committed.set(seq, performance.now());
      compare(seq);
      await sleep(WRITE_INTERVAL_MS);
    }
  };
  const followLog = async (): Promise<never> => {
    for (;;) {
      const { entries } = await entriesAfter(reader, cursor);
      const now = performance.now();
      for (const { change } of entries) {
        if (change.kind !== "heartbeat") continue;
        read.set(change.seq, now);
        compare(change.seq);
      }
      cursor = entries.at(-1)?.cursor ?? cursor;
      if (entries.length < 2_000) await sleep(POLL_INTERVAL_MS);
    }
  };
  await Promise.all([write(), followLog()]);
}
