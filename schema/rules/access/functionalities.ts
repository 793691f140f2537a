// Functionalities, their requirements and the defaults of a new installation. Specification readings, "Who may do what".
import { type ClaimActionName, claimActionNames, supplierActionNames } from "../claims/actions";
import type { ProfileType } from "./profiles";

export const functionalityOfAction = <Name extends ClaimActionName>(action: Name): `claim.${Name}` => `claim.${action}`;

const actionRequirements = Object.fromEntries(claimActionNames.map((action) => [functionalityOfAction(action), ["claim.detail"]])) as {
  [Name in ClaimActionName as `claim.${Name}`]: ["claim.detail"];
};

const requirements = {
  map: [],
  "layer.incidents": ["map"],
  "layer.mobile": ["map"],
  "layer.base": ["map"],
  "layer.collaborating": ["map"],
  "map.configurations": ["map"],
  "map.configurations.share": ["map.configurations"],
  alarms: ["layer.incidents"],
  registers: ["map"],
  "registers.export": ["registers"],
  "claim.detail": ["layer.incidents"],
  "claim.viewers": ["claim.detail"],
  "claim.economics": ["claim.detail"],
  ...actionRequirements,
  "supplier.detail": ["map"],
  supplierFilter: ["claim.detail"],
  dashboard: [],
  "dashboard.report": ["dashboard"],
  "dashboard.subscribe": ["dashboard.report"],
  "dashboard.arrival": ["dashboard"],
  "admin.users": [],
  "admin.localAdmins": ["admin.users"],
  "admin.genericProfiles": [],
  "admin.specificProfiles": [],
  "admin.kpis": [],
  "admin.indicators": [],
  "admin.holidays": [],
  "admin.contactLists": [],
  "admin.outboxes": [],
  "logs.audit": [],
  "logs.apiErrors": [],
  "logs.supplierFilter": [],
  "api.keys": [],
  "api.webhooks": ["api.keys"],
  sandbox: [],
} as const;
export type Functionality = keyof typeof requirements;
export const functionalities = Object.keys(requirements) as Functionality[];

export type WidgetPermission = "widget" | "widget.groups" | "widget.arrival";
export type Permission = Functionality | WidgetPermission;

export function requirementsOf(functionality: Functionality): Functionality[] {
  const direct: readonly Functionality[] = requirements[functionality];
  return [...new Set(direct.flatMap((required) => [required, ...requirementsOf(required)]))];
}

const viewingFunctionalities = [
  "map",
  "layer.incidents",
  "layer.mobile",
  "layer.base",
  "layer.collaborating",
  "map.configurations",
  "registers",
  "claim.detail",
  "supplier.detail",
] as const satisfies Functionality[];
const operatingFunctionalities = [
  "alarms",
  "claim.viewers",
  "supplierFilter",
  ...claimActionNames.map(functionalityOfAction),
] as const satisfies Functionality[];

/** Functionalities of each generic profile in a new installation. The scope decides which rows a user sees. */
export const defaultFunctionalities: Record<ProfileType, ReadonlySet<Functionality>> = {
  LOCALADMIN: new Set(functionalities),
  SUPERVISOR: new Set([
    ...viewingFunctionalities,
    ...operatingFunctionalities,
    "map.configurations.share",
    "registers.export",
    "claim.economics",
    "dashboard",
    "dashboard.report",
    "dashboard.subscribe",
    "dashboard.arrival",
    "logs.audit",
  ]),
  OPERADOR: new Set([...viewingFunctionalities, ...operatingFunctionalities, "dashboard"]),
  CLIENTE: new Set([...viewingFunctionalities, "dashboard"]),
  PROVEEDOR: new Set([...viewingFunctionalities, ...supplierActionNames.map(functionalityOfAction)]),
};

/** Functionalities that change data. A program needs an API key with scope `act`, and its profile must grant them. */
export const actingFunctionalities: ReadonlySet<Permission> = new Set([
  ...claimActionNames.map(functionalityOfAction),
  ...functionalities.filter((functionality) => /^admin\.|^api\./.test(functionality)),
  "map.configurations",
  "map.configurations.share",
  "dashboard.subscribe",
]);
