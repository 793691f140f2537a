// Tasks of supervisors and administrators in the usability report, by real mouse and keys.
import { readFileSync } from "node:fs";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Hand } from "../fixtures/browser/hand";
import { launchBrowser } from "../fixtures/browser/launch";
import { confirmPassword, openSignedInPage } from "../fixtures/browser/page";
import { startBuiltProduct, type Product } from "../fixtures/product";
import { assignedClaim, claimRecord, ofDemoClient, supplierRecord } from "../fixtures/records";

let product: Product;
let browser: Browser;
const DAY_MINUTES = 1_440;
const LATE = 3;
const ON_TIME = 5;
const FORMULA = "Ana;=1+1;fin";

const send = async (endpoint: string, records: object[]): Promise<void> => {
  const headers = { authorization: `Bearer ${await product.key("ingest")}`, "content-type": "application/json" };
  const answer = await fetch(`${product.url}/ingest/${endpoint}`, { method: "POST", headers, body: JSON.stringify(records) });
  expect(await answer.json()).toMatchObject({ accepted: records.length, refused: [] });
};
/** Arrived this many minutes after it was assigned, promised for 30 minutes, a day ago. */
const arrived = (id: string, after: number, more: object = {}) =>
  assignedClaim(id, DAY_MINUTES, {
    milestones: [{ code: "C", at: new Date(Date.now() - (DAY_MINUTES - after) * 60_000).toISOString() }],
    ...more,
  });

beforeAll(async () => {
  [product, browser] = await Promise.all([startBuiltProduct(), launchBrowser()]);
  await send("suppliers", [supplierRecord("B-1", { tpaccprovee: "M" })]);
  await send("claims", [
    ...Array.from({ length: ON_TIME }, (_, n) => arrived(`ON-${n}`, 20, { cdama: n % 2 ? "PT" : "ES" })),
    ...Array.from({ length: LATE }, (_, n) => arrived(`OVER-${n}`, 200)),
    claimRecord("CSV-1", { txmat: FORMULA, ...ofDemoClient }),
  ]);
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

test("exports claims as CSV whose cells no spreadsheet runs, by three clicks", async () => {
  const { page, hand } = await open("supervisor", "#/incidents?columns=id,plate");
  await page.getByRole("heading", { level: 1, name: "Claims", exact: true }).waitFor();
  const saving = page.waitForEvent("download", { timeout: 60_000 });
  saving.catch(() => undefined);
  await hand.click(page.getByRole("button", { name: "Export" }));
  await hand.click(page.getByRole("menuitem", { name: /CSV/ }));
  await confirmPassword(page);
  const text = readFileSync(await (await saving).path(), "utf8");
  hand.done("export");
  const line = text.split("\r\n").find((row) => row.includes("CSV-1"))!;
  // Every separator, also that of another language, is followed by a sign that keeps the cell a text.
  expect(line).toMatch(/^"CSV-1"[,;]"Ana;'=1\+1;fin"$/);
});

test("compares the arrivals on time of all countries with last week and opens the late claims, by at most five clicks", async () => {
  const { page, hand } = await open("supervisor", "#/map");
  await hand.click(page.getByRole("navigation", { name: "Screens" }).getByRole("link", { name: "Dashboard" }));
  await hand.click(page.locator("main label", { hasText: "Last week" }));
  const tile = page.locator("[data-indicator=onTimeRate]");
  await expect.poll(() => tile.textContent()).toContain(String(Math.round((1_000 * ON_TIME) / (ON_TIME + LATE)) / 10));
  expect(await page.getByRole("combobox", { name: "AMA instance" }).inputValue()).toBe("All AMA instances");
  await hand.click(tile.getByRole("link").first());
  await page
    .getByText(/vs last week/)
    .first()
    .waitFor();
  await hand.click(page.getByRole("link", { name: "Show claims" }));
  await page.getByRole("heading", { level: 1, name: "Claims", exact: true }).waitFor();
  const rows = page.locator("[role=grid] [data-row]");
  await expect.poll(() => rows.count()).toBe(LATE);
  expect(hand.done("late claims of all countries").clicks).toBeLessThanOrEqual(5);
  const arrivals = page.getByRole("radiogroup", { name: "Arrivals" });
  await expect
    .poll(() => arrivals.locator("label").allTextContents())
    .toEqual([`${LATE} late`, `${ON_TIME} on time`, `${LATE + ON_TIME} in total`]);
  await hand.click(arrivals.locator("label", { hasText: "on time" }));
  await expect.poll(() => rows.count()).toBe(ON_TIME);
  await hand.click(arrivals.locator("label", { hasText: "in total" }));
  await expect.poll(() => rows.count()).toBe(LATE + ON_TIME);
  expect(page.pageErrors).toEqual([]);
});

test("chooses a time range by name and changes its first day", async () => {
  const { page, hand } = await open("supervisor", "#/dashboard");
  await hand.click(page.getByRole("button", { name: "Time range" }));
  await hand.click(page.getByRole("menuitem", { name: "Last 14 days" }));
  const onTime = page.locator("[data-indicator=onTimeRate]");
  await expect.poll(() => onTime.textContent()).toContain("62.5");
  await page.getByRole("button", { name: "Last 14 days" }).waitFor();
  const parameters = () => new URLSearchParams(new URL(page.url()).hash.split("?")[1]);
  expect(Date.parse(parameters().get("lastDay")!) - Date.parse(parameters().get("firstDay")!)).toBe(13 * DAY_MINUTES * 60_000);
  expect(await page.getByLabel("First day").count()).toBeGreaterThan(0);
  expect(page.pageErrors).toEqual([]);
});

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
  expect(await article.getByRole("tab", { name: "Movements" }).count()).toBe(economics);
  expect(await page.getByRole("button", { name: /^To do/ }).count()).toBe(hasWorklist ? 1 : 0);
  // A client is offered no action that its profile does not have.
  if (!hasWorklist) expect(await article.getByRole("group", { name: "Actions" }).locator("[aria-disabled=true]").count()).toBe(0);
  expect(page.pageErrors).toEqual([]);
});
