import { Textarea } from "@mantine/core";
import { useState, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { actionLimits } from "../../../../schema/rules/claims/actions";
import { useCanSendInput, type SendableInput } from "../../../session/useCanSeeField";
import type { ActionFormProps } from "../actionRequest";
import styles from "../actions.module.css";
import { FormButtons } from "./FormButtons";
import { LocalTimeField, useLocalTime } from "./LocalTimeField";

interface ConfirmFormProps extends ActionFormProps {
  timeInput: SendableInput;
  timeLabel: ReactNode;
  submitLabel: ReactNode;
}

export function ConfirmForm({
  claim,
  otherZones = [],
  input,
  sending,
  onCancel,
  onSubmit,
  timeInput,
  timeLabel,
  submitLabel,
}: ConfirmFormProps) {
  const time = useLocalTime(claim.timeZone, input.at ?? null);
  const [note, setNote] = useState(input.note ?? "");
  const [tried, setTried] = useState(false);
  const canSendTime = useCanSendInput()(timeInput);
  const submit = (): void => {
    setTried(true);
    if (!time.error) onSubmit({ at: canSendTime ? time.at : null, note: note.trim() || null });
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => (event.preventDefault(), submit())}>
      {canSendTime ? (
        <LocalTimeField
          time={time}
          zone={claim.timeZone}
          otherZones={otherZones}
          instance={claim.instance}
          tried={tried}
          label={timeLabel}
        />
      ) : (
        <p className={styles.zone} role="note">
          <FormattedMessage
            id="claim.confirm.now"
            defaultMessage="The current time is recorded, because your profile hides the times needed to check another one."
          />
        </p>
      )}
      <Textarea
        label={<FormattedMessage id="claim.confirm.note" defaultMessage="Note" />}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={actionLimits.note.max}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <FormButtons sending={sending} onCancel={onCancel}>
        {submitLabel}
      </FormButtons>
    </form>
  );
}
