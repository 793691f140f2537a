import { mapLayers, type MapLayer } from "../../schema/rules/map";

/** Layers the viewer may see. Until profiles say so, all: the server leaves out what a viewer may not see in any case. */
export const permittedLayers = (): readonly MapLayer[] => mapLayers;
