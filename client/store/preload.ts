import { CHUNK_LOAD_TIMEOUT_MS } from "../../schema/rules/limits/specified";

const loads = new Map<string, Promise<unknown>>();

/** Reads the files of a chunk before importing it: browsers keep a failed import until a reload, but not a failed request. */
export async function preload<Module>(importChunk: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  await Promise.all(files.map((file) => loadOnce(`/${file}`)));
  return importChunk();
}

function loadOnce(address: string): Promise<unknown> {
  let loading = loads.get(address);
  if (!loading) {
    loading = address.endsWith(".css") ? addStylesheet(address) : readModule(address);
    loading.catch(() => loads.delete(address));
    loads.set(address, loading);
  }
  return loading;
}

const isOnPage = (address: string): boolean => document.querySelector(`[href="${address}"], [src="${address}"]`) !== null;

async function readModule(address: string): Promise<void> {
  if (isOnPage(address)) return;
  const answer = await fetch(address, { signal: AbortSignal.timeout(CHUNK_LOAD_TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}`);
  await answer.arrayBuffer();
}

async function addStylesheet(address: string): Promise<void> {
  if (isOnPage(address)) return;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: address, crossOrigin: "" });
  await new Promise((loaded, failed) => {
    link.onload = loaded;
    link.onerror = () => {
      link.remove();
      failed(new Error(`${address} could not be loaded`));
    };
    document.head.append(link);
  });
}
