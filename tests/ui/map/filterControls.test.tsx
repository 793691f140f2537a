// Each control of the filters: how it is used, and which part of the filter it sets.
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { graphql, HttpResponse } from "msw";
import { expect, test, vi } from "vitest";
import { filterInputs } from "../../../client/filters/FilterFields";
import type { Filter } from "../../../client/filters/filter";
import { aSupplier } from "../../msw/db";
import { typeTime } from "../claims/actionFixtures";
import { show, signIn } from "../page";
import { db, server } from "../setup";

/** The options that the server offers for a part of the filter. */
const offer = (): void =>
  server.use(
    graphql.query("FilterOptions", ({ variables: { part } }) => {
      const filterOptions = [{ __typename: "FilterOption", value: `${part}-1`, name: `First ${part}`, count: 3, clientId: null }];
      return HttpResponse.json({ data: { filterOptions } });
    }),
  );
const pick = (option: string) => async (): Promise<void> => {
  fireEvent.click(await screen.findByRole("combobox"));
  fireEvent.click(await screen.findByRole("option", { name: option }));
};
const write =
  (value: string, at = 0) =>
  async (): Promise<void> =>
    void fireEvent.change((await screen.findAllByRole("textbox"))[at]!, { target: { value } });
const writeDate = (label: "From" | "To") => () => typeTime(new RegExp(`^${label}$`), "2026-11-21T09:30");
const instant = new Date("2026-11-21T09:30").toISOString();

/** How each control is used, and what it sets. */
const operations: Readonly<Record<keyof typeof filterInputs, readonly [operate: () => Promise<void>, set: Filter]>> = {
  instance: [pick("First INSTANCE · 3"), { instanceIds: ["INSTANCE-1"] }],
  centre: [pick("First CENTRE · 3"), { centreIds: ["CENTRE-1"] }],
  service: [pick("First SERVICE · 3"), { serviceIds: ["SERVICE-1"] }],
  kind: [pick("Tow"), { kinds: ["TOW"] }],
  scheduled: [async () => void fireEvent.click(await screen.findByRole("radio", { name: "No" })), { scheduled: false }],
  priority: [pick("First PRIORITY · 3"), { priorityCodes: ["PRIORITY-1"] }],
  unassigned: [write("15"), { unassignedMinutes: { from: 15, to: null } }],
  access: [pick("Supplier base"), { access: ["BASE"] }],
  client: [pick("First CLIENT · 3"), { clientIds: ["CLIENT-1"] }],
  contract: [pick("First CONTRACT · 3"), { contractIds: ["CONTRACT-1"] }],
  supplier: [pick("Grúas Norte"), { supplierIds: ["S-1"] }],
  assigned: [write("45", 1), { assignedMinutes: { from: null, to: 45 } }],
  planned: [writeDate("From"), { plannedFrom: instant }],
  contact: [writeDate("To"), { contactTo: instant }],
  mobile: [write("dev-1"), { mobileUser: "dev-1" }],
  assignment: [pick("manual"), { assignmentTypes: ["MANUAL"] }],
  file: [write("2026/44"), { file: "2026/44" }],
  otherFile: [write("2026/45"), { otherFile: "2026/45" }],
  attributes: [write("towing"), { attributeText: "towing" }],
};

test.each(Object.keys(operations) as (keyof typeof operations)[])("the control of %s sets its part of the filter", async (field) => {
  offer();
  db().suppliers.set("S-1", aSupplier({ id: "S-1", name: "Grúas Norte" }));
  signIn("operator");
  const Control = filterInputs[field];
  const onChange = vi.fn();
  show(<Control filter={{}} label={field} onChange={onChange} />);
  const [operate, set] = operations[field];
  await operate();
  await waitFor(() => expect(onChange).toHaveBeenCalled());
  // Parts that are undefined are those that go.
  expect(JSON.parse(JSON.stringify(onChange.mock.lastCall![0]))).toEqual(set);
});
