import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { MINUTE_MS } from "../../schema/rules/durations";
import { post } from "../api/post";
import { ResponseErrors } from "../api/errors";
import { accuracyText, columnTitles } from "../dashboard/arrival/accuracyTexts";
import { CalibrationChart } from "../dashboard/arrival/CalibrationChart";
import { ArrivalProofDocument, type ArrivalProofQuery } from "../gql/graphql";
import { useInstants } from "../i18n/Instant";
import { Refused } from "./Refused";
import type { WidgetAddress } from "./widgetAddress";
import styles from "./Widget.module.css";

/** The figures cover 90 days, so that they change slowly. */
const REFRESH_INTERVAL_MS = 5 * MINUTE_MS;

type Proof = NonNullable<ArrivalProofQuery["arrivalProof"]>;
interface ProofState {
  proof: Proof | null;
  readAtMs: number;
  isOld: boolean;
  isRefused: boolean;
}

function useProof({ instanceId, key }: WidgetAddress): ProofState {
  const [state, setState] = useState<ProofState>({ proof: null, readAtMs: 0, isOld: false, isRefused: false });
  useEffect(() => {
    const read = (): void =>
      void post(ArrivalProofDocument, { instanceId }, key).then(
        ({ arrivalProof }) => setState({ proof: arrivalProof ?? null, readAtMs: Date.now(), isOld: false, isRefused: !arrivalProof }),
        (error: unknown) => setState((last) => ({ ...last, isOld: true, isRefused: error instanceof ResponseErrors })),
      );
    read();
    const timer = setInterval(read, REFRESH_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [instanceId, key]);
  return state;
}

export function ArrivalWidget({ address }: { address: WidgetAddress }) {
  const intl = useIntl();
  const write = useInstants();
  const { proof, readAtMs, isOld, isRefused } = useProof(address);
  if (isRefused) return <Refused />;
  const total = proof?.accuracy.find(({ by }) => by === "ALL");
  const values = { instance: address.instanceId, time: write.time(readAtMs) };
  return (
    <>
      <header className={styles.head}>
        <h1>
          <FormattedMessage id="page.arrival" defaultMessage="Accuracy of arrival times" />
        </h1>
      </header>
      {!proof ? (
        <p className={styles.value}>…</p>
      ) : !total ? (
        <p>
          <FormattedMessage id="arrivalProof.none" defaultMessage="No arrival has been predicted yet." />
        </p>
      ) : (
        <div className={styles.proof}>
          <div>
            <p className={styles.value}>
              {accuracyText(intl, total, "coverage90")}
              <small>{intl.formatMessage(columnTitles.coverage90)}</small>
            </p>
            <dl className={styles.figures}>
              {(["coverage50", "errorSeconds", "routerErrorSeconds", "predictions"] as const).map((column) => (
                <div key={column}>
                  <dt>{intl.formatMessage(columnTitles[column])}</dt>
                  <dd>{accuracyText(intl, total, column)}</dd>
                </div>
              ))}
            </dl>
          </div>
          {proof.calibration.length > 0 && <CalibrationChart rows={proof.calibration} />}
        </div>
      )}
      <footer className={styles.note} data-old={isOld || undefined}>
        {proof &&
          (isOld ? (
            <FormattedMessage id="widget.old" defaultMessage="{instance} · connection lost; as of {time}" values={values} />
          ) : (
            <FormattedMessage id="widget.asOf" defaultMessage="{instance} · as of {time}" values={values} />
          ))}
      </footer>
    </>
  );
}
