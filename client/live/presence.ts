import { useEffect, useState } from "react";
import { type UpperSnake, upperSnake } from "../../schema/rules/apiEnums";
import type { ClaimActionName } from "../../schema/rules/claims/actions";
import { documentText } from "../api/documentText";
import {
  ClaimPresenceDocument,
  type ClaimPresenceSubscription,
  LookAtClaimDocument,
  type LookAtClaimSubscription,
  type LookAtClaimSubscriptionVariables,
} from "../gql/graphql";
import { session } from "../session/session";
import { observable, useObservable } from "../store/observable";
import { connection } from "./connection";
import { keepSubscribed } from "./keepSubscribed";

export type ClaimViewer = ClaimPresenceSubscription["claimPresence"][number]["viewers"][number];

const NOBODY: readonly ClaimViewer[] = [];

/** Other viewers by claim. Empty without a live connection. */
const presence = observable<ReadonlyMap<string, readonly ClaimViewer[]>>(new Map());

const presenceQuery = documentText(ClaimPresenceDocument);
const lookQuery = documentText(LookAtClaimDocument);

export function followPresence(): () => void {
  let userId: string | null = null;
  let release: (() => void) | null = null;
  const end = (): void => {
    release?.();
    release = null;
    presence.set(new Map());
  };
  const onSessionChange = (): void => {
    const current = session.get();
    const next = current.status === "in" && current.info.functionalities?.includes("claim.viewers") ? current.userId : null;
    if (next === userId) return;
    userId = next;
    end();
    if (userId !== null)
      release = keepSubscribed<ClaimPresenceSubscription>(presenceQuery, ({ claimPresence }) =>
        presence.set(othersOf(claimPresence, userId)),
      );
  };
  onSessionChange();
  const stops = [
    session.subscribe(onSessionChange),
    connection.subscribe(() => connection.get().state === "live" || presence.set(new Map())),
  ];
  return () => {
    end();
    for (const stop of stops) stop();
  };
}

function othersOf(viewed: ClaimPresenceSubscription["claimPresence"], ownId: string | null): Map<string, ClaimViewer[]> {
  const entries = viewed.map(({ claimId, viewers }) => [claimId, viewers.filter(({ userId }) => userId !== ownId)] as const);
  return new Map(entries.filter(([, viewers]) => viewers.length > 0));
}

export const otherViewers: Pick<typeof presence, "get" | "subscribe"> = presence;

/** Other users who view the claim; those who are entering an action come first. */
export const useOtherViewers = (claimId: string): readonly ClaimViewer[] => useObservable(presence).get(claimId) ?? NOBODY;

/** Announces that this page shows the claim and which action is being entered. `null` ends the announcement. */
export function useLookAtClaim(claimId: string | null, action: ClaimActionName | null): void {
  const [announcer] = useState(createAnnouncer);
  useEffect(() => {
    if (claimId === null) announcer.stop();
    else announcer.announce({ claimId, action: action && (upperSnake(action) as UpperSnake<ClaimActionName>) });
  }, [announcer, claimId, action]);
  useEffect(() => announcer.stop, [announcer]);
}

/** Keeps the previous announcement until the next one is confirmed, so that other users do not see the viewer disappear in between. */
function createAnnouncer() {
  let answered: (() => void) | null = null;
  let latest: (() => void) | null = null;
  const stop = (): void => {
    latest?.();
    if (answered !== latest) answered?.();
    latest = answered = null;
  };
  const announce = (variables: LookAtClaimSubscriptionVariables): void => {
    if (latest !== answered) latest?.();
    const release = keepSubscribed<LookAtClaimSubscription>(
      lookQuery,
      () => {
        if (answered === release) return;
        answered?.();
        answered = release;
      },
      variables,
    );
    latest = release;
  };
  return { announce, stop };
}
