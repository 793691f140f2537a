import { IconLayoutSidebarLeftCollapse } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { LayersSection, type LayersSectionProps } from "./LayersSection";
import { TrafficSwitch, type TrafficSwitchProps } from "./TrafficSwitch";
import iconButton from "../../ui/iconButton.module.css";
import styles from "./ConfigurationPanel.module.css";

export interface ConfigurationPanelProps extends LayersSectionProps {
  traffic: TrafficSwitchProps;
  favourites: ReactNode;
  filters(layers: ReactNode): ReactNode;
  onCollapse(): void;
}

export function ConfigurationPanel({ onCollapse, traffic, favourites, filters, ...layers }: ConfigurationPanelProps) {
  const intl = useIntl();
  const collapse = intl.formatMessage({ id: "map.configuration.collapse", defaultMessage: "Hide configuration" });
  return (
    <section className={styles.panel} aria-labelledby="configuration-title">
      <header className={styles.header}>
        <h2 id="configuration-title">
          <FormattedMessage id="map.configuration.title" defaultMessage="Configuration" />
        </h2>
        <button type="button" className={iconButton.button} aria-label={collapse} title={`${collapse} ([)`} onClick={onCollapse}>
          <IconLayoutSidebarLeftCollapse size={16} stroke={1.75} />
        </button>
      </header>
      {favourites}
      {filters(
        <>
          <LayersSection {...layers} />
          <TrafficSwitch {...traffic} />
        </>,
      )}
    </section>
  );
}
