import { Menu, UnstyledButton } from "@mantine/core";
import { IconArrowLeft, IconLogout } from "@tabler/icons-react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { session } from "../../session/session";
import { useCanOpen } from "../../session/useCanOpen";
import { useSignOut } from "../preferences/useSignOut";
import { useObservable } from "../../store/observable";
import { pageOf, pagesIn } from "../../pages";
import { menuAddress } from "../../paths";
import styles from "./Rail.module.css";
import { useBack } from "./useBack";
import { useServerVersion } from "./useServerVersion";

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word[0] ?? "")
    .slice(0, 2)
    .join("")
    .toLocaleUpperCase();

export function UserMenu() {
  const intl = useIntl();
  const back = useBack();
  const canOpen = useCanOpen();
  const { version, ask } = useServerVersion();
  const current = useObservable(session);
  const signOut = useSignOut();
  if (current.status !== "in") return null;
  const { name } = current.info;

  return (
    <Menu position="right-end" width={220} onOpen={ask}>
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
        {pagesIn("user", canOpen).map((key) => {
          const { icon: Icon, title } = pageOf(key);
          return (
            <Menu.Item key={key} component={Link} to={menuAddress(key)} leftSection={Icon && <Icon size={15} aria-hidden />}>
              {title}
            </Menu.Item>
          );
        })}
        <Menu.Item leftSection={<IconArrowLeft size={15} aria-hidden />} onClick={back}>
          <FormattedMessage id="action.back" defaultMessage="Back" />
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={15} aria-hidden />} onClick={() => void signOut()}>
          <FormattedMessage id="user.signOut" defaultMessage="Sign out" />
        </Menu.Item>
        {version !== null && (
          <>
            <Menu.Divider />
            <Menu.Label title={`${version}`}>
              <FormattedMessage id="user.version" defaultMessage="Atalaya {version}" values={{ version: `${version}`.split("+")[0] }} />
            </Menu.Label>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
