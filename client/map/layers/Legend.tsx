import { useLocalStorage } from "@mantine/hooks";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { useRef, useState, type ReactNode } from "react";
import { defineMessages, FormattedMessage, useIntl } from "react-intl";
import { DAY_MS } from "../../../schema/rules/durations";
import { serviceKinds, type Stage, type Timing } from "../../../schema/rules/lists/claims";
import { named } from "../../i18n/named";
import { ServiceIcon } from "../../mapkit/glyphs/KindIcon";
import type { FleetStore } from "../../mapkit/fleet/FleetStore";
import { StatusGlyph } from "../../mapkit/glyphs/StatusGlyph";
import { badgesFromZoom } from "../../mapkit/camera";
import type { Settled } from "../../mapkit/MapController";
import { overlayAt } from "../../mapkit/overlays";
import type { ClaimRouteLines } from "../../mapkit/RoutesOnMap";
import { useIsExternal } from "../../session/useIsExternal";
import { type SignKey, useSignsInView } from "./signsInView";
import { readStoredText, writeStoredText } from "../../store/storedJson";
import { useHidesSigns } from "./useHidesSigns";
import iconButton from "../../ui/iconButton.module.css";
import styles from "./Legend.module.css";

const stages = defineMessages({
  noSupplier: { id: "map.legend.noSupplier", defaultMessage: "Unassigned" },
  pendingArrival: { id: "map.legend.pendingArrival", defaultMessage: "En route" },
  onSite: { id: "map.legend.onSite", defaultMessage: "On site" },
  managed: { id: "map.legend.managed", defaultMessage: "Managed" },
  scheduled: { id: "map.legend.scheduled", defaultMessage: "Scheduled" },
});

const timings = defineMessages({
  critical: { id: "map.legend.critical", defaultMessage: "Critical !" },
  late: { id: "map.legend.late", defaultMessage: "Late +" },
  onTime: { id: "map.legend.onTime", defaultMessage: "On time" },
  early: { id: "map.legend.early", defaultMessage: "Early" },
  managed: { id: "map.legend.managed", defaultMessage: "Managed" },
  waiting: { id: "map.legend.waiting", defaultMessage: "Waiting" },
});

export interface LegendProps {
  store: FleetStore;
  view: Settled | null;
  routes: ClaimRouteLines | null;
}

const FIRST_USE_KEY = "atalaya.legend.firstUse";

function isFirstDay(): boolean {
  const firstUse = Number(readStoredText("localStorage", FIRST_USE_KEY)) || Date.now();
  writeStoredText("localStorage", FIRST_USE_KEY, `${firstUse}`);
  return Date.now() - firstUse < DAY_MS;
}

/**
 * Explains the signs that are on the map. Open on the first day, then as the user left it; collapsed while it would cover markers, unless
 * the user opened it in the current view.
 */
