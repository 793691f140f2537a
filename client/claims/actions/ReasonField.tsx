import { Kbd, Textarea } from "@mantine/core";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { actionLimits } from "../../../schema/rules/claims/actions";
import { useShortcuts } from "../../ui/shortcuts";
import styles from "./actions.module.css";

const { min, max } = actionLimits.reason;

/** Whether a reason is long enough, and not too long. */
export const isReason = (text: string): boolean => text.trim().length >= min && text.trim().length <= max;

export interface ReasonFieldProps {
  value: string;
  onChange(text: string): void;
  /** Those to pick from, each by its digit; whatever else is typed goes into the field. */
  reasons: readonly string[];
  /** Say what is wrong with it. */
  tried: boolean;
}

/** Why an action is done: picked from the instance's list, or typed. */
export function ReasonField({ value, onChange, reasons, tried }: ReasonFieldProps) {
  const intl = useIntl();
  const field = useRef<HTMLTextAreaElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [first] = useState(value);
  const goToList = useEffectEvent((): void => {
    if (document.activeElement === field.current && value === first) list.current?.querySelector("button")?.focus({ preventScroll: true });
  });
  // A dialog may be opened before the list is there: who has not begun to type goes on to it.
  useEffect(() => goToList(), [reasons.length]);
  const wrong = intl.formatMessage(
    { id: "claim.reason.length", defaultMessage: "Give a reason of {min} to {max} characters." },
    { min, max },
  );
  const pickByKey = ({ key }: KeyboardEvent): boolean => {
    if (key.length !== 1 || key === " ") return false;
    const picked = reasons[Number(key) - 1];
    if (picked === undefined) field.current?.focus();
    else onChange(picked);
    // What is no digit of the list is written into the field, which has the focus by now.
    return picked !== undefined;
  };
  const pick = intl.formatMessage({ id: "claim.reason.pick", defaultMessage: "Pick a reason" });
  useShortcuts(reasons.length > 0 ? [{ keys: `1–${reasons.length}`, label: pick, inDialog: field, press: pickByKey }] : []);
  return (
    <div className={styles.reason}>
      {reasons.length > 0 && (
        <div ref={list} className={styles.reasons} role="group" aria-label={pick}>
          {reasons.map((reason, i) => (
            <button
              key={reason}
              type="button"
              aria-pressed={value.trim() === reason}
              data-autofocus={i === 0 || undefined}
              onClick={() => onChange(reason)}
            >
              <Kbd className={styles.key!} aria-hidden>
                {i + 1}
              </Kbd>
              {reason}
            </button>
          ))}
        </div>
      )}
      <Textarea
        ref={field}
        label={<FormattedMessage id="claim.reason" defaultMessage="Reason" />}
        withAsterisk
        autosize
        minRows={2}
        maxRows={6}
        maxLength={max}
        data-autofocus={reasons.length === 0 || undefined}
        value={value}
        error={tried && !isReason(value) && wrong}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}
