import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Frees what nobody holds any more at once: for a thread that leaves much behind and then has nothing to do for a long time. */
export function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
}
