import { expect, test } from "vitest";
import { defaultSetting, type IndicatorKey, indicatorOf } from "../../../schema/rules/indicators/indicators";
import { countingKeyOf, recountedInstances } from "../../../server/figures/countingKey";

type Thresholds = Partial<Record<IndicatorKey, number>>;
const instance = (id: string, own: Thresholds = {}, timeZone = "Europe/Madrid") => ({
  id,
  timeZone,
  thresholdOf: (key: IndicatorKey) => own[key] ?? defaultSetting(indicatorOf(key)).threshold,
});
const key = (...instances: ReturnType<typeof instance>[]) => countingKeyOf("1", instances);
const before = key(instance("ES"), instance("PT"));

test("recounts an instance's claims when a claim threshold changes, and its outages when a resource threshold does", () => {
  expect(recountedInstances(before, before)).toEqual({ CLAIM: [], OUTAGE: [], OPERATOR_HOUR: [] });
  expect(recountedInstances(before, key(instance("ES", { arrivalFar: 900 }), instance("PT")))).toEqual({
    CLAIM: ["ES"],
    OUTAGE: [],
    OPERATOR_HOUR: [],
  });
  expect(recountedInstances(before, key(instance("ES"), instance("PT", { resourcesOffline: 60 })))).toEqual({
    CLAIM: [],
    OUTAGE: ["PT"],
    OPERATOR_HOUR: [],
  });
});

test("recounts all sources of an instance that is new or changes its zone, and everything after a new release", () => {
  expect(recountedInstances(before, key(instance("ES", {}, "Europe/Paris"), instance("PT"), instance("IT")))).toEqual({
    CLAIM: ["ES", "IT"],
    OUTAGE: ["ES", "IT"],
    OPERATOR_HOUR: ["ES", "IT"],
  });
  expect(recountedInstances(before, countingKeyOf("2", [instance("ES"), instance("PT")]))).toBeNull();
});
