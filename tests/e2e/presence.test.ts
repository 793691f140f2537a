import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "../fixtures/browser/launch";
import { openSignedInPage } from "../fixtures/browser/page";
import { startBuiltProduct, type Product } from "../fixtures/product";
import { claimRecord, minutes, supplierRecord } from "../fixtures/records";

let product: Product;
let browser: Browser;
let operator: Page & { pageErrors: string[] };
let supervisor: Page & { pageErrors: string[] };

const open = async (page: Page): Promise<void> => {
  await page.goto(`${product.url}/#/map/claims?claim=SIN-1`);
  await page.getByRole("heading", { name: "SIN-1" }).waitFor();
};
const othersOn = (page: Page) => page.locator("article > ul[aria-live] li");
const seen = (page: Page) => expect.poll(() => othersOn(page).allTextContents());
const looking = (name: string) => [expect.stringMatching(`^${name} (is looking at|está viendo)`)];
const managing = (name: string) => [expect.stringMatching(`^${name} (is managing|está gestionando)`)];

const countBlinks = (): void => {
  const counted = window as { blinks?: number };
  counted.blinks = 0;
  const list = document.querySelector("article > ul[aria-live]")!;
  new MutationObserver(() => void (list.children.length === 0 && counted.blinks!++)).observe(list, { childList: true });
};

beforeAll(async () => {
  [product, browser] = await Promise.all([startBuiltProduct(), launchBrowser()]);
  const headers = { authorization: `Bearer ${await product.key("ingest")}`, "content-type": "application/json" };
  for (const [endpoint, records] of [
    ["suppliers", [supplierRecord("B-1", { tpaccprovee: "M", x: -3.9, y: 40.6 })]],
    ["claims", [claimRecord("SIN-1", { cdprovee: "B-1", fhasignacion: minutes(-60), eta: 30, x: -3.75, y: 40.45 })]],
  ] as const)
    await fetch(`${product.url}/ingest/${endpoint}`, { method: "POST", headers, body: JSON.stringify(records) });
  [operator, supervisor] = await Promise.all([
    openSignedInPage(browser, product.url, "operator"),
    openSignedInPage(browser, product.url, "supervisor"),
  ]);
});
afterAll(async () => {
  await product.stop();
});

test("shows the names of two users who open the same claim to each other", async () => {
  await open(operator);
  await open(supervisor);
  await seen(operator).toEqual(looking("Supervisor"));
  await seen(supervisor).toEqual(looking("Operator"));
});

test("shows who opens a dialog, also in the same dialog of the other user, and keeps the viewer when it closes", async () => {
  await supervisor.evaluate(countBlinks);
  await operator.keyboard.press("d");
  await operator.getByRole("dialog").waitFor();
  await seen(supervisor).toEqual(managing("Operator"));
  await supervisor.keyboard.press("d");
  await supervisor.getByRole("dialog").getByRole("listitem").filter({ hasText: "Operator" }).waitFor();
  await seen(operator).toEqual(managing("Supervisor"));
  await supervisor.keyboard.press("Escape");
  await operator.keyboard.press("Escape");
  await seen(operator).toEqual(looking("Supervisor"));
  await seen(supervisor).toEqual(looking("Operator"));
  expect(await supervisor.evaluate(() => (window as { blinks?: number }).blinks)).toBe(0);
});

test("removes a viewer who closes the claim or the page", async () => {
  await operator.keyboard.press("Escape");
  await seen(supervisor).toEqual([]);
  await open(operator);
  await seen(supervisor).toEqual(looking("Operator"));
  expect([...operator.pageErrors, ...supervisor.pageErrors]).toEqual([]);
  await operator.context().close();
  await seen(supervisor).toEqual([]);
});
