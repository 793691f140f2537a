// The shell on the built product: every entry of its menus, the way back, the keys, an address that is none, and a visit that is registered.
import type { Browser, Page, Route } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { accessibilityViolations } from "../fixtures/browser/accessibility";
import { addressesOfSpecification } from "../fixtures/browser/addresses";
import { baseOfLate, lateClaim } from "../fixtures/browser/claim";
import { launchBrowser } from "../fixtures/browser/launch";
import { openPage, openSignedInPage } from "../fixtures/browser/page";
import { startBuiltProduct, type Product } from "../fixtures/product";

let product: Product;
let browser: Browser;
let page: Page & { pageErrors: string[] };

beforeAll(async () => {
  [product, browser] = await Promise.all([startBuiltProduct(), launchBrowser()]);
  const headers = { authorization: `Bearer ${await product.key("ingest")}`, "content-type": "application/json" };
  for (const [endpoint, records] of [
    ["suppliers", [baseOfLate]],
    ["claims", [lateClaim("SIN-2026-1001"), lateClaim("SIN-2026-1002")]],
  ] as const)
    await fetch(`${product.url}/ingest/${endpoint}`, { method: "POST", headers, body: JSON.stringify(records) });
  page = await openSignedInPage(browser, product.url, "admin", { map: "unpainted" });
});
afterAll(async () => {
  expect(page.pageErrors).toEqual([]);
  await product.stop();
});

const go = (hash: string) => page.evaluate((to) => void (location.hash = to), hash);
const isCalled = (title: string) => expect.poll(() => page.title()).toBe(`${title} · Atalaya`);
const heading = (name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const rail = () => page.getByRole("navigation", { name: "Screens" });
const menu = () => page.getByRole("menu");
/** Opens the menu of the button that has the keyboard, goes down to an entry and takes it. */
async function choose(name: string): Promise<void> {
  await page.keyboard.press("Enter");
  await menu().waitFor();
  const here = () => menu().locator(":focus").allTextContents();
  for (let steps = 0; (await here())[0] !== name; steps++) {
    expect(steps).toBeLessThan(20);
    await page.keyboard.press("ArrowDown");
  }
  await page.keyboard.press("Enter");
}
const administration = () => rail().getByRole("link", { name: "Administration" });
const adminPages = () => page.getByRole("navigation", { name: "Administration" });

// Specification section 2, "Menu entries", with those of later readings.
const inRail = ["Claims", "Mobile suppliers", "Supplier bases", "Collaborating network", "Dashboard"];
const groups = {
  Permissions: ["Generic profiles", "Users", "Local administrators", "Specific profiles", "API keys", "Webhooks"],
  Configuration: [
    "KPI configuration",
    "Indicator configuration",
    "Action reasons",
    "Public holidays",
    "Client contact lists",
    "Data erasure",
  ],
  Logs: ["Audit log", "API errors", "Supplier-filter service calls", "Outgoing calls", "Sent e-mails"],
  Developers: ["API sandbox"],
};
const screens = [...groups.Permissions, ...groups.Configuration, ...groups.Logs];

describe("the menu", () => {
  test("has the map, the tables of its layers, and administration in its groups", async () => {
    expect(await rail().getByRole("link").allTextContents()).toEqual(["Map", ...inRail, "Administration", "Help"]);
    await administration().click();
    await heading(screens[0]!).waitFor();
    const entries = adminPages().locator("p, a");
    await expect.poll(() => entries.allTextContents()).toEqual(Object.entries(groups).flatMap(([name, pages]) => [name, ...pages]));
  });

  test("leads to each page and back by mouse", async () => {
    for (const name of inRail) {
      await rail().getByRole("link", { name, exact: true }).click();
      await heading(name).waitFor();
      await isCalled(name);
      expect(await rail().locator("[aria-current=page]").textContent()).toBe(name);
    }
    await administration().click();
    for (const name of screens) {
      await adminPages().getByRole("link", { name, exact: true }).click();
      await heading(name).waitFor();
      await isCalled(name);
      expect(await adminPages().locator("[aria-current=page]").textContent()).toBe(name);
      const widths = await page.evaluate(() =>
        ["main", "[role=grid] thead th:first-child"].map((part) => document.querySelector(part)?.getBoundingClientRect().width ?? 0),
      );
      expect([name, widths[0]! <= 1280, widths[1]! <= 260]).toEqual([name, true, true]);
    }
    await rail()
      .getByRole("button", { name: /^Signed in as/ })
      .click();
    await menu().getByRole("menuitem", { name: "User account" }).click();
    await isCalled("User account");
    await rail()
      .getByRole("button", { name: /^Signed in as/ })
      .click();
    await menu().getByRole("menuitem", { name: "Back" }).click();
    await heading(screens.at(-1)!).waitFor();
    await rail().getByRole("link", { name: "Map" }).click();
    await isCalled("Map");
  });

  test("leads to each page and back by the keyboard alone", async () => {
    await rail().getByRole("link", { name: "Map" }).focus();
    for (const name of inRail) {
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await heading(name).waitFor();
    }
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await heading(screens[0]!).waitFor();
    await adminPages().getByRole("link").first().focus();
    for (const name of screens) {
      await page.keyboard.press("Enter");
      await heading(name).waitFor();
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name);
      await page.keyboard.press("Tab");
    }
    await administration().focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await choose("Back");
    await heading(screens.at(-2)!).waitFor();
  });
});

