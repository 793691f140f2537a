// The register of claims on the built product: read to its end and back, sorted, arranged, looked into, on the map and back, acted on.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accessibilityViolations } from "../fixtures/browser/accessibility";
import { baseOfLate, lateClaim } from "../fixtures/browser/claim";
import { launchBrowser } from "../fixtures/browser/launch";
import { openSignedInPage } from "../fixtures/browser/page";
import { startBuiltProduct, type Product } from "../fixtures/product";
import { claimRecord } from "../fixtures/records";

let product: Product;
let browser: Browser;
let page: Page & { pageErrors: string[] };
const CLAIMS = 1_000;
const numberOf = (n: number): string => `SIN-${2_000 + n}`;

beforeAll(async () => {
  [product, browser] = await Promise.all([startBuiltProduct(), launchBrowser()]);
  const headers = { authorization: `Bearer ${await product.key("ingest")}`, "content-type": "application/json" };
  const claims = Array.from({ length: CLAIMS }, (_, n) => claimRecord(numberOf(n), { txmat: `P-${n % 2}`, x: -3.7, y: 40.4 }));
  const answer = await fetch(`${product.url}/ingest/claims`, { method: "POST", headers, body: JSON.stringify(claims) });
  expect(await answer.json()).toMatchObject({ accepted: CLAIMS });
  page = await openSignedInPage(browser, product.url, "supervisor", { hash: "#/map" });
});
afterAll(() => product.stop());

const open = (search: string) => page.evaluate((to) => void (location.hash = to), `#/incidents${search}`);
const rows = () => page.locator("[role=grid] tr[data-row]");
const made = () =>
  rows().evaluateAll((all) =>
    all.map((row) => ({ at: Number(row.getAttribute("data-row")), id: row.querySelector("td [title]")?.getAttribute("title") })),
  );
const heads = () => page.getByRole("columnheader").allTextContents();

test("reads a thousand rows to the end and back by the keyboard, each in its place", async () => {
  await open("?columns=id,plate&sort=id");
  await rows().first().waitFor();
  await rows().first().focus();
  const seen = new Map<number, string>();
  for (let last = -1; last < CLAIMS - 1;) {
    for (const { at, id } of await made()) seen.set(at, id!);
    await page.keyboard.press("End");
    await expect.poll(async () => Math.max(...(await made()).map(({ at }) => at))).toBeGreaterThan(last);
    last = Math.max(...(await made()).map(({ at }) => at));
  }
  for (const { at, id } of await made()) seen.set(at, id!);
  for (const [at, id] of seen) expect([at, id]).toEqual([at, numberOf(at)]);
  expect(seen.get(CLAIMS - 1)).toBe(numberOf(CLAIMS - 1));
  await page.keyboard.press("Home");
  await expect.poll(async () => (await made())[0]).toEqual({ at: 0, id: numberOf(0) });
  await page.keyboard.press("PageDown");
  for (const { at, id } of await made()) expect(id).toBe(numberOf(at));
});

test("sorts by two columns with the mouse, also in the address, and shows a row's detail without leaving", async () => {
  await page.getByRole("button", { name: /^Plate/ }).click();
  await page.getByRole("button", { name: /^Claim/ }).click({ modifiers: ["Shift"] });
  await expect.poll(async () => (await made()).slice(0, 2).map(({ id }) => id)).toEqual([numberOf(0), numberOf(2)]);
  expect(decodeURIComponent(page.url())).toContain("sort=plate,id");
  await rows().nth(1).click();
  const drawer = page.getByRole("complementary", { name: "Row detail" });
  await drawer.locator(`a[href$="claim=${numberOf(2)}"]`).waitFor();
  await drawer.locator("article header h2").waitFor();
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "detached" });
});

test("keeps chosen and resized columns in another browser", async () => {
  await open("");
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("textbox", { name: "Search columns" }).fill("cover");
  await page.getByRole("checkbox", { name: "Cover", exact: true }).check();
  await page.getByRole("button", { name: "Make Cover wider" }).click();
  await expect.poll(heads).toContain("Cover");
  const kept = async (): Promise<unknown> =>
    (
      await product.graphql<{ myAccount: { listLayouts: unknown[] } }>(
        "{ myAccount { listLayouts { list } } }",
        {},
        await product.signIn("supervisor"),
      )
    ).data!.myAccount.listLayouts;
  await expect.poll(kept).toEqual([{ list: "CLAIMS" }]);
  const other = await openSignedInPage(browser, product.url, "supervisor", { hash: "#/map" });
  await other.goto(`${product.url}/#/incidents`);
  await other.getByRole("columnheader", { name: "Cover" }).waitFor();
  await other.context().close();
  await page.keyboard.press("Escape");
});

