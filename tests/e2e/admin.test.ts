import { TOTP } from "otpauth";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accessibilityViolations } from "../fixtures/browser/accessibility";
import { launchBrowser } from "../fixtures/browser/launch";
import { openPage, openSignedInPage } from "../fixtures/browser/page";
import { startBuiltProduct, type Product } from "../fixtures/product";
import { claimRecord, supplierRecord } from "../fixtures/records";

let product: Product;
let browser: Browser;
let admin: Page & { pageErrors: string[] };
let client: Page & { pageErrors: string[] };
const password = "Rastrillo-7azul";
let totp: TOTP;

const goTo = async (page: Page, hash: string): Promise<void> => {
  await page.goto(`${product.url}/${hash}`);
  await page.locator("main h1").waitFor();
};
/** Chooses an option of a field by their names. */
async function choose(page: Page, label: string | RegExp, option: string): Promise<void> {
  await page
    .getByRole("combobox", { name: label })
    .or(page.getByRole("textbox", { name: label }))
    .first()
    .click();
  await page.getByRole("option", { name: option }).click();
}

beforeAll(async () => {
  [product, browser] = await Promise.all([startBuiltProduct(), launchBrowser()]);
  const key = await product.key("ingest");
  const send = async (endpoint: string, records: object[]): Promise<void> => {
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    const response = await fetch(`${product.url}/ingest/${endpoint}`, { method: "POST", headers, body: JSON.stringify(records) });
    expect(await response.json()).toMatchObject({ accepted: records.length, refused: [] });
  };
  await send("suppliers", [supplierRecord("B-1"), supplierRecord("M-1", { tpaccprovee: "MOBILE", mobile: "dev-1", x: null, y: null })]);
  const of = (client: string, name: string, contract: string, called: string) => ({
    cdcliente: client,
    nbcliente: name,
    cdcontrato: contract,
    nbcontrato: called,
    nbtitular: "Insured One",
    txmat: "0000 AAA",
  });
  await send("claims", [
    claimRecord("SIN-100001", { ...of("LUN", "Luna Seguros", "L1", "Luna car"), x: -3.75 }),
    claimRecord("SIN-100002", of("LUN", "Luna Seguros", "L2", "Luna home")),
    claimRecord("SIN-100003", { ...of("MAR", "Mar Mutua", "M1", "Mar car"), x: -3.65 }),
  ]);
  admin = await openSignedInPage(browser, product.url, "admin");
  // The demo's administrator reads Spanish; the test reads English.
  await admin.locator("header [aria-haspopup=menu]").last().click();
  await admin.getByRole("menuitem", { name: "English" }).click();
});
afterAll(async () => {
  await product.stop();
});

