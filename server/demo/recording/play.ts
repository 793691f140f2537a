import { DoorError, type Answer } from "../doors";
import { batches, type Batching } from "./batches";
import type { Progress } from "./progress";
import { count, newTally, type Sent, type Tally } from "./tally";

export interface Stage {
  progress: Progress;
  now: () => number;
  /** Set when nothing more can be sent: the key is refused or nobody answers. */
  stopped: boolean;
}

export interface Part<T extends Sent> {
  name: string;
  /** Rows of the file. */
  total: number;
  items: AsyncIterable<T>;
  batching: Batching<T>;
  send: (batch: T[]) => Promise<Answer>;
}

/** Sends one file's items batch after batch. A batch the door cannot take is named and left out; a lost connection ends the replay. */
export async function play<T extends Sent>(stage: Stage, { name, total, items, batching, send }: Part<T>): Promise<Tally> {
  const tally = newTally(name);
  const begun = stage.now();
  const show = stage.progress.start(name, total);
  if (!stage.stopped) {
    for await (const batch of batches(items, batching)) {
      try {
        count(tally, await send(batch), batch).forEach((line) => stage.progress.note(line));
      } catch (error) {
        stage.progress.note(`not sent: ${name} lines ${batch[0]!.line} to ${batch.at(-1)!.line}: ${(error as Error).message}`);
        stage.stopped ||= !(error instanceof DoorError) || error.forbidden;
      }
      show(tally.sent);
      if (stage.stopped) break;
    }
  }
  tally.unsent = total - tally.sent;
  tally.took = stage.now() - begun;
  return tally;
}
