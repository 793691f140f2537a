import { Group, Panel, type PanelSize, Separator, usePanelRef } from "react-resizable-panels";
import { useIntl } from "react-intl";
import { useEffect, useRef, type ReactNode } from "react";
import { useStoredNumber } from "../../ui/storedNumber";
import styles from "./TrackingPanel.module.css";
import { useKpiFold, type KpiFold } from "../layers/useKpiFold";

export interface TrackingPanelProps {
  detailOpen: boolean;
  kpis(fold: KpiFold): ReactNode;
  tabs: ReactNode;
  children: ReactNode;
}

const KPI_HEIGHT_PX = 366;
const FOLDED_HEIGHT_PX = 37;

export function TrackingPanel({ detailOpen, kpis, tabs, children }: TrackingPanelProps) {
  const intl = useIntl();
  const [stored, remember] = useStoredNumber("atalaya.map.kpiHeight", KPI_HEIGHT_PX);
  const unfoldedHeight = useRef(stored);
  const fold = useKpiFold(detailOpen);
  const { folded } = fold;
  const panelRef = usePanelRef();
  useEffect(() => {
    const panel = panelRef.current;
    if (folded) panel?.collapse();
    else if (panel?.isCollapsed()) panel.resize(unfoldedHeight.current);
  }, [panelRef, folded]);
  const onResize = ({ inPixels }: PanelSize, _id: unknown, before: PanelSize | undefined): void => {
    if (inPixels > FOLDED_HEIGHT_PX) {
      unfoldedHeight.current = inPixels;
      remember(inPixels);
    }
    if (before && inPixels > FOLDED_HEIGHT_PX === folded) fold.toggle();
  };
  return (
    <section className={styles.tracking} aria-label={intl.formatMessage({ id: "map.tracking", defaultMessage: "Tracking" })}>
      <Group orientation="vertical" id="tracking">
        <Panel
          id="kpis"
          panelRef={panelRef}
          defaultSize={folded ? FOLDED_HEIGHT_PX : stored}
          minSize={120}
          maxSize={KPI_HEIGHT_PX + 40}
          collapsible
          collapsedSize={FOLDED_HEIGHT_PX}
          groupResizeBehavior="preserve-pixel-size"
          onResize={onResize}
        >
          {kpis(fold)}
        </Panel>
        <Separator
          className={styles.separator!}
          aria-label={intl.formatMessage({ id: "map.tracking.separator", defaultMessage: "Height of counts" })}
        />
        <Panel id="documents" minSize={160} className={styles.documents!}>
          {tabs}
          <div className={styles.content} id="map-list" tabIndex={-1}>
            {children}
          </div>
        </Panel>
      </Group>
    </section>
  );
}
