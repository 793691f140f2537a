import { getTableColumns, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { type Fields, selectRows } from "../../../server/db/reading/decodedRows";
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
  const ofClaims = sql`from ${claims} left join ${suppliers} on ${suppliers.id} = ${claims.supplierId} order by ${claims.id}`;
  const read = (fields: Fields) => selectRows(app.owner, fields, ofClaims);

  test("has each column under its name with its type", async () => {
    expect(await read({ id: claims.id, assignedAt: claims.assignedAt, version: claims.version })).toEqual([
      { id: "SIN-1", assignedAt: expect.any(Date), version: expect.any(Number) },
      { id: "SIN-2", assignedAt: null, version: expect.any(Number) },
    ]);
  });

  test("has values of expressions as PostgreSQL returns them", async () => {
    const [row] = await read({ seven: sql`7`, text: sql`${claims.assignedAt}`, same: claims.assignedAt });
    expect(row).toEqual({ seven: 7, text: expect.any(String), same: expect.any(Date) });
  });

  test("has null for a table without a matching row and keeps nested values in place", async () => {
    const claim = { id: claims.id, status: claims.status };
    const rows = await read({ claim, supplier: suppliers, mixed: { supplierId: suppliers.id, claimId: claims.id } });
    expect(rows).toEqual([
      {
        claim: { id: "SIN-1", status: expect.any(String) },
        supplier: expect.objectContaining({ id: "B-1", name: expect.any(String) }),
        mixed: { supplierId: "B-1", claimId: "SIN-1" },
      },
      { claim: { id: "SIN-2", status: expect.any(String) }, supplier: null, mixed: { supplierId: null, claimId: "SIN-2" } },
    ]);
  });

  test("equals the row that drizzle reads, in each table of claims and suppliers", async () => {
    for (const table of [claims, suppliers, positions])
      expect(await selectRows(app.owner, getTableColumns(table), sql`from ${table}`)).toEqual(await app.owner.select().from(table));
  });
});
