// What needs me, by the keyboard alone: the late tow is found, opened and managed, and leaves the list.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "../fixtures/browser/launch";
import { openSignedInPage } from "../fixtures/browser/page";
import { startBuiltProduct, type Product } from "../fixtures/product";
import { claimRecord, minutes, supplierRecord } from "../fixtures/records";

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
  const key = await product.key("ingest");
  for (const [endpoint, records] of [
    ["suppliers", [supplierRecord("B-1", { tpaccprovee: "M", nbprovee: "Tow One", x: -3.9, y: 40.6 })]],
    ["claims", [tow("SIN-1"), tow("SIN-2", { fhasignacion: minutes(-1) })]],
  ] as const) {
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    await fetch(`${product.url}/ingest/${endpoint}`, { method: "POST", headers, body: JSON.stringify(records) });
  }
  // Elsewhere on the map: the list does not depend on what is in view.
  page = await openSignedInPage(browser, product.url, "operator", { hash: "#/map?at=-20,-50,9&list=needs" });
});
afterAll(async () => {
  await product.stop();
});

test("a tow is late → managed: three keys and a reason that is picked by its digit", async () => {
  const tab = page.getByRole("button", { name: /^Needs me/ });
  await expect.poll(() => tab.textContent()).toBe("Needs me 1");
  const row = page.getByRole("list", { name: /Claims that need somebody/ }).getByRole("button");
  await expect
    .poll(() => row.textContent())
    .toMatch(/PLCSIN-1.*Calle de Alcalá 120.*\+7\d min.*Tow One · promised \d\d:\d\d.* past the limit/);
  await page.keyboard.press(" ");
  await page.getByRole("heading", { name: "SIN-1" }).waitFor();
  await page.getByText(/^Lo sentimos/).waitFor();
  await page.keyboard.press("d");
  await page.getByRole("dialog").waitFor();
  // The reasons of the instance have the keyboard: a digit picks one, in place of what is said to the insured.
  const reason = page.getByRole("textbox", { name: "Reason" });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("1Tráfico denso");
  expect(await reason.inputValue()).toMatch(/^Lo sentimos/);
  await page.keyboard.press("2");
  await expect.poll(() => reason.inputValue()).toBe("Mal tiempo");
  await page.keyboard.press("Control+Enter");
  await expect.poll(() => tab.textContent()).toBe("Needs me 0");
  await page.keyboard.press("Escape");
  await page.getByText("Nothing needs you now.").waitFor();
  expect(page.pageErrors).toEqual([]);
});
