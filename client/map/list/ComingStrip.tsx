import { FormattedMessage, useIntl } from "react-intl";
import type { Worklist_ListFragment } from "../../gql/graphql";
import { useInstants } from "../../i18n/Instant";
import styles from "./ComingStrip.module.css";

/** The next half hour in bars of five minutes: how many claims pass their limit in each. Hidden if none does. */
export function ComingStrip({ periods }: { periods: Worklist_ListFragment["coming"] }) {
  const intl = useIntl();
  const write = useInstants();
  const total = periods.reduce((sum, { count }) => sum + count, 0);
  const last = periods.findLast(({ count }) => count > 0);
  if (!last) return null;
  const highest = Math.max(...periods.map(({ count }) => count));
  return (
    <div className={styles.strip}>
      <span className={styles.text}>
        <FormattedMessage
          id="worklist.coming"
          defaultMessage="{count, plural, one {<b>#</b> more due} other {<b>#</b> more due}} by {time}"
          values={{ count: total, time: write.time(last.until), b: (parts) => <b key="b">{parts}</b> }}
        />
      </span>
      <ol className={styles.bars}>
        {periods.map(({ until, count }) => (
          <li
            key={until}
            title={intl.formatMessage(
              { id: "worklist.comingPeriod", defaultMessage: "by {time}: {count, number}" },
              { time: write.time(until), count },
            )}
          >
            <span aria-hidden style={{ height: `${(count / highest) * 100}%` }} data-empty={count === 0} />
            <span className="spoken">
              <FormattedMessage
                id="worklist.comingPeriod"
                defaultMessage="by {time}: {count, number}"
                values={{ time: write.time(until), count }}
              />
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
