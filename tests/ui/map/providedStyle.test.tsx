import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useBasemapStyle } from "../../../client/mapkit/basemap/useBasemapStyle";

const layers = [
  { kind: "STYLE" as const, urls: ["/tiles/0/style.json"], darkUrls: null, attribution: null, maxZoom: null, tileSize: null },
];

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("retries a provider's style once after half a minute, and draws it then", async () => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const asked = vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response("", { status: 502 }));
  const { result } = renderHook(() => useBasemapStyle(layers, "dark", "en"));
  await act(() => vi.advanceTimersByTimeAsync(29_000));
  expect(asked).toHaveBeenCalledTimes(1);
  asked.mockImplementation(async () => new Response(JSON.stringify({ version: 8, name: "theirs", sources: {}, layers: [] })));
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(result.current.style.name).toBe("theirs");
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  expect(asked).toHaveBeenCalledTimes(2);
});
