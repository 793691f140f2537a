import { Textarea } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { actionLimits } from "../../../schema/rules/claims/actions";

const { min, max } = actionLimits.reason;

/** Whether a reason is long enough, and not too long. */
export const isReason = (text: string): boolean => text.trim().length >= min && text.trim().length <= max;

export interface ReasonFieldProps {
  value: string;
  onChange(text: string): void;
  /** Say what is wrong with it. */
  tried: boolean;
  autoFocus?: boolean;
}

/** Why an action is done. */
export function ReasonField({ value, onChange, tried, autoFocus = false }: ReasonFieldProps) {
  const intl = useIntl();
  const wrong = intl.formatMessage(
    { id: "claim.reason.length", defaultMessage: "Give a reason of {min} to {max} characters." },
    { min, max },
  );
  return (
    <Textarea
      label={<FormattedMessage id="claim.reason" defaultMessage="Reason" />}
      withAsterisk
      autosize
      minRows={2}
      maxRows={6}
      maxLength={max}
      data-autofocus={autoFocus || undefined}
      value={value}
      error={tried && !isReason(value) && wrong}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
