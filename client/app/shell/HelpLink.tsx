import { ActionIcon } from "@mantine/core";
import { IconHelp } from "@tabler/icons-react";
import { useIntl } from "react-intl";
import { Link } from "react-router";
import { paths } from "../../paths";
import { helpLineOf } from "./helpLine";
import { usePageHere } from "./usePageHere";

export function HelpLink() {
  const intl = useIntl();
  const page = usePageHere();
  if (!page || page === "help") return null;
  const label = intl.formatMessage({ id: "help.ofScreen", defaultMessage: "Help for this screen" });
  return (
    <ActionIcon data-tour="help" visibleFrom="sm" component={Link} to={paths.helpOn(helpLineOf(page))} aria-label={label} title={label}>
      <IconHelp size={16} aria-hidden />
    </ActionIcon>
  );
}
