import { and, eq, isNotNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { OutboxFilter } from "../../schema/logs/outbox";
import type { Page } from "../../schema/paging";
import { canSeeActionCalls, canSeeContacts } from "../../schema/rules/fields/hiddenFields";
import { pageLimits } from "../../schema/rules/limits/paging";
import type { Administrator } from "../admin/permissions/administrator";
import { isFirstAdministrator, usersBelow } from "../auth/permissions/ownership";
import { claimsInScope } from "../auth/permissions/scopeConditions";
import type { Reader } from "../db/connect";
import { inList, inListIfSet } from "../db/inList";
import { columnKey, selectPage, type Order, type PageArgs } from "../db/page";
import { outbox } from "../db/tables/claimActions";
import { claims } from "../db/tables/claims";
import { isUnderWay } from "../integrations/endCall";
import { canRemake } from "../integrations/mail/keptOfMail";
import type { Call } from "../integrations/outbox";
import { isUuid } from "../platform/uuid";

const newest: Order<Call> = {
  name: "outboxCalls",
  direction: "desc",
  keys: [columnKey(outbox.createdAt, ({ createdAt }) => createdAt.toISOString()), columnKey(outbox.id, ({ id }) => id)],
};

/**
 * Calls about claims in scope, subject to the rights for calls to people and of actions; mails to managed users. The first administrator
 * sees all mails.
 */
function callsInScope(viewer: Administrator): SQL {
  const { scope } = viewer;
  const inScope = claimsInScope(scope);
  const managed = sql`${outbox.body}->>'userId' in (select id::text from ${usersBelow(viewer.userId)} as managed(id))`;
  return and(
    canSeeContacts(scope.hiddenFields) ? undefined : ne(outbox.integration, "CONTACT_CENTRE"),
    canSeeActionCalls(scope.hiddenFields) ? undefined : ne(outbox.integration, "ASSISTANCE"),
    or(
      and(isNotNull(outbox.claimId), sql`exists (select from ${claims} where ${and(eq(claims.id, outbox.claimId), inScope)})`),
      and(eq(outbox.integration, "MAIL"), or(isFirstAdministrator(viewer), managed)),
    ),
  )!;
}

export function outboxPage(
  db: Reader,
  viewer: Administrator,
  { integration, states, claimId }: OutboxFilter,
  args: PageArgs,
): Promise<Page<Call>> {
  const condition = and(
    callsInScope(viewer),
    integration == null ? undefined : eq(outbox.integration, integration),
    inListIfSet(outbox.state, states),
    claimId == null ? undefined : eq(outbox.claimId, claimId),
  );
  return selectPage(db, { from: outbox, where: condition, order: newest, usual: pageLimits.logs }, args);
}

export async function outboxCallById(db: Reader, viewer: Administrator, id: string): Promise<Call | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db
    .select()
    .from(outbox)
    .where(and(eq(outbox.id, id), callsInScope(viewer)));
  return row;
}

export const outboxCallsById = (db: Reader, viewer: Administrator, ids: readonly string[]): Promise<Call[]> =>
  db
    .select()
    .from(outbox)
    .where(and(inList(outbox.id, ids), callsInScope(viewer)));

/** A pending call can be stopped, including one in review, unless it is in progress. */
export const canStop = (call: Call, now: Date): boolean => call.state === "REVIEW" || (call.state === "WAITING" && !isUnderWay(call, now));

/** A failed pending call or one in review can be repeated; a failed mail only if its data is still stored. */
export const canResend = (call: Call, now: Date): boolean =>
  call.state === "WAITING"
    ? call.attempts > 0 && !isUnderWay(call, now)
    : call.state === "REVIEW" || (call.state === "DEAD" && call.integration === "MAIL" && canRemake(call.body));
