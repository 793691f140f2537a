import { CHUNK_LOAD_TIMEOUT_MS } from "../../schema/rules/limits/specified";

export class ChunkTimeout extends Error {}

export function withinLoadTime<T>(loading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkTimeout()), CHUNK_LOAD_TIMEOUT_MS);
    void loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
