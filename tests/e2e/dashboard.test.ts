// The dashboard on the built product, by the keyboard: found, of another AMA instance and period, an indicator opened and left, arranged, on the wall.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { languageNames, locales } from "../../schema/rules/language/locales";
import { accessibilityViolations } from "../fixtures/browser/accessibility";
import { launchBrowser } from "../fixtures/browser/launch";
import { openSignedInPage } from "../fixtures/browser/page";
import { startBuiltProduct, type Product } from "../fixtures/product";
import { assignedClaim, claimRecord, minutes, supplierRecord } from "../fixtures/records";

let product: Product;
let browser: Browser;
let page: Page & { pageErrors: string[] };
let key: string;

const send = async (endpoint: string, records: object[]): Promise<void> => {
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  const answer = await fetch(`${product.url}/ingest/${endpoint}`, { method: "POST", headers, body: JSON.stringify(records) });
  expect(await answer.json()).toMatchObject({ accepted: records.length });
};
const DAY_MINUTES = 1_440;
/** Claims of each of the eight days before, so that periods have something to be compared with. */
const earlier = Array.from({ length: 40 }, (_, n) => assignedClaim(`OLD-${n}`, DAY_MINUTES * (1 + (n % 8)) + n));

beforeAll(async () => {
  [product, browser] = await Promise.all([startBuiltProduct(), launchBrowser()]);
  key = await product.key("ingest");
  await send("suppliers", [supplierRecord("B-1", { tpaccprovee: "M" })]);
  await send("claims", [...earlier, claimRecord("NOW-1", { fhocurrencia: minutes(0) })]);
  page = await openSignedInPage(browser, product.url, "supervisor", { width: 1366, height: 768 });
});
afterAll(async () => {
  await product.stop();
});

const tile = (indicator: string) => page.locator(`[data-indicator=${indicator}]`);
const valueOf = async (indicator: string): Promise<number> =>
  Number((await tile(indicator).locator("a > span:nth-child(2) > span").first().textContent())?.replace(/\D/g, ""));
/** Canvases on which something is drawn. */
const drawn = (): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLCanvasElement>("figure canvas")].filter((canvas) =>
        canvas
          .getContext("2d")!
          .getImageData(0, 0, canvas.width, canvas.height)
          .data.some((value) => value > 0),
      ).length,
  );

test("opens the dashboard by G and D, and shows tiles and charts of the AMA instance chosen by typing", async () => {
  await page.keyboard.press("g");
  await page.keyboard.press("d");
  await page.getByRole("heading", { name: "Dashboard", level: 1 }).waitFor();
  await tile("claimsPerDay").waitFor();
  // It opens on all instances.
  for (const instance of ["PT", "ES"]) {
    await page.getByRole("combobox", { name: "AMA instance" }).focus();
    await page.keyboard.type(`(${instance})`);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.url()).toContain(`instance=${instance}`);
    await page.getByRole("heading", { level: 1 }).click();
  }
  await expect.poll(() => valueOf("claimsPerDay")).toBeGreaterThan(0);
  await expect.poll(drawn).toBe(3);
  // Assigned for longer than four hours and never finished.
  await tile("manualNotFinished").getByText("Critical").waitFor();
  expect(await tile("manualNotFinished").textContent()).toContain("longer than 4 h");
  expect(await accessibilityViolations(page)).toEqual([]);
});

test("counts a new claim while it is open", async () => {
  const before = await valueOf("claimsPerDay");
  await send("claims", [claimRecord("NOW-2", { fhocurrencia: minutes(0) })]);
  await expect.poll(() => valueOf("claimsPerDay")).toBe(before + 1);
});

test("counts more claims over the last week, with charts by day and as tables at a key", async () => {
  const today = await valueOf("claimsPerDay");
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("2");
  await expect.poll(() => page.url()).toContain("period=lastWeek");
  await expect.poll(() => valueOf("claimsPerDay")).toBeGreaterThan(today + 20);
  await page.keyboard.press("t");
  const table = page.getByRole("table", { name: "New claims by day" });
  await table.waitFor();
  expect(await table.locator("tbody tr").count()).toBe(7);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press("t");
});

test("keeps the two days of a custom period in the address, and shows an error at its field", async () => {
  await page.keyboard.press("3");
  await page
    .getByRole("group", { name: /^Last day/ })
    .getByRole("spinbutton", { name: "year" })
    .fill("2020");
  await page.getByText("The last day must not be before the first day.").waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("1");
  await tile("claimsPerDay").waitFor();
});

test("moves a tile by Alt and an arrow, and keeps it there after a reload", async () => {
  const order = () => page.locator("[data-indicator]").evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset["indicator"]));
  const [first, second, ...rest] = await order();
  await tile(second!).locator("a").focus();
  await page.keyboard.press("Alt+ArrowLeft");
  await expect.poll(order).toEqual([second, first, ...rest]);
  expect(page.url()).toContain("#/dashboard");
  await expect
    .poll(async () => (await product.graphql("{ dashboard { order } }", {}, await product.signIn("supervisor"))).data)
    .toMatchObject({ dashboard: { order: expect.arrayContaining(["CLAIMS_PER_DAY"]) } });
  await page.reload();
  await expect.poll(order).toEqual([second, first, ...rest]);
});

