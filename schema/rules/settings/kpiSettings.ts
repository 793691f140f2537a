// The KPI settings, used by forms, validation, storage and status rules. Specification readings, "The 17 settings".

/** INSTANCE: a default with an optional value per AMA instance. INSTALLATION: one value. */
export const SettingScope = { INSTANCE: "INSTANCE", INSTALLATION: "INSTALLATION" } as const;
export type SettingScope = keyof typeof SettingScope;
export const SettingUnit = { MINUTES: "MINUTES", DAYS: "DAYS", METRES: "METRES", PERCENT: "PERCENT", SWITCH: "SWITCH" } as const;
export type SettingUnit = keyof typeof SettingUnit;

interface NumberSetting {
  key: string;
  number: number;
  unit: Exclude<SettingUnit, "SWITCH">;
  default: number;
  /** Inclusive limits; integers only. */
  min: number;
  max: number;
  choices?: readonly number[];
  /** Must be greater than the named setting: critical never precedes delayed. */
  above?: string;
  scope: SettingScope;
}
interface SwitchSetting {
  key: string;
  number: number;
  unit: "SWITCH";
  default: boolean;
  scope: SettingScope;
}

export const kpiSettings = [
  { key: "mobileDelay", number: 1, unit: "MINUTES", default: 10, min: 0, max: 240, scope: "INSTANCE" },
  { key: "mobileAdvance", number: 2, unit: "MINUTES", default: 10, min: 0, max: 240, scope: "INSTANCE" },
  { key: "baseDelay", number: 3, unit: "MINUTES", default: 15, min: 0, max: 240, scope: "INSTANCE" },
  { key: "unassignedDelay", number: 4, unit: "MINUTES", default: 15, min: 0, max: 240, scope: "INSTANCE" },
  { key: "outdatedPosition", number: 5, unit: "MINUTES", default: 10, min: 1, max: 1440, scope: "INSTANCE" },
  { key: "inactiveUser", number: 6, unit: "DAYS", default: 90, min: 1, max: 3650, scope: "INSTALLATION" },
  { key: "logRetention", number: 7, unit: "DAYS", default: 90, min: 7, max: 3650, scope: "INSTALLATION" },
  { key: "contactCentreArrival", number: 8, unit: "MINUTES", default: 15, min: 0, max: 1440, scope: "INSTANCE" },
  { key: "contactCentreCompletion", number: 9, unit: "MINUTES", default: 15, min: 0, max: 1440, scope: "INSTANCE" },
  { key: "contactListArrival", number: 10, unit: "MINUTES", default: 20, min: 0, max: 1440, scope: "INSTANCE" },
  { key: "contactListCompletion", number: 11, unit: "MINUTES", default: 20, min: 0, max: 1440, scope: "INSTANCE" },
  { key: "workTime", number: 12, unit: "MINUTES", default: 120, min: 1, max: 10080, scope: "INSTANCE" },
  { key: "criticalMobile", number: 13, unit: "MINUTES", default: 30, min: 1, max: 1440, above: "mobileDelay", scope: "INSTANCE" },
  { key: "criticalBase", number: 14, unit: "MINUTES", default: 45, min: 1, max: 1440, above: "baseDelay", scope: "INSTANCE" },
  { key: "automaticArrivalDistance", number: 15, unit: "METRES", default: 150, min: 10, max: 2000, scope: "INSTANCE" },
  { key: "automaticCompletion", number: 16, unit: "SWITCH", default: false, scope: "INSTANCE" },
  { key: "automaticCompletionAfter", number: 17, unit: "MINUTES", default: 180, min: 1, max: 10080, scope: "INSTANCE" },
  { key: "latenessQuantile", number: 18, unit: "PERCENT", default: 50, min: 50, max: 90, choices: [50, 80, 90], scope: "INSTANCE" },
  { key: "promiseQuantile", number: 19, unit: "PERCENT", default: 80, min: 80, max: 90, choices: [80, 90], scope: "INSTANCE" },
  { key: "likelyLateAlarm", number: 20, unit: "SWITCH", default: false, scope: "INSTANCE" },
  { key: "likelyLateChance", number: 21, unit: "PERCENT", default: 90, min: 60, max: 99, scope: "INSTANCE" },
] as const satisfies readonly (NumberSetting | SwitchSetting)[];

type SettingDefinition = (typeof kpiSettings)[number];
export type SettingKey = SettingDefinition["key"];
export type Settings = { readonly [E in SettingDefinition as E["key"]]: E["default"] extends boolean ? boolean : number };
export type NumberSettingKey = { [K in SettingKey]: Settings[K] extends number ? K : never }[SettingKey];

export const defaultSettings = Object.fromEntries(kpiSettings.map((setting) => [setting.key, setting.default])) as unknown as Settings;

/** Constants of the status rules that are not settings, in minutes. Specification readings, "Claim status". */
export const statusConstants = {
  /** Lead time: a scheduled service requires action from this long before its planned start. */
  leadMinutes: 60,
  /** Work is never overdue earlier than this after the arrival. */
  minimumWorkMinutes: 30,
} as const;

export interface SettingError {
  key: SettingKey;
  number: number;
  /** TYPE: not an integer or a boolean. LIMITS: outside min and max. ORDER: critical would not be greater than delayed. */
  error: "TYPE" | "LIMITS" | "ORDER";
}

export function settingErrors(settings: Settings): SettingError[] {
  return kpiSettings.flatMap((setting) => {
    const error = settingErrorOf(setting, settings);
    return error ? [{ key: setting.key, number: setting.number, error }] : [];
  });
}

function settingErrorOf(setting: SettingDefinition, settings: Settings): SettingError["error"] | null {
  const value = settings[setting.key];
  if (setting.unit === "SWITCH") return typeof value === "boolean" ? null : "TYPE";
  if (typeof value !== "number" || !Number.isInteger(value)) return "TYPE";
  if ("choices" in setting && !setting.choices.some((choice) => choice === value)) return "LIMITS";
  if (value < setting.min || value > setting.max) return "LIMITS";
  return "above" in setting && value <= settings[setting.above] ? "ORDER" : null;
}