export function Legend({ store, view, routes }: LegendProps) {
  const intl = useIntl();
  const isExternal = useIsExternal();
  const signs = useSignsInView(store, view);
  const [isOpenAtFirst] = useState(() => !isExternal && isFirstDay());
  const section = useRef<HTMLElement>(null);
  const [isWanted, setWanted] = useLocalStorage({ key: "atalaya.legend", defaultValue: isOpenAtFirst, getInitialValueInEffect: false });
  const [openedIn, setOpenedIn] = useState<unknown>(null);
  const hidesSigns = useHidesSigns(store, view, section);
  const open = isWanted && (!hidesSigns || (view !== null && openedIn === view));
  const setOpen = (on: boolean): void => {
    setWanted(on);
    setOpenedIn(on ? view : null);
  };
  const Chevron = open ? IconChevronDown : IconChevronUp;
  const toggle = open
    ? intl.formatMessage({ id: "map.legend.collapse", defaultMessage: "Hide legend" })
    : intl.formatMessage({ id: "map.legend.expand", defaultMessage: "Show legend" });
  return (
    <section ref={section} className={styles.legend} {...overlayAt("bottom")} aria-labelledby="legend-title">
      <header>
        <h3 id="legend-title">
          <FormattedMessage id="map.legend.title" defaultMessage="Legend" />
        </h3>
        {open && (
          <span>
            <FormattedMessage id="map.legend.rule" defaultMessage="shape = stage, colour = timing" />
          </span>
        )}
        <button
          type="button"
          className={iconButton.button}
          aria-label={toggle}
          title={toggle}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <Chevron size={16} stroke={1.75} />
        </button>
      </header>
      {open && (
        <>
          <ul>
            {(Object.keys(stages) as (Stage & keyof typeof stages)[])
              .filter((stage) => signs.has(`stage ${stage}`))
              .map((stage) => (
                <Sign key={stage} glyph={<StatusGlyph stage={stage} size={17} />}>
                  {intl.formatMessage(stages[stage])}
                </Sign>
              ))}
            {(Object.keys(timings) as (Timing & keyof typeof timings)[])
              .filter((timing) => signs.has(`timing ${timing}`))
              .map((timing) => (
                <Sign key={`timing ${timing}`} glyph={<StatusGlyph timing={timing} size={15} />}>
                  {intl.formatMessage(timings[timing])}
                </Sign>
              ))}
          </ul>
          <ul>
            <Suppliers signs={signs} />
            <Routes routes={routes} />
          </ul>
          {view !== null && view.camera.zoom >= badgesFromZoom && (
            <ul aria-label={intl.formatMessage({ id: "map.legend.kinds", defaultMessage: "Service types" })}>
              {serviceKinds
                .filter((kind) => signs.has(`kind ${kind}`))
                .map((kind) => (
                  <Sign key={kind} glyph={<Badge icon={<ServiceIcon kind={kind} size={12} />} />}>
                    {named(intl, "kind", kind)}
                  </Sign>
                ))}
            </ul>
          )}
        </>
      )}
    </section>
  );
}

function Suppliers({ signs }: { signs: ReadonlySet<SignKey> }) {
  return (
    <>
      {signs.has("resource MOBILE_FREE") && (
        <Sign glyph={<StatusGlyph resourceStatus="MOBILE_FREE" size={17} />}>
          <FormattedMessage id="map.legend.free" defaultMessage="Free" />
        </Sign>
      )}
      {signs.has("resource MOBILE_OCCUPIED") && (
        <Sign glyph={<StatusGlyph resourceStatus="MOBILE_OCCUPIED" size={17} />}>
          <FormattedMessage id="map.legend.busy" defaultMessage="Busy" />
        </Sign>
      )}
      {(signs.has("resource MOBILE_DISCONNECTED") || signs.has("resource MOBILE_NO_LOCATION")) && (
        <Sign glyph={<StatusGlyph resourceStatus="MOBILE_DISCONNECTED" size={17} />}>
          <FormattedMessage id="map.legend.disconnected" defaultMessage="Disconnected" />
        </Sign>
      )}
      {signs.has("layer BASE") && (
        <Sign glyph={<StatusGlyph layer="BASE" size={17} />}>
          <FormattedMessage id="map.legend.base" defaultMessage="Base" />
        </Sign>
      )}
      {signs.has("layer COLLABORATING") && (
        <Sign glyph={<StatusGlyph layer="COLLABORATING" size={17} />}>
          <FormattedMessage id="map.legend.network" defaultMessage="Network" />
        </Sign>
      )}
    </>
  );
}

function Routes({ routes }: { routes: ClaimRouteLines | null }) {
  if (!routes) return null;
  const isAssigned = routes.done.length > 1 || routes.pending.length > 1;
  return (
    <>
      {isAssigned && !routes.estimated && (
        <Sign glyph={<span className={styles.assigned} aria-hidden />}>
          <FormattedMessage id="map.legend.assigned" defaultMessage="Assigned" />
        </Sign>
      )}
      {isAssigned && routes.estimated && (
        <Sign glyph={<span className={styles.estimated} aria-hidden />}>
          <FormattedMessage id="map.legend.estimated" defaultMessage="Straight-line estimate" />
        </Sign>
      )}
      {routes.real.length > 1 && (
        <Sign glyph={<span className={styles.real} aria-hidden />}>
          <FormattedMessage id="map.legend.real" defaultMessage="Real route" />
        </Sign>
      )}
    </>
  );
}

const Sign = ({ glyph, children }: { glyph: ReactNode; children: ReactNode }) => (
  <li>
    {glyph}
    {children}
  </li>
);

const Badge = ({ icon }: { icon: ReactNode }) => <span className={styles.badge}>{icon}</span>;
