// Compares the field catalogue (schema/rules/fields) with the parts written separately: tables, schema, descriptions and client queries.
// Derived parts need no check.
import "reflect-metadata";
import { readFileSync } from "node:fs";
import { getTableColumns } from "drizzle-orm";
import { buildSchema, isEnumType, isInputObjectType, isObjectType, Kind, parse, type SelectionNode } from "graphql";
import { describe, expect, test } from "vitest";
import { upperSnake } from "../../schema/rules/apiEnums";
import { ranges } from "../../schema/ranges";
import { claimFields } from "../../schema/rules/fields/claimFields";
import { type Field, type FieldPlace, type Fields, filterSources, hideable, namesShown, namesWhere } from "../../schema/rules/fields/field";
import { orderedFields } from "../../schema/rules/fields/orders";
import { globalIdField } from "../../schema/rules/fields/hiddenFields";
import { isRecordField } from "../../schema/rules/fields/record";
import { supplierFields } from "../../schema/rules/fields/supplierFields";
import { locales } from "../../schema/rules/language/locales";
import { redact } from "../../server/audit/redact";
import { claims } from "../../server/db/tables/claims";
import { suppliers } from "../../server/db/tables/suppliers";

const schema = buildSchema(readFileSync("schema/schema.graphql", "utf8"));

interface Entity {
  type: "Claim" | "Supplier";
  model: string;
  fields: Fields;
  columns: string[];
  /** Columns without a field or record, with the reason. */
  internalColumns: Readonly<Record<string, string>>;
  /** The documents in which each place of the client asks for what it shows. */
  documents: Readonly<Record<FieldPlace, readonly string[]>>;
}

const place = "half of the position";
const log = "the rules keep it for themselves";
const claimEntity: Entity = {
  type: "Claim",
  model: "claim",
  fields: claimFields,
  columns: Object.keys(getTableColumns(claims)),
  internalColumns: {
    ...{
      lon: place,
      lat: place,
      createdAt: "for whoever looks into the database",
      settingsVersion: log,
      evaluatedAt: log,
      statusDueAt: log,
    },
    ...{ promisedFrom: log, closedBy: log, cancelledSuppliers: log, managedAt: log, lateSince: log, processDueAt: log },
    ...{ contradictedAt: "of the contradiction", contradictedState: "of the contradiction", pendingSince: "of the pending action" },
    ...{ etaSeconds: "of the trip", etaFixAt: "of the trip", criticalStatus: "of the worklist", criticalFrom: "of the worklist" },
    ...{ likelyLateAt: "of the expected arrival", veryLikelyLateAt: "of the expected arrival" },
    likelyLateSince: "of the alarm",
  },
  documents: {
    header: ["client/claims/detail/ClaimHeader.graphql"],
    strip: ["client/claims/detail/ClaimTimes.graphql"],
    general: ["client/claims/detail/ClaimGeneral.graphql"],
    parts: [
      ...["detail/ClaimEconomics", "detail/ClaimServices", "detail/ClaimVisits", "detail/ContradictionStrip"],
      ...["milestones/ClaimMilestones", "milestones/MilestoneTrack", "activity/ClaimExplanation", "actions/ClaimActions"],
    ].map((name) => `client/claims/${name}.graphql`),
    list: ["client/entity/ClaimRow.graphql"],
  },
};
const supplierEntity: Entity = {
  type: "Supplier",
  model: "supplier",
  fields: supplierFields,
  columns: Object.keys(getTableColumns(suppliers)),
  internalColumns: { lon: place, lat: place, createdAt: "for whoever looks into the database", settingsVersion: log, statusDueAt: log },
  documents: {
    header: ["client/suppliers/SupplierHeader.graphql"],
    strip: ["client/suppliers/SupplierPosition.graphql"],
    general: ["client/suppliers/SupplierGeneral.graphql"],
    parts: ["Fleet", "Timetable", "Networks"].map((name) => `client/suppliers/Supplier${name}.graphql`),
    list: ["client/entity/SupplierRow.graphql"],
  },
};

/** The fields of a type of the schema, those of a group in its own type included, each with its description. */
function schemaFields({ type, fields }: Entity): Map<string, string> {
  const groups = new Set(Object.values(fields).map(({ group }) => group));
  const own = schema.getType(type);
  if (!isObjectType(own)) throw new Error(`${type} is no type`);
  return new Map(
    Object.values(own.getFields()).flatMap((field) => {
      if (field.name === globalIdField) return [];
      if (!groups.has(field.name)) return [[field.name, field.description ?? ""] as const];
      const group = schema.getType(field.name.replace(/^./, (first) => first.toUpperCase()));
      return isObjectType(group) ? Object.values(group.getFields()).map(({ name, description }) => [name, description ?? ""] as const) : [];
    }),
  );
}
const inSchema = (fields: Fields): string[] => namesWhere(fields, ({ shownAs }) => shownAs === undefined);

/** The fields that a document asks of an entity itself: not what its relations answer. */
function askedFor(path: string, type: string, groups: ReadonlySet<string | undefined>): Set<string> {
  const names = new Set<string>();
  const look = (selections: readonly SelectionNode[]): void => {
    for (const selection of selections) {
      if (selection.kind !== Kind.FIELD) continue;
      if (groups.has(selection.name.value)) look(selection.selectionSet!.selections);
      else names.add(selection.name.value);
    }
  };
  for (const definition of parse(readFileSync(path, "utf8")).definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION && definition.typeCondition.name.value === type)
      look(definition.selectionSet.selections);
    else if (definition.kind === Kind.OPERATION_DEFINITION)
      for (const root of definition.selectionSet.selections)
        if (root.kind === Kind.FIELD && root.name.value === type.toLowerCase()) look(root.selectionSet!.selections);
  return names;
}

