// Start pages of a client and of a supplier, at the sizes of a phone and of a small desk.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accessibilityViolations } from "../fixtures/browser/accessibility";
import { clippedTexts } from "../fixtures/browser/clippedTexts";
import { launchBrowser } from "../fixtures/browser/launch";
import { openPage } from "../fixtures/browser/page";
import { password } from "../fixtures/graphqlClient";
import { startBuiltProduct, type Product } from "../fixtures/product";
import { claimRecord, minutes, ofDemoClient, ofDemoProvider, supplierRecord } from "../fixtures/records";

let product: Product;
let browser: Browser;
const sizes = [
  [390, 844, "GO-1"],
  [1_366, 768, "GO-2"],
] as const;
const TOUCH_PX = 44;

const assigned = (id: string, ago: number, more: object = {}) =>
  claimRecord(id, {
    ...ofDemoProvider,
    fhocurrencia: minutes(-ago - 1),
    fhasignacion: minutes(-ago),
    eta: 30,
    dsorigen: "Calle de Alcalá 42, 28014 Madrid",
    txtelefonoaseg: "600112233",
    ...more,
  });
const milestone = (code: string, ago: number) => ({ code, at: minutes(-ago) });

beforeAll(async () => {
  [product, browser] = await Promise.all([startBuiltProduct(), launchBrowser()]);
  const headers = { authorization: `Bearer ${await product.key("ingest")}`, "content-type": "application/json" };
  const send = async (endpoint: string, records: object[]): Promise<void> => {
    const answer = await fetch(`${product.url}/ingest/${endpoint}`, { method: "POST", headers, body: JSON.stringify(records) });
    expect(await answer.json()).toMatchObject({ accepted: records.length, refused: [] });
  };
  await send("suppliers", [supplierRecord(ofDemoProvider.cdprovee, { tpaccprovee: "M" }), supplierRecord("B-1", { tpaccprovee: "M" })]);
  await send("claims", [
    assigned("LATE-1", 60, { ...ofDemoClient, txmat: "1234 KLM" }),
    ...sizes.map(([, , id]) => assigned(id, 10, { milestones: [milestone("A", 9)] })),
    assigned("SITE-1", 50, { milestones: [milestone("A", 49), milestone("C", 25)] }),
    claimRecord("OTHER-1", { cdprovee: "B-1", fhasignacion: minutes(-60), eta: 30 }),
    claimRecord("WAIT-1", ofDemoClient),
    claimRecord("ROAD-1", { ...ofDemoClient, cdprovee: "B-1", fhasignacion: minutes(-5), eta: 60 }),
    claimRecord("DONE-1", {
      ...ofDemoClient,
      cdprovee: "B-1",
      fhocurrencia: minutes(-2),
      fhasignacion: minutes(-2),
      milestones: [milestone("C", 1), milestone("F", 0.2)],
    }),
  ]);
});
afterAll(() => product.stop());

const open = async (user: string, width: number, height: number) => {
  const page = await openPage(browser, product.url, { width, height, hash: "" });
  await page.locator("input[autocomplete=username]").fill(user);
  await page.locator("input[type=password]").fill(password);
  await page.keyboard.press("Enter");
  // The demo's users read Spanish; the test reads English.
  await page
    .getByRole("banner")
    .getByRole("button", { name: /^[A-Z]{2} · / })
    .click();
  await page.getByRole("menuitem", { name: "English" }).click();
  await page.waitForURL(/#\/home$/);
  return page;
};
type Opened = Awaited<ReturnType<typeof open>>;
const isCut = (page: Opened) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

describe.each(sizes)("at %i × %i pixels", (width, height, goingId) => {
  test("a client sees its claims by state and finds one by its plate", async () => {
    const page = await open("client", width, height);
    const lists = page.getByRole("group", { name: "Claims by state" });
    await expect
      .poll(() => lists.getByRole("button").allTextContents())
      .toEqual(["3Open", "1Late", "1En route, on time", "1Finished today"]);
    const rows = page.locator("main li");
    await expect.poll(() => rows.count()).toBe(3);
    await lists.getByRole("button", { name: /Late/ }).click();
    await expect.poll(() => rows.allTextContents()).toEqual([expect.stringContaining("LATE-1")]);
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await isCut(page)).toBe(false);
    await lists.getByRole("button", { name: /Finished/ }).click();
    await expect.poll(() => rows.allTextContents()).toEqual([expect.stringContaining("DONE-1")]);
    await page.getByRole("searchbox", { name: "Number or plate" }).fill("other-1");
    await page.getByText("No claim matches “other-1”.").waitFor();
    await page.getByRole("searchbox", { name: "Number or plate" }).fill("1234klm");
    await expect.poll(() => rows.allTextContents()).toEqual([expect.stringContaining("LATE-1")]);
    await rows.getByRole("link").click();
    await page.waitForURL(/#\/map\/claims\?claim=LATE-1/);
    expect(page.pageErrors).toEqual([]);
  });

  test("a supplier sees its assignments by step and confirms an arrival", async () => {
    const page = await open("provider", width, height);
    const card = (id: string) => page.locator("article").filter({ hasText: id });
    const going = card(goingId);
    await going.waitFor();
    expect(await card("OTHER-1").count()).toBe(0);
    expect(await page.getByRole("heading", { level: 2 }).allTextContents()).toEqual([
      "To accept 1",
      expect.stringMatching(/^En route [12]$/),
      expect.stringMatching(/^On site [12]$/),
    ]);
    const next = going.getByRole("button", { name: "Confirm arrival" });
    const box = (await next.boundingBox())!;
    expect(box.height).toBeGreaterThanOrEqual(TOUCH_PX);
    expect(box.width).toBeGreaterThan(0.85 * (await going.boundingBox())!.width);
    expect(await going.getByRole("link", { name: /^Call 600/ }).getAttribute("href")).toBe("tel:+34600112233");
    expect(await going.getByRole("link", { name: "Navigate" }).getAttribute("href")).toContain("40.4");
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await clippedTexts(page)).toEqual([]);
    expect(await isCut(page)).toBe(false);
    await next.click();
    await page.getByRole("dialog").getByRole("button", { name: "Confirm arrival" }).click();
    await going.getByRole("button", { name: "Confirm completion" }).waitFor();
    expect(await going.getByRole("link", { name: "Navigate" }).count()).toBe(0);
    expect(page.pageErrors).toEqual([]);
  });
});

test("an operator starts on the map, also from the address of the start page", async () => {
  const page = await openPage(browser, product.url, { hash: "#/home" });
  await page.locator("input[autocomplete=username]").fill("operator");
  await page.locator("input[type=password]").fill(password);
  await page.keyboard.press("Enter");
  await page.waitForURL(/#\/map/);
  expect(
    await page
      .getByRole("navigation", { name: /Screens|Pantallas/ })
      .locator("a[href='#/home']")
      .count(),
  ).toBe(0);
});
