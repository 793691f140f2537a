import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { compactFrame } from "../../../schema/rules/map/compactFrame";
import type { PackedFrame } from "../../../schema/rules/map/frames";
import { connection } from "../../../client/live/connection";
import { startLive } from "../../../client/live/pageSocket";
import { watchMapFrames } from "../../../client/live/mapFrames";
import type { MapViewInput } from "../../../client/gql/graphql";
import { FakeSockets } from "../../msw/FakeSockets";
import { frameOf } from "../map/sampleFrames";
import { signIn } from "../page";
import { asked } from "../setup";

const view = (zoom: number): MapViewInput => ({ bounds: { west: -4, south: 40, east: -3, north: 41 }, zoom, layers: ["INCIDENTS"] });

let sockets: FakeSockets;
let frames: PackedFrame[];
let cleanups: (() => void)[];

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  sockets = new FakeSockets();
  frames = [];
  cleanups = [startLive(sockets.WebSocket)];
});
afterEach(() => cleanups.forEach((stop) => stop()));

function watch(zoom: number) {
  const watched = watchMapFrames(view(zoom), { frame: (frame) => void frames.push(frame) });
  cleanups.unshift(watched.stop);
  return watched;
}
const advanceTimers = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const zooms = () => sockets.subscribed.map(({ variables }) => (variables!["view"] as MapViewInput).zoom);
const asking = () => asked().filter((query) => query.includes("mapFrame(")).length;

test("passes pushed frames on unchanged", async () => {
  signIn("operator", { live: true });
  watch(5);
  await vi.waitFor(() => expect(zooms()).toEqual([5]));
  sockets.answer("mapFrames", { data: { mapFrames: { packed: compactFrame({ ...frameOf([]), first: true, at: 1 }) } } });
  sockets.answer("mapFrames", { data: { mapFrames: { packed: compactFrame({ ...frameOf([]), first: false, at: 2 }) } } });
  await vi.waitFor(() => expect(frames.map(({ at }) => at)).toEqual([1, 2]));
});

test("replaces the subscription on a new view, also after a cut", async () => {
  signIn("operator", { live: true });
  const watched = watch(5);
  await vi.waitFor(() => expect(zooms()).toEqual([5]));
  watched.update(view(6));
  await vi.waitFor(() => expect(zooms()).toEqual([6]));
  sockets.cut();
  watched.update(view(7));
  await vi.waitFor(() => expect(zooms()).toEqual([7]), { timeout: 5_000 });
  watched.stop();
  await vi.waitFor(() => expect(zooms()).toEqual([]));
});

test("polls immediately, every 20 seconds, and on each new view if the server does not push", async () => {
  signIn("operator", { live: false });
  expect(connection.get().state).toBe("polling");
  const watched = watch(5);
  await vi.waitFor(() => expect(frames.length).toBe(1));
  await advanceTimers(19_000);
  expect(asking()).toBe(1);
  await advanceTimers(1_500);
  await vi.waitFor(() => expect(frames.length).toBe(2));
  watched.update(view(6));
  await vi.waitFor(() => expect(frames.length).toBe(3));
  expect(asking()).toBe(3);
  watched.stop();
  await advanceTimers(60_000);
  expect(asking()).toBe(3);
});

test("polls if no websocket opens within 10 seconds, until one does", async () => {
  sockets.behaviour = "unreachable";
  signIn("operator", { live: true });
  watch(5);
  await advanceTimers(8_000);
  expect(asking()).toBe(0);
  await advanceTimers(3_000);
  await vi.waitFor(() => expect(frames.length).toBe(1));
  expect(connection.get().state).toBe("polling");
  sockets.behaviour = "well";
  await advanceTimers(6_000);
  await vi.waitFor(() => expect(connection.get().state).toBe("live"));
  const before = asking();
  await advanceTimers(45_000);
  expect(asking()).toBe(before);
});
