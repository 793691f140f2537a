import { and, asc, eq, sql, type SQL } from "drizzle-orm";
import { holidayLimits, isHolidayYear } from "../../../schema/rules/settings/holidays";
import type { HolidayProposal, HolidaySourceInput } from "../../../schema/settings/holidays";
import type { Reader } from "../../db/connect";
import { inList } from "../../db/inList";
import { holidayLists, holidays } from "../../db/tables/holidays";
import { AppError } from "../../platform/errors";
import { groupByKey, perRequest } from "../../db/reading/loader";
import type { Scope } from "../../platform/viewer";
import { isUuid } from "../../platform/uuid";
import { assertMaySee } from "../kpiSettings/kpiSettings.checks";
import { askCalendar } from "./calendarThread";

export type HolidayListRow = typeof holidayLists.$inferSelect;
export type HolidayRow = Pick<typeof holidays.$inferSelect, "day" | "name">;

export function holidayListsOf(db: Reader, { instances }: Scope, instanceId: string): Promise<HolidayListRow[]> {
  assertMaySee(instances, instanceId);
  return db
    .select()
    .from(holidayLists)
    .where(eq(holidayLists.instanceId, instanceId))
    .orderBy(asc(holidayLists.foldedName))
    .limit(holidayLimits.lists);
}

const inScope = ({ instances }: Scope): SQL | undefined =>
  instances === "all" ? undefined : inList(holidayLists.instanceId, [...instances]);

export async function holidayListInScope(db: Reader, scope: Scope, id: string, lock?: "for update"): Promise<HolidayListRow> {
  if (!isUuid(id)) throw new AppError("NOT_FOUND");
  const matches = db
    .select()
    .from(holidayLists)
    .where(and(eq(holidayLists.id, id), inScope(scope)));
  const [row] = lock ? await matches.for("update") : await matches;
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

export const holidayListsById = (db: Reader, scope: Scope, ids: readonly string[]): Promise<HolidayListRow[]> =>
  db
    .select()
    .from(holidayLists)
    .where(and(inList(holidayLists.id, ids), inScope(scope)));

export interface ListYear {
  listId: string;
  year: number;
}
const yearKey = ({ listId, year }: ListYear): string => `${listId} ${year}`;

export const daysOfYear = perRequest(async (db, keys: readonly ListYear[]) => {
  const listIds = sql.join(
    keys.map(({ listId, year }) => sql`(${listId}::uuid, make_date(${year}, 1, 1), make_date(${year}, 12, 31))`),
    sql`, `,
  );
  const rows = await db.execute<{ listId: string; day: string; name: string }>(
    sql`select h.list_id as "listId", to_char(h.day, 'YYYY-MM-DD') as day, h.name
      from (select distinct * from (values ${listIds}) as asked (list_id, first_day, last_day)) as asked
      join holidays h on h.list_id = asked.list_id and h.day between asked.first_day and asked.last_day order by h.day`,
  );
  return groupByKey(keys.map(yearKey), [...rows], ({ listId, day }) => yearKey({ listId, year: Number(day.slice(0, 4)) }));
});

export async function daysOfSource({ country, region, firstYear, lastYear }: HolidaySourceInput): Promise<HolidayRow[]> {
  const years = lastYear - firstYear + 1;
  if (!isHolidayYear(firstYear) || !isHolidayYear(lastYear) || years < 1 || years > holidayLimits.importYears)
    throw new AppError("BAD_USER_INPUT", { field: "lastYear" });
  const days = await askCalendar("days", { country, region: region ?? null, firstYear, lastYear });
  if (!days) throw new AppError("BAD_USER_INPUT", { field: "region" });
  return days.map(({ day, name }) => ({ day, name: name.slice(0, holidayLimits.name) }));
}

export const knownDays = (db: Reader, listId: string, days: readonly string[]): Promise<HolidayRow[]> =>
  db
    .select({ day: holidays.day, name: holidays.name })
    .from(holidays)
    .where(and(eq(holidays.listId, listId), inList(holidays.day, days)))
    .orderBy(asc(holidays.day));

/** Days that an import would add, with the list's existing ones. Throws NOT_FOUND, BAD_USER_INPUT. */
export async function holidayProposals(db: Reader, scope: Scope, listId: string, source: HolidaySourceInput): Promise<HolidayProposal[]> {
  const { id } = await holidayListInScope(db, scope, listId);
  const days = await daysOfSource(source);
  const nameByDay = new Map((await knownDays(db, id, days.map(({ day }) => day))).map(({ day, name }) => [day, name])); // prettier-ignore
  return days.map((proposal) => ({ ...proposal, knownAs: nameByDay.get(proposal.day) ?? null }));
}
