const MAX_WAIT_MS = 5_000;

let setDrawn: () => void = () => undefined;
const drawn = new Promise<void>((resolve) => (setDrawn = resolve));
let waited: Promise<void> | undefined;

/** Called after the first frame of the map, or when no map is shown. */
export const mapIsDrawn = (): void => setDrawn();

/** Resolves after the map is drawn, so that other work does not delay it. */
export function afterMap(): Promise<void> {
  waited ??= Promise.race([drawn, new Promise<void>((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
  return waited;
}
