import { reconsiderAbandoned } from "../claims/reconsider.actions";
import type { Announcer } from "../changes/announcer";
import type { Work } from "../db/transaction";
import type { Log } from "../platform/log";
import { Loop } from "./loop";

/** Looks this often, milliseconds. */
const every = 5_000;

/** Has claims follow of suppliers that are reached in another way, where the node that took them was gone before. */
export class Reconsidering extends Loop {
  constructor(work: Work & { announcer: Announcer; log: Log }) {
    super(
      every,
      () => reconsiderAbandoned(work),
      (err) => work.log.warn({ err }, "the claims of suppliers that are reached in another way could not follow; it is tried again"),
    );
  }
}
