// The built client runs under the Content-Security-Policy it is served with.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchBrowser } from "../fixtures/browser/launch";
import { openPage, signIn } from "../fixtures/browser/page";
import { startBuiltProduct, type Product } from "../fixtures/product";
import { claimRecord, minutes, supplierRecord } from "../fixtures/records";

let product: Product;
let browser: Browser;
let page: Page & { pageErrors: string[] };
/** Violations and errors that the browser reported. */
const violations: string[] = [];

beforeAll(async () => {
  [product, browser] = await Promise.all([startBuiltProduct(), launchBrowser()]);
  const key = await product.key("ingest");
  const post = (endpoint: string, body: unknown) =>
    fetch(`${product.url}/ingest/${endpoint}`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  await post("suppliers", [supplierRecord("B-1")]);
  await post("claims", [claimRecord("C-1", { cdprovee: "B-1", fhasignacion: minutes(-30), fhocurrencia: minutes(-31), eta: 10 })]);
  page = await openPage(browser, product.url, { map: "unpainted", hash: "#/map?at=40.42,-3.7,13" });
  page.on("console", (message) => {
    if (/Content.Security.Policy|violates|Refused to/i.test(message.text())) violations.push(message.text());
  });
  await page.reload();
});
afterAll(async () => {
  await product.stop();
});

describe("under its Content-Security-Policy", () => {
  test("runs sign-in, the map with its worker and socket, a claim and its dialogs without a violation", async () => {
    await signIn(page, "operator");
    await page.waitForFunction(() => document.querySelector("canvas") !== null);
    await page.goto(`${product.url}/#/map/claims?at=40.42,-3.7,13&claim=C-1`);
    await page.locator("article header h2").first().waitFor();
    await page.locator("article [role=group] [aria-haspopup=menu]").click();
    await page.locator("[role=menu] button[role=menuitem]").first().click();
    await page.locator("[role=dialog]").waitFor();
    await page.keyboard.press("Escape");
    await page.locator("[role=dialog]").waitFor({ state: "hidden" });
    const styled = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--mantine-color-body"));
    expect(styled).not.toBe("");
    expect(page.workers().length).toBeGreaterThan(0);
    expect(violations).toEqual([]);
    expect(page.pageErrors).toEqual([]);
  });

  test("serves a page without inline scripts or styles, with a new nonce per request", async () => {
    const [one, two] = await Promise.all([0, 1].map(async () => fetch(`${product.url}/`)));
    const [html, policy] = [await one!.text(), one!.headers.get("content-security-policy")!];
    expect(html).not.toMatch(/<script>|<style|\son\w+="|javascript:/);
    expect(html).not.toContain("__NONCE__");
    expect(policy).toContain(/nonce="([^"]+)"/.exec(html)![1]);
    expect(policy).not.toMatch(/unsafe/);
    expect(two!.headers.get("content-security-policy")).not.toBe(policy);
  });

  test("reports the version, commit and time of the build", async () => {
    const { data } = (await (await fetch(`${product.url}/puivariable/getVariable/version`)).json()) as { data: string };
    expect(data).toMatch(/^4\.12\.1\+([\da-f]{12}(-dirty)?\.)?\d{8}T\d{6}Z$/);
  });

  test("blocks scripts and styles injected into the page", async () => {
    const ran = await page.evaluate(async () => {
      const script = document.createElement("script");
      script.textContent = "window.ran = true";
      document.body.append(script);
      document.body.insertAdjacentHTML("beforeend", '<img src="x" onerror="window.ran = true">');
      const style = document.createElement("style");
      style.textContent = "html { --put: 1 }";
      document.head.append(style);
      // oxlint-disable-next-line no-implied-eval -- that it does not work is what is tested
      setTimeout("window.ran = true", 0);
      await new Promise((resolve) => setTimeout(resolve, 300));
      return { ran: "ran" in window, styled: getComputedStyle(document.documentElement).getPropertyValue("--put") };
    });
    expect(ran).toEqual({ ran: false, styled: "" });
  });
});
