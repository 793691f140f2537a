// A first start, as a fresh clone has it: the operation is where the streets are, and so is the map.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { decodePolyline } from "../../schema/rules/geo/polyline";
import { launchBrowser } from "../fixtures/browser/launch";
import { openSignedInPage } from "../fixtures/browser/page";
import { startBuiltProduct, type Product } from "../fixtures/product";

let product: Product;
let browser: Browser;
let token: string;

beforeAll(async () => {
  [product, browser] = await Promise.all([startBuiltProduct({ DEMO_CLAIMS: "120", DEMO_RESOURCES: "60" }), launchBrowser()]);
  token = await product.signIn();
});
afterAll(async () => {
  await product.stop();
});

interface Nodes {
  claims: {
    totalCount: number;
    nodes: {
      id: string;
      position: { lon: number; lat: number } | null;
      routes: { router: string; assignedPending: { path: string } | null } | null;
    }[];
  };
}
const claims = async () =>
  (
    await product.graphql<Nodes>(
      "{ claims(first: 100) { totalCount nodes { id position { lon lat } routes { router assignedPending { path } } } } }",
      {},
      token,
    )
  ).data!.claims;
const isInPorto = (place: { lon: number; lat: number } | null): boolean =>
  place !== null && place.lon > -8.8 && place.lon < -8.35 && place.lat > 41 && place.lat < 41.4;

describe("a first start", () => {
  test("has several times more of its operation in Porto than elsewhere, with routes along the roads", async () => {
    await expect.poll(async () => (await claims()).totalCount, { timeout: 60_000 }).toBeGreaterThan(100);
    // The share in Porto depends on the clock: 40 to 46 of 100 were seen.
    const { nodes } = await claims();
    const elsewhere = new Map<string, number>();
    for (const { position } of nodes) {
      if (position === null || isInPorto(position)) continue;
      const degrees = `${Math.round(position.lon)} ${Math.round(position.lat)}`;
      elsewhere.set(degrees, (elsewhere.get(degrees) ?? 0) + 1);
    }
    const largestElsewhere = Math.max(...elsewhere.values());
    expect(nodes.filter(({ position }) => isInPorto(position)).length).toBeGreaterThan(largestElsewhere * 2);
    const onRoads = async () => (await claims()).nodes.filter(({ routes, position }) => routes?.router === "ROADS" && isInPorto(position));
    await expect.poll(async () => (await onRoads()).length, { timeout: 60_000 }).toBeGreaterThan(2);
    const points = (await onRoads()).map(({ routes }) => decodePolyline(routes!.assignedPending?.path ?? "").length);
    expect(Math.max(...points), "points of a way along streets").toBeGreaterThan(8);
  });

  test("opens on Porto's streets with the pack's credit", async () => {
    const page = await openSignedInPage(browser, product.url, "operator", { map: "unpainted", hash: "#/map" });
    const camera = () => new URL(page.url().replace("#", "")).searchParams.get("at")?.split(",").map(Number) ?? [];
    await expect.poll(() => camera().length).toBeGreaterThan(2);
    const [lat, lon, zoom] = camera();
    expect(isInPorto({ lon: lon!, lat: lat! })).toBe(true);
    expect(zoom).toBeGreaterThan(11);
    await expect.poll(() => page.locator(".maplibregl-ctrl-attrib").textContent()).toContain("NASA SRTM");
    expect(await page.getByRole("note").count()).toBe(0);
    expect(await page.locator(".maplibregl-ctrl-scale").textContent()).toMatch(/\d+\s*(m|km)/);
    await page.evaluate(() => void (location.hash = "#/map?at=45.19,5.72,13"));
    await expect.poll(() => page.getByRole("note").count()).toBe(1);
    expect(page.pageErrors).toEqual([]);
    await page.context().close();
  });
});
