// Tasks of administrators and supervisors in the usability report that change something, by real mouse and keys, and their headings on a phone.
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestDirectory } from "../fixtures/auth/directory";
import { Hand } from "../fixtures/browser/hand";
import { launchBrowser } from "../fixtures/browser/launch";
import { openSignedInPage } from "../fixtures/browser/page";
import { startBuiltProduct, type Product } from "../fixtures/product";
import { assignedClaim, claimRecord, minutes, supplierRecord } from "../fixtures/records";

const OIDC_ROLES = JSON.stringify([{ role: "operator", profile: "OPERADOR", instances: ["ES"] }]);
const person = { sub: "u10", roles: ["operator"], preferred_username: "lukasz@corp.test", name: "Łukasz O'Connor-Núñez (ext.)" };
const DAY_MINUTES = 1_440;
const THIS_WEEK = { late: 3, onTime: 5 };

let product: Product;
let browser: Browser;

const send = async (endpoint: string, records: object[]): Promise<void> => {
  const headers = { authorization: `Bearer ${await product.key("ingest")}`, "content-type": "application/json" };
  const answer = await fetch(`${product.url}/ingest/${endpoint}`, { method: "POST", headers, body: JSON.stringify(records) });
  expect(await answer.json()).toMatchObject({ accepted: records.length, refused: [] });
};
const ask = async <T>(query: string, variables: object = {}): Promise<T> => {
  const { data, errors } = await product.graphql<T>(query, variables, await product.signIn("admin"));
  expect(errors).toBeUndefined();
  return data!;
};
/** Promised for 30 minutes, arrived this many minutes after it was assigned some days ago. */
const arrived = (id: string, daysAgo: number, after: number) =>
  assignedClaim(id, daysAgo * DAY_MINUTES, { milestones: [{ code: "C", at: minutes(after - daysAgo * DAY_MINUTES) }] });

beforeAll(async () => {
  const directory = await startTestDirectory();
  const { PUBLIC_URL: _, ...env } = directory.env;
  [product, browser] = await Promise.all([startBuiltProduct({ ...env, OIDC_ROLES }), launchBrowser()]);
  await directory.serve(product.url);
  directory.person = person;
  await ask("mutation { changeMyLanguage(input: { language: en }) { id } }");
  await send("suppliers", [supplierRecord("B-1", { tpaccprovee: "M" })]);
  await send("claims", [
    ...Array.from({ length: THIS_WEEK.late }, (_claim, n) => arrived(`LATE-${n}`, 2, 200)),
    ...Array.from({ length: THIS_WEEK.onTime }, (_claim, n) => arrived(`ON-${n}`, 2, 20)),
    ...Array.from({ length: 4 }, (_claim, n) => arrived(`BEFORE-${n}`, 9, 20)),
    claimRecord("WAITS-1", { fhocurrencia: minutes(-30), x: -3.75, y: 40.45 }),
  ]);
});
afterAll(() => product.stop());

const open = async (user: string, hash: string) => {
  const page = await openSignedInPage(browser, product.url, user, { hash: "#/map" });
  await page.evaluate((to) => void (location.hash = to), hash);
  return { page, hand: new Hand(page) };
};
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const choose = async (hand: Hand, field: Locator, option: string | RegExp): Promise<void> => {
  await hand.click(field);
  await hand.click(hand.page.getByRole("option", { name: option }));
};

test("changes the language of a user whose name in the directory has signs that typed names cannot have", async () => {
  const context = await browser.newContext({ locale: "en-GB" });
  const colleague = await context.newPage();
  await colleague.goto(`${product.url}/#/usersettings`);
  await colleague.getByRole("link", { name: "Sign in with the directory" }).click();
  await colleague.getByRole("button", { name: `Signed in as ${person.name}` }).waitFor();
  const { page, hand } = await open("admin", "#/mapfreuser");
  await hand.click(page.getByRole("link", { name: person.name }));
  await heading(page, person.name).waitFor();
  await choose(hand, page.getByRole("combobox", { name: "Language" }).or(page.getByRole("textbox", { name: "Language" })), "Français");
  await hand.press("Control+s");
  await heading(page, "Users").waitFor();
  hand.done("user of the directory changed");
  const { users } = await ask<{ users: { nodes: { name: string; language: string }[] } }>(
    "{ users(first: 50) { nodes { name language } } }",
  );
  expect(users.nodes).toContainEqual({ name: person.name, language: "fr" });
  expect(page.pageErrors).toEqual([]);
  await context.close();
});

