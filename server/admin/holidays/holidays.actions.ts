import { and, eq } from "drizzle-orm";
import { isDeepStrictEqual } from "node:util";
import { uuidv7 } from "uuidv7";
import type {
  DeleteHolidayListInput,
  HolidayImport,
  ImportHolidaysInput,
  RemoveHolidayInput,
  SaveHolidayInput,
  SaveHolidayListInput,
} from "../../../schema/settings/holidays";
import { isName, tidyName } from "../../../schema/rules/access/people";
import { holidayLimits, isHolidayDay } from "../../../schema/rules/settings/holidays";
import { record } from "../../audit/record";
import { requireViewer, type Context } from "../../auth/context";
import type { Tx } from "../../db/connect";
import { holidayLists, holidays } from "../../db/tables/holidays";
import { instances } from "../../db/tables/instances";
import { nameColumns } from "../../db/text/foldedNames";
import { sqlState, transaction } from "../../db/transaction";
import { AppError } from "../../platform/errors";
import { assertUnchanged, monotonicNow } from "../../platform/monotonicNow";
import type { Viewer } from "../../platform/viewer";
import { assertMayChange } from "../kpiSettings/kpiSettings.checks";
import { daysOfSource, holidayListInScope, knownDays, type HolidayListRow, type HolidayRow } from "./holidays.queries";

const audited = ({ instanceId, name }: HolidayListRow) => ({ instanceId, name });

export async function saveHolidayList(ctx: Context, input: SaveHolidayListInput): Promise<HolidayListRow> {
  const viewer = requireViewer(ctx);
  const { id, instanceId } = input;
  assertMayChange(viewer, instanceId);
  const name = tidyName(input.name);
  if (!isName(name)) throw new AppError("NAME_INVALID");
  return transaction(ctx, async (tx, now) => {
    const before = id == null ? null : await listForUpdate(tx, viewer, id);
    if (before && before.instanceId !== instanceId) throw new AppError("BAD_USER_INPUT", { field: "instanceId" });
    if (!before) await assertRoom(tx, instanceId);
    const identity = { id: before?.id ?? uuidv7(), instanceId, createdAt: before?.createdAt ?? now };
    const after = { ...identity, ...nameColumns(name), updatedAt: monotonicNow(now, before?.updatedAt) };
    if (before?.name === after.name) return before;
    if (before) assertUnchanged(input, before);
    if (before) await tx.update(holidayLists).set(after).where(eq(holidayLists.id, before.id));
    else await tx.insert(holidayLists).values(after);
    const events = { before: before && audited(before), after: audited(after) };
    await record(tx, now, viewer.actor, { action: "holidayList.save", model: "holidayList", entityId: after.id, ...events });
    return after;
  }).catch((error: unknown) => {
    throw sqlState(error) === "23505" ? new AppError("HOLIDAY_LIST_EXISTS") : error;
  });
}

async function listForUpdate(tx: Tx, viewer: Viewer, id: string): Promise<HolidayListRow> {
  const list = await holidayListInScope(tx, viewer.scope, id, "for update");
  assertMayChange(viewer, list.instanceId);
  return list;
}

/** Locks the instance to serialize concurrent creations. Throws NOT_FOUND, HOLIDAY_LISTS_FULL. */
async function assertRoom(tx: Tx, instanceId: string): Promise<void> {
  const [instance] = await tx.select({ id: instances.id }).from(instances).where(eq(instances.id, instanceId)).for("no key update");
  if (!instance) throw new AppError("NOT_FOUND");
  const count = await tx.$count(holidayLists, eq(holidayLists.instanceId, instanceId));
  if (count >= holidayLimits.lists) throw new AppError("HOLIDAY_LISTS_FULL", { most: holidayLimits.lists });
}

export async function deleteHolidayList(ctx: Context, { id }: DeleteHolidayListInput): Promise<HolidayListRow> {
  const viewer = requireViewer(ctx);
  return transaction(ctx, async (tx, now) => {
    const list = await listForUpdate(tx, viewer, id);
    const days = await tx.delete(holidays).where(eq(holidays.listId, id)).returning({ day: holidays.day, name: holidays.name });
    await tx.delete(holidayLists).where(eq(holidayLists.id, id));
    const before = { ...audited(list), days: inOrder(days) };
    await record(tx, now, viewer.actor, { action: "holidayList.delete", model: "holidayList", entityId: id, before });
    return list;
  });
}

