import { useIntl } from "react-intl";
import type { ArrivalProofQuery } from "../../gql/graphql";
import { chanceTitles } from "./accuracyTexts";
import styles from "./calibrationChart.module.css";

export type CalibrationBin = NonNullable<ArrivalProofQuery["arrivalProof"]>["calibration"][number];

const SIZE = 200;
const MARGIN = 24;
const x = (share: number): number => MARGIN + share * SIZE;
const y = (share: number): number => MARGIN + (1 - share) * SIZE;

/** Chart of the predicted chance of a late arrival against the share that was late. Exact predictions lie on the diagonal. */
export function CalibrationChart({ rows }: { rows: readonly CalibrationBin[] }) {
  const intl = useIntl();
  return (
    <svg viewBox={`0 0 ${SIZE + 2 * MARGIN} ${SIZE + 2 * MARGIN}`} className={styles.chart} aria-hidden>
      <rect x={MARGIN} y={MARGIN} width={SIZE} height={SIZE} className={styles.frame} />
      <line x1={x(0)} y1={y(0)} x2={x(1)} y2={y(1)} className={styles.diagonal} />
      <polyline points={rows.map(({ chance, lateShare }) => `${x(chance)},${y(lateShare)}`).join(" ")} className={styles.curve} />
      {rows.map(({ chance, lateShare }) => (
        <circle key={chance} cx={x(chance)} cy={y(lateShare)} r={4} className={styles.point} />
      ))}
      <text x={x(0.5)} y={MARGIN + SIZE + 17} textAnchor="middle">
        {intl.formatMessage(chanceTitles.chance)}
      </text>
      <text transform={`translate(14 ${y(0.5)}) rotate(-90)`} textAnchor="middle">
        {intl.formatMessage(chanceTitles.lateShare)}
      </text>
    </svg>
  );
}
