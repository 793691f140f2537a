import { IconEye } from "@tabler/icons-react";
import { useIntl, type IntlShape } from "react-intl";
import { initialsOf } from "../../live/initials";
import { type ClaimViewer, useOtherViewers } from "../../live/presence";
import styles from "./OtherViewers.module.css";

export const doingOf = (intl: IntlShape, { name, action }: ClaimViewer): string =>
  intl.formatMessage(
    {
      id: "presence.doing",
      defaultMessage:
        "{action, select, MANAGE_DELAY {{name} is managing this delay} CONFIRM_ARRIVAL {{name} is confirming the arrival} CONFIRM_COMPLETION {{name} is confirming the completion} CANCEL_SERVICE {{name} is cancelling the service} CANCEL_PROVIDER {{name} is cancelling the supplier} other {{name} is looking at this claim}}",
    },
    { name, action: action ?? "none" },
  );

export function OtherViewersChip({ claimId }: { claimId: string }) {
  const intl = useIntl();
  const viewers = useOtherViewers(claimId);
  const [first, ...otherViewers] = viewers;
  if (!first) return null;
  const text = viewers.map((viewer) => doingOf(intl, viewer)).join("\n");
  return (
    <span className={styles.chip} data-acting={first.action !== null} title={text} role="img" aria-label={text}>
      <IconEye size={12} aria-hidden />
      <span aria-hidden>
        {initialsOf(first.name)}
        {otherViewers.length > 0 && ` +${otherViewers.length}`}
      </span>
    </span>
  );
}

/** Other users who view the claim, and the actions they are entering. `spoken` announces changes; only one place sets it. */
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