test("shows an accessible screen at every address of the specification, with existing forms and log rows", async () => {
  const bearer = await product.signIn("admin");
  const ask = async <T>(query: string): Promise<T> => {
    const { data, errors } = await product.graphql<T>(query, {}, bearer);
    expect([query, errors]).toEqual([query, undefined]);
    return data!;
  };
  const claimId = "SIN-2026-1002";
  await ask(
    "mutation { setSimulator(input: { integration: ASSISTANCE, rejections: [{ code: ARRIVAL_ALREADY_NOTIFIED }] }) { integration } }",
  );
  const arrival = `mutation { confirmArrival(input: { claimId: "${claimId}", at: "${new Date().toISOString()}", requestId: "walked-over" }) { id } }`;
  await product.graphql(arrival, {}, await product.signIn("operator"));
  await ask(`{ supplierFilter(input: { claimId: "${claimId}" }) { callId } }`);
  const ids = await ask<Record<string, { nodes: { id: string }[] }>>(
    `{ users(first: 1) { nodes { id } } specificProfiles(first: 1) { nodes { id } } auditEntries(first: 1) { nodes { id } }
       apiErrors(first: 1) { nodes { id } } supplierFilterCalls(first: 1) { nodes { id } } contactLists(first: 1) { nodes { id } } }`,
  );
  const id = (list: string): string => ids[list]!.nodes[0]!.id;
  const gone = page.getByText(/does not exist|Page not found|This is not built/);
  for (const [hash, title] of addressesOfSpecification(id)) {
    await go(`#${hash}`);
    await expect.poll(() => page.title(), { message: hash }).toMatch(new RegExp(`${title} · Atalaya$`));
    await page
      .locator(title === "Map" ? "#map-list" : "main h1")
      .first()
      .waitFor();
    await expect.poll(() => page.locator("main [aria-busy=true]").count(), { message: hash }).toBe(0);
    expect([hash, await gone.count(), await page.getByRole("alert").filter({ hasText: /\S/ }).allTextContents()]).toEqual([hash, 0, []]);
    // the map's are those of accessibility.test.ts
    if (title !== "Map") expect([hash, await accessibilityViolations(page)]).toEqual([hash, []]);
  }
  const stranger = await openPage(browser, product.url, { hash: "#/resetPassword" });
  for (const [hash, name] of [
    ["#/resetPassword", "New password"],
    // Without a code it leads back to the form.
    ["#/login/aad?error=denied", "Atalaya"],
    ["#/login", "Atalaya"],
  ] as const) {
    await stranger.evaluate((to) => void (location.hash = to), hash);
    await stranger.getByRole("heading", { level: 1, name }).waitFor();
  }
  expect(stranger.pageErrors).toEqual([]);
  await stranger.context().close();
});

