// How soon one sees what happened elsewhere.
import type { Browser } from "playwright-core";
import { expandFrame, type CompactFrame } from "../../schema/rules/map/compactFrame";
import { afterAll, beforeAll, expect, test } from "vitest";
import { baseOfLate, fillDelay, lateClaim, openClaim } from "../fixtures/browser/claim";
import { launchBrowser } from "../fixtures/browser/launch";
import { openSignedInPage } from "../fixtures/browser/page";
import { measured } from "../fixtures/measured";
import { startBuiltProduct, type Product } from "../fixtures/product";
import { supplierRecord } from "../fixtures/records";

let product: Product;
let browser: Browser;
beforeAll(async () => void ([product, browser] = await Promise.all([startBuiltProduct(), launchBrowser()])));
afterAll(async () => {
  await product.stop();
});

async function send(endpoint: string, records: object[]): Promise<Record<string, string>> {
  const key = await product.key("ingest");
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  await fetch(`${product.url}/ingest/${endpoint}`, { method: "POST", headers, body: JSON.stringify(records) });
  return headers;
}

test("shows a sent position in another browser within a median of 1 s and a maximum of 2 s over 100", async () => {
  const supplier = supplierRecord("M-1", { tpaccprovee: "MOBILE", mobile: "dev-1", x: null, y: null });
  const headers = await send("suppliers", [supplier]);
  let onLon: (lon: number) => void = () => undefined;
  const onMessage = (text: string): void => {
    const packed = (JSON.parse(text) as { payload?: { data?: { mapFrames?: { packed: CompactFrame } } } }).payload?.data?.mapFrames?.packed;
    const frame = packed && expandFrame(packed);
    frame?.points[frame.columns.indexOf("lon")]?.forEach((lon) => onLon(lon));
  };
  const page = await openSignedInPage(browser, product.url, "operator", { map: "painted", hash: "#/map?at=40.4,-3.7,13", onMessage });
  let sent = 0;
  const timeOf = async (): Promise<number> => {
    const n = ++sent;
    const lon = Math.round((-3.7 + n * 1e-4) * 1e6);
    const come = new Promise<void>((done) => (onLon = (seen) => void (seen === lon && done())));
    const begun = Date.now();
    await fetch(`${product.url}/ingest/positions/osmand?id=dev-1&lat=40.4&lon=${lon / 1e6}`, { headers });
    await come;
    // come to the page; on the screen once it has drawn after that
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    return Date.now() - begun;
  };
  const hundred = async (): Promise<{ median: number; worst: number }> => {
    const times: number[] = [];
    while (times.length < 100) times.push(await timeOf());
    times.sort((a, b) => a - b);
    const [median, worst] = [times[50]!, times.at(-1)!];
    console.log(`A position sent is on another browser's screen after ${median} ms (median), ${worst} ms (worst of 100)`);
    return { median, worst };
  };
  // Repeats the maximum of a hundred if another program made the machine busy.
  const { median, worst } = await measured(3, hundred, (found) => found.worst < 2_000);
  expect(median).toBeLessThan(1_000);
  expect(worst).toBeLessThan(2_000);
});

test("shows a delay managed by one operator on another's screen within 2 s", async () => {
  const ids = ["SIN-1", "SIN-2", "SIN-3"];
  await send("suppliers", [baseOfLate]);
  await send("claims", ids.map(lateClaim));
  const [acting, watching] = await Promise.all(
    ["operator", "supervisor"].map((user) => openSignedInPage(browser, product.url, user, { map: "painted" })),
  );
  const timeOf = async (): Promise<number> => {
    const id = ids.pop()!;
    await openClaim(watching!, product.url, id);
    await watching!.locator("article header [data-status=PENDING_ARRIVAL_DELAYED]").first().waitFor();
    await fillDelay(acting!, product.url, id);
    const seen = watching!.locator("article header [data-status=MANAGED]").first().waitFor();
    const sent = Date.now();
    await acting!.getByRole("dialog").locator("button[type=submit]").click();
    await seen;
    const took = Date.now() - sent;
    console.log(`A managed delay is on another operator's screen after ${took} ms`);
    return took;
  };
  expect(await measured(ids.length, timeOf, (took) => took < 2_000)).toBeLessThan(2_000);
});
