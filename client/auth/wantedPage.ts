// The page that was asked for, over the way to the directory and back: addresses of this product only, in this tab only.
const place = "atalaya.wantedPage";

export function rememberWanted(path: string): void {
  try {
    sessionStorage.setItem(place, path);
  } catch {
    // A browser that keeps nothing: the map it is.
  }
}

export function recallWanted(): string | null {
  try {
    const path = sessionStorage.getItem(place);
    sessionStorage.removeItem(place);
    return path?.startsWith("/") ? path : null;
  } catch {
    return null;
  }
}
