/** Streets of a part of the world, as its file describes itself (`readStreetPack`). */
export interface StreetPack {
  /** Address of the .pmtiles file, whose tiles are of the OpenMapTiles schema. */
  url: string;
  /** West, south, east, north in degrees: nothing of it is drawn beyond, and nothing of the world is left out there. */
  bounds: readonly [west: number, south: number, east: number, north: number];
  /** The least zoom it has tiles for. */
  minZoom: number;
  /** Whom it names as its sources. */
  attribution: string;
  /** Whether it knows where water is: then all the rest of its ground is land, whatever the world's coarser coast says. */
  hasWater: boolean;
}

/** A pack as a part of a style: its own name there, for its sources and layers. */
export interface DrawnPack extends StreetPack {
  id: string;
  /** The least zoom at which it is drawn. */
  from: number;
  /** Whether its ground covers what lies under it: a coarser coast, or pictures with streets of their own. */
  covers: boolean;
}

/** From here on a pack has as much to show as the world. */
export const packFrom = 8;

export const drawnPacks = (packs: readonly StreetPack[], overPictures: boolean): DrawnPack[] =>
  packs.map((pack, i) => ({
    ...pack,
    id: `streets-${i}`,
    from: Math.max(packFrom, pack.minZoom),
    covers: pack.hasWater || overPictures,
  }));

/** The rectangle of a pack as the outline of a polygon. */
export function outlineOf({ bounds: [west, south, east, north] }: StreetPack): [number, number][] {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}

/** Whether two rectangles have something in common. */
export const overlaps = (
  { bounds: [west, south, east, north] }: StreetPack,
  box: { west: number; south: number; east: number; north: number },
): boolean => west < box.east && east > box.west && south < box.north && north > box.south;
