import { IconEye } from "@tabler/icons-react";
import { useIntl, type IntlShape } from "react-intl";
import { initialsOf } from "../../live/initials";
import { type ClaimViewer, useOtherViewers } from "../../live/presence";
import styles from "./OtherViewers.module.css";

/** What a colleague is doing on a claim. */
export const doingOf = (intl: IntlShape, { name, action }: ClaimViewer): string =>
  intl.formatMessage(
    {
      id: "presence.doing",
      defaultMessage:
        "{action, select, MANAGE_DELAY {{name} is managing this delay} CONFIRM_ARRIVAL {{name} is confirming the arrival} CONFIRM_COMPLETION {{name} is confirming the completion} CANCEL_SERVICE {{name} is cancelling the service} CANCEL_PROVIDER {{name} is cancelling the provider} other {{name} is looking at this claim}}",
    },
    { name, action: action ?? "none" },
  );

/** A chip on a row: a colleague has this claim open. Nothing where nobody else has. */
export function OtherViewersChip({ claimId }: { claimId: string }) {
  const intl = useIntl();
  const viewers = useOtherViewers(claimId);
  const [first, ...others] = viewers;
  if (!first) return null;
  const text = viewers.map((viewer) => doingOf(intl, viewer)).join("\n");
  return (
    <span className={styles.chip} data-acting={first.action !== null} title={text} role="img" aria-label={text}>
      <IconEye size={12} aria-hidden />
      <span aria-hidden>
        {initialsOf(first.name)}
        {others.length > 0 && ` +${others.length}`}
      </span>
    </span>
  );
}

/** Lines in a claim's detail and in its dialogs: who else is there, and what they are entering. `spoken`: whenever it changes, which one place does. */
export function OtherViewersLines({ claimId, spoken = false }: { claimId: string; spoken?: boolean }) {
  const intl = useIntl();
  const viewers = useOtherViewers(claimId);
  return (
    <ul className={styles.lines} aria-live={spoken ? "polite" : undefined} data-empty={viewers.length === 0}>
      {viewers.map((viewer) => (
        <li key={viewer.userId} data-acting={viewer.action !== null}>
          <IconEye size={14} aria-hidden />
          {doingOf(intl, viewer)}
        </li>
      ))}
    </ul>
  );
}
