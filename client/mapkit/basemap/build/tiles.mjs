/** Maximum zoom of the archive, which the map overzooms up to 19. */
export const maxZoom = 8;
const extent = 4096;

/**
 * Cuts layers into tiles. `z` of a feature is its first zoom; the last one has all. `sizes`: bytes by layer.
 * @param {{ name: string, features: object[], tolerance?: number, buffer?: number }[]} layers
 */
export function cut({ geojsonvt, encode }, layers) {
  const parts = new Map();
  const sizes = {};
  for (const { name, features, tolerance = 4, buffer = 64 } of layers) {
    sizes[name] = 0;
    // One additional zoom, because geojson-vt does not simplify the last one.
    const options = { maxZoom: maxZoom + 1, indexMaxZoom: maxZoom, indexMaxPoints: 0, extent, tolerance, buffer };
    const index = new geojsonvt({ type: "FeatureCollection", features }, options);
    for (let z = 0; z <= maxZoom; z++) {
      for (let x = 0; x < 2 ** z; x++) {
        for (let y = 0; y < 2 ** z; y++) {
          const tileFeatures = index.getTile(z, x, y)?.features.filter((f) => z === maxZoom || (f.tags.z ?? 0) <= z);
          if (!tileFeatures?.length) continue;
          const data = Buffer.from(encode({ [name]: { features: tileFeatures } }, { version: 2, extent }));
          sizes[name] += data.length;
          const key = `${z}/${x}/${y}`;
          // Layers of a tile can be concatenated (vector tile specification 4.1).
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
