import { FormattedMessage } from "react-intl";
import { MINUTE_MS } from "../../schema/rules/durations";
import { Instant, isForeign, useInstants } from "../i18n/Instant";
import { useNow } from "../live/connection";
import styles from "./detail.module.css";
import { isToday } from "./isToday";

/** A moment of a claim in the claim's zone, and, where the reader's clock says another time, in the reader's too. The day unless it is today. */
export function ClaimAndLocalTime({ at, zone }: { at: string; zone: string }) {
  const write = useInstants();
  const now = useNow(MINUTE_MS);
  return (
    <>
      <Instant at={at} zone={zone} withDate={!isToday(at, zone, now)} />
      {isForeign(write, at, zone) && (
        <span className={styles.yours}>
          <FormattedMessage id="claim.general.yours" defaultMessage="{time} yours" values={{ time: write.time(at) }} />
        </span>
      )}
    </>
  );
}
