import { ActionIcon, CopyButton } from "@mantine/core";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import { useIntl } from "react-intl";

export function CopyIcon({ value, label }: { value: string; label: string }) {
  const intl = useIntl();
  return (
    <CopyButton value={value}>
      {({ copied, copy }) => {
        const text = copied ? intl.formatMessage({ id: "action.copied", defaultMessage: "Copied" }) : label;
        const Icon = copied ? IconCheck : IconCopy;
        return (
          <ActionIcon variant="subtle" size={24} aria-label={text} title={text} onClick={copy}>
            <Icon size={15} aria-hidden />
          </ActionIcon>
        );
      }}
    </CopyButton>
  );
}
