import { positionLimits } from "../../schema/rules/geo/positions";
import type { Work } from "../db/transaction";
import { AppError } from "../platform/errors";
import type { Log } from "../platform/log";
import type { Fix } from "./fixes";
import { takeFixes, type FixOutcome } from "./positions.actions";

interface WaitingFixes {
  fixes: readonly Fix[];
  done: (outcomes: FixOutcome[]) => void;
  failed: (error: unknown) => void;
}

interface Lane {
  waiting: WaitingFixes[];
  isWriting: boolean;
}

/**
 * Batches fixes while a transaction is running. A device always uses the same lane, so its fixes are written in order. Senders are
 * answered after the commit.
 */
export class PositionWriter {
  private readonly lanes = Array.from({ length: positionLimits.lanes }, (): Lane => ({ waiting: [], isWriting: false }));
  private waitingFixes = 0;

  constructor(private readonly work: Work & { log: Log }) {}

  /** Throws UNAVAILABLE if too many fixes are waiting; the sender may repeat them. */
  async take(fixes: readonly Fix[]): Promise<FixOutcome[]> {
    if (this.waitingFixes + fixes.length > positionLimits.maxWaiting) throw new AppError("UNAVAILABLE");
    const outcomes: FixOutcome[] = [];
    const placesOfLanes = this.lanes.map((): number[] => []);
    fixes.forEach((fix, place) => placesOfLanes[laneOf(fix)]!.push(place));
    await Promise.all(
      this.lanes.map(async (lane, n) => {
        const places = placesOfLanes[n]!;
        if (!places.length) return;
        const ofLane = await this.queue(
          lane,
          places.map((place) => fixes[place]!),
        );
        places.forEach((place, i) => (outcomes[place] = ofLane[i]!));
      }),
    );
    return outcomes;
  }

  private queue(lane: Lane, fixes: readonly Fix[]): Promise<FixOutcome[]> {
    this.waitingFixes += fixes.length;
    const answered = new Promise<FixOutcome[]>((done, failed) => lane.waiting.push({ fixes, done, failed }));
    if (!lane.isWriting) void this.write(lane);
    return answered;
  }

  private async write(lane: Lane): Promise<void> {
    lane.isWriting = true;
    while (lane.waiting.length) {
      const batch = nextBatch(lane.waiting);
      const fixes = batch.flatMap((message) => message.fixes);
      try {
        const outcomes = await this.store(fixes);
        let from = 0;
        for (const { fixes: messageFixes, done } of batch) done(outcomes.slice(from, (from += messageFixes.length)));
      } catch (error) {
        for (const { failed } of batch) failed(error);
      }
      this.waitingFixes -= fixes.length;
    }
    lane.isWriting = false;
  }

  private store(fixes: readonly Fix[]): Promise<FixOutcome[]> {
    return takeFixes(this.work, fixes, (err) => {
      this.work.log.error({ event: "position.not_stored", err }, "Storing a position failed; it is rejected as NOT_STORABLE");
      return "NOT_STORABLE";
    });
  }
}

function nextBatch(waiting: WaitingFixes[]): WaitingFixes[] {
  let [count, rows] = [0, 0];
  while (count < waiting.length && (count === 0 || rows + waiting[count]!.fixes.length <= positionLimits.batchRows))
    rows += waiting[count++]!.fixes.length;
  return waiting.splice(0, count);
}

function laneOf({ device }: Fix): number {
  let hash = 0;
  for (let i = 0; i < device.length; i++) hash = (hash * 31 + device.charCodeAt(i)) >>> 0;
  return hash % positionLimits.lanes;
}
