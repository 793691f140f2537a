import type { Sentence, SentenceContext } from "../claims/statusSentence";
import { localTime } from "../language/localTimes";
import type { FilterReason } from "./filterFacts";

export interface FilterSentenceContext extends SentenceContext {
  currency: string;
}

export function filterSentence(reason: FilterReason, { now, tag, timeZone, currency }: FilterSentenceContext): Sentence {
  const { code, figures = {}, texts, instants = {} } = reason;
  const times = Object.entries(instants).map(([name, at]) => [name, localTime(at, now, tag, timeZone)] as const);
  const id = code === "ARRIVAL" && figures.estimate ? "ARRIVAL_ESTIMATED" : code;
  return {
    id: `supplierFilter.${id}`,
    values: { ...figures, ...texts, ...Object.fromEntries(times), ...derivedValues(figures, tag, currency) },
  };
}

function derivedValues({ metres, hour, cost }: Readonly<Record<string, number>>, tag: string, currency: string): Sentence["values"] {
  return {
    ...(metres !== undefined && { km: Math.round(metres / 100) / 10 }),
    ...(hour !== undefined && { from: clockHour(hour), to: clockHour(hour + 1) }),
    ...(cost !== undefined && { price: new Intl.NumberFormat(tag, { style: "currency", currency }).format(cost) }),
  };
}

const clockHour = (hour: number): string => `${String(hour).padStart(2, "0")}:00`;
