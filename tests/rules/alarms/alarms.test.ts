import { describe, expect, test } from "vitest";
import { causeOfStatus } from "../../../schema/rules/alarms/alarms";
import { alarmRowsOf, byAge, type ListedAlarm, rowKey } from "../../../schema/rules/alarms/alarmRows";
import { type AlarmHandling, handlingAt, isSameAgain, outcomeOf, waitsFor } from "../../../schema/rules/alarms/handling";
import { claimStatusOrder } from "../../../schema/rules/lists/claims";
import { needsPerson } from "../../../schema/rules/claims/criticalLimit";
import { MINUTE_MS, SECOND_MS } from "../../../schema/rules/durations";

const NOW = Date.UTC(2026, 10, 23, 9);
const handling = (more: Partial<AlarmHandling> = {}): AlarmHandling => ({
  cause: "ARRIVAL_CRITICAL",
  state: "RAISED",
  stateAt: NOW,
  byId: null,
  toId: null,
  until: null,
  ...more,
});
let ids = 0;
const alarm = (more: Partial<ListedAlarm> = {}): ListedAlarm => ({
  ...handling(),
  id: `A-${String(++ids).padStart(4, "0")}`,
  area: "PT 1",
  raisedAt: NOW,
  ...more,
});

test("raises alarms for the statuses that need an operator, and for no others", () => {
  for (const status of claimStatusOrder) expect([status, causeOfStatus(status) !== null]).toEqual([status, needsPerson(status)]);
});

describe("a recurring alarm", () => {
  test("is the same alarm within thirty seconds, and a new one afterwards", () => {
    expect(isSameAgain(new Date(NOW - 29 * SECOND_MS), null, new Date(NOW))).toBe(true);
    expect(isSameAgain(new Date(NOW - 30 * SECOND_MS), null, new Date(NOW))).toBe(false);
  });

  test("is the same alarm while it is snoozed", () => {
    const clearedAt = new Date(NOW - 5 * MINUTE_MS);
    expect(isSameAgain(clearedAt, new Date(NOW + 1), new Date(NOW))).toBe(true);
    expect(isSameAgain(clearedAt, new Date(NOW), new Date(NOW))).toBe(false);
  });

  test("rings again when its snooze ends", () => {
    const snoozed = handling({ state: "SNOOZED", stateAt: NOW - MINUTE_MS, byId: "ana", until: NOW });
    expect(handlingAt(snoozed, NOW - 1)).toBe(snoozed);
    expect(handlingAt(snoozed, NOW + MINUTE_MS)).toEqual(handling({ stateAt: NOW }));
  });
});

describe("the handling of an alarm", () => {
  const taken = handling({ state: "TAKEN", byId: "ana" });

  test("lets only the operator who acknowledged an alarm pass it on", () => {
    for (const action of ["take", "snooze", "pass"] as const) {
      expect([action, outcomeOf(action, taken, "joao")]).toEqual([action, "taken"]);
      expect([action, outcomeOf(action, taken, "ana")]).toEqual([action, action === "take" ? "nothing" : "changes"]);
    }
  });

  test("ignores a second acknowledgement", () => {
    expect(outcomeOf("acknowledge", handling(), "joao")).toBe("changes");
    expect(outcomeOf("acknowledge", handling({ state: "ACKNOWLEDGED", byId: "ana" }), "joao")).toBe("nothing");
    expect(outcomeOf("acknowledge", taken, "joao")).toBe("nothing");
  });

  test("ends a call that was given up with its first acknowledgement, by any operator", () => {
    const call = (more: Partial<AlarmHandling>) => handling({ cause: "CALL_GIVEN_UP", ...more });
    expect(outcomeOf("acknowledge", call({ state: "TAKEN", byId: "ana" }), "ana")).toBe("changes");
    expect(outcomeOf("acknowledge", call({ state: "TAKEN", byId: "ana" }), "joao")).toBe("nothing");
    expect(outcomeOf("acknowledge", call({ state: "SNOOZED", byId: "ana", until: NOW + 1 }), "joao")).toBe("changes");
  });

  test("lets only the addressee acknowledge an alarm that was passed on", () => {
    const passed = handling({ state: "PASSED", byId: "ana", toId: "joao" });
    expect(["ana", "joao", "rita", null].map((user) => waitsFor(passed, user))).toEqual([false, true, false, false]);
    expect(waitsFor(handling(), "rita")).toBe(true);
  });
});

