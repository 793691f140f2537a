import { Menu, UnstyledButton } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { IconArrowLeft, IconLogout } from "@tabler/icons-react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, useNavigate } from "react-router";
import { useErrorText } from "../apollo/errors";
import { endSession, session } from "../session/session";
import { useLogoutMutation } from "../gql/hooks";
import { useObservable } from "../store/observable";
import { pageOf, pagesIn } from "../pages";
import { menuAddress } from "../paths";
import styles from "./Rail.module.css";

/** Errors stay this long, milliseconds. Specification section 8. */
const ERROR_TOAST_MS = 10_000;

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word[0] ?? "")
    .slice(0, 2)
    .join("")
    .toLocaleUpperCase();

/** Who is signed in: the account, the way back, and the way out. */
export function UserMenu() {
  const intl = useIntl();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const current = useObservable(session);
  const [logout] = useLogoutMutation();
  if (current.status !== "in") return null;
  const { name } = current.info;

  const signOut = async (): Promise<void> => {
    try {
      await logout();
      endSession("signedOut");
    } catch (error) {
      notifications.show({ color: "red", autoClose: ERROR_TOAST_MS, message: errorText(error) });
    }
  };

  return (
    <Menu position="right-end" width={220}>
      <Menu.Target>
        <UnstyledButton
          className={styles.button}
          aria-label={intl.formatMessage({ id: "user.menu", defaultMessage: "Signed in as {name}" }, { name })}
        >
          <span className={styles.avatar}>{initials(name ?? "")}</span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{name}</Menu.Label>
        {pagesIn("user").map((key) => {
          const { icon: Icon, title } = pageOf(key);
          return (
            <Menu.Item key={key} component={Link} to={menuAddress(key)} leftSection={Icon && <Icon size={15} aria-hidden />}>
              {title}
            </Menu.Item>
          );
        })}
        <Menu.Item leftSection={<IconArrowLeft size={15} aria-hidden />} onClick={() => void navigate(-1)}>
          <FormattedMessage id="action.back" defaultMessage="Back" />
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={15} aria-hidden />} onClick={() => void signOut()}>
          <FormattedMessage id="user.signOut" defaultMessage="Sign out" />
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
