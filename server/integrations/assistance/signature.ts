// Standard Webhooks 1.0: HMAC over id, time and body with a shared secret.
import { createHmac, timingSafeEqual } from "node:crypto";

export const CLOCK_TOLERANCE_SECONDS = 5 * 60;

export interface SignedHeaders {
  id: string | undefined;
  timestamp: string | undefined;
  /** Several signatures, separated by spaces, while a secret is replaced. */
  signature: string | undefined;
}

/** Returns why a message is invalid; `null` if it is authentic. `now` in milliseconds. */
export function signatureErrorOf(secret: string, { id, timestamp, signature }: SignedHeaders, body: Buffer, now: number): string | null {
  if (!id || id.length > 200 || !timestamp || !signature) return "send webhook-id, webhook-timestamp and webhook-signature";
  if (!/^\d{1,12}$/.test(timestamp)) return "webhook-timestamp is not a number of seconds";
  const expected = signatureOf(secret, id, timestamp, body);
  const fits = signature
    .split(" ")
    .map((part) => /^v1,([\w+/=]+)$/.exec(part)?.[1])
    .some((candidate) => candidate !== undefined && same(Buffer.from(candidate, "base64"), expected));
  if (!fits) return "no signature of webhook-signature fits";
  return Math.abs(now / 1_000 - Number(timestamp)) > CLOCK_TOLERANCE_SECONDS ? "webhook-timestamp is more than 5 minutes away" : null;
}

export const signatureOf = (secret: string, id: string, timestamp: string, body: Buffer | string): Buffer =>
  createHmac("sha256", Buffer.from(secret.replace(/^whsec_/, ""), "base64"))
    .update(`${id}.${timestamp}.`)
    .update(body)
    .digest();

const same = (received: Buffer, expected: Buffer): boolean => received.length === expected.length && timingSafeEqual(received, expected);
