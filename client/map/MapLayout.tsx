import { useMediaQuery } from "@mantine/hooks";
import { IconLayoutSidebarLeftExpand } from "@tabler/icons-react";
import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { Group, Panel, Separator, usePanelRef } from "react-resizable-panels";
import { useRemembered } from "./remembered";
import styles from "./MapLayout.module.css";

export interface MapLayoutProps {
  configuration(collapse: () => void): ReactNode;
  /** The map; `overlay` is to lie on it. */
  map(overlay: ReactNode): ReactNode;
  tracking: ReactNode;
}

/** Usual widths of the two panels, CSS pixels. */
const usual = { wide: { configuration: 296, tracking: 440 }, narrow: { configuration: 252, tracking: 380 } };
const narrowQuery = "(max-width: 1500px)";
/** Here the configuration lies over the map instead of beside it. */
const overlayQuery = "(max-width: 1199px)";

/** Configuration, map, tracking side by side; the lines between them can be dragged, and stay where they are put. */
export function MapLayout({ configuration, map, tracking }: MapLayoutProps) {
  const intl = useIntl();
  const narrow = useMediaQuery(narrowQuery, undefined, { getInitialValueInEffect: false }) ?? false;
  const over = useMediaQuery(overlayQuery, undefined, { getInitialValueInEffect: false }) ?? false;
  const size = narrow ? "narrow" : "wide";
  const [configurationWidth, rememberConfiguration] = useRemembered(`atalaya.map.configuration.${size}`, usual[size].configuration);
  const [trackingWidth, rememberTracking] = useRemembered(`atalaya.map.tracking.${size}`, usual[size].tracking);
  const [hidden, rememberHidden] = useRemembered("atalaya.map.configuration.hidden", 0);
  const [shown, setShown] = useState(hidden === 0 && !over);
  const left = usePanelRef();
  const right = usePanelRef();
  const beside = shown && !over;

  // Another width of the window has its own widths.
  const resize = useEffectEvent(() => {
    right.current?.resize(Number(localStorage.getItem(`atalaya.map.tracking.${size}`)) || usual[size].tracking);
    if (beside) left.current?.resize(Number(localStorage.getItem(`atalaya.map.configuration.${size}`)) || usual[size].configuration);
  });
  useEffect(() => resize(), [size]);
  useEffect(() => {
    if (beside) left.current?.expand();
    else left.current?.collapse();
  }, [beside, left]);

  // Toasts stand beside the tracking panel, not on it.
  useEffect(() => () => void document.documentElement.style.removeProperty("--toasts-right"), []);

  const show = (on: boolean): void => {
    setShown(on);
    if (!over) rememberHidden(on ? 0 : 1);
  };
  const toggle = useEffectEvent(() => show(!shown));
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { target } = event;
      const typing =
        target instanceof HTMLElement && (target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName));
      if (event.key === "[" && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) toggle();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);

  const open = intl.formatMessage({ id: "map.configuration.expand", defaultMessage: "Show the configuration" });
  const overlay = (
    <>
      {over && shown && <div className={styles.over}>{configuration(() => show(false))}</div>}
      {!shown && (
        <button type="button" className={styles.expand} aria-label={open} title={`${open} ([)`} onClick={() => show(true)}>
          <IconLayoutSidebarLeftExpand size={16} stroke={1.75} />
        </button>
      )}
    </>
  );
  return (
    <main className={styles.screen}>
      <Group id="map-screen" orientation="horizontal">
        <Panel
          id="configuration"
          panelRef={left}
          defaultSize={beside ? configurationWidth : 0}
          minSize={240}
          maxSize={420}
          collapsible
          groupResizeBehavior="preserve-pixel-size"
          onResize={({ inPixels }, _id, before) => {
            if (inPixels > 0) rememberConfiguration(inPixels);
            // Dragged shut, or open again.
            else if (before && before.inPixels > 0 && beside) show(false);
          }}
        >
          {beside && configuration(() => show(false))}
        </Panel>
        <Separator
          className={styles.line!}
          disabled={!beside}
          aria-label={intl.formatMessage({ id: "map.configuration.separator", defaultMessage: "Width of the configuration" })}
        />
        <Panel id="map" minSize={280}>
          {map(overlay)}
        </Panel>
        <Separator
          className={styles.line!}
          aria-label={intl.formatMessage({ id: "map.tracking.width", defaultMessage: "Width of the tracking panel" })}
        />
        <Panel
          id="tracking-panel"
          panelRef={right}
          defaultSize={trackingWidth}
          minSize={340}
          maxSize={640}
          groupResizeBehavior="preserve-pixel-size"
          onResize={({ inPixels }) => {
            rememberTracking(inPixels);
            document.documentElement.style.setProperty("--toasts-right", `${Math.round(inPixels) + 12}px`);
          }}
        >
          {tracking}
        </Panel>
      </Group>
    </main>
  );
}
