import { IconBell, IconBellRinging } from "@tabler/icons-react";
import type { KeyboardEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { claimName } from "../../schema/rules/claims/claimName";
import { useCompleteFragment } from "../entity/useCompleteFragment";
import { useAlarmRow_claimFragment } from "../gql/hooks";
import { serviceName } from "../i18n/sourceNames";
import { useNow } from "../live/connection";
import { StatusGlyph } from "../mapkit/glyphs/StatusGlyph";
import { session } from "../session/session";
import { useObservable } from "../store/observable";
import { ageOf } from "./age";
import styles from "./AlarmList.module.css";
import { causeText, handlingText } from "./alarmTexts";
import { PassForm } from "./PassForm";
import { SnoozeForm } from "./SnoozeForm";
import { type AlarmRow, canAcknowledge } from "./useAlarms";
import type { useHandleAlarms } from "./useHandleAlarms";

export type RowForm = "snooze" | "pass";

interface AlarmListRowProps {
  row: AlarmRow;
  userId: string;
  /** The keyboard begins there. */
  isFirst: boolean;
  isWaiting: boolean;
  /** What is being entered for it; null: nothing. */
  form: RowForm | null;
  onForm(kind: RowForm | null): void;
  onOpen(): void;
  onAcknowledge(): void;
  onKeyDown(event: KeyboardEvent<HTMLLIElement>): void;
  handle: ReturnType<typeof useHandleAlarms>;
}

/** Why somebody is needed, where, since when, who has it, and what can be done with it. */
export function AlarmListRow(props: AlarmListRowProps) {
  const { row, userId, isFirst, isWaiting, form, onForm, onOpen, onAcknowledge, onKeyDown, handle } = props;
  const intl = useIntl();
  const now = useNow();
  const { alarm, ids, count } = row;
  const handling = handlingText(intl, alarm, userId);
  const isOthers = alarm.state === "TAKEN" && alarm.by?.id !== userId;
  const isOwn = alarm.state === "TAKEN" && !isOthers;
  const close = (): void => onForm(null);
  return (
    // The row itself takes the keys: what can be done with it is in reach of one of them, and its buttons are for the pointer and Tab.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className={styles.row}
      data-alarm={alarm.id}
      data-waiting={isWaiting || undefined}
      data-autofocus={isFirst || undefined}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      <div className={styles.line}>
        {isWaiting ? <IconBellRinging size={15} aria-hidden /> : <IconBell size={15} aria-hidden />}
        <strong className={styles.cause}>{causeText(intl, alarm)}</strong>
        {count > 1 && <span className={styles.count}>×{intl.formatNumber(count)}</span>}
        <span className={styles.place}>{count > 1 ? <Area row={row} /> : <Subject row={row} onOpen={onOpen} />}</span>
        <span className={styles.age}>{ageOf(now, Date.parse(alarm.raisedAt))}</span>
      </div>
      <div className={styles.line}>
        <span className={styles.handling}>{handling}</span>
        {canAcknowledge(row, userId) && (
          <button type="button" className={styles.button} onClick={onAcknowledge}>
            {isWaiting ? (
              <FormattedMessage id="alarms.acknowledge" defaultMessage="Acknowledge" />
            ) : (
              <FormattedMessage id="alarms.done" defaultMessage="Done" />
            )}
          </button>
        )}
        {!isOthers && (
          <>
            {!isOwn && (
              <button type="button" className={styles.button} onClick={() => void handle.take(ids)}>
                <FormattedMessage id="alarms.take" defaultMessage="Take" />
              </button>
            )}
            <button type="button" className={styles.button} aria-expanded={form === "snooze"} onClick={() => onForm("snooze")}>
              <FormattedMessage id="alarms.snooze" defaultMessage="Snooze" />
            </button>
            <button type="button" className={styles.button} aria-expanded={form === "pass"} onClick={() => onForm("pass")}>
              <FormattedMessage id="alarms.pass" defaultMessage="Pass on" />
            </button>
          </>
        )}
      </div>
      {form === "snooze" && <SnoozeForm onSnooze={(minutes, reason) => handle.snooze(ids, minutes, reason)} onClose={close} />}
      {form === "pass" && <PassForm onPass={(colleagueId, note) => handle.pass(ids, colleagueId, note)} onClose={close} />}
    </li>
  );
}

/** The claim, what it is about and where; or the feed. */
function Subject({ row: { alarm }, onOpen }: { row: AlarmRow; onOpen(): void }) {
  const intl = useIntl();
  const claim = useCompleteFragment(useAlarmRow_claimFragment({ __typename: "Claim", id: alarm.claimId ?? "" }));
  if (alarm.claimId === null) return alarm.feed;
  return (
    <>
      <button type="button" className={styles.claim} title={alarm.claimId} onClick={onOpen}>
        {claim && <StatusGlyph claimStatus={claim.status} size={14} />}
        {claimName(alarm.claimId)}
      </button>
      {claim && [serviceName(intl, claim.service), claim.origin].filter(Boolean).join(" · ")}
    </>
  );
}

/** Where the alarms of a flood are: the processing centre, else the AMA instance. */
function Area({ row: { instanceId, centreId } }: { row: AlarmRow }) {
  const current = useObservable(session);
  const centres = current.status === "in" ? (current.info.centers ?? []) : [];
  return centres.find((centre) => centre.instanceId === instanceId && centre.id === centreId)?.name ?? centreId ?? instanceId;
}
