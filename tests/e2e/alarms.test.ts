// A late tow rings: it is heard and acknowledged by a key, and a colleague sees who has it.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "../fixtures/browser/launch";
import { openSignedInPage } from "../fixtures/browser/page";
import { startBuiltProduct, type Product } from "../fixtures/product";
import { claimRecord, minutes, supplierRecord } from "../fixtures/records";

let product: Product;
let browser: Browser;
let key: string;

const send = (endpoint: string, records: object[]): Promise<Response> =>
  fetch(`${product.url}/ingest/${endpoint}`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify(records),
  });
const tow = (id: string) =>
  claimRecord(id, { cdprovee: "B-1", fhasignacion: minutes(-100), eta: 30, dsorigen: "Calle de Alcalá 120, Madrid", x: -3.75, y: 40.45 });

/** Counts the notes that the page plays. */
const countNotes = (): void => {
  const start = OscillatorNode.prototype.start;
  const counted = window as { notes?: number };
  counted.notes = 0;
  OscillatorNode.prototype.start = function (this: OscillatorNode, ...when) {
    counted.notes!++;
    return start.apply(this, when);
  };
};
const notesOf = (page: Page): Promise<number> => page.evaluate(() => (window as { notes?: number }).notes!);
/** What is said in the corner, which tells why a key did nothing. */
const toasts = (page: Page): Promise<string[]> => page.getByRole("alert").allTextContents();
const bar = (page: Page) => page.locator("header").getByRole("button", { name: /alarm/i }).first();

beforeAll(async () => {
  [product, browser] = await Promise.all([startBuiltProduct(), launchBrowser()]);
  key = await product.key("ingest");
  await send("suppliers", [supplierRecord("B-1", { tpaccprovee: "M", nbprovee: "Tow One", x: -3.9, y: 40.6 })]);
});
afterAll(async () => {
  await product.stop();
});

test("a late tow rings on every screen; A acknowledges it, T takes the next, and a colleague sees who", async () => {
  const operator = await openSignedInPage(browser, product.url, "operator", { hash: "#/map" });
  const supervisor = await openSignedInPage(browser, product.url, "supervisor", { hash: "#/map" });
  await operator.evaluate(countNotes);
  await operator.mouse.click(5, 5);
  await send("claims", [tow("SIN-1")]);
  await expect.poll(() => bar(operator).textContent(), { timeout: 10_000 }).toMatch(/1 alarm waits.*oldest 00:\d\d/);
  await expect.poll(() => notesOf(operator), { timeout: 5_000 }).toBe(2);
  await operator.keyboard.press("a");
  for (const page of [operator, supervisor])
    await expect
      .poll(async () => [await bar(page).textContent(), await toasts(page)].join(), { timeout: 20_000 })
      .toContain("1 alarm, with somebody");
  await send("claims", [tow("SIN-2")]);
  await expect.poll(() => bar(operator).textContent(), { timeout: 10_000 }).toContain("1 alarm waits");
  await operator.keyboard.press("Shift+A");
  await operator.keyboard.press("t");
  const list = supervisor.getByRole("list", { name: "Alarms" });
  await bar(supervisor).click();
  await expect
    .poll(() => list.getByRole("listitem").allTextContents())
    .toEqual([expect.stringMatching(/SIN-2.*is on it/), expect.stringMatching(/SIN-1.*Seen by/)]);
  await operator.keyboard.press("Enter");
  await operator.getByRole("heading", { name: "SIN-2" }).waitFor();
  expect([...operator.pageErrors, ...supervisor.pageErrors]).toEqual([]);
});
