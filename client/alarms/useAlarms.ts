import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { outcomeOf, waitsFor } from "../../schema/rules/alarms/handling";
import { documentText } from "../api/documentText";
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
  /** Alarms that wait for a response from the signed-in user. */
  waiting: readonly AlarmRow[];
  waitingCount: number;
  count: number;
  /** Time at which the oldest waiting alarm was raised, in milliseconds since 1970; `null` if none waits. */
  oldestAt: number | null;
  ownIds: readonly string[];
  hasMore: boolean;
}

const query = documentText(AlarmsChangedDocument);

/** Open alarms: pushed over the live connection, otherwise polled. `null` while loading or without the permission. */
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

export function alarmsFor({ rows: all, totals }: Alarms_ListFragment, userId: string | null): Alarms {
  const rows = all.filter(({ alarm }) => alarm.clearedAt === null);
  const waiting = rows.filter(({ alarm: { state, to } }) => waitsFor({ state, toId: to?.id ?? null }, userId));
  const takenRows = rows.filter(({ alarm: { state, by } }) => state === "TAKEN" && by?.id === userId);
  const countOf = (some: readonly AlarmRow[]): number => some.reduce((sum, { count }) => sum + count, 0);
  // Rows come sorted with raised alarms first, so only raised alarms can wait beyond the loaded rows.
  const beyond = Math.max(0, totals.reduce((sum, { count }) => sum + count, 0) - countOf(all));
  const oldest = waiting.map(({ alarm }) => Date.parse(alarm.raisedAt));
  return {
    rows,
    waiting,
    waitingCount: countOf(waiting) + (waiting.length === all.length ? beyond : 0),
    count: countOf(rows) + beyond,
    oldestAt: oldest.length ? Math.min(...oldest) : null,
    ownIds: takenRows.flatMap(({ ids }) => ids),
    hasMore: all.some(({ count, ids }) => count > ids.length) || beyond > 0,
  };
}

export const canAcknowledge = ({ alarm: { cause, state, by, to } }: AlarmRow, userId: string): boolean =>
  outcomeOf("acknowledge", { cause, state, byId: by?.id ?? null, toId: to?.id ?? null }, userId) === "changes";

/** Fetches claims that are missing from the cache in one query. Live changes keep them up to date. */
export function useAlarmClaims(claimIds: readonly string[]): void {
  const client = useApolloClient();
  const ids = claimIds.join(" ");
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
