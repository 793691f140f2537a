import { useLocalStorage } from "@mantine/hooks";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { useRef, useState, type ReactNode } from "react";
import { defineMessages, FormattedMessage, useIntl } from "react-intl";
import { riskTypes, serviceKinds, type Stage, type Timing } from "../../../schema/rules/lists/claims";
import { named } from "../../i18n/named";
import { RiskIcon, ServiceIcon } from "../../mapkit/glyphs/KindIcon";
import type { FleetStore } from "../../mapkit/fleet/FleetStore";
import { StatusGlyph } from "../../mapkit/glyphs/StatusGlyph";
import { overlayAt } from "../../mapkit/overlays";
import { useIsExternal } from "../../session/useIsExternal";
import { permittedLayers } from "./permittedLayers";
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
  view: unknown;
}

/** Collapsed while it would cover markers, unless the user opened it in the current view. */
export function Legend({ store, view }: LegendProps) {
  const intl = useIntl();
  const isExternal = useIsExternal();
  const layers = permittedLayers();
  const section = useRef<HTMLElement>(null);
  const [isWanted, setWanted] = useLocalStorage({ key: "atalaya.legend", defaultValue: !isExternal, getInitialValueInEffect: false });
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
            {(Object.keys(stages) as (Stage & keyof typeof stages)[]).map((stage) => (
              <Sign key={stage} glyph={<StatusGlyph stage={stage} size={17} />}>
                {intl.formatMessage(stages[stage])}
              </Sign>
            ))}
          </ul>
          <ul>
            {(Object.keys(timings) as (Timing & keyof typeof timings)[]).map((timing) => (
              <Sign key={timing} glyph={<StatusGlyph timing={timing} size={15} />}>
                {intl.formatMessage(timings[timing])}
              </Sign>
            ))}
          </ul>
          <ul aria-label={intl.formatMessage({ id: "map.legend.kinds", defaultMessage: "Service types" })}>
            {serviceKinds.map((kind) => (
              <Sign key={kind} glyph={<Badge of="served" icon={<ServiceIcon kind={kind} size={12} />} />}>
                {named(intl, "kind", kind)}
              </Sign>
            ))}
          </ul>
          <ul aria-label={intl.formatMessage({ id: "map.legend.risks", defaultMessage: "Insured risks" })}>
            {riskTypes.map((risk) => (
              <Sign key={risk} glyph={<Badge of="insured" icon={<RiskIcon risk={risk} size={12} />} />}>
                {named(intl, "risk", risk)}
              </Sign>
            ))}
          </ul>
          <ul>
            {layers.includes("MOBILE") && (
              <>
                <Sign glyph={<StatusGlyph resourceStatus="MOBILE_FREE" size={17} />}>
                  <FormattedMessage id="map.legend.free" defaultMessage="Free" />
                </Sign>
                <Sign glyph={<StatusGlyph resourceStatus="MOBILE_OCCUPIED" size={17} />}>
                  <FormattedMessage id="map.legend.busy" defaultMessage="Busy" />
                </Sign>
                <Sign glyph={<StatusGlyph resourceStatus="MOBILE_DISCONNECTED" size={17} />}>
                  <FormattedMessage id="map.legend.disconnected" defaultMessage="Disconnected" />
                </Sign>
              </>
            )}
            {layers.includes("BASE") && (
              <Sign glyph={<StatusGlyph layer="BASE" size={17} />}>
                <FormattedMessage id="map.legend.base" defaultMessage="Base" />
              </Sign>
            )}
            {layers.includes("COLLABORATING") && (
              <Sign glyph={<StatusGlyph layer="COLLABORATING" size={17} />}>
                <FormattedMessage id="map.legend.network" defaultMessage="Network" />
              </Sign>
            )}
            <Sign glyph={<span className={styles.assigned} aria-hidden />}>
              <FormattedMessage id="map.legend.assigned" defaultMessage="Assigned" />
            </Sign>
            <Sign glyph={<span className={styles.estimated} aria-hidden />}>
              <FormattedMessage id="map.legend.estimated" defaultMessage="Straight-line estimate" />
            </Sign>
            <Sign glyph={<span className={styles.real} aria-hidden />}>
              <FormattedMessage id="map.legend.real" defaultMessage="Real route" />
            </Sign>
          </ul>
        </>
      )}
    </section>
  );
}

const Sign = ({ glyph, children }: { glyph: ReactNode; children: ReactNode }) => (
  <li>
    {glyph}
    {children}
  </li>
);

/** Badge below a claim's marker: a disc for the service, a square for the insured risk. */
const Badge = ({ of, icon }: { of: "served" | "insured"; icon: ReactNode }) => (
  <span className={styles.badge} data-of={of}>
    {icon}
  </span>
);
