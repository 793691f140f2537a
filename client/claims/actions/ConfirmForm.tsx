import { Textarea } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { actionLimits } from "../../../schema/rules/claims/actions";
import { useCanSendInput } from "../../session/useCanSeeField";
import type { ActionFormProps } from "./actionRequest";
import styles from "./actions.module.css";
import { FormButtons } from "./FormButtons";
import { LocalTimeField, useLocalTime } from "./LocalTimeField";

/** When somebody arrived, or was done, in the claim's own time. */
export function ConfirmForm({ claim, action, input, sending, onCancel, onSubmit }: ActionFormProps) {
  const time = useLocalTime(claim.timeZone, input.at ?? null);
  const [note, setNote] = useState(input.note ?? "");
  const [tried, setTried] = useState(false);
  const canSendInput = useCanSendInput();
  const canSendTime = action === "confirmArrival" ? canSendInput("ConfirmArrivalInput.at") : canSendInput("ConfirmCompletionInput.at");
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
          country={claim.instance.country}
          tried={tried}
          label={
            action === "confirmArrival" ? (
              <FormattedMessage id="claim.confirm.arrivedAt" defaultMessage="Arrived at" />
            ) : (
              <FormattedMessage id="claim.confirm.completedAt" defaultMessage="Completed at" />
            )
          }
        />
      ) : (
        <p className={styles.zone} role="note">
          <FormattedMessage
            id="claim.confirm.now"
            defaultMessage="It counts as of now: your profile hides the times that another one is checked against."
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
        {action === "confirmArrival" ? (
          <FormattedMessage id="claim.confirm.arrival" defaultMessage="Confirm arrival" />
        ) : (
          <FormattedMessage id="claim.confirm.completion" defaultMessage="Confirm completion" />
        )}
      </FormButtons>
    </form>
  );
}
