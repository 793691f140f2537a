import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Fields } from "../../../schema/rules/fields/field";
import { FieldDetails } from "../../../client/entity/detail/FieldDetails";
import { Phone, PhoneCountry } from "../../../client/entity/Phone";
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
  ...{
    file: "F1",
    plate: "4821 KPD",
    notes: null,
    insuredPhone: "+34 600 112 233",
    assignedAt: "2026-11-21T08:36:00.000Z",
    proposed: false,
  },
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

test("shows a line with name and type for each visible field, after the panel's own lines", async () => {
  show(
    <FieldDetails
      fields={fields}
      data={data}
      zone="UTC"
      columnOf={(name) => `incidents.${name}`}
      overrides={{ plate: { label: "Own label" }, limits: null, file: { value: "Custom value" } }}
    />,
  );
  expect(await lines()).toEqual([
    ["Own label", "4821 KPD"],
    ["File", "Custom value"],
    ["Notes", "—"],
    ["Phone for the insured", "+34 600 112 233"],
    ["Assigned", expect.stringContaining("8:36")],
    ["Supplier only proposed", "No"],
    ["Promised minutes", "45 min"],
    ["Deviation", "2.4 km"],
    ["colour", "red"],
  ]);
  expect(screen.getByRole("link", { name: "+34 600 112 233" }).getAttribute("href")).toBe("tel:+34600112233");
});

describe("phones", () => {
  const phones = async (text: string, country: string | null = "ES") => {
    const { container } = show(
      <PhoneCountry value={country}>
        <Phone number={text} />
      </PhoneCountry>,
    );
    return { container, links: (await screen.findAllByRole("link")).map((link) => [link.textContent, link.getAttribute("href")]) };
  };

  test("makes each number of a field a link", async () => {
    expect((await phones("Casa 600112233 / 915 55 66 77 ext 12")).links).toEqual([
      ["600112233", "tel:+34600112233"],
      ["915 55 66 77", "tel:+34915556677;ext=12"],
    ]);
  });

  test("drops the trunk 0 in brackets from the link", async () => {
    expect((await phones("+44 (0)20 7946 0958")).links).toEqual([["+44 (0)20 7946 0958", "tel:+442079460958"]]);
  });

  test("marks a number that cannot be dialled", async () => {
    const { container, links } = await phones("600112233 / 12345");
    expect(links).toHaveLength(1);
    expect(container.textContent).toContain("12345 (This number cannot be dialled)");
  });
});
