// OpenAPI 3.1 of the endpoints that take records and positions, generated from the field catalogue.
import { getNamedType, type GraphQLFieldMap, type GraphQLNamedType, type GraphQLSchema, isObjectType } from "graphql";
import { z } from "zod";
import { claimFields } from "../../../schema/rules/fields/claimFields";
import { type Fields, shownField } from "../../../schema/rules/fields/field";
import { supplierFields } from "../../../schema/rules/fields/supplierFields";
import { osmandMessage } from "../../ingest/positions/osmand";
import { traccarMessage } from "../../ingest/positions/traccar";
import { recordSchema } from "../../ingest/records/recordSchema";
import type { JsonSchema } from "../../ingest/records/valueSchemas";
import { productVersion } from "../../../schema/rules/version";

const reference = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

function describer(schema: GraphQLSchema, typeName: string, fields: Fields): (name: string) => string | undefined {
  const typeFields = fieldsOf(schema.getType(typeName)!);
  return (name) => {
    const { group } = fields[name]!;
    const siblings = group ? fieldsOf(getNamedType(typeFields[group]!.type)) : typeFields;
    return siblings[shownField(fields, name) ?? name]?.description ?? undefined;
  };
}

function fieldsOf(type: GraphQLNamedType): GraphQLFieldMap<unknown, unknown> {
  if (!isObjectType(type)) throw new Error(`${type.name} has no fields`);
  return type.getFields();
}

const examples = {
  claims: {
    rgpresta: "EXAMPLE-1",
    cdama: "ES",
    cdservicio: "GRU",
    fhocurrencia: "2026-03-29T01:30:00+01:00",
    txmat: "1234 BCD",
    geometry: { type: "Point", coordinates: [-3.7038, 40.4168] },
    milestones: [{ code: "A", at: "2026-03-29T01:36:00+01:00" }],
    version: 1,
  },
  suppliers: { cdprovee: "EXAMPLE-B1", cdama: "ES", nbprovee: "Example base", tpaccprovee: "BASES", x: -3.69, y: 40.42, version: 1 },
  positions: {
    device_id: "600112233",
    location: { timestamp: "2026-03-29T01:40:00Z", coords: { latitude: 40.4168, longitude: -3.7038, speed: 12.5, heading: 270 } },
  },
} satisfies Record<string, object>;

const RECORD_ERROR: JsonSchema = {
  type: "object",
  required: ["line", "id", "field", "code", "message"],
  properties: {
    line: { type: "integer", minimum: 1, description: "Line of an NDJSON body, or position in the array." },
    id: { type: ["string", "null"], description: "Code of the record as sent; null if it cannot be read." },
    field: { type: "string", description: "Code of the field; empty for the whole record." },
    code: { type: "string" },
    message: { type: "string", description: "English." },
  },
};

const count = (description: string): JsonSchema => ({ type: "integer", minimum: 0, description });
const ANSWER: JsonSchema = {
  type: "object",
  required: ["accepted", "unchanged", "refused"],
  properties: {
    accepted: count("Records that changed something."),
    unchanged: count("Repetitions: the same version, or the same values."),
    stale: count("Records of which a later version is stored. Absent if there are none."),
    refused: { type: "array", items: reference("RecordError") },
    warnings: { type: "array", items: reference("RecordError"), description: "Parts that were ignored although their record was stored." },
    unlisted: count("Errors and warnings left out to keep the answer under 1 MB. Absent if there are none."),
    cut: { const: true, description: "Sent with 503: the server stopped before the end of the body. Send the body again." },
  },
};

const ERROR: JsonSchema = {
  type: "object",
  required: ["code", "message"],
  properties: {
    code: { type: "string" },
    message: { type: "string" },
    id: { type: "string", description: "Names the error in the server's log." },
  },
};

const json = (schema: JsonSchema): object => ({ "application/json": { schema } });
const failure = (description: string): object => ({ description, content: json(reference("Error")) });
const FAILURES = {
  400: failure("The body is not JSON or NDJSON in UTF-8. Records before the fault are stored."),
  401: failure("The key is missing, unknown, revoked or expired."),
  403: failure("The key lacks the scope."),
  413: failure("The body is too large. Send it in parts."),
  415: failure("The content type or encoding is not accepted."),
  429: failure("The key has too many requests running. Repeat after the seconds of `Retry-After`."),
  503: {
    description: "The server is busy or stopping. Repeat after the seconds of `Retry-After`.",
    content: json({ anyOf: [reference("Error"), reference("Answer")] }),
  },
};

const operation = (kind: keyof typeof examples, record: string, summary: string, scopes: string): object => ({
  post: {
    operationId: `send${kind[0]!.toUpperCase()}${kind.slice(1)}`,
    summary,
    description: `Requires a key of scope ${scopes}. Records are stored in the order of the body; a rejected record does not stop the others. Sending a body again changes nothing.`,
    parameters: [
      {
        name: "Prefer",
        in: "header",
        schema: { type: "string" },
        description: "`handling=strict` turns unknown fields into errors.",
        example: "handling=strict",
      },
      { name: "Content-Encoding", in: "header", schema: { enum: ["gzip"] } },
    ],
    requestBody: {
      required: true,
      content: {
        "application/json": { schema: { type: "array", items: reference(record) }, example: [examples[kind]] },
        "application/x-ndjson": { schema: { ...reference(record), description: "One per line." } },
      },
    },
    responses: {
      200: { description: "Read to the end. `refused` lists the rejected records.", content: json(reference("Answer")) },
      ...FAILURES,
    },
  },
});

const messageSchema = (message: z.ZodType): JsonSchema => {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(message, { io: "input" });
  return schema;
};

export function openApi(schema: GraphQLSchema): object {
  return {
    openapi: "3.1.0",
    info: {
      title: "Atalaya: records and positions",
      version: productVersion,
      description:
        "Sends claims, suppliers and positions of devices. Fields have the codes of the source system; `title` is the name of the same field in the GraphQL API. An absent field is unchanged, null clears it. Numbers may be sent as text.",
    },
    servers: [{ url: "/" }],
    security: [{ key: [] }],
    paths: {
      "/ingest/claims": operation("claims", "ClaimRecord", "Creates and changes claims", "`ingest`"),
      "/ingest/suppliers": operation("suppliers", "SupplierRecord", "Creates and changes suppliers", "`ingest`"),
      "/ingest/positions": operation("positions", "Position", "Stores positions of devices", "`ingest` or `positions`"),
    },
    components: {
      securitySchemes: { key: { type: "http", scheme: "bearer", description: "API key." } },
      schemas: {
        ClaimRecord: recordSchema(claimFields, describer(schema, "Claim", claimFields)),
        SupplierRecord: recordSchema(supplierFields, describer(schema, "Supplier", supplierFields)),
        Position: { anyOf: [reference("OsmandMessage"), reference("TraccarMessage")] },
        OsmandMessage: messageSchema(osmandMessage),
        TraccarMessage: messageSchema(traccarMessage),
        Answer: ANSWER,
        RecordError: RECORD_ERROR,
        Error: ERROR,
      },
    },
  };
}
