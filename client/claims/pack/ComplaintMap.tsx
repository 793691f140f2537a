import { useMemo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { decodePolyline } from "../../../schema/rules/geo/polyline";
import { MapPicture, type MapPictureProps } from "../../mapkit/picture/MapPicture";
import type { ComplaintPackQuery } from "../../gql/graphql";
import styles from "./ComplaintPack.module.css";

export type PackedClaim = NonNullable<ComplaintPackQuery["claim"]>;

export function ComplaintMap({ claim: { position, supplier, routes } }: { claim: Pick<PackedClaim, "position" | "supplier" | "routes"> }) {
  const intl = useIntl();
  const lines = useMemo(
    (): MapPictureProps["lines"] =>
      (
        [
          ["assigned", routes?.precalculated],
          ["driven", routes?.real],
        ] as const
      ).flatMap(([form, part]) => (part ? [{ form, path: decodePolyline(part.path) }] : [])),
    [routes],
  );
  const marks = useMemo(
    (): MapPictureProps["marks"] => [
      ...(position ? [{ letter: "A", place: [position.lon, position.lat] as const }] : []),
      ...(supplier?.position ? [{ letter: "B", place: [supplier.position.lon, supplier.position.lat] as const }] : []),
    ],
    [position, supplier],
  );
  return (
    <figure className={styles.map}>
      <MapPicture
        label={intl.formatMessage({ id: "pack.mapOf", defaultMessage: "Map of the claim and its routes" })}
        lines={lines}
        marks={marks}
      />
      <figcaption className={styles.quiet}>
        <FormattedMessage
          id="pack.legend"
          defaultMessage="A: claim. B: last position of the supplier. Line: assigned route. Dots: driven route."
        />
      </figcaption>
    </figure>
  );
}
