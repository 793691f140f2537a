// Why a claim has its status, as texts: ids of schema/messages with the values they name, for client and server alike.
import type { ReasonInstants, StatusReason, StatusRule } from "./claimReason";
import type { WindowBasis } from "./claimWindow";
import { localTime } from "./localTimes";
import { kpiSettings, minute, statusConstants, type SettingKey } from "./settings";

/** A whole sentence: the message `id`, and what it names. */
export interface Sentence {
  id: string;
  values: Record<string, string | number>;
}

/** When it is said, and how its times are written: BCP 47 tag and the claim's IANA zone. */
export interface Telling {
  now: number;
  tag: string;
  timeZone: string;
}

/** The sentences that explain a status, in the order in which they are said. */
export function statusSentences(stored: StatusReason, telling: Telling): Sentence[] {
  const reason = completed(stored);
  const time = (name: keyof ReasonInstants): string => {
    const at = reason.instants[name];
    return at === undefined ? "" : localTime(at, telling.now, telling.tag, telling.timeZone);
  };
  return [...ofRule(reason, time), ...notes(reason, time)];
}

/** A reason kept from before named KPI 12 whatever had set the end of the work: that follows from the end. */
function completed(reason: StatusReason): StatusReason {
  const { instants, minutes, settings } = reason;
  if (settings.workTime === undefined || instants.workFrom !== undefined) return reason;
  const limit = instants.workLimit!;
  const minimumWork = statusConstants.minimumWorkMinutes;
  if (limit === instants.arrivedAt! + minimumWork * minute) return { ...reason, settings: {}, minutes: { ...minutes, minimumWork } };
  return { ...reason, instants: { ...instants, workFrom: limit - settings.workTime * minute } };
}

type Time = (name: keyof ReasonInstants) => string;
const say = (id: string, values: Sentence["values"] = {}): Sentence => ({ id: `reason.${id}`, values });

/** Whether the arrival was late is part of these rules only. */
const arrivalIds: Partial<Record<StatusRule, string>> = { "5c": "arrivedOnTime", "5d": "arrivedLate" };

function ofRule(reason: StatusReason, time: Time): Sentence[] {
  const { rule, minutes, instants } = reason;
  switch (rule[0]) {
    case "1":
      return [
        instants.cancelledAt === undefined ? say("finished", { at: time("finishedAt") }) : say("cancelled", { at: time("cancelledAt") }),
      ];
    case "2":
      return [say("planned", { start: time("plannedStart"), lead: minutes.lead! })];
    case "3":
      return [waiting(reason, time)];
    case "4":
      return [due(reason, time), standing(reason), ...predicted(reason, time)];
    default:
      return [say(arrivalIds[rule] ?? "arrived", { at: time("arrivedAt") }), working(reason, time)];
  }
}

/** The settings of a reason that decided its rule; KPI 5 only adds a note. */
function decisive({ settings }: StatusReason): { limit: number; kpi: number } {
  const key = (Object.keys(settings) as SettingKey[]).find((one) => one !== "outdatedPosition")!;
  return { limit: settings[key] as number, kpi: kpiSettings.find((setting) => setting.key === key)!.number };
}

function waiting(reason: StatusReason, time: Time): Sentence {
  const { window, minutes } = reason;
  if (reason.rule === "3d") return say("waitingManaged", { due: time("arrivalDue"), left: -minutes.lateness! });
  if (window === null) return say("waiting", { since: time("waitingSince"), waiting: Math.max(0, minutes.waiting!), ...decisive(reason) });
  const start = { start: time("plannedStart"), ...decisive(reason) };
  return minutes.untilStart! < 0 ? say("startPassed", start) : say("startNear", { ...start, left: minutes.untilStart! });
}

const dueIds: Record<WindowBasis, string> = { planned: "duePlanned", promised: "duePromised", assigned: "dueAssigned" };

/** When the supplier was to be there, and why then. */
function due({ window, instants, rule }: StatusReason, time: Time): Sentence {
  const moved = instants.arrivalDue !== instants.windowEnd;
  if (moved) return say("dueManaged", { due: time("arrivalDue") });
  if (rule === "4d" && window === "planned") return say("plannedFrom", { start: time("windowStart") });
  return say(dueIds[window!], { due: time("arrivalDue") });
}

function standing(reason: StatusReason): Sentence {
  const { rule, minutes, instants } = reason;
  const lateness = minutes.lateness!;
  if (rule === "4b") return say("critical", { lateness, ...decisive(reason) });
  if (rule === "4c") return say("delayed", { lateness, ...decisive(reason) });
  if (rule === "4d") return say("early", { earliness: minutes.earliness!, ...decisive(reason) });
  if (lateness >= 0) return say("within", { lateness, ...decisive(reason) });
  return say(instants.predictedAt === undefined ? "left" : "spare", { left: -lateness, ...decisive(reason) });
}

/** Whoever may not see the supplier is told of no position. Reasons kept from before have no `predictedFrom`: their `fixAt` was it. */
function predicted({ instants }: StatusReason, time: Time): Sentence[] {
  if (instants.predictedAt === undefined) return [];
  const at = time("predictedAt");
  if (instants.fixAt === undefined) return [say("predictedOnly", { at })];
  return [say("predicted", { at, fix: time(instants.predictedFrom === undefined ? "fixAt" : "predictedFrom") })];
}

/** When the work is due, and what says so. */
function working(reason: StatusReason, time: Time): Sentence {
  const { rule, minutes, instants } = reason;
  const due = { due: time("workDue") };
  const [id, over] = rule === "5b" ? ["workOver", { lateness: minutes.lateness! }] : ["workLeft", { left: -minutes.lateness! }];
  if (instants.workDue !== instants.workLimit) return say(rule === "5b" ? "workManagedOver" : "workManaged", { ...due, ...over });
  if (minutes.minimumWork !== undefined) return say(`${id}AtLeast`, { ...due, ...over, limit: minutes.minimumWork });
  return say(id, { ...due, ...over, ...decisive(reason), from: time("workFrom") });
}

function notes({ notes, settings }: StatusReason, time: Time): Sentence[] {
  return notes.map((note) =>
    note === "POSITION_OUTDATED"
      ? say("positionOutdated", { fix: time("fixAt"), limit: settings.outdatedPosition!, kpi: 5 })
      : say("scheduledWithoutDates"),
  );
}
