import { and, asc, between, eq, type SQL } from "drizzle-orm";
import type { Reader } from "../db/connect";
import { inList } from "../db/inList";
import { holidayLists, holidays } from "../db/tables/holidays";

export interface HolidayOfInstance {
  instanceId: string;
  day: string;
  name: string;
}

export const holidaysOn = (db: Reader, instanceIds: readonly string[], days: readonly string[]): Promise<HolidayOfInstance[]> =>
  days.length ? holidaysOf(db, instanceIds, inList(holidays.day, days)) : Promise.resolve([]);

export const holidaysBetween = (db: Reader, instanceIds: readonly string[], from: string, to: string): Promise<HolidayOfInstance[]> =>
  holidaysOf(db, instanceIds, between(holidays.day, from, to));

/** If lists name a day differently, the alphabetically first name is used. */
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
