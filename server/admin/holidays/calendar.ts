// Public holidays from the package date-holidays. Loading it takes half a second: see calendarThread.ts.
import Holidays from "date-holidays";
import { DAY_MS } from "../../../schema/rules/durations";
import { dayNumber } from "../../../schema/rules/indicators/periods";

export interface CalendarSource {
  country: string;
  /** `null` for national holidays only. */
  region: string | null;
  firstYear: number;
  lastYear: number;
}

export interface CalendarQuestions {
  countries: { asks: null; answers: string[] };
  regions: { asks: string; answers: { code: string; name: string }[] | null };
  days: { asks: CalendarSource; answers: { day: string; name: string }[] | null };
}
type Answers = { [Name in keyof CalendarQuestions]: (question: CalendarQuestions[Name]["asks"]) => CalendarQuestions[Name]["answers"] };

export const answers: Answers = { countries: () => Object.keys(countries()), regions: regionsOf, days: daysOf };

const countries = (): Record<string, string> => new Holidays().getCountries();
const isCountry = (country: string): boolean => Object.hasOwn(countries(), country);

/** States, each followed by its regions as `STATE.REGION`. */
function regionsOf(country: string): { code: string; name: string }[] | null {
  if (!isCountry(country)) return null;
  const all = new Holidays();
  return Object.entries(namesOrNone(all.getStates(country))).flatMap(([state, name]) => [
    { code: state, name },
    ...Object.entries(namesOrNone(all.getRegions(country, state))).map(([code, region]) => ({
      code: `${state}.${code}`,
      name: `${name}, ${region}`,
    })),
  ]);
}
const namesOrNone = (names: Record<string, string> | undefined): Record<string, string> => names ?? {};

const calendarOf = (country: string, state?: string, region?: string): Holidays =>
  state === undefined ? new Holidays(country) : region === undefined ? new Holidays(country, state) : new Holidays(country, state, region);

/** Days with names in the country's language; of several names for a day, the first. */
function daysOf({ country, region, firstYear, lastYear }: CalendarSource): { day: string; name: string }[] | null {
  if (!isCountry(country)) return null;
  if (region !== null && !regionsOf(country)!.some(({ code }) => code === region)) return null;
  const calendar = calendarOf(country, ...(region?.split(".") ?? []));
  const days = new Map<string, string>();
  for (let year = firstYear; year <= lastYear; year++)
    for (const { type, date, start, end, name } of calendar.getHolidays(year))
      if (type === "public") for (const day of daysFrom(date.slice(0, 10), start, end)) if (!days.has(day)) days.set(day, name);
  return [...days].map(([day, name]) => ({ day, name })).sort((a, b) => (a.day < b.day ? -1 : 1));
}

/**
 * Whole days only. Islamic holidays start at sunset of the previous day; `first` is the first full day. 0.1 day compensates for clock
 * changes.
 */
function daysFrom(first: string, start: Date, end: Date): string[] {
  const count = Math.floor((end.getTime() - start.getTime()) / DAY_MS + 0.1);
  return Array.from({ length: count }, (_, i) => new Date((dayNumber(first)! + i) * DAY_MS).toISOString().slice(0, 10));
}
