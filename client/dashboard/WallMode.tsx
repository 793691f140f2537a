import { Button } from "@mantine/core";
import { useReducedMotion } from "@mantine/hooks";
import { IconArrowLeft, IconArrowRight, IconPlayerPause, IconPlayerPlay, IconX } from "@tabler/icons-react";
import { type ReactNode, useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { SECOND_MS } from "../../schema/rules/durations";
import { useDataAge } from "../live/connection";
import { useShortcuts } from "../ui/shortcuts";
import styles from "./dashboard.module.css";

const TURN_MS = 20 * SECOND_MS;

export interface WallModeProps {
  title: ReactNode;
  pages: readonly ReactNode[];
  onLeave(): void;
}

/** Full-screen dashboard with large numbers that shows one page after the other. With reduced motion, pages change only manually. */
export function WallMode({ title, pages, onLeave }: WallModeProps) {
  const intl = useIntl();
  const wantsRest = useReducedMotion(undefined, { getInitialValueInEffect: false });
  const [paused, setPaused] = useState<boolean | null>(null);
  const isPaused = paused ?? wantsRest;
  const [turned, setTurned] = useState(0);
  const at = turned % Math.max(1, pages.length);
  const turn = (by: -1 | 1): void => setTurned((now) => (now + by + pages.length) % Math.max(1, pages.length));

  useEffect(() => {
    if (isPaused || pages.length < 2) return undefined;
    const timer = setTimeout(() => setTurned((now) => now + 1), TURN_MS);
    return () => clearTimeout(timer);
  }, [isPaused, turned, pages.length]);

  const texts = {
    pause: intl.formatMessage({ id: "dashboard.wallPause", defaultMessage: "Stop rotation" }),
    resume: intl.formatMessage({ id: "dashboard.wallGoOn", defaultMessage: "Auto-rotate (20 s)" }),
    before: intl.formatMessage({ id: "dashboard.wallBefore", defaultMessage: "Previous page" }),
    next: intl.formatMessage({ id: "dashboard.wallNext", defaultMessage: "Next page" }),
    leave: intl.formatMessage({ id: "dashboard.wallLeave", defaultMessage: "Exit wall mode" }),
  };
  const toggle = (): void => setPaused(!isPaused);
  useShortcuts([
    { keys: "Esc", key: "Escape", label: texts.leave, press: onLeave },
    { keys: "P", key: "p", label: isPaused ? texts.resume : texts.pause, press: toggle },
    { keys: "←", key: "ArrowLeft", label: texts.before, press: () => turn(-1) },
    { keys: "→", key: "ArrowRight", label: texts.next, press: () => turn(1) },
  ]);
  return (
    <main className={styles.wall} data-fills-window>
      <div className={styles.wallHead}>
        {title}
        <DataAge />
        <span className={styles.rest} />
        <span>
          <FormattedMessage
            id="dashboard.wallPage"
            defaultMessage="Page {page, number} of {count, number}"
            values={{ page: at + 1, count: Math.max(1, pages.length) }}
          />
        </span>
        <Button variant="default" aria-label={texts.before} title={texts.before} onClick={() => turn(-1)}>
          <IconArrowLeft size={16} aria-hidden />
        </Button>
        <Button variant="default" aria-label={texts.next} title={texts.next} onClick={() => turn(1)}>
          <IconArrowRight size={16} aria-hidden />
        </Button>
        <Button
          variant="default"
          leftSection={isPaused ? <IconPlayerPlay size={16} aria-hidden /> : <IconPlayerPause size={16} aria-hidden />}
          onClick={toggle}
        >
          {isPaused ? texts.resume : texts.pause}
        </Button>
        <Button variant="default" leftSection={<IconX size={16} aria-hidden />} onClick={onLeave}>
          {texts.leave}
        </Button>
      </div>
      <div className={styles.wallPage}>{pages[at]}</div>
    </main>
  );
}

function DataAge() {
  const seconds = useDataAge();
  return (
    <span>
      {seconds !== null && <FormattedMessage id="footer.dataPushed" defaultMessage="Data {seconds, number} s old" values={{ seconds }} />}
    </span>
  );
}
