// Longer texts than English ones: nothing that is pressed or read is clipped without saying itself otherwise, and every text is translated.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { clippedTexts } from "../fixtures/browser/clippedTexts";
import { launchBrowser } from "../fixtures/browser/launch";
import { openPage, signIn } from "../fixtures/browser/page";
import { pseudoText, speakPseudoLocale } from "../fixtures/browser/pseudoLocale";
import { startBuiltProduct, type Product } from "../fixtures/product";
import { claimRecord, ofDemoClient, supplierRecord } from "../fixtures/records";

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startBuiltProduct(), launchBrowser()]);
  const headers = { authorization: `Bearer ${await product.key("ingest")}`, "content-type": "application/json" };
  for (const [endpoint, records] of [
    ["suppliers", [supplierRecord("B-1"), supplierRecord("M-1", { tpaccprovee: "MOBILE", mobile: "dev-1" })]],
    ["claims", [claimRecord("SIN-1", { ...ofDemoClient, x: -3.75, y: 40.45 }), claimRecord("SIN-2", { x: null, y: null })]],
  ] as const)
    await fetch(`${product.url}/ingest/${endpoint}`, { method: "POST", headers, body: JSON.stringify(records) });
});
afterAll(async () => {
  await product.stop();
});

test("accents, lengthens and brackets a text, and keeps its placeholders", () => {
  expect(pseudoText("{count, plural, one {# file} other {# files}} of <b>{name}</b>")).toBe(
    "[{count, plural, one {# ƒíļé} other {# ƒíļéš}} óƒ <b>{name}</b>]",
  );
  expect(pseudoText("Filters")).toBe("[Ƒíļŧéŕš ŵó]");
});

/** Texts with small letters that are not the catalogue's. */
const untranslated = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement!;
      if (parent.closest("script, style, noscript, svg, .maplibregl-ctrl-attrib, [data-row], time") || !parent.checkVisibility()) continue;
      const text = (parent.textContent?.includes("[") ? "" : walker.currentNode.textContent) ?? "";
      if (/[a-z]{3}/.test(text)) found.push(text.trim());
    }
    return [...new Set(found)];
  });

/** Names of the operation, of the product and of languages, and dates, which have no text in the catalogue; and what the server says. */
const isData = (text: string): boolean =>
  [
    /Atalaya|UTC|Madrid|SIN-|Supplier (B|M)-1|Aurora|Auto Plus|España|^\d+ \w+|[Dd]emo|operator|admin|^Administrator$|^Ctrl K$/,
    /^(Andorra|Brasil|Canada|Deutschland|France|Italia|Malta|Portugal|Türkiye|United States)$/,
    /^(English|Español|Català|Italiano|Français|Português.*)$/,
    /^(Estamos|Unassigned since|About) /,
  ].some((known) => known.test(text));

const around = "#/map/claims?at=40.45,-3.75,12";
const WITH_FILTERS = "the map with its filters";
const screens: [name: string, hash: string, there: string][] = [
  ["the map", `${around}&list=needs`, "#map-list"],
  [WITH_FILTERS, `${around}&client=AUR&scheduled=no,unknown&unassigned=5-&planned=&file=7&mobile=1`, "#map-list"],
  ["a claim", `${around}&claim=SIN-1`, "article header h2"],
  ["the register of claims", "#/incidents?client=AUR", "[role=grid]"],
  ["the register of mobile suppliers", "#/mobilesupplier", "[role=grid] [data-row]"],
  ["the register of bases", "#/bases", "[role=grid] [data-row]"],
  ["the register of the collaborating network", "#/collaborating", "[role=grid]"],
  ["the dashboard", "#/dashboard?instance=ES&tables=1", "[data-indicator]"],
  ["an indicator", "#/dashboard/kpi/onTimeRate?instance=ES", "figure canvas"],
  ["the wall", "#/dashboard?instance=ES&wall=1", "[data-fills-window] [data-indicator]"],
  ["the users", "#/mapfreuser", "[role=grid]"],
  ["the generic profiles", "#/mapfregenericprofile", "main table"],
  ["the specific profiles", "#/mapfrespecificprofile", "[role=grid]"],
  ["the audit", "#/mapfreaudit", "[role=grid]"],
];

