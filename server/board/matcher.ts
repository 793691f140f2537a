// A scope and a filter compiled for scanning: a table for the packed word, masks for the other columns.
import { contractParts } from "../platform/viewer";
import { classMatrix } from "./classMatrix";
import type { Columns, Dictionaries } from "./columns";
import { Mask, type Dictionary } from "./dictionary";
import { FoundClaims } from "./foundClaims";
import { entryOffsets } from "./grid";
import { boardInstants, type BoardFilter, type BoardInstant, type BoardScope } from "./boardScope";
import { accessCode, assignmentCode, classMask, incidentLayer, instanceShift, layerOf } from "./packedAttributes";

interface ServingTest {
  has(code: number): boolean;
}

/** Half-open range of a column, in seconds. */
interface ColumnRange {
  column: BoardInstant;
  from: number;
  before: number;
}

const columnRanges = (instants: BoardFilter["instants"] = {}, hidden: readonly string[] = []): ColumnRange[] =>
  boardInstants.flatMap((column) => {
    const { from, before } = instants[column] ?? {};
    if ((from === undefined && before === undefined) || hidden.includes(column)) return [];
    // 0 means that the row has no instant.
    return [{ column, from: Math.max(1, (from ?? 0) / 1000), before: (before ?? Infinity) / 1000 }];
  });

const codeMask = <T>(values: readonly T[] | undefined, code: (value: T) => number): Uint8Array | null => {
  if (!values) return null;
  const mask = new Uint8Array(8);
  for (const value of values) mask[code(value)] = 1;
  return mask;
};

export class Matcher {
  /** Bits by packed word without its instance, see `classMatrix`. */
  readonly classes: Uint8Array;
  readonly instances: Mask;
  /** False if the packed word decides alone. */
  readonly needsMore: boolean;
  private readonly masks: Mask[] = [];
  /** Masks of attributes stored in the grid's entries, for claims; the largest dictionary last. */
  private readonly entryMasks: { column: Exclude<keyof typeof entryOffsets, "x" | "y" | "word">; at: number; mask: Mask }[] = [];
  private readonly needsColumns: boolean;
  private readonly priorities: Mask | null;
  private readonly suppliers: Mask | null;
  private readonly accesses: Uint8Array | null;
  private readonly assignments: Uint8Array | null;
  private readonly ranges: ColumnRange[];
  private readonly foundClaims: FoundClaims | null;
  private readonly supplierIds: ReadonlySet<string> | null;
  private readonly withoutPosition: boolean | undefined;

  constructor(
    dictionaries: Dictionaries,
    scope: BoardScope,
    filter: BoardFilter = {},
    private readonly serving: ServingTest | null = null,
  ) {
    /** Combines a requested list and the names that the scope allows into one mask. null if all pass. */
    const maskOf = (
      dictionary: Dictionary,
      names: readonly (string | null)[] | undefined,
      allowed: ReadonlySet<string> | string = "all",
      askedName: (name: string | null) => string | null = (name) => name,
    ): Mask | null => {
      if (!names && typeof allowed === "string") return null;
      const filterNames = names && new Set(names);
      const passes = (name: string | null): boolean => typeof allowed === "string" || (name !== null && allowed.has(name));
      const mask = new Mask(dictionary, (name) => passes(name) && (!filterNames || filterNames.has(askedName(name))));
      this.masks.push(mask);
      return mask;
    };
    const { instances } = scope;
    const askedInstances = filter.instanceIds && new Set(filter.instanceIds);
    this.instances = new Mask(
      dictionaries.instance,
      (name) => name !== null && (instances === "all" || instances.has(name)) && (!askedInstances || askedInstances.has(name)),
    );
    this.masks.push(this.instances);
    this.classes = classMatrix(scope, filter);
    const masks = {
      service: maskOf(dictionaries.service, filter.serviceIds),
      centre: maskOf(dictionaries.centre, filter.centreIds),
      client: maskOf(dictionaries.client, filter.clientIds),
      contract: maskOf(dictionaries.contract, filter.contractIds, scope.contracts, (key) => key && contractParts(key)[2]!),
    };
    for (const column of ["service", "centre", "client", "contract"] as const) {
      const mask = masks[column];
      if (mask) this.entryMasks.push({ column, at: entryOffsets[column], mask });
    }
    this.priorities = maskOf(dictionaries.priority, filter.priorities);
    this.suppliers = maskOf(dictionaries.supplier, filter.supplierIds, scope.suppliers);
    this.accesses = codeMask(filter.accesses, accessCode);
    this.assignments = codeMask(filter.assignmentTypes, assignmentCode);
    this.foundClaims = filter.ids?.claims ? FoundClaims.of(filter.ids.claims) : null;
    this.supplierIds = filter.ids?.suppliers ?? null;
    this.withoutPosition = filter.withoutPosition;
    this.ranges = columnRanges(filter.instants, scope.hiddenColumns);
    this.needsColumns =
      this.ranges.length > 0 ||
      this.withoutPosition !== undefined ||
      [serving, this.suppliers, this.priorities, this.accesses, this.assignments, this.foundClaims, this.supplierIds].some(
        (test) => test !== null,
      );
    this.needsMore = this.needsColumns || this.entryMasks.length > 0;
  }

