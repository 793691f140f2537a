import { useState } from "react";
import { useIntl, type IntlShape } from "react-intl";
import type { Observable } from "../../store/observable";
import { serverNow } from "../../store/serverClock";
import type { FleetStore } from "../../mapkit/fleet/FleetStore";
import type { FleetHit } from "../../mapkit/fleet/hitTest";
import { ageOf, clusterLabel, codeOf, statusNameOf } from "../list/FeatureRow";
import { rowsInView } from "../list/inView";
import { sameRef } from "../address/mapAddress";

/** Steps through the markers in view by keyboard, in list order. `announcement` is the text for screen readers. */
export function useKeyboardNavigation(
  store: FleetStore,
  pointed: Observable<FleetHit | null>,
): { announcement: string; step(by: 1 | -1): void } {
  const intl = useIntl();
  const [announcement, setSaid] = useState("");
  return {
    announcement,
    step(by) {
      const hits = (["claims", "suppliers"] as const).flatMap((group) =>
        rowsInView(store, group).map((row): FleetHit => (row.cluster ? { cluster: row.cluster } : { point: { group, id: row.point.id } })),
      );
      if (!hits.length) return;
      const before = pointed.get();
      const at = before ? hits.findIndex((hit) => isSame(hit, before)) : -1;
      const hit = hits[at < 0 ? (by > 0 ? 0 : hits.length - 1) : (at + by + hits.length) % hits.length]!;
      pointed.set(hit);
      setSaid(describeHit(intl, store, hit));
    },
  };
}

const isSame = (a: FleetHit, b: FleetHit): boolean =>
  "point" in a ? "point" in b && sameRef(a.point, b.point) : "cluster" in b && a.cluster === b.cluster;

function describeHit(intl: IntlShape, store: FleetStore, hit: FleetHit): string {
  if ("cluster" in hit) return clusterLabel(intl, hit.cluster);
  const point = store.byId(hit.point.id, hit.point.group);
  return point ? [point.name, codeOf(point), statusNameOf(intl, point), ageOf(intl, point, serverNow())].filter(Boolean).join(", ") : "";
}
