// Threat 12, guessed ids: `node` returns no object that the query of its type does not return, and each that it does.
import { beforeAll, describe, expect, test } from "vitest";
import { nodeTypes } from "../../../server/nodes/nodeTypes";
import { encodeObjectId } from "../../../server/platform/objectIds";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { dataOf } from "../../fixtures/graphqlClient";
import type { Kind } from "../../fixtures/schema/idNames";
import { furnish, viewers, type ViewerName, type World } from "./foreignIds/world";

let app: TestApp;
let tokens: Record<ViewerName, string>;
let worlds: Record<ViewerName, World>;
beforeAll(async () => {
  app = await startTestApp({ EXPORTS_AT_ONCE: "0" });
  ({ tokens, worlds } = await furnish(app));
}, 60_000);

/** Kind of each type, and the codes before the id in the key of reference data: foreign ones and own ones. */
const typesOfKinds: Record<string, [kind: Kind, foreign?: string[], own?: string[]]> = {
  Alarm: ["alarm"],
  ApiError: ["apiError"],
  ApiKey: ["apiKey"],
  AuditEntry: ["auditEntry"],
  Centre: ["centre", ["PT"], ["ES"]],
  Claim: ["claim"],
  Client: ["client", ["PT"], ["ES"]],
  ContactList: ["contactList"],
  Contract: ["contract", ["PT", "PK"], ["ES", "AUR"]],
  DataExport: ["dataExport"],
  Export: ["export"],
  HolidayList: ["holidayList"],
  IndicatorAlert: ["indicatorAlert"],
  Instance: ["instance"],
  MapConfiguration: ["mapConfiguration"],
  OutboxCall: ["outboxCall"],
  Report: ["report"],
  ReportSubscription: ["reportSubscription"],
  Service: ["service", ["PT"], ["ES"]],
  SpecificProfile: ["specificProfile"],
  Supplier: ["supplier"],
  SupplierFilterCall: ["filterCall"],
  User: ["user"],
  UserSession: ["session"],
  WebhookDelivery: ["webhookDelivery"],
  WebhookEndpoint: ["webhookEndpoint"],
};
/** Their lists are all or nothing, or are tested with their page: no row is foreign by its id. */
const withoutKind = ["ContactListEntry", "Erasure", "Mail", "ReportSending"];

async function nodeTypeOf(globalId: string, bearer: string): Promise<string | null> {
  const query = "query($id: ID!) { node(id: $id) { __typename globalId } }";
  const { node } = dataOf(await app.graphql<{ node: { __typename: string; globalId: string } | null }>(query, { id: globalId }, bearer));
  if (node) expect(node.globalId).toBe(globalId);
  return node?.__typename ?? null;
}

test("covers each type that implements Node", () => {
  expect([...Object.keys(typesOfKinds), ...withoutKind].sort()).toEqual(Object.keys(nodeTypes).sort());
});

describe.each(viewers)("node, by %s", (viewer) => {
  test.each(Object.entries(typesOfKinds))("%s", async (typeName, [kind, foreignCodes = [], ownCodes = []]) => {
    const { foreign, own } = worlds[viewer][kind];
    expect(await nodeTypeOf(encodeObjectId(typeName, ...foreignCodes, foreign), tokens[viewer])).toBeNull();
    if (viewer === viewers[0] && own) expect(await nodeTypeOf(encodeObjectId(typeName, ...ownCodes, own), tokens[viewer])).toBe(typeName);
  });
});
