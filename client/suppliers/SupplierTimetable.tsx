import type { FragmentType } from "@apollo/client";
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from "react-intl";
import { MINUTE_MS } from "../../schema/rules/durations";
import type { SupplierTimetable_SupplierFragment } from "../gql/graphql";
import { useSupplierTimetable_supplierFragment } from "../gql/hooks";
import styles from "../entity/detail/detail.module.css";
import { useNow } from "../live/connection";
import { useCompleteFragment } from "../entity/useCompleteFragment";
import ownStyles from "./SupplierTimetable.module.css";

export function SupplierTimetable({ supplier }: { supplier: FragmentType<SupplierTimetable_SupplierFragment> }) {
  const intl = useIntl();
  const now = useNow(MINUTE_MS);
  const data = useCompleteFragment(useSupplierTimetable_supplierFragment(supplier));
  if (!data) return null;
  const { bands, bandThresholds, schedule, exceedThreshold, instance } = data;
  const hour = Number(new Intl.DateTimeFormat("en", { hour: "2-digit", hourCycle: "h23", timeZone: instance.timeZone }).format(now));
  return (
    <>
      {schedule && <p className={styles.empty}>{schedule}</p>}
      {bands ? (
        <ol
          className={ownStyles.bands}
          aria-label={intl.formatMessage({ id: "supplier.timetable.bands", defaultMessage: "Services by hour" })}
        >
          {bands.map((count, at) => (
            <Band key={at} hour={at} count={count} threshold={bandThresholds?.[at] ?? null} isNow={at === hour} />
          ))}
        </ol>
      ) : (
        !schedule && (
          <p className={styles.empty}>
            <FormattedMessage id="supplier.timetable.none" defaultMessage="No timetable recorded for this supplier." />
          </p>
        )
      )}
      {exceedThreshold && (
        <p className={ownStyles.exceeded}>
          <FormattedMessage id="supplier.timetable.exceeded" defaultMessage="The source reports that a threshold is exceeded." />
        </p>
      )}
    </>
  );
}

interface BandProps {
  hour: number;
  count: number;
  /** Load limit; `null` if the source system provides none. */
  threshold: number | null;
  isNow: boolean;
}

function Band({ hour, count, threshold, isNow }: BandProps) {
  const intl = useIntl();
  const isExceeded = threshold !== null && count > threshold;
  const title =
    threshold === null ? undefined : intl.formatMessage(isExceeded ? bandTexts.exceeded : bandTexts.within, { count, threshold });
  return (
    <li data-now={isNow} data-empty={count === 0} data-exceeded={isExceeded} title={title}>
      <span>{`${hour}`.padStart(2, "0")}</span>
      <b>
        {count}
        {isExceeded && <span aria-hidden>!</span>}
      </b>
      {isExceeded && <span className="spoken">{title}</span>}
    </li>
  );
}

const bandTexts: Record<"within" | "exceeded", MessageDescriptor> = defineMessages({
  within: { id: "supplier.timetable.within", defaultMessage: "{count, number} of at most {threshold, number}" },
  exceeded: { id: "supplier.timetable.over", defaultMessage: "{count, number}, above the limit of {threshold, number}" },
});
