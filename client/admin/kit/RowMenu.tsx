import { ActionIcon, Menu } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import type { ReactNode } from "react";

/** What can be done to one row, behind one button: no two actions lie side by side, where a click that slips does the other. `label` names the row. */
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
