// The tallies of each board that are kept, one for each scope and filter that is in use.
import type { Board } from "./board";
import type { BoardFilter, BoardScope } from "./boardScope";
import { LruMap } from "../platform/lruMap";
import { Matcher } from "./matcher";
import { ServingSuppliers } from "./servingSuppliers";
import { Tally } from "./tally";

/** Tallies kept for those who come with the same scope and filter: who pans, zooms or polls. */
const MAX_TALLIES_PER_BOARD = 32;
interface BoardTallies {
  tallies: LruMap<Tally>;
  /** Of scopes without a filter. */
  matchers: LruMap<Matcher>;
  /** Of the scopes that need it, shared by their tallies. */
  serving: LruMap<ServingSuppliers>;
}
const talliesByBoard = new WeakMap<Board, BoardTallies>();
const setNumbers = new WeakMap<ReadonlySet<string>, number>();
let sets = 0;

function setNumber(set: ReadonlySet<string>): number {
  if (!setNumbers.has(set)) setNumbers.set(set, sets++);
  return setNumbers.get(set)!;
}

/** Sets of results by identity, since they are large. A field that is undefined is absent. */
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

/** What of a scope the board asks; what it allows is compared itself, so two scopes cannot meet by a version. */
const allowedBy = ({ instances, layers, contracts, suppliers, hiddenColumns }: BoardScope): Omit<BoardScope, "version"> => ({
  instances,
  layers,
  contracts,
  suppliers,
  ...(hiddenColumns && { hiddenColumns }),
});

/** What tells one scope and filter from another: what they allow, not which object they are. */
export const viewKey = (scope: BoardScope, filter: BoardFilter): string => `${keyOf(allowedBy(scope))} ${keyOf(filter)}`;

function talliesOf(board: Board): BoardTallies {
  let kept = talliesByBoard.get(board);
  if (!kept)
    talliesByBoard.set(
      board,
      (kept = {
        tallies: new LruMap(MAX_TALLIES_PER_BOARD),
        matchers: new LruMap(MAX_TALLIES_PER_BOARD),
        serving: new LruMap(MAX_TALLIES_PER_BOARD),
      }),
    );
  return kept;
}

const servingOf = (board: Board, scope: BoardScope): ServingSuppliers =>
  talliesOf(board).serving.getOrMake(keyOf(allowedBy(scope)), () => new ServingSuppliers(board, scope));

/** The tally of a scope and a filter, as it was left. */
export function tallyOf(board: Board, scope: BoardScope, filter: BoardFilter): Tally {
  const serving = scope.suppliers === "serving" ? servingOf(board, scope) : null;
  return talliesOf(board).tallies.getOrMake(viewKey(scope, filter), () => new Tally(board, scope, filter, serving));
}

/** Milliseconds at most that counting takes of one turn of the event loop. */
const TIME_BUDGET_MS = 4;
/** When the slice before has had its turn: whoever counts, one slice a turn. */
let lastSlice: Promise<void> = Promise.resolve();

export const yieldToEventLoop = (): Promise<void> => (lastSlice = lastSlice.then(() => new Promise((begins) => setImmediate(begins))));

/**
 * Makes a tally complete without holding everybody up: on a board of a million features that takes a tenth of a second, and nobody
 * waits longer for it than a slice. What it has missed since is taken in by whoever follows it next. `exactAt`: an instant for which the
 * oldest claims are wanted, too.
 */
export async function completeTally(tally: Tally, exactAt?: number): Promise<void> {
  while (!tally.isCounted) {
    await yieldToEventLoop();
    tally.follow(performance.now() + TIME_BUDGET_MS);
  }
  while (exactAt !== undefined && !tally.seekOldest(exactAt, true)) await yieldToEventLoop();
}

/** The suppliers that serve an open claim in scope, by the same rule: nobody waits for the first count longer than for a slice. */
export async function servingSupplierIds(board: Board, scope: BoardScope): Promise<string[]> {
  const serving = servingOf(board, scope);
  while (!serving.follow(performance.now() + TIME_BUDGET_MS)) await yieldToEventLoop();
  return serving.ids();
}

/** What tells which features a scope lets through: kept for those who ask again. */
export async function scopeMatcher(board: Board, scope: BoardScope): Promise<Matcher> {
  const kept = talliesOf(board).matchers;
  const key = viewKey(scope, {});
  // Whom a scope of serving suppliers lets through is known once these are followed.
  const known = scope.suppliers === "serving" ? undefined : kept.get(key);
  const matcher = known ?? (await matcherOf(board, scope, {}));
  kept.set(key, matcher);
  matcher.refresh();
  return matcher;
}

/** What tells which features a scope and a filter let through, for a look at the whole board. */
export async function matcherOf(board: Board, scope: BoardScope, filter: BoardFilter): Promise<Matcher> {
  const serving = scope.suppliers === "serving" ? servingOf(board, scope) : null;
  while (serving && !serving.follow(performance.now() + TIME_BUDGET_MS)) await yieldToEventLoop();
  return new Matcher(board.dictionaries, scope, filter, serving);
}
