import type { Viewer } from "../platform/viewer";
import { whoIs } from "./turns";

/** A socket, and what each of its subscriptions costs (cost.ts), by its id. */
export interface Subscriber {
  viewer?: Viewer;
  /** As graphql-ws keeps those that are open. */
  subscriptions: Readonly<Record<string, unknown>>;
  /** Also of those that have ended, until they are next looked at. */
  readonly costs: Map<string, number>;
}

/**
 * What everything that a viewer has open on these sockets costs together: each of its subscriptions may be answering at the same time, and
 * none of them takes turns.
 */
export function costOfOpen(sockets: Iterable<Subscriber>, viewer: Viewer): number {
  let sum = 0;
  for (const { viewer: of, subscriptions, costs } of sockets) {
    if (!of || whoIs(of) !== whoIs(viewer)) continue;
    for (const [id, cost] of costs) {
      if (Object.hasOwn(subscriptions, id)) sum += cost;
      else costs.delete(id);
    }
  }
  return sum;
}
