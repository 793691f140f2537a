import { FormattedMessage, FormattedNumber, useIntl } from "react-intl";
import { MINUTE_MS } from "../../../schema/rules/durations";
import { KeysButton } from "../../help/KeySheet";
import { duration } from "../../i18n/durations";
import { useObservable } from "../../store/observable";
import { type Connection, useConnection } from "../../live/connection";
import { newBuildAvailable } from "../../live/pageSocket";
import { clockOffset } from "../../store/serverClock";
import { statusBar } from "../../store/statusBar";
import { ConnectionDot } from "../connection/ConnectionDot";
import styles from "./Footer.module.css";

const stateTexts: Record<Connection["state"], React.ReactNode> = {
  live: <FormattedMessage id="footer.live" defaultMessage="Connected" />,
  connecting: <FormattedMessage id="footer.connecting" defaultMessage="Connecting…" />,
  lost: <FormattedMessage id="footer.lost" defaultMessage="Connection lost" />,
  polling: <FormattedMessage id="footer.polling" defaultMessage="Connected without live updates" />,
};

export function Footer() {
  const { state, stalled } = useConnection();
  return (
    <footer className={styles.footer}>
      <span className={styles.connection}>
        <ConnectionDot state={state} stale={stalled} />
        {stateTexts[state]}
      </span>
      <ClockOffset />
      <Matches />
      <NewBuild />
      <Place />
      <KeysButton />
    </footer>
  );
}

/** Warns that the computer's clock is wrong. Times on the page follow the server's clock. */
function ClockOffset() {
  const intl = useIntl();
  const offsetMs = useObservable(clockOffset);
  if (Math.abs(offsetMs) < MINUTE_MS) return null;
  return (
    <span
      className={styles.warning}
      role="status"
      title={intl.formatMessage({
        id: "footer.clockHint",
        defaultMessage: "Times on this page use the server clock. Set this computer to automatic time.",
      })}
    >
      <FormattedMessage
        id="footer.clock"
        defaultMessage="{direction, select, slow {Computer clock {time} slow} other {Computer clock {time} fast}}"
        values={{ direction: offsetMs > 0 ? "slow" : "fast", time: duration(intl, Math.round(Math.abs(offsetMs) / MINUTE_MS) * 60) }}
      />
    </span>
  );
}

function Matches() {
  const { matches } = useObservable(statusBar);
  if (!matches) return null;
  return (
    <span>
      <FormattedMessage
        id="footer.matches"
        defaultMessage="{shown, number} of {total, plural, one {# claim} other {# claims}}"
        values={matches}
      />
    </span>
  );
}

function NewBuild() {
  if (!useObservable(newBuildAvailable)) return null;
  return (
    <button type="button" className={styles.reload} onClick={() => window.location.reload()}>
      <FormattedMessage id="footer.newBuild" defaultMessage="A new version is available. Reload" />
    </button>
  );
}

function Place() {
  const { cursor, zoom } = useObservable(statusBar);
  const degrees = (value: number) => (
    <FormattedNumber value={value} minimumFractionDigits={4} maximumFractionDigits={4} useGrouping={false} />
  );
  return (
    <span className={styles.place}>
      {cursor && (
        <span>
          {degrees(cursor.lat)}, {degrees(cursor.lon)}
        </span>
      )}
      {zoom !== null && (
        <span>
          z <FormattedNumber value={zoom} minimumFractionDigits={1} maximumFractionDigits={1} />
        </span>
      )}
    </span>
  );
}
