import { Slider, Switch } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { changeSound, useSoundSettings } from "../store/soundSettings";

const PERCENT_STEP = 5;

export function SoundControls({ userId }: { userId: string }) {
  const intl = useIntl();
  const { muted, volume } = useSoundSettings(userId);
  return (
    <>
      <Switch
        checked={!muted}
        onChange={({ currentTarget: { checked } }) => changeSound(userId, { muted: !checked })}
        label={<FormattedMessage id="alarms.sound.on" defaultMessage="Alarm sound on" />}
      />
      <Slider
        min={0}
        max={100}
        step={PERCENT_STEP}
        value={Math.round(volume * 100)}
        disabled={muted}
        label={(percent) => `${percent} %`}
        thumbLabel={intl.formatMessage({ id: "alarms.sound.volume", defaultMessage: "Volume" })}
        onChange={(percent) => changeSound(userId, { volume: percent / 100 })}
      />
    </>
  );
}