describe.each([claimEntity, supplierEntity])("the catalogue of $type", (entity) => {
  const { type, model, fields, columns, internalColumns, documents } = entity;
  const groups = new Set(Object.values(fields).map(({ group }) => group));

  test("has exactly the fields of the schema", () => {
    expect(inSchema(fields).sort()).toEqual([...schemaFields(entity).keys()].sort());
  });

  test("has every column, and each field of a record has a column", () => {
    expect(columns.filter((name) => !(name in fields) && !(name in internalColumns))).toEqual([]);
    expect(Object.keys(internalColumns).filter((name) => !columns.includes(name) || name in fields)).toEqual([]);
    const elsewhere = (field: Field, name: string): boolean =>
      ["place", "milestones", "movements", "fleet"].includes(field.type!) ||
      (field.shownAs !== undefined && (name.endsWith("Name") || name === "lastPositionAt"));
    const brought = namesWhere(fields, (field, name) => isRecordField(field) && !elsewhere(field, name));
    expect(brought.filter((name) => !columns.includes(name))).toEqual([]);
  });

  test("refers to existing fields in shownAs and derivedFrom", () => {
    const names = [...inSchema(claimFields), ...Object.keys(fields)];
    const named = Object.values<Field>(fields).flatMap(({ shownAs, derivedFrom = [] }) => [shownAs ?? [], ...derivedFrom].flat());
    expect(named.filter((name) => !name.startsWith("MOBILE.") && !names.includes(name))).toEqual([]);
  });

  test("contains the source code and the personal mark of each field in the schema", () => {
    const descriptions = schemaFields(entity);
    for (const name of inSchema(fields)) {
      const { code, type: kind, personal }: Field = fields[name]!;
      const description = descriptions.get(name)!;
      // The sources of these fields are several codes or none.
      if (code !== undefined && !["place", "milestones", "movements", "fleet", "attributes"].includes(kind!))
        expect(description, name).toContain(`Source: ${code}.`);
      expect([name, description.includes("Personal data.")]).toEqual([name, personal === true]);
    }
  });

  test("has a name in every language for each hideable field", () => {
    for (const locale of Object.keys(locales)) {
      const texts = JSON.parse(readFileSync(`schema/messages/${locale}.json`, "utf8")) as Record<string, string>;
      expect(hideable(fields).filter((name) => !texts[`field.${name}`]?.trim())).toEqual([]);
    }
  });

  test("keeps personal fields out of the audit, by our name and the source's", () => {
    for (const [name, { code = name, personal }] of Object.entries<Field>(fields))
      for (const value of ["Ana", { note: "Ana" }])
        if (personal) expect(redact(model, { [name]: value, [code]: value })).toEqual({ [name]: "…", [code]: "…" });
    expect(redact(model, { status: "FINISHED" })).toEqual({ status: "FINISHED" });
  });

  test("has every part of the filter and every order of the list", () => {
    const [filter, sort] = [schema.getType(`${type}Filter`), schema.getType(`${type}Sort`)];
    const parts = isInputObjectType(filter) ? Object.keys(filter.getFields()) : [];
    // Ranges reach the resolvers as the parts that they replace.
    expect(Object.keys(filterSources(fields)).sort()).toEqual(parts.filter((part) => !ranges[`${type}Filter`]?.[part]).sort());
    const sorts = new Set(Object.values<Field>(fields).flatMap(({ sorts = {} }) => Object.keys(sorts)));
    expect([...sorts].sort()).toEqual(
      isEnumType(sort)
        ? sort
            .getValues()
            .map(({ name }) => name)
            .sort()
        : [],
    );
    const byColumn = namesWhere(fields, ({ filters = {}, sorts = {} }) =>
      [...Object.values(filters), ...Object.values(sorts)].some((rule) => rule !== "rule"),
    );
    expect(byColumn.filter((name) => !columns.includes(name))).toEqual([]);
    const order = schema.getType(`${type}OrderField`);
    const orders = isEnumType(order) ? order.getValues().map(({ name }) => name) : [];
    expect(orders.sort()).toEqual(orderedFields(fields).map(upperSnake).sort());
  });

  test.each(Object.entries(documents))("matches the client's display: %s", (where, paths) => {
    const asked = new Set(paths.flatMap((path) => [...askedFor(path, type, groups)]));
    const known = new Set([...namesShown(fields, where as FieldPlace), "id", "version", "timeZone", "access"]);
    expect(namesShown(fields, where as FieldPlace).filter((name) => !asked.has(name))).toEqual([]);
    if (where !== "parts") expect([...asked].filter((name) => name in fields && !known.has(name))).toEqual([]);
  });

  test("shows each field in the detail or states a reason", () => {
    const places: readonly FieldPlace[] = ["header", "strip", "general", "parts"];
    const isShown = ({ shown = [] }: Field): boolean => places.some((place) => shown.includes(place));
    const isAnswered = ({ shownAs }: Field): boolean => shownAs === undefined;
    expect(namesWhere(fields, (field) => isAnswered(field) && !isShown(field) && field.notShown === undefined)).toEqual([]);
    expect(namesWhere(fields, (field) => isShown(field) && field.notShown !== undefined)).toEqual([]);
    expect(namesWhere(fields, ({ shown, section }) => (shown?.includes("general") === true) !== (section !== undefined))).toEqual([]);
  });
});

test("each change of a claim contains its displayed fields", () => {
  const changed = askedFor("client/live/ClaimChanged.graphql", "Claim", new Set(["routeFigures"]));
  const shown = namesWhere(claimFields, ({ shown }) => shown?.some((place) => place !== "parts") === true);
  // A claim stays in its AMA instance.
  expect(shown.filter((name) => !changed.has(name) && name !== "instance")).toEqual([]);
});
