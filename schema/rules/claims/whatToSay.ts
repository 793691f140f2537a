// Suggested sentences for a call with the insured, best first, as message ids with values. Uses only the status reason, so hidden fields
// stay hidden.
import { MINUTE_MS } from "../durations";
import { localTime } from "../language/localTimes";
import type { StatusReason } from "./statusReason";
import type { Sentence, SentenceContext } from "./statusSentence";

/** `promisedBy` is the time of the expected arrival that may be given to the insured (KPI 19); `null` without a current prediction. */
export function whatToSay(reason: StatusReason, context: SentenceContext, promisedBy: number | null = null): Sentence[] {
  const { now, tag, timeZone } = context;
  const time = (at: number): string => localTime(at, now, tag, timeZone);
  return idsOf(reason, now, promisedBy).map(([name, at]): Sentence => ({
    id: `say.${name}`,
    values: at === undefined ? {} : { at: time(at) },
  }));
}

type Saying = [name: string, at?: number];

function idsOf(reason: StatusReason, now: number, promisedBy: number | null): Saying[] {
  const { rule, instants } = reason;
  switch (rule[0]) {
    case "1":
      return [[instants.cancelledAt === undefined ? "finished" : "cancelled"]];
    case "2":
      return [["planned", instants.plannedStart]];
    case "3":
      return searching(reason);
    case "4":
      return arriving(reason, now, promisedBy);
    default:
      return rule === "5b" ? [["workLonger"], ["atWork"]] : [["atWork"], ["workLonger"]];
  }
}

function searching({ rule, instants: { plannedStart, arrivalDue } }: StatusReason): Saying[] {
  if (rule === "3d") return [["searchingUntil", arrivalDue], ["searchingLonger"]];
  if (plannedStart !== undefined) return [["plannedSearching", plannedStart], ["searchingLonger"]];
  return rule === "3a" ? [["searchingLonger"], ["searching"]] : [["searching"], ["searchingLonger"]];
}

/** A prediction from an outdated position gives no time. */
function arriving({ rule, instants, notes }: StatusReason, now: number, promisedBy: number | null): Saying[] {
  const { predictedAt, arrivalDue } = instants;
  const expectedAt = notes.includes("POSITION_OUTDATED") ? undefined : predictedAt;
  const isLate = rule === "4b" || rule === "4c";
  const onItsWay = ((): Saying[] => {
    if (expectedAt === undefined) return [];
    if (expectedAt < now + MINUTE_MS) return [["anyMinute"]];
    if (promisedBy !== null && promisedBy > now) return [[isLate ? "lateUntil" : "onItsWayBy", promisedBy]];
    return [[isLate ? "lateBy" : "onItsWay", expectedAt]];
  })();
  const due: Saying[] = arrivalDue !== undefined && arrivalDue > now ? [[rule === "4a" ? "newTime" : "due", arrivalDue]] : [];
  if (isLate) return [...onItsWay, ["lateAsking"], ["lateSorry"]];
  return rule === "4a" ? [...due, ...onItsWay, ["lateSorry"]] : [...onItsWay, ...due, ["sent"]];
}
