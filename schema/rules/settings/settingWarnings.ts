// Settings that are allowed, and of which one takes the meaning of another: what an administrator is shown before they are saved.
import { type SettingKey, type Settings, statusConstants } from "./kpiSettings";

/** How two settings contradict each other in practice. Key equals value. */
export const SettingWarningKind = {
  /** People would be called before the delay begins that they are called about: they are called when it begins. */
  CALL_BEFORE_DELAY: "CALL_BEFORE_DELAY",
  /** Work is completed by itself before its time is over. */
  COMPLETION_BEFORE_WORK_ENDS: "COMPLETION_BEFORE_WORK_ENDS",
  /** Work is completed by itself before people would be called about its delay: they are never called. */
  CALL_AFTER_COMPLETION: "CALL_AFTER_COMPLETION",
} as const;
export type SettingWarningKind = keyof typeof SettingWarningKind;

export interface SettingWarning {
  kind: SettingWarningKind;
  /** The setting that does not mean what it says. */
  key: SettingKey;
  /** The one that it contradicts. */
  against: SettingKey;
}

const arrivalCalls = ["contactCentreArrival", "contactListArrival"] as const;
const completionCalls = ["contactCentreCompletion", "contactListCompletion"] as const;

/** Every pair that contradicts itself, in the order of the settings' numbers. */
export function settingWarnings(values: Settings): SettingWarning[] {
  const beforeDelay = arrivalCalls.flatMap((key) =>
    (["mobileDelay", "baseDelay"] as const)
      .filter((delay) => values[key] < values[delay])
      .map((against): SettingWarning => ({ kind: "CALL_BEFORE_DELAY", key, against })),
  );
  if (!values.automaticCompletion) return beforeDelay;
  const against = "automaticCompletionAfter";
  // Work is due 30 minutes after the arrival at the earliest, and only then the minutes of a call begin.
  const never = completionCalls
    .filter((key) => values[against] <= statusConstants.minimumWorkMinutes + values[key])
    .map((key): SettingWarning => ({ kind: "CALL_AFTER_COMPLETION", key, against }));
  const early: SettingWarning[] =
    values[against] < values.workTime ? [{ kind: "COMPLETION_BEFORE_WORK_ENDS", key: against, against: "workTime" }] : [];
  return [...beforeDelay, ...never, ...early];
}

/**
 * Whether a call to people would be due before the delay that it follows begins, for a mobile resource (KPI 1) or any other (KPI 3), or with
 * it at the work limit. It then acts when the delay begins.
 */
export const actsWhenDelayBegins = (key: SettingKey, values: Settings): boolean =>
  settingWarnings(values).some((warning) => warning.key === key && warning.kind === "CALL_BEFORE_DELAY") ||
  (completionCalls.some((call) => call === key) && values[key] === 0);
