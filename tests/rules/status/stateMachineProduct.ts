// The product's pure parts combined as its endpoints, actions and clock do, for one claim: the stored state changes only by a record,
// action, position, settings change or due instant.
import { rejectionOf, type AwaitedActionName, type ClaimActionName } from "../../../schema/rules/claims/actions";
import type { StatusReason } from "../../../schema/rules/claims/statusReason";
import { claimStatuses } from "../../../schema/rules/lists/claims";
import { arrivalEnd, movedEnd, workEnd } from "../../../schema/rules/claims/claimWindow";
import type { SettingKey } from "../../../schema/rules/settings/kpiSettings";
import type { SupplierAccess } from "../../../schema/rules/lists/suppliers";
import { assignedSupplierId } from "../../../server/claims/status/assignment";
import { applyRecord } from "../../../server/claims/intake/applyRecord";
import type { ClaimRecord } from "../../../server/claims/intake/claimRecord";
import { NO_CLAIM, type ClaimSnapshot, type ExistingClaimSnapshot } from "../../../server/claims/status/claimSnapshot";
import { withStatus, claimFactsOf } from "../../../server/claims/status/storedStatus";
import { EvaluationContext } from "../../../server/claims/intake/evaluationContext";
import { awaitedActions } from "../../../server/claims/actions/actionDefinitions";
import type { ClaimActionRow } from "../../../server/claims/actions/claimActions.queries";
import { SettingsInForce, type SettingChange } from "../../../server/settings/settings.queries";

/** Faults that can be planted, to see that they are found. */
export type Mutation =
  | "promise moves"
  | "clock is a minute late"
  | "managing forgets the moment"
  | "outdated counts as early"
  | "settings wait";

export class Product {
  private claim: ClaimSnapshot = NO_CLAIM;
  private changes: SettingChange[] = [];
  private readonly lastFixes = new Map<string, number>();

  constructor(
    private readonly accesses: ReadonlyMap<string, SupplierAccess>,
    private readonly mutation?: Mutation,
  ) {}

  private get stored(): ExistingClaimSnapshot {
    return this.claim as ExistingClaimSnapshot;
  }

  /** Short code of the stored status. */
  get status(): string {
    return claimStatuses[this.stored.row.status].code;
  }

  /** Why it is so. */
  get reason(): StatusReason {
    return this.stored.row.statusReason;
  }

  /** When the clock has to look again. */
  get dueAt(): number | null {
    const due = this.stored.row.statusDueAt?.getTime() ?? null;
    return due !== null && this.mutation === "clock is a minute late" ? due + 60_000 : due;
  }

  private around(now: number): EvaluationContext {
    const instances = new Map([["ES", { country: "ES", timeZone: "Europe/Madrid" }]]);
    const suppliers = new Map([...this.accesses].map(([id, access]) => [id, { access, instanceId: "ES" }]));
    return new EvaluationContext(new Date(now), instances, new Map(), suppliers, new SettingsInForce(this.changes), this.lastFixes);
  }

  private write(claim: ExistingClaimSnapshot, now: number): void {
    const around = this.around(now);
    const row = { ...claim.row, createdAt: claim.row.createdAt ?? new Date(now) };
    const supplier = around.supplierOf(row);
    const seen = this.mutation === "outdated counts as early" ? { ...supplier, lastFixAt: new Date(now) } : supplier;
    this.claim = { ...claim, row: withStatus(row, seen, around.settings, new Date(now)) };
  }

  record(record: Omit<ClaimRecord, "id">, now: number): void {
    const after = applyRecord(this.claim, { id: "C", sourceVersion: null, ...record }, this.around(now));
    if (Array.isArray(after)) throw new Error(JSON.stringify(after));
    if (this.mutation === "promise moves" && record.promisedMinutes != null && after.row.assignedAt)
      after.row.promisedAt = new Date(after.row.assignedAt.getTime() + record.promisedMinutes * 60_000);
    this.write(after, now);
  }

  /** A position of its supplier, with a new prediction or (null) without. Such a one writes no claim, but one that was called outdated. */
  position(fixAt: number, etaSeconds: number | null, now: number): void {
    const { row } = this.stored;
    this.lastFixes.set(row.supplierId!, fixAt);
    if (etaSeconds !== null) this.write({ ...this.stored, row: { ...row, etaFixAt: new Date(fixAt), etaSeconds } }, now);
    else if (row.statusReason.notes.includes("POSITION_OUTDATED")) this.write(this.stored, now);
  }

  allows(action: ClaimActionName): boolean {
    const { row } = this.stored;
    return rejectionOf(action, { ...row, hasSupplier: assignedSupplierId(row) !== null, hasArrived: row.arrivedAt !== null }) === null;
  }

  manage(minutes: number, now: number): void {
    const { row } = this.stored;
    const facts = claimFactsOf(row, null);
    const from = this.mutation === "managing forgets the moment" ? -Infinity : now;
    const moved = (end: number): Date => new Date(movedEnd(end, from, minutes));
    const work = facts.supplierId === null ? null : workEnd(facts, new SettingsInForce(this.changes).of("ES").values);
    const ends = work === null ? { managedUntil: moved(arrivalEnd(facts)), managedAt: new Date(now) } : { workManagedUntil: moved(work) };
    this.write({ ...this.stored, row: { ...row, ...ends } }, now);
  }

  /** An action that the outside agrees to at once. */
  act(action: AwaitedActionName, now: number, at = now): void {
    const asked = {
      name: action,
      at: new Date(now),
      input: { at: new Date(at).toISOString() },
      before: { supplierId: assignedSupplierId(this.stored.row) },
    };
    const after = awaitedActions[action].apply(this.stored, asked as unknown as ClaimActionRow, this.around(now));
    if (!after) throw new Error(`${action} found no room`);
    this.write(after, now);
  }

  settings(values: Partial<Record<SettingKey, number>>, now: number): void {
    for (const [key, value] of Object.entries(values)) this.changes.push({ instanceId: null, key: key as SettingKey, value });
    if (this.mutation !== "settings wait") this.write(this.stored, now);
  }

  /** The clock wakes. */
  wake(now: number): void {
    this.write(this.stored, now);
  }
}
