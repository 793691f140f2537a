import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { FeatureList } from "../../../client/map/list/FeatureList";
import { countInView, rowsInView } from "../../../client/map/list/inView";
import { FleetStore } from "../../../client/mapkit/fleet/FleetStore";
import type { FleetHit } from "../../../client/mapkit/fleet/hitTest";
import type { PackedFrame } from "../../../schema/rules/map/frames";
import { show, signIn } from "../page";
import { asked } from "../setup";
import { frameOf } from "./sampleFrames";
import { add } from "./worklistFixtures";
import { showWorldBounds } from "./worldBounds";

let store: FleetStore;
const chosen: FleetHit[] = [];
const pointed: (FleetHit | null)[] = [];

beforeEach(() => {
  store = new FleetStore();
  showWorldBounds(store);
  chosen.length = pointed.length = 0;
});

function List({ filtered = false, view = null }: { filtered?: boolean; view?: unknown }) {
  return (
    <FeatureList
      store={store}
      group="claims"
      view={view}
      filtered={filtered}
      onClearFilter={() => undefined}
      onChoose={(hit) => chosen.push(hit)}
      onPoint={(hit) => pointed.push(hit)}
    />
  );
}

const apply = (frame: PackedFrame) => act(() => store.apply(frame));
const ids = (): string[] => screen.getAllByRole("listitem").map((row) => row.textContent!.replace(/^[A-Z]+/, "").slice(0, 1));

test("lists features in view by urgency, then by the longest wait", async () => {
  show(<List />);
  await apply(
    frameOf([
      { id: "1", claim: "PENDING_ARRIVAL_INTIME" },
      { id: "2", claim: "NO_SUPPLIER", since: 3 },
      { id: "3", claim: "PENDING_ARRIVAL_CRITICAL", since: 31 },
      { id: "4", claim: "NO_SUPPLIER", since: 9 },
      { id: "unit", resource: "MOBILE_FREE" },
    ]),
  );
  await screen.findByText("31 min");
  expect(ids()).toEqual(["3", "4", "2", "1"]);
});

test("shows the rows in two lines, town first, with one request for all of them", async () => {
  signIn("operator");
  for (const id of ["C-1", "C-2"]) add(id, { origin: `Street of ${id}, Lisboa` });
  show(<List />);
  await apply(frameOf(["C-1", "C-2"].map((id) => ({ id, claim: "PENDING_ARRIVAL_CRITICAL" as const, since: 31 }))));
  await screen.findByText(/Street of C-2/);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Lisboa · Street of C-1.*37 min late.*Tow One/),
    expect.stringMatching(/^Lisboa · Street of C-2.*37 min late.*Tow One/),
  ]);
  expect(asked().filter((query) => query.includes("query WorklistRows"))).toHaveLength(1);
});

test("lists critical features above on-time ones, clustered or not", async () => {
  show(<List />);
  const frame = frameOf([
    { id: "1", claim: "PENDING_ARRIVAL_INTIME" },
    { id: "2", claim: "PENDING_ARRIVAL_CRITICAL", since: 31 },
  ]);
  await apply({
    ...frame,
    clusters: [
      [0, 0, 0, 6, 1, 0, 0, 0, 0, 5, 0],
      [0, 9_000_000, 0, 7, 0, 0, 0, 0, 0, 7, 0],
    ],
  });
  await screen.findByText("31 min");
  expect(screen.getAllByRole("listitem").map((row) => row.textContent)).toEqual([
    expect.stringContaining("PLC2"),
    expect.stringContaining("6 claims close together1 critical"),
    expect.stringContaining("PLIT1"),
    expect.stringContaining("7 claims close together"),
  ]);
});

test("shows on an empty part of the map how many features are elsewhere, and goes there", async () => {
  const goThere = vi.fn<() => void>();
  show(
    <FeatureList
      {...{ store, view: null, filtered: false, elsewhere: 13, onShowAll: goThere }}
      group="claims"
      onClearFilter={goThere}
      onChoose={goThere}
      onPoint={goThere}
    />,
  );
  await userEvent.click(await screen.findByRole("button", { name: "13 elsewhere" }));
  expect(goThere).toHaveBeenCalledOnce();
});

test("leaves out features outside the view", async () => {
  show(<List />);
  showWorldBounds(store, { west: 0, east: 180 });
  await apply(
    frameOf([
      { id: "1", claim: "NO_SUPPLIER", lon: 10 },
      { id: "2", claim: "NO_SUPPLIER", lon: -90 },
    ]),
  );
  await screen.findByText("1");
  expect(ids()).toEqual(["1"]);
});

