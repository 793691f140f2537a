import { createHmac, timingSafeEqual } from "node:crypto";
import { SECOND_MS } from "../../../schema/rules/durations";
import { DATA_EXPORT_ROUTE } from "../../../schema/rules/exports/dataSets";

const signatureOf = (secret: Uint8Array, id: string, expires: number): Buffer =>
  createHmac("sha256", secret).update(`data export\n${id}\n${expires}`).digest();

export function signedPath(secret: Uint8Array, id: string, expiresAt: Date): string {
  const expires = Math.floor(expiresAt.getTime() / SECOND_MS);
  const signature = signatureOf(secret, id, expires).toString("base64url");
  return `${DATA_EXPORT_ROUTE.replace(":id", id)}?${new URLSearchParams({ expires: `${expires}`, signature })}`;
}

export function isSigned(secret: Uint8Array, id: string, query: { expires?: unknown; signature?: unknown }, now: number): boolean {
  const { expires, signature } = query;
  if (typeof expires !== "string" || typeof signature !== "string" || !/^\d{1,12}$/.test(expires)) return false;
  const [expected, actual] = [signatureOf(secret, id, Number(expires)), Buffer.from(signature, "base64url")];
  return actual.length === expected.length && timingSafeEqual(actual, expected) && now < Number(expires) * SECOND_MS;
}
