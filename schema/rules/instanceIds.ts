// Ids of claims and suppliers. Codes of a source are unique within their AMA instance, ids everywhere.

const qualified = (code: string, instanceId: string): string => `${code}@${instanceId}`;

/** Code within the AMA instance, as the source and integrations use it. */
export const sourceCode = ({ id, instanceId }: { id: string; instanceId: string }): string =>
  id.endsWith(`@${instanceId}`) ? id.slice(0, -instanceId.length - 1) : id;

/** Ids under which a code of an AMA instance may be stored; the last one only if another row has the previous one. */
export function possibleIds(code: string, instanceId: string): [code: string, own: string, last: string] {
  const qualifiedCode = qualified(code, instanceId);
  return [code, qualifiedCode, qualified(qualifiedCode, instanceId)];
}

/**
 * Id of an instance's claim or supplier, existing or new. Keys with access to all instances use the plain code if it is free; others get an
 * id with the instance, independent of other instances' data.
 */
export function storedIdOf(
  code: string,
  instanceId: string,
  instanceOf: (id: string) => string | undefined,
  coversAllInstances: boolean,
): string {
  const [, ownId, last] = possibleIds(code, instanceId);
  const matchingId = [code, ownId].find((id) => instanceOf(id) === instanceId);
  if (matchingId !== undefined) return matchingId;
  if (coversAllInstances && instanceOf(code) === undefined && sourceCode({ id: code, instanceId }) === code) return code;
  return instanceOf(ownId) === undefined ? ownId : last;
}
