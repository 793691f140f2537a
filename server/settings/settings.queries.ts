import { defaultSettings, type Settings } from "../../schema/rules/settings";

/** The KPI settings in force for an AMA instance. */
export function settingsOf(_instanceId: string): Settings {
  return defaultSettings;
}
