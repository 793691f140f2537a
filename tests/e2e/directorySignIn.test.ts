import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchBrowser } from "../fixtures/browser/launch";
import { startTestDirectory, type TestDirectory } from "../fixtures/auth/directory";
import { startBuiltProduct, type Product } from "../fixtures/product";

const OIDC_ROLES = JSON.stringify([{ role: "operator", profile: "OPERADOR", instances: "all" }]);
const person = { sub: "marta", roles: ["operator"], preferred_username: "marta@corp.test", name: "Marta Ruiz" };

let directory: TestDirectory;
let product: Product;
let browser: Browser;
beforeAll(async () => {
  directory = await startTestDirectory();
  const { PUBLIC_URL: _, ...env } = directory.env;
  [product, browser] = await Promise.all([startBuiltProduct({ ...env, OIDC_ROLES }), launchBrowser()]);
  await directory.serve(product.url);
});
afterAll(async () => {
  await product.stop();
});

/** Opens a page of the product, and clicks through to the directory; every address that the page ever had is noted. */
async function throughDirectory(hash: string): Promise<{ page: Page; addresses: string[] }> {
  const context = await browser.newContext({ locale: "en-GB", colorScheme: "dark" });
  const page = await context.newPage();
  const addresses: string[] = [];
  page.on("framenavigated", (frame) => void addresses.push(frame.url()));
  await page.goto(`${product.url}/${hash}`);
  await page.getByRole("link", { name: "Sign in with the directory" }).click();
  return { page, addresses };
}

describe("signing in through the directory in a browser", () => {
  test("leads to the requested page, and leaves the code in no address or storage", async () => {
    directory.person = person;
    const { page, addresses } = await throughDirectory("#/usersettings");
    await page.waitForURL(`${product.url}/#/usersettings`);
    await page.getByRole("button", { name: "Signed in as Marta Ruiz" }).waitFor();
    const code = /jwt=([\w-]{43})/.exec(addresses.join())![1]!;
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, window.history.state, location.href]),
    );
    expect(kept).not.toContain(code);
    for (let back = 0; back < 3; back++) {
      await page.goBack().catch(() => undefined);
      expect(page.url()).not.toContain("jwt=");
    }
    expect(product.said()).not.toContain(code);
    await page.context().close();
  });

  test("leads back to sign-in with a message if cancelled", async () => {
    directory.person = null;
    const { page } = await throughDirectory("#/login");
    await page.getByText("The directory sign-in was cancelled.").waitFor();
    expect(page.url()).toBe(`${product.url}/#/login`);
    await page.context().close();
  });

  test("rejects a link with another user's code", async () => {
    const page = await (await browser.newContext({ locale: "en-GB" })).newPage();
    await page.goto(`${product.url}/#/login/aad?jwt=${"x".repeat(43)}&lang=en`);
    await page.getByText("The directory sign-in could not be completed. Try again.").waitFor();
    expect(page.url()).toBe(`${product.url}/#/login`);
    await page.context().close();
  });
});
