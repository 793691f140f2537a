import {
  IconCompass,
  IconFocusCentered,
  IconMaximize,
  IconMinimize,
  IconMinus,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlus,
  IconRuler2,
} from "@tabler/icons-react";
import { useEffect, useState, type ReactNode, type RefObject } from "react";
import { useIntl } from "react-intl";
import { overlayAt } from "./overlays";
import styles from "./MapControls.module.css";

export interface MapControlsProps {
  zoomBy(step: number): void;
  faceNorth(): void;
  fit(): void;
  paused: boolean;
  setPaused(paused: boolean): void;
  isMeasuring: boolean;
  toggleMeasuring(): void;
  region: RefObject<HTMLElement | null>;
}

export function MapControls({ zoomBy, faceNorth, fit, paused, setPaused, isMeasuring, toggleMeasuring, region }: MapControlsProps) {
  const intl = useIntl();
  const full = useFullScreen();
  return (
    <div className={styles.controls} {...overlayAt("right")}>
      <div className={styles.group}>
        <Control label={intl.formatMessage({ id: "map.control.zoomIn", defaultMessage: "Zoom in" })} keys="+" onClick={() => zoomBy(1)}>
          <IconPlus />
        </Control>
        <Control label={intl.formatMessage({ id: "map.control.zoomOut", defaultMessage: "Zoom out" })} keys="-" onClick={() => zoomBy(-1)}>
          <IconMinus />
        </Control>
        <Control label={intl.formatMessage({ id: "map.control.north", defaultMessage: "North up" })} onClick={faceNorth}>
          <IconCompass />
        </Control>
      </div>
      <div className={styles.group}>
        <Control label={intl.formatMessage({ id: "map.control.fit", defaultMessage: "Fit all" })} onClick={fit}>
          <IconFocusCentered />
        </Control>
        <Control
          label={intl.formatMessage({ id: "map.control.pause", defaultMessage: "Pause movement" })}
          pressed={paused}
          onClick={() => setPaused(!paused)}
        >
          {paused ? <IconPlayerPlay /> : <IconPlayerPause />}
        </Control>
        <Control
          label={intl.formatMessage({ id: "map.control.measure", defaultMessage: "Measure a distance" })}
          keys="M"
          pressed={isMeasuring}
          onClick={toggleMeasuring}
        >
          <IconRuler2 />
        </Control>
      </div>
      {document.fullscreenEnabled && (
        <div className={styles.group}>
          <Control
            label={
              full
                ? intl.formatMessage({ id: "map.control.leaveFullScreen", defaultMessage: "Leave full screen" })
                : intl.formatMessage({ id: "map.control.fullScreen", defaultMessage: "Full screen" })
            }
            onClick={() => void (full ? document.exitFullscreen() : region.current?.requestFullscreen())}
          >
            {full ? <IconMinimize /> : <IconMaximize />}
          </Control>
        </div>
      )}
    </div>
  );
}

interface ControlProps {
  label: string;
  keys?: string;
  pressed?: boolean;
  onClick(): void;
  children: ReactNode;
}

function Control({ label, keys, pressed, onClick, children }: ControlProps) {
  return (
    <button type="button" aria-label={label} title={keys ? `${label} (${keys})` : label} aria-pressed={pressed} onClick={onClick}>
      {children}
    </button>
  );
}

function useFullScreen(): boolean {
  const [full, setFull] = useState(() => document.fullscreenElement !== null);
  useEffect(() => {
    const look = (): void => setFull(document.fullscreenElement !== null);
    document.addEventListener("fullscreenchange", look);
    return () => document.removeEventListener("fullscreenchange", look);
  }, []);
  return full;
}
