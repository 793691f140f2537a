// Why a claim has its status: the rule and the figures that decided, as data, for a sentence in any language and for the status log.
import { MINUTE_MS } from "../durations";
import {
  arrivalEnd,
  arrivalLimits,
  claimWindow,
  plannedStartOf,
  predictedArrival,
  waitingSince,
  workEnd,
  workFrom,
  workLimit,
  type ClaimFacts,
  type ResourceFacts,
  type WindowBasis,
} from "./claimWindow";
import { outdatedFrom } from "../suppliers/resourceStatus";
import { statusConstants, type SettingKey, type Settings } from "../settings/kpiSettings";

/**
 * The rules of readings, "Claim status", in their order. Rule 3 has four: 3a waits too long, 3b the planned start is too near,
 * 3c neither yet, 3d the delay of the search is managed.
 */
export const statusRules = ["1", "2", "3a", "3b", "3c", "3d", "4a", "4b", "4c", "4d", "4e", "4f", "5a", "5b", "5c", "5d"] as const;
export type StatusRule = (typeof statusRules)[number];

/** SCHEDULED_WITHOUT_DATES: treated as unscheduled. POSITION_OUTDATED: the prediction counts as late, no more as early. */
export type ReasonNote = "SCHEDULED_WITHOUT_DATES" | "POSITION_OUTDATED";

/** Instants a reason can name, ms since 1970. arrivalDue and workDue count the managing, windowEnd and workLimit do not. */
export interface ReasonInstants {
  finishedAt?: number;
  cancelledAt?: number;
  plannedStart?: number;
  waitingSince?: number;
  windowStart?: number;
  windowEnd?: number;
  promisedFrom?: number;
  arrivalDue?: number;
  /** Its last position, which says how fresh the prediction is, and the one that the prediction was made from. */
  fixAt?: number;
  predictedFrom?: number;
  predictedAt?: number;
  arrivedAt?: number;
  /** From when KPI 12 counts; only where KPI 12 decided. */
  workFrom?: number;
  workLimit?: number;
  workDue?: number;
}

/** Whole minutes, rounded down, as they stood when the reason was given. Negative lateness: time left. */
export interface ReasonMinutes {
  /** How long before a planned start action is asked for: no setting, a constant of the rules. */
  lead?: number;
  waiting?: number;
  untilStart?: number;
  lateness?: number;
  earliness?: number;
  /** The least time of work from the arrival, a constant of the rules; only where that and not KPI 12 decided. */
  minimumWork?: number;
}

export interface StatusReason {
  rule: StatusRule;
  /** The settings that decided, with the values used, in their units. */
  settings: Partial<Settings>;
  /** What the window rests on; null where no window decided. */
  window: WindowBasis | null;
  instants: ReasonInstants;
  minutes: ReasonMinutes;
  notes: ReasonNote[];
}

/** The figures behind `rule`, which `ruleAt` found for the same arguments. */
export function statusReasonOf(
  rule: StatusRule,
  claim: ClaimFacts,
  resource: ResourceFacts | null,
  settings: Settings,
  now: number,
): StatusReason {
  const used = (...keys: SettingKey[]): Partial<Settings> => Object.fromEntries(keys.map((key) => [key, settings[key]]));
  const notes: ReasonNote[] = claim.scheduled && plannedStartOf(claim) === null && rule !== "1" ? ["SCHEDULED_WITHOUT_DATES"] : [];
  const base: StatusReason = { rule, settings: {}, window: null, instants: {}, minutes: {}, notes };
  switch (rule[0]) {
    case "1":
      return { ...base, instants: known({ finishedAt: claim.finishedAt, cancelledAt: claim.cancelledAt }) };
    case "2":
      return {
        ...base,
        window: "planned",
        instants: known({ plannedStart: plannedStartOf(claim) }),
        minutes: { lead: statusConstants.leadMinutes },
      };
    case "3":
      if (rule === "3d") return searching(base, claim, now);
      return { ...base, settings: used("unassignedDelay"), ...waiting(claim, now) };
    case "4":
      return arriving({ ...base, settings: used(...settingsOfArrival(rule, claim)) }, claim, resource, settings, now);
    default:
      return working({ ...base, window: claimWindow(claim).basis }, claim, settings, now);
  }
}

