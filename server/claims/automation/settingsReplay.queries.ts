// What the last seven days would have looked like by other settings, from the status log.
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

/** Today and the six days before. */
export const REPLAYED_DAYS = 7;
/** Claims replayed at most: of more than these an even share is, and the figures are scaled. */
const MAX_CLAIMS = 2_000;
/** The state that a claim was in when the days began is read back so far. */
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
  /** Claims that are open or occurred within the days. */
  claims: number;
  /** How many of them were replayed. */
  replayedClaims: number;
  days: ReplayedDay[];
}

type ClaimName = Pick<typeof claims.$inferSelect, "id" | "instanceId" | "createdAt">;

/** Alarms and calls of each of the last seven days of the zone, by the settings as they are and with the change, both replayed in the same way. */
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

/** Those that are open or occurred since then: all of them, or an even share by their ids. */
async function claimsReplayed(
  db: Reader,
  scope: Scope,
  instanceIds: readonly string[],
  since: Date,
): Promise<{ total: number; names: ClaimName[] }> {
  const wanted = and(
    inList(claims.instanceId, [...instanceIds]),
    or(ne(claims.status, "FINISHED"), gte(claims.occurredAt, since)),
    claimsInScope(scope),
  );
  const [found] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(claims)
    .where(wanted);
  const { total } = found!;
  const share = Math.ceil(total / MAX_CLAIMS);
  const { id, instanceId, createdAt } = claims;
  const isOfShare: SQL | undefined = share > 1 ? sql`abs(hashtext(${claims.id})::int8) % ${share} = 0` : undefined;
  const names = await db
    .select({ id, instanceId, createdAt })
    .from(claims)
    .where(and(wanted, isOfShare))
    .orderBy(asc(claims.id))
    .limit(MAX_CLAIMS * 2);
  return { total, names };
}

/** The facts of each claim at each change of its status since then, after those that it had then. To a provider those of its own suppliers. */
async function loggedFacts(
  db: Reader,
  { suppliers: own }: Scope,
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
    const known = facts.get(row.claimId) ?? [];
    const isShown = typeof own === "string" || own.has(row.inputs.claim.supplierId ?? "");
    known.push({ at: row.at.getTime(), inputs: isShown ? row.inputs : null });
    facts.set(row.claimId, known);
  }
  return facts;
}
