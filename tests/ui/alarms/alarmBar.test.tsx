import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { AlarmBar } from "../../../client/alarms/AlarmBar";
import { connection } from "../../../client/live/connection";
import { alarmList, anAlarm } from "../../msw/alarms";
import { showRoute, signIn } from "../page";
import { db } from "../setup";
import { ago, bar, colleague, done, openBar, push, rowsOfList, settle, subscribed } from "./openBar";

afterEach(() => void vi.restoreAllMocks());

test("the bar says how many wait and since when, is an outline once all are with somebody, and nothing when there are none", async () => {
  await openBar(anAlarm("1", { raisedAt: ago(4) }), anAlarm("2", { raisedAt: ago(2) }));
  expect(bar()!.textContent).toMatch(/2 alarms wait.*oldest 04:0\d/);
  await push(anAlarm("1", { state: "TAKEN", by: colleague }));
  expect(bar()!.textContent).toContain("1 alarm, with somebody");
  expect(screen.queryByRole("button", { name: /Acknowledge/ })).toBeNull();
  await push();
  expect(bar()).toBeNull();
});

test("a flood counts all its alarms and is acknowledged as one", async () => {
  const ids = ["1", "2", "3"];
  const { user } = await openBar(anAlarm("1", {}, { count: 3, ids }));
  expect(bar()!.textContent).toContain("3 alarms wait");
  await user.keyboard("a");
  await waitFor(() => expect(done()).toEqual([["acknowledge", ...ids]]));
});

test("at the end of a shift all that one took goes to a colleague at once, with a note; what others took stays", async () => {
  const own = { state: "TAKEN", by: { id: "id-operator", name: "Op" } } as const;
  const { user } = await openBar(anAlarm("1", own), anAlarm("2", { state: "TAKEN", by: colleague }), anAlarm("3", own), anAlarm("4"));
  db().alarmColleagues = [colleague];
  await user.click(bar()!);
  await user.click(await screen.findByRole("button", { name: "Hand over the 2 alarms that you took" }));
  await user.type(await screen.findByRole("textbox", { name: "Note" }), "Both called at nine");
  await user.keyboard("{Enter}");
  await waitFor(() =>
    expect(db().handledAlarms).toMatchObject([{ name: "pass", ids: ["1", "3"], userId: colleague.id, note: "Both called at nine" }]),
  );
});

test("what one took beyond the rows of a long list is handed over, too, in as many parts as it takes", async () => {
  db().alarmColleagues = [colleague];
  db().ownAlarmIds = Array.from({ length: 250 }, (_, i) => `own-${i}`);
  const { user } = await openBar();
  // A flood of which the row names the first alone.
  await push(anAlarm("1", {}, { count: 300 }));
  await user.click(bar()!);
  await user.click(await screen.findByRole("button", { name: "Hand over the 250 alarms that you took" }));
  await user.type(await screen.findByRole("textbox", { name: "Note" }), "All yours{Enter}");
  await waitFor(() => expect(db().handledAlarms).toHaveLength(2));
  expect(db().handledAlarms.flatMap(({ ids }) => ids)).toEqual(db().ownAlarmIds);
});

test("A acknowledges the oldest, wherever the keyboard is but in a field", async () => {
  const { user } = await openBar(anAlarm("new", { raisedAt: ago(1) }), anAlarm("old", { raisedAt: ago(9) }));
  await user.keyboard("a");
  await waitFor(() => expect(done()).toEqual([["acknowledge", "old"]]));
  expect(bar()!.textContent).toContain("1 alarm waits");
});

test("Shift A opens the list; arrows move, A T and Enter do what they say with the row in front", async () => {
  const { user, address } = await openBar(anAlarm("1", { raisedAt: ago(3) }), anAlarm("2"), anAlarm("3"));
  await user.keyboard("{Shift>}A{/Shift}");
  await waitFor(() => expect(document.activeElement).toBe(rowsOfList()[0]));
  expect(rowsOfList()[0]!.textContent).toMatch(/Arrival critical.*Street of 1/);
  await user.keyboard("{ArrowDown}a");
  await waitFor(() => expect(done()).toEqual([["acknowledge", "2"]]));
  await user.keyboard("{ArrowDown}t");
  await waitFor(() => expect(done().at(-1)).toEqual(["take", "3"]));
  expect(rowsOfList()[2]!.textContent).toContain("You are on it");
  await user.keyboard("{Enter}");
  expect(address()).toBe("/map/claims?claim=C-3");
});

