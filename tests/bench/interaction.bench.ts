// The operator's walk over a running demo on a slow computer: how long each key press and click takes until the screen shows it (INP).
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { password } from "../fixtures/graphqlClient";
import { launchBrowser } from "../fixtures/browser/launch";
import { openSignedInPage } from "../fixtures/browser/page";
import { startProduct, stopProduct } from "./product";
import { quantile } from "./timings";

export interface InteractionFigures {
  step: string;
  interactions: number;
  p50Ms: number;
  p95Ms: number;
  worstMs: number;
}

const SLOWDOWN = 4;
/** The browser reports no event that is shown sooner. */
const LEAST_MS = 16;
const ROUNDS = 5;
const SETTLE_MS = 700;

declare global {
  interface Window {
    /** Duration of each interaction in milliseconds: the longest of its events. */
    interactionMs: Map<number, number>;
  }
  interface Performance {
    readonly interactionCount: number;
  }
}

const observe = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.interactionMs = new Map();
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (entry.interactionId)
          window.interactionMs.set(entry.interactionId, Math.max(entry.duration, window.interactionMs.get(entry.interactionId) ?? 0));
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });

/** Durations since the last call. */
async function interactionsOf(page: Page, work: () => Promise<void>): Promise<number[]> {
  const before = await page.evaluate(() => (window.interactionMs.clear(), performance.interactionCount));
  await work();
  await page.waitForTimeout(SETTLE_MS);
  const { count, reported } = await page.evaluate(() => ({
    count: performance.interactionCount,
    reported: [...window.interactionMs.values()],
  }));
  return [...reported, ...Array.from({ length: Math.max(0, count - before - reported.length) }, () => LEAST_MS)];
}

const walk: Record<string, (page: Page) => Promise<void>> = {
  "opens the worklist's claims": async (page) => {
    const rows = page.locator("#map-list [data-index]");
    for (let n = 0; n < 3; n++) {
      await rows.nth(n).click();
      await page.locator("article header h2").first().waitFor();
      await page.keyboard.press("Escape");
      await rows.nth(n).waitFor();
    }
  },
  "types into the palette": async (page) => {
    await page.keyboard.press("Control+k");
    await page.keyboard.type("tow madrid", { delay: 120 });
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Escape");
  },
  "opens the most urgent claim and its delay": async (page) => {
    await page.keyboard.press("Space");
    await page.locator("article header h2").first().waitFor();
    await page.keyboard.press("d");
    await page.waitForTimeout(SETTLE_MS);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
  },
  "switches lists and layers": async (page) => {
    const tabs = page.getByRole("tab");
    for (const name of [/^Suppliers/, /^Claims/]) {
      const tab = tabs.filter({ hasText: name }).first();
      if (await tab.isVisible()) await tab.click();
    }
    await page.keyboard.press("+");
    await page.keyboard.press("-");
  },
  "sorts and narrows a register": async (page) => {
    await page.evaluate(() => void (location.hash = "#/incidents"));
    await page.locator("[role=grid] [data-row]").first().waitFor();
    const heads = page.getByRole("columnheader").getByRole("button");
    await heads.nth(0).click();
    await page.waitForTimeout(SETTLE_MS);
    await page.getByRole("searchbox").first().click();
    await page.keyboard.type("madrid", { delay: 120 });
    await page.waitForTimeout(SETTLE_MS);
    await page.evaluate(() => void (location.hash = "#/map"));
    await page.locator("#map-list [data-index]").nth(2).waitFor();
  },
};

/** The walk, several times, with a page that has already shown each screen once. */
export async function interactions(): Promise<InteractionFigures[]> {
  const folder = mkdtempSync(join(tmpdir(), "atalaya-bench-"));
  const demo = { DEMO: "1", DEMO_PASSWORD: password, DEMO_CLAIMS: "1000", DEMO_RESOURCES: "500" };
  const product = await startProduct({ PATH: process.env.PATH, DATA_DIR: folder, PORT: "0", LOG_LEVEL: "warn", ...demo });
  const browser = await launchBrowser();
  try {
    const page = await openSignedInPage(browser, product.url, "operator", { hash: "#/map" });
    await page.locator("#map-list [data-index]").nth(2).waitFor();
    await observe(page);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    const durations: Record<string, number[]> = Object.fromEntries(Object.keys(walk).map((step) => [step, []]));
    for (let round = 0; round <= ROUNDS; round++)
      for (const [step, work] of Object.entries(walk)) {
        const found = await interactionsOf(page, () => work(page));
        if (round > 0) durations[step]!.push(...found);
      }
    const figures = [...Object.entries(durations), ["all", Object.values(durations).flat()] as const].map(([step, values]) => ({
      step,
      interactions: values.length,
      p50Ms: quantile(values, 0.5),
      p95Ms: quantile(values, 0.95),
      worstMs: Math.max(...values),
    }));
    for (const { step, interactions: n, p95Ms, worstMs } of figures)
      console.log(`  ${step}: ${n} interactions, p95 ${p95Ms} ms, worst ${worstMs} ms`);
    return figures;
  } finally {
    await browser.close();
    await stopProduct(product);
    rmSync(folder, { recursive: true, force: true });
  }
}