test("creates a user by 9 clicks and Ctrl S, which the footer allows once nothing is missing", async () => {
  const { page, hand } = await open("admin", "#/mapfreuser");
  await hand.click(page.getByRole("link", { name: "New user" }));
  await heading(page, "New user").waitFor();
  // The first field has the focus; Tab leads through the others.
  await hand.type("lola");
  await hand.press("Tab");
  await hand.type("Lola Łuska");
  await hand.press("Tab");
  await hand.type("lola@example.org");
  await choose(
    hand,
    page.getByRole("combobox", { name: "Generic profile" }).or(page.getByRole("textbox", { name: "Generic profile" })),
    "Operator",
  );
  await hand.press("Control+s");
  await page.getByRole("status").filter({ hasText: "AMA instance" }).first().waitFor();
  await choose(
    hand,
    page.getByRole("combobox", { name: "AMA instances" }).or(page.getByRole("textbox", { name: "AMA instances" })),
    "España (ES)",
  );
  await hand.press("Escape");
  await hand.press("Control+s");
  await page.getByRole("row", { name: /Lola Łuska/ }).waitFor();
  expect(hand.done("user created").clicks).toBeLessThanOrEqual(9);
  expect(page.pageErrors).toEqual([]);
});

test("changes a limit after its effect, whose dialog shows its buttons without scrolling", async () => {
  const { page, hand } = await open("admin", "#/configuration/kpi?instance=ES");
  const field = page.getByRole("textbox", { name: "Unassigned delay", exact: true });
  const before = Number.parseInt(await field.inputValue());
  await hand.click(field);
  await hand.press("Control+a");
  await hand.type(String(before + 60));
  await hand.press("Control+s");
  const dialog = page.getByRole("dialog", { name: "Check the effect before saving" });
  await dialog.getByText("Open claims now").waitFor();
  await dialog.getByText(/: 1 status change, /).waitFor();
  await dialog.getByText("WAITS-1").waitFor();
  await expect.poll(() => dialog.getByText("Calculating…").count()).toBe(0);
  const save = dialog.getByRole("button", { name: "Save" });
  const box = (await save.boundingBox())!;
  expect(box.y + box.height).toBeLessThanOrEqual(768);
  await hand.click(save);
  await dialog.waitFor({ state: "hidden" });
  hand.done("limit changed");
  await expect.poll(async () => Number.parseInt(await field.inputValue())).toBe(before + 60);
  expect(page.pageErrors).toEqual([]);
});

test("saves a view as a favourite and shares it with a country, whose operator opens it", async () => {
  const shown = "#/map/claims?at=40.45,-3.75,12&layers=incidents";
  const { page, hand } = await open("supervisor", shown);
  await hand.click(page.getByRole("button", { name: "Save this view" }));
  const name = page.getByRole("dialog").getByLabel("Name");
  await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
  await hand.type("Storm");
  await hand.press("Enter");
  await page.getByRole("button", { name: "Map view: Storm" }).waitFor();
  expect(hand.done("view saved").clicks).toBe(1);
  await hand.click(page.getByRole("button", { name: "Map view actions" }));
  await hand.click(page.getByRole("menuitem", { name: "Share…" }));
  await choose(hand, page.getByRole("combobox", { name: "Share with" }), "España");
  await hand.click(page.getByRole("dialog").getByRole("button", { name: "Share" }));
  await page.getByText("The view is shared.").waitFor();
  expect(hand.done("view shared").clicks).toBeLessThanOrEqual(5);
  const operator = await open("operator", "#/map?at=1,1,5");
  await operator.hand.click(operator.page.getByRole("button", { name: /^Map view:/ }));
  await operator.hand.click(operator.page.getByRole("menuitem", { name: /^Storm/ }));
  await expect.poll(() => new URL(operator.page.url()).hash).toBe(shown);
  operator.hand.done("shared view opened");
  expect([...page.pageErrors, ...operator.page.pageErrors]).toEqual([]);
});

