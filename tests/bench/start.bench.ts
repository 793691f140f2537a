// How long a node takes from its first instruction to its first answer with many open claims on its board, beside one that has none.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { cpuWithChildren } from "./cpu";
import { embeddedSql, fillClaims } from "./manyClaims";
import { makeKey, startProduct, stopProduct, METRICS_TOKEN } from "./product";
import { quantile, round } from "./timings";

export interface StartFigures {
  claims: number;
  /** Seconds to `/readyz`, the median of the starts, and of the process's CPU by then. */
  seconds: number;
  cpu: number;
}

const STARTS = 3;
const LOOK_INTERVAL_MS = 20;

export async function starts(counts: readonly number[]): Promise<StartFigures[]> {
  const figures: StartFigures[] = [];
  for (const claims of [0, ...counts]) figures.push(await startWith(claims));
  return figures;
}

async function startWith(claims: number): Promise<StartFigures> {
  const folder = mkdtempSync(join(tmpdir(), "atalaya-bench-"));
  const env = { PATH: process.env.PATH, DATA_DIR: folder, PORT: "0", DEMO: "0", METRICS_TOKEN, LOG_LEVEL: "error" };
  try {
    const first = await startProduct(env);
    if (claims) {
      const sql = await embeddedSql(folder);
      await fillClaims(first, await makeKey(env), sql, claims, "open");
      await sql.end();
    }
    await stopProduct(first);
    const [seconds, cpu]: [number[], number[]] = [[], []];
    for (let start = 0; start < STARTS; start++) {
      const begun = performance.now();
      const product = await startProduct(env);
      while (!(await fetch(`${product.url}/readyz`)).ok) await sleep(LOOK_INTERVAL_MS);
      seconds.push((performance.now() - begun) / 1_000);
      // what started it has it as a child
      cpu.push(cpuWithChildren(product.child.pid!));
      await stopProduct(product);
    }
    const figure = { claims, seconds: round(quantile(seconds, 0.5)), cpu: round(quantile(cpu, 0.5)) };
    console.log(`  ${claims} open claims: ready after ${figure.seconds} s, ${figure.cpu} s of CPU`);
    return figure;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
