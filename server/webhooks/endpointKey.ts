import { sendingScopes } from "../../schema/rules/access/apiKeys";
import { viewerOfKeyId } from "../auth/session/viewers";
import type { Reader } from "../db/connect";
import type { Viewer } from "../platform/viewer";

/** The key of an endpoint as the viewer of its messages; `null` if the key is not valid or may not read. */
export async function endpointViewer(db: Reader, now: number, keyId: string): Promise<Viewer | null> {
  const key = await viewerOfKeyId(db, now, keyId);
  return key?.scopes.some((scope) => !sendingScopes.includes(scope) && scope !== "widget") ? key.viewer : null;
}
