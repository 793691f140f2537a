import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "../fixtures/browser/launch";
import { openSignedInPage } from "../fixtures/browser/page";
import { startBuiltProduct, type Product } from "../fixtures/product";
import { claimRecord } from "../fixtures/records";

const NOTES = "1. Call the insured before the arrival\n2. The key is at the bar next to the station";
let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startBuiltProduct(), launchBrowser()]);
  const headers = { authorization: `Bearer ${await product.key("ingest")}`, "content-type": "application/json" };
  const claims = [claimRecord("SIN-1", { txobserva: NOTES, eta: 35 }), claimRecord("SIN-2", { eta: 5 })];
  await fetch(`${product.url}/ingest/claims`, { method: "POST", headers, body: JSON.stringify(claims) });
});
afterAll(() => product.stop());

test("shows the status of each user at 1366 pixels without scrolling sideways", async () => {
  const page = await openSignedInPage(browser, product.url, "admin", { width: 1_366, height: 768, hash: "#/map" });
  await page.evaluate(() => void (location.hash = "#/mapfreuser"));
  const row = page.locator("[role=grid] tr[data-row]").first();
  await row.waitFor();
  const scroller = (await page.locator("[data-table-scroller]").boundingBox())!;
  for (const cell of await page.locator("[role=grid] thead th").all()) {
    const { x, width } = (await cell.boundingBox())!;
    expect(x + width, (await cell.textContent())!).toBeLessThanOrEqual(scroller.x + scroller.width + 1);
  }
});

test("aligns figures to the right and shows two lines of notes in tall rows", async () => {
  const page = await openSignedInPage(browser, product.url, "supervisor", { hash: "#/map" });
  await page.evaluate(() => void (location.hash = "#/incidents?columns=id,promisedMinutes,notes"));
  const row = page.locator("[role=grid] tr[data-row]").filter({ hasText: "Call the insured" });
  await row.waitFor();
  expect(await row.locator("td[data-number]").evaluate((cell) => getComputedStyle(cell).textAlign)).toBe("right");
  const notes = row.locator("td").last().locator("span");
  const heightOf = async () => Math.round((await notes.boundingBox())!.height);
  const oneLine = await heightOf();
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("radiogroup", { name: "Row height" }).locator("label").last().click();
  await expect.poll(heightOf).toBe(30);
  expect(oneLine).toBeLessThan(30);
  expect((await notes.innerText()).split("\n")[0]).toBe("1. Call the insured before the arrival");
});
