import { useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { alarmLimits } from "../../schema/rules/alarms/alarms";
import { AlarmButton } from "./AlarmButton";
import styles from "./AlarmList.module.css";
import { useOwnAlarmsQuery } from "../gql/hooks";
import { PassForm } from "./PassForm";
import type { Alarms } from "./useAlarms";
import type { useHandleAlarms } from "./useHandleAlarms";

interface HandOverProps {
  alarms: Alarms;
  handle: ReturnType<typeof useHandleAlarms>;
}

/** Passes all alarms taken by the user to one colleague with one note, at the end of a shift. Hidden if the user took none. */
export function HandOver({ alarms: { ownIds, hasMore, count }, handle }: HandOverProps) {
  const [opened, setOpened] = useState(false);
  const { data, refetch } = useOwnAlarmsQuery({ skip: !hasMore, fetchPolicy: "network-only" });
  // The rows may not include all alarms of the user, so the ids are fetched again whenever the number changes.
  useEffect(() => {
    if (hasMore) refetch().catch(() => undefined);
  }, [hasMore, count, ownIds.length, refetch]);
  const ids = (hasMore && data?.ownAlarmIds) || ownIds;
  if (ids.length === 0) return null;
  const pass = async (colleagueId: string, note: string): Promise<boolean> => {
    for (let at = 0; at < ids.length; at += alarmLimits.together)
      if (!(await handle.pass(ids.slice(at, at + alarmLimits.together), colleagueId, note))) return false;
    if (hasMore) await refetch().catch(() => undefined);
    return true;
  };
  return (
    <div className={styles.handOver}>
      <AlarmButton className={styles.button} reason={handle.reason} aria-expanded={opened} onClick={() => setOpened(!opened)}>
        <FormattedMessage
          id="alarms.handOver"
          defaultMessage="Hand over {count, plural, one {your alarm} other {your # alarms}}"
          values={{ count: ids.length }}
        />
      </AlarmButton>
      {opened && <PassForm reason={handle.reason} onPass={pass} onClose={() => setOpened(false)} />}
    </div>
  );
}
