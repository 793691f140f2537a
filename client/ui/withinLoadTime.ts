import { CHUNK_LOAD_TIMEOUT_MS } from "../../schema/rules/limits/specified";

/** A page's code did not come in time. */
export class ChunkTimeout extends Error {}

/** What is loaded, or ChunkTimeout when it does not come within 120 s. */
export function withinLoadTime<T>(loading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkTimeout()), CHUNK_LOAD_TIMEOUT_MS);
    void loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