test("has an accessible menu of tiles that Escape closes", async () => {
  await page.getByRole("button", { name: "Tiles" }).press("Enter");
  const menu = page.getByRole("dialog", { name: "Tiles" });
  await menu.getByRole("checkbox").first().waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await menu.waitFor({ state: "detached" });
});

test("drags a tile to the place of another", async () => {
  const order = () => page.locator("[data-indicator]").evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset["indicator"]));
  const [first, second, third, ...rest] = await order();
  await tile(third!).dragTo(tile(first!));
  await expect.poll(order).toEqual([third, first, second, ...rest]);
});

test("shifts no layout while figures load", async () => {
  await page.reload();
  await tile("claimsPerDay").waitFor();
  await expect.poll(drawn).toBe(3);
  const before = await valueOf("claimsPerDay");
  await send("claims", [claimRecord("NOW-3", { fhocurrencia: minutes(0) })]);
  await expect.poll(() => valueOf("claimsPerDay")).toBe(before + 1);
  const shifts = await page.evaluate(
    () =>
      new Promise<{ sum: number; of: string[] }>(
        (done) =>
          new PerformanceObserver((list) => {
            const entries = list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Element }[] })[];
            done({
              sum: entries.reduce((sum, { value }) => sum + value, 0),
              of: entries.flatMap(({ sources }) => sources.map(({ node }) => node?.outerHTML?.slice(0, 120) ?? "")),
            });
          }).observe({ type: "layout-shift", buffered: true }) ?? setTimeout(() => done({ sum: 0, of: [] }), 500),
      ),
  );
  expect(shifts.sum, shifts.of.join("\n")).toBeLessThan(0.02);
});

test("opens an indicator with its groups by Enter, leads to its claims, and returns by Escape", async () => {
  await tile("claimsPerDay").locator("a").focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "New claims", level: 1 }).waitFor();
  await page.getByRole("table", { name: "Client" }).waitFor();
  await expect.poll(drawn).toBe(1);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole("link", { name: "Show claims" }).press("Enter");
  await page.getByRole("heading", { name: "Claims", level: 1 }).waitFor();
  await page.locator("[role=grid] [data-row]", { hasText: "NOW-2" }).waitFor();
  await page.goBack();
  await page.getByRole("heading", { name: "New claims", level: 1 }).waitFor();
  await page.keyboard.press("Escape");
  await tile("claimsPerDay").waitFor();
});

test("shows one page without surroundings in wall mode, and returns by Escape", async () => {
  await page.keyboard.press("w");
  await page.getByRole("heading", { name: "Most urgent claims" }).waitFor();
  expect(await page.locator("header, nav, footer").evaluateAll((all) => all.filter((one) => one.checkVisibility()).length)).toBe(0);
  expect(await page.locator("[data-indicator]").count()).toBe(4);
  await expect.poll(() => page.locator("main ol > li").count()).toBe(10);
  expect(await page.evaluate(() => document.querySelector("main")!.scrollHeight - document.querySelector("main")!.clientHeight)).toBe(0);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await tile("claimsPerDay").waitFor();
  await page.locator("header").waitFor();
});

test("causes no error on the page", () => expect(page.pageErrors).toEqual([]));

describe("on a phone", () => {
  /** Controls and texts of them that are cut off, or lie outside the screen. */
  const cut = (phone: Page): Promise<string[]> =>
    phone.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("main button, main select, main input, main label, main h1, main h2")]
        .filter((element) => {
          const { left, right, width } = element.getBoundingClientRect();
          return (
            width > 1 && (left < 0 || right > innerWidth || (element.tagName !== "INPUT" && element.scrollWidth > element.clientWidth + 1))
          );
        })
        .map((element) => element.outerHTML.slice(0, 200)),
    );

  test.each(["en", "es"] as const)("shows all of the period and of the breakdown in %s", async (language) => {
    const phone = await openSignedInPage(browser, product.url, "supervisor", { width: 1366, height: 768 });
    await phone.goto(`${product.url}/#/dashboard/kpi/delaysManaged?instance=ES&period=lastWeek`);
    await phone
      .getByRole("banner")
      .getByRole("button", { name: /^[A-Z]{2} · / })
      .click();
    await phone.getByRole("menuitem", { name: languageNames[language], exact: true }).click();
    await expect.poll(() => phone.evaluate(() => document.documentElement.lang)).toBe(locales[language]);
    await phone.setViewportSize({ width: 390, height: 844 });
    const choices = phone.locator("main select");
    await expect.poll(() => choices.count()).toBe(2);
    expect(await choices.last().locator("option").count()).toBe(6);
    expect(await cut(phone)).toEqual([]);
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await choices.last().selectOption({ index: 2 });
    await expect.poll(() => phone.url()).toContain("by=");
    await phone.context().close();
  });
});
