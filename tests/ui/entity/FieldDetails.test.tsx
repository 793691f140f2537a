import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { Fields } from "../../../schema/rules/fields/field";
import { FieldDetails } from "../../../client/entity/FieldDetails";
import { show, signIn } from "../page";

const fields = {
  file: { type: "text100", shown: ["general"] },
  plate: { type: "text100", shown: ["general"] },
  notes: { type: "text20000", shown: ["general"], wide: true },
  insuredPhone: { type: "phone", shown: ["general"] },
  assignedAt: { type: "instant", shown: ["general"] },
  proposed: { type: "flag", shown: ["general"] },
  promisedMinutes: { type: "minutes", shown: ["general"] },
  otherFile: { type: "text100", shown: ["general"], omitEmpty: true },
  limits: { type: "text100", shown: ["general"] },
  deviationMetres: { type: "metres", group: "routeFigures", shown: ["general"] },
  supplement: { type: "text100" },
} as const satisfies Fields;
const data = {
  ...{ file: "F1", plate: "4821 KPD", notes: null, insuredPhone: "+34 600", assignedAt: "2026-11-21T08:36:00.000Z", proposed: false },
  ...{
    promisedMinutes: 45,
    otherFile: null,
    limits: "none",
    supplement: "S",
    routeFigures: { deviationMetres: 2_400 },
    attributes: { colour: "red" },
  },
};
const lines = async (): Promise<(string | null)[][]> =>
  (await screen.findAllByRole("term")).map((term) => [term.textContent, term.nextElementSibling!.textContent]);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-21T10:42:00Z") });
  signIn();
});

test("a field that the catalogue shows has a line by its name and type; a panel's own lines come first", async () => {
  show(
    <FieldDetails
      fields={fields}
      data={data}
      zone="UTC"
      columnOf={(name) => `incidents.${name}`}
      own={{ plate: { label: "Own label" }, limits: null, file: { value: "Own value" } }}
    />,
  );
  expect(await lines()).toEqual([
    ["Own label", "4821 KPD"],
    ["File", "Own value"],
    ["Notes", "—"],
    ["Phone for the insured", "+34 600"],
    ["Assigned", expect.stringContaining("8:36")],
    ["Supplier only proposed", "No"],
    ["Promised minutes", "45 min"],
    ["Deviation", "2.4 km"],
    ["colour", "red"],
  ]);
  expect(screen.getByRole("link", { name: "+34 600" }).getAttribute("href")).toBe("tel:+34600");
});
