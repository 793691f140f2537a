// Tasks of supervisors and administrators in the usability report, by real mouse and keys.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Hand } from "../fixtures/browser/hand";
import { launchBrowser } from "../fixtures/browser/launch";
import { openSignedInPage } from "../fixtures/browser/page";
import { startBuiltProduct, type Product } from "../fixtures/product";
import { claimRecord, ofDemoClient } from "../fixtures/records";

let product: Product;
let browser: Browser;
const send = async (endpoint: string, records: object[]): Promise<void> => {
  const headers = { authorization: `Bearer ${await product.key("ingest")}`, "content-type": "application/json" };
  const answer = await fetch(`${product.url}/ingest/${endpoint}`, { method: "POST", headers, body: JSON.stringify(records) });
  expect(await answer.json()).toMatchObject({ accepted: records.length, refused: [] });
};
beforeAll(async () => {
  [product, browser] = await Promise.all([startBuiltProduct(), launchBrowser()]);
  await send("claims", [claimRecord("CSV-1", ofDemoClient)]);
});
afterAll(() => product.stop());

const open = async (user: string, hash: string) => {
  const page = await openSignedInPage(browser, product.url, user, { hash: "#/map" });
  const hand = new Hand(page);

  // The demo's administrator reads Spanish; the test reads English.
  if (user === "admin") {
    await page
      .getByRole("banner")
      .getByRole("button", { name: /^[A-Z]{2} · / })
      .click();
    await page.getByRole("menuitem", { name: "English" }).click();
  }
  await page.evaluate((to) => void (location.hash = to), hash);
  return { page, hand };
};

test("reads what a colleague did in the audit", async () => {
  const operator = await openSignedInPage(browser, product.url, "operator", { hash: "#/map/claims?claim=CSV-1" });
  await operator.locator("article").first().waitFor();
  const { page, hand } = await open("admin", "#/mapfreaudit");
  await hand.click(page.getByLabel("Actor, action or object"));
  await hand.type("operator");
  await page
    .getByRole("row", { name: /Operator.*claim/i })
    .first()
    .waitFor();
  hand.done("what a colleague did");
});

test.each([
  ["supervisor", true, 1],
  ["operator", true, 0],
  ["client", false, 0],
])("offers %s the parts of a claim and of the map that the profile has", async (user, hasWorklist, economics) => {
  const page = await openSignedInPage(browser, product.url, user, { hash: "#/map/claims?claim=CSV-1" });
  const article = page.locator("article").first();
  await article.getByRole("tab", { name: "General" }).waitFor();
  expect(await article.getByRole("tab", { name: "Economics" }).count()).toBe(economics);
  expect(await page.getByRole("button", { name: /^To do/ }).count()).toBe(hasWorklist ? 1 : 0);
  // A client is offered no action that its profile does not have.
  if (!hasWorklist) expect(await article.getByRole("group", { name: "Actions" }).locator("[aria-disabled=true]").count()).toBe(0);
  expect(page.pageErrors).toEqual([]);
});
