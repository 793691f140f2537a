import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accessibilityViolations } from "../fixtures/browser/accessibility";
import { launchBrowser } from "../fixtures/browser/launch";
import { openSignedInPage } from "../fixtures/browser/page";
import { startBuiltProduct, type Product } from "../fixtures/product";
import { claimRecord, minutes, supplierRecord } from "../fixtures/records";

const ID = "SIN-2026-ES-118199";
let product: Product;
let browser: Browser;
let page: Page & { pageErrors: string[] };

beforeAll(async () => {
  [product, browser] = await Promise.all([startBuiltProduct(), launchBrowser()]);
  const key = await product.key("ingest");
  const assigned = { cdprovee: "B-9", fhasignacion: minutes(-60), eta: 30, nbtitular: "Elena Vidal", dsorigen: "Calle de Serrano 61" };
  const details = { cdgarantia: "G1", cdproducto: "P1", surveys: [{ question: "Friendly?", answer: "yes" }], cdriesgo: "CAR" };
  for (const [endpoint, records] of [
    ["suppliers", [supplierRecord("B-9", { tpaccprovee: "M", x: -3.9, y: 40.6, tramos_info: { TRAMO_8_9: 4 }, exceedthreshold: 1 })]],
    ["claims", [claimRecord(ID, { ...assigned, ...details, cdaveria: "101", nbaveria: "Engine stopped" })]],
  ] as const) {
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    await fetch(`${product.url}/ingest/${endpoint}`, { method: "POST", headers, body: JSON.stringify(records) });
  }
  page = await openSignedInPage(browser, product.url, "operator", { hash: `#/map/claims?claim=${ID}` });
  await page.getByRole("heading", { name: "118199" }).waitFor();
});
afterAll(async () => {
  await product.stop();
});

const strip = (): Promise<string> => page.locator("article dl").first().innerText();

test("shows the complete number and the rule behind keyboard-operable, accessible information buttons", async () => {
  await page.locator("article header button").first().focus();
  await page.keyboard.press("Enter");
  await page.getByText(ID, { exact: true }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Rule and settings" }).focus();
  await page.keyboard.press("Enter");
  await page.getByText(/KPI \d+/).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
});

test("offers sentences for the insured in the instance's language, changes them by S or mouse, copies them, and leaves a delay's reason empty", async () => {
  const say = page.getByRole("region", { name: "Sentence for the insured" });
  const sentence = say.locator("[lang=es-ES]");
  const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const first = (await sentence.textContent())!;
  await page.keyboard.press("s");
  await expect.poll(() => sentence.textContent()).not.toBe(first);
  const second = (await sentence.textContent())!;
  expect([first, second]).toEqual([expect.stringMatching(/^Lo sentimos/), expect.stringMatching(/^Disculpe la espera/)]);
  await say.getByRole("button", { name: "Copy sentence" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(copied).toBe(second);
  await page.keyboard.press("d");
  const reason = page.getByRole("dialog").getByRole("textbox", { name: "Reason" });
  expect(await reason.inputValue()).toBe("");
  await page.keyboard.press("Escape");
  await reason.waitFor({ state: "detached" });
  await say.getByRole("button", { name: "Another sentence for the insured" }).click();
  await expect.poll(() => sentence.textContent()).toBe(first);
  await say.getByRole("button", { name: /^(Copy sentence|Copied)$/ }).click();
  await expect.poll(copied).toBe(first);
  await page.getByRole("button", { name: /^Manage delay/ }).click();
  expect(await reason.inputValue()).toBe("");
  await page.keyboard.press("Escape");
  await reason.waitFor({ state: "detached" });
});

test("strikes the old promise through after a managed delay, and counts the lateness from the new one", async () => {
  expect(await page.locator("article p[data-tone]").first().innerText()).toMatch(/^30 min/);
  expect(await strip()).toMatch(/\d\d:\d\d/);
  expect(await page.locator("article dl s").count()).toBe(0);
  await page.keyboard.press("d");
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Tab");
  await page.getByRole("dialog").locator("textarea").fill("Road closed");
  await page.getByRole("dialog").locator("button[type=submit]").click();
  await page.locator("article dl s").waitFor();
  // The arrival is unknown, so that no later step is shown.
  expect(await strip()).not.toMatch(/ahead|adelanto/);
});

test("shows the source's data in groups", async () => {
  const text = await page.locator("article [role=tabpanel]:visible").innerText();
  for (const said of ["Calle de Serrano 61", "G1", "P1", "Friendly?", "yes"]) expect(text).toContain(said);
});

test("shows the supplier's work, and marks no band without a threshold", async () => {
  await page.goto(`${product.url}/#/map/providers?supplier=B-9&part=timetable`);
  await page.locator("article ol li").first().waitFor();
  expect(await page.locator("article ol li[data-exceeded=true]").count()).toBe(0);
  expect(await page.locator("article ol li[data-empty=false]").count()).toBe(1);
  await page.goto(`${product.url}/#/map/providers?supplier=B-9&part=allocations`);
  await page.locator("article table").getByRole("button", { name: "118199" }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(page.pageErrors).toEqual([]);
});
