import { PMTiles, Protocol } from "pmtiles";
import { addProtocol } from "../engine";
import type { StreetPack } from "./streetPack";

/** Of a pack that does not say whose data it is: streets in this schema are OpenStreetMap's. */
const PACK_CREDIT = "© OpenStreetMap contributors (ODbL) · OpenMapTiles";

let protocol: Protocol | undefined;

/** Teaches MapLibre to read `pmtiles://` addresses. May be called by every map; only the first call does something. */
export function registerPmtiles(): Protocol {
  if (!protocol) {
    protocol = new Protocol();
    addProtocol("pmtiles", protocol.tile);
  }
  return protocol;
}

/** What of an archive's metadata is read; what is missing or of another kind counts as absent. */
interface PackMetadata {
  attribution?: unknown;
  vector_layers?: unknown;
}

/**
 * Reads what a street pack says of itself: which part of the world it covers, from which zoom, whose data it is.
 * @param url of a .pmtiles file, served with byte ranges
 * @throws when it cannot be fetched or is no PMTiles archive
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
