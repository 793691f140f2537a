import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { alarmLimits } from "../../schema/rules/alarms/alarms";
import styles from "./AlarmList.module.css";
import { PassForm } from "./PassForm";
import type { AlarmRow } from "./useAlarms";
import type { useHandleAlarms } from "./useHandleAlarms";

interface HandOverProps {
  rows: readonly AlarmRow[];
  userId: string;
  handle: ReturnType<typeof useHandleAlarms>;
}

/**
 * The end of a shift: what this user took goes to one colleague, with one note, in one write. As many as the button says: those of the list's
 * rows, up to what one write takes; the button is there again for the rest. Nothing while it has taken nothing.
 */
export function HandOver({ rows, userId, handle }: HandOverProps) {
  const [opened, setOpened] = useState(false);
  const own = rows.filter(({ alarm: { state, by } }) => state === "TAKEN" && by?.id === userId);
  const ids = own.flatMap((row) => row.ids).slice(0, alarmLimits.together);
  if (ids.length === 0) return null;
  return (
    <div className={styles.handOver}>
      <button type="button" className={styles.button} aria-expanded={opened} onClick={() => setOpened(!opened)}>
        <FormattedMessage
          id="alarms.handOver"
          defaultMessage="Hand over {count, plural, one {the alarm that you took} other {the # alarms that you took}}"
          values={{ count: ids.length }}
        />
      </button>
      {opened && <PassForm onPass={(colleagueId, note) => handle.pass(ids, colleagueId, note)} onClose={() => setOpened(false)} />}
    </div>
  );
}