export async function saveHoliday(ctx: Context, input: SaveHolidayInput): Promise<HolidayListRow> {
  const viewer = requireViewer(ctx);
  const after = checkedDay(input);
  const replaces = input.replaces ?? null;
  return transaction(ctx, async (tx, now) => {
    const list = await listForUpdate(tx, viewer, input.listId);
    const existingDays = await knownDays(tx, list.id, [after.day, ...(replaces === null ? [] : [checkDay(replaces, "replaces")])]);
    const before = replaces === null ? null : existingDays.find(({ day }) => day === replaces);
    if (before === undefined) throw new AppError("NOT_FOUND");
    if (existingDays.some(({ day }) => day === after.day && day !== replaces)) throw new AppError("HOLIDAY_DAY_EXISTS", { day: after.day });
    if (isDeepStrictEqual(before, after)) return list;
    if (before)
      await tx
        .update(holidays)
        .set(after)
        .where(and(eq(holidays.listId, list.id), eq(holidays.day, before.day)));
    else await tx.insert(holidays).values({ listId: list.id, ...after });
    await record(tx, now, viewer.actor, { action: "holiday.save", model: "holidayList", entityId: list.id, before, after });
    return list;
  });
}

export async function removeHoliday(ctx: Context, { listId, day }: RemoveHolidayInput): Promise<HolidayListRow> {
  const viewer = requireViewer(ctx);
  checkDay(day, "day");
  return transaction(ctx, async (tx, now) => {
    const list = await listForUpdate(tx, viewer, listId);
    const [before] = await tx
      .delete(holidays)
      .where(and(eq(holidays.listId, list.id), eq(holidays.day, day)))
      .returning({ day: holidays.day, name: holidays.name });
    if (!before) throw new AppError("NOT_FOUND");
    await record(tx, now, viewer.actor, { action: "holiday.remove", model: "holidayList", entityId: list.id, before });
    return list;
  });
}

/** Adds the missing days only; existing ones stay unchanged. Throws NOT_FOUND, BAD_USER_INPUT. */
export async function importHolidays(ctx: Context, { listId, source, days: chosen }: ImportHolidaysInput): Promise<HolidayImport> {
  const viewer = requireViewer(ctx);
  await holidayListInScope(ctx.db, viewer.scope, listId);
  const chosenDays = (await daysOfSource(source)).filter(({ day }) => chosen == null || chosen.includes(day));
  return transaction(ctx, async (tx, now) => {
    const list = await listForUpdate(tx, viewer, listId);
    const alreadyThere = await knownDays(tx, list.id, chosenDays.map(({ day }) => day)); // prettier-ignore
    const added = chosenDays.filter(({ day }) => !alreadyThere.some((present) => present.day === day));
    if (added.length) {
      await tx.insert(holidays).values(added.map((holiday) => ({ listId: list.id, ...holiday })));
      const after = { source: { ...source }, days: added };
      await record(tx, now, viewer.actor, { action: "holidays.import", model: "holidayList", entityId: list.id, after });
    }
    return { list, added, alreadyThere };
  });
}

function checkedDay({ day, name: typed }: SaveHolidayInput): HolidayRow {
  if (day.trim() === "") throw new AppError("HOLIDAY_DAY_EMPTY");
  const name = tidyName(typed);
  if (name === "" || name.length > holidayLimits.name) throw new AppError("BAD_USER_INPUT", { field: "name" });
  return { day: checkDay(day.trim(), "day"), name };
}

function checkDay(day: string, field: string): string {
  if (!isHolidayDay(day)) throw new AppError("BAD_USER_INPUT", { field });
  return day;
}

const inOrder = (days: HolidayRow[]): HolidayRow[] => days.sort((a, b) => (a.day < b.day ? -1 : 1));
