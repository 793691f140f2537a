import { Group, Panel, Separator } from "react-resizable-panels";
import { useIntl } from "react-intl";
import type { ReactNode } from "react";
import { useStoredNumber } from "./storedNumber";
import styles from "./TrackingPanel.module.css";

export interface TrackingPanelProps {
  kpis: ReactNode;
  tabs: ReactNode;
  /** What is in front: the list or a detail. */
  children: ReactNode;
}

/** Room for the tabs and the thirteen open statuses. */
const KPI_HEIGHT_PX = 366;

/** The right side of the map: counts above, list and details below, the line between them to be dragged. */
export function TrackingPanel({ kpis, tabs, children }: TrackingPanelProps) {
  const intl = useIntl();
  const [height, remember] = useStoredNumber("atalaya.map.kpiHeight", KPI_HEIGHT_PX);
  return (
    <section className={styles.tracking} aria-label={intl.formatMessage({ id: "map.tracking", defaultMessage: "Tracking" })}>
      <Group orientation="vertical" id="tracking">
        <Panel
          id="kpis"
          defaultSize={height}
          minSize={120}
          maxSize={KPI_HEIGHT_PX + 40}
          groupResizeBehavior="preserve-pixel-size"
          onResize={({ inPixels }) => remember(inPixels)}
        >
          {kpis}
        </Panel>
        <Separator
          className={styles.separator!}
          aria-label={intl.formatMessage({ id: "map.tracking.separator", defaultMessage: "Height of the counts" })}
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
