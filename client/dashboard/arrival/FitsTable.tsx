import { FormattedMessage, useIntl } from "react-intl";
import { useErrorText } from "../../api/errors";
import { useArrivalFitsQuery } from "../../gql/hooks";
import { useInstants } from "../../i18n/Instant";
import { PlainTable } from "../../ui/table/PlainTable";
import { columnTitles, errorMinutes, percent } from "./accuracyTexts";
import styles from "./arrival.module.css";

export function FitsTable({ instanceId }: { instanceId: string }) {
  const intl = useIntl();
  const write = useInstants();
  const errorText = useErrorText();
  const { data, error } = useArrivalFitsQuery({ variables: { instanceId }, fetchPolicy: "cache-and-network" });
  const title = intl.formatMessage({ id: "arrivalProof.fits", defaultMessage: "Nightly corrections" });
  if (error) return <p role="alert">{errorText(error)}</p>;
  if (!data?.arrivalFits) return null;
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <div className={styles.scroll}>
        <PlainTable
          label={title}
          rows={data.arrivalFits}
          keyOf={({ version }) => `${version}`}
          none={
            <FormattedMessage
              id="arrivalProof.noFits"
              defaultMessage="None yet. The first one is made the night after 50 finished trips; until then, the initial values apply."
            />
          }
          columns={[
            {
              id: "version",
              header: <FormattedMessage id="arrivalProof.version" defaultMessage="Version" />,
              cell: ({ version }) => version,
            },
            {
              id: "at",
              header: <FormattedMessage id="arrivalProof.fittedAt" defaultMessage="Made" />,
              cell: ({ fittedAt }) => write.dateTime(fittedAt),
            },
            { id: "router", header: <FormattedMessage id="arrivalProof.router" defaultMessage="Router" />, cell: ({ router }) => router },
            {
              id: "trips",
              header: <FormattedMessage id="arrivalProof.trips" defaultMessage="Trips" />,
              cell: ({ trips }) => intl.formatNumber(trips),
            },
            {
              id: "used",
              header: <FormattedMessage id="arrivalProof.used" defaultMessage="In use" />,
              cell: ({ isUsed }) =>
                isUsed ? (
                  <FormattedMessage id="arrivalProof.taken" defaultMessage="taken over" />
                ) : (
                  <FormattedMessage id="arrivalProof.worse" defaultMessage="worse than the one before, not taken over" />
                ),
            },
            {
              id: "error",
              header: intl.formatMessage(columnTitles.errorSeconds),
              cell: ({ errorSeconds }) => errorMinutes(intl, errorSeconds),
            },
            {
              id: "before",
              header: <FormattedMessage id="arrivalProof.errorBefore" defaultMessage="Error of the one before" />,
              cell: ({ usedErrorSeconds }) => errorMinutes(intl, usedErrorSeconds),
            },
            {
              id: "routerError",
              header: intl.formatMessage(columnTitles.routerErrorSeconds),
              cell: ({ routerErrorSeconds }) => errorMinutes(intl, routerErrorSeconds),
            },
            { id: "coverage", header: intl.formatMessage(columnTitles.coverage90), cell: ({ coverage90 }) => percent(intl, coverage90) },
          ]}
        />
      </div>
    </section>
  );
}
