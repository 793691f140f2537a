import { getNamedType, getNullableType, type GraphQLSchema, isEnumType, isInputObjectType, isListType } from "graphql";
import { upperSnake } from "../../../../schema/rules/apiEnums";
import { claimFields } from "../../../../schema/rules/fields/claimFields";
import type { Fields } from "../../../../schema/rules/fields/field";
import { indicatorKeys, indicatorOf } from "../../../../schema/rules/indicators/indicators";
import { columnExamples } from "./fieldColumns";
import { targets } from "./fieldOperation";

export const near = { west: -3.8, south: 40.3, east: -3.5, north: 40.6 };

const filterValues: Record<string, unknown[]> = {
  open: [true],
  statuses: [["NO_SUPPLIER_DELAYED"], ["MOBILE_FREE", "MOBILE_NO_LOCATION"]],
  resourceStatuses: [["MOBILE_FREE", "MOBILE_NO_LOCATION"]],
  ids: [[...targets, "FM-1", "FB-1"]],
  instanceIds: [["ES"]],
  centreIds: [["C1"]],
  kinds: [["TOW"]],
  clientIds: [["K1"]],
  contractIds: [["N1"]],
  supplierIds: [["FM-1", "FM-2"]],
  serviceIds: [["GRU"]],
  mobileUser: ["dev FM-1"],
  scheduled: [true],
  scheduledUnknown: [true],
  priorityCodes: [["priorityCode a"]],
  priorityUnknown: [true],
  assignmentTypes: [["MANUAL"]],
  assignedMinutes: [{ from: 10 }],
  unassignedMinutes: [{ from: 10 }],
  plannedFrom: ["2026-03-01T00:00:00Z"],
  plannedTo: ["2026-03-02T00:00:00Z"],
  contactFrom: ["2026-03-01T00:00:00Z"],
  contactTo: ["2026-03-02T00:00:00Z"],
  occurredAt: [{ from: "2026-03-01T00:00:00Z" }, { to: "2026-03-02T00:00:00Z" }],
  plannedStart: [{ from: "2026-03-01T00:00:00Z" }, { to: "2026-03-02T00:00:00Z" }],
  contactedAt: [{ from: "2026-03-01T00:00:00Z" }, { to: "2026-03-02T00:00:00Z" }],
  attributeText: [" a"],
  withoutPosition: [true],
  bounds: [near],
  occurredFrom: ["2026-03-01T00:00:00Z"],
  occurredTo: ["2026-03-02T00:00:00Z"],
  updatedAt: [{ from: "2026-03-01T00:00:00Z" }],
  indicator: indicatorKeys
    .filter((key) => indicatorOf(key).subject === "CLAIM")
    .map((key) => ({ key: upperSnake(key), instanceId: "ES", from: "2000-01-01T00:00:00Z", to: "2100-01-01T00:00:00Z" })),
  access: [["MOBILE", "BASE"]],
  networkStates: [["ACTIVE"]],
  text: ["name"],
  ...valuesOfColumns(claimFields),
};
function valuesOfColumns(fields: Fields): Record<string, unknown[]> {
  const compared = Object.entries(fields).flatMap(([name, { type, filters = {} }]) =>
    Object.entries(filters).flatMap(([part, rule]) =>
      rule === "equals" ? [[part, [type === "flag" ? true : `${name} a`]] as [string, unknown[]]] : [],
    ),
  );
  return Object.fromEntries(compared);
}

/** Each value of each field of a filter, one at a time. */
export function filters(schema: GraphQLSchema, input: string): [name: string, filter: object][] {
  const type = schema.getType(input);
  if (!isInputObjectType(type)) throw new Error(`${input} is no input`);
  return Object.values(type.getFields()).flatMap((field) => {
    const values = field.name === "columns" ? columnExamples(input === "ClaimFilter" ? "Claim" : "Supplier") : filterValues[field.name];
    if (!values) throw new Error(`${input}.${field.name} has no example in filterExamples.ts`);
    const element = getNamedType(field.type);
    const fits = (value: unknown): boolean =>
      Array.isArray(value) === isListType(getNullableType(field.type)) &&
      (!isEnumType(element) || (value as string[]).every((one) => element.getValue(one)));
    return values
      .filter(fits)
      .map((value): [string, object] => [`${input}.${field.name} ${JSON.stringify(value)}`, { [field.name]: value }]);
  });
}
