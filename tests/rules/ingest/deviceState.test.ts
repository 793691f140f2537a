import { describe, expect, test } from "vitest";
import { deviceStateOf } from "../../../server/positions/deviceState";

const unknown = { ignition: null, batteryPercent: null, alarms: null };

describe("the state of a device", () => {
  test.each([
    ["Traccar", { ignition: true, batteryLevel: 64, alarm: "sos" }, { ignition: true, batteryPercent: 64, alarms: ["sos"] }],
    ["several alarms of Traccar", { alarm: "sos, powerCut" }, { ...unknown, alarms: ["sos", "powerCut"] }],
    ["OsmAnd parameters", { ignition: "false", batt: "81.5" }, { ...unknown, ignition: false, batteryPercent: 81.5 }],
    ["OsmAnd JSON", { battery: { level: 0.75, is_charging: true } }, { ...unknown, batteryPercent: 75 }],
    ["a voltage in place of a share", { battery: 12.4 }, unknown],
    ["unknown and senseless values", { ignition: 1, batteryLevel: -1, battery: { level: -1 }, alarm: " " }, unknown],
    ["no attributes", null, unknown],
    ["a list in place of attributes", [], unknown],
  ])("reads %s", (_sender, attributes, state) => {
    expect(deviceStateOf(attributes)).toEqual(state);
  });

  test("limits the number and the length of alarms", () => {
    const alarm = Array.from({ length: 50 }, () => "a".repeat(200)).join();
    expect(deviceStateOf({ alarm }).alarms).toEqual(Array.from({ length: 10 }, () => "a".repeat(100)));
  });
});
