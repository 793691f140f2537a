import { Button } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useInstants } from "../../i18n/Instant";
import { useDataAge, useNow } from "../../live/connection";
import { useShortcuts } from "../../ui/shortcuts";
import { IndicatorTile } from "../IndicatorTile";
import type { Figures } from "../keys";
import { WallClaims } from "./WallClaims";
import { WallCounts } from "./WallCounts";
import dashboardStyles from "../dashboard.module.css";
import styles from "./wall.module.css";

const MAX_FIGURES = 4;
const AGE_SHOWN_FROM_SECONDS = 10;

export interface WallModeProps {
  title: ReactNode;
  instanceId: string;
  figures: readonly Figures[];
  onLeave(): void;
}

/** One full-screen page: the first four figures, the open claims by status, the most urgent claims and a clock. */
export function WallMode({ title, instanceId, figures, onLeave }: WallModeProps) {
  const leave = useIntl().formatMessage({ id: "dashboard.wallLeave", defaultMessage: "Exit wall mode" });
  useShortcuts([{ keys: "Esc", key: "Escape", label: leave, press: onLeave }]);
  return (
    <main className={styles.wall} data-fills-window>
      <div className={styles.head}>
        <h1>{title}</h1>
        <DataAge />
        <Button variant="default" leftSection={<IconX size={16} aria-hidden />} onClick={onLeave}>
          {leave}
        </Button>
        <WallClock />
      </div>
      <ul className={dashboardStyles.wallTiles}>
        {figures.slice(0, MAX_FIGURES).map((indicator) => (
          <IndicatorTile key={indicator.key} figures={indicator} />
        ))}
      </ul>
      <div className={styles.parts}>
        <WallCounts instanceId={instanceId} />
        <WallClaims instanceId={instanceId} />
      </div>
    </main>
  );
}

function WallClock() {
  const now = useNow();
  const write = useInstants();
  return (
    <time className={styles.clock} dateTime={new Date(now).toISOString()}>
      {write.time(now)} <small>{write.zoneName(now)}</small>
    </time>
  );
}

function DataAge() {
  const seconds = useDataAge();
  if (seconds === null || seconds < AGE_SHOWN_FROM_SECONDS) return null;
  return <FormattedMessage id="footer.dataPushed" defaultMessage="Data {seconds, number} s old" values={{ seconds }} />;
}
