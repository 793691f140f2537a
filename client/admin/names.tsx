import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

/** What the screens of administration are called; the menu of the shell says the same. */
export const pageName = {
  users: <FormattedMessage id="page.users" defaultMessage="Users" />,
  genericProfiles: <FormattedMessage id="page.genericProfiles" defaultMessage="Generic profiles" />,
  specificProfiles: <FormattedMessage id="page.specificProfiles" defaultMessage="Specific profiles" />,
  localAdmins: <FormattedMessage id="page.localAdmins" defaultMessage="Local administrators" />,
  apiKeys: <FormattedMessage id="page.apiKeys" defaultMessage="API keys" />,
  audit: <FormattedMessage id="page.audit" defaultMessage="Audit of actions" />,
  mails: <FormattedMessage id="page.mails" defaultMessage="Mail outbox" />,
} satisfies Record<string, ReactNode>;
