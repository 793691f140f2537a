export interface StreetPack {
  url: string;
  /** Degrees. The pack is drawn only inside, and the world is complete outside. */
  bounds: readonly [west: number, south: number, east: number, north: number];
  minZoom: number;
  attribution: string;
  /** True if the pack contains water. Its other ground is then land, regardless of the world's coarser coastline. */
  hasWater: boolean;
}

export interface DrawnPack extends StreetPack {
  id: string;
  from: number;
  /** True if the pack draws its own ground above the world map or the provider's tiles. */
  covers: boolean;
}

export const packFrom = 8;

export const drawnPacks = (packs: readonly StreetPack[], overPictures: boolean): DrawnPack[] =>
  packs.map((pack, i) => ({
    ...pack,
    id: `streets-${i}`,
    from: Math.max(packFrom, pack.minZoom),
    covers: pack.hasWater || overPictures,
  }));

export function outlineOf({ bounds: [west, south, east, north] }: StreetPack): [number, number][] {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}

export const overlaps = (
  { bounds: [west, south, east, north] }: StreetPack,
  box: { west: number; south: number; east: number; north: number },
): boolean => west < box.east && east > box.west && south < box.north && north > box.south;
