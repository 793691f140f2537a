// The strip of open tabs and the numbers around the worklist, by a real mouse in the built product.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "../fixtures/browser/launch";
import { openSignedInPage } from "../fixtures/browser/page";
import { startBuiltProduct, type Product } from "../fixtures/product";
import { claimRecord, minutes, supplierRecord } from "../fixtures/records";

let product: Product;
let browser: Browser;

const send = async (endpoint: string, records: object[]): Promise<void> => {
  const headers = { authorization: `Bearer ${await product.key("ingest")}`, "content-type": "application/json" };
  const { ok } = await fetch(`${product.url}/ingest/${endpoint}`, { method: "POST", headers, body: JSON.stringify(records) });
  expect(ok).toBe(true);
};
const LATE = 103;
const WITHOUT_POSITION = 9;
const late = (n: number) => claimRecord(`TAB-${n}`, { cdprovee: "B-1", fhasignacion: minutes(-100 - n), eta: 30, x: -3.75, y: 40.45 });

beforeAll(async () => {
  [product, browser] = await Promise.all([startBuiltProduct(), launchBrowser()]);
  await send("suppliers", [supplierRecord("B-1")]);
  await send(
    "claims",
    Array.from({ length: LATE }, (_, n) => late(n)),
  );
  await send(
    "claims",
    Array.from({ length: WITHOUT_POSITION }, (_, n) => claimRecord(`NOWHERE-${n}`, { x: null, y: null, fhocurrencia: minutes(-1) })),
  );
});
afterAll(() => product.stop());

const strip = (page: Page) => page.getByRole("navigation", { name: "List and open details" });
const needsMe = (page: Page) => page.getByRole("button", { name: /^To do/ });
const rows = (page: Page) => page.getByRole("list", { name: /Claims that need action/ }).getByRole("button");

async function openWorklist(width: number, height: number) {
  const page = await openSignedInPage(browser, product.url, "operator", { width, height, hash: "#/map?at=-20,-50,9&list=needs" });
  await expect.poll(() => needsMe(page).textContent()).toBe(`To do ${LATE}`);
  return page;
}

/** True if the active tab is completely within the visible part of the strip. */
const isShownTabInView = (page: Page): Promise<boolean> =>
  strip(page).evaluate((nav) => {
    const list = nav.querySelector("ul")!.getBoundingClientRect();
    const tab = nav.querySelector("[data-shown=true]")!.getBoundingClientRect();
    return tab.width > 60 && tab.left >= list.left - 1 && tab.right <= list.right + 1;
  });

test.each([
  [1366, 768, 2],
  [1920, 1080, 3],
])("keeps the tab of each opened claim in view at %i × %i, also beyond %i tabs", async (width, height, tabs) => {
  const page = await openWorklist(width, height);
  for (let n = 0; n < tabs + 1; n++) {
    await needsMe(page).click();
    await rows(page).nth(n).click();
    const id = await page.locator("[data-shown=true] [title]").first().getAttribute("title");
    await page.getByRole("heading", { name: id! }).waitFor();
    await expect.poll(() => isShownTabInView(page)).toBe(true);
  }
  // The first one again, from the list of all open tabs.
  await strip(page)
    .getByRole("button", { name: `${tabs + 1} open tabs` })
    .click();
  const items = page.getByRole("menuitem");
  expect(await items.count()).toBe(tabs + 2);
  await items.first().click();
  await expect.poll(() => isShownTabInView(page)).toBe(true);
  await strip(page)
    .getByRole("button", { name: `${tabs + 1} open tabs` })
    .click();
  await page.getByRole("menuitem", { name: "Close others" }).click();
  await expect
    .poll(() =>
      strip(page)
        .getByRole("button", { name: /^Close / })
        .count(),
    )
    .toBe(1);
  expect(
    await strip(page)
      .getByRole("button", { name: /open tab/ })
      .count(),
  ).toBe(0);
  await expect.poll(() => isShownTabInView(page)).toBe(true);
  expect(page.pageErrors).toEqual([]);
});

test("shows the same number in the tab, the footer and the rows of the worklist", async () => {
  const page = await openWorklist(1366, 768);
  await page.getByText(new RegExp(`^${LATE} now, \\d+ coming up. Showing the first 100.`)).waitFor();
  expect(
    await rows(page)
      .first()
      .evaluate((row) => row.closest("li")!.getAttribute("aria-setsize")),
  ).toBe("100");
  // A change that is pushed changes both.
  await send("claims", [late(LATE)]);
  await expect.poll(() => needsMe(page).textContent()).toBe(`To do ${LATE + 1}`);
  await page.getByText(new RegExp(`^${LATE + 1} now, \\d+ coming up. Showing the first 100.`)).waitFor();
  await send("claims", [claimRecord(`TAB-${LATE}`, { version: 2, cdestadoserv: "FIN" })]);
  await expect.poll(() => needsMe(page).textContent()).toBe(`To do ${LATE}`);
});

test("shows the number of claims without position that their list has", async () => {
  const page = await openWorklist(1366, 768);
  const badge = page.getByRole("button", { name: `${WITHOUT_POSITION} not on the map` });
  await badge.click();
  const list = page.getByRole("list", { name: "Claims, most urgent first" });
  await expect.poll(() => list.getByRole("button").count()).toBe(WITHOUT_POSITION);
  await badge.waitFor();
});

test("keeps live figures out of page translation", async () => {
  const page = await openWorklist(1366, 768);
  await page.evaluate(translatePage);
  await send("claims", [late(LATE + 1)]);
  await expect.poll(() => needsMe(page).textContent()).toBe(`To do ${LATE + 1}`);
  expect(await page.locator("font").count()).toBe(0);
  expect(page.pageErrors).toEqual([]);
});

/** Wraps texts as the translation of Chrome does, also those that come later. */
function translatePage(): void {
  const wrap = (text: Text): void => {
    if (!text.parentElement || !text.data.trim() || text.parentElement.closest("font,script,style,[translate=no],.notranslate")) return;
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    text.replaceWith(outer);
    inner.textContent = text.data;
    outer.append(inner);
  };
  const wrapAll = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(wrap);
  };
  wrapAll(document.body);
  new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(wrapAll))).observe(document.body, {
    childList: true,
    subtree: true,
  });
}
