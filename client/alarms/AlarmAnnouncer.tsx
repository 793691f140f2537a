import { useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { causeText } from "./alarmTexts";
import type { AlarmRow, Alarms } from "./useAlarms";

/** What comes meanwhile is said together, milliseconds: a flood must not drown everything else that is read out. */
const PAUSE_MS = 10_000;

/** When an alarm of a row came to wait, milliseconds since 1970: it was raised, or came back. */
const cameAt = ({ alarm, newestAt }: AlarmRow): number => Math.max(Date.parse(newestAt), Date.parse(alarm.stateAt));

/** Says to those who do not see the bar how many alarms wait, and why the newest does. */
export function AlarmAnnouncer({ alarms: { waiting, waitingCount } }: { alarms: Alarms }) {
  const intl = useIntl();
  const [{ nth, text }, setSaid] = useState({ nth: 0, text: "" });
  /** How many waited when it was last known or said, since when the newest did, and when that was said by the page's clock. */
  const said = useRef({ count: 0, newest: -Infinity, at: -Infinity });
  useEffect(() => {
    const newest = waiting.reduce<AlarmRow | null>((last, row) => (last && cameAt(last) >= cameAt(row) ? last : row), null);
    const isNews = newest !== null && (waitingCount > said.current.count || cameAt(newest) > said.current.newest);
    if (!isNews) {
      said.current.count = waitingCount;
      return undefined;
    }
    const say = (): void => {
      said.current = { count: waitingCount, newest: cameAt(newest), at: performance.now() };
      const values = { count: waitingCount, cause: causeText(intl, newest.alarm) };
      const next = intl.formatMessage(
        { id: "alarms.announced", defaultMessage: "{count, plural, one {# alarm waits} other {# alarms wait}}. Newest: {cause}" },
        values,
      );
      setSaid((last) => ({ nth: last.nth + 1, text: next }));
    };
    const timer = setTimeout(say, Math.max(0, said.current.at + PAUSE_MS - performance.now()));
    return () => clearTimeout(timer);
  }, [intl, waiting, waitingCount]);
  return (
    <span className="spoken" role="status" aria-live="polite">
      {/* Another element, so that the same words are said again. */}
      <span key={nth}>{text}</span>
    </span>
  );
}
