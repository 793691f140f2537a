import type { FrameTotals } from "../../../schema/rules/map/frames";
import { FilterPanel } from "../../filters/FilterPanel";
import type { PermittedAddress } from "../address/usePermittedAddress";
import type { TrackingTabs } from "../address/useTrackingTab";
import { FavouriteRow } from "../favourites/FavouriteRow";
import { ConfigurationPanel } from "./ConfigurationPanel";
import { permittedLayers } from "./permittedLayers";
import type { TrafficSwitchProps } from "./TrafficSwitch";

export interface ConfigurationProps {
  user: string;
  state: PermittedAddress;
  totals: FrameTotals | null;
  tab: TrackingTabs;
  traffic: TrafficSwitchProps;
  onBuiltIn: (() => void) | null;
  onCollapse(): void;
}

export function Configuration({ user, state, totals, tab, traffic, onBuiltIn, onCollapse }: ConfigurationProps) {
  const { address, change } = state;
  return (
    <ConfigurationPanel
      totals={totals}
      permitted={permittedLayers()}
      on={address.layers}
      onChange={(layers) => change((now) => ({ ...now, layers }))}
      withoutPosition={address.withoutPosition}
      onWithoutPosition={
        state.canListWithoutPosition
          ? (withoutPosition) =>
              change((now) => ({
                ...now,
                withoutPosition,
                needsMe: now.needsMe && null,
                ...(withoutPosition && { shown: null, section: null }),
              }))
          : null
      }
      traffic={traffic}
      favourites={onBuiltIn && <FavouriteRow user={user} address={address} tab={tab.shown} onBuiltIn={onBuiltIn} />}
      filters={(layers) => (
        <FilterPanel narrowed="map" filter={address.filter} onApply={(filter) => change((now) => ({ ...now, filter }), "push")}>
          {layers}
        </FilterPanel>
      )}
      onCollapse={onCollapse}
    />
  );
}
