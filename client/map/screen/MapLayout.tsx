import { IconLayoutSidebarLeftExpand, IconLayoutSidebarRightExpand } from "@tabler/icons-react";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { Group, Panel, Separator } from "react-resizable-panels";
import { overlayAt } from "../../mapkit/overlays";
import { useShortcuts } from "../../ui/shortcuts";
import { useWindowSize } from "../../ui/windowSize";
import { PaneSwitch } from "./PaneSwitch";
import styles from "./MapLayout.module.css";
import { useSidePanel } from "./useSidePanel";

export interface MapLayoutProps {
  configuration(collapse: () => void): ReactNode;
  /** The map; `overlay` is to lie on it. */
  map(overlay: ReactNode): ReactNode;
  /** What stands on the map beside its own buttons. */
  corner: ReactNode;
  tracking: ReactNode;
  /** Each time this is another, and not null, the tracking panel is to be seen. */
  revealKey: string | null;
  /** Something on the map waits for a choice: a small window shows the map. */
  mapWanted: boolean;
  /** The tracking panel is in a window of its own: brings it back; null: it is here. */
  trackingElsewhere: (() => void) | null;
}

/**
 * Configuration, map, tracking side by side; the lines between them can be dragged, and stay where they are put. Where there is no room for
 * that the configuration lies over the map, and in a small window one sees either the map or the tracking panel.
 */
export function MapLayout({ configuration, map, corner, tracking, revealKey: wanted, mapWanted, trackingElsewhere }: MapLayoutProps) {
  const intl = useIntl();
  const size = useWindowSize("narrow") ? "narrow" : "wide";
  const isOverlaid = useWindowSize("overlaid");
  const isSingle = useWindowSize("single") && !trackingElsewhere;
  const left = useSidePanel("configuration", size, isOverlaid ? "hidden" : null);
  const right = useSidePanel("tracking", size, trackingElsewhere ? "hidden" : isSingle ? "shown" : null);

  // Toasts stand beside the tracking panel, not on it.
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
    // The keyboard was on the map, which has none while it is covered: before the browser takes it away.
    if (isMapCovered && !wasMapCovered.current && document.getElementById("map-screen")?.contains(document.activeElement))
      document.getElementById("map-list")?.focus();
    wasMapCovered.current = isMapCovered;
  }, [isMapCovered]);

  const texts = {
    expandLeft: intl.formatMessage({ id: "map.configuration.expand", defaultMessage: "Show the configuration" }),
    expandRight: trackingElsewhere
      ? intl.formatMessage({ id: "map.window.bringBack", defaultMessage: "Bring the tracking panel back from its window" })
      : intl.formatMessage({ id: "map.tracking.expand", defaultMessage: "Show the tracking panel" }),
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
      <Group id="map-screen" orientation="horizontal" className={isSingle ? styles.single : undefined} inert={isMapCovered}>
        <Panel id="configuration" {...left.panel} minSize={240} maxSize={420} collapsible groupResizeBehavior="preserve-pixel-size">
          {left.isBeside && configuration(() => left.show(false))}
        </Panel>
        <Separator
          className={styles.line!}
          disabled={!left.isBeside}
          aria-label={intl.formatMessage({ id: "map.configuration.separator", defaultMessage: "Width of the configuration" })}
        />
        <Panel id="map" minSize={280}>
          {map(overlay)}
        </Panel>
        <Separator
          className={styles.line!}
          disabled={!right.isBeside}
          aria-label={intl.formatMessage({ id: "map.tracking.width", defaultMessage: "Width of the tracking panel" })}
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

/** Toasts and dialogs stand beside a panel of this width, CSS pixels; 0: there is none, or it covers the screen. */
function standBeside(width: number): void {
  const { style } = document.documentElement;
  if (width > 0) style.setProperty("--toasts-right", `${Math.round(width) + 12}px`);
  else style.removeProperty("--toasts-right");
}
