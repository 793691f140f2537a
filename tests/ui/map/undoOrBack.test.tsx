// Two things that Z does: the way back on the map, and undoing the last action.
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { db } from "../setup";
import { aClaim, aSupplier } from "../../msw/db";
import { map } from "./movingMap";
import { liveScreens, openMap } from "./openMap";
import { frameOf } from "./sampleFrames";

vi.mock("../../../client/mapkit/MapCanvas", () => import("./movingMap"));
liveScreens();

const claim = aClaim({
  id: "SIN-1",
  status: "PENDING_ARRIVAL_CRITICAL",
  supplier: aSupplier({ id: "M-1" }),
  position: { lon: 10, lat: 0 },
});

test("goes back by Z while that is offered, and undoes an action by Ctrl Z then", async () => {
  db().claims.set(claim.id, claim);
  const { router } = await openMap("/map/claims?at=0,10,12&claim=SIN-1", frameOf([{ id: "SIN-1", claim: claim.status, lon: 10 }]));
  // Neither offer ends before it has been looked at.
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const undo = () => screen.getByText("Undo").closest("button")!.textContent;
  const jump = (to: string) => act(() => router.navigate(`/map/claims?at=${to}&claim=SIN-1`));
  const actions = (): string[] => db().actions.map(({ action }) => action);

  await user.keyboard("d");
  await screen.findByText("Manage the delay of SIN-1");
  await user.keyboard("Fog{Control>}{Enter}{/Control}");
  await screen.findByText("Undo");
  expect(undo()).toBe("UndoZ");
  await jump("41,2,9");
  expect(undo()).toBe("UndoCtrl Z");
  await user.keyboard("z");
  expect(map.camera).toMatchObject({ lat: 0, lon: 10 });
  expect(actions()).toEqual(["manageDelay"]);
  expect(undo()).toBe("UndoZ");
  await jump("42,1,9");
  await user.keyboard("{Control>}z{/Control}");
  await waitFor(() => expect(actions()).toEqual(["manageDelay", "undoManageDelay"]));
  expect(map.camera).toMatchObject({ lat: 42, lon: 1 });
});
