// 100,000 claims through the endpoint: NDJSON, JSON array, and updates, compared with plain multi-row INSERTs of the same rows. CPU
// includes PostgreSQL. Also memory and delay of the change log.
import { fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { runningSocket } from "../../server/db/embedded/embedded";
import { runningServer } from "../../server/db/embedded/lockFile";
import { dataHome } from "../../server/db/embedded/folders";
import { cpuWithChildren, untilIdle } from "./cpu";
import { INSERT_CLAIMS, plainInsert } from "./ingestPeer";
import { bases, bodyOf, newClaims, updates } from "./ingestRows";
import type { Waits } from "./logReader";
import { makeKey, METRICS_TOKEN, type Product, send, startProduct, stopProduct, usage } from "./product";

export interface IngestFigures {
  variant: string;
  records: number;
  seconds: number;
  cpu: number;
  insertSeconds: number;
  insertCpu: number;
  ratio: number;
  megabytesAdded: number;
  longestWait: number;
  longestWaitBesideInsert: number;
}

const variants = [
  { variant: "NDJSON", prefix: "N", format: "ndjson", records: newClaims },
  { variant: "JSON array", prefix: "A", format: "array", records: newClaims },
  { variant: "updates", prefix: "N", format: "ndjson", records: updates },
] as const;
interface Watched {
  seconds: number;
  cpu: number;
  /** Maximum increase of the product's memory. */
  megabytesAdded: number;
}

const IDLE_LOOKS = 4;
const IDLE_LOOK_MS = 1_500;

/** Seconds of CPU a second while nothing is sent: the least of some looks, as a vacuum in one of them would be taken for the product's own. */
async function idleRate(cpu: () => Promise<number>): Promise<number> {
  const rates: number[] = [];
  for (let look = 0; look < IDLE_LOOKS; look++) {
    const before = await cpu();
    await sleep(IDLE_LOOK_MS);
    rates.push(((await cpu()) - before) / (IDLE_LOOK_MS / 1_000));
  }
  return Math.min(...rates);
}

/** Runs an action. What product and database spend when nothing is sent (the board's follower, the reader of the log) is no part of its CPU. */
async function watched(product: Product, postmaster: number, work: () => Promise<void>): Promise<Watched> {
  let maxMemoryMb = 0;
  const watch = new AbortController();
  const watching = (async () => {
    while (!watch.signal.aborted) {
      maxMemoryMb = Math.max(maxMemoryMb, (await usage(product)).megabytes);
      await sleep(100);
    }
  })();
  const cpu = async (): Promise<number> => (await usage(product)).cpu + cpuWithChildren(postmaster);
  await untilIdle(cpu);
  const rate = await idleRate(cpu);
  const before = await usage(product);
  const spent = await cpu();
  maxMemoryMb = before.megabytes;
  const begun = performance.now();
  await work();
  const seconds = (performance.now() - begun) / 1_000;
  const used = (await cpu()) - spent - rate * seconds;
  watch.abort();
  await watching;
  return { seconds, cpu: used, megabytesAdded: maxMemoryMb - before.megabytes };
}

/** `only`: one of the variants, by its name. */
export async function ingest(count = 100_000, only?: string): Promise<IngestFigures[]> {
  const folder = mkdtempSync(join(tmpdir(), "atalaya-bench-"));
  const env = { PATH: process.env.PATH, DATA_DIR: folder, PORT: "0", DEMO: "0", METRICS_TOKEN, LOG_LEVEL: "warn" };
  const figures: IngestFigures[] = [];
  let key: string | undefined;
  console.log(`\nIngest, ${count.toLocaleString("en")} claims each way, beside plain INSERTs of ${INSERT_CLAIMS} claims at once`);
  for (const { variant, prefix, format, records } of variants.filter((one) => !only || one.variant === only)) {
    // a separate process each, so that memory of the previous one does not count
    const product = await startProduct(env);
    const socket = (await runningSocket(folder))!;
    key ??= await makeKey(env);
    await send(`${product.url}/ingest/suppliers`, key, "application/json", bodyOf(bases(), "array"));
    const reader = fork(process.argv[1]!, ["--follow", socket]);
    const waits = (): Promise<Waits> => {
      const readerWaits = new Promise<Waits>((done) => reader.once("message", (message) => done(message as Waits)));
      reader.send("tell");
      return readerWaits;
    };
    const postmaster = runningServer(join(await dataHome(folder), "pg"))!.pid;
    const measured = await watched(product, postmaster, async () => {
      await waits(); // those until now are no part of it
      const type = format === "ndjson" ? "application/x-ndjson" : "application/json";
      const answer = await send(`${product.url}/ingest/claims`, key!, type, bodyOf(records(prefix, count), format));
      if (answer.accepted !== count) throw new Error(`Not all were accepted: ${JSON.stringify(answer).slice(0, 500)}`);
    });
    const { longestMs: longest } = await waits();
    const insert = await plainInsert(socket, prefix);
    const { longestMs: besideInsert } = await waits();
    reader.kill();
    await stopProduct(product);
    const figure = {
      variant,
      records: count,
      ...measured,
      insertSeconds: insert.seconds,
      insertCpu: insert.cpu,
      ratio: measured.cpu / insert.cpu,
      longestWait: longest,
      longestWaitBesideInsert: besideInsert,
    };
    figures.push(figure);
    console.log(
      `  ${variant.padEnd(11)} ${figure.seconds.toFixed(1)} s (${Math.round(count / figure.seconds)}/s), ${figure.cpu.toFixed(1)} s of CPU; INSERT ${insert.seconds.toFixed(1)} s, ` +
        `${insert.cpu.toFixed(1)} s of CPU: ${figure.ratio.toFixed(2)} ×; +${figure.megabytesAdded.toFixed(0)} MB; ` +
        `a reader of the log waited ${longest.toFixed(0)} ms at most, beside the INSERT ${besideInsert.toFixed(0)}`,
    );
  }
  rmSync(folder, { recursive: true, force: true });
  return figures;
}
