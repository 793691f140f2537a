import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "../fixtures/browser/launch";
import { openSignedInPage } from "../fixtures/browser/page";
import { startBuiltProduct, type Product } from "../fixtures/product";
import { claimRecord, minutes, supplierRecord } from "../fixtures/records";

const send = async (endpoint: string, records: object[]): Promise<void> => {
  const headers = { authorization: `Bearer ${await product.key("ingest")}`, "content-type": "application/json" };
  await fetch(`${product.url}/ingest/${endpoint}`, { method: "POST", headers, body: JSON.stringify(records) });
};

let product: Product;
let browser: Browser;
let page: Page & { pageErrors: string[] };

const tow = (id: string, more: object = {}) =>
  claimRecord(id, {
    cdprovee: "B-1",
    fhasignacion: minutes(-100),
    eta: 30,
    dsorigen: "Calle de Alcalá 120, Madrid",
    x: -3.75,
    y: 40.45,
    ...more,
  });

beforeAll(async () => {
  [product, browser] = await Promise.all([startBuiltProduct(), launchBrowser()]);
  await send("suppliers", [supplierRecord("B-1", { tpaccprovee: "M", nbprovee: "Tow One", x: -3.9, y: 40.6 })]);
  await send("claims", [tow("SIN-1"), tow("SIN-2", { fhasignacion: minutes(-1) })]);
  // Elsewhere on the map: the worklist does not depend on the view.
  page = await openSignedInPage(browser, product.url, "operator", { hash: "#/map?at=-20,-50,9&list=needs" });
});
afterAll(async () => {
  await product.stop();
});

test("manages the delay of a tow by three keys and a reason picked by its digit", async () => {
  const tab = page.getByRole("button", { name: /^To do/ });
  await expect.poll(() => tab.textContent()).toBe("To do 1");
  const row = page.getByRole("list", { name: /Claims that need action/ }).getByRole("button");
  await expect
    .poll(() => row.textContent())
    .toMatch(/^Madrid · Calle de Alcalá 120.*7\d min late.*SIN-1 .*Tow One · promised \d\d:\d\d.*PLC$/);
  await page.keyboard.press(" ");
  await page.getByRole("heading", { name: "SIN-1" }).waitFor();
  await page.getByText(/^Lo sentimos/).waitFor();
  await page.keyboard.press("d");
  await page.getByRole("dialog").waitFor();
  // The reasons of the instance have the keyboard: a digit picks one.
  const reason = page.getByRole("textbox", { name: "Reason" });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("1Tráfico denso");
  expect(await reason.inputValue()).toBe("");
  await page.keyboard.press("2");
  await expect.poll(() => reason.inputValue()).toBe("Mal tiempo");
  await page.keyboard.press("Control+Enter");
  await expect.poll(() => tab.textContent()).toBe("To do 0");
  await page.keyboard.press("Escape");
  await page.getByText("All clear: nothing to do.").waitFor();
  expect(page.pageErrors).toEqual([]);
});

test("opens the next claim by Space after a click on a button, without pressing the button again", async () => {
  await send("claims", [tow("SIN-3"), tow("SIN-4", { x: -8.6, y: 41.15 })]);
  const tab = page.getByRole("button", { name: /^To do/ });
  await expect.poll(() => tab.textContent()).toBe("To do 2");
  const header = page.locator("header");
  const alarms = header.getByRole("button", { name: /open alarms?/ });
  await expect.poll(() => alarms.textContent()).toContain("2 open alarms");
  await header.getByRole("button", { name: /^Acknowledge/ }).click();
  await expect.poll(() => alarms.textContent()).toContain("1 open alarm");
  const opened = page.getByRole("heading", { name: /SIN-[34]/ });
  await page.keyboard.press(" ");
  await opened.waitFor();
  const first = await opened.textContent();
  await page.getByRole("navigation", { name: "List and open details" }).getByTitle(first!, { exact: true }).click();
  await page.keyboard.press(" ");
  await expect.poll(() => opened.textContent()).not.toBe(first);
  expect(await alarms.textContent()).toContain("1 open alarm");
  expect(page.pageErrors).toEqual([]);
});
