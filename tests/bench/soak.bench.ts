// The demo at ten times the speed of life for an hour: what grows, by the straight line that fits it best after the warm-up.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { connect } from "../../server/db/connect";
import { runningSocket } from "../../server/db/embedded/embedded";
import { createLog } from "../../server/platform/log";
import { launchBrowser } from "../fixtures/browser/launch";
import { password } from "../fixtures/graphqlClient";
import { slopeOf } from "./line";
import { METRICS_TOKEN, startProduct, stopProduct } from "./product";
import { WatchedPage } from "./watchedPage";

/** Code that a browser compiles, the more of it the longer a page is used, is no part of what the page keeps: it compiles none. */
const WITHOUT_COMPILED_CODE = "--js-flags=--no-opt --no-maglev --no-sparkplug";
const SAMPLE_INTERVAL_MS = 10_000;
/** The part of the time in which caches, plans and the collector find what they need. */
const WARM_UP = 1 / 6;

/** A claim is looked at in every so many samples. */
const SAMPLES_A_LOOK = 2;

/** Allowed growth per minute. Bytes of a claim relate to existing claims. */
const LIMITS = {
  "memory, MB": 1,
  "open handles": 0.5,
  "connections of the database": 0.1,
  "bytes of the database a claim, in part": 0.01,
  "heap of a page, MB": 0.05,
  "elements of a page": 10,
} as const;
type Measure = keyof typeof LIMITS;

export interface Growing {
  what: Measure;
  first: number;
  last: number;
  /** A minute. */
  slope: number;
  limit: number;
  isGood: boolean;
}

export async function soak(minutes: number): Promise<Growing[]> {
  const folder = mkdtempSync(join(tmpdir(), "atalaya-soak-"));
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: folder,
    PORT: "0",
    DEMO: "1",
    DEMO_SPEED: "10",
    DEMO_HISTORY_DAYS: "0",
    DEMO_PASSWORD: password,
    METRICS_TOKEN,
    LOG_LEVEL: "warn",
  };
  const product = await startProduct(env);
  const db = connect({ socket: (await runningSocket(folder))! }, createLog("silent"), 1);
  const browser = await launchBrowser(WITHOUT_COMPILED_CODE);
  try {
    const samples: Record<Measure, [number, number][]> = Object.fromEntries(Object.keys(LIMITS).map((what) => [what, []])) as never;
    const page = await WatchedPage.open(browser, product.url);
    const lookAtAnyClaim = async (): Promise<void> => {
      const [claim] = await db.execute<{ id: string }>(sql`select id from claims where status <> 'FINISHED' order by random() limit 1`);
      if (claim) await page.lookAt(claim.id);
    };
    const begun = performance.now();
    for (let minute = 0, n = 0; minute < minutes; minute = (performance.now() - begun) / 60_000, n++) {
      if (n % SAMPLES_A_LOOK === 0) await lookAtAnyClaim();
      const { heapMb, nodes } = await page.size();
      const text = await (await fetch(`${product.url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).text();
      const figure = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, "m").exec(text)![1]);
      const [stored] = await db.execute<{ connections: number; bytes: number; claims: number }>(sql`
        select (select count(*)::int from pg_stat_activity where application_name like 'atalaya%') as connections,
          pg_database_size(current_database())::float8 as bytes, (select count(*)::int from claims) as claims`);
      const { connections, bytes, claims } = stored!;
      samples["memory, MB"].push([minute, figure("process_resident_memory_bytes") / 2 ** 20]);
      samples["open handles"].push([minute, figure("nodejs_active_handles_total")]);
      samples["connections of the database"].push([minute, connections]);
      samples["bytes of the database a claim, in part"].push([minute, bytes / Math.max(1, claims)]);
      samples["heap of a page, MB"].push([minute, heapMb]);
      samples["elements of a page"].push([minute, nodes]);
      if (n % 30 === 0)
        console.log(
          `  minute ${minute.toFixed(0)}:`,
          ...Object.entries(samples).map(([what, points]) => `${what} ${points.at(-1)![1].toFixed(1)};`),
        );
      await sleep(SAMPLE_INTERVAL_MS);
    }
    return (Object.keys(LIMITS) as Measure[]).map((what) =>
      lineOf(
        what,
        samples[what].filter(([minute]) => minute >= minutes * WARM_UP),
      ),
    );
  } finally {
    await browser.close();
    await db.$client.end({ timeout: 1 });
    await stopProduct(product);
    rmSync(folder, { recursive: true, force: true });
  }
}

function lineOf(what: Measure, points: readonly [number, number][]): Growing {
  const [first, last] = [points[0]![1], points.at(-1)![1]];
  const slope = what.endsWith("in part") ? slopeOf(points) / first : slopeOf(points);
  return { what, first, last, slope, limit: LIMITS[what], isGood: slope <= LIMITS[what] };
}
