const RETRY_DELAY_MS = 500;

export class ChunkError extends Error {}

/** Loads a chunk and retries once. `load` must be a bare `import()`, whose error names the chunk. */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    await new Promise((done) => setTimeout(done, RETRY_DELAY_MS));
    return loadAgain(load, error).catch((cause: unknown) => {
      throw new ChunkError("A chunk could not be loaded", { cause });
    });
  }
}

/** Chromium and Firefox keep a failed import and name its address, so that one is imported by a different address. */
async function loadAgain<Module>(load: () => Promise<Module>, error: unknown): Promise<Module> {
  const [address] = /https?:\/\/\S+\.js\b/.exec(String(error)) ?? [];
  return address === undefined ? load() : ((await import(/* @vite-ignore */ `${address}?retry=${Date.now()}`)) as Module);
}
