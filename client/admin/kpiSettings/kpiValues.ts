import type { IntlShape } from "react-intl";
import { upperSnakeEnum } from "../../../schema/rules/apiEnums";
import { kpiSettings, type SettingKey, settingErrors, type Settings } from "../../../schema/rules/settings/kpiSettings";
import type { KpiSettingsQuery } from "../../gql/graphql";
import { named } from "../../i18n/named";
import type { FieldErrors } from "../../ui/form/editForm";

export type ApiKey = KpiSettingsQuery["kpiSettings"][number]["key"];
export type Setting = KpiSettingsQuery["kpiSettings"][number];
/** Form values: `null` uses the default, "" is an empty field. */
export type KpiValues = Record<SettingKey, number | boolean | "" | null>;

export interface KpiChange {
  key: SettingKey;
  value: number | boolean | null;
}

export const settingOf = (key: SettingKey) => kpiSettings.find((setting) => setting.key === key)!;
const byApiKey = upperSnakeEnum(kpiSettings.map(({ key }) => key));
export const keyOf = (key: ApiKey): SettingKey => byApiKey[key];

export const storedValues = (settings: readonly Setting[]): KpiValues =>
  Object.fromEntries(settings.map(({ key, value, own }) => [keyOf(key), own ? value : null])) as KpiValues;

/** Values used where a setting is left to the default: the default for all instances, or for that one the product's defaults. */
export function inheritedValues(instanceId: string | null, common: KpiSettingsQuery["common"]): Settings {
  const values =
    instanceId === null
      ? kpiSettings.map((setting) => [setting.key, setting.default])
      : common.map(({ key, value }) => [keyOf(key), value]);
  return Object.fromEntries(values) as unknown as Settings;
}

export const resultingSettings = (values: KpiValues, inherited: Settings): Settings =>
  Object.fromEntries(kpiSettings.map(({ key }) => [key, values[key] ?? inherited[key]])) as unknown as Settings;

export function kpiErrors(intl: IntlShape, values: KpiValues, inherited: Settings): FieldErrors<KpiValues> {
  const errors = settingErrors(resultingSettings(values, inherited));
  return Object.fromEntries(errors.map(({ key, error }) => [key, errorText(intl, key, error)]));
}

const errorCodes = { TYPE: "SETTING_TYPE", LIMITS: "SETTING_LIMITS", ORDER: "SETTING_ORDER" } as const;

function errorText(intl: IntlShape, key: SettingKey, error: keyof typeof errorCodes): string {
  const setting = settingOf(key);
  const above = "above" in setting ? settingOf(setting.above) : null;
  const descriptor = { id: `errors.${errorCodes[error]}` };
  return intl.formatMessage(descriptor, {
    ...nameValues(intl, key),
    instance: "all",
    ...("min" in setting && { min: setting.min, max: setting.max }),
    ...(above && { above: above.key, aboveNumber: above.number, aboveName: named(intl, "setting", above.key) }),
  });
}

export const nameValues = (intl: IntlShape, key: SettingKey) => ({ key, number: settingOf(key).number, name: named(intl, "setting", key) });

export function valueText(intl: IntlShape, key: SettingKey, value: number | boolean | null): string {
  if (value === null) return intl.formatMessage({ id: "configuration.defaultValue", defaultMessage: "default" });
  if (typeof value === "boolean")
    return value
      ? intl.formatMessage({ id: "configuration.on", defaultMessage: "on" })
      : intl.formatMessage({ id: "configuration.off", defaultMessage: "off" });
  const descriptor = { id: `settingUnit.${settingOf(key).unit}` };
  return intl.formatMessage(descriptor, { count: value });
}
