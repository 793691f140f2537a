import { TILE_SERVER_SLOTS } from "../../../schema/rules/limits/specified";

/** What a browser gets behind an address under /tiles: something of a provider, or a text that we make. */
export type TileResource = TileAddress | { json: string };
export interface TileAddress {
  url: string;
  /** Somebody else than who set this installation up has named it. */
  isForeign?: boolean;
}

/** A part of the basemap that a provider serves. Only what it is made for can be asked of it: nobody names an address to us. */
export interface TileSource {
  /** What a path of it means; null: nothing. Throws when the provider has to be asked first and does not answer. */
  resolve(path: string): Promise<TileResource | null> | TileResource | null;
}

const MAX_TILE_ZOOM = 22;

/** The addresses that one with a slot stands for: {s} is a, b and c; {1-4} or {a-d} say which. */
export function slotsOf(template: string): string[] {
  const [slot, from, to] = /\{([a-z\d])-([a-z\d])\}/.exec(template) ?? (template.includes("{s}") ? ["{s}", "a", "c"] : []);
  if (!slot) return [template];
  const first = from!.charCodeAt(0);
  const count = Math.min(Math.max(to!.charCodeAt(0) - first + 1, 1), TILE_SERVER_SLOTS);
  return Array.from({ length: count }, (_, i) => template.replaceAll(slot, String.fromCharCode(first + i)));
}

/** Tiles by zoom, column and row. */
export function tilesSource(templates: readonly string[]): TileSource {
  const slots = templates.flatMap(slotsOf).slice(0, TILE_SERVER_SLOTS);
  return {
    resolve(path) {
      const [z, x, y] = /^(\d{1,2})\/(\d{1,7})\/(\d{1,7})$/.exec(path)?.slice(1).map(Number) ?? [];
      if (z === undefined || z > MAX_TILE_ZOOM || Math.max(x!, y!) >= 2 ** z) return null;
      const template = slots[(x! + y!) % slots.length]!;
      const values: Record<string, string> = { z: String(z), x: String(x), y: String(y), ratio: "", r: "" };
      return { url: template.replace(/\{(z|x|y|ratio|r)\}/g, (_, name: string) => values[name]!) };
    },
  };
}

/** One file. */
export const fileSource = (url: string, name: string): TileSource => ({ resolve: (path) => (path === name ? { url } : null) });

/** Letters of a font, in ranges of 256. */
export const glyphsSource = (template: string): TileSource => ({
  resolve(path) {
    const [, fonts, range] = /^([^/]{1,200})\/(\d{1,6}-\d{1,6})$/.exec(path) ?? [];
    return range ? { url: template.replace("{fontstack}", encodeURIComponent(fonts!)).replace("{range}", range) } : null;
  },
});

/** The pictures of a style: a sheet and what is where on it, in two sizes. */
export const spriteSource = (base: string): TileSource => ({
  resolve(path) {
    if (!/^sprite(@2x)?\.(json|png)$/.test(path)) return null;
    const url = new URL(base);
    url.pathname += path.slice("sprite".length);
    return { url: url.href };
  },
});
