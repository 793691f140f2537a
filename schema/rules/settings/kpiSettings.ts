// The 17 KPI settings, as one list: forms, checks, storage and the status rules read it. Readings, "The 17 settings".

/** Instance: a value per AMA instance over a default for all. Installation: one value for all. */
export type SettingScope = "instance" | "installation";
export type SettingUnit = "minutes" | "days" | "metres" | "switch";

interface NumberSetting {
  key: string;
  /** Number of the specification, 1 to 17. */
  number: number;
  unit: Exclude<SettingUnit, "switch">;
  default: number;
  /** Limits, both allowed; whole numbers only. */
  min: number;
  max: number;
  /** Must be greater than this other setting: critical never comes before delayed. */
  above?: string;
  scope: SettingScope;
}
interface SwitchSetting {
  key: string;
  number: number;
  unit: "switch";
  default: boolean;
  scope: SettingScope;
}

export const kpiSettings = [
  { key: "mobileDelay", number: 1, unit: "minutes", default: 10, min: 0, max: 240, scope: "instance" },
  { key: "mobileAdvance", number: 2, unit: "minutes", default: 10, min: 0, max: 240, scope: "instance" },
  { key: "baseDelay", number: 3, unit: "minutes", default: 15, min: 0, max: 240, scope: "instance" },
  { key: "unassignedDelay", number: 4, unit: "minutes", default: 15, min: 0, max: 240, scope: "instance" },
  { key: "outdatedPosition", number: 5, unit: "minutes", default: 10, min: 1, max: 1440, scope: "instance" },
  { key: "inactiveUser", number: 6, unit: "days", default: 90, min: 1, max: 3650, scope: "installation" },
  { key: "logRetention", number: 7, unit: "days", default: 90, min: 7, max: 3650, scope: "installation" },
  { key: "contactCentreArrival", number: 8, unit: "minutes", default: 15, min: 0, max: 1440, scope: "instance" },
  { key: "contactCentreCompletion", number: 9, unit: "minutes", default: 15, min: 0, max: 1440, scope: "instance" },
  { key: "contactListArrival", number: 10, unit: "minutes", default: 20, min: 0, max: 1440, scope: "instance" },
  { key: "contactListCompletion", number: 11, unit: "minutes", default: 20, min: 0, max: 1440, scope: "instance" },
  { key: "workTime", number: 12, unit: "minutes", default: 120, min: 1, max: 10080, scope: "instance" },
  { key: "criticalMobile", number: 13, unit: "minutes", default: 30, min: 1, max: 1440, above: "mobileDelay", scope: "instance" },
  { key: "criticalBase", number: 14, unit: "minutes", default: 45, min: 1, max: 1440, above: "baseDelay", scope: "instance" },
  { key: "automaticArrivalDistance", number: 15, unit: "metres", default: 150, min: 10, max: 2000, scope: "instance" },
  { key: "automaticCompletion", number: 16, unit: "switch", default: false, scope: "instance" },
  { key: "automaticCompletionAfter", number: 17, unit: "minutes", default: 180, min: 1, max: 10080, scope: "instance" },
] as const satisfies readonly (NumberSetting | SwitchSetting)[];

type SettingDefinition = (typeof kpiSettings)[number];
export type SettingKey = SettingDefinition["key"];
/** A whole set of settings, in the units of `kpiSettings`. */
export type Settings = { readonly [E in SettingDefinition as E["key"]]: E["default"] extends boolean ? boolean : number };
/** Those that are a number. */
export type NumberSettingKey = { [K in SettingKey]: Settings[K] extends number ? K : never }[SettingKey];

export const defaultSettings = Object.fromEntries(kpiSettings.map((setting) => [setting.key, setting.default])) as unknown as Settings;

/** What the status rules count with that is no setting, minutes. Readings, "Claim status". */
export const statusConstants = {
  /** A scheduled service asks for action from this long before its planned start. */
  leadMinutes: 60,
  /** Work is never overdue sooner than this after the arrival. */
  minimumWorkMinutes: 30,
} as const;

export interface SettingError {
  key: SettingKey;
  number: number;
  /** TYPE: no whole number or no switch · LIMITS: outside min and max · ORDER: critical would come before, or with, delayed. */
  error: "TYPE" | "LIMITS" | "ORDER";
}

/** Every setting that cannot be as it is, in the order of the list; none: the settings are good. */
export function settingErrors(settings: Settings): SettingError[] {
  return kpiSettings.flatMap((setting) => {
    const error = settingErrorOf(setting, settings);
    return error ? [{ key: setting.key, number: setting.number, error }] : [];
  });
}

function settingErrorOf(setting: SettingDefinition, settings: Settings): SettingError["error"] | null {
  const value = settings[setting.key];
  if (setting.unit === "switch") return typeof value === "boolean" ? null : "TYPE";
  if (typeof value !== "number" || !Number.isInteger(value)) return "TYPE";
  if (value < setting.min || value > setting.max) return "LIMITS";
  return "above" in setting && value <= settings[setting.above] ? "ORDER" : null;
}

/**
 * Whether a call to people would be due before the delay that it follows begins, for a mobile resource (KPI 1) or any other (KPI 3), or with
 * it at the work limit. It then acts when the delay begins.
 */
export function actsWhenDelayBegins(key: SettingKey, values: Settings): boolean {
  if (key === "contactCentreArrival" || key === "contactListArrival") return values[key] < Math.max(values.mobileDelay, values.baseDelay);
  return (key === "contactCentreCompletion" || key === "contactListCompletion") && values[key] === 0;
}
