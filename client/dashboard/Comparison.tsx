import { defineMessages, FormattedMessage, type IntlShape, type MessageDescriptor, useIntl } from "react-intl";
import { indicatorOf } from "../../schema/rules/indicators/indicators";
import styles from "./dashboard.module.css";
import { unitText } from "../i18n/figures";
import { differenceOf } from "./figureTexts";
import { type Figures, keyOf } from "./keys";

const texts = defineMessages({
  before: { id: "dashboard.onBefore", defaultMessage: "{change} vs previous period" },
  weekBefore: { id: "dashboard.onWeekBefore", defaultMessage: "{change} vs last week" },
  noBefore: { id: "dashboard.noBefore", defaultMessage: "vs previous period: no data yet" },
  noWeekBefore: { id: "dashboard.noWeekBefore", defaultMessage: "vs last week: no data yet" },
  better: { id: "dashboard.better", defaultMessage: "better" },
  worse: { id: "dashboard.worse", defaultMessage: "worse" },
});

const arrowOf = (difference: number): string => (difference > 0 ? "▲" : difference < 0 ? "▼" : "=");

/** Difference from earlier values, as arrow, number and text, never by colour alone (WCAG 1.4.1). */
export function Comparison({ figures }: { figures: Figures }) {
  const { period, before, weekBefore } = figures;
  return (
    <span className={styles.compared}>
      <Line figures={figures} difference={differenceOf(period.value, before.value)} text={texts.before} absent={texts.noBefore} />
      <Line
        figures={figures}
        difference={differenceOf(period.value, weekBefore.value)}
        text={texts.weekBefore}
        absent={texts.noWeekBefore}
      />
    </span>
  );
}

interface LineProps {
  figures: Pick<Figures, "key" | "unit" | "isWorseBelow">;
  difference: number | null;
  text: MessageDescriptor;
  absent: MessageDescriptor;
}

function Line({ figures: { key, unit, isWorseBelow }, difference, text, absent }: LineProps) {
  const intl = useIntl();
  if (difference === null) return <span className={styles.change}>{intl.formatMessage(absent)}</span>;
  const change = changeText(intl, unit, difference);
  const hasDirection = difference !== 0 && !indicatorOf(keyOf(key)).isNeutral;
  const isWorse = difference < 0 === isWorseBelow;
  const verdict = hasDirection ? ` · ${intl.formatMessage(isWorse ? texts.worse : texts.better)}` : "";
  return (
    <span className={styles.change} title={intl.formatMessage(text, { change }) + verdict}>
      <span aria-hidden>{arrowOf(difference)} </span>
      <FormattedMessage {...text} values={{ change: <strong>{change}</strong> }} />
      {verdict}
    </span>
  );
}

function changeText(intl: IntlShape, unit: Figures["unit"], difference: number): string {
  const change = intl.formatNumber(difference, { signDisplay: "exceptZero", maximumFractionDigits: 1 });
  if (unit === "MINUTES") return `${change} ${unitText(intl, unit, difference)}`;
  return unit === "PERCENT" ? intl.formatMessage({ id: "dashboard.points", defaultMessage: "{change} points" }, { change }) : change;
}
