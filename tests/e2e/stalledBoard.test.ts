import { sql } from "drizzle-orm";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connect, type Db } from "../../server/db/connect";
import { runningSocket } from "../../server/db/embedded/embedded";
import { createLog } from "../../server/platform/log";
import { launchBrowser } from "../fixtures/browser/launch";
import { openSignedInPage } from "../fixtures/browser/page";
import { startBuiltProduct, type Product } from "../fixtures/product";

let product: Product;
let browser: Browser;
let db: Db;
beforeAll(async () => {
  [product, browser] = await Promise.all([startBuiltProduct(), launchBrowser()]);
  db = connect({ socket: (await runningSocket(product.folder))! }, createLog("silent"), 1);
});
afterAll(async () => {
  await db.$client.end({ timeout: 1 });
  await product.stop();
});

test("reports a stalled board behind a healthy socket within 10 s with a growing age until it recovers, but not a quiet one", async () => {
  let sockets = 0;
  const page = await openSignedInPage(browser, product.url, "operator");
  page.on("websocket", () => sockets++);
  const banner = page.getByText(/Live data is delayed|Los datos en directo llegan con demora/);
  const shell = page.locator("[data-connection]");
  /** Seconds; 0 below 10 s, which are not shown. */
  const age = async (): Promise<number> => {
    const [text] = await page.getByTestId("data-age").allTextContents();
    return Number((text ?? "0").replace(/\D/g, ""));
  };

  // No change for longer than a board may be stale.
  for (let second = 0; second < 12; second++) {
    await page.waitForTimeout(1_000);
    expect(await banner.count()).toBe(0);
  }
  expect(await age()).toBeLessThan(6);

  let release = (): void => undefined;
  const held = new Promise<void>((done) => (release = done));
  const begun = Date.now();
  // While this transaction is open, no reader of the log can continue.
  const open = db.transaction(async (tx) => {
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await tx.execute(sql`select pg_current_xact_id()`);
    await held;
  });
  await banner.waitFor({ timeout: 20_000 });
  const after = Date.now() - begun;
  console.log(`The banner is there ${after} ms after the board began to stand still`);
  expect(after).toBeLessThan(10_000);
  expect(await shell.getAttribute("data-connection")).toBe("stalled");
  await expect.poll(age, { timeout: 10_000 }).toBeGreaterThanOrEqual(10);
  const before = await age();
  await page.waitForTimeout(5_000);
  expect(await age()).toBeGreaterThanOrEqual(before + 4);

  release();
  await open;
  await banner.waitFor({ state: "hidden", timeout: 10_000 });
  expect(await shell.getAttribute("data-connection")).toBe("live");
  expect(await age()).toBeLessThan(6);
  expect(sockets).toBe(0);
  expect(page.pageErrors).toEqual([]);
});
