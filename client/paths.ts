// Every address inside the client. Hash routes: "/map" is seen as "#/map". Specification section 2.

const query = (values: Record<string, string | undefined>): string => {
  const given = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length ? `?${new URLSearchParams(given)}` : "";
};

/** What a row's form does: view, new, edit or copy; the key of a new one is 0. */
export type FormMethod = "view" | "new" | "edit" | "copy";

const form = (base: string) => (method: FormMethod, key: string) => `${base}/${method}/${encodeURIComponent(key)}`;

export const paths = {
  login: () => "/login",
  loginDirectory: () => "/login/aad",
  resetPassword: () => "/resetPassword",

  home: () => "/home",
  map: (tab?: "claims" | "providers") => (tab ? `/map/${tab}` : "/map"),
  /** The map with the claim's detail open. */
  claim: ({ id }: { id: string }) => `/map/claims${query({ claim: id })}`,
  /** The map with the supplier's detail open. */
  supplier: ({ id }: { id: string }) => `/map/providers${query({ supplier: id })}`,
  claims: () => "/incidents",
  mobileSuppliers: () => "/mobilesupplier",
  bases: () => "/bases",
  dashboard: () => "/dashboard",
  dashboardKpi: ({ key }: { key: string }) => `/dashboard/kpi/${encodeURIComponent(key)}`,
  help: () => "/help",
  account: () => "/usersettings",

  users: () => "/mapfreuser",
  user: form("/mapfreuser"),
  genericProfiles: () => "/mapfregenericprofile",
  genericProfile: form("/mapfregenericprofile"),
  specificProfiles: () => "/mapfrespecificprofile",
  specificProfile: form("/mapfrespecificprofile"),
  localAdmins: () => "/localadmins",
  apiKeys: () => "/apikeys",
  /** A page of its own beside the client, no hash route. */
  sandbox: () => "/sandbox",
  mails: () => "/mails",
  kpiSettings: () => "/configuration/kpi",
  indicators: () => "/configuration/indicator",
  holidays: () => "/configuration/publicholiday",
  contactLists: () => "/configuration/clientcontactlistcontract",
  contactList: form("/configuration/clientcontactlistcontract"),
  audit: () => "/mapfreaudit",
  auditRow: form("/mapfreaudit"),
  apiErrors: () => "/logs",
  apiError: form("/logs"),
  supplierFilterCalls: () => "/logs/supplierfilterlogs",
  supplierFilterCall: form("/logs/supplierfilterlogs"),
};
