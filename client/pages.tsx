// Catalogue of all pages (specification section 2). Paths, routes, menus, titles and guards are derived from it; `screens.ts` loads them.
import {
  IconBuildingWarehouse,
  IconChartBar,
  IconHelpCircle,
  IconHome,
  IconMap2,
  IconTable,
  IconTopologyStar,
  IconTruck,
  IconUser,
} from "@tabler/icons-react";
import type { ComponentType, ReactElement } from "react";
import { FormattedMessage, type IntlShape, type MessageDescriptor } from "react-intl";
import type { Functionality } from "../schema/rules/access/functionalities";
import type { MapLayer } from "../schema/rules/lists/mapLayers";

export type MenuPlace = "rail" | "railEnd" | "user" | "permissions" | "configuration" | "logs" | "developers";

export interface Page {
  /** Part of the hash route after "#". Forms end with `/:method/:pk`. */
  path: `/${string}`;
  title: ReactElement<MessageDescriptor>;
  /** Functionality required to open the page; `null` for all users. */
  functionality: Functionality | null;
  /** Layer that the page lists. The page is hidden from users who may not see it. */
  layer?: MapLayer;
  /** Only for users who manage all other users. */
  needsEverybody?: true;
  /** Only for users of a client or a supplier. The page redirects other users to the map. */
  forExternals?: true;
  /** The page opens by address even without the functionality. */
  opensWithout?: true;
  icon: ComponentType<{ size: number; stroke?: number; "aria-hidden": true }> | null;
  /** Menu that offers the page, in catalogue order; `null` if only other pages link to it. */
  menu: MenuPlace | null;
  /** `signIn`: open to users who are not signed in. `ownDocument`: served as a separate HTML document, without a screen. */
  kind?: "signIn" | "ownDocument";
}

