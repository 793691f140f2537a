import { Button, Skeleton, Title } from "@mantine/core";
import { IconArrowLeft, IconDownload } from "@tabler/icons-react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, useLocation, useNavigate } from "react-router";
import { ArrivalGrouping } from "../../../schema/rules/arrival/accuracy";
import { ALL_INSTANCES } from "../../../schema/rules/indicators/periods";
import { saveText } from "../../exports/saveText";
import { useArrivalProofQuery } from "../../gql/hooks";
import { pageCatalogue } from "../../pages";
import { paths } from "../../paths";
import { useCan } from "../../session/useCan";
import { useShortcuts } from "../../ui/shortcuts";
import { DashboardFailure, DashboardMessage, NoInstance } from "../DashboardMessages";
import { InstanceSelect } from "../DashboardHead";
import styles from "../dashboard.module.css";
import { useDashboard } from "../useDashboard";
import { dashboardQuery } from "../useShownPeriod";
import { AccuracyTable } from "./AccuracyTable";
import own from "./arrival.module.css";
import { accuracyCsv } from "./accuracyTexts";
import { Calibration } from "./Calibration";
import { FitsTable } from "./FitsTable";

const groups = Object.values(ArrivalGrouping).filter((by) => by !== "ALL");

export function ArrivalScreen() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { search } = useLocation();
  const dashboard = useDashboard();
  const canSeeFits = useCan()("admin.kpis");
  const { shownInstance } = dashboard;
  const { data, error, refetch } = useArrivalProofQuery({
    variables: { instanceId: shownInstance ?? "" },
    skip: shownInstance === null,
    fetchPolicy: "cache-and-network",
  });
  const proof = data?.arrivalProof;
  const back = `${paths.dashboard()}${dashboardQuery(search)}`;
  const backText = intl.formatMessage({ id: "dashboard.toDashboard", defaultMessage: "Back to dashboard" });
  useShortcuts([{ keys: "Esc", key: "Escape", label: backText, press: () => void navigate(back) }]);
  return (
    <main className={styles.page}>
      <div className={styles.bar}>
        <Title order={1}>{pageCatalogue.arrival.title}</Title>
        <InstanceSelect dashboard={dashboard} />
        <span className={styles.rest} />
        {proof && proof.accuracy.length > 0 && (
          <Button
            variant="default"
            leftSection={<IconDownload size={15} aria-hidden />}
            onClick={() => saveText("arrivals.csv", accuracyCsv(intl, proof.accuracy))}
          >
            <FormattedMessage id="arrivalProof.export" defaultMessage="Download CSV" />
          </Button>
        )}
        <Button component={Link} to={back} variant="default" leftSection={<IconArrowLeft size={15} aria-hidden />}>
          {backText}
        </Button>
      </div>
      <div className={styles.body}>
        {dashboard.instances?.length === 0 ? (
          <NoInstance />
        ) : !proof && (dashboard.error || error) ? (
          <DashboardFailure error={dashboard.error ?? error} retry={dashboard.error ? dashboard.retry : () => void refetch()} />
        ) : !proof ? (
          <Skeleton className={styles.large!} animate={false} />
        ) : !proof.accuracy.length ? (
          <DashboardMessage>
            <FormattedMessage id="arrivalProof.none" defaultMessage="No arrival has been predicted yet." />
          </DashboardMessage>
        ) : (
          <>
            <p className={own.lead}>
              <FormattedMessage
                id="arrivalProof.lead"
                defaultMessage="Predicted and real arrivals of the last 90 days. Half of the arrivals should come by the expected time, and nine in ten by the latest time."
              />
            </p>
            <AccuracyTable by="ALL" rows={proof.accuracy.filter(({ by }) => by === "ALL")} />
            <div className={own.parts}>
              <Calibration rows={proof.calibration} />
              {groups.map((by) => (
                <AccuracyTable key={by} by={by} rows={proof.accuracy.filter((row) => row.by === by)} />
              ))}
              {canSeeFits && shownInstance !== null && shownInstance !== ALL_INSTANCES && <FitsTable instanceId={shownInstance} />}
            </div>
          </>
        )}
      </div>
    </main>
  );
}
