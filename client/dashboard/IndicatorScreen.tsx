import { Button, Skeleton, Switch, Title } from "@mantine/core";
import { IconArrowLeft, IconTable } from "@tabler/icons-react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, useLocation, useNavigate, useParams } from "react-router";
import { type IndicatorKey, indicatorOf } from "../../schema/rules/indicators/indicators";
import { ALL_INSTANCES } from "../../schema/rules/indicators/periods";
import { named } from "../i18n/named";
import { pageOf } from "../pages";
import { paths } from "../paths";
import { useCanOpen } from "../session/useCanOpen";
import { useShortcuts } from "../ui/shortcuts";
import { useAddressValue } from "../ui/table/addressState";
import { Chart } from "./charts/Chart";
import { Comparison } from "./Comparison";
import { DashboardHead } from "./DashboardHead";
import { DashboardFailure, DashboardMessage, NoInstance, NotShown } from "./DashboardMessages";
import styles from "./dashboard.module.css";
import { unitText, valueText, valueWithUnit } from "../i18n/figures";
import { thresholdText } from "./figureTexts";
import { Groups } from "./Groups";
import { type Answer, isIndicatorKey, keyOf } from "./keys";
import { LevelSign } from "../ui/LevelSign";
import { useDashboard } from "./useDashboard";
import { useIndicators } from "./useIndicators";
import { dashboardQuery } from "./useShownPeriod";

export function IndicatorScreen() {
  const { kpiKey } = useParams();
  return isIndicatorKey(kpiKey) ? <KnownIndicator key={kpiKey} indicator={kpiKey} /> : <NoSuchIndicator />;
}

function NoSuchIndicator() {
  return (
    <main className={styles.missing}>
      <Title order={1}>
        <FormattedMessage id="notFound.title" defaultMessage="Page not found" />
      </Title>
      <p>
        <FormattedMessage id="dashboard.noSuch" defaultMessage="This indicator does not exist." />
      </p>
      <Button component={Link} to={paths.dashboard()}>
        <FormattedMessage id="dashboard.toDashboard" defaultMessage="Back to dashboard" />
      </Button>
    </main>
  );
}

function KnownIndicator({ indicator }: { indicator: IndicatorKey }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { search } = useLocation();
  const dashboard = useDashboard();
  const { instances, shownInstance, period, periodError } = dashboard;
  const { answer, error, retry } = useIndicators(shownInstance, periodError ? null : period, indicator);
  const figures = answer?.indicators.find(({ key }) => keyOf(key) === indicator);
  const [tables, setTables] = useAddressValue("tables");
  const asTable = tables !== null;
  const back = `${paths.dashboard()}${dashboardQuery(search)}`;
  const texts = {
    table: intl.formatMessage({ id: "dashboard.asTable", defaultMessage: "Show as table" }),
    back: intl.formatMessage({ id: "dashboard.toDashboard", defaultMessage: "Back to dashboard" }),
  };
  useShortcuts([
    { keys: "Esc", key: "Escape", label: texts.back, press: () => void navigate(back) },
    { keys: "T", key: "t", label: texts.table, press: () => setTables(asTable ? null : "1") },
  ]);
  return (
    <main className={styles.page}>
      <DashboardHead title={named(intl, "indicator", indicator)} dashboard={dashboard}>
        <Switch label={texts.table} checked={asTable} onChange={() => setTables(asTable ? null : "1")} />
        <Button component={Link} to={back} variant="default" leftSection={<IconArrowLeft size={15} aria-hidden />}>
          {texts.back}
        </Button>
      </DashboardHead>
      <div className={styles.body}>
        {periodError ? (
          <DashboardMessage>
            <FormattedMessage id="dashboard.noPeriod" defaultMessage="Enter a first and a last day." />
          </DashboardMessage>
        ) : instances?.length === 0 ? (
          <NoInstance />
        ) : !answer && (dashboard.error || error) ? (
          <DashboardFailure error={dashboard.error ?? error} retry={dashboard.error ? dashboard.retry : retry} />
        ) : !answer ? (
          <>
            <Skeleton className={styles.summary!} animate={false} />
            <Skeleton className={styles.large!} animate={false} />
          </>
        ) : !figures && answer.instanceId === ALL_INSTANCES && indicatorOf(indicator).figure.kind === "PEAK" ? (
          <>
            <p className={styles.noTotal}>
              <FormattedMessage
                id="dashboard.noTotal"
                defaultMessage="Each country has its peak at a different time, so there is no total."
              />
            </p>
            <Groups indicator={indicator} instanceId={answer.instanceId} period={period} />
          </>
        ) : !figures ? (
          <DashboardMessage
            action={
              <Button component={Link} to={back} variant="default">
                {texts.back}
              </Button>
            }
          >
            <NotShown />
          </DashboardMessage>
        ) : (
          <>
            <section className={styles.summary} data-level={figures.level}>
              <span className={styles.figure}>
                <span className={styles.value}>{valueText(intl, figures.period.value)}</span>
                <span className={styles.unit}>
                  {figures.period.value !== null && unitText(intl, figures.unit, figures.period.value)}
                  {thresholdText(intl, figures) && <small>{thresholdText(intl, figures)}</small>}
                  {figures.period.p90 !== null && (
                    <small>
                      <FormattedMessage id="dashboard.p90" defaultMessage="90th percentile" />{" "}
                      {valueWithUnit(intl, figures.unit, figures.period.p90)}
                    </small>
                  )}
                </span>
              </span>
              <LevelSign level={figures.level} />
              <Comparison figures={figures} />
              <span className={styles.rest} />
              <ToBehind indicator={indicator} answer={answer} isOfDates={period.name === "CUSTOM"} />
            </section>
            <div className={styles.large}>
              <Chart answer={answer} figures={figures} asTable={asTable} />
            </div>
            <Groups indicator={indicator} instanceId={answer.instanceId} period={period} />
          </>
        )}
      </div>
    </main>
  );
}

/** Links to the register of the counted claims or resources. Resources are listed by their current status, independent of the period. */
function ToBehind({ indicator, answer, isOfDates }: { indicator: IndicatorKey; answer: Answer; isOfDates: boolean }) {
  const { instanceId, timeZone, from, to, readAt } = answer;
  const canOpen = useCanOpen();
  const { figure, subject } = indicatorOf(indicator);
  const isOfClaims = subject === "CLAIM";
  if (!canOpen(pageOf(isOfClaims ? "claims" : "mobileSuppliers"))) return null;
  const isTotal = instanceId === ALL_INSTANCES;
  const behind = { key: indicator, instanceId, from, to, ...(isTotal && { timeZone, ...(!isOfDates && { asOf: readAt }) }) };
  const status = figure.kind === "LEVEL" && figure.measure === "offline" ? "MOBILE_DISCONNECTED" : "MOBILE_NO_LOCATION";
  const resources = paths.resourcesInStatus({ status, ...(!isTotal && { instanceId }) });
  return (
    <Button
      component={Link}
      to={isOfClaims ? paths.claimsBehind(behind, { late: indicator === "onTimeRate" }) : resources}
      variant="default"
      leftSection={<IconTable size={15} aria-hidden />}
    >
      {isOfClaims ? (
        <FormattedMessage id="dashboard.toClaims" defaultMessage="Show claims" />
      ) : (
        <FormattedMessage id="dashboard.toResources" defaultMessage="Show affected resources" />
      )}
    </Button>
  );
}
