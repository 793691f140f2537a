import { Kbd, Textarea } from "@mantine/core";
import { useEffect, useEffectEvent, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { actionLimits } from "../../../../schema/rules/claims/actions";
import { useShortcuts } from "../../../ui/shortcuts";
import styles from "../actions.module.css";
import type { Reason } from "./useReason";

const { min, max } = actionLimits.reason;

export interface ReasonFieldProps {
  reason: Reason;
  /** Suggested reasons, chosen by digit keys; other keys type into the field. */
  reasons: readonly string[];
  /** BCP 47 tag of the reasons; `undefined` if unknown. */
  language: string | undefined;
  tried: boolean;
}

export function ReasonField({ reason: { text, isChosen, isValid, choose }, reasons, language, tried }: ReasonFieldProps) {
  const intl = useIntl();
  const field = useRef<HTMLTextAreaElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const isUntouched = (): boolean => document.activeElement === field.current && !isChosen;
  const goToList = useEffectEvent((): void => {
    if (isUntouched()) list.current?.querySelector("button")?.focus({ preventScroll: true });
  });
  // The list may load after the dialog opened. It receives the focus unless the user has started typing.
  useEffect(() => goToList(), [reasons.length]);
  const wrong = intl.formatMessage(
    { id: "claim.reason.length", defaultMessage: "Enter a reason of {min} to {max} characters." },
    { min, max },
  );
  const pickByKey = ({ key }: KeyboardEvent): boolean => {
    if (key.length !== 1 || key === " ") return false;
    const picked = reasons[Number(key) - 1];
    if (picked === undefined) field.current?.focus();
    else choose(picked);
    // Other characters go into the text field, which has the focus now.
    return picked !== undefined;
  };
  const pick = intl.formatMessage({ id: "claim.reason.pick", defaultMessage: "Choose a reason" });
  useShortcuts(reasons.length > 0 ? [{ keys: `1–${reasons.length}`, label: pick, inDialog: field, press: pickByKey }] : []);
  return (
    <div className={styles.reason}>
      {reasons.length > 0 && (
        <div ref={list} className={styles.reasons} role="group" aria-label={pick}>
          {reasons.map((reason, i) => (
            <button
              key={reason}
              type="button"
              lang={language}
              aria-pressed={text.trim() === reason}
              data-autofocus={i === 0 || undefined}
              onClick={() => choose(reason)}
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
        value={text}
        error={tried && !isValid && wrong}
        onChange={(event) => choose(event.currentTarget.value)}
      />
    </div>
  );
}
