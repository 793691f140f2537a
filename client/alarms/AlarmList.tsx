import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate } from "react-router";
import { paths } from "../paths";
import { singleKeys, useShortcuts } from "../ui/shortcuts";
import styles from "./AlarmList.module.css";
import { AlarmListRow, type RowForm } from "./AlarmListRow";
import { HandOver } from "./HandOver";
import { type AlarmRow, type Alarms, useAlarmClaims } from "./useAlarms";
import { useHandleAlarms } from "./useHandleAlarms";

interface AlarmListProps {
  alarms: Alarms;
  userId: string;
  onClose(): void;
}

/** All open alarms, those that wait first. Arrows move, Enter opens the claim, T takes, S snoozes, P passes on; A acknowledges, as everywhere (AlarmBar). */
export function AlarmList({ alarms: { rows, waiting, count }, userId, onClose }: AlarmListProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const handle = useHandleAlarms();
  const list = useRef<HTMLUListElement>(null);
  const [form, setForm] = useState<{ id: string; kind: RowForm } | null>(null);
  useAlarmClaims(rows);
  const open = ({ alarm: { claimId } }: AlarmRow): void => {
    if (claimId === null) return;
    onClose();
    void navigate(paths.claim({ id: claimId }));
  };
  const waits = (row: AlarmRow): boolean => waiting.includes(row);
  const press = (event: KeyboardEvent<HTMLLIElement>, row: AlarmRow): void => {
    // Esc leaves what is being entered, and the keyboard is on the row again.
    if (event.key === "Escape" && form) {
      event.currentTarget.focus();
      return setForm(null);
    }
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const at = rows.indexOf(row);
    const focus = (place: number): void =>
      list.current?.querySelectorAll<HTMLElement>(":scope > li")[Math.max(0, Math.min(rows.length - 1, place))]?.focus();
    const letters: Record<string, () => void> = {
      t: () => void handle.take(row.ids),
      s: () => setForm({ id: row.alarm.id, kind: "snooze" }),
      p: () => setForm({ id: row.alarm.id, kind: "pass" }),
    };
    const others: Record<string, () => void> = {
      ArrowDown: () => focus(at + 1),
      ArrowUp: () => focus(at - 1),
      Home: () => focus(0),
      End: () => focus(rows.length - 1),
      Enter: () => open(row),
    };
    const act = others[event.key] ?? (singleKeys.get() ? letters[event.key.toLowerCase()] : undefined);
    if (!act || event.shiftKey) return;
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
  ]);
  // The keyboard is on the first row, and stays in the list when the row that it was on is gone.
  useEffect(() => {
    const element = list.current;
    if (element && !element.contains(document.activeElement)) element.querySelector<HTMLElement>(":scope > li")?.focus();
  }, [rows.length]);
  return (
    <>
      <ul ref={list} className={styles.list} aria-label={intl.formatMessage({ id: "alarms.title", defaultMessage: "Alarms" })}>
        {rows.map((row) => (
          <AlarmListRow
            key={row.alarm.id}
            row={row}
            userId={userId}
            isWaiting={waits(row)}
            form={form?.id === row.alarm.id ? form.kind : null}
            onForm={(kind) => setForm(kind && { id: row.alarm.id, kind })}
            onOpen={() => open(row)}
            onKeyDown={(event) => press(event, row)}
            handle={handle}
          />
        ))}
      </ul>
      <HandOver rows={rows} userId={userId} handle={handle} />
      <p className={styles.foot}>
        {rows.length === 0 ? (
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
    </>
  );
}
