// The doors for records on a database of their own, without HTTP before them.
import { Readable } from "node:stream";
import { eq, sql } from "drizzle-orm";
import { expect } from "vitest";
import { afterwards } from "./afterwards";
import { Announcer } from "../../server/changes/announcer";
import type { ClaimState, SupplierState } from "../../server/changes/states";
import { claims } from "../../server/db/tables/claims";
import { suppliers } from "../../server/db/tables/suppliers";
import type { IngestAnswer } from "../../server/ingest/answer";
import { claimsDoor } from "../../server/ingest/claimsDoor";
import { suppliersDoor } from "../../server/ingest/suppliersDoor";
import { createLog } from "../../server/platform/log";
import { Clock } from "../../server/platform/time";
import { type Sender, systemSender } from "../../server/platform/viewer";
import { database, type Databases } from "./app";

export interface GivenDoors extends Databases {
  clock: Clock;
  /** Sends records: a list goes as a JSON array, text and streams as NDJSON. */
  claims(records: unknown, sender?: Sender): Promise<IngestAnswer>;
  suppliers(records: unknown, sender?: Sender): Promise<IngestAnswer>;
  claim(id: string): Promise<typeof claims.$inferSelect>;
  /** Sends one claim in steps, each under the next version; answers the claim after the last. */
  claimAfter(...steps: object[]): Promise<typeof claims.$inferSelect>;
  supplier(id: string): Promise<typeof suppliers.$inferSelect>;
  /** States in the change log, oldest first. */
  changes(kind: "claim", id: string): Promise<ClaimState[]>;
  changes(kind: "supplier", id: string): Promise<SupplierState[]>;
  count(table: string): Promise<number>;
}

export async function givenDoors(): Promise<GivenDoors> {
  const { drop, ...databases } = await database();
  const { db } = databases;
  const log = createLog(process.env.TEST_LOG ?? "silent");
  const clock = new Clock();
  const work = { db, clock, log, announcer: new Announcer(db, log) };
  const body = (records: unknown) =>
    records instanceof Readable
      ? { stream: records, contentType: "application/x-ndjson" }
      : typeof records === "string"
        ? { stream: Readable.from([Buffer.from(records)]), contentType: "application/x-ndjson" }
        : { stream: Readable.from([Buffer.from(JSON.stringify(records))]), contentType: "application/json" };
  afterwards(drop);
  const given: GivenDoors = {
    ...databases,
    clock,
    claims: (records, sender = systemSender) => claimsDoor(work)(sender, body(records)),
    suppliers: (records, sender = systemSender) => suppliersDoor(work)(sender, body(records)),
    claim: async (id) => (await db.select().from(claims).where(eq(claims.id, id)))[0]!,
    async claimAfter(...steps) {
      const { rgpresta } = claimRecord();
      for (const [i, step] of steps.entries()) {
        const record = i === 0 ? claimRecord({ rgpresta, ...step }) : { rgpresta, version: i + 1, ...step };
        expect(await given.claims([record])).toEqual(took(1));
      }
      return given.claim(rgpresta);
    },
    supplier: async (id) => (await db.select().from(suppliers).where(eq(suppliers.id, id)))[0]!,
    changes: async (kind: string, id: string) =>
      (await db.execute<{ state: never }>(sql`select state from changes where kind = ${kind} and state->>'id' = ${id} order by seq`)).map(
        ({ state }) => state,
      ),
    count: async (table) => Number((await db.execute<{ n: string }>(sql`select count(*) as n from ${sql.identifier(table)}`))[0]!.n),
  };
  return given;
}

/** What a door answers that took everything. */
export const took = (accepted: number, unchanged = 0) => ({ accepted, unchanged, refused: [] });
/** Part of what it answers to one record that it refused. */
export const refused = (field: string, code: string) => ({ accepted: 0, refused: [{ line: 1, field, code }] });

let last = 0;
/** A claim's record of its own; times are minutes from now. */
export const claimRecord = (fields: object = {}): { rgpresta: string } & Record<string, unknown> => ({
  rgpresta: `R-${++last}`,
  version: 1,
  cdama: "ES",
  cdservicio: "GRU",
  fhocurrencia: minutes(-60),
  ...fields,
});
export const supplierRecord = (fields: object = {}): { cdprovee: string } & Record<string, unknown> => ({
  cdprovee: `P-${++last}`,
  version: 1,
  cdama: "ES",
  nbprovee: "Grúas",
  tpaccprovee: "MANUAL",
  ...fields,
});
export const minutes = (from: number): string => new Date(Date.now() + from * 60_000).toISOString();
