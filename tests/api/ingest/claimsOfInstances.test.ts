// Claim codes belong to an AMA instance: a key of one instance neither learns of nor occupies claims of another.
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { erasedClaims } from "../../../server/db/tables/erasures";
import { systemSender, unrestrictedScope, type Sender } from "../../../server/platform/viewer";
import { claimRecord, createIngestFixture, minutes, took, type IngestFixture, withoutIds } from "../../fixtures/claims/intake";

let ingestFixture: IngestFixture;
const senderOf = (...instances: string[]): Sender => ({ ...systemSender, scope: { ...unrestrictedScope, instances: new Set(instances) } });
const [spanish, portuguese] = [senderOf("ES"), senderOf("PT")];
const inPortugal = { cdama: "PT" };
beforeAll(async () => {
  ingestFixture = await createIngestFixture();
});

/** Everything that the database holds about a claim, as text. */
const traces = async (id: string): Promise<string> => {
  const rows = await ingestFixture.db.execute(sql`select
    (select to_jsonb(c) from claims c where id = ${id}) as claim, (select jsonb_agg(m order by code) from milestones m where claim_id = ${id}) as milestones,
    (select jsonb_agg(s order by at, id) from status_log s where claim_id = ${id}) as log, (select jsonb_agg(state order by seq) from changes where state->>'id' = ${id}) as changes`);
  return JSON.stringify(rows);
};

