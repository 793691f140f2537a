/** What GraphiQL would keep in the browser's storage, kept by the page alone. */
export function createMemory(): Pick<Storage, "getItem" | "setItem" | "removeItem" | "clear" | "length"> {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
    get length() {
      return kept.size;
    },
  };
}
