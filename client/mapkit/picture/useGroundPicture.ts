import type { StyleSpecification } from "maplibre-gl";
import { type RefObject, useEffect, useState } from "react";
import { language } from "../../i18n/language";
import { session } from "../../session/session";
import { useObservable } from "../../store/observable";
import { registerPmtiles } from "../basemap/protocol";
import { useBasemapStyle } from "../basemap/useBasemapStyle";
import type { BasemapLayer } from "../basemap/basemapLayers";
import * as engine from "../engine";
import type { PictureFrame } from "./frame";

registerPmtiles();

const NO_LAYERS: readonly BasemapLayer[] = [];

export interface GroundPicture {
  url: string;
  /** Names of the data sources, which their licences require on every copy. */
  credits: string;
}

/** Picture of the basemap in the light theme, drawn once in `box`; `null` until it is drawn or without WebGL. */
export function useGroundPicture(box: RefObject<HTMLElement | null>, frame: PictureFrame | null): GroundPicture | null {
  const current = useObservable(session);
  const layers = current.status === "in" ? current.info.basemap : NO_LAYERS;
  const { style, packs } = useBasemapStyle(layers, "light", useObservable(language));
  const [picture, setPicture] = useState<GroundPicture | null>(null);
  const [lon, lat, zoom] = [frame?.center[0], frame?.center[1], frame?.zoom];
  useEffect(() => {
    const container = box.current;
    if (!container || picture !== null || packs === null || lon === undefined || lat === undefined || zoom === undefined) return undefined;
    try {
      const map = new engine.Map({
        container,
        style,
        center: [lon, lat],
        zoom,
        interactive: false,
        attributionControl: false,
        fadeDuration: 0,
        canvasContextAttributes: { preserveDrawingBuffer: true },
      });
      map.once("idle", () => setPicture({ url: map.getCanvas().toDataURL("image/png"), credits: creditsOf(style) }));
      return () => map.remove();
    } catch (error) {
      console.warn("the map picture cannot be drawn", error);
      return undefined;
    }
  }, [box, style, packs, lon, lat, zoom, picture]);
  return picture;
}

function creditsOf({ sources }: StyleSpecification): string {
  const credits = Object.values(sources).flatMap((source) => ("attribution" in source && source.attribution ? [source.attribution] : []));
  const names = credits.flatMap((credit) => credit.replace(/<[^>]*>/g, "").split("·"));
  return [...new Set(names.map((name) => name.trim()))].join(" · ");
}
