import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accessibilityViolations } from "../fixtures/browser/accessibility";
import { launchBrowser } from "../fixtures/browser/launch";
import { openPage, openSignedInPage } from "../fixtures/browser/page";
import { startBuiltProduct, type Product } from "../fixtures/product";
import { claimRecord, minutes, supplierRecord } from "../fixtures/records";

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startBuiltProduct(), launchBrowser()]);
  const key = await product.key("ingest");
  const send = async (endpoint: string, records: object[]): Promise<void> => {
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    const response = await fetch(`${product.url}/ingest/${endpoint}`, { method: "POST", headers, body: JSON.stringify(records) });
    expect(await response.json()).toMatchObject({ accepted: records.length, refused: [] });
  };
  await send("suppliers", [
    supplierRecord("B-1", { txtelefono: "+34 600 00 00 01" }),
    supplierRecord("M-1", { tpaccprovee: "MOBILE", mobile: "dev-1", x: null, y: null }),
  ]);
  const assigned = { cdprovee: "B-1", x: -3.75, y: 40.45, nbtitular: "Insured One", txmat: "0000 AAA" };
  await send("claims", [
    claimRecord("SIN-1", {
      ...assigned,
      fhasignacion: minutes(-120),
      eta: 30,
      milestones: [
        { code: "A", at: minutes(-118) },
        { code: "D", at: minutes(-20), url: "https://source.example/photo.png" },
      ],
      movements: [{ rgmovimi: 1, ecomov: "120.10" }],
    }),
    claimRecord("SIN-2", { ...assigned, x: -3.72, fhasignacion: minutes(-50), eta: 30 }),
    claimRecord("SIN-3", { ...assigned, y: 40.43, fhasignacion: minutes(-5), eta: 30 }),
    claimRecord("SIN-4", { x: null, y: null }),
    claimRecord("SIN-5", { ...assigned, y: 40.46, fhasignacion: minutes(-50), eta: 30, milestones: [{ code: "C", at: minutes(-15) }] }),
  ]);
});
afterAll(async () => {
  await product.stop();
});

const screens: [name: string, hash: string, there: string][] = [
  ["the list in view", "#/map/claims?at=40.44,-3.73,12&list=view", "#map-list button"],
  ["the list of one status", "#/map/claims?at=40.44,-3.73,12&status=plc", "[role=option][aria-selected=true]"],
  ["the list without position", "#/map/claims?at=40.44,-3.73,12&nowhere=1", "#map-list button"],
  ["a claim", "#/map/claims?at=40.44,-3.73,12&claim=SIN-1", "article header h2"],
  ["a claim's milestones", "#/map/claims?at=40.44,-3.73,12&claim=SIN-1&part=milestones", "article ol"],
  ["a supplier", "#/map/providers?at=40.44,-3.73,12&supplier=B-1", "article header h2"],
  ["a supplier's claims", "#/map/providers?at=40.44,-3.73,12&supplier=B-1&part=allocations", "article table"],
];

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"><rect width="90" height="60" fill="teal"/></svg>';
const overlays: [name: string, hash: string, button: RegExp][] = [
  ["the picture of a milestone", "#/map/claims?at=40.44,-3.73,12&claim=SIN-1&part=milestones", /^Picture: /],
  ["the sound of alarms", "#/map/claims?at=40.44,-3.73,12", /^(Alarm sound|Click anywhere on this page)/],
  ["the filters of a register", "#/incidents", /^Filters/],
];

