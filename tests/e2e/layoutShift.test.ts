import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "../fixtures/browser/launch";
import { openSignedInPage } from "../fixtures/browser/page";
import { startBuiltProduct, type Product } from "../fixtures/product";

/** Four times as fast for a quarter of the time: as much comes in as in a minute. */
const SPEED = 4;
const WATCHED_MS = 60_000 / SPEED;

/** The legend grows with each new kind of sign on the map: 0.020 measured with two of them. */
const LIST_SHIFT = 0.03;
/** Two changes of the claim's status, each of which may add a line to its head, were 0.021. A page is good up to 0.1. */
const DETAIL_SHIFT = 0.04;

let product: Product;
let browser: Browser;

beforeAll(async () => {
  const demo = { DEMO_CLAIMS: "300", DEMO_RESOURCES: "150", DEMO_SPEED: `${SPEED}` };
  [product, browser] = await Promise.all([startBuiltProduct(demo), launchBrowser()]);
});
afterAll(async () => {
  await product.stop();
});

/** Starts counting layout shifts without user input, as measured by Chromium. */
const watchShifts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const shifts = { sum: 0, of: [] as string[] };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Element }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        shifts.sum += entry.value;
        for (const { node } of entry.sources) shifts.of.push(node?.outerHTML?.slice(0, 120) ?? "");
      }
    }).observe({ type: "layout-shift" });
  });
const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as { shifts: { sum: number; of: string[] } }).shifts);

test("keeps the lists, the counts and a claim's detail in place during a minute of live data", async () => {
  const page = await openSignedInPage(browser, product.url, "operator", { map: "unpainted" });
  const rows = page.locator("#map-list button");
  await rows.first().waitFor();
  await page.getByRole("button", { name: /^To do/ }).click();
  await rows.nth(2).waitFor();
  // The demo's operation has just begun: it is steady when its first claims have their suppliers.
  await page.waitForTimeout(10_000);
  await watchShifts(page);
  await page.waitForTimeout(WATCHED_MS);
  const list = await shiftsOf(page);
  expect(list.sum, list.of.join("\n")).toBeLessThan(LIST_SHIFT);
  await rows.first().click();
  await page.getByRole("heading", { level: 2 }).first().waitFor();
  await page.waitForTimeout(4_000);
  await watchShifts(page);
  await page.waitForTimeout(WATCHED_MS);
  const detail = await shiftsOf(page);
  expect(detail.sum, detail.of.join("\n")).toBeLessThan(DETAIL_SHIFT);
});
