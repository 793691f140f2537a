// The 17 KPI settings, as one list: forms, checks, storage and the status rules read it. Readings, "The 17 settings".

/** INSTANCE: a value per AMA instance over a default for all. INSTALLATION: one value for all. */
export const SettingScope = { INSTANCE: "INSTANCE", INSTALLATION: "INSTALLATION" } as const;
export type SettingScope = keyof typeof SettingScope;
export const SettingUnit = { MINUTES: "MINUTES", DAYS: "DAYS", METRES: "METRES", SWITCH: "SWITCH" } as const;
export type SettingUnit = keyof typeof SettingUnit;

interface NumberSetting {
  key: string;
  /** Number of the specification, 1 to 17. */
  number: number;
  unit: Exclude<SettingUnit, "SWITCH">;
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
  if (setting.unit === "SWITCH") return typeof value === "boolean" ? null : "TYPE";
  if (typeof value !== "number" || !Number.isInteger(value)) return "TYPE";
  if (value < setting.min || value > setting.max) return "LIMITS";
  return "above" in setting && value <= settings[setting.above] ? "ORDER" : null;
}
