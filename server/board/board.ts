// Open claims and suppliers in memory, fed by the change log only. The board knows no viewers; see `mapView.ts`.
import { LRUCache } from "lru-cache";
import { claimStatusOrder } from "../../schema/rules/lists/claims";
import { riskCode } from "../../schema/rules/map/frames";
import { mapLimits } from "../../schema/rules/map/map";
import { layerOfAccess } from "../../schema/rules/lists/mapLayers";
import type { Change, ClaimState, PositionState, SupplierState } from "../changes/states";
import { contractKey } from "../platform/viewer";
import { Columns, Dictionaries, serviceSetKey } from "./columns";
import { Grid } from "./grid";
import { History } from "./changeHistory";
import { mercatorX, mercatorY } from "./mercator";
import { accessCode, assignmentCode, packClaim, layerOf, noLayer, packSupplier } from "./packedAttributes";

export interface BoardOptions {
  capacity?: number;
  /** Number of changes kept for followers, a power of two. A follower that falls further behind receives a new first frame. */
  history?: number;
  /** Maximum number of finished claims whose version is remembered, and of positions kept for unknown suppliers. */
  maxRemembered?: number;
}

type Fix = Pick<PositionState, "lon" | "lat" | "fixAt" | "course">;

const mobileAccess = accessCode("MOBILE");

/** Converts milliseconds to a column's seconds, clamped to 32 bits. 0 for none. */
const toSeconds = (at: number | null): number => (at === null ? 0 : Math.min(0xffff_ffff, Math.max(0, Math.floor(at / 1000))));
const isPlace = (lon: number | null, lat: number | null): boolean =>
  lon !== null && lat !== null && Math.abs(lat) <= mapLimits.north && Math.abs(lon) <= mapLimits.east;

/** `max` would allocate all entries at once, 40 ms per board. */
const remembering = <Value extends {}>(maxSize: number) => new LRUCache<string, Value>({ maxSize, sizeCalculation: () => 1 });

export class Board {
  readonly dictionaries = new Dictionaries();
  readonly columns: Columns;
  readonly grid = new Grid();
  readonly history: History;
  /** Slots by id. Claims and suppliers may share ids. */
  private readonly claimSlots = new Map<string, number>();
  private readonly supplierSlots = new Map<string, number>();
  private readonly freeSlots: number[] = [];
  lastSerial = 0;
  private usedSlots = 0;
  private readonly goneClaims: LRUCache<string, number>;
  private readonly goneSuppliers: LRUCache<string, number>;
  private readonly waitingFixes: LRUCache<string, Fix>;

  constructor({ capacity = 1024, history = 65_536, maxRemembered = 100_000 }: BoardOptions = {}) {
    this.columns = new Columns(capacity);
    this.history = new History(history);
    this.history.grow(capacity);
    this.goneClaims = remembering(maxRemembered);
    this.goneSuppliers = remembering(maxRemembered);
    this.waitingFixes = remembering(maxRemembered);
  }

  get claims(): number {
    return this.claimSlots.size;
  }

  get suppliers(): number {
    return this.supplierSlots.size;
  }

  /** Upper bound of the slots that may hold a feature. */
  get slots(): number {
    return this.usedSlots;
  }

  /** Returns the slot of a supplier code, or -1 if it is unknown. */
  slotOfSupplier(code: number): number {
    return this.supplierSlots.get(this.dictionaries.supplier.names[code]!) ?? -1;
  }

  slotOfSupplierId(id: string): number {
    return this.supplierSlots.get(id) ?? -1;
  }

  slotOfClaim(id: string): number {
    return this.claimSlots.get(id) ?? -1;
  }

  /** Returns the known version of a claim, also of a finished one. undefined if it was never seen or has been forgotten. */
  claimVersion(id: string): number | undefined {
    return this.knownVersion(id, this.claimSlots.get(id), this.goneClaims);
  }

  /** Applies a change. Returns false if the board already had it or a newer one. */
  apply(change: Change): boolean {
    switch (change.kind) {
      case "claim":
        return this.applyClaim(change.state);
      case "supplier":
        return this.applySupplier(change.state);
      case "positions":
        return change.state.reduce((changed, position) => this.applyPosition(position) || changed, false);
      case "heartbeat":
        return false;
    }
  }

