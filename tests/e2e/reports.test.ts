// Reports of the dashboard on the built product: as a file, and by e-mail.
import { readFile } from "node:fs/promises";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accessibilityViolations } from "../fixtures/browser/accessibility";
import { launchBrowser } from "../fixtures/browser/launch";
import { heardToast, openSignedInPage } from "../fixtures/browser/page";
import { startBuiltProduct, type Product } from "../fixtures/product";
import { pdfPages } from "../fixtures/reports/pdfText";
import { claimRecord, minutes } from "../fixtures/records";

let product: Product;
let browser: Browser;
let page: Page & { pageErrors: string[] };

beforeAll(async () => {
  [product, browser] = await Promise.all([startBuiltProduct(), launchBrowser()]);
  await product.sql(
    `update users set email = 'supervisor@example.test', folded_email = 'supervisor@example.test' where "user" = 'supervisor'`,
  );
  const headers = { authorization: `Bearer ${await product.key("ingest")}`, "content-type": "application/json" };
  const claims = [claimRecord("NOW-1", { fhocurrencia: minutes(0) }), claimRecord("NOW-2", { fhocurrencia: minutes(0) })];
  await fetch(`${product.url}/ingest/claims`, { method: "POST", headers, body: JSON.stringify(claims) });
  page = await openSignedInPage(browser, product.url, "supervisor", { width: 1366, height: 768 });
});
afterAll(async () => {
  await product.stop();
});
const picture = async (name: string): Promise<void> =>
  void (process.env.PICTURES && (await page.screenshot({ path: `${process.env.PICTURES}/${name}.png` })));

test("saves the dashboard as a PDF in the language of the screen from its menu", async () => {
  await page.goto(`${product.url}/#/dashboard?instance=ES`);
  await page.locator("[data-indicator=claimsPerDay]").waitFor();
  await page.getByRole("button", { name: "Report" }).click();
  const saved = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Document (PDF)" }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^dashboard-.*\.pdf$/);
  expect(pdfPages(await readFile(await download.path()))[0]).toContain("Dashboard report");
  await heardToast(page, "Download finished.");
});

test("creates, changes and deletes a report by e-mail and an alert", async () => {
  await page.getByRole("button", { name: "Report" }).click();
  await picture("report-menu");
  await page.getByRole("menuitem", { name: "E-mail reports and alerts…" }).click();
  await page.getByRole("heading", { name: "E-mail reports", level: 1 }).waitFor();
  await page.getByRole("button", { name: "New e-mail report" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Name" }).fill("Morning report");
  await picture("report-dialog");
  expect(await accessibilityViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Save" }).click();
  const rows = page.getByRole("table", { name: "E-mail reports" });
  await rows.getByText(/^Daily at 08:00/).waitFor();
  await page.getByRole("button", { name: "New alert" }).click();
  await dialog.getByRole("combobox", { name: "Indicator" }).click();
  await page.getByRole("option", { name: "New claims" }).click();
  expect(await accessibilityViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Save" }).click();
  await page.getByRole("table", { name: "Alerts" }).getByText("New claims").waitFor();
  await picture("subscriptions");
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await picture("subscriptions-390");
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.getByRole("button", { name: "Delete: Morning report" }).click();
  await rows.waitFor({ state: "detached" });
  expect(page.pageErrors).toEqual([]);
});
