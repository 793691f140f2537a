import { Readable } from "node:stream";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { createKey } from "../../../server/auth/keys/apiKeys";
import { claimsEndpoint } from "../../../server/ingest/claimsEndpoint";
import { FeedBook } from "../../../server/ingest/feedBook";
import { keyActor } from "../../../server/platform/actor";
import { requestSlotLimits, RequestSlots } from "../../../server/platform/requestSlots";
import { createLog } from "../../../server/platform/log";
import { Clock } from "../../../server/platform/time";
import { unrestrictedScope } from "../../../server/platform/viewer";
import { database, type Databases } from "../../fixtures/app";
import { onCleanup } from "../../fixtures/cleanup";
import { holdWrites, lockWaiterCount } from "../../fixtures/db/rowLocks";
import { claimRecord } from "../../fixtures/records";

let databases: Databases;
let keyId: string;
let keys = 0;
const clock = new Clock();
const log = createLog("silent");
beforeAll(async () => {
  const { drop, ...opened } = await database();
  onCleanup(drop);
  databases = opened;
});
beforeEach(async () => {
  clock.offset = 0;
  const name = `Source ${++keys}`;
  await createKey({ db: databases.db, clock }, name, ["ingest"]);
  keyId = (await databases.db.execute<{ id: string }>(sql`select id from api_keys where name = ${name}`))[0]!.id;
});

/** A node's book; what it has noted is written when it stops. */
function newBook(): FeedBook {
  const book = new FeedBook({ db: databases.db, clock, log });
  book.start();
  return book;
}
const feeds = async () => [
  ...(await databases.db.execute<{ messages: number; at: number }>(
    sql`select messages, (extract(epoch from last_at) * 1000)::float8 as at from feeds where key_id = ${keyId}`,
  )),
];

test("stores the notes of two nodes about the same new source", async () => {
  const books = [newBook(), newBook()];
  for (const book of books) book.note(keyId, "CLAIMS");
  const release = await holdWrites(databases, "feeds");
  const stopped = Promise.all(books.map((book) => book.stop()));
  await expect.poll(() => lockWaiterCount(databases)).toBe(2);
  await release();
  await stopped;
  expect(await feeds()).toEqual([expect.objectContaining({ messages: 2 })]);
});

test("writes a failed note at the next attempt", async () => {
  const book = newBook();
  book.note(keyId, "POSITIONS");
  await databases.owner.execute(sql`create function refuse_feeds() returns trigger language plpgsql as $$ begin raise 'not now'; end $$`);
  await databases.owner.execute(sql`create trigger refuse_feeds before insert on feeds for each row execute function refuse_feeds()`);
  await book.stop();
  expect(await feeds()).toEqual([]);
  await databases.owner.execute(sql`drop function refuse_feeds cascade`);
  book.start();
  await book.stop();
  expect(await feeds()).toEqual([expect.objectContaining({ messages: 1 })]);
});

test("counts one long import as one message and hears it until its end", async () => {
  const book = newBook();
  const stream = new Readable({ read: () => undefined });
  const sender = { actor: keyActor({ id: keyId, name: "source" }), scope: unrestrictedScope };
  const batchSlots = new RequestSlots(requestSlotLimits.recordBatches);
  const answer = claimsEndpoint({ db: databases.db, clock, log, feedBook: book, batchSlots })(sender, {
    stream,
    contentType: "application/x-ndjson",
  });
  const stored = async (id: string) => (await databases.db.execute(sql`select 1 from claims where id = ${id}`)).length;
  const heardAt: number[] = [];
  for (const id of ["long 1", "long 2", "long 3"]) {
    clock.offset += 60_000;
    stream.push(`${JSON.stringify(claimRecord(id))}\n`);
    await expect.poll(() => stored(id)).toBe(1);
    await book.stop();
    book.start();
    const [feed] = await feeds();
    heardAt.push(feed!.at);
    expect(feed!.messages).toBe(1);
  }
  stream.push(null);
  expect((await answer).accepted).toBe(3);
  await book.stop();
  expect(heardAt[2]! - heardAt[0]!).toBeGreaterThan(100_000);
});