function waiting(claim: ClaimFacts, now: number): Pick<StatusReason, "window" | "instants" | "minutes"> {
  const plannedStart = plannedStartOf(claim);
  const since = waitingSince(claim);
  return plannedStart === null
    ? { window: null, instants: { waitingSince: since }, minutes: { waiting: wholeMinutes(now - since) } }
    : { window: "planned", instants: { plannedStart, waitingSince: since }, minutes: { untilStart: wholeMinutes(plannedStart - now) } };
}

function searching(base: StatusReason, claim: ClaimFacts, now: number): StatusReason {
  const arrivalDue = arrivalEnd(claim);
  return {
    ...base,
    instants: known({ plannedStart: plannedStartOf(claim), waitingSince: waitingSince(claim), arrivalDue }),
    minutes: { lateness: wholeMinutes(now - arrivalDue) },
  };
}

function settingsOfArrival(rule: StatusRule, claim: ClaimFacts): SettingKey[] {
  const limits = arrivalLimits(claim);
  if (rule === "4b") return [limits.critical];
  return rule === "4d" ? ["mobileAdvance"] : [limits.delayed];
}

function arriving(base: StatusReason, claim: ClaimFacts, resource: ResourceFacts | null, settings: Settings, now: number): StatusReason {
  const window = claimWindow(claim);
  const predictedAt = predictedArrival(claim, resource);
  const fixAt = predictedAt === null ? null : resource!.fixAt;
  const predictedFrom = predictedAt === null ? null : (resource!.etaFixAt ?? fixAt);
  const outdated = fixAt !== null && now >= outdatedFrom(fixAt, settings);
  const expected = Math.max(now, predictedAt ?? now);
  const arrivalDue = arrivalEnd(claim);
  return {
    ...base,
    settings: outdated ? { ...base.settings, outdatedPosition: settings.outdatedPosition } : base.settings,
    window: window.basis,
    instants: known({
      windowStart: window.start,
      windowEnd: window.end,
      promisedFrom: window.basis === "promised" ? claim.promisedFrom : null,
      arrivalDue,
      fixAt,
      predictedFrom,
      predictedAt,
    }),
    minutes: {
      lateness: wholeMinutes(expected - arrivalDue),
      ...(base.rule === "4d" ? { earliness: wholeMinutes(window.start! - expected) } : {}),
    },
    notes: outdated ? [...base.notes, "POSITION_OUTDATED"] : base.notes,
  };
}

/** What set the end of the work: managing, else KPI 12, else the least time from the arrival. Only that is named. */
function working(base: StatusReason, claim: ClaimFacts, settings: Settings, now: number): StatusReason {
  const [from, limit, workDue] = [workFrom(claim)!, workLimit(claim, settings)!, workEnd(claim, settings)!];
  const byKpi = workDue === limit && limit === from + settings.workTime * MINUTE_MS;
  const byLeast = workDue === limit && !byKpi;
  return {
    ...base,
    settings: byKpi ? { workTime: settings.workTime } : {},
    instants: known({
      windowEnd: claimWindow(claim).end,
      arrivedAt: claim.arrivedAt,
      workFrom: byKpi ? from : null,
      workLimit: limit,
      workDue,
    }),
    minutes: {
      lateness: wholeMinutes(now - workDue),
      ...(byLeast && { minimumWork: statusConstants.minimumWorkMinutes }),
    },
  };
}

// Down, so that whole minutes compare with a setting just as the instants do.
const wholeMinutes = (milliseconds: number): number => Math.floor(milliseconds / MINUTE_MS);

const known = (instants: { [K in keyof ReasonInstants]: number | null }): ReasonInstants =>
  Object.fromEntries(Object.entries(instants).filter(([, instant]) => instant !== null)) as ReasonInstants;
