import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { OtherViewersChip } from "../../../client/entity/presence/OtherViewers";
import { followPresence } from "../../../client/live/presence";
import { startLive } from "../../../client/live/pageSocket";
import { FleetStore } from "../../../client/mapkit/fleet/FleetStore";
import { ViewerMarks } from "../../../client/mapkit/fleet/ViewerMarks";
import { frameOf } from "../map/sampleFrames";
import { showWorldBounds } from "../map/worldBounds";
import { FakeSockets } from "../../msw/FakeSockets";
import { show, signIn } from "../page";
import { db } from "../setup";
import { critical, showClaim } from "./claimFixtures";

let sockets: FakeSockets;
let cleanups: (() => void)[];
beforeEach(() => {
  sockets = new FakeSockets();
  cleanups = [startLive(sockets.WebSocket), followPresence()];
  db().claims.set(critical.id, critical);
});
afterEach(() => cleanups.forEach((stop) => stop()));

const ana = { userId: "ana", name: "Ana Vega", action: null as string | null, since: "2026-11-21T10:40:00.000Z" };
const subscriptionOf = (name: string) => sockets.subscribed.find(({ query }) => query.includes(name));
const subscribed = (name: string) => vi.waitFor(() => expect(subscriptionOf(name)).toBeTruthy(), { timeout: 5_000 });

async function viewed(viewers: (typeof ana)[]): Promise<void> {
  await subscribed("claimPresence");
  await act(async () => {
    sockets.answer("claimPresence", { data: { claimPresence: [{ claimId: critical.id, viewers }] } });
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
}

test("shows other viewers of a claim and their actions in a row, and nothing once the connection is lost", async () => {
  signIn("operator", { live: true });
  show(<OtherViewersChip claimId={critical.id} />);
  const own = { ...ana, userId: db().users.get("operator")!.userId, name: "Operator Test" };
  await viewed([own]);
  expect(screen.queryByRole("img")).toBeNull();
  await viewed([{ ...ana, action: "MANAGE_DELAY" }, own, { ...ana, userId: "eva", name: "Eva" }]);
  expect(screen.getByRole("img", { name: /Ana Vega is managing this delay\s+Eva is looking at this claim/ }).textContent).toBe("AV +1");
  act(() => sockets.cut());
  await vi.waitFor(() => expect(screen.queryByRole("img")).toBeNull());
});

test("marks the viewed claim on the map until it leaves the map or has no viewer", async () => {
  signIn("operator", { live: true });
  const store = new FleetStore();
  showWorldBounds(store);
  store.apply(frameOf([{ id: critical.id, claim: "NO_SUPPLIER", lon: 90 }]));
  const marks = new ViewerMarks(document.body, store);
  cleanups.push(() => marks.remove());
  const mark = (): HTMLElement | null => document.querySelector(".viewer-mark");
  await viewed([ana, { ...ana, userId: "eva", name: "Eva" }]);
  expect(mark()!.textContent).toBe("AV +1");
  // At the lower left of the sign.
  expect(mark()!.style.transform).toContain("translate(587px,313px)");
  const looking = mark()!.style.background;
  await viewed([{ ...ana, action: "MANAGE_DELAY" }]);
  expect(mark()!.textContent).toBe("AV");
  expect(mark()!.style.background).not.toBe(looking);
  store.apply(frameOf([]));
  marks.place();
  expect(mark()!.style.display).toBe("none");
  await viewed([]);
  expect(mark()).toBeNull();
});

/** The actions with which this page announces that it looks at the claim. */
const announced = () =>
  sockets.subscribed.filter(({ query }) => query.includes("lookAtClaim")).map(({ variables }) => variables!["action"] as string | null);
const announces = (...actions: (string | null)[]) => vi.waitFor(() => expect(announced()).toEqual(actions), { timeout: 5_000 });
const answerLook = () => sockets.answer("lookAtClaim", { data: { lookAtClaim: { claimId: critical.id } } });

test("announces the detail and the open dialog, one after the other's response", async () => {
  db().claims.set(critical.id, { ...critical, assignmentType: "MANUAL" });
  signIn("operator", { live: true });
  showClaim();
  await announces(null);
  expect(subscriptionOf("lookAtClaim")!.variables!["claimId"]).toBe(critical.id);
  answerLook();
  await userEvent.click(await screen.findByRole("button", { name: /^Manage delay/ }));
  await announces(null, "MANAGE_DELAY");
  answerLook();
  await announces("MANAGE_DELAY");
  await userEvent.keyboard("{Escape}");
  await announces("MANAGE_DELAY", null);
  await userEvent.click(await screen.findByRole("button", { name: /^Arrival/ }));
  await announces("MANAGE_DELAY", "CONFIRM_ARRIVAL");
  answerLook();
  await announces("CONFIRM_ARRIVAL");
});

test("repeats an announcement that the server ended, and withdraws it when the claim closes", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  signIn("operator", { live: true });
  const { unmount } = showClaim();
  await announces(null);
  sockets.rejectSubscription("lookAtClaim", "UNAVAILABLE");
  await announces();
  await act(() => vi.advanceTimersByTimeAsync(2_500));
  await announces(null);
  answerLook();
  await userEvent.click(await screen.findByRole("button", { name: /^Manage delay/ }));
  await announces(null, "MANAGE_DELAY");
  unmount();
  await announces();
});

test("announces no view of a missing claim", async () => {
  signIn("operator", { live: true });
  db().claims.clear();
  showClaim();
  await subscribed("claimPresence");
  await screen.findByText(/does not exist or your profile does not give access to it/);
  expect(announced()).toEqual([]);
});

test("shows in the dialog who does the same, and announces it in one place only", async () => {
  signIn("operator", { live: true });
  showClaim();
  await userEvent.click(await screen.findByRole("button", { name: /^Manage delay/ }));
  await viewed([{ ...ana, action: "MANAGE_DELAY" }]);
  expect(within(await screen.findByRole("dialog")).getByText("Ana Vega is managing this delay")).toBeTruthy();
  const places = screen.getAllByText("Ana Vega is managing this delay");
  expect(places.map((place) => place.closest("[aria-live]") !== null).toSorted()).toEqual([false, true]);
});

test("shows current viewers and their actions in the dialog of those who opened the claim", async () => {
  signIn("operator", { live: true });
  showClaim();
  await userEvent.click(await screen.findByRole("button", { name: /^Opened by/ }));
  const dialog = await screen.findByRole("dialog", { name: /^Opened by/ });
  expect(within(dialog).getByText("No other users.")).toBeTruthy();
  await viewed([{ ...ana, action: "MANAGE_DELAY" }]);
  expect(within(dialog).getByText("Ana Vega is managing this delay")).toBeTruthy();
  expect(within(dialog).queryByText("No other users.")).toBeNull();
});

test("announces a user who may not see viewers, without requesting them", async () => {
  signIn("operator", { live: true, functionalities: ["map", "layer.incidents", "claim.detail"] });
  showClaim();
  await subscribed("lookAtClaim");
  expect(subscriptionOf("claimPresence")).toBeUndefined();
});
