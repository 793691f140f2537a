/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "fragment Session_loginInfo on LoginInfo {\n  jwt\n  use2fa\n  language\n  name\n  profileType\n  userTables\n  visibleColumns\n  centers {\n    id\n    instanceId\n    name\n  }\n  defaultCenter {\n    id\n    instanceId\n    name\n  }\n  hereApiKey\n  streetPack\n  live\n}\n\nquery UserInfo {\n  userInfo {\n    ...Session_loginInfo @unmask\n  }\n}": typeof types.Session_LoginInfoFragmentDoc,
    "mutation Login($input: LoginInput!) {\n  login(input: $input) {\n    ...Session_loginInfo @unmask\n  }\n}": typeof types.LoginDocument,
    "mutation Logout {\n  logout\n}": typeof types.LogoutDocument,
    "query ClaimDetail($id: ID!) {\n  claim(id: $id) {\n    ...ClaimDetail_claim @unmask\n  }\n}\n\nfragment ClaimDetail_claim on Claim {\n  id\n  version\n  status\n  timeZone\n  finishedAt\n  cancelledAt\n  ...ClaimHeader_claim\n  ...ClaimTimes_claim\n  ...ClaimGeneral_claim\n  ...ClaimMilestones_claim\n  ...ClaimEconomics_claim\n}": typeof types.ClaimDetailDocument,
    "fragment ClaimEconomics_claim on Claim {\n  id\n  movements {\n    number\n    amount\n  }\n}": typeof types.ClaimEconomics_ClaimFragmentDoc,
    "fragment ClaimGeneral_claim on Claim {\n  id\n  version\n  origin\n  destination\n  occurredAt\n  plannedStart\n  plannedEnd\n  assignedAt\n  proposed\n  assignmentType\n  currentDistance\n  timeZone\n  file\n  otherFile\n  serviceNumber\n  insuredPhone\n  riskName\n  causeCode\n  notes\n  limits\n  attributes\n  position {\n    lon\n    lat\n  }\n  instance {\n    id\n    name\n  }\n  centre {\n    id\n    instanceId\n    name\n  }\n  client {\n    id\n    name\n  }\n  contract {\n    id\n    name\n  }\n  supplier {\n    id\n    version\n    name\n    access\n    status\n    position {\n      lon\n      lat\n      at\n    }\n  }\n  ...MilestoneTrack_claim\n}": typeof types.ClaimGeneral_ClaimFragmentDoc,
    "fragment ClaimHeader_claim on Claim {\n  id\n  status\n  priorityName\n  plate\n  insuredName\n  faultName\n  service {\n    id\n    name\n  }\n}": typeof types.ClaimHeader_ClaimFragmentDoc,
    "fragment ClaimMilestones_claim on Claim {\n  id\n  timeZone\n  occurredAt\n  validatedAt\n  assignedAt\n  promisedAt\n  plannedStart\n  plannedEnd\n  predictedAt\n  arrivedAt\n  finishedAt\n  cancelledAt\n  milestones {\n    code\n    at\n  }\n}": typeof types.ClaimMilestones_ClaimFragmentDoc,
    "query ClaimTab($id: ID!) {\n  claim(id: $id) {\n    id\n    version\n    status\n  }\n}": typeof types.ClaimTabDocument,
    "fragment ClaimTimes_claim on Claim {\n  id\n  status\n  statusAt\n  statusLabel\n  promisedAt\n  plannedStart\n  plannedEnd\n  predictedAt\n  measuredFrom\n  arrivedAt\n  arrivedLate\n  timeZone\n}": typeof types.ClaimTimes_ClaimFragmentDoc,
    "fragment MilestoneTrack_claim on Claim {\n  id\n  status\n  timeZone\n  arrivedLate\n  milestones {\n    code\n    at\n  }\n}": typeof types.MilestoneTrack_ClaimFragmentDoc,
    "fragment ClaimChanged_claim on Claim {\n  id\n  version\n  updatedAt\n  status\n  statusAt\n  statusLabel\n  measuredFrom\n  predictedAt\n  promisedAt\n  promisedMinutes\n  managedUntil\n  arrivedLate\n  instanceId\n  timeZone\n  position {\n    lon\n    lat\n    at\n    course\n    speed\n    accuracy\n  }\n  occurredAt\n  plannedStart\n  plannedEnd\n  scheduled\n  validatedAt\n  assignedAt\n  proposed\n  acceptedAt\n  arrivedAt\n  finishedAt\n  cancelledAt\n  workAt\n  noSupplierSince\n  pendingArrivalSince\n  assignmentType\n  supplier {\n    id\n    name\n    access\n  }\n  centre {\n    id\n    instanceId\n    name\n  }\n  client {\n    id\n    name\n  }\n  contract {\n    id\n    name\n  }\n  service {\n    id\n    name\n  }\n  kind\n  riskType\n  riskCode\n  riskName\n  file\n  otherFile\n  supplement\n  serviceNumber\n  serviceState\n  serviceStateName\n  insuredName\n  insuredPhone\n  plate\n  priorityCode\n  priorityName\n  faultCode\n  faultName\n  causeCode\n  coverCode\n  productCode\n  creationMode\n  invoiceReference\n  origin\n  destination\n  notes\n  limits\n  attributes\n  milestones {\n    code\n    at\n  }\n  movements {\n    number\n    amount\n  }\n  actualMinutes\n  destinationEtaMinutes\n  currentDistance\n  originDistance\n  destinationDistance\n  straightDistance\n  additionalDistance\n  additionalMinutes\n  assignedRouteDistance\n  assignedRouteMinutes\n  realRouteDistance\n  realRouteMinutes\n}\n\nsubscription ClaimChanged {\n  claimChanged {\n    ...ClaimChanged_claim @unmask\n  }\n}": typeof types.ClaimChanged_ClaimFragmentDoc,
    "subscription MapFrames($view: MapViewInput!) {\n  mapFrames(view: $view) {\n    packed\n  }\n}\n\nquery MapFrame($view: MapViewInput!) {\n  mapFrame(view: $view) {\n    packed\n  }\n}": typeof types.MapFramesDocument,
    "query MapClaimList($first: Int!, $after: String, $filter: ClaimFilter) {\n  claims(first: $first, after: $after, sort: URGENCY, filter: $filter) {\n    totalCount\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    nodes {\n      id\n      version\n      status\n      service {\n        id\n        name\n      }\n    }\n  }\n}\n\nquery MapResourceList($first: Int!, $after: String, $filter: SupplierFilter) {\n  mobileSuppliers(first: $first, after: $after, sort: NAME, filter: $filter) {\n    totalCount\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    nodes {\n      id\n      version\n      name\n      status\n    }\n  }\n}": typeof types.MapClaimListDocument,
    "query SupplierAllocations($id: ID!) {\n  claims(first: 40, filter: {supplierIds: [$id], open: true}) {\n    totalCount\n    nodes {\n      id\n      version\n      status\n      origin\n      service {\n        id\n        name\n      }\n    }\n  }\n}": typeof types.SupplierAllocationsDocument,
    "query SupplierDetail($id: ID!) {\n  supplier(id: $id) {\n    ...SupplierDetail_supplier @unmask\n  }\n}\n\nfragment SupplierDetail_supplier on Supplier {\n  id\n  version\n  ...SupplierHeader_supplier\n  ...SupplierPosition_supplier\n  ...SupplierGeneral_supplier\n  ...SupplierFleet_supplier\n  ...SupplierTimetable_supplier\n  ...SupplierNetworks_supplier\n}": typeof types.SupplierDetailDocument,
    "fragment SupplierFleet_supplier on Supplier {\n  id\n  fleet {\n    code\n    name\n    plate\n  }\n}": typeof types.SupplierFleet_SupplierFragmentDoc,
    "fragment SupplierGeneral_supplier on Supplier {\n  id\n  access\n  address\n  baseId\n  baseName\n  phone\n  basePhone\n  smartPhone\n  insuredPhone\n  mobile\n  rating\n  surveyCount\n  supplierType\n  feedState\n  attributes\n  instance {\n    id\n    name\n    timeZone\n  }\n}": typeof types.SupplierGeneral_SupplierFragmentDoc,
    "fragment SupplierHeader_supplier on Supplier {\n  id\n  name\n  access\n  status\n  networkState\n  connected\n}": typeof types.SupplierHeader_SupplierFragmentDoc,
    "fragment SupplierNetworks_supplier on Supplier {\n  id\n  networks\n  services\n}": typeof types.SupplierNetworks_SupplierFragmentDoc,
    "fragment SupplierPosition_supplier on Supplier {\n  id\n  lastPositionAddress\n  position {\n    lon\n    lat\n    at\n    speed\n    accuracy\n  }\n}": typeof types.SupplierPosition_SupplierFragmentDoc,
    "query SupplierTab($id: ID!) {\n  supplier(id: $id) {\n    id\n    version\n    name\n    access\n  }\n}": typeof types.SupplierTabDocument,
    "fragment SupplierTimetable_supplier on Supplier {\n  id\n  bands\n  schedule\n  exceedThreshold\n  instance {\n    id\n    timeZone\n  }\n}": typeof types.SupplierTimetable_SupplierFragmentDoc,
};
const documents: Documents = {
    "fragment Session_loginInfo on LoginInfo {\n  jwt\n  use2fa\n  language\n  name\n  profileType\n  userTables\n  visibleColumns\n  centers {\n    id\n    instanceId\n    name\n  }\n  defaultCenter {\n    id\n    instanceId\n    name\n  }\n  hereApiKey\n  streetPack\n  live\n}\n\nquery UserInfo {\n  userInfo {\n    ...Session_loginInfo @unmask\n  }\n}": types.Session_LoginInfoFragmentDoc,
    "mutation Login($input: LoginInput!) {\n  login(input: $input) {\n    ...Session_loginInfo @unmask\n  }\n}": types.LoginDocument,
    "mutation Logout {\n  logout\n}": types.LogoutDocument,
    "query ClaimDetail($id: ID!) {\n  claim(id: $id) {\n    ...ClaimDetail_claim @unmask\n  }\n}\n\nfragment ClaimDetail_claim on Claim {\n  id\n  version\n  status\n  timeZone\n  finishedAt\n  cancelledAt\n  ...ClaimHeader_claim\n  ...ClaimTimes_claim\n  ...ClaimGeneral_claim\n  ...ClaimMilestones_claim\n  ...ClaimEconomics_claim\n}": types.ClaimDetailDocument,
    "fragment ClaimEconomics_claim on Claim {\n  id\n  movements {\n    number\n    amount\n  }\n}": types.ClaimEconomics_ClaimFragmentDoc,
    "fragment ClaimGeneral_claim on Claim {\n  id\n  version\n  origin\n  destination\n  occurredAt\n  plannedStart\n  plannedEnd\n  assignedAt\n  proposed\n  assignmentType\n  currentDistance\n  timeZone\n  file\n  otherFile\n  serviceNumber\n  insuredPhone\n  riskName\n  causeCode\n  notes\n  limits\n  attributes\n  position {\n    lon\n    lat\n  }\n  instance {\n    id\n    name\n  }\n  centre {\n    id\n    instanceId\n    name\n  }\n  client {\n    id\n    name\n  }\n  contract {\n    id\n    name\n  }\n  supplier {\n    id\n    version\n    name\n    access\n    status\n    position {\n      lon\n      lat\n      at\n    }\n  }\n  ...MilestoneTrack_claim\n}": types.ClaimGeneral_ClaimFragmentDoc,
    "fragment ClaimHeader_claim on Claim {\n  id\n  status\n  priorityName\n  plate\n  insuredName\n  faultName\n  service {\n    id\n    name\n  }\n}": types.ClaimHeader_ClaimFragmentDoc,
    "fragment ClaimMilestones_claim on Claim {\n  id\n  timeZone\n  occurredAt\n  validatedAt\n  assignedAt\n  promisedAt\n  plannedStart\n  plannedEnd\n  predictedAt\n  arrivedAt\n  finishedAt\n  cancelledAt\n  milestones {\n    code\n    at\n  }\n}": types.ClaimMilestones_ClaimFragmentDoc,
    "query ClaimTab($id: ID!) {\n  claim(id: $id) {\n    id\n    version\n    status\n  }\n}": types.ClaimTabDocument,
    "fragment ClaimTimes_claim on Claim {\n  id\n  status\n  statusAt\n  statusLabel\n  promisedAt\n  plannedStart\n  plannedEnd\n  predictedAt\n  measuredFrom\n  arrivedAt\n  arrivedLate\n  timeZone\n}": types.ClaimTimes_ClaimFragmentDoc,
    "fragment MilestoneTrack_claim on Claim {\n  id\n  status\n  timeZone\n  arrivedLate\n  milestones {\n    code\n    at\n  }\n}": types.MilestoneTrack_ClaimFragmentDoc,
    "fragment ClaimChanged_claim on Claim {\n  id\n  version\n  updatedAt\n  status\n  statusAt\n  statusLabel\n  measuredFrom\n  predictedAt\n  promisedAt\n  promisedMinutes\n  managedUntil\n  arrivedLate\n  instanceId\n  timeZone\n  position {\n    lon\n    lat\n    at\n    course\n    speed\n    accuracy\n  }\n  occurredAt\n  plannedStart\n  plannedEnd\n  scheduled\n  validatedAt\n  assignedAt\n  proposed\n  acceptedAt\n  arrivedAt\n  finishedAt\n  cancelledAt\n  workAt\n  noSupplierSince\n  pendingArrivalSince\n  assignmentType\n  supplier {\n    id\n    name\n    access\n  }\n  centre {\n    id\n    instanceId\n    name\n  }\n  client {\n    id\n    name\n  }\n  contract {\n    id\n    name\n  }\n  service {\n    id\n    name\n  }\n  kind\n  riskType\n  riskCode\n  riskName\n  file\n  otherFile\n  supplement\n  serviceNumber\n  serviceState\n  serviceStateName\n  insuredName\n  insuredPhone\n  plate\n  priorityCode\n  priorityName\n  faultCode\n  faultName\n  causeCode\n  coverCode\n  productCode\n  creationMode\n  invoiceReference\n  origin\n  destination\n  notes\n  limits\n  attributes\n  milestones {\n    code\n    at\n  }\n  movements {\n    number\n    amount\n  }\n  actualMinutes\n  destinationEtaMinutes\n  currentDistance\n  originDistance\n  destinationDistance\n  straightDistance\n  additionalDistance\n  additionalMinutes\n  assignedRouteDistance\n  assignedRouteMinutes\n  realRouteDistance\n  realRouteMinutes\n}\n\nsubscription ClaimChanged {\n  claimChanged {\n    ...ClaimChanged_claim @unmask\n  }\n}": types.ClaimChanged_ClaimFragmentDoc,
    "subscription MapFrames($view: MapViewInput!) {\n  mapFrames(view: $view) {\n    packed\n  }\n}\n\nquery MapFrame($view: MapViewInput!) {\n  mapFrame(view: $view) {\n    packed\n  }\n}": types.MapFramesDocument,
    "query MapClaimList($first: Int!, $after: String, $filter: ClaimFilter) {\n  claims(first: $first, after: $after, sort: URGENCY, filter: $filter) {\n    totalCount\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    nodes {\n      id\n      version\n      status\n      service {\n        id\n        name\n      }\n    }\n  }\n}\n\nquery MapResourceList($first: Int!, $after: String, $filter: SupplierFilter) {\n  mobileSuppliers(first: $first, after: $after, sort: NAME, filter: $filter) {\n    totalCount\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    nodes {\n      id\n      version\n      name\n      status\n    }\n  }\n}": types.MapClaimListDocument,
    "query SupplierAllocations($id: ID!) {\n  claims(first: 40, filter: {supplierIds: [$id], open: true}) {\n    totalCount\n    nodes {\n      id\n      version\n      status\n      origin\n      service {\n        id\n        name\n      }\n    }\n  }\n}": types.SupplierAllocationsDocument,
    "query SupplierDetail($id: ID!) {\n  supplier(id: $id) {\n    ...SupplierDetail_supplier @unmask\n  }\n}\n\nfragment SupplierDetail_supplier on Supplier {\n  id\n  version\n  ...SupplierHeader_supplier\n  ...SupplierPosition_supplier\n  ...SupplierGeneral_supplier\n  ...SupplierFleet_supplier\n  ...SupplierTimetable_supplier\n  ...SupplierNetworks_supplier\n}": types.SupplierDetailDocument,
    "fragment SupplierFleet_supplier on Supplier {\n  id\n  fleet {\n    code\n    name\n    plate\n  }\n}": types.SupplierFleet_SupplierFragmentDoc,
    "fragment SupplierGeneral_supplier on Supplier {\n  id\n  access\n  address\n  baseId\n  baseName\n  phone\n  basePhone\n  smartPhone\n  insuredPhone\n  mobile\n  rating\n  surveyCount\n  supplierType\n  feedState\n  attributes\n  instance {\n    id\n    name\n    timeZone\n  }\n}": types.SupplierGeneral_SupplierFragmentDoc,
    "fragment SupplierHeader_supplier on Supplier {\n  id\n  name\n  access\n  status\n  networkState\n  connected\n}": types.SupplierHeader_SupplierFragmentDoc,
    "fragment SupplierNetworks_supplier on Supplier {\n  id\n  networks\n  services\n}": types.SupplierNetworks_SupplierFragmentDoc,
    "fragment SupplierPosition_supplier on Supplier {\n  id\n  lastPositionAddress\n  position {\n    lon\n    lat\n    at\n    speed\n    accuracy\n  }\n}": types.SupplierPosition_SupplierFragmentDoc,
    "query SupplierTab($id: ID!) {\n  supplier(id: $id) {\n    id\n    version\n    name\n    access\n  }\n}": types.SupplierTabDocument,
    "fragment SupplierTimetable_supplier on Supplier {\n  id\n  bands\n  schedule\n  exceedThreshold\n  instance {\n    id\n    timeZone\n  }\n}": types.SupplierTimetable_SupplierFragmentDoc,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment Session_loginInfo on LoginInfo {\n  jwt\n  use2fa\n  language\n  name\n  profileType\n  userTables\n  visibleColumns\n  centers {\n    id\n    instanceId\n    name\n  }\n  defaultCenter {\n    id\n    instanceId\n    name\n  }\n  hereApiKey\n  streetPack\n  live\n}\n\nquery UserInfo {\n  userInfo {\n    ...Session_loginInfo @unmask\n  }\n}"): (typeof documents)["fragment Session_loginInfo on LoginInfo {\n  jwt\n  use2fa\n  language\n  name\n  profileType\n  userTables\n  visibleColumns\n  centers {\n    id\n    instanceId\n    name\n  }\n  defaultCenter {\n    id\n    instanceId\n    name\n  }\n  hereApiKey\n  streetPack\n  live\n}\n\nquery UserInfo {\n  userInfo {\n    ...Session_loginInfo @unmask\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Login($input: LoginInput!) {\n  login(input: $input) {\n    ...Session_loginInfo @unmask\n  }\n}"): (typeof documents)["mutation Login($input: LoginInput!) {\n  login(input: $input) {\n    ...Session_loginInfo @unmask\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Logout {\n  logout\n}"): (typeof documents)["mutation Logout {\n  logout\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ClaimDetail($id: ID!) {\n  claim(id: $id) {\n    ...ClaimDetail_claim @unmask\n  }\n}\n\nfragment ClaimDetail_claim on Claim {\n  id\n  version\n  status\n  timeZone\n  finishedAt\n  cancelledAt\n  ...ClaimHeader_claim\n  ...ClaimTimes_claim\n  ...ClaimGeneral_claim\n  ...ClaimMilestones_claim\n  ...ClaimEconomics_claim\n}"): (typeof documents)["query ClaimDetail($id: ID!) {\n  claim(id: $id) {\n    ...ClaimDetail_claim @unmask\n  }\n}\n\nfragment ClaimDetail_claim on Claim {\n  id\n  version\n  status\n  timeZone\n  finishedAt\n  cancelledAt\n  ...ClaimHeader_claim\n  ...ClaimTimes_claim\n  ...ClaimGeneral_claim\n  ...ClaimMilestones_claim\n  ...ClaimEconomics_claim\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ClaimEconomics_claim on Claim {\n  id\n  movements {\n    number\n    amount\n  }\n}"): (typeof documents)["fragment ClaimEconomics_claim on Claim {\n  id\n  movements {\n    number\n    amount\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ClaimGeneral_claim on Claim {\n  id\n  version\n  origin\n  destination\n  occurredAt\n  plannedStart\n  plannedEnd\n  assignedAt\n  proposed\n  assignmentType\n  currentDistance\n  timeZone\n  file\n  otherFile\n  serviceNumber\n  insuredPhone\n  riskName\n  causeCode\n  notes\n  limits\n  attributes\n  position {\n    lon\n    lat\n  }\n  instance {\n    id\n    name\n  }\n  centre {\n    id\n    instanceId\n    name\n  }\n  client {\n    id\n    name\n  }\n  contract {\n    id\n    name\n  }\n  supplier {\n    id\n    version\n    name\n    access\n    status\n    position {\n      lon\n      lat\n      at\n    }\n  }\n  ...MilestoneTrack_claim\n}"): (typeof documents)["fragment ClaimGeneral_claim on Claim {\n  id\n  version\n  origin\n  destination\n  occurredAt\n  plannedStart\n  plannedEnd\n  assignedAt\n  proposed\n  assignmentType\n  currentDistance\n  timeZone\n  file\n  otherFile\n  serviceNumber\n  insuredPhone\n  riskName\n  causeCode\n  notes\n  limits\n  attributes\n  position {\n    lon\n    lat\n  }\n  instance {\n    id\n    name\n  }\n  centre {\n    id\n    instanceId\n    name\n  }\n  client {\n    id\n    name\n  }\n  contract {\n    id\n    name\n  }\n  supplier {\n    id\n    version\n    name\n    access\n    status\n    position {\n      lon\n      lat\n      at\n    }\n  }\n  ...MilestoneTrack_claim\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ClaimHeader_claim on Claim {\n  id\n  status\n  priorityName\n  plate\n  insuredName\n  faultName\n  service {\n    id\n    name\n  }\n}"): (typeof documents)["fragment ClaimHeader_claim on Claim {\n  id\n  status\n  priorityName\n  plate\n  insuredName\n  faultName\n  service {\n    id\n    name\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ClaimMilestones_claim on Claim {\n  id\n  timeZone\n  occurredAt\n  validatedAt\n  assignedAt\n  promisedAt\n  plannedStart\n  plannedEnd\n  predictedAt\n  arrivedAt\n  finishedAt\n  cancelledAt\n  milestones {\n    code\n    at\n  }\n}"): (typeof documents)["fragment ClaimMilestones_claim on Claim {\n  id\n  timeZone\n  occurredAt\n  validatedAt\n  assignedAt\n  promisedAt\n  plannedStart\n  plannedEnd\n  predictedAt\n  arrivedAt\n  finishedAt\n  cancelledAt\n  milestones {\n    code\n    at\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ClaimTab($id: ID!) {\n  claim(id: $id) {\n    id\n    version\n    status\n  }\n}"): (typeof documents)["query ClaimTab($id: ID!) {\n  claim(id: $id) {\n    id\n    version\n    status\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ClaimTimes_claim on Claim {\n  id\n  status\n  statusAt\n  statusLabel\n  promisedAt\n  plannedStart\n  plannedEnd\n  predictedAt\n  measuredFrom\n  arrivedAt\n  arrivedLate\n  timeZone\n}"): (typeof documents)["fragment ClaimTimes_claim on Claim {\n  id\n  status\n  statusAt\n  statusLabel\n  promisedAt\n  plannedStart\n  plannedEnd\n  predictedAt\n  measuredFrom\n  arrivedAt\n  arrivedLate\n  timeZone\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment MilestoneTrack_claim on Claim {\n  id\n  status\n  timeZone\n  arrivedLate\n  milestones {\n    code\n    at\n  }\n}"): (typeof documents)["fragment MilestoneTrack_claim on Claim {\n  id\n  status\n  timeZone\n  arrivedLate\n  milestones {\n    code\n    at\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ClaimChanged_claim on Claim {\n  id\n  version\n  updatedAt\n  status\n  statusAt\n  statusLabel\n  measuredFrom\n  predictedAt\n  promisedAt\n  promisedMinutes\n  managedUntil\n  arrivedLate\n  instanceId\n  timeZone\n  position {\n    lon\n    lat\n    at\n    course\n    speed\n    accuracy\n  }\n  occurredAt\n  plannedStart\n  plannedEnd\n  scheduled\n  validatedAt\n  assignedAt\n  proposed\n  acceptedAt\n  arrivedAt\n  finishedAt\n  cancelledAt\n  workAt\n  noSupplierSince\n  pendingArrivalSince\n  assignmentType\n  supplier {\n    id\n    name\n    access\n  }\n  centre {\n    id\n    instanceId\n    name\n  }\n  client {\n    id\n    name\n  }\n  contract {\n    id\n    name\n  }\n  service {\n    id\n    name\n  }\n  kind\n  riskType\n  riskCode\n  riskName\n  file\n  otherFile\n  supplement\n  serviceNumber\n  serviceState\n  serviceStateName\n  insuredName\n  insuredPhone\n  plate\n  priorityCode\n  priorityName\n  faultCode\n  faultName\n  causeCode\n  coverCode\n  productCode\n  creationMode\n  invoiceReference\n  origin\n  destination\n  notes\n  limits\n  attributes\n  milestones {\n    code\n    at\n  }\n  movements {\n    number\n    amount\n  }\n  actualMinutes\n  destinationEtaMinutes\n  currentDistance\n  originDistance\n  destinationDistance\n  straightDistance\n  additionalDistance\n  additionalMinutes\n  assignedRouteDistance\n  assignedRouteMinutes\n  realRouteDistance\n  realRouteMinutes\n}\n\nsubscription ClaimChanged {\n  claimChanged {\n    ...ClaimChanged_claim @unmask\n  }\n}"): (typeof documents)["fragment ClaimChanged_claim on Claim {\n  id\n  version\n  updatedAt\n  status\n  statusAt\n  statusLabel\n  measuredFrom\n  predictedAt\n  promisedAt\n  promisedMinutes\n  managedUntil\n  arrivedLate\n  instanceId\n  timeZone\n  position {\n    lon\n    lat\n    at\n    course\n    speed\n    accuracy\n  }\n  occurredAt\n  plannedStart\n  plannedEnd\n  scheduled\n  validatedAt\n  assignedAt\n  proposed\n  acceptedAt\n  arrivedAt\n  finishedAt\n  cancelledAt\n  workAt\n  noSupplierSince\n  pendingArrivalSince\n  assignmentType\n  supplier {\n    id\n    name\n    access\n  }\n  centre {\n    id\n    instanceId\n    name\n  }\n  client {\n    id\n    name\n  }\n  contract {\n    id\n    name\n  }\n  service {\n    id\n    name\n  }\n  kind\n  riskType\n  riskCode\n  riskName\n  file\n  otherFile\n  supplement\n  serviceNumber\n  serviceState\n  serviceStateName\n  insuredName\n  insuredPhone\n  plate\n  priorityCode\n  priorityName\n  faultCode\n  faultName\n  causeCode\n  coverCode\n  productCode\n  creationMode\n  invoiceReference\n  origin\n  destination\n  notes\n  limits\n  attributes\n  milestones {\n    code\n    at\n  }\n  movements {\n    number\n    amount\n  }\n  actualMinutes\n  destinationEtaMinutes\n  currentDistance\n  originDistance\n  destinationDistance\n  straightDistance\n  additionalDistance\n  additionalMinutes\n  assignedRouteDistance\n  assignedRouteMinutes\n  realRouteDistance\n  realRouteMinutes\n}\n\nsubscription ClaimChanged {\n  claimChanged {\n    ...ClaimChanged_claim @unmask\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription MapFrames($view: MapViewInput!) {\n  mapFrames(view: $view) {\n    packed\n  }\n}\n\nquery MapFrame($view: MapViewInput!) {\n  mapFrame(view: $view) {\n    packed\n  }\n}"): (typeof documents)["subscription MapFrames($view: MapViewInput!) {\n  mapFrames(view: $view) {\n    packed\n  }\n}\n\nquery MapFrame($view: MapViewInput!) {\n  mapFrame(view: $view) {\n    packed\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MapClaimList($first: Int!, $after: String, $filter: ClaimFilter) {\n  claims(first: $first, after: $after, sort: URGENCY, filter: $filter) {\n    totalCount\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    nodes {\n      id\n      version\n      status\n      service {\n        id\n        name\n      }\n    }\n  }\n}\n\nquery MapResourceList($first: Int!, $after: String, $filter: SupplierFilter) {\n  mobileSuppliers(first: $first, after: $after, sort: NAME, filter: $filter) {\n    totalCount\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    nodes {\n      id\n      version\n      name\n      status\n    }\n  }\n}"): (typeof documents)["query MapClaimList($first: Int!, $after: String, $filter: ClaimFilter) {\n  claims(first: $first, after: $after, sort: URGENCY, filter: $filter) {\n    totalCount\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    nodes {\n      id\n      version\n      status\n      service {\n        id\n        name\n      }\n    }\n  }\n}\n\nquery MapResourceList($first: Int!, $after: String, $filter: SupplierFilter) {\n  mobileSuppliers(first: $first, after: $after, sort: NAME, filter: $filter) {\n    totalCount\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    nodes {\n      id\n      version\n      name\n      status\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SupplierAllocations($id: ID!) {\n  claims(first: 40, filter: {supplierIds: [$id], open: true}) {\n    totalCount\n    nodes {\n      id\n      version\n      status\n      origin\n      service {\n        id\n        name\n      }\n    }\n  }\n}"): (typeof documents)["query SupplierAllocations($id: ID!) {\n  claims(first: 40, filter: {supplierIds: [$id], open: true}) {\n    totalCount\n    nodes {\n      id\n      version\n      status\n      origin\n      service {\n        id\n        name\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SupplierDetail($id: ID!) {\n  supplier(id: $id) {\n    ...SupplierDetail_supplier @unmask\n  }\n}\n\nfragment SupplierDetail_supplier on Supplier {\n  id\n  version\n  ...SupplierHeader_supplier\n  ...SupplierPosition_supplier\n  ...SupplierGeneral_supplier\n  ...SupplierFleet_supplier\n  ...SupplierTimetable_supplier\n  ...SupplierNetworks_supplier\n}"): (typeof documents)["query SupplierDetail($id: ID!) {\n  supplier(id: $id) {\n    ...SupplierDetail_supplier @unmask\n  }\n}\n\nfragment SupplierDetail_supplier on Supplier {\n  id\n  version\n  ...SupplierHeader_supplier\n  ...SupplierPosition_supplier\n  ...SupplierGeneral_supplier\n  ...SupplierFleet_supplier\n  ...SupplierTimetable_supplier\n  ...SupplierNetworks_supplier\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment SupplierFleet_supplier on Supplier {\n  id\n  fleet {\n    code\n    name\n    plate\n  }\n}"): (typeof documents)["fragment SupplierFleet_supplier on Supplier {\n  id\n  fleet {\n    code\n    name\n    plate\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment SupplierGeneral_supplier on Supplier {\n  id\n  access\n  address\n  baseId\n  baseName\n  phone\n  basePhone\n  smartPhone\n  insuredPhone\n  mobile\n  rating\n  surveyCount\n  supplierType\n  feedState\n  attributes\n  instance {\n    id\n    name\n    timeZone\n  }\n}"): (typeof documents)["fragment SupplierGeneral_supplier on Supplier {\n  id\n  access\n  address\n  baseId\n  baseName\n  phone\n  basePhone\n  smartPhone\n  insuredPhone\n  mobile\n  rating\n  surveyCount\n  supplierType\n  feedState\n  attributes\n  instance {\n    id\n    name\n    timeZone\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment SupplierHeader_supplier on Supplier {\n  id\n  name\n  access\n  status\n  networkState\n  connected\n}"): (typeof documents)["fragment SupplierHeader_supplier on Supplier {\n  id\n  name\n  access\n  status\n  networkState\n  connected\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment SupplierNetworks_supplier on Supplier {\n  id\n  networks\n  services\n}"): (typeof documents)["fragment SupplierNetworks_supplier on Supplier {\n  id\n  networks\n  services\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment SupplierPosition_supplier on Supplier {\n  id\n  lastPositionAddress\n  position {\n    lon\n    lat\n    at\n    speed\n    accuracy\n  }\n}"): (typeof documents)["fragment SupplierPosition_supplier on Supplier {\n  id\n  lastPositionAddress\n  position {\n    lon\n    lat\n    at\n    speed\n    accuracy\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SupplierTab($id: ID!) {\n  supplier(id: $id) {\n    id\n    version\n    name\n    access\n  }\n}"): (typeof documents)["query SupplierTab($id: ID!) {\n  supplier(id: $id) {\n    id\n    version\n    name\n    access\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment SupplierTimetable_supplier on Supplier {\n  id\n  bands\n  schedule\n  exceedThreshold\n  instance {\n    id\n    timeZone\n  }\n}"): (typeof documents)["fragment SupplierTimetable_supplier on Supplier {\n  id\n  bands\n  schedule\n  exceedThreshold\n  instance {\n    id\n    timeZone\n  }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;