// Daily peaks, stored so that multi-month peaks read one row per day instead of the minutes of all hours.
import { sql } from "drizzle-orm";
import { addHistogram, peakOf, toHistogram } from "../../schema/rules/indicators/histogram";
import { startOf } from "../../schema/rules/indicators/localHours";
import { HOUR_MS, MINUTE_MS } from "../../schema/rules/durations";
import type { Tx } from "../db/connect";

export interface ChangedHour {
  instanceId: string;
  start: number;
  timeZone: string;
}

interface HourRow extends Record<string, unknown> {
  instance: string;
  day: number;
  start: number;
  minutes: number[];
}

const DAY_WITH_MARGIN_MS = 26 * HOUR_MS;

/** Call after the hours are written. Two statements. */
export async function writeDayPeaks(tx: Tx, hours: readonly ChangedHour[]): Promise<void> {
  if (!hours.length) return;
  const days = new Map<string, { instance: string; day: number; timeZone: string }>(
    hours.map(({ instanceId, start, timeZone }) => {
      const day = startOf("DAY", start, timeZone);
      return [`${instanceId} ${day}`, { instance: instanceId, day, timeZone }];
    }),
  );
  const daysJson = JSON.stringify([...days.values()].map(({ instance, day }) => ({ instance, day, before: day + DAY_WITH_MARGIN_MS })));
  const rows = await tx.execute<HourRow>(sql`
    select d.instance, d.day, extract(epoch from f.start) * 1000 as start, to_jsonb(f.in_course_minutes) as minutes
    from jsonb_to_recordset(${daysJson}::text::jsonb) as d(instance text, day float8, before float8)
    join figures f on f.instance_id = d.instance and f.grouping = 'INSTANCE' and f.client_id = '' and f.key = '' and f.unit = 'HOUR'
      and f.start >= to_timestamp(d.day / 1000) and f.start < to_timestamp(d.before / 1000) and f.in_course_minutes is not null`);
  const minutesByDay = new Map<string, Map<number, number>>([...days.keys()].map((name) => [name, new Map()]));
  for (const { instance, day, start, minutes } of rows) {
    const name = `${instance} ${day}`;
    const at = Number(start);
    if (startOf("DAY", at, days.get(name)!.timeZone) !== Number(day)) continue;
    const offset = (at - Number(day)) / MINUTE_MS;
    addHistogram(
      minutesByDay.get(name)!,
      minutes.map((value, i) => (i % 2 ? value : value + offset)),
    );
  }
  const peaks = [...days].map(([name, { instance, day }]) => ({ instance, day, peak: peakOf(0, toHistogram(minutesByDay.get(name)!)) }));
  await tx.execute(sql`
    with p as (select * from jsonb_to_recordset(${JSON.stringify(peaks)}::text::jsonb) as r(instance text, day float8, peak int)),
      none as (update figures f set in_course_peak = null from p where p.peak = 0 and f.instance_id = p.instance and f.grouping = 'INSTANCE'
        and f.client_id = '' and f.key = '' and f.unit = 'DAY' and f.start = to_timestamp(p.day / 1000) and f.in_course_peak is not null)
    insert into figures (instance_id, grouping, client_id, key, unit, start, in_course_peak)
    select instance, 'INSTANCE', '', '', 'DAY', to_timestamp(day / 1000), peak from p where peak > 0
    on conflict (instance_id, grouping, client_id, key, unit, start) do update set in_course_peak = excluded.in_course_peak`);
}
