// A late tow rings: it is heard and acknowledged by a key, a colleague sees who has it; it is snoozed, passed on and handed over.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "../fixtures/browser/launch";
import { openSignedInPage } from "../fixtures/browser/page";
import { startBuiltProduct, type Product } from "../fixtures/product";
import { claimRecord, minutes, supplierRecord } from "../fixtures/records";

let product: Product;
let browser: Browser;
let key: string;
let operator: Page & { pageErrors: string[] };
let supervisor: Page & { pageErrors: string[] };

const send = (endpoint: string, records: object[]): Promise<Response> =>
  fetch(`${product.url}/ingest/${endpoint}`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify(records),
  });
const tow = (id: string) =>
  claimRecord(id, { cdprovee: "B-1", fhasignacion: minutes(-100), eta: 30, dsorigen: "Calle de Alcalá 120, Madrid", x: -3.75, y: 40.45 });

/** Counts the notes that the page plays. */
const countNotes = (): void => {
  const start = OscillatorNode.prototype.start;
  const counted = window as { notes?: number };
  counted.notes = 0;
  OscillatorNode.prototype.start = function (this: OscillatorNode, ...when) {
    counted.notes!++;
    return start.apply(this, when);
  };
};
const notesOf = (page: Page): Promise<number> => page.evaluate(() => (window as { notes?: number }).notes!);
const toasts = (page: Page): Promise<string[]> => page.getByRole("alert").allTextContents();
const bar = (page: Page) => page.locator("header").getByRole("button", { name: /alarm/i }).first();

const dialog = (page: Page) => page.getByRole("dialog", { name: "Alarms" });
const row = (page: Page, id: string) => dialog(page).getByRole("listitem").filter({ hasText: id });
const says = (page: Page, id: string) => expect.poll(() => row(page, id).textContent());
const barSays = (page: Page) => expect.poll(() => bar(page).textContent());

/** Its snooze is over now, as if so many minutes had passed. */
const endSnooze = (claimId: string) =>
  product.sql(`update alarms set until = now(), changed_at = clock_timestamp() where claim_id = '${claimId}'`);

beforeAll(async () => {
  [product, browser] = await Promise.all([startBuiltProduct(), launchBrowser()]);
  key = await product.key("ingest");
  await send("suppliers", [supplierRecord("B-1", { tpaccprovee: "M", nbprovee: "Tow One", x: -3.9, y: 40.6 })]);
  operator = await openSignedInPage(browser, product.url, "operator", { hash: "#/map" });
  supervisor = await openSignedInPage(browser, product.url, "supervisor", { hash: "#/map" });
});
afterAll(async () => {
  await product.stop();
});

test("rings on every screen for a late tow, acknowledges it by A and the next by T, and shows the operator to a colleague", async () => {
  await operator.evaluate(countNotes);
  await operator.mouse.click(5, 5);
  await send("claims", [tow("SIN-1")]);
  await expect.poll(() => bar(operator).textContent()).toMatch(/1 open alarm.*oldest \d+ s/);
  await expect.poll(() => notesOf(operator)).toBe(2);
  await operator.keyboard.press("a");
  for (const page of [operator, supervisor])
    await expect.poll(async () => [await bar(page).textContent(), await toasts(page)].join()).toContain("1 alarm, being handled");
  await send("claims", [tow("SIN-2")]);
  await expect.poll(() => bar(operator).textContent()).toContain("1 open alarm");
  await operator.keyboard.press("Shift+A");
  await operator.keyboard.press("t");
  const list = supervisor.getByRole("list", { name: "Alarms" });
  await bar(supervisor).click();
  await expect
    .poll(() => list.getByRole("listitem").allTextContents())
    .toEqual([expect.stringMatching(/SIN-2.*Taken by/), expect.stringMatching(/SIN-1.*Acknowledged by/)]);
  await operator.keyboard.press("Enter");
  await operator.getByRole("heading", { name: "SIN-2" }).waitFor();
});

