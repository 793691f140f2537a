// 100,000 claims through the endpoint: as NDJSON, as a JSON array, and as updates of claims that are there. Beside each, in the same run and
// on the same PostgreSQL, a plain multi-row INSERT of the rows that came of it. Figures: how many times longer, memory that the product
// took meanwhile, and the longest that a reader of the change log waited for what somebody else had committed. CPU is the product's and
// PostgreSQL's together; unlike seconds it does not depend on what else the machine does, so it gives the ratio.
import { fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";
import { runningSocket } from "../../server/db/embedded/embedded";
import { runningServer } from "../../server/db/embedded/lockFile";
import { dataHome } from "../../server/db/embedded/folders";
import { postgresCpu, processCpu } from "./cpu";
import { bases, bodyOf, newClaims, updates } from "./ingestRows";
import type { Waits } from "./logReader";
import { makeKey, METRICS_TOKEN, type Product, send, startProduct, stopProduct, usage } from "./product";

export interface IngestFigures {
  variant: string;
  records: number;
  seconds: number;
  cpu: number;
  /** Of the plain INSERT, and how many times its CPU the endpoint took. */
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
/** Rows of one INSERT of the peer. */
const INSERT_ROWS = 250;
interface Watched {
  seconds: number;
  cpu: number;
  /** By how much the product's memory was above what it had before, at the most. */
  megabytesAdded: number;
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
  const cpu = async (): Promise<number> => (await usage(product)).cpu + postgresCpu(postmaster);
  const idle = await cpu();
  await sleep(3_000);
  const before = await usage(product);
  const spent = await cpu();
  const rate = (spent - idle) / 3;
  maxMemoryMb = before.megabytes;
  const begun = performance.now();
  await work();
  const seconds = (performance.now() - begun) / 1_000;
  const used = (await cpu()) - spent - rate * seconds;
  watch.abort();
  await watching;
  return { seconds, cpu: used, megabytesAdded: maxMemoryMb - before.megabytes };
}

/** The peer: the rows as they are stored, into a table of the same columns and indexes. Seconds and CPU of the statements alone. */
async function plainInsert(socket: string, prefix: string): Promise<{ seconds: number; cpu: number }> {
  const options = {
    path: `${socket}/.s.PGSQL.5432`,
    user: "postgres",
    database: "postgres",
    fetch_types: false,
    max: 1,
    onnotice: () => {},
  };
  const [source, target] = [postgres(options), postgres(options)];
  const spent = { seconds: 0, cpu: 0 };
  try {
    await target`drop table if exists bench_peer`;
    await target`create table bench_peer (like claims including all)`;
    const [{ pid } = { pid: 0 }] = await target<{ pid: number }[]>`select pg_backend_pid() as pid`;
    for await (const rows of source`select * from claims where id like ${`${prefix}-%`} order by id`.cursor(INSERT_ROWS)) {
      const [begun, own, backend] = [performance.now(), process.cpuUsage(), processCpu(pid)];
      await target`insert into bench_peer ${target(rows)}`;
      spent.seconds += (performance.now() - begun) / 1_000;
      const { user, system } = process.cpuUsage(own);
      spent.cpu += (user + system) / 1e6 + processCpu(pid) - backend;
    }
    await target`drop table bench_peer`;
  } finally {
    await Promise.all([source.end(), target.end()]);
  }
  return spent;
}

export async function ingest(count = 100_000): Promise<IngestFigures[]> {
  const folder = mkdtempSync(join(tmpdir(), "atalaya-bench-"));
  const env = { PATH: process.env.PATH, DATA_DIR: folder, PORT: "0", DEMO: "0", METRICS_TOKEN, LOG_LEVEL: "warn" };
  const figures: IngestFigures[] = [];
  let key: string | undefined;
  console.log(`\nIngest, ${count.toLocaleString("en")} claims each way, beside a plain INSERT of ${INSERT_ROWS} rows at once`);
  for (const { variant, prefix, format, records } of variants) {
    // a process of its own for each, so that none has its memory from the one before
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
