import { Button, NumberInput } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { actionLimits } from "../../../schema/rules/actions";
import { movedEnd } from "../../../schema/rules/claimWindow";
import { useNow } from "../../live/connection";
import { movedBy } from "../standing";
import { BothClocks } from "../BothClocks";
import type { FormProps } from "./sent";
import styles from "./actions.module.css";
import { FormButtons } from "./FormButtons";
import { isReason, ReasonField } from "./ReasonField";

const { min, max } = actionLimits.minutes;
const steps = [5, 10, 15];

/** By how much the arrival, or the completion, is put off, and why; shows the new end before it is sent. */
export function DelayForm({ claim, input, sending, onCancel, onSubmit }: FormProps) {
  const intl = useIntl();
  const now = useNow(10_000);
  const [minutes, setMinutes] = useState<number | "">(input.minutes ?? 15);
  const [reason, setReason] = useState(input.reason ?? "");
  const [tried, setTried] = useState(false);
  const good = typeof minutes === "number" && Number.isInteger(minutes) && minutes >= min && minutes <= max;
  const { of, end } = movedBy(claim);
  const submit = (): void => {
    setTried(true);
    if (good && isReason(reason)) onSubmit({ minutes, reason: reason.trim() });
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => (event.preventDefault(), submit())}>
      <div className={styles.chips} role="group" aria-label={intl.formatMessage({ id: "claim.delay.more", defaultMessage: "More time" })}>
        {steps.map((step) => (
          <Button
            key={step}
            variant={minutes === step ? "filled" : "default"}
            aria-pressed={minutes === step}
            data-autofocus={step === minutes || undefined}
            onClick={() => setMinutes(step)}
          >
            <FormattedMessage id="claim.delay.step" defaultMessage="+{minutes} min" values={{ minutes: step }} />
          </Button>
        ))}
        <NumberInput
          label={<FormattedMessage id="claim.delay.minutes" defaultMessage="Minutes" />}
          min={min}
          max={max}
          clampBehavior="none"
          allowDecimal={false}
          allowNegative={false}
          value={minutes}
          onChange={(value) => setMinutes(typeof value === "number" ? value : "")}
          error={
            tried &&
            !good && <FormattedMessage id="claim.delay.range" defaultMessage="A whole number from {min} to {max}." values={{ min, max }} />
          }
        />
      </div>
      {good && end && (
        <p className={styles.quiet} role="status">
          <FormattedMessage
            id="claim.delay.until"
            defaultMessage="{arrived, select, true {The completion} other {The arrival}} is then due at {time}."
            values={{
              arrived: String(of === "work"),
              time: <BothClocks at={new Date(movedEnd(Date.parse(end), now, minutes)).toISOString()} zone={claim.timeZone} />,
            }}
          />
        </p>
      )}
      <ReasonField value={reason} onChange={setReason} tried={tried} />
      <p className={styles.quiet}>
        <FormattedMessage
          id="claim.delay.told"
          defaultMessage="The assistance system is told in {seconds} seconds; until then you can undo it."
          values={{ seconds: actionLimits.undoSeconds }}
        />
      </p>
      <FormButtons sending={sending} onCancel={onCancel}>
        <FormattedMessage id="claim.action.manageDelay" defaultMessage="Manage delay" />
      </FormButtons>
    </form>
  );
}
