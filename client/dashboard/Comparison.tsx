import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { indicatorOf } from "../../schema/rules/indicators/indicators";
import styles from "./dashboard.module.css";
import { differenceOf, unitText } from "./figureTexts";
import { type Figures, keyOf } from "./keys";

const arrowOf = (difference: number): string => (difference > 0 ? "▲" : difference < 0 ? "▼" : "=");

/** A figure against those before it, in an arrow, a number and words; whether it is better or worse is said, never coloured alone. */
export function Comparison({ figures }: { figures: Figures }) {
  const { period, before, weekBefore } = figures;
  return (
    <span className={styles.compared}>
      <Line
        figures={figures}
        difference={differenceOf(period.value, before.value)}
        text={(change) => <FormattedMessage id="dashboard.onBefore" defaultMessage="{change} on the period before" values={{ change }} />}
      />
      <Line
        figures={figures}
        difference={differenceOf(period.value, weekBefore.value)}
        text={(change) => <FormattedMessage id="dashboard.onWeekBefore" defaultMessage="{change} on a week before" values={{ change }} />}
      />
    </span>
  );
}

interface LineProps {
  figures: Pick<Figures, "key" | "unit" | "isWorseBelow">;
  difference: number | null;
  text(change: ReactNode): ReactNode;
}

function Line({ figures: { key, unit, isWorseBelow }, difference, text }: LineProps) {
  const intl = useIntl();
  if (difference === null) return <span className={styles.change}>{text("—")}</span>;
  const sign = intl.formatNumber(difference, { signDisplay: "exceptZero", maximumFractionDigits: 1 });
  const measured = unit === "MINUTES" ? `${sign} ${unitText(intl, unit, difference)}` : unit === "PERCENT" ? points(sign) : sign;
  const hasDirection = difference !== 0 && !indicatorOf(keyOf(key)).isNeutral;
  const isWorse = hasDirection && difference < 0 === isWorseBelow;
  return (
    <span className={styles.change} data-worse={isWorse || undefined}>
      <span aria-hidden>{arrowOf(difference)} </span>
      {text(<strong>{measured}</strong>)}
      {hasDirection && (
        <>
          {" · "}
          {isWorse ? (
            <FormattedMessage id="dashboard.worse" defaultMessage="worse" />
          ) : (
            <FormattedMessage id="dashboard.better" defaultMessage="better" />
          )}
        </>
      )}
    </span>
  );
}

/** Between two percentages lie points, not percent. */
const points = (change: string): ReactNode => (
  <FormattedMessage id="dashboard.points" defaultMessage="{change} points" values={{ change }} />
);
