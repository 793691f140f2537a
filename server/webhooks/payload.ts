// Bodies of messages: the selection of an endpoint, resolved on an event with the rights of the endpoint's key.
import { LRUCache } from "lru-cache";
import { type DocumentNode, execute, GraphQLNonNull, GraphQLObjectType, GraphQLSchema, parse } from "graphql";
import { webhookEventNames, webhookLimits } from "../../schema/rules/claims/webhooks";
import { parseOptions, checkRequest } from "../graphql/requestRules";
import { formatError } from "../graphql/formatError";
import type { LiveContext, LiveDeps } from "../live/context";
import { AppError } from "../platform/errors";
import type { Viewer } from "../platform/viewer";
import type { EventRow } from "./matching";

export type PayloadDeps = LiveDeps & { schema: GraphQLSchema };

const payloadSchemas = new WeakMap<GraphQLSchema, GraphQLSchema>();

/** Schema whose only query is an event, with the types of the product's schema. */
function payloadSchemaOf(schema: GraphQLSchema): GraphQLSchema {
  const existing = payloadSchemas.get(schema);
  if (existing) return existing;
  const event = { type: new GraphQLNonNull(schema.getType("WebhookEvent") as GraphQLObjectType) };
  const payloadSchema = new GraphQLSchema({
    query: new GraphQLObjectType({ name: "Query", fields: { event } }),
    directives: schema.getDirectives(),
  });
  payloadSchemas.set(schema, payloadSchema);
  return payloadSchema;
}

const documents = new LRUCache<string, DocumentNode>({ max: 2 * webhookLimits.endpoints });

/** Throws WEBHOOK_SELECTION with the message of the first error. */
export function documentOf(schema: GraphQLSchema, selection: string, viewer: Viewer): DocumentNode {
  const cachedDocument = documents.get(selection);
  if (cachedDocument) return cachedDocument;
  const refuse = (detail: string): AppError => new AppError("WEBHOOK_SELECTION", { detail });
  if (selection.length > webhookLimits.selectionLength) throw refuse(`longer than ${webhookLimits.selectionLength} characters`);
  // A selection that closes its braces early would add fields next to the event.
  if (!/^\s*\{[^]*\}\s*$/.test(selection)) throw refuse("not in braces");
  let document: DocumentNode;
  try {
    document = parse(`query { event ${selection} }`, parseOptions);
  } catch (error) {
    throw refuse(error instanceof Error ? error.message : "unreadable");
  }
  const [error] = checkRequest(payloadSchemaOf(schema), { document, operationName: null, variables: null, over: "http" }, viewer).errors;
  if (error) throw refuse(error instanceof AppError ? `${error.code} ${Object.values(error.values).join(" ")}`.trim() : error.message);
  documents.set(selection, document);
  return document;
}

/** Body of a message. Fields that cannot be read are null, and `errors` has their paths and codes. Throws AppError if nothing can be read. */
export async function messageBody(deps: PayloadDeps, viewer: Viewer, event: EventRow, selection: string): Promise<string> {
  const context: LiveContext = Object.assign(Object.create(deps) as PayloadDeps, { viewer, locale: viewer.locale });
  const document = documentOf(deps.schema, selection, viewer);
  const { data, errors } = await execute({
    schema: payloadSchemaOf(deps.schema),
    document,
    rootValue: { event },
    contextValue: context,
  });
  if (!data) throw errors?.[0]?.originalError ?? new AppError("UNAVAILABLE");
  return JSON.stringify({
    type: webhookEventNames[event.type],
    timestamp: event.at.toISOString(),
    data: data["event"],
    ...(errors?.length && {
      errors: errors.map((error) => ({ path: error.path?.slice(1), code: formatError(error, deps.log, viewer.locale).extensions["code"] })),
    }),
  });
}
