import { useMediaQuery } from "@mantine/hooks";
import { IconLayoutSidebarLeftExpand, IconLayoutSidebarRightExpand } from "@tabler/icons-react";
import { useEffect, useEffectEvent, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { Group, Panel, Separator } from "react-resizable-panels";
import { overlayAt } from "../../mapkit/overlays";
import { useShortcuts } from "../../ui/shortcuts";
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
}

const narrowQuery = "(max-width: 1500px)";
/** Here the configuration lies over the map instead of beside it. */
const overlayQuery = "(max-width: 1199px)";
const atOnce = { getInitialValueInEffect: false };

/** Configuration, map, tracking side by side; the lines between them can be dragged, and stay where they are put. */
export function MapLayout({ configuration, map, corner, tracking, revealKey: wanted }: MapLayoutProps) {
  const intl = useIntl();
  const size = useMediaQuery(narrowQuery, undefined, atOnce) ? "narrow" : "wide";
  const isOverlay = useMediaQuery(overlayQuery, undefined, atOnce) ?? false;
  const left = useSidePanel("configuration", size, isOverlay);
  const right = useSidePanel("tracking", size);

  // Toasts stand beside the tracking panel, not on it.
  useEffect(() => () => void document.documentElement.style.removeProperty("--toasts-right"), []);
  const reveal = useEffectEvent(() => right.show(true));
  useEffect(() => {
    if (wanted !== null) reveal();
  }, [wanted]);

  const texts = {
    expandLeft: intl.formatMessage({ id: "map.configuration.expand", defaultMessage: "Show the configuration" }),
    expandRight: intl.formatMessage({ id: "map.tracking.expand", defaultMessage: "Show the tracking panel" }),
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
      press: () => right.show(!right.shown),
    },
  ]);

  const overlay = (
    <>
      {isOverlay && left.shown && (
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
        {!right.shown && (
          <button type="button" aria-label={texts.expandRight} title={`${texts.expandRight} (])`} onClick={() => right.show(true)}>
            <IconLayoutSidebarRightExpand size={16} stroke={1.75} />
          </button>
        )}
      </div>
    </>
  );
  return (
    <main className={styles.screen}>
      <Group id="map-screen" orientation="horizontal">
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
            document.documentElement.style.setProperty("--toasts-right", `${Math.round(now.inPixels) + 12}px`);
          }}
          minSize={340}
          maxSize={640}
          collapsible
          groupResizeBehavior="preserve-pixel-size"
        >
          {right.isBeside && tracking}
        </Panel>
      </Group>
    </main>
  );
}
