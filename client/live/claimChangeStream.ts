import { mapLimits } from "../../schema/rules/map/map";
import type { Client } from "../apollo/client";
import { documentText } from "../api/documentText";
import { ClaimChanged_ClaimFragmentDoc, ClaimChangedDocument, type ClaimChangedSubscription } from "../gql/graphql";
import { session } from "../session/session";
import { type Connection, connection } from "./connection";
import { subscribeLive } from "./pageSocket";

export type ChangedClaim = ClaimChangedSubscription["claimChanged"];

/** Delay before a completed subscription is reopened, and before the first reload without a cursor, in milliseconds. */
const REOPEN_DELAY_MS = 1_000;

const listeners = new Set<(claim: ChangedClaim) => void>();
let receivedCount = 0;

export function onClaimChanged(listener: (claim: ChangedClaim) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const changesReceived = (): number => receivedCount;

const query = documentText(ClaimChangedDocument);

/**
 * Keeps cached claims up to date: one subscription per page, resumed after the last change received. Without a live connection, polls
 * every 20 seconds.
 */
export function followClaimChanges(client: Client): () => void {
  let user: string | null = null;
  let cursor: string | null = null;
  let release: (() => void) | null = null;
  let reopenTimer: ReturnType<typeof setTimeout> | undefined;
  let pollTimer: ReturnType<typeof setTimeout> | undefined;
  let previousState: Connection["state"] | null = null;

  const refetchActive = (): void => void client.refetchQueries({ include: "active" }).catch(() => undefined);

  const applyChange = (claim: ChangedClaim): void => {
    receivedCount++;
    // Updates only cached claims, so that a page open all day does not collect all others.
    if (client.cache.versionOf("Claim", claim.id) !== undefined)
      client.cache.writeFragment({
        id: `Claim:${claim.id}`,
        fragment: ClaimChanged_ClaimFragmentDoc,
        fragmentName: "ClaimChanged_claim",
        data: claim as never,
      });
    for (const listener of listeners) listener(claim);
  };

  const onRejected = (errors: readonly { extensions?: { code?: unknown } }[]): void => {
    if (errors[0]?.extensions?.code !== "RESUME_TOO_OLD") return;
    cursor = null;
    client.cache.forgetVersions();
    refetchActive();
  };
  const reopen = (): void => void (reopenTimer = setTimeout(subscribe, REOPEN_DELAY_MS));

  const payload = () => ({ query, extensions: cursor === null ? { firstCursor: true } : { after: cursor } });

  function subscribe(): void {
    clearTimeout(reopenTimer);
    release = subscribeLive<ClaimChangedSubscription>(payload, {
      next: ({ data, errors, extensions }) => {
        if (errors?.length) onRejected(errors);
        if (data) applyChange(data.claimChanged);
        cursor = extensions?.cursor ?? cursor;
      },
      error: (errors) => {
        onRejected(errors);
        reopen();
      },
      complete: reopen,
    });
  }

  const onConnectionChange = (): void => {
    const { state } = connection.get();
    if (state === previousState) return;
    previousState = state;
    clearTimeout(pollTimer);
    if (state === "polling") pollTimer = setInterval(refetchActive, mapLimits.refreshIntervalMs);
    // Without a cursor, changes between the last query and this subscription are unknown, so the data is reloaded.
    if (state === "live" && cursor === null) pollTimer = setTimeout(refetchActive, REOPEN_DELAY_MS);
  };

  /** A cursor is valid for one user only. */
  const onSessionChange = (): void => {
    const current = session.get();
    const userId = current.status === "in" ? current.userId : null;
    if (userId === user) return;
    user = userId;
    cursor = null;
    release?.();
    release = null;
    clearTimeout(reopenTimer);
    if (user !== null) subscribe();
  };

  onSessionChange();
  onConnectionChange();
  const unsubscribers = [session.subscribe(onSessionChange), connection.subscribe(onConnectionChange)];
  return () => {
    for (const stop of unsubscribers) stop();
    release?.();
    clearTimeout(reopenTimer);
    clearTimeout(pollTimer);
  };
}
