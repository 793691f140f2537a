// Long statements are distinguished from dead connections by a probe on another connection.
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { connect, type Db, ENDLESS, PoolGroup } from "../../../server/db/connect";
import { createLog } from "../../../server/platform/log";
import { rejectionOf, useLosableDatabase } from "../../fixtures/db/losableDatabase";

const probed = { probeMs: 200, answerMs: 20_000 };

describe("a statement without data for longer than the probe interval", () => {
  const database = useLosableDatabase();

  test("stays open while its backend works, also when another connection is silent", async () => {
    await database.limit({});
    const group = new PoolGroup();
    const [jobs, vital] = [probed, { answerMs: 400 }].map((timeouts) =>
      connect({ url: database.url }, createLog("silent"), 1, undefined, { ...ENDLESS, ...timeouts }, { group }),
    ) as [Db, Db];
    try {
      await vital.execute(sql`select 1`);
      database.network.deaden();
      const sleeping = rejectionOf(jobs.execute(sql`select pg_sleep(2.5)`));
      expect((await rejectionOf(vital.execute(sql`select 1`))).code).toBe("CONNECTION_SILENT");
      expect((await sleeping).code).toBe("answered");
    } finally {
      await Promise.all([jobs, vital].map(({ $client }) => $client.end({ timeout: 1 })));
    }
  });

  test("is rejected if it never reached the server, and the next one gets a new connection", async () => {
    await database.limit(probed);
    await database.expectGoodConnection();
    database.network.deaden();
    const { code, ms } = await rejectionOf(database.single.execute(sql`select 1`));
    expect(code).toBe("CONNECTION_SILENT");
    expect(ms).toBeLessThan(5_000);
    await database.expectAnswerSoon();
    await database.expectGoodConnection();
  });

  test("is rejected within a transaction soon after the server has ended the transaction of a dead connection", async () => {
    await database.limit({ probeMs: 4_000, answerMs: 20_000 });
    const { code, ms } = await rejectionOf(
      database.single.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        database.network.deaden();
        await tx.execute(sql`select 1`);
      }),
    );
    expect(code).toBe("CONNECTION_SILENT");
    expect(ms).toBeLessThan(8_000);
  });

  test("is rejected after its end if the connection died meanwhile", async () => {
    await database.limit(probed);
    await database.expectGoodConnection();
    const sleeping = rejectionOf(database.single.execute(sql`select pg_sleep(1.5)`));
    await new Promise((later) => setTimeout(later, 700));
    database.network.deaden();
    const { code, ms } = await sleeping;
    expect(code).toBe("CONNECTION_SILENT");
    expect(ms).toBeGreaterThan(1_500);
    expect(ms).toBeLessThan(6_000);
  });

  test("stays open while the server cannot be asked", async () => {
    await database.limit(probed);
    await database.expectGoodConnection();
    const sleeping = rejectionOf(database.single.execute(sql`select pg_sleep(2)`));
    await new Promise((later) => setTimeout(later, 100));
    database.network.closeNew();
    expect((await sleeping).code).toBe("answered");
  });

  test("is rejected once the server, silent to new connections too, answers again", async () => {
    await database.limit(probed);
    await database.expectGoodConnection();
    database.network.silence();
    const asked = rejectionOf(database.single.execute(sql`select 1`));
    await new Promise((later) => setTimeout(later, 4_500));
    database.network.answerNew();
    const { code, ms } = await asked;
    expect(code).toBe("CONNECTION_SILENT");
    expect(ms).toBeGreaterThan(4_500);
    expect(ms).toBeLessThan(12_000);
  });
});

describe("behind a pooler, which gives connections process ids of its own, a statement without data", () => {
  const database = useLosableDatabase({ isPooler: true });

  test("stays open", async () => {
    await database.limit(probed);
    expect((await rejectionOf(database.single.execute(sql`select pg_sleep(2.5)`))).code).toBe("answered");
  });
});
