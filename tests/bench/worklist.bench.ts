// Worklist at 100,000 open claims: delay after a change, and cost compared with a scan of the board.
import { claimStatusOrder, serviceKinds } from "../../schema/rules/lists/claims";
import { needsPerson } from "../../schema/rules/claims/criticalLimit";
import { worklistLimits } from "../../schema/rules/claims/worklist";
import { mapLayers } from "../../schema/rules/lists/mapLayers";
import { Board } from "../../server/board/board";
import type { BoardScope } from "../../server/board/boardScope";
import { tallyOf } from "../../server/board/tallyCache";
import { worklistOf } from "../../server/board/worklist";
import { random } from "./boardRows";
import { figuresOf, round, timed, type Timing } from "./timings";

const NOW_MS = 1_800_000_000_000;
const CLAIMS = 100_000;
const ROUNDS = 200;
/** Claims that change between two lists. */
const CHANGES = 500;
const scope: BoardScope = { version: "bench", instances: "all", layers: mapLayers, contracts: "all", suppliers: "all" };

export interface WorklistFigures {
  urgent: number;
  /** Milliseconds: of a list after a change, the longest wait with the pause between two lists, and of a look at the whole board. */
  listMs: number;
  trueWithinMs: number;
  boardMs: number;
  cpuRatio: number;
}

export function worklist(): WorklistFigures {
  const next = random(11);
  const board = new Board({ capacity: CLAIMS });
  const calm = claimStatusOrder.filter((status) => !needsPerson(status) && status !== "FINISHED");
  let version = 0;
  const write = (n: number): void => {
    const isUrgent = next() < 0.02;
    const status = isUrgent ? claimStatusOrder[n % 3]! : calm[Math.floor(next() * calm.length)]!;
    board.applyClaim({
      id: `C${n}`,
      version: ++version,
      instanceId: "ES",
      status,
      kind: serviceKinds[n % serviceKinds.length]!,
      serviceId: `${n % 8}`,
      centreId: null,
      clientId: null,
      contractId: null,
      supplierId: null,
      scheduled: false,
      priorityCode: n % 20 === 0 ? "1" : null,
      assignmentType: null,
      lon: next() * 10,
      lat: 40 + next(),
      occurredAt: NOW_MS - n * 1000,
      assignedAt: null,
      measuredFrom: NOW_MS,
      predictedAt: null,
      criticalStatus: claimStatusOrder[n % 3]!,
      criticalFrom: NOW_MS + (isUrgent ? -next() * 3_600_000 : next() * 36_000_000),
    });
  };
  for (let n = 0; n < CLAIMS; n++) write(n);
  const list = worklistOf(board, scope, {});
  list.at(NOW_MS);
  const lists: Timing[] = [];
  const looks: Timing[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    for (let change = 0; change < CHANGES; change++) write(Math.floor(next() * CLAIMS));
    lists.push(timed(() => void list.at(NOW_MS + i)));
    looks.push(timed(() => void tallyOf(board, { ...scope, instances: new Set(["ES", `${i}`]) }, {}).follow()));
  }
  const [one, whole] = [figuresOf(lists), figuresOf(looks)];
  return {
    urgent: list.at(NOW_MS + ROUNDS).totals.reduce((sum, count) => sum + count, 0),
    listMs: one.p50!,
    trueWithinMs: round(worklistLimits.intervalMs + one.p99!),
    boardMs: whole.p50!,
    cpuRatio: round(one.cpuMean! / whole.cpuMean!),
  };
}
