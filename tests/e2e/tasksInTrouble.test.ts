// The operator's tasks of the usability report with a lost line and with a wrong computer clock, by real mouse and keys.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Hand } from "../fixtures/browser/hand";
import { launchBrowser } from "../fixtures/browser/launch";
import { openPage, openSignedInPage, signIn } from "../fixtures/browser/page";
import { startNetworkProxy, type Proxy } from "../fixtures/networkProxy";
import { startBuiltProduct, type Product } from "../fixtures/product";
import { claimRecord, minutes, supplierRecord } from "../fixtures/records";

let product: Product;
let proxy: Proxy;
let browser: Browser;

const send = async (endpoint: string, records: object[]): Promise<void> => {
  const headers = { authorization: `Bearer ${await product.key("ingest")}`, "content-type": "application/json" };
  const answer = await fetch(`${product.url}/ingest/${endpoint}`, { method: "POST", headers, body: JSON.stringify(records) });
  expect(await answer.json()).toMatchObject({ accepted: records.length, refused: [] });
};
/** Promised for half an hour after it was assigned: 70 minutes late. */
const late = (id: string) =>
  claimRecord(id, { cdprovee: "B-1", fhocurrencia: minutes(-110), fhasignacion: minutes(-100), eta: 30, x: -3.75, y: 40.45 });

beforeAll(async () => {
  [product, browser] = await Promise.all([startBuiltProduct(), launchBrowser()]);
  proxy = await startNetworkProxy(product.url);
  await send("suppliers", [supplierRecord("B-1", { tpaccprovee: "M", x: -3.9, y: 40.6 })]);
  await send("claims", [late("ES-2026-0001")]);
});
afterAll(async () => {
  proxy.close();
  await product.stop();
});

/** The claim's name: what follows its last hyphen where no other claim on the page has it. */
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const article = (page: Page) => page.locator("article").first();

describe("on a lost line", () => {
  const lost = (page: Page) => page.getByText("Connection lost.").first();
  /** Opens a claim over the proxy and fills the form of its delay. */
  async function fillDelay(id: string) {
    await send("claims", [late(id)]);
    const page = await openSignedInPage(browser, proxy.url, "operator", { hash: `#/map/claims?claim=${id}` });
    const hand = new Hand(page);
    await heading(page, id.slice(-4)).waitFor();
    await page.locator("article button:not([aria-disabled=true])", { hasText: "Manage delay" }).waitFor();
    await hand.press("d");
    const dialog = page.getByRole("dialog");
    const reason = dialog.getByRole("textbox", { name: "Reason" });
    await hand.click(dialog.getByRole("button", { name: "+15" }));
    await hand.click(reason);
    await hand.type("Road closed");
    return { page, hand, dialog, reason };
  }

  test("an action sent before the loss is noticed is kept, and is sent again by its button", async () => {
    const { page, hand, dialog, reason } = await fillDelay("LATE-1003");
    proxy.silence();
    await hand.press("Control+Enter");
    await lost(page).waitFor();
    const unsent = article(page).getByText("Manage delay: not sent");
    await unsent.waitFor();
    // The form is open again with its input.
    await expect.poll(() => reason.inputValue()).toBe("Road closed");
    await hand.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await unsent.waitFor();
    // No other action can be started meanwhile, and the button says why.
    const manage = article(page).getByRole("button", { name: "Manage delay" }).first();
    expect(await manage.getAttribute("aria-disabled")).toBe("true");
    await hand.press("d");
    expect(await dialog.count()).toBe(0);
    proxy.heal();
    await lost(page).waitFor({ state: "hidden" });
    await hand.click(article(page).getByRole("button", { name: "Try again" }));
    await page.locator("article header [data-status=MANAGED]").first().waitFor();
    await unsent.waitFor({ state: "detached" });
    hand.done("action kept on a lost line and sent again");
    expect(page.pageErrors).toEqual([]);
  });

  test("a form that is open keeps its input, cannot be sent, and can be sent once the line is back", async () => {
    const { page, hand, dialog, reason } = await fillDelay("LATE-1004");
    proxy.refuse();
    await lost(page).waitFor();
    await hand.press("Control+Enter");
    expect(await reason.inputValue()).toBe("Road closed");
    await dialog.locator("button[type=submit]").and(page.locator(":disabled, [aria-disabled=true]")).waitFor();
    proxy.heal();
    await lost(page).waitFor({ state: "hidden" });
    await hand.press("Control+Enter");
    await page.locator("article header [data-status=MANAGED]").first().waitFor();
    hand.done("form kept on a lost line");
  });
});

describe("with a computer clock that is wrong", () => {
  /** Shifts the page's clock. */
  const shiftClock = (offsetMs: number): void => {
    const Real = Date;
    const now = Real.now.bind(Real);
    window.Date = class extends Real {
      constructor(...values: unknown[]) {
        super(...((values.length ? values : [now() + offsetMs]) as []));
      }
      static override now = (): number => now() + offsetMs;
    } as DateConstructor;
  };
  const withClock = async (offsetMinutes: number, hash: string) => {
    const page = await openPage(browser, product.url, { hash });
    await page.addInitScript(shiftClock, offsetMinutes * 60_000);
    await page.reload();
    await signIn(page, "operator");
    return { page, hand: new Hand(page) };
  };

  test.each([95, -120])("%i minutes off, reads one lateness at the head and in the reason", async (offset) => {
    const { page } = await withClock(offset, "#/map/claims?claim=ES-2026-0001");
    await article(page).waitFor();
    await page.getByText(/^Computer clock .* (slow|fast)/).waitFor();
    await expect.poll(() => article(page).textContent()).toMatch(/7\d min late/);
    const text = await article(page).innerText();
    const figures = [...text.matchAll(/(\d+) min(?:utes)? (?:late|over)/g)].map(([, figure]) => Number(figure));
    expect(figures.length).toBeGreaterThan(0);
    expect(figures.filter((figure) => figure < 70 || figure > 85)).toEqual([]);
    expect(page.pageErrors).toEqual([]);
  });

  test("10 minutes slow, confirms the arrival five minutes ago as such", async () => {
    await send("claims", [late("LATE-1002")]);
    const { page, hand } = await withClock(-10, "#/map/claims?claim=LATE-1002");
    await heading(page, "1002").waitFor();
    await page.getByText(/^Computer clock .* slow/).waitFor();
    await hand.press("r");
    const dialog = page.getByRole("dialog");
    await hand.click(dialog.getByRole("button", { name: /^[−-]5/ }));
    const before = Date.now();
    await hand.press("Control+Enter");
    await page.locator("article header [data-status=NO_FINISHED]").first().waitFor();
    hand.done("arrival confirmed");
    const { data } = await product.graphql<{ claim: { arrivedAt: string } }>(
      'query { claim(id: "LATE-1002") { arrivedAt } }',
      {},
      await product.signIn("operator"),
    );
    const ago = (before - Date.parse(data!.claim.arrivedAt)) / 60_000;
    expect([ago > 4, ago < 7], String(ago)).toEqual([true, true]);
  });
});
