import type { SubscribePayload } from "graphql-ws";
import { documentText } from "../api/documentText";
import { graphqlAddress, requestHeaders } from "../api/headers";
import { accessToken, currentToken, refreshSession, permissionChanges, session } from "../session/session";
import { HeartbeatDocument, type HeartbeatSubscription } from "../gql/graphql";
import { observable } from "../store/observable";
import { recordServerTime } from "../store/serverClock";
import { connection, recordDataTime, setRetryNow, resetConnection, setConnection } from "./connection";
import { LiveSocket, type Sink } from "./LiveSocket";

const heartbeat = documentText(HeartbeatDocument);
let socket: LiveSocket | null = null;
let loadedBuild: unknown;

/** True if the server was updated since this page was loaded. */
export const newBuildAvailable = observable(false);

const FIRST_CONNECTION_MS = 10_000;

export function startLive(webSocket?: unknown): () => void {
  const onSessionChange = (): void => {
    const current = session.get();
    if (current.status === "in" && current.info.live) open(webSocket);
    else close();
    if (current.status === "in" && !current.info.live) setConnection("polling");
  };
  onSessionChange();
  const stop = session.subscribe(onSessionChange);
  return () => {
    stop();
    close();
  };
}

/** Returns `null` without a socket: not signed in, or no live connection available. */
export const subscribeLive = <T>(payload: () => SubscribePayload, sink: Sink<T>): (() => void) | null =>
  socket?.subscribe(payload, sink) ?? null;

function open(webSocket?: unknown): void {
  if (socket) return;
  resetConnection();
  socket = new LiveSocket({
    url: () => graphqlAddress().replace(/^http/, "ws"),
    params: () => requestHeaders(currentToken()),
    prepare: async (forbidden) => {
      try {
        await (forbidden ? refreshSession() : accessToken());
        // The server closed the socket although the session is valid: the user's permissions changed.
        if (forbidden && session.get().status === "in") permissionChanges.set(permissionChanges.get() + 1);
      } catch {
        // Unreachable server: the connection attempt itself reports it.
      }
      return session.get().status === "in";
    },
    onState: (state, nextRetryAt) => {
      const { state: now, since } = connection.get();
      const first = now === "connecting" && Date.now() - since < FIRST_CONNECTION_MS;
      // While the client reconnects, the state remains "polling" or "lost"; only a live connection changes it.
      if (state === "live") setConnection("live");
      else if (now === "polling") setConnection("polling", nextRetryAt);
      else setConnection(first ? "connecting" : "lost", nextRetryAt);
    },
    onGreeting: (greeting) => {
      loadedBuild ??= greeting["build"];
      newBuildAvailable.set(greeting["build"] !== loadedBuild);
    },
    webSocket,
  });
  setRetryNow(socket.retryNow);
  socket.start();
  socket.subscribe<HeartbeatSubscription>(() => ({ query: heartbeat }), {
    next({ data }) {
      if (!data) return;
      const at = Date.parse(data.heartbeat.at);
      recordServerTime(at);
      recordDataTime({ at, followedAt: Date.parse(data.heartbeat.followedAt) });
    },
    // Without heartbeats, the age of the data is taken from map frames.
    error: () => undefined,
    complete: () => undefined,
  });
}

function close(): void {
  socket?.stop();
  socket = null;
  setRetryNow(() => undefined);
  resetConnection();
}
