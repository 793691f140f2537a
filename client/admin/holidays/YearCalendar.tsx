import { type KeyboardEvent, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { dayLater, dayText, firstWeekday, monthLater, weekdays, weeksOf } from "./calendarDays";
import styles from "./holidays.module.css";

export interface YearCalendarProps {
  year: number;
  days: ReadonlyMap<string, string>;
  otherDays: ReadonlyMap<string, string>;
  chosen: string | null;
  onChoose(day: string): void;
  onRemove(day: string): void;
}

const MONTHS = Array.from({ length: 12 }, (_, i) => i + 1);

/** A year of clickable days. One day is in the tab order; arrow keys, Page Up and Page Down move from there. */
export function YearCalendar({ year, days, otherDays, chosen, onChoose, onRemove }: YearCalendarProps) {
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState<string | null>(null);
  const inYear = (day: string | null): string | null => (day?.startsWith(`${year}-`) ? day : null);
  const current = inYear(reached) ?? inYear(chosen) ?? [...days.keys()].find((day) => inYear(day)) ?? `${year}-01-01`;
  const first = firstWeekday(intl.locale);

  const go = (day: string): void => {
    setReached(day);
    box.current!.querySelector<HTMLElement>(`[data-day="${day}"]`)!.focus();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const from = (event.target as HTMLElement).dataset.day ?? current;
    const keys: Record<string, () => void> = {
      ArrowLeft: () => go(dayLater(from, -1)),
      ArrowRight: () => go(dayLater(from, 1)),
      ArrowUp: () => go(dayLater(from, -7)),
      ArrowDown: () => go(dayLater(from, 7)),
      PageUp: () => go(monthLater(from, -1)),
      PageDown: () => go(monthLater(from, 1)),
      Home: () => go(`${year}-01-01`),
      End: () => go(`${year}-12-31`),
      Delete: () => days.has(from) && onRemove(from),
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    // The key events come from the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={box} className={styles.year} onKeyDown={press}>
      {MONTHS.map((month) => (
        <table key={month} className={styles.month}>
          <caption>{intl.formatDate(Date.UTC(year, month - 1, 1), { month: "long", timeZone: "UTC" })}</caption>
          <thead>
            <tr>
              {weekdays(intl, first).map(({ short, long }) => (
                <th key={long} scope="col" abbr={long}>
                  {short}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(year, month, first).map((week) => (
              <tr key={week.find((day) => day !== null)}>
                {week.map((day, i) => (
                  <td key={day ?? i}>
                    {day !== null && (
                      <button
                        type="button"
                        data-day={day}
                        data-own={days.has(day) || undefined}
                        data-other={otherDays.has(day) || undefined}
                        aria-pressed={day === chosen}
                        aria-label={[dayText(intl, day, true), days.get(day) ?? otherDays.get(day)].filter(Boolean).join(": ")}
                        title={days.get(day) ?? otherDays.get(day)}
                        tabIndex={day === current ? 0 : -1}
                        onClick={() => {
                          setReached(day);
                          onChoose(day);
                        }}
                      >
                        {Number(day.slice(-2))}
                      </button>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}
