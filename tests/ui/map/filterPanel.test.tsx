// The filters of the configuration panel: chosen, applied, cleared; what the profile hides is absent.
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { graphql, HttpResponse } from "msw";
import { useState } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { FilterChips, type FilterChipsProps } from "../../../client/filters/FilterChips";
import { FilterPanel } from "../../../client/filters/FilterPanel";
import type { Filter } from "../../../client/filters/filter";
import { visibleColumns, type HiddenFields } from "../../../schema/rules/fields/hiddenFields";
import { mapLayers } from "../../../schema/rules/lists/mapLayers";
import { show, signIn } from "../page";
import { db, server } from "../setup";

function showPanel(filter: Filter = {}, hidden: HiddenFields = {}) {
  Object.assign(db().users.get("operator")!, { visibleColumns: visibleColumns(mapLayers, hidden) });
  signIn("operator");
  const onApply = vi.fn();
  show(
    <FilterPanel narrowed="map" filter={filter} onApply={onApply}>
      <p>Layers</p>
    </FilterPanel>,
  );
  return onApply;
}

async function addFilter(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole("button", { name: "Add filter" }));
  await userEvent.click(await screen.findByRole("menuitem", { name }));
}
/** Opens the control of a filter that is set. */
const openChip = async (text: string): Promise<void> => userEvent.click(await screen.findByRole("button", { name: text }));

test("applies the chosen filters on Enter only, with a confirmation", async () => {
  const onApply = showPanel();
  await screen.findByRole("button", { name: "Add filter" });
  expect(screen.queryByRole("button", { name: "Apply" })).toBeNull();
  await addFilter("File");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("textbox", { name: /^File/ })));
  await userEvent.type(screen.getByRole("textbox", { name: /^File/ }), "2026/44");
  expect(screen.getByText("not applied")).toBeTruthy();
  expect(onApply).not.toHaveBeenCalled();
  await userEvent.keyboard("{Enter}");
  expect(onApply).toHaveBeenCalledWith({ file: "2026/44" });
});

test("offers a third answer for scheduled, and rejects a range that ends before it begins", async () => {
  const onApply = showPanel();
  await addFilter("Scheduled");
  await userEvent.click(await screen.findByRole("radio", { name: "Not set" }));
  await addFilter("Unassigned for (min)");
  await userEvent.type(screen.getAllByRole("textbox", { name: "From" })[0]!, "60");
  await userEvent.type(screen.getAllByRole("textbox", { name: "To" })[0]!, "5");
  expect(screen.getByRole("button", { name: "Apply" }).getAttribute("aria-description")).toContain("must be before");
  await userEvent.type(screen.getAllByRole("textbox", { name: "To" })[0]!, "00");
  await userEvent.click(screen.getByRole("button", { name: "Apply" }));
  expect(onApply).toHaveBeenCalledWith({ scheduledUnknown: true, unassignedMinutes: { from: 60, to: 500 } });
});

test("offers only the contracts of the chosen client", async () => {
  const asked: unknown[] = [];
  server.use(
    graphql.query("FilterOptions", ({ variables }) => {
      asked.push(variables.filter);
      const [id, name] = variables.part === "CLIENT" ? ["AUR", "Aurora"] : ["A-1", "Auto Plus"];
      return HttpResponse.json({ data: { filterOptions: [{ __typename: "FilterOption", value: id, name, count: 3, clientId: null }] } });
    }),
  );
  showPanel({ file: "7", clientIds: ["OTH"] });
  await openChip("Client: OTH");
  await userEvent.click(await screen.findByRole("combobox", { name: /^Client/ }));
  await userEvent.click(await screen.findByRole("option", { name: "Aurora · 3" }));
  await addFilter("Contract");
  await userEvent.click(screen.getByRole("combobox", { name: /^Contract/ }));
  await screen.findByRole("option", { name: "Auto Plus · 3" });
  expect(asked).toEqual([{}, { clientIds: ["OTH", "AUR"] }]);
});

