// Two nodes on one database, of which one is killed with kill -9 while it mails a report: of the period one mail.
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type MailServer, startMailServer } from "../fixtures/reports/mailServer";
import { type Product, startBuiltProduct } from "../fixtures/product";
import { EVENTUALLY } from "./killableProduct";
import { type RemoteDatabaseProduct, startProductOnRemoteDatabase } from "./remoteDatabase";
import { tally } from "./tally";

const PERIODS = 2;
let mails: MailServer;
let first: RemoteDatabaseProduct;
let nodes: Product[];
beforeAll(async () => {
  mails = await startMailServer();
  const env = { SMTP_URL: mails.url, MAIL_FROM: "Atalaya <no-reply@example.test>", PUBLIC_URL: "https://atalaya.example.test" };
  first = await startProductOnRemoteDatabase(env);
  await first.owner.execute(`update users set email = 's@example.test', folded_email = 's@example.test' where "user" = 'supervisor'`);
  nodes = [first.product, await startBuiltProduct({ ...env, DATABASE_URL: first.databaseUrl })];
});
afterAll(async () => {
  await nodes[1]!.stop();
  await first.stop();
});

/** A subscription of this name, due now. */
async function due(name: string, on: Product): Promise<void> {
  const input = { name, instanceId: "ES", formats: ["XLSX"], frequency: "DAILY", weekday: null, hour: 8, timeZone: "Europe/Madrid" };
  const mutation = "mutation($input: SaveReportSubscriptionInput!) { saveReportSubscription(input: $input) { id } }";
  expect((await on.graphql(mutation, { input }, await on.signIn("supervisor"))).errors).toBeUndefined();
  await first.owner.execute(sql`update report_subscriptions set next_due_at = now() where name = ${name}`);
}

test("after either node is killed during mailing, the other continues, and each period has one mail", async () => {
  for (let round = 0; round < PERIODS; round++) {
    const [victim, other] = round % 2 ? [nodes[1]!, nodes[0]!] : [nodes[0]!, nodes[1]!];
    // in the last round both are killed at the same moment, and one of them comes back
    const victims = round === PERIODS - 1 ? [victim, other] : [victim];
    const killed = new Promise<void>((done) =>
      mails.beforeAnswer(async () => {
        mails.beforeAnswer(null);
        await Promise.all(victims.map((node) => node.kill()));
        done();
      }),
    );
    await due(`Round ${round}`, other);
    await killed;
    await victim.start();
    // as if the leases of the killed node had expired
    await first.owner.execute("update report_sendings set leased_until = now() where ended_at is null");
    await first.owner.execute("update outbox set due_at = now() where state = 'WAITING'");
    await vi.waitFor(async () => {
      const sendings = await first.owner.execute<{ state: string }>("select state from report_sendings");
      expect(sendings.map(({ state }) => state)).toEqual(Array.from({ length: round + 1 }, () => "SENT"));
    }, EVENTUALLY);
  }
  // A mail whose answer did not come is sent again, under its Message-ID: its receiver has it once.
  const sent = new Set(mails.received.map(({ headers }) => headers["message-id"])).size;
  tally({ lost: Math.max(0, PERIODS - sent), doubled: Math.max(0, sent - PERIODS) }, { acknowledged: PERIODS });
}, 240_000);