describe.each([
  [1366, 768],
  [390, 844],
])("at %s × %s", (width, height) => {
  let page: Page & { pageErrors: string[] };
  beforeAll(async () => {
    page = await openPage(browser, product.url, { width, height, map: "unpainted", hash: "#/login" });
    await speakPseudoLocale(page.context());
    await page.reload();
    await signIn(page, "admin");
  });
  afterAll(() => page.context().close());

  async function open(hash: string, there: string): Promise<void> {
    await page.evaluate(() => void (location.hash = "#/nowhere"));
    await page.locator("[role=grid], #map-list, article").first().waitFor({ state: "detached" });
    await page.evaluate((to) => void (location.hash = to), hash);
    await page.locator(there).first().waitFor({ state: "attached" });
  }

  test.each(screens)("shows %s unclipped and translated", async (name, hash, there) => {
    await open(hash, there);
    if (name === WITH_FILTERS && width < 720) {
      await page.locator("[role=group] > button[aria-pressed=false]").last().click();
      await page.locator("button[title$='([)']").click();
    }
    if (name === WITH_FILTERS) await openAllFilters();
    await expectWhole();
  });

  async function openAllFilters(): Promise<void> {
    const add = page.locator("[data-add-filter]");
    await add.waitFor();
    while (await add.count()) {
      await add.click();
      await page.getByRole("menuitem").first().click();
      // A select shows its choices when it has the focus.
      await page.keyboard.press("Tab");
    }
  }

  const expectWhole = async (): Promise<void> => {
    expect(await clippedTexts(page)).toEqual([]);
    expect((await untranslated(page)).filter((text) => !isData(text))).toEqual([]);
  };
  async function expectWholeDialog(opener: "button" | "menuitem", english: string): Promise<void> {
    await page.getByRole(opener, { name: pseudoText(english), exact: true }).click();
    await page.getByRole("dialog").waitFor();
    await expectWhole();
    await page.keyboard.press("Escape");
    // The first one may have closed a list of choices alone.
    if (await page.getByRole("dialog").isVisible()) await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
  }

  test("shows the menu of columns and the dialog of several claims unclipped", async () => {
    await open("#/incidents", "[role=grid] [data-row]");
    await expectWholeDialog("button", "Columns");
    await page.locator("[data-row] input[type=checkbox]").first().click();
    await expectWholeDialog("button", "Manage delay");
  });

  const wideOnly = width > 720 ? test : () => undefined;
  wideOnly("the dialogs of map configurations are not clipped", async () => {
    await open(around, "#map-list");
    await page.getByRole("button", { name: pseudoText("Save this view") }).click();
    await expectWhole();
    await page.getByRole("dialog").getByRole("textbox").fill("N 7");
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    for (const entry of ["Rename…", "Share…", "Delete…"]) {
      await page.getByRole("button", { name: pseudoText("Map view actions") }).click();
      await expectWholeDialog("menuitem", entry);
    }
  });

  test("reports a button that is too narrow, and an untranslated text", async () => {
    await open("#/mapfreuser", "[role=grid]");
    await page.evaluate(() => {
      const button = document.createElement("button");
      button.textContent = "Planted";
      button.style.cssText = "position: fixed; width: 20px; overflow: hidden";
      document.body.append(button);
    });
    expect(await clippedTexts(page)).toEqual(["BUTTON : Planted"]);
    expect(await untranslated(page)).toContain("Planted");
    await page.evaluate(() => document.querySelector("body > button")!.remove());
  });

  test("shows the menus unclipped", async () => {
    await open(around, "#map-list");
    for (const menu of await page.locator("[aria-haspopup=menu]").all()) {
      if (!(await menu.isVisible())) continue;
      await menu.click();
      await page.locator("[role=menu]").waitFor();
      await expectWhole();
      await page.keyboard.press("Escape");
      await page.locator("[role=menu]").waitFor({ state: "hidden" });
    }
  });
});