describe("when the client changes", () => {
  const contracts = [
    ["A-1", "Auto Plus", "AUR"],
    ["O-1", "Other Plus", "OTH"],
    ["BOTH", "Both", "AUR"],
    ["BOTH", "Both", "OTH"],
  ];
  const applied = { file: "7", clientIds: ["AUR"], contractIds: ["A-1", "BOTH", "X-9"] };
  beforeEach(() =>
    server.use(
      graphql.query("FilterNames", ({ variables }) => {
        const { contractIds = [] } = variables.filter as Filter;
        const named = contracts.filter(([id]) => contractIds.includes(id!));
        const filterNames = named.map(([id, name, clientId]) => ({
          __typename: "FilterName",
          filterPart: "CONTRACT",
          value: id,
          name,
          clientId,
        }));
        return HttpResponse.json({ data: { filterNames } });
      }),
      graphql.query("FilterOptions", () =>
        HttpResponse.json({
          data: { filterOptions: [{ __typename: "FilterOption", value: "OTH", name: "Other", count: 3, clientId: null }] },
        }),
      ),
    ),
  );
  const contractChip = () => screen.getByRole("button", { name: /^Contract: / });
  const chooseOther = async (): Promise<void> => {
    await userEvent.click(screen.getByRole("combobox", { name: /^Client/ }));
    await userEvent.click(await screen.findByRole("option", { name: "Other · 3" }));
  };

  test("drops and names the contracts of the former client, and keeps one that may belong to the new client", async () => {
    const onApply = showPanel(applied);
    await waitFor(() => expect(contractChip().textContent).toContain("Auto Plus"));
    await openChip("Client: AUR");
    await userEvent.type(screen.getByRole("combobox", { name: /^Client/ }), "{Backspace}");
    await chooseOther();
    await screen.findByText("Removed, because they belong to another client: Auto Plus");
    expect(contractChip().textContent).not.toContain("Auto Plus");
    await userEvent.click(screen.getByRole("button", { name: "Apply" }));
    expect(onApply).toHaveBeenCalledWith({ file: "7", clientIds: ["OTH"], contractIds: ["BOTH", "X-9"] });
  });

  test("keeps the contracts of both clients if the former one stays chosen", async () => {
    const onApply = showPanel(applied);
    await waitFor(() => expect(contractChip().textContent).toContain("Auto Plus"));
    await openChip("Client: AUR");
    await chooseOther();
    await userEvent.click(screen.getByRole("button", { name: "Apply" }));
    expect(onApply).toHaveBeenCalledWith({ ...applied, clientIds: ["AUR", "OTH"] });
    expect(screen.queryByText(/^Removed, because/)).toBeNull();
  });

  test("keeps the values of an address unchanged", async () => {
    showPanel({ clientIds: ["OTH"], contractIds: ["A-1"] });
    await waitFor(() => expect(contractChip().textContent).toContain("Auto Plus"));
    expect(screen.queryByText("not applied")).toBeNull();
  });
});

test("shows filters set elsewhere as chips, and closes the controls that were open", async () => {
  signIn("operator");
  const Opening = () => {
    const [filter, setFilter] = useState<Filter>({});
    return (
      <>
        <FilterPanel narrowed="map" filter={filter} onApply={vi.fn()} />
        <button onClick={() => setFilter({ file: "7" })}>A favourite</button>
        <button onClick={() => setFilter({ file: "8", scheduled: true })}>A link</button>
      </>
    );
  };
  show(<Opening />);
  await screen.findByRole("button", { name: "Add filter" });
  await userEvent.click(screen.getByText("A favourite"));
  await openChip("File: 7");
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: /^File/ }).value).toBe("7");
  expect(screen.queryByRole("button", { name: "File: 7" })).toBeNull();
  await userEvent.click(screen.getByText("A link"));
  await screen.findByRole("button", { name: "File: 8" });
  expect(screen.getByRole("button", { name: "Scheduled: Yes" })).toBeTruthy();
  expect(screen.queryByRole("textbox", { name: /^File/ })).toBeNull();
});

