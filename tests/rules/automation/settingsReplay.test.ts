import { expect, test } from "vitest";
import type { ClaimFacts, ResourceFacts } from "../../../schema/rules/claims/claimWindow";
import { replaySettings } from "../../../schema/rules/claims/settingsReplay";
import { defaultSettings, type Settings } from "../../../schema/rules/settings/kpiSettings";
import { at, base, claim, NOW_MS, onSite, tow, tripFacts } from "../status/claimFacts";

type Logged = [minutes: number, facts: ClaimFacts | null, resource?: ResourceFacts | null];
function replayed(logged: Logged[], settings: Partial<Settings> = {}): string[] {
  const facts = logged.map(([minutes, one, resource = null]) => ({ at: at(minutes), inputs: one && { claim: one, resource } }));
  const events = replaySettings(facts, at(-600), { ...defaultSettings, ...settings }, NOW_MS);
  return events.map((event) => `${event.kind} ${(event.at - NOW_MS) / 60_000}`);
}

test("makes a claim late and critical, and triggers calls, by the clock alone", () => {
  // Due 90 minutes ago: KPI 3 after 15, KPI 8 after 15, KPI 10 after 20, KPI 14 after 45.
  const late = base(-120, 30);
  expect(replayed([[-120, late]])).toEqual(["CALL -75", "CALL -70", "ALARM -45"]);
  expect(replayed([[-120, late]], { criticalBase: 20, contactListArrival: 200 })).toEqual(["CALL -75", "ALARM -70"]);
  expect(replayed([[-120, late]], { baseDelay: 100, criticalBase: 200 })).toEqual([]);
});

test("applies facts until the next ones, and none after now", () => {
  const late = base(-120, 30);
  const arrived = base(-120, 30, { arrivedAt: -60, arrivedLate: true, acceptedAt: -100 });
  expect(
    replayed([
      [-120, late],
      [-60, arrived],
    ]),
  ).toEqual(["CALL -75", "CALL -70"]);
  expect(replayed([[-10, base(-20, 30)]])).toEqual([]);
});

test("makes a claim late immediately by a logged prediction, with the limits of a mobile resource", () => {
  expect(replayed([[-5, tow(-30, 40), tripFacts(-5, 50)]])).toEqual(["ALARM -5", "CALL -5", "CALL -5"]);
});

test("joins an alarm that recurs within thirty seconds, and counts a second episode separately", () => {
  const waiting = (since: number) => claim({ noSupplierSince: since });
  const logged = (back: number): Logged[] => [
    [-100, waiting(-100)],
    [-50, base(-50, 200)],
    [back, waiting(-100)],
  ];
  expect(replayed(logged(-49.6))).toEqual(["ALARM -85"]);
  expect(replayed(logged(-40))).toEqual(["ALARM -85", "ALARM -40"]);
});

test("ends the claim and its calls on automatic completion", () => {
  const on = { automaticCompletion: true, automaticCompletionAfter: 60 };
  const working = onSite(-200, { acceptedAt: -220 });
  // Its work was due 100 minutes ago.
  expect(replayed([[-200, working]])).toEqual(["ALARM -100", "CALL -85", "CALL -80"]);
  expect(replayed([[-200, working]], on)).toEqual(["CALL -140"]);
});

test("skips events outside the caller's scope", () => {
  expect(
    replayed([
      [-120, base(-120, 30)],
      [-80, null],
    ]),
  ).toEqual([]);
});
