// Growth with the number of open claims: time to the first answer, and cost of requests afterwards.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { dataHome } from "../../server/db/embedded/folders";
import { runningServer } from "../../server/db/embedded/lockFile";
import { cpuWithChildren } from "./cpu";
import { embeddedSql, fillClaims, MOST_SENT, quiet } from "./manyClaims";
import { makeKey, METRICS_TOKEN, type Product, startProduct, stopProduct, usage } from "./product";
import { requestCpu } from "./requests.bench";
import { quantile, round } from "./timings";

export interface StartFigures {
  claims: number;
  /** Seconds to `/readyz`, the median of the starts, and of the process's CPU by then. */
  seconds: number;
  cpu: number;
  /** Milliseconds of CPU, PostgreSQL's included, that each question takes then. */
  requests: Map<string, number>;
}

const STARTS = 3;
const LOOK_INTERVAL_MS = 20;

export async function starts(counts: readonly number[]): Promise<StartFigures[]> {
  const figures: StartFigures[] = [];
  for (const claims of counts) figures.push(await startWith(claims));
  return figures;
}

async function startWith(claims: number): Promise<StartFigures> {
  const folder = mkdtempSync(join(tmpdir(), "atalaya-bench-"));
  const env = { PATH: process.env.PATH, DATA_DIR: folder, PORT: "0", DEMO: "0", METRICS_TOKEN, LOG_LEVEL: "error" };
  let last: Product | undefined;
  try {
    const first = await startProduct(env);
    const sql = await embeddedSql(folder);
    await fillClaims(first, await makeKey(env), sql, claims, "open");
    await sql.end();
    await stopProduct(first);
    const [seconds, cpu]: [number[], number[]] = [[], []];
    for (let start = 0; start < STARTS; start++) {
      const begun = performance.now();
      const product = await startProduct(env);
      while (!(await fetch(`${product.url}/readyz`)).ok) await sleep(LOOK_INTERVAL_MS);
      seconds.push((performance.now() - begun) / 1_000);
      // what started it has it as a child
      cpu.push(cpuWithChildren(product.child.pid!));
      if (start < STARTS - 1) await stopProduct(product);
      else last = product;
    }
    const postmaster = runningServer(join(await dataHome(folder), "pg"))!.pid;
    const spent = async (): Promise<number> => (await usage(last!)).cpu + cpuWithChildren(postmaster);
    await quiet(last!);
    const key = await makeKey(env, "read");
    const requests = await requestCpu(last!.url, key, Math.min(claims, MOST_SENT), spent).finally(() => stopProduct(last!));
    const figure = { claims, seconds: round(quantile(seconds, 0.5)), cpu: round(quantile(cpu, 0.5)), requests };
    console.log(`  ${claims} open claims: ready after ${figure.seconds} s, ${figure.cpu} s of CPU; ${JSON.stringify([...requests])}`);
    return figure;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
