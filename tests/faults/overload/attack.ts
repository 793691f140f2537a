import { type Attacker, inAnotherProcess } from "./inAnotherProcess";

export interface Attack {
  name: string;
  /** Bodies that are sent in turn, each connection again as soon as it is answered. */
  bodies: readonly string[];
  /** /graphql unless it says another. */
  path?: string;
  isStranger?: boolean;
}

/** Number of responses by status and code: "200", "413 BODY_TOO_LARGE". */
export type Answers = Record<string, number>;

/** Connections of the one user. */
const CONNECTIONS = 20;

/** An attacker that sends as much as possible. `bearer`: its token; null: not signed in. */
export const attack = (url: string, bearer: string | null, { bodies, path = "/graphql" }: Attack): Promise<Attacker<Answers>> =>
  inAnotherProcess("attacker.mjs", { url: `${url}${path}`, bearer, bodies, connections: CONNECTIONS });

export interface Flood {
  kind: "controls" | "readers" | "halfOpen" | "listener" | "idle" | "badFrames";
  sockets: number;
  bearers: readonly string[];
  subscriptions?: readonly { query: string; variables?: object }[];
}

export const flood = (url: string, options: Flood): Promise<Attacker<Record<"opened" | "ended", number>>> =>
  inAnotherProcess("flooder.mjs", { url, ...options });
