// Polls that find nothing due cost one statement per table: transactions of idle polls took a seventh of the processor of an idle product.
import { beforeAll, describe, expect, test } from "vitest";
import { runProcesses } from "../../../server/claims/automation/processes.actions";
import { reevaluateDueRows } from "../../../server/claims/status/dueStatuses";
import { OutboxWorker } from "../../../server/delivery/outboxWorker";
import { openIntegrations } from "../../../server/integrations/integrations";
import { readEnv } from "../../../server/platform/env";
import { createLog } from "../../../server/platform/log";
import { Clock } from "../../../server/platform/time";
import { database, type Databases } from "../../fixtures/app";
import { onCleanup } from "../../fixtures/cleanup";
import { statements } from "../../fixtures/db/statements";

let databases: Databases;
const clock = new Clock();
const log = createLog("silent");
beforeAll(async () => {
  const { drop, ...opened } = await database();
  databases = opened;
  onCleanup(drop);
});

describe("a poll that finds nothing due", () => {
  test("reads claims and suppliers once each for statuses", async () => {
    const { result, count } = await statements(databases.db, () => reevaluateDueRows({ db: databases.db, clock, log }));
    expect({ result, count }).toEqual({ result: 0, count: 2 });
  });

  test("reads claims once for automatic processes", async () => {
    const work = { db: databases.db, clock, supplierList: "suppliers" };
    const { result, count } = await statements(databases.db, () => runProcesses(work));
    expect({ result, count }).toEqual({ result: 0, count: 1 });
  });

  test("reads the outbox once for all integrations", async () => {
    let polls = 0;
    const integrations = openIntegrations(readEnv({}), { db: databases.db, clock });
    const workerMetrics = { countRun: () => void polls++ };
    const worker = new OutboxWorker({ db: databases.db, clock, log, integrations, workerMetrics });
    const { count } = await statements(databases.db, async () => {
      worker.start();
      await expect.poll(() => polls).toBeGreaterThan(0);
      await worker.stop();
    });
    expect(count).toBe(polls);
  });
});
