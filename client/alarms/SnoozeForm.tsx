import { Button, NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { alarmLimits } from "../../schema/rules/alarms/alarms";
import { AlarmForm } from "./AlarmForm";
import styles from "./AlarmList.module.css";

const MINUTES = [5, 10, 15, 30, alarmLimits.snooze.maxMinutes];
const { min, max } = alarmLimits.reason;

interface SnoozeFormProps {
  reason: string | null;
  onSnooze(minutes: number, reason: string): Promise<boolean>;
  onClose(): void;
}

export function SnoozeForm({ reason: disabledReason, onSnooze, onClose }: SnoozeFormProps) {
  const intl = useIntl();
  const [minutes, setMinutes] = useState(10);
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const isReason = reason.trim().length >= min;
  const submit = async (): Promise<void> => {
    setTried(true);
    if (isReason && (await onSnooze(minutes, reason))) onClose();
  };
  return (
    <AlarmForm onSubmit={submit} onClose={onClose}>
      <NativeSelect
        size="xs"
        data-autofocus
        label={<FormattedMessage id="alarms.snooze.minutes" defaultMessage="For" />}
        value={minutes}
        data={MINUTES.map((value) => ({
          value: String(value),
          label: intl.formatMessage({ id: "duration.minutes", defaultMessage: "{minutes, number} min" }, { minutes: value }),
        }))}
        onChange={({ currentTarget: { value } }) => setMinutes(Number(value))}
      />
      <TextInput
        size="xs"
        withAsterisk
        maxLength={max}
        label={<FormattedMessage id="alarms.snooze.reason" defaultMessage="Reason" />}
        value={reason}
        error={
          isTried &&
          !isReason &&
          intl.formatMessage({ id: "alarms.snooze.reasonLength", defaultMessage: "Enter a reason of at least {min} characters." }, { min })
        }
        onChange={({ currentTarget: { value } }) => setReason(value)}
      />
      <Button className={styles.send!} size="xs" type="submit" disabled={disabledReason !== null}>
        <FormattedMessage id="alarms.snooze" defaultMessage="Snooze" />
      </Button>
    </AlarmForm>
  );
}
