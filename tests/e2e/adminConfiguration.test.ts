// Public holidays, contact lists and one's own settings, as they are used.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "../fixtures/browser/launch";
import { openPage, signIn } from "../fixtures/browser/page";
import { startBuiltProduct, type Product } from "../fixtures/product";
import { claimRecord } from "../fixtures/records";

let product: Product;
let browser: Browser;
let admin: Page & { pageErrors: string[] };
const path = { holidays: "#/configuration/publicholiday?instance=ES&year=2026", lists: "#/configuration/clientcontactlistcontract" };

beforeAll(async () => {
  [product, browser] = await Promise.all([startBuiltProduct(), launchBrowser()]);
  const key = await product.key("ingest");
  const records = [claimRecord("SIN-1", { cdcliente: "LUN", nbcliente: "Luna", cdcontrato: "L1", nbcontrato: "Luna car" })];
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  await fetch(`${product.url}/ingest/claims`, { method: "POST", headers, body: JSON.stringify(records) });
  const token = await product.signIn("admin");
  await product.graphql("mutation { changeMyLanguage(input: { language: en }) { id } }", {}, token);
  admin = await openPage(browser, product.url, { hash: path.holidays });
  await admin.locator("input[autocomplete=username]").waitFor();
  await admin.goto(`${product.url}/#/map`);
  await signIn(admin, "admin");
});
afterAll(async () => {
  await product.stop();
});

test("creates a list, imports a country's days, adds one by the keyboard, and rejects an empty and a duplicate day", async () => {
  await admin.goto(`${product.url}/${path.holidays}`);
  await admin.getByRole("button", { name: "New list" }).click();
  await admin.getByRole("textbox", { name: "Name" }).fill("Spain");
  await admin.keyboard.press("Enter");
  await admin.getByText("no days in 2026", { exact: true }).waitFor();
  await admin.getByRole("button", { name: "Import…" }).click();
  await admin.getByRole("button", { name: "Add 10 days" }).click();
  await admin.getByText("10 days added; none already included.").waitFor();

  await admin.locator('[data-day="2026-12-25"]').focus();
  await admin.keyboard.press("ArrowLeft");
  await admin.keyboard.press("Enter");
  await admin.keyboard.type("Nochebuena");
  await admin.keyboard.press("Enter");
  await admin.getByText("11 days in 2026", { exact: true }).waitFor();

  const add = admin.getByRole("button", { name: "Add day" });
  await add.click();
  await admin.getByText("The day is empty.").waitFor();
  const day = admin.getByRole("group", { name: /^Day/ });
  for (const [part, digits] of [
    ["day", "24"],
    ["month", "12"],
    ["year", "2026"],
  ] as const)
    await day.getByRole("spinbutton", { name: part }).fill(digits);
  await admin.getByRole("textbox", { name: "Name of the day" }).fill("Again");
  await add.click();
  await admin.getByText("The day Thu, 24 Dec 2026 is already included in the list.").waitFor();
});

test("creates a contact list for a client's contract, which applies to its claim", async () => {
  await admin.goto(`${product.url}/${path.lists}/new/0?claim=SIN-1`);
  await admin.getByText("the whole AMA instance").waitFor();
  await admin.getByRole("textbox", { name: "Code", exact: true }).fill("luna-car");
  await admin.getByRole("textbox", { name: "Name", exact: true }).fill("Luna car");
  await admin.getByRole("button", { name: /Save/ }).click();
  await admin.getByRole("row", { name: /Luna car.*luna-car/ }).click();
  await admin.getByRole("textbox", { name: "Claim number" }).fill("SIN-1");
  await admin.keyboard.press("Enter");
  await admin.locator("li[data-counts]").getByText("Luna car").waitFor();
});

test("carries a user's display preferences to another browser", async () => {
  await admin.goto(`${product.url}/#/usersettings`);
  await admin.getByText("12 hours", { exact: false }).click();
  await admin.getByText("Light", { exact: true }).click();
  await expect
    .poll(async () => {
      const token = await product.signIn("admin");
      return (await product.graphql("{ myAccount { preferences { theme timeFormat } } }", {}, token)).data;
    })
    .toEqual({ myAccount: { preferences: { theme: "LIGHT", timeFormat: "H12" } } });
  const other = await openPage(browser, product.url, { theme: "dark" });
  await signIn(other, "admin");
  await other.locator("html[data-mantine-color-scheme=light]").waitFor();
  expect(await other.locator("header").first().textContent()).toMatch(/\d [ap]m/);
  expect([...admin.pageErrors, ...other.pageErrors]).toEqual([]);
});
