// Enums of schema/rules in GraphQL. Keys equal values, except for enums registered with registerCamelCaseEnum.
import { registerEnumType } from "type-graphql";
import { englishText } from "./englishText";
import { AssignmentType, ClaimStatus, claimStatuses, MilestoneCode, RiskType, ServiceKind, TimingLabel } from "./rules/lists/claims";
import { upperSnakeEnum } from "./rules/apiEnums";
import { claimActions, type ClaimActionName as ActionName } from "./rules/claims/actions";
import { OrderDirection } from "./rules/fields/orders";
import { type Locale, languageNames, localeCodes, locales } from "./rules/language/locales";
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

export const Language = Object.fromEntries(localeCodes.map((code) => [code, code])) as { readonly [L in Locale]: L };
registerEnumType(Language, {
  name: "Language",
  description: "Languages of the product, by the codes of the sign-in.",
  valuesConfig: Object.fromEntries(
    localeCodes.map((code) => [code, { description: `${languageNames[code]}. BCP 47 tag ${locales[code]}.` }]),
  ) as Record<Locale, { description: string }>,
});

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

const describeAll = <Value extends string>(values: Record<Value, unknown>, describe: (value: Value) => string): Record<Value, string> =>
  Object.fromEntries((Object.keys(values) as Value[]).map((value) => [value, describe(value)])) as Record<Value, string>;
