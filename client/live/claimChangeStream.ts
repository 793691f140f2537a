import { mapLimits } from "../../schema/rules/map/map";
import type { Client } from "../apollo/client";
import { documentText } from "../apollo/documentText";
import { ClaimChanged_ClaimFragmentDoc, ClaimChangedDocument, type ClaimChangedSubscription } from "../gql/graphql";
import { session } from "../session/session";
import { type Connection, connection } from "./connection";
import { subscribeLive } from "./pageSocket";

export type ChangedClaim = ClaimChangedSubscription["claimChanged"];

/** A subscription the server ended is opened again after this long; a page that began without a cursor looks again after as long. Milliseconds. */
const REOPEN_DELAY_MS = 1_000;

const listeners = new Set<(claim: ChangedClaim) => void>();
let receivedCount = 0;

/** Calls back for each change of a claim in the viewer's scope, once. Answers how to stop. */
export function onClaimChanged(listener: (claim: ChangedClaim) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** How many changes have come since the page was loaded. */
export const changesReceived = (): number => receivedCount;

const query = documentText(ClaimChangedDocument);

/**
 * Keeps the claims in Apollo's cache up to date: one subscription for the whole page, resumed after a reconnection from the last change
 * that came. What can no longer be resumed starts afresh, and everything on the screen is asked for again. Without a live connection
 * everything on the screen is asked for every 20 seconds. Answers how to stop.
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
    // Only claims that somebody looked at are kept; a page open all day must not collect all others.
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
    // What changed between the last look and this subscription is behind no cursor that we have: look once more.
    if (state === "live" && cursor === null) pollTimer = setTimeout(refetchActive, REOPEN_DELAY_MS);
  };

  /** A cursor is of one user's subscription: with another user everything begins again. */
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
