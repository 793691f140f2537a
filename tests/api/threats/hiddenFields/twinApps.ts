// Two products on two copies of one database.
import { inArray, sql } from "drizzle-orm";
import { vi } from "vitest";
import type { MapLayer } from "../../../../schema/rules/lists/mapLayers";
import { appendChanges } from "../../../../server/changes/appendChanges";
import { claimState } from "../../../../server/changes/claimState";
import { supplierState } from "../../../../server/changes/supplierState";
import type { Tx } from "../../../../server/db/connect";
import { claims } from "../../../../server/db/tables/claims";
import { replaceClaimSearchKeys, replaceSupplierSearchKeys } from "../../../../server/db/text/searchKeys";
import { specificProfiles } from "../../../../server/db/tables/profiles";
import { suppliers } from "../../../../server/db/tables/suppliers";
import { startTestApp, type TestApp } from "../../../fixtures/app";
import { begun } from "./fieldColumns";
import { addRelated, furnish, profileId, targets, targetsOf } from "./fieldOperation";

/** The two, their clocks standing still at the same instant. */
export async function startTwinApps(): Promise<[TestApp, TestApp]> {
  const seed = await startTestApp();
  await furnish(seed);
  await addRelated(seed.owner);
  const [row] = await seed.owner.execute<{ name: string; now: string }>(sql`select current_database() as name, now()::text as now`);
  await seed.stop();
  await Promise.all(
    [seed.db, seed.requests, seed.intakeDb, seed.vitalDb, seed.ownerDb, seed.owner].map((pool) => pool.$client.end({ timeout: 5 })),
  );
  const twins: [TestApp, TestApp] = [await startTestApp({}, { copyOf: row!.name }), await startTestApp({}, { copyOf: row!.name })];
  for (const { clock } of twins) clock.now = () => Date.parse(row!.now);
  return twins;
}

/** Hides fields of some layers from the narrowed user, and no others. */
export async function hide({ owner, accessCache }: TestApp, hiddenFields: Partial<Record<MapLayer, string[]>>): Promise<void> {
  await owner
    .update(specificProfiles)
    .set({ hiddenFields })
    .where(sql`id = ${profileId}`);
  accessCache.forgetAll();
}

const byId = <Row extends { id: string }>(rows: Row[]): Row[] => rows.sort((a, b) => (a.id < b.id ? -1 : 1));

let round = 1;
/** Touches everything in both, and changes something in the second alone; the boards of both have it when this is over. Answers the claims' version. */
export async function write(twins: [TestApp, TestApp], second?: (tx: Tx) => Promise<unknown>): Promise<number> {
  const version = 1_000 * ++round;
  await Promise.all(
    twins.map(async ({ owner, board }, i) => {
      await owner.transaction(async (tx) => {
        if (i === 1) await second?.(tx);
        await tx.execute(sql`update positions set fix_at = ${new Date(begun + version).toISOString()}::timestamptz`);
        const touched = { version, updatedAt: new Date(begun + version) };
        const ofClaims = await tx.update(claims).set(touched).where(inArray(claims.id, targets)).returning();
        const ids = Object.values(targetsOf).flat();
        const ofSuppliers = await tx.update(suppliers).set(touched).where(inArray(suppliers.id, ids)).returning();
        await replaceClaimSearchKeys(tx, ofClaims);
        await replaceSupplierSearchKeys(tx, ofSuppliers);
        const fixes = await tx.execute<{ supplierId: string; lon: number; lat: number; fixAt: number }>(
          sql`select supplier_id as "supplierId", lon, lat, (extract(epoch from fix_at) * 1000)::float8 as "fixAt", course, speed, accuracy from positions`,
        );
        await appendChanges(tx, [
          ...byId(ofSuppliers).map((row) => ({ kind: "supplier" as const, state: supplierState(row) })),
          { kind: "positions", state: [...fixes] as never },
          ...byId(ofClaims).map((row) => ({ kind: "claim" as const, state: claimState(row) })),
        ]);
      });
      await owner.execute(sql`notify atalaya_changes`);
      await vi.waitFor(
        () => {
          if (board.claimVersion(targets[0]!) !== version) throw new Error("the board does not have it yet");
        },
        { interval: 2, timeout: 5_000 },
      );
    }),
  );
  return version;
}
