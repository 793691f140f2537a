import { ActionIcon, Button, Popover } from "@mantine/core";
import { IconVolume, IconVolume2, IconVolumeOff } from "@tabler/icons-react";
import { FormattedMessage, useIntl } from "react-intl";
import { useObservable } from "../../store/observable";
import styles from "./SoundMenu.module.css";
import { useSoundSettings } from "../../store/soundSettings";
import { SoundControls } from "../../ui/SoundControls";
import { audioState, playTone } from "./tone";

export function SoundMenu({ userId, isWaiting }: { userId: string; isWaiting: boolean }) {
  const intl = useIntl();
  const { muted, volume } = useSoundSettings(userId);
  const state = useObservable(audioState);
  if (state === "absent") return null;
  const isBlocked = state === "blocked";
  const label = muted
    ? intl.formatMessage({ id: "alarms.sound.muted", defaultMessage: "Alarm sound muted" })
    : isBlocked
      ? intl.formatMessage({ id: "alarms.sound.blocked", defaultMessage: "Click anywhere on this page to enable alarm sound" })
      : intl.formatMessage({ id: "alarms.sound.title", defaultMessage: "Alarm sound" });
  const Icon = muted ? IconVolumeOff : isBlocked ? IconVolume2 : IconVolume;
  return (
    <Popover position="bottom-end" trapFocus returnFocus withinPortal>
      <Popover.Target>
        <ActionIcon className={styles.button} data-muted={muted || undefined} aria-label={label} title={label}>
          <Icon size={16} aria-hidden />
          {isBlocked && !muted && isWaiting && (
            <span className={styles.prompt}>
              <FormattedMessage id="alarms.sound.unlock" defaultMessage="Enable sound" />
            </span>
          )}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={intl.formatMessage({ id: "alarms.sound.title", defaultMessage: "Alarm sound" })}>
        <div className={styles.menu}>
          <SoundControls userId={userId} />
          <Button variant="default" size="xs" onClick={() => playTone(volume)}>
            <FormattedMessage id="alarms.sound.test" defaultMessage="Test" />
          </Button>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
