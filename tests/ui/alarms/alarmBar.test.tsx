import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { AlarmBar } from "../../../client/alarms/AlarmBar";
import { connection } from "../../../client/live/connection";
import { alarmList, anAlarm } from "../../msw/alarms";
import { showRoute, signIn } from "../page";
import { db } from "../setup";
import { ago, bar, colleague, done, openBar, push, rowsOfList, settle, subscribed } from "./openBar";

afterEach(() => void vi.restoreAllMocks());

test("shows the number and age of open alarms, an outline once all are acknowledged, and nothing without alarms", async () => {
  await openBar(anAlarm("1", { raisedAt: ago(4) }), anAlarm("2", { raisedAt: ago(2) }));
  expect(bar()!.textContent).toMatch(/2 open alarms.*oldest 4 min/);
  await push(anAlarm("1", { state: "TAKEN", by: colleague }));
  expect(bar()!.textContent).toContain("1 alarm, being handled");
  expect(screen.queryByRole("button", { name: /Acknowledge/ })).toBeNull();
  await push();
  expect(bar()).toBeNull();
});

test("counts all alarms of a flood and acknowledges them together", async () => {
  const ids = ["1", "2", "3"];
  const { user } = await openBar(anAlarm("1", {}, { count: 3, ids }));
  expect(bar()!.textContent).toContain("3 open alarms");
  await user.keyboard("a");
  await waitFor(() => expect(done()).toEqual([["acknowledge", ...ids]]));
});

test("hands over all alarms of one operator to a colleague with a note, and leaves those of others", async () => {
  const own = { state: "TAKEN", by: { id: "id-operator", name: "Op" } } as const;
  const { user } = await openBar(anAlarm("1", own), anAlarm("2", { state: "TAKEN", by: colleague }), anAlarm("3", own), anAlarm("4"));
  db().alarmColleagues = [colleague];
  await user.click(bar()!);
  await user.click(await screen.findByRole("button", { name: "Hand over your 2 alarms" }));
  await user.type(await screen.findByRole("textbox", { name: "Note" }), "Both called at nine");
  await user.keyboard("{Enter}");
  await waitFor(() =>
    expect(db().handledAlarms).toMatchObject([{ name: "pass", ids: ["1", "3"], userId: colleague.id, note: "Both called at nine" }]),
  );
});

test("hands over alarms beyond the rows of a long list, in several requests", async () => {
  db().alarmColleagues = [colleague];
  db().ownAlarmIds = Array.from({ length: 250 }, (_, i) => `own-${i}`);
  const { user } = await openBar();
  // A flood of which the row names the first alone.
  await push(anAlarm("1", {}, { count: 300 }));
  await user.click(bar()!);
  await user.click(await screen.findByRole("button", { name: "Hand over your 250 alarms" }));
  await user.type(await screen.findByRole("textbox", { name: "Note" }), "All yours{Enter}");
  await waitFor(() => expect(db().handledAlarms).toHaveLength(2));
  expect(db().handledAlarms.flatMap(({ ids }) => ids)).toEqual(db().ownAlarmIds);
});

test("disables the actions on alarms with a reason while the connection is lost", async () => {
  const { user } = await openBar(anAlarm("1"));
  await user.click(bar()!);
  await screen.findByRole("button", { name: "Take" });
  act(() => connection.set({ ...connection.get(), state: "lost" }));
  const reason = "Connection lost. This becomes available again when the connection is back.";
  for (const name of ["Take", "Snooze", "Hand over", /^Acknowledge/])
    for (const button of screen.getAllByRole("button", { name })) {
      expect([button.getAttribute("aria-disabled"), button.title]).toEqual(["true", reason]);
      await user.click(button);
    }
  await user.keyboard("a");
  expect(done()).toEqual([]);
  expect(screen.queryByRole("textbox", { name: "Reason" })).toBeNull();
  act(() => connection.set({ ...connection.get(), state: "live" }));
  // The press on the bar has closed the list.
  await user.click(bar()!);
  await user.click(await screen.findByRole("button", { name: "Take" }));
  await waitFor(() => expect(done()).toEqual([["take", "1"]]));
});

test("acknowledges the oldest alarm by A from anywhere but a field", async () => {
  const { user } = await openBar(anAlarm("new", { raisedAt: ago(1) }), anAlarm("old", { raisedAt: ago(9) }));
  await user.keyboard("a");
  await waitFor(() => expect(done()).toEqual([["acknowledge", "old"]]));
  expect(bar()!.textContent).toContain("1 open alarm");
});

