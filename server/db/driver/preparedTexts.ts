import { LRUCache } from "lru-cache";
import { MINUTE_MS } from "../../../schema/rules/durations";

/** A connection lives as long as the choice of its statements, so it holds those of at most two choices. */
export const PREPARED_LIMITS = { statements: 100, parameters: 100, length: 20_000, lifetimeMs: 30 * MINUTE_MS } as const;
/** Marks queries whose best plan depends on their values. They are planned each time instead of prepared. */
export const PLANNED_ANEW = "/* planned for these values */";

export class PreparedTexts {
  private chosen = new Set<string>();
  private chosenAtMs = performance.now();
  private readonly seen = new LRUCache<string, true>({ max: 10 * PREPARED_LIMITS.statements });
  private tableChanges = 0;

  isPrepared(text: string, parameterCount: number): boolean {
    if (!parameterCount || parameterCount > PREPARED_LIMITS.parameters || text.length > PREPARED_LIMITS.length) return false;
    if (this.chosen.has(text)) return true;
    if (text.includes(PLANNED_ANEW)) return false;
    if (this.chosen.size >= PREPARED_LIMITS.statements) this.chooseAgain();
    const isRepeated = this.seen.get(text) === true;
    if (isRepeated && this.chosen.size < PREPARED_LIMITS.statements) this.chosen.add(text);
    this.seen.set(text, true);
    return this.chosen.has(text);
  }

  /** The driver prepares a text once per connection. A different text is prepared again. */
  textToPrepare(text: string): string {
    return this.tableChanges ? `${text} /* after change ${this.tableChanges} */` : text;
  }

  noteError(error: unknown): void {
    if ((error as { routine?: string }).routine === "RevalidateCachedQuery") this.tableChanges++;
  }

  private chooseAgain(): void {
    if (performance.now() - this.chosenAtMs < PREPARED_LIMITS.lifetimeMs) return;
    this.chosen = new Set();
    this.chosenAtMs = performance.now();
  }
}
