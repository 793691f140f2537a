import { PMTiles, Protocol } from "pmtiles";
import { addProtocol } from "../engine";
import type { StreetPack } from "./streetPack";

/** Attribution of a pack that names none: streets in this schema are OpenStreetMap's. */
const PACK_CREDIT = "© OpenStreetMap contributors (ODbL) · OpenMapTiles";

let protocol: Protocol | undefined;

export function registerPmtiles(): Protocol {
  if (!protocol) {
    protocol = new Protocol();
    addProtocol("pmtiles", protocol.tile);
  }
  return protocol;
}

/** Part of an archive's metadata that is read. Missing or malformed entries count as absent. */
interface PackMetadata {
  attribution?: unknown;
  vector_layers?: unknown;
}

/**
 * Reads bounds, zoom and attribution of a street pack. `url`: a .pmtiles file served with byte ranges. Throws if it cannot be fetched or is
 * not PMTiles.
 */
export async function readStreetPack(url: string): Promise<StreetPack> {
  const archive = registerPmtiles().get(url) ?? new PMTiles(url);
  const { minLon, minLat, maxLon, maxLat, minZoom } = await archive.getHeader();
  const { attribution, vector_layers: layers } = ((await archive.getMetadata()) ?? {}) as PackMetadata;
  registerPmtiles().add(archive);
  return {
    url,
    bounds: [minLon, minLat, maxLon, maxLat],
    minZoom,
    attribution: typeof attribution === "string" && attribution.trim() ? attribution : PACK_CREDIT,
    hasWater: Array.isArray(layers) && layers.some((layer) => (layer as { id?: unknown } | null)?.id === "water"),
  };
}
