import { Popover } from "@mantine/core";
import { IconBell, IconBellRinging } from "@tabler/icons-react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useNow } from "../live/connection";
import { session } from "../session/session";
import { useObservable } from "../store/observable";
import { KeepFocus } from "../ui/KeepFocus";
import { useShortcuts } from "../ui/shortcuts";
import { useWindowSize } from "../ui/windowSize";
import styles from "./AlarmBar.module.css";
import { AlarmList } from "./AlarmList";
import { AlarmAnnouncer } from "./AlarmAnnouncer";
import { ageOf } from "./age";
import { SoundMenu } from "./sound/SoundMenu";
import { useRinging } from "./sound/useRinging";
import { type Alarms, useAlarms } from "./useAlarms";
import { useHandleAlarms } from "./useHandleAlarms";

/** What needs a person, on every screen: how much and since when. Solid while something waits, an outline once everything is with somebody. */
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
  /** The one that has waited longest; the list has its own. Answers whether there is one. */
  const acknowledge = (): boolean => {
    if (oldest) void handle.acknowledge(oldest.ids);
    return oldest !== undefined;
  };
  useShortcuts([
    {
      keys: "A",
      label: intl.formatMessage({ id: "alarms.key.acknowledge", defaultMessage: "Acknowledge the oldest alarm, or the one in the list" }),
      key: "a",
      press: ({ shiftKey }) => !shiftKey && acknowledge(),
    },
    {
      keys: "Shift A",
      label: intl.formatMessage({ id: "alarms.key.open", defaultMessage: "The list of alarms" }),
      key: "a",
      press: ({ shiftKey }) => {
        if (!shiftKey || (count === 0 && !isOpen)) return false;
        setOpen(!isOpen);
        return true;
      },
    },
  ]);
  // A list that somebody has opened stays: it says that no alarm is open.
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
          <button type="button" className={styles.acknowledge} onClick={acknowledge}>
            <FormattedMessage id="alarms.acknowledge" defaultMessage="Acknowledge" /> <kbd>A</kbd>
          </button>
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

/** How much waits and since when; on a phone the number alone, and the words for those who hear it: the list has the actions. */
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
            defaultMessage="<b>{count, number}</b> {count, plural, one {alarm waits} other {alarms wait}}"
            values={{ count: waitingCount, b: (text) => <b key="count">{text}</b> }}
          />
        ) : count > 0 ? (
          <FormattedMessage
            id="alarms.handled"
            defaultMessage="{count, plural, one {# alarm, with somebody} other {# alarms, all with somebody}}"
            values={{ count }}
          />
        ) : (
          <FormattedMessage id="alarms.none" defaultMessage="No alarm is open." />
        )}
        {isWaiting && oldestAt !== null && <OldestAge at={oldestAt} />}
      </span>
    </>
  );
}

function OldestAge({ at }: { at: number }) {
  const age = ageOf(useNow(), at);
  return (
    <span className={styles.oldest}>
      <FormattedMessage id="alarms.oldest" defaultMessage="oldest {age}" values={{ age }} />
    </span>
  );
}
