import FlatQueue from "flatqueue";
import { metresBetween, type Place } from "../../../schema/rules/geo/geo";
import type { RoadNetwork } from "./roadNetwork";

/** Possible first or last node of a route, with the seconds between it and the place. */
export interface RouteEnd {
  node: number;
  seconds: number;
}

/** Fastest route by A*. One search at a time, because node state is reused. */
export class RoadSearch {
  private readonly seconds: Float64Array;
  private readonly cameFrom: Int32Array;
  /** Number of the search that last visited or finished a node. */
  private readonly noted: Int32Array;
  private readonly done: Int32Array;
  private count = 0;

  constructor(private readonly network: RoadNetwork) {
    // one more for the goal, to which all its access nodes lead
    const nodes = network.size + 1;
    this.seconds = new Float64Array(nodes);
    this.cameFrom = new Int32Array(nodes);
    this.noted = new Int32Array(nodes);
    this.done = new Int32Array(nodes);
  }

  /**
   * Nodes and seconds of the fastest route including both ends; `null` if there is none. Yields between steps (see `runInTimeSlices`).
   */
  *between(
    starts: readonly RouteEnd[],
    goals: readonly RouteEnd[],
    target: Place,
  ): Generator<void, { nodes: number[]; seconds: number } | null> {
    const { edgesOut: ways, maxMetresPerSecond: fastest, placeOf, size: goal } = this.network;
    const endAt = new Map(goals.map(({ node, seconds }) => [node, seconds]));
    // Keeps the heuristic admissible: access nodes may be this far from the target.
    const slack = Math.max(...goals.map(({ node }) => metresBetween(placeOf(node), target)));
    const search = ++this.count;
    const open = new FlatQueue();
    const note = (node: number, seconds: number, from: number): void => {
      if (this.noted[node] === search && this.seconds[node]! <= seconds) return;
      this.noted[node] = search;
      this.seconds[node] = seconds;
      this.cameFrom[node] = from;
      const atLeast = node === goal ? 0 : Math.max(metresBetween(placeOf(node), target) - slack, 0) / fastest;
      open.push(node, seconds + atLeast);
    };
    for (const { node, seconds } of starts) note(node, seconds, -1);
    for (let node = open.pop(), looked = 0; node !== undefined; node = open.pop()) {
      const seconds = this.seconds[node]!;
      if (node === goal) return { nodes: this.pathTo(this.cameFrom[goal]!), seconds };
      if (this.done[node] === search) continue;
      this.done[node] = search;
      if (endAt.has(node)) note(goal, seconds + endAt.get(node)!, node);
      for (let way = ways.first[node]!; way < ways.first[node + 1]!; way++) note(ways.to[way]!, seconds + ways.seconds[way]!, node);
      if (++looked % 100 === 0) yield;
    }
    return null;
  }

  private pathTo(last: number): number[] {
    const nodes: number[] = [];
    for (let node = last; node !== -1; node = this.cameFrom[node]!) nodes.push(node);
    return nodes.reverse();
  }
}
