import { Menu, Tooltip, UnstyledButton } from "@mantine/core";
import { IconSettings } from "@tabler/icons-react";
import { Fragment, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Link, useLocation } from "react-router";
import type { Functionality } from "../../schema/rules/functionalities";
import { useMay } from "../apollo/may";
import { paths } from "../paths";
import { pageNames } from "./pageNames";
import styles from "./Rail.module.css";

/** Where to, what it is called, what it needs. */
type Entry = readonly [to: string, text: ReactNode, needs: Functionality];

const groups: { key: string; name: ReactNode; entries: readonly Entry[] }[] = [
  {
    key: "permissions",
    name: <FormattedMessage id="admin.permissions" defaultMessage="Permissions" />,
    entries: [
      [paths.genericProfiles(), pageNames.genericProfiles, "admin.genericProfiles"],
      [paths.users(), pageNames.users, "admin.users"],
      [paths.localAdmins(), pageNames.localAdmins, "admin.localAdmins"],
      [paths.specificProfiles(), pageNames.specificProfiles, "admin.specificProfiles"],
      [paths.apiKeys(), pageNames.apiKeys, "api.keys"],
    ],
  },
  {
    key: "configuration",
    name: <FormattedMessage id="admin.configuration" defaultMessage="Configuration" />,
    entries: [
      [paths.kpiSettings(), pageNames.kpiSettings, "admin.kpis"],
      [paths.indicators(), pageNames.indicators, "admin.indicators"],
      [paths.holidays(), pageNames.holidays, "admin.holidays"],
      [paths.contactLists(), pageNames.contactLists, "admin.contactLists"],
    ],
  },
  {
    key: "logs",
    name: <FormattedMessage id="admin.logs" defaultMessage="Logs" />,
    entries: [
      [paths.audit(), pageNames.audit, "logs.audit"],
      [paths.apiErrors(), pageNames.apiErrors, "logs.apiErrors"],
      [paths.supplierFilterCalls(), pageNames.supplierFilterCalls, "logs.supplierFilter"],
      [paths.mails(), pageNames.mails, "admin.outboxes"],
    ],
  },
  {
    key: "developers",
    name: <FormattedMessage id="admin.developers" defaultMessage="Developers" />,
    entries: [[paths.sandbox(), pageNames.sandbox, "sandbox"]],
  },
];

/** Everything an administrator sets and reads, behind one button of the rail; what the profile does not allow is absent. */
export function AdminMenu() {
  const { pathname } = useLocation();
  const may = useMay();
  const allowed = groups
    .map((group) => ({ ...group, entries: group.entries.filter(([, , needs]) => may(needs)) }))
    .filter(({ entries }) => entries.length > 0);
  if (!allowed.length) return null;
  const here = allowed.flatMap(({ entries }) => entries.map(([to]) => to)).some((to) => pathname === to || pathname.startsWith(`${to}/`));
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
        {allowed.map(({ key, name, entries }, i) => (
          <Fragment key={key}>
            {i > 0 && <Menu.Divider />}
            <Menu.Label>{name}</Menu.Label>
            {entries.map(([to, text]) =>
              // a page of its own, beside this one
              to === paths.sandbox() ? (
                <Menu.Item key={to} component="a" href={to} target="_blank" rel="noreferrer">
                  {text}
                </Menu.Item>
              ) : (
                <Menu.Item key={to} component={Link} to={to} aria-current={pathname === to ? "page" : undefined}>
                  {text}
                </Menu.Item>
              ),
            )}
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
