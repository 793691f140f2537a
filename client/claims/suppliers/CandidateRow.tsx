import { ActionIcon } from "@mantine/core";
import { IconPhone } from "@tabler/icons-react";
import { FormattedMessage, useIntl } from "react-intl";
import { distance } from "../../i18n/distances";
import { duration } from "../../i18n/durations";
import entity from "../../entity/detail.module.css";
import { CopyIcon } from "../../ui/CopyIcon";
import { ghostRoute, showGhostRoute } from "../../mapkit/ghostRoute";
import styles from "./ClaimSuppliers.module.css";
import type { FilterCandidate } from "./useClaimSuppliers";

/** Somebody who can take the claim: when, how much sooner, why in this place of the order; to be called, or copied for the assistance system. */
export function CandidateRow({ candidate, onSupplier }: { candidate: FilterCandidate; onSupplier(id: string): void }) {
  const intl = useIntl();
  const { rank, supplier, minutes, metres, isEstimate, savedMinutes, path, router, reasons } = candidate;
  const time = duration(intl, minutes * 60);
  const arrival = isEstimate ? intl.formatMessage({ id: "claim.suppliers.about", defaultMessage: "about {time}" }, { time }) : time;
  const phone = supplier.phone ?? supplier.smartPhone ?? supplier.basePhone;
  // The line above says when, and how far that is; only an estimate says by what.
  const shownReasons = reasons.filter(({ code }) => code !== "ARRIVAL" || router === "STRAIGHT");
  const show = (): void => showGhostRoute(path, router === "STRAIGHT");
  const hide = (): void => ghostRoute.set(null);
  const copied = [supplier.name, supplier.id, arrival, phone].filter((part, i, all) => part && all.indexOf(part) === i).join(", ");
  return (
    // Only what the map draws follows the pointer and the keyboard: whatever is done has a button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li onPointerEnter={show} onPointerLeave={hide} onFocus={show} onBlur={hide}>
      <span className={styles.rank}>{rank}</span>
      <div className={styles.main}>
        <div className={styles.line}>
          <button type="button" className={entity.link} onClick={() => onSupplier(supplier.id)}>
            {supplier.name}
          </button>
          <b className={styles.time}>{arrival}</b>
          <span className={styles.way}>{distance(intl, metres)}</span>
          {savedMinutes !== null && (
            <span className={styles.saved}>
              <FormattedMessage
                id="claim.suppliers.saves"
                defaultMessage="saves {time}"
                values={{ time: duration(intl, savedMinutes * 60) }}
              />
            </span>
          )}
        </div>
        <p className={styles.reasons}>{shownReasons.map(({ sentence }) => sentence).join(" ")}</p>
      </div>
      <div className={styles.buttons}>
        {phone !== null && <CallButton number={phone} />}
        <CopyIcon
          value={copied}
          label={intl.formatMessage({ id: "claim.suppliers.copy", defaultMessage: "Copy {text}" }, { text: copied })}
        />
      </div>
    </li>
  );
}

function CallButton({ number }: { number: string }) {
  const intl = useIntl();
  const call = intl.formatMessage({ id: "claim.say.call", defaultMessage: "Call {number}" }, { number });
  return (
    <ActionIcon size={24} component="a" href={`tel:${number.replaceAll(" ", "")}`} aria-label={call} title={call}>
      <IconPhone size={15} aria-hidden />
    </ActionIcon>
  );
}
