import { notifications } from "@mantine/notifications";
import { useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { changesReceived } from "../../live/claimChangeStream";
import { retryNow, useConnection, useDataAge, usePageTime } from "../../live/connection";
import styles from "./ConnectionBanner.module.css";

/** Delay before the banner appears, in milliseconds, so that short interruptions do not show it. */
const BANNER_DELAY_MS = 1_500;
/** Time allowed for receiving missed changes after a reconnect, in milliseconds. */
const CATCH_UP_MS = 1_500;

export function ConnectionBanner() {
  const intl = useIntl();
  const now = usePageTime();
  const age = useDataAge();
  const { state, since, nextRetryAt, stalled } = useConnection();
  const isShown = stalled || (state === "lost" && now - since >= BANNER_DELAY_MS);
  const lost = useRef<{ received: number } | null>(null);

  useEffect(() => {
    if (isShown) lost.current ??= { received: changesReceived() };
    if (isShown || state === "lost" || !lost.current) return undefined;
    const timer = setTimeout(() => {
      const changes = changesReceived() - lost.current!.received;
      lost.current = null;
      notifications.show({
        color: "teal",
        message: intl.formatMessage(
          {
            id: "connection.back",
            defaultMessage: "Back online{changes, plural, =0 {} one {, # claim changed} other {, # claims changed}}",
          },
          { changes },
        ),
      });
    }, CATCH_UP_MS);
    return () => clearTimeout(timer);
  }, [isShown, state, intl]);

  if (!isShown) return null;
  const wait = nextRetryAt === null ? null : Math.max(0, Math.ceil((nextRetryAt - now) / 1_000));
  return (
    <div className={styles.banner} role="status">
      <strong>
        {stalled ? (
          <FormattedMessage id="connection.stalled" defaultMessage="Live data is delayed." />
        ) : (
          <FormattedMessage id="connection.lost" defaultMessage="Connection lost." />
        )}
      </strong>
      {/* The countdown is hidden from screen readers, which would otherwise announce it every second. */}
      <span aria-hidden>
        {age !== null && (
          <FormattedMessage id="connection.dataAge" defaultMessage="Data is {seconds, number} s old." values={{ seconds: age }} />
        )}{" "}
        {!stalled &&
          (wait ? (
            <FormattedMessage id="connection.retryIn" defaultMessage="Retrying in {seconds, number} s." values={{ seconds: wait }} />
          ) : (
            <FormattedMessage id="connection.retrying" defaultMessage="Retrying…" />
          ))}
      </span>
      {stalled && (
        <FormattedMessage id="connection.ownActions" defaultMessage="Your actions are saved and will appear on the map shortly." />
      )}
      {!stalled && (
        <button type="button" className={styles.retry} onClick={retryNow}>
          <FormattedMessage id="connection.retryNow" defaultMessage="Retry now" />
        </button>
      )}
    </div>
  );
}
