import { Switch } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { IconRoad } from "@tabler/icons-react";
import styles from "./LayersSection.module.css";

export interface TrafficSwitchProps {
  available: boolean;
  on: boolean;
  onChange(on: boolean): void;
}

export function TrafficSwitch({ available, on, onChange }: TrafficSwitchProps) {
  const intl = useIntl();
  return (
    <section aria-labelledby="ground-title">
      <h3 id="ground-title" className={styles.title}>
        <FormattedMessage id="map.ground.title" defaultMessage="Base map" />
      </h3>
      <ul className={styles.layers}>
        <li>
          <Switch
            checked={available && on}
            disabled={!available}
            aria-label={intl.formatMessage({ id: "map.traffic", defaultMessage: "Traffic" })}
            aria-describedby={available ? undefined : "traffic-why"}
            onChange={({ currentTarget: { checked } }) => onChange(checked)}
          />
          <IconRoad size={18} stroke={1.75} aria-hidden />
          <span>
            <FormattedMessage id="map.traffic" defaultMessage="Traffic" />
            {!available && (
              <span id="traffic-why" className={styles.note}>
                <FormattedMessage id="map.traffic.none" defaultMessage="No traffic provider is configured." />
              </span>
            )}
          </span>
        </li>
      </ul>
    </section>
  );
}
