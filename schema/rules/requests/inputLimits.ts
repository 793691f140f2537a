// Maximum lengths of all texts and lists in requests. tests/api/graphql/inputLimits.test.ts fails for an argument or input field without
// a limit.
import { peopleLimits } from "../access/people";
import { webhookLimits } from "../claims/webhooks";
import { configurationLimits } from "../map/configurations";
import { byTextFilter } from "../map/filterParts";
import { columnFilterLimits } from "../fields/columnFilters";
import { orderLimits } from "../fields/orders";
import { MAX_FILTER_VALUES, pageLimits } from "../limits/paging";

export const textLimits = {
  identifier: 100,
  globalId: 500,
  cursor: 1_000,
  search: 100,
  prose: 1_000,
  /** Limit before normalization; `peopleLimits.name` applies after it. */
  name: 2 * peopleLimits.name,
  account: 320,
  password: 1_000,
  mapAddress: configurationLimits.address,
  /**
   * Secrets of links, hand-offs and sign-in steps. Large enough for any token, so that a token is rejected as invalid rather than too
   * long.
   */
  secret: 1_000,
  webhookUrl: webhookLimits.urlLength,
  webhookSelection: webhookLimits.selectionLength,
} as const;
export type TextLimit = keyof typeof textLimits;

export const listLimits = {
  filter: MAX_FILTER_VALUES,
  choice: 200,
  instances: 500,
  order: orderLimits.keys,
  columnFilters: columnFilterLimits.columns,
  profileContracts: 5_000,
  profileSuppliers: 5_000,
  selection: pageLimits.max,
} as const;
export type ListLimit = keyof typeof listLimits;

export const MAX_FILTER_MINUTES = 525_600;

/**
 * Kind of each text, by argument or field name, or by `Type.field` if a name has several meanings. IDs, enums and dates count as
 * identifiers.
 */
export const textKinds: Readonly<Record<string, TextLimit>> = {
  account: "account",
  "ListColumnInput.field": "identifier",
  action: "search",
  address: "mapAddress",
  attributeText: "search",
  after: "cursor",
  before: "cursor",
  challenge: "secret",
  code: "secret",
  columns: "identifier",
  contains: "search",
  "ApiErrorFilter.code": "search",
  "ImportUserRow.language": "identifier",
  "ImportUserRow.profile": "identifier",
  "SaveHolidayInput.day": "identifier",
  "ImportUserRow.specificProfile": "name",
  "ImportUserRow.instances": "prose",
  "ImportUserRow.signIn": "identifier",
  country: "identifier",
  current: "password",
  devices: "identifier",
  directoryObject: "account",
  email: "account",
  fields: "identifier",
  ...byTextFilter(() => "search" as const),
  mobileUser: "search",
  name: "name",
  "SaveContactListInput.name": "identifier",
  network: "identifier",
  note: "prose",
  oneOf: "identifier",
  origins: "account",
  password: "password",
  "EraseClaimsInput.phone": "search",
  "EraseClaimsInput.plate": "search",
  "ErasedPerson.phone": "search",
  "ErasedPerson.plate": "search",
  priorityCodes: "identifier",
  reason: "prose",
  reasons: "prose",
  region: "identifier",
  repeated: "password",
  "ChangeLocalAdminEmailInput.repeated": "account",
  requestId: "identifier",
  selection: "webhookSelection",
  riskCode: "identifier",
  supplement: "identifier",
  text: "search",
  token: "secret",
  url: "webhookUrl",
  user: "account",
};

export const listKinds: Readonly<Record<string, ListLimit>> = {
  access: "filter",
  assignmentTypes: "filter",
  centreIds: "filter",
  claimIds: "selection",
  clientIds: "filter",
  columns: "choice",
  "ClaimFilter.columns": "columnFilters",
  "SupplierFilter.columns": "columnFilters",
  contractIds: "filter",
  contracts: "profileContracts",
  days: "choice",
  devices: "choice",
  events: "choice",
  fields: "choice",
  foldedPanels: "choice",
  formats: "choice",
  functionalities: "choice",
  hiddenFields: "choice",
  hiddenIndicators: "choice",
  hiddenLayers: "choice",
  ids: "filter",
  "DisableUsersInput.ids": "selection",
  "EnableUsersInput.ids": "selection",
  "Query.nodes(ids:)": "selection",
  instanceIds: "filter",
  "ChangeUserInput.instanceIds": "instances",
  "CreateApiKeyInput.instanceIds": "instances",
  "CreateUserInput.instanceIds": "instances",
  "SaveSpecificProfileInput.instanceIds": "instances",
  keys: "choice",
  groupings: "choice",
  indicators: "choice",
  kinds: "filter",
  layers: "choice",
  networkStates: "filter",
  oneOf: "filter",
  order: "choice",
  orderBy: "order",
  origins: "choice",
  priorityCodes: "filter",
  putAway: "choice",
  profileTypes: "filter",
  reasons: "choice",
  rejections: "choice",
  resourceStatuses: "filter",
  rows: "selection",
  scopes: "choice",
  serviceIds: "filter",
  states: "filter",
  statuses: "filter",
  supplierIds: "filter",
  "SaveSpecificProfileInput.supplierIds": "profileSuppliers",
  values: "choice",
};

/** Arguments of type ID that accept global ids. Other ids are identifiers. */
export const globalIdArguments: readonly string[] = ["Query.node(id:)", "Query.nodes(ids:)"];

/** Argument or input field: `Type.field` of an input, `Type.field(argument:)` of an operation; and the plain name. */
export interface InputPlace {
  coordinate: string;
  name: string;
}

/** `undefined` if no kind is defined; the strictest limit that is not an identifier's then applies. */
export const textKindOf = ({ coordinate, name }: InputPlace): TextLimit | undefined => textKinds[coordinate] ?? textKinds[name];
export const listKindOf = ({ coordinate, name }: InputPlace): ListLimit | undefined => listKinds[coordinate] ?? listKinds[name];
