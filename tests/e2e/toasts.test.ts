import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "../fixtures/browser/launch";
import { openSignedInPage, stretchTimers } from "../fixtures/browser/page";
import { startBuiltProduct, type Product } from "../fixtures/product";
import { claimRecord, minutes, supplierRecord } from "../fixtures/records";

let product: Product;
let browser: Browser;

const late = (id: string) => claimRecord(id, { cdprovee: "B-1", fhasignacion: minutes(-60), eta: 30, x: -3.75, y: 40.45 });

beforeAll(async () => {
  [product, browser] = await Promise.all([startBuiltProduct(), launchBrowser()]);
  const headers = { authorization: `Bearer ${await product.key("ingest")}`, "content-type": "application/json" };
  for (const [endpoint, records] of [
    ["suppliers", [supplierRecord("B-1", { tpaccprovee: "M", x: -3.9, y: 40.6 })]],
    ["claims", ["dark-1", "dark-2", "light-1", "light-2"].map(late)],
  ] as const)
    await fetch(`${product.url}/ingest/${endpoint}`, { method: "POST", headers, body: JSON.stringify(records) });
});
afterAll(async () => {
  await product.stop();
});

async function askDelay(page: Page, id: string): Promise<Locator> {
  await page.goto(`${product.url}/#/map/claims?claim=${id}`);
  await page.getByRole("heading", { name: id }).waitFor();
  await page.keyboard.press("d");
  return page.getByRole("dialog");
}

/** Buttons and fields of a place that something else lies over, at their middle or a corner. */
const covered = (place: Locator): Promise<string[]> =>
  place.evaluate((whole) =>
    [...whole.querySelectorAll("button, input, textarea")]
      .filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const corners = [left + 3, right - 3].flatMap((x) => [top + 3, bottom - 3].map((y) => [x, y] as const));
        const points = [...corners, [(left + right) / 2, (top + bottom) / 2] as const];
        return !points.every(([x, y]) => whole.contains(document.elementFromPoint(x, y)));
      })
      .map((one) => one.outerHTML),
  );

test.each(["dark", "light"] as const)(
  "shows a toast next to a dialog, within reach and without covering it, in the %s theme",
  async (theme) => {
    const page = await openSignedInPage(browser, product.url, "operator", { theme, width: 1366, height: 768 });
    await stretchTimers(page);
    const first = await askDelay(page, `${theme}-1`);
    await first.getByRole("button", { name: "+15" }).click();
    await first.getByRole("textbox", { name: /Reason|Motivo/ }).fill("Road closed");
    await first.locator("button[type=submit]").click();
    const undo = page.getByRole("button", { name: /^(Undo|Deshacer)$/ });
    await undo.waitFor();
    await first.waitFor({ state: "hidden" });
    const second = await askDelay(page, `${theme}-2`);
    await second.locator("button[type=submit]").waitFor();
    const toast = page.locator(".mantine-Notification-root").filter({ has: undo });
    // Once both rest: they slide in, from beyond the page's edge.
    await expect.poll(async () => [...(await covered(second)), ...(await covered(toast))], { timeout: 5_000 }).toEqual([]);
    const [dialog, beside] = [(await second.boundingBox())!, (await toast.boundingBox())!];
    const isApart = (start: "x" | "y", size: "width" | "height"): boolean =>
      beside[start] >= dialog[start] + dialog[size] || beside[start] + beside[size] <= dialog[start];
    expect(isApart("x", "width") || isApart("y", "height"), JSON.stringify([dialog, beside])).toBe(true);
    await undo.click();
    await undo.waitFor({ state: "hidden" });
    expect(await second.isVisible()).toBe(true);
    expect(page.pageErrors).toEqual([]);
  },
);