test("filters columns in their headers by the keyboard, restores them from the address, and removes one by its chip", async () => {
  await open("?columns=id,plate,assignedAt,promisedMinutes&sort=id");
  await rows().first().waitFor();
  const total = (): Promise<string | null> => page.getByRole("status").filter({ hasText: "entries" }).textContent();
  await page.getByRole("button", { name: "Plate", exact: true }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Filter by: Plate" }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  // The field has the focus.
  await page.keyboard.type("p-1");
  await page.keyboard.press("Enter");
  await expect.poll(total).toBe("500 entries");
  await page.getByRole("button", { name: "Filter by: Claim" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.type("-20");
  await page.keyboard.press("Enter");
  await expect.poll(total).toBe("50 entries");
  expect(decodeURIComponent(page.url())).toContain("column.plate=~p-1&column.id=~-20");
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.reload();
  await expect.poll(total).toBe("50 entries");
  await page.getByRole("button", { name: "Remove filter: Plate" }).click();
  await expect.poll(total).toBe("100 entries");
  await open("");
});

test("passes its filter to the map and back by one click each, and announces a new claim", async () => {
  await open("?service=GRU");
  await page.getByRole("link", { name: "Show on map" }).click();
  await page.locator("#map-list").waitFor();
  expect(page.url()).toContain("service=GRU");
  await page.goBack();
  await rows().first().waitFor();
  const headers = { authorization: `Bearer ${await product.key("ingest")}`, "content-type": "application/json" };
  const late = claimRecord("SIN-9999", { cdservicio: "GRU", fhocurrencia: new Date(Date.now() - 3 * 86_400_000).toISOString() });
  await fetch(`${product.url}/ingest/claims`, { method: "POST", headers, body: JSON.stringify([late]) });
  await page.getByRole("button", { name: "1 new" }).click();
  await expect.poll(async () => (await made()).some(({ id }) => id === "SIN-9999")).toBe(true);
  expect(page.pageErrors).toEqual([]);
});

test("shows all filters and actions in one line on the smallest supported screen", async () => {
  await open("?status=plc,pld,plit,spd");
  const middleOf = async (name: string): Promise<number> => {
    const { y, height } = (await page
      .getByRole(name === "Status" ? "combobox" : "button", { name, exact: true })
      .first()
      .boundingBox())!;
    return y + height / 2;
  };
  await rows()
    .or(page.getByText(/^(No matches for these filters|This list is empty)\.$/))
    .first()
    .waitFor();
  const middles = await Promise.all(["Filters", "Status", "Columns"].map(middleOf));
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
  const bar = (await page.getByRole("heading", { level: 1 }).locator("..").boundingBox())!;
  expect(bar.height).toBeLessThan(50);
});

describe("several claims are acted on together", () => {
  const late = ["LATE-2001", "LATE-2002", "LATE-2003", "LATE-2004"];
  const selected = () => page.locator("[role=status]", { hasText: /selected$/ });
  const dialog = () => page.getByRole("dialog");
  const statuses = () => page.locator("[role=grid] tr[data-row] td:last-child b").allTextContents();
  beforeAll(async () => {
    const headers = { authorization: `Bearer ${await product.key("ingest")}`, "content-type": "application/json" };
    for (const [endpoint, records] of [
      ["suppliers", [baseOfLate]],
      [
        "claims",
        [
          ...late.map((id) => ({ ...lateClaim(id), nuexpediente: "TOGETHER" })),
          claimRecord("NEW-2005", { nuexpediente: "TOGETHER", fhocurrencia: new Date().toISOString() }),
        ],
      ],
    ] as const)
      await fetch(`${product.url}/ingest/${endpoint}`, { method: "POST", headers, body: JSON.stringify(records) });
  });

  test("selects a range with the mouse, and names and excludes unsuitable claims first", async () => {
    await open("?file=TOGETHER&columns=id,status&sort=id");
    await expect.poll(() => rows().count()).toBe(5);
    await rows().nth(0).getByRole("checkbox").click();
    await rows()
      .nth(4)
      .getByRole("checkbox")
      .click({ modifiers: ["Shift"] });
    expect(await selected().textContent()).toBe("5 selected");
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Manage delay" }).click();
    await dialog().getByText("1 selected claim cannot be updated now and is left out:").waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await dialog().getByRole("button", { name: "+10 min" }).click();
    await dialog()
      .getByRole("textbox", { name: /Reason/ })
      .fill("Road closed");
    await dialog().locator("button[type=submit]").click();
    await page.getByText("4 claims updated").waitFor();
    await dialog().waitFor({ state: "detached" });
    await expect.poll(statuses).toEqual(["MAN", "MAN", "MAN", "MAN", "SP"]);
    // Rows that the action did not reach stay selected.
    expect(await selected().textContent()).toBe("1 selected");
    await page.getByRole("button", { name: "Clear the selection" }).click();
    await selected().waitFor({ state: "detached" });
  });

  test("reports refusals of the assistance system afterwards by the keyboard alone, and keeps them selected", async () => {
    const input = { integration: "ASSISTANCE", rejections: [{ code: "ARRIVAL_ALREADY_NOTIFIED", claimId: late[1] }] };
    await product.graphql(
      "mutation($input: SetSimulatorInput!) { setSimulator(input: $input) { integration } }",
      { input },
      await product.signIn("admin"),
    );
    await rows().nth(1).focus();
    for (const key of ["Space", "ArrowDown", "ArrowDown", "Shift+Space"]) await page.keyboard.press(key);
    expect(await selected().textContent()).toBe("3 selected");
    await page.getByRole("button", { name: "Arrival" }).focus();
    await page.keyboard.press("Enter");
    await dialog().locator("button[type=submit]").waitFor();
    await page.keyboard.press("Control+Enter");
    await dialog().getByText("2 updated, 1 failed").waitFor();
    expect(await dialog().getByRole("listitem").textContent()).toMatch(new RegExp(`^${late[1]} · .+`));
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await dialog().waitFor({ state: "detached" });
    expect(await selected().textContent()).toBe("1 selected");
    expect(page.pageErrors).toEqual([]);
  });
});