  applyClaim(state: ClaimState): boolean {
    const slot = this.claimSlots.get(state.id);
    const knownVersion = this.knownVersion(state.id, slot, this.goneClaims);
    if (knownVersion !== undefined && state.version <= knownVersion) return false;
    if (state.status === "FINISHED") {
      this.goneClaims.set(state.id, state.version);
      if (slot !== undefined) this.free(slot, this.claimSlots);
      return true;
    }
    this.goneClaims.delete(state.id);
    this.write(slot ?? this.allocate(state.id, this.claimSlots), (at) => {
      const { columns, dictionaries } = this;
      columns.version[at] = state.version;
      columns.packed[at] = packClaim(state.status, state.kind, state.scheduled, dictionaries.instance.code(state.instanceId));
      columns.centre[at] = dictionaries.centre.code(state.centreId);
      columns.client[at] = dictionaries.client.code(state.clientId);
      columns.contract[at] = dictionaries.contract.code(
        state.contractId === null ? null : contractKey(state.instanceId, state.clientId, state.contractId),
      );
      columns.service[at] = dictionaries.service.code(state.serviceId);
      columns.priority[at] = dictionaries.priority.code(state.priorityCode);
      columns.supplier[at] = dictionaries.supplier.code(state.supplierId);
      columns.access[at] = assignmentCode(state.assignmentType);
      columns.risk[at] = riskCode(state.riskType ?? null);
      columns.occurredAt[at] = toSeconds(state.occurredAt);
      columns.assignedAt[at] = toSeconds(state.assignedAt);
      columns.measuredFrom[at] = toSeconds(state.measuredFrom);
      columns.predictedAt[at] = toSeconds(state.predictedAt);
      columns.criticalStatus[at] = state.criticalStatus ? claimStatusOrder.indexOf(state.criticalStatus) + 1 : 0;
      columns.criticalFrom[at] = toSeconds(state.criticalFrom ?? null);
      columns.lateChance[at] = state.lateChance === undefined ? 0 : state.lateChance + 1;
      columns.likelyLateAt[at] = toSeconds(state.likelyLateAt ?? null);
      columns.veryLikelyLateAt[at] = toSeconds(state.veryLikelyLateAt ?? null);
      columns.plannedStart[at] = toSeconds(state.plannedStart ?? null);
      columns.contactedAt[at] = toSeconds(state.contactedAt ?? null);
      columns.waitingSince[at] = toSeconds(state.waitingSince ?? null);
      this.locate(at, state.lon, state.lat);
    });
    return true;
  }

  applySupplier(state: SupplierState): boolean {
    const slot = this.supplierSlots.get(state.id);
    const knownVersion = this.knownVersion(state.id, slot, this.goneSuppliers);
    if (knownVersion !== undefined && state.version <= knownVersion) return false;
    this.goneSuppliers.delete(state.id);
    this.write(slot ?? this.allocate(state.id, this.supplierSlots), (at) => {
      const { columns, dictionaries } = this;
      const isMobile = state.access === "MOBILE";
      const wasMobile = columns.access[at] === mobileAccess;
      columns.version[at] = state.version;
      columns.packed[at] = packSupplier(
        state.active ? layerOfAccess[state.access] : null,
        isMobile ? state.status : null,
        dictionaries.instance.code(state.instanceId),
      );
      columns.supplier[at] = dictionaries.supplier.code(state.id);
      dictionaries.supplierNames[columns.supplier[at]!] = state.name;
      columns.access[at] = accessCode(state.access);
      columns.service[at] = dictionaries.serviceSet.code(state.services ? serviceSetKey(state.services) : null);
      if (isMobile && !wasMobile) this.moveTo(at, this.waitingFixes.get(state.id) ?? null);
      if (isMobile) this.waitingFixes.delete(state.id);
      else {
        // Keeps its last position in case it becomes a mobile resource again.
        if (wasMobile && columns.x[at]! >= 0) this.waitingFixes.set(state.id, this.fixAt(at));
        this.moveTo(at, null);
        this.locate(at, state.lon, state.lat);
      }
    });
    return true;
  }

