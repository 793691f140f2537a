import { useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { causeText } from "./alarmTexts";
import type { AlarmRow, Alarms } from "./useAlarms";

/** Minimum time between announcements, in milliseconds, so that many alarms do not crowd out other screen-reader output. */
const PAUSE_MS = 10_000;

/** Time at which an alarm started waiting for a response (raised or reopened), in milliseconds since 1970. */
const cameAt = ({ alarm, newestAt }: AlarmRow): number => Math.max(Date.parse(newestAt), Date.parse(alarm.stateAt));

export function AlarmAnnouncer({ alarms: { waiting, waitingCount } }: { alarms: Alarms }) {
  const intl = useIntl();
  const [{ nth, text }, setSaid] = useState({ nth: 0, text: "" });
  /** State at the last announcement: number of waiting alarms, start time of the newest, and time of the announcement. */
  const lastAnnounced = useRef({ count: 0, newest: -Infinity, at: -Infinity });
  useEffect(() => {
    const newest = waiting.reduce<AlarmRow | null>((last, row) => (last && cameAt(last) >= cameAt(row) ? last : row), null);
    const isNews = newest !== null && (waitingCount > lastAnnounced.current.count || cameAt(newest) > lastAnnounced.current.newest);
    if (!isNews) {
      lastAnnounced.current.count = waitingCount;
      return undefined;
    }
    const say = (): void => {
      lastAnnounced.current = { count: waitingCount, newest: cameAt(newest), at: performance.now() };
      const values = { count: waitingCount, cause: causeText(intl, newest.alarm) };
      const next = intl.formatMessage(
        { id: "alarms.announced", defaultMessage: "{count, plural, one {# open alarm} other {# open alarms}}. Latest: {cause}" },
        values,
      );
      setSaid((last) => ({ nth: last.nth + 1, text: next }));
    };
    const timer = setTimeout(say, Math.max(0, lastAnnounced.current.at + PAUSE_MS - performance.now()));
    return () => clearTimeout(timer);
  }, [intl, waiting, waitingCount]);
  return (
    <span className="spoken" role="status" aria-live="polite">
      {/* A new element per announcement, so that identical text is announced again. */}
      <span key={nth}>{text}</span>
    </span>
  );
}
