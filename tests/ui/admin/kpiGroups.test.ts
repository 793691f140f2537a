import { expect, test } from "vitest";
import { kpiGroups } from "../../../client/admin/kpiSettings/kpiGroups";
import { kpiSettings } from "../../../schema/rules/settings/kpiSettings";

test("places every setting in exactly one group, with the settings of the installation apart", () => {
  expect(kpiGroups.flatMap(({ members }) => members).toSorted()).toEqual(kpiSettings.map(({ key }) => key).toSorted());
  expect(kpiGroups.at(-1)?.members).toEqual(kpiSettings.filter(({ scope }) => scope === "INSTALLATION").map(({ key }) => key));
});