const actionsIn = (status: ClaimStatus): string => {
  const names = Object.entries(claimActions).flatMap(([name, { allowedIn }]) =>
    (allowedIn as readonly ClaimStatus[] | null)?.includes(status) ? [name] : [],
  );
  return names.length === 0 ? "" : ` Actions: ${names.join(", ")}.`;
};
const claimStatusEnds: Record<ClaimStatus, string> = {
  PENDING_ARRIVAL_CRITICAL: "Ends at the arrival, when managed, or when predicted earlier.",
  NO_SUPPLIER_DELAYED: "Ends when a supplier is assigned or the delay is managed.",
  NO_FINISH_DELAYED: "Ends at the completion or when the delay is managed.",
  PENDING_ARRIVAL_DELAYED: "Ends at the arrival, at KPI 13 or 14, when managed, or when predicted earlier.",
  NO_SUPPLIER: "Ends when a supplier is assigned, or as late at KPI 4; before a planned start by KPI 4.",
  PROG_PENDING_ACTION: "Ends 60 minutes before the planned start, with or without a supplier.",
  PENDING_ARRIVAL_ADVANCED: "Ends at the arrival, or when the prediction is later or its position is outdated.",
  PENDING_ARRIVAL_INTIME: "Ends at the arrival, or when it is predicted early or late.",
  PENDING_ARRIVAL: "Ends at the arrival, when a plan is known, or as late by KPI 1 or 3 after the assignment.",
  NO_FINISH_ARRIVAL_INTIME: "Ends at the completion, or at the time limit of KPI 12.",
  NO_FINISHED: "Ends at the completion, or at the time limit of KPI 12.",
  MANAGED: "Ends at the arrival, after that time, or when predicted late again.",
  NO_FINISH_MANAGED: "Ends at the completion or after that time.",
  FINISHED: "Final; no action is allowed.",
};
registerEnumType(ClaimStatus, {
  name: "ClaimStatus",
  description:
    "Status of a claim, most urgent first in the lists. Each open status also allows cancelService and, before the arrival of a supplier, cancelProvider.",
  valuesConfig: withShortCodes(
    claimStatuses,
    describeAll(claimStatuses, (status) => `${englishText(`help.status.${status}`)} ${claimStatusEnds[status]}${actionsIn(status)}`),
  ),
});
registerEnumType(ResourceStatus, {
  name: "ResourceStatus",
  description: "Status of a mobile resource, the first that applies: disconnected, no location, occupied, free.",
  valuesConfig: withShortCodes(
    resourceStatuses,
    describeAll(resourceStatuses, (status) => englishText(`help.resource.${status}`)),
  ),
});
registerEnumType(TimingLabel, {
  name: "TimingLabel",
  description: "Timing of a claim relative to its promise.",
  valuesConfig: {
    EARLY: { description: "The arrival is predicted before the window by KPI 2 or more." },
    ON_TIME: { description: "The arrival is predicted within the window and its limits, or was within them." },
    LATE: { description: "The assignment, the arrival or the work is later than its KPI allows." },
  },
});
registerEnumType(ServiceKind, {
  name: "ServiceKind",
  description: "Type of service.",
  valuesConfig: withSourceCodes(serviceKindOfCode, {
    TOW: "A tow truck transports the vehicle.",
    TAXI: "A taxi transports people.",
    AMBULANCE: "Medical transport of people.",
    LAWYER: "Legal assistance by a lawyer.",
    ROADSIDE: "Repair of the vehicle at the roadside.",
    OTHER: "A service whose source code is none of the other values.",
  }),
});
registerEnumType(RiskType, {
  name: "RiskType",
  description: "Type of insured object.",
  valuesConfig: {
    CAR: { description: "A car or another vehicle, usually with a tow. Source automovil, CAR." },
    PEOPLE: { description: "Assistance to a person, such as medical transport. Source personas, PEOPLE." },
    HOME: { description: "A building or its contents, usually with a repair. Source hogar, HOME." },
    OTHER: { description: "Any other insured object. Source otros, OTHER." },
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
    WEB: { description: "Reports through the web application of suppliers. Source W, WEB." },
    MANUAL: { description: "Contacted by phone. Source M, MANUAL." },
    COLLABORATOR: { description: "A member of the collaborating network, contacted by phone. Source R, REDCOLABORADORA." },
    BASE: { description: "A fixed place from which the supplier works. Source BASES." },
  },
});
registerEnumType(FeedState, {
  name: "FeedState",
  description: "State of a resource as reported by the source feed.",
  valuesConfig: {
    OCCUPIED: { description: "The source reports that the resource is busy with a service. Source O." },
    FREE: { description: "The source reports that the resource accepts services. Source L." },
    DISCONNECTED: { description: "The source reports that the device is not connected. Source D." },
  },
});
registerEnumType(NetworkState, {
  name: "NetworkState",
  description: "Participation of a supplier in the network.",
  valuesConfig: {
    ACTIVE: { description: "In the network; the supplier can be assigned. Source A." },
    OFF: { description: "Left the network; the supplier filter excludes the supplier. Source B." },
    TEMPORARILY_OFF: { description: "Suspended from the network; the supplier filter excludes the supplier. Source T." },
  },
});
registerEnumType(OrderDirection, {
  name: "OrderDirection",
  description: "Direction of an order. Unknown values come last in both directions.",
  valuesConfig: {
    ASC: { description: "Smallest, earliest or alphabetically first value first." },
    DESC: { description: "Largest, latest or alphabetically last value first." },
  },
});
registerEnumType(MapLayer, {
  name: "MapLayer",
  description: "Layers of the map, from the lowest to the highest.",
  valuesConfig: {
    MOBILE: { description: englishText("help.layer.MOBILE") },
    BASE: { description: englishText("help.layer.BASE") },
    INCIDENTS: { description: englishText("help.layer.INCIDENTS") },
    COLLABORATING: { description: englishText("help.layer.COLLABORATING") },
  },
});
registerEnumType(ProfileType, {
  name: "ProfileType",
  description: "Generic profile of a user.",
  valuesConfig: {
    LOCALADMIN: { description: "Manages the users, profiles and settings of its AMA instances and sees all their claims." },
    SUPERVISOR: { description: "Sees all claims and their economic data, exports, and performs all actions." },
    OPERADOR: { description: "Sees all claims and performs all actions, without economic data and exports." },
    CLIENTE: { description: "A user of an insurer, who sees the claims of its own contracts and performs no actions." },
    PROVEEDOR: { description: "A user of a supplier, who sees and confirms the arrival and the completion of its own claims." },
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
