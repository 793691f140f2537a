import { MINUTE_MS } from "../durations";
import type { ReasonInstants, StatusReason, StatusRule } from "./statusReason";
import type { WindowBasis } from "./claimWindow";
import { localTime } from "../language/localTimes";
import { kpiSettings, statusConstants, type SettingKey } from "../settings/kpiSettings";

export interface Sentence {
  id: string;
  values: Record<string, string | number>;
}

export interface SentenceContext {
  now: number;
  tag: string;
  timeZone: string;
}

export function statusSentences(stored: StatusReason, context: SentenceContext): Sentence[] {
  const reason = completed(stored);
  const time = (name: keyof ReasonInstants): string => {
    const at = reason.instants[name];
    return at === undefined ? "" : localTime(at, context.now, context.tag, context.timeZone);
  };
  return [...ofRule(reason, time), ...notes(reason, time)];
}

/** Reasons stored by older versions always mention KPI 12; whether it decided follows from the due time. */
function completed(reason: StatusReason): StatusReason {
  const { instants, minutes, settings } = reason;
  if (settings.workTime === undefined || instants.workFrom !== undefined) return reason;
  const limit = instants.workLimit!;
  const minimumWork = statusConstants.minimumWorkMinutes;
  if (limit === instants.arrivedAt! + minimumWork * MINUTE_MS) return { ...reason, settings: {}, minutes: { ...minutes, minimumWork } };
  return { ...reason, instants: { ...instants, workFrom: limit - settings.workTime * MINUTE_MS } };
}

type Time = (name: keyof ReasonInstants) => string;
const sentence = (id: string, values: Sentence["values"] = {}): Sentence => ({ id: `reason.${id}`, values });

/** Only these rules depend on a late arrival. */
const arrivalIds: Partial<Record<StatusRule, string>> = { "5c": "arrivedOnTime", "5d": "arrivedLate" };

function ofRule(reason: StatusReason, time: Time): Sentence[] {
  const { rule, minutes, instants } = reason;
  switch (rule[0]) {
    case "1":
      return [
        instants.cancelledAt === undefined
          ? sentence("finished", { at: time("finishedAt") })
          : sentence("cancelled", { at: time("cancelledAt") }),
      ];
    case "2":
      return [sentence("planned", { start: time("plannedStart"), lead: minutes.lead! })];
    case "3":
      return [waiting(reason, time)];
    case "4":
      return [due(reason, time), latenessSentence(reason), ...predicted(reason, time)];
    default:
      return [sentence(arrivalIds[rule] ?? "arrived", { at: time("arrivedAt") }), working(reason, time)];
  }
}

function decisive({ settings }: StatusReason): { limit: number; kpi: number } {
  const key = (Object.keys(settings) as SettingKey[]).find((setting) => setting !== "outdatedPosition")!;
  return { limit: settings[key] as number, kpi: kpiSettings.find((setting) => setting.key === key)!.number };
}

function waiting(reason: StatusReason, time: Time): Sentence {
  const { window, minutes } = reason;
  if (reason.rule === "3d") return sentence("waitingManaged", { due: time("arrivalDue"), left: -minutes.lateness! });
  if (window === null)
    return sentence("waiting", { since: time("waitingSince"), waiting: Math.max(0, minutes.waiting!), ...decisive(reason) });
  const start = { start: time("plannedStart"), ...decisive(reason) };
  return minutes.untilStart! < 0 ? sentence("startPassed", start) : sentence("startNear", { ...start, left: minutes.untilStart! });
}

const dueIds: Record<WindowBasis, string> = { planned: "duePlanned", promised: "duePromised", assigned: "dueAssigned" };

function due({ window, instants, rule }: StatusReason, time: Time): Sentence {
  const isManaged = instants.arrivalDue !== instants.windowEnd;
  if (isManaged) return sentence("dueManaged", { due: time("arrivalDue") });
  if (rule === "4d" && window === "planned") return sentence("plannedFrom", { start: time("windowStart") });
  return sentence(dueIds[window!], { due: time("arrivalDue") });
}

function latenessSentence(reason: StatusReason): Sentence {
  const { rule, minutes, instants } = reason;
  const lateness = minutes.lateness!;
  if (rule === "4b") return sentence("critical", { lateness, ...decisive(reason) });
  if (rule === "4c") return sentence("delayed", { lateness, ...decisive(reason) });
  if (rule === "4d") return sentence("early", { earliness: minutes.earliness!, ...decisive(reason) });
  if (lateness >= 0) return sentence("within", { lateness, ...decisive(reason) });
  return sentence(instants.predictedAt === undefined ? "left" : "spare", { left: -lateness, ...decisive(reason) });
}

/**
 * Viewers without access to the supplier see no position. Reasons of older versions store the position in `fixAt` instead of
 * `predictedFrom`.
 */
function predicted({ instants }: StatusReason, time: Time): Sentence[] {
  if (instants.predictedAt === undefined) return [];
  const at = time("predictedAt");
  if (instants.fixAt === undefined) return [sentence("predictedOnly", { at })];
  return [sentence("predicted", { at, fix: time(instants.predictedFrom === undefined ? "fixAt" : "predictedFrom") })];
}

function working(reason: StatusReason, time: Time): Sentence {
  const { rule, minutes, instants } = reason;
  const due = { due: time("workDue") };
  const [id, over] = rule === "5b" ? ["workOver", { lateness: minutes.lateness! }] : ["workLeft", { left: -minutes.lateness! }];
  if (instants.workDue !== instants.workLimit) return sentence(rule === "5b" ? "workManagedOver" : "workManaged", { ...due, ...over });
  if (minutes.minimumWork !== undefined) return sentence(`${id}AtLeast`, { ...due, ...over, limit: minutes.minimumWork });
  return sentence(id, { ...due, ...over, ...decisive(reason), from: time("workFrom") });
}

function notes({ notes, settings }: StatusReason, time: Time): Sentence[] {
  return notes.map((note) =>
    note === "POSITION_OUTDATED"
      ? sentence("positionOutdated", { fix: time("fixAt"), limit: settings.outdatedPosition!, kpi: 5 })
      : sentence("scheduledWithoutDates"),
  );
}
