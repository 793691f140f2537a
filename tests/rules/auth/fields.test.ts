import "reflect-metadata";
import { buildSchema, isEnumType, isInputObjectType, isObjectType, type GraphQLObjectType } from "graphql";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { ranges } from "../../../schema/ranges";
import { fieldsAskedAbout, derivedFrom } from "../../../schema/rules/fields/fieldSources";
import {
  canAsk,
  canBeHidden,
  allHideableFields,
  globalIdField,
  hideableFields,
  isHidden,
  isFieldHidden,
  alwaysVisible,
  claimFieldGroups,
  rejectionShown,
  typeOfLayer,
  visibleColumns,
  asksHidden,
} from "../../../schema/rules/fields/hiddenFields";
import { columnFields, fieldLists } from "../../../schema/rules/fields/lists";
import { errorStatus } from "../../../schema/rules/errors";
import { locales } from "../../../schema/rules/language/locales";
import { mapLayers } from "../../../schema/rules/lists/mapLayers";

const schema = buildSchema(readFileSync("schema/schema.graphql", "utf8"));
const fieldsOf = (type: string): string[] => Object.keys((schema.getType(type) as GraphQLObjectType).getFields());
const hidden = (...fields: string[]) => ({ INCIDENTS: new Set(fields) });

describe("the list of fields that can be hidden", () => {
  test.each(mapLayers)("%s: every field of the schema can be hidden, or has a reason for the exception", (layer) => {
    const type = typeOfLayer[layer];
    const known = fieldsOf(type).flatMap((name) => {
      const group = type === "Claim" ? claimFieldGroups[name] : undefined;
      return group ? fieldsOf(group.type) : name === globalIdField ? [] : [name];
    });
    expect([...hideableFields(layer), ...Object.keys(alwaysVisible[type])].sort()).toEqual(known.sort());
    expect(Object.values(alwaysVisible[type]).filter((why) => !why)).toEqual([]);
  });

  test("names each field once", () => {
    expect(new Set(allHideableFields).size).toBe(allHideableFields.length);
    for (const layer of mapLayers) expect(new Set(hideableFields(layer)).size).toBe(hideableFields(layer).length);
  });

  test("has a name in every language for each field and each column of a list", () => {
    const columns = Object.values(fieldLists).flatMap(({ fields }) => columnFields(fields));
    for (const locale of Object.keys(locales)) {
      const texts = JSON.parse(readFileSync(`schema/messages/${locale}.json`, "utf8")) as Record<string, string>;
      const named = Object.keys(texts).flatMap((id) => (id.startsWith("field.") ? [id.slice("field.".length)] : []));
      expect(named.sort(), locale).toEqual([...new Set([...allHideableFields, ...columns])].sort());
    }
  });

  test("derives fields of the schema from fields of the schema", () => {
    for (const [made, sources] of Object.entries(derivedFrom)) {
      const [type, name] = made.split(".") as [string, string];
      expect(isObjectType(schema.getType(type)) && fieldsOf(type)).toContain(name);
      expect(canBeHidden(type, name)).toBe(true);
      const own = type === "Supplier" ? "MOBILE" : "INCIDENTS";
      for (const source of sources) {
        const [layer, field] = source.includes(".") ? source.split(".") : [own, source];
        expect(hideableFields(layer as "MOBILE"), `${made} from ${source}`).toContain(field);
      }
    }
  });

  test("knows the fields read by every filter on claims, suppliers and the map", () => {
    const inputs = ["ClaimFilter", "ClaimChangeFilter", "SupplierFilter", "MapFilterInput"];
    const fields = inputs.flatMap((name) => {
      const type = schema.getType(name);
      return isInputObjectType(type) ? Object.keys(type.getFields()).map((field) => `${name}.${field}`) : [];
    });
    // Ranges reach the resolvers as the fields that they replace.
    const isRange = (coordinate: string): boolean => coordinate.split(".")[1]! in (ranges[coordinate.split(".")[0]!] ?? {});
    expect(
      Object.keys(fieldsAskedAbout)
        .filter((asked) => inputs.includes(asked.split(".")[0]!))
        .sort(),
    ).toEqual(fields.filter((field) => !isRange(field)).sort());
  });

  test("knows every other filter input of the schema", () => {
    const known = [
      "ClaimFilter",
      "ClaimChangeFilter",
      "SupplierFilter",
      "MapFilterInput",
      "ActorFilter",
      "AuditFilter",
      "UserFilter",
      "MailFilter",
      "SpecificProfileFilter",
      "ApiKeyFilter",
      // Its code is refused where codes are shown as others.
      "ApiErrorFilter",
      // Calls that tell of a hidden field are in no outbox.
      "OutboxFilter",
      // Deliveries of events that tell of a hidden field are not listed.
      "WebhookDeliveryFilter",
      // Rejected completely if a claim field that the supplier filter reads is hidden. Its log requires an unrestricted view.
      "SupplierFilterInput",
      "SupplierFilterCallFilter",
      // Asked within ClaimFilter; what each indicator tells of is in the catalogue of indicators.
      "IndicatorFilterInput",
    ];
    const filters = Object.keys(schema.getTypeMap()).filter((name) => /Filter(Input)?$/.test(name));
    expect(filters.filter((name) => !known.includes(name))).toEqual([]);
  });

  test("covers the orders of lists: urgency and name are computed without hidden fields", () => {
    const orders = ["ClaimSort", "SupplierSort"].map((name) => {
      const type = schema.getType(name);
      return isEnumType(type) ? type.getValues().map(({ name: value }) => value) : [];
    });
    expect(orders).toEqual([
      ["ID", "NEWEST", "OLDEST", "URGENCY"],
      ["ID", "NAME"],
    ]);
  });
});

