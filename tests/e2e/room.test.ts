// The map screen in windows with little room: low, narrow, at 200 %, a phone.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { languageNames, localeCodes, locales } from "../../schema/rules/language/locales";
import { accessibilityViolations } from "../fixtures/browser/accessibility";
import { launchBrowser } from "../fixtures/browser/launch";
import { openSignedInPage } from "../fixtures/browser/page";
import { startBuiltProduct, type Product } from "../fixtures/product";
import { claimRecord, minutes, supplierRecord } from "../fixtures/records";

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startBuiltProduct(), launchBrowser()]);
  const key = await product.key("ingest");
  const late = { cdprovee: "B-1", fhasignacion: minutes(-100), eta: 30, dsorigen: "Calle de Alcalá 120, Madrid", x: -3.75, y: 40.45 };
  for (const [endpoint, records] of [
    ["suppliers", [supplierRecord("B-1", { tpaccprovee: "M", nbprovee: "Tow One", txtelefono: "+34 600 00 00 01", x: -3.9, y: 40.6 })]],
    ["claims", [claimRecord("SIN-1", late), claimRecord("SIN-2", { ...late, x: -3.76 })]],
  ] as const) {
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    await fetch(`${product.url}/ingest/${endpoint}`, { method: "POST", headers, body: JSON.stringify(records) });
  }
});
afterAll(async () => {
  await product.stop();
});

const needs = "#/map?at=40.45,-3.75,12&list=needs";
const openAt = (width: number, height: number, hash = needs) =>
  openSignedInPage(browser, product.url, "operator", { width, height, map: "unpainted", hash });
const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const heightOf = async (page: Page, selector: string): Promise<number> => (await page.locator(selector).first().boundingBox())!.height;
const row = (page: Page, id: string) => page.locator("#map-list").getByRole("button", { name: new RegExp(id) });

test("shows the counts in one line above the list, remembers that they were expanded, and folds them in a low window for a claim", async () => {
  const page = await openAt(1366, 768);
  const options = page.getByRole("option");
  expect(await options.count()).toBe(1);
  await expect.poll(() => heightOf(page, "#kpis")).toBeLessThan(40);
  await page.getByRole("button", { name: "Expand counts" }).click();
  await expect.poll(() => options.count()).toBe(13);
  await page.reload();
  await expect.poll(() => options.count()).toBe(13);
  await row(page, "SIN-1").click();
  await page.getByRole("heading", { name: "SIN-1" }).waitFor();
  await expect.poll(() => options.count()).toBe(1);
  await expect.poll(() => heightOf(page, "#kpis")).toBeLessThan(40);
  expect(await heightOf(page, "#map-list")).toBeGreaterThan(500);
  await options.first().click();
  await expect.poll(() => page.url()).toContain("status=plc");
  await page.getByRole("button", { name: "Expand counts" }).click();
  await expect.poll(() => options.count()).toBe(13);
  await page.keyboard.press("Escape");
  await row(page, "SIN-1").waitFor();
  await expect.poll(() => heightOf(page, "#kpis")).toBeGreaterThan(300);
  expect(page.pageErrors).toEqual([]);
});

test("keeps the map's note readable under several lines of filter chips", async () => {
  const filter = "client=AUR&scheduled=no,unknown&unassigned=5-60&plannedFrom=2026-11-22T09:00Z";
  const page = await openAt(1366, 768, `#/map/claims?at=40.45,-3.75,12&${filter}`);
  const note = page.getByRole("note").filter({ hasText: "No street map" });
  await note.waitFor();
  const chips = page.locator("#map-screen button", { has: page.getByLabel(/^Remove filter/) });
  expect(await chips.count()).toBe(4);
  const bottoms = await chips.evaluateAll((all) => all.map((chip) => chip.getBoundingClientRect().bottom));
  expect(new Set(bottoms).size).toBeGreaterThan(1);
  await expect.poll(async () => (await note.boundingBox())!.y).toBeGreaterThan(Math.max(...bottoms));
});

test("places tracking next to the map and the configuration over it below 1200 pixels, and restores a wider window", async () => {
  const page = await openAt(1100, 800);
  const configuration = page.getByText("Layers", { exact: true });
  await row(page, "SIN-1").waitFor();
  expect(await configuration.count()).toBe(0);
  await page.keyboard.press("[");
  await configuration.waitFor();
  await page.keyboard.press("[");
  await expect.poll(() => configuration.count()).toBe(0);
  await page.setViewportSize({ width: 1366, height: 800 });
  await configuration.waitFor();
  await page.setViewportSize({ width: 600, height: 800 });
  await page.setViewportSize({ width: 1366, height: 800 });
  await configuration.waitFor();
  await row(page, "SIN-1").waitFor();
  expect(page.pageErrors).toEqual([]);
});

