import type { Place } from "../../../schema/rules/geo/geo";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const valueOf = new Map([...alphabet].map((character, value) => [character, value]));
const version = 1;

/**
 * Decodes HERE's flexible polyline: version, precision and third dimension (ignored) in the header, then differences. Throws RangeError
 * for invalid input.
 */
export function decodeFlexible(text: string): Place[] {
  let at = 0;
  const unsigned = (): number => {
    for (let value = 0, weight = 1; ; weight *= 32) {
      const bits = valueOf.get(text[at++] ?? "");
      if (bits === undefined) throw new RangeError("no flexible polyline");
      value += (bits % 32) * weight;
      if (bits < 32) return value;
    }
  };
  const signed = (): number => {
    const value = unsigned();
    return value % 2 ? -(value + 1) / 2 : value / 2;
  };
  if (unsigned() !== version) throw new RangeError("another version");
  const header = unsigned();
  const steps = 10 ** (header % 16);
  const third = Math.floor(header / 16) % 8 > 0;
  const path: Place[] = [];
  for (let [lat, lon] = [0, 0]; at < text.length;) {
    lat += signed();
    lon += signed();
    if (third) signed();
    path.push([lon / steps, lat / steps]);
  }
  return path;
}
