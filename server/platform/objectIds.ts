/** Encodes the `id` of an object: its type and key, joined with NUL, which PostgreSQL texts cannot contain. */
export const encodeObjectId = (typeName: string, ...key: readonly string[]): string =>
  Buffer.from([typeName, ...key].join("\0")).toString("base64url");

export interface ObjectKey {
  typeName: string;
  key: string[];
}

export function decodeObjectId(id: string): ObjectKey | null {
  const [typeName, ...key] = Buffer.from(id, "base64url").toString().split("\0");
  return typeName && key.length && encodeObjectId(typeName, ...key) === id ? { typeName, key } : null;
}

/** The plain id in a global id of the type; any other text is returned unchanged. */
export function plainIdOf(typeName: string, id: string): string {
  const decoded = decodeObjectId(id);
  return decoded?.typeName === typeName && decoded.key.length === 1 ? decoded.key[0]! : id;
}
