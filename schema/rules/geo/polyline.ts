// Encoded polyline format: differences in steps of 10^-precision degrees, latitude first, five bits per printable character.
import type { Path, Place } from "./geo";

const usualPrecision = 5;

export function encodePolyline(path: Path, precision = usualPrecision): string {
  const steps = 10 ** precision;
  let text = "";
  let [lastLat, lastLon] = [0, 0];
  for (const [lon, lat] of path) {
    const [latNow, lonNow] = [Math.round(lat * steps), Math.round(lon * steps)];
    text += encoded(latNow - lastLat) + encoded(lonNow - lastLon);
    [lastLat, lastLon] = [latNow, lonNow];
  }
  return text;
}

export function decodePolyline(text: string, precision = usualPrecision): Place[] {
  const steps = 10 ** precision;
  const path: Place[] = [];
  let [lat, lon, at] = [0, 0, 0];
  const next = (): number | null => {
    for (let value = 0, weight = 1; at < text.length; weight *= 32) {
      const bits = text.charCodeAt(at++) - 63;
      if (bits < 0 || bits > 63) return null;
      value += (bits % 32) * weight;
      if (bits < 32) return value % 2 ? -(value + 1) / 2 : value / 2;
    }
    return null;
  };
  while (at < text.length) {
    const [north, east] = [next(), next()];
    if (north === null || east === null) break;
    path.push([(lon += east) / steps, (lat += north) / steps]);
  }
  return path;
}

function encoded(difference: number): string {
  let rest = difference < 0 ? -2 * difference - 1 : 2 * difference;
  let text = "";
  for (; rest >= 32; rest = Math.floor(rest / 32)) text += String.fromCharCode((rest % 32) + 32 + 63);
  return text + String.fromCharCode(rest + 63);
}
