import { and, asc, between, eq, type SQL } from "drizzle-orm";
import type { Reader } from "../db/connect";
import { inList } from "../db/inList";
import { holidayLists, holidays } from "../db/tables/holidays";

/** A public holiday of an AMA instance. */
export interface HolidayOfInstance {
  instanceId: string;
  /** YYYY-MM-DD, of the instance's own calendar. */
  day: string;
  name: string;
}

/** Which of these days are public holidays in these AMA instances, by instance and day; a day that several lists have comes once. */
export const holidaysOn = (db: Reader, instanceIds: readonly string[], days: readonly string[]): Promise<HolidayOfInstance[]> =>
  days.length ? holidaysOf(db, instanceIds, inList(holidays.day, days)) : Promise.resolve([]);

/** The public holidays of these AMA instances from a day to a day, both included. */
export const holidaysBetween = (db: Reader, instanceIds: readonly string[], from: string, to: string): Promise<HolidayOfInstance[]> =>
  holidaysOf(db, instanceIds, between(holidays.day, from, to));

/** Of lists that name a day differently, the one whose name comes first is heard. */
const holidaysOf = (db: Reader, instanceIds: readonly string[], wanted: SQL): Promise<HolidayOfInstance[]> =>
  db
    .selectDistinctOn([holidayLists.instanceId, holidays.day], {
      instanceId: holidayLists.instanceId,
      day: holidays.day,
      name: holidays.name,
    })
    .from(holidays)
    .innerJoin(holidayLists, eq(holidayLists.id, holidays.listId))
    .where(and(inList(holidayLists.instanceId, [...instanceIds]), wanted))
    .orderBy(asc(holidayLists.instanceId), asc(holidays.day), asc(holidayLists.foldedName));
