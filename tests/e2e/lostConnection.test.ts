import { sql } from "drizzle-orm";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expandFrame, type CompactFrame } from "../../schema/rules/map/compactFrame";
import { decodePoints, type FrameEntry } from "../../schema/rules/map/frames";
import { connect, type Db } from "../../server/db/connect";
import { runningSocket } from "../../server/db/embedded/embedded";
import { createLog } from "../../server/platform/log";
import { launchBrowser } from "../fixtures/browser/launch";
import { barCount, openSignedInPage } from "../fixtures/browser/page";
import { startBuiltProduct, type Product } from "../fixtures/product";
import { startNetworkProxy, type Proxy } from "../fixtures/networkProxy";
import { claimRecord, minutes, supplierRecord } from "../fixtures/records";

let product: Product;
let proxy: Proxy;
let browser: Browser;
let db: Db;
let key: string;
beforeAll(async () => {
  [product, browser] = await Promise.all([startBuiltProduct(), launchBrowser()]);
  proxy = await startNetworkProxy(product.url);
  key = await product.key("ingest");
  db = connect({ socket: (await runningSocket(product.folder))! }, createLog("silent"), 1);
});
afterAll(async () => {
  proxy.close();
  await db.$client.end({ timeout: 1 });
  await product.stop();
});

const ingest = (endpoint: string, records: object[]) =>
  fetch(`${product.url}/ingest/${endpoint}`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify(records),
  });
const view = { bounds: { west: -4, south: 40, east: -3.4, north: 40.8 }, zoom: 13, layers: ["MOBILE", "BASE", "INCIDENTS"] };

/** Data that the page received: the map from its frames, and every change of a claim. */
class ReceivedFrames {
  readonly shown = new Map<string, string>();
  readonly changes: string[] = [];
  private readonly dictionary = new Map<number, FrameEntry>();
  readonly onMessage = (text: string): void => {
    type Payload = { data?: { mapFrames?: { packed: CompactFrame }; claimChanged?: { id: string; version: number } } };
    const { data } = (JSON.parse(text) as { payload?: Payload }).payload ?? {};
    if (data?.claimChanged) this.changes.push(`${data.claimChanged.id}@${data.claimChanged.version}`);
    if (!data?.mapFrames) return;
    const packed = expandFrame(data.mapFrames.packed);
    if (packed.first) this.shown.clear();
    for (const { id, lon, lat, claimStatus } of decodePoints(packed, this.dictionary)) this.shown.set(id, `${lon} ${lat} ${claimStatus}`);
    for (const handle of packed.removed) this.shown.delete(this.dictionary.get(handle)!.id);
  };
}

test("shows the banner within 10 s for a connection silent for a minute and cut under load, then equals the board with each change once", async () => {
  await ingest(
    "suppliers",
    Array.from({ length: 8 }, (_, n) => supplierRecord(`M-${n}`, { tpaccprovee: "MOBILE", mobile: `dev-${n}`, x: null, y: null })),
  );
  const receivedFrames = new ReceivedFrames();
  const page = await openSignedInPage(browser, proxy.url, "operator", {
    map: "unpainted",
    hash: "#/map?at=40.42,-3.7,12",
    onMessage: receivedFrames.onMessage,
  });
  await expect.poll(() => page.locator("canvas.maplibregl-canvas").count()).toBe(1);
  const [from] = await db.execute<{ seq: string }>(sql`select coalesce(max(seq), 0) as seq from changes`);

  let going = true;
  let n = 0;
  const load = (async () => {
    for (; going; n++) {
      const place = (i: number): object => ({ x: -3.8 + ((n * 7 + i * 13) % 100) / 500, y: 40.35 + ((n * 3 + i * 11) % 100) / 700 });
      await ingest(
        "claims",
        Array.from({ length: 5 }, (_, i) =>
          claimRecord(`C-${(n * 5 + i) % 40}`, {
            version: n + 1,
            txobserva: `note ${n}`,
            fhocurrencia: minutes(-3),
            ...place(i),
            ...(n % 9 === 8 && { cdestadoserv: "FIN" }),
          }),
        ),
      );
      const { x, y } = place(n) as { x: number; y: number };
      await fetch(`${product.url}/ingest/positions/osmand?id=dev-${n % 8}&lat=${y}&lon=${x}`, {
        headers: { authorization: `Bearer ${key}` },
      });
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
  })();
  await expect.poll(() => receivedFrames.changes.length, { timeout: 20_000 }).toBeGreaterThan(10);

  const mapBox = () => page.locator("canvas.maplibregl-canvas").boundingBox();
  const boxBefore = await mapBox();
  proxy.silence();
  const silentAt = Date.now();
  const banner = page.locator("text=/Conexión perdida|Connection lost/").first();
  await banner.waitFor({ timeout: 15_000 });
  const after = Date.now() - silentAt;
  console.log(`The banner is there ${after} ms after the connection went silent`);
  expect(after).toBeLessThan(10_000);
  expect(await mapBox()).toEqual(boxBefore);
  await new Promise((resolve) => setTimeout(resolve, 60_000 - after));
  proxy.heal();
  await banner.waitFor({ state: "hidden", timeout: 20_000 });
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  proxy.cut();
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  going = false;
  await load;

  const rows = await db.execute<{ key: string }>(
    sql`select state->>'id' || '@' || (state->>'version') as key from changes where kind = 'claim' and seq > ${from!.seq}::bigint`,
  );
  const logged = rows.map((row) => row.key).sort();
  await expect.poll(() => receivedFrames.changes.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(logged.length);
  expect([...receivedFrames.changes].sort()).toEqual(logged);

  const operator = await product.signIn();
  type Board = {
    mapFrame: { features: { id: string; lon: number; lat: number; claimStatus: string | null }[] };
    kpis: { claims: { status: string; count: number }[] };
  };
  const board = async () =>
    (
      await product.graphql<Board>(
        "query($view: MapViewInput!) { mapFrame(view: $view) { features { id lon lat claimStatus } } kpis { claims { status count } } }",
        { view },
        operator,
      )
    ).data!;
  await expect
    .poll(
      async () => {
        const { features } = (await board()).mapFrame;
        const differing = features.filter(
          ({ id, lon, lat, claimStatus }) =>
            receivedFrames.shown.has(id) && receivedFrames.shown.get(id) !== `${lon} ${lat} ${claimStatus}`,
        );
        return { differing, few: features.length === 0 };
      },
      { timeout: 10_000 },
    )
    .toEqual({ differing: [], few: false });
  for (const { status, count } of (await board()).kpis.claims) expect([status, await barCount(page, status)]).toEqual([status, count]);
}, 240_000);
