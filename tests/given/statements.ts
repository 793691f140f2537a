import type { Db } from "../../server/db/connect";

/** Counts the statements that reach PostgreSQL while `work` runs, or only those of a kind. */
export async function statements<T>(db: Db, work: () => Promise<T>, only = /./): Promise<{ result: T; count: number }> {
  const options = db.$client.options as { debug?: unknown };
  let count = 0;
  options.debug = (_connection: number, query: string) => {
    // the background's own: change log, heartbeat, clock, processes, outbox, sessions of sockets
    if (
      !/from changes|into "changes"|^(begin|commit)|status_due_at|process_due_at|from positions p|select id from instances|setting_values|outbox|"sessions"|now\(\)|notify/i.test(
        query,
      ) &&
      only.test(query)
    )
      count++;
  };
  try {
    return { result: await work(), count };
  } finally {
    delete options.debug;
  }
}
