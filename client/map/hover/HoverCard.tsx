import { FormattedMessage, useIntl } from "react-intl";
import { timings } from "../../../schema/rules/lists/claims";
import type { FleetStore } from "../../mapkit/fleet/FleetStore";
import type { FleetHit } from "../../mapkit/fleet/hitTest";
import { mercatorX, mercatorY } from "../../mapkit/fleet/mercator";
import { StatusGlyph } from "../../mapkit/glyphs/StatusGlyph";
import { serverNow } from "../../store/serverClock";
import { OtherViewersChip } from "../../entity/presence/OtherViewers";
import { ageOf, codeOf, FeatureRow, glyphOf, statusNameOf } from "../list/FeatureRow";
import styles from "./HoverCard.module.css";
import { HoveredClaim } from "./HoveredClaim";

export function HoverCard({ store, hit }: { store: FleetStore; hit: FleetHit }) {
  const intl = useIntl();
  const point = "point" in hit ? store.byId(hit.point.id, hit.point.group) : null;
  const place = "cluster" in hit ? hit.cluster : point && { x: mercatorX(point.lon), y: mercatorY(point.lat) };
  if (!place || !store.camera.isInView(place.x, place.y)) return null;
  const { x, y, width, height } = store.camera;
  // Placed on the side of the marker with enough space, in a small window on the larger side.
  const [left, below] = [x > Math.max(width - 320, width / 2), y < height / 2];
  return (
    <div
      className={styles.card}
      aria-hidden
      style={{
        ...(left ? { right: width - x + 16 } : { left: x + 16 }),
        ...(below ? { top: y + 14 } : { bottom: height - y + 14 }),
      }}
    >
      {point ? (
        <>
          <b>{point.name}</b>
          <span>
            <StatusGlyph {...glyphOf(point)} size={14} /> {codeOf(point)} {statusNameOf(intl, point)}
            {point.claimStatus && <OtherViewersChip claimId={point.id} />}
          </span>
          {!point.claimStatus && ageOf(intl, point, serverNow()) && (
            <span>
              <FormattedMessage
                id="map.hover.positionAge"
                defaultMessage="position {age} old"
                values={{ age: ageOf(intl, point, serverNow()) }}
              />
            </span>
          )}
          {point.claimStatus && <HoveredClaim id={point.id} />}
        </>
      ) : (
        "cluster" in hit && (
          <>
            <span className={styles.row}>
              <FeatureRow row={{ key: "", cluster: hit.cluster }} now={0} />
            </span>
            <span className={styles.row}>
              {timings.map((timing) => {
                const count = hit.cluster.timings[timing];
                return count ? (
                  <span key={timing} className={styles.share}>
                    <StatusGlyph timing={timing} size={12} />
                    {intl.formatNumber(count)}
                  </span>
                ) : null;
              })}
            </span>
          </>
        )
      )}
    </div>
  );
}
