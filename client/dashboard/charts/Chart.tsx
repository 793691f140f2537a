import { useMemo } from "react";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { ALL_INSTANCES } from "../../../schema/rules/indicators/periods";
import { localOf } from "../../../schema/rules/language/localTimes";
import { useHolidays } from "../../entity/holidays/useHolidays";
import { lazyPart } from "../../ui/lazyPart";
import styles from "../dashboard.module.css";
import type { Answer, Figures } from "../keys";
import { type ChartSpec, chartSpec, HOLIDAY_SIGN, SETTING_SIGN, strokes } from "./chartSpec";
import { useSettingChanges } from "./useSettingChanges";
import { loadChunk } from "../../store/loadChunk";

const EChart = lazyPart(() => loadChunk(() => import("./EChart")).then((file) => file.EChart));

export interface ChartProps {
  answer: Answer;
  figures: Figures;
  asTable: boolean;
}

export function Chart({ answer, figures, asTable }: ChartProps) {
  const intl = useIntl();
  const [firstDay, lastDay] = daysOf(answer);
  const holidays = useHolidays(
    answer.slotUnit === "DAY" && answer.instanceId !== ALL_INSTANCES ? answer.instanceId : null,
    firstDay,
    lastDay,
  );
  const settingChanges = useSettingChanges(answer);
  const spec = useMemo(
    () => chartSpec(intl, answer, figures, { holidays, settingChanges }),
    [intl, answer, figures, holidays, settingChanges],
  );
  return (
    <figure className={styles.chart}>
      <figcaption>
        <h2>{spec.title}</h2>
        <span>{spec.unit}</span>
      </figcaption>
      {asTable ? (
        <ChartTable spec={spec} />
      ) : (
        <>
          <Legend spec={spec} />
          <div className={styles.picture} role="img" aria-label={spokenText(intl, spec)}>
            <EChart spec={spec} />
          </div>
        </>
      )}
    </figure>
  );
}

const Legend = ({ spec: { series, holidays, settings } }: { spec: ChartSpec }) => (
  <ul className={styles.legend}>
    {series.map(({ name, form }) => (
      <li key={name} data-form={form}>
        <svg width={26} height={10} aria-hidden>
          {form === "bar" ? (
            <rect y={1} width={26} height={8} rx={1} />
          ) : (
            <path d="M1 5H25" strokeWidth={strokes[form].width} strokeDasharray={strokes[form].dashes?.join(" ")} />
          )}
        </svg>
        {name}
      </li>
    ))}
    {holidays.some((name) => name !== null) && (
      <li>
        <b aria-hidden>{HOLIDAY_SIGN}</b> <FormattedMessage id="dashboard.holiday" defaultMessage="Public holiday" />
      </li>
    )}
    {settings.some((names) => names !== null) && (
      <li>
        <b aria-hidden>{SETTING_SIGN}</b> <FormattedMessage id="dashboard.settingChanged" defaultMessage="KPI setting changed" />
      </li>
    )}
  </ul>
);

const daysOf = ({ slots, timeZone }: Answer): [string, string] => {
  const day = (at: string | undefined): string => (at ? localOf(Date.parse(at), timeZone).slice(0, 10) : "");
  return [day(slots[0]?.from), day(slots.at(-1)?.from)];
};

function spokenText(intl: IntlShape, { title, labels, series, write }: ChartSpec): string {
  const points = series[0]!.values.flatMap((value, i) => (value === null ? [] : [{ value, at: labels[i]! }]));
  const last = points.at(-1);
  if (!last) return intl.formatMessage({ id: "dashboard.chartEmpty", defaultMessage: "{title}: no data yet." }, { title });
  const highest = points.reduce((best, other) => (other.value > best.value ? other : best));
  return intl.formatMessage(
    {
      id: "dashboard.chartText",
      defaultMessage: "{title}: highest {highest} at {highestAt}, latest {last} at {lastAt}. Show the table for all values.",
    },
    { title, highest: write(highest.value), highestAt: highest.at, last: write(last.value), lastAt: last.at },
  );
}

const ChartTable = ({ spec: { title, labels, holidays, settings, series, limits, write } }: { spec: ChartSpec }) => (
  // A scrollable region must be reachable by keyboard (WCAG 2.1.1).
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className={styles.tableBox} tabIndex={0} role="region" aria-label={title}>
    <table className={styles.table} aria-label={title}>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="dashboard.time" defaultMessage="Time" />
          </th>
          {series.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {labels.map((label, i) => (
          <tr key={label}>
            <th scope="row">
              {label}
              {holidays[i] != null && (
                <small>
                  {" "}
                  <FormattedMessage id="dashboard.holidayNamed" defaultMessage="Public holiday: {name}" values={{ name: holidays[i] }} />
                </small>
              )}
              {settings[i] != null && (
                <small>
                  {" "}
                  <FormattedMessage
                    id="dashboard.settingsChanged"
                    defaultMessage="KPI setting changed: {names}"
                    values={{ names: settings[i] }}
                  />
                </small>
              )}
            </th>
            {series.map(({ name, values }) => (
              <td key={name}>{write(values[i] ?? null)}</td>
            ))}
          </tr>
        ))}
        {limits.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td colSpan={series.length}>{write(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
