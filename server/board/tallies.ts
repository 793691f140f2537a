// The tallies of each board that are kept, one for each scope and filter that is in use.
import type { Board } from "./board";
import type { BoardFilter, BoardScope } from "./scope";
import { Tally } from "./tally";

/** Tallies kept for those who come with the same scope and filter: who pans, zooms or polls. */
const keptPerBoard = 32;
const kept = new WeakMap<Board, Map<string, Tally>>();
const setNumbers = new WeakMap<ReadonlySet<string>, number>();
let sets = 0;

function setNumber(set: ReadonlySet<string>): number {
  if (!setNumbers.has(set)) setNumbers.set(set, sets++);
  return setNumbers.get(set)!;
}

/** Sets of results by identity, since they are large. A field that is undefined is absent. */
const part = ([name, value]: [string, unknown]): string => {
  if (name === "ids") {
    const { claims, suppliers } = value as NonNullable<BoardFilter["ids"]>;
    return `${name}${claims ? setNumber(claims) : ""},${suppliers ? setNumber(suppliers) : ""}`;
  }
  return name + JSON.stringify(value instanceof Set ? [...value].sort() : value);
};
const keyOf = (value: object): string =>
  Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .map(part)
    .sort()
    .join();

/** The tally of a scope and a filter, as it was left. What a scope allows is compared itself, so two scopes cannot meet by a version. */
export function tallyOf(board: Board, scope: BoardScope, filter: BoardFilter): Tally {
  const tallies = kept.get(board) ?? new Map<string, Tally>();
  kept.set(board, tallies);
  const key = `${keyOf(scope)} ${keyOf(filter)}`;
  const tally = tallies.get(key) ?? new Tally(board, scope, filter);
  tallies.delete(key);
  tallies.set(key, tally);
  if (tallies.size > keptPerBoard) tallies.delete(tallies.keys().next().value!);
  return tally;
}

/** Milliseconds at most that counting takes of one turn of the event loop. */
const slice = 4;
/** When the slice before has had its turn: whoever counts, one slice a turn. */
let turn: Promise<void> = Promise.resolve();

const nextTurn = (): Promise<void> => (turn = turn.then(() => new Promise((begins) => setImmediate(begins))));

/**
 * Makes a tally complete without holding everybody up: on a board of a million features that takes a tenth of a second, and nobody
 * waits longer for it than a slice. What it has missed since is taken in by whoever follows it next. `exactAt`: an instant for which the
 * oldest claims are wanted, too.
 */
export async function complete(tally: Tally, exactAt?: number): Promise<void> {
  while (!tally.isCounted) {
    await nextTurn();
    tally.follow(performance.now() + slice);
  }
  while (exactAt !== undefined && !tally.seekOldest(exactAt, true)) await nextTurn();
}
