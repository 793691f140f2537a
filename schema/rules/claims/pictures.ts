import { milestoneOfCode } from "../fields/sourceCodes";
import type { MilestoneCode } from "../lists/claims";

export const pictureMilestones: readonly MilestoneCode[] = ["PHOTOGRAPHS", "SIGNATURE"];

export const pictureLimits = {
  bytes: 10_000_000,
  timeoutMs: 5_000,
  redirects: 3,
} as const;

/** GET route, with the viewer's authorization; `letter` is the source's milestone code, e.g. `/pictures/118199/D`. */
export const PICTURE_ROUTE = "/pictures/:claimId/:letter";
export const picturePath = (claimId: string, code: MilestoneCode): string | null => {
  const letter = Object.keys(milestoneOfCode).find((letterKey) => milestoneOfCode[letterKey] === code)!;
  return pictureMilestones.includes(code) ? `/pictures/${encodeURIComponent(claimId)}/${letter}` : null;
};

export type PictureType = "image/jpeg" | "image/png" | "image/webp";

const startsWith = (bytes: Uint8Array, at: number, ...expected: number[]): boolean => expected.every((byte, i) => bytes[at + i] === byte);
const ascii = (text: string): number[] => [...text].map((character) => character.charCodeAt(0));

/** Detects the type from the first bytes, ignoring the declared one; `null` if it is not supported. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | null {
  if (startsWith(bytes, 0, 0xff, 0xd8, 0xff)) return "image/jpeg";
  if (startsWith(bytes, 0, 0x89, ...ascii("PNG"), 0x0d, 0x0a, 0x1a, 0x0a)) return "image/png";
  if (startsWith(bytes, 0, ...ascii("RIFF")) && startsWith(bytes, 8, ...ascii("WEBP"))) return "image/webp";
  return null;
}
