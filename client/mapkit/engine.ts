// The parts of MapLibre that the maps use; anything else is left out of the bundle.
import { setWorkerUrl } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";

export { GPUInitializationError, Map, Marker, ScaleControl, addProtocol } from "maplibre-gl";

// The bundler renames the worker file that MapLibre expects next to itself.
setWorkerUrl(workerUrl);
