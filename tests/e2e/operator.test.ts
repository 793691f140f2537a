import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { barCount, openSignedInPage } from "../fixtures/browser/page";
import { launchBrowser } from "../fixtures/browser/launch";
import { startBuiltProduct, type Product } from "../fixtures/product";
import { claimRecord, minutes, supplierRecord } from "../fixtures/records";

let product: Product;
let browser: Browser;
let page: Page & { pageErrors: string[] };
let key: string;

const ingest = async (endpoint: string, records: object[]): Promise<void> => {
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  const response = await fetch(`${product.url}/ingest/${endpoint}`, { method: "POST", headers, body: JSON.stringify(records) });
  expect(await response.json()).toMatchObject({ accepted: records.length, refused: [] });
};
const traccar = (device: string, lon: number, lat: number): Promise<Response> =>
  fetch(`${product.url}/ingest/positions/traccar`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify({
      position: { deviceId: 1, fixTime: new Date().toISOString(), valid: true, latitude: lat, longitude: lon, speed: 0, course: 90 },
      device: { id: 1, uniqueId: device },
    }),
  });

/** Screen position of a place by the projection of the map; at least 13 pixels per hundredth of a degree. */
const onScreen = (lon: number, lat: number): Promise<{ x: number; y: number }> =>
  page.evaluate(
    ([lon, lat]) => {
      const { left, top, width, height } = document.querySelector("canvas.maplibregl-canvas")!.getBoundingClientRect();
      const world = 512 * 2 ** 13;
      const at = (lon: number, lat: number): [number, number] => {
        const sine = Math.sin((lat * Math.PI) / 180);
        return [((lon + 180) / 360) * world, (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world];
      };
      const [[x, y], [cx, cy]] = [at(lon!, lat!), at(-3.7, 40.42)];
      return { x: left + width / 2 + x - cx, y: top + height / 2 + y - cy };
    },
    [lon, lat],
  );

beforeAll(async () => {
  [product, browser] = await Promise.all([startBuiltProduct(), launchBrowser()]);
  key = await product.key("ingest");
  await ingest("suppliers", [
    supplierRecord("B-1", { x: -3.9, y: 40.6 }),
    supplierRecord("M-1", { tpaccprovee: "MOBILE", mobile: "dev-1", x: null, y: null }),
  ]);
  await ingest("claims", [
    claimRecord("SIN-1", {
      cdprovee: "B-1",
      fhasignacion: minutes(-120),
      eta: 30,
      nbtitular: "Insured One",
      txmat: "0000 AAA",
      x: -3.75,
      y: 40.45,
    }),
    claimRecord("SIN-2", { fhocurrencia: minutes(-1), x: -3.65, y: 40.38 }),
  ]);
  page = await openSignedInPage(browser, product.url, "operator", { height: 1000, map: "painted", hash: "#/map?at=40.42,-3.7,13" });
});
afterAll(async () => {
  await product.stop();
});

describe("an operator", () => {
  test("sees the claims by status, the late one among the critical", async () => {
    await expect.poll(() => barCount(page, "PENDING_ARRIVAL_CRITICAL")).toBe(1);
    expect(await barCount(page, "NO_SUPPLIER")).toBe(1);
  });

  test("sees a vehicle at Traccar's position and on its way within two seconds", async () => {
    const patch = async (lon: number, lat: number): Promise<string> => {
      const { x, y } = await onScreen(lon, lat);
      return (await page.screenshot({ clip: { x: x - 6, y: y - 6, width: 12, height: 12 } })).toString("base64");
    };
    const [here, there] = [
      [-3.705, 40.421],
      [-3.69, 40.425],
    ] as const;
    await expect.poll(() => page.locator("canvas.maplibregl-canvas").count()).toBe(1);
    await page.waitForTimeout(1_500); // the ground is drawn
    const [emptyHere, emptyThere] = [await patch(...here), await patch(...there)];
    await traccar("dev-1", ...here);
    await expect.poll(async () => (await patch(...here)) !== emptyHere, { timeout: 2_000, interval: 100 }).toBe(true);
    await traccar("dev-1", ...there);
    await expect
      .poll(async () => (await patch(...there)) !== emptyThere && (await patch(...here)) === emptyHere, { timeout: 2_000, interval: 100 })
      .toBe(true);
  });

  test("reads client, times, distance, cause and reason of a claim by pointing or keyboard", async () => {
    const insured = { nbtitular: "Insured Three", txtelefonoaseg: "+34 600 11 22 33", cdaveria: "101", nbaveria: "Engine stopped" };
    const place = [-3.68, 40.41] as const;
    await ingest("claims", [
      claimRecord("SIN-3", { cdprovee: "M-1", fhasignacion: minutes(-5), eta: 15, x: place[0], y: place[1], ...insured }),
    ]);
    await expect.poll(() => barCount(page, "PENDING_ARRIVAL_INTIME")).toBe(1);
    const card = page.locator("[aria-hidden]:has(> b)", { hasText: "Insured Three" });
    const lines = [
      "SIN-3",
      "PLIT .*",
      "Tow, Engine stopped",
      "Insured Three, \\+34 600 11 22 33",
      "Promised \\d\\d:\\d\\d[^]*",
      "ETA now \\d\\d:\\d\\d[^]*",
      "Distance left \\d.*m",
      "Promised for .* Predicted arrival: .*",
    ];
    const isComplete = () => expect.poll(() => card.innerText()).toMatch(new RegExp(`^${lines.join("\\s+")}$`));
    const { x, y } = await onScreen(...place);
    await page.mouse.move(x, y);
    await isComplete();
    await page.mouse.move(x - 100, y - 100);
    await card.waitFor({ state: "detached" });
    await page.locator("canvas.maplibregl-canvas").focus();
    await expect
      .poll(async () => {
        await page.keyboard.press("n");
        return page
          .getByRole("status")
          .filter({ hasText: /^SIN-3, PLIT/ })
          .count();
      })
      .toBe(1);
    await isComplete();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "SIN-3" }).waitFor();
    await page.keyboard.press("Escape");
  });

  test("filters the map by a bar, and clears it by the same bar", async () => {
    const bar = page.locator("[role=option][data-status=NO_SUPPLIER]");
    await bar.click();
    expect(await bar.getAttribute("aria-selected")).toBe("true");
    await expect.poll(() => page.url()).toContain("status=sp");
    expect(await barCount(page, "PENDING_ARRIVAL_CRITICAL")).toBe(1);
    await bar.click();
    await expect.poll(() => page.url()).not.toContain("status=");
  });

  test("opens a claim and sees its client, its status and the time of the last change", async () => {
    await page.goto(`${product.url}/#/map?at=40.42,-3.7,13&claim=SIN-1`);
    const panel = page.locator("body");
    await expect.poll(() => panel.textContent()).toContain("Insured One");
    expect(await panel.textContent()).toContain("0000 AAA");
  });

  test("sees a status change without any action", async () => {
    await ingest("claims", [claimRecord("SIN-1", { version: 2, milestones: [{ code: "C", at: minutes(-1) }] })]);
    await expect.poll(() => barCount(page, "PENDING_ARRIVAL_CRITICAL"), { timeout: 2_000, interval: 50 }).toBe(0);
    expect(await barCount(page, "NO_FINISHED")).toBe(1);
  });

  test("causes no error on the page", () => {
    expect(page.pageErrors).toEqual([]);
  });
});
