// Main thread of a map in a browser: the fleet layer, updateData of MapLibre, and an empty map.
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { projectRoot } from "../../server/platform/projectRoot";
import { launchBrowser } from "../fixtures/browser/launch";
import { quantile } from "./timings";

const MODES = ["empty", "fleet", "geojson"] as const;
type Mode = (typeof MODES)[number];
const ROUNDS = 3;
const MEASURED_MS = 15_000;

export interface MapFigures {
  /** Medians of three runs: long tasks (over 50 ms), and milliseconds of the main thread per second. */
  longTasks: Record<Mode, number>;
  busy: Record<Mode, number>;
  share: number;
}

async function measure(browser: Browser, url: string, mode: Mode): Promise<{ longTasks: number; busy: number }> {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  const cdp = await page.context().newCDPSession(page);
  // The thread's own time: what other processes take of the machine is not counted.
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  const taskSeconds = async (): Promise<number> =>
    (await cdp.send("Performance.getMetrics")).metrics.find(({ name }) => name === "TaskDuration")!.value;
  await page.goto(`${url}/index.html#${mode}`);
  await page.waitForFunction(() => window.ready, null, { timeout: 60_000 });
  const [tasksBefore, secondsBefore] = [await page.evaluate(() => window.longTasks), await taskSeconds()];
  await page.evaluate(() => window.begin());
  await page.waitForTimeout(MEASURED_MS);
  const seconds = (await taskSeconds()) - secondsBefore;
  const longTasks = (await page.evaluate(() => window.longTasks)) - tasksBefore;
  await page.close();
  return { longTasks, busy: (seconds * 1_000_000) / MEASURED_MS };
}

/** Builds the page, and serves it while it is measured. */
async function withPage<T>(work: (url: string) => Promise<T>): Promise<T> {
  const outDir = await mkdtemp(join(tmpdir(), "atalaya-map-bench-"));
  const { build } = await import("vite");
  await build({ root: join(projectRoot, "tests/bench/map"), configFile: false, logLevel: "error", build: { outDir, target: "es2022" } });
  const types: Record<string, string> = { html: "text/html", js: "text/javascript", css: "text/css" };
  const server = createServer((request, response) => {
    const path = new URL(request.url!, "http://localhost").pathname;
    readFile(join(outDir, path)).then(
      (file) => response.setHeader("content-type", types[path.split(".").at(-1)!] ?? "application/octet-stream").end(file),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
    await rm(outDir, { recursive: true });
  }
}

export const map = (): Promise<MapFigures> =>
  withPage(async (url) => {
    const browser = await launchBrowser();
    const found: Record<Mode, { longTasks: number[]; busy: number[] }> = {
      empty: { longTasks: [], busy: [] },
      fleet: { longTasks: [], busy: [] },
      geojson: { longTasks: [], busy: [] },
    };
    for (let round = 0; round < ROUNDS; round++)
      for (const mode of MODES) {
        const { longTasks, busy } = await measure(browser, url, mode);
        found[mode].longTasks.push(longTasks);
        found[mode].busy.push(busy);
      }
    await browser.close();
    const medians = (what: "longTasks" | "busy") =>
      Object.fromEntries(MODES.map((mode) => [mode, quantile(found[mode][what], 0.5)])) as Record<Mode, number>;
    const [longTasks, busy] = [medians("longTasks"), medians("busy")];
    return { longTasks, busy, share: (busy.fleet - busy.empty) / (busy.geojson - busy.empty) };
  });