test("lists a cluster as one row with its count and the number of critical members", async () => {
  show(<List />);
  // Group, place, count, then the timings in their order: critical first.
  await apply({ ...frameOf([]), clusters: [[0, 0, 0, 18, 2, 0, 0, 0, 0, 16, 0]] });
  const row = await screen.findByRole("button", { name: /18 claims close together/ });
  expect(row.textContent).toContain("2 critical");
  await userEvent.click(row);
  expect(chosen).toMatchObject([{ cluster: { count: 18 } }]);
});

test("chooses a row on a click, and reports the hovered one", async () => {
  show(<List />);
  await apply(frameOf([{ id: "1", claim: "NO_SUPPLIER" }]));
  const row = await screen.findByRole("button", { name: /SP.*1/ });
  await userEvent.hover(row);
  expect(pointed.at(-1)).toEqual({ point: { group: "claims", id: "1" } });
  await userEvent.click(row);
  expect(chosen).toEqual([{ point: { group: "claims", id: "1" } }]);
});

test("freezes the rows under the pointer: new ones wait, removed ones are marked", async () => {
  show(<List />);
  await apply(
    frameOf([
      { id: "1", claim: "NO_SUPPLIER", since: 1 },
      { id: "2", claim: "NO_SUPPLIER" },
    ]),
  );
  await userEvent.hover(await screen.findByRole("button", { name: /SP.*1/ }));
  await apply(
    frameOf([
      { id: "1", claim: "PENDING_ARRIVAL_INTIME" },
      { id: "3", claim: "PENDING_ARRIVAL_CRITICAL", since: 5 },
    ]),
  );
  const chip = await screen.findByRole("button", { name: "1 new" });
  // The same order; the first one's new status is shown all the same.
  expect(ids()).toEqual(["1", "2"]);
  expect(screen.getByRole("button", { name: /PLIT.*1/ })).toBeTruthy();
  const gone = screen.getByRole("button", { name: /no longer in view/ });
  await userEvent.click(gone);
  expect(chosen).toEqual([]);
  await userEvent.click(chip);
  await vi.waitFor(() => expect(ids()).toEqual(["3", "1"]));
});

test("unfreezes the list once the map has been moved", async () => {
  function MovedList() {
    const [view, setView] = useState(1);
    return (
      <>
        <button onClick={() => setView(2)}>Move the map</button>
        <List view={view} />
      </>
    );
  }
  show(<MovedList />);
  await apply(frameOf([{ id: "1", claim: "NO_SUPPLIER" }]));
  await userEvent.hover(await screen.findByRole("button", { name: /SP.*1/ }));
  await apply(frameOf([{ id: "2", claim: "NO_SUPPLIER" }]));
  await screen.findByRole("button", { name: "1 new" });
  // Without moving the pointer, which would unfreeze the list as well.
  act(() => screen.getByRole("button", { name: "Move the map" }).click());
  await vi.waitFor(() => expect(ids()).toEqual(["2"]));
});

test("moves over the rows by the arrow keys, with one of them in the tab order", async () => {
  show(<List />);
  await apply(frameOf(Array.from({ length: 5 }, (_, i) => ({ id: `${i}`, claim: "NO_SUPPLIER" as const, since: 9 - i }))));
  await screen.findByRole("button", { name: /SP.*0/ });
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(chosen).toEqual([{ point: { group: "claims", id: "2" } }]);
  expect(screen.getAllByRole("button").filter((row) => row.tabIndex === 0)).toHaveLength(1);
});

test("says that a part of the map has no claims, and offers to clear the filter that hides them", async () => {
  show(<List filtered />);
  await screen.findByText("No claims in this part of the map.");
  expect(screen.getByRole("button", { name: "Clear filter" })).toBeTruthy();
});

test("counts the listed features, with each cluster member and without pinned ones", async () => {
  const frame = frameOf([
    { id: "1", claim: "NO_SUPPLIER", lon: 10 },
    { id: "2", claim: "NO_SUPPLIER", lon: -90 },
    { id: "unit", resource: "MOBILE_FREE", lon: 10 },
  ]);
  showWorldBounds(store, { west: 0, east: 180 });
  await apply({ ...frame, clusters: [[0, 20_000_000, 0, 6, 1, 0, 0, 0, 0, 5, 0]] });
  const blank = {
    course: null,
    fixAt: null,
    measuredFrom: null,
    predictedAt: null,
    outdated: false,
    assigned: false,
    resourceStatus: null,
  };
  store.pin({
    ...blank,
    id: "3",
    name: "3",
    layer: "INCIDENTS",
    claimStatus: "NO_SUPPLIER",
    kind: "OTHER",
    riskType: null,
    lon: 30,
    lat: 0,
    leftOut: true,
  });
  expect(countInView(store, "claims")).toBe(7);
  expect(rowsInView(store, "claims")).toHaveLength(2);
  expect(countInView(store, "suppliers")).toBe(1);
});
