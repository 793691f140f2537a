import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accessibilityViolations } from "../fixtures/browser/accessibility";
import { launchBrowser } from "../fixtures/browser/launch";
import { heardToast, openSignedInPage } from "../fixtures/browser/page";
import { startBuiltProduct, type Product } from "../fixtures/product";
import { assignedClaim } from "../fixtures/records";

let product: Product;
let browser: Browser;
let page: Page & { pageErrors: string[] };

beforeAll(async () => {
  [product, browser] = await Promise.all([startBuiltProduct(), launchBrowser()]);
  const key = await product.key("ingest");
  await fetch(`${product.url}/ingest/claims`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify([assignedClaim("SIN-4711", 42)]),
  });
  page = await openSignedInPage(browser, product.url, "admin", { width: 1366, height: 900 });
});
afterAll(async () => {
  await page?.context().close();
  await product.stop();
});

const open = async (hash: string, there: string): Promise<void> => {
  await page.goto(`${product.url}/${hash}`);
  await page.locator(there).first().waitFor();
};
const setting = (key: string) => page.locator(`[data-setting=${key}]`);
const save = () => page.locator("main button", { hasText: "Save" });

test("shows a setting's effect on claims and the last days before the save, and its author in the history", async () => {
  await open("#/configuration/kpi?instance=ES", "[data-setting]");
  await setting("criticalBase").locator("input").fill("14");
  await save().focus();
  // KPI 14 must be above KPI 3; the error is shown next to its field.
  await setting("criticalBase").getByText("must be greater than").waitFor();
  expect(await save().getAttribute("aria-disabled")).toBe("true");
  await setting("baseDelay").locator("input").fill("2");
  await setting("contactCentreArrival").locator("input").fill("1");
  await setting("contactCentreArrival").getByText("no calls are made before the delay begins").first().waitFor();
  await page.keyboard.press("Control+s");
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Base delay (KPI 3): 15 min → 2 min").waitFor();
  await dialog.locator("a", { hasText: "4711" }).waitFor();
  await expect.poll(() => dialog.locator("table tbody tr").count()).toBe(7);
  expect(await accessibilityViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Save" }).click();
  await heardToast(page, "Saved successfully.");
  await setting("baseDelay").getByText("Custom value", { exact: true }).waitFor();
  await page.getByRole("button", { name: "History" }).click();
  await page.getByRole("dialog").getByText("Base delay (KPI 3): 2 min").waitFor();
  await page.keyboard.press("Escape");
});

test("schedules and shows a later change that does not apply yet", async () => {
  await open("#/configuration/kpi?instance=PT", "[data-setting]");
  await setting("workTime").locator("input").fill("90");
  await page.keyboard.press("Control+s");
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Later", { exact: true }).click();
  expect(await dialog.getByRole("button", { name: "Save" }).getAttribute("aria-disabled")).toBe("true");
  expect(await accessibilityViolations(page)).toEqual([]);
  for (const [name, digits] of [
    ["day", "01"],
    ["month", "03"],
    ["year", "2099"],
    ["hour", "06"],
    ["minute", "30"],
  ])
    await dialog.getByRole("spinbutton", { name: name!, exact: true }).fill(digits!);
  await dialog.getByRole("button", { name: "Save" }).click();
  await setting("workTime").getByText("90 min, admin").waitFor();
  expect(await setting("workTime").locator("input").inputValue()).toBe("120 min");
});

test("asks about unsaved changes before it shows another instance", async () => {
  await setting("workTime").locator("input").fill("91");
  await page.getByRole("combobox", { name: "AMA instance" }).fill("Italia");
  await page.getByRole("option", { name: "Italia (IT)" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Discard changes" }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole("dialog").getByRole("button", { name: "Discard changes" }).click();
  await expect.poll(() => page.url()).toContain("instance=IT");
});

test("rejects a warning above critical, and applies saved limits to the indicator's level", async () => {
  await open("#/configuration/indicator?instance=ES", "[data-indicator]");
  const row = page.locator("[data-indicator=claimsPerDay]");
  await row.getByLabel("New claims: Warning from").fill("9");
  await row.getByLabel("New claims: Critical from").fill("1");
  await row.getByRole("alert").getByText("The warning limit must be reached before the critical limit.").waitFor();
  await row.getByLabel("New claims: Warning from").fill("");
  await row.getByText("Today: 1 claim").waitFor();
  await row.getByText("Critical", { exact: true }).waitFor();
  await save().click();
  await row.getByText("Custom value", { exact: true }).waitFor();
  await expect.poll(() => page.getByText("No changes").count()).toBe(1);
});

test("reorders reasons by the keyboard and saves them", async () => {
  await open("#/configuration/reasons?instance=ES", "main ol li");
  const list = page.getByRole("list", { name: "Manage a delay" });
  const texts = () => list.locator("input").evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  const [first, second, ...others] = await texts();
  await list.locator("input").first().focus();
  await page.keyboard.press("Alt+ArrowDown");
  expect(await texts()).toEqual([second, first, ...others]);
  await page.keyboard.press("Control+s");
  await expect.poll(() => page.getByText("No changes").count()).toBe(1);
  await page.reload();
  await page.locator("main ol li").first().waitFor();
  expect(await texts()).toEqual([second, first, ...others]);
  expect(page.pageErrors).toEqual([]);
});
