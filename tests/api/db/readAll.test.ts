// Reading all rows of a table that meet a condition, as a board does at its start.
import { eq, type SQL } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { readAll } from "../../../server/db/bulk/readAll";
import { insertRows } from "../../../server/db/bulk/rows";
import { services } from "../../../server/db/tables/instances";
import { transaction } from "../../../server/db/transaction";
import { Clock } from "../../../server/platform/time";
import { startTestApp, type TestApp } from "../../fixtures/app";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});

describe("reading a complete table", () => {
  const COUNT = 2_500;
  beforeAll(() =>
    transaction({ db: app.owner, clock: new Clock() }, async (tx) => {
      await insertRows(
        tx,
        services,
        Array.from({ length: COUNT }, (_, i) => ({ instanceId: "ES", id: `S-${i}`, name: i % 2 ? "odd" : "even" })),
      );
    }),
  );
  const read = (condition?: SQL) =>
    transaction({ db: app.owner, clock: new Clock() }, async (tx) => {
      const rows: { id: string; name: string | null }[] = [];
      await readAll(tx, services, ["id", "name"], (row) => rows.push(row), condition);
      return rows;
    });

  test("streams any number of rows, repeatedly within one transaction", async () => {
    const rows = await read();
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(rows.filter(({ id }) => id.startsWith("S-"))).toHaveLength(COUNT);
    await transaction({ db: app.owner, clock: new Clock() }, async (tx) => {
      const count = { first: 0, second: 0 };
      await readAll(tx, services, ["id"], () => void count.first++);
      await readAll(tx, services, ["id"], () => void count.second++);
      expect(count).toEqual({ first: rows.length, second: rows.length });
    });
  });

  test("applies the condition and accepts an empty result", async () => {
    expect((await read(eq(services.name, "odd"))).every(({ name }) => name === "odd")).toBe(true);
    expect(await read(eq(services.name, "neither"))).toEqual([]);
  });

  test("stops at an invalid row and leaves the next transaction unaffected", async () => {
    let used = 0;
    const reading = transaction({ db: app.owner, clock: new Clock() }, (tx) =>
      readAll(tx, services, ["id"], () => {
        if (++used > 1_200) throw new Error("full");
      }),
    );
    await expect(reading).rejects.toThrow("full");
    expect(await read(eq(services.id, "S-7"))).toEqual([{ id: "S-7", name: "odd" }]);
  });
});