test("snoozes an alarm by S or the mouse, shows operator, end and reason on every screen, and rings again at the end", async () => {
  await send("claims", [tow("SIN-3"), tow("SIN-4")]);
  await barSays(operator).toContain("2 open alarms");
  await operator.keyboard.press("Shift+A");
  await row(operator, "SIN-3").focus();
  await operator.keyboard.press("s");
  await operator.keyboard.press("ArrowUp");
  await operator.keyboard.press("Tab");
  await operator.keyboard.type("Calls back at once");
  await operator.keyboard.press("Enter");
  await says(operator, "SIN-3").toMatch(/Snoozed by you until \d\d:\d\d: Calls back at once/);
  await row(operator, "SIN-4").getByRole("button", { name: "Snooze" }).click();
  await row(operator, "SIN-4").getByLabel("For").selectOption("30 min");
  await row(operator, "SIN-4").getByLabel("Reason").fill("Road closed");
  await row(operator, "SIN-4").locator("form").getByRole("button", { name: "Snooze" }).click();
  await says(supervisor, "SIN-4").toMatch(/Snoozed by Operator until \d\d:\d\d: Road closed/);
  await barSays(operator).toContain("4 alarms, all being handled");
  await endSnooze("SIN-3");
  for (const page of [operator, supervisor]) await barSays(page).toContain("1 open alarm");
  await says(operator, "SIN-3").not.toContain("Snoozed");
});

test("passes an alarm with a note to a colleague by P or the mouse, and shows it as open to that colleague alone", async () => {
  await row(operator, "SIN-3").focus();
  await operator.keyboard.press("p");
  await expect.poll(() => row(operator, "SIN-3").getByLabel("To").locator("option").allTextContents()).toEqual(["Supervisor"]);
  await operator.keyboard.press("Tab");
  await operator.keyboard.type("Knows the garage");
  await operator.keyboard.press("Enter");
  await says(supervisor, "SIN-3").toContain("Operator asks you to take it: Knows the garage");
  await says(operator, "SIN-3").toContain("You asked Supervisor to take it: Knows the garage");
  await row(operator, "SIN-4").getByRole("button", { name: "Hand over" }).click();
  await row(operator, "SIN-4").getByLabel("Note").fill("And this one");
  await row(operator, "SIN-4").locator("form").getByRole("button", { name: "Hand over" }).click();
  await says(supervisor, "SIN-4").toContain("Operator asks you to take it: And this one");
  await barSays(supervisor).toContain("2 open alarms");
  await barSays(operator).toContain("4 alarms, all being handled");
  await row(supervisor, "SIN-3").focus();
  await supervisor.keyboard.press("t");
  await says(operator, "SIN-3").toContain("Taken by Supervisor");
  await row(supervisor, "SIN-4").getByRole("button", { name: "Take" }).click();
  await says(operator, "SIN-4").toContain("Taken by Supervisor");
});

test("hands over all alarms of an operator to a colleague at the end of a shift, by keyboard and mouse", async () => {
  const handOver = (page: Page, text: string) => dialog(page).getByRole("button", { name: `Hand over ${text}` });
  await handOver(supervisor, "your 2 alarms").focus();
  await supervisor.keyboard.press("Enter");
  await expect.poll(() => dialog(supervisor).getByLabel("To").locator("option").allTextContents()).toEqual(["Operator"]);
  await supervisor.keyboard.press("Tab");
  await supervisor.keyboard.type("End of my shift");
  await supervisor.keyboard.press("Enter");
  for (const id of ["SIN-3", "SIN-4"]) await says(operator, id).toContain("Supervisor asks you to take it: End of my shift");
  await barSays(operator).toContain("2 open alarms");
  expect(
    await dialog(supervisor)
      .getByRole("button", { name: /^Hand over your/ })
      .count(),
  ).toBe(0);
  for (const id of ["SIN-3", "SIN-4"]) await row(operator, id).getByRole("button", { name: "Take" }).click();
  await handOver(operator, "your 3 alarms").click();
  await dialog(operator).getByLabel("Note").fill("Good night");
  await dialog(operator).locator("form").getByRole("button", { name: "Hand over" }).click();
  for (const id of ["SIN-2", "SIN-3", "SIN-4"]) await says(supervisor, id).toContain("Operator asks you to take it: Good night");
  expect([...operator.pageErrors, ...supervisor.pageErrors]).toEqual([]);
});
