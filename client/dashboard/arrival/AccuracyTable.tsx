import { useIntl } from "react-intl";
import type { ArrivalGrouping } from "../../../schema/rules/arrival/accuracy";
import { PlainTable } from "../../ui/table/PlainTable";
import { accuracyColumns, accuracyText, columnTitles, groupings, keyText, type AccuracyRow } from "./accuracyTexts";
import styles from "./arrival.module.css";

export function AccuracyTable({ by, rows }: { by: ArrivalGrouping; rows: readonly AccuracyRow[] }) {
  const intl = useIntl();
  const title = intl.formatMessage(groupings[by]);
  if (!rows.length) return null;
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <div className={styles.scroll}>
        <PlainTable
          label={title}
          rows={rows}
          keyOf={({ key }) => key}
          none={null}
          columns={[
            ...(by === "ALL" ? [] : [{ id: "key", header: title, cell: (row: AccuracyRow) => keyText(intl, row) }]),
            ...accuracyColumns.map((column) => ({
              id: column,
              header: intl.formatMessage(columnTitles[column]),
              cell: (row: AccuracyRow) => accuracyText(intl, row, column),
            })),
          ]}
        />
      </div>
    </section>
  );
}
