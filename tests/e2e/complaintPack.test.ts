import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accessibilityViolations } from "../fixtures/browser/accessibility";
import { launchBrowser } from "../fixtures/browser/launch";
import { openSignedInPage } from "../fixtures/browser/page";
import { startBuiltProduct, type Product } from "../fixtures/product";
import { claimRecord, minutes, ofDemoClient, supplierRecord } from "../fixtures/records";
import { printedText } from "../fixtures/reports/printedText";

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startBuiltProduct(), launchBrowser()]);
  const headers = { authorization: `Bearer ${await product.key("ingest")}`, "content-type": "application/json" };
  const send = (endpoint: string, records: object[]) =>
    fetch(`${product.url}/ingest/${endpoint}`, { method: "POST", headers, body: JSON.stringify(records) });
  await send("suppliers", [supplierRecord("B-1", { tpaccprovee: "M", nbprovee: "Gruas Alcala" })]);
  const late = { cdprovee: "B-1", fhocurrencia: minutes(-91), fhasignacion: minutes(-90), eta: 30, txmat: "1234 KLM" };
  await send("claims", [
    claimRecord("SIN-7001", { ...late, ...ofDemoClient, milestones: [{ code: "C", at: minutes(-13) }] }),
    claimRecord("SIN-7002", late),
  ]);
});
afterAll(() => product.stop());

test("an operator prints the complaint pack of a claim from its menu", async () => {
  const page = await openSignedInPage(browser, product.url, "operator", { map: "unpainted", hash: "#/map/claims?claim=SIN-7001" });
  await page.getByRole("button", { name: "More actions" }).press("Enter");
  await page.getByRole("menuitem", { name: "Complaint pack" }).waitFor();
  // The menu is in a portal, outside the landmarks.
  expect(await accessibilityViolations(page, "region")).toEqual([]);
  await page.getByRole("menuitem", { name: "Complaint pack" }).click();
  await page.getByRole("heading", { level: 1, name: "Complaint pack 7001" }).waitFor();
  await expect.poll(() => page.getByRole("button", { name: "Print or save as PDF" }).isEnabled()).toBe(true);
  await page.getByRole("img", { name: "Map of the claim and its routes" }).locator("image").waitFor({ state: "attached" });
  expect(await accessibilityViolations(page)).toEqual([]);
  const text = printedText(await page.pdf({ format: "A4", printBackground: true }));
  for (const part of ["Complaint pack 7001", "Created by Operator", "1234 KLM", "Gruas Alcala", "Promises and facts"])
    expect(text).toContain(part);
  expect(text).toMatch(/Promised arrival\s*missed by 47 min/);
  expect(text).toContain("© OpenStreetMap contributors (ODbL)");
  for (const part of ["Supplier assigned", "Automatic calls", "Activity", "Claim data"]) expect(text).toContain(part);
  // No button of the page is printed.
  expect(text).not.toContain("Back to claim");
  expect(page.pageErrors).toEqual([]);
});

test("a client reads the complaint pack of its own claims only", async () => {
  const page = await openSignedInPage(browser, product.url, "client", { hash: "#/map/claims?claim=SIN-7001" });
  await page.locator("article [role=group] a[href='#/complaint/SIN-7001']").click();
  await page.getByRole("heading", { level: 1, name: /7001$/ }).waitFor();
  const open = (id: string) => page.evaluate((claim) => void (location.hash = `#/complaint/${claim}`), id);
  await open("SIN-7002");
  await page.getByText(/SIN-7002/).waitFor();
  expect(await page.getByRole("heading", { level: 1 }).count()).toBe(0);
  expect(await page.locator("main").textContent()).not.toContain("1234 KLM");
});
