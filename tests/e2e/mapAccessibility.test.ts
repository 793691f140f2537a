import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accessibilityViolations } from "../fixtures/browser/accessibility";
import { launchBrowser } from "../fixtures/browser/launch";
import { openSignedInPage } from "../fixtures/browser/page";
import { startBuiltProduct, type Product } from "../fixtures/product";
import { claimRecord, supplierRecord } from "../fixtures/records";

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startBuiltProduct(), launchBrowser()]);
  const authorization = `Bearer ${await product.key("ingest")}`;
  const send = async (endpoint: string, records: object[]): Promise<void> => {
    const headers = { authorization, "content-type": "application/json" };
    const response = await fetch(`${product.url}/ingest/${endpoint}`, { method: "POST", headers, body: JSON.stringify(records) });
    expect(await response.json()).toMatchObject({ accepted: records.length, refused: [] });
  };
  const place = { x: -3.75, y: 40.45 };
  await send("suppliers", [
    supplierRecord("B-1", place),
    supplierRecord("M-1", { tpaccprovee: "MOBILE", mobile: "dev-1", x: null, y: null }),
  ]);
  await send("claims", [claimRecord("SIN-1", place)]);
  const sent = await fetch(`${product.url}/ingest/positions/osmand?id=dev-1&lat=40.42&lon=-3.7`, { headers: { authorization } });
  expect(sent.status).toBe(200);
});
afterAll(async () => {
  await product.stop();
});

describe("meets the accessibility rules in both themes on", () => {
  let page: Page & { pageErrors: string[] };
  beforeAll(async () => {
    page = await openSignedInPage(browser, product.url, "operator", { map: "unpainted", hash: "#/map/claims?at=40.45,-3.75,14&list=view" });
    await page.locator("#map-list button").first().waitFor();
  });
  afterAll(() => page.context().close());

  test("the palette with matches", async () => {
    await page.keyboard.press("Control+k");
    await page.keyboard.type("SIN-1");
    await page.locator("[role=dialog] [role=option]", { hasText: "SIN-1" }).first().waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.locator("[role=dialog]").waitFor({ state: "detached" });
  });

  test("the card of a measured distance", async () => {
    await page.locator("canvas.maplibregl-canvas").focus();
    await page.keyboard.press("m");
    await page.getByRole("button", { name: "End measuring" }).waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "End measuring" }).waitFor({ state: "detached" });
  });

  test("the list of overlapping signs", async () => {
    const { x, y, width, height } = (await page.locator("canvas.maplibregl-canvas").boundingBox())!;
    const list = page.getByRole("dialog", { name: "2 at this place" });
    await expect
      .poll(async () => {
        await page.mouse.click(x + width / 2, y + height / 2);
        return list.count();
      })
      .toBe(1);
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await list.waitFor({ state: "detached" });
  });

  test("the chip of a vehicle that can be followed, and of a followed one", async () => {
    await page.evaluate(() => void (location.hash = "#/map/providers?at=40.42,-3.7,14&supplier=M-1"));
    await page.getByRole("button", { name: "Follow on map" }).waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Follow on map" }).click();
    await page.getByRole("button", { name: /^The map is following/ }).waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  test("without an error on the page", () => expect(page.pageErrors).toEqual([]));
});
