// The lists of schema/rules as GraphQL enums: the key is the value on every side, but for names in camel case.
import { registerEnumType } from "type-graphql";
import { AssignmentType, ClaimStatus, claimStatuses, MilestoneCode, RiskType, ServiceKind, TimingLabel } from "./rules/claims/claims";
import { upperSnakeEnum } from "./rules/apiEnums";
import { OrderDirection } from "./rules/fields/orders";
import { MapLayer } from "./rules/map/map";
import { ProfileType } from "./rules/access/profiles";
import { milestoneOfCode, serviceKindOfCode } from "./rules/fields/sourceCodes";
import { FeedState, NetworkState, ResourceStatus, resourceStatuses, SupplierAccess } from "./rules/suppliers/suppliers";

/**
 * Names in camel case, which the rules and the database keep, as an enum whose values are UPPER_SNAKE in the API. `names` describes each.
 * Answers what the fields of that type are declared with.
 */
export function registerCamelCaseEnum<Name extends string>(
  name: string,
  description: string,
  names: Readonly<Record<Name, { description: string }>>,
) {
  const values = upperSnakeEnum(Object.keys(names) as Name[]);
  const described = Object.entries<Name>(values).map(([value, key]) => [value, { description: names[key].description }]);
  registerEnumType(values, { name, description, valuesConfig: Object.fromEntries(described) as Record<string, { description: string }> });
  return values;
}

const codesOf = (table: Record<string, string>): Record<string, { description: string }> => {
  const described: Record<string, { description: string }> = {};
  for (const [code, value] of Object.entries(table)) described[value] = { description: `Source code ${code}.` };
  return described;
};
const shortCodes = (table: Record<string, { code: string }>): Record<string, { description: string }> =>
  Object.fromEntries(Object.entries(table).map(([key, { code }]) => [key, { description: `Short code ${code}.` }]));

registerEnumType(ClaimStatus, {
  name: "ClaimStatus",
  description: "Status of a claim, most urgent first in the lists.",
  valuesConfig: shortCodes(claimStatuses),
});
registerEnumType(ResourceStatus, {
  name: "ResourceStatus",
  description: "Status of a mobile resource.",
  valuesConfig: shortCodes(resourceStatuses),
});
registerEnumType(TimingLabel, {
  name: "TimingLabel",
  description: "How a claim stands against what was promised.",
  valuesConfig: { EARLY: { description: "Before." }, ON_TIME: { description: "As promised." }, LATE: { description: "After." } },
});
registerEnumType(ServiceKind, {
  name: "ServiceKind",
  description: "What is served.",
  valuesConfig: { ...codesOf(serviceKindOfCode), OTHER: { description: "Any other source code." } },
});
registerEnumType(RiskType, {
  name: "RiskType",
  description: "What is insured.",
  valuesConfig: {
    CAR: { description: "Source automovil, CAR." },
    PEOPLE: { description: "Source personas, PEOPLE." },
    HOME: { description: "Source hogar, HOME." },
    OTHER: { description: "Source otros, OTHER." },
  },
});
registerEnumType(AssignmentType, {
  name: "AssignmentType",
  description: "How the supplier is notified.",
  valuesConfig: {
    MANUAL: { description: "Somebody phones or writes." },
    DIGITAL: { description: "The resource or the web reports by itself." },
  },
});
registerEnumType(MilestoneCode, {
  name: "MilestoneCode",
  description: "Recorded moments of a service.",
  valuesConfig: codesOf(milestoneOfCode),
});
registerEnumType(SupplierAccess, {
  name: "SupplierAccess",
  description: "How a supplier is reached.",
  valuesConfig: {
    MOBILE: { description: "A resource with live positions. Source S, MOBILE." },
    WEB: { description: "Through the web. Source W, WEB." },
    MANUAL: { description: "By phone. Source M, MANUAL." },
    COLLABORATOR: { description: "The collaborating network. Source R, REDCOLABORADORA." },
    BASE: { description: "A fixed base. Source BASES." },
  },
});
registerEnumType(FeedState, {
  name: "FeedState",
  description: "What the feed says of a resource.",
  valuesConfig: { OCCUPIED: { description: "Source O." }, FREE: { description: "Source L." }, DISCONNECTED: { description: "Source D." } },
});
registerEnumType(NetworkState, {
  name: "NetworkState",
  description: "Whether a supplier takes part in the network.",
  valuesConfig: { ACTIVE: { description: "Source A." }, OFF: { description: "Source B." }, TEMPORARILY_OFF: { description: "Source T." } },
});
registerEnumType(OrderDirection, {
  name: "OrderDirection",
  description: "Which way a list is ordered. What is not known stands at the end, both ways.",
  valuesConfig: { ASC: { description: "From the least to the greatest." }, DESC: { description: "From the greatest to the least." } },
});
registerEnumType(MapLayer, {
  name: "MapLayer",
  description: "Layers of the map, the first drawn lowest.",
  valuesConfig: {
    MOBILE: { description: "Mobile suppliers." },
    BASE: { description: "Supplier bases." },
    INCIDENTS: { description: "Claims." },
    COLLABORATING: { description: "Collaborating-network suppliers." },
  },
});
registerEnumType(ProfileType, {
  name: "ProfileType",
  description: "Generic profile of a user.",
  valuesConfig: {
    LOCALADMIN: { description: "Local administrator." },
    SUPERVISOR: { description: "Supervisor." },
    OPERADOR: { description: "Operator." },
    CLIENTE: { description: "Client." },
    PROVEEDOR: { description: "Provider." },
  },
});
export {
  AssignmentType,
  ClaimStatus,
  FeedState,
  MapLayer,
  MilestoneCode,
  NetworkState,
  OrderDirection,
  ProfileType,
  ResourceStatus,
  RiskType,
  ServiceKind,
  SupplierAccess,
  TimingLabel,
};
