// The shell on the built product: every entry of its menus, the way back, the keys, an address that is none, and a visit that is registered.
import type { Browser, Page, Route } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { baseOfLate, lateClaim } from "../fixtures/browser/claim";
import { launchBrowser } from "../fixtures/browser/launch";
import { openSignedInPage } from "../fixtures/browser/page";
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
  page = await openSignedInPage(browser, product.url, "admin");
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
const administration = () => rail().getByRole("button", { name: "Administration" });

// Specification section 2, "Menu entries", with those of later readings.
const inRail = ["Claims", "Mobile suppliers", "Supplier bases", "Collaborating network", "Dashboard"];
const groups = {
  Permissions: ["Generic profiles", "Users", "Local administrators", "Specific profiles", "API keys"],
  Configuration: ["KPI configuration", "Indicator configuration", "Reasons of actions", "Public holidays", "Client contact lists"],
  Logs: ["Audit of actions", "API errors", "Supplier-filter service calls", "Outboxes", "Mail outbox"],
  Developers: ["API sandbox"],
};
const screens = [...groups.Permissions, ...groups.Configuration, ...groups.Logs];

describe("the menu", () => {
  test("has the map, the tables of its layers, and administration in its groups", async () => {
    expect(await rail().getByRole("link").allTextContents()).toEqual(["Map", ...inRail, "Help"]);
    await administration().click();
    const entries = menu().locator(".mantine-Menu-label, [role=menuitem]");
    await expect.poll(() => entries.allTextContents()).toEqual(Object.entries(groups).flatMap(([name, pages]) => [name, ...pages]));
    await page.keyboard.press("Escape");
    await menu().waitFor({ state: "detached" });
  });

  test("leads with the mouse to each of them, and back", async () => {
    for (const name of inRail) {
      await rail().getByRole("link", { name, exact: true }).click();
      await heading(name).waitFor();
      await isCalled(name);
      expect(await rail().locator("[aria-current=page]").textContent()).toBe(name);
    }
    for (const name of screens) {
      await administration().click();
      await menu().getByRole("menuitem", { name, exact: true }).click();
      await heading(name).waitFor();
      await isCalled(name);
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

  test("leads there by the keyboard alone, and back", async () => {
    await rail().getByRole("link", { name: "Map" }).focus();
    for (const name of inRail) {
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await heading(name).waitFor();
    }
    await page.keyboard.press("Tab");
    for (const name of screens) {
      await choose(name);
      await heading(name).waitFor();
      await administration().focus();
    }
    // The help stands between.
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await choose("Back");
    await heading(screens.at(-2)!).waitFor();
  });
});

describe("the sheet of keys", () => {
  beforeEach(() => go("#/incidents").then(() => heading("Claims").waitFor()));
  const sheet = () => page.getByRole("dialog", { name: "Keys" });

  test("opens with ? and says those of the screen in front; Escape closes it", async () => {
    await rail().getByRole("link", { name: "Claims" }).focus();
    await page.keyboard.press("?");
    await sheet().getByText("These keys").waitFor();
    await page.keyboard.press("Escape");
    await sheet().waitFor({ state: "hidden" });
    await go("#/map");
    await page.locator("#map-list").waitFor();
    await page.keyboard.press("?");
    await sheet().getByText("Close the list of a place; back from a detail to the list").waitFor();
    await page.keyboard.press("Escape");
    await sheet().waitFor({ state: "hidden" });
  });

  test("opens from the footer, too", async () => {
    await page.locator("footer").getByRole("button", { name: /^Keys/ }).click();
    await sheet().getByText("These keys").waitFor();
    await sheet().getByRole("button").first().click();
    await sheet().waitFor({ state: "hidden" });
  });
});

test("an address that the product does not have says so and has two ways on: back, and to the map", async () => {
  await go("#/usersettings");
  await isCalled("User account");
  await go("#/nowhere");
  await heading("Page not found").waitFor();
  await isCalled("Page not found");
  await page.getByRole("button", { name: "Back" }).click();
  await isCalled("User account");
  await go("#/map/claims/more");
  await heading("Page not found").waitFor();
  await page.getByRole("link", { name: "Go home" }).focus();
  await page.keyboard.press("Enter");
  await page.locator("#map-list").waitFor();
  await isCalled("Map");
});

test("a claim that is opened registers a visit; one that is not registered says so for ten seconds", async () => {
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
