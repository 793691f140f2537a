import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { useClosing } from "../../../client/map/useClosing";
import type { FleetRef } from "../../../client/mapkit/fleet/FleetIndex";

const one: FleetRef = { group: "claims", id: "1" };
const two: FleetRef = { group: "claims", id: "2" };

beforeEach(() => {
  vi.useFakeTimers();
});
const pass = (milliseconds: number): void => {
  void act(() => vi.advanceTimersByTime(milliseconds));
};

test("a tab whose claim is over closes by itself after 10 seconds, not before", () => {
  const close = vi.fn();
  const { result } = renderHook(() => useClosing(close));
  act(() => result.current.begin(one));
  expect(result.current.closesAt(one)).toBe(Date.now() + 10_000);
  pass(9_900);
  expect(close).not.toHaveBeenCalled();
  pass(200);
  expect(close.mock.calls).toEqual([[one]]);
  expect(result.current.closesAt(one)).toBeNull();
});

test("a tab that is kept stays, and the others close in their own time", () => {
  const close = vi.fn();
  const { result } = renderHook(() => useClosing(close));
  act(() => result.current.begin(one));
  pass(4_000);
  act(() => result.current.begin(two));
  act(() => result.current.keep(one));
  pass(9_900);
  expect(close).not.toHaveBeenCalled();
  pass(200);
  expect(close.mock.calls).toEqual([[two]]);
});
