import type { Log } from "../../platform/log";
import { sqlState, type WriteKind } from "../transaction";

/** Temporary failures of the database; the same request may succeed later. */
export type TroubleKind = "UNREACHABLE" | "UNRESOLVABLE" | "DISK_FULL" | "RESOURCES" | "READ_ONLY" | "IO_ERROR";

const troubleCodes: readonly (readonly [RegExp, TroubleKind])[] = [
  [/^(ENOTFOUND|EAI_)/, "UNRESOLVABLE"],
  [/^(CONNECTION_|CONNECT_TIMEOUT|ECONN|EPIPE|ENOENT|ETIMEDOUT|EHOST|ENET|08|57P0)/, "UNREACHABLE"],
  [/^53100/, "DISK_FULL"],
  [/^53/, "RESOURCES"],
  [/^25006/, "READ_ONLY"],
  [/^58/, "IO_ERROR"],
];

export function troubleOf(error: unknown): TroubleKind | undefined {
  const code = sqlState(error) ?? "";
  return troubleCodes.find(([codes]) => codes.test(code))?.[1];
}

export const isUnavailable = (error: unknown): boolean => troubleOf(error) !== undefined;

const texts: Record<TroubleKind, string> = {
  UNREACHABLE: "The database is unreachable; requests get UNAVAILABLE until it responds",
  UNRESOLVABLE: "The host name of the database cannot be resolved; requests get UNAVAILABLE until it can",
  DISK_FULL: "The disk of the database is full; writes get UNAVAILABLE until it has space",
  RESOURCES: "The database has no memory, connections or other resources left; requests get UNAVAILABLE until it has",
  READ_ONLY: "The database is read-only: it is a standby or was set to read-only; writes get UNAVAILABLE",
  IO_ERROR: "The database cannot read or write its files; writes get UNAVAILABLE until it can",
};

const refusedWrites: ReadonlySet<TroubleKind> = new Set<TroubleKind>(["DISK_FULL", "READ_ONLY", "IO_ERROR"]);

/** Tracks why the database accepts no writes. Logs one line when the trouble begins, changes and ends. */
export class DatabaseTrouble {
  private readonly kinds = new Map<WriteKind, TroubleKind>();
  private sinceMs = 0;

  constructor(private readonly log: Log) {}

  get kind(): TroubleKind | null {
    return this.kinds.values().next().value ?? null;
  }

  /** Records a failed write. For writes other than the heartbeat, only refusals such as a full disk count. */
  note(error: unknown, write: WriteKind = "heartbeat"): void {
    const kind = troubleOf(error);
    if (!kind || kind === this.kinds.get(write) || (write !== "heartbeat" && !refusedWrites.has(kind))) return;
    const isKnown = kind === this.kind;
    if (!this.kind) this.sinceMs = performance.now();
    this.kinds.set(write, kind);
    if (!isKnown) this.log.error({ event: "database.trouble", err: error, trouble: kind }, texts[kind]);
  }

  /** Records a committed write. Any committed write disproves READ_ONLY. */
  clear(write: WriteKind = "heartbeat"): void {
    const trouble = this.kind;
    for (const [kind, knownTrouble] of this.kinds) if (kind === write || knownTrouble === "READ_ONLY") this.kinds.delete(kind);
    if (!trouble || this.kind) return;
    this.log.info(
      { event: "database.recovered", trouble, ms: Math.round(performance.now() - this.sinceMs) },
      "The database accepts writes again",
    );
  }
}
