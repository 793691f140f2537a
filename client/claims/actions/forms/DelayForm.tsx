import { Button, NumberInput } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { actionLimits, claimActions } from "../../../../schema/rules/claims/actions";
import { minutesToReach } from "../../../../schema/rules/claims/actionTimes";
import { movedEnd } from "../../../../schema/rules/claims/claimWindow";
import { useInstants } from "../../../i18n/Instant";
import { useNow } from "../../../live/connection";
import { delayTargetOf, outdatedFixOf } from "../../../entity/lateness";
import { ClaimAndLocalTime } from "../../../entity/ClaimAndLocalTime";
import type { ActionFormProps } from "../actionRequest";
import styles from "../actions.module.css";
import { FormButtons } from "./FormButtons";
import { ReasonField } from "./ReasonField";
import { useReason } from "./useReason";

const { min, max } = actionLimits.minutes;
const QUICK_MINUTES = [5, 10, 15];
const USUAL_MINUTES = 15;

/** Minutes until the predicted arrival; `null` if no delay is predicted or the position is outdated. */
function predictedMinutes(claim: ActionFormProps["claim"], now: number): number | null {
  const { of, end } = delayTargetOf(claim);
  if (of !== "arrival" || end === null || claim.predictedAt === null || outdatedFixOf(claim, now) !== null) return null;
  return minutesToReach(Date.parse(claim.predictedAt), Date.parse(end), now);
}

export function DelayForm({ claim, isForMany = false, input, reasons, saying, sending, onCancel, onSubmit }: ActionFormProps) {
  const intl = useIntl();
  const write = useInstants();
  const now = useNow(10_000);
  const suggested = isForMany ? null : predictedMinutes(claim, now);
  const [minutes, setMinutes] = useState<number | "">(input.minutes ?? suggested ?? USUAL_MINUTES);
  const reason = useReason(input.reason);
  const [tried, setTried] = useState(false);
  const isValid = typeof minutes === "number" && Number.isInteger(minutes) && minutes >= min && minutes <= max;
  const { of: dueKind, end } = delayTargetOf(claim);
  const submit = (): void => {
    setTried(true);
    if (isValid && reason.isValid) onSubmit({ minutes, reason: reason.text.trim() });
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => (event.preventDefault(), submit())}>
      <div
        className={styles.chips}
        role="group"
        aria-label={intl.formatMessage({ id: "claim.delay.more", defaultMessage: "Additional time" })}
      >
        {QUICK_MINUTES.map((step) => (
          <Button
            key={step}
            variant={minutes === step ? "filled" : "default"}
            aria-pressed={minutes === step}
            onClick={() => setMinutes(step)}
          >
            <FormattedMessage id="claim.delay.step" defaultMessage="+{minutes} min" values={{ minutes: step }} />
          </Button>
        ))}
        {suggested !== null && (
          <Button
            variant={minutes === suggested ? "filled" : "default"}
            aria-pressed={minutes === suggested}
            onClick={() => setMinutes(suggested)}
          >
            <FormattedMessage
              id="claim.delay.predicted"
              defaultMessage="Arrives {time}: +{minutes} min"
              values={{ time: write.time(claim.predictedAt!, claim.timeZone), minutes: suggested }}
            />
          </Button>
        )}
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
            !isValid && (
              <FormattedMessage id="claim.delay.range" defaultMessage="Enter a whole number from {min} to {max}." values={{ min, max }} />
            )
          }
        />
      </div>
      {isValid && end && !isForMany && (
        <p className={styles.quiet} role="status">
          <FormattedMessage
            id="claim.delay.until"
            defaultMessage="{arrived, select, true {The completion} other {The arrival}} is then due at {time}."
            values={{
              arrived: String(dueKind === "work"),
              time: <ClaimAndLocalTime at={new Date(movedEnd(Date.parse(end), now, minutes)).toISOString()} zone={claim.timeZone} />,
            }}
          />
        </p>
      )}
      <ReasonField reason={reason} reasons={reasons} language={saying?.language} tried={tried} />
      <p className={styles.quiet}>
        <FormattedMessage
          id="claim.delay.undoNote"
          defaultMessage="You can undo this for {seconds} seconds. Then the assistance system is notified."
          values={{ seconds: claimActions.manageDelay.undoSeconds }}
        />
      </p>
      <FormButtons sending={sending} onCancel={onCancel}>
        <FormattedMessage id="claim.action.manageDelay" defaultMessage="Manage delay" />
      </FormButtons>
    </form>
  );
}
