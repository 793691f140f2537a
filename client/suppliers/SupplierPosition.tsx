import type { FragmentType } from "@apollo/client";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { metresBetween } from "../../schema/rules/geo/geo";
import { currentJob } from "../../schema/rules/claims/currentJob";
import { useCanSeeField } from "../session/useCanSeeField";
import type { SupplierPosition_SupplierFragment } from "../gql/graphql";
import { useSupplierPosition_supplierFragment } from "../gql/hooks";
import { distance } from "../i18n/distances";
import { duration } from "../i18n/durations";
import { useNow } from "../live/connection";
import { supplierColumns } from "../entity/supplierColumns";
import { DetailStrip, StripCell } from "../entity/detail/DetailStrip";
import styles from "../entity/detail/detail.module.css";
import { useCompleteFragment } from "../entity/useCompleteFragment";
import { useAllocations, type Allocation } from "./useAllocations";

export interface SupplierPositionProps {
  id: string;
  supplier: FragmentType<SupplierPosition_SupplierFragment>;
}

export function SupplierPosition({ id, supplier }: SupplierPositionProps) {
  const intl = useIntl();
  const now = useNow();
  const data = useCompleteFragment(useSupplierPosition_supplierFragment(supplier));
  const canSeeField = useCanSeeField();
  const job = currentJob(useAllocations(id)?.data?.claims.nodes ?? []);
  if (!data || !supplierColumns(data.access, "position", "lastPositionAddress").some(canSeeField)) return null;
  const { position, lastPositionAddress } = data;
  if (!position) {
    return (
      <p className={styles.line}>
        <FormattedMessage id="supplier.position.none" defaultMessage="No position." /> {lastPositionAddress}
      </p>
    );
  }
  const degrees = (value: number): string => intl.formatNumber(value, { minimumFractionDigits: 4, maximumFractionDigits: 4 });
  const coordinates = `${degrees(position.lat)}, ${degrees(position.lon)}`;
  const place = lastPositionAddress ?? nearby(intl, position, job) ?? (data.access === "MOBILE" ? null : data.address);
  const accuracy =
    position.accuracyMetres === null
      ? undefined
      : `${intl.formatMessage({ id: "supplier.position.accuracy", defaultMessage: "Accuracy" })}: ${distance(intl, position.accuracyMetres)}`;
  const isOutdated = position.outdatedFrom !== null && now >= Date.parse(position.outdatedFrom);
  return (
    <DetailStrip>
      <StripCell label={<FormattedMessage id="supplier.position.place" defaultMessage="Position" />} title={coordinates}>
        <span className={styles.small}>{place ?? coordinates}</span>
      </StripCell>
      {position.at && (
        <StripCell
          label={<FormattedMessage id="supplier.position.age" defaultMessage="Position age" />}
          title={accuracy}
          note={
            isOutdated || data.feedOutdated ? (
              <FormattedMessage
                id="supplier.position.outdated"
                defaultMessage="{who, select, both {outdated} us {outdated (current according to the source)} ours {outdated} other {outdated according to the source}}"
                values={{ who: isOutdated ? (data.feedOutdated === null ? "ours" : data.feedOutdated ? "both" : "us") : "source" }}
              />
            ) : undefined
          }
          tone={isOutdated ? "late" : undefined}
        >
          {duration(intl, Math.max(0, (now - Date.parse(position.at)) / 1000))}
        </StripCell>
      )}
      {position.speedMetresPerSecond !== null && (
        <StripCell label={<FormattedMessage id="supplier.position.speed" defaultMessage="Speed" />}>
          {intl.formatNumber(position.speedMetresPerSecond * 3.6, { style: "unit", unit: "kilometer-per-hour", maximumFractionDigits: 0 })}
        </StripCell>
      )}
    </DetailStrip>
  );
}

/** Maximum distance to a claim at which the supplier counts as being there. */
const AT_CLAIM_METRES = 200;

function nearby(intl: IntlShape, { lon, lat }: { lon: number; lat: number }, job: Allocation | null): string | null {
  if (!job?.origin || !job.position) return null;
  const metres = metresBetween([lon, lat], [job.position.lon, job.position.lat]);
  if (metres < AT_CLAIM_METRES) return job.origin;
  return intl.formatMessage(
    { id: "supplier.position.from", defaultMessage: "{distance} from {place}" },
    { distance: distance(intl, metres), place: job.origin },
  );
}
