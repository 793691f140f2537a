// What is sent to somebody who is signed in and opens the map, until the map is drawn.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "../fixtures/browser/launch";
import { openSignedInPage } from "../fixtures/browser/page";
import { startBuiltProduct, type Product } from "../fixtures/product";

/** As Brotli, the map's engine and what its worker shares with the page included; bytes. */
const MAX_SCRIPT_BYTES = 670_000;

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

test("the map is drawn before too much JavaScript has been sent", async () => {
  const signedIn = await openSignedInPage(browser, product.url, "operator", { isDrawn: true });
  const storageState = await signedIn.context().storageState();
  await signedIn.context().close();
  // the same session, and nothing of the product in the browser's cache
  const page = await (await browser.newContext({ storageState, locale: "en-GB" })).newPage();
  await page.addInitScript(noteFirstFrame);
  await page.goto(`${product.url}/#/map`);
  await page.locator("html[data-first-frame]").waitFor();
  const scripts = await page.evaluate(() => {
    const drawnAt = Number(document.documentElement.dataset["firstFrame"]);
    const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    return entries
      .filter(({ name, startTime }) => name.endsWith(".js") && startTime < drawnAt)
      .map(({ name, encodedBodySize }) => ({ file: new URL(name).pathname, bytes: encodedBodySize }));
  });
  const sent = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
  const largest = scripts
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, 8)
    .map(({ file, bytes }) => `${bytes} ${file}`);
  console.log(`before the map: ${sent} bytes of JavaScript in ${scripts.length} files`);
  expect(sent, `the largest files:\n${largest.join("\n")}`).toBeLessThan(MAX_SCRIPT_BYTES);
});
