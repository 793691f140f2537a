// The operator's tasks of the usability report, by real mouse and keys: what the user sees at the end of each.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Hand } from "../fixtures/browser/hand";
import { launchBrowser } from "../fixtures/browser/launch";
import { heardToast, openSignedInPage } from "../fixtures/browser/page";
import { startBuiltProduct, type Product } from "../fixtures/product";
import { claimRecord, minutes, supplierRecord } from "../fixtures/records";

let product: Product;
let browser: Browser;

const send = async (endpoint: string, records: object[]): Promise<void> => {
  const headers = { authorization: `Bearer ${await product.key("ingest")}`, "content-type": "application/json" };
  const answer = await fetch(`${product.url}/ingest/${endpoint}`, { method: "POST", headers, body: JSON.stringify(records) });
  expect(await answer.json()).toMatchObject({ accepted: records.length, refused: [] });
};
/** Promised for half an hour after it was assigned: 70 minutes late. */
const late = (id: string, more: object = {}) =>
  claimRecord(id, { cdprovee: "B-1", fhocurrencia: minutes(-110), fhasignacion: minutes(-100), eta: 30, x: -3.75, y: 40.45, ...more });
const inPorto = { cdama: "PT", x: -8.61, y: 41.15, nbciudad: "Porto" };

beforeAll(async () => {
  [product, browser] = await Promise.all([startBuiltProduct(), launchBrowser()]);
  const near = { tpaccprovee: "BASES", x: -3.74, y: 40.44 };
  await send("suppliers", [
    supplierRecord("B-1", { tpaccprovee: "M", x: -3.9, y: 40.6 }),
    supplierRecord("M-LOST", { tpaccprovee: "MOBILE", mobile: "lost-1", x: -3.9, y: 40.5, fhposiciongmt: minutes(-58) }),
    ...[1, 2, 3].map((n) => supplierRecord(`NEAR-${n}`, { ...near, nbprovee: `Grúas ${n}`, txtelefono: "+44 (0)20 7946 0958" })),
  ]);
  await send("claims", [
    late("ES-2026-0001", { nbtitular: "Ana Uno", txmat: "1234 BCD", txtelefonoaseg: "‪+34 600‑112‑233‬" }),
    claimRecord("PT-2026-0001", { ...inPorto, nbtitular: "Rui Dois", fhocurrencia: minutes(-5) }),
    late("LATE-1001", { txobserva: "1. call\n2. key is at the bar\n\nTel. 600112233" }),
    claimRecord("LOST-2001", { cdprovee: "M-LOST", fhocurrencia: minutes(-80), fhasignacion: minutes(-70), eta: 30, x: -3.75, y: 40.45 }),
  ]);
});
afterAll(() => product.stop());

const open = async (options: { hash?: string; width?: number; height?: number } = {}) => {
  const page = await openSignedInPage(browser, product.url, "operator", { hash: "#/map?at=40.45,-3.75,9&list=needs", ...options });
  return { page, hand: new Hand(page) };
};
/** The claim's name: what follows its last hyphen where no other claim on the page has it. */
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const article = (page: Page) => page.locator("article").first();

test("finds a claim by number among two of one short name", async () => {
  const { page, hand } = await open();
  await hand.press("Control+k");
  await hand.type("0001");
  const options = page.locator("[role=dialog] [role=option]");
  await expect.poll(async () => (await options.allTextContents()).filter((text) => text.includes("2026-0001")).length).toBe(2);
  const names = (await options.allTextContents()).map((text) => /[A-Z]{2}-2026-0001/.exec(text)?.[0]);
  expect(names.slice(0, 2).toSorted()).toEqual(["ES-2026-0001", "PT-2026-0001"]);
  if (names[0] !== "ES-2026-0001") await hand.press("ArrowDown");
  await hand.press("Enter");
  await expect.poll(() => article(page).textContent()).toContain("Ana Uno");
  expect(hand.done("claim by number").keys).toBeLessThanOrEqual(8);
  // The dialog that cannot be undone names the claim in full.
  await hand.click(page.getByRole("button", { name: "More actions" }));
  await hand.click(page.getByRole("menuitem", { name: "Cancel service" }));
  await expect.poll(() => page.getByRole("dialog").textContent()).toContain("ES-2026-0001");
  hand.done("dialog of a cancellation");
  expect(page.pageErrors).toEqual([]);
});

test("finds a claim by plate and by a phone that is stored with invisible signs", async () => {
  const { page, hand } = await open();
  for (const text of ["1234 bcd", "600 112 233", "+34 (600) 112-233"]) {
    await hand.press("Control+k");
    await hand.type(text);
    await expect.poll(() => page.locator("[role=dialog] [role=option]").first().textContent()).toContain("ES-2026-0001");
    await hand.press("Enter");
    // The claim is already open the second time, and Ctrl K would close the palette.
    await page.locator("[role=dialog] [role=combobox]").waitFor({ state: "hidden" });
    await expect.poll(() => article(page).textContent()).toContain("Ana Uno");
    hand.done(`claim by ${text}`);
  }
});

