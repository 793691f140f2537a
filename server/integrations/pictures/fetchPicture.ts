// Fetches a picture from an untrusted address: HTTPS, public internet only, with limits of size and time, and verified content.
import { pictureLimits, pictureTypeOf, type PictureType } from "../../../schema/rules/claims/pictures";
import { AppError } from "../../platform/errors";
import { askServer, publicAddressOf, resolveHost, type Resolve, type WebAnswer } from "../publicWeb";

export interface Picture {
  type: PictureType;
  bytes: Buffer;
}

export interface PictureAnswer extends Omit<WebAnswer, "headers"> {
  location: string | undefined;
  length: number | undefined;
}

/** DNS lookup, requests and timers; replaced in tests. */
export interface PictureSources {
  resolve: Resolve;
  ask(url: URL, address: string, signal: AbortSignal): Promise<PictureAnswer>;
  timeout(ms: number): { signal: AbortSignal; cancel(): void };
}

/**
 * Throws PICTURE_UNAVAILABLE for every failure, which reveals nothing about internal networks; PICTURE_INVALID if too large or not JPEG,
 * PNG or WebP.
 */
export async function fetchPicture(address: string, sources: PictureSources): Promise<Picture> {
  const { signal, cancel } = sources.timeout(pictureLimits.timeoutMs);
  try {
    return await Promise.race([follow(new URL(address), sources, signal), abortOf(signal)]);
  } catch (error) {
    throw error instanceof AppError ? error : new AppError("PICTURE_UNAVAILABLE");
  } finally {
    cancel();
  }
}

async function follow(first: URL, sources: PictureSources, signal: AbortSignal): Promise<Picture> {
  let url = first;
  for (let hops = 0; hops <= pictureLimits.redirects; hops++) {
    const answer = await sources.ask(url, await publicAddressOf(url, sources.resolve), signal);
    try {
      if (answer.status >= 300 && answer.status < 400 && answer.location !== undefined) {
        url = new URL(answer.location, url);
        continue;
      }
      if (answer.status !== 200) throw new AppError("PICTURE_UNAVAILABLE");
      return await read(answer, signal);
    } finally {
      answer.close();
    }
  }
  throw new AppError("PICTURE_UNAVAILABLE");
}

async function read({ length, body }: PictureAnswer, signal: AbortSignal): Promise<Picture> {
  if (length !== undefined && length > pictureLimits.bytes) throw new AppError("PICTURE_INVALID");
  const chunks: Uint8Array[] = [];
  let size = 0;
  let type: PictureType | null = null;
  for await (const chunk of body) {
    signal.throwIfAborted();
    chunks.push(chunk);
    size += chunk.length;
    if (size > pictureLimits.bytes) throw new AppError("PICTURE_INVALID");
    // Stops reading as soon as the content is not a picture.
    if (type === null && size >= SIGNATURE_BYTES && !(type = pictureTypeOf(Buffer.concat(chunks)))) throw new AppError("PICTURE_INVALID");
  }
  if (type === null) throw new AppError("PICTURE_INVALID");
  return { type, bytes: Buffer.concat(chunks) };
}

const SIGNATURE_BYTES = 12;

const abortOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener("abort", () => reject(new AppError("PICTURE_UNAVAILABLE")), { once: true }));

async function askForPicture(url: URL, address: string, signal: AbortSignal): Promise<PictureAnswer> {
  const sent = { accept: "image/webp, image/png, image/jpeg", "user-agent": "atalaya" };
  const { headers, ...answer } = await askServer(url, address, signal, { headers: sent });
  const announced = Number(headers["content-length"]);
  return { ...answer, location: headers.location, length: Number.isFinite(announced) ? announced : undefined };
}

export const pictureSources: PictureSources = {
  resolve: resolveHost,
  ask: askForPicture,
  timeout(ms) {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), ms);
    return { signal: controller.signal, cancel: () => clearTimeout(timer) };
  },
};
