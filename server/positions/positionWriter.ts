import { positionLimits } from "../../schema/rules/geo/positions";
import type { Work } from "../db/transaction";
import { AppError } from "../platform/errors";
import type { Log } from "../platform/log";
import type { Fix } from "./fixes";
import { takeFixes, type FixOutcome } from "./positions.actions";

/** What one message brought for a lane. */
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
 * Writes what the endpoints send: at once while nothing is being written, and what comes meanwhile together in the next transaction. There are
 * several lanes, each with one transaction at a time; a device keeps its lane, so that its fixes are written in their order. A sender is
 * answered after the commit.
 */
export class PositionWriter {
  private readonly lanes = Array.from({ length: positionLimits.lanes }, (): Lane => ({ waiting: [], isWriting: false }));
  private waitingFixes = 0;

  constructor(private readonly work: Work & { log: Log }) {}

  /** Throws UNAVAILABLE when more is waiting than can be kept; what was not acknowledged may be sent again. */
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

  /** Never throws: each message is answered for itself. */
  private async write(lane: Lane): Promise<void> {
    lane.isWriting = true;
    while (lane.waiting.length) {
      const batch = nextBatch(lane.waiting);
      const fixes = batch.flatMap((one) => one.fixes);
      try {
        const outcomes = await this.store(fixes);
        let from = 0;
        for (const { fixes: own, done } of batch) done(outcomes.slice(from, (from += own.length)));
      } catch (error) {
        for (const { failed } of batch) failed(error);
      }
      this.waitingFixes -= fixes.length;
    }
    lane.isWriting = false;
  }

  /** One that cannot be stored is answered by itself. */
  private store(fixes: readonly Fix[]): Promise<FixOutcome[]> {
    return takeFixes(this.work, fixes, (err) => {
      this.work.log.error({ err }, "a position could not be stored");
      return "NOT_STORABLE";
    });
  }
}

/** Takes from what waits as many messages as fit into a statement, but at least one. */
function nextBatch(waiting: WaitingFixes[]): WaitingFixes[] {
  let [count, rows] = [0, 0];
  while (count < waiting.length && (count === 0 || rows + waiting[count]!.fixes.length <= positionLimits.batchRows))
    rows += waiting[count++]!.fixes.length;
  return waiting.splice(0, count);
}

/** The lane of a device: always the same. */
function laneOf({ device }: Fix): number {
  let hash = 0;
  for (let i = 0; i < device.length; i++) hash = (hash * 31 + device.charCodeAt(i)) >>> 0;
  return hash % positionLimits.lanes;
}