describe("the most urgent claim", () => {
  test("is opened by Space after Acknowledge was clicked, which acknowledges no second alarm", async () => {
    const { page, hand } = await open();
    const bar = page.locator("header").getByRole("button", { name: /alarm/i }).first();
    await expect.poll(() => bar.textContent()).toMatch(/^\d+ open alarm/);
    const acknowledged = async (): Promise<number> => {
      const token = await product.signIn("supervisor");
      const { data } = await product.graphql<{ auditEntries: { nodes: { action: string }[] } }>(
        "{ auditEntries(first: 100) { nodes { action } } }",
        {},
        token,
      );
      return data!.auditEntries.nodes.filter(({ action }) => action === "alarm.acknowledge").length;
    };
    await hand.click(page.getByRole("button", { name: /^Acknowledge/ }).first());
    await expect.poll(acknowledged).toBe(1);
    await hand.press(" ");
    await article(page).getByRole("heading", { level: 2 }).waitFor();
    const first = await article(page).getByRole("heading", { level: 2 }).textContent();
    await hand.press(" ");
    await expect.poll(() => article(page).getByRole("heading", { level: 2 }).textContent()).not.toBe(first);
    expect(await acknowledged()).toBe(1);
    hand.done("Space after Acknowledge");
    // An undo takes back what was acknowledged.
    await hand.press("z");
    await expect.poll(() => bar.textContent()).toMatch(/^2 open alarms/);
  });

  test("is handled by Space, D, a reason's digit and Ctrl Enter, and undone by Z", async () => {
    const { page, hand } = await open();
    await expect.poll(() => page.getByRole("button", { name: /^To do/ }).textContent()).toMatch(/To do [1-9]/);
    await hand.press(" ");
    await article(page).getByRole("heading", { level: 2 }).waitFor();
    await hand.press("d");
    const dialog = page.getByRole("dialog");
    await expect.poll(() => dialog.getByRole("textbox", { name: "Reason" }).inputValue()).toBe("");
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain("1");
    await hand.press("2");
    await expect.poll(() => dialog.getByRole("textbox", { name: "Reason" }).inputValue()).not.toBe("");
    await hand.press("Control+Enter");
    await page.locator("article header [data-status=MANAGED]").first().waitFor();
    expect(hand.done("most urgent claim handled").keys).toBeLessThanOrEqual(4);
    await hand.press("z");
    await page
      .locator("article header [data-status=PENDING_ARRIVAL_CRITICAL], article header [data-status=PENDING_ARRIVAL_DELAYED]")
      .first()
      .waitFor();
    hand.done("undone");
  });
});

test("shows who could be sooner than a lost vehicle, with one number to call", async () => {
  const { page, hand } = await open({ hash: "#/map/claims?claim=LOST-2001" });
  await heading(page, "2001").waitFor();
  await expect.poll(() => article(page).textContent()).toMatch(/last position \d\d:\d\d/);
  await page.getByText("Faster suppliers").waitFor();
  await page.getByText("Grúas 1").first().waitFor();
  expect(await article(page).textContent()).not.toContain("No other supplier would arrive sooner");
  const call = article(page).locator("a[href^='tel:']").first();
  expect(await call.getAttribute("href")).toBe("tel:+442079460958");
  hand.done("who could be sooner");
});

test("reads the notes of a claim line by line", async () => {
  const { page } = await open({ hash: "#/map/claims?claim=LATE-1001" });
  const notes = article(page).locator("dd", { hasText: "key is at the bar" });
  await notes.waitFor();
  expect((await notes.innerText()).split("\n").map((line) => line.trim())).toEqual([
    "1. call",
    "2. key is at the bar",
    "",
    "Tel. 600112233",
  ]);
});

test("narrows the map to a country by mouse, as the address says", async () => {
  const { page, hand } = await open({ hash: "#/map/claims?at=40.6,-5.5,6&list=view" });
  const rows = () => page.locator("#map-list button").allTextContents();
  await expect.poll(async () => (await rows()).join()).toContain("PT-2026-0001");
  await hand.click(page.getByRole("button", { name: "Add filter" }));
  await hand.click(page.getByRole("menuitem", { name: "AMA instance" }));
  await hand.click(page.getByRole("option", { name: /^Portugal/ }));
  await hand.click(page.getByRole("button", { name: "Apply" }));
  await expect.poll(async () => (await rows()).length).toBe(1);
  expect(decodeURIComponent(page.url())).toContain("instance=PT");
  hand.done("country filter");
});

test.each([
  [1366, 768],
  [1920, 1080],
])("keeps the tab of each claim that Space opens in view at %i × %i", async (width, height) => {
  const { page, hand } = await open({ width, height });
  await expect.poll(() => page.getByRole("button", { name: /^To do/ }).textContent()).toMatch(/To do [3-9]/);
  for (let n = 0; n < 4; n++) {
    await hand.press(" ");
    await article(page).waitFor();
    await expect
      .poll(() =>
        page.getByRole("navigation", { name: "List and open details" }).evaluate((nav) => {
          const list = nav.querySelector("ul")!.getBoundingClientRect();
          const tab = nav.querySelector("[data-shown=true]")!.getBoundingClientRect();
          return tab.width > 60 && tab.left >= list.left - 1 && tab.right <= list.right + 1;
        }),
      )
      .toBe(true);
  }
  hand.done("claims opened one after the other");
});

test("says that an address has more than 20 tabs, and opens the first 20", async () => {
  const ids = Array.from({ length: 25 }, (_, n) => `&open=c:MANY-${n}`).join("");
  const { page } = await open();
  await page.goto(`${product.url}/#/map/claims?at=40.45,-3.75,9${ids}`);
  await heardToast(page, "The address contains more than 20 tabs. The first 20 were opened.");
  await page.getByRole("button", { name: "20 open tabs" }).waitFor();
});
