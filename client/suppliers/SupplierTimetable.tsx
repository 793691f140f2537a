import type { FragmentType } from "@apollo/client";
import { FormattedMessage, useIntl } from "react-intl";
import { MINUTE_MS } from "../../schema/rules/durations";
import type { SupplierTimetable_SupplierFragment } from "../gql/graphql";
import { useSupplierTimetable_supplierFragment } from "../gql/hooks";
import styles from "../entity/detail.module.css";
import { useNow } from "../live/connection";
import { useCompleteFragment } from "../entity/useCompleteFragment";
import own from "./SupplierTimetable.module.css";

/** The 24 hourly bands of a supplier, the current hour of its country marked. */
export function SupplierTimetable({ supplier }: { supplier: FragmentType<SupplierTimetable_SupplierFragment> }) {
  const intl = useIntl();
  const now = useNow(MINUTE_MS);
  const data = useCompleteFragment(useSupplierTimetable_supplierFragment(supplier));
  if (!data) return null;
  const { bands, schedule, exceedThreshold, instance } = data;
  const hour = Number(new Intl.DateTimeFormat("en", { hour: "2-digit", hourCycle: "h23", timeZone: instance.timeZone }).format(now));
  return (
    <>
      {schedule && <p className={styles.empty}>{schedule}</p>}
      {bands ? (
        <ol
          className={own.bands}
          aria-label={intl.formatMessage({ id: "supplier.timetable.bands", defaultMessage: "Services by hour of the day" })}
        >
          {bands.map((count, at) => (
            <li key={at} data-now={at === hour} data-empty={count === 0} data-exceeded={Boolean(exceedThreshold) && count > 0}>
              <span>{`${at}`.padStart(2, "0")}</span>
              <b>{count}</b>
            </li>
          ))}
        </ol>
      ) : (
        !schedule && (
          <p className={styles.empty}>
            <FormattedMessage id="supplier.timetable.none" defaultMessage="No timetable is recorded for this supplier." />
          </p>
        )
      )}
      {exceedThreshold && (
        <p className={own.exceeded}>
          <FormattedMessage id="supplier.timetable.exceeded" defaultMessage="Its threshold is exceeded." />
        </p>
      )}
    </>
  );
}
