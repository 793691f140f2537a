// Where the request that is being answered came from: known wherever its work is done, without being handed on through every function.
import { AsyncLocalStorage } from "node:async_hooks";

export interface Origin {
  /** Network address of whoever asks. */
  address: string;
  /** Names this one request. */
  requestId: string;
}

const origins = new AsyncLocalStorage<Origin>();

/** Runs what answers a request. */
export const runWithOrigin = <T>(origin: Origin, work: () => T): T => origins.run(origin, work);

/** Undefined where the server does something by itself. */
export const currentOrigin = (): Origin | undefined => origins.getStore();
