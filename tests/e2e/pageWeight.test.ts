import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "../fixtures/browser/launch";
import { openSignedInPage } from "../fixtures/browser/page";
import { startBuiltProduct, type Product } from "../fixtures/product";

/** Bytes (Brotli) of all requests of page, map engine and worker that begin before the map is drawn. */
const MAX_SCRIPT_BYTES = 500_000;

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startBuiltProduct(), launchBrowser()]);
});
afterAll(() => product.stop());

/** Notes when something is first drawn with WebGL, which only the map does. */
const noteFirstFrame = (): void => {
  const { prototype } = WebGL2RenderingContext;
  const { drawElements } = prototype;
  prototype.drawElements = function (...given) {
    document.documentElement.dataset["firstFrame"] ??= String(performance.now());
    drawElements.apply(this, given);
  };
};

/** The scripts that this page, or this worker of it, has begun to load until then: milliseconds since 1970. */
const scriptsUntil = (until: number): [path: string, bytes: number][] =>
  (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
    .filter(({ name, startTime }) => name.endsWith(".js") && performance.timeOrigin + startTime < until)
    .map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize]);

test("draws the map within the JavaScript budget", async () => {
  const signedIn = await openSignedInPage(browser, product.url, "operator", { map: "painted" });
  const storageState = await signedIn.context().storageState();
  await signedIn.context().close();
  // the same session, and nothing of the product in the browser's cache
  const page = await (await browser.newContext({ storageState, locale: "en-GB" })).newPage();
  await page.addInitScript(noteFirstFrame);
  await page.goto(`${product.url}/#/map`);
  await page.locator("html[data-first-frame]").waitFor();
  const drawnAt = await page.evaluate(() => performance.timeOrigin + Number(document.documentElement.dataset["firstFrame"]));
  const ofWorkers = await Promise.all(page.workers().map((worker) => worker.evaluate(scriptsUntil, drawnAt)));
  // what the worker shares with the page is sent once
  const scripts = new Map([...ofWorkers.flat(), ...(await page.evaluate(scriptsUntil, drawnAt))]);
  const sent = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0);
  const largest = [...scripts].toSorted(([, a], [, b]) => b - a).map(([path, bytes]) => `${bytes} ${path}`);
  console.log(`before the map: ${sent} bytes of JavaScript in ${scripts.size} files`);
  expect(scripts.size, "the page's, and the worker's").toBeGreaterThan(10);
  expect([...scripts.keys()].some((path) => path.includes("mapWorker"))).toBe(true);
  expect(sent, `the largest files:\n${largest.slice(0, 8).join("\n")}`).toBeLessThan(MAX_SCRIPT_BYTES);
  await page.reload();
  await page.locator("html[data-first-frame]").waitFor();
  const warm = await page.evaluate(() => Number(document.documentElement.dataset["firstFrame"]));
  console.log(`with all of it in the browser's cache the map is drawn after ${Math.round(warm)} ms`);
});
