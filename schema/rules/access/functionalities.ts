// What a profile lets its users do. Readings, "Who may do what": each functionality with those it needs, and the defaults of a new installation.
import { type ClaimActionName, claimActionNames, claimActions } from "../claims/actions";
import type { ProfileType } from "./profiles";

/** What allows an action on a claim. */
export const functionalityOfAction = <Name extends ClaimActionName>(action: Name): `claim.${Name}` => `claim.${action}`;

const actionRequirements = Object.fromEntries(claimActionNames.map((action) => [functionalityOfAction(action), ["claim.detail"]])) as {
  [Name in ClaimActionName as `claim.${Name}`]: ["claim.detail"];
};

/** Functionality → those it needs. */
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
  sandbox: [],
} as const;
export type Functionality = keyof typeof requirements;
export const functionalities = Object.keys(requirements) as Functionality[];

/** Those that this one needs, themselves with what they need. */
export function requirementsOf(functionality: Functionality): Functionality[] {
  const direct: readonly Functionality[] = requirements[functionality];
  return [...new Set(direct.flatMap((one) => [one, ...requirementsOf(one)]))];
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

/** What each generic profile may do in a new installation; what of it concerns whom is the scope's to say. */
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
    "logs.audit",
  ]),
  OPERADOR: new Set([...viewingFunctionalities, ...operatingFunctionalities, "dashboard"]),
  CLIENTE: new Set([...viewingFunctionalities, "dashboard"]),
  PROVEEDOR: new Set([
    ...viewingFunctionalities,
    ...claimActionNames.filter((action) => "isForSuppliers" in claimActions[action]).map(functionalityOfAction),
  ]),
};

/** Those that change something: a program may with an API key of scope `act`, as far as its profile goes. */
export const actingFunctionalities: ReadonlySet<Functionality> = new Set([
  ...claimActionNames.map(functionalityOfAction),
  ...functionalities.filter((one) => /^admin\.|^api\./.test(one)),
  "map.configurations",
  "map.configurations.share",
  "dashboard.subscribe",
]);
