// Loaders of the screens, one chunk each. Only the router imports this file, so that screens can import the catalogue of pages.
import type { ComponentType } from "react";
import type { PageKey, pageCatalogue } from "./pages";
import { loadChunk } from "./store/loadChunk";

type KindOf<Key extends PageKey> = (typeof pageCatalogue)[Key] extends { kind: infer Kind } ? Kind : "signedIn";
type PageOfKind<Kind> = { [Key in PageKey]: KindOf<Key> extends Kind ? Key : never }[PageKey];
export type SignInPage = PageOfKind<"signIn">;
export type SignedInPage = PageOfKind<"signedIn">;
type Load = () => Promise<ComponentType>;

export const signInPages: Record<SignInPage, Load> = {
  login: () => loadChunk(() => import("./signIn/LoginPage")).then((file) => file.LoginPage),
  loginDirectory: () => loadChunk(() => import("./signIn/directory/DirectoryPage")).then((file) => file.DirectoryPage),
  resetPassword: () => loadChunk(() => import("./signIn/password/ResetPasswordPage")).then((file) => file.ResetPasswordPage),
};

export const screens: Record<SignedInPage, Load> = {
  home: () => loadChunk(() => import("./home/HomeScreen")).then((file) => file.HomeScreen),
  map: () => loadChunk(() => import("./map/screen/MapScreen")).then((file) => file.MapScreen),
  claims: () => loadChunk(() => import("./registers/ClaimRegister")).then((file) => file.ClaimRegister),
  complaintPack: () => loadChunk(() => import("./claims/pack/ComplaintPack")).then((file) => file.ComplaintPack),
  mobileSuppliers: () => loadChunk(() => import("./registers/SupplierRegisters")).then((file) => file.MobileSuppliersRegister),
  bases: () => loadChunk(() => import("./registers/SupplierRegisters")).then((file) => file.BasesRegister),
  collaborators: () => loadChunk(() => import("./registers/SupplierRegisters")).then((file) => file.CollaboratorsRegister),
  dashboard: () => loadChunk(() => import("./dashboard/DashboardScreen")).then((file) => file.DashboardScreen),
  arrival: () => loadChunk(() => import("./dashboard/arrival/ArrivalScreen")).then((file) => file.ArrivalScreen),
  dashboardKpi: () => loadChunk(() => import("./dashboard/IndicatorScreen")).then((file) => file.IndicatorScreen),
  subscriptions: () => loadChunk(() => import("./reports/SubscriptionsScreen")).then((file) => file.SubscriptionsScreen),
  help: () => loadChunk(() => import("./help/HelpPage")).then((file) => file.HelpPage),
  account: () => loadChunk(() => import("./account/AccountPage")).then((file) => file.AccountPage),
  genericProfiles: () => loadChunk(() => import("./admin/generic/GenericProfiles")).then((file) => file.GenericProfiles),
  genericProfile: () => loadChunk(() => import("./admin/generic/GenericProfileForm")).then((file) => file.GenericProfileForm),
  users: () => loadChunk(() => import("./admin/users/UserList")).then((file) => file.UserList),
  user: () => loadChunk(() => import("./admin/users/UserForm")).then((file) => file.UserForm),
  userImport: () => loadChunk(() => import("./admin/users/import/UserImport")).then((file) => file.UserImport),
  localAdmins: () => loadChunk(() => import("./admin/localAdmins/LocalAdminList")).then((file) => file.LocalAdminList),
  specificProfiles: () => loadChunk(() => import("./admin/specific/SpecificProfileList")).then((file) => file.SpecificProfileList),
  specificProfile: () => loadChunk(() => import("./admin/specific/SpecificProfileForm")).then((file) => file.SpecificProfileForm),
  apiKeys: () => loadChunk(() => import("./admin/keys/ApiKeyList")).then((file) => file.ApiKeyList),
  webhooks: () => loadChunk(() => import("./admin/webhooks/WebhookList")).then((file) => file.WebhookList),
  webhookDeliveries: () => loadChunk(() => import("./admin/webhooks/WebhookDeliveryList")).then((file) => file.WebhookDeliveryList),
  kpiSettings: () => loadChunk(() => import("./admin/kpiSettings/KpiSettingsScreen")).then((file) => file.KpiSettingsScreen),
  indicators: () => loadChunk(() => import("./admin/indicators/IndicatorSettingsScreen")).then((file) => file.IndicatorSettingsScreen),
  reasons: () => loadChunk(() => import("./admin/reasons/ActionReasonsScreen")).then((file) => file.ActionReasonsScreen),
  holidays: () => loadChunk(() => import("./admin/holidays/HolidaysScreen")).then((file) => file.HolidaysScreen),
  contactLists: () => loadChunk(() => import("./admin/contactLists/ContactListList")).then((file) => file.ContactListList),
  contactList: () => loadChunk(() => import("./admin/contactLists/ContactListForm")).then((file) => file.ContactListForm),
  erasure: () => loadChunk(() => import("./admin/erasure/ErasureList")).then((file) => file.ErasureList),
  audit: () => loadChunk(() => import("./admin/audit/AuditList")).then((file) => file.AuditList),
  auditRow: () => loadChunk(() => import("./admin/audit/AuditDetail")).then((file) => file.AuditDetail),
  apiErrors: () => loadChunk(() => import("./admin/apiErrors/ApiErrorList")).then((file) => file.ApiErrorList),
  apiError: () => loadChunk(() => import("./admin/apiErrors/ApiErrorDetail")).then((file) => file.ApiErrorDetail),
  supplierFilterCalls: () => loadChunk(() => import("./admin/filterCalls/FilterCallList")).then((file) => file.FilterCallList),
  supplierFilterCall: () => loadChunk(() => import("./admin/filterCalls/FilterCall")).then((file) => file.FilterCall),
  outboxes: () => loadChunk(() => import("./admin/outboxes/Outboxes")).then((file) => file.Outboxes),
  mails: () => loadChunk(() => import("./admin/mails/MailOutbox")).then((file) => file.MailOutbox),
};