// prettier-ignore
export const pageCatalogue = {
  // Open to users who are not signed in.
  login: { path: "/login", title: <FormattedMessage id="login.signIn" defaultMessage="Sign in" />, functionality: null, icon: null, menu: null, kind: "signIn" },
  loginDirectory: { path: "/login/aad", title: <FormattedMessage id="page.loginDirectory" defaultMessage="Directory sign-in" />, functionality: null, icon: null, menu: null, kind: "signIn" },
  resetPassword: { path: "/resetPassword", title: <FormattedMessage id="page.resetPassword" defaultMessage="New password" />, functionality: null, icon: null, menu: null, kind: "signIn" },
  // The rail and the user's menu. After sign-in, staff start on the map and users of a client or a supplier on their own page.
  home: { path: "/home", title: <FormattedMessage id="page.home" defaultMessage="Home" />, functionality: "layer.incidents", layer: "INCIDENTS", forExternals: true, icon: IconHome, menu: "rail" },
  map: { path: "/map/:selectedtab?", title: <FormattedMessage id="page.map" defaultMessage="Map" />, functionality: "map", opensWithout: true, icon: IconMap2, menu: "rail" },
  claims: { path: "/incidents", title: <FormattedMessage id="page.claims" defaultMessage="Claims" />, functionality: "registers", layer: "INCIDENTS", icon: IconTable, menu: "rail" },
  complaintPack: { path: "/complaint/:pk", title: <FormattedMessage id="page.complaintPack" defaultMessage="Complaint pack" />, functionality: "claim.detail", icon: null, menu: null },
  mobileSuppliers: { path: "/mobilesupplier", title: <FormattedMessage id="page.mobileSuppliers" defaultMessage="Mobile suppliers" />, functionality: "registers", layer: "MOBILE", icon: IconTruck, menu: "rail" },
  bases: { path: "/bases", title: <FormattedMessage id="page.bases" defaultMessage="Supplier bases" />, functionality: "registers", layer: "BASE", icon: IconBuildingWarehouse, menu: "rail" },
  collaborators: { path: "/collaborating", title: <FormattedMessage id="page.collaborators" defaultMessage="Collaborating network" />, functionality: "registers", layer: "COLLABORATING", icon: IconTopologyStar, menu: "rail" },
  dashboard: { path: "/dashboard", title: <FormattedMessage id="page.dashboard" defaultMessage="Dashboard" />, functionality: "dashboard", icon: IconChartBar, menu: "rail" },
  dashboardKpi: { path: "/dashboard/kpi/:kpiKey", title: <FormattedMessage id="page.dashboardKpi" defaultMessage="Indicator" />, functionality: "dashboard", icon: null, menu: null },
  arrival: { path: "/dashboard/arrival", title: <FormattedMessage id="page.arrival" defaultMessage="Accuracy of arrival times" />, functionality: "dashboard.arrival", icon: null, menu: null },
  subscriptions: { path: "/dashboard/subscriptions", title: <FormattedMessage id="page.subscriptions" defaultMessage="E-mail reports" />, functionality: "dashboard.subscribe", icon: null, menu: null },
  help: { path: "/help", title: <FormattedMessage id="page.help" defaultMessage="Help" />, functionality: null, icon: IconHelpCircle, menu: "railEnd" },
  account: { path: "/usersettings", title: <FormattedMessage id="page.account" defaultMessage="User account" />, functionality: null, icon: IconUser, menu: "user" },
  genericProfiles: { path: "/mapfregenericprofile", title: <FormattedMessage id="page.genericProfiles" defaultMessage="Generic profiles" />, functionality: "admin.genericProfiles", icon: null, menu: "permissions" },
  genericProfile: { path: "/mapfregenericprofile/:method/:pk", title: <FormattedMessage id="page.genericProfiles" defaultMessage="Generic profiles" />, functionality: "admin.genericProfiles", icon: null, menu: null },
  users: { path: "/mapfreuser", title: <FormattedMessage id="page.users" defaultMessage="Users" />, functionality: "admin.users", icon: null, menu: "permissions" },
  user: { path: "/mapfreuser/:method/:pk", title: <FormattedMessage id="page.users" defaultMessage="Users" />, functionality: "admin.users", icon: null, menu: null },
  userImport: { path: "/userimport", title: <FormattedMessage id="page.userImport" defaultMessage="Import users" />, functionality: "admin.users", icon: null, menu: null },
  localAdmins: { path: "/localadmins", title: <FormattedMessage id="page.localAdmins" defaultMessage="Local administrators" />, functionality: "admin.localAdmins", icon: null, menu: "permissions" },
  specificProfiles: { path: "/mapfrespecificprofile", title: <FormattedMessage id="page.specificProfiles" defaultMessage="Specific profiles" />, functionality: "admin.specificProfiles", icon: null, menu: "permissions" },
  specificProfile: { path: "/mapfrespecificprofile/:method/:pk", title: <FormattedMessage id="page.specificProfiles" defaultMessage="Specific profiles" />, functionality: "admin.specificProfiles", icon: null, menu: null },
  apiKeys: { path: "/apikeys", title: <FormattedMessage id="page.apiKeys" defaultMessage="API keys" />, functionality: "api.keys", icon: null, menu: "permissions" },
  webhooks: { path: "/webhooks", title: <FormattedMessage id="page.webhooks" defaultMessage="Webhooks" />, functionality: "api.webhooks", icon: null, menu: "permissions" },
  webhookDeliveries: { path: "/webhooks/deliveries", title: <FormattedMessage id="page.webhookDeliveries" defaultMessage="Webhook deliveries" />, functionality: "api.webhooks", icon: null, menu: null },
  kpiSettings: { path: "/configuration/kpi", title: <FormattedMessage id="page.kpiSettings" defaultMessage="KPI configuration" />, functionality: "admin.kpis", icon: null, menu: "configuration" },
  indicators: { path: "/configuration/indicator", title: <FormattedMessage id="page.indicators" defaultMessage="Indicator configuration" />, functionality: "admin.indicators", icon: null, menu: "configuration" },
  reasons: { path: "/configuration/reasons", title: <FormattedMessage id="page.reasons" defaultMessage="Action reasons" />, functionality: "admin.kpis", icon: null, menu: "configuration" },
  holidays: { path: "/configuration/publicholiday", title: <FormattedMessage id="page.holidays" defaultMessage="Public holidays" />, functionality: "admin.holidays", icon: null, menu: "configuration" },
  contactLists: { path: "/configuration/clientcontactlistcontract", title: <FormattedMessage id="page.contactLists" defaultMessage="Client contact lists" />, functionality: "admin.contactLists", icon: null, menu: "configuration" },
  contactList: { path: "/configuration/clientcontactlistcontract/:method/:pk", title: <FormattedMessage id="page.contactLists" defaultMessage="Client contact lists" />, functionality: "admin.contactLists", icon: null, menu: null },
  erasure: { path: "/configuration/erasure", title: <FormattedMessage id="page.erasure" defaultMessage="Data erasure" />, functionality: "admin.users", needsEverybody: true, icon: null, menu: "configuration" },
  audit: { path: "/mapfreaudit", title: <FormattedMessage id="page.audit" defaultMessage="Audit log" />, functionality: "logs.audit", icon: null, menu: "logs" },
  auditRow: { path: "/mapfreaudit/:method/:pk", title: <FormattedMessage id="page.audit" defaultMessage="Audit log" />, functionality: "logs.audit", icon: null, menu: null },
  apiErrors: { path: "/logs", title: <FormattedMessage id="page.apiErrors" defaultMessage="API errors" />, functionality: "logs.apiErrors", icon: null, menu: "logs" },
  apiError: { path: "/logs/:method/:pk", title: <FormattedMessage id="page.apiErrors" defaultMessage="API errors" />, functionality: "logs.apiErrors", icon: null, menu: null },
  supplierFilterCalls: { path: "/logs/supplierfilterlogs", title: <FormattedMessage id="page.supplierFilterCalls" defaultMessage="Supplier-filter service calls" />, functionality: "logs.supplierFilter", icon: null, menu: "logs" },
  supplierFilterCall: { path: "/logs/supplierfilterlogs/:method/:pk", title: <FormattedMessage id="page.supplierFilterCalls" defaultMessage="Supplier-filter service calls" />, functionality: "logs.supplierFilter", icon: null, menu: null },
  outboxes: { path: "/outboxes", title: <FormattedMessage id="page.outboxes" defaultMessage="Outgoing calls" />, functionality: "admin.outboxes", icon: null, menu: "logs" },
  mails: { path: "/mails", title: <FormattedMessage id="page.mails" defaultMessage="Sent e-mails" />, functionality: "admin.outboxes", icon: null, menu: "logs" },
  sandbox: { path: "/sandbox", title: <FormattedMessage id="page.sandbox" defaultMessage="API sandbox" />, functionality: "sandbox", icon: null, menu: "developers", kind: "ownDocument" },
} as const satisfies Record<string, Page>;

export type PageKey = keyof typeof pageCatalogue;
export const pageKeys = Object.keys(pageCatalogue) as PageKey[];
export const pageOf = (key: PageKey): Page => pageCatalogue[key];

export const titleText = (intl: IntlShape, { title }: Page): string => intl.formatMessage(title.props);

export const isOffered = (page: Page, canOpen: (page: Page) => boolean): boolean => page.menu !== null && canOpen(page);

export const pagesIn = (menu: MenuPlace, canOpen: (page: Page) => boolean): PageKey[] =>
  pageKeys.filter((key) => pageOf(key).menu === menu && isOffered(pageOf(key), canOpen));
