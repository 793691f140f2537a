// Removes features that our map engine does not support from a provider's style.
import { type StyleSpecification, validateStyleMin } from "@maplibre/maplibre-gl-style-spec";
import {
  drawnLayerTypes,
  drawnSourceTypes,
  undrawnExpressions,
  undrawnParts,
  undrawnProperties,
} from "../../../schema/rules/map/mapEngine";

interface Layer {
  [name: string]: unknown;
  type?: unknown;
  source?: unknown;
  paint?: unknown;
}
export interface ProvidedStyle {
  [part: string]: unknown;
  sources: Record<string, Record<string, unknown>>;
  layers: Layer[];
}

const isOneOf = (names: readonly string[], value: unknown): boolean => names.includes(value as string);

const asksForUndrawn = (value: unknown): boolean => {
  if (Array.isArray(value)) return isOneOf(undrawnExpressions, value[0]) || value.some(asksForUndrawn);
  return typeof value === "object" && value !== null && Object.values(value).some(asksForUndrawn);
};

const isDrawn = (layer: Layer): boolean =>
  isOneOf(drawnLayerTypes, layer.type) &&
  !Object.keys(layer.paint ?? {}).some((property) => isOneOf(undrawnProperties, property)) &&
  !asksForUndrawn(layer);

export function drawableStyle<Style extends ProvidedStyle>(style: Style): Style {
  const sources = Object.fromEntries(
    Object.entries(style.sources)
      .filter(([, source]) => isOneOf(drawnSourceTypes, source["type"]) && source["encoding"] !== "mlt")
      // Clustering is done by the map's own layer.
      .map(([name, { cluster: _cluster, ...source }]) => [name, source]),
  );
  const layers = style.layers.filter((layer) => isDrawn(layer) && (layer.source === undefined || `${layer.source as string}` in sources));
  const flat = Object.fromEntries(Object.entries({ ...style, sources, layers }).filter(([part]) => !isOneOf(undrawnParts, part))) as Style;
  const wrong = new Set(
    validateStyleMin(flat as unknown as StyleSpecification).map(({ message }) => /^layers\[(\d+)\]/.exec(message)?.[1]),
  );
  return { ...flat, layers: layers.filter((_, i) => !wrong.has(`${i}`)) };
}
