import { TOTP } from "otpauth";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accessibilityViolations } from "../fixtures/browser/accessibility";
import { baseOfLate, lateClaim } from "../fixtures/browser/claim";
import { launchBrowser } from "../fixtures/browser/launch";
import { confirmPassword, openPage, signIn } from "../fixtures/browser/page";
import { password } from "../fixtures/graphqlClient";
import { startBuiltProduct, type Product } from "../fixtures/product";
import { claimRecord } from "../fixtures/records";

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startBuiltProduct(), launchBrowser()]);
  const admin = await product.signIn("admin");
  const ask = async <T>(query: string, variables = {}): Promise<T> => {
    const { data, errors } = await product.graphql<T>(query, variables, admin);
    expect([query, errors]).toEqual([query, undefined]);
    return data!;
  };
  const list = await ask<{ saveHolidayList: { id: string } }>(
    'mutation { saveHolidayList(input: { instanceId: "ES", name: "Spain" }) { id } }',
  );
  await ask('mutation($id: ID!) { saveHoliday(input: { listId: $id, day: "2026-12-25", name: "Navidad" }) { id } }', {
    id: list.saveHolidayList.id,
  });
  const user = async (user: string, name: string, profileType: string): Promise<string> => {
    const create = "mutation($input: CreateUserInput!) { createUser(input: $input) { id } }";
    const more = { email: `${user}@example.org`, language: "en", allInstances: true, instanceIds: [] };
    return (await ask<{ createUser: { id: string } }>(create, { input: { user, name, profileType, ...more } })).createUser.id;
  };
  const owned = await user("olga", "Olga Owned", "OPERADOR");
  await user("ines", "Ines Invited", "OPERADOR");
  const owner = await user("lola", "Lola Local", "LOCALADMIN");
  await ask("mutation($id: ID!, $to: ID!) { moveUser(input: { id: $id, ownerId: $to }) { id } }", { id: owned, to: owner });
  const key = await product.key("ingest");
  const of = (contract: string) => ({ cdcliente: "LUN", nbcliente: "Luna", cdcontrato: contract, nbcontrato: `Contract ${contract}` });
  await fetch(`${product.url}/ingest/suppliers`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify([baseOfLate]),
  });
  await fetch(`${product.url}/ingest/claims`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify([claimRecord("SIN-1", of("L1")), claimRecord("SIN-2", of("L2")), lateClaim("SIN-3")]),
  });
  // A user of a directory that has not come in yet, a call that waits, and a key that is not since a backup was restored.
  await product.sql(`update users set internal = true where "user" = 'ines'`);
  await ask("mutation { setSimulator(input: { integration: ASSISTANCE, down: true }) { integration } }");
  const delay = 'mutation { manageDelay(input: { claimId: "SIN-3", minutes: 15, reason: "Road closed", requestId: "looked-at" }) { id } }';
  await product.graphql(delay, {}, await product.signIn("operator"));
  await product.key("read");
  await product.sql("update api_keys set unconfirmed_since = now() where scopes = '{read}'");
});
afterAll(async () => {
  await product.stop();
});

/** Expected content of each screen; the addresses of the specification are in shell.test.ts. */
const screens: [name: string, hash: string, there: string][] = [
  ["a list without rows", "#/mapfreuser?q=nobody", "[data-table-scroller] [role=status]"],
  ["the list of specific profiles", "#/mapfrespecificprofile", "tr[data-row]"],
  ["the local administrators", "#/localadmins", "tr[data-row]"],
  ["the import of users", "#/userimport", "main button"],
  ["the API keys", "#/apikeys", "tr[data-row]"],
  ["the outboxes", "#/outboxes", "[data-table-scroller]"],
  ["the mail outbox", "#/mails", "[data-table-scroller]"],
  ["the KPI settings", "#/configuration/kpi", "[data-setting]"],
  ["the indicators", "#/configuration/indicator?instance=ES", "[data-indicator]"],
  ["the reasons of actions", "#/configuration/reasons?instance=ES", "main ol li"],
  ["the public holidays", "#/configuration/publicholiday?instance=ES", "[data-day]"],
  ["the contact lists", "#/configuration/clientcontactlistcontract", "tr[data-row]"],
  ["a new contact list", "#/configuration/clientcontactlistcontract/new/0", "input"],
  ["the erasures", "#/configuration/erasure", "[data-table-scroller] [role=status]"],
  ["the account", "#/usersettings", "table tbody tr"],
];
type Opener = (page: Page) => Promise<void>;
const byButton =
  (name: string | RegExp): Opener =>
  (page) =>
    page.getByRole("main").getByRole("button", { name }).first().click();
