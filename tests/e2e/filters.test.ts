import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accessibilityViolations } from "../fixtures/browser/accessibility";
import { launchBrowser } from "../fixtures/browser/launch";
import { heardToast, openSignedInPage } from "../fixtures/browser/page";
import { startBuiltProduct, type Product } from "../fixtures/product";
import { claimRecord, ofDemoClient } from "../fixtures/records";

let product: Product;
let browser: Browser;
let page: Page & { pageErrors: string[] };
/** A client's, with fewer rights. */
let theirs: Page & { pageErrors: string[] };

const place = { x: -3.75, y: 40.45 };
const other = { cdcliente: "OTH", nbcliente: "Otra Seguros", cdcontrato: "N-1", nbcontrato: "Hogar" };
const around = "#/map/claims?at=40.45,-3.75,12";

beforeAll(async () => {
  [product, browser] = await Promise.all([startBuiltProduct(), launchBrowser()]);
  const headers = { authorization: `Bearer ${await product.key("ingest")}`, "content-type": "application/json" };
  const claims = [
    claimRecord("SIN-1", { ...place, ...ofDemoClient, nbcliente: "Aurora Seguros", nuexpediente: "2026/44" }),
    claimRecord("SIN-2", { ...place, ...ofDemoClient, x: -3.7, cdservicio: "TAX", nuexpediente: "2026/45" }),
    claimRecord("SIN-3", { ...place, ...other, y: 40.43 }),
    claimRecord("SIN-4", { ...other, x: null, y: null }),
  ];
  const answer = await fetch(`${product.url}/ingest/claims`, { method: "POST", headers, body: JSON.stringify(claims) });
  expect(await answer.json()).toMatchObject({ accepted: 4 });
  page = await openSignedInPage(browser, product.url, "operator", { map: "unpainted", hash: inView(around) });
});
afterAll(async () => {
  await product.stop();
});

/** Shows the list in view instead of the worklist. */
const inView = (hash: string): string => `${hash}&list=view`;
const hashOf = (on: Page): string => decodeURIComponent(new URL(on.url()).hash).replace(/&list=view$/, "");
const listed = (on: Page) => on.locator("#map-list button").evaluateAll((rows) => rows.map((row) => /SIN-\d/.exec(row.textContent)?.[0]));
const go = (hash: string) => page.evaluate((to) => void (location.hash = to), inView(hash));
/** A chip, by what it says. */
const chip = (on: Page, text: string) => on.locator("main button", { hasText: text }).filter({ has: on.getByLabel(/^Remove filter/) });
const addFilter = async (name: string): Promise<void> => {
  await page.getByRole("button", { name: "Add filter" }).click();
  await page.getByRole("menuitem", { name, exact: true }).click();
};

test("applies a client and its contracts by mouse, and shows removable chips with the hidden counts", async () => {
  await expect.poll(() => listed(page)).toHaveLength(3);
  await addFilter("Client");
  await page.getByRole("combobox", { name: /^Client/ }).click();
  await page.getByRole("option", { name: "Otra Seguros · 2" }).click();
  await page.keyboard.press("Escape");
  await addFilter("Contract");
  await page.getByRole("combobox", { name: /^Contract/ }).click();
  await expect.poll(() => page.locator("[role=listbox]:visible .mantine-MultiSelect-option").allTextContents()).toEqual(["Hogar · 2"]);
  await page.getByRole("option", { name: "Hogar · 2" }).click();
  await page.keyboard.press("Escape");
  expect(hashOf(page)).toBe(around);
  await page.getByRole("button", { name: "Apply" }).click();
  await heardToast(page, "Filters applied.");
  expect(hashOf(page)).toBe(`${around}&client=OTH&contract=N-1`);
  await expect.poll(() => listed(page)).toEqual(["SIN-3"]);
  await chip(page, "Contract: Hogar").getByText("hides 0").waitFor();
  await chip(page, "Contract: Hogar").click();
  await chip(page, "Client: Otra Seguros").getByText("hides 2").waitFor();
  await page.getByRole("button", { name: "Clear" }).click();
  await heardToast(page, "Filters cleared.");
  expect(hashOf(page)).toBe(around);
  await expect.poll(() => listed(page)).toHaveLength(3);
});

test("updates the hidden count of a chip with new claims", async () => {
  await go(`${around}&client=AUR`);
  await chip(page, "Client: Aurora Seguros").getByText("hides 2").waitFor();
  const headers = { authorization: `Bearer ${await product.key("ingest")}`, "content-type": "application/json" };
  const claims = [claimRecord("SIN-5", { ...place, ...other }), claimRecord("SIN-6", { ...place, ...ofDemoClient })];
  await fetch(`${product.url}/ingest/claims`, { method: "POST", headers, body: JSON.stringify(claims) });
  await chip(page, "Client: Aurora Seguros").getByText("hides 3").waitFor();
});

test("sets minutes by slider, filters by a file number and applies by Enter, with the keyboard alone", async () => {
  await go(around);
  const add = page.getByRole("button", { name: "Add filter" });
  await add.waitFor();
  const addByKeyboard = async (name: string): Promise<void> => {
    await tabTo("button", "Add filter");
    await page.keyboard.press("Enter");
    const entry = page.getByRole("menuitem", { name, exact: true });
    await entry.waitFor();
    for (let n = 0; n < 20 && !(await entry.evaluate((item) => item === document.activeElement)); n++)
      await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
  };
  await addByKeyboard("Unassigned for (min)");
  await tabTo("slider", "From");
  await page.keyboard.press("ArrowRight");
  await addByKeyboard("File");
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("INPUT");
  await page.keyboard.type("2026/44");
  await page.keyboard.press("Enter");
  await expect.poll(() => hashOf(page)).toBe(`${around}&unassigned=5-&file=2026/44`);
  await expect.poll(() => listed(page)).toEqual(["SIN-1"]);
  await chip(page, "Unassigned for (min): from 5").waitFor();
  await tabTo("button", "Clear");
  await page.keyboard.press("Enter");
  await expect.poll(() => hashOf(page)).toBe(around);
});

