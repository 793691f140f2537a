// State of the map screen that a configuration stores in addition to the address: collapsed panels and traffic.
import { useEffect, useEffectEvent } from "react";
import { MapPanel } from "../../../schema/rules/map/configurations";
import { observable } from "../../store/observable";
import { writeStoredText } from "../../store/storedJson";

export type ScreenPart = MapPanel | "TRAFFIC";

export interface ScreenState {
  foldedPanels: MapPanel[];
  traffic: boolean;
}

/** Last reported state of each part: true for a collapsed panel or visible traffic. Parts inside a collapsed panel are absent. */
const parts = observable<Readonly<Partial<Record<ScreenPart, boolean>>>>({});
const requestedParts = observable<Readonly<Partial<Record<ScreenPart, boolean>>>>({});

export const foldedKey = (panel: "configuration" | "tracking"): string => `atalaya.map.${panel}.hidden`;
/** The panel stays open until the page is loaded again. */
export const foldConfigurationNextTime = (): void => writeStoredText("localStorage", foldedKey("configuration"), "1");

export const mapPanels = Object.keys(MapPanel) as MapPanel[];

export const screenParts = parts;
export const screenStateOf = (states: ReturnType<typeof parts.get>): ScreenState => ({
  foldedPanels: mapPanels.filter((panel) => states[panel]),
  traffic: states.TRAFFIC === true,
});

export const requestScreenState = ({ foldedPanels, traffic }: ScreenState): void =>
  requestedParts.set({ ...Object.fromEntries(mapPanels.map((panel) => [panel, foldedPanels.includes(panel)])), TRAFFIC: traffic });

export function useScreenPart(part: ScreenPart, value: boolean, change: (value: boolean) => void): void {
  const take = useEffectEvent((): void => {
    const { [part]: wantedValue, ...otherParts } = requestedParts.get();
    if (wantedValue === undefined) return;
    requestedParts.set(otherParts);
    if (wantedValue !== value) change(wantedValue);
  });
  useEffect(() => {
    take();
    return requestedParts.subscribe(() => take());
  }, []);
  useEffect(() => parts.set({ ...parts.get(), [part]: value }), [part, value]);
}
