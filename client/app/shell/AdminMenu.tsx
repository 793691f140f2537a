import { Menu, UnstyledButton } from "@mantine/core";
import { IconSettings } from "@tabler/icons-react";
import { Fragment, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Link, useLocation } from "react-router";
import { useCanOpen } from "../../session/useCanOpen";
import { type MenuPlace, pageOf, pagesIn } from "../../pages";
import { menuAddress } from "../../paths";
import styles from "./Rail.module.css";
import { usePageHere } from "./usePageHere";

const groups = [
  { menu: "permissions", name: <FormattedMessage id="admin.permissions" defaultMessage="Permissions" /> },
  { menu: "configuration", name: <FormattedMessage id="admin.configuration" defaultMessage="Configuration" /> },
  { menu: "logs", name: <FormattedMessage id="admin.logs" defaultMessage="Logs" /> },
  { menu: "developers", name: <FormattedMessage id="admin.developers" defaultMessage="Developers" /> },
] as const satisfies { menu: MenuPlace; name: ReactNode }[];
const administration = <FormattedMessage id="page.administration" defaultMessage="Administration" />;

export function AdminMenu() {
  const { pathname } = useLocation();
  const page = usePageHere();
  const canOpen = useCanOpen();
  const allowed = groups
    .map(({ menu, name }) => ({
      menu,
      name,
      entries: pagesIn(menu, canOpen).map((key) => ({ to: menuAddress(key), ...pageOf(key) })),
    }))
    .filter(({ entries }) => entries.length > 0);
  if (!allowed.length) return null;
  // Pages that are not in the menu highlight the entry with the same functionality.
  const here = page && pageOf(page).functionality;
  const isHere = allowed.some(({ entries }) => entries.some(({ functionality }) => functionality === here));
  return (
    <Menu position="right-start" width={230}>
      <Menu.Target>
        <UnstyledButton className={styles.button} data-current={isHere || undefined}>
          <IconSettings size={20} stroke={1.6} aria-hidden />
          <span className="spoken">{administration}</span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {allowed.map(({ menu, name, entries }, i) => (
          <Fragment key={menu}>
            {i > 0 && <Menu.Divider />}
            <Menu.Label>{name}</Menu.Label>
            {entries.map(({ to, title, kind }) =>
              kind === "ownDocument" ? (
                <Menu.Item key={to} component="a" href={to} target="_blank" rel="noreferrer">
                  {title}
                </Menu.Item>
              ) : (
                <Menu.Item key={to} component={Link} to={to} aria-current={pathname === to ? "page" : undefined}>
                  {title}
                </Menu.Item>
              ),
            )}
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
