import { Button, Menu } from "@mantine/core";
import { ReasonedMenuItem } from "../../../client/ui/ReasonedMenuItem";

const nothing = (): void => undefined;

export const OpenMenu = () => (
  <Menu defaultOpened>
    <Menu.Target>
      <Button variant="default">Actions</Button>
    </Menu.Target>
    <Menu.Dropdown>
      <ReasonedMenuItem reason={null} onClick={nothing}>
        Cancel supplier
      </ReasonedMenuItem>
      <ReasonedMenuItem reason="The claim is finished." danger onClick={nothing}>
        Cancel service
      </ReasonedMenuItem>
    </Menu.Dropdown>
  </Menu>
);
