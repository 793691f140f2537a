// A register of 100,000 claims scrolled to its end in a browser: the tasks of its main thread that are long enough to be felt.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { password } from "../fixtures/graphqlClient";
import { launchBrowser } from "../fixtures/browser/launch";
import { openSignedInPage } from "../fixtures/browser/page";
import { embeddedSql, fillClaims, quiet } from "./manyClaims";
import { makeKey, METRICS_TOKEN, startProduct, stopProduct } from "./product";

export interface ScrollFigures {
  rows: number;
  seconds: number;
  /** Tasks of the main thread over 50 ms, and the longest, milliseconds; 0 where there were none. */
  longTasks: number;
  longestTaskMs: number;
  /** Collected heap of the page, when the list opened and at its end. */
  megabytesBefore: number;
  megabytesAfter: number;
}

declare global {
  interface Window {
    longTaskMs: number[];
  }
}

async function heapMegabytes(page: Page): Promise<number> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("HeapProfiler.collectGarbage");
  const { usedSize } = await cdp.send("Runtime.getHeapUsage");
  await cdp.detach();
  return usedSize / 2 ** 20;
}

/** Scrolls to the end repeatedly until the last row is loaded; returns the number of rows. */
async function scrollToEnd(page: Page): Promise<number> {
  const total = Number(await page.getByRole("grid").getAttribute("aria-rowcount")) - 1;
  const lastRow = () =>
    page.locator("[role=grid] tr[data-row]").evaluateAll((rows) => Math.max(...rows.map((row) => Number(row.getAttribute("data-row")))));
  await page.mouse.move(700, 500);
  for (let stale = 0, last = -1; last < total - 1;) {
    await page.mouse.wheel(0, 2_000);
    const now = await lastRow();
    stale = now > last ? 0 : stale + 1;
    if (stale > 500) throw new Error(`the list stays at row ${last}`);
    last = Math.max(last, now);
  }
  return total;
}

export async function scrolling(count: number): Promise<ScrollFigures> {
  const folder = mkdtempSync(join(tmpdir(), "atalaya-bench-"));
  const demo = { DEMO: "1", DEMO_PASSWORD: password, DEMO_CLAIMS: "0", DEMO_RESOURCES: "0" };
  const env = { PATH: process.env.PATH, DATA_DIR: folder, PORT: "0", METRICS_TOKEN, LOG_LEVEL: "warn", ...demo };
  console.log(`\nScrolling ${count.toLocaleString("en")} claims`);
  const product = await startProduct(env);
  const browser = await launchBrowser();
  try {
    const sql = await embeddedSql(folder);
    await fillClaims(product, await makeKey(env), sql, count);
    await sql.end();
    await quiet(product);
    const page = await openSignedInPage(browser, product.url, "supervisor", { hash: "#/map" });
    await page.evaluate(() => void (location.hash = "#/incidents?state=finished"));
    await page.locator("[role=grid] tr[data-row]").first().waitFor();
    await page.evaluate(() => {
      window.longTaskMs = [];
      new PerformanceObserver((list) => window.longTaskMs.push(...list.getEntries().map(({ duration }) => duration))).observe({
        entryTypes: ["longtask"],
      });
    });
    const megabytesBefore = await heapMegabytes(page);
    const begun = performance.now();
    const rows = await scrollToEnd(page);
    const seconds = (performance.now() - begun) / 1_000;
    const longTaskMs = await page.evaluate(() => window.longTaskMs);
    const figures = {
      rows,
      seconds,
      longTasks: longTaskMs.length,
      longestTaskMs: Math.max(0, ...longTaskMs),
      megabytesBefore,
      megabytesAfter: await heapMegabytes(page),
    };
    console.log(
      `  ${rows} rows in ${seconds.toFixed(0)} s; ${figures.longTasks} tasks over 50 ms, the longest ${figures.longestTaskMs} ms; ` +
        `heap ${megabytesBefore.toFixed(0)} to ${figures.megabytesAfter.toFixed(0)} MB`,
    );
    return figures;
  } finally {
    await browser.close();
    await stopProduct(product);
    rmSync(folder, { recursive: true, force: true });
  }
}
