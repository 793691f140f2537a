import { useEffect, useEffectEvent, useState } from "react";
import { SECOND_MS } from "../../../schema/rules/durations";
import { claimStatuses, type ServiceKind, type Stage, type Timing, timings } from "../../../schema/rules/lists/claims";
import type { MapLayer } from "../../../schema/rules/lists/mapLayers";
import type { ResourceStatus } from "../../../schema/rules/lists/suppliers";
import type { FleetStore } from "../../mapkit/fleet/FleetStore";

export type SignKey = `stage ${Stage}` | `timing ${Timing}` | `kind ${ServiceKind}` | `resource ${ResourceStatus}` | `layer ${MapLayer}`;

/** Returns the kinds of signs on the visible part of the map. A cluster shows only the timings of its claims. */
export function signsInView(store: FleetStore): Set<SignKey> {
  const { camera, clusters, points, movement } = store;
  const now = store.now();
  const signs = new Set<SignKey>();
  for (let slot = 0; slot < points.count; slot++) {
    if (!camera.isInView(movement.shownX(slot, now), movement.shownY(slot, now))) continue;
    const { layer, claimStatus, resourceStatus, kind } = store.pointAt(slot);
    signs.add(`layer ${layer}`);
    if (resourceStatus) signs.add(`resource ${resourceStatus}`);
    if (!claimStatus) continue;
    signs.add(`kind ${kind}`);
    signs.add(`stage ${claimStatuses[claimStatus].stage}`);
    signs.add(`timing ${claimStatuses[claimStatus].timing}`);
  }
  for (const cluster of clusters) {
    if (!camera.isInView(cluster.x, cluster.y, cluster.radius)) continue;
    for (const timing of timings) if (cluster.timings[timing]) signs.add(`timing ${timing}`);
  }
  return signs;
}

/** Kinds of signs on the map since it last moved: a kind that disappears stays until then, so that the legend does not flicker. */
export function useSignsInView(store: FleetStore, view: unknown): ReadonlySet<SignKey> {
  const [signsOfView, setSignsOfView] = useState(() => ({ view, signs: signsInView(store) }));
  if (signsOfView.view !== view) setSignsOfView({ view, signs: signsInView(store) });
  const add = useEffectEvent(() => {
    const signs = new Set([...signsOfView.signs, ...signsInView(store)]);
    if (signs.size > signsOfView.signs.size) setSignsOfView({ view, signs });
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      timer = undefined;
      add();
    };
    const stop = store.onChange(() => void (timer ??= setTimeout(look, SECOND_MS)));
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [store]);
  return signsOfView.signs;
}
