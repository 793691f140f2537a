import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { anAlarm } from "../../msw/alarms";
import { aClaim } from "../../msw/db";
import { db, server } from "../setup";
import { ago, bar, colleague, done, keysBehind, openBar, push, rowsOfList, settle } from "./openBar";

const OPEN = "{Shift>}A{/Shift}";
const own = { state: "TAKEN", by: { id: "id-operator", name: "Op" } } as const;
const focused = (): Element | null => document.activeElement;
const elsewhere = (): HTMLElement => screen.getByRole("textbox", { name: "Elsewhere" });
const three = () => [anAlarm("1", { raisedAt: ago(3) }), anAlarm("2", { raisedAt: ago(2) }), anAlarm("3", { raisedAt: ago(1) })] as const;

test("keeps the focus in the field in use when the list changes", async () => {
  const { user } = await openBar(anAlarm("1", own));
  db().alarmColleagues = [colleague];
  await user.click(bar()!);
  await user.click(await screen.findByRole("button", { name: "Hand over your alarm" }));
  const note = await screen.findByRole("textbox", { name: "Note" });
  await user.type(note, "Bo");
  await push(anAlarm("2"), anAlarm("1", own));
  await user.keyboard("th");
  expect([focused(), (note as HTMLInputElement).value]).toEqual([note, "Both"]);
  elsewhere().focus();
  await push(anAlarm("3"), anAlarm("2"), anAlarm("1", own));
  await user.keyboard("at");
  expect([focused(), done()]).toEqual([elsewhere(), []]);
});

test("moves the focus from a removed row to the row in its place", async () => {
  const [one, two, three_] = three();
  const { user } = await openBar(one, two, three_);
  await user.keyboard(`${OPEN}{ArrowDown}`);
  expect(focused()).toBe(rowsOfList()[1]);
  await push(one, three_);
  expect(focused()).toBe(rowsOfList()[1]);
  expect(focused()!.textContent).toContain("Street of 3");
});

test("keeps the position of a user who has already moved on in the new list", async () => {
  await openBar(...three());
  fireEvent.click(bar()!);
  expect(focused()).toBe(rowsOfList()[0]);
  rowsOfList()[1]!.focus();
  await settle();
  expect(focused()).toBe(rowsOfList()[1]);
});

test("discards input for a row that is removed during typing", async () => {
  const [one, two] = three();
  const { user } = await openBar(one, two);
  await user.keyboard(`${OPEN}s{Tab}st`);
  await push(two);
  await user.keyboard("ta");
  expect(done()).toEqual([]);
  expect(screen.getByRole("dialog", { name: "Alarms" }).contains(focused())).toBe(true);
});

test("keeps the input for a flood when its first alarm ends", async () => {
  const flood = (...ids: string[]) => anAlarm(ids[0]!, { raisedAt: ago(3) }, { key: "flood", count: ids.length, ids });
  const { user } = await openBar(flood("1", "2", "3"));
  await user.keyboard(`${OPEN}s`);
  await user.type(await screen.findByRole("textbox", { name: "Reason" }), "Cra");
  await push(flood("2", "3"));
  await user.keyboard("ne");
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Reason" }).value).toBe("Crane");
});

test("says that no alarm is open, and opens no list automatically", async () => {
  const { user } = await openBar(anAlarm("1"));
  elsewhere().focus();
  await user.click(bar()!);
  await push();
  expect(within(screen.getByRole("dialog", { name: "Alarms" })).getByText("No open alarms.")).toBeTruthy();
  elsewhere().focus();
  await push(anAlarm("2"));
  expect([focused(), rowsOfList().length]).toEqual([elsewhere(), 1]);
  await push();
  await user.click(elsewhere());
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Alarms" })).toBeNull());
  await push(anAlarm("3"));
  await settle();
  expect(screen.queryByRole("dialog", { name: "Alarms" })).toBeNull();
  expect([focused(), bar() === null]).toEqual([elsewhere(), false]);
});