const byMenu =
  (row: string, action: string): Opener =>
  async (page) => {
    await page
      .getByRole("row", { name: row })
      .getByRole("button", { name: /^Actions for/ })
      .click();
    await page.getByRole("menuitem", { name: action }).click();
  };
const ofUser =
  (name: string, button: string): Opener =>
  async (page) => {
    await page.getByRole("link", { name }).click();
    await byButton(button)(page);
  };
const dialogs: [name: string, hash: string, open: Opener][] = [
  ["the history of the KPI settings", "#/configuration/kpi", byButton("History")],
  ["the import of public holidays", "#/configuration/publicholiday?instance=ES", byButton(/Import/)],
  ["a new list of public holidays", "#/configuration/publicholiday?instance=ES", byButton("New list")],
  ["another name of that list", "#/configuration/publicholiday?instance=ES", byButton("Rename list")],
  ["that list deleted", "#/configuration/publicholiday?instance=ES", byButton("Delete the list")],
  ["a contact list deleted", "#/configuration/clientcontactlistcontract", byButton(/^Delete /)],
  [
    "a specific profile deleted",
    "#/mapfrespecificprofile",
    async (page) => {
      await page
        .getByRole("main")
        .getByRole("button", { name: /^Actions for/ })
        .first()
        .click();
      await page.getByRole("menuitem", { name: "Delete" }).click();
    },
  ],
  [
    "a functionality that others need",
    "#/mapfregenericprofile/edit/OPERADOR",
    (page) => page.getByRole("checkbox", { name: "Claim detail", exact: true }).click(),
  ],
  ["a local administrator's e-mail", "#/localadmins", byMenu("Lola Local", "Change the e-mail")],
  ["a local administrator's users given to another", "#/localadmins", byMenu("Lola Local", "Transfer to another administrator")],
  ["a local administrator deleted", "#/localadmins", byMenu("Lola Local", "Delete and replace")],
  ["a claim's contact list", "#/map/claims?claim=SIN-3", byButton("Contact list")],
  ["the users who opened a claim", "#/map/claims?claim=SIN-3", byButton(/^Opened by/)],
  ["a user disabled", "#/mapfreuser", ofUser("Olga Owned", "Disable")],
  ["a user moved to another administrator", "#/mapfreuser", ofUser("Olga Owned", "Move to another administrator")],
  ["a link for a new password", "#/mapfreuser", ofUser("Olga Owned", "Send password link")],
  ["an invitation", "#/mapfreuser", ofUser("Ines Invited", "Send invitation")],
  [
    "users disabled together",
    "#/mapfreuser",
    async (page) => {
      for (const name of ["Olga Owned", "Ines Invited"]) await page.getByRole("row", { name }).getByRole("checkbox").check();
      await byButton("Disable")(page);
    },
  ],
  ["a call given up", "#/outboxes", byMenu("SIN-3", "Abandon")],
  ["a mail", "#/mails", (page) => page.getByRole("row", { name: "lola@example.org" }).click()],
  ["a key confirmed", "#/apikeys", byButton(/^Confirm /)],
  ["a key revoked", "#/apikeys", byButton(/^Revoke /)],
];

