import { FormattedMessage, useIntl } from "react-intl";
import { distance } from "../../i18n/distances";
import { duration } from "../../i18n/durations";
import { CallButton } from "../../entity/CallButton";
import entity from "../../entity/detail/detail.module.css";
import { CopyIcon } from "../../ui/CopyIcon";
import { ghostRoute, showGhostRoute } from "../../mapkit/ghostRoute";
import styles from "./ClaimSuppliers.module.css";
import type { FilterCandidate } from "./useClaimSuppliers";

export function CandidateRow({ candidate, onSupplier }: { candidate: FilterCandidate; onSupplier(id: string): void }) {
  const intl = useIntl();
  const { rank, supplier, minutes, latestMinutes, metres, isEstimate, savedMinutes, path, router, reasons } = candidate;
  const time = duration(intl, minutes * 60);
  const arrival = isEstimate ? intl.formatMessage({ id: "claim.suppliers.about", defaultMessage: "about {time}" }, { time }) : time;
  const phone = supplier.phone ?? supplier.smartPhone ?? supplier.basePhone;
  // The arrival reason repeats the line above, except for the note that it is an estimate.
  const shownReasons = reasons.filter(({ code }) => code !== "ARRIVAL" || router === "STRAIGHT");
  const show = (): void => showGhostRoute(path, router === "STRAIGHT");
  const hide = (): void => ghostRoute.set(null);
  const copied = [supplier.name, supplier.id, arrival, phone].filter((part, i, all) => part && all.indexOf(part) === i).join(", ");
  return (
    // Hover and focus only highlight the route on the map; each action has a button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li onPointerEnter={show} onPointerLeave={hide} onFocus={show} onBlur={hide}>
      <span className={styles.rank}>{rank}</span>
      <div className={styles.main}>
        <div className={styles.line}>
          <button type="button" className={entity.link} onClick={() => onSupplier(supplier.id)}>
            {supplier.name}
          </button>
          <b className={styles.time}>{arrival}</b>
          {latestMinutes > minutes && (
            <span className={styles.way}>
              <FormattedMessage
                id="claim.suppliers.latest"
                defaultMessage="{time} at the latest (9 of 10)"
                values={{ time: duration(intl, latestMinutes * 60) }}
              />
            </span>
          )}
          <span className={styles.way}>{distance(intl, metres)}</span>
          {savedMinutes !== null && (
            <span className={styles.saved}>
              <FormattedMessage
                id="claim.suppliers.saves"
                defaultMessage="{time} sooner"
                values={{ time: duration(intl, savedMinutes * 60) }}
              />
            </span>
          )}
        </div>
        <p className={styles.reasons}>{shownReasons.map(({ sentence }) => sentence).join(" ")}</p>
      </div>
      <div className={styles.buttons}>
        <CallButton phones={[supplier.phone, supplier.smartPhone, supplier.basePhone]} />
        <CopyIcon
          value={copied}
          label={intl.formatMessage({ id: "claim.suppliers.copy", defaultMessage: "Copy {text}" }, { text: copied })}
        />
      </div>
    </li>
  );
}
