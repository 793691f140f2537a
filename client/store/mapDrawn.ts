/** What stands beside the map does not wait longer for it, milliseconds. */
const MAX_WAIT_MS = 5_000;

let setDrawn: () => void = () => undefined;
const drawn = new Promise<void>((resolve) => (setDrawn = resolve));
let waited: Promise<void> | undefined;

/** The ground has been drawn, or nobody waits for a map. */
export const mapIsDrawn = (): void => setDrawn();

/** Until the map is drawn the network and the processor are the map's: resolves then. */
export function afterMap(): Promise<void> {
  waited ??= Promise.race([drawn, new Promise<void>((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
  return waited;
}
