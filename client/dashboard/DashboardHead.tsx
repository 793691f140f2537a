import { SegmentedControl, Select, TextInput, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { type PeriodName, periodLimits } from "../../schema/rules/indicators/periods";
import { useShortcuts } from "../ui/shortcuts";
import styles from "./dashboard.module.css";
import { periodNames } from "./periodNames";
import type { DashboardState } from "./useDashboard";
import type { PeriodError } from "./useShownPeriod";

const periods: readonly PeriodName[] = ["TODAY", "LAST_WEEK", "CUSTOM"];

/** Title, AMA instance and period of a screen of figures; what else can be done stands at the right. */
export function DashboardHead({ title, dashboard, children }: { title: ReactNode; dashboard: DashboardState; children?: ReactNode }) {
  const intl = useIntl();
  const { instances, shownInstance, period, timeZone, choose, choosePeriod } = dashboard;
  const nameOf = (name: PeriodName): string => intl.formatMessage(periodNames[name]);
  useShortcuts(
    periods.map((name, i) => ({ keys: String(i + 1), key: String(i + 1), label: nameOf(name), press: () => choosePeriod(name, timeZone) })),
  );
  return (
    <div className={styles.bar}>
      <Title order={1}>{title}</Title>
      <Select
        className={styles.instance!}
        aria-label={intl.formatMessage({ id: "dashboard.instance", defaultMessage: "AMA instance" })}
        data={(instances ?? []).map(({ id, name }) => ({ value: id, label: `${name} (${id})` }))}
        value={instances ? shownInstance : null}
        allowDeselect={false}
        searchable
        // What is typed takes the place of the name that is there.
        onFocus={(event) => event.currentTarget.select()}
        onChange={(id) => choose({ instance: id })}
      />
      <SegmentedControl
        aria-label={intl.formatMessage({ id: "dashboard.period", defaultMessage: "Period" })}
        data={periods.map((value) => ({ value, label: nameOf(value) }))}
        value={period.name}
        onChange={(name) => choosePeriod(name as PeriodName, timeZone)}
      />
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
  order: <FormattedMessage id="dashboard.dayOrder" defaultMessage="Not before the first day." />,
  tooLong: (
    <FormattedMessage id="dashboard.tooLong" defaultMessage="At most {days, number} days in all." values={{ days: periodLimits.maxDays }} />
  ),
};

interface DayProps {
  field: PeriodError["field"];
  label: string;
  dashboard: DashboardState;
}

const Day = ({ field, label, dashboard: { period, periodError: error, choose } }: DayProps) => (
  <TextInput
    className={styles.day!}
    type="date"
    aria-label={label}
    title={label}
    value={period[field] ?? ""}
    onChange={(event) => choose({ [field]: event.currentTarget.value })}
    error={error?.field === field && errorTexts[error.why]}
  />
);
