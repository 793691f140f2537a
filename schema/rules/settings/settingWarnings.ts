import { type SettingKey, type Settings, statusConstants } from "./kpiSettings";

export const SettingWarningKind = {
  /** The call is set for before the delay begins; it is made when the delay begins. */
  CALL_BEFORE_DELAY: "CALL_BEFORE_DELAY",
  /** Automatic completion happens before the work is due. */
  COMPLETION_BEFORE_WORK_ENDS: "COMPLETION_BEFORE_WORK_ENDS",
  /** Automatic completion happens before the call about its delay, which is therefore never made. */
  CALL_AFTER_COMPLETION: "CALL_AFTER_COMPLETION",
} as const;
export type SettingWarningKind = keyof typeof SettingWarningKind;

export interface SettingWarning {
  kind: SettingWarningKind;
  key: SettingKey;
  against: SettingKey;
}

const arrivalCalls = ["contactCentreArrival", "contactListArrival"] as const;
const completionCalls = ["contactCentreCompletion", "contactListCompletion"] as const;

export function settingWarnings(values: Settings): SettingWarning[] {
  const beforeDelay = arrivalCalls.flatMap((key) =>
    (["mobileDelay", "baseDelay"] as const)
      .filter((delay) => values[key] < values[delay])
      .map((against): SettingWarning => ({ kind: "CALL_BEFORE_DELAY", key, against })),
  );
  if (!values.automaticCompletion) return beforeDelay;
  const against = "automaticCompletionAfter";
  // Work is due at least 30 minutes after the arrival, and the minutes of a call count from there.
  const never = completionCalls
    .filter((key) => values[against] <= statusConstants.minimumWorkMinutes + values[key])
    .map((key): SettingWarning => ({ kind: "CALL_AFTER_COMPLETION", key, against }));
  const early: SettingWarning[] =
    values[against] < values.workTime ? [{ kind: "COMPLETION_BEFORE_WORK_ENDS", key: against, against: "workTime" }] : [];
  return [...beforeDelay, ...never, ...early];
}

/**
 * Returns whether the call's limit is reached before its delay begins (KPI 1 mobile, KPI 3 others), or at the work limit. The call is
 * then made when the delay begins.
 */
export const actsWhenDelayBegins = (key: SettingKey, values: Settings): boolean =>
  settingWarnings(values).some((warning) => warning.key === key && warning.kind === "CALL_BEFORE_DELAY") ||
  (completionCalls.some((call) => call === key) && values[key] === 0);
