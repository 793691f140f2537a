import { and, asc, desc, eq, getTableColumns, gte, lt, ne, or, sql, type SQL } from "drizzle-orm";
import { replaySettings, type LoggedFacts, type ReplayedEvent } from "../../../schema/rules/claims/settingsReplay";
import { DAY_MS } from "../../../schema/rules/durations";
import { daysLater, startOf } from "../../../schema/rules/indicators/localHours";
import { wallClock } from "../../../schema/rules/language/localTimes";
import type { Settings } from "../../../schema/rules/settings/kpiSettings";
import { claimsInScope } from "../../auth/permissions/scopeConditions";
import type { Reader } from "../../db/connect";
import { inList } from "../../db/inList";
import { claims } from "../../db/tables/claims";
import { statusLog } from "../../db/tables/statusLog";
import { yieldToEventLoop } from "../../platform/timeSlices";
import type { Scope } from "../../platform/viewer";
import type { WhatIf } from "./settingsEffect.queries";

export const REPLAYED_DAYS = 7;
/** Maximum number of claims replayed. Above it, a uniform sample is replayed and the figures are scaled. */
const MAX_CLAIMS = 2_000;
/** How far back the log is searched for the state at the start of the first day. */
const LOOK_BACK_MS = 7 * DAY_MS;
const PAGE_CLAIMS = 100;
const SLICE_CLAIMS = 20;

export interface ReplayedDay {
  /** 2026-11-25. */
  day: string;
  alarmsBefore: number;
  alarmsAfter: number;
  callsBefore: number;
  callsAfter: number;
}
export interface SettingsReplay {
  claims: number;
  replayedClaims: number;
  days: ReplayedDay[];
}

type ClaimName = Pick<typeof claims.$inferSelect, "id" | "instanceId" | "createdAt">;

/** Counts alarms and calls per day by the current and the changed settings. Both are replayed, so that they are comparable. */
export async function settingsReplay(
  db: Reader,
  scope: Scope,
  instanceIds: readonly string[],
  { before, after, now }: WhatIf,
  timeZone: string,
): Promise<SettingsReplay> {
  const today = startOf("DAY", now.getTime(), timeZone);
  const starts = Array.from({ length: REPLAYED_DAYS }, (_, i) => daysLater(today, i - REPLAYED_DAYS + 1, timeZone));
  const days = starts.map((at): ReplayedDay => {
    const day = new Date(wallClock(at, timeZone)).toISOString().slice(0, 10);
    return { day, alarmsBefore: 0, alarmsAfter: 0, callsBefore: 0, callsAfter: 0 };
  });
  const since = starts[0]!;
  const { total, names } = await claimsReplayed(db, scope, instanceIds, new Date(since));
  const count = (events: readonly ReplayedEvent[], by: "Before" | "After"): void => {
    for (const { kind, at } of events) {
      const day = days[starts.findLastIndex((start) => start <= at)];
      if (day) day[kind === "ALARM" ? (`alarms${by}` as const) : (`calls${by}` as const)]++;
    }
  };
  for (let from = 0; from < names.length; from += PAGE_CLAIMS) {
    const page = names.slice(from, from + PAGE_CLAIMS);
    const factsOf = await loggedFacts(db, scope, page, new Date(since), now);
    for (const [i, { id, instanceId, createdAt }] of page.entries()) {
      if (i % SLICE_CLAIMS === 0) await yieldToEventLoop();
      const replay = (settings: Settings) => replaySettings(factsOf.get(id) ?? [], createdAt.getTime(), settings, now.getTime());
      count(replay(before.of(instanceId).values), "Before");
      count(replay(after.of(instanceId).values), "After");
    }
  }
  const scale = names.length ? total / names.length : 1;
  const scaled = (count: number): number => Math.round(count * scale);
  return {
    claims: total,
    replayedClaims: names.length,
    days: days.map(({ day, ...figures }) => ({
      day,
      alarmsBefore: scaled(figures.alarmsBefore),
      alarmsAfter: scaled(figures.alarmsAfter),
      callsBefore: scaled(figures.callsBefore),
      callsAfter: scaled(figures.callsAfter),
    })),
  };
}

/** Claims that are open or occurred since `since`: all, or a uniform sample by hash of the ID. */
async function claimsReplayed(
  db: Reader,
  scope: Scope,
  instanceIds: readonly string[],
  since: Date,
): Promise<{ total: number; names: ClaimName[] }> {
  const isReplayed = and(
    inList(claims.instanceId, [...instanceIds]),
    or(ne(claims.status, "FINISHED"), gte(claims.occurredAt, since)),
    claimsInScope(scope),
  );
  const [countRow] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(claims)
    .where(isReplayed);
  const { total } = countRow!;
  const share = Math.ceil(total / MAX_CLAIMS);
  const { id, instanceId, createdAt } = claims;
  const isOfShare: SQL | undefined = share > 1 ? sql`abs(hashtext(${claims.id})::int8) % ${share} = 0` : undefined;
  const names = await db
    .select({ id, instanceId, createdAt })
    .from(claims)
    .where(and(isReplayed, isOfShare))
    .orderBy(asc(claims.id))
    .limit(MAX_CLAIMS * 2);
  return { total, names };
}

/** Logged facts of each claim: the last before `since`, then each later change. A provider gets `null` for facts of other suppliers. */
async function loggedFacts(
  db: Reader,
  { suppliers: visibleSuppliers }: Scope,
  page: readonly ClaimName[],
  since: Date,
  now: Date,
): Promise<Map<string, LoggedFacts[]>> {
  const ids = page.map(({ id }) => id);
  const { claimId, at, inputs, version } = statusLog;
  const within = await db
    .select({ claimId, at, inputs })
    .from(statusLog)
    .where(and(inList(claimId, ids), gte(at, since), lt(at, now)))
    .orderBy(asc(at), asc(version));
  const lookBack = new Date(since.getTime() - LOOK_BACK_MS);
  const last = db
    .select(getTableColumns(statusLog))
    .from(statusLog)
    .where(and(eq(claimId, claims.id), gte(at, lookBack), lt(at, since)))
    .orderBy(desc(at), desc(version))
    .limit(1)
    .as("last");
  const then = await db
    .select({ claimId: last.claimId, at: last.at, inputs: last.inputs })
    .from(claims)
    .crossJoinLateral(last)
    .where(and(inList(claims.id, ids), lt(claims.createdAt, since)));
  const facts = new Map<string, LoggedFacts[]>();
  for (const row of [...then, ...within]) {
    const claimFacts = facts.get(row.claimId) ?? [];
    const isShown = typeof visibleSuppliers === "string" || visibleSuppliers.has(row.inputs.claim.supplierId ?? "");
    claimFacts.push({ at: row.at.getTime(), inputs: isShown ? row.inputs : null });
    facts.set(row.claimId, claimFacts);
  }
  return facts;
}
