import { Anchor, SegmentedControl, Skeleton } from "@mantine/core";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, useLocation } from "react-router";
import { upperSnake } from "../../schema/rules/apiEnums";
import { FigureGrouping } from "../../schema/rules/indicators/groupings";
import { type IndicatorKey, indicatorOf } from "../../schema/rules/indicators/indicators";
import { requestErrorOf } from "../apollo/errors";
import type { PeriodInput } from "../gql/graphql";
import { useIndicatorGroupsQuery } from "../gql/hooks";
import { named } from "../i18n/named";
import { useAddressValue } from "../ui/table/addressState";
import { DashboardFailure, DashboardMessage } from "./DashboardMessages";
import styles from "./dashboard.module.css";
import { valueWithUnit } from "../i18n/figures";
import { type ApiKey, type Figures } from "./keys";
import { LevelSign } from "../ui/LevelSign";

/** Named as the field of a claim is. */
const fieldOf = { CLIENT: "client", CONTRACT: "contract", SERVICE: "service", SUPPLIER: "supplier", INSTANCE: "instance" } as const;

/** Of its cell the longest bar has so much: the figure stands beside it. */
const BAR_PERCENT = 70;

interface GroupsProps {
  indicator: IndicatorKey;
  figures: Figures;
  instanceId: string;
  period: PeriodInput;
}

/** How many there are at one time is kept for each instance, not for parts of its claims. */
const groupingsOf = (indicator: IndicatorKey): readonly FigureGrouping[] =>
  ["LEVEL", "PEAK"].includes(indicatorOf(indicator).figure.kind) ? ["INSTANCE"] : (Object.keys(FigureGrouping) as FigureGrouping[]);

/** What an indicator says of each client, contract, service, supplier or AMA instance, those with the most claims first. */
export function Groups({ indicator, figures, instanceId, period }: GroupsProps) {
  const intl = useIntl();
  const [said, say] = useAddressValue("by");
  const groupings = groupingsOf(indicator);
  const by = groupings.find((one) => one.toLowerCase() === said) ?? groupings[0]!;
  const { kind } = indicatorOf(indicator).figure;
  const hasOf = kind === "RATE" || kind === "MINUTES";
  const hasLevel = by === "INSTANCE" || hasOf;
  const { data, error, refetch } = useIndicatorGroupsQuery({
    variables: { instanceId, period, key: upperSnake(indicator) as ApiKey, by },
    fetchPolicy: "cache-and-network",
  });
  const title = <FormattedMessage id="dashboard.groups" defaultMessage="By whom and for what" />;
  const groups = data?.indicatorGroups;
  const name = named(intl, "field", fieldOf[by]);
  const max = Math.max(1, ...(groups ?? []).map(({ value }) => value ?? 0));
  return (
    <section className={styles.groups} aria-busy={!groups && !error}>
      <div className={styles.groupsHead}>
        <h2>{title}</h2>
        {groupings.length > 1 && (
          <SegmentedControl
            aria-label={intl.formatMessage({ id: "dashboard.groups", defaultMessage: "By whom and for what" })}
            data={groupings.map((value) => ({ value, label: named(intl, "field", fieldOf[value]) }))}
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
              defaultMessage="Your profile does not show what these claims would be grouped by. Ask your local administrator."
            />
          </DashboardMessage>
        ) : (
          <DashboardFailure error={error} retry={() => void refetch().catch(() => undefined)} />
        )
      ) : !groups ? (
        <Skeleton className={styles.groupsWaiting!} animate={false} />
      ) : !groups.length ? (
        <DashboardMessage>
          <FormattedMessage id="dashboard.groupsNone" defaultMessage="There is nothing to measure in this period." />
        </DashboardMessage>
      ) : (
        <table className={styles.table} aria-label={name}>
          <thead>
            <tr>
              <th scope="col">{name}</th>
              <th scope="col">
                <FormattedMessage id="dashboard.figure" defaultMessage="Figure" />
              </th>
              {kind === "MINUTES" && (
                <th scope="col">
                  <FormattedMessage id="dashboard.p90" defaultMessage="Nine of ten within" />
                </th>
              )}
              {hasOf && (
                <th scope="col">
                  <FormattedMessage id="dashboard.of" defaultMessage="Of claims" />
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
              <tr key={group.id}>
                <th scope="row">
                  {group.id === "" ? (
                    <FormattedMessage id="dashboard.without" defaultMessage="None" />
                  ) : by === "INSTANCE" ? (
                    <InstanceLink id={group.id}>{group.name ?? group.id}</InstanceLink>
                  ) : (
                    (group.name ?? group.id)
                  )}
                </th>
                <td>
                  <span className={styles.figureCell}>
                    <span className={styles.share} style={{ width: `${((group.value ?? 0) / max) * BAR_PERCENT}%` }} />
                    {valueWithUnit(intl, figures.unit, group.value)}
                  </span>
                </td>
                {kind === "MINUTES" && <td>{valueWithUnit(intl, figures.unit, group.p90)}</td>}
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

/** Leads to the same indicator of another AMA instance. */
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
