import { once } from "node:events";
import { type AddressInfo, connect as dial, createServer } from "node:net";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test, vi } from "vitest";
import type { DatabaseAddress } from "../../../server/db/connect";
import { openAt } from "../../../server/db/open";
import { createLog } from "../../../server/platform/log";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { claimRecord } from "../../fixtures/claims/intake";
import { onCleanup } from "../../fixtures/cleanup";
import { dataOf } from "../../fixtures/graphqlClient";

const foreignDefaults = {
  DateStyle: "'SQL, DMY'",
  IntervalStyle: "'sql_standard'",
  extra_float_digits: "-5",
  bytea_output: "'escape'",
  standard_conforming_strings: "off",
  TimeZone: "'America/Asuncion'",
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const [row] = await app.owner.execute<{ name: string }>(sql`select current_database() as name`);
  for (const [name, value] of Object.entries(foreignDefaults))
    await app.owner.execute(sql.raw(`alter database ${row!.name} set ${name} to ${value}`));
  await app.owner.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await vi.waitFor(async () => expect((await fetch(`${app.url}/readyz`)).status).toBe(200));
});

/** Passes connections on to the database without the startup parameters of these names, as some connection poolers do. */
async function poolerWithout(address: DatabaseAddress, names: readonly string[]): Promise<string> {
  const pooler = createServer((near) => {
    const far =
      "url" in address
        ? dial(Number(new URL(address.url).port || 5432), new URL(address.url).hostname)
        : dial(`${address.socket}/.s.PGSQL.5432`);
    near.on("error", () => far.destroy()).on("close", () => far.destroy());
    far.on("error", () => near.destroy()).pipe(near);
    near.once("data", (startup) => {
      const words = startup.subarray(8, -2).toString().split("\0");
      const kept = words.filter((_, at) => !names.includes(words[at - (at % 2)]!));
      const body = Buffer.from(`${kept.join("\0")}\0\0`);
      const head = Buffer.from(startup.subarray(0, 8));
      head.writeInt32BE(8 + body.length);
      far.write(Buffer.concat([head, body]));
      near.pipe(far);
    });
  });
  await once(pooler.listen(0, "127.0.0.1"), "listening");
  onCleanup(() => void pooler.close());
  const url = new URL("url" in address ? address.url : `postgres://postgres@127.0.0.1/${address.database}`);
  url.host = `127.0.0.1:${(pooler.address() as AddressInfo).port}`;
  return url.href;
}

describe("a database with changed session defaults", () => {
  test.each(["2026-03-05T04:03:02.123Z", "2026-03-25T04:03:02.123Z"])("returns the same instant %s", async (occurredAt) => {
    const record = claimRecord({ fhocurrencia: occurredAt });
    expect((await app.ingest("claims", [record], await app.key("ingest"))).body).toMatchObject({ accepted: 1 });
    const answer = await app.graphql<{ claims: { nodes: { occurredAt: string }[] } }>(
      "query ($ids: [ID!]) { claims(filter: { ids: $ids }) { nodes { occurredAt } } }",
      { ids: [record.rgpresta] },
      await app.signIn(),
    );
    expect(dataOf(answer).claims.nodes).toEqual([{ occurredAt }]);
  });

  test.each(["db", "requests", "intakeDb", "vitalDb", "ownerDb"] as const)(
    "returns numbers, intervals and bytes unchanged on %s",
    async (pool) => {
      const [row] = await app[pool].execute(
        sql.raw(String.raw`select 0.1::float8 + 0.2 as sum, '\xdead'::bytea as bytes, interval '1 day 2 hours' as span, '\n' as text`),
      );
      expect(row).toEqual({ sum: 0.1 + 0.2, bytes: Buffer.from([0xde, 0xad]), span: "1 day 02:00:00", text: String.raw`\n` });
    },
  );

  test("is rejected at the start if a pooler drops the settings", async () => {
    const url = await poolerWithout(app.place.address, ["DateStyle", "bytea_output"]);
    await expect(openAt({ url }, createLog("silent"))).rejects.toThrow(
      'DateStyle is "SQL, DMY" instead of "ISO, MDY", bytea_output is "escape" instead of "hex"',
    );
  });
});
