import { Tabs } from "@mantine/core";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { FormattedMessage, useIntl } from "react-intl";
import { mapLayers } from "../../../schema/rules/lists/mapLayers";
import type { ClaimStatus } from "../../../schema/rules/lists/claims";
import type { FrameTotals } from "../../../schema/rules/map/frames";
import type { ResourceStatus } from "../../../schema/rules/lists/suppliers";
import { useCanSeeField } from "../../session/useCanSeeField";
import { named } from "../../i18n/named";
import { KpiList, nextSelection } from "../../kpis/KpiList";
import { claimRows, resourceRows } from "../../kpis/kpiRows";
import { useShortcuts } from "../../ui/shortcuts";
import type { MapAddress } from "../address/mapAddress";
import type { TrackingTab } from "../address/useTrackingTab";
import type { KpiFold } from "./useKpiFold";
import { useSince } from "./useTotals";
import styles from "./KpiPanel.module.css";

export interface KpiPanelProps {
  totals: FrameTotals | null;
  tabs: readonly TrackingTab[];
  tab: TrackingTab;
  onTab(tab: TrackingTab): void;
  address: Pick<MapAddress, "claimStatuses" | "resourceStatuses" | "withoutPosition">;
  onFilter(filter: Partial<Pick<MapAddress, "claimStatuses" | "resourceStatuses">>): void;
  fold: KpiFold;
}

const incidents = mapLayers.indexOf("INCIDENTS");
const mobile = mapLayers.indexOf("MOBILE");
const sum = (counts: readonly number[] | undefined): number => (counts ?? []).reduce((all, count) => all + count, 0);

export function KpiPanel({ totals, tabs, tab, onTab, address, onFilter, fold: { folded, toggle } }: KpiPanelProps) {
  const intl = useIntl();
  const canSeeField = useCanSeeField();
  const since = useSince(totals);
  const canSeeMobileStatus = canSeeField("mobilesupplier.status");
  const rows = {
    claims: claimRows(totals, since, (status) => named(intl, "status", status)),
    providers: canSeeMobileStatus ? resourceRows(totals, (status) => named(intl, "resource", status)) : [],
  };
  // Only mobile suppliers have statuses. If they are hidden, all suppliers are counted.
  const providers = canSeeMobileStatus ? totals?.layers[mobile] : sum(totals?.layers.filter((_, layer) => layer !== incidents));
  const filterClaims = (keys: string[]): void => onFilter({ claimStatuses: keys as ClaimStatus[] });
  const filterResources = (keys: string[]): void => onFilter({ resourceStatuses: keys as ResourceStatus[] });
  const disabledReason = address.withoutPosition
    ? intl.formatMessage({ id: "map.kpi.disabled", defaultMessage: "Not available while the list shows elements without position." })
    : null;
  const foldLabel = folded
    ? intl.formatMessage({ id: "map.kpi.unfold", defaultMessage: "Expand counts" })
    : intl.formatMessage({ id: "map.kpi.fold", defaultMessage: "Collapse counts" });
  useShortcuts([
    {
      keys: "1–9",
      label: intl.formatMessage({ id: "keys.bars", defaultMessage: "Filter the map by this row; with Shift, add it to the filter" }),
      press(event) {
        const row = rows[tab][rowOf(event)];
        if (!row || disabledReason) return false;
        if (tab === "claims") filterClaims(nextSelection(address.claimStatuses, row.key, event.shiftKey && !isDigit(event.key)));
        else filterResources(nextSelection(address.resourceStatuses, row.key, event.shiftKey && !isDigit(event.key)));
        return true;
      },
    },
  ]);
  return (
    <Tabs
      value={tab}
      onChange={(value) => onTab(value === "providers" ? "providers" : "claims")}
      keepMounted={false}
      data-folded={folded || undefined}
      classNames={{ root: styles.root!, list: styles.tabs!, tab: styles.tab!, panel: styles.panel! }}
    >
      <Tabs.List aria-label={intl.formatMessage({ id: "map.tracking", defaultMessage: "Tracking" })}>
        {tabs.includes("claims") && (
          <Tabs.Tab value="claims">
            <FormattedMessage
              id="map.tracking.claims"
              defaultMessage="Claims <b>{count, number}</b>"
              values={{ count: sum(totals?.claims), b: (text) => <b key="count">{text}</b> }}
            />
          </Tabs.Tab>
        )}
        {tabs.includes("providers") && (
          <Tabs.Tab value="providers">
            <FormattedMessage
              id="map.tracking.providers"
              defaultMessage="Suppliers <b>{count, number}</b>"
              values={{ count: providers ?? 0, b: (text) => <b key="count">{text}</b> }}
            />
          </Tabs.Tab>
        )}
      </Tabs.List>
      {!folded && (
        <span className={styles.heads} aria-hidden>
          {tab === "claims" && canSeeField("incidents.measuredFrom") && (
            <span>
              <FormattedMessage id="map.kpi.oldest" defaultMessage="oldest" />
            </span>
          )}
          {tabs.includes(tab) && rows[tab].length > 0 && (
            <span>
              <FormattedMessage id="map.kpi.count" defaultMessage="count" />
            </span>
          )}
        </span>
      )}
      <button type="button" className={styles.fold} aria-expanded={!folded} aria-label={foldLabel} title={foldLabel} onClick={toggle}>
        {folded ? <IconChevronDown size={15} stroke={1.75} /> : <IconChevronUp size={15} stroke={1.75} />}
      </button>
      {tabs.includes("claims") && (
        <Tabs.Panel value="claims">
          <DisabledNote reason={folded ? null : disabledReason} />
          <KpiList
            title={intl.formatMessage({ id: "map.kpi.claims", defaultMessage: "Claims by status. Select one to filter the map." })}
            rows={rows.claims}
            selected={disabledReason ? [] : address.claimStatuses}
            onSelect={filterClaims}
            disabledReason={disabledReason}
            folded={folded}
          />
        </Tabs.Panel>
      )}
      {canSeeMobileStatus && (
        <Tabs.Panel value="providers">
          <DisabledNote reason={folded ? null : disabledReason} />
          <KpiList
            title={intl.formatMessage({
              id: "map.kpi.providers",
              defaultMessage: "Mobile suppliers by status. Select one to filter the map.",
            })}
            rows={rows.providers}
            selected={disabledReason ? [] : address.resourceStatuses}
            onSelect={filterResources}
            disabledReason={disabledReason}
            folded={folded}
          />
        </Tabs.Panel>
      )}
    </Tabs>
  );
}

const DisabledNote = ({ reason }: { reason: string | null }) => reason && <p className={styles.note}>{reason}</p>;

const isDigit = (key: string): boolean => key >= "1" && key <= "9" && key.length === 1;

/** Row of a digit key, from 0, or -1. With Shift, most layouts produce another character, French layouts the digit. */
const rowOf = ({ key, code, shiftKey }: KeyboardEvent): number =>
  isDigit(key) ? Number(key) - 1 : shiftKey && /^Digit[1-9]$/.test(code) ? Number(code.slice(-1)) - 1 : -1;
