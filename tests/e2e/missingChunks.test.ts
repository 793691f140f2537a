// Chunks that are gone after a deployment, cut off for a moment, or blocked by the browser.
import { readdirSync, readFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "../fixtures/browser/launch";
import { openSignedInPage } from "../fixtures/browser/page";
import { startBuiltProduct, type Product } from "../fixtures/product";

const ASSETS = "dist/client/assets";
let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startBuiltProduct(), launchBrowser()]);
});
afterAll(() => product.stop());

const rail = (page: Page) => page.getByRole("navigation", { name: "Screens" });

test("uses no chunk names that a content blocker blocks", () => {
  const names = readdirSync(ASSETS).filter((name) => /\.(js|css)$/.test(name));
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => !/^(part|index|sandbox|widget|maplibre|framework|components|base|common|[a-z]{2})\b/.test(name))).toEqual(
    [],
  );
});

test("keeps menu, alarms and other pages when a page's chunk is missing", async () => {
  const page = await openSignedInPage(browser, product.url, "operator");
  await page.waitForLoadState("networkidle");
  await page.route("**/assets/part-*.js*", (route) => route.fulfill({ status: 404, body: "" }));
  await page.evaluate(() => void (location.hash = "#/help"));
  await page.getByRole("heading", { level: 1, name: "This page could not be displayed" }).waitFor();
  await page.getByRole("banner").waitFor();
  await rail(page).getByRole("link", { name: "Map", exact: true }).click();
  await page.locator("[role=listbox]").first().waitFor();
});

test("requests a failed chunk again", async () => {
  const page = await openSignedInPage(browser, product.url, "operator");
  await page.waitForLoadState("networkidle");
  const chunk = readdirSync(ASSETS).find(
    (name) => name.endsWith(".js") && readFileSync(`${ASSETS}/${name}`, "utf8").includes("atalaya-help-"),
  );
  const requests: string[] = [];
  await page.route(`**/assets/${chunk!}*`, async (route) => {
    requests.push(route.request().url());
    await (route.request().url().includes("?retry=") ? route.continue() : route.abort());
  });
  await page.evaluate(() => void (location.hash = "#/help"));
  await page.getByRole("heading", { level: 1, name: "Help", exact: true }).waitFor();
  expect(requests.at(-1)).toContain("?retry=");
});
