import { useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { causeText } from "./alarmTexts";
import type { Alarms } from "./useAlarms";

/** What comes meanwhile is said together, milliseconds: a flood must not drown everything else that is read out. */
const PAUSE_MS = 10_000;

/** Says to those who do not see the bar how many alarms wait, and why the newest does. */
export function AlarmAnnouncer({ alarms: { waiting, waitingCount } }: { alarms: Alarms }) {
  const intl = useIntl();
  const [text, setText] = useState("");
  const saidCount = useRef(0);
  const saidAt = useRef(-Infinity);
  useEffect(() => {
    if (waitingCount <= saidCount.current) {
      saidCount.current = waitingCount;
      return undefined;
    }
    const say = (): void => {
      saidCount.current = waitingCount;
      saidAt.current = performance.now();
      const newest = [...waiting].sort((a, b) => Date.parse(b.newestAt) - Date.parse(a.newestAt))[0];
      setText(
        intl.formatMessage(
          { id: "alarms.announced", defaultMessage: "{count, plural, one {# alarm waits} other {# alarms wait}}. Newest: {cause}" },
          { count: waitingCount, cause: newest ? causeText(intl, newest.alarm) : "" },
        ),
      );
    };
    const timer = setTimeout(say, Math.max(0, saidAt.current + PAUSE_MS - performance.now()));
    return () => clearTimeout(timer);
  }, [intl, waiting, waitingCount]);
  return (
    <span className="spoken" role="status" aria-live="polite">
      {text}
    </span>
  );
}
