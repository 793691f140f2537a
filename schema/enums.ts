// Enums of schema/rules in GraphQL. Keys equal values, except for enums registered with registerCamelCaseEnum.
import { registerEnumType } from "type-graphql";
import { AssignmentType, ClaimStatus, claimStatuses, MilestoneCode, RiskType, ServiceKind, TimingLabel } from "./rules/lists/claims";
import { upperSnakeEnum } from "./rules/apiEnums";
import { claimActions, type ClaimActionName as ActionName } from "./rules/claims/actions";
import { OrderDirection } from "./rules/fields/orders";
import { MapLayer } from "./rules/lists/mapLayers";
import { ProfileType } from "./rules/access/profiles";
import { milestoneOfCode, serviceKindOfCode } from "./rules/fields/sourceCodes";
import { FeedState, NetworkState, ResourceStatus, resourceStatuses, SupplierAccess } from "./rules/lists/suppliers";

/**
 * Registers camelCase names, as the rules and the database store them, as an enum with UPPER_SNAKE names in the API. `names` describes
 * the values.
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

export const ClaimActionName = registerCamelCaseEnum<ActionName>(
  "ClaimActionName",
  "Actions of a user on a claim. The mutation of the same name performs the action.",
  claimActions,
);

type Described = Record<string, { description: string }>;

function withSourceCodes<Value extends string>(valueOfCode: Record<string, Value>, texts: Record<Value, string>): Described {
  const codeOf = new Map(Object.entries(valueOfCode).map(([code, value]) => [value, code]));
  const withCode = (value: Value): string => (codeOf.has(value) ? `${texts[value]} Source code ${codeOf.get(value)}.` : texts[value]);
  return Object.fromEntries((Object.keys(texts) as Value[]).map((value) => [value, { description: withCode(value) }]));
}
function withShortCodes<Value extends string>(table: Record<Value, { code: string }>, texts: Record<Value, string>): Described {
  const withCode = (value: Value): string => `${texts[value]} Short code ${table[value].code}.`;
  return Object.fromEntries((Object.keys(table) as Value[]).map((value) => [value, { description: withCode(value) }]));
}

registerEnumType(ClaimStatus, {
  name: "ClaimStatus",
  description: "Status of a claim, most urgent first in the lists.",
  valuesConfig: withShortCodes(claimStatuses, {
    PENDING_ARRIVAL_CRITICAL: "The arrival is late by KPI 13 or KPI 14.",
    NO_SUPPLIER_DELAYED: "The claim has waited for a supplier longer than KPI 4.",
    NO_FINISH_DELAYED: "The work exceeds its time limit by KPI 12.",
    PENDING_ARRIVAL_DELAYED: "The arrival is late by KPI 1 or KPI 3.",
    NO_SUPPLIER: "The claim waits for a supplier, within the limit.",
    PROG_PENDING_ACTION: "The service is scheduled, and its planned start is more than one hour away.",
    PENDING_ARRIVAL_ADVANCED: "The resource will arrive early by KPI 2 or more.",
    PENDING_ARRIVAL_INTIME: "The supplier is on the way and on time.",
    PENDING_ARRIVAL: "A supplier is assigned, without a promised or planned time.",
    NO_FINISH_ARRIVAL_INTIME: "The supplier is on site and arrived on time.",
    NO_FINISHED: "The supplier is on site and arrived late.",
    MANAGED: "A delay was managed, and the additional time has not passed.",
    NO_FINISH_MANAGED: "Additional time for the work was granted and has not passed.",
    FINISHED: "The service is finished or cancelled. The claim is not shown on the map.",
  }),
});
registerEnumType(ResourceStatus, {
  name: "ResourceStatus",
  description: "Status of a mobile resource.",
  valuesConfig: withShortCodes(resourceStatuses, {
    MOBILE_FREE: "The device is connected, and the resource has no open service.",
    MOBILE_OCCUPIED: "The resource has an open service.",
    MOBILE_DISCONNECTED: "The device is not connected.",
    MOBILE_NO_LOCATION: "The resource has no position, or its position is older than KPI 5.",
  }),
});
registerEnumType(TimingLabel, {
  name: "TimingLabel",
  description: "Timing of a claim relative to its promise.",
  valuesConfig: {
    EARLY: { description: "Before the promise." },
    ON_TIME: { description: "On time." },
    LATE: { description: "After the promise." },
  },
});
registerEnumType(ServiceKind, {
  name: "ServiceKind",
  description: "Type of service.",
  valuesConfig: withSourceCodes(serviceKindOfCode, {
    TOW: "Tow truck.",
    TAXI: "Taxi.",
    AMBULANCE: "Ambulance.",
    LAWYER: "Lawyer.",
    ROADSIDE: "Roadside assistance.",
    OTHER: "Any other source code.",
  }),
});
registerEnumType(RiskType, {
  name: "RiskType",
  description: "Type of insured object.",
  valuesConfig: {
    CAR: { description: "Car. Source automovil, CAR." },
    PEOPLE: { description: "Persons. Source personas, PEOPLE." },
    HOME: { description: "Home. Source hogar, HOME." },
    OTHER: { description: "Other. Source otros, OTHER." },
  },
});
registerEnumType(AssignmentType, {
  name: "AssignmentType",
  description: "Type of assignment, which defines how the supplier reports.",
  valuesConfig: {
    MANUAL: { description: "A person reports by phone or in writing." },
    DIGITAL: { description: "The resource or the web application reports automatically." },
  },
});
registerEnumType(MilestoneCode, {
  name: "MilestoneCode",
  description: "Recorded moments of a service.",
  valuesConfig: withSourceCodes(milestoneOfCode, {
    ACCEPTANCE: "The supplier accepted the service.",
    ARRIVAL: "The supplier arrived at the claim.",
    PLATE: "The plate was recorded.",
    PHONE: "The insured was reached by phone.",
    PHOTOGRAPHS: "Photographs were taken.",
    DAMAGE: "The damage was recorded.",
    SIGNATURE: "The insured signed.",
    SURVEY: "The survey was answered.",
    FINISHED: "The service was completed.",
  }),
});
registerEnumType(SupplierAccess, {
  name: "SupplierAccess",
  description: "Way in which a supplier is reached.",
  valuesConfig: {
    MOBILE: { description: "A resource with live positions. Source S, MOBILE." },
    WEB: { description: "Through the web. Source W, WEB." },
    MANUAL: { description: "Contacted by phone. Source M, MANUAL." },
    COLLABORATOR: { description: "The collaborating network. Source R, REDCOLABORADORA." },
    BASE: { description: "A fixed base. Source BASES." },
  },
});
registerEnumType(FeedState, {
  name: "FeedState",
  description: "State of a resource as reported by the source feed.",
  valuesConfig: {
    OCCUPIED: { description: "Busy. Source O." },
    FREE: { description: "Free. Source L." },
    DISCONNECTED: { description: "Disconnected. Source D." },
  },
});
registerEnumType(NetworkState, {
  name: "NetworkState",
  description: "Participation of a supplier in the network.",
  valuesConfig: {
    ACTIVE: { description: "In the network. Source A." },
    OFF: { description: "Not in the network. Source B." },
    TEMPORARILY_OFF: { description: "Temporarily not in the network. Source T." },
  },
});
registerEnumType(OrderDirection, {
  name: "OrderDirection",
  description: "Direction of an order. Unknown values come last in both directions.",
  valuesConfig: { ASC: { description: "Ascending." }, DESC: { description: "Descending." } },
});
registerEnumType(MapLayer, {
  name: "MapLayer",
  description: "Layers of the map, from the lowest to the highest.",
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
