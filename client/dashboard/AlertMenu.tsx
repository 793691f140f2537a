import { Menu } from "@mantine/core";
import { IconAlertOctagonFilled, IconAlertTriangleFilled } from "@tabler/icons-react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import * as z from "zod/mini";
import { REFRESH_INTERVAL_MS } from "../../schema/rules/limits/specified";
import type { RunningAlertsQuery } from "../gql/graphql";
import { useRunningAlertsQuery } from "../gql/hooks";
import { useInstants } from "../i18n/Instant";
import { named } from "../i18n/named";
import { paths } from "../paths";
import { useCan } from "../session/useCan";
import { readStored, writeStored } from "../store/storedJson";
import styles from "./AlertMenu.module.css";
import { keyOf } from "./keys";
import { LevelSign } from "../ui/LevelSign";

type Alert = RunningAlertsQuery["indicatorAlerts"][number];

const STORAGE_KEY = "atalaya.openedAlerts";

/** Identifies an episode and its level, so that a rise to critical counts as new. */
const episodeOf = ({ id, episodeLevel, lastNotifiedAt }: Alert): string => `${id} ${episodeLevel} ${lastNotifiedAt}`;

export function AlertMenu() {
  const intl = useIntl();
  const isAllowed = useCan()("dashboard.subscribe");
  const { data } = useRunningAlertsQuery({ skip: !isAllowed, fetchPolicy: "cache-and-network", pollInterval: REFRESH_INTERVAL_MS });
  const [opened, setOpened] = useState(() => readStored("localStorage", STORAGE_KEY, z.array(z.string())) ?? []);
  const alerts = isAllowed ? (data?.indicatorAlerts ?? []).filter(({ episodeLevel }) => episodeLevel !== null) : [];
  if (alerts.length === 0) return <span className="spoken" role="status" />;
  const episodes = alerts.map(episodeOf);
  const isNew = episodes.some((episode) => !opened.includes(episode));
  const open = (): void => {
    setOpened(episodes);
    writeStored("localStorage", STORAGE_KEY, episodes);
  };
  const isCritical = alerts.some(({ episodeLevel }) => episodeLevel === "CRITICAL");
  const Sign = isCritical ? IconAlertOctagonFilled : IconAlertTriangleFilled;
  const label = intl.formatMessage(
    { id: "alerts.bad", defaultMessage: "{count, plural, one {# indicator outside its limits} other {# indicators outside their limits}}" },
    { count: alerts.length },
  );
  return (
    <>
      <span className="spoken" role="status">
        {isNew && label}
      </span>
      <Menu position="bottom-end" onOpen={open}>
        <Menu.Target>
          <button
            type="button"
            className={styles.chip}
            data-level={isCritical ? "CRITICAL" : "WARNING"}
            data-new={isNew || undefined}
            aria-label={label}
            title={label}
          >
            <Sign size={15} aria-hidden />
            {intl.formatNumber(alerts.length)}
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>
            <FormattedMessage id="reports.alerts" defaultMessage="Alerts" />
          </Menu.Label>
          {alerts.map((alert) => (
            <AlertItem key={alert.id} alert={alert} />
          ))}
          <Menu.Divider />
          <Menu.Item component={Link} to={paths.subscriptions()}>
            <FormattedMessage id="page.subscriptions" defaultMessage="E-mail reports" />
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  );
}

function AlertItem({ alert: { key, instanceId, instanceName, episodeLevel, lastNotifiedAt } }: { alert: Alert }) {
  const intl = useIntl();
  const write = useInstants();
  const indicator = keyOf(key);
  return (
    <Menu.Item component={Link} to={`${paths.dashboardKpi({ key: indicator })}?${new URLSearchParams({ instance: instanceId })}`}>
      <span className={styles.item}>
        {named(intl, "indicator", indicator)}
        <LevelSign level={episodeLevel} />
        <small>
          {instanceName}
          {lastNotifiedAt && ` · ${write.dateTime(lastNotifiedAt)}`}
        </small>
      </span>
    </Menu.Item>
  );
}
