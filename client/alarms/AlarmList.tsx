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

export function AlarmList({ alarms, userId, onClose }: AlarmListProps) {
  const { rows, waiting, count } = alarms;
  const intl = useIntl();
  const navigate = useNavigate();
  const handle = useHandleAlarms();
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [form, setForm] = useState<{ key: string; kind: RowForm } | null>(null);
  const [unfolded, setUnfolded] = useState<string | null>(null);
  const [formsGone, setFormsGone] = useState(0);
  useAlarmClaims(rows.flatMap(({ alarm }) => alarm.claimId ?? []));
  const openClaim = (id: string): void => {
    onClose();
    void navigate(paths.claim({ id }));
  };
  const open = ({ key, count, alarm: { claimId } }: AlarmRow): void => {
    if (count > 1) setUnfolded(unfolded === key ? null : key);
    else if (claimId !== null) openClaim(claimId);
  };
  const waits = (row: AlarmRow): boolean => waiting.includes(row);
  useOwnFocus(box);
  const isFormGone = form !== null && !rows.some(({ key }) => key === form.key);
  if (isFormGone) {
    setForm(null);
    setFormsGone(formsGone + 1);
  }
  // Focuses the list, so that keys typed for a form that disappeared do not act on another row.
  useLayoutEffect(() => {
    if (formsGone > 0 && document.activeElement === document.body) list.current?.focus();
  }, [formsGone]);
  const { inFront, focusPlace, moveOn } = useListFocus(list);
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
      s: () => handle.reason === null && setForm({ key: row.key, kind: "snooze" }),
      p: () => handle.reason === null && setForm({ key: row.key, kind: "pass" }),
    };
    const namedKeys: Record<string, () => void> = {
      ArrowDown: () => focusPlace(at + 1),
      ArrowUp: () => focusPlace(at - 1),
      Home: () => focusPlace(0),
      End: () => focusPlace(rows.length - 1),
      ...(event.target === event.currentTarget && { Enter: () => open(row) }),
    };
    const act = namedKeys[event.key] ?? (singleKeys.get() ? letters[event.key.toLowerCase()] : undefined);
    if (!act) return;
    event.preventDefault();
    act();
  };
  useShortcuts([
    {
      keys: "Esc",
      label: intl.formatMessage({ id: "alarms.key.close", defaultMessage: "Close alarm list" }),
      key: "Escape",
      press: onClose,
    },
    {
      keys: "A",
      label: intl.formatMessage({ id: "alarms.key.acknowledge", defaultMessage: "Acknowledge the oldest or selected alarm" }),
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
            isUnfolded={unfolded === row.key}
            onOpen={() => open(row)}
            onClaim={openClaim}
            onAcknowledge={() => void acknowledge(row)}
            onKeyDown={(event) => press(event, row)}
            handle={handle}
          />
        ))}
      </ul>
      {handle.reason && (
        <p className={styles.foot} role="status">
          {handle.reason}
        </p>
      )}
      <HandOver alarms={alarms} handle={handle} />
      <p className={styles.foot}>
        {count === 0 ? (
          <FormattedMessage id="alarms.none" defaultMessage="No open alarms." />
        ) : (
          <FormattedMessage
            id="alarms.count"
            defaultMessage="{count, plural, one {# alarm} other {# alarms}} · {keys}"
            values={{
              count,
              keys: (
                <FormattedMessage
                  id="alarms.keys"
                  defaultMessage="A acknowledges, T takes, S snoozes, P hands over, Enter opens the claim"
                />
              ),
            }}
          />
        )}
      </p>
    </div>
  );
}