test("a snooze asks for how long and why", async () => {
  const { user } = await openBar(anAlarm("1"));
  await user.click(bar()!);
  await waitFor(() => expect(document.activeElement).toBe(rowsOfList()[0]));
  await user.keyboard("s");
  await user.selectOptions(screen.getByLabelText("For"), "30 min");
  await user.type(screen.getByRole("textbox", { name: /Reason/ }), "ab{Enter}");
  expect(screen.getByText("Give a reason of at least 3 characters.")).toBeTruthy();
  await user.type(screen.getByRole("textbox", { name: /Reason/ }), "c{Enter}");
  await waitFor(() => expect(db().handledAlarms).toEqual([{ name: "snooze", ids: ["1"], minutes: 30, reason: "abc" }]));
});

test("an alarm is passed to a colleague who is there, with a note", async () => {
  db().alarmColleagues = [colleague, { id: "id-rita", name: "Rita" }];
  const { user } = await openBar(anAlarm("1"));
  await user.click(bar()!);
  await user.click(screen.getByRole("button", { name: "Pass on" }));
  await user.selectOptions(await screen.findByLabelText("To"), "Rita");
  await user.type(screen.getByRole("textbox", { name: "Note" }), "Mine ends at two{Enter}");
  await waitFor(() => expect(db().handledAlarms).toEqual([{ name: "pass", ids: ["1"], userId: "id-rita", note: "Mine ends at two" }]));
});

test("one that a colleague has says who, and offers nothing; one that was passed to me waits for me", async () => {
  const me = { id: "id-operator", name: "Op" };
  const { user } = await openBar(
    anAlarm("1", { state: "PASSED", by: colleague, to: me, note: "Yours" }),
    anAlarm("2", { state: "TAKEN", by: colleague }),
    anAlarm("3", { state: "PASSED", by: me, to: colleague }),
  );
  expect(bar()!.textContent).toContain("1 alarm waits");
  await user.click(bar()!);
  const [mine, taken, passed] = rowsOfList();
  expect(mine!.textContent).toContain("Ana asks you to take it: Yours");
  expect(taken!.textContent).toContain("Ana is on it");
  expect(within(taken!).queryAllByRole("button", { name: /Take|Snooze|Pass on|Acknowledge/ })).toEqual([]);
  expect(within(passed!).queryByRole("button", { name: "Acknowledge" })).toBeNull();
});

test("who has no alarms sees none, and asks for none", async () => {
  db().alarms = alarmList([anAlarm("1")]);
  signIn("operator", { live: true, functionalities: ["map", "layer.incidents"] });
  showRoute([{ path: "/", Component: AlarmBar }], "/");
  await waitFor(() => expect(connection.get().state).toBe("live"));
  await settle();
  expect(bar()).toBeNull();
  expect(subscribed().some(({ query }) => query.includes("alarmsChanged"))).toBe(false);
});

const said = (): (string | null)[] => screen.getAllByRole("status").map(({ textContent }) => textContent);

test("what comes is said politely, together and not at every list", async () => {
  await openBar();
  await push(anAlarm("1"));
  await waitFor(() => expect(said()).toContain("1 alarm waits. Newest: Arrival critical"));
  await push(anAlarm("1"), anAlarm("2", { cause: "UNASSIGNED_LATE" }));
  expect(said()).toContain("1 alarm waits. Newest: Arrival critical");
});

test("one that comes in place of another is said, too, in the same words", async () => {
  const clock = vi.spyOn(performance, "now");
  await openBar();
  await push(anAlarm("1", { raisedAt: ago(2) }));
  await waitFor(() => expect(said()).toContain("1 alarm waits. Newest: Arrival critical"));
  const words = screen.getByText("1 alarm waits. Newest: Arrival critical");
  clock.mockReturnValue(performance.now() + 20_000);
  await push(anAlarm("2", { raisedAt: ago(1) }));
  await waitFor(() => expect(words.isConnected).toBe(false));
  expect(said()).toContain("1 alarm waits. Newest: Arrival critical");
});
