// Map configurations on the built product: saved in one browser, found and restored exactly in another, and shared.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accessibilityViolations } from "../fixtures/browser/accessibility";
import { launchBrowser } from "../fixtures/browser/launch";
import { heardToast, openSignedInPage } from "../fixtures/browser/page";
import { startBuiltProduct, type Product } from "../fixtures/product";
import { claimRecord } from "../fixtures/records";

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startBuiltProduct(), launchBrowser()]);
  const headers = { authorization: `Bearer ${await product.key("ingest")}`, "content-type": "application/json" };
  const body = JSON.stringify([claimRecord("SIN-1", { x: -3.75, y: 40.45 })]);
  const answer = await fetch(`${product.url}/ingest/claims`, { method: "POST", headers, body });
  expect(await answer.json()).toMatchObject({ accepted: 1 });
});
afterAll(async () => {
  await product.stop();
});

const picker = (page: Page) => page.getByRole("button", { name: /^Map view:/ });
const actions = (page: Page) => page.getByRole("button", { name: "Map view actions" });
const hashOf = (page: Page): string => new URL(page.url()).hash;
const shown = "#/map/providers?at=41.15,-8.61,11.5,30,20&layers=mobile,incidents&status=sp&list=needs";
const size = { width: 1366, height: 768 };

test("restores a configuration saved by mouse in another browser exactly: layers, filter, list, tab, camera, folded panels", async () => {
  const page = await openSignedInPage(browser, product.url, "operator", { ...size, hash: shown });
  await page.getByRole("button", { name: "Expand counts" }).click();
  await page.getByRole("button", { name: "Save this view" }).click();
  await page.getByLabel("Name").fill("Porto de noite");
  await page.getByLabel("Open my map with this view").check();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "Map view: Porto de noite" }).waitFor();
  await page.context().close();

  const other = await openSignedInPage(browser, product.url, "operator", { ...size, hash: "#/map" });
  await expect.poll(() => hashOf(other)).toBe(shown);
  await other.getByRole("button", { name: "Collapse counts" }).waitFor();
  await other.getByRole("button", { name: "Show configuration" }).click();
  await other.getByRole("button", { name: "Saved as Porto de noite" }).waitFor();
  expect(other.pageErrors).toEqual([]);
  await other.context().close();
});

test("opens a supervisor's shared configuration by its link, and reports its deletion to users who have it open", async () => {
  const supervisor = await openSignedInPage(browser, product.url, "supervisor", {
    ...size,
    hash: "#/map?at=40.45,-3.75,12&layers=incidents",
  });
  await supervisor.getByRole("button", { name: "Save this view" }).click();
  await supervisor.getByLabel("Name").fill("Storm");
  await supervisor.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await supervisor.getByRole("button", { name: "Map view: Storm" }).waitFor();
  await actions(supervisor).click();
  await supervisor.getByRole("menuitem", { name: "Share…" }).click();
  await supervisor.getByRole("combobox", { name: "Share with" }).click();
  await supervisor.getByRole("option", { name: "España" }).click();
  expect(await accessibilityViolations(supervisor)).toEqual([]);
  await supervisor.getByRole("dialog").getByRole("button", { name: "Share" }).click();
  await supervisor.getByText("The view is shared.").waitFor();

  const page = await openSignedInPage(browser, product.url, "operator", { ...size, hash: "#/map?at=1,1,5" });
  await picker(page).click();
  await page.getByText("Shared with me").waitFor();
  await page.getByRole("menuitem", { name: /^Storm/ }).click();
  await expect.poll(() => hashOf(page)).toBe("#/map/claims?at=40.45,-3.75,12&layers=incidents");
  await page.getByRole("button", { name: "Show configuration" }).click();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await actions(page).click();
  await page.getByRole("menuitem", { name: "Copy link" }).click();
  await page.getByText("Link copied.").waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  await page.evaluate((to) => void (location.hash = to), "#/map?at=1,1,5&layers=base");
  await page.evaluate((to) => void (location.href = to), link);
  await expect.poll(() => hashOf(page)).toBe("#/map/claims?at=40.45,-3.75,12&layers=incidents");

  await actions(supervisor).click();
  await supervisor.getByRole("menuitem", { name: "Delete…" }).click();
  await supervisor.getByRole("dialog", { name: /./ }).getByRole("button", { name: "Delete" }).waitFor();
  expect(await accessibilityViolations(supervisor)).toEqual([]);
  await supervisor.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await heardToast(supervisor, "Deleted successfully.");
  await page.evaluate((to) => void (location.href = to), link);
  await page.getByText("This map view does not exist or is not shared with you.").waitFor();
  await expect.poll(() => hashOf(page)).toBe("#/map?at=40.45,-3.75,12&layers=incidents");
  await Promise.all([page.context().close(), supervisor.context().close()]);
});
