import { useEffect, useState } from "react";
import { readStreetPack } from "./protocol";
import type { StreetPack } from "./streetPack";

const readPacks = new Map<string, StreetPack>();
const FIRST_PICTURE_WAIT_MS = 3_000;

const knownOf = (urls: readonly string[]): StreetPack[] => urls.flatMap((url) => readPacks.get(url) ?? []);

/**
 * Returns the street packs together once they are read, so that the map is styled once; null before. A pack that cannot be read is omitted.
 */
export function useStreetPacks(urls: readonly string[]): readonly StreetPack[] | null {
  const key = urls.join(" ");
  const [packs, setPacks] = useState(() => (urls.every((url) => readPacks.has(url)) ? knownOf(urls) : null));
  useEffect(() => {
    const all = key.split(" ").filter(Boolean);
    let isMounted = true;
    const show = (): void => {
      if (isMounted) setPacks(knownOf(all));
    };
    const firstPicture = setTimeout(show, FIRST_PICTURE_WAIT_MS);
    const reading = all
      .filter((url) => !readPacks.has(url))
      .map(async (url) => {
        try {
          readPacks.set(url, await readStreetPack(new URL(url, window.location.href).href));
        } catch (error) {
          console.warn("a street pack cannot be read", error);
        }
      });
    void Promise.all(reading).then(() => {
      clearTimeout(firstPicture);
      if (reading.length) show();
    });
    return () => {
      isMounted = false;
      clearTimeout(firstPicture);
    };
  }, [key]);
  return packs;
}