test("removes a filter by its chip or its open control, once applied", async () => {
  const onApply = showPanel({ scheduled: true, file: "7", otherFile: "8" });
  await openChip("File: 7");
  await userEvent.click(screen.getByRole("button", { name: "Remove filter: File" }));
  expect(screen.queryByRole("textbox", { name: /^File/ })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Remove filter: Scheduled" }));
  expect(onApply).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Apply" }));
  expect(onApply).toHaveBeenCalledWith({ otherFile: "8" });
});

test("sets minutes by a slider, also by the keyboard", async () => {
  const onApply = showPanel({ unassignedMinutes: { from: 17, to: null } });
  await openChip("Unassigned for (min): from 17");
  const [from, to] = await screen.findAllByRole("slider");
  expect([from!, to!].map((thumb) => thumb.getAttribute("aria-valuetext"))).toEqual(["15 min", "no limit"]);
  from!.focus();
  await userEvent.keyboard("{ArrowRight}");
  to!.focus();
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
  expect(to!.getAttribute("aria-valuetext")).toBe("12 h 0 min");
  await userEvent.click(screen.getByRole("button", { name: "Apply" }));
  expect(onApply).toHaveBeenCalledWith({ unassignedMinutes: { from: 20, to: 720 } });
});

test("clears every filter", async () => {
  const onApply = showPanel({ scheduled: true, file: "7" });
  await screen.findByText("2 active");
  await userEvent.click(screen.getByRole("button", { name: "Clear" }));
  expect(onApply).toHaveBeenCalledWith({});
});

test("chooses the unset value by its name", async () => {
  showPanel({ priorityUnknown: true });
  await openChip("Priority: Not set");
  const priority = (await screen.findByRole("combobox", { name: /^Priority/ })).closest(".mantine-MultiSelect-root")!;
  expect(priority.textContent).toContain("Not set");
});

test("hides a filter whose field the profile hides", async () => {
  showPanel({}, { INCIDENTS: new Set(["file"]) });
  await userEvent.click(await screen.findByRole("button", { name: "Add filter" }));
  await screen.findByRole("menuitem", { name: /^Other file/ });
  await waitFor(() => expect(screen.queryByRole("menuitem", { name: "File" })).toBeNull());
});

const everywhere: FilterChipsProps["address"] = {
  filter: {},
  layers: ["INCIDENTS"],
  claimStatuses: [],
  resourceStatuses: [],
  withoutPosition: false,
};

test("loads the names on chips in one request, and keeps the code of values without a visible name", async () => {
  const asked: unknown[] = [];
  server.use(
    graphql.query("FilterNames", ({ variables }) => {
      asked.push(variables.filter);
      const names = [
        ["CLIENT", "7", "Aurora"],
        ["SERVICE", "7", "Towing"],
        ["SUPPLIER", "S-1", "Grúas Prat"],
      ];
      return HttpResponse.json({
        data: {
          filterNames: names.map(([filterPart, id, name]) => ({ __typename: "FilterName", filterPart, value: id, name, clientId: null })),
        },
      });
    }),
  );
  signIn("operator");
  const filter: Filter = { clientIds: ["7", "8", "9"], serviceIds: ["7"], supplierIds: ["S-1"], scheduled: false, scheduledUnknown: true };
  show(<FilterChips address={{ ...everywhere, filter }} onChange={vi.fn()} />);
  await screen.findByText("Client: Aurora, 8 +1");
  expect(screen.getByText("Service: Towing")).toBeTruthy();
  expect(screen.getByText("Supplier: Grúas Prat")).toBeTruthy();
  expect(screen.getByText("Scheduled: No, Not set")).toBeTruthy();
  expect(screen.getByTitle("Client: Aurora, 8, 9")).toBeTruthy();
  expect(asked).toEqual([{ clientIds: ["7", "8", "9"], serviceIds: ["7"], supplierIds: ["S-1"] }]);
});

test("shows a kind, minutes and dates on chips in readable form", async () => {
  signIn("operator");
  const filter: Filter = {
    kinds: ["TAXI"],
    unassignedMinutes: { from: 15, to: null },
    assignedMinutes: { from: null, to: 60 },
    plannedFrom: "2026-11-22T09:00:00.000Z",
    plannedTo: "2026-11-23T09:00:00.000Z",
  };
  show(<FilterChips address={{ ...everywhere, filter }} onChange={vi.fn()} />);
  expect(await screen.findByText("Service type: Taxi")).toBeTruthy();
  expect(screen.getByText("Unassigned for (min): from 15")).toBeTruthy();
  expect(screen.getByText("Assigned for (min): until 60")).toBeTruthy();
  expect(screen.getByText(/^Planned start: .*22.* – .*23/)).toBeTruthy();
});

test("shows a chip for each filter with the number of hidden claims, which removes the filter", async () => {
  server.use(
    graphql.query("FilterEffects", ({ variables }) => {
      expect(variables).toEqual({ filter: { file: "7", scheduled: true, statuses: ["NO_SUPPLIER"] }, layers: ["INCIDENTS"] });
      const filterEffects = [
        { __typename: "FilterEffect", filterPart: "FILE", hides: 212 },
        { __typename: "FilterEffect", filterPart: "SCHEDULED", hides: 3 },
      ];
      return HttpResponse.json({ data: { filterEffects } });
    }),
  );
  signIn("operator");
  const onChange = vi.fn();
  const address: FilterChipsProps["address"] = {
    ...everywhere,
    filter: { scheduled: true, file: "7" },
    claimStatuses: ["NO_SUPPLIER"],
  };
  show(<FilterChips address={address} onChange={onChange} />);
  expect(await screen.findByText("hides 212")).toBeTruthy();
  expect(screen.getByText("File: 7")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: /Remove filter: File/ }));
  expect(onChange).toHaveBeenCalledWith({ scheduled: true });
});

test("reloads the number that a chip hides when the map's counts change", async () => {
  let hides = 212;
  server.use(
    graphql.query("FilterEffects", () =>
      HttpResponse.json({ data: { filterEffects: [{ __typename: "FilterEffect", filterPart: "FILE", hides }] } }),
    ),
  );
  signIn("operator");
  const Counting = () => {
    const [counts, setCounts] = useState({ claims: 1 });
    return (
      <>
        <FilterChips address={{ ...everywhere, filter: { file: "7" } }} counts={counts} onChange={vi.fn()} />
        <button onClick={() => setCounts({ claims: 2 })}>Another claim</button>
      </>
    );
  };
  show(<Counting />);
  await screen.findByText("hides 212");
  hides = 213;
  await userEvent.click(screen.getByText("Another claim"));
  await screen.findByText("hides 213");
});
