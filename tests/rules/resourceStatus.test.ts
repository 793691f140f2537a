import fc from "fast-check";
import { expect, test } from "vitest";
import { openClaimStatuses } from "../../schema/rules/claims";
import { keepsBusy, resourceStatus, type ResourceStanding } from "../../schema/rules/resourceStatus";
import { defaultSettings } from "../../schema/rules/settings";
import { resourceStatusOrder } from "../../schema/rules/suppliers";
import { at, now } from "./claimFacts";

const resource = (more: Partial<ResourceStanding> = {}): ResourceStanding => ({
  connected: true,
  feedState: "FREE",
  fixAt: at(-1),
  busyWith: 0,
  ...more,
});
const status = (more: Partial<ResourceStanding> = {}) => resourceStatus(resource(more), defaultSettings, now).status;

test("a connected resource with a position and nothing to do is free", () => {
  expect(status()).toBe("MOBILE_FREE");
  expect(status({ connected: null, feedState: null })).toBe("MOBILE_FREE");
});

test("an allocation or the feed makes it occupied", () => {
  expect(status({ busyWith: 1 })).toBe("MOBILE_OCCUPIED");
  expect(status({ feedState: "OCCUPIED" })).toBe("MOBILE_OCCUPIED");
});

test("disconnected comes first, by the connection or by the feed", () => {
  expect(status({ connected: false, busyWith: 1, fixAt: null })).toBe("MOBILE_DISCONNECTED");
  expect(status({ feedState: "DISCONNECTED", fixAt: at(-30) })).toBe("MOBILE_DISCONNECTED");
});

test("without position, or with an outdated one, it has no location whatever it does", () => {
  expect(status({ fixAt: null, busyWith: 1 })).toBe("MOBILE_NO_LOCATION");
  expect(status({ fixAt: at(-10) })).toBe("MOBILE_FREE");
  expect(status({ fixAt: at(-10) - 1, feedState: "OCCUPIED" })).toBe("MOBILE_NO_LOCATION");
});

test("every open claim keeps its resource busy but one that waits for its planned time", () => {
  expect(openClaimStatuses.filter((claim) => !keepsBusy(claim))).toEqual(["PROG_PENDING_ACTION"]);
  expect(keepsBusy("FINISHED")).toBe(false);
});

test("the status changes at nextChangeAt and not before", () => {
  const any = fc.record({
    connected: fc.constantFrom(true, true, false, null),
    feedState: fc.constantFrom("OCCUPIED" as const, "FREE" as const, "DISCONNECTED" as const, null),
    fixAt: fc.option(fc.integer({ min: -15, max: 5 }).map(at), { nil: null }),
    busyWith: fc.nat({ max: 2 }),
  });
  fc.assert(
    fc.property(any, fc.integer({ min: 0, max: 3_600_000 }), (standing, later) => {
      const first = resourceStatus(standing, defaultSettings, now);
      expect(resourceStatusOrder).toContain(first.status);
      const end = first.nextChangeAt ?? Infinity;
      expect(end).toBeGreaterThan(now);
      for (const time of [now + later, end - 1].filter((t) => t < end && t < Infinity)) {
        expect(resourceStatus(standing, defaultSettings, time).status).toBe(first.status);
      }
      if (end < Infinity) expect(resourceStatus(standing, defaultSettings, end).status).not.toBe(first.status);
    }),
  );
});
