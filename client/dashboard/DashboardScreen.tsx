import { Button, Skeleton, Switch } from "@mantine/core";
import { IconArrowsMaximize } from "@tabler/icons-react";
import { useEffect, useLayoutEffect, useRef } from "react";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { Link } from "react-router";
import { DAY_MS } from "../../schema/rules/durations";
import type { IndicatorKey } from "../../schema/rules/indicators/indicators";
import { dayNumber } from "../../schema/rules/indicators/periods";
import { pageOf } from "../pages";
import { paths } from "../paths";
import { ReportMenu } from "../reports/ReportMenu";
import { useCan } from "../session/useCan";
import { useShortcuts } from "../ui/shortcuts";
import { useAddressValue } from "../ui/table/addressState";
import { arranged } from "./arrange";
import { Chart } from "./charts/Chart";
import { allCountries, DashboardHead } from "./DashboardHead";
import { periodNames } from "./periodNames";
import { DashboardFailure, DashboardMessage, NoInstance } from "./DashboardMessages";
import styles from "./dashboard.module.css";
import { type Answer, type Figures, keyOf } from "./keys";
import { Tiles, TilesWaiting } from "./Tiles";
import { TilesMenu } from "./TilesMenu";
import { type DashboardState, useDashboard } from "./useDashboard";
import { type Indicators, useIndicators } from "./useIndicators";
import { WallMode } from "./wall/WallMode";

const charted: readonly IndicatorKey[] = ["claimsPerDay", "onTimeRate", "minutesToArrival"];

export function DashboardScreen() {
  const intl = useIntl();
  const can = useCan();
  const dashboard = useDashboard();
  const { instances, shownInstance, period, periodError, arrangement, arrange } = dashboard;
  const indicators = useIndicators(shownInstance, periodError ? null : period);
  const [tables, setTables] = useAddressValue("tables");
  const [wall, setWall] = useAddressValue("wall");
  const asTable = tables !== null;
  const texts = {
    tables: intl.formatMessage({ id: "dashboard.asTables", defaultMessage: "Show charts as tables" }),
    wall: intl.formatMessage({ id: "dashboard.wall", defaultMessage: "Wall mode" }),
  };
  const enterWall = (): void => {
    setWall("1");
    // Also enters the browser's fullscreen mode, if allowed.
    void document.documentElement.requestFullscreen?.().catch(() => undefined);
  };
  const leaveWall = (): void => {
    setWall(null);
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
  };
  useFullscreenEnd(leaveWall);
  useShortcuts([
    {
      keys: "Alt ← →",
      label: intl.formatMessage({ id: "dashboard.keyMove", defaultMessage: "Move the focused tile" }),
    },
    { keys: "T", key: "t", label: texts.tables, press: () => setTables(asTable ? null : "1") },
    { keys: "W", key: "w", label: texts.wall, press: () => wall === null && enterWall() },
  ]);

  const { answer } = indicators;
  const title = pageOf("dashboard").title;
  if (wall !== null && answer && arrangement)
    return (
      <WallMode
        title={
          <>
            {title} · {instances?.find(({ id }) => id === shownInstance)?.name ?? intl.formatMessage(allCountries)} ·{" "}
            {periodText(intl, dashboard)}
          </>
        }
        instanceId={answer.instanceId}
        figures={arranged(answer.indicators, arrangement).filter(({ key }) => !arrangement.putAway.includes(key))}
        onLeave={leaveWall}
      />
    );
  return (
    <main className={styles.page}>
      <DashboardHead title={title} dashboard={dashboard}>
        <Switch label={texts.tables} checked={asTable} onChange={() => setTables(asTable ? null : "1")} />
        <TilesMenu figures={answer?.indicators ?? []} arrangement={arrangement ?? { order: [], putAway: [] }} arrange={arrange} />
        {can("dashboard.arrival") && (
          <Button component={Link} to={paths.arrival()} variant="default">
            {pageOf("arrival").title}
          </Button>
        )}
        <ReportMenu instanceId={shownInstance} period={periodError ? null : period} />
        <Button variant="default" leftSection={<IconArrowsMaximize size={15} aria-hidden />} onClick={enterWall}>
          {texts.wall}
        </Button>
      </DashboardHead>
      <div className={styles.body}>
        <Shown dashboard={dashboard} indicators={indicators} asTable={asTable} />
      </div>
    </main>
  );
}

function periodText(intl: IntlShape, { period }: DashboardState): string {
  if (period.name !== "CUSTOM") return intl.formatMessage(periodNames[period.name]);
  const [from, to] = [period.firstDay, period.lastDay].map((day) => (dayNumber(day) ?? NaN) * DAY_MS);
  return intl.formatDateTimeRange(from!, to!, { day: "2-digit", month: "short", year: "numeric", timeZone: "UTC" });
}

/** Calls `onEnd` when fullscreen ends. The browser handles Escape itself and sends no key event. */
function useFullscreenEnd(onEnd: () => void): void {
  const latest = useRef(onEnd);
  useLayoutEffect(() => {
    latest.current = onEnd;
  });
  useEffect(() => {
    const changed = (): void => {
      if (!document.fullscreenElement) latest.current();
    };
    document.addEventListener("fullscreenchange", changed);
    return () => document.removeEventListener("fullscreenchange", changed);
  }, []);
}

interface ShownProps {
  dashboard: DashboardState;
  indicators: Indicators;
  asTable: boolean;
}

function Shown({ dashboard, indicators: { answer, error, retry }, asTable }: ShownProps) {
  const { instances, shownInstance, periodError, arrangement, arrange } = dashboard;
  if (periodError)
    return (
      <DashboardMessage>
        <FormattedMessage id="dashboard.noPeriod" defaultMessage="Enter a first and a last day." />
      </DashboardMessage>
    );
  if (instances?.length === 0) return <NoInstance />;
  if (!answer && (dashboard.error || error))
    return <DashboardFailure error={dashboard.error ?? error} retry={dashboard.error ? dashboard.retry : retry} />;
  if (!answer || !arrangement)
    return (
      <>
        <TilesWaiting putAway={arrangement?.putAway.length ?? 0} />
        <div className={styles.charts}>
          {charted.map((key) => (
            <Skeleton key={key} className={styles.chart!} animate={false} />
          ))}
        </div>
      </>
    );
  if (!answer.indicators.length)
    return (
      <DashboardMessage>
        <FormattedMessage
          id="dashboard.noIndicator"
          defaultMessage="No indicators are visible. Your profile hides them or they are off for this AMA instance."
        />
      </DashboardMessage>
    );
  const isEmpty = answer.indicators.every(({ key }) => arrangement.putAway.includes(key));
  return (
    <>
      {isEmpty ? (
        <DashboardMessage
          action={
            <Button variant="default" onClick={() => arrange({ ...arrangement, putAway: [] })}>
              <FormattedMessage id="dashboard.showAll" defaultMessage="Show all tiles" />
            </Button>
          }
        >
          <FormattedMessage id="dashboard.allPutAway" defaultMessage="All tiles are hidden." />
        </DashboardMessage>
      ) : (
        <Tiles key={shownInstance} figures={answer.indicators} arrangement={arrangement} arrange={arrange} />
      )}
      <div className={styles.charts}>
        {chartedOf(answer).map((figures) => (
          <Chart key={figures.key} answer={answer} figures={figures} asTable={asTable} />
        ))}
      </div>
    </>
  );
}

const chartedOf = ({ indicators }: Answer): Figures[] =>
  charted.flatMap((key) => indicators.filter((figures) => keyOf(figures.key) === key));
