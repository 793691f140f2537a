import { ActionIcon, Popover } from "@mantine/core";
import { IconInfoCircle } from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { useShortcuts } from "../ui/shortcuts";

export interface InfoPopoverProps {
  title: string;
  children: ReactNode;
}

export function InfoPopover({ title, children }: InfoPopoverProps) {
  const [opened, setOpened] = useState(false);
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" width="max-content" withArrow trapFocus={false}>
      <Popover.Target>
        <ActionIcon variant="subtle" size={24} aria-label={title} title={title} onClick={() => setOpened(!opened)}>
          <IconInfoCircle size={16} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown maw={300}>
        {children}
        {opened && <CloseByEscape onClose={() => setOpened(false)} />}
      </Popover.Dropdown>
    </Popover>
  );
}

/** The shortcut registered last handles the key, so elements below do not receive Escape. */
function CloseByEscape({ onClose }: { onClose(): void }) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: "entity.closeInfo", defaultMessage: "Close note" });
  useShortcuts([{ keys: "Esc", label, key: "Escape", press: onClose }]);
  return null;
}
