// Standard Webhooks 1.0: a message is signed with a shared secret over its id, its time and its bytes.
import { createHmac, timingSafeEqual } from "node:crypto";

/** How far the sender's clock may be from ours, seconds. */
export const CLOCK_TOLERANCE_SECONDS = 5 * 60;

export interface SignedHeaders {
  id: string | undefined;
  /** Seconds since 1970. */
  timestamp: string | undefined;
  /** Several, separated by spaces, while a secret is being changed. */
  signature: string | undefined;
}

/** Why a message is not to be believed; null: it is the sender's, as it was sent. `now` in milliseconds. */
export function signatureErrorOf(secret: string, { id, timestamp, signature }: SignedHeaders, body: Buffer, now: number): string | null {
  if (!id || id.length > 200 || !timestamp || !signature) return "send webhook-id, webhook-timestamp and webhook-signature";
  if (!/^\d{1,12}$/.test(timestamp)) return "webhook-timestamp is not a number of seconds";
  const expected = signatureOf(secret, id, timestamp, body);
  const fits = signature
    .split(" ")
    .map((one) => /^v1,([\w+/=]+)$/.exec(one)?.[1])
    .some((one) => one !== undefined && same(Buffer.from(one, "base64"), expected));
  if (!fits) return "no signature of webhook-signature fits";
  return Math.abs(now / 1_000 - Number(timestamp)) > CLOCK_TOLERANCE_SECONDS ? "webhook-timestamp is more than 5 minutes away" : null;
}

/** The signature of a message; `secret` as it is given out: whsec_ and base64. */
export const signatureOf = (secret: string, id: string, timestamp: string, body: Buffer | string): Buffer =>
  createHmac("sha256", Buffer.from(secret.replace(/^whsec_/, ""), "base64"))
    .update(`${id}.${timestamp}.`)
    .update(body)
    .digest();

const same = (received: Buffer, expected: Buffer): boolean => received.length === expected.length && timingSafeEqual(received, expected);
