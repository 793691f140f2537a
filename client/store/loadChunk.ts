const RETRY_DELAY_MS = 500;

/** Loads a chunk and retries once. `load` must be a bare `import()`, whose error names the chunk. */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    await new Promise((done) => setTimeout(done, RETRY_DELAY_MS));
    // Chromium caches failed module loads, so the retry uses a different URL.
    const [address] = /https?:\/\/\S+\.js\b/.exec(String(error)) ?? [];
    return address === undefined ? load() : ((await import(/* @vite-ignore */ `${address}?retry=${Date.now()}`)) as Module);
  }
}