describe("meets the accessibility rules in both themes on", () => {
  let page: Page & { pageErrors: string[] };
  beforeAll(async () => {
    page = await openSignedInPage(browser, product.url, "operator", { map: "unpainted", hash: "#/map?at=40.44,-3.73,12" });
    // The server would ask the source of the records for it.
    await page.route("**/pictures/**", (route) => route.fulfill({ contentType: "image/svg+xml", body: picture }));
  });
  afterAll(() => page.context().close());

  test("the sign-in page, after a refusal and with the hint on forgotten passwords", async () => {
    const login = await openPage(browser, product.url, { hash: "#/login" });
    await login.locator("input[autocomplete=username]").fill("nobody");
    expect(await accessibilityViolations(login)).toEqual([]);
    await login.keyboard.press("Enter");
    await login.locator("[role=alert]:not(:empty)").waitFor();
    expect(await accessibilityViolations(login)).toEqual([]);
    await login.locator("button[type=button]").last().click();
    await login.locator("[role=dialog]").waitFor();
    expect(await accessibilityViolations(login)).toEqual([]);
    await login.context().close();
  });

  test("the page of a mailed link, empty and with an acceptable password", async () => {
    const reset = await openPage(browser, product.url, { hash: "#/resetPassword?resetToken=none" });
    await reset.locator("input[autocomplete=new-password]").first().waitFor();
    expect(await accessibilityViolations(reset)).toEqual([]);
    for (const field of await reset.locator("input[autocomplete=new-password]").all()) await field.fill("Watch-tower7");
    await reset.locator("button[type=submit]").click();
    await reset.locator("[role=alert]:not(:empty)").waitFor();
    expect(await accessibilityViolations(reset)).toEqual([]);
    expect(reset.url()).not.toContain("none");
    await reset.context().close();
  });

  test("the return page of the directory until the session is open", async () => {
    const entering = await openPage(browser, product.url, { hash: "#/login" });
    await entering.locator("input[autocomplete=username]").waitFor();
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await entering.route("**/graphql", async (route) => {
      if (route.request().postData()?.includes("exchangeHandoff")) await held;
      await route.continue();
    });
    await entering.goto(`${product.url}/#/login/aad?jwt=${"x".repeat(43)}&lang=en`);
    await entering.getByRole("status").filter({ hasText: "Signing you in…" }).waitFor();
    expect(await accessibilityViolations(entering)).toEqual([]);
    answer();
    await entering.getByText("The directory sign-in could not be completed. Try again.").waitFor();
    expect(await accessibilityViolations(entering)).toEqual([]);
    await entering.context().close();
  });

  test("the page of a screen whose files fail to load", async () => {
    const broken = await openSignedInPage(browser, product.url, "operator");
    await broken.route("**/assets/*.js", (route) => route.abort());
    await broken.goto(`${product.url}/#/help`);
    await broken.getByRole("heading", { level: 1, name: "This page could not be displayed" }).waitFor();
    expect(await accessibilityViolations(broken)).toEqual([]);
    await broken.context().close();
  });

  test.each(screens)("the map with its configuration, and %s", async (_name, hash, there) => {
    await page.goto(`${product.url}/${hash}`);
    await page.locator(there).first().waitFor();
    expect(await page.locator("#configuration-title").count()).toBe(1);
    expect(await page.evaluate(() => document.documentElement.dataset["mantineColorScheme"])).toBe("dark");
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  test.each([
    ["a delay managed", "SIN-1", "d"],
    ["an arrival confirmed", "SIN-1", "r"],
    ["a completion confirmed", "SIN-5", "f"],
    ["a key refused", "SIN-5", "r"],
  ])("the dialogs of a claim's actions: %s", async (_name, id, key) => {
    await page.goto(`${product.url}/#/map/claims?at=40.44,-3.73,12&claim=${id}`);
    await page.locator("article header h2", { hasText: id }).waitFor();
    await page.locator("article [role=group] button").first().waitFor();
    await page.keyboard.press(key);
    const isRejected = key === "r" && id === "SIN-5";
    const shown = page.locator(isRejected ? ".mantine-Notification-root" : "[role=dialog]");
    await shown.first().waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    if (isRejected) return;
    // Without a reason a delay is not sent, and the field says so; the others would be.
    if (key === "d") {
      await page.locator("[role=dialog] textarea").fill("");
      await page.locator("[role=dialog] button[type=submit]").click();
      expect(await accessibilityViolations(page)).toEqual([]);
    }
    await page.keyboard.press("Escape");
    await shown.waitFor({ state: "hidden" });
  });

  // The first entry of the menu is the complaint pack.
  test.each([1, 2])("the dialogs of irreversible actions: %s", async (nth) => {
    await page.goto(`${product.url}/#/map/claims?at=40.44,-3.73,12&claim=SIN-2`);
    await page.locator("article header h2", { hasText: "SIN-2" }).waitFor();
    await page.locator("article [role=group] [aria-haspopup=menu]").click();
    await page.locator("[role=menu] [role=menuitem]").nth(nth).click();
    await page.locator("[role=dialog]").waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.locator("[role=dialog]").waitFor({ state: "hidden" });
  });

  test.each([
    ["claims", "#/incidents?claim=SIN-1", "article header h2"],
    ["mobile suppliers", "#/mobilesupplier", "[role=grid] [data-row]"],
    ["bases", "#/bases?supplier=B-1", "article header h2"],
    ["the collaborating network", "#/collaborating", "[role=grid]"],
  ])("the register of %s, with its column menu", async (_name, hash, there) => {
    await page.goto(`${product.url}/${hash}`);
    await page.locator(there).first().waitFor();
    await page.locator("[role=grid][aria-busy=false]").waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.locator("button[aria-haspopup=dialog]", { hasText: "Columns" }).click();
    await page.locator("[role=dialog] input").first().waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
  });

  test.each(overlays)("the dialog of %s", async (_name, hash, button) => {
    await page.goto(`${product.url}/${hash}`);
    await page.getByRole("button", { name: button }).first().click();
    const dialog = page.getByRole("dialog", { name: /./ });
    await dialog.waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  });

  test("all filters open, and the chips of active filters", async () => {
    const filter = "client=AUR&scheduled=no,unknown&unassigned=5-60&plannedFrom=2026-11-22T09:00Z&attributes=7";
    await page.goto(`${product.url}/#/map/claims?at=40.44,-3.73,12&${filter}`);
    await page.locator("#map-screen button", { hasText: "Client:" }).first().waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    const chips = page.locator("form li > button[title]:first-child");
    while (await chips.count()) await chips.first().click();
    const add = page.getByRole("button", { name: "Add filter" });
    while (await add.count()) {
      await add.click();
      await page.getByRole("menuitem").first().click();
    }
    await page.locator("fieldset [role=spinbutton]").first().waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: /^\+\d more$/ }).click();
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  test("the menus", async () => {
    await page.goto(`${product.url}/#/map/claims?at=40.44,-3.73,12`);
    await page.locator("article").waitFor({ state: "detached" });
    const menus = page.locator("[aria-haspopup=menu]");
    // An operator has no menu of administration.
    expect(await menus.count()).toBe(6);
    for (const menu of await menus.all()) {
      await menu.click();
      await page.locator("[role=menu]").waitFor();
      // A menu is drawn at the end of the page, in no landmark.
      expect(await accessibilityViolations(page, "region")).toEqual([]);
      await page.keyboard.press("Escape");
      await page.locator("[role=menu]").waitFor({ state: "hidden" });
    }
  });

  test("a claim's movements, visible to a supervisor", async () => {
    const hash = "#/map/claims?at=40.44,-3.73,12&claim=SIN-1&part=economic";
    const supervised = await openSignedInPage(browser, product.url, "supervisor", { hash });
    await supervised.locator("article table").waitFor();
    expect(await accessibilityViolations(supervised)).toEqual([]);
    await supervised.context().close();
  });

  test("the list of alarms and its forms", async () => {
    await page.goto(`${product.url}/#/map/claims?at=40.44,-3.73,12`);
    await page.getByRole("button", { name: /open alarms?/ }).click();
    const list = page.getByRole("dialog", { name: "Alarms" });
    await list.getByRole("listitem").first().waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    // Without a reason nothing is snoozed, and the field says so.
    await page.keyboard.press("s");
    await list.locator("form button[type=submit]").click();
    await list.getByText("Enter a reason of at least 3 characters.").waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.keyboard.press("p");
    await list.getByLabel("Note").waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await list.waitFor({ state: "hidden" });
  });

  test("the sheet of keys", async () => {
    await page.locator("footer button", { hasText: "?" }).click();
    await page.locator("[role=dialog]").waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.locator("[role=dialog]").waitFor({ state: "hidden" });
  });

  test("the configuration over the map in a narrow window", async () => {
    await page.setViewportSize({ width: 1100, height: 700 });
    await page.goto(`${product.url}/#/map/claims?at=40.44,-3.73,12`);
    await page.getByRole("button", { name: "Show configuration" }).click();
    await page.locator("#configuration-title").waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  test.each(["#/nowhere", "#/help"])("the page at %s: not found, and the help", async (hash) => {
    await page.goto(`${product.url}/${hash}`);
    await page.locator("main h1").waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  test("without an error on any page", () => expect(page.pageErrors).toEqual([]));
});

test.each([
  ["dark", "#444"],
  ["light", "#bbb"],
])("reports a hardly readable text in the %s theme", async (theme, colour) => {
  const page = await openPage(browser, product.url, { hash: "#/login" });
  await page.locator("input[type=password]").waitFor();
  // As an own script could; the page's policy allows no external style sheet.
  await page.evaluate(
    (given) => document.querySelectorAll<HTMLElement>("label").forEach((label) => label.style.setProperty("color", given, "important")),
    colour,
  );
  const found = await accessibilityViolations(page);
  expect(found.join()).toContain("color-contrast");
  expect(found.some((one) => one.startsWith("not in the dark theme"))).toBe(theme === "light");
  await page.context().close();
});
