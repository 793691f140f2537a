import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accessibilityViolations } from "../fixtures/browser/accessibility";
import { launchBrowser } from "../fixtures/browser/launch";
import { openSignedInPage } from "../fixtures/browser/page";
import { startBuiltProduct, type Product } from "../fixtures/product";
import { claimRecord, minutes, supplierRecord } from "../fixtures/records";

let product: Product;
let browser: Browser;
let page: Page & { pageErrors: string[] };
beforeAll(async () => {
  [product, browser] = await Promise.all([startBuiltProduct(), launchBrowser()]);
  const key = await product.key("ingest");
  const send = async (endpoint: string, records: object[]): Promise<void> => {
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    const response = await fetch(`${product.url}/ingest/${endpoint}`, { method: "POST", headers, body: JSON.stringify(records) });
    expect(await response.json()).toMatchObject({ accepted: records.length, refused: [] });
  };
  await send("suppliers", [supplierRecord("B-1", { nbprovee: "Grúas Núñez", x: -3.9, y: 40.6 })]);
  await send("claims", [
    claimRecord("SIN-2026-118199", {
      cdprovee: "B-1",
      fhasignacion: minutes(-120),
      eta: 30,
      nbtitular: "Elena Vidal Roca",
      x: -3.75,
      y: 40.45,
    }),
    claimRecord("SIN-2026-117001", { nbtitular: "João Conceição", txtelefonoaseg: "+351 912 345 678", cdestadoserv: "FIN" }),
  ]);
  page = await openSignedInPage(browser, product.url, "operator");
  await page.evaluate(() => (location.hash = "#/usersettings"));
  await page.getByRole("heading", { name: "User account" }).first().waitFor();
});
afterAll(async () => {
  await product.stop();
});

const palette = () => page.locator("[role=dialog] [role=combobox]");
const options = () => page.locator("[role=dialog] [role=option]");

describe("by the keyboard alone", () => {
  test("finds a late claim by its last digits from another screen, opens it, and manages its delay", async () => {
    await page.keyboard.press("Control+k");
    await page.keyboard.type("8199", { delay: 20 });
    await page.keyboard.press("Enter");
    await page.locator("article header h2").waitFor();
    expect(await page.locator("article").first().textContent()).toContain("Elena Vidal Roca");
    await page.keyboard.press("/");
    await page.keyboard.type("manage");
    await expect.poll(() => options().first().textContent()).toContain("Manage delay");
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: /Manage the delay/ }).waitFor();
    await page.keyboard.press("Escape");
  });

  test("finds a finished claim by a phone in another notation, and marks it as finished", async () => {
    await page.keyboard.press("Control+k");
    await page.keyboard.type("00351 912-345", { delay: 10 });
    await expect.poll(() => options().first().textContent()).toMatch(/^117001/);
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator("article").first().textContent()).toContain("João Conceição");
    await expect.poll(() => page.locator("article").first().textContent()).toMatch(/finished/i);
  });

  test("receives immediate typing in its field without triggering map shortcuts, and passes axe", async () => {
    // Without the place: the map may still be on its way to the claim.
    const shown = (): string => new URL(page.url()).hash.replace(/at=[^&]*&?/, "");
    const before = shown();
    await page.keyboard.press("Control+k");
    await page.keyboard.type("1gruas");
    expect(await palette().inputValue()).toBe("1gruas");
    expect(shown()).toBe(before);
    await page.keyboard.press("Home");
    await page.keyboard.press("Delete");
    await expect.poll(() => options().first().textContent()).toContain("Grúas Núñez");
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await palette().waitFor({ state: "detached" });
  });

  test("causes no error on the page", () => {
    expect(page.pageErrors).toEqual([]);
  });
});