  applyPosition(fix: PositionState): boolean {
    if (!isPlace(fix.lon, fix.lat)) return false;
    const slot = this.supplierSlots.get(fix.supplierId);
    if (slot === undefined || this.columns.access[slot] !== mobileAccess) {
      if (fix.fixAt <= (this.waitingFixes.get(fix.supplierId)?.fixAt ?? -Infinity)) return false;
      this.waitingFixes.set(fix.supplierId, fix);
      return false;
    }
    if (this.columns.x[slot]! >= 0 && fix.fixAt <= this.columns.fixAt[slot]!) return false;
    this.write(slot, (at) => this.moveTo(at, fix));
    return true;
  }

  /**
   * Removes everything that a fresh snapshot lacks: a reader that fell too far behind applies the snapshot, then this. A removed entity
   * does not return with the version it had.
   */
  removeAbsent(claimIds: ReadonlySet<string>, supplierIds: ReadonlySet<string>): void {
    const { version } = this.columns;
    for (const [id, slot] of this.claimSlots) {
      if (claimIds.has(id)) continue;
      this.goneClaims.set(id, version[slot]!);
      this.free(slot, this.claimSlots);
    }
    for (const [id, slot] of this.supplierSlots) {
      if (supplierIds.has(id)) continue;
      this.goneSuppliers.set(id, version[slot]!);
      this.free(slot, this.supplierSlots);
    }
  }

  /**
   * Forgets all versions and position times, so that the next state of each entity applies regardless of its version. For a database that
   * has lost changes.
   */
  forgetVersions(): void {
    const { version, fixAt } = this.columns;
    for (const slot of this.claimSlots.values()) version[slot] = -1;
    for (const slot of this.supplierSlots.values()) {
      version[slot] = -1;
      fixAt[slot] = 0;
    }
    this.goneClaims.clear();
    this.goneSuppliers.clear();
    this.waitingFixes.clear();
  }

  /** Version of an entity. For one without a slot, the version it had when it was removed. */
  private knownVersion(id: string, slot: number | undefined, gone: LRUCache<string, number>): number | undefined {
    return slot === undefined ? gone.get(id) : this.columns.version[slot];
  }

  private allocate(id: string, slots: Map<string, number>): number {
    const slot = this.freeSlots.pop() ?? this.usedSlots++;
    if (slot === this.columns.capacity) {
      this.columns.grow(this.columns.capacity * 2);
      this.history.grow(this.columns.capacity);
    }
    // Setting the id before the history begins is safe: the row has no layer yet, so no reader looks at its id.
    this.columns.id[slot] = id;
    this.columns.serial[slot] = ++this.lastSerial;
    slots.set(id, slot);
    return slot;
  }

  private write(slot: number, change: (slot: number) => void): void {
    const { columns, grid, history } = this;
    history.begin(columns, slot);
    change(slot);
    const drawn = columns.x[slot]! >= 0 && layerOf(columns.packed[slot]!) !== noLayer;
    if (!drawn) grid.remove(slot);
    columns.cell[slot] = drawn ? grid.put(columns, slot) : -1;
    history.end(columns, slot);
  }

  private free(slot: number, slots: Map<string, number>): void {
    const id = this.columns.id[slot]!;
    this.write(slot, () => this.columns.clear(slot));
    slots.delete(id);
    this.freeSlots.push(slot);
  }

  private moveTo(slot: number, fix: Fix | null): void {
    this.columns.fixAt[slot] = fix?.fixAt ?? 0;
    this.columns.course[slot] = fix?.course == null ? -1 : ((Math.round(fix.course) % 360) + 360) % 360;
    this.locate(slot, fix?.lon ?? null, fix?.lat ?? null);
  }

  private fixAt(slot: number): Fix {
    const { lon, lat, fixAt, course } = this.columns;
    return { lon: lon[slot]! / 1e6, lat: lat[slot]! / 1e6, fixAt: fixAt[slot]!, course: course[slot]! < 0 ? null : course[slot]! };
  }

  private locate(slot: number, lon: number | null, lat: number | null): void {
    const { columns } = this;
    if (!isPlace(lon, lat)) {
      columns.x[slot] = columns.y[slot] = -1;
      columns.lon[slot] = columns.lat[slot] = 0;
      return;
    }
    columns.lon[slot] = Math.round(lon! * 1e6);
    columns.lat[slot] = Math.round(lat! * 1e6);
    columns.x[slot] = mercatorX(columns.lon[slot]!);
    columns.y[slot] = mercatorY(columns.lat[slot]!);
  }
}
