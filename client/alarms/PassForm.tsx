import { Button, NativeSelect, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { FormattedMessage } from "react-intl";
import { alarmLimits } from "../../schema/rules/alarms/alarms";
import { useAlarmColleaguesQuery } from "../gql/hooks";
import styles from "./AlarmList.module.css";

/** Which of the colleagues who are there is asked to take an alarm, and what they are to know. */
export function PassForm({ onPass, onClose }: { onPass(userId: string, note: string): Promise<boolean>; onClose(): void }) {
  const { data, loading } = useAlarmColleaguesQuery({ fetchPolicy: "network-only" });
  const [chosen, setChosen] = useState<string | null>(null);
  const [note, setNote] = useState("");
  const colleagues = data?.alarmColleagues ?? [];
  const userId = chosen ?? colleagues[0]?.id;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (userId && (await onPass(userId, note.trim()))) onClose();
  };
  if (!loading && !colleagues.length)
    return (
      <p className={styles.note} role="status">
        <FormattedMessage id="alarms.pass.nobody" defaultMessage="No colleague is signed in just now." />
      </p>
    );
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <NativeSelect
        size="xs"
        autoFocus
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
      <Button size="xs" type="submit" disabled={!userId}>
        <FormattedMessage id="alarms.pass" defaultMessage="Pass on" />
      </Button>
    </form>
  );
}
