const withRegions = new Set(["ES", "IT", "FR"]);

/** First zoom of a province's border, from Natural Earth's zoom. Small provinces would be too dense earlier. */
const firstZoom = (min) => (min <= 5 ? 4 : min <= 8 ? 5 : min <= 9 ? 6 : min <= 10.5 ? 7 : 8);

const lines = (geometry, properties = {}) => (geometry.coordinates.length ? [{ type: "Feature", properties, geometry }] : []);

/** Unwraps a ring at the antimeridian to longitudes beyond 180 degrees, and closes rings around a pole (Antarctica). */
function unwrap(ring) {
  let turn = 0;
  const even = ring.map(([lon, lat], i) => {
    const step = i ? lon - ring[i - 1][0] : 0;
    if (Math.abs(step) > 180) turn -= 360 * Math.sign(step);
    return [lon + turn, lat];
  });
  return turn === 0 ? even : [...even, [even.at(-1)[0], -90], [even[0][0], -90], even[0]];
}

export function land({ read, feature }) {
  const topo = read("world-atlas/land-10m.json");
  return feature(topo, topo.objects.land).features.flatMap(({ geometry }) =>
    geometry.coordinates.map((rings) => ({
      type: "Feature",
      properties: {},
      geometry: { type: "Polygon", coordinates: rings.map(unwrap) },
    })),
  );
}

export function borders({ read, mesh }) {
  const topo = read("world-atlas/countries-10m.json");
  return lines(mesh(topo, topo.objects.countries, (a, b) => a !== b));
}

/** Borders between provinces of a country, by first zoom and kind (`region` or `province`). */
export function provinceLines({ topology, mesh }, provinces) {
  const slim = provinces.map(({ geometry, properties: p }) => ({
    type: "Feature",
    geometry,
    properties: { country: p.adm0_a3, iso: p.iso_a2, region: p.region, min: firstZoom(p.min_zoom) },
  }));
  const topo = topology({ provinces: { type: "FeatureCollection", features: slim } }, 1e6);
  const kindOf = (a, b) => (withRegions.has(a.iso) && a.region && b.region && a.region !== b.region ? "region" : "province");
  const zoomOf = (a, b) => (kindOf(a, b) === "region" ? 4 : Math.max(a.min, b.min));
  return [4, 5, 6, 7, 8].flatMap((z) =>
    ["region", "province"].flatMap((kind) => {
      const isBorder = (a, b) => a !== b && a.country === b.country && zoomOf(a, b) === z && kindOf(a, b) === kind;
      return lines(
        mesh(topo, topo.objects.provinces, (a, b) => isBorder(a.properties, b.properties)),
        { z, kind },
      );
    }),
  );
}
