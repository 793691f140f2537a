// What of MapLibre our maps use. The map is handed this module, so what is not named here is not sent.
import { setWorkerUrl } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";

export { GPUInitializationError, Map, Marker, ScaleControl, addProtocol } from "maplibre-gl";

// The bundle moves the file that MapLibre would look for beside itself.
setWorkerUrl(workerUrl);
