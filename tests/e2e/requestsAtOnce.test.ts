// A user may have a few requests running and 60 waiting (server/platform/requestSlots.ts). Each page stays well below that, however slow the answers.
import type { Browser, Page, Request, Route } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addressesOfSpecification } from "../fixtures/browser/addresses";
import { lateClaim, baseOfLate } from "../fixtures/browser/claim";
import { launchBrowser } from "../fixtures/browser/launch";
import { openSignedInPage } from "../fixtures/browser/page";
import { startNetworkProxy, type Proxy } from "../fixtures/networkProxy";
import { startBuiltProduct, type Product } from "../fixtures/product";

/** Half of what the server lets one user have under way, so that a second tab fits. */
const MAX_REQUESTS_UNDER_WAY = 30;
/** A page that sends nothing for this long, in milliseconds, waits for an answer. */
const QUIET_MS = 1_000;

let product: Product;
let proxy: Proxy;
let browser: Browser;
let page: Page & { pageErrors: string[] };
let requests: HeldRequests;

/** Holds the answers of the API back until the page sends no further request, and notes how many requests were under way. */
class HeldRequests {
  private readonly underWay = new Set<Request>();
  private held: Route[] = [];
  private changedAt = 0;
  private most = 0;
  private isHolding = false;

  constructor(page: Page) {
    page.on("request", (request) => {
      if (!isOfApi(request)) return;
      this.underWay.add(request);
      this.most = Math.max(this.most, this.underWay.size);
      this.changedAt = Date.now();
    });
    const onEnd = (request: Request): void => {
      if (this.underWay.delete(request)) this.changedAt = Date.now();
    };
    page.on("requestfinished", onEnd);
    page.on("requestfailed", onEnd);
  }

  readonly onRoute = async (route: Route): Promise<void> => {
    if (this.isHolding) this.held.push(route);
    else await route.continue();
  };

  /**
   * Returns the maximum number of concurrent requests during `work`. Answers are held back until the page waits for all of them, until at
   * least `fewest` requests were sent and no more follow.
   */
  async during(work: () => Promise<unknown>, fewest = 0): Promise<number> {
    this.most = this.underWay.size;
    this.isHolding = true;
    this.changedAt = Date.now();
    await work();
    await expect.poll(() => this.most, { timeout: 60_000 }).toBeGreaterThanOrEqual(fewest);
    do {
      while (Date.now() - this.changedAt < QUIET_MS) await new Promise((resolve) => setTimeout(resolve, 50));
      this.changedAt = Date.now();
      await Promise.all(this.held.splice(0).map((route) => route.continue().catch(() => undefined)));
    } while (this.underWay.size);
    this.isHolding = false;
    return this.most;
  }
}

const isOfApi = (request: Request): boolean => new URL(request.url()).pathname === "/graphql";

beforeAll(async () => {
  [product, browser] = await Promise.all([startBuiltProduct(), launchBrowser()]);
  proxy = await startNetworkProxy(product.url);
  const headers = { authorization: `Bearer ${await product.key("ingest")}`, "content-type": "application/json" };
  for (const [endpoint, records] of [
    ["suppliers", [baseOfLate]],
    ["claims", Array.from({ length: 25 }, (_, n) => lateClaim(`SIN-${n}`))],
  ] as const)
    await fetch(`${product.url}/ingest/${endpoint}`, { method: "POST", headers, body: JSON.stringify(records) });
  page = await openSignedInPage(browser, proxy.url, "admin");
  requests = new HeldRequests(page);
  await page.route("**/graphql", requests.onRoute);
});
afterAll(async () => {
  proxy.close();
  await product.stop();
});

const go = (hash: string) => page.evaluate((to) => void (location.hash = to), hash);

test("sends at most 30 concurrent requests when a page is opened or reloaded", async () => {
  const addresses = [
    ...addressesOfSpecification(() => "none").map(([hash]) => hash),
    "/map?claim=SIN-1",
    "/reports",
    "/dashboard/subscriptions",
  ];
  const counts: Record<string, number> = {};
  for (const hash of addresses) counts[hash] = await requests.during(() => go(`#${hash}`));
  for (const hash of ["/map?claim=SIN-1&claim=SIN-2", "/dashboard"]) {
    await go(`#${hash}`);
    counts[`${hash} reloaded`] = await requests.during(() => page.reload({ waitUntil: "commit" }), 1);
  }
  expect(Object.entries(counts).filter(([, most]) => most > MAX_REQUESTS_UNDER_WAY)).toEqual([]);
  expect(Math.max(...Object.values(counts))).toBeGreaterThan(1);
});

test("sends at most 30 concurrent requests while text is typed into the palette", async () => {
  await go("#/map");
  const most = await requests.during(async () => {
    await page.keyboard.press("Control+k");
    await page.keyboard.type("Avenida de la Constitución 19, Alvalade, Lisboa", { delay: 150 });
  });
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(MAX_REQUESTS_UNDER_WAY);
  await page.keyboard.press("Escape");
});

test("sends at most 30 concurrent requests and subscriptions when a page reconnects", async () => {
  await go("#/map?claim=SIN-1");
  await page.locator("article header h2").waitFor();
  proxy.refuse();
  const isReachable = () =>
    page.evaluate(() =>
      fetch("/healthz").then(
        () => true,
        () => false,
      ),
    );
  await expect.poll(isReachable).toBe(false);
  let subscriptions = 0;
  page.on("websocket", (socket) =>
    socket.on("framesent", ({ payload }) => void (subscriptions += payload.toString().includes('"type":"subscribe"') ? 1 : 0)),
  );
  const most = await requests.during(async () => {
    proxy.heal();
    await expect.poll(() => subscriptions).toBeGreaterThan(0);
  });
  expect(most + subscriptions).toBeLessThanOrEqual(MAX_REQUESTS_UNDER_WAY);
});
