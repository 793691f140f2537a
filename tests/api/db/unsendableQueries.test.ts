// Queries whose parameters the driver cannot serialise (server/patches).
import { sql } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { connect, ENDLESS } from "../../../server/db/connect";
import { createLog } from "../../../server/platform/log";
import { workerCluster } from "../../fixtures/db/cluster";

const single = connect(workerCluster(), createLog("silent"), 1, undefined, { ...ENDLESS, answerMs: 1_000 });
afterAll(() => single.$client.end({ timeout: 1 }));

const codeOf = (work: PromiseLike<unknown>): Promise<unknown> =>
  Promise.resolve(work).then(
    () => "answered",
    (error: unknown) => (error as { cause?: { code?: string } }).cause?.code ?? (error as { code?: string }).code,
  );
const unsendable = () => single.execute(sql`select ${1.5}::timestamptz as at`);

describe("a query whose parameters cannot be serialised", () => {
  test("is rejected alone, without affecting other queries on the connection", async () => {
    for (let round = 0; round < 3; round++) {
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_, n) =>
          n % 3 === 0
            ? codeOf(single.execute(sql`select ${n}::int as n, pg_sleep(0.001)`))
            : n % 3 === 1
              ? codeOf(unsendable())
              : codeOf(single.execute(sql.raw("select 1 as one"))),
        ),
      );
      expect(answers).toEqual(answers.map((_, n) => (n % 3 === 1 ? "ERR_INVALID_ARG_TYPE" : "answered")));
    }
  });

  test("is rejected alone during the response of another query", async () => {
    // Templates go to the driver directly, which sends them while the connection is busy.
    const asked = codeOf(single.$client`select pg_sleep(0.1)`);
    expect(await codeOf(single.$client`select ${undefined as never}::int`)).toBe("UNDEFINED_VALUE");
    expect(await asked).toBe("answered");
    expect(await single.execute(sql`select ${7}::int as n`)).toEqual([{ n: 7 }]);
  });

  test("ends its transaction and leaves the connection usable", async () => {
    for (let round = 0; round < 3; round++) {
      expect(await codeOf(single.transaction((tx) => tx.execute(sql`select ${1.5}::timestamptz as at`)))).toBe("ERR_INVALID_ARG_TYPE");
      expect(await single.execute(sql`select ${round}::int as round`)).toEqual([{ round }]);
    }
  });
});
