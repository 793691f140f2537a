// What of the map screen a configuration holds beside the address: panels that are folded, and the traffic.
import { useEffect, useEffectEvent } from "react";
import { MapPanel } from "../../../schema/rules/map/configurations";
import { observable } from "../../store/observable";

export type ScreenPart = MapPanel | "TRAFFIC";

export interface ScreenState {
  foldedPanels: MapPanel[];
  traffic: boolean;
}

/** Each part as it said itself last: a panel that is folded, traffic that is shown. One inside of a folded panel says nothing. */
const parts = observable<Readonly<Partial<Record<ScreenPart, boolean>>>>({});
/** As a configuration wants them to be. Each part takes its own, one that is not there yet as soon as it comes. */
const wanted = observable<Readonly<Partial<Record<ScreenPart, boolean>>>>({});

const mapPanels = Object.keys(MapPanel) as MapPanel[];

export const screenParts = parts;
export const screenStateOf = (said: ReturnType<typeof parts.get>): ScreenState => ({
  foldedPanels: mapPanels.filter((panel) => said[panel]),
  traffic: said.TRAFFIC === true,
});

export const requestScreenState = ({ foldedPanels, traffic }: ScreenState): void =>
  wanted.set({ ...Object.fromEntries(mapPanels.map((panel) => [panel, foldedPanels.includes(panel)])), TRAFFIC: traffic });

/** For a part of the screen: says whether it is folded, or shown, and becomes so when a configuration is opened. */
export function useScreenPart(part: ScreenPart, value: boolean, change: (value: boolean) => void): void {
  const take = useEffectEvent((): void => {
    const { [part]: asked, ...others } = wanted.get();
    if (asked === undefined) return;
    wanted.set(others);
    if (asked !== value) change(asked);
  });
  useEffect(() => {
    take();
    return wanted.subscribe(() => take());
  }, []);
  useEffect(() => parts.set({ ...parts.get(), [part]: value }), [part, value]);
}
