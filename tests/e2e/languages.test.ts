// Ten screens in the nine languages, in two sizes: every text is complete, in its language and in its place.
import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fallbackLocale, type Locale, localeCodes } from "../../schema/rules/language/locales";
import { type ForbiddenTexts, languageFaults, speak } from "../fixtures/browser/languageFaults";
import { launchBrowser } from "../fixtures/browser/launch";
import { openPage, signIn } from "../fixtures/browser/page";
import { startBuiltProduct, type Product } from "../fixtures/product";
import { assignedClaim, claimRecord, ofDemoClient, supplierRecord } from "../fixtures/records";

const read = (file: string): Record<string, string> => JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
const textsOf = (locale: Locale): Record<string, string> => ({
  ...read(`client/i18n/messages/${locale}.json`),
  ...read(`schema/messages/${locale}.json`),
});
const englishTexts = textsOf(fallbackLocale);
/** Names of the demo's users. */
const NAMES = ["Administrator", "Supervisor", "Operator", "Client", "Provider"];

function forbiddenIn(locale: Locale): ForbiddenTexts {
  const texts = textsOf(locale);
  const allowed = new Set([...Object.values(texts), ...NAMES]);
  const english = Object.values(englishTexts).filter((text) => text.length > 3 && !/[{<]/.test(text) && !allowed.has(text));
  return { keys: Object.keys(englishTexts), english };
}
const forbidden = new Map(localeCodes.map((locale) => [locale, forbiddenIn(locale)]));

const screens: [name: string, hash: string, there: string][] = [
  ["the map with its worklist", "#/map/claims?at=40.45,-3.75,12&list=needs", "#map-list"],
  ["an open claim", "#/map/claims?at=40.45,-3.75,12&claim=SIN-1", "article header h2"],
  ["the register of claims", "#/incidents", "[role=grid] [data-row]"],
  ["the register of suppliers", "#/bases", "[role=grid] [data-row]"],
  ["the dashboard", "#/dashboard?instance=ES", "[data-indicator]"],
  ["the users", "#/mapfreuser", "[role=grid] [data-row]"],
  ["the configuration of KPIs", "#/configuration/kpi", "main input"],
  ["the audit log", "#/mapfreaudit", "[role=grid] [data-row]"],
  ["the account", "#/usersettings", "main input"],
];

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startBuiltProduct(), launchBrowser()]);
  const headers = { authorization: `Bearer ${await product.key("ingest")}`, "content-type": "application/json" };
  const late = assignedClaim("SIN-1", 100, { ...ofDemoClient, dsorigen: "Calle Mayor 4, Alcorcón", x: -3.75, y: 40.45 });
  for (const [endpoint, records] of [
    ["suppliers", [supplierRecord("B-1"), supplierRecord("M-1", { tpaccprovee: "MOBILE", mobile: "dev-1" })]],
    ["claims", [late, claimRecord("SIN-2", { x: -3.76, y: 40.45 })]],
  ] as const)
    await fetch(`${product.url}/ingest/${endpoint}`, { method: "POST", headers, body: JSON.stringify(records) });
});
afterAll(async () => {
  await product.stop();
});

describe.each([
  [1366, 768],
  [390, 844],
])("at %s × %s", (width, height) => {
  let page: Page & { pageErrors: string[] };
  beforeAll(async () => {
    page = await openPage(browser, product.url, { width, height, hash: "#/login" });
    await page.locator("input[autocomplete=username]").waitFor();
  });
  afterAll(() => page.context().close());

  async function expectNoFaults(): Promise<void> {
    for (const locale of localeCodes) {
      await speak(page, locale);
      // Texts of the server follow a moment later.
      await expect.poll(() => languageFaults(page, forbidden.get(locale)!), { message: locale, timeout: 20_000 }).toEqual([]);
    }
  }

  test("shows the sign-in in each language", expectNoFaults);

  describe("signed in", () => {
    beforeAll(() => signIn(page, "admin"));

    test.each(screens)("shows %s in each language", async (_name, hash, there) => {
      await page.evaluate((to) => void (location.hash = to), hash);
      await page.locator(there).first().waitFor();
      await expectNoFaults();
      expect(page.pageErrors).toEqual([]);
    });

    test("reports a planted fault of each kind", async () => {
      // Style attributes in HTML are blocked by the page's Content-Security-Policy.
      await page.evaluate(() => {
        const plant = (parent: Element, name: string, text: string, style: string): Element => {
          const element = document.createElement(name);
          Object.assign(element, { textContent: text, className: "planted" }).style.cssText = style;
          return parent.appendChild(element);
        };
        plant(plant(document.body, "header", "", ""), "button", "Two words", "width: 40px");
        plant(document.body, "p", "Cut off", "width: 20px; overflow: hidden; white-space: nowrap");
        plant(document.body, "p", "page.audit", "");
        plant(document.body, "p", "Audit log", "");
        const layer = plant(document.body, "div", "", "position: fixed; top: 99px; left: 0");
        plant(layer, "button", "A", "width: 60px");
        plant(layer, "button", "B", "width: 60px; margin-left: -30px");
      });
      await speak(page, "es");
      const planted = ["two lines: Two words", "cut off: Cut off", "key: page.audit", "English: Audit log", "overlap: A, B"];
      expect((await languageFaults(page, forbidden.get("es")!)).sort()).toEqual(planted.sort());
      await page.evaluate(() => document.querySelectorAll(".planted").forEach((element) => element.remove()));
    });
  });
});