describe("a claim code used by two instances", () => {
  test("is answered to both senders like a free code and creates two claims", async () => {
    const { rgpresta: code, ...rest } = claimRecord({ txobserva: "first" });
    expect(await ingestFixture.claims([{ rgpresta: code, ...rest }], spanish)).toEqual(took(1));
    const before = await traces(`${code}@ES`);
    const second = await ingestFixture.claims([{ rgpresta: code, ...rest, ...inPortugal, version: 5, txobserva: "second" }], portuguese);
    expect(second).toEqual(await ingestFixture.claims([claimRecord(inPortugal)], portuguese));
    expect(await ingestFixture.claim(`${code}@PT`)).toMatchObject({ instanceId: "PT", notes: "second", sourceVersion: 5 });
    expect(await traces(`${code}@ES`)).toBe(before);
    expect(await ingestFixture.claims([{ rgpresta: code, version: 2, txobserva: "changed" }], spanish)).toEqual(took(1));
    expect(await ingestFixture.claim(`${code}@PT`)).toMatchObject({ notes: "second", version: 1 });
  });

  test("stored without its instance stays the id of its instance and is free for the other", async () => {
    const record = claimRecord({ txobserva: "kept" });
    const code = record.rgpresta;
    await ingestFixture.claims([record]);
    const before = await traces(code);
    expect(await ingestFixture.claims([{ ...record, ...inPortugal }], portuguese)).toEqual(took(1));
    expect(await traces(code)).toBe(before);
    expect(await ingestFixture.claim(`${code}@PT`)).toMatchObject({ instanceId: "PT", version: 1 });
    // The key of the first instance finds its claim by the code, and creates no second one.
    expect(await ingestFixture.claims([{ rgpresta: code, version: 2, txobserva: "mine" }], spanish)).toEqual(took(1));
    expect(await ingestFixture.claim(code)).toMatchObject({ notes: "mine", version: 2 });
    expect(await ingestFixture.claim(`${code}@ES`)).toBeUndefined();
  });

  test("used by another instance does not affect a sender of all instances", async () => {
    const record = claimRecord(inPortugal);
    await ingestFixture.claims([{ ...record, cdama: "ES" }], spanish);
    expect(await ingestFixture.claims([record])).toEqual(took(1));
    expect(await ingestFixture.claim(record.rgpresta)).toMatchObject({ instanceId: "PT" });
  });

  test.each([
    ["all instances", systemSender],
    ["both instances", senderOf("ES", "PT")],
  ])("creates two claims by a key of %s, in two batches and in one", async (_, sender) => {
    for (const isOneBatch of [false, true]) {
      const record = claimRecord({ txobserva: "of Spain" });
      const second = { ...record, ...inPortugal, version: 2, txobserva: "of Portugal" };
      if (isOneBatch) expect(await ingestFixture.claims([record, second], sender)).toEqual(took(2));
      else for (const one of [record, second]) expect(await ingestFixture.claims([one], sender)).toEqual(took(1));
      const code = record.rgpresta;
      const spanishId = sender === systemSender ? code : `${code}@ES`;
      expect(await ingestFixture.claim(spanishId)).toMatchObject({ instanceId: "ES", notes: "of Spain" });
      expect(await ingestFixture.claim(`${code}@PT`)).toMatchObject({ instanceId: "PT", notes: "of Portugal" });
      // Each record changes the claim of the instance it names.
      await ingestFixture.claims([{ rgpresta: code, ...inPortugal, version: 3, txobserva: "changed" }], sender);
      expect(await ingestFixture.claim(spanishId)).toMatchObject({ notes: "of Spain" });
      expect(await ingestFixture.claim(`${code}@PT`)).toMatchObject({ notes: "changed" });
    }
  });

  test("is not moved by a partial record that names another instance", async () => {
    const record = claimRecord({ txobserva: "kept" });
    await ingestFixture.claims([record]);
    const before = await traces(record.rgpresta);
    const { accepted, refused } = await ingestFixture.claims([{ rgpresta: record.rgpresta, ...inPortugal, version: 2 }]);
    expect([accepted, refused.map(({ field, code }) => [field, code])]).toEqual([
      0,
      [
        ["cdservicio", "REQUIRED"],
        ["fhocurrencia", "REQUIRED"],
      ],
    ]);
    expect(await traces(record.rgpresta)).toBe(before);
  });

  test("is answered to a partial record as an unknown claim", async () => {
    const record = claimRecord(inPortugal);
    await ingestFixture.claims([record], portuguese);
    const part = { version: 3, txobserva: "note" };
    const missing = await ingestFixture.claims([{ rgpresta: "NOWHERE", ...part }], spanish);
    expect(missing.refused).not.toEqual([]);
    for (const id of [record.rgpresta, `${record.rgpresta}@PT`])
      expect(withoutIds(await ingestFixture.claims([{ rgpresta: id, ...part }], spanish))).toEqual(withoutIds(missing));
  });

  test("identifies one claim within a batch", async () => {
    const record = claimRecord();
    const later = { rgpresta: record.rgpresta, version: 2, fhasignacion: minutes(-5), cdprovee: "BATCH" };
    expect(await ingestFixture.claims([record, later], spanish)).toEqual(took(2));
    expect(await ingestFixture.claim(`${record.rgpresta}@ES`)).toMatchObject({ supplierId: "BATCH@ES", version: 1 });
  });

  test("creates one claim in two concurrent batches", async () => {
    const record = claimRecord();
    const answers = await Promise.all([1, 2, 3].map(() => ingestFixture.claims([record], spanish)));
    expect(answers.map(({ accepted }) => accepted).sort()).toEqual([0, 0, 1]);
  });
});

describe("an erased claim", () => {
  test.each([
    ["ES", "ERASED"],
    [null, "ERASED"],
    ["PT", undefined],
  ])("from %s is answered with %s to a sender of ES", async (instanceId, code) => {
    const record = claimRecord();
    await ingestFixture.db.insert(erasedClaims).values({ claimId: record.rgpresta, instanceId, at: new Date() });
    for (const sender of [spanish, systemSender]) {
      const answer = await ingestFixture.claims([record], sender);
      expect(answer.refused[0]?.code).toBe(code);
    }
    if (!code) expect(await ingestFixture.claim(`${record.rgpresta}@ES`)).toMatchObject({ instanceId: "ES" });
  });
});
