import { Menu } from "@mantine/core";
import { IconCopy, IconEye, IconTrash } from "@tabler/icons-react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { paths } from "../../paths";
import { RowMenu } from "../kit/RowMenu";
import { useBeginSeeAs } from "./useBeginSeeAs";

export function ProfileMenu({ profile: { id, name }, onDelete }: { profile: { id: string; name: string }; onDelete(): void }) {
  const intl = useIntl();
  const seeAs = useBeginSeeAs();
  return (
    <RowMenu label={intl.formatMessage({ id: "localAdmins.menu", defaultMessage: "Actions for {name}" }, { name })}>
      <Menu.Item component={Link} to={paths.specificProfile("copy", id)} leftSection={<IconCopy size={15} aria-hidden />}>
        <FormattedMessage id="action.copy" defaultMessage="Copy" />
      </Menu.Item>
      <Menu.Item leftSection={<IconEye size={15} aria-hidden />} onClick={() => void seeAs(id)}>
        <FormattedMessage id="seeAs.begin" defaultMessage="View as this profile" />
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item color="var(--critical-text)" leftSection={<IconTrash size={15} aria-hidden />} onClick={onDelete}>
        <FormattedMessage id="action.delete" defaultMessage="Delete" />…
      </Menu.Item>
    </RowMenu>
  );
}
