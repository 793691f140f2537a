import type { ThresholdOf } from "../../schema/rules/indicators/claimContributions";
import { measuresOf } from "../../schema/rules/indicators/figures";
import { type Indicator, type IndicatorKey, indicators } from "../../schema/rules/indicators/indicators";
import type { Measure } from "../../schema/rules/indicators/measures";
import type { IndicatorSettings } from "../settings/indicatorSettings.queries";

const keyOf = new Map<Measure, IndicatorKey>(
  (indicators as readonly Indicator[]).flatMap(({ key, figure, threshold }) =>
    threshold ? measuresOf(figure).map((measure) => [measure, key] as const) : [],
  ),
);

export const thresholdsOf =
  (settings: IndicatorSettings, instanceId: string): ThresholdOf =>
  (measure) =>
    settings.of(instanceId, keyOf.get(measure)!).threshold!;
