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

/** The tally of a scope and a filter, up to date. What a scope allows is compared itself, so two scopes cannot meet by a version. */
export function tallyOf(board: Board, scope: BoardScope, filter: BoardFilter): Tally {
  const tally = keptTally(board, scope, filter);
  tally.follow();
  return tally;
}

/** Slots in one turn of the event loop: some milliseconds. */
const inOneTurn = 50_000;

/**
 * Makes the tally of a scope and a filter ready a slice at a time, so that a view opened afterwards does not hold everybody up. Worth
 * it from some hundred thousand features; without it the view does the same in one go.
 */
export async function prepareTally(board: Board, scope: BoardScope, filter: BoardFilter = {}): Promise<void> {
  const tally = keptTally(board, scope, filter);
  while (!tally.follow(inOneTurn)) await new Promise((resolve) => setImmediate(resolve));
}

function keptTally(board: Board, scope: BoardScope, filter: BoardFilter): Tally {
  const tallies = kept.get(board) ?? new Map<string, Tally>();
  kept.set(board, tallies);
  const key = `${keyOf(scope)} ${keyOf(filter)}`;
  const tally = tallies.get(key) ?? new Tally(board, scope, filter);
  tallies.delete(key);
  tallies.set(key, tally);
  if (tallies.size > keptPerBoard) tallies.delete(tallies.keys().next().value!);
  return tally;
}