test("compares the arrivals on time with the week before, and lists the late claims alone", async () => {
  const { page, hand } = await open("supervisor", "#/dashboard?instance=ES");
  const tile = page.locator("[data-indicator=onTimeRate]");
  await tile.waitFor();
  await hand.press("2");
  await expect.poll(() => tile.textContent()).toContain("62.5");
  await expect.poll(() => tile.textContent()).toContain("-37.5 points vs previous period · worse");
  await hand.click(tile.getByRole("link").first());
  await hand.click(page.getByRole("link", { name: "Show claims" }));
  await heading(page, "Claims").waitFor();
  const ids = async (): Promise<string[]> =>
    (await page.locator("[role=grid] [data-row]").allTextContents())
      .map((text) => /(LATE|ON|BEFORE)-\d/.exec(text)?.[0] ?? text)
      .toSorted();
  await expect.poll(ids).toEqual(["LATE-0", "LATE-1", "LATE-2"]);
  await page
    .getByText(/^Arrived late: Yes/i)
    .first()
    .waitFor();
  expect(hand.done("late claims of the week").clicks).toBe(2);
  expect(page.pageErrors).toEqual([]);
});

describe("on a phone", () => {
  const hashes = [
    ...[
      "/dashboard?instance=ES",
      "/dashboard/kpi/onTimeRate?instance=ES",
      "/dashboard/subscriptions",
      "/incidents",
      "/mobilesupplier",
      "/bases",
    ],
    ...[
      "/collaborating",
      "/help",
      "/usersettings",
      "/mapfregenericprofile",
      "/mapfreuser",
      "/mapfreuser/new/0",
      "/userimport",
      "/localadmins",
    ],
    ...[
      "/mapfrespecificprofile",
      "/apikeys",
      "/configuration/kpi",
      "/configuration/indicator?instance=ES",
      "/configuration/reasons?instance=ES",
    ],
    ...[
      "/configuration/publicholiday?instance=ES",
      "/configuration/clientcontactlistcontract",
      "/configuration/erasure",
      "/mapfreaudit",
      "/logs",
    ],
    ...["/logs/supplierfilterlogs", "/outboxes", "/mails", "/nowhere"],
  ];
  /** Headings whose text lies outside the screen or a box that cuts it off. */
  const cutHeadings = (page: Page): Promise<string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll("h1, h2")]
        .filter((title) => title.checkVisibility() && !title.closest(".spoken"))
        .flatMap((title) => {
          const range = document.createRange();
          range.selectNodeContents(title);
          const text = range.getBoundingClientRect();
          if (text.width <= 1) return [];
          const cuts: Element[] = [document.documentElement];
          for (let box: Element | null = title; box; box = box.parentElement)
            if (getComputedStyle(box).overflowX !== "visible") cuts.push(box);
          return cuts.some((box) => {
            const { left, right } = box.getBoundingClientRect();
            return text.left < left - 1 || text.right > right + 1;
          })
            ? [`${title.textContent} ${text.left}–${text.right}`]
            : [];
        }),
    );

  test.each(["el", "tr", "fr"])("shows the heading of each page completely in %s", async (language) => {
    await ask("mutation($language: Language!) { changeMyLanguage(input: { language: $language }) { id } }", { language });
    const page = await openSignedInPage(browser, product.url, "admin", { width: 390, height: 844 });
    const cut: Record<string, string[]> = {};
    for (const hash of hashes) {
      await page.evaluate((to) => {
        document.querySelector("h1")?.setAttribute("data-seen", "");
        location.hash = `#${to}`;
      }, hash);
      await page.locator("h1:not([data-seen])").first().waitFor();
      const here = await cutHeadings(page);
      if (here.length) cut[hash] = here;
    }
    expect(cut).toEqual({});
    await page.context().close();
  });
});
