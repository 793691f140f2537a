import { useEffect, useState } from "react";
import { type UpperSnake, upperSnake } from "../../schema/rules/apiEnums";
import type { ClaimActionName } from "../../schema/rules/claims/actions";
import { documentText } from "../apollo/documentText";
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

/** Claims that others look at now, and who does. Empty without a live connection: nobody knows then. */
const presence = observable<ReadonlyMap<string, readonly ClaimViewer[]>>(new Map());

const presenceQuery = documentText(ClaimPresenceDocument);
const lookQuery = documentText(LookAtClaimDocument);

/** Follows who looks at which claim, as long as somebody is signed in who may see it. Answers how to stop. */
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

/** By claim, without whoever looks at this page: its other windows are no colleagues. */
function othersOf(viewed: ClaimPresenceSubscription["claimPresence"], ownId: string | null): Map<string, ClaimViewer[]> {
  const others = viewed.map(({ claimId, viewers }) => [claimId, viewers.filter(({ userId }) => userId !== ownId)] as const);
  return new Map(others.filter(([, viewers]) => viewers.length > 0));
}

/** The same of every claim, for what is drawn past React. */
export const otherViewers: Pick<typeof presence, "get" | "subscribe"> = presence;

/** Who else looks at a claim now; those who enter an action first. */
export const useOtherViewers = (claimId: string): readonly ClaimViewer[] => useObservable(presence).get(claimId) ?? NOBODY;

/** Announces that this page shows the claim, and which action is being entered; null: there is no claim to show. */
export function useLookAtClaim(claimId: string | null, action: ClaimActionName | null): void {
  const [announcer] = useState(createAnnouncer);
  useEffect(() => {
    if (claimId === null) announcer.stop();
    else announcer.announce({ claimId, action: action && (upperSnake(action) as UpperSnake<ClaimActionName>) });
  }, [announcer, claimId, action]);
  useEffect(() => announcer.stop, [announcer]);
}

/** One announcement at a time. The last that was answered holds until the next one is, so that nobody is seen to leave between them. */
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
