import { uuidv7 } from "uuidv7";
import type { Tx } from "../db/connect";
import { audit } from "../db/tables/log";
import type { Viewer } from "../platform/viewer";

export interface Deed {
  /** What was done, in the domain's words: "claim.delay", "ingest.claims". */
  action: string;
  model: string;
  entityId?: string;
  before?: unknown;
  after?: unknown;
  /** Address it came from. */
  origin?: string;
  requestId?: string;
}

/** One row per mutation, in the mutation's own transaction. */
export async function record(tx: Tx, now: Date, viewer: Viewer, deed: Deed): Promise<void> {
  await tx.insert(audit).values({ id: uuidv7(), at: now, actorId: viewer.userId, actorName: viewer.name, ...deed });
}
