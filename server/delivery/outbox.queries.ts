import { and, eq, isNotNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { OutboxFilter } from "../../schema/outbox";
import type { Page } from "../../schema/paging";
import { canSeeActionCalls, canSeeContacts } from "../../schema/rules/fields/hiddenFields";
import { pageLimits } from "../../schema/rules/limits/paging";
import type { Administrator } from "../admin/permissions/administrator";
import { isFirstAdministrator, usersBelow } from "../auth/permissions/ownership";
import { claimsInScope } from "../auth/permissions/scopeConditions";
import type { Reader } from "../db/connect";
import { inListIfSet } from "../db/inList";
import { selectPage, type Order, type PageArgs } from "../db/page";
import { outbox } from "../db/tables/claimActions";
import { claims } from "../db/tables/claims";
import { isUnderWay } from "../integrations/endCall";
import { canRemake } from "../integrations/mail/keptOfMail";
import type { Call } from "../integrations/outbox";
import { isUuid } from "../platform/uuid";

const newest: Order<Call> = {
  name: "outboxCalls",
  direction: "desc",
  keys: [
    { column: sql`${outbox.createdAt}`, readValue: ({ createdAt }) => createdAt.toISOString() },
    { column: sql`${outbox.id}`, readValue: ({ id }) => id },
  ],
};

/** Calls about claims in scope, those to people and those of actions for viewers who may see them; mails to users whom the viewer manages; the first administrator's are all mails. */
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

/** A page of the outboxes, the newest first. */
export function outboxPage(
  db: Reader,
  viewer: Administrator,
  { integration, states, claimId }: OutboxFilter,
  args: PageArgs,
): Promise<Page<Call>> {
  const wanted = and(
    callsInScope(viewer),
    integration == null ? undefined : eq(outbox.integration, integration),
    inListIfSet(outbox.state, states),
    claimId == null ? undefined : eq(outbox.claimId, claimId),
  );
  return selectPage(db, { from: outbox, where: wanted, order: newest, usual: pageLimits.logs }, args);
}

/** Undefined when there is none, or it is none of the viewer's. */
export async function outboxCallById(db: Reader, viewer: Administrator, id: string): Promise<Call | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db
    .select()
    .from(outbox)
    .where(and(eq(outbox.id, id), callsInScope(viewer)));
  return row;
}

/** One that waits, also for its review, is given up, unless it is being made just now. */
export const canStop = (call: Call, now: Date): boolean => call.state === "REVIEW" || (call.state === "WAITING" && !isUnderWay(call, now));

/** One that has failed and waits, or is in review, is made at once; a mail that was given up once more, where enough is kept of it. */
export const canResend = (call: Call, now: Date): boolean =>
  call.state === "WAITING"
    ? call.attempts > 0 && !isUnderWay(call, now)
    : call.state === "REVIEW" || (call.state === "DEAD" && call.integration === "MAIL" && canRemake(call.body));
