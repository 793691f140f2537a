// Contributions of a claim to the indicators. Pure function of the stored claim, so that corrections update the past and a rebuild gives
// identical results.
import { HOUR_MS, MINUTE_MS } from "../durations";
import {
  type ClaimList,
  type Contribution,
  type CountRule,
  countRules,
  type Instant,
  type LevelRule,
  levelRules,
  MAX_MINUTES,
  type Measure,
  type MeasureCondition,
  type Metres,
  type MinutesRule,
  minutesRules,
} from "./measures";

interface Item {
  at: number;
}

/**
 * Stored values of a claim. `assignedAt` is `null` if a supplier is only proposed. Distances are between the claim and the resource at
 * that moment, `null` if a position is unknown.
 */
export interface CountedClaim extends Record<Instant | Metres, number | null>, Record<ClaimList, readonly Item[]> {
  occurredAt: number;
  assignmentType: "MANUAL" | "DIGITAL" | null;
  isScheduled: boolean;
  arrivedLate: boolean | null;
  /** Managed delays, with the start of the delay they answered and the code of the reason. */
  managedDelays: readonly { at: number; lateSince: number | null; reasonCode: string }[];
}

export type ThresholdOf = (measure: Measure) => number;

export const contributionsOf = (claim: CountedClaim, thresholdOf: ThresholdOf): Contribution[] => [
  ...all(countRules, (measure, rule: CountRule) => countsOf(measure, rule, claim, thresholdOf)),
  ...all(levelRules, (measure, rule: LevelRule) => changesOf(measure, rule, claim, thresholdOf)),
  ...all(minutesRules, (measure, rule: MinutesRule) => minutesOf(measure, rule, claim, thresholdOf)),
];

const all = <Name extends Measure, Rule>(
  rules: Record<Name, Rule>,
  contributions: (measure: Name, rule: Rule) => Contribution[],
): Contribution[] => (Object.keys(rules) as Name[]).flatMap((measure) => contributions(measure, rules[measure]));

function countsOf(measure: Measure, rule: CountRule, claim: CountedClaim, thresholdOf: ThresholdOf): Contribution[] {
  if (!rule) return [];
  if ("each" in rule) return claim[rule.each].map(({ at, ...item }) => ({ measure, at, value: 1, ...reasonOf(item) }));
  const at = claim[rule.at];
  return at !== null && meetsAll(measure, rule.if, claim, thresholdOf) ? [{ measure, at, value: 1 }] : [];
}

/** Claims that ended before the level started do not count. */
function changesOf(measure: Measure, rule: LevelRule, claim: CountedClaim, thresholdOf: ThresholdOf): Contribution[] {
  if ("resourceStatus" in rule) return [];
  const [start, end] = [claim[rule.from], claim[rule.until]];
  if (start === null || !meetsAll(measure, rule.if, claim, thresholdOf)) return [];
  const from = start + (rule.after ? thresholdOf(measure) * HOUR_MS : 0);
  if (end !== null && end <= from) return [];
  const measures = rule.minutes ? [measure, rule.minutes] : [measure];
  const change = (at: number, value: number): Contribution[] => measures.map((name) => ({ measure: name, at, value }));
  return [...change(from, 1), ...(end === null ? [] : change(end, -1))];
}

function minutesOf(measure: Measure, rule: MinutesRule, claim: CountedClaim, thresholdOf: ThresholdOf): Contribution[] {
  if ("each" in rule)
    return claim[rule.each].flatMap(({ at, reasonCode, [rule.since]: since }) =>
      since === null ? [] : [{ measure, at, value: 1, minute: minuteBetween(since, at), reasonCode }],
    );
  const [since, at] = [claim[rule.since], claim[rule.at]];
  if (since === null || at === null || !meetsAll(measure, rule.if, claim, thresholdOf)) return [];
  const minute = rule.isAbsolute ? minuteBetween(Math.min(since, at), Math.max(since, at)) : minuteBetween(since, at);
  return [{ measure, at, value: 1, minute }];
}

const reasonOf = (item: { reasonCode?: string }): Pick<Contribution, "reasonCode"> =>
  item.reasonCode === undefined ? {} : { reasonCode: item.reasonCode };

const meetsAll = (
  measure: Measure,
  conditions: readonly MeasureCondition[] | undefined,
  claim: CountedClaim,
  thresholdOf: ThresholdOf,
): boolean => !conditions || conditions.every((condition) => meets(condition, claim, () => thresholdOf(measure)));

function meets(condition: MeasureCondition, claim: CountedClaim, threshold: () => number): boolean {
  const value = claim[condition.input];
  if (value === null) return false;
  if ("equals" in condition) return value === condition.equals;
  if ("isKnown" in condition) return true;
  if ("isBy" in condition) {
    const limit = claim[condition.isBy];
    return limit !== null && (value as number) <= limit;
  }
  const limit = condition.exceeds === "THRESHOLD" ? threshold() : claim[condition.exceeds];
  return limit !== null && (value as number) > limit;
}

const minuteBetween = (from: number, at: number): number => Math.min(MAX_MINUTES, Math.max(0, Math.floor((at - from) / MINUTE_MS)));
