// A register exported in a real browser: begun from its menu, written by the server's thread, saved as a file.
import { readFileSync } from "node:fs";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "../fixtures/browser/launch";
import { confirmPassword, heardToast, openSignedInPage } from "../fixtures/browser/page";
import { readCsv, readXlsx } from "../fixtures/exports/readFiles";
import { startBuiltProduct, type Product } from "../fixtures/product";
import { claimRecord } from "../fixtures/records";

let product: Product;
let browser: Browser;
const CLAIMS = 150;
beforeAll(async () => {
  [product, browser] = await Promise.all([startBuiltProduct(), launchBrowser()]);
  const headers = { authorization: `Bearer ${await product.key("ingest")}`, "content-type": "application/json" };
  const claims = Array.from({ length: CLAIMS }, (_, n) =>
    claimRecord(`SIN-${1_000 + n}`, { txmat: `${n} =ABC`, cdama: n % 2 ? "PT" : "ES" }),
  );
  const answer = await fetch(`${product.url}/ingest/claims`, { method: "POST", headers, body: JSON.stringify(claims) });
  expect(await answer.json()).toMatchObject({ accepted: CLAIMS });
});
afterAll(() => product.stop());

test.each(["XLSX", "CSV"])("saves the register as %s for a supervisor, with its columns and order, and reports the end", async (format) => {
  const page = await openSignedInPage(browser, product.url, "supervisor", { hash: "#/map" });
  await page.goto(`${product.url}/#/incidents?columns=id,plate,occurredAt&sort=-id`);
  await page.getByRole("button", { name: "Export" }).click();
  const saving = page.waitForEvent("download", { timeout: 60_000 });
  await page.getByRole("menuitem", { name: new RegExp(format) }).click();
  await confirmPassword(page);
  await heardToast(page, "Download started.");
  await page.goto(`${product.url}/#/map`);
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(new RegExp(`^claims-[\\d-]+Z\\.${format.toLowerCase()}$`));
  const bytes = readFileSync(await download.path());
  const rows = format === "CSV" ? readCsv(bytes) : readXlsx(bytes)[0]!.rows;
  expect(rows[0]).toEqual(["Claim", "Plate", "Occurred"]);
  expect(rows.slice(1).map(([id]) => id)).toEqual(Array.from({ length: CLAIMS }, (_, n) => `SIN-${1_000 + CLAIMS - 1 - n}`));
  await heardToast(page, "Download finished.");
  expect(page.pageErrors).toEqual([]);
  await page.context().close();
});
