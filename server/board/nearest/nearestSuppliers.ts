// Finds the suppliers nearest to a place by straight line, ring by ring of grid cells, until no farther cell can hold a nearer one.
import { metresBetween, type Place } from "../../../schema/rules/geo/geo";
import type { Board } from "../board";
import { passesAll } from "../classMatrix";
import { servicesOfKey } from "../columns";
import { Mask } from "../dictionary";
import { entryOffsets, ENTRIES_PER_BLOCK, ENTRY_STRIDE, gridLevel, gridShift, pageBits } from "../grid";
import type { Matcher } from "../matcher";
import { mercatorBits, mercatorX, mercatorY } from "../mercator";
import { type FoundSupplier, NearestHeap } from "./nearestHeap";
import { classMask, incidentLayer, instanceShift } from "../packedAttributes";

export interface NearestQuestion {
  place: Place;
  instanceId: string;
  serviceId: string;
  /** Maximum number of results: suppliers that give the service or declare no services, and all others. */
  giving: number;
  others: number;
  reachMetres: number;
  /** 1 for each layer whose services and places are hidden from the viewer, by layer number. */
  servicesHidden: Uint8Array;
  placesHidden: Uint8Array;
}

const WORLD_UNITS = 2 ** mercatorBits;
const EQUATOR_METRES = 2 * Math.PI * 6_371_008.8;
const cellsAcross = 1 << gridLevel;
const cellMask = cellsAcross - 1;
const inPage = (1 << pageBits) - 1;
/** Metres per unit at the equator, rounded down so that products are lower bounds. */
const UNIT_METRES = (EQUATOR_METRES / WORLD_UNITS) * 0.995;

/** Ratio of a unit's length at `y` to its length at the equator. */
const scaleAt = (y: number): number => 1 / Math.cosh(Math.PI * (1 - (2 * Math.min(WORLD_UNITS, Math.max(0, y))) / WORLD_UNITS));

export function nearestSuppliers(
  board: Board,
  matcher: Matcher,
  question: NearestQuestion,
): { giving: FoundSupplier[]; others: FoundSupplier[] } {
  const { grid, columns, dictionaries } = board;
  const { place, reachMetres, servicesHidden, placesHidden } = question;
  const [placeX, placeY] = [mercatorX(Math.round(place[0] * 1e6)), mercatorY(Math.round(place[1] * 1e6))];
  const givers = giversOf(board, question.serviceId).bits;
  const instance = dictionaries.instance.code(question.instanceId);
  const giving = new NearestHeap(question.giving, reachMetres, columns.id);
  const otherHeap = new NearestHeap(question.others, reachMetres, columns.id);
  const { classes, needsMore } = matcher;
  const { entries, next } = grid;

  const placeScale = scaleAt(placeY);
  /** Lower bound of the metres per unit between two latitudes and the place. */
  const unitBetween = (top: number, bottom: number): number => UNIT_METRES * Math.min(scaleAt(top), scaleAt(bottom), placeScale);

  const visitCell = (cell: number, unitMetres: number): void => {
    let left = grid.inHead(cell);
    for (let block = grid.head[cell]!; block >= 0; block = next[block]!) {
      const start = block * ENTRIES_PER_BLOCK * ENTRY_STRIDE;
      for (let at = start; at < start + left * ENTRY_STRIDE; at += ENTRY_STRIDE) {
        const packed = entries[at + entryOffsets.packed]!;
        const layer = packed & 7;
        if (layer === incidentLayer || packed >> instanceShift !== instance || (classes[packed & classMask]! & passesAll) === 0) continue;
        if (placesHidden[layer]) continue;
        const services = entries[at + entryOffsets.service]!;
        const heap = services === 0 || servicesHidden[layer] || givers[services] ? giving : otherHeap;
        const limitUnits = heap.limit / unitMetres;
        if (limitUnits < 0) continue;
        const across = Math.abs(entries[at + entryOffsets.x]! - placeX);
        const dx = Math.min(across, WORLD_UNITS - across);
        const dy = entries[at + entryOffsets.y]! - placeY;
        if (dx * dx + dy * dy > limitUnits * limitUnits) continue;
        if (needsMore && !matcher.passesEntry(entries, at, columns)) continue;
        const slot = entries[at]!;
        heap.offer(slot, metresBetween(place, [columns.lon[slot]! / 1e6, columns.lat[slot]! / 1e6]));
      }
      left = ENTRIES_PER_BLOCK;
    }
  };

  const [centreX, centreY] = [placeX >> gridShift, placeY >> gridShift];
  const visit = (cx: number, cy: number): void => {
    const page = grid.pageAt((cx & cellMask) >> pageBits, cy >> pageBits);
    if (page < 0) return;
    const cell = (page << (2 * pageBits)) + ((cy & inPage) << pageBits) + (cx & inPage);
    if (grid.count[cell]! > 0) visitCell(cell, unitBetween(cy << gridShift, (cy + 1) * 2 ** gridShift));
  };
  for (let ring = 0; ring < cellsAcross / 2; ring++) {
    const [north, south] = [centreY - ring, centreY + ring];
    for (let cx = centreX - ring; cx <= centreX + ring; cx++) {
      if (north >= 0) visit(cx, north);
      if (ring > 0 && south < cellsAcross) visit(cx, south);
    }
    for (let cy = Math.max(0, north + 1); cy < Math.min(cellsAcross, south); cy++) {
      visit(centreX - ring, cy);
      visit(centreX + ring, cy);
    }
    // Every unvisited cell is at least as far as the nearest side of the visited ring, where a unit is shortest.
    const [top, bottom] = [north << gridShift, (south + 1) * 2 ** gridShift];
    const side = Math.min(
      placeX - (centreX - ring) * 2 ** gridShift,
      (centreX + ring + 1) * 2 ** gridShift - placeX,
      placeY - top,
      bottom - placeY,
    );
    const covered = side * unitBetween(top, bottom);
    if (covered >= Math.max(giving.limit, otherHeap.limit)) break;
  }
  return { giving: giving.sorted(), others: otherHeap.sorted() };
}

const giversByBoard = new WeakMap<Board, Map<string, Mask>>();

function giversOf(board: Board, serviceId: string): Mask {
  let masks = giversByBoard.get(board);
  if (!masks) giversByBoard.set(board, (masks = new Map()));
  let mask = masks.get(serviceId);
  // An unknown service is not cached, or callers could fill the cache with arbitrary codes.
  if (!mask) {
    mask = new Mask(board.dictionaries.serviceSet, (key) => key !== null && servicesOfKey(key).includes(serviceId));
    if (mask.bits.includes(1)) masks.set(serviceId, mask);
  }
  mask.refresh();
  return mask;
}
