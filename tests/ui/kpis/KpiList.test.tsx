import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { KpiList } from "../../../client/kpis/KpiList";
import { claimRows, resourceRows } from "../../../client/kpis/kpiRows";
import { useShortcuts } from "../../../client/ui/shortcuts";
import { claimStatusOrder } from "../../../schema/rules/lists/claims";
import { claimCounts, totalsOf } from "../map/sampleFrames";
import { show } from "../page";

const totals = totalsOf({
  claims: claimCounts({ PENDING_ARRIVAL_CRITICAL: 4, PENDING_ARRIVAL_INTIME: 80, NO_SUPPLIER: 9 }),
  oldest: claimStatusOrder.map((status) => (status === "PENDING_ARRIVAL_CRITICAL" ? 31 * 60 : -1)),
});

function List({
  disabledReason = null,
  onSelect = () => undefined,
}: {
  disabledReason?: string | null;
  onSelect?: (keys: string[]) => void;
}) {
  const [selected, setSelected] = useState<string[]>([]);
  return (
    <KpiList
      title="Claims by status"
      rows={claimRows(totals, 60, (status) => status)}
      selected={selected}
      onSelect={(keys) => {
        setSelected(keys);
        onSelect(keys);
      }}
      disabledReason={disabledReason}
    />
  );
}

const row = (code: string): HTMLElement => screen.getByRole("option", { name: new RegExp(`^${code} `) });
const selected = (): string[] => screen.getAllByRole("option", { selected: true }).map((option) => option.dataset["status"]!);

test("shows a row per open status, the most urgent first, with its count and the age of its oldest claim", async () => {
  show(<List />);
  await screen.findByRole("listbox");
  const rows = screen.getAllByRole("option").map((option) => option.dataset["status"]);
  expect(rows).toEqual(claimStatusOrder.filter((status) => status !== "FINISHED"));
  expect(row("PLC").textContent).toMatch(/32 min 4$/);
  expect(row("PLIT").textContent).toMatch(/80$/);
});

test("filters by a status on a click, clears it on a second click, and replaces it by another", async () => {
  show(<List />);
  await screen.findByRole("listbox");
  await userEvent.click(row("PLC"));
  expect(selected()).toEqual(["PENDING_ARRIVAL_CRITICAL"]);
  await userEvent.click(row("SP"));
  expect(selected()).toEqual(["NO_SUPPLIER"]);
  await userEvent.click(row("SP"));
  expect(screen.queryAllByRole("option", { selected: true })).toEqual([]);
});

test("adds and removes a status by Shift", async () => {
  show(<List />);
  await screen.findByRole("listbox");
  const user = userEvent.setup();
  await user.click(row("PLC"));
  await user.keyboard("{Shift>}");
  await user.click(row("SP"));
  expect(selected()).toEqual(["PENDING_ARRIVAL_CRITICAL", "NO_SUPPLIER"]);
  await user.click(row("PLC"));
  await user.keyboard("{/Shift}");
  expect(selected()).toEqual(["NO_SUPPLIER"]);
});

test("moves over the rows by the arrow keys, and filters by Space", async () => {
  show(<List />);
  await screen.findByRole("listbox");
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard("{ArrowDown}{ArrowDown} ");
  expect(selected()).toEqual([claimStatusOrder[2]]);
  await user.keyboard("{End}{Shift>} {/Shift}");
  expect(selected()).toEqual([claimStatusOrder[2], "NO_FINISH_MANAGED"]);
});

test("ignores Space pressed for the screen", async () => {
  const press = vi.fn<() => void>();
  const Screen = () => {
    useShortcuts([{ keys: "Space", label: "Next", key: " ", press }]);
    return <List />;
  };
  show(<Screen />);
  await screen.findByRole("listbox");
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard(" ");
  expect(press).toHaveBeenCalledOnce();
  expect(screen.queryAllByRole("option", { selected: true })).toEqual([]);
});

test("selects nothing while filtering is disabled, and says why", async () => {
  const selections: string[][] = [];
  show(<List disabledReason="Not now." onSelect={(keys) => selections.push(keys)} />);
  const list = await screen.findByRole("listbox");
  await userEvent.click(row("PLC"));
  expect(selections).toEqual([]);
  expect(list.title).toBe("Not now.");
  expect(list.getAttribute("aria-disabled")).toBe("true");
});

test("shows a row for each status of resources", () => {
  const rows = resourceRows(totalsOf({ resources: [3, 5, 1, 2] }), (status) => status);
  expect(rows.map(({ code, count }) => [code, count])).toEqual([
    ["L", 3],
    ["O", 5],
    ["D", 1],
    ["NL", 2],
  ]);
});
