import { FormattedMessage, FormattedNumber } from "react-intl";
import { KeysButton } from "../../help/KeySheet";
import { useInstants } from "../../i18n/Instant";
import { useObservable } from "../../store/observable";
import { type Connection, useConnection, useDataAge } from "../../live/connection";
import { newBuildAvailable } from "../../live/pageSocket";
import { statusBar } from "../../store/statusBar";
import { ConnectionDot } from "../connection/ConnectionDot";
import styles from "./Footer.module.css";

const stateTexts: Record<Connection["state"], React.ReactNode> = {
  live: <FormattedMessage id="footer.live" defaultMessage="Connected" />,
  connecting: <FormattedMessage id="footer.connecting" defaultMessage="Connecting…" />,
  lost: <FormattedMessage id="footer.lost" defaultMessage="Connection lost" />,
  polling: <FormattedMessage id="footer.polling" defaultMessage="Connected, without push" />,
};

/** Connection, age of the data, what matches, when it last changed; at the right the place under the pointer and the zoom. */
export function Footer() {
  const { state, stalled } = useConnection();
  return (
    <footer className={styles.footer}>
      <span className={styles.connection}>
        <ConnectionDot state={state} stale={stalled} />
        {stateTexts[state]}
      </span>
      <DataAge polled={state === "polling"} />
      <Matches />
      <NewBuild />
      <Place />
      <KeysButton />
    </footer>
  );
}

function DataAge({ polled }: { polled: boolean }) {
  const seconds = useDataAge();
  if (seconds === null) return null;
  return (
    <span data-testid="data-age">
      {polled ? (
        <FormattedMessage id="footer.dataPolled" defaultMessage="Data {seconds, number} s old, refresh 20 s" values={{ seconds }} />
      ) : (
        <FormattedMessage id="footer.dataPushed" defaultMessage="Data {seconds, number} s old" values={{ seconds }} />
      )}
    </span>
  );
}

function Matches() {
  const { matches, updatedAt } = useObservable(statusBar);
  const write = useInstants();
  return (
    <>
      {matches && (
        <span>
          <FormattedMessage
            id="footer.matches"
            defaultMessage="{shown, number} of {total, plural, one {# claim matches} other {# claims match}}"
            values={matches}
          />
        </span>
      )}
      {updatedAt !== null && (
        <span>
          <FormattedMessage id="footer.updated" defaultMessage="Updated {time}" values={{ time: write.timeWithSeconds(updatedAt) }} />
        </span>
      )}
    </>
  );
}

function NewBuild() {
  if (!useObservable(newBuildAvailable)) return null;
  return (
    <button type="button" className={styles.reload} onClick={() => window.location.reload()}>
      <FormattedMessage id="footer.newBuild" defaultMessage="A new version is ready: reload" />
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
