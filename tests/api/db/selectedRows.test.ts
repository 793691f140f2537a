import { asc, eq, type SQL, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { claims } from "../../../server/db/tables/claims";
import { positions } from "../../../server/db/tables/positions";
import { suppliers } from "../../../server/db/tables/suppliers";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { claimRecord, minutes, supplierRecord } from "../../fixtures/records";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const key = await app.key("ingest");
  await app.ingest("suppliers", [supplierRecord("B-1")], key);
  await app.ingest("claims", [claimRecord("SIN-1", { cdprovee: "B-1", fhasignacion: minutes(-60) }), claimRecord("SIN-2")], key);
});

describe("a selected row", () => {
  const inOrder = () => asc(claims.id);

  test("has each column under its name with its type", async () => {
    const rows = await app.owner
      .select({ id: claims.id, assignedAt: claims.assignedAt, version: claims.version })
      .from(claims)
      .orderBy(inOrder());
    expect(rows).toEqual([
      { id: "SIN-1", assignedAt: expect.any(Date), version: expect.any(Number) },
      { id: "SIN-2", assignedAt: null, version: expect.any(Number) },
    ]);
  });

  test("with the names of another selection is read by its selection", async () => {
    const read = async (value: SQL): Promise<unknown> =>
      (await app.owner.select({ id: claims.id, value }).from(claims).orderBy(inOrder()))[0]!.value;
    expect([await read(sql`7`.mapWith((seven: number) => seven + 1)), await read(sql`7`.mapWith((seven: number) => `${seven}!`))]).toEqual([
      8,
      "7!",
    ]);
    expect(await read(sql`${claims.assignedAt}`.mapWith(claims.assignedAt))).toBeInstanceOf(Date);
    expect(await read(sql`${claims.assignedAt}`)).toEqual(expect.any(String));
  });

  test("has null for unmatched joins and keeps nested values in place", async () => {
    const rows = await app.owner
      .select({
        claim: { id: claims.id, status: claims.status },
        supplier: { id: suppliers.id, name: suppliers.name },
        alone: suppliers.id,
      })
      .from(claims)
      .leftJoin(suppliers, eq(suppliers.id, claims.supplierId))
      .orderBy(inOrder());
    expect(rows).toEqual([
      { claim: { id: "SIN-1", status: expect.any(String) }, supplier: { id: "B-1", name: expect.any(String) }, alone: "B-1" },
      { claim: { id: "SIN-2", status: expect.any(String) }, supplier: null, alone: null },
    ]);
  });

  test("keeps an object with columns of several tables", async () => {
    const mixed = { id: positions.supplierId, name: suppliers.name };
    const [row] = await app.owner.select({ mixed }).from(suppliers).leftJoin(positions, eq(positions.supplierId, suppliers.id));
    expect(row).toEqual({ mixed: { id: null, name: expect.any(String) } });
  });
});
