import { and, eq, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { claimFields } from "../../../schema/rules/fields/claimFields";
import { shownField } from "../../../schema/rules/fields/field";
import { hideableFields, isHidden } from "../../../schema/rules/fields/hiddenFields";
import { mapLayers } from "../../../schema/rules/lists/mapLayers";
import { canDo } from "../../auth/permissions/functionalities";
import { claimsInScope } from "../../auth/permissions/scopeConditions";
import { apiKeys } from "../../db/tables/keys";
import { claims } from "../../db/tables/claims";
import { audit } from "../../db/tables/log";
import { idIf } from "../../platform/actor";
import type { Viewer } from "../../platform/viewer";
import { usersBelow, isFirstAdministrator } from "../../auth/permissions/ownership";

/**
 * Claims: rows of claims in scope. Local administrators: only actions of themselves, their users and keys, and system actions on those.
 * Unrestricted first administrator: everything.
 */
export function auditInScope(viewer: Viewer): SQL {
  const { profileType, actor } = viewer;
  const userId = idIf("USER", actor);
  if (profileType !== "LOCALADMIN" || userId === null) return claimEventsInScope(viewer);
  const people = sql`(select id from (select ${userId}::uuid as id union all select id from ${usersBelow(userId)} as owned(id)) as own)`;
  const keys = sql`(select ${apiKeys.id} from ${apiKeys} where ${apiKeys.ownerId} in ${people})`;
  const byThem = or(
    and(eq(audit.actorKind, "USER"), sql`${audit.actorId} in ${people}`),
    and(eq(audit.actorKind, "KEY"), sql`${audit.actorId} in ${keys}`),
  );
  // Rows of a key from older versions do not record the key's owner.
  const byNobody = or(inArray(audit.actorKind, ["SYSTEM", "OUTSIDE"]), and(eq(audit.actorKind, "KEY"), isNull(audit.actorId)));
  return or(
    hasUnrestrictedScope(viewer) ? isFirstAdministrator({ ...viewer, userId }) : undefined,
    and(claimEventsInScope(viewer), or(byThem, byNobody)),
    and(byThem, ne(audit.model, "claim")),
    and(byNobody, eq(audit.model, "user"), sql`${audit.entityId} in (select id::text from ${people} as own)`),
  )!;
}

/** Fields that reveal what a claim's fields reveal; if one of them is hidden, the viewer sees no actions. */
const actionFields = ["actions", "processes", "visits", "statusHistory"];

function claimEventsInScope(viewer: Viewer): SQL {
  if (actionFields.some((field) => isHidden(viewer.scope.hiddenFields, "INCIDENTS", field))) return sql`false`;
  const inScope = and(eq(claims.id, audit.entityId), claimsInScope(viewer.scope));
  return and(
    eq(audit.model, "claim"),
    sql`exists (select from ${claims} where ${inScope})`,
    canDo(viewer, "claim.viewers") ? undefined : ne(audit.action, "claim.visit"),
  )!;
}

const hasUnrestrictedScope = ({ scope }: Viewer): boolean =>
  [scope.instances, scope.contracts, scope.suppliers].every((names) => names === "all") &&
  mapLayers.every((layer) => scope.layers.includes(layer)) &&
  !Object.values(scope.hiddenFields).some((fields) => fields.size);

export const canSeeActors = (viewer: Viewer): boolean => canDo(viewer, "claim.viewers");

export function visiblePayload({ scope }: Viewer, model: string, payload: unknown): unknown {
  const hidden = scope.hiddenFields;
  if (!mapLayers.some((layer) => hidden[layer]?.size) || model !== "claim" || payload === null || typeof payload !== "object")
    return payload;
  const hideable = new Set(hideableFields("INCIDENTS"));
  const isVisible = (key: string): boolean => {
    const name = shownField(claimFields, key);
    return name != null && hideable.has(name) && !isHidden(hidden, "INCIDENTS", name);
  };
  return Object.fromEntries(Object.entries(payload).filter(([key]) => isVisible(key)));
}
