import { ActionIcon } from "@mantine/core";
import { IconHelp } from "@tabler/icons-react";
import { useIntl } from "react-intl";
import { Link } from "react-router";
import type { PageKey } from "../../pages";
import { paths } from "../../paths";
import { usePageHere } from "./usePageHere";

/** The help describes forms in the section of their list. */
const listOf: Partial<Record<PageKey, PageKey>> = {
  genericProfile: "genericProfiles",
  user: "users",
  specificProfile: "specificProfiles",
  contactList: "contactLists",
  auditRow: "audit",
  apiError: "apiErrors",
  supplierFilterCall: "supplierFilterCalls",
};

export function HelpLink() {
  const intl = useIntl();
  const page = usePageHere();
  if (!page || page === "help") return null;
  const label = intl.formatMessage({ id: "help.ofScreen", defaultMessage: "Help for this screen" });
  return (
    <ActionIcon data-tour="help" visibleFrom="sm" component={Link} to={paths.helpOn(listOf[page] ?? page)} aria-label={label} title={label}>
      <IconHelp size={16} aria-hidden />
    </ActionIcon>
  );
}
