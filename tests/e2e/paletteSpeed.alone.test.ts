import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "../fixtures/browser/launch";
import { openSignedInPage } from "../fixtures/browser/page";
import { measured } from "../fixtures/measured";
import { claimName } from "../../schema/rules/search/claimName";
import { startBuiltProduct, type Product } from "../fixtures/product";

let product: Product;
let browser: Browser;
beforeAll(async () => {
  const demo = { DEMO_CLAIMS: "300", DEMO_RESOURCES: "150" };
  [product, browser] = await Promise.all([startBuiltProduct(demo), launchBrowser()]);
});
afterAll(async () => {
  await product.stop();
});

const OPENINGS = 30;
/** Also where the map is drawn without a graphics card. The figure that is printed says how long it took. */
const MAX_MEDIAN_MS = 50;

test("accepts immediate typing over a map full of claims: time from the key press to the field", async () => {
  const page = await openSignedInPage(browser, product.url, "operator", {
    map: "painted",
    hash: "#/map/claims?at=41.16,-8.62,11&list=view",
  });
  await page.locator("#map-list button").first().waitFor({ timeout: 60_000 });
  // The demo's operation has just begun, and so has the map.
  await page.waitForTimeout(5_000);
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    let pressedAt = 0;
    // From Control on, which is pressed just before K: the palette may be there before this listener hears of K.
    window.addEventListener("keydown", ({ key, timeStamp }) => void (key === "Control" && (pressedAt = timeStamp)), true);
    document.addEventListener("focusin", ({ target }) => {
      if ((target as Element).matches("[role=dialog] [role=combobox]")) times.push(performance.now() - pressedAt);
    });
  });
  const field = page.locator("[role=dialog] [role=combobox]");
  const openings = async (): Promise<number> => {
    await page.evaluate(() => ((window as unknown as { times: number[] }).times.length = 0));
    for (let n = 0; n < OPENINGS; n++) {
      await page.keyboard.press("Control+k");
      await field.waitFor();
      await page.keyboard.press("Escape");
      await field.waitFor({ state: "detached" });
    }
    const times = await page.evaluate(() => (window as unknown as { times: number[] }).times);
    expect(times.length).toBe(OPENINGS);
    times.sort((a, b) => a - b);
    const [quick, median, worst] = [times[OPENINGS / 10]!, times[OPENINGS / 2]!, times.at(-1)!].map(Math.round) as [number, number, number];
    console.log(
      `The palette's field has the keyboard ${median} ms after the key (median of ${OPENINGS}; a tenth under ${quick}, worst ${worst})`,
    );
    return median;
  };
  expect(await measured(3, openings, (median) => median < MAX_MEDIAN_MS)).toBeLessThan(MAX_MEDIAN_MS);
});

const FINDINGS = 20;
/** 50 ms are wanted on a quiet machine; CI may be three times slower. */
const MAX_FINDING_MS = 150;

test("finds a claim by its number: time from the input to the drawn row", async () => {
  // On a page without a map, which takes the processor where there is no graphics card.
  const page = await openSignedInPage(browser, product.url, "operator", { map: "unpainted" });
  await page.goto(`${product.url}/#/help`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  const bearer = await product.signIn("operator");
  const query = `{ claims(first: ${FINDINGS}, filter: { open: true }) { nodes { id } } }`;
  const idsOf = async (): Promise<string[]> => {
    const { data } = await product.graphql<{ claims: { nodes: { id: string }[] } }>(query, {}, bearer);
    return data!.claims.nodes.map(({ id }) => id);
  };
  await expect.poll(idsOf).toHaveLength(FINDINGS);
  const ids = await idsOf();
  await page.keyboard.press("Control+k");
  await page.locator("[role=dialog] [role=combobox]").waitFor();
  await page.evaluate(() => {
    const wait = { text: "", since: 0, found: (_ms: number): void => undefined, ms: Promise.resolve(0) };
    const expectRow = (text: string): void => {
      wait.ms = new Promise((found) => Object.assign(wait, { text, since: 0, found }));
    };
    Object.assign(window, { wait, expectRow });
    document.addEventListener("input", ({ timeStamp }) => void (wait.since = timeStamp), true);
    new MutationObserver(() => {
      const isDrawn = [...document.querySelectorAll("[role=option]")].some(({ textContent }) => textContent.includes(wait.text));
      // A task after the next frame, which paints the row.
      if (wait.text && wait.since && isDrawn) requestAnimationFrame(() => setTimeout(() => wait.found(performance.now() - wait.since)));
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  const timeOf = async (id: string): Promise<number> => {
    await page.locator("[role=dialog] [role=combobox]").fill("");
    await page.waitForTimeout(200);
    await page.evaluate((text) => (window as unknown as { expectRow(text: string): void }).expectRow(text), claimName(id));
    await page.keyboard.insertText(id);
    return page.evaluate(() => (window as unknown as { wait: { ms: Promise<number> } }).wait.ms);
  };
  const findings = async (): Promise<number> => {
    const times: number[] = [];
    for (const id of ids) times.push(await timeOf(id));
    times.sort((a, b) => a - b);
    const [median, worst] = [times[Math.floor(times.length / 2)]!, times.at(-1)!].map(Math.round) as [number, number];
    console.log(`The palette draws a claim ${median} ms after its number (median of ${times.length}; worst ${worst})`);
    return median;
  };
  expect(await measured(3, findings, (median) => median < MAX_FINDING_MS)).toBeLessThan(MAX_FINDING_MS);
});
