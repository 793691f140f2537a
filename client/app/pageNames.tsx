import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

/** What each page is called, in menus, tooltips and titles. */
export const pageNames = {
  map: <FormattedMessage id="page.map" defaultMessage="Map" />,
  claims: <FormattedMessage id="page.claims" defaultMessage="Claims" />,
  mobileSuppliers: <FormattedMessage id="page.mobileSuppliers" defaultMessage="Mobile suppliers" />,
  bases: <FormattedMessage id="page.bases" defaultMessage="Supplier bases" />,
  dashboard: <FormattedMessage id="page.dashboard" defaultMessage="Dashboard" />,
  dashboardKpi: <FormattedMessage id="page.dashboardKpi" defaultMessage="Indicator" />,
  administration: <FormattedMessage id="page.administration" defaultMessage="Administration" />,
  users: <FormattedMessage id="page.users" defaultMessage="Users" />,
  genericProfiles: <FormattedMessage id="page.genericProfiles" defaultMessage="Generic profiles" />,
  specificProfiles: <FormattedMessage id="page.specificProfiles" defaultMessage="Specific profiles" />,
  localAdmins: <FormattedMessage id="page.localAdmins" defaultMessage="Local administrators" />,
  apiKeys: <FormattedMessage id="page.apiKeys" defaultMessage="API keys" />,
  sandbox: <FormattedMessage id="page.sandbox" defaultMessage="API sandbox" />,
  mails: <FormattedMessage id="page.mails" defaultMessage="Mail outbox" />,
  kpiSettings: <FormattedMessage id="page.kpiSettings" defaultMessage="KPI configuration" />,
  indicators: <FormattedMessage id="page.indicators" defaultMessage="Indicator configuration" />,
  holidays: <FormattedMessage id="page.holidays" defaultMessage="Public holidays" />,
  contactLists: <FormattedMessage id="page.contactLists" defaultMessage="Client contact lists" />,
  audit: <FormattedMessage id="page.audit" defaultMessage="Audit of actions" />,
  apiErrors: <FormattedMessage id="page.apiErrors" defaultMessage="API errors" />,
  supplierFilterCalls: <FormattedMessage id="page.supplierFilterCalls" defaultMessage="Supplier-filter service calls" />,
  help: <FormattedMessage id="page.help" defaultMessage="Help" />,
  account: <FormattedMessage id="page.account" defaultMessage="User account" />,
  loginDirectory: <FormattedMessage id="page.loginDirectory" defaultMessage="Directory sign-in" />,
  resetPassword: <FormattedMessage id="page.resetPassword" defaultMessage="New password" />,
} satisfies Record<string, ReactNode>;
export type PageName = keyof typeof pageNames;
