import type { SubscribePayload } from "graphql-ws";
import { documentText } from "../apollo/documentText";
import { graphqlAddress, requestHeaders } from "../apollo/headers";
import { accessToken, currentToken, refreshSession, permissionChanges, session } from "../session/session";
import { HeartbeatDocument, type HeartbeatSubscription } from "../gql/graphql";
import { observable } from "../store/observable";
import { connection, recordDataTime, setRetryNow, resetConnection, setConnection } from "./connection";
import { LiveSocket, type Sink } from "./LiveSocket";

const heartbeat = documentText(HeartbeatDocument);
let socket: LiveSocket | null = null;
let loadedBuild: unknown;

/** The server is of another build than when this page was loaded: the page should be loaded again. */
export const newBuildAvailable = observable(false);

/** Longer than the first connection should take, milliseconds. */
const FIRST_CONNECTION_MS = 10_000;

/** Connects as long as somebody is signed in. Answers how to stop. */
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

/** Subscribes on the page's socket; null when there is none: not signed in, or the server has no live connection. */
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
        // The server closed the socket, and the session is not over: it is the rights that are others.
        if (forbidden && session.get().status === "in") permissionChanges.set(permissionChanges.get() + 1);
      } catch {
        // The server cannot be reached: the attempt itself will say so.
      }
      return session.get().status === "in";
    },
    onState: (state, nextRetryAt) => {
      const { state: now, since } = connection.get();
      const first = now === "connecting" && Date.now() - since < FIRST_CONNECTION_MS;
      // A page that is asked for every 20 s stays so while it goes on trying; one that lost its connection is lost until it has one.
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
    next: ({ data }) => data && recordDataTime({ at: Date.parse(data.heartbeat.at), followedAt: Date.parse(data.heartbeat.followedAt) }),
    // Without heartbeats the frames tell how old they are, and what ages is seen to stand still.
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
