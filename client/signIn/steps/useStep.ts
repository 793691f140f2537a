import { useState } from "react";
import { requestErrorOf, useErrorText } from "../../api/errors";
import type { LoginAnswer } from "../../session/session";
import type { StepProps } from "./stepProps";

export function useStep({ onAnswer, onCancelled: onOver }: Omit<StepProps, "challenge">) {
  const errorText = useErrorText();
  const [rejection, setRefused] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const send = async (step: () => Promise<LoginAnswer | undefined>): Promise<void> => {
    setRefused(null);
    setSending(true);
    try {
      const answer = await step();
      if (answer) onAnswer(answer);
    } catch (failure) {
      if (requestErrorOf(failure).code === "CHALLENGE_OVER") onOver(errorText(failure));
      else setRefused(errorText(failure));
    } finally {
      setSending(false);
    }
  };
  return { send, sending, rejectionText: rejection, clearRejection: () => setRefused(null) };
}
