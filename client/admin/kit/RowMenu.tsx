import { ActionIcon, Menu } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import type { ReactNode } from "react";

/** Groups a row's actions in a menu, to avoid clicks on an adjacent button. `label` names the row for screen readers. */
export const RowMenu = ({ label, children }: { label: string; children: ReactNode }) => (
  <Menu position="bottom-end" width={260}>
    <Menu.Target>
      <ActionIcon size={24} aria-label={label}>
        <IconDots size={15} aria-hidden />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>{children}</Menu.Dropdown>
  </Menu>
);
