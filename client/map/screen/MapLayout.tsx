import { IconLayoutSidebarLeftExpand, IconLayoutSidebarRightExpand } from "@tabler/icons-react";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { Group, Panel, Separator } from "react-resizable-panels";
import { overlayAt } from "../../mapkit/overlays";
import { pageCatalogue } from "../../pages";
import { useShortcuts } from "../../ui/shortcuts";
import { useWindowSize } from "../../ui/windowSize";
import { PaneSwitch } from "./PaneSwitch";
import styles from "./MapLayout.module.css";
import { useSidePanel } from "./useSidePanel";

export interface MapLayoutProps {
  configuration(collapse: () => void): ReactNode;
  map(overlay: ReactNode): ReactNode;
  corner: ReactNode;
  tracking: ReactNode;
  /** A change to a non-null value opens the tracking panel. */
  revealKey: string | null;
  mapWanted: boolean;
  /** Brings the tracking panel back from its separate window; `null` if it is in this window. */
  trackingElsewhere: (() => void) | null;
}

/**
 * Resizable panels next to the map, with stored sizes. On narrow screens, the configuration overlays the map; on small ones, map and
 * tracking alternate.
 */
export function MapLayout({ configuration, map, corner, tracking, revealKey: wanted, mapWanted, trackingElsewhere }: MapLayoutProps) {
  const intl = useIntl();
  const size = useWindowSize("narrow") ? "narrow" : "wide";
  const isOverlaid = useWindowSize("overlaid");
  const isSingle = useWindowSize("single") && !trackingElsewhere;
  const left = useSidePanel("configuration", size, isOverlaid ? "hidden" : null);
  const right = useSidePanel("tracking", size, trackingElsewhere ? "hidden" : isSingle ? "shown" : null);

  useEffect(() => () => standBeside(0), []);
  const reveal = useEffectEvent(() => !trackingElsewhere && right.show(true));
  useEffect(() => {
    if (wanted !== null) reveal();
  }, [wanted]);
  const revealMap = useEffectEvent(() => isSingle && right.show(false));
  useEffect(() => {
    if (mapWanted) revealMap();
  }, [mapWanted]);
  const isMapCovered = isSingle && right.shown;
  const wasMapCovered = useRef(isMapCovered);
  useLayoutEffect(() => {
    // Moves the focus from the covered map to the list before the browser drops it.
    if (isMapCovered && !wasMapCovered.current && document.getElementById("map-screen")?.contains(document.activeElement))
      document.getElementById("map-list")?.focus();
    wasMapCovered.current = isMapCovered;
  }, [isMapCovered]);

  const texts = {
    expandLeft: intl.formatMessage({ id: "map.configuration.expand", defaultMessage: "Show configuration" }),
    expandRight: trackingElsewhere
      ? intl.formatMessage({ id: "map.window.bringBack", defaultMessage: "Return the tracking panel from its window" })
      : intl.formatMessage({ id: "map.tracking.expand", defaultMessage: "Show tracking panel" }),
  };
  useShortcuts([
    {
      keys: "[",
      label: intl.formatMessage({ id: "keys.configuration", defaultMessage: "Show or hide the configuration" }),
      key: "[",
      press: () => left.show(!left.shown),
    },
    {
      keys: "]",
      label: intl.formatMessage({ id: "keys.tracking", defaultMessage: "Show or hide the tracking panel" }),
      key: "]",
      press: trackingElsewhere ?? (() => right.show(!right.shown)),
    },
  ]);

  const overlay = (
    <>
      {isOverlaid && left.shown && (
        <div className={styles.over} {...overlayAt("left")}>
          {configuration(() => left.show(false))}
        </div>
      )}
      {!left.shown && (
        <div className={styles.start}>
          <button type="button" aria-label={texts.expandLeft} title={`${texts.expandLeft} ([)`} onClick={() => left.show(true)}>
            <IconLayoutSidebarLeftExpand size={16} stroke={1.75} />
          </button>
        </div>
      )}
      <div className={styles.end} {...overlayAt("top")}>
        {corner}
        {(trackingElsewhere || !right.shown) && !isSingle && (
          <button
            type="button"
            aria-label={texts.expandRight}
            title={`${texts.expandRight} (])`}
            onClick={trackingElsewhere ?? (() => right.show(true))}
          >
            <IconLayoutSidebarRightExpand size={16} stroke={1.75} />
          </button>
        )}
      </div>
    </>
  );
  return (
    <main className={styles.screen}>
      <h1 className="spoken">{pageCatalogue.map.title}</h1>
      <Group id="map-screen" orientation="horizontal" className={isSingle ? styles.single : undefined} inert={isMapCovered}>
        <Panel id="configuration" {...left.panel} minSize={240} maxSize={420} collapsible groupResizeBehavior="preserve-pixel-size">
          {left.isBeside && configuration(() => left.show(false))}
        </Panel>
        <Separator
          className={styles.line!}
          disabled={!left.isBeside}
          aria-label={intl.formatMessage({ id: "map.configuration.separator", defaultMessage: "Configuration width" })}
        />
        <Panel id="map" minSize={280}>
          {map(overlay)}
        </Panel>
        <Separator
          className={styles.line!}
          disabled={!right.isBeside}
          aria-label={intl.formatMessage({ id: "map.tracking.width", defaultMessage: "Tracking panel width" })}
        />
        <Panel
          id="tracking-panel"
          {...right.panel}
          onResize={(now, id, before) => {
            right.panel.onResize(now, id, before);
            standBeside(now.inPixels);
          }}
          minSize={340}
          maxSize={640}
          collapsible
          groupResizeBehavior="preserve-pixel-size"
        >
          {right.isBeside && tracking}
        </Panel>
      </Group>
      {isMapCovered && <div className={styles.pane}>{tracking}</div>}
      {isSingle && <PaneSwitch trackingShown={right.shown} showTracking={right.show} />}
    </main>
  );
}

/** Offset of toasts and dialogs for a panel of this width in CSS pixels; 0 if it is absent or covers the screen. */
function standBeside(width: number): void {
  const { style } = document.documentElement;
  if (width > 0) style.setProperty("--toasts-right", `${Math.round(width) + 12}px`);
  else style.removeProperty("--toasts-right");
}
