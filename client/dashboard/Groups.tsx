import { Anchor, Skeleton } from "@mantine/core";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, useLocation } from "react-router";
import { upperSnake } from "../../schema/rules/apiEnums";
import { groupingsOf } from "../../schema/rules/indicators/groupings";
import { type IndicatorKey, indicatorOf } from "../../schema/rules/indicators/indicators";
import { ALL_INSTANCES, type Period } from "../../schema/rules/indicators/periods";
import { requestErrorOf } from "../api/errors";
import { periodInput } from "../api/ranges";
import { useIndicatorGroupsQuery } from "../gql/hooks";
import { groupingName } from "../i18n/groupingName";
import { useAddressValue } from "../ui/table/addressState";
import { DashboardFailure, DashboardMessage, NotShown } from "./DashboardMessages";
import styles from "./dashboard.module.css";
import { valueWithUnit } from "../i18n/figures";
import type { ApiKey } from "./keys";
import { LevelSign } from "../ui/LevelSign";
import { SegmentedChoice } from "../ui/SegmentedChoice";

/** Width of the longest bar in percent of its cell, leaving space for the value. */
const BAR_PERCENT = 70;

interface GroupsProps {
  indicator: IndicatorKey;
  instanceId: string;
  period: Period;
}

export function Groups({ indicator, instanceId, period }: GroupsProps) {
  const intl = useIntl();
  const [addressed, say] = useAddressValue("by");
  const groupings = groupingsOf(indicatorOf(indicator));
  const by = groupings.find((grouping) => grouping.toLowerCase() === addressed) ?? groupings[0]!;
  const isTotal = instanceId === ALL_INSTANCES;
  const { unit, figure } = indicatorOf(indicator);
  const { kind } = figure;
  const hasOf = kind === "RATE" || kind === "MINUTES";
  const hasLevel = by === "INSTANCE" || hasOf;
  const { data, error, refetch } = useIndicatorGroupsQuery({
    variables: { instanceId, period: periodInput(period), key: upperSnake(indicator) as ApiKey, by },
    fetchPolicy: "cache-and-network",
  });
  const title = <FormattedMessage id="dashboard.groups" defaultMessage="Breakdown" />;
  const groups = data?.indicatorGroups;
  const name = groupingName(intl, by);
  const max = Math.max(1, ...(groups ?? []).map(({ value }) => value ?? 0));
  return (
    <section className={styles.groups} aria-busy={!groups && !error}>
      <div className={styles.groupsHead}>
        <h2>{title}</h2>
        {groupings.length > 1 && (
          <SegmentedChoice
            label={intl.formatMessage({ id: "dashboard.groups", defaultMessage: "Breakdown" })}
            data={groupings.map((value) => ({ value, label: groupingName(intl, value) }))}
            value={by}
            onChange={(next) => say(next === groupings[0] ? null : next.toLowerCase())}
          />
        )}
      </div>
      {error && !groups ? (
        requestErrorOf(error).code === "FIELD_UNKNOWN" ? (
          <DashboardMessage>
            <FormattedMessage
              id="dashboard.groupsHidden"
              defaultMessage="Your profile hides the fields used to group these claims. Ask your local administrator."
            />
          </DashboardMessage>
        ) : requestErrorOf(error).code === "NOT_FOUND" ? (
          <DashboardMessage>
            <NotShown />
          </DashboardMessage>
        ) : (
          <DashboardFailure error={error} retry={() => void refetch().catch(() => undefined)} />
        )
      ) : !groups ? (
        <Skeleton className={styles.groupsWaiting!} animate={false} />
      ) : !groups.length ? (
        <DashboardMessage>
          <FormattedMessage id="dashboard.groupsNone" defaultMessage="No data in this period." />
        </DashboardMessage>
      ) : (
        <table className={styles.table} aria-label={name}>
          <thead>
            <tr>
              <th scope="col">{name}</th>
              <th scope="col">
                <FormattedMessage id="dashboard.figure" defaultMessage="Value" />
              </th>
              {kind === "MINUTES" && (
                <th scope="col">
                  <FormattedMessage id="dashboard.p90" defaultMessage="90th percentile" />
                </th>
              )}
              {hasOf && (
                <th scope="col">
                  <FormattedMessage id="dashboard.of" defaultMessage="Claims" />
                </th>
              )}
              {hasLevel && (
                <th scope="col">
                  <FormattedMessage id="dashboard.level" defaultMessage="Level" />
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {groups.map((group) => (
              <tr key={`${group.instanceId} ${group.code}`}>
                <th scope="row">
                  {group.code === "" && by === "DELAY_REASON" ? (
                    <FormattedMessage id="dashboard.typedReason" defaultMessage="Other (free text)" />
                  ) : group.code === "" ? (
                    <FormattedMessage id="dashboard.without" defaultMessage="None" />
                  ) : by === "INSTANCE" ? (
                    <InstanceLink id={group.code}>{group.name ?? group.code}</InstanceLink>
                  ) : (
                    (group.name ?? group.code)
                  )}
                  {isTotal && by !== "INSTANCE" && group.instanceId && <small> {group.instanceId}</small>}
                </th>
                <td>
                  <span className={styles.figureCell}>
                    <span className={styles.share} style={{ width: `${((group.value ?? 0) / max) * BAR_PERCENT}%` }} />
                    {valueWithUnit(intl, unit, group.value)}
                  </span>
                </td>
                {kind === "MINUTES" && <td>{valueWithUnit(intl, unit, group.p90)}</td>}
                {hasOf && <td>{intl.formatNumber(group.of)}</td>}
                {hasLevel && <td>{group.level ? <LevelSign level={group.level} /> : "—"}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function InstanceLink({ id, children }: { id: string; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.set("instance", id);
  return (
    <Anchor component={Link} to={`${pathname}?${query}`} inherit>
      {children}
    </Anchor>
  );
}
