import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "../fixtures/browser/launch";
import { openSignedInPage } from "../fixtures/browser/page";
import { startBuiltProduct, type Product } from "../fixtures/product";
import { claimRecord } from "../fixtures/records";

const NOTES = "1. call\r\n2. key is at the bar\n\nTel. 600112233";
let product: Product;
let browser: Browser;
let page: Page & { pageErrors: string[] };

beforeAll(async () => {
  [product, browser] = await Promise.all([startBuiltProduct(), launchBrowser()]);
  const headers = { authorization: `Bearer ${await product.key("ingest")}`, "content-type": "application/json" };
  const claims = Array.from({ length: 200 }, (_, n) => claimRecord(`SIN-${1_000 + n}`, { txobserva: NOTES }));
  await fetch(`${product.url}/ingest/claims`, { method: "POST", headers, body: JSON.stringify(claims) });
  page = await openSignedInPage(browser, product.url, "supervisor", { hash: "#/map" });
});
afterAll(async () => {
  expect(page.pageErrors).toEqual([]);
  await product.stop();
});

/** Shows the page as it is printed, for as long as `look` runs. */
async function printed(look: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  expect(await page.evaluate(() => document.documentElement.dataset["mantineColorScheme"])).toBe("light");
  await look();
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await page.emulateMedia({ media: "screen" });
  expect(await page.evaluate(() => document.documentElement.dataset["mantineColorScheme"])).toBe("dark");
}
/** True if the page is as high as its content, so that the browser can paginate it. */
const isWhole = () =>
  page.evaluate(() =>
    [...document.querySelectorAll("main *")]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).overflowY === "auto")
      .every(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight + 1),
  );
const isShown = (selector: string): Promise<boolean> => page.locator(selector).first().isVisible();

test("prints every loaded row of a register, without the menus around it", async () => {
  await page.evaluate(() => void (location.hash = "#/incidents"));
  const rows = page.locator("[role=grid] tr[data-row]");
  await rows.first().waitFor();
  await printed(async () => {
    await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(80);
    await page.getByText(/^Rows 1 to \d+ of 200\. An export contains all of them\.$/).waitFor();
    expect([await isShown("header"), await isShown("nav"), await isShown("footer")]).toEqual([false, false, false]);
    await expect.poll(isWhole).toBe(true);
  });
  await expect.poll(() => rows.count()).toBeLessThan(60);
});

test("prints the detail of a claim without the map, and keeps the lines of its notes", async () => {
  await page.evaluate(() => void (location.hash = "#/map/claims?claim=SIN-1000"));
  const notes = page.locator("dd").filter({ hasText: "key is at the bar" });
  await notes.waitFor();
  expect((await notes.innerText()).replaceAll(/ +\n/g, "\n")).toBe("1. call\n2. key is at the bar\n\nTel. 600112233");
  await printed(async () => {
    expect(await notes.isVisible()).toBe(true);
    expect([await isShown("#map"), await isShown("#configuration"), await isShown("nav")]).toEqual([false, false, false]);
    await expect.poll(isWhole).toBe(true);
  });
});

test("prints all tiles and charts of the dashboard", async () => {
  await page.evaluate(() => void (location.hash = "#/dashboard"));
  await page.locator("figure").first().waitFor();
  await printed(async () => {
    expect([await isShown("nav"), await isShown("figure")]).toEqual([false, true]);
    await expect.poll(isWhole).toBe(true);
  });
});
