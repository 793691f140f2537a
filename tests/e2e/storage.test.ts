// A browser whose storage is blocked ("block all cookies", embedded views) or full.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "../fixtures/browser/launch";
import { openPage, signIn } from "../fixtures/browser/page";
import { startBuiltProduct, type Product } from "../fixtures/product";

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startBuiltProduct(), launchBrowser()]);
});
afterAll(() => product.stop());

function blockStorage(): void {
  for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  Object.defineProperty(LockManager.prototype, "request", {
    value: () => Promise.reject(new DOMException("denied", "SecurityError")),
  });
}

function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
}

/** Reloads the page with a changed browser, signs in, opens a register and returns to the map. */
async function walk(page: Page & { pageErrors: string[] }, change: () => void): Promise<void> {
  await page.addInitScript(change);
  await page.reload();
  await signIn(page, "operator");
  await page.getByRole("navigation", { name: "Screens" }).getByRole("link", { name: "Claims", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Claims", exact: true }).waitFor();
  await page.getByRole("navigation", { name: "Screens" }).getByRole("link", { name: "Map", exact: true }).click();
  await page.locator("[role=listbox]").first().waitFor();
  expect(page.pageErrors).toEqual([]);
}

test.each([
  ["blocked", blockStorage],
  ["full", fillStorage],
])("works while storage is %s", async (_state, change) => {
  await walk(await openPage(browser, product.url), change);
});
