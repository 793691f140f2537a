import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchBrowser } from "../fixtures/browser/launch";
import { openSignedInPage } from "../fixtures/browser/page";
import { startBuiltProduct, type Product } from "../fixtures/product";
import { startNetworkProxy, type Proxy } from "../fixtures/networkProxy";
import { claimRecord, supplierRecord } from "../fixtures/records";

let product: Product;
let proxy: Proxy;
let browser: Browser;
let page: Page & { pageErrors: string[] };
let key: string;

const post = (endpoint: string, body: unknown) =>
  fetch(`${product.url}/ingest/${endpoint}`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
const seenAt = (lon: number, lat: number) =>
  fetch(`${product.url}/ingest/positions/osmand?id=dev-1&lat=${lat}&lon=${lon}`, { headers: { authorization: `Bearer ${key}` } });

/** Instants at which the page asked for another view of the map, as its socket was asked, and with which bounds. */
const asked: { at: number; west: number }[] = [];

beforeAll(async () => {
  [product, browser] = await Promise.all([startBuiltProduct(), launchBrowser()]);
  proxy = await startNetworkProxy(product.url);
  key = await product.key("ingest");
  await post("suppliers", [supplierRecord("M-1", { tpaccprovee: "MOBILE", mobile: "dev-1", x: null, y: null })]);
  await post(
    "claims",
    Array.from({ length: 6 }, (_, n) => claimRecord(`SPOT-${n}`, { x: 2.1326, y: 41.3896 })),
  );
  await seenAt(-3.7, 40.42);
  page = await openSignedInPage(browser, proxy.url, "operator", { map: "painted", hash: "#/map?at=40.42,-3.7,13" });
  page.on("websocket", (socket) =>
    socket.on("framesent", ({ payload }) => {
      const { variables } =
        (JSON.parse(payload.toString()) as { payload?: { variables?: { view?: { bounds: { west: number } } } } }).payload ?? {};
      if (variables?.view) asked.push({ at: Date.now(), west: variables.view.bounds.west });
    }),
  );
  await page.reload();
  await page.locator("[role=listbox]").first().waitFor();
});
afterAll(async () => {
  proxy.close();
  await product.stop();
});

const zoom = async (): Promise<string | undefined> => /z\s*(\d+[.,]\d)/.exec((await page.locator("footer").textContent())!)?.[1];
const paste = (hash: string): Promise<void> => page.evaluate((to) => void (location.hash = to), hash);

describe("the map", () => {
  test("follows an address pasted into its tab, and the browser's back button", async () => {
    await paste("#/map/claims?at=41.3896,2.1326,12");
    await expect.poll(zoom).toMatch(/12.0/);
    await page.waitForTimeout(1_000); // longer than the map takes to write its own place
    expect(page.url()).toContain("#/map/claims?at=41.3896,2.1326,12");
    await page.goBack();
    await expect.poll(zoom).toMatch(/13.0/);
    await page.goForward();
    await expect.poll(zoom).toMatch(/12.0/);
  });

  test("lists the members of an inseparable cluster, and opens them by the keyboard", async () => {
    await paste("#/map/claims?at=41.3896,2.1326,14");
    await page.waitForTimeout(1_500); // frames of the new view
    const { x, y, width, height } = (await page.locator("canvas.maplibregl-canvas").boundingBox())!;
    await page.mouse.click(x + width / 2, y + height / 2);
    const card = page.locator("[role=dialog]");
    await card.waitFor();
    expect(await card.locator("h3").textContent()).toContain("6");
    expect(await card.locator("li").count()).toBe(6);
    await page.keyboard.press("j");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.url()).toContain("claim=SPOT-");
    expect(await card.count()).toBe(1);
    await page.keyboard.press("Escape");
    await expect.poll(() => card.count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.className)).toContain("maplibregl-canvas");
  });

  test("requests the new box 0.6 seconds after a panel has closed", async () => {
    await page.waitForTimeout(1_000);
    const before = asked.at(-1)!;
    const pressed = Date.now();
    await page.keyboard.press("[");
    await expect.poll(() => asked.at(-1)!.west).toBeLessThan(before.west);
    expect(asked.at(-1)!.at - pressed).toBeGreaterThanOrEqual(600);
    await page.keyboard.press("[");
  });

  test("reloads an open supplier as soon as it moves on the map, before the next poll of 20 seconds", async () => {
    await paste("#/map/providers?at=40.42,-3.7,13&supplier=M-1");
    await page.locator("article").waitFor();
    await page.locator(".fleet-label", { hasText: "M-1" }).waitFor(); // the map shows it
    const again = page.waitForRequest((request) => (request.postData() ?? "").includes("SupplierDetail"), { timeout: 5_000 });
    await seenAt(-3.695, 40.421);
    await again;
  });

  test("offers no traffic without a provider, and says so", async () => {
    const traffic = page.getByRole("switch", { name: "Traffic" });
    expect([await traffic.isDisabled(), await traffic.isChecked()]).toEqual([true, false]);
    const why = await traffic.getAttribute("aria-describedby");
    expect(await page.locator(`#${why}`).textContent()).toBe("No traffic provider is configured.");
  });

  test("shows toasts next to the tracking panel", async () => {
    proxy.silence();
    await page.locator("[role=status] strong").waitFor({ timeout: 15_000 }); // the banner
    proxy.heal();
    const toast = page.locator(".toasts [role=alert]").first();
    await toast.waitFor({ timeout: 20_000 });
    const box = (part: string) => page.locator(part).first().boundingBox();
    // It slides in: where it comes to rest counts.
    const besides = async (): Promise<boolean> => {
      const [note, panel, foot] = await Promise.all([box(".toasts [role=alert]"), box("#tracking-panel"), box("footer")]);
      return note!.x + note!.width <= panel!.x && note!.y + note!.height <= foot!.y;
    };
    await expect.poll(besides, { timeout: 4_000 }).toBe(true);
  });

  test("does not show open sea before its land has loaded", async () => {
    await page.route("**/world.pmtiles", () => undefined); // no answer
    await page.reload();
    await page.locator("[role=listbox]").first().waitFor();
    await page.waitForTimeout(1_500); // what there is is drawn
    const { x, y, width } = (await page.locator("canvas.maplibregl-canvas").boundingBox())!;
    const clip = { x: x + width / 2, y: y + 150, width: 8, height: 8 };
    const ground = (await page.screenshot({ clip })).toString("base64");
    await page.evaluate(() => {
      const land = document.body.appendChild(document.createElement("div"));
      land.style.cssText = "position: fixed; inset: 0; z-index: 999; background: var(--land)";
    });
    expect((await page.screenshot({ clip })).toString("base64")).toBe(ground);
    await page.unroute("**/world.pmtiles");
  });

  test("causes no error on the page", () => {
    expect(page.pageErrors).toEqual([]);
  });
});
