import { type FormEvent, useState } from "react";
import { useIntl } from "react-intl";
import { useConfirmSecondFactorMutation } from "../../gql/hooks";
import { isCode } from "../../ui/form/CodeField";
import type { StepProps } from "./stepProps";
import { useStep } from "./useStep";

export function useCodeStep({ challenge, ...go }: StepProps) {
  const intl = useIntl();
  const [confirm] = useConfirmSecondFactorMutation({ fetchPolicy: "no-cache" });
  const { send, sending, rejectionText, clearRejection: forget } = useStep(go);
  const [code, setCode] = useState("");
  const reason = isCode(code) ? null : intl.formatMessage({ id: "code.wanted", defaultMessage: "Enter the six digits." });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (reason === null) void send(async () => (await confirm({ variables: { input: { challenge, code } } })).data?.confirmSecondFactor);
  };
  const onChange = (typed: string): void => {
    forget();
    setCode(typed);
  };
  return { field: { value: code, error: rejectionText, onChange }, reason, sending, submit };
}
