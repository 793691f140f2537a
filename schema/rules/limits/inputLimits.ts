// How long the texts and lists may be that a request brings: one table for every argument and every input field of the schema.
// tests/api/graphql/inputLimits.test.ts goes through the schema and fails where one has no limit.
import { peopleLimits } from "../access/people";
import { configurationLimits } from "../map/configurations";
import { columnFilterLimits } from "../fields/columnFilters";
import { orderLimits } from "../fields/orders";
import { pageLimits } from "./paging";

/** Characters of each kind of text. */
export const textLimits = {
  /** An id, a code, a name of the schema. */
  identifier: 100,
  /** Where a page goes on. */
  cursor: 1_000,
  /** What is looked for, in lists and in the audit. */
  search: 100,
  /** What people write: reasons, notes. */
  prose: 1_000,
  /** Before it is tidied: the rule of names says what is left. */
  name: 2 * peopleLimits.name,
  /** A user's name or e-mail, before a rule checks it. */
  account: 320,
  password: 1_000,
  /** What a map configuration holds of the map's address. */
  mapAddress: configurationLimits.address,
  /** Of a link, a hand-off, a step of signing in; a token in its place is refused for what it is. */
  secret: 1_000,
} as const;
export type TextLimit = keyof typeof textLimits;

/** Entries of each kind of list. */
export const listLimits = {
  /** Of a filter: ids, and values of an enum. */
  filter: 200,
  /** What is chosen from an enum or from a short list that the product knows: layers, scopes, fields, functionalities. */
  choice: 200,
  /** AMA instances of a user, a key, a profile. */
  instances: 500,
  /** Keys of an order. */
  order: orderLimits.keys,
  columnFilters: columnFilterLimits.columns,
  profileContracts: 5_000,
  profileSuppliers: 5_000,
  /** Rows that are changed at once: as many as a page shows. */
  selection: pageLimits.max,
} as const;
export type ListLimit = keyof typeof listLimits;

/** The greatest number of minutes that a filter may name: a year. */
export const MAX_FILTER_MINUTES = 525_600;

/**
 * The kind of each text, by the name that its argument or field has everywhere, or by `Type.field` where the name has several meanings. IDs,
 * enums and dates need no entry: they are identifiers.
 */
export const textKinds: Readonly<Record<string, TextLimit>> = {
  account: "account",
  "ListColumnInput.field": "identifier",
  action: "search",
  address: "mapAddress",
  attributeText: "search",
  after: "cursor",
  challenge: "secret",
  code: "secret",
  columns: "identifier",
  contains: "search",
  "ApiErrorFilter.code": "search",
  "ImportUserRow.profile": "identifier",
  "ImportUserRow.specificProfile": "name",
  "ImportUserRow.instances": "prose",
  "ImportUserRow.signIn": "identifier",
  "SimulatorRejectionInput.code": "identifier",
  country: "identifier",
  current: "password",
  day: "identifier",
  days: "identifier",
  directoryObject: "account",
  email: "account",
  fields: "identifier",
  file: "search",
  firstDay: "identifier",
  hiddenIndicators: "identifier",
  language: "identifier",
  lastDay: "identifier",
  mobileUser: "search",
  model: "search",
  name: "name",
  "SaveContactListInput.name": "identifier",
  network: "identifier",
  note: "prose",
  oneOf: "identifier",
  otherFile: "search",
  origins: "account",
  password: "password",
  "EraseClaimsInput.phone": "search",
  "EraseClaimsInput.plate": "search",
  priorityCodes: "identifier",
  reason: "prose",
  reasons: "prose",
  region: "identifier",
  repeated: "password",
  replaces: "identifier",
  "ChangeLocalAdminEmailInput.repeated": "account",
  requestId: "identifier",
  riskCode: "identifier",
  supplement: "identifier",
  text: "search",
  timeZone: "identifier",
  token: "secret",
  user: "account",
};

/** The kind of each list, named likewise. */
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
  instanceIds: "filter",
  "ChangeUserInput.instanceIds": "instances",
  "CreateApiKeyInput.instanceIds": "instances",
  "CreateUserInput.instanceIds": "instances",
  "SaveSpecificProfileInput.instanceIds": "instances",
  keys: "choice",
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

/** Where something is given: `Type.field` of an input, `Type.field(argument:)` of a question; and the name alone. */
export interface InputPlace {
  coordinate: string;
  name: string;
}

/** Undefined: nobody said; the strictest that is not an id's holds. */
export const textKindOf = ({ coordinate, name }: InputPlace): TextLimit | undefined => textKinds[coordinate] ?? textKinds[name];
export const listKindOf = ({ coordinate, name }: InputPlace): ListLimit | undefined => listKinds[coordinate] ?? listKinds[name];
