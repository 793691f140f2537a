import type * as z from "zod/mini";

/** What this browser keeps under a key; null where that is nothing, or not of this shape, or where the browser keeps nothing. */
export function readStored<T extends z.ZodMiniType>(
  storageName: "localStorage" | "sessionStorage",
  key: string,
  schema: T,
): z.output<T> | null {
  try {
    return schema.safeParse(JSON.parse(window[storageName].getItem(key) ?? "null")).data ?? null;
  } catch {
    return null;
  }
}

/** Keeps a value under a key; a browser that keeps nothing goes without it. */
export function writeStored(storageName: "localStorage" | "sessionStorage", key: string, value: object | null): void {
  try {
    if (value === null) window[storageName].removeItem(key);
    else window[storageName].setItem(key, JSON.stringify(value));
  } catch {
    // The value holds until the page is closed.
  }
}
