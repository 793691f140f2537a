import { Menu, Tooltip, UnstyledButton } from "@mantine/core";
import { IconSettings } from "@tabler/icons-react";
import { Fragment } from "react";
import { FormattedMessage } from "react-intl";
import { Link, useLocation } from "react-router";
import { paths } from "../paths";
import { pageNames } from "./pageNames";
import styles from "./Rail.module.css";

const groups = [
  {
    key: "permissions",
    name: <FormattedMessage id="admin.permissions" defaultMessage="Permissions" />,
    entries: [
      [paths.genericProfiles(), pageNames.genericProfiles],
      [paths.users(), pageNames.users],
      [paths.specificProfiles(), pageNames.specificProfiles],
    ],
  },
  {
    key: "configuration",
    name: <FormattedMessage id="admin.configuration" defaultMessage="Configuration" />,
    entries: [
      [paths.kpiSettings(), pageNames.kpiSettings],
      [paths.indicators(), pageNames.indicators],
      [paths.holidays(), pageNames.holidays],
      [paths.contactLists(), pageNames.contactLists],
    ],
  },
  {
    key: "logs",
    name: <FormattedMessage id="admin.logs" defaultMessage="Logs" />,
    entries: [
      [paths.audit(), pageNames.audit],
      [paths.apiErrors(), pageNames.apiErrors],
      [paths.supplierFilterCalls(), pageNames.supplierFilterCalls],
    ],
  },
] as const;

const addresses = groups.flatMap(({ entries }) => entries.map(([to]) => to as string));

/** Everything an administrator sets and reads, behind one button of the rail. */
export function AdminMenu() {
  const { pathname } = useLocation();
  const here = addresses.some((to) => pathname === to || pathname.startsWith(`${to}/`));
  return (
    <Menu position="right-start" width={230}>
      <Tooltip label={pageNames.administration} position="right">
        <span>
          <Menu.Target>
            <UnstyledButton className={styles.button} data-current={here || undefined}>
              <IconSettings size={20} stroke={1.6} aria-hidden />
              <span className="spoken">{pageNames.administration}</span>
            </UnstyledButton>
          </Menu.Target>
        </span>
      </Tooltip>
      <Menu.Dropdown>
        {groups.map(({ key, name, entries }, i) => (
          <Fragment key={key}>
            {i > 0 && <Menu.Divider />}
            <Menu.Label>{name}</Menu.Label>
            {entries.map(([to, text]) => (
              <Menu.Item key={to} component={Link} to={to} aria-current={pathname === to ? "page" : undefined}>
                {text}
              </Menu.Item>
            ))}
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
