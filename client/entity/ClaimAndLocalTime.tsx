import { FormattedMessage } from "react-intl";
import { MINUTE_MS } from "../../schema/rules/durations";
import { Instant, isForeign, useInstants } from "../i18n/Instant";
import { useNow } from "../live/connection";
import styles from "./detail/detail.module.css";
import { isToday } from "./isToday";

/** Shows an instant in the claim's zone and, if it differs, in the browser's. The date is omitted for today. */
export function ClaimAndLocalTime({ at, zone }: { at: string; zone: string }) {
  const write = useInstants();
  const now = useNow(MINUTE_MS);
  return (
    <>
      <Instant at={at} zone={zone} withDate={!isToday(at, zone, now)} />
      {isForeign(write, at, zone) && (
        <span className={styles.yours}>
          <FormattedMessage id="claim.general.yours" defaultMessage="{time} your time" values={{ time: write.time(at) }} />
        </span>
      )}
    </>
  );
}
