import fc from "fast-check";
import { expect, test } from "vitest";
import { openClaimStatuses } from "../../../schema/rules/lists/claims";
import { keepsBusy, evaluateResourceStatus, type ResourceSnapshot } from "../../../schema/rules/suppliers/resourceStatus";
import { defaultSettings } from "../../../schema/rules/settings/kpiSettings";
import { resourceStatusOrder } from "../../../schema/rules/lists/suppliers";
import { at, NOW_MS } from "./claimFacts";

const resource = (more: Partial<ResourceSnapshot> = {}): ResourceSnapshot => ({
  connected: true,
  feedState: "FREE",
  fixAt: at(-1),
  busyClaims: 0,
  ...more,
});
const status = (more: Partial<ResourceSnapshot> = {}) => evaluateResourceStatus(resource(more), defaultSettings, NOW_MS).status;

test("is free for a connected resource with a position and no work", () => {
  expect(status()).toBe("MOBILE_FREE");
  expect(status({ connected: null, feedState: null })).toBe("MOBILE_FREE");
});

test("is occupied by an allocation or by the feed", () => {
  expect(status({ busyClaims: 1 })).toBe("MOBILE_OCCUPIED");
  expect(status({ feedState: "OCCUPIED" })).toBe("MOBILE_OCCUPIED");
});

test("prefers disconnected, by the connection or by the feed", () => {
  expect(status({ connected: false, busyClaims: 1, fixAt: null })).toBe("MOBILE_DISCONNECTED");
  expect(status({ feedState: "DISCONNECTED", fixAt: at(-30) })).toBe("MOBILE_DISCONNECTED");
});

test("is no location without a position or with an outdated one, whatever the resource does", () => {
  expect(status({ fixAt: null, busyClaims: 1 })).toBe("MOBILE_NO_LOCATION");
  expect(status({ fixAt: at(-10) })).toBe("MOBILE_FREE");
  expect(status({ fixAt: at(-10) - 1, feedState: "OCCUPIED" })).toBe("MOBILE_NO_LOCATION");
});

test("is busy for every open claim except one that waits for its planned time", () => {
  expect(openClaimStatuses.filter((claim) => !keepsBusy(claim))).toEqual(["PROG_PENDING_ACTION"]);
  expect(keepsBusy("FINISHED")).toBe(false);
});

test("changes at nextChangeAt and not before", () => {
  const any = fc.record({
    connected: fc.constantFrom(true, true, false, null),
    feedState: fc.constantFrom("OCCUPIED" as const, "FREE" as const, "DISCONNECTED" as const, null),
    fixAt: fc.option(fc.integer({ min: -15, max: 5 }).map(at), { nil: null }),
    busyClaims: fc.nat({ max: 2 }),
  });
  fc.assert(
    fc.property(any, fc.integer({ min: 0, max: 3_600_000 }), (state, later) => {
      const first = evaluateResourceStatus(state, defaultSettings, NOW_MS);
      expect(resourceStatusOrder).toContain(first.status);
      const end = first.nextChangeAt ?? Infinity;
      expect(end).toBeGreaterThan(NOW_MS);
      for (const time of [NOW_MS + later, end - 1].filter((t) => t < end && t < Infinity)) {
        expect(evaluateResourceStatus(state, defaultSettings, time).status).toBe(first.status);
      }
      if (end < Infinity) expect(evaluateResourceStatus(state, defaultSettings, end).status).not.toBe(first.status);
    }),
  );
});
