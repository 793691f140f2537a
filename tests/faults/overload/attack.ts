import { type Attacker, inAnotherProcess } from "./inAnotherProcess";

export interface Attack {
  name: string;
  /** Bodies that are sent in turn, each connection again as soon as it is answered. */
  bodies: readonly string[];
  /** /graphql unless it says another. */
  path?: string;
  /** Whoever sends it is not signed in. */
  isStranger?: boolean;
}

/** What came back, by status and code: "200", "413 BODY_TOO_LARGE". */
export type Answers = Record<string, number>;

/** Connections of the one user. */
const CONNECTIONS = 20;

/** One who sends as much as it can. `bearer`: who it is; null: nobody signed in. */
export const attack = (url: string, bearer: string | null, { bodies, path = "/graphql" }: Attack): Promise<Attacker<Answers>> =>
  inAnotherProcess("attacker.mjs", { url: `${url}${path}`, bearer, bodies, connections: CONNECTIONS });

export interface Flood {
  kind: "controls" | "readers" | "halfOpen" | "listener" | "idle" | "badFrames";
  sockets: number;
  /** Who they are, in turn. */
  bearers: readonly string[];
  /** What readers subscribe to, in turn. */
  subscriptions?: readonly { query: string; variables?: object }[];
}

/** Those who hold sockets. */
export const flood = (url: string, options: Flood): Promise<Attacker<Record<"opened" | "ended", number>>> =>
  inAnotherProcess("flooder.mjs", { url, ...options });
