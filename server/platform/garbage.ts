import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Runs a garbage collection, for threads that leave much garbage and are then idle. */
export function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
}
