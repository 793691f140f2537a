import { EndpointError, type Answer } from "../endpoints";
import { batches, type Batching } from "./batches";
import type { Progress } from "./progress";
import { count, newTally, type Sent, type PartResult } from "./tally";

export interface PlayState {
  progress: Progress;
  now: () => number;
  /** True if nothing more can be sent, because the key was rejected or the server is unreachable. */
  stopped: boolean;
}

export interface ReplayPart<T extends Sent> {
  name: string;
  total: number;
  items: AsyncIterable<T>;
  batching: Batching<T>;
  send: (batch: T[]) => Promise<Answer>;
}

/** Sends a file in batches. Rejected batches are reported and skipped; a lost connection ends the replay. */
export async function play<T extends Sent>(state: PlayState, { name, total, items, batching, send }: ReplayPart<T>): Promise<PartResult> {
  const tally = newTally(name);
  const startedAt = state.now();
  const show = state.progress.start(name, total);
  if (!state.stopped) {
    for await (const batch of batches(items, batching)) {
      try {
        count(tally, await send(batch), batch).forEach((line) => state.progress.note(line));
      } catch (error) {
        state.progress.note(`not sent: ${name} lines ${batch[0]!.line} to ${batch.at(-1)!.line}: ${(error as Error).message}`);
        state.stopped ||= !(error instanceof EndpointError) || error.forbidden;
      }
      show(tally.sent);
      if (state.stopped) break;
    }
  }
  tally.unsent = total - tally.sent;
  tally.elapsedMs = state.now() - startedAt;
  return tally;
}
