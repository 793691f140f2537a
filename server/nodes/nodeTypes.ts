import type { Permission } from "../../schema/rules/access/functionalities";
import { canSeeContacts } from "../../schema/rules/fields/hiddenFields";
import { apiKeysById } from "../admin/apiKeys/apiKeys.queries";
import { contactListEntriesById } from "../admin/contactLists/entries.queries";
import { holidayListsById } from "../admin/holidays/holidays.queries";
import { requireAdministrator } from "../admin/permissions/administrator";
import { AlarmLists } from "../alarms/alarmList";
import { requireViewer } from "../auth/context";
import { visibleClaimById } from "../claims/queries/visibleClaims.loaders";
import { mailsById } from "../delivery/mails.queries";
import { outboxCallsById } from "../delivery/outbox.queries";
import { ownDataExports } from "../exports/exports.queries";
import { isUuid } from "../platform/uuid";
import { instanceById } from "../settings/references.loaders";
import { visibleSupplierById } from "../suppliers/queries/visibleSuppliers.loaders";
import { deliveriesById, endpointsById } from "../webhooks/endpoints.queries";
import { answerOf, type NodeRequest } from "./nodeRequest";
import { readReferences } from "./references";

export type NodeRow = object | null | undefined;

interface NodeType {
  /** Queries that return objects of the type. The viewer needs the permission of one of them. */
  queries: readonly string[];
  /** One of them is needed; empty if every viewer has a query that returns objects of the type. */
  needs: readonly Permission[];
  read(request: NodeRequest, keys: readonly string[][]): Promise<NodeRow[]>;
}

/** Reads through the query of one object, which decides what the viewer sees. */
const throughQuery = (query: string, ...needs: Permission[]): NodeType => ({
  queries: [query],
  needs,
  read: (request, keys) => Promise.all(keys.map(async ([id]) => (await answerOf<object>(request, query, { id })) ?? null)),
});

const throughList = (query: string, ...needs: Permission[]): NodeType => ({
  queries: [query],
  needs,
  read: async (request, keys) => inOrder(keys, (await answerOf<{ id: string }[]>(request, query, {})) ?? []),
});

const throughPages = (
  query: string,
  needs: Permission[],
  read: (request: NodeRequest, ids: string[]) => Promise<readonly { id: string }[]> | readonly { id: string }[],
): NodeType => ({
  queries: [query],
  needs,
  read: async (request, keys) => inOrder(keys, await read(request, keys.map(([id]) => id!).filter(isUuid))),
});

function inOrder(keys: readonly string[][], rows: readonly { id: string }[]): NodeRow[] {
  const rowById = new Map(rows.map((row) => [row.id, row]));
  return keys.map(([id]) => rowById.get(id!));
}

const ofClaims: readonly Permission[] = ["claim.detail", "layer.incidents"];
const reference = (typeName: Parameters<typeof readReferences>[0]): NodeType => ({
  queries: ["claim", "claims"],
  needs: ofClaims,
  read: (request, keys) => readReferences(typeName, request, keys),
});

export const nodeTypes: Readonly<Record<string, NodeType>> = {
  Claim: {
    queries: ["claim", "claims"],
    needs: ofClaims,
    read: ({ ctx }, keys) => Promise.all(keys.map(([id]) => visibleClaimById(ctx, id!))),
  },
  Supplier: {
    queries: ["supplier", "suppliers"],
    needs: ["supplier.detail", "map"],
    read: ({ ctx }, keys) => Promise.all(keys.map(([id]) => visibleSupplierById(ctx, id!))),
  },
  Instance: {
    queries: ["viewer"],
    needs: [],
    read: ({ ctx }, keys) => {
      const { instances } = requireViewer(ctx).scope;
      return Promise.all(keys.map(async ([id]) => (instances === "all" || instances.has(id!) ? instanceById(ctx, id!) : null)));
    },
  },
  Centre: reference("Centre"),
  Client: reference("Client"),
  Contract: reference("Contract"),
  Service: reference("Service"),
  Alarm: throughPages("alarms", ["alarms"], async ({ ctx }, ids) => {
    await ctx.alarmBook.read();
    return new AlarmLists(ctx.alarmBook, ctx.board, requireViewer(ctx)).withIds(new Set(ids), ctx.clock.now());
  }),
  ApiError: throughQuery("apiError", "logs.apiErrors"),
  ApiKey: throughPages("apiKeys", ["api.keys"], ({ ctx }, ids) => apiKeysById(ctx.db, requireAdministrator(ctx), ids)),
  AuditEntry: throughQuery("auditEntry", "logs.audit"),
  ContactList: throughQuery("contactList", "admin.contactLists"),
  ContactListEntry: throughPages("contactListEntries", ["admin.contactLists"], ({ ctx }, ids) => {
    const { scope } = requireViewer(ctx);
    return canSeeContacts(scope.hiddenFields) ? contactListEntriesById(ctx.db, scope, ids) : [];
  }),
  DataExport: throughPages("dataExports", ["registers.export"], ({ ctx }, ids) => ownDataExports(ctx.db, requireViewer(ctx), ids)),
  Erasure: throughList("erasures", "admin.users"),
  Export: throughQuery("export", "registers.export", "logs.audit", "logs.apiErrors", "logs.supplierFilter"),
  HolidayList: throughPages("holidayLists", ["admin.holidays"], ({ ctx }, ids) => holidayListsById(ctx.db, requireViewer(ctx).scope, ids)),
  IndicatorAlert: throughList("indicatorAlerts", "dashboard.subscribe"),
  Mail: throughPages("mails", ["admin.outboxes"], ({ ctx }, ids) => mailsById(ctx.db, requireAdministrator(ctx, "admin.outboxes"), ids)),
  MapConfiguration: throughQuery("mapConfiguration", "map.configurations"),
  OutboxCall: throughPages("outboxCalls", ["admin.outboxes"], ({ ctx }, ids) =>
    outboxCallsById(ctx.db, requireAdministrator(ctx, "admin.outboxes"), ids),
  ),
  Report: throughQuery("report", "dashboard.report"),
  ReportSending: throughList("reportSendings", "dashboard.subscribe"),
  ReportSubscription: throughList("reportSubscriptions", "dashboard.subscribe"),
  SpecificProfile: throughQuery("specificProfile", "admin.specificProfiles"),
  SupplierFilterCall: throughQuery("supplierFilterCall", "logs.supplierFilter"),
  User: throughQuery("user", "admin.users"),
  UserSession: throughList("mySessions"),
  WebhookDelivery: throughPages("webhookDeliveries", ["api.webhooks"], ({ ctx }, ids) =>
    deliveriesById(ctx.db, requireAdministrator(ctx, "api.webhooks"), ids),
  ),
  WebhookEndpoint: throughPages("webhookEndpoints", ["api.webhooks"], ({ ctx }, ids) =>
    endpointsById(ctx.db, requireAdministrator(ctx, "api.webhooks"), ids),
  ),
};

export const nodeNeeds = [...new Set(Object.values(nodeTypes).flatMap(({ needs }) => needs))] as [Permission, ...Permission[]];
