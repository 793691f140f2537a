// One history on both sides: what the product stores, and what the model says.
import { expect } from "vitest";
import { claimActionNames } from "../../../schema/rules/claims/actions";
import type { StatusReason } from "../../../schema/rules/claims/statusReason";
import type { SettingKey } from "../../../schema/rules/settings/kpiSettings";
import type { ClaimRecord } from "../../../server/claims/intake/claimRecord";
import { suppliers, type Step } from "./stateMachineHistories";
import { after, allows, bornAt, isAwaited, MINUTE_MS, statusOf, type Happening, type Kpis, type Model } from "./stateMachineModel";
import { Product, type Mutation } from "./stateMachineProduct";

const START_MS = Date.UTC(2026, 10, 21, 12);
const keyOf = {
  1: "mobileDelay",
  2: "mobileAdvance",
  3: "baseDelay",
  4: "unassignedDelay",
  5: "outdatedPosition",
  12: "workTime",
  13: "criticalMobile",
  14: "criticalBase",
} as const satisfies Record<keyof Kpis, SettingKey>;
const defaults: Kpis = { 1: 10, 2: 10, 3: 15, 4: 15, 5: 10, 12: 120, 13: 30, 14: 45 };

/** Throws where the two differ. */
export class Run {
  private readonly ours: Product;
  private model: Model = bornAt(START_MS - 10 * MINUTE_MS);
  private kpis = defaults;
  private now = START_MS;
  readonly reached = new Set<string>();

  constructor(mutation?: Mutation) {
    this.ours = new Product(new Map(Object.entries(suppliers)), mutation);
    this.ours.record({ instanceId: "ES", serviceId: "GRU", occurredAt: new Date(this.model.occurred) }, this.now);
    this.compare(this.now);
  }

  get reason(): StatusReason {
    return this.ours.reason;
  }

  get time(): number {
    return this.now;
  }

  private compare(at: number): void {
    const wanted = statusOf(this.model, this.kpis, at);
    this.reached.add(wanted);
    if (this.ours.status !== wanted)
      throw new Error(`${(at - START_MS) / MINUTE_MS} minutes after: stored ${this.ours.status}, the model says ${wanted}`);
  }

  /** Time passes: the clock wakes when it said, and between the status is right at every instant looked at. */
  private pass(until: number): void {
    while (this.ours.dueAt !== null && this.ours.dueAt <= until) {
      const due = this.ours.dueAt;
      for (const at of [(this.now + due) / 2, due - 1]) this.compare(Math.max(this.now, Math.floor(at)));
      this.now = due;
      this.ours.wake(due);
      this.compare(due);
    }
    for (const share of [0.25, 0.5, 0.75, 1]) this.compare(Math.floor(this.now + (until - this.now) * share));
    this.now = until;
  }

  take(step: Step): void {
    if (step.what === "wait") return this.pass(Math.max(this.now, this.now + step.minutes * MINUTE_MS + step.off));
    this.happen(step);
    this.compare(this.now);
  }

  private happen(step: Exclude<Step, { what: "wait" }>): void {
    const ago = "ago" in step && step.ago !== undefined ? this.now - step.ago * MINUTE_MS : undefined;
    const supplied = this.model.supplier !== null && !this.model.proposed;
    switch (step.what) {
      case "assign": {
        const { id, eta, proposed } = step;
        const record = {
          supplierId: id,
          proposed,
          ...(ago && { assignedAt: new Date(ago) }),
          ...(eta !== undefined && { promisedMinutes: eta }),
        };
        return this.record(record, { what: "assign", id, access: suppliers[id]!, assigned: ago, eta, proposed });
      }
      case "unassign":
        return this.record({ supplierId: null, ...(ago && { noSupplierSince: new Date(ago) }) }, { what: "unassign", since: ago });
      case "plan": {
        const start = step.start === null ? null : this.now + step.start * MINUTE_MS;
        const end = start === null ? null : start + step.length * MINUTE_MS;
        const [plannedStart, plannedEnd] = [start, end].map((at) => at && new Date(at)) as [Date | null, Date | null];
        return this.record(
          { scheduled: step.scheduled, plannedStart, plannedEnd },
          { what: "plan", scheduled: step.scheduled, start, end },
        );
      }
      case "validate":
        return this.record({ validatedAt: new Date(ago!) }, { what: "validate", at: ago! });
      case "accept":
        return supplied
          ? this.record({ milestones: [{ code: "ACCEPTANCE", at: new Date(ago!) }] }, { what: "accept", at: ago! })
          : undefined;
      case "arrive":
        return supplied ? this.record({ milestones: [{ code: "ARRIVAL", at: new Date(ago!) }] }, { what: "arrive", at: ago! }) : undefined;
      case "take back the arrival":
        return this.record({ milestones: [{ code: "ARRIVAL", at: null }] }, { what: "arrive", at: null });
      case "finish":
        return this.record({ milestones: [{ code: "FINISHED", at: new Date(ago!) }] }, { what: "finish", by: "feed" });
      case "state":
        return this.record(
          { serviceState: { open: "ASI", finished: "FIN", cancelled: "ANU" }[step.state] },
          { what: "state", state: step.state },
        );
      case "position":
        return this.position(ago!, step.eta);
      case "fix":
        return this.position(ago!, null);
      case "settings":
        return this.settings(step.kpis);
      default:
        return this.act(step, ago);
    }
  }

  private tell(happening: Happening): void {
    this.model = after(this.model, happening, this.kpis, this.now);
  }

  private record(record: Omit<ClaimRecord, "id">, happening: Happening): void {
    this.ours.record(record, this.now);
    this.tell(happening);
  }

  /** Position of the awaited resource: the newest counts. Null: no new prediction. */
  private position(fix: number, eta: number | null): void {
    const { supplier, lastFix } = this.model;
    if (!isAwaited(this.model, this.kpis, this.now) || fix < (lastFix[supplier!.id] ?? -Infinity)) return;
    this.ours.position(fix, eta && eta * 60, this.now);
    this.tell(eta === null ? { what: "fix", fix } : { what: "position", fix, eta });
  }

  private settings(kpis: Partial<Kpis>): void {
    this.kpis = { ...this.kpis, ...kpis };
    const values = Object.entries(kpis).map(([number, value]) => [keyOf[Number(number) as keyof Kpis], value]);
    this.ours.settings(Object.fromEntries(values) as never, this.now);
  }

  private act(
    step: Extract<Step, { what: "manageDelay" | "confirmArrival" | "confirmCompletion" | "cancelProvider" | "cancelService" }>,
    ago?: number,
  ): void {
    for (const action of claimActionNames)
      expect([action, this.ours.allows(action)]).toEqual([action, allows(this.model, action, this.kpis, this.now)]);
    if (!this.ours.allows(step.what)) return;
    if (step.what === "manageDelay") {
      this.ours.manage(step.minutes, this.now);
      return this.tell({ what: "manage", minutes: step.minutes });
    }
    const at = Math.max(ago ?? this.now, this.model.occurred);
    this.ours.act(step.what, this.now, at);
    if (step.what === "confirmArrival") return this.tell({ what: "arrive", at });
    if (step.what === "confirmCompletion") return this.tell({ what: "finish", by: "us" });
    this.tell({ what: step.what });
  }
}
