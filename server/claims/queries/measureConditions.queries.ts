// SQL of the rules of measures (schema/rules/indicators/measures.ts), as conditions on the table claims.
import { and, sql, type SQL } from "drizzle-orm";
import type { FigureKind } from "../../../schema/rules/indicators/indicators";
import {
  type CountRule,
  countRules,
  type Instant,
  type LevelRule,
  levelRules,
  type MeasureCondition,
  type MinutesRule,
  minutesRules,
} from "../../../schema/rules/indicators/measures";
import { instantInputs, listInputs, valueInputs } from "./measureInputs.queries";

/** Interval from its start until before its end; levels are those at `end`, which is not in the future. */
export interface Interval {
  start: SQL;
  before: SQL;
  end: SQL;
}
type ClaimLevelRule = Exclude<LevelRule, { resourceStatus: string }>;

/** Claims that a figure counts, or on which a rate or minutes are based. `null` for figures of resources. */
export function figureCondition(figure: FigureKind, interval: Interval, threshold: SQL): SQL | null {
  switch (figure.kind) {
    case "LEVEL": {
      const rule: LevelRule = levelRules[figure.measure];
      return "resourceStatus" in rule ? null : levelCondition(rule, interval.end, threshold);
    }
    case "PEAK":
      return courseCondition(levelRules[figure.measure], interval, threshold);
    case "MINUTES":
      return countCondition(minutesRules[figure.measure], interval, threshold);
    case "RATE":
      return countCondition(countRules[figure.of], interval, threshold);
    case "QUOTIENT":
      return countCondition(countRules[figure.count], interval, threshold);
    case "COUNT":
      return countCondition(countRules[figure.measure], interval, threshold);
  }
}

function countCondition(rule: CountRule | MinutesRule, { start, before }: Interval, threshold: SQL): SQL | null {
  if (!rule) return null;
  const isWithin = (at: SQL): SQL => sql`${at} >= ${start} and ${at} < ${before}`;
  if ("each" in rule) {
    const { rows, at, more } = listInputs[rule.each];
    const since = "since" in rule && more ? sql` and ${more[rule.since]} is not null` : sql``;
    return sql`exists (select from ${rows} and ${isWithin(at)}${since})`;
  }
  return and(
    "since" in rule && rule.since !== "occurredAt" ? isKnown(rule.since) : undefined,
    instantInputs[rule.at].if,
    isWithin(instantInputs[rule.at].value),
    ...conditionsOf(rule, threshold),
  )!;
}

/** Claims that a level includes at an instant. A claim that ends at that instant is still included. */
export const levelCondition = (rule: ClaimLevelRule, at: SQL, threshold: SQL): SQL => lastsFor(rule, sql`<= ${at}`, at, threshold);

const courseCondition = (rule: ClaimLevelRule, { start, end }: Interval, threshold: SQL): SQL =>
  lastsFor(rule, sql`< ${end}`, start, threshold);

function lastsFor(rule: ClaimLevelRule, startsBefore: SQL, endsFrom: SQL, threshold: SQL): SQL {
  const [{ value: start }, { value: end }] = [instantInputs[rule.from], instantInputs[rule.until]];
  const from = rule.after ? sql`${start} + ${threshold} * interval '1 hour'` : start;
  return and(
    isKnown(rule.from),
    ...conditionsOf(rule, threshold),
    sql`${from} ${startsBefore}`,
    sql`(${end} is null or ${end} >= ${endsFrom} and ${end} > ${from})`,
  )!;
}

const isKnown = (instant: Instant): SQL => and(instantInputs[instant].if, sql`${instantInputs[instant].value} is not null`)!;

const conditionsOf = (rule: { if?: readonly MeasureCondition[] }, threshold: SQL): (SQL | undefined)[] =>
  (rule.if ?? []).map((condition) => conditionOf(condition, threshold));

function conditionOf(condition: MeasureCondition, threshold: SQL): SQL | undefined {
  if ("isBy" in condition) {
    const [input, limit] = [instantInputs[condition.input], instantInputs[condition.isBy]];
    return and(input.if, limit.if, sql`${input.value} <= ${limit.value}`);
  }
  if ("isKnown" in condition) {
    const { input } = condition;
    return input in instantInputs ? isKnown(input as Instant) : sql`${valueInputs[input as keyof typeof valueInputs]} is not null`;
  }
  if ("equals" in condition) return sql`${valueInputs[condition.input]} = ${condition.equals}`;
  return sql`${valueInputs[condition.input]} > ${condition.exceeds === "THRESHOLD" ? threshold : valueInputs[condition.exceeds]}`;
}
