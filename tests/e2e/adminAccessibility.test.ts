import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accessibilityViolations } from "../fixtures/browser/accessibility";
import { launchBrowser } from "../fixtures/browser/launch";
import { openPage, signIn } from "../fixtures/browser/page";
import { startBuiltProduct, type Product } from "../fixtures/product";
import { claimRecord } from "../fixtures/records";

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startBuiltProduct(), launchBrowser()]);
  const admin = await product.signIn("admin");
  const list = 'mutation { saveHolidayList(input: { instanceId: "ES", name: "Spain" }) { id } }';
  const { data } = await product.graphql<{ saveHolidayList: { id: string } }>(list, {}, admin);
  const day = 'mutation($id: ID!) { saveHoliday(input: { listId: $id, day: "2026-12-25", name: "Navidad" }) { id } }';
  await product.graphql(day, { id: data!.saveHolidayList.id }, admin);
  const key = await product.key("ingest");
  const of = (contract: string) => ({ cdcliente: "LUN", nbcliente: "Luna", cdcontrato: contract, nbcontrato: `Contract ${contract}` });
  await fetch(`${product.url}/ingest/claims`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify([claimRecord("SIN-1", of("L1")), claimRecord("SIN-2", of("L2"))]),
  });
});
afterAll(async () => {
  await product.stop();
});

/** What is to be seen, and what says that it is there; the specification's own addresses are looked at in shell.test.ts. */
const screens: [name: string, hash: string, there: string][] = [
  ["a list without rows", "#/mapfreuser?q=nobody", "[data-table-scroller] [role=status]"],
  ["the list of specific profiles", "#/mapfrespecificprofile", "tr[data-row]"],
  ["the local administrators", "#/localadmins", "tr[data-row]"],
  ["the import of users", "#/userimport", "main button"],
  ["the API keys", "#/apikeys", "tr[data-row]"],
  ["the outboxes", "#/outboxes", "[data-table-scroller]"],
  ["the mail outbox", "#/mails", "[data-table-scroller] [role=status]"],
  ["the KPI settings", "#/configuration/kpi", "[data-setting]"],
  ["the indicators", "#/configuration/indicator?instance=ES", "[data-indicator]"],
  ["the reasons of actions", "#/configuration/reasons?instance=ES", "main ol li"],
  ["the public holidays", "#/configuration/publicholiday?instance=ES", "[data-day]"],
  ["the contact lists", "#/configuration/clientcontactlistcontract", "tr[data-row]"],
  ["a new contact list", "#/configuration/clientcontactlistcontract/new/0", "input"],
  ["one's own account", "#/usersettings", "table tbody tr"],
];
/** A dialog's own <header> counts as a second banner; it is the dialog's, and so it is read. */
const inDialog = ["landmark-no-duplicate-banner", "landmark-unique"];

describe("in both themes nothing keeps an administrator from using", () => {
  let page: Page & { pageErrors: string[] };
  beforeAll(async () => {
    page = await openPage(browser, product.url, { theme: "light", hash: "#/map" });
    await signIn(page, "admin");
  });
  afterAll(() => page.context().close());

  test.each(screens)("%s", async (_name, hash, there) => {
    await page.goto(`${product.url}/${hash}`);
    await page.locator(there).first().waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  test("a user, what helps it sign in, and the question before it is disabled", async () => {
    await page.goto(`${product.url}/#/mapfreuser`);
    await page.locator("tr[data-row] a").nth(2).click();
    await page.locator("dl").waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.locator("button[data-variant=default]").filter({ hasText: "Disable" }).click();
    await page.locator("[role=dialog]").waitFor();
    expect(await accessibilityViolations(page, ...inDialog)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.locator("[role=dialog]").waitFor({ state: "hidden" });
  });

  test("rows that are selected, and what is done to them", async () => {
    await page.goto(`${product.url}/#/mapfreuser`);
    await page.locator("tr[data-row] input").nth(1).check();
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  test.each([
    ["what was changed of the KPI settings", "#/configuration/kpi", "History"],
    ["the import of public holidays", "#/configuration/publicholiday?instance=ES", /Import/],
    ["the second factor", "#/usersettings", /second factor/],
  ])("the dialog of %s", async (_name, hash, button) => {
    await page.goto(`${product.url}/${hash}`);
    await page.getByRole("main").getByRole("button", { name: button }).first().click();
    await page.getByRole("dialog").waitFor();
    expect(await accessibilityViolations(page, ...inDialog)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
  });

  test("the dialog of a new key", async () => {
    await page.goto(`${product.url}/#/apikeys`);
    await page.locator("main button").last().waitFor();
    await page.getByRole("button", { name: "New API key" }).click();
    await page.locator("[role=dialog]").waitFor();
    expect(await accessibilityViolations(page, ...inDialog)).toEqual([]);
    await page.keyboard.press("Escape");
  });

  test("and the pages met no error", () => expect(page.pageErrors).toEqual([]));
});
