// /sandbox in a real browser: GraphiQL of this server, with this browser's session or with a key, and nothing from anywhere else.
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { accessibilityViolations } from "../fixtures/browser/accessibility";
import { launchBrowser } from "../fixtures/browser/launch";
import { openPage, signIn } from "../fixtures/browser/page";
import { startBuiltProduct, type Product } from "../fixtures/product";
import { claimRecord, supplierRecord } from "../fixtures/records";

let product: Product;
let browser: Browser;
const pages: Page[] = [];
/** Violations that the browser reported, and requests to other hosts. */
const violations: string[] = [];
const elsewhere: string[] = [];
const pageErrors: string[] = [];

beforeAll(async () => {
  [product, browser] = await Promise.all([startBuiltProduct(), launchBrowser()]);
  const key = await product.key("ingest");
  for (const [endpoint, body] of [
    ["suppliers", [supplierRecord("B-1")]],
    ["claims", [claimRecord("C-1", { cdprovee: "B-1" })]],
  ] as const)
    await fetch(`${product.url}/ingest/${endpoint}`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
});
afterAll(async () => {
  await product.stop();
});
afterEach(async () => {
  for (const page of pages.splice(0)) await page.context().close();
  expect({ violations: violations.splice(0), elsewhere: elsewhere.splice(0), faults: pageErrors.splice(0) }).toEqual({
    violations: [],
    elsewhere: [],
    faults: [],
  });
});

async function sandbox(user: string | null, options: { theme?: "dark" | "light"; width?: number; height?: number } = {}): Promise<Page> {
  const page = await openPage(browser, product.url, { ...options, hash: user ? "#/map" : "sandbox" });
  pages.push(page);
  if (user) await signIn(page, user);
  page.on("console", (message) => {
    if (/Content.Security.Policy|violates|Refused to/i.test(message.text())) violations.push(message.text());
  });
  page.on("request", (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).host !== new URL(product.url).host) elsewhere.push(request.url());
  });
  page.on("pageerror", (error) => pageErrors.push(String(error)));
  await page.goto(`${product.url}/sandbox`);
  await page.locator(".graphiql-query-editor .CodeMirror").waitFor();
  return page;
}
const run = (page: Page) => page.locator(".graphiql-execute-button").click();
const answer = (page: Page) => page.locator(".result-window .CodeMirror-code").innerText();
const example = (page: Page, label: string) => page.getByRole("combobox").first().selectOption({ label });
const offered = (page: Page) => page.getByRole("combobox").first().locator("option").allInnerTexts();
const statusText = (page: Page) => page.getByRole("status").first().innerText();

describe("the sandbox", () => {
  test("describes the schema, and queries with the session of the browser", async () => {
    const page = await sandbox("admin");
    expect(await statusText(page)).toMatch(/are sent as|se envían como/);
    await run(page);
    await expect.poll(() => answer(page)).toContain('"profileType": "LOCALADMIN"');
    await example(page, "query UrgentClaims");
    await run(page);
    await expect.poll(() => answer(page)).toContain('"id": "C-1"');
    await page.getByRole("button", { name: /Documentation/ }).click();
    const explorer = page.locator(".graphiql-doc-explorer");
    await explorer.getByText("Subscription").first().waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "New tab" }).click();
    const operations = page.getByRole("list", { name: "Select active operation" }).getByRole("listitem");
    await expect.poll(() => operations.count()).toBe(2);
    expect(await accessibilityViolations(page)).toEqual([]);
    await operations.first().getByRole("button").first().click();
    await operations.first().locator("button[aria-current=true]").waitFor();
    expect(await operations.locator("button[aria-current=true]").count()).toBe(1);
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  test("has accessible dialogs for its settings and keys", async () => {
    const page = await sandbox("admin");
    for (const name of ["Open settings dialog", "Open short keys dialog"]) {
      await page.getByRole("button", { name }).click();
      await page.getByRole("dialog").waitFor();
      const cross = page.locator(".graphiql-dialog-close svg");
      expect(await cross.evaluate((svg) => svg.clientWidth - 2 * parseFloat(getComputedStyle(svg).paddingLeft))).toBe(12);
      expect(await accessibilityViolations(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
    }
  });

  test("runs a subscription until it is stopped", async () => {
    const page = await sandbox("admin");
    await example(page, "subscription Heartbeat");
    await run(page);
    await expect.poll(() => answer(page)).toContain("followedAt");
    const sockets = async () => Number(/atalaya_sockets (\d+)/.exec(await (await fetch(`${product.url}/metrics`)).text())![1]);
    expect(await sockets()).toBeGreaterThan(0);
    const before = await sockets();
    await run(page);
    await expect.poll(sockets).toBeLessThan(before);
  });

  test("opens without a session, says so, and queries with a typed key", async () => {
    const page = await sandbox(null, { theme: "light" });
    expect(await statusText(page)).toContain("You are not signed in");
    expect(await accessibilityViolations(page)).toEqual([]);
    await run(page);
    await expect.poll(() => answer(page)).toContain('"viewer": null');
    expect(await offered(page)).toEqual(["query WhoAmI"]);
    await page.getByRole("button", { name: /Documentation/ }).click();
    await page.locator(".graphiql-doc-explorer").getByText("Subscription").first().waitFor();
    await page.locator("input[type=password]").fill(await product.key("read"));
    await expect.poll(() => statusText(page)).toMatch(/the key/);
    await page.locator(".graphiql-query-editor .CodeMirror").waitFor();
    await expect.poll(() => offered(page)).toContain("query UrgentClaims");
    expect(await offered(page)).not.toContain("mutation ManageDelay");
    await example(page, "query UrgentClaims");
    await run(page);
    await expect.poll(() => answer(page)).toContain('"id": "C-1"');
    await example(page, "subscription Heartbeat");
    await run(page);
    await expect.poll(() => answer(page)).toContain("followedAt");
  });

  test("describes the schema to a profile without the menu entry, and offers the queries that it may run", async () => {
    const page = await sandbox("operator");
    await expect.poll(() => offered(page)).toContain("query UrgentClaims");
    expect(await offered(page)).not.toContain("query Users");
    await example(page, "query UrgentClaims");
    await run(page);
    await expect.poll(() => answer(page)).toContain('"id": "C-1"');
  });

  test("fits the width of a phone", async () => {
    const page = await sandbox("admin", { width: 390, height: 844 });
    await page.getByLabel("API key").waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test("stores nothing in the browser", async () => {
    const page = await sandbox("admin");
    await example(page, "query UrgentClaims");
    await run(page);
    await expect.poll(() => answer(page)).toContain('"id": "C-1"');
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(kept).not.toMatch(/UrgentClaims|graphiql/);
  });

  test("is in the menu of permitted users, with a policy that blocks external resources", async () => {
    const { headers } = await fetch(`${product.url}/sandbox`);
    const policy = headers.get("content-security-policy")!;
    expect(policy).toMatch(/default-src 'none'.*script-src 'self';.*frame-ancestors 'none'/);
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    const [administrator, operator] = await Promise.all(
      ["admin", "operator"].map(async (user) => {
        const page = await openPage(browser, product.url);
        pages.push(page);
        await signIn(page, user);
        return page;
      }),
    );
    await administrator!.getByRole("link", { name: /^Administra/ }).click();
    await administrator!.locator('a[href="/sandbox"]').waitFor();
    expect(await operator!.getByRole("link", { name: /^Administra/ }).count()).toBe(0);
    expect(await operator!.locator('a[href="/sandbox"]').count()).toBe(0);
  });
});
