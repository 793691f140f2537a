import { Tabs } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { mapLayers } from "../../schema/rules/map";
import type { ClaimStatus } from "../../schema/rules/claims";
import type { FrameTotals } from "../../schema/rules/frames";
import type { ResourceStatus } from "../../schema/rules/suppliers";
import { named } from "../i18n/named";
import { KpiList } from "../kpis/KpiList";
import { claimRows, resourceRows } from "../kpis/kpiRows";
import type { MapAddress } from "./mapAddress";
import { useSince } from "./useTotals";
import styles from "./KpiPanel.module.css";

export type TrackingTab = "claims" | "providers";

export interface KpiPanelProps {
  totals: FrameTotals | null;
  tab: TrackingTab;
  onTab(tab: TrackingTab): void;
  address: Pick<MapAddress, "claimStatuses" | "resourceStatuses" | "withoutPosition">;
  onFilter(filter: Partial<Pick<MapAddress, "claimStatuses" | "resourceStatuses">>): void;
}

const mobile = mapLayers.indexOf("MOBILE");
const sum = (counts: readonly number[] | undefined): number => (counts ?? []).reduce((all, count) => all + count, 0);

/** Claims and providers by status; the bars filter the map. The bars themselves always show all. */
export function KpiPanel({ totals, tab, onTab, address, onFilter }: KpiPanelProps) {
  const intl = useIntl();
  const since = useSince(totals);
  const disabledReason = address.withoutPosition
    ? intl.formatMessage({ id: "map.kpi.disabled", defaultMessage: "Not while the list shows what has no position." })
    : null;
  return (
    <Tabs
      value={tab}
      onChange={(value) => onTab(value === "providers" ? "providers" : "claims")}
      keepMounted={false}
      classNames={{ root: styles.root!, list: styles.tabs!, tab: styles.tab!, panel: styles.panel! }}
    >
      <Tabs.List aria-label={intl.formatMessage({ id: "map.tracking", defaultMessage: "Tracking" })}>
        <Tabs.Tab value="claims">
          <FormattedMessage
            id="map.tracking.claims"
            defaultMessage="Claims <b>{count, number}</b>"
            values={{ count: sum(totals?.claims), b: (text) => <b key="count">{text}</b> }}
          />
        </Tabs.Tab>
        <Tabs.Tab value="providers">
          <FormattedMessage
            id="map.tracking.providers"
            defaultMessage="Providers <b>{count, number}</b>"
            values={{ count: totals?.layers[mobile] ?? 0, b: (text) => <b key="count">{text}</b> }}
          />
        </Tabs.Tab>
        <span className={styles.heads} aria-hidden>
          {tab === "claims" && <FormattedMessage id="map.kpi.oldest" defaultMessage="oldest" />}
          <span>
            <FormattedMessage id="map.kpi.count" defaultMessage="count" />
          </span>
        </span>
      </Tabs.List>
      <Tabs.Panel value="claims">
        <KpiList
          title={intl.formatMessage({ id: "map.kpi.claims", defaultMessage: "Claims by status; choosing one filters the map" })}
          rows={claimRows(totals, since, (status) => named(intl, "status", status))}
          selected={address.claimStatuses}
          onSelect={(keys) => onFilter({ claimStatuses: keys as ClaimStatus[] })}
          disabledReason={disabledReason}
        />
      </Tabs.Panel>
      <Tabs.Panel value="providers">
        <KpiList
          title={intl.formatMessage({
            id: "map.kpi.providers",
            defaultMessage: "Mobile suppliers by status; choosing one filters the map",
          })}
          rows={resourceRows(totals, (status) => named(intl, "resource", status))}
          selected={address.resourceStatuses}
          onSelect={(keys) => onFilter({ resourceStatuses: keys as ResourceStatus[] })}
          disabledReason={disabledReason}
        />
      </Tabs.Panel>
    </Tabs>
  );
}