describe("the tour of the map", () => {
  const prefers = async (tourLeft: boolean | null, user = "supervisor"): Promise<void> => {
    const query = "mutation($left: Boolean) { changeMyPreferences(input: { tourLeft: $left }) { id } }";
    await product.graphql(query, { left: tourLeft }, await product.signIn(user));
  };
  const card = (of: Page) => of.locator("[role=dialog][data-keeps-characters]", { hasText: /\d of \d/ });
  const titles = ["Worklist", "Search and commands", "Claim detail", "Alarms", "Help"];

  test("shows its five steps by the keyboard to a new user, and afterwards only from the help", async () => {
    await prefers(null);
    const newcomer = await openSignedInPage(browser, product.url, "supervisor");
    const isAt = (step: number) => expect.poll(() => card(newcomer).getByRole("heading").textContent()).toBe(titles[step]);
    await isAt(0);
    expect(await accessibilityViolations(newcomer)).toEqual([]);
    for (const key of ["Enter", "ArrowRight", "ArrowDown"]) await newcomer.keyboard.press(key);
    await isAt(3);
    await newcomer.keyboard.press("ArrowLeft");
    await isAt(2);
    await newcomer.locator("[role=option]").first().click();
    await newcomer.getByRole("button", { name: "Next" }).click();
    await newcomer.getByRole("button", { name: "Next" }).click();
    await isAt(4);
    await newcomer.getByRole("button", { name: "Done" }).click();
    await card(newcomer).waitFor({ state: "detached" });
    await expect.poll(tourLeft).toBe(true);
    await newcomer.reload();
    await newcomer.locator("#map-list").waitFor();
    await newcomer.goto(`${product.url}/#/help`);
    await newcomer.getByRole("button", { name: "Start the tour" }).click();
    await isAt(0);
    await newcomer.keyboard.press("Escape");
    await card(newcomer).waitFor({ state: "detached" });
    expect(newcomer.pageErrors).toEqual([]);
    await newcomer.context().close();
  });

  const tourLeft = async (): Promise<boolean | null> => {
    const { data } = await product.graphql<{ myAccount: { preferences: { tourLeft: boolean | null } } }>(
      "{ myAccount { preferences { tourLeft } } }",
      {},
      await product.signIn("supervisor"),
    );
    return data!.myAccount.preferences.tourLeft;
  };
});

describe("the sheet of keys", () => {
  beforeEach(() => go("#/incidents").then(() => heading("Claims").waitFor()));
  const sheet = () => page.getByRole("dialog", { name: "Keyboard shortcuts" });

  test("opens by ? with the keys of the screen in front, and closes by Escape", async () => {
    await rail().getByRole("link", { name: "Claims" }).focus();
    await page.keyboard.press("?");
    await sheet().getByText("Show keyboard shortcuts").waitFor();
    await page.keyboard.press("Escape");
    await sheet().waitFor({ state: "hidden" });
    await go("#/map");
    await page.locator("#map-list").waitFor();
    await page.keyboard.press("?");
    await sheet().getByText("Close the list of a place, or go from a detail back to the list").waitFor();
    await page.keyboard.press("Escape");
    await sheet().waitFor({ state: "hidden" });
  });

  test("opens from the footer, too", async () => {
    await page
      .locator("footer")
      .getByRole("button", { name: /^Keyboard shortcuts/ })
      .click();
    await sheet().getByText("Show keyboard shortcuts").waitFor();
    await sheet().getByRole("button").first().click();
    await sheet().waitFor({ state: "hidden" });
  });
});

test("shows a message and links back and to the map at an unknown address", async () => {
  await go("#/usersettings");
  await isCalled("User account");
  await go("#/nowhere");
  await heading("Page not found").waitFor();
  await isCalled("Page not found");
  await page.getByRole("button", { name: "Back" }).click();
  await isCalled("User account");
  await go("#/map/claims/more");
  await heading("Page not found").waitFor();
  await page.getByRole("link", { name: "Go to start page" }).focus();
  await page.keyboard.press("Enter");
  await page.locator("#map-list").waitFor();
  await isCalled("Map");
});

test("registers a visit when a claim opens, and reports a failure for ten seconds", async () => {
  const visitors = async (id: string): Promise<string[]> => {
    const query = "query($id: ID!) { claim(id: $id) { visits { actor { name } } } }";
    const { data } = await product.graphql<{ claim: { visits: { actor: { name: string } }[] } }>(
      query,
      { id },
      await product.signIn("admin"),
    );
    return data!.claim.visits.map(({ actor }) => actor.name);
  };
  await go("#/map/claims?claim=SIN-2026-1001");
  await isCalled("1001 · Map");
  await expect.poll(() => visitors("SIN-2026-1001")).toHaveLength(1);

  const errors = [{ message: "", path: ["registerVisit"], extensions: { code: "VISIT_NOT_REGISTERED" } }];
  const reject = (route: Route) =>
    route.request().postData()?.includes("mutation RegisterVisit")
      ? route.fulfill({ contentType: "application/json", body: JSON.stringify({ data: null, errors }) })
      : route.continue();
  await page.route("**/graphql", reject);
  await go("#/map/claims?claim=SIN-2026-1002");
  const message = page.getByRole("alert").filter({ hasText: "The visit to the claim could not be registered." });
  await message.waitFor();
  await page.getByRole("heading", { name: "1002" }).waitFor();
  expect(await visitors("SIN-2026-1002")).toEqual([]);
  await page.unroute("**/graphql", reject);
});