test.for([
  ["a phone", 390, 844],
  ["1366×768 at 200 %", 683, 384],
] as const)(
  "shows list, detail and actions of %s one after the other, without sideways scrolling, also by keyboard",
  async ([, width, height]) => {
    const page = await openAt(width, height);
    await row(page, "SIN-1").waitFor();
    expect(await sidewaysScroll(page)).toBe(0);
    await row(page, "SIN-1").focus();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "SIN-1" }).waitFor();
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await page.locator("#map-list").evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
    await page.keyboard.press("d");
    await page.getByRole("textbox").first().waitFor();
    expect(await sidewaysScroll(page)).toBe(0);
    const [dialog, main] = await Promise.all([page.getByRole("dialog").boundingBox(), page.locator("main").boundingBox()]);
    expect([dialog!.x, dialog!.width]).toEqual([main!.x, main!.width]);
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Map", exact: true }).click();
    await page.getByRole("button", { name: "Zoom in" }).click();
    expect(await sidewaysScroll(page)).toBe(0);
    await page.getByRole("button", { name: "Tracking" }).click();
    await page.getByRole("heading", { name: "SIN-1" }).waitFor();
    expect(page.pageErrors).toEqual([]);
  },
);

test("keeps a supplier's data, including its phone, in place on a phone screen", async () => {
  const page = await openAt(390, 844, "#/map/providers?supplier=B-1");
  const values = page.locator("article dd");
  await values.filter({ hasText: "+34 600" }).waitFor();
  const wider = await values.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
  expect(wider).toEqual([]);
  expect(page.pageErrors).toEqual([]);
});

test("synchronises tracking in a separate window with the map, and restores it when either closes", async () => {
  const map = await openAt(1366, 768);
  await row(map, "SIN-1").waitFor();
  const [tracking] = await Promise.all([map.context().waitForEvent("page"), map.keyboard.press("w")]);
  await row(tracking, "SIN-1").waitFor();
  await expect.poll(() => map.locator("#map-list").count()).toBe(0);
  expect(await tracking.locator("canvas").count()).toBe(0);

  await row(tracking, "SIN-1").click();
  await tracking.getByRole("heading", { name: "SIN-1" }).waitFor();
  expect(await accessibilityViolations(tracking)).toEqual([]);
  await expect.poll(() => map.url()).toContain("claim=SIN-1");
  await tracking.keyboard.press("Escape");
  await expect.poll(() => map.url()).not.toContain("claim=");
  await tracking.getByRole("button", { name: /^List/ }).click();
  await expect.poll(() => tracking.getByRole("button", { name: /^List/ }).textContent()).toBe("List 2");
  await map.evaluate(() => (location.hash = "#/map?at=0,0,12"));
  await expect.poll(() => tracking.getByRole("button", { name: /^List/ }).textContent()).toBe("List 0");
  await tracking.getByRole("button", { name: /^To do/ }).click();
  await row(tracking, "SIN-2").click();
  await expect.poll(() => map.url()).toMatch(/at=40\.4\d*,-3\.7\d*,.*claim=SIN-2/);

  await map.reload();
  await expect.poll(() => map.getByRole("button", { name: /Return the tracking panel/ }).count()).toBe(1);
  await map.keyboard.press("]");
  await map.getByRole("heading", { name: "SIN-2" }).waitFor();
  await expect.poll(() => tracking.isClosed()).toBe(true);

  const [again] = await Promise.all([map.context().waitForEvent("page"), map.keyboard.press("w")]);
  await again.getByRole("heading", { name: "SIN-2" }).waitFor();
  await map.close();
  await again.getByRole("button", { name: /Open the map here/ }).click();
  await again.locator("canvas").first().waitFor();
  expect(map.pageErrors).toEqual([]);
});

test("keeps a usable width for the search field at 1366 pixels with alarms in every language", async () => {
  const page = await openSignedInPage(browser, product.url, "operator", { width: 1366, height: 768, hash: needs });
  const bar = page.getByRole("banner");
  await bar.locator("button[aria-haspopup=dialog]").nth(1).waitFor();
  for (const language of localeCodes) {
    await bar.getByRole("button", { name: /^[A-Z]{2} · / }).click();
    await page.getByRole("menuitem", { name: languageNames[language], exact: true }).click();
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(locales[language]);
    const widths = await bar.evaluate((header) => ({
      search: header.querySelector("[data-tour=search]")!.getBoundingClientRect().width,
      cut: [...header.querySelectorAll("[data-tour=alarms] span:not(.spoken)")].filter((text) => text.scrollWidth > text.clientWidth + 1)
        .length,
      beyond: header.scrollWidth - header.clientWidth,
    }));
    expect(widths.search, language).toBeGreaterThanOrEqual(240);
    expect([language, widths.cut, widths.beyond]).toEqual([language, 0, 0]);
  }
});
