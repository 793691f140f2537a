import { claimStatusOrder, serviceKinds } from "../../../schema/rules/lists/claims";
import { jobsInOrder, jobStageOf } from "../../../schema/rules/claims/currentJob";
import { keepsBusy } from "../../../schema/rules/suppliers/resourceStatus";
import type { SupplierJob } from "../../../schema/rules/supplierFilter/filterFacts";
import type { Board } from "../board";
import type { Columns } from "../columns";
import { incidentLayer, kindOf, layerOf, statusOf } from "../packedAttributes";

const CHUNK_SLOTS = 4096;
const TIME_BUDGET_MS = 4;
/** Number of missed changes above which a full recount is cheaper. */
const MAX_CHANGES_BEHIND = 10_000;

export class SupplierJobs {
  private slotsBySupplier = new Map<number, Set<number>>();
  private cursor = -1;
  /** Slots counted so far. Infinity if the first count is complete. */
  private countedSlots = 0;

  constructor(private readonly board: Board) {}

  async prepare(): Promise<void> {
    while (!this.follow(performance.now() + TIME_BUDGET_MS)) await new Promise((resolve) => setImmediate(resolve));
  }

  /** Returns the supplier's current jobs in the order in which it serves them, without planned jobs whose time has not come. */
  of(supplier: number): SupplierJob[] {
    const slots = this.slotsBySupplier.get(supplier);
    if (!slots) return [];
    const jobs = Array.from(slots, (slot) => this.jobAt(slot)).filter(({ status }) => keepsBusy(status));
    return jobsInOrder(jobs).map(({ stage, kind, place, predictedAt }) => ({ stage, kind, place, predictedAt }));
  }

  private jobAt(slot: number) {
    const { columns } = this.board;
    const ms = (seconds: number): number | null => (seconds === 0 ? null : seconds * 1_000);
    const status = claimStatusOrder[statusOf(columns.packed[slot]!)]!;
    const predictedAt = ms(columns.predictedAt[slot]!);
    return {
      ...{ id: columns.id[slot]!, status, predictedAt, measuredFrom: ms(columns.measuredFrom[slot]!) },
      stage: jobStageOf({ status, predictedAt }) as SupplierJob["stage"],
      kind: serviceKinds[kindOf(columns.packed[slot]!)]!,
      place: columns.x[slot]! < 0 ? null : ([columns.lon[slot]! / 1e6, columns.lat[slot]! / 1e6] as const),
    };
  }

  /** Stops at `deadline` (`performance.now()`). Returns whether it is up to date. */
  private follow(deadline: number): boolean {
    const { history, columns, slots } = this.board;
    const head = history.endTick();
    if (this.cursor < 0 || head - this.cursor > MAX_CHANGES_BEHIND || history.hasMissed(this.cursor)) {
      this.slotsBySupplier = new Map();
      this.countedSlots = 0;
    } else
      for (let number = this.cursor; number < head; number++) {
        const at = number & history.mask;
        const slot = history.slot[at]!;
        if (history.previous[at]! >= this.cursor || slot >= this.countedSlots) continue;
        this.remove(history.before, at, slot);
        this.add(columns, slot);
      }
    this.cursor = head;
    while (this.countedSlots < slots) {
      const end = Math.min(slots, this.countedSlots + CHUNK_SLOTS);
      for (let slot = this.countedSlots; slot < end; slot++) this.add(columns, slot);
      this.countedSlots = end;
      if (performance.now() >= deadline) break;
    }
    if (this.countedSlots >= slots) this.countedSlots = Infinity;
    return this.countedSlots === Infinity;
  }

  private add(rows: Columns, slot: number): void {
    const supplier = supplierOf(rows, slot);
    if (supplier === 0) return;
    const claimSlots = this.slotsBySupplier.get(supplier);
    if (claimSlots) claimSlots.add(slot);
    else this.slotsBySupplier.set(supplier, new Set([slot]));
  }

  private remove(rows: Columns, row: number, slot: number): void {
    const supplier = supplierOf(rows, row);
    const claimSlots = supplier === 0 ? undefined : this.slotsBySupplier.get(supplier);
    claimSlots?.delete(slot);
    if (claimSlots?.size === 0) this.slotsBySupplier.delete(supplier);
  }
}

const supplierOf = (rows: Columns, row: number): number => (layerOf(rows.packed[row]!) === incidentLayer ? rows.supplier[row]! : 0);

const jobsByBoard = new WeakMap<Board, SupplierJobs>();
export function supplierJobsOf(board: Board): SupplierJobs {
  let jobs = jobsByBoard.get(board);
  if (!jobs) jobsByBoard.set(board, (jobs = new SupplierJobs(board)));
  return jobs;
}
