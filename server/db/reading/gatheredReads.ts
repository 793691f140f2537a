// Combines built selections of one event-loop turn into one statement, since a socket write per read costs more than most of the reads.
import { SQL, StringChunk } from "drizzle-orm";
import type { Reader } from "../connect";
import { type BuiltQuery, type ReadQueue, withParams, withQueue } from "./builtSelection";
import { type ArrayRow, arrayRows, selectArrays } from "../driver/clientOf";

interface Read {
  query: BuiltQuery;
  params: unknown[];
  done(rows: ArrayRow[]): void;
  failed(error: unknown): void;
}

export const gatheredReads = (db: Reader): Reader => withQueue(db, new GatheredReads(db));

class GatheredReads implements ReadQueue {
  private waiting: Read[] = [];

  constructor(private readonly db: Reader) {}

  read(query: BuiltQuery, params: unknown[]): Promise<ArrayRow[]> {
    return new Promise((done, failed) => {
      if (!this.waiting.length) setImmediate(() => void this.send(this.waiting.splice(0)));
      this.waiting.push({ query, params, done, failed });
    });
  }

  private async send(reads: Read[]): Promise<void> {
    try {
      const results = reads.length === 1 ? [await this.alone(reads[0]!)] : await this.together(reads);
      for (const [i, { done }] of reads.entries()) done(results[i]!);
    } catch (error) {
      for (const { failed } of reads) failed(error);
    }
  }

  private alone({ query, params }: Read): Promise<ArrayRow[]> {
    return arrayRows(this.db, query.text, params);
  }

  private async together(reads: Read[]): Promise<ArrayRow[][]> {
    const chunks = reads.flatMap(({ query, params }, i) => [new StringChunk(i ? ", " : "select "), ...withParams(query.asJson, params)]);
    const [row] = await selectArrays(this.db, new SQL(chunks));
    return (row as (object[] | null)[]).map((rows) => (rows ?? []).map((row) => Object.values(row)));
  }
}