describe("a hidden field", () => {
  test("hides the fields derived from it", () => {
    expect(isHidden(hidden("plannedEnd"), "INCIDENTS", "measuredFrom")).toBe(true);
    expect(isHidden(hidden("client"), "INCIDENTS", "contract")).toBe(true);
    expect(isHidden(hidden("contract"), "INCIDENTS", "client")).toBe(false);
    expect(isHidden({ MOBILE: new Set(["position"]) }, "INCIDENTS", "trip")).toBe(true);
    expect(isFieldHidden(hidden("measuredFrom"), "INCIDENTS", "ProcessEvidence.minutes")).toBe(true);
  });

  test("in a group is hidden alone, without the complete group", () => {
    expect(isFieldHidden(hidden("originMetres"), "INCIDENTS", "RouteFigures.originMetres")).toBe(true);
    expect(isFieldHidden(hidden("originMetres"), "INCIDENTS", "RouteFigures.destinationMetres")).toBe(false);
    expect(isFieldHidden(hidden("trip"), "INCIDENTS", "RouteFigures.remainingMetres")).toBe(true);
    expect(isHidden(hidden("trip"), "INCIDENTS", "remainingMetres")).toBe(true);
    expect(canBeHidden("RouteFigures", "originMetres")).toBe(true);
    expect(canBeHidden("Claim", "routeFigures")).toBe(false);
  });

  test("of one layer does not affect another layer", () => {
    expect(isHidden({ BASE: new Set(["phone"]) }, "MOBILE", "phone")).toBe(false);
    expect(isHidden({ BASE: new Set(["phone"]) }, "BASE", "phone")).toBe(true);
  });

  test("stays visible if it is always visible, whatever a profile says", () => {
    expect(isHidden(hidden("status", "id"), "INCIDENTS", "status")).toBe(false);
  });

  test("is no longer a visible column, and neither is a field derived from it", () => {
    const shown = visibleColumns(["INCIDENTS", "BASE"], { INCIDENTS: new Set(["riskCode"]), BASE: new Set(["name"]) });
    expect(shown).toEqual(expect.arrayContaining(["incidents.plate", "incidents.id", "bases.address"]));
    for (const gone of ["incidents.riskCode", "incidents.riskName", "bases.name", "mobilesupplier.name"]) expect(shown).not.toContain(gone);
  });

  test("cannot be filtered on in its layer", () => {
    const places = { MOBILE: new Set(["position"]) };
    expect(asksHidden(places, ["MOBILE"], "SupplierFilter.bounds")).toBe(true);
    expect(asksHidden(places, ["BASE"], "SupplierFilter.bounds")).toBe(false);
    expect(asksHidden(hidden("client"), mapLayers, "MapFilterInput.contractIds")).toBe(true);
  });

  test("rejects the same filters when only the visible columns are known", () => {
    const suppliers = mapLayers.filter((layer) => layer !== "INCIDENTS");
    for (const layer of mapLayers) {
      for (const field of hideableFields(layer)) {
        const without = { [layer]: new Set([field]) };
        const columns = new Set(visibleColumns(mapLayers, without));
        for (const asked of Object.keys(fieldsAskedAbout))
          for (const layers of [["INCIDENTS"], ["MOBILE"], suppliers, mapLayers] as const)
            expect(
              canAsk((column) => columns.has(column), layers, asked),
              `${layer}.${field}, ${asked} of ${layers.join()}`,
            ).toBe(!asksHidden(without, layers, asked));
      }
    }
  });

  test("of an invisible layer refuses nothing, but no layer at all refuses every filter", () => {
    const canSeeColumn = (column: string): boolean => visibleColumns(["BASE"], { BASE: new Set(["name"]) }).includes(column);
    expect(canAsk(canSeeColumn, ["MOBILE", "BASE"], "SupplierFilter.bounds")).toBe(true);
    expect(canAsk(canSeeColumn, ["MOBILE"], "SupplierFilter.ids")).toBe(false);
  });

  test("is not revealed by a rejection", () => {
    expect(rejectionShown(hidden("assignedAt"), "ARRIVAL_BEFORE_ASSIGNMENT")).toBe("CLAIM_STATUS");
    expect(rejectionShown(hidden("cancelledAt"), "ARRIVAL_SERVICE_CANCELLED")).toBe("CLAIM_FINISHED");
    expect(rejectionShown(hidden("plate"), "ARRIVAL_BEFORE_ASSIGNMENT")).toBe("ARRIVAL_BEFORE_ASSIGNMENT");
    expect(Object.keys(errorStatus)).toEqual(expect.arrayContaining(["FIELD_UNKNOWN", "CLAIM_STATUS", "CLAIM_FINISHED"]));
  });
});
