import { useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { alarmLimits } from "../../schema/rules/alarms/alarms";
import styles from "./AlarmList.module.css";
import { useOwnAlarmsQuery } from "../gql/hooks";
import { PassForm } from "./PassForm";
import type { Alarms } from "./useAlarms";
import type { useHandleAlarms } from "./useHandleAlarms";

interface HandOverProps {
  alarms: Alarms;
  handle: ReturnType<typeof useHandleAlarms>;
}

/** The end of a shift: all that this user took goes to one colleague, with one note. Nothing while it has taken nothing. */
export function HandOver({ alarms: { ownIds, hasMore, count }, handle }: HandOverProps) {
  const [opened, setOpened] = useState(false);
  const { data, refetch } = useOwnAlarmsQuery({ skip: !hasMore, fetchPolicy: "network-only" });
  // What is not in the rows is asked for, and again when there are more or fewer.
  useEffect(() => {
    if (hasMore) refetch().catch(() => undefined);
  }, [hasMore, count, ownIds.length, refetch]);
  const ids = (hasMore && data?.ownAlarmIds) || ownIds;
  if (ids.length === 0) return null;
  /** As many at once as may be; where some are refused the rest stays. */
  const pass = async (colleagueId: string, note: string): Promise<boolean> => {
    for (let at = 0; at < ids.length; at += alarmLimits.together)
      if (!(await handle.pass(ids.slice(at, at + alarmLimits.together), colleagueId, note))) return false;
    if (hasMore) await refetch().catch(() => undefined);
    return true;
  };
  return (
    <div className={styles.handOver}>
      <button type="button" className={styles.button} aria-expanded={opened} onClick={() => setOpened(!opened)}>
        <FormattedMessage
          id="alarms.handOver"
          defaultMessage="Hand over {count, plural, one {the alarm that you took} other {the # alarms that you took}}"
          values={{ count: ids.length }}
        />
      </button>
      {opened && <PassForm onPass={pass} onClose={() => setOpened(false)} />}
    </div>
  );
}
