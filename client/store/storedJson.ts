import type * as z from "zod/mini";

export type StorageName = "localStorage" | "sessionStorage";

/** Values that the browser rejected, because storage is blocked or full. They last until the page is closed. */
const unstored: Record<StorageName, Map<string, string | null>> = { localStorage: new Map(), sessionStorage: new Map() };

export function readStoredText(storageName: StorageName, key: string): string | null {
  const text = unstored[storageName].get(key);
  if (text !== undefined) return text;
  try {
    return window[storageName].getItem(key);
  } catch {
    return null;
  }
}

/** `null` removes the entry. Never throws: values that the browser rejects are kept in memory. */
export function writeStoredText(storageName: StorageName, key: string, text: string | null): void {
  try {
    if (text === null) window[storageName].removeItem(key);
    else window[storageName].setItem(key, text);
    unstored[storageName].delete(key);
  } catch {
    unstored[storageName].set(key, text);
  }
}

export function clearSessionStorage(): void {
  unstored.sessionStorage.clear();
  try {
    window.sessionStorage.clear();
  } catch {
    // Blocked storage holds nothing.
  }
}

export function readStored<T extends z.ZodMiniType>(storageName: StorageName, key: string, schema: T): z.output<T> | null {
  try {
    return schema.safeParse(JSON.parse(readStoredText(storageName, key) ?? "null")).data ?? null;
  } catch {
    return null;
  }
}

export const writeStored = (storageName: StorageName, key: string, value: object | null): void =>
  writeStoredText(storageName, key, value === null ? null : JSON.stringify(value));