describe("a list of alarms", () => {
  const everyMinute = (count: number, more: (at: number) => Partial<ListedAlarm> = () => ({})): ListedAlarm[] =>
    Array.from({ length: count }, (_, at) => alarm({ raisedAt: NOW + at * MINUTE_MS, ...more(at) }));

  test("shows ten alarms within ten minutes as ten rows, and eleven as a flood in one row", () => {
    expect(alarmRowsOf(everyMinute(10))).toHaveLength(10);
    const [row, ...others] = alarmRowsOf(everyMinute(11));
    expect([row!.alarms.length, others]).toEqual([11, []]);
  });

  test("shows eleven alarms over a longer time as separate rows", () => {
    expect(alarmRowsOf(everyMinute(11, (at) => ({ raisedAt: NOW + at * 61 * SECOND_MS })))).toHaveLength(11);
  });

  test("groups a flood by cause and area, with acknowledged alarms apart", () => {
    const alarms = everyMinute(11, (at) => ({
      raisedAt: NOW + at,
      area: at % 2 ? "PT 1" : "PT 2",
      ...(at === 4 && { cause: "UNASSIGNED_LATE" as const }),
      ...(at === 6 && { state: "TAKEN" as const, byId: "ana" }),
    }));
    const rows = alarmRowsOf(alarms).map(({ alarms: [first, ...others] }) => [first!.area, first!.cause, first!.state, 1 + others.length]);
    expect(rows).toEqual([
      ["PT 2", "ARRIVAL_CRITICAL", "RAISED", 4],
      ["PT 1", "ARRIVAL_CRITICAL", "RAISED", 5],
      ["PT 2", "UNASSIGNED_LATE", "RAISED", 1],
      ["PT 2", "ARRIVAL_CRITICAL", "TAKEN", 1],
    ]);
  });

  test("keeps the name of a flood's row when any of its alarms ends, and changes it with the state", () => {
    const keys = (alarms: ListedAlarm[]): string[] => alarmRowsOf(alarms).map((row) => rowKey(row, "PT 1"));
    const flood = everyMinute(12, (at) => ({ raisedAt: NOW + at }));
    expect(keys(flood.slice(1))).toEqual(keys(flood));
    expect(keys(flood.map((one) => ({ ...one, state: "TAKEN", byId: "ana" })))).not.toEqual(keys(flood));
    expect(keys(flood.slice(0, 3))).toEqual(flood.slice(0, 3).map(({ id }) => id));
  });

  test("keeps an old alarm out of a later flood", () => {
    const old = alarm({ raisedAt: NOW - 60 * MINUTE_MS });
    const rows = alarmRowsOf([...everyMinute(11, () => ({ raisedAt: NOW })), old].sort(byAge));
    expect(rows.map(({ alarms }) => alarms.length)).toEqual([1, 11]);
  });

  test("sorts open alarms before acknowledged ones, the oldest first", () => {
    const alarms = [
      alarm({ state: "ACKNOWLEDGED", byId: "ana" }),
      alarm({ raisedAt: NOW + 1 }),
      alarm({ state: "TAKEN", byId: "ana" }),
      alarm({ raisedAt: NOW - 1 }),
      alarm({ cause: "CLAIM_FEED_SILENT", raisedAt: NOW - MINUTE_MS }),
    ];
    const order = [3, 1, 4, 2, 0].map((at) => alarms[at]!);
    expect(alarmRowsOf(alarms.sort(byAge)).map(({ alarms: [one] }) => one!.id)).toEqual(order.map(({ id }) => id));
  });
});
