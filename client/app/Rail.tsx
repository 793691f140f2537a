import { Tooltip } from "@mantine/core";
import { IconBuildingWarehouse, IconChartBar, IconHelpCircle, IconMap2, IconTable, IconTruck } from "@tabler/icons-react";
import type { ComponentType, ReactNode } from "react";
import { useIntl } from "react-intl";
import { NavLink } from "react-router";
import type { Functionality } from "../../schema/rules/functionalities";
import { useMay } from "../apollo/may";
import { paths } from "../paths";
import { AdminMenu } from "./AdminMenu";
import { pageNames } from "./pageNames";
import styles from "./Rail.module.css";
import { UserMenu } from "./UserMenu";

interface Entry {
  to: string;
  name: ReactNode;
  Icon: ComponentType<{ size: number; stroke: number; "aria-hidden": true }>;
  /** Absent: for everybody. */
  needs?: Functionality;
}

const entries: Entry[] = [
  { to: paths.map(), name: pageNames.map, Icon: IconMap2, needs: "map" },
  { to: paths.claims(), name: pageNames.claims, Icon: IconTable, needs: "registers" },
  { to: paths.mobileSuppliers(), name: pageNames.mobileSuppliers, Icon: IconTruck, needs: "registers" },
  { to: paths.bases(), name: pageNames.bases, Icon: IconBuildingWarehouse, needs: "registers" },
  { to: paths.dashboard(), name: pageNames.dashboard, Icon: IconChartBar, needs: "dashboard" },
];
const help: Entry = { to: paths.help(), name: pageNames.help, Icon: IconHelpCircle };

/** The way to every screen that the profile allows. */
export function Rail() {
  const intl = useIntl();
  const may = useMay();
  return (
    <nav className={styles.rail} aria-label={intl.formatMessage({ id: "rail.label", defaultMessage: "Screens" })}>
      {entries
        .filter(({ needs }) => needs === undefined || may(needs))
        .map((entry) => (
          <RailLink key={entry.to} {...entry} />
        ))}
      <AdminMenu />
      <span className={styles.rest} />
      <RailLink {...help} />
      <UserMenu />
    </nav>
  );
}

function RailLink({ to, name, Icon }: Entry) {
  return (
    <Tooltip label={name} position="right">
      <NavLink to={to} className={styles.button}>
        <Icon size={20} stroke={1.6} aria-hidden />
        <span className="spoken">{name}</span>
      </NavLink>
    </Tooltip>
  );
}
