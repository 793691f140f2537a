import type { IntlShape } from "react-intl";
import { upperSnakeEnum } from "../../../schema/rules/apiEnums";
import { kpiSettings, type SettingKey, settingErrors, type Settings } from "../../../schema/rules/settings/kpiSettings";
import type { KpiSettingsQuery } from "../../gql/graphql";
import { named } from "../../i18n/named";
import type { FieldErrors } from "../../ui/form/editForm";

export type ApiKey = KpiSettingsQuery["kpiSettings"][number]["key"];
export type Setting = KpiSettingsQuery["kpiSettings"][number];
/** What is typed of each: null is the default, "" nothing. */
export type KpiValues = Record<SettingKey, number | boolean | "" | null>;

export interface KpiChange {
  key: SettingKey;
  /** Null: back to the default. */
  value: number | boolean | null;
}

export const settingOf = (key: SettingKey) => kpiSettings.find((setting) => setting.key === key)!;
const byApiKey = upperSnakeEnum(kpiSettings.map(({ key }) => key));
export const keyOf = (key: ApiKey): SettingKey => byApiKey[key];

/** What is stored for the instance itself, as a form has it. */
export const storedValues = (settings: readonly Setting[]): KpiValues =>
  Object.fromEntries(settings.map(({ key, value, own }) => [keyOf(key), own ? value : null])) as KpiValues;

/** What each is where it is left to the default: of an instance the default for all, of that one the product's own. */
export function inheritedValues(instanceId: string | null, common: KpiSettingsQuery["common"]): Settings {
  const values =
    instanceId === null ? kpiSettings.map((one) => [one.key, one.default]) : common.map(({ key, value }) => [keyOf(key), value]);
  return Object.fromEntries(values) as unknown as Settings;
}

/** The settings that come of what is typed. */
export const resultingSettings = (values: KpiValues, inherited: Settings): Settings =>
  Object.fromEntries(kpiSettings.map(({ key }) => [key, values[key] ?? inherited[key]])) as unknown as Settings;

/** What each cannot be as it is typed: the rules of the server. */
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

/** "20 min", "on": a value with its unit; null: the default. */
export function valueText(intl: IntlShape, key: SettingKey, value: number | boolean | null): string {
  if (value === null) return intl.formatMessage({ id: "configuration.defaultValue", defaultMessage: "the default" });
  if (typeof value === "boolean")
    return value
      ? intl.formatMessage({ id: "configuration.on", defaultMessage: "on" })
      : intl.formatMessage({ id: "configuration.off", defaultMessage: "off" });
  const descriptor = { id: `settingUnit.${settingOf(key).unit}` };
  return intl.formatMessage(descriptor, { count: value });
}
