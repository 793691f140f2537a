import { Button, NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { alarmLimits } from "../../schema/rules/alarms/alarms";
import { useErrorText } from "../api/errors";
import { useAlarmColleaguesQuery } from "../gql/hooks";
import { AlarmForm } from "./AlarmForm";
import styles from "./AlarmList.module.css";

interface PassFormProps {
  reason: string | null;
  onPass(userId: string, note: string): Promise<boolean>;
  onClose(): void;
}

export function PassForm({ reason, onPass, onClose }: PassFormProps) {
  const { data, loading, error } = useAlarmColleaguesQuery({ fetchPolicy: "network-only" });
  const errorText = useErrorText();
  const [chosen, setChosen] = useState<string | null>(null);
  const [note, setNote] = useState("");
  const colleagues = data?.alarmColleagues ?? [];
  const userId = chosen ?? colleagues[0]?.id;
  const submit = async (): Promise<void> => {
    if (userId && (await onPass(userId, note.trim()))) onClose();
  };
  return (
    <AlarmForm onSubmit={submit} onClose={onClose}>
      <NativeSelect
        size="xs"
        data-autofocus
        label={<FormattedMessage id="alarms.pass.to" defaultMessage="To" />}
        value={userId ?? ""}
        data={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ currentTarget: { value } }) => setChosen(value)}
      />
      <TextInput
        size="xs"
        maxLength={alarmLimits.note}
        label={<FormattedMessage id="alarms.pass.note" defaultMessage="Note" />}
        value={note}
        onChange={({ currentTarget: { value } }) => setNote(value)}
      />
      <Button className={styles.send!} size="xs" type="submit" disabled={!userId || reason !== null}>
        <FormattedMessage id="alarms.pass" defaultMessage="Hand over" />
      </Button>
      <p className={styles.note} role="status">
        {error
          ? errorText(error)
          : !loading && !colleagues.length && <FormattedMessage id="alarms.pass.nobody" defaultMessage="No colleague is signed in." />}
      </p>
    </AlarmForm>
  );
}
