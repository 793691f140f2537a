import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { useAutoClose } from "../../../client/map/screen/useAutoClose";
import type { FleetRef } from "../../../client/mapkit/fleet/FleetIndex";

const one: FleetRef = { group: "claims", id: "1" };
const two: FleetRef = { group: "claims", id: "2" };

beforeEach(() => {
  vi.useFakeTimers();
});
const advanceTimers = (milliseconds: number): void => {
  void act(() => vi.advanceTimersByTime(milliseconds));
};

test("closes the tab of a finished claim automatically after 10 seconds, not before", () => {
  const close = vi.fn();
  const { result } = renderHook(() => useAutoClose(close));
  act(() => result.current.schedule(one));
  expect(result.current.closesAt(one)).toBe(Date.now() + 10_000);
  advanceTimers(9_900);
  expect(close).not.toHaveBeenCalled();
  advanceTimers(200);
  expect(close.mock.calls).toEqual([[one]]);
  expect(result.current.closesAt(one)).toBeNull();
});

test("keeps a tab on request, and closes the others after their delay", () => {
  const close = vi.fn();
  const { result } = renderHook(() => useAutoClose(close));
  act(() => result.current.schedule(one));
  advanceTimers(4_000);
  act(() => result.current.schedule(two));
  act(() => result.current.keep(one));
  advanceTimers(9_900);
  expect(close).not.toHaveBeenCalled();
  advanceTimers(200);
  expect(close.mock.calls).toEqual([[two]]);
});
