import type { Locale } from "../../../schema/rules/language/locales";
import { kpiSettings, settingErrors, type SettingKey } from "../../../schema/rules/settings/kpiSettings";
import type { KpiSettingsInput } from "../../../schema/settings/settings";
import { AppError } from "../../platform/errors";
import { text } from "../../platform/texts";
import { coversItsInstances, type Viewer } from "../../platform/viewer";
import { settingsAt, type TimedChange } from "../../settings/settingChanges";

export interface RequestedSettings {
  instanceId: string | null;
  values: { key: SettingKey; value: number | boolean | null }[];
  effectiveAt: Date | null;
}

const settingOf = (key: SettingKey) => kpiSettings.find((setting) => setting.key === key)!;
const settingNames = (locale: Locale, key: SettingKey) => ({ key, number: settingOf(key).number, name: text(locale, `setting.${key}`) });

/**
 * The scope must include every claim that the setting affects; the default (`null`) affects all instances. Throws NOT_FOUND if the
 * instance is out of scope, FORBIDDEN if the scope is narrower.
 */
export function assertMayChange({ scope }: Pick<Viewer, "scope">, instanceId: string | null): void {
  assertMaySee(scope.instances, instanceId);
  if (!coversItsInstances(scope) || (instanceId === null && scope.instances !== "all")) throw new AppError("FORBIDDEN");
}

export function assertMaySee(instances: Viewer["scope"]["instances"], instanceId: string | null): void {
  if (instanceId !== null && instances !== "all" && !instances.has(instanceId)) throw new AppError("NOT_FOUND");
}

export function checkedInput(input: KpiSettingsInput, locale: Locale): RequestedSettings {
  const instanceId = input.instanceId ?? null;
  const values = input.values.map(({ key, value }) => ({ key, value: value ?? null }));
  if (!values.length || new Set(values.map(({ key }) => key)).size !== values.length)
    throw new AppError("BAD_USER_INPUT", { field: "values" });
  for (const { key, value } of values) checkValue(key, value, instanceId, locale);
  return { instanceId, values, effectiveAt: input.effectiveAt ?? null };
}

function checkValue(key: SettingKey, value: number | boolean | null, instanceId: string | null, locale: Locale): void {
  const setting = settingOf(key);
  if (instanceId !== null && setting.scope === "INSTALLATION") throw new AppError("SETTING_OF_INSTALLATION", settingNames(locale, key));
  if (value === null) return;
  if (setting.unit === "SWITCH") {
    if (typeof value !== "boolean") throw new AppError("SETTING_TYPE", settingNames(locale, key));
    return;
  }
  if (typeof value !== "number" || !Number.isInteger(value)) throw new AppError("SETTING_TYPE", settingNames(locale, key));
  const { min, max } = setting;
  if (value < min || value > max) throw new AppError("SETTING_LIMITS", { ...settingNames(locale, key), min, max });
}

/**
 * Validates the order of limits at `from` and at every later change, for the given instances and the default, which new instances use.
 * Throws SETTING_ORDER for the first violation.
 */
export function checkOrder(changes: readonly TimedChange[], instances: readonly string[], from: Date, locale: Locale): void {
  const moments = [from, ...changes.map(({ effectiveAt }) => effectiveAt).filter((at) => at > from)];
  for (const at of moments) {
    const inForce = settingsAt(changes, at);
    for (const instanceId of [null, ...instances]) {
      const [orderError] = settingErrors(inForce.of(instanceId).values);
      if (orderError) throw new AppError("SETTING_ORDER", { ...orderErrorValues(orderError.key, locale), instance: instanceId ?? "all" });
    }
  }
}

function orderErrorValues(key: SettingKey, locale: Locale) {
  const setting = settingOf(key);
  const below = settingNames(locale, "above" in setting ? setting.above : key);
  return { ...settingNames(locale, key), above: below.key, aboveNumber: below.number, aboveName: below.name };
}
