import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { outcomeOf, waitsFor } from "../../schema/rules/alarms/handling";
import { documentText } from "../apollo/documentText";
import {
  AlarmClaimsDocument,
  AlarmRow_ClaimFragmentDoc,
  AlarmsChangedDocument,
  type AlarmsChangedSubscription,
  AlarmsDocument,
  type Alarms_ListFragment,
} from "../gql/graphql";
import { useAlarmsQuery } from "../gql/hooks";
import { connection } from "../live/connection";
import { keepSubscribed } from "../live/keepSubscribed";
import { session } from "../session/session";
import { useCan } from "../session/useCan";
import { useObservable } from "../store/observable";

export type AlarmRow = Alarms_ListFragment["rows"][number];

export interface Alarms {
  rows: readonly AlarmRow[];
  /** Those that wait for whoever is signed in here. */
  waiting: readonly AlarmRow[];
  /** How many alarms these are, also beyond the rows, and how many there are in all. */
  waitingCount: number;
  count: number;
  /** When the first of those that wait was raised, ms since 1970; null: none waits. */
  oldestAt: number | null;
  /** Those of the rows that whoever is signed in here has taken. */
  ownIds: readonly string[];
  /** There are more than the rows show. */
  hasMore: boolean;
}

const query = documentText(AlarmsChangedDocument);

/** The open alarms: pushed where there is a live connection, else asked for with everything else on the screen. Null: not for this user, or not known yet. */
export function useAlarms(): Alarms | null {
  const client = useApolloClient();
  const isAllowed = useCan()("alarms");
  const current = useObservable(session);
  const userId = current.status === "in" ? current.userId : null;
  const { data } = useAlarmsQuery({ skip: !isAllowed, fetchPolicy: "cache-and-network" });
  const isLive = useObservable(connection).state === "live";
  useEffect(() => {
    if (!isAllowed || !isLive) return undefined;
    return keepSubscribed<AlarmsChangedSubscription>(
      query,
      ({ alarmsChanged }) => void client.writeQuery({ query: AlarmsDocument, data: { alarms: alarmsChanged } }),
    );
  }, [client, isAllowed, isLive, userId]);
  if (!isAllowed || !data) return null;
  return alarmsFor(data.alarms, userId);
}

/** What of a list waits for this user. What this page has just done away with is no longer in it. */
export function alarmsFor({ rows: all, totals }: Alarms_ListFragment, userId: string | null): Alarms {
  const rows = all.filter(({ alarm }) => alarm.clearedAt === null);
  const waiting = rows.filter(({ alarm: { state, to } }) => waitsFor({ state, toId: to?.id ?? null }, userId));
  const own = rows.filter(({ alarm: { state, by } }) => state === "TAKEN" && by?.id === userId);
  const shown = (some: readonly AlarmRow[]): number => some.reduce((sum, { count }) => sum + count, 0);
  // Beyond the rows only what is raised can wait: it stands first.
  const beyond = Math.max(0, totals.reduce((sum, { count }) => sum + count, 0) - shown(all));
  const oldest = waiting.map(({ alarm }) => Date.parse(alarm.raisedAt));
  return {
    rows,
    waiting,
    waitingCount: shown(waiting) + (waiting.length === all.length ? beyond : 0),
    count: shown(rows) + beyond,
    oldestAt: oldest.length ? Math.min(...oldest) : null,
    ownIds: own.flatMap(({ ids }) => ids),
    hasMore: all.some(({ count, ids }) => count > ids.length) || beyond > 0,
  };
}

/** Whether acknowledging it changes anything: it waits for this user, or is over with it. */
export const canAcknowledge = ({ alarm: { cause, state, by, to } }: AlarmRow, userId: string): boolean =>
  outcomeOf("acknowledge", { cause, state, byId: by?.id ?? null, toId: to?.id ?? null }, userId) === "changes";

/** Fetches the claims of these rows that the page has not seen yet, in one question; live changes keep them fresh. */
export function useAlarmClaims(rows: readonly AlarmRow[]): void {
  const client = useApolloClient();
  const ids = rows.flatMap(({ alarm }) => alarm.claimId ?? []).join(" ");
  useEffect(() => {
    const fragment = { fragment: AlarmRow_ClaimFragmentDoc, fragmentName: "AlarmRow_claim" };
    const missing = [...new Set(ids.split(" "))].filter(
      (id) => id && client.cache.readFragment({ id: `Claim:${id}`, ...fragment }) === null,
    );
    if (missing.length)
      void client
        .query({ query: AlarmClaimsDocument, variables: { ids: missing, first: missing.length }, fetchPolicy: "network-only" })
        .catch(() => undefined);
  }, [client, ids]);
}
