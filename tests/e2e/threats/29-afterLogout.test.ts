import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchBrowser } from "../../fixtures/browser/launch";
import { openSignedInPage } from "../../fixtures/browser/page";
import { startBuiltProduct, type Product } from "../../fixtures/product";
import { claimRecord, minutes } from "../../fixtures/records";

let product: Product;
let browser: Browser;
let page: Page;
const insured = "Insured Canary";

beforeAll(async () => {
  [product, browser] = await Promise.all([startBuiltProduct(), launchBrowser()]);
  const headers = { authorization: `Bearer ${await product.key("ingest")}`, "content-type": "application/json" };
  const record = claimRecord("SIN-1", { nbtitular: insured, cdprovee: "B-1", fhasignacion: minutes(-5), eta: 30 });
  await fetch(`${product.url}/ingest/claims`, { method: "POST", headers, body: JSON.stringify([record]) });
  page = await openSignedInPage(browser, product.url, "operator", { hash: "#/map/claims?at=40.4,-3.7,12&claim=SIN-1" });
  await page.getByText(insured).first().waitFor();
});
afterAll(async () => {
  await product.stop();
});

/** Everything the browser keeps of the page beyond the page itself. */
const kept = (): Promise<Record<string, unknown>> =>
  page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));

describe("threat 29: browser storage after log-out", () => {
  test("contains neither displayed data nor a token readable by scripts during a session", async () => {
    const text = JSON.stringify(await kept());
    expect(text).not.toContain(insured);
    expect(text).not.toContain("eyJ");
    expect(await page.evaluate(() => document.cookie)).toBe("");
  });

  test("contains only the device cookie and display preferences, no cache and no database", async () => {
    await page.locator("nav [aria-haspopup=menu]").last().click();
    const answered = page.waitForResponse(
      async (response) => response.url().endsWith("/graphql") && (await response.text().catch(() => "")).includes('"logout"'),
    );
    await page.getByRole("menuitem", { name: /Sign out|Cerrar sesión/ }).click();
    expect((await (await answered).allHeaders())["clear-site-data"]).toContain('"cache"');
    await page.locator("input[autocomplete=username]").waitFor();
    const { local, session, caches, databases } = (await kept()) as Record<string, object>;
    expect([session, caches, databases]).toEqual([{}, [], []]);
    expect(
      Object.keys(local!).filter((key) => !/^atalaya\.(theme|language|keys|legend(\.firstUse)?|map\.(view\.[\w-]+|[\w.]+))$/.test(key)),
    ).toEqual([]);
    expect((await page.context().cookies()).flatMap(({ name, value }) => (value === "" ? [] : [name]))).toEqual(["atalaya_device"]);
  });

  test("shows the sign-in page instead of earlier data on going back", async () => {
    await page.goBack();
    expect(await page.content()).not.toContain(insured);
    await page.goto(`${product.url}/#/map/claims?at=40.4,-3.7,12&claim=SIN-1`);
    await page.locator("input[autocomplete=username]").waitFor();
    expect(await page.content()).not.toContain(insured);
  });
});
