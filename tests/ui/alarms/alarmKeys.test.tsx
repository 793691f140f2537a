import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { anAlarm } from "../../msw/alarms";
import { db, server } from "../setup";
import { ago, bar, colleague, done, keysBehind, openBar, push, rowsOfList, settle } from "./openBar";

const OPEN = "{Shift>}A{/Shift}";
const own = { state: "TAKEN", by: { id: "id-operator", name: "Op" } } as const;
const focused = (): Element | null => document.activeElement;
const elsewhere = (): HTMLElement => screen.getByRole("textbox", { name: "Elsewhere" });
const three = () => [anAlarm("1", { raisedAt: ago(3) }), anAlarm("2", { raisedAt: ago(2) }), anAlarm("3", { raisedAt: ago(1) })] as const;

test("a list that changes takes the keyboard from nobody who types: not in its own field, and not elsewhere", async () => {
  const { user } = await openBar(anAlarm("1", own));
  db().alarmColleagues = [colleague];
  await user.click(bar()!);
  await user.click(await screen.findByRole("button", { name: "Hand over the alarm that you took" }));
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

test("in place of a row that is gone the keyboard is on the one that stands there now", async () => {
  const [one, two, three_] = three();
  const { user } = await openBar(one, two, three_);
  await user.keyboard(`${OPEN}{ArrowDown}`);
  expect(focused()).toBe(rowsOfList()[1]);
  await push(one, three_);
  expect(focused()).toBe(rowsOfList()[1]);
  expect(focused()!.textContent).toContain("Street of 3");
});

test("whoever has moved on in the list as soon as it is there stays where they are", async () => {
  await openBar(...three());
  fireEvent.click(bar()!);
  expect(focused()).toBe(rowsOfList()[0]);
  rowsOfList()[1]!.focus();
  await settle();
  expect(focused()).toBe(rowsOfList()[1]);
});

test("what is typed for a row that goes meanwhile is for no other row", async () => {
  const [one, two] = three();
  const { user } = await openBar(one, two);
  await user.keyboard(`${OPEN}s{Tab}st`);
  await push(two);
  await user.keyboard("ta");
  expect(done()).toEqual([]);
  expect(screen.getByRole("dialog", { name: "Alarms" }).contains(focused())).toBe(true);
});

test("what is typed for a flood is kept when the first of its alarms ends", async () => {
  const flood = (...ids: string[]) => anAlarm(ids[0]!, { raisedAt: ago(3) }, { key: "flood", count: ids.length, ids });
  const { user } = await openBar(flood("1", "2", "3"));
  await user.keyboard(`${OPEN}s`);
  await user.type(await screen.findByRole("textbox", { name: "Reason" }), "Cra");
  await push(flood("2", "3"));
  await user.keyboard("ne");
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Reason" }).value).toBe("Crane");
});

test("a list that is open says that no alarm is, and none opens by itself", async () => {
  const { user } = await openBar(anAlarm("1"));
  elsewhere().focus();
  await user.click(bar()!);
  await push();
  expect(within(screen.getByRole("dialog", { name: "Alarms" })).getByText("No alarm is open.")).toBeTruthy();
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

test("Esc closes the list, and the keyboard is where it was; with nothing in it the bar goes, too", async () => {
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

test("A in the list acknowledges the row that the keyboard is in, and goes on to the next that waits", async () => {
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

test("by its button, too, acknowledging goes on to the next that waits", async () => {
  const { user } = await openBar(...three());
  await user.click(bar()!);
  await user.click(within(rowsOfList()[1]!).getByRole("button", { name: "Acknowledge" }));
  await waitFor(() => expect(focused()).toBe(rowsOfList()[2]));
});

test("keys in the list are for it alone", async () => {
  const { user } = await openBar(...three());
  await user.keyboard(OPEN);
  await user.keyboard("drfz 1?{ArrowDown}s{Escape}p{Escape}");
  expect(keysBehind()).toEqual([]);
  expect(focused()).toBe(rowsOfList()[1]);
  await user.keyboard(OPEN);
  expect([screen.queryByRole("dialog", { name: "Alarms" }), keysBehind()]).toEqual([null, []]);
});

test("Esc leaves what is being entered, and nothing behind; then it closes the list", async () => {
  const { user } = await openBar(anAlarm("1", own));
  db().alarmColleagues = [colleague];
  await user.click(bar()!);
  const button = await screen.findByRole("button", { name: "Hand over the alarm that you took" });
  await user.click(button);
  await user.type(await screen.findByRole("textbox", { name: "Note" }), "Both");
  await user.keyboard("{Escape}");
  expect([screen.queryByRole("textbox", { name: "Note" }), focused()]).toEqual([null, button]);
  await user.keyboard("{Escape}");
  expect([screen.queryByRole("dialog", { name: "Alarms" }), keysBehind()]).toEqual([null, []]);
});

test("where nobody is there to take it the form says so, and where that is not known, why", async () => {
  const { user } = await openBar(anAlarm("1"));
  await user.keyboard(`${OPEN}p`);
  await screen.findByText("No colleague is signed in just now.");
  await user.keyboard("{Escape}");
  server.use(http.post("*/graphql", () => HttpResponse.error()));
  await user.keyboard("p");
  await screen.findByText("The server cannot be reached. Check the connection and try again.");
  expect(screen.queryByText("No colleague is signed in just now.")).toBeNull();
});
