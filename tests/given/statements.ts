import type { Db } from "../../server/db/connect";

/** Counts the statements that reach PostgreSQL from requests while `work` runs, or only those of a kind. */
export async function statements<T>(requests: Db, work: () => Promise<T>, only = /./): Promise<{ result: T; count: number }> {
  const options = requests.$client.options as { debug?: unknown };
  let count = 0;
  options.debug = (_connection: number, query: string) => {
    if (only.test(query)) count++;
  };
  try {
    return { result: await work(), count };
  } finally {
    delete options.debug;
  }
}