describe("with the screens alone, an administrator", () => {
  test("creates a specific profile: a contract, no mobile suppliers, no plate, a second factor", async () => {
    await goTo(admin, "#/mapfrespecificprofile/new/0");
    const save = admin.getByRole("button", { name: "Save" });
    await admin.getByRole("textbox", { name: "Name" }).fill("Luna car only");
    await choose(admin, "Parent profile", "Client");
    await choose(admin, "AMA instances", "España (ES)");
    await admin.keyboard.press("Escape");
    await admin.getByLabel("Luna car (L1)").check();
    await admin.getByLabel("Luna home (L2)").check();
    expect(await save.getAttribute("aria-description")).toContain("Leave out at least one of Luna Seguros");
    await admin.getByLabel("Luna home (L2)").uncheck();
    await admin.getByRole("switch", { name: "Mobile suppliers" }).uncheck();
    await admin.getByLabel("Plate: Claims").uncheck();
    await admin.getByRole("switch", { name: "Requires a second factor" }).check();
    await save.click();
    await admin.getByRole("row", { name: /Luna car only/ }).waitFor();
  });

  test("creates a user with it, who receives a link in a mail of the outbox", async () => {
    await goTo(admin, "#/mapfreuser/new/0");
    await admin.getByRole("textbox", { name: "User" }).fill("luna");
    await admin.getByRole("textbox", { name: /^Name/ }).fill("Luna Client");
    await admin.getByRole("textbox", { name: "E-mail" }).fill("luna@example.org");
    await choose(admin, "Language", "English");
    await choose(admin, "Generic profile", "Client");
    await choose(admin, "Specific profile", "Luna car only");
    await choose(admin, "AMA instances", "España (ES)");
    await admin.keyboard.press("Escape");
    await admin.getByRole("button", { name: "Save" }).click();
    await admin.getByRole("row", { name: /Luna Client/ }).waitFor();
  });

  test("lets the user choose a password by that link", async () => {
    await goTo(admin, "#/mails");
    const row = admin.getByRole("row", { name: /luna@example\.org/ });
    await expect
      .poll(
        async () => {
          await admin.getByRole("button", { name: "Reload" }).click();
          return row.count();
        },
        { timeout: 30_000, interval: 1_000 },
      )
      .toBe(1);
    await row.click();
    const text = await admin.locator("[role=dialog] pre").textContent();
    const link = /http\S+resetPassword\S+/.exec(text!)![0];
    client = await openPage(browser, link.split("/#")[0]!, { hash: `#${link.split("/#")[1]!}` });
    await client.getByLabel("New password", { exact: true }).fill(password);
    await client.getByLabel("Repeat password").fill(password);
    await client.getByRole("button", { name: "Save" }).click();
    await client.getByText("Your password was changed").waitFor();
  });

  test("lets the user sign in with a second factor set up from the dialog's secret", async () => {
    await client.getByRole("link", { name: "Back to sign-in" }).click();
    await client.locator("input[autocomplete=username]").fill("luna");
    await client.locator("input[type=password]").fill(password);
    await client.keyboard.press("Enter");
    const dialog = client.getByRole("dialog", { name: "Set up second factor" });
    const secret = (await dialog.locator("code").textContent())!.replaceAll(/\s/g, "");
    expect(await dialog.getByRole("img", { name: /QR code/ }).count()).toBe(1);
    expect(await accessibilityViolations(client)).toEqual([]);
    totp = new TOTP({ secret });
    await client.locator("input[autocomplete=one-time-code]").fill(totp.generate());
    await client.keyboard.press("Enter");
    await client.getByRole("group", { name: "Claims by state" }).waitFor();
  });

  test("gives the user the claims of the contract only, without plates", async () => {
    await client.goto(`${product.url}/#/map/claims?at=40.42,-3.7,11`);
    // Before the map has moved there, the list offers to go where its one claim is.
    await client.locator("#map-list").getByText("100001").waitFor();
    await expect.poll(() => client.locator("#map-list button").count()).toBe(1);
    await client.goto(`${product.url}/#/map/claims?at=40.42,-3.7,11&claim=SIN-100001`);
    await client.getByText("Insured One").first().waitFor();
    expect(await client.locator("article").textContent()).not.toContain("0000 AAA");
    await client.goto(`${product.url}/#/map/claims?at=40.42,-3.7,11&claim=SIN-100002`);
    await client.locator("article, [role=alert], [role=status]").first().waitFor();
    expect(await client.locator("body").textContent()).not.toContain("Luna home");
  });

  test("gives the user neither the layer of mobile suppliers nor administration", async () => {
    await client.goto(`${product.url}/#/map/claims?at=40.42,-3.7,11`);
    const configuration = client
      .locator("#configuration-title")
      .locator("xpath=ancestor::*[self::section or self::aside or self::div][1]/..");
    await configuration.getByText("Claims", { exact: true }).first().waitFor();
    expect(await configuration.getByText("Mobile suppliers").count()).toBe(0);
    expect(await configuration.getByText("Supplier bases").count()).toBe(1);
    expect(await client.getByRole("link", { name: "Administration" }).count()).toBe(0);
    await goTo(client, "#/mapfreuser");
    await client.getByText("Your profile does not give access to this page").waitFor();
  });

  test("sees the plate of the same claim, and the other contracts", async () => {
    await admin.goto(`${product.url}/#/map/claims?at=40.42,-3.7,11&claim=SIN-100001`);
    await admin.locator("article").getByText("0000 AAA").first().waitFor();
    await admin.goto(`${product.url}/#/map/claims?at=40.42,-3.7,11&claim=SIN-100002`);
    await admin.locator("article").getByText("Luna home").first().waitFor();
  });

  test("ends the user's session, which signs the user out", async () => {
    await goTo(admin, "#/mapfreuser");
    await admin.getByRole("link", { name: "Luna Client" }).click();
    await admin.getByRole("button", { name: "Reset second factor" }).click();
    await admin.getByRole("dialog").getByRole("button", { name: "Reset" }).waitFor();
    expect(await accessibilityViolations(admin)).toEqual([]);
    await admin.keyboard.press("Escape");
    await admin.getByRole("button", { name: "End all sessions" }).click();
    await admin.getByText("1 session ended.").waitFor();
    await client.locator("input[autocomplete=username]").waitFor();
  });

  test("causes no error on any page", () => expect([...admin.pageErrors, ...client.pageErrors]).toEqual([]));
});
