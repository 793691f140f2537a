import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { type Functionality, functionalities } from "../../../schema/rules/access/functionalities";

const rule = /^(map|alarms)|^(registers)|^(claim|supplier)|^(dashboard)|^(admin|api|sandbox)|^(logs)/;
const grouped = (start: string): Functionality[] =>
  functionalities.filter(
    (functionality) =>
      rule
        .exec(functionality.replace(/^layer/, "map"))
        ?.slice(1)
        .find(Boolean) === start,
  );

export const groups: { key: string; name: ReactNode; members: Functionality[] }[] = [
  {
    key: "map",
    name: <FormattedMessage id="generic.group.map" defaultMessage="Map" />,
    members: [...grouped("map"), ...grouped("alarms")],
  },
  { key: "registers", name: <FormattedMessage id="generic.group.registers" defaultMessage="Registers" />, members: grouped("registers") },
  {
    key: "claims",
    name: <FormattedMessage id="generic.group.claims" defaultMessage="Claims and suppliers" />,
    members: [...grouped("claim"), ...grouped("supplier")],
  },
  { key: "dashboard", name: <FormattedMessage id="generic.group.dashboard" defaultMessage="Dashboard" />, members: grouped("dashboard") },
  {
    key: "admin",
    name: <FormattedMessage id="generic.group.admin" defaultMessage="Administration" />,
    members: [...grouped("admin"), ...grouped("api"), ...grouped("sandbox")],
  },
  { key: "logs", name: <FormattedMessage id="generic.group.logs" defaultMessage="Logs" />, members: grouped("logs") },
];