describe("meets the accessibility rules in both themes on", () => {
  let page: Page & { pageErrors: string[] };
  beforeAll(async () => {
    page = await openPage(browser, product.url, { theme: "light", hash: "#/map" });
    await signIn(page, "admin");
  });
  afterAll(() => page.context().close());

  test.each(screens)("%s", async (_name, hash, there) => {
    await page.goto(`${product.url}/${hash}`);
    await page.locator(there).first().waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  test("a user and its sign-in actions", async () => {
    await page.goto(`${product.url}/#/mapfreuser`);
    await page.locator("tr[data-row] a").nth(2).click();
    await page.locator("dl").waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  test("selected rows and their actions", async () => {
    await page.goto(`${product.url}/#/mapfreuser`);
    await page.locator("tr[data-row] input").nth(1).check();
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  test.each(dialogs)("the dialog of %s", async (_name, hash, open) => {
    await page.goto(`${product.url}/${hash}`);
    await open(page);
    await page.getByRole("dialog", { name: /./ }).waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
  });

  test("the dialog of a new key, and of its value, which is shown once", async () => {
    await page.goto(`${product.url}/#/apikeys`);
    await byButton("New API key")(page);
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "Name" }).fill("Looked at");
    await dialog.getByRole("checkbox", { name: /^All AMA instances/ }).check();
    await dialog.getByRole("checkbox", { name: /^widget/ }).check();
    expect(await accessibilityViolations(page)).toEqual([]);
    await dialog.getByRole("checkbox", { name: /^widget/ }).uncheck();
    await dialog.getByRole("button", { name: "Create key" }).click();
    await page.getByRole("dialog", { name: "Confirm your password" }).waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await confirmPassword(page);
    await dialog.getByRole("button", { name: "I have saved it" }).waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await dialog.getByRole("button", { name: "I have saved it" }).click();
  });

  test("an erasure of a person, requested by keyboard and followed until it is complete", async () => {
    await page.goto(`${product.url}/#/configuration/erasure`);
    await page.getByRole("main").getByRole("button", { name: "Erase claims" }).press("Enter");
    const dialog = page.getByRole("dialog");
    expect(await accessibilityViolations(page)).toEqual([]);
    await dialog.getByRole("radio", { name: "One claim" }).focus();
    await page.keyboard.press("ArrowRight");
    await dialog.getByRole("textbox", { name: "Plate" }).fill("0000 ZZZ");
    await dialog.getByRole("textbox", { name: "Reason" }).fill("Asked by letter");
    await dialog.getByRole("textbox", { name: "Type ERASE to confirm" }).fill("ERASE");
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: "The erasure is complete" }).waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("row", { name: /Asked by letter.*Complete/ }).waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  test("the dialogs to set up and remove a second factor", async () => {
    await page.goto(`${product.url}/#/usersettings`);
    await byButton("Set up a second factor")(page);
    const dialog = page.getByRole("dialog");
    expect(await accessibilityViolations(page)).toEqual([]);
    await dialog.locator("input[type=password]").fill(password);
    await page.keyboard.press("Enter");
    const secret = (await dialog.locator("code").textContent())!.replaceAll(/\s/g, "");
    expect(await accessibilityViolations(page)).toEqual([]);
    await dialog.locator("input[autocomplete=one-time-code]").fill(new TOTP({ secret }).generate());
    await page.keyboard.press("Enter");
    await byButton("Remove second factor")(page);
    await dialog.getByRole("button", { name: "Remove" }).waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
  });

  test("a page seen as a profile, and the way back", async () => {
    await page.goto(`${product.url}/#/mapfrespecificprofile`);
    await page
      .getByRole("main")
      .getByRole("button", { name: /^Actions for/ })
      .first()
      .click();
    await page.getByRole("menuitem", { name: "View as this profile" }).click();
    const end = page.getByRole("button", { name: "Exit" });
    await end.waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await end.click();
    await end.waitFor({ state: "detached" });
  });

  test("without an error on any page", () => expect(page.pageErrors).toEqual([]));
});
