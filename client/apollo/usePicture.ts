import { useEffect, useReducer, useState } from "react";
import { accessToken } from "../session/session";
import { ResponseErrors, useErrorText } from "../api/errors";
import { requestHeaders } from "../api/headers";

export type ShownPicture = { state: "loading" } | { state: "ready"; url: string } | { state: "failed"; message: string; retry(): void };

export function usePicture(path: string): ShownPicture {
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const [loaded, setLoaded] = useState<{ of: string; url?: string; error?: unknown } | null>(null);
  const errorText = useErrorText();
  const key = `${path} ${attempt}`;
  useEffect(() => {
    const controller = new AbortController();
    let url: string | undefined;
    loadPicture(path, controller.signal).then(
      (blob) => {
        if (controller.signal.aborted) return;
        url = URL.createObjectURL(blob);
        setLoaded({ of: key, url });
      },
      (error: unknown) => controller.signal.aborted || setLoaded({ of: key, error }),
    );
    return () => {
      controller.abort();
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [path, key]);
  if (loaded?.of !== key) return { state: "loading" };
  if (loaded.url !== undefined) return { state: "ready", url: loaded.url };
  return { state: "failed", message: errorText(loaded.error), retry };
}

async function loadPicture(path: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(new URL(path, window.location.href), { headers: requestHeaders(await accessToken()), signal });
  if (response.ok) return response.blob();
  const { code, values } = ((await response.json().catch(() => null)) ?? {}) as { code?: string; values?: object };
  throw code ? new ResponseErrors([{ message: code, extensions: { code, values } }]) : new TypeError(`HTTP ${response.status}`);
}
