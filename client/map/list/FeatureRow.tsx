import { FormattedMessage, useIntl, type IntlShape } from "react-intl";
import { claimStatuses } from "../../../schema/rules/lists/claims";
import { resourceStatuses } from "../../../schema/rules/lists/suppliers";
import { duration } from "../../i18n/durations";
import { named } from "../../i18n/named";
import { RiskIcon, ServiceIcon } from "../../mapkit/glyphs/KindIcon";
import { useCompleteFragment } from "../../entity/useCompleteFragment";
import { useClaimLines_claimFragment } from "../../gql/hooks";
import { OtherViewersChip } from "../../entity/presence/OtherViewers";
import { StatusGlyph, type GlyphOf } from "../../mapkit/glyphs/StatusGlyph";
import type { FleetCluster } from "../../mapkit/fleet/clusters";
import type { FleetPoint } from "../../mapkit/fleet/readPoint";
import { shownClaimName } from "../../store/claimNames";
import { ClaimLines } from "../../entity/ClaimLines";
import { worstOf, type InViewRow } from "./inView";
import type { UrgentPlace } from "./useUrgentPlaces";
import styles from "./FeatureRow.module.css";

export const glyphOf = ({ claimStatus, resourceStatus, layer, outdated }: FleetPoint): GlyphOf =>
  claimStatus ? { claimStatus } : resourceStatus ? { resourceStatus, outdated } : { layer };

export const codeOf = ({ claimStatus, resourceStatus }: FleetPoint): string =>
  (claimStatus ? claimStatuses[claimStatus].code : resourceStatus ? resourceStatuses[resourceStatus].code : "").toUpperCase();

export const statusNameOf = (intl: IntlShape, { claimStatus, resourceStatus, layer }: FleetPoint): string =>
  claimStatus ? named(intl, "status", claimStatus) : resourceStatus ? named(intl, "resource", resourceStatus) : named(intl, "layer", layer);

export function ageOf(intl: IntlShape, { claimStatus, measuredFrom, fixAt }: FleetPoint, now: number): string {
  const from = claimStatus ? measuredFrom : fixAt;
  return from === null || from > now ? "" : duration(intl, (now - from) / 1000);
}

export const clusterLabel = (intl: IntlShape, { group, count }: FleetCluster): string =>
  group === "claims"
    ? intl.formatMessage(
        { id: "map.list.claimsTogether", defaultMessage: "{count, plural, one {# claim} other {# claims}} close together" },
        { count },
      )
    : intl.formatMessage(
        { id: "map.list.suppliersTogether", defaultMessage: "{count, plural, one {# supplier} other {# suppliers}} close together" },
        { count },
      );

export interface FeatureRowProps {
  row: InViewRow;
  now: number;
  urgent?: readonly Pick<UrgentPlace, "claimId">[];
}

export function FeatureRow({ row, now, urgent = [] }: FeatureRowProps) {
  const intl = useIntl();
  if (row.cluster) {
    const worst = worstOf(row.cluster);
    const { timings } = row.cluster;
    return (
      <>
        {worst ? <StatusGlyph timing={worst} size={16} /> : <StatusGlyph layer="MOBILE" size={16} />}
        <span className={styles.group}>
          {clusterLabel(intl, row.cluster)}
          {timings.critical ? (
            <b>
              <FormattedMessage
                id="map.list.criticalOfThem"
                defaultMessage="{count, plural, one {# critical} other {# critical}}"
                values={{ count: timings.critical }}
              />
              {urgent.length > 0 && (
                <i>
                  {intl.formatList(
                    urgent.map(({ claimId }) => shownClaimName(claimId)),
                    { type: "unit" },
                  )}
                </i>
              )}
            </b>
          ) : null}
        </span>
      </>
    );
  }
  return row.point.claimStatus ? <ClaimPointRow row={row} now={now} /> : <PointRow row={row} now={now} />;
}

interface PointRowProps {
  row: InViewRow & { point: FleetPoint };
  now: number;
}

/** Two lines once the claim is loaded, until then what the map knows about it. */
function ClaimPointRow({ row, now }: PointRowProps) {
  const intl = useIntl();
  const claim = useCompleteFragment(useClaimLines_claimFragment({ __typename: "Claim", id: row.point.id }));
  const goneLabel = row.gone && intl.formatMessage({ id: "map.list.gone", defaultMessage: "no longer in view" });
  return claim ? <ClaimLines claim={claim} gone={goneLabel} /> : <PointRow row={row} now={now} />;
}

function PointRow({ row: { point, gone }, now }: PointRowProps) {
  const intl = useIntl();
  return (
    <>
      <StatusGlyph {...glyphOf(point)} size={16} />
      <span className={styles.code}>{codeOf(point)}</span>
      <span className={styles.id} title={point.id}>
        {point.name}
      </span>
      <span className={styles.what}>
        {point.claimStatus && <ServiceIcon kind={point.kind} size={13} />}
        {point.riskType && <RiskIcon risk={point.riskType} size={13} spoken />}
        {point.claimStatus ? named(intl, "kind", point.kind) : statusNameOf(intl, point)}
      </span>
      {point.claimStatus && <OtherViewersChip claimId={point.id} />}
      <span className={styles.age}>
        {gone ? <FormattedMessage id="map.list.gone" defaultMessage="no longer in view" /> : ageOf(intl, point, now)}
      </span>
    </>
  );
}
