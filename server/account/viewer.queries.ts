import { asc, eq } from "drizzle-orm";
import type { Viewer as ViewerAnswer, ViewerLimits } from "../../schema/users/viewer";
import { functionalities } from "../../schema/rules/access/functionalities";
import type { KeyScope } from "../../schema/rules/access/apiKeys";
import { pageLimits } from "../../schema/rules/limits/paging";
import { canDo } from "../auth/permissions/functionalities";
import type { Reader } from "../db/connect";
import { inList } from "../db/inList";
import { instances } from "../db/tables/instances";
import { apiKeys } from "../db/tables/keys";
import { sessions } from "../db/tables/sessions";
import { documentLimits } from "../graphql/documentLimits";
import { requestSlotLimits } from "../platform/requestSlots";
import { socketLimits } from "../live/socketLimits";
import type { Scope, Viewer } from "../platform/viewer";

const limits: ViewerLimits = {
  queryCost: documentLimits.cost,
  queryDepth: documentLimits.depth,
  pageSize: pageLimits.max,
  requestsAtOnce: requestSlotLimits.requests.running,
  requestsWaiting: requestSlotLimits.requests.waiting,
  sockets: socketLimits.socketsPerViewer,
  subscriptionsPerSocket: socketLimits.subscriptionsPerSocket,
  subscriptionCost: socketLimits.costPerViewer,
};

export async function viewerAnswer(db: Reader, viewer: Viewer): Promise<ViewerAnswer> {
  const { actor, profileType, scope } = viewer;
  return {
    kind: actor.kind,
    id: actor.id!,
    name: actor.name,
    profileType,
    ...(await credentialOf(db, viewer)),
    functionalities: functionalities.filter((functionality) => canDo(viewer, functionality)),
    allInstances: scope.instances === "all",
    instances: await instancesIn(db, scope),
    limits,
  };
}

async function credentialOf(db: Reader, { actor, sessionId }: Viewer): Promise<Pick<ViewerAnswer, "scopes" | "expiresAt">> {
  if (actor.kind !== "KEY") {
    const [session] = await db.select({ expiresAt: sessions.expiresAt }).from(sessions).where(eq(sessions.id, sessionId!));
    return { scopes: null, expiresAt: session?.expiresAt ?? null };
  }
  const columns = { scopes: apiKeys.scopes, expiresAt: apiKeys.expiresAt };
  const [key] = await db.select(columns).from(apiKeys).where(eq(apiKeys.id, actor.id));
  return { scopes: (key?.scopes ?? []) as KeyScope[], expiresAt: key?.expiresAt ?? null };
}

const instancesIn = (db: Reader, scope: Scope) =>
  db
    .select()
    .from(instances)
    .where(scope.instances === "all" ? undefined : inList(instances.id, [...scope.instances]))
    .orderBy(asc(instances.id));
