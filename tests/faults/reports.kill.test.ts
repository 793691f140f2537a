// kill -9 while a report goes by mail, from its due time to the mail server's answer: of each period one mail, or two of one Message-ID where the kill
// came between the answer and its being stored.
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { connect, type Db } from "../../server/db/connect";
import { runningSocket } from "../../server/db/embedded/embedded";
import { isUnavailable } from "../../server/db/health/databaseTrouble";
import { createLog } from "../../server/platform/log";
import { readXlsx } from "../fixtures/exports/readFiles";
import { pdfPages } from "../fixtures/reports/pdfText";
import { type MailServer, startMailServer } from "../fixtures/reports/mailServer";
import { type Product, startBuiltProduct } from "../fixtures/product";
import { EVENTUALLY } from "./killableProduct";
import { tally } from "./tally";

let product: Product;
let mails: MailServer;
let db: Db;
const open = async (): Promise<Db> => connect({ socket: (await runningSocket(product.folder))! }, createLog("silent"), 2);
const address = (name: string): string => `${name.toLowerCase()}@example.test`;

beforeAll(async () => {
  mails = await startMailServer();
  product = await startBuiltProduct({
    SMTP_URL: mails.url,
    MAIL_FROM: "Atalaya <no-reply@example.test>",
    PUBLIC_URL: "https://atalaya.example.test",
  });
  db = await open();
});
afterAll(async () => {
  await db.$client.end({ timeout: 1 });
  await product.stop();
});

/** A subscription of this name, whose mails go to an address of this name; due now. */
async function due(name: string): Promise<string> {
  await db.execute(sql`update users set email = ${address(name)}, folded_email = ${address(name)} where "user" = 'supervisor'`);
  const bearer = await product.signIn("supervisor");
  const input = { name, instanceId: "ES", formats: ["PDF", "XLSX"], frequency: "DAILY", weekday: null, hour: 8, timeZone: "Europe/Madrid" };
  const mutation = "mutation($input: SaveReportSubscriptionInput!) { saved: saveReportSubscription(input: $input) { id } }";
  const { data } = await product.graphql<{ saved: { id: string } }>(mutation, { input }, bearer);
  await db.execute(sql`update report_subscriptions set next_due_at = now() where id = ${data!.saved.id}::uuid`);
  return data!.saved.id;
}
async function startAgain(): Promise<void> {
  await db.$client.end({ timeout: 1 });
  await product.start();
  db = await open();
  // As after an absence longer than the leases of its work.
  await db.execute("update report_sendings set leased_until = now() where ended_at is null");
  await db.execute("update outbox set due_at = now() where state = 'WAITING'");
}
const sent = (id: string) =>
  vi.waitFor(async () => {
    const rows = await db.execute<{ state: string }>(sql`select state from report_sendings where subscription_id = ${id}::uuid`);
    expect(rows.map(({ state }) => state)).toEqual(["SENT"]);
  }, EVENTUALLY);
const messageIds = (name: string) => mails.to(address(name)).map(({ headers }) => headers["message-id"]);

test("the built product mails both files, created in its worker thread", async () => {
  const id = await due("Whole");
  await sent(id);
  const { files } = mails.to(address("Whole"))[0]!;
  expect(files).toHaveLength(2);
  for (const { name, bytes } of files)
    if (name.endsWith("pdf")) expect(pdfPages(bytes)[0]).toMatch(/Informe del cuadro de mando|Dashboard report/);
    else expect(readXlsx(bytes)[0]!.rows.length).toBeGreaterThan(15);
});

test("killed while its files are stored, the report is created again and mailed once", async () => {
  const held = db
    .transaction(async (tx) => {
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      await tx.execute(sql`lock table report_files in exclusive mode`);
      const id = await due("Making");
      await vi.waitFor(async () => {
        const waiting = await tx.execute(sql`select 1 from pg_locks where relation = 'report_files'::regclass and not granted`);
        expect(waiting.length).toBeGreaterThan(0);
      }, EVENTUALLY);
      await product.kill();
      return id;
    })
    .catch((error: unknown) => {
      if (!isUnavailable(error)) throw error;
    });
  await held;
  await startAgain();
  const [row] = await db.execute<{ id: string }>("select id from report_subscriptions where name = 'Making'");
  await sent(row!.id);
  const { length } = messageIds("Making");
  tally({ lost: length ? [] : ["Making"], doubled: Math.max(0, length - 1) }, { acknowledged: 1 });
});

test("killed before the mail server's response, the report is sent again with the same Message-ID", async () => {
  const offered: (string | undefined)[] = [];
  const killed = new Promise<void>((done) =>
    mails.beforeAnswer(async ({ headers }) => {
      offered.push(headers["message-id"]);
      mails.beforeAnswer(({ headers }) => void offered.push(headers["message-id"]));
      await product.kill();
      done();
    }),
  );
  const id = await due("Answer");
  await killed;
  await startAgain();
  await sent(id);
  expect(offered).toHaveLength(2);
  tally({ lost: mails.to(address("Answer")).length ? [] : ["Answer"], doubled: new Set(offered).size - 1 }, { acknowledged: 1 });
  mails.beforeAnswer(null);
});

test("killed before the mail server's response is stored, the report is sent once more with the same Message-ID", async () => {
  const id = await due("Stored");
  const held = db
    .transaction(async (tx) => {
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      // once it is leased for its one attempt: what came of that waits
      await new Promise<void>((answering) =>
        mails.beforeAnswer(async () => {
          mails.beforeAnswer(null);
          await tx.execute(sql`lock table outbox in share mode`);
          answering();
        }),
      );
      await vi.waitFor(async () => {
        const waiting = await tx.execute(sql`select 1 from pg_locks where relation = 'outbox'::regclass and not granted`);
        expect([waiting.length > 0, messageIds("Stored").length]).toEqual([true, 1]);
      }, EVENTUALLY);
      await product.kill();
    })
    .catch((error: unknown) => {
      if (!isUnavailable(error)) throw error;
    });
  await held;
  await startAgain();
  await sent(id);
  expect(messageIds("Stored")).toHaveLength(2);
  tally({ lost: 0, doubled: new Set(messageIds("Stored")).size - 1 }, { acknowledged: 1 });
});

test("restarted repeatedly while no report is due, the product mails nothing more", async () => {
  const before = mails.offered();
  for (let n = 0; n < 2; n++) {
    await product.kill();
    await startAgain();
  }
  const rows = await db.execute<{ n: number }>("select count(*)::int as n from report_sendings");
  expect([mails.offered() - before, rows[0]!.n]).toEqual([0, 4]);
});
