import { Select, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { defineMessage, FormattedMessage, useIntl } from "react-intl";
import { ALL_INSTANCES, type PeriodName, periodLimits } from "../../schema/rules/indicators/periods";
import { MINUTE_MS } from "../../schema/rules/durations";
import { localOf } from "../../schema/rules/language/localTimes";
import { useNow } from "../live/connection";
import { useShortcuts } from "../ui/shortcuts";
import { SegmentedChoice } from "../ui/SegmentedChoice";
import { DateField } from "../ui/form/DateTimeField";
import styles from "./dashboard.module.css";
import { periodNames } from "./periodNames";
import { QuickRangeMenu } from "./QuickRangeMenu";
import type { DashboardState } from "./useDashboard";
import type { PeriodError } from "./useShownPeriod";

export const allCountries = defineMessage({ id: "dashboard.allCountries", defaultMessage: "All AMA instances" });

const periods: readonly PeriodName[] = ["TODAY", "LAST_WEEK", "CUSTOM"];

export function InstanceSelect({ dashboard: { instances, shownInstance, choose } }: { dashboard: DashboardState }) {
  const intl = useIntl();
  return (
    <Select
      className={styles.instance!}
      aria-label={intl.formatMessage({ id: "dashboard.instance", defaultMessage: "AMA instance" })}
      data={[
        ...((instances ?? []).length > 1 ? [{ value: ALL_INSTANCES, label: intl.formatMessage(allCountries) }] : []),
        ...(instances ?? []).map(({ id, name }) => ({ value: id, label: `${name} (${id})` })),
      ]}
      value={instances ? shownInstance : null}
      allowDeselect={false}
      searchable
      onFocus={(event) => event.currentTarget.select()}
      onChange={(id) => choose({ instance: id })}
    />
  );
}

export function DashboardHead({ title, dashboard, children }: { title: ReactNode; dashboard: DashboardState; children?: ReactNode }) {
  const intl = useIntl();
  const { period, timeZone, choosePeriod } = dashboard;
  const nameOf = (name: PeriodName): string => intl.formatMessage(periodNames[name]);
  useShortcuts(
    periods.map((name, i) => ({ keys: String(i + 1), key: String(i + 1), label: nameOf(name), press: () => choosePeriod(name, timeZone) })),
  );
  return (
    <div className={styles.bar}>
      <Title order={1}>{title}</Title>
      <InstanceSelect dashboard={dashboard} />
      <SegmentedChoice<PeriodName>
        label={intl.formatMessage({ id: "dashboard.period", defaultMessage: "Period" })}
        data={periods.map((value) => ({ value, label: nameOf(value) }))}
        value={period.name}
        onChange={(name) => choosePeriod(name, timeZone)}
      />
      <QuickRangeMenu dashboard={dashboard} />
      {period.name === "CUSTOM" && (
        <>
          <Day
            field="firstDay"
            label={intl.formatMessage({ id: "dashboard.firstDay", defaultMessage: "First day" })}
            dashboard={dashboard}
          />
          <Day field="lastDay" label={intl.formatMessage({ id: "dashboard.lastDay", defaultMessage: "Last day" })} dashboard={dashboard} />
        </>
      )}
      <span className={styles.rest} />
      {children}
    </div>
  );
}

const errorTexts: Record<PeriodError["why"], ReactNode> = {
  missing: <FormattedMessage id="dashboard.dayMissing" defaultMessage="Enter a day." />,
  order: <FormattedMessage id="dashboard.dayOrder" defaultMessage="The last day must not be before the first day." />,
  tooLong: (
    <FormattedMessage id="dashboard.tooLong" defaultMessage="At most {days, number} days." values={{ days: periodLimits.maxDays }} />
  ),
};

interface DayProps {
  field: PeriodError["field"];
  label: string;
  dashboard: DashboardState;
}

function Day({ field, label, dashboard: { period, timeZone, periodError: error, choose } }: DayProps) {
  return (
    <DateField
      beside
      label={label}
      value={period[field] ?? ""}
      from={localOf(useNow(MINUTE_MS), timeZone).slice(0, 10)}
      onChange={(day) => choose({ [field]: day })}
      error={error?.field === field && errorTexts[error.why]}
    />
  );
}
