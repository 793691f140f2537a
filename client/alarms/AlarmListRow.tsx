import { IconBell, IconBellRinging, IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import type { KeyboardEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ageText } from "../i18n/durations";
import { useCompleteFragment } from "../entity/useCompleteFragment";
import { useAlarmRow_claimFragment } from "../gql/hooks";
import { serviceName } from "../i18n/sourceNames";
import { useNow } from "../live/connection";
import { StatusGlyph } from "../mapkit/glyphs/StatusGlyph";
import { ClaimName } from "../entity/ClaimName";
import { AlarmButton } from "./AlarmButton";
import styles from "./AlarmList.module.css";
import { causeText, handlingText } from "./alarmTexts";
import { PassForm } from "./PassForm";
import { SnoozeForm } from "./SnoozeForm";
import { type AlarmRow, canAcknowledge, useAlarmClaims } from "./useAlarms";
import { AcknowledgeText, useAreaOf } from "./AcknowledgeText";
import type { useHandleAlarms } from "./useHandleAlarms";

export type RowForm = "snooze" | "pass";

interface AlarmListRowProps {
  row: AlarmRow;
  userId: string;
  isFirst: boolean;
  isWaiting: boolean;
  form: RowForm | null;
  onForm(kind: RowForm | null): void;
  isUnfolded: boolean;
  onOpen(): void;
  onClaim(id: string): void;
  onAcknowledge(): void;
  onKeyDown(event: KeyboardEvent<HTMLLIElement>): void;
  handle: ReturnType<typeof useHandleAlarms>;
}

export function AlarmListRow(props: AlarmListRowProps) {
  const { row, userId, isFirst, isWaiting, form, onForm, isUnfolded, onOpen, onClaim, onAcknowledge, onKeyDown, handle } = props;
  const intl = useIntl();
  const now = useNow();
  const areaOf = useAreaOf();
  const Chevron = isUnfolded ? IconChevronUp : IconChevronDown;
  const { alarm, ids, count } = row;
  const { reason } = handle;
  const handling = handlingText(intl, alarm, userId);
  const isOthers = alarm.state === "TAKEN" && alarm.by?.id !== userId;
  const isOwn = alarm.state === "TAKEN" && !isOthers;
  const close = (): void => onForm(null);
  return (
    // The row handles the keyboard shortcuts; each of its actions is also a button.
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
        <span className={styles.place}>
          {count > 1 ? (
            <button type="button" className={styles.claim} aria-expanded={isUnfolded} onClick={onOpen}>
              {areaOf(row)}
              <Chevron size={14} aria-hidden />
            </button>
          ) : (
            <Subject row={row} onOpen={onOpen} />
          )}
        </span>
        <span className={styles.age}>{ageText(intl, (now - Date.parse(alarm.raisedAt)) / 1_000)}</span>
      </div>
      <div className={styles.line}>
        <span className={styles.handling}>{handling}</span>
        {canAcknowledge(row, userId) && (
          <AlarmButton className={styles.button} reason={reason} onClick={onAcknowledge}>
            {isWaiting ? <AcknowledgeText row={row} /> : <FormattedMessage id="alarms.done" defaultMessage="Done" />}
          </AlarmButton>
        )}
        {!isOthers && (
          <>
            {!isOwn && (
              <AlarmButton className={styles.button} reason={reason} onClick={() => void handle.take(ids)}>
                <FormattedMessage id="alarms.take" defaultMessage="Take" />
              </AlarmButton>
            )}
            <AlarmButton className={styles.button} reason={reason} aria-expanded={form === "snooze"} onClick={() => onForm("snooze")}>
              <FormattedMessage id="alarms.snooze" defaultMessage="Snooze" />
            </AlarmButton>
            <AlarmButton className={styles.button} reason={reason} aria-expanded={form === "pass"} onClick={() => onForm("pass")}>
              <FormattedMessage id="alarms.pass" defaultMessage="Hand over" />
            </AlarmButton>
          </>
        )}
      </div>
      {isUnfolded && count > 1 && <Claims ids={row.claimIds} onClaim={onClaim} />}
      {form === "snooze" && (
        <SnoozeForm reason={reason} onSnooze={(minutes, reason) => handle.snooze(ids, minutes, reason)} onClose={close} />
      )}
      {form === "pass" && <PassForm reason={reason} onPass={(colleagueId, note) => handle.pass(ids, colleagueId, note)} onClose={close} />}
    </li>
  );
}

function Subject({ row: { alarm }, onOpen }: { row: AlarmRow; onOpen(): void }) {
  return alarm.claimId === null ? alarm.feed : <Claim id={alarm.claimId} onOpen={onOpen} />;
}

function Claims({ ids, onClaim }: { ids: readonly string[]; onClaim(id: string): void }) {
  useAlarmClaims(ids);
  return (
    <ul className={styles.claims}>
      {ids.map((id) => (
        <li key={id}>
          <Claim id={id} onOpen={() => onClaim(id)} />
        </li>
      ))}
    </ul>
  );
}

function Claim({ id, onOpen }: { id: string; onOpen(): void }) {
  const intl = useIntl();
  const claim = useCompleteFragment(useAlarmRow_claimFragment({ __typename: "Claim", id }));
  return (
    <>
      <button type="button" className={styles.claim} title={id} onClick={onOpen}>
        {claim && <StatusGlyph claimStatus={claim.status} size={14} />}
        <ClaimName id={id} />
      </button>
      {claim && [serviceName(intl, claim.service), claim.origin].filter(Boolean).join(" · ")}
    </>
  );
}
