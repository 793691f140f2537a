import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accessibilityViolations } from "../fixtures/browser/accessibility";
import { launchBrowser } from "../fixtures/browser/launch";
import { startBuiltProduct, type Product } from "../fixtures/product";
import { claimRecord, supplierRecord } from "../fixtures/records";

let product: Product;
let browser: Browser;
const servers: Server[] = [];
const pages: Page[] = [];
let widget: { key: string; id: string };
let named: string;
let stranger: string;

/** A page of another site with one frame; `html` is its content. */
async function pageOfOthers(): Promise<string> {
  const server = createServer((request, response) => {
    const src = new URL(request.url!, "http://localhost").searchParams.get("frame") ?? "";
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(
      `<!doctype html><title>Wall</title><h1>Our wall</h1><iframe title="Indicator" width="320" height="220" src="${src}"></iframe>`,
    );
  });
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  [product, browser, named, stranger] = await Promise.all([startBuiltProduct(), launchBrowser(), pageOfOthers(), pageOfOthers()]);
  const admin = await product.signIn("admin");
  const input = {
    name: "Wall",
    scopes: ["WIDGET"],
    indicators: ["CLAIMS_PER_DAY"],
    arrivalProof: true,
    origins: [named],
    profileType: "SUPERVISOR",
    allInstances: true,
    instanceIds: [],
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  };
  const { data } = await product.graphql<{ createApiKey: { key: string; apiKey: { id: string } } }>(
    `mutation($input: CreateApiKeyInput!) { createApiKey(input: $input) { key apiKey { id } } }`,
    { input },
    admin,
  );
  widget = { key: data!.createApiKey.key, id: data!.createApiKey.apiKey.id };
});
afterAll(async () => {
  for (const page of pages) await page.context().close();
  for (const server of servers) server.close();
  await product.stop();
});

const ingest = async (endpoint: string, records: object[]): Promise<void> => {
  const headers = { authorization: `Bearer ${await product.key("ingest")}`, "content-type": "application/json" };
  const response = await fetch(`${product.url}/ingest/${endpoint}`, { method: "POST", headers, body: JSON.stringify(records) });
  expect(await response.json()).toMatchObject({ accepted: records.length, refused: [] });
};

async function shown(at: string, more = "&theme=light", key = widget.key, content = "claimsPerDay"): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  pages.push(page);
  const frame = `${product.url}/widget/${content}?id=${widget.id}&instance=ES&lang=en${more}#${key}`;
  await page.goto(`${at}/?frame=${encodeURIComponent(frame)}`);
  return page;
}
const frameOf = (page: Page) => page.frameLocator("iframe");

test("shows the figure in the page that the key names, and updates it", async () => {
  const page = await shown(named);
  const frame = frameOf(page);
  await frame.getByRole("heading", { name: "New claims" }).waitFor();
  const value = frame.locator("main > p").first();
  await expect.poll(() => value.innerText()).toMatch(/^0/);
  await ingest(
    "claims",
    ["W-1", "W-2"].map((id) => claimRecord(id, { fhocurrencia: new Date().toISOString() })),
  );
  await expect.poll(() => value.innerText()).toMatch(/^2\s*claims/);
  await frame.getByText(/^ES · as of \d\d:\d\d/).waitFor();
  expect(await accessibilityViolations(page.frames()[1]!)).toEqual([]);
});

test("shows the accuracy of arrival times", async () => {
  await ingest("suppliers", [supplierRecord("M-1")]);
  await product.sql(`
    insert into arrival_predictions (claim_id, at, supplier_id, router, router_seconds, is_under_way, p50_at, p80_at, p90_at, late_chance, fit_version)
    select id, now() - interval '1 hour', 'M-1', 'STRAIGHT', 300, false, now() - interval '50 minutes', now() - interval '45 minutes',
      now() - interval '40 minutes', 0.1, 0 from claims where id = 'W-1'`);
  await product.sql(
    `update claims set supplier_id = 'M-1', arrived_late = false, arrived_at = now() - interval '48 minutes' where id = 'W-1'`,
  );
  const page = await shown(named, "&theme=dark", widget.key, "arrivalProof");
  const frame = frameOf(page);
  await frame.getByRole("heading", { name: "Accuracy of arrival times" }).waitFor();
  await expect.poll(() => frame.locator("main p").first().innerText()).toMatch(/^100%\s*By the latest time/);
  expect(await frame.locator("dl").innerText()).toMatch(/Mean error\s*2 min/);
  expect(await accessibilityViolations(page.frames()[1]!)).toEqual([]);
});

test("shows no frame in a page that the key does not name", async () => {
  const page = await shown(stranger);
  await page.waitForLoadState("networkidle");
  const [, frame] = page.frames();
  expect(await frame!.evaluate(() => document.querySelector("h1")).catch(() => null)).toBeNull();
});

test("shows an error without data for an invalid key", async () => {
  const page = await shown(named, "&theme=dark", "atk_nothing");
  await frameOf(page)
    .getByText(/^This indicator cannot be shown/)
    .waitFor();
  expect(await accessibilityViolations(page.frames()[1]!)).toEqual([]);
});
