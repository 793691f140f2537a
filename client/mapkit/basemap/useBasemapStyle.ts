import { useEffect, useMemo, useState } from "react";
import type { StyleSpecification } from "maplibre-gl";
import type { Locale } from "../../../schema/rules/language/locales";
import type { Theme } from "../../ui/theme/tokens";
import { addressesIn, packAddresses, type BasemapLayer } from "./basemapLayers";
import type { StreetPack } from "./streetPack";
import { basemapStyle } from "./style";
import { useStreetPacks } from "./useStreetPacks";

const NO_PACKS: readonly StreetPack[] = [];
/** Same interval as the server's retry (styleSource.ts). */
const RETRY_MS = 30_000;

/** Returns the map's style by the server's layers; the world alone while they load and if they fail. */
export function useBasemapStyle(
  layers: readonly BasemapLayer[],
  theme: Theme,
  language: Locale,
): { style: StyleSpecification; packs: readonly StreetPack[] | null } {
  const packs = useStreetPacks(packAddresses(layers));
  const whole = layers.find(({ kind }) => kind === "STYLE");
  const provided = useProvidedStyle(whole ? addressesIn(whole, theme)[0]! : null);
  const builtInStyle = useMemo(() => basemapStyle({ theme, language, packs: packs ?? NO_PACKS, layers }), [theme, language, packs, layers]);
  return { style: provided ?? builtInStyle, packs };
}

/** A provider's style with absolute addresses, which sprites and workers need. */
function useProvidedStyle(url: string | null): StyleSpecification | null {
  const [loaded, setLoaded] = useState<{ url: string; style: StyleSpecification } | null>(null);
  useEffect(() => {
    if (!url) return;
    const abort = new AbortController();
    const load = async (): Promise<void> => {
      const response = await fetch(url, { signal: abort.signal });
      if (!response.ok) throw new Error(`HTTP ${response.status}`);
      const text = (await response.text()).replaceAll('"/tiles/', `"${window.location.origin}/tiles/`);
      setLoaded({ url, style: JSON.parse(text.replaceAll("pmtiles:///", `pmtiles://${window.location.origin}/`)) as StyleSpecification });
    };
    let retry: ReturnType<typeof setTimeout> | undefined;
    const failed = (error: unknown): void => {
      if (!abort.signal.aborted) console.warn("the map's style cannot be read", error);
    };
    load().catch((error: unknown) => {
      failed(error);
      if (!abort.signal.aborted) retry = setTimeout(() => void load().catch(failed), RETRY_MS);
    });
    return () => {
      clearTimeout(retry);
      abort.abort();
    };
  }, [url]);
  return loaded && loaded.url === url ? loaded.style : null;
}
