import type { IntlShape } from "react-intl";
import { upperSnakeEnum } from "../../../schema/rules/apiEnums";
import {
  defaultSetting,
  type IndicatorKey,
  indicatorKeys,
  indicatorOf,
  type IndicatorSetting,
  indicatorSettingError,
  type ThresholdUnit,
} from "../../../schema/rules/indicators/indicators";
import type { IndicatorSettingsQuery } from "../../gql/graphql";
import { named } from "../../i18n/named";
import type { FieldErrors } from "../../ui/form/editForm";

export type Setting = IndicatorSettingsQuery["indicatorSettings"][number];
export type IndicatorValues = Partial<Record<IndicatorKey, IndicatorSetting | null>>;

const byApiKey = upperSnakeEnum(indicatorKeys);
export const keyOf = (key: Setting["key"]): IndicatorKey => byApiKey[key];

const limitsOf = ({ isOn, threshold, warning, critical }: IndicatorSetting): IndicatorSetting => ({ isOn, threshold, warning, critical });

export const storedValues = (settings: readonly Setting[]): IndicatorValues =>
  Object.fromEntries(settings.map((setting) => [keyOf(setting.key), setting.own ? limitsOf(setting) : null]));

export const inheritedValues = (
  instanceId: string | null,
  { indicatorSettings, common }: IndicatorSettingsQuery,
): Record<IndicatorKey, IndicatorSetting> =>
  Object.fromEntries(
    instanceId === null
      ? indicatorSettings.map(({ key }) => [keyOf(key), defaultSetting(indicatorOf(keyOf(key)))])
      : common.map((setting) => [keyOf(setting.key), limitsOf(setting)]),
  ) as Record<IndicatorKey, IndicatorSetting>;

export const indicatorErrors = (intl: IntlShape, values: IndicatorValues): FieldErrors<IndicatorValues> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, setting]) => {
      const error = setting && indicatorSettingError(indicatorOf(key as IndicatorKey), setting);
      return error ? [[key, errorText(intl, key as IndicatorKey, error)]] : [];
    }),
  );

function errorText(intl: IntlShape, key: IndicatorKey, error: "THRESHOLD" | "LEVELS"): string {
  const { min, max } = thresholdLimits(key);
  const descriptor = { id: error === "THRESHOLD" ? "errors.INDICATOR_THRESHOLD" : "errors.INDICATOR_LEVELS" };
  return `${named(intl, "indicator", key)}: ${intl.formatMessage(descriptor, { min, max })}`;
}

export function thresholdLimits(key: IndicatorKey): { min: number; max: number; unit: ThresholdUnit | null } {
  const { threshold } = indicatorOf(key);
  return { min: threshold?.min ?? 0, max: threshold?.max ?? 0, unit: threshold?.unit ?? null };
}