  /** Includes new names of the dictionaries. Call it before each scan. */
  refresh(): void {
    for (const mask of this.masks) mask.refresh();
  }

  /** Returns the bits that a row passes: 0, `passesAll`, `passesExceptStatus`. `changedServing` inverts the serving test for an old row. */
  test(rows: Columns, row: number, changedServing: ReadonlySet<number> | null = null): number {
    const packed = rows.packed[row]!;
    const passed = this.classes[packed & classMask]!;
    if (passed === 0 || !this.instances.bits[packed >> instanceShift]) return 0;
    return this.needsMore && !this.passesBeyondPacked(rows, row, changedServing) ? 0 : passed;
  }

  private passesBeyondPacked(rows: Columns, row: number, changedServing: ReadonlySet<number> | null): boolean {
    if (layerOf(rows.packed[row]!) === incidentLayer) {
      for (const { column, mask } of this.entryMasks) if (!mask.bits[rows[column][row]!]) return false;
    }
    return !this.needsColumns || this.passesColumns(rows, row, changedServing);
  }

  passesEntry(entries: Int32Array, at: number, rows: Columns): boolean {
    if (layerOf(entries[at + entryOffsets.packed]!) === incidentLayer) {
      for (const test of this.entryMasks) if (!test.mask.bits[entries[at + test.at]!]) return false;
    }
    return !this.needsColumns || this.passesColumns(rows, entries[at]!, null);
  }

  private passesColumns(rows: Columns, row: number, changedServing: ReadonlySet<number> | null): boolean {
    if (this.withoutPosition !== undefined && rows.x[row]! < 0 !== this.withoutPosition) return false;
    if (this.suppliers && !this.suppliers.bits[rows.supplier[row]!]) return false;
    if (layerOf(rows.packed[row]!) !== incidentLayer) {
      if (this.accesses && !this.accesses[rows.access[row]!]) return false;
      const code = rows.supplier[row]!;
      if (this.serving && this.serving.has(code) === (changedServing?.has(code) ?? false)) return false;
      return !this.supplierIds || this.supplierIds.has(rows.id[row]!);
    }
    if (this.assignments && !this.assignments[rows.access[row]!]) return false;
    if (this.priorities && !this.priorities.bits[rows.priority[row]!]) return false;
    for (const { column, from, before } of this.ranges) {
      const at = rows[column][row]!;
      if (at < from || at >= before) return false;
    }
    return !this.foundClaims || this.foundClaims.has(rows.serial[row]!, rows.id[row]!);
  }
}
