// A register of very many claims, without waiting for each to come through the endpoint.
import { setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";
import { runningSocket } from "../../server/db/embedded/embedded";
import { bases, bodyOf, newClaims } from "./ingestRows";
import { type Product, send, usage } from "./product";

/** One connection to the embedded PostgreSQL of a product on this data directory, as its owner. */
export const embeddedSql = async (folder: string): Promise<postgres.Sql> =>
  postgres({
    path: `${(await runningSocket(folder))!}/.s.PGSQL.5432`,
    user: "postgres",
    database: "postgres",
    max: 1,
    onnotice: () => {},
  });

/** Claims that come through the endpoint, at the most; the others are made from them. */
export const MOST_SENT = 2_000;

const states = {
  /** In the register, and on no board. */
  finished: { set: "status = 'FINISHED', finished_at = now(), status_due_at = null", copied: "true" },
  /** On the board, and nothing is due for a day. A claim that is copied has no alarm, which its copies would still have to get. */
  open: {
    set: "status_due_at = now() + interval '1 day', process_due_at = null",
    copied: "not exists (select from alarms a where a.claim_id = claims.id)",
  },
} as const;

export async function fillClaims(
  { url }: Pick<Product, "url">,
  key: string,
  sql: postgres.Sql,
  count: number,
  state: keyof typeof states = "finished",
): Promise<void> {
  const sent = Math.min(count, MOST_SENT);
  await send(`${url}/ingest/suppliers`, key, "application/json", bodyOf(bases(), "array"));
  await send(`${url}/ingest/claims`, key, "application/json", bodyOf(newClaims("N", sent), "array"));
  const columns = await sql<{ name: string }[]>`
    select quote_ident(column_name) as name from information_schema.columns where table_name = 'claims' and column_name not in ('id', 'file', 'occurred_at', 'search_key')
      and is_generated = 'NEVER' order by ordinal_position`;
  const names = columns.map(({ name }) => name).join(", ");
  const { set, copied } = states[state];
  await sql.unsafe(`update claims set ${set}`);
  for (let copy = 1, missing = count - sent; missing > 0; copy++)
    missing -= (
      await sql.unsafe(`insert into claims (id, file, occurred_at, ${names}) select id || '-${copy}', file || '-${copy}', occurred_at - ${copy} * interval '37 minutes', ${names}
      from claims where id like 'N-%' and id !~ '^N-.*-' and ${copied} limit ${Math.min(sent, missing)}`)
    ).count;
  await sql`vacuum analyze claims`;
}

export async function quiet(product: Product): Promise<void> {
  for (let idle = 0; idle < 3;) {
    const { cpu } = await usage(product);
    await sleep(2_000);
    idle = (await usage(product)).cpu - cpu < 0.3 ? idle + 1 : 0;
  }
}
