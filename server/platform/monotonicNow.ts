import { AppError } from "./errors";

/** Returns a time after `before`, because times identify versions of a row. */
export const monotonicNow = (now: Date, before: Date | undefined): Date => (before && before >= now ? new Date(before.getTime() + 1) : now);

/** Throws CHANGED_MEANWHILE unless the input has the `updatedAt` of the current version, which is null if there is none. */
export function assertUnchanged(input: { updatedAt?: Date | null }, current: { updatedAt: Date | null } | undefined): void {
  if ((input.updatedAt?.getTime() ?? null) !== (current?.updatedAt?.getTime() ?? null)) throw new AppError("CHANGED_MEANWHILE");
}
