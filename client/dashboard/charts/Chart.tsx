import { lazy, Suspense, useMemo } from "react";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { localOf } from "../../../schema/rules/language/localTimes";
import { useHolidays } from "../../entity/holidays/useHolidays";
import styles from "../dashboard.module.css";
import type { Answer, Figures } from "../keys";
import { type ChartSpec, chartSpec, HOLIDAY_SIGN, strokes } from "./chartSpec";

/** Drawn by a library of its own, which comes with the first picture. */
const EChart = lazy(async () => ({ default: (await import("./EChart")).EChart }));

export interface ChartProps {
  answer: Answer;
  figures: Figures;
  asTable: boolean;
  /** Of the texts in the picture, pixels. */
  fontSize?: number;
}

/** One indicator over its period, as a picture or as a table of the same numbers. */
export function Chart({ answer, figures, asTable, fontSize = 11.5 }: ChartProps) {
  const intl = useIntl();
  const [firstDay, lastDay] = daysOf(answer);
  const holidays = useHolidays(answer.slotUnit === "DAY" ? answer.instanceId : null, firstDay, lastDay);
  const spec = useMemo(() => chartSpec(intl, answer, figures, holidays), [intl, answer, figures, holidays]);
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
            <Suspense>
              <EChart spec={spec} fontSize={fontSize} />
            </Suspense>
          </div>
        </>
      )}
    </figure>
  );
}

/** What each bar and line is. */
const Legend = ({ spec: { series, holidays } }: { spec: ChartSpec }) => (
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
  </ul>
);

/** The first and the last day that is shown, on the calendar of its zone. */
const daysOf = ({ slots, timeZone }: Answer): [string, string] => {
  const day = (at: string | undefined): string => (at ? localOf(Date.parse(at), timeZone).slice(0, 10) : "");
  return [day(slots[0]?.from), day(slots.at(-1)?.from)];
};

/** What the picture shows, in a sentence: the highest and the last value. */
function spokenText(intl: IntlShape, { title, labels, series, write }: ChartSpec): string {
  const known = series[0]!.values.flatMap((value, i) => (value === null ? [] : [{ value, at: labels[i]! }]));
  const last = known.at(-1);
  if (!last) return intl.formatMessage({ id: "dashboard.chartEmpty", defaultMessage: "{title}: nothing to measure yet." }, { title });
  const highest = known.reduce((one, other) => (other.value > one.value ? other : one));
  return intl.formatMessage(
    {
      id: "dashboard.chartText",
      defaultMessage: "{title}: the highest {highest} at {highestAt}, the last {last} at {lastAt}. As a table it has every number.",
    },
    { title, highest: write(highest.value), highestAt: highest.at, last: write(last.value), lastAt: last.at },
  );
}

/** Every number of the picture, the limits in its last rows. */
const ChartTable = ({ spec: { title, labels, holidays, series, limits, write } }: { spec: ChartSpec }) => (
  // What scrolls is reached by the keyboard.
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
