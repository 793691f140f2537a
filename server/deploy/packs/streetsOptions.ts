import { parseArgs } from "node:util";
import type { Box } from "./tileIds";

function boxOf(text: string | undefined): Box | null {
  const [west, south, east, north, ...more] = (text ?? "").split(",").map((part) => (part.trim() === "" ? Number.NaN : Number(part)));
  const isBox =
    more.length === 0 && west! >= -180 && west! < east! && east! <= 180 && south! >= -85.06 && south! < north! && north! <= 85.06;
  return isBox ? [west!, south!, east!, north!] : null;
}

const options = { bbox: { type: "string" }, from: { type: "string" }, out: { type: "string", default: "streets.pmtiles" } } as const;

export function readOptions(words: readonly string[]): { box: Box; from: string; out: string } | string {
  try {
    // negative longitudes: "--bbox -46,…" would be parsed as two options
    const args = words
      .join("\n")
      .replace(/^--bbox\n/m, "--bbox=")
      .split("\n")
      .filter(Boolean);
    const { values } = parseArgs({ args, options });
    const box = boxOf(values.bbox);
    if (!box) return "--bbox: must be west, south, east and north in degrees, by commas";
    return values.from ? { box, from: values.from, out: values.out } : "--from: is missing";
  } catch (error) {
    return (error as Error).message;
  }
}
