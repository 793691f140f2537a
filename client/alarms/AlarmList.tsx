import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate } from "react-router";
import { paths } from "../paths";
import { singleKeys, useShortcuts } from "../ui/shortcuts";
import { useOwnFocus } from "../ui/useOwnFocus";
import styles from "./AlarmList.module.css";
import { AlarmListRow, type RowForm } from "./AlarmListRow";
import { HandOver } from "./HandOver";
import { type AlarmRow, type Alarms, canAcknowledge, useAlarmClaims } from "./useAlarms";
import { useHandleAlarms } from "./useHandleAlarms";
import { alarmAt, useListFocus } from "./useListFocus";

interface AlarmListProps {
  alarms: Alarms;
  userId: string;
  onClose(): void;
}

/** All open alarms, those that wait first. Arrows move, Enter opens the claim, A acknowledges, T takes, S snoozes, P passes on. */
export function AlarmList({ alarms, userId, onClose }: AlarmListProps) {
  const { rows, waiting, count } = alarms;
  const intl = useIntl();
  const navigate = useNavigate();
  const handle = useHandleAlarms();
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [form, setForm] = useState<{ key: string; kind: RowForm } | null>(null);
  /** How often a row was gone while something was entered for it. */
  const [formsGone, setFormsGone] = useState(0);
  useAlarmClaims(rows);
  const open = ({ alarm: { claimId } }: AlarmRow): void => {
    if (claimId === null) return;
    onClose();
    void navigate(paths.claim({ id: claimId }));
  };
  const waits = (row: AlarmRow): boolean => waiting.includes(row);
  useOwnFocus(box);
  const isFormGone = form !== null && !rows.some(({ key }) => key === form.key);
  if (isFormGone) {
    setForm(null);
    setFormsGone(formsGone + 1);
  }
  // Who was typing goes on for a moment: those letters are for no other row.
  useLayoutEffect(() => {
    if (formsGone > 0 && document.activeElement === document.body) list.current?.focus();
  }, [formsGone]);
  const { inFront, focusPlace, moveOn } = useListFocus(list);
  /** The keyboard goes on to the next alarm that waits. */
  const acknowledge = async (row: AlarmRow): Promise<void> => {
    const at = rows.indexOf(row);
    const next = [...rows.slice(at + 1), ...rows.slice(0, at)].find(waits);
    if ((await handle.acknowledge(row.ids)) && next) moveOn(row.alarm.id, next.alarm.id);
  };
  const press = (event: KeyboardEvent<HTMLLIElement>, row: AlarmRow): void => {
    if (alarmAt(event.target) === null || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const at = rows.indexOf(row);
    const letters: Record<string, () => void> = {
      t: () => void handle.take(row.ids),
      s: () => setForm({ key: row.key, kind: "snooze" }),
      p: () => setForm({ key: row.key, kind: "pass" }),
    };
    const others: Record<string, () => void> = {
      ArrowDown: () => focusPlace(at + 1),
      ArrowUp: () => focusPlace(at - 1),
      Home: () => focusPlace(0),
      End: () => focusPlace(rows.length - 1),
      // On a button it presses that one.
      ...(event.target === event.currentTarget && { Enter: () => open(row) }),
    };
    const act = others[event.key] ?? (singleKeys.get() ? letters[event.key.toLowerCase()] : undefined);
    if (!act) return;
    event.preventDefault();
    act();
  };
  useShortcuts([
    {
      keys: "Esc",
      label: intl.formatMessage({ id: "alarms.key.close", defaultMessage: "Close the list of alarms" }),
      key: "Escape",
      press: onClose,
    },
    {
      keys: "A",
      label: intl.formatMessage({ id: "alarms.key.acknowledge", defaultMessage: "Acknowledge the oldest alarm, or the one in the list" }),
      key: "a",
      inDialog: list,
      press({ shiftKey }) {
        if (shiftKey) return onClose();
        const row = rows.find(({ alarm }) => alarm.id === inFront());
        if (row && canAcknowledge(row, userId)) void acknowledge(row);
      },
    },
  ]);
  return (
    <div ref={box}>
      <ul
        ref={list}
        className={styles.list}
        tabIndex={-1}
        aria-label={intl.formatMessage({ id: "alarms.title", defaultMessage: "Alarms" })}
      >
        {rows.map((row, place) => (
          <AlarmListRow
            key={row.key}
            row={row}
            userId={userId}
            isFirst={place === 0}
            isWaiting={waits(row)}
            form={form?.key === row.key ? form.kind : null}
            onForm={(kind) => setForm(kind && { key: row.key, kind })}
            onOpen={() => open(row)}
            onAcknowledge={() => void acknowledge(row)}
            onKeyDown={(event) => press(event, row)}
            handle={handle}
          />
        ))}
      </ul>
      <HandOver alarms={alarms} handle={handle} />
      <p className={styles.foot}>
        {count === 0 ? (
          <FormattedMessage id="alarms.none" defaultMessage="No alarm is open." />
        ) : (
          <FormattedMessage
            id="alarms.count"
            defaultMessage="{count, plural, one {# alarm} other {# alarms}} · {keys}"
            values={{
              count,
              keys: (
                <FormattedMessage
                  id="alarms.keys"
                  defaultMessage="A acknowledges, T takes, S snoozes, P passes on, Enter opens the claim"
                />
              ),
            }}
          />
        )}
      </p>
    </div>
  );
}
