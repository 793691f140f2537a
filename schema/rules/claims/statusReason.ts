// Reason of a status: the rule and the values that decided, stored as data for translated sentences and the status log.
import { MINUTE_MS } from "../durations";
import {
  arrivalEnd,
  arrivalLimits,
  claimWindow,
  decisiveArrival,
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
 * Rules of readings, "Claim status", in their order. 3a: waits too long, 3b: planned start too near, 3c: neither, 3d: delay of the search
 * is managed.
 */
export const statusRules = ["1", "2", "3a", "3b", "3c", "3d", "4a", "4b", "4c", "4d", "4e", "4f", "5a", "5b", "5c", "5d"] as const;
export type StatusRule = (typeof statusRules)[number];
/** Rules by their names in the API: `RULE_3A` for `3a`. */
export const statusRuleNames = Object.fromEntries(statusRules.map((rule) => [`RULE_${rule.toUpperCase()}`, rule])) as {
  readonly [Rule in StatusRule as `RULE_${Uppercase<Rule>}`]: Rule;
};

/** SCHEDULED_WITHOUT_DATES: treated as unscheduled. POSITION_OUTDATED: the prediction counts as late, never as early. */
export type ReasonNote = "SCHEDULED_WITHOUT_DATES" | "POSITION_OUTDATED";

/** Instants that a reason can mention, ms since 1970. arrivalDue and workDue include managed delays; windowEnd and workLimit do not. */
export interface ReasonInstants {
  finishedAt?: number;
  cancelledAt?: number;
  plannedStart?: number;
  waitingSince?: number;
  windowStart?: number;
  windowEnd?: number;
  promisedFrom?: number;
  arrivalDue?: number;
  fixAt?: number;
  predictedFrom?: number;
  predictedAt?: number;
  arrivedAt?: number;
  workFrom?: number;
  workLimit?: number;
  workDue?: number;
}

/** Whole minutes at the time of the reason, rounded down. Negative lateness means time left. */
export interface ReasonMinutes {
  /** Lead time before a planned start; a constant of the rules, not a setting. */
  lead?: number;
  waiting?: number;
  untilStart?: number;
  lateness?: number;
  earliness?: number;
  /** Minimum work time after the arrival; set only if that constant decided instead of KPI 12. */
  minimumWork?: number;
}

export interface StatusReason {
  rule: StatusRule;
  settings: Partial<Settings>;
  window: WindowBasis | null;
  instants: ReasonInstants;
  minutes: ReasonMinutes;
  notes: ReasonNote[];
}

/** `rule` must come from `ruleAt` with the same arguments. */
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
      return { ...base, instants: knownInstants({ finishedAt: claim.finishedAt, cancelledAt: claim.cancelledAt }) };
    case "2":
      return {
        ...base,
        window: "planned",
        instants: knownInstants({ plannedStart: plannedStartOf(claim) }),
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
    instants: knownInstants({ plannedStart: plannedStartOf(claim), waitingSince: waitingSince(claim), arrivalDue }),
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
  const predictedAt = decisiveArrival(claim, resource, settings);
  const fixAt = predictedAt === null ? null : resource!.fixAt;
  const predictedFrom = predictedAt === null ? null : (resource!.etaFixAt ?? fixAt);
  const outdated = fixAt !== null && now >= outdatedFrom(fixAt, settings);
  const expected = Math.max(now, predictedAt ?? now);
  const arrivalDue = arrivalEnd(claim);
  return {
    ...base,
    settings: {
      ...base.settings,
      ...(outdated && { outdatedPosition: settings.outdatedPosition }),
      ...(predictedAt !== predictedArrival(claim, resource) && { latenessQuantile: settings.latenessQuantile }),
    },
    window: window.basis,
    instants: knownInstants({
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

/** Reports only the source of the due time of the work: managed delay, KPI 12 or the minimum after the arrival. */
function working(base: StatusReason, claim: ClaimFacts, settings: Settings, now: number): StatusReason {
  const [from, limit, workDue] = [workFrom(claim)!, workLimit(claim, settings)!, workEnd(claim, settings)!];
  const byKpi = workDue === limit && limit === from + settings.workTime * MINUTE_MS;
  const byLeast = workDue === limit && !byKpi;
  return {
    ...base,
    settings: byKpi ? { workTime: settings.workTime } : {},
    instants: knownInstants({
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

const wholeMinutes = (milliseconds: number): number => Math.floor(milliseconds / MINUTE_MS);

const knownInstants = (instants: { [K in keyof ReasonInstants]: number | null }): ReasonInstants =>
  Object.fromEntries(Object.entries(instants).filter(([, instant]) => instant !== null)) as ReasonInstants;
