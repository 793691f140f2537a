import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { aClaim } from "../../msw/db";
import { db } from "../setup";
import { answerWorklist, liveScreens, openMap, push } from "./openMap";
import { map } from "./movingMap";
import { frameOf } from "./sampleFrames";

vi.mock("../../../client/mapkit/MapCanvas", () => import("./movingMap"));
liveScreens();

const brazil = { id: "BR", name: "Brasil", country: "BR", timeZone: "America/Sao_Paulo", currency: "BRL" };
const porto = { lon: -8.6, lat: 41.15 };
const add = (id: string, more: object): void => void db().claims.set(id, aClaim({ id, status: "PENDING_ARRIVAL_CRITICAL", ...more }));

async function withUrgent(at: string) {
  add("SIN-1", { position: porto });
  add("SIN-2", { position: { lon: -38.5, lat: -3.2 }, instance: brazil });
  add("SIN-3", { position: { lon: -38.51, lat: -3.21 }, instance: brazil });
  add("SIN-4", { position: null });
  const shown = await openMap(at, frameOf([]));
  const entries = ["SIN-1", "SIN-2", "SIN-3", "SIN-4"].map((claimId) => ({
    __typename: "WorklistEntry",
    claimId,
    group: "CRITICAL",
    status: "PENDING_ARRIVAL_CRITICAL",
    limitAt: null,
  }));
  await answerWorklist({
    __typename: "Worklist",
    entries,
    coming: [],
    totals: [{ __typename: "WorklistTotal", group: "CRITICAL", count: 4 }],
  });
  return shown;
}

test("shows the number of claims that need action elsewhere with their country, goes there, and then names the rest", async () => {
  await withUrgent("/map?at=41.15,-8.6,12");
  await userEvent.click(await screen.findByRole("button", { name: "2 more: Brazil" }));
  expect(map.camera.lat).toBeCloseTo(-3.205);
  expect(map.camera.lon).toBeCloseTo(-38.505);
  await screen.findByRole("button", { name: "1 more: Spain" });
});

test("shows no chip in a view of all claims that need action", async () => {
  await withUrgent("/map?at=19,-24,1");
  await waitFor(() => expect(screen.getByRole("button", { name: /To do/ }).textContent).toContain("4"));
  expect(screen.queryByRole("button", { name: /more:/ })).toBeNull();
});

test("counts the members of a cluster that need action", async () => {
  await withUrgent("/map/claims?at=41.15,-8.6,12&list=view");
  await push({ ...frameOf([], {}, false), clusters: [[0, porto.lon * 1e6, porto.lat * 1e6, 6, 1, 0, 0, 0, 0, 5, 0]] });
  const row = await screen.findByRole("button", { name: /6 claims close together/ });
  await waitFor(() => expect(row.textContent).toMatch(/1 critical\s*SIN-1$/));
});

test("keeps an open claim that the filter leaves out on the map with a note, but not in the list", async () => {
  add("SIN-1", { position: porto, status: "MANAGED" });
  await openMap("/map/claims?at=41.15,-8.6,12&status=sp&claim=SIN-1", frameOf([{ id: "SIN-9", claim: "NO_SUPPLIER" }]));
  await waitFor(() => expect(map.props.store.byId("SIN-1", "claims")).toMatchObject({ leftOut: true, lon: expect.closeTo(-8.6) }));
  expect((await screen.findByText(/shown on the map while it is open/)).getAttribute("role")).toBe("note");
  expect(map.props.label(map.props.store.byId("SIN-1", "claims")!, Date.now())).toContain("hidden by the filter");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(map.props.store.byId("SIN-1", "claims")).toBeNull());
  const list = await screen.findByRole("list", { name: /Claims in view/ });
  expect(within(list).getAllByRole("button")).toHaveLength(1);
});

test("shows no note for a claim that passes the filter", async () => {
  add("SIN-1", { position: porto, status: "NO_SUPPLIER" });
  await openMap("/map/claims?at=41.15,-8.6,12&status=sp&claim=SIN-1", frameOf([]));
  await act(() => waitFor(() => expect(map.props.store.byId("SIN-1", "claims")).toMatchObject({ leftOut: false })));
  expect(screen.queryByText(/shown on the map while it is open/)).toBeNull();
});

test("names a switched-off layer in an empty list, and switches it on", async () => {
  const { address } = await openMap("/map/claims?at=41.15,-8.6,12&layers=mobile&list=view", frameOf([]));
  await screen.findByText("The layer “Claims” is off.");
  await userEvent.click(screen.getByRole("button", { name: "Turn on" }));
  await waitFor(() => expect(address()).toBe("/map/claims?at=41.15,-8.6,12&layers=mobile,incidents&list=view"));
});
