/** Zooms of the archive; the map stretches the last one to 19. */
export const maxZoom = 8;
const extent = 4096;

/**
 * Cuts layers into vector tiles. A feature with a property `z` is in the tiles from that zoom on (the last zoom has all of them).
 * @param {{ geojsonvt: any, encode: any }} tools
 * @param {{ name: string, features: object[], tolerance?: number, buffer?: number }[]} layers tolerance in tile units (4096 a tile)
 * @returns {{ tiles: { z: number, x: number, y: number, data: Buffer }[], sizes: Record<string, number> }} sizes: bytes by layer, not compressed
 */
export function cut({ geojsonvt, encode }, layers) {
  const parts = new Map();
  const sizes = {};
  for (const { name, features, tolerance = 4, buffer = 64 } of layers) {
    sizes[name] = 0;
    // One zoom more than is used: the library does not simplify its last one.
    const options = { maxZoom: maxZoom + 1, indexMaxZoom: maxZoom, indexMaxPoints: 0, extent, tolerance, buffer };
    const index = new geojsonvt({ type: "FeatureCollection", features }, options);
    for (let z = 0; z <= maxZoom; z++) {
      for (let x = 0; x < 2 ** z; x++) {
        for (let y = 0; y < 2 ** z; y++) {
          const found = index.getTile(z, x, y)?.features.filter((f) => z === maxZoom || (f.tags.z ?? 0) <= z);
          if (!found?.length) continue;
          const data = Buffer.from(encode({ [name]: { features: found } }, { version: 2, extent }));
          sizes[name] += data.length;
          const key = `${z}/${x}/${y}`;
          // Layers of one tile are messages that may simply follow each other (vector tile specification 4.1).
          parts.set(key, parts.has(key) ? Buffer.concat([parts.get(key), data]) : data);
        }
      }
    }
  }
  const tiles = [...parts].map(([key, data]) => {
    const [z, x, y] = key.split("/").map(Number);
    return { z, x, y, data };
  });
  return { tiles, sizes };
}
