import { addProtocol } from "maplibre-gl";
import { PMTiles, Protocol } from "pmtiles";
import type { StreetPack } from "./style";

let protocol: Protocol | undefined;

/** Teaches MapLibre to read `pmtiles://` addresses. May be called by every map; only the first call does something. */
export function registerPmtiles(): Protocol {
  if (!protocol) {
    protocol = new Protocol();
    addProtocol("pmtiles", protocol.tile);
  }
  return protocol;
}

/**
 * Reads which part of the world a street pack covers, so that the style draws it there and the world's own names elsewhere.
 * @param url of a .pmtiles file, served with byte ranges
 * @throws when it cannot be fetched or is no PMTiles archive
 */
export async function readStreetPack(url: string): Promise<StreetPack> {
  const archive = registerPmtiles().get(url) ?? new PMTiles(url);
  const { minLon, minLat, maxLon, maxLat } = await archive.getHeader();
  registerPmtiles().add(archive);
  return { url, bounds: [minLon, minLat, maxLon, maxLat] };
}
