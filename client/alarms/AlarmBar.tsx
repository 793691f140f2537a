import { Popover } from "@mantine/core";
import { IconBell, IconBellRinging } from "@tabler/icons-react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ageText } from "../i18n/durations";
import { useNow } from "../live/connection";
import { session } from "../session/session";
import { useObservable } from "../store/observable";
import { KeepFocus } from "../ui/KeepFocus";
import { useShortcuts } from "../ui/shortcuts";
import { useWindowSize } from "../ui/windowSize";
import { AlarmButton } from "./AlarmButton";
import styles from "./AlarmBar.module.css";
import { AcknowledgeText } from "./AcknowledgeText";
import { AlarmList } from "./AlarmList";
import { AlarmAnnouncer } from "./AlarmAnnouncer";
import { SoundMenu } from "./sound/SoundMenu";
import { useRinging } from "./sound/useRinging";
import { type Alarms, useAlarms } from "./useAlarms";
import { useHandleAlarms } from "./useHandleAlarms";

/** Open alarms, shown on every screen. Filled while an alarm waits for a response, outlined once all are handled. */
export function AlarmBar() {
  const current = useObservable(session);
  const alarms = useAlarms();
  if (current.status !== "in" || !alarms) return null;
  return (
    <>
      <AlarmBox alarms={alarms} userId={current.userId} />
      <SoundMenu userId={current.userId} isWaiting={alarms.waiting.length > 0} />
      <AlarmAnnouncer alarms={alarms} />
    </>
  );
}

function AlarmBox({ alarms, userId }: { alarms: Alarms; userId: string }) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const handle = useHandleAlarms();
  const { waiting, count } = alarms;
  useRinging(waiting, userId);
  const oldest = [...waiting].sort((a, b) => Date.parse(a.alarm.raisedAt) - Date.parse(b.alarm.raisedAt))[0];
  const acknowledge = (): boolean => {
    if (oldest) void handle.acknowledge(oldest.ids);
    return oldest !== undefined;
  };
  useShortcuts([
    {
      keys: "A",
      label: intl.formatMessage({ id: "alarms.key.acknowledge", defaultMessage: "Acknowledge the oldest or selected alarm" }),
      key: "a",
      press: ({ shiftKey }) => !shiftKey && acknowledge(),
    },
    {
      keys: "Shift A",
      label: intl.formatMessage({ id: "alarms.key.open", defaultMessage: "Open alarm list" }),
      key: "a",
      press: ({ shiftKey }) => {
        if (!shiftKey || (count === 0 && !isOpen)) return false;
        setOpen(!isOpen);
        return true;
      },
    },
  ]);
  if (count === 0 && !isOpen) return null;
  const isWaiting = waiting.length > 0;
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom"
      closeOnEscape={false}
      trapFocus
      withinPortal
      withRoles={false}
      transitionProps={{ duration: 0 }}
      offset={10}
      width={600}
    >
      <div className={styles.box} data-waiting={isWaiting || undefined}>
        <Popover.Target>
          <button type="button" className={styles.summary} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <Summary alarms={alarms} />
          </button>
        </Popover.Target>
        {isWaiting && (
          <AlarmButton className={styles.acknowledge} reason={handle.reason} onClick={acknowledge}>
            <span>{oldest && <AcknowledgeText row={oldest} />}</span> <kbd>A</kbd>
          </AlarmButton>
        )}
      </div>
      <Popover.Dropdown
        className={styles.list}
        role="dialog"
        tabIndex={-1}
        aria-label={intl.formatMessage({ id: "alarms.title", defaultMessage: "Alarms" })}
        data-keeps-characters
      >
        <KeepFocus />
        <AlarmList alarms={alarms} userId={userId} onClose={() => setOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}

function Summary({ alarms: { waiting, waitingCount, count, oldestAt } }: { alarms: Alarms }) {
  const intl = useIntl();
  const isPhone = useWindowSize("single");
  const isWaiting = waiting.length > 0;
  const Icon = isWaiting ? IconBellRinging : IconBell;
  return (
    <>
      <Icon size={16} aria-hidden />
      {isPhone && <b aria-hidden>{intl.formatNumber(isWaiting ? waitingCount : count)}</b>}
      <span className={isPhone ? "spoken" : undefined}>
        {isWaiting ? (
          <FormattedMessage
            id="alarms.waiting"
            defaultMessage="<b>{count, number}</b> {count, plural, one {open alarm} other {open alarms}}"
            values={{ count: waitingCount, b: (text) => <b key="count">{text}</b> }}
          />
        ) : count > 0 ? (
          <FormattedMessage
            id="alarms.handled"
            defaultMessage="{count, plural, one {# alarm, being handled} other {# alarms, all being handled}}"
            values={{ count }}
          />
        ) : (
          <FormattedMessage id="alarms.none" defaultMessage="No open alarms." />
        )}
        {isWaiting && oldestAt !== null && <OldestAge at={oldestAt} />}
      </span>
    </>
  );
}

function OldestAge({ at }: { at: number }) {
  const age = ageText(useIntl(), (useNow() - at) / 1_000);
  return (
    <span className={styles.oldest}>
      <FormattedMessage id="alarms.oldest" defaultMessage="oldest {age}" values={{ age }} />
    </span>
  );
}
