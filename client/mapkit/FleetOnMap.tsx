import { useEffect, useEffectEvent, useState } from "react";
import { useMap } from "react-map-gl/maplibre";
import type { Theme } from "../ui/theme/tokens";
import type { FleetRef } from "./fleet/FleetIndex";
import { FleetLayer } from "./fleet/FleetLayer";
import type { FleetStore } from "./fleet/FleetStore";
import type { FleetHit, FleetPress } from "./fleet/hitTest";
import type { LabelText } from "./fleet/labelText";
import { watchPointer } from "./fleet/pointer";

export interface FleetOnMapProps {
  store: FleetStore;
  theme: Theme;
  selected: FleetRef | null;
  hovered: FleetHit | null;
  paused: boolean;
  label: LabelText;
  onHover(hit: FleetHit | null): void;
  onPress(hit: FleetPress | null): void;
}

export function FleetOnMap({ store, theme, selected, hovered, paused, label, onHover, onPress }: FleetOnMapProps) {
  const map = useMap().current!.getMap();
  const [layer] = useState(() => new FleetLayer({ store, theme, label }));
  const hover = useEffectEvent(onHover);
  const press = useEffectEvent(onPress);

  useEffect(() => {
    layer.attach(map);
    const stop = watchPointer(map, store, { hover: (hit) => hover(hit), press: (hit) => press(hit) });
    return () => {
      stop();
      layer.detach();
    };
  }, [map, layer, store]);
  useEffect(() => layer.setTheme(theme), [layer, theme]);
  useEffect(() => layer.select(selected), [layer, selected]);
  useEffect(() => layer.hover(hovered), [layer, hovered]);
  useEffect(() => layer.setPaused(paused), [layer, paused]);
  return null;
}