test("ignores statuses while features without position are listed, and switches all layers off together", async () => {
  await go(`${around}&status=sp&nowhere=1`);
  await expect.poll(() => listed(page)).toEqual(["SIN-4"]);
  await go(around);
  await page.getByRole("button", { name: "All layers off" }).click();
  await heardToast(page, "All layers are off.");
  await expect.poll(() => page.locator("form input[role=switch]:checked").count()).toBe(0);
});

test("applies a shared address within a colleague's rights, and names the excluded filters", async () => {
  await withoutFunctionality("CLIENTE", "layer.collaborating");
  const hash = `${around}&layers=incidents,collaborating&client=AUR,OTH&contract=AUTO-PLUS-3`;
  theirs = await openSignedInPage(browser, product.url, "client", { map: "unpainted", hash });
  await heardToast(theirs, "Your profile does not give access to the requested layer.");
  // The name of a client outside the scope stays a code.
  await chip(theirs, "Client: Aurora Seguros, OTH").waitFor();
  await chip(theirs, "Contract: Auto Plus 3").getByText("hides 0").waitFor();
  await expect.poll(async () => (await listed(theirs)).toSorted()).toEqual(["SIN-1", "SIN-2", "SIN-6"]);
});

test("copies the current address, and offers a user without the right a way on by keyboard and mouse", async () => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const button = page.getByRole("button", { name: /^(Copy link to this view|Address copied)$/ });
  const copied = () => expect.poll(() => page.evaluate(() => navigator.clipboard.readText()));
  const handOver = async () =>
    theirs.evaluate((to) => void (location.href = to), await page.evaluate(() => navigator.clipboard.readText()));

  await go(`${around}&claim=SIN-3`);
  await page.getByRole("heading", { name: "SIN-3" }).waitFor();
  await button.click();
  await page.getByRole("status").filter({ hasText: "Address copied" }).waitFor();
  await copied().toBe(page.url());
  await handOver();
  const missing = theirs.getByText("Claim SIN-3 does not exist or your profile does not give access to it.");
  await missing.waitFor();
  expect(await accessibilityViolations(theirs)).toEqual([]);
  await theirs.getByRole("button", { name: "Close tab" }).focus();
  await theirs.keyboard.press("Enter");
  await missing.waitFor({ state: "detached" });
  await expect.poll(() => listed(theirs)).not.toHaveLength(0);

  await page.evaluate(() => void (location.hash = "#/collaborating"));
  await page.getByRole("heading", { level: 1, name: "Collaborating network" }).waitFor();
  await button.focus();
  await page.keyboard.press("Enter");
  await copied().toContain("#/collaborating");
  await handOver();
  await theirs.getByText("Your profile does not give access to this page.").waitFor();
  expect(await accessibilityViolations(theirs)).toEqual([]);
  await theirs.getByRole("link", { name: "Go to map" }).click();
  await theirs.locator("#map-list").waitFor();
  expect(theirs.pageErrors).toEqual([]);
  await theirs.context().close();
});

test("keeps the remove button of a long chip visible on a phone", async () => {
  const hash = inView(`${around}&assigned=5-30&unassigned=5-`);
  const small = await openSignedInPage(browser, product.url, "operator", { width: 390, height: 844, map: "unpainted", hash });
  await small.getByText("Map", { exact: true }).last().click();
  const long = chip(small, "Unassigned for (min)");
  await long.getByText(/^hides/).waitFor();
  const cut = await long.evaluate((button) => {
    const { left, right } = button.getBoundingClientRect();
    return [...button.querySelectorAll("svg")]
      .map((svg) => svg.getBoundingClientRect())
      .filter((sign) => sign.left < left || sign.right > right).length;
  });
  expect(cut).toBe(0);
  await long.getByLabel(/^Remove filter/).click();
  await long.waitFor({ state: "detached" });
  await small.context().close();
});

test("causes no error on any page", () => expect(page.pageErrors).toEqual([]));

/** Takes a functionality from a generic profile, as an administrator does. */
async function withoutFunctionality(profileType: string, functionality: string): Promise<void> {
  const admin = await product.signIn("admin");
  const asked = await product.graphql<{ genericProfiles: { profileType: string; functionalities: string[] }[] }>(
    "{ genericProfiles { profileType functionalities } }",
    {},
    admin,
  );
  const { functionalities } = asked.data!.genericProfiles.find((profile) => profile.profileType === profileType)!;
  const input = { profileType, functionalities: functionalities.filter((id) => id !== functionality), requiresTwoFactor: false };
  const change = "mutation($input: ChangeGenericProfileInput!) { changeGenericProfile(input: $input) { profileType } }";
  expect((await product.graphql(change, { input }, admin)).errors).toBeUndefined();
}

/** Presses Tab until an element with this role and name has the focus. */
async function tabTo(role: string, name: string): Promise<void> {
  const wanted = page.getByRole(role as "button", { name, exact: true }).first();
  for (let pressed = 0; pressed < 120; pressed++) {
    await page.keyboard.press("Tab");
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The tabulator does not reach ${role} ${name}.`);
}
