// Two operators in two browsers: what one does, the other sees.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { baseOfLate, fillDelay, lateClaim, openClaim } from "../fixtures/browser/claim";
import { launchBrowser } from "../fixtures/browser/launch";
import { barCount, clickWhenDrawn, openSignedInPage } from "../fixtures/browser/page";
import { startBuiltProduct, type Product } from "../fixtures/product";

let product: Product;
let browser: Browser;
let acting: Page & { pageErrors: string[] };
let watching: Page & { pageErrors: string[] };

const open = (page: Page, id: string): Promise<void> => openClaim(page, product.url, id);

beforeAll(async () => {
  [product, browser] = await Promise.all([startBuiltProduct(), launchBrowser()]);
  const key = await product.key("ingest");
  for (const [endpoint, records] of [
    ["suppliers", [baseOfLate]],
    ["claims", [lateClaim("SIN-1"), lateClaim("SIN-2"), lateClaim("SIN-3"), lateClaim("SIN-4")]],
  ] as const) {
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    await fetch(`${product.url}/ingest/${endpoint}`, { method: "POST", headers, body: JSON.stringify(records) });
  }
  [acting, watching] = await Promise.all([
    openSignedInPage(browser, product.url, "operator"),
    openSignedInPage(browser, product.url, "supervisor"),
  ]);
});
afterAll(async () => {
  await product.stop();
});

// How fast, latency.alone.test.ts measures.
test("shows a delay managed by one operator on another's screen", async () => {
  await open(watching, "SIN-1");
  const pill = watching.locator("article header [data-status]").first();
  await expect.poll(() => pill.getAttribute("data-status")).toBe("PENDING_ARRIVAL_DELAYED");
  await fillDelay(acting, product.url, "SIN-1");
  await acting.getByRole("dialog").locator("button[type=submit]").click();
  await watching.locator("article header [data-status=MANAGED]").first().waitFor();
  await expect.poll(() => barCount(watching, "MANAGED")).toBe(1);
});

test("undoes a managed delay on both screens", async () => {
  await open(watching, "SIN-4");
  await fillDelay(acting, product.url, "SIN-4");
  const undone = clickWhenDrawn(acting, "Undo");
  await acting.getByRole("dialog").locator("button[type=submit]").click();
  await undone;
  for (const page of [acting, watching]) {
    await page.getByText("Manage delay: undone").first().waitFor();
    await page.locator("article header [data-status=PENDING_ARRIVAL_DELAYED]").first().waitFor();
  }
});

test("removes a claim from the map after its arrival and completion are confirmed, and closes its tab after a countdown", async () => {
  await open(acting, "SIN-2");
  await open(watching, "SIN-2");
  await acting.keyboard.press("r");
  await acting.getByRole("dialog").locator("button[type=submit]").click();
  for (const page of [acting, watching]) await page.locator("article header [data-status=NO_FINISHED]").first().waitFor();
  await acting.keyboard.press("f");
  const countdown = watching.getByRole("button", { name: "Keep open" }).waitFor();
  await acting.getByRole("dialog").locator("button[type=submit]").click();
  await countdown;
  await expect.poll(() => watching.getByRole("heading", { name: "SIN-2" }).count()).toBe(0);
});

test("leaves the claim of a cancelled provider waiting", async () => {
  await open(acting, "SIN-3");
  await acting.getByRole("button", { name: /More actions|Más acciones/ }).click();
  await acting.getByRole("menuitem", { name: /Cancel supplier|Cancelar prestador/ }).click();
  const dialog = acting.getByRole("dialog");
  await dialog.getByRole("textbox", { name: /Reason|Motivo/ }).fill("Does not answer");
  await dialog.locator("button[type=submit]").click();
  await acting.locator("article header [data-status=NO_SUPPLIER]").first().waitFor();
});

test("causes no error on either page", () => {
  expect([...acting.pageErrors, ...watching.pageErrors]).toEqual([]);
});
