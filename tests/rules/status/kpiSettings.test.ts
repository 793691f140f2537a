import { expect, test } from "vitest";
import { defaultSettings, kpiSettings, settingErrors, type Settings } from "../../../schema/rules/settings/kpiSettings";
import { actsWhenDelayBegins, settingWarnings } from "../../../schema/rules/settings/settingWarnings";

const errorsOf = (change: Partial<Record<keyof Settings, unknown>>) => settingErrors({ ...defaultSettings, ...change } as Settings);

test("numbers the 17 settings as in the specification, then four of arrivals, each with a distinct key", () => {
  expect(kpiSettings.map((setting) => setting.number)).toEqual(Array.from({ length: 21 }, (_, i) => i + 1));
  expect(new Set(kpiSettings.map((setting) => setting.key)).size).toBe(21);
});

test("gives the settings the readings' defaults, which are valid", () => {
  expect(kpiSettings.map((setting) => defaultSettings[setting.key])).toEqual([
    10,
    10,
    15,
    15,
    10,
    90,
    90,
    15,
    15,
    20,
    20,
    120,
    30,
    45,
    150,
    false,
    180,
    50,
    80,
    false,
    90,
  ]);
  expect(settingErrors(defaultSettings)).toEqual([]);
});

test("assigns only inactive users and log retention to the installation", () => {
  expect(kpiSettings.filter((setting) => setting.scope === "INSTALLATION").map((setting) => setting.number)).toEqual([6, 7]);
});

test("accepts both limits, but not one step beyond", () => {
  for (const setting of kpiSettings) {
    if (setting.unit === "SWITCH") continue;
    // Far from the other settings' order, which has its own test.
    const free = { mobileDelay: 0, baseDelay: 0, criticalMobile: 1440, criticalBase: 1440 };
    const of = (value: number) => errorsOf({ ...free, [setting.key]: value }).map(({ key, number, error }) => [key, number, error]);
    expect([of(setting.min), of(setting.max)]).toEqual([[], []]);
    expect([of(setting.min - 1), of(setting.max + 1)]).toEqual(Array(2).fill([[setting.key, setting.number, "LIMITS"]]));
  }
});

test("requires critical after delayed, for mobile and for all others", () => {
  expect(errorsOf({ criticalMobile: 10 })).toEqual([{ key: "criticalMobile", number: 13, error: "ORDER" }]);
  expect(errorsOf({ criticalMobile: 11 })).toEqual([]);
  expect(errorsOf({ mobileDelay: 30 })).toEqual([{ key: "criticalMobile", number: 13, error: "ORDER" }]);
  expect(errorsOf({ baseDelay: 60 })).toEqual([{ key: "criticalBase", number: 14, error: "ORDER" }]);
});

test("rejects fractions, empty values and words", () => {
  expect([10.5, null, "10", Number.NaN].map((value) => errorsOf({ workTime: value })[0]?.error)).toEqual(Array(4).fill("TYPE"));
  expect(errorsOf({ automaticCompletion: 1 })).toEqual([{ key: "automaticCompletion", number: 16, error: "TYPE" }]);
});

test("allows a call below the delay that it follows, with a note that it waits for the delay", () => {
  const acts = (values: Partial<typeof defaultSettings>) =>
    kpiSettings.filter(({ key }) => actsWhenDelayBegins(key, { ...defaultSettings, ...values })).map(({ number }) => number);
  expect(acts({})).toEqual([]);
  expect(acts({ contactCentreArrival: 14, contactListArrival: 9 })).toEqual([8, 10]);
  expect(acts({ contactCentreCompletion: 0, contactListCompletion: 1 })).toEqual([9]);
});

test("names contradictory settings in pairs", () => {
  const warnings = (values: Partial<typeof defaultSettings>) =>
    settingWarnings({ ...defaultSettings, ...values }).map(({ kind, key, against }) => `${kind} ${key} ${against}`);
  expect(warnings({})).toEqual([]);
  expect(warnings({ contactCentreArrival: 12 })).toEqual(["CALL_BEFORE_DELAY contactCentreArrival baseDelay"]);
  expect(warnings({ contactListArrival: 9 })).toEqual([
    "CALL_BEFORE_DELAY contactListArrival mobileDelay",
    "CALL_BEFORE_DELAY contactListArrival baseDelay",
  ]);
  // Automatic completion is off without KPI 16.
  expect(warnings({ automaticCompletionAfter: 10 })).toEqual([]);
  expect(warnings({ automaticCompletion: true, automaticCompletionAfter: 119 })).toEqual([
    "COMPLETION_BEFORE_WORK_ENDS automaticCompletionAfter workTime",
  ]);
  expect(warnings({ automaticCompletion: true, workTime: 30, automaticCompletionAfter: 45 })).toEqual([
    "CALL_AFTER_COMPLETION contactCentreCompletion automaticCompletionAfter",
    "CALL_AFTER_COMPLETION contactListCompletion automaticCompletionAfter",
  ]);
  expect(warnings({ automaticCompletion: true, workTime: 30, automaticCompletionAfter: 46 })).toEqual([
    "CALL_AFTER_COMPLETION contactListCompletion automaticCompletionAfter",
  ]);
});
