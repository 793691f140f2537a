import * as z from "zod/mini";
import { clampCamera, type MapCamera } from "../../mapkit/camera";
import { readStored, writeStored } from "../../store/storedJson";

const cameraSchema = z.object({ lon: z.number(), lat: z.number(), zoom: z.number(), bearing: z.number(), pitch: z.number() });
const storageKeyOf = (user: string): string => `atalaya.map.view.${user}`;

export function lastView(user: string): MapCamera | null {
  const camera = readStored("localStorage", storageKeyOf(user), cameraSchema);
  return camera && clampCamera(camera);
}

export const rememberView = (user: string, camera: MapCamera): void => writeStored("localStorage", storageKeyOf(user), camera);
