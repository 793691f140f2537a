import { Menu } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { ReasonedMenuItem } from "../../ui/ReasonedMenuItem";
import { notOneself } from "../kit/notOneself";
import { RowMenu } from "../kit/RowMenu";
import type { LocalAdminAction, AdminRow } from "./OwnedCounts";

export function AdminMenuButton({ admin, onAction }: { admin: AdminRow; onAction(action: LocalAdminAction): void }) {
  const intl = useIntl();
  const self = notOneself(intl, admin);
  const internal = admin.internal
    ? intl.formatMessage({ id: "localAdmins.byDirectory", defaultMessage: "The directory manages the e-mail of this user." })
    : null;
  const nothing =
    admin.ownedUsers + admin.ownedProfiles + admin.ownedKeys === 0
      ? intl.formatMessage({ id: "localAdmins.nothing", defaultMessage: "Nothing to transfer." })
      : null;
  const menuItem = (action: LocalAdminAction, name: string, reason: string | null, danger = false) => (
    <ReasonedMenuItem reason={reason} danger={danger} onClick={() => onAction(action)}>
      {name}…
    </ReasonedMenuItem>
  );
  return (
    <RowMenu label={intl.formatMessage({ id: "localAdmins.menu", defaultMessage: "Actions for {name}" }, { name: admin.name })}>
      <Menu.Label>
        <FormattedMessage id="profile.LOCALADMIN" defaultMessage="Local administrator" />
      </Menu.Label>
      {menuItem("email", intl.formatMessage({ id: "localAdmins.email", defaultMessage: "Change the e-mail" }), internal)}
      {menuItem(
        "transfer",
        intl.formatMessage({ id: "localAdmins.transfer", defaultMessage: "Transfer to another administrator" }),
        self ?? nothing,
      )}
      {menuItem("delete", intl.formatMessage({ id: "localAdmins.delete", defaultMessage: "Delete and replace" }), self, true)}
    </RowMenu>
  );
}
