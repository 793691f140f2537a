import { ActionIcon } from "@mantine/core";
import { useClipboard } from "@mantine/hooks";
import { IconCheck, IconLink } from "@tabler/icons-react";
import { useIntl } from "react-intl";

/** The address contains the complete view. The recipient's profile restricts the data shown. */
export function CopyAddress() {
  const intl = useIntl();
  const { copied, copy } = useClipboard();
  const text = copied
    ? intl.formatMessage({ id: "shell.addressCopied", defaultMessage: "Address copied" })
    : intl.formatMessage({ id: "shell.copyAddress", defaultMessage: "Copy link to this view" });
  const Icon = copied ? IconCheck : IconLink;
  return (
    <>
      <ActionIcon aria-label={text} title={text} onClick={() => copy(window.location.href)}>
        <Icon size={16} aria-hidden />
      </ActionIcon>
      <span className="spoken" role="status">
        {copied && text}
      </span>
    </>
  );
}