test("closes the list by Esc and returns the focus, and closes an empty bar", async () => {
  const { user } = await openBar(anAlarm("1"));
  const button = screen.getByRole("button", { name: "Acknowledge A" });
  button.focus();
  await user.keyboard(`${OPEN}{Escape}`);
  expect([screen.queryByRole("dialog", { name: "Alarms" }), focused()]).toEqual([null, button]);
  await user.keyboard(OPEN);
  await push();
  await user.keyboard("{Escape}");
  expect([bar(), screen.queryByRole("dialog", { name: "Alarms" }), keysBehind()]).toEqual([null, null, []]);
});

test("acknowledges the focused row by A, and moves to the next open alarm", async () => {
  const { user } = await openBar(...three(), anAlarm("4", own));
  await user.keyboard(`${OPEN}{ArrowDown}`);
  within(rowsOfList()[1]!).getByRole("button", { name: "Snooze" }).focus();
  await user.keyboard("a");
  await waitFor(() => expect(done()).toEqual([["acknowledge", "2"]]));
  await waitFor(() => expect(focused()).toBe(rowsOfList()[2]));
  await user.keyboard("a");
  await waitFor(() => expect(focused()).toBe(rowsOfList()[0]));
  await user.keyboard("{End}a");
  await settle();
  expect(done()).toEqual([
    ["acknowledge", "2"],
    ["acknowledge", "3"],
  ]);
});

test("moves to the next open alarm after an acknowledgement by its button", async () => {
  const { user } = await openBar(...three());
  await user.click(bar()!);
  await user.click(within(rowsOfList()[1]!).getByRole("button", { name: "Acknowledge" }));
  await waitFor(() => expect(focused()).toBe(rowsOfList()[2]));
});

test("shows number and area of a grouped row, lists its claims, and undoes by Z", async () => {
  db().claims.set("C-2", aClaim({ id: "C-2", origin: "Street of 2" }));
  const group = anAlarm("1", {}, { count: 2, ids: ["1", "2"], claimIds: ["C-1", "C-2"], centreId: "MAD" });
  const { user } = await openBar(group);
  await user.keyboard(`${OPEN}{Enter}`);
  const claims = await within(rowsOfList()[0]!).findAllByRole("listitem");
  await waitFor(() => expect(claims.map((claim) => claim.textContent)).toEqual(["C-1Tow · Street of 1", "C-2Tow · Street of 2"]));
  await user.keyboard("{Escape}");
  await user.click(screen.getByRole("button", { name: "Acknowledge 2 in Madrid A" }));
  await screen.findByText("2 alarms acknowledged");
  await user.keyboard("z");
  await waitFor(() =>
    expect(db().handledAlarms.map(({ name, ids }) => [name, ids])).toEqual([
      ["acknowledge", ["1", "2"]],
      ["reopen", ["1", "2"]],
    ]),
  );
});

test("keeps the keys of the list from other parts of the screen", async () => {
  const { user } = await openBar(...three());
  await user.keyboard(OPEN);
  await user.keyboard("drfz 1?{ArrowDown}s{Escape}p{Escape}");
  expect(keysBehind()).toEqual([]);
  expect(focused()).toBe(rowsOfList()[1]);
  await user.keyboard(OPEN);
  expect([screen.queryByRole("dialog", { name: "Alarms" }), keysBehind()]).toEqual([null, []]);
});

test("closes the form by Esc first, then the list", async () => {
  const { user } = await openBar(anAlarm("1", own));
  db().alarmColleagues = [colleague];
  await user.click(bar()!);
  const button = await screen.findByRole("button", { name: "Hand over your alarm" });
  await user.click(button);
  await user.type(await screen.findByRole("textbox", { name: "Note" }), "Both");
  await user.keyboard("{Escape}");
  expect([screen.queryByRole("textbox", { name: "Note" }), focused()]).toEqual([null, button]);
  await user.keyboard("{Escape}");
  expect([screen.queryByRole("dialog", { name: "Alarms" }), keysBehind()]).toEqual([null, []]);
});

test("says that no colleague is available, or why that is unknown", async () => {
  const { user } = await openBar(anAlarm("1"));
  await user.keyboard(`${OPEN}p`);
  await screen.findByText("No colleague is signed in.");
  await user.keyboard("{Escape}");
  server.use(http.post("*/graphql", () => HttpResponse.error()));
  await user.keyboard("p");
  await screen.findByText("The server cannot be reached. Check the connection and try again.");
  expect(screen.queryByText("No colleague is signed in.")).toBeNull();
});
