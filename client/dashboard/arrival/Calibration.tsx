import { FormattedMessage, useIntl } from "react-intl";
import { PlainTable } from "../../ui/table/PlainTable";
import { chanceTitles, columnTitles, percent } from "./accuracyTexts";
import styles from "./arrival.module.css";
import { type CalibrationBin, CalibrationChart } from "./CalibrationChart";

export function Calibration({ rows }: { rows: readonly CalibrationBin[] }) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: "arrivalProof.calibration", defaultMessage: "Chance of being late" });
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <div className={styles.calibration}>
        {rows.length > 0 && <CalibrationChart rows={rows} />}
        <PlainTable
          label={title}
          rows={rows}
          keyOf={({ chance }) => `${chance}`}
          none={<FormattedMessage id="arrivalProof.noChance" defaultMessage="No claim with a chance of being late has arrived yet." />}
          columns={[
            { id: "chance", header: intl.formatMessage(chanceTitles.chance), cell: ({ chance }) => percent(intl, chance) },
            { id: "late", header: intl.formatMessage(chanceTitles.lateShare), cell: ({ lateShare }) => percent(intl, lateShare) },
            {
              id: "count",
              header: intl.formatMessage(columnTitles.predictions),
              cell: ({ predictions }) => intl.formatNumber(predictions),
            },
          ]}
        />
      </div>
    </section>
  );
}