test("opens the list by Shift A, moves by the arrows, and acts on the current row by A, T and Enter", async () => {
  const { user, address } = await openBar(anAlarm("1", { raisedAt: ago(3) }), anAlarm("2"), anAlarm("3"));
  await user.keyboard("{Shift>}A{/Shift}");
  await waitFor(() => expect(document.activeElement).toBe(rowsOfList()[0]));
  expect(rowsOfList()[0]!.textContent).toMatch(/Critically late.*Street of 1/);
  await user.keyboard("{ArrowDown}a");
  await waitFor(() => expect(done()).toEqual([["acknowledge", "2"]]));
  await user.keyboard("{ArrowDown}t");
  await waitFor(() => expect(done().at(-1)).toEqual(["take", "3"]));
  expect(rowsOfList()[2]!.textContent).toContain("Taken by you");
  await user.keyboard("{Enter}");
  expect(address()).toBe("/map/claims?claim=C-3");
});

test("asks for the duration and the reason of a snooze", async () => {
  const { user } = await openBar(anAlarm("1"));
  await user.click(bar()!);
  await waitFor(() => expect(document.activeElement).toBe(rowsOfList()[0]));
  await user.keyboard("s");
  await user.selectOptions(screen.getByLabelText("For"), "30 min");
  await user.type(screen.getByRole("textbox", { name: /Reason/ }), "ab{Enter}");
  expect(screen.getByText("Enter a reason of at least 3 characters.")).toBeTruthy();
  await user.type(screen.getByRole("textbox", { name: /Reason/ }), "c{Enter}");
  await waitFor(() => expect(db().handledAlarms).toMatchObject([{ name: "snooze", ids: ["1"], minutes: 30, reason: "abc" }]));
});

test("passes an alarm with a note to a colleague who is online", async () => {
  db().alarmColleagues = [colleague, { id: "id-rita", name: "Rita" }];
  const { user } = await openBar(anAlarm("1"));
  await user.click(bar()!);
  await user.click(screen.getByRole("button", { name: "Hand over" }));
  await user.selectOptions(await screen.findByLabelText("To"), "Rita");
  await user.type(screen.getByRole("textbox", { name: "Note" }), "Mine ends at two{Enter}");
  await waitFor(() =>
    expect(db().handledAlarms).toMatchObject([{ name: "pass", ids: ["1"], userId: "id-rita", note: "Mine ends at two" }]),
  );
});

test("shows a colleague's alarm without actions, and an alarm passed to the user as open", async () => {
  const me = { id: "id-operator", name: "Op" };
  const { user } = await openBar(
    anAlarm("1", { state: "PASSED", by: colleague, to: me, note: "Yours" }),
    anAlarm("2", { state: "TAKEN", by: colleague }),
    anAlarm("3", { state: "PASSED", by: me, to: colleague }),
  );
  expect(bar()!.textContent).toContain("1 open alarm");
  await user.click(bar()!);
  const [mine, taken, passed] = rowsOfList();
  expect(mine!.textContent).toContain("Ana asks you to take it: Yours");
  expect(taken!.textContent).toContain("Taken by Ana");
  expect(within(taken!).queryAllByRole("button", { name: /Take|Snooze|Hand over|Acknowledge/ })).toEqual([]);
  expect(within(passed!).queryByRole("button", { name: "Acknowledge" })).toBeNull();
});

test("hides alarms from a user without the right, and requests none", async () => {
  db().alarms = alarmList([anAlarm("1")]);
  signIn("operator", { live: true, functionalities: ["map", "layer.incidents"] });
  showRoute([{ path: "/", Component: AlarmBar }], "/");
  await waitFor(() => expect(connection.get().state).toBe("live"));
  await settle();
  expect(bar()).toBeNull();
  expect(subscribed().some(({ query }) => query.includes("alarmsChanged"))).toBe(false);
});

const said = (): (string | null)[] => screen.getAllByRole("status").map(({ textContent }) => textContent);

test("announces new alarms politely and together, not with every list", async () => {
  await openBar();
  await push(anAlarm("1"));
  await waitFor(() => expect(said()).toContain("1 open alarm. Latest: Critically late"));
  await push(anAlarm("1"), anAlarm("2", { cause: "UNASSIGNED_LATE" }));
  expect(said()).toContain("1 open alarm. Latest: Critically late");
});

test("announces an alarm that replaces another, even with the same text", async () => {
  const clock = vi.spyOn(performance, "now");
  await openBar();
  await push(anAlarm("1", { raisedAt: ago(2) }));
  await waitFor(() => expect(said()).toContain("1 open alarm. Latest: Critically late"));
  const words = screen.getByText("1 open alarm. Latest: Critically late");
  clock.mockReturnValue(performance.now() + 20_000);
  await push(anAlarm("2", { raisedAt: ago(1) }));
  await waitFor(() => expect(words.isConnected).toBe(false));
  expect(said()).toContain("1 open alarm. Latest: Critically late");
});
