import { describe, expect, test } from "vitest";
import { configurationLimits, isConfigurationAddress } from "../../../schema/rules/map/configurations";

describe("the address of a configuration", () => {
  test.each([
    "",
    "layers=incidents,mobile&status=PLC,SPD&at=40.4,-3.7,9.5,12,30&list=needs&place=40.4,-3.7,A%20Coru%C3%B1a",
    "nowhere=1",
    "priority=VIP,unknown:&unassigned=5-",
    "opened=1&claims=2",
  ])("can be %j", (text) => {
    expect(isConfigurationAddress(text)).toBe(true);
  });

  test.each([
    ["begins with the question mark", "?layers=incidents"],
    ["opens a claim", "layers=incidents&claim=7"],
    ["opens a supplier", "supplier=7"],
    ["opens a tab", "open=c:7"],
    ["opens a tab in disguise", "%6Fpen=c:7"],
    ["names a part of a detail", "part=milestones"],
    ["names another configuration", "config=7"],
    ["has a letter that is not encoded", "place=40,-3,Coruña"],
    ["has half a code", "place=40,-3,%C"],
    ["has a blank", "list=needs me"],
    ["has a sign of a page", "list=<b>"],
    ["leads elsewhere", "list=needs#/account"],
    ["is too long", `status=${"A".repeat(configurationLimits.address)}`],
  ])("cannot be one that %s", (_what, text) => {
    expect(isConfigurationAddress(text)).toBe(false);
  });
});
