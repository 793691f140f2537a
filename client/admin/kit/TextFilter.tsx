import { TextInput } from "@mantine/core";
import { type MessageDescriptor, useIntl } from "react-intl";
import { textLimits } from "../../../schema/rules/requests/inputLimits";

export function TextFilter({ label, text, type }: { label: MessageDescriptor; text: string; type(text: string): void }) {
  const intl = useIntl();
  const name = intl.formatMessage(label);
  return (
    <TextInput
      aria-label={name}
      placeholder={name}
      w={130}
      maxLength={textLimits.search}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}
