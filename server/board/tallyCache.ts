import { LRUCache } from "lru-cache";
import type { Board } from "./board";
import type { BoardFilter, BoardScope } from "./boardScope";
import { getOrMake } from "../platform/getOrMake";
import { Matcher } from "./matcher";
import { ServingSuppliers } from "./servingSuppliers";
import { Tally } from "./tally";

/** Maximum number of tallies cached per board, for clients that pan, zoom or poll. */
const MAX_TALLIES_PER_BOARD = 32;
interface BoardTallies {
  tallies: LRUCache<string, Tally>;
  matchers: LRUCache<string, Matcher>;
  /** Suppliers that currently serve claims, by scope. All tallies of a scope share them. */
  serving: LRUCache<string, ServingSuppliers>;
}
const talliesByBoard = new WeakMap<Board, BoardTallies>();
const setNumbers = new WeakMap<ReadonlySet<string>, number>();
let sets = 0;

function setNumber(set: ReadonlySet<string>): number {
  if (!setNumbers.has(set)) setNumbers.set(set, sets++);
  return setNumbers.get(set)!;
}

/** Large sets of search results are compared by identity. undefined fields are omitted. */
const keyPart = ([name, value]: [string, unknown]): string => {
  if (name === "ids") {
    const { claims, suppliers } = value as NonNullable<BoardFilter["ids"]>;
    return `${name}${claims ? setNumber(claims) : ""},${suppliers ? setNumber(suppliers) : ""}`;
  }
  return name + JSON.stringify(value instanceof Set ? [...value].sort() : value);
};
const keyOf = (value: object): string =>
  Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .map(keyPart)
    .sort()
    .join();

/** Part of a scope that the board uses. Its content is compared, not its version. */
const allowedBy = ({ instances, layers, contracts, suppliers, hiddenColumns }: BoardScope): Omit<BoardScope, "version"> => ({
  instances,
  layers,
  contracts,
  suppliers,
  ...(hiddenColumns && { hiddenColumns }),
});

/** Key of a scope and a filter, by content rather than object identity. */
export const viewKey = (scope: BoardScope, filter: BoardFilter): string => `${keyOf(allowedBy(scope))} ${keyOf(filter)}`;

function talliesOf(board: Board): BoardTallies {
  let tallies = talliesByBoard.get(board);
  if (!tallies)
    talliesByBoard.set(
      board,
      (tallies = {
        tallies: new LRUCache({ max: MAX_TALLIES_PER_BOARD }),
        matchers: new LRUCache({ max: MAX_TALLIES_PER_BOARD }),
        serving: new LRUCache({ max: MAX_TALLIES_PER_BOARD }),
      }),
    );
  return tallies;
}

const servingOf = (board: Board, scope: BoardScope): ServingSuppliers =>
  getOrMake(talliesOf(board).serving, keyOf(allowedBy(scope)), () => new ServingSuppliers(board, scope));

export function tallyOf(board: Board, scope: BoardScope, filter: BoardFilter): Tally {
  const serving = scope.suppliers === "serving" ? servingOf(board, scope) : null;
  return getOrMake(talliesOf(board).tallies, viewKey(scope, filter), () => new Tally(board, scope, filter, serving));
}

/** Time budget of counting per turn of the event loop, in milliseconds. */
const TIME_BUDGET_MS = 4;
/** Ensures that all counting together runs one slice per turn. */
let lastSlice: Promise<void> = Promise.resolve();

export const yieldToEventLoop = (): Promise<void> => (lastSlice = lastSlice.then(() => new Promise((begins) => setImmediate(begins))));

/**
 * Completes a tally in slices, without blocking: a million features take a tenth of a second. Later changes are left to the next follower.
 * `exactAt`: also finds the oldest claims at that instant.
 */
export async function completeTally(tally: Tally, exactAt?: number): Promise<void> {
  if (!tally.isCounted) {
    do {
      await yieldToEventLoop();
      tally.follow(performance.now() + TIME_BUDGET_MS);
    } while (!tally.isCounted);
    // The search starts in a separate turn of the event loop.
    await yieldToEventLoop();
  }
  while (exactAt !== undefined && !tally.seekOldest(exactAt, true)) await yieldToEventLoop();
}

export async function servingSupplierIds(board: Board, scope: BoardScope): Promise<string[]> {
  const serving = servingOf(board, scope);
  while (!serving.follow(performance.now() + TIME_BUDGET_MS)) await yieldToEventLoop();
  return serving.ids();
}

export async function scopeMatcher(board: Board, scope: BoardScope): Promise<Matcher> {
  const matchers = talliesOf(board).matchers;
  const key = viewKey(scope, {});
  // A scope of serving suppliers must be followed before its matcher can be used.
  const cachedMatcher = scope.suppliers === "serving" ? undefined : matchers.get(key);
  const matcher = cachedMatcher ?? (await matcherOf(board, scope, {}));
  matchers.set(key, matcher);
  matcher.refresh();
  return matcher;
}

export async function matcherOf(board: Board, scope: BoardScope, filter: BoardFilter): Promise<Matcher> {
  const serving = scope.suppliers === "serving" ? servingOf(board, scope) : null;
  while (serving && !serving.follow(performance.now() + TIME_BUDGET_MS)) await yieldToEventLoop();
  return new Matcher(board.dictionaries, scope, filter, serving);
}
