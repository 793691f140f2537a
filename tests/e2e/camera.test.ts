import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accessibilityViolations } from "../fixtures/browser/accessibility";
import { launchBrowser } from "../fixtures/browser/launch";
import { openSignedInPage } from "../fixtures/browser/page";
import { startBuiltProduct, type Product } from "../fixtures/product";
import { claimRecord, minutes, supplierRecord } from "../fixtures/records";

let product: Product;
let browser: Browser;
let page: Page & { pageErrors: string[] };
let key: string;
/** Draws traffic as one red all over. */
let provider: Server;
let tilesGiven = 0;
const RED = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC", "base64");

const post = (endpoint: string, records: unknown[]) =>
  fetch(`${product.url}/ingest/${endpoint}`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify(records),
  });
const seenAt = (lon: number, lat: number) =>
  fetch(`${product.url}/ingest/positions/osmand?id=dev-1&lat=${lat}&lon=${lon}`, { headers: { authorization: `Bearer ${key}` } });
const urgent = (id: string, lon: number, lat: number, more: object = {}) =>
  claimRecord(id, { fhocurrencia: minutes(-120), cdprovee: null, x: lon, y: lat, ...more });

beforeAll(async () => {
  provider = createServer((_, response) => {
    tilesGiven++;
    response.writeHead(200, { "content-type": "image/png" }).end(RED);
  });
  await new Promise<void>((ready) => provider.listen(0, "127.0.0.1", ready));
  const TRAFFIC = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/{z}/{x}/{y}.png`;
  [product, browser] = await Promise.all([startBuiltProduct({ GAZETTEER: "1", TRAFFIC }), launchBrowser()]);
  key = await product.key("ingest");
  page = await openSignedInPage(browser, product.url, "operator", { width: 1366, height: 768, map: "painted", hash: "#/map" });
});
afterAll(async () => {
  await product.stop();
  provider.close();
});

const looksAt = (): number[] =>
  (/at=([-\d.,]+)/.exec(page.url())?.[1] ?? "")
    .split(",")
    .slice(0, 2)
    .map((degrees) => Math.round(Number(degrees) * 10) / 10);
const goTo = (hash: string): Promise<void> => page.evaluate((to) => void (location.hash = to), hash);
const canvas = () => page.locator("canvas.maplibregl-canvas");
const clickMiddle = async (right = 0): Promise<void> => {
  const { x, y, width, height } = (await canvas().boundingBox())!;
  await page.mouse.click(x + width / 2 + right, y + height / 2);
};

test("moves an empty map to the first claims that need action, in any window size, with a chip for the others", async () => {
  await page.getByRole("button", { name: /^To do/ }).click();
  const widthOf = async (): Promise<number> => (await canvas().boundingBox())!.width;
  const before = await widthOf();
  await page.setViewportSize({ width: 1920, height: 1080 });
  await expect.poll(widthOf).toBeGreaterThan(before);
  await page.setViewportSize({ width: 1366, height: 768 });
  await expect.poll(widthOf).toBe(before);
  await post("claims", [
    urgent("SIN-1", -8.61, 41.15),
    urgent("SIN-2", -8.6, 41.16),
    urgent("SIN-3", -8.62, 41.14),
    urgent("SIN-4", -46.6, -23.5, { cdama: "BR" }),
  ]);
  await expect.poll(looksAt).toEqual([41.2, -8.6].map((degrees) => expect.closeTo(degrees, 0)));
  await page.getByRole("button", { name: "1 more: Brazil" }).click();
  await expect.poll(looksAt).toEqual([-23.5, -46.6]);
  await page.getByRole("button", { name: "3 more: Spain" }).waitFor();
});

test("keeps an open claim that the filter leaves out on the map, with a note", async () => {
  await goTo("#/map/claims?at=41.15,-8.61,14&status=man&claim=SIN-1");
  await page.getByText("It is shown on the map while it is open").waitFor();
  await page.locator(".fleet-label", { hasText: "SIN-1 · hidden by the filter" }).waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => page.locator(".fleet-label:visible", { hasText: "SIN-1" }).count()).toBe(0);
});

test("lists overlapping signs on a click, and opens them by the keyboard", async () => {
  await post("claims", [urgent("SPOT-1", 2.1326, 41.3896), claimRecord("SPOT-2", { x: 2.1326, y: 41.3896 })]);
  await goTo("#/map/claims?at=41.3896,2.1326,15");
  await page.locator(".fleet-label", { hasText: "SPOT-1" }).waitFor();
  await clickMiddle();
  const card = page.getByRole("dialog", { name: "2 at this place" });
  await expect.poll(() => card.getByRole("listitem").count()).toBe(2);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.url()).toContain("claim=SPOT-2");
  await page.keyboard.press("Escape");
  await expect.poll(() => card.count()).toBe(0);
});

test("measures a distance by the keyboard alone, and by clicks that open nothing", async () => {
  await goTo("#/map/claims?at=41.3896,2.1326,15");
  await canvas().focus();
  await page.keyboard.press("m");
  const result = page.getByRole("status").filter({ hasText: "Distance" });
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  await page.waitForTimeout(1_000); // the map has moved
  await page.keyboard.press("Enter");
  await expect.poll(() => result.textContent()).toMatch(/Distance [1-9]\d* m/);
  const oneStep = await result.textContent();
  // An arrow has moved the map by a hundred pixels: there are the signs now.
  await clickMiddle(-100);
  await expect.poll(() => result.textContent()).not.toBe(oneStep);
  await page.keyboard.press("Backspace");
  await expect.poll(() => result.textContent()).toBe(oneStep);
  expect(await page.getByRole("dialog").count()).toBe(0);
  await page.keyboard.press("Escape");
  await expect.poll(() => result.count()).toBe(0);
});

test("requests and draws traffic only while it is switched on, by mouse or keyboard", async () => {
  const traffic = page.getByRole("switch", { name: "Traffic" });
  await goTo("#/map/claims?at=40,-20,6");
  await expect.poll(looksAt).toEqual([40, -20]);
  const seen = async (): Promise<string> => {
    const { x, y } = (await canvas().boundingBox())!;
    return (await page.screenshot({ clip: { x: x + 200, y: y + 200, width: 8, height: 8 } })).toString("base64");
  };
  // The sea is drawn when the picture stays the same.
  let sea = await seen();
  for (let equal = 0; equal < 5; await page.waitForTimeout(300)) {
    const picture = await seen();
    equal = picture === sea ? equal + 1 : 0;
    sea = picture;
  }
  expect(tilesGiven).toBe(0);
  await page.locator("label, span", { has: traffic }).last().click();
  await expect.poll(seen).not.toBe(sea);
  expect(tilesGiven).toBeGreaterThan(0);
  expect(await accessibilityViolations(page)).toEqual([]);
  // Space operates a control that the keyboard reached; after a click it opens the next claim.
  for (const key of ["Shift+Tab", "Tab", "Space"]) await page.keyboard.press(key);
  await expect.poll(seen).toBe(sea);
});

test("finds a town in the palette and marks it on the map until the mark is removed, by mouse and keyboard", async () => {
  const mark = page.locator("[data-place-mark]");
  const option = (name: RegExp) => page.getByRole("dialog").getByRole("option", { name }).first();
  const operator = await product.signIn();
  const known = async (): Promise<string> =>
    JSON.stringify((await product.graphql('{ places(text: "Coimbra") { places { name } } }', {}, operator)).data);
  // It is loaded after the start, with all other late parts.
  await expect.poll(known, { timeout: 60_000 }).toContain("Coimbra");
  await page.getByRole("button", { name: /^Search/ }).click();
  await page.keyboard.type("Lisboa");
  await option(/^Lisboa/).click();
  await expect.poll(looksAt).toEqual([38.7, -9.1]);
  await mark.getByText("Lisboa").waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole("button", { name: /^Remove marker Lisbo/ }).click();
  await expect.poll(() => mark.count()).toBe(0);
  expect(page.url()).not.toContain("place=");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("Coimbra");
  await option(/^Coimbra/).waitFor();
  for (let steps = 0; (await option(/^Coimbra/).getAttribute("aria-selected")) !== "true"; steps++) {
    expect(steps).toBeLessThan(20);
    await page.keyboard.press("ArrowDown");
  }
  await page.keyboard.press("Enter");
  await expect.poll(looksAt).toEqual([40.2, -8.4]);
  await page.getByRole("button", { name: "Remove marker Coimbra" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => mark.count()).toBe(0);
});

test("follows a vehicle until the map is dragged", async () => {
  await post("suppliers", [supplierRecord("M-1", { tpaccprovee: "MOBILE", mobile: "dev-1", x: null, y: null })]);
  await seenAt(-3.7, 40.4);
  await goTo("#/map/providers?at=40.4,-3.7,13&supplier=M-1");
  await page.getByRole("button", { name: "Follow on map" }).click();
  await page.getByRole("button", { name: /^The map is following/ }).waitFor();
  await seenAt(-3.62, 40.4);
  await expect.poll(looksAt).toEqual([40.4, -3.6]);
  const { x, y, width, height } = (await canvas().boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2 + 60);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 80, y + height / 2 + 60, { steps: 5 });
  await page.mouse.up();
  await page.getByRole("button", { name: "Follow on map" }).waitFor();
  expect(page.pageErrors).toEqual([]);
});
