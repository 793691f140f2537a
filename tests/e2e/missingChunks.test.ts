// Chunks that are gone after a deployment, cut off for a moment, or blocked by the browser.
import { readdirSync } from "node:fs";
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

/** Pages that share files with each other; none is loaded with the map. */
const pages: [hash: string, title: string][] = [
  ["help", "Help"],
  ["incidents", "Claims"],
  ["dashboard", "Dashboard"],
  ["mapfreuser", "Users"],
  ["mapfreaudit", "Audit log"],
  ["configuration/kpi", "KPI configuration"],
  ["configuration/publicholiday", "Public holidays"],
  ["usersettings", "User account"],
];

test.each(["abort", "not found"] as const)("loads every page without a reload once its files, lost by %s, are there again", async (how) => {
  const page = await openSignedInPage(browser, product.url, "admin");
  await page.waitForLoadState("networkidle");
  let isCut = true;
  await page.route("**/assets/part-*", (route) => {
    if (!isCut) return route.continue();
    return how === "abort" ? route.abort() : route.fulfill({ status: 404, body: "" });
  });
  const open = (hash: string): Promise<void> => page.evaluate((to) => void (location.hash = `#/${to}`), hash);
  const failed = page.getByRole("heading", { level: 1, name: "This page could not be displayed" });
  for (const [hash] of pages) {
    await open(hash);
    await failed.waitFor();
    await rail(page).getByRole("link", { name: "Map", exact: true }).click();
    await failed.waitFor({ state: "hidden" });
  }
  await open("help");
  await failed.waitFor();
  isCut = false;
  await page.evaluate(() => void Object.assign(window, { isSamePage: true }));
  await page.getByRole("button", { name: "Try again" }).click();
  for (const [hash, title] of pages) {
    await open(hash);
    await page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
  }
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  expect(
    await page.evaluate(() => [...document.querySelectorAll("link")].filter((link) => link.rel === "stylesheet" && !link.sheet).length),
  ).toBe(0);
});
