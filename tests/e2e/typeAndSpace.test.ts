// Type and space: four text sizes in two weights, few text styles and borders, and one primary button per view.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { appearanceOf } from "../fixtures/browser/appearance";
import { launchBrowser } from "../fixtures/browser/launch";
import { openPage, openSignedInPage } from "../fixtures/browser/page";
import { startBuiltProduct, type Product } from "../fixtures/product";

const SIZES_PX = [11, 13, 16, 20];
const WEIGHTS = [400, 600];
/** On the map with an open claim; 32 styles, 42 boxes and 201 borders were measured before. */
const MAX_STYLES = 17;
const MAX_BOXES = 21;
const MAX_EDGES = 100;

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startBuiltProduct({ DEMO_CLAIMS: "300", DEMO_RESOURCES: "150" }), launchBrowser()]);
});
afterAll(() => product.stop());

async function expectScale(page: Page, name: string): Promise<void> {
  const { sizes, weights, primary } = await appearanceOf(page);
  expect([name, sizes.filter((size) => !SIZES_PX.includes(size))]).toEqual([name, []]);
  expect([name, weights.filter((weight) => !WEIGHTS.includes(weight))]).toEqual([name, []]);
  expect(primary.length, `${name}: ${primary.join(", ")}`).toBeLessThanOrEqual(1);
}

describe.each(["dark", "light"] as const)("the map in the %s theme", (theme) => {
  test.each([
    [1920, 1080],
    [1366, 768],
    [390, 844],
  ])("shows its list and a claim in the type scale with few borders at %i × %i", async (width, height) => {
    const page = await openSignedInPage(browser, product.url, "operator", { theme, width, height, map: "unpainted", hash: "#/map" });
    const rows = page.locator("#map-list [data-index]");
    await rows.nth(2).waitFor();
    await expectScale(page, "list");
    await rows.first().click();
    await page.locator("article header h2").waitFor();
    await page.locator("article [role=group] button").first().waitFor();
    // Tooltips are not part of the view.
    await page.mouse.move(0, 0);
    await expectScale(page, "claim");
    const { styles, boxes, edges } = await appearanceOf(page);
    expect(styles.length, styles.join("\n")).toBeLessThanOrEqual(MAX_STYLES);
    expect(boxes.length, boxes.join("\n")).toBeLessThanOrEqual(MAX_BOXES);
    expect(edges).toBeLessThanOrEqual(MAX_EDGES);
    expect(page.pageErrors).toEqual([]);
    await page.context().close();
  });
});

describe("each main page", () => {
  let page: Page;
  beforeAll(async () => {
    page = await openSignedInPage(browser, product.url, "admin", { map: "unpainted" });
    // The demo's history, which the accuracy of arrival times needs, is made in the background.
    const token = await product.signIn("admin");
    const query = '{ arrivalProof(instanceId: "*") { accuracy { by } } }';
    type Proof = { arrivalProof: { accuracy: object[] } | null };
    const countRows = async () => (await product.graphql<Proof>(query, {}, token)).data?.arrivalProof?.accuracy.length ?? 0;
    await vi.waitFor(async () => expect(await countRows()).toBeGreaterThan(0), { timeout: 120_000, interval: 500 });
  });
  afterAll(() => page.context().close());

  test.each([
    ["users", "#/mapfreuser", "[role=grid] [data-row]"],
    ["KPI configuration", "#/configuration/kpi", "main input"],
    ["audit log", "#/mapfreaudit", "[role=grid] [data-row]"],
    ["dashboard", "#/dashboard", "main [data-indicator]"],
    ["arrival accuracy", "#/dashboard/arrival", "main h2"],
    ["claims", "#/incidents", "[role=grid] [data-row]"],
    ["e-mail reports", "#/dashboard/subscriptions", "main h1"],
    ["account", "#/usersettings", "main h1"],
    ["help", "#/help", "main h2"],
  ])("keeps to the type scale: %s", async (name, hash, there) => {
    await page.evaluate((to) => void (location.hash = to), hash);
    await page.locator(there).first().waitFor();
    await expectScale(page, name);
  });

  test("keeps to the type scale: sign-in", async () => {
    const login = await openPage(browser, product.url, { hash: "#/login" });
    await login.locator("input[autocomplete=username]").waitFor();
    await expectScale(login, "sign-in");
    await login.context().close();
  });
});
