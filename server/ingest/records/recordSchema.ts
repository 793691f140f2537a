import type { Fields } from "../../../schema/rules/fields/field";
import { isRecordField } from "../../../schema/rules/fields/record";
import { type JsonSchema, schemaOfValue } from "./valueSchemas";

const longitude = (minimum: number, maximum: number, description: string): JsonSchema => ({
  type: ["number", "null"],
  minimum,
  maximum,
  description,
});

const PLACE: Record<string, JsonSchema> = {
  geometry: {
    description: "GeoJSON Point in WGS 84. Takes precedence over x and y.",
    anyOf: [
      {
        type: "object",
        required: ["type", "coordinates"],
        properties: { type: { const: "Point" }, coordinates: { type: "array", items: { type: "number" }, minItems: 2 } },
      },
      { type: "null" },
    ],
  },
  x: longitude(-180, 180, "Longitude in degrees. Sent together with y."),
  y: longitude(-90, 90, "Latitude in degrees. Sent together with x."),
};

/** JSON Schema of a record under its source codes, titled with our names. Optional fields may be absent (unchanged) or null (cleared). */
export function recordSchema(fields: Fields, describe: (name: string) => string | undefined): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (!isRecordField(field) || field.type === "place") continue;
    const { description, ...schema } = schemaOfValue({ ...field, type: field.type });
    const texts = [describe(name), description].filter((text) => text !== undefined);
    properties[field.code] = {
      title: name,
      ...(texts.length && { description: texts.join(" ") }),
      ...(field.required || !Object.keys(schema).length ? schema : nullable(schema)),
    };
  }
  return { type: "object", properties: { ...properties, ...PLACE }, required: [fields.id!.code!] };
}

const nullable = ({ type, ...rest }: JsonSchema): JsonSchema =>
  typeof type === "string" && !("enum" in rest) ? { type: [type, "null"], ...rest } : { anyOf: [{ type, ...rest }, { type: "null" }] };
