import type { Log } from "../../platform/log";
import { sqlState } from "../transaction";

/** Why the database does not do what it is asked, by no fault of who asks: it passes, and then the same can be asked again. */
export type TroubleKind = "UNREACHABLE" | "UNRESOLVABLE" | "DISK_FULL" | "RESOURCES" | "READ_ONLY" | "IO_ERROR";

/** SQLSTATEs, the driver's codes and the system's, by how they begin. */
const troubleCodes: readonly (readonly [RegExp, TroubleKind])[] = [
  [/^(ENOTFOUND|EAI_)/, "UNRESOLVABLE"],
  [/^(CONNECTION_|CONNECT_TIMEOUT|ECONN|EPIPE|ENOENT|ETIMEDOUT|EHOST|ENET|08|57P0)/, "UNREACHABLE"],
  [/^53100/, "DISK_FULL"],
  [/^53/, "RESOURCES"],
  [/^25006/, "READ_ONLY"],
  [/^58/, "IO_ERROR"],
];

/** Undefined: the error is about what was asked. */
export function troubleOf(error: unknown): TroubleKind | undefined {
  const code = sqlState(error) ?? "";
  return troubleCodes.find(([codes]) => codes.test(code))?.[1];
}

/** The caller may try again. */
export const isUnavailable = (error: unknown): boolean => troubleOf(error) !== undefined;

const texts: Record<TroubleKind, string> = {
  UNREACHABLE: "the database cannot be reached",
  UNRESOLVABLE: "the database's host name cannot be resolved",
  DISK_FULL: "the database has no room left on its disk",
  RESOURCES: "the database has no memory, connections or other resources left",
  READ_ONLY: "the database takes no writes: it is a standby, or was made read-only",
  IO_ERROR: "the database cannot read or write its files",
};

/** What keeps the database from taking writes, as far as this node knows: one line of the log when it begins, changes and ends. */
export class DatabaseTrouble {
  kind: TroubleKind | null = null;
  private sinceMs = 0;

  constructor(private readonly log: Log) {}

  note(error: unknown): void {
    const kind = troubleOf(error);
    if (!kind || kind === this.kind) return;
    if (!this.kind) this.sinceMs = performance.now();
    this.kind = kind;
    this.log.error({ err: error, trouble: kind }, texts[kind]);
  }

  clear(): void {
    if (!this.kind) return;
    this.log.info({ trouble: this.kind, ms: Math.round(performance.now() - this.sinceMs) }, "the database takes writes again");
    this.kind = null;
  }
}
