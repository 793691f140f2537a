import { TILE_SERVER_SLOTS } from "../../../schema/rules/limits/specified";

export type TileResource = TileAddress | { json: string };
export interface TileAddress {
  url: string;
  /** Not configured by the operator, so untrusted. */
  isForeign?: boolean;
}

/** Part of the basemap from a provider. Clients choose among its resources, never an address. */
export interface TileSource {
  /** `null` for an unknown path. Throws if the provider must be contacted first and fails. */
  resolve(path: string): Promise<TileResource | null> | TileResource | null;
}

const MAX_TILE_ZOOM = 22;

/** Expands a slot in a template: {s} to a, b and c; {1-4} or {a-d} to their range. */
export function slotsOf(template: string): string[] {
  const [slot, from, to] = /\{([a-z\d])-([a-z\d])\}/.exec(template) ?? (template.includes("{s}") ? ["{s}", "a", "c"] : []);
  if (!slot) return [template];
  const first = from!.charCodeAt(0);
  const count = Math.min(Math.max(to!.charCodeAt(0) - first + 1, 1), TILE_SERVER_SLOTS);
  return Array.from({ length: count }, (_, i) => template.replaceAll(slot, String.fromCharCode(first + i)));
}

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

export const fileSource = (url: string, name: string): TileSource => ({ resolve: (path) => (path === name ? { url } : null) });

export const glyphsSource = (template: string): TileSource => ({
  resolve(path) {
    const [, fonts, range] = /^([^/]{1,200})\/(\d{1,6}-\d{1,6})$/.exec(path) ?? [];
    return range ? { url: template.replace("{fontstack}", encodeURIComponent(fonts!)).replace("{range}", range) } : null;
  },
});

export const spriteSource = (base: string): TileSource => ({
  resolve(path) {
    if (!/^sprite(@2x)?\.(json|png)$/.test(path)) return null;
    const url = new URL(base);
    url.pathname += path.slice("sprite".length);
    return { url: url.href };
  },
});
