// JSON Schema of each type of field: what `fieldReaders` accepts, in the form that senders should write.
import {
  milestoneOfCode,
  accessOfCode,
  assignmentTypeOfCode,
  bandCode,
  feedStateOfCode,
  movementCodes,
  networkStateOfCode,
} from "../../../schema/rules/fields/sourceCodes";
import { recordLimits } from "./compoundValues";
import type { Field, FieldType } from "../../../schema/rules/fields/field";

/** Schema of JSON Schema 2020-12, the dialect of OpenAPI 3.1. */
export type JsonSchema = Readonly<Record<string, unknown>>;

const text = (maxLength: number): JsonSchema => ({ type: "string", maxLength });
const whole = (minimum: number, maximum: number): JsonSchema => ({ type: "integer", minimum, maximum });
const INT32 = whole(-2_147_483_648, 2_147_483_647);
const INSTANT: JsonSchema = { type: "string", format: "date-time" };
const object = (properties: Record<string, JsonSchema>, required: string[] = []): JsonSchema => ({
  type: "object",
  properties,
  ...(required.length && { required }),
});
const coded = (table: Readonly<Record<string, unknown>>): JsonSchema => ({ type: "string", enum: Object.keys(table) });
const nullable = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: "null" }] });
const ofEachBand = (schema: JsonSchema): JsonSchema =>
  object(Object.fromEntries(Array.from({ length: 24 }, (_, hour) => [bandCode(hour), schema])));
const figure =
  (unit?: string) =>
  ({ min, max }: Field): JsonSchema => ({
    type: "number",
    ...(min !== undefined && { minimum: min }),
    ...(max !== undefined && { maximum: max }),
    ...(unit && { description: `In ${unit}.` }),
  });
const always = (schema: JsonSchema) => (): JsonSchema => schema;

const schemas: Record<Exclude<FieldType, "place">, (field: Field) => JsonSchema> = {
  text100: always(text(100)),
  text300: always(text(300)),
  text1000: always(text(1_000)),
  text2000: always(text(2_000)),
  text20000: always(text(20_000)),
  phone: always(text(100)),
  flag: always({ type: "boolean" }),
  instant: always(INSTANT),
  instantInUtc: always({ ...INSTANT, description: "In UTC if it has no offset." }),
  minutes: figure("minutes"),
  metres: figure("metres"),
  number: figure(),
  count: always(whole(0, 2_147_483_647)),
  version: always({ ...whole(0, Number.MAX_SAFE_INTEGER), description: "The record with the highest version wins." }),
  attributes: always({
    type: "object",
    maxProperties: recordLimits.attributes,
    additionalProperties: { type: ["string", "number", "boolean", "null"] },
  }),
  codes: always({ type: "array", items: text(100), maxItems: recordLimits.codes }),
  json: always({}),
  assignmentType: always(coded(assignmentTypeOfCode)),
  milestones: always({
    type: "array",
    maxItems: recordLimits.milestones,
    items: object(
      {
        code: coded(milestoneOfCode),
        at: { ...nullable(INSTANT), description: "null withdraws the milestone." },
        url: {
          ...nullable({ type: "string", format: "uri", pattern: "^https://", maxLength: 2_000 }),
          description: "Address of its document.",
        },
      },
      ["code", "at"],
    ),
  }),
  movements: always({
    type: "array",
    maxItems: recordLimits.movements,
    items: object({ [movementCodes.number]: INT32, [movementCodes.amount]: { type: "number" } }, Object.values(movementCodes)),
  }),
  access: always(coded(accessOfCode)),
  networkState: always(coded(networkStateOfCode)),
  feedState: always(coded(feedStateOfCode)),
  fleet: always({
    type: "array",
    maxItems: recordLimits.fleet,
    items: object({ code: text(100), name: nullable(text(300)), plate: nullable(text(100)) }, ["code"]),
  }),
  bands: always(ofEachBand(INT32)),
  bandThresholds: always(ofEachBand(nullable(INT32))),
  localTime: always({ type: "string", description: "ISO 8601, local time of the AMA instance if it has no offset." }),
};

export const schemaOfValue = (field: Field & { type: Exclude<FieldType, "place"> }): JsonSchema => schemas[field.type](field);
