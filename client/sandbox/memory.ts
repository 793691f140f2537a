export function createMemory(): Pick<Storage, "getItem" | "setItem" | "removeItem" | "clear" | "length"> {
  const entries = new Map<string, string>();
  return {
    getItem: (name) => entries.get(name) ?? null,
    setItem: (name, text) => void entries.set(name, text),
    removeItem: (name) => void entries.delete(name),
    clear: () => entries.clear(),
    get length() {
      return entries.size;
    },
  };
}
